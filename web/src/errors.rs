//! What went wrong, in the style of the house.

use crate::Icon;
use crate::Language;
use crate::t;
use maud::{Markup, html};

/// Why something was not done, above the table as it stands now.
pub fn notice(reason: &str) -> Markup {
    html! {
        p.wrap.warning.reason role="alert" { (Icon("u-info")) " " (reason) }
    }
}

/// A table that can no longer be played, inside `<main>`: why, and where its log is,
/// if it may be read.
pub fn set_aside(language: Language, reason: &str, log: Option<&str>) -> Markup {
    html! {
        div.wrap {
            section.panel.box.trouble {
                div {
                    h1 { (t!(language, "error-set-aside")) }
                    p.reason { (reason) }
                    p.go {
                        @if let Some(log) = log {
                            a.btn href=(log) { (t!(language, "download-log")) } " "
                        }
                        a.btn."btn--primary" href="/" { (Icon("u-logo")) " " (t!(language, "go-home")) }
                    }
                }
            }
        }
    }
}

/// An error page, inside `<main>`: what went wrong, why, and where to go.
pub fn page(language: Language, status: u16, reason: &str) -> Markup {
    let title = match status {
        400 => t!(language, "error-400"),
        403 => t!(language, "error-403"),
        404 => t!(language, "error-404"),
        409 => t!(language, "error-409"),
        413 => t!(language, "error-413"),
        429 => t!(language, "error-429"),
        500..=599 => t!(language, "error-500"),
        _ => t!(language, "error-other"),
    };
    let advice = match status {
        400 | 413 => t!(language, "advice-400"),
        403 => t!(language, "advice-403"),
        404 => t!(language, "advice-404"),
        409 => t!(language, "advice-409"),
        429 => t!(language, "advice-429"),
        500..=599 => t!(language, "advice-500"),
        _ => t!(language, "advice-400"),
    };
    html! {
        div.wrap {
            section.panel.box.trouble {
                p.trouble-code aria-hidden="true" { (status) }
                div {
                    h1 { (title) }
                    @if !reason.is_empty() { p.reason { (reason) } }
                    p { (advice) }
                    p.go {
                        a.btn."btn--primary" href="/" { (Icon("u-logo")) " " (t!(language, "go-home")) }
                    }
                }
            }
        }
    }
}
