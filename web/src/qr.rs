//! A link as a QR code, drawn as SVG.

use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// White modules around the code, as scanners want them.
const QUIET: i32 = 4;

/// The code of a text; `None` if the text is too long for one.
pub(crate) fn code(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    let side = code.size() + 2 * QUIET;
    Some(html! {
        svg viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) {
            (PreEscaped(format!(
                "<rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#17202C\"/>"
            )))
        }
    })
}
