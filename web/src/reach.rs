//! A link for somebody else, as text and QR code. One that only this machine understands says so,
//! and names those that others can use.

use crate::{Icon, Language, qr, t};
use maud::{Markup, html};

/// Who can use an address of the house as the visitor knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Other devices, too, as far as anybody can tell.
    Others,
    /// This machine alone; others reach the house at these addresses.
    ThisMachine(Vec<String>),
    /// This machine alone, and nobody else reaches the house at all, until it is opened by this
    /// command; then at these addresses.
    Closed {
        /// What to type.
        command: String,
        /// Where the house is then.
        then: Vec<String>,
    },
}

/// A link of the house: `base` as the visitor knows it, and the path.
pub(crate) fn link(
    language: Language,
    (id, label): (&str, &str),
    (base, path): (&str, &str),
    reach: &Reach,
) -> Markup {
    let addresses = match reach {
        Reach::Others => &[][..],
        Reach::ThisMachine(addresses) | Reach::Closed { then: addresses, .. } => addresses,
    };
    let scanned = match reach {
        Reach::Others => Some(base),
        Reach::ThisMachine(addresses) => addresses.first().map(String::as_str),
        Reach::Closed { .. } => None,
    };
    let scanned = scanned.map(|base| format!("{base}{path}"));
    let code = scanned.and_then(|link| qr::code(&link, &t!(language, "qr-code")));
    html! {
        @if *reach != Reach::Others {
            div.notice {
                (Icon("u-warn"))
                p { b { (t!(language, "reach-this-machine")) } " " span { (t!(language, "reach-why")) } }
            }
        }
        (field(language, id, label, &format!("{base}{path}"), *reach != Reach::Others))
        @if let Reach::Closed { command, .. } = reach {
            p { (t!(language, "reach-open")) }
            p.command { code { (command) } }
        }
        @if *reach != Reach::Others {
            p {
                @if addresses.is_empty() { (t!(language, "reach-nowhere")) }
                @else if matches!(reach, Reach::Closed { .. }) { (t!(language, "reach-then")) }
                @else { (t!(language, "reach-others")) }
            }
        }
        @for (index, base) in addresses.iter().enumerate() {
            (field(language, &format!("{id}-{index}"), label, &format!("{base}{path}"), false))
        }
        @if let Some(code) = code { figure.qr { (code) } }
    }
}

fn field(language: Language, id: &str, label: &str, link: &str, useless: bool) -> Markup {
    html! {
        div.field-row {
            label.vh for=(id) { (label) }
            input.input.is-useless[useless] id=(id) readonly value=(link);
            button.btn type="button" hidden data-copy=(id) data-done=(t!(language, "copied")) {
                (Icon("u-link")) " " span { (t!(language, "copy")) }
            }
        }
    }
}
