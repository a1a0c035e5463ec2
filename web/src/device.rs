//! Going on with a game on another device.

use crate::Icon;
use crate::t;
use crate::{Language, qr};
use maud::{Markup, html};

/// The page with the link for the other device, inside `<main>`.
pub fn link(language: Language, address: &str, back: &str) -> Markup {
    html! {
        div.wrap {
            section.panel.box.invite {
                h1 { (t!(language, "device-title")) }
                p { (t!(language, "device-lead")) }
                div.field-row {
                    label.vh for="device-link" { (t!(language, "device-link")) }
                    input.input #device-link readonly value=(address);
                    button.btn type="button" hidden data-copy="device-link"
                        data-done=(t!(language, "copied")) {
                        (Icon("u-link")) " " span { (t!(language, "copy")) }
                    }
                }
                @if let Some(code) = qr::code(address, &t!(language, "qr-code")) {
                    figure.qr { (code) }
                }
                p.go { a.btn href=(back) { (t!(language, "device-back")) } }
            }
        }
    }
}

/// The page behind that link, inside `<main>`: asks before it takes anybody in,
/// because a link is often opened by machines that only want a preview.
pub fn confirm(language: Language, name: &str, action: &str) -> Markup {
    html! {
        div.wrap {
            section.panel.box {
                h1 { (t!(language, "device-title")) }
                p { (t!(language, "device-as", name = name)) }
                form method="post" action=(action) {
                    button.btn."btn--primary"."btn--big" type="submit" {
                        (Icon("u-play")) " " (t!(language, "device-enter"))
                    }
                }
            }
        }
    }
}
