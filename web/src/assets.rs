//! Style sheets, the browser script and the icon, embedded in the program.
//!
//! Each asset has an address with the hash of its content in it, so that a
//! browser may keep it for ever: another content has another address.

use crate::ALONE;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::OnceLock;

/// The type of style sheets.
const STYLE: &str = "text/css; charset=utf-8";

/// Something that pages load.
#[derive(Debug)]
pub struct Asset {
    /// Its name, the last part of its address.
    pub name: &'static str,
    /// Its type, for the `Content-Type` header.
    pub content_type: &'static str,
    /// The content.
    pub bytes: &'static [u8],
    /// Whether it is a file beside the program, rather than in it.
    pub is_beside: bool,
    etag: OnceLock<String>,
}

impl Asset {
    /// A style sheet.
    pub const fn style(name: &'static str, text: &'static str) -> Asset {
        let bytes = text.as_bytes();
        Asset { name, content_type: STYLE, bytes, is_beside: false, etag: OnceLock::new() }
    }

    /// One that no game owns. Without a server, styles and pictures are files beside the
    /// program: the first page has fetched the styles already, and need not wait for pictures.
    const fn shared(name: &'static str, content_type: &'static str, bytes: &'static [u8]) -> Asset {
        let is_picture = matches!(name.as_bytes(), [.., b'.', b'p', b'n', b'g']);
        let is_style = matches!(name.as_bytes(), [.., b'.', b'c', b's', b's']);
        let is_beside = ALONE && (is_picture || is_style);
        let bytes = if is_beside && cfg!(target_arch = "wasm32") { &[] } else { bytes };
        Asset { name, content_type, bytes, is_beside, etag: OnceLock::new() }
    }

    const fn shared_style(name: &'static str, text: &'static str) -> Asset {
        Asset::shared(name, STYLE, text.as_bytes())
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

    /// Its address, `/assets/<hash>/<name>`; that of a file if it is beside the program.
    pub fn address(&self) -> String {
        if self.is_beside {
            return format!("/{}", self.name);
        }
        format!("/assets/{}/{}", self.etag(), self.name)
    }
}

macro_rules! shared {
    ($($asset:ident = $name:literal: $content_type:expr;)*) => {
        $(pub(crate) static $asset: Asset = Asset::shared(
            $name, $content_type, include_bytes!(concat!("../assets/", $name)),
        );)*

        /// The assets that no game owns.
        pub static SHARED: &[&Asset] = &[$(&$asset,)* &PAGES, &RULES, &STORY];
    };
}

shared! {
    TOKENS = "tokens.css": STYLE;
    UI = "ui.css": STYLE;
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

pub(crate) static PAGES: Asset = Asset::shared_style(
    "pages.css",
    concat!(
        include_str!("../assets/pages.css"),
        include_str!("../assets/analysis.css"),
        include_str!("../assets/chart.css")
    ),
);

/// The style sheet of rule books.
pub static RULES: Asset = Asset::shared_style("rules.css", include_str!("../assets/rules.css"));

/// The style sheet of the story of others' turns.
pub static STORY: Asset = Asset::shared_style("story.css", include_str!("../assets/story.css"));
