//! Looking back: the controls above a replayed table, and what the panel beside it says.

use crate::analysis::{self, Analysis, and_mine};
use crate::{Icon, Language, labels, t};
use caravanserai_core::Seat;
use maud::{Markup, html};

/// Whose eyes a table is seen through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// Those of spectators, who see what everybody may see.
    Public,
    /// Those of a player.
    Of(Seat),
    /// Those of a viewer of a finished game: each seat's when it acts.
    All,
}

impl Eyes {
    /// The seat whose eyes they are.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Of(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        }
    }

    /// The code in addresses.
    pub fn code(self) -> String {
        match self {
            Eyes::Public => "public".to_owned(),
            Eyes::Of(seat) => seat.to_string(),
            Eyes::All => "all".to_owned(),
        }
    }

    /// The eyes with this code.
    pub fn from_code(code: &str) -> Option<Eyes> {
        match code {
            "public" => Some(Eyes::Public),
            "all" => Some(Eyes::All),
            seat => seat.parse().ok().map(|seat| Eyes::Of(Seat(seat))),
        }
    }
}

/// Where a replay stands.
#[derive(Clone, Debug)]
pub struct ReplayFacts {
    /// The language to speak.
    pub language: Language,
    /// The table's address.
    pub path: String,
    /// How many moves were made at the position shown.
    pub position: usize,
    /// How many moves the game has.
    pub length: usize,
    /// The position after the first move of each round, in order.
    pub rounds: Vec<usize>,
    /// Whose eyes it is seen through.
    pub eyes: Eyes,
    /// The eyes that may be chosen.
    pub offered: Vec<Eyes>,
    /// Who sat where.
    pub names: Vec<String>,
    /// The address of this very position, with host and all, to share.
    pub link: String,
    /// What was to be done here, in a sentence.
    pub sentence: String,
    /// What the coach says of a game that is over; `None` as long as it goes on.
    pub analysis: Option<Looked>,
    /// Against whom the game can be played on from here, if it can.
    pub play_on: Option<PlayOn>,
}

/// What has become of the coach's look at a game.
#[derive(Clone, Debug)]
pub enum Looked {
    /// It is not done yet.
    Looking,
    /// Here it is.
    Done(Analysis),
}

/// The opponents that the house offers to play on against.
#[derive(Clone, Debug)]
pub struct PlayOn {
    /// The levels, the weakest first.
    pub levels: Vec<String>,
    /// The one that is offered first.
    pub level: String,
}

impl ReplayFacts {
    fn analysis(&self) -> Option<&Analysis> {
        match &self.analysis {
            Some(Looked::Done(analysis)) => Some(analysis),
            Some(Looked::Looking) | None => None,
        }
    }

    /// The address of a position.
    pub(crate) fn to(&self, at: usize) -> String {
        let mine = and_mine(self.analysis());
        format!("{}/replay?at={at}&eyes={}{mine}", self.path, self.eyes.code())
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// What the panel beside the board says of the position.
pub fn panel(facts: &ReplayFacts) -> Markup {
    let (language, at) = (facts.language, facts.position);
    html! {
        @match &facts.analysis {
            Some(Looked::Done(analysis)) => { (analysis::panel(facts, analysis)) }
            Some(Looked::Looking) => { p.note { (t!(language, "analysing")) } }
            None => { p.note { (t!(language, "replay-note")) } }
        }
        @if let Some(play_on) = &facts.play_on {
            form.play-on method="post" action={ (facts.path) "/play-on" } {
                input type="hidden" name="at" value=(at);
                label.vh for="play-on-level" { (t!(language, "play-on-against")) }
                select.input #play-on-level name="level" {
                    (labels::level_options(language, &play_on.levels, Some(&play_on.level)))
                }
                button.btn title=(t!(language, "practice-note")) {
                    (Icon("u-play")) " " (t!(language, "play-on"))
                }
            }
        }
        @if facts.analysis.is_some() {
            p { a href={ (facts.path) "/position?at=" (at) } download { (t!(language, "take-position")) } }
        }
        @if let Some(analysis) = facts.analysis() {
            (analysis::list(facts, analysis))
        }
    }
}

/// The controls of a replay, for above the table. Positions are addressed as
/// `<path>/replay?at=12&eyes=0`.
pub fn controls(facts: &ReplayFacts) -> Markup {
    let language = facts.language;
    let to = |at: usize| facts.to(at);
    let at = facts.position;
    let back = at.checked_sub(1);
    let on = Some(at + 1).filter(|next| *next <= facts.length);
    let round_back =
        facts.rounds.iter().rev().find(|start| **start < at).copied().or(back.map(|_| 0));
    let round_on =
        facts.rounds.iter().find(|start| **start > at).copied().or(on.map(|_| facts.length));
    html! {
        section.replay.panel aria-label=(t!(language, "replay")) data-replay=(at) {
            div.replay-steps {
                (step(&t!(language, "replay-round-back"), "u-first-step", round_back.map(to), "first"))
                (step(&t!(language, "replay-back"), "u-back", back.map(to), "back"))
                button.iconbtn type="button" hidden data-replay-play
                    title=(t!(language, "replay-play")) {
                    (Icon("u-play"))
                }
                (step(&t!(language, "replay-on"), "u-chevron", on.map(to), "on"))
                (step(&t!(language, "replay-round-on"), "u-last-step", round_on.map(to), "last"))
            }
            form.replay-slide #replay-form method="get" action={ (facts.path) "/replay" } {
                label.at for="replay-at" {
                    @match facts.analysis() {
                        Some(_) => { b { (at) " / " (facts.length) } " " (facts.sentence) }
                        None => { b { (t!(language, "replay-at", at = at, length = facts.length)) } }
                    }
                }
                @let slider = html! {
                    input #replay-at type="range" name="at" min="0" max=(facts.length) value=(at);
                };
                @match facts.analysis() {
                    Some(analysis) => div.curve {
                        (analysis::curve(facts, analysis))
                        (slider)
                        (analysis::slips_on_curve(facts, analysis))
                    },
                    None => (slider),
                }
                @if facts.offered.len() > 1 {
                    label.vh for="replay-eyes" { (t!(language, "replay-eyes")) }
                    select.input #replay-eyes name="eyes" {
                        @for eyes in &facts.offered {
                            option value=(eyes.code()) selected[*eyes == facts.eyes] {
                                (eyes_in_words(facts, *eyes))
                            }
                        }
                    }
                } @else {
                    input type="hidden" name="eyes" value=(facts.eyes.code());
                }
                button.btn { (t!(language, "replay-show")) }
            }
            button.btn."btn--quiet" type="button" hidden data-copy-text=(facts.link)
                data-done=(t!(language, "copied")) {
                (Icon("u-link")) " " span { (t!(language, "replay-share")) }
            }
            @if facts.analysis.is_some() { (share_game(language, &facts.path)) }
            a.btn href=(facts.path) { (t!(language, "replay-leave")) }
        }
    }
}

/// The button that makes a link which holds a whole game that is over; the script packs it.
pub(crate) fn share_game(language: Language, path: &str) -> Markup {
    html! {
        button.btn."btn--quiet" type="button" hidden data-copy-game={ (path) "/record" }
            data-done=(t!(language, "game-link-copied")) data-long=(t!(language, "game-link-long")) {
            (Icon("u-link")) " " span { (t!(language, "game-link")) }
        }
    }
}

fn step(label: &str, icon: &'static str, to: Option<String>, key: &str) -> Markup {
    html! {
        @match to {
            Some(to) => {
                a.iconbtn href=(to) title=(label) data-replay-step=(key) { (Icon(icon)) }
            }
            None => { span.iconbtn.is-off aria-hidden="true" { (Icon(icon)) } }
        }
    }
}

fn eyes_in_words(facts: &ReplayFacts, eyes: Eyes) -> String {
    let language = facts.language;
    match eyes {
        Eyes::Public => t!(language, "eyes-public").into_owned(),
        Eyes::All => t!(language, "eyes-all").into_owned(),
        Eyes::Of(seat) => {
            let name = facts.names.get(seat.index()).map_or("", String::as_str);
            t!(language, "eyes-of", name = name).into_owned()
        }
    }
}
