//! What went wrong, in the style of the house.

use crate::Icon;
use crate::Language;
use crate::message::go_home;
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
    let rest = html! {
        @if let Some(log) = log {
            p { a.btn href=(log) { (t!(language, "download-log")) } }
        }
        (go_home(language))
    };
    told(&t!(language, "error-set-aside"), reason, rest)
}

/// A guest who is banned, inside `<main>`.
pub fn banned(language: Language, reason: &str) -> Markup {
    told(&t!(language, "error-banned"), reason, html! { p { (t!(language, "advice-banned")) } })
}

/// A table that was removed by the admin, inside `<main>`.
pub fn removed(language: Language, reason: &str) -> Markup {
    told(&t!(language, "error-removed"), reason, go_home(language))
}

/// A table that was closed by the admin before its game began, inside `<main>`.
pub fn closed(language: Language, reason: &str) -> Markup {
    told(&t!(language, "error-closed"), reason, go_home(language))
}

/// What happened, why, and what is left to do.
fn told(title: &str, reason: &str, rest: Markup) -> Markup {
    html! {
        div.wrap {
            section.panel.box.trouble {
                div {
                    h1 { (title) }
                    p.reason { (reason) }
                    (rest)
                }
            }
        }
    }
}

/// An error page, inside `<main>`: what went wrong, why, and where to go.
///
/// The detail is what programs are told, for their authors. It has no
/// translation: it speaks of fields.
pub fn page(language: Language, status: u16, reason: &str, detail: Option<&str>) -> Markup {
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
                    @if let Some(detail) = detail {
                        p { (t!(language, "error-detail")) br; code lang="en" { (detail) } }
                    }
                    p { (advice) }
                    (go_home(language))
                }
            }
        }
    }
}
