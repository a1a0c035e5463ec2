//! Style sheets, the browser script and the icon, embedded in the program.
//!
//! Each asset has an address with the hash of its content in it, so that a
//! browser may keep it for ever: another content has another address.

use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::LazyLock;

/// Something that pages load.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The content.
    pub bytes: &'static [u8],
    /// Its type, for the `Content-Type` header.
    pub content_type: &'static str,
    /// The start of its SHA-256, in hexadecimal digits.
    pub etag: String,
}

macro_rules! embedded {
    ($($name:literal: $content_type:literal),* $(,)?) => {
        const EMBEDDED: &[(&str, &str, &[u8])] = &[
            $(($name, $content_type, include_bytes!(concat!("../assets/", $name)))),*
        ];
    };
}

embedded! {
    "tokens.css": "text/css; charset=utf-8",
    "ui.css": "text/css; charset=utf-8",
    "pages.css": "text/css; charset=utf-8",
    "targi.css": "text/css; charset=utf-8",
    "targi-layout.css": "text/css; charset=utf-8",
    "targi-about.css": "text/css; charset=utf-8",
    "five-tribes.css": "text/css; charset=utf-8",
    "five-tribes-layout.css": "text/css; charset=utf-8",
    "rules.css": "text/css; charset=utf-8",
    "five-tribes-book.css": "text/css; charset=utf-8",
    "table.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
}

static ASSETS: LazyLock<Vec<(&'static str, Asset)>> = LazyLock::new(|| {
    EMBEDDED
        .iter()
        .map(|(name, content_type, bytes)| {
            (*name, Asset { bytes, content_type, etag: fingerprint(bytes) })
        })
        .collect()
});

fn fingerprint(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().take(8).fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The asset of this name.
pub fn get(name: &str) -> Option<Asset> {
    ASSETS.iter().find(|(known, _)| *known == name).map(|(_, asset)| asset.clone())
}

/// All names.
pub fn names() -> impl Iterator<Item = &'static str> {
    ASSETS.iter().map(|(name, _)| *name)
}

/// The address of an asset, `/assets/<hash>/<name>`.
///
/// # Panics
/// If there is no such asset: pages name only what is embedded.
pub fn address(name: &str) -> String {
    let (_, asset) = ASSETS
        .iter()
        .find(|(known, _)| *known == name)
        .unwrap_or_else(|| panic!("`{name}` is not among the assets"));
    format!("/assets/{}/{name}", asset.etag)
}
