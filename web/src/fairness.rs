//! That nobody chooses the cards: what everybody adds to the seed, and how to check it.

use crate::Icon;
use crate::Language;
use crate::lobby::WaitingFacts;
use crate::t;
use maud::{Markup, html};

/// What everybody may know of what a place adds before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// It adds nothing.
    Nothing,
    /// It is not fixed yet.
    Awaited,
    /// Its SHA-256.
    Fixed(String),
}

caravanserai_core::named! {
    /// What a seat is to do before the cards are dealt.
    pub enum Ask {
        /// Seal a text; or tell one at once, and trust the others.
        Seal = "seal",
        /// Tell a text: everybody else has fixed theirs.
        Tell = "tell",
        /// Open what was sealed.
        Open = "open",
    }
}

/// The SHA-256 of what each place adds, parted by spaces, for the script.
fn seals(added: &[Shown]) -> String {
    let seals = added.iter().map(|shown| match shown {
        Shown::Fixed(hash) => hash.as_str(),
        Shown::Nothing | Shown::Awaited => "-",
    });
    seals.collect::<Vec<_>>().join(" ")
}

/// What the visitor is to add, if anything. The script does it by itself; without it,
/// a form asks. Posts `contribution` to `/contribution` below the table's address.
pub(crate) fn ask(facts: &WaitingFacts) -> Markup {
    let language = facts.language;
    let Some(ask) = facts.ask else { return html! {} };
    html! {
        section.panel.box.add aria-labelledby="add-title" data-add=(ask.name())
            data-table=(facts.path) data-commitment=(facts.commitment)
            data-seals=(seals(&facts.added)) {
            h2 #add-title { (Icon("u-shield")) " " (t!(language, "add-title")) }
            p.note.by-script role="status" { span.pulse aria-hidden="true" {} (t!(language, "add-by-script")) }
            p.warning data-lost hidden { (Icon("u-info")) " " (t!(language, "add-lost")) }
            @if ask == Ask::Open {
                p.by-hand { (t!(language, "add-lost")) }
            } @else {
                form.by-hand method="post" action={ (facts.path) "/contribution" } {
                    p { (t!(language, "add-lead")) }
                    label.field-label {
                        span { (t!(language, "add-words")) }
                        input.input name="contribution" maxlength="80" autocomplete="off"
                            placeholder=(t!(language, "add-example"));
                    }
                    button.btn."btn--primary" type="submit" { (t!(language, "add-go-on")) }
                }
            }
            p { (how_to_check(language)) }
        }
    }
}

/// What is fixed already, on the page of a table that waits.
pub(crate) fn notice(facts: &WaitingFacts) -> Markup {
    let language = facts.language;
    let shared = facts.added.iter().any(|shown| *shown != Shown::Nothing);
    html! {
        details.proof {
            summary { (Icon("u-shield")) " " (t!(language, "fair-shuffle")) }
            @if shared {
                p { (t!(language, "fair-shared-lead")) }
            } @else {
                p { (t!(language, "fair-shuffle-lead")) }
            }
            @if facts.by_lot { p { (t!(language, "fair-by-lot")) } }
            dl {
                div { dt { (t!(language, "commitment")) } dd { code { (facts.commitment) } } }
                @for (index, shown) in facts.added.iter().enumerate().filter(|_| shared) {
                    div {
                        dt { (t!(language, "added-at", place = index + 1)) }
                        dd { (fixed(language, shown)) }
                    }
                }
            }
            p { (how_to_check(language)) }
        }
    }
}

fn fixed(language: Language, shown: &Shown) -> Markup {
    html! {
        @match shown {
            Shown::Fixed(hash) => { code { (hash) } }
            Shown::Awaited => { (t!(language, "added-later")) }
            Shown::Nothing => { (t!(language, "added-nothing")) }
        }
    }
}

/// The way to the page that explains it.
pub(crate) fn how_to_check(language: Language) -> Markup {
    html! { a href="/fairness" { (t!(language, "how-to-check")) } }
}

/// The page that explains it, inside `<main>`.
pub fn page(language: Language) -> Markup {
    html! {
        div.wrap.prose {
            section.panel.box {
                h1 { (t!(language, "fairness-title")) }
                p { (t!(language, "fairness-lead")) }
                h2 { (t!(language, "fairness-how")) }
                ol {
                    li { (t!(language, "fairness-how-commit")) }
                    li { (t!(language, "fairness-how-seal")) }
                    li { (t!(language, "fairness-how-open")) }
                    li { (t!(language, "fairness-how-deal")) }
                    li { (t!(language, "fairness-how-end")) }
                }
                h2 { (t!(language, "how-to-check")) }
                p { (t!(language, "fairness-check-note")) }
                p { (t!(language, "fairness-check-command")) }
                pre { code { "caravanserai replay --verify --commitment 9f86d0… --contribution 4f1d07… game.record" } }
                p { (t!(language, "fairness-check-by-hand")) }
                pre { code { "printf 'caravanserai deal 1\\n52:HOUSE-SEED,5:FIRST,6:SECOND,' | sha256sum" } }
                h2 { (t!(language, "fairness-limits")) }
                ul {
                    li { (t!(language, "fairness-limit-nothing")) }
                    li { (t!(language, "fairness-limit-words")) }
                    li { (t!(language, "fairness-limit-script")) }
                    li { (t!(language, "fairness-limit-abort")) }
                    li { (t!(language, "fairness-limit-look")) }
                }
            }
        }
    }
}
