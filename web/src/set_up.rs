//! The page that sets a table up, around the fields of the game.

use crate::icon::Icon;
use crate::texts::t;
use crate::{Language, house};
use maud::{Markup, html};
use std::borrow::Cow;

/// One value of an option: its code, its name, and what it means.
pub(crate) struct Offer {
    pub(crate) code: &'static str,
    pub(crate) name: Cow<'static, str>,
    pub(crate) text: Cow<'static, str>,
}

/// Ready-made ways to play, and at last one's own choice, which is picked when
/// `chosen` is none of them.
pub(crate) fn presets(
    language: Language,
    chosen: Option<&str>,
    offers: impl IntoIterator<Item = Offer>,
) -> Markup {
    html! {
        fieldset {
            legend { (t!(language, "set-up-preset")) }
            div.pick."pick--presets" {
                @for offer in offers {
                    label {
                        input type="radio" name="preset" value=(offer.code)
                            checked[chosen == Some(offer.code)];
                        b { (offer.name) }
                        span { (offer.text) }
                    }
                }
                label {
                    input type="radio" name="preset" value="own" checked[chosen.is_none()];
                    b { (t!(language, "set-up-own")) }
                    span { (t!(language, "set-up-own-text")) }
                }
            }
        }
    }
}

/// An option with its values, one of them picked: the first if `chosen` is none.
pub(crate) fn option(name: &str, title: &str, chosen: &str, offers: Vec<Offer>) -> Markup {
    let known = offers.iter().any(|offer| offer.code == chosen);
    html! {
        fieldset.option {
            legend { (title) }
            @for (index, offer) in offers.iter().enumerate() {
                label.option-line {
                    input type="radio" name=(name) value=(offer.code)
                        checked[offer.code == chosen || !known && index == 0];
                    span { b { (offer.name) } " " span { (offer.text) } }
                }
            }
        }
    }
}

/// What the set-up page needs to know.
#[derive(Clone, Debug)]
pub struct SetUpFacts {
    /// The language to speak.
    pub language: Language,
    /// The game's name.
    pub game: &'static str,
    /// All games.
    pub games: Vec<&'static str>,
    /// The levels of opponents, the weakest first.
    pub levels: Vec<&'static str>,
    /// How many play.
    pub seats: u8,
    /// The name the visitor goes by, once they gave one.
    pub name: Option<String>,
    /// The fields of the game.
    pub fields: Markup,
    /// What was wrong with the last try.
    pub wrong: Option<String>,
}

/// The set-up page, inside `<main>`. Posts to `/new`.
pub fn form(facts: &SetUpFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.set-up {
            h1 { (t!(language, "set-up-table")) }
            @if facts.games.len() > 1 {
                nav.pick aria-label=(t!(language, "pick-game")) {
                    @for game in &facts.games {
                        a.btn href={ "/new?game=" (game) }
                            aria-current=[(*game == facts.game).then_some("page")] {
                            (house::game(language, game))
                        }
                    }
                }
            }
            @if let Some(wrong) = &facts.wrong {
                p.warning role="alert" { (Icon("u-info")) " " (wrong) }
            }
            form.panel.box method="post" action="/new" enctype="multipart/form-data" {
                input type="hidden" name="game" value=(facts.game);
                (facts.fields)
                @for other in 1..facts.seats.max(2) {
                    (opponent(facts, other))
                }
                fieldset {
                    legend { (t!(language, "set-up-side")) }
                    label { input type="radio" name="side" value="random" checked; " " (t!(language, "set-up-side-random")) }
                    @for seat in 0..facts.seats.max(2) {
                        " " label { input type="radio" name="side" value=(seat); " " (t!(language, "set-up-side-n", seat = seat + 1)) }
                    }
                }
                p { label { input type="checkbox" name="hints" value="on" checked; " " (t!(language, "set-up-hints")) } }
                @if facts.name.is_none() {
                    label.field-label {
                        span { (t!(language, "your-name")) }
                        input.input name="name" maxlength="24" autocomplete="nickname"
                            placeholder=(t!(language, "your-name-example"));
                    }
                }
                button.btn."btn--primary"."btn--big" type="submit" { (t!(language, "set-up-open")) }
            }
        }
    }
}

fn opponent(facts: &SetUpFacts, other: u8) -> Markup {
    let language = facts.language;
    let id = format!("opponent-{other}");
    html! {
        p.field-label {
            label for=(id) { (t!(language, "set-up-opponent", number = other)) } " "
            select.input id=(id) name="opponent" {
                option value="friend" { (t!(language, "set-up-friend")) }
                option value="anyone" { (t!(language, "set-up-anyone")) }
                @for level in &facts.levels {
                    option value=(level) { (house::level(language, level)) }
                }
            }
        }
    }
}
