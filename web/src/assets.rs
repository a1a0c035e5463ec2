//! Style sheets, the browser script and the icon, embedded in the program.
//!
//! Each asset has an address with the hash of its content in it, so that a
//! browser may keep it for ever: another content has another address.

use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::OnceLock;

/// Something that pages load.
#[derive(Debug)]
pub struct Asset {
    /// Its name, the last part of its address.
    pub name: &'static str,
    /// Its type, for the `Content-Type` header.
    pub content_type: &'static str,
    /// The content.
    pub bytes: &'static [u8],
    etag: OnceLock<String>,
}

impl Asset {
    /// A style sheet.
    pub const fn style(name: &'static str, text: &'static str) -> Asset {
        Asset::new(name, "text/css; charset=utf-8", text.as_bytes())
    }

    const fn new(name: &'static str, content_type: &'static str, bytes: &'static [u8]) -> Asset {
        Asset { name, content_type, bytes, etag: OnceLock::new() }
    }

    /// The start of its SHA-256, in hexadecimal digits.
    pub fn etag(&self) -> &str {
        self.etag.get_or_init(|| {
            let digest = Sha256::digest(self.bytes);
            digest.iter().take(8).fold(String::new(), |mut text, byte| {
                // Writing to a string cannot fail.
                let _ = write!(text, "{byte:02x}");
                text
            })
        })
    }

    /// Its address, `/assets/<hash>/<name>`; that of a file if it is not in the program.
    pub fn address(&self) -> String {
        if self.bytes.is_empty() {
            return format!("/{}", self.name);
        }
        format!("/assets/{}/{}", self.etag(), self.name)
    }
}

/// What the program carries of an asset: without a server, pictures for installing it
/// are files beside it, so that a first visit need not wait for them.
const fn carried(name: &str, bytes: &'static [u8]) -> &'static [u8] {
    match name.as_bytes() {
        [.., b'.', b'p', b'n', b'g'] if cfg!(feature = "alone") => &[],
        _ => bytes,
    }
}

macro_rules! shared {
    ($($asset:ident = $name:literal: $content_type:literal;)*) => {
        $(pub(crate) static $asset: Asset = Asset::new(
            $name, $content_type, carried($name, include_bytes!(concat!("../assets/", $name))),
        );)*

        /// The assets that no game owns.
        pub static SHARED: &[&Asset] = &[$(&$asset,)* &PAGES, &RULES, &STORY];
    };
}

shared! {
    TOKENS = "tokens.css": "text/css; charset=utf-8";
    UI = "ui.css": "text/css; charset=utf-8";
    SCRIPT = "table.js": "text/javascript; charset=utf-8";
    ICON = "icon.svg": "image/svg+xml";
    ICON_TURN = "icon-turn.svg": "image/svg+xml";
    ICON_192 = "icon-192.png": "image/png";
    ICON_512 = "icon-512.png": "image/png";
    ICON_MASKABLE = "icon-maskable.png": "image/png";
    ICON_APPLE = "icon-apple.png": "image/png";
}

/// The style sheet of curves, also of a picture that stands alone.
pub(crate) const CHART: &str = include_str!("../assets/chart.css");

pub(crate) static PAGES: Asset = Asset::style(
    "pages.css",
    concat!(
        include_str!("../assets/pages.css"),
        include_str!("../assets/analysis.css"),
        include_str!("../assets/chart.css")
    ),
);

/// The style sheet of rule books.
pub static RULES: Asset = Asset::style("rules.css", include_str!("../assets/rules.css"));

/// The style sheet of the story of others' turns.
pub static STORY: Asset = Asset::style("story.css", include_str!("../assets/story.css"));
