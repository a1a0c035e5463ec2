//! Going on with a game on another device.

use crate::Icon;
use crate::Language;
use crate::reach::{self, Reach};
use crate::t;
use maud::{Markup, html};

/// The page with the link for the other device, inside `<main>`.
pub fn link(language: Language, base: &str, path: &str, reach: &Reach, back: &str) -> Markup {
    html! {
        div.wrap {
            section.panel.box.invite {
                h1 { (t!(language, "device-title")) }
                p { (t!(language, "device-lead")) }
                (reach::link(
                    language,
                    ("device-link", &t!(language, "device-link")),
                    (base, path),
                    reach,
                ))
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

/// A browser that acts for somebody else already.
#[derive(Clone, Debug)]
pub struct SwapFacts<'a> {
    /// Whose link it is.
    pub name: &'a str,
    /// For whom this browser acts now.
    pub now: &'a str,
    /// The number of that guest, for the form.
    pub now_id: i64,
    /// How many other devices that guest has.
    pub others: usize,
    /// How many games of that guest are not over.
    pub games: usize,
}

/// The page behind that link for a browser that acts for somebody else already, inside
/// `<main>`: says who is who, and what will happen.
pub fn swap(language: Language, facts: &SwapFacts<'_>, action: &str) -> Markup {
    let SwapFacts { name, now, now_id, others, games } = *facts;
    html! {
        div.wrap {
            section.panel.box.swap {
                h1 { (t!(language, "swap-title", now = now)) }
                p { (t!(language, "swap-lead", name = name, now = now)) }
                ul.learn-points {
                    li { (Icon("u-swap")) span { (t!(language, "swap-then", name = name, now = now)) } }
                    @if games > 0 {
                        li { (Icon("u-table")) span { (t!(language, "swap-games", now = now, count = games)) } }
                    }
                    li {
                        (Icon("u-device"))
                        span {
                            @if others > 0 { (t!(language, "swap-others", now = now, count = others)) }
                            @else { strong { (t!(language, "swap-last", now = now)) } }
                        }
                    }
                }
                p.field-row {
                    a.btn."btn--primary" href="/" { (t!(language, "swap-stay", now = now)) }
                    @if others == 0 {
                        a.btn href="/devices" { (t!(language, "swap-first-devices")) }
                    }
                }
                form method="post" action=(action) {
                    button.btn name="instead_of" value=(now_id) {
                        (Icon("u-swap")) " " (t!(language, "swap-do", name = name))
                    }
                }
            }
        }
    }
}
