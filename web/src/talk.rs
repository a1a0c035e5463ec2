//! A few words across the table: set phrases, each read in one's own language.

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
        @if let Some(Said { phrase, at_ms }) = said {
            @let name = labels::names(language, &facts.names, &facts.bots).swap_remove(seat.index());
            span.said data-said={ (seat) "-" (at_ms) } data-name=(name) { (phrase.words(language)) }
        }
    }
}

/// The phrases to choose from, for somebody who has a seat where other people play.
pub(crate) fn phrases(language: Language, facts: &TableFacts) -> Markup {
    let people = facts.bots.iter().filter(|bot| bot.is_none()).count();
    html! {
        @if people > 1 && !facts.shared {
            details.menu.talk {
                summary.iconbtn title=(t!(language, "say-something")) { (Icon("u-quote")) }
                div.menu-box {
                    form.phrases method="post" action={ (facts.path) "/say" } {
                        @for phrase in Phrase::ALL {
                            button.btn."btn--quiet" name="phrase" value=(phrase.name()) {
                                (phrase.words(language))
                            }
                        }
                    }
                    form.mute method="post" action="/settings" {
                        input type="hidden" name="back" value=(facts.path);
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
}
