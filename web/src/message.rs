//! A page that says one thing, and how to go on from there.

use crate::{Icon, Language, t};
use maud::{Markup, html};

/// The page, inside `<main>`.
pub(crate) fn message(title: &str, text: Markup, way_on: Markup) -> Markup {
    html! {
        div.wrap.me {
            h1 { (title) }
            section.panel.box { p { (text) } (way_on) }
        }
    }
}

/// What is somebody's own, asked for by somebody who has no name here yet.
pub fn nobody(language: Language, title: &str) -> Markup {
    message(title, html! { (t!(language, "devices-nobody")) }, go_home(language))
}

/// The way to the landing page.
pub(crate) fn go_home(language: Language) -> Markup {
    html! {
        p.go {
            a.btn."btn--primary" href="/" { (Icon("u-logo")) " " (t!(language, "go-home")) }
        }
    }
}
