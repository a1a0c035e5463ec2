//! A few words across the table: set phrases, each read in one's own language.

use crate::end::EndFacts;
use crate::{Icon, Language, TableFacts, labels, t};
use caravanserai_core::Seat;
use maud::{Markup, html};
use std::borrow::Cow;

caravanserai_core::named! {
    /// What can be said, as it is offered.
    pub enum Phrase {
        Hello = "hello",
        HaveFun = "have_fun",
        GoodMove = "good_move",
        WellPlayed = "well_played",
        ThankYou = "thank_you",
        Sorry = "sorry",
        OhNo = "oh_no",
        OneMoment = "one_moment",
        BackSoon = "back_soon",
        BackTomorrow = "back_tomorrow",
        Again = "again",
        GoodNight = "good_night",
    }
}

impl Phrase {
    /// In words.
    pub fn words(self, language: Language) -> Cow<'static, str> {
        match self {
            Phrase::Hello => t!(language, "say-hello"),
            Phrase::HaveFun => t!(language, "say-have-fun"),
            Phrase::GoodMove => t!(language, "say-good-move"),
            Phrase::WellPlayed => t!(language, "say-well-played"),
            Phrase::ThankYou => t!(language, "say-thank-you"),
            Phrase::Sorry => t!(language, "say-sorry"),
            Phrase::OhNo => t!(language, "say-oh-no"),
            Phrase::OneMoment => t!(language, "say-one-moment"),
            Phrase::BackSoon => t!(language, "say-back-soon"),
            Phrase::BackTomorrow => t!(language, "say-back-tomorrow"),
            Phrase::Again => t!(language, "say-again"),
            Phrase::GoodNight => t!(language, "say-good-night"),
        }
    }
}

/// What somebody said last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// What.
    pub phrase: Phrase,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// What a seat said, beside its name. The script shows it to everybody when it is new.
pub fn said(language: Language, facts: &TableFacts, seat: Seat) -> Markup {
    let said = facts.said.get(seat.index()).copied().flatten().filter(|_| facts.panel.is_none());
    html! {
        @if let Some(said) = said {
            @let name = labels::names(language, &facts.names, &facts.bots).swap_remove(seat.index());
            (bubble(language, seat, &name, said))
        }
    }
}

fn bubble(language: Language, seat: Seat, name: &str, Said { phrase, at_ms }: Said) -> Markup {
    html! {
        span.said data-said={ (seat) "-" (at_ms) } data-name=(name) { (phrase.words(language)) }
    }
}

/// Whether a viewer has other people to talk to, at the table or after the game.
pub fn has_company(facts: &TableFacts) -> bool {
    let people = facts.bots.iter().filter(|bot| bot.is_none()).count();
    people > 1 && !facts.shared
}

/// The phrases to choose from, for somebody who has a seat where other people play.
pub(crate) fn phrases(language: Language, facts: &TableFacts) -> Markup {
    html! {
        @if has_company(facts) { (menu(language, &facts.path, "")) }
    }
}

/// What people say when a game is over; nothing where nobody has company.
pub(crate) fn after_the_game(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let Some(said) = &facts.said else { return html! {} };
    let said = (0..).map(Seat).zip(said).filter_map(|(seat, said)| Some((seat, (*said)?)));
    html! {
        div.end-talk {
            @if facts.seat.is_some() { (menu(language, &facts.path, "?page=end")) }
            @for (seat, said) in said {
                @let name = facts.names.get(seat.index()).map_or("", String::as_str);
                p.says {
                    span.seat.{ "seat--" (seat) } aria-hidden="true" {} " " (name) " "
                    (bubble(language, seat, name, said))
                }
            }
        }
    }
}

/// The menu of phrases of a page of this table.
fn menu(language: Language, path: &str, page: &str) -> Markup {
    let back = if page.is_empty() { "" } else { "/end" };
    html! {
        details.menu.talk {
            summary.iconbtn title=(t!(language, "say-something")) { (Icon("u-quote")) }
            div.menu-box {
                form.phrases method="post" action={ (path) "/say" (page) } {
                    @for phrase in Phrase::ALL {
                        button.btn."btn--quiet" name="phrase" value=(phrase.name()) {
                            (phrase.words(language))
                        }
                    }
                }
                form.mute method="post" action="/settings" {
                    input type="hidden" name="back" value={ (path) (back) };
                    button.btn."btn--quiet".hears name="phrases" value="off" {
                        (Icon("u-mute")) " " (t!(language, "say-mute"))
                    }
                    button.btn."btn--quiet".hears-not name="phrases" value="on" {
                        (Icon("u-sound")) " " (t!(language, "say-unmute"))
                    }
                }
            }
        }
    }
}
