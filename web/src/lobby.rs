//! A table that waits for players.

use crate::Icon;
use crate::fairness::{self, Ask, Shown};
use crate::home::SCENE;
use crate::reach::{self, Reach};
use crate::t;
use crate::{GameName, Language, labels, notices, people};
use caravanserai_core::Seat;
use maud::{Markup, PreEscaped, html};

/// What there is to know about a table that waits.
#[derive(Clone, Debug)]
pub struct WaitingFacts {
    /// The language to speak.
    pub language: Language,
    /// The table's address below the house: actions are posted below it.
    pub path: String,
    /// The game.
    pub game: GameName,
    /// The options in words, one line each.
    pub options: Vec<String>,
    /// The house as the visitor knows it, such as `http://127.0.0.1:8080`.
    pub base: String,
    /// Who else can use that.
    pub reach: Reach,
    /// Who sits where; `None` for a free seat.
    pub seats: Vec<Option<String>>,
    /// The level of each seat's opponent; `None` for a person or a free seat.
    pub bots: Vec<Option<String>>,
    /// The levels that a bot can be given.
    pub levels: Vec<String>,
    /// Where the visitor sits.
    pub seat: Option<Seat>,
    /// Whether the visitor set the table up, and may seat bots or close it.
    pub host: bool,
    /// Who invites the visitor: the name and seat of the host, if seated.
    pub inviter: Option<(String, Seat)>,
    /// How long a game takes among people, in minutes.
    pub minutes: u16,
    /// Whether the game has a first game to learn by.
    pub teaches: bool,
    /// The name the visitor goes by, once they gave one.
    pub name: Option<String>,
    /// SHA-256 of the house's seed.
    pub commitment: String,
    /// What each place adds to it.
    pub added: Vec<Shown>,
    /// What the visitor is to add.
    pub ask: Option<Ask>,
    /// Whether seats are drawn by lot when the cards are dealt.
    pub by_lot: bool,
}

impl WaitingFacts {
    fn free(&self) -> usize {
        self.seats.iter().filter(|name| name.is_none()).count()
    }

    /// Who invites the visitor, if they may still sit down.
    fn invited_by(&self) -> Option<&(String, Seat)> {
        self.inviter.as_ref().filter(|_| self.seat.is_none() && !self.host && self.free() > 0)
    }

    /// What the page is about, in its title and first words.
    pub fn title(&self) -> String {
        let game = self.game.title.clone();
        match self.invited_by() {
            Some((name, _)) => t!(self.language, "invites-you", name = name.as_str(), game = game),
            None => t!(self.language, "waiting-title", game = game),
        }
        .into_owned()
    }
}

/// The page of a table that waits, inside `<main>`.
///
/// Posts to `/sit` (`seat`, `name`, `contribute`), `/contribution`, `/bot` (`seat`, or `all` for every free
/// one, and `level`), `/stand` and `/close`, all below the table's address.
pub fn waiting(facts: &WaitingFacts) -> Markup {
    let language = facts.language;
    let (title, free) = (facts.title(), facts.free());
    html! {
        div.wrap.waiting data-title=(title) {
            @match facts.invited_by() {
                Some(inviter) => (invited(facts, &title, inviter)),
                None => h1 { (title) },
            }
            div.waiting-grid {
                (fairness::ask(facts))
                @if free > 0 && facts.invited_by().is_none() { (invitation(facts)) }
                section.panel.box aria-labelledby="seats-title" {
                    h2 #seats-title {
                        (t!(language, "seats")) " "
                        span.tag { (t!(language, "seats-free", count = free)) }
                    }
                    ol.seats {
                        @for (index, name) in facts.seats.iter().enumerate() {
                            li { (seat(facts, index, name.as_deref())) }
                        }
                    }
                    (fill(facts, free))
                    @if facts.seat.is_some() {
                        p.note role="status" {
                            span.pulse aria-hidden="true" {}
                            @if free > 0 { (t!(language, "waiting-for-others")) }
                            @else { (t!(language, "waiting-for-the-deal")) }
                        }
                        (notices::tell_me(language))
                    }
                    @if facts.host {
                        form method="post" action={ (facts.path) "/close" } {
                            button.btn."btn--quiet" type="submit" { (Icon("u-close")) " " (t!(language, "close-table")) }
                        }
                    }
                }
                section.panel.box aria-labelledby="agreed-title" {
                    h2 #agreed-title { (t!(language, "agreed")) }
                    ul.agreed {
                        @for option in &facts.options { li { (Icon("u-check")) " " (option) } }
                    }
                    (fairness::notice(facts))
                }
            }
        }
    }
}

/// What somebody reads first who was sent the link: who invites them to what.
fn invited(facts: &WaitingFacts, title: &str, (name, inviter): &(String, Seat)) -> Markup {
    let language = facts.language;
    html! {
        section.invited aria-labelledby="invited-title" {
            (PreEscaped(SCENE))
            div {
                h1 #invited-title { (title) }
                p {
                    (t!(language, "players-exactly", count = facts.seats.len())) ", "
                    (t!(language, "minutes", count = facts.minutes))
                }
                p.there { (name) " " (people::mark_of(*inviter)) }
            }
            form.welcome method="post" action={ (facts.path) "/sit" } {
                h2 { (t!(language, "take-a-seat")) }
                input type="hidden" name="contribute" value="on";
                ul.facts { @for option in &facts.options { li { (Icon("u-check")) p { (option) } } } }
                @if facts.name.is_none() {
                    label.field-label {
                        span { (t!(language, "your-name")) }
                        input.input name="name" maxlength="24" required autocomplete="nickname"
                            placeholder=(t!(language, "your-name-example"));
                    }
                }
                button.btn."btn--primary"."btn--big" type="submit" { (t!(language, "sit-down")) }
                @if facts.teaches {
                    p {
                        a.btn href={ "/learn/" (facts.game.name) } {
                            (Icon("u-bulb")) " "
                            (t!(language, "not-known-yet", game = facts.game.title.clone()))
                        }
                    }
                }
                p.note { (t!(language, "no-account-seat")) }
            }
        }
    }
}

fn invitation(facts: &WaitingFacts) -> Markup {
    let language = facts.language;
    html! {
        section.panel.box.invite aria-labelledby="invite-title" {
            h2 #invite-title { (t!(language, "invite")) }
            p { (t!(language, "invite-lead")) }
            (reach::link(
                language,
                ("invite-link", &t!(language, "invite-link")),
                (&facts.base, &facts.path),
                &facts.reach,
            ))
        }
    }
}

/// One click for those who do not want to wait any longer.
fn fill(facts: &WaitingFacts, free: usize) -> Markup {
    let language = facts.language;
    html! {
        @if facts.host && free > 1 && facts.seat.is_some() && !facts.levels.is_empty() {
            form.field-row.fill method="post" action={ (facts.path) "/bot" } {
                input type="hidden" name="all" value="on";
                (levels(facts, "level-all"))
                button.btn type="submit" { (Icon("u-play")) " " (t!(language, "fill-and-begin")) }
            }
        }
    }
}

fn levels(facts: &WaitingFacts, id: &str) -> Markup {
    let language = facts.language;
    html! {
        label.vh for=(id) { (t!(language, "pick-level")) }
        select.input id=(id) name="level" {
            (labels::level_options(language, &facts.levels, None))
        }
    }
}

fn seat(facts: &WaitingFacts, index: usize, name: Option<&str>) -> Markup {
    let language = facts.language;
    let bot = facts.bots.get(index).and_then(Option::as_deref);
    let mine = facts.seat.is_some_and(|seat| seat.index() == index);
    html! {
        span.seat-mark { (index + 1) }
        @match name {
            Some(name) => {
                p {
                    strong {
                        @match bot {
                            Some(level) => (labels::level(language, level)),
                            None => (name),
                        }
                    }
                    @if mine { " " span.tag { (t!(language, "you")) } }
                    @if !mine && bot.is_none() { " " (people::mark_of(Seat(index as u8))) }
                    @if bot.is_some() { " " span.tag { (t!(language, "of-the-house")) } }
                }
                @if mine {
                    form method="post" action={ (facts.path) "/stand" } {
                        button.btn."btn--quiet" type="submit" { (t!(language, "stand-up")) }
                    }
                }
            }
            None => { (free_seat(facts, index)) }
        }
    }
}

fn free_seat(facts: &WaitingFacts, index: usize) -> Markup {
    let language = facts.language;
    html! {
        p.free { (t!(language, "free-seat")) }
        div.seat-actions {
            // Who was invited sits down above; who has a name may also choose where.
            @if facts.seat.is_none() && (facts.invited_by().is_none() || facts.name.is_some() && facts.free() > 1) {
                form.field-row method="post" action={ (facts.path) "/sit" } {
                    input type="hidden" name="seat" value=(index);
                    input type="hidden" name="contribute" value="on";
                    @if facts.name.is_none() {
                        label.vh for={ "name-" (index) } { (t!(language, "your-name")) }
                        input.input id={ "name-" (index) } name="name" maxlength="24" required
                            autocomplete="nickname" placeholder=(t!(language, "your-name"));
                    }
                    button.btn."btn--primary"[facts.invited_by().is_none()] type="submit" { (t!(language, "sit-down")) }
                }
            }
            @if facts.host && !facts.levels.is_empty() {
                form.field-row method="post" action={ (facts.path) "/bot" } {
                    input type="hidden" name="seat" value=(index);
                    (levels(facts, &format!("level-{index}")))
                    button.btn type="submit" { (t!(language, "seat-a-bot")) }
                }
            }
        }
    }
}
