//! The analysis of a game beside its replay: the curve of chances, the mistakes, and what
//! was played and what was better, drawn on the board.

use crate::replay::ReplayFacts;
use crate::{Hint, Icon, Language, Scene, labels, t};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};

/// A turn that a better one was possible for.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// How many moves the game had before the turn went wrong: the position to look at.
    pub number: usize,
    /// The round.
    pub round: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// The turn as it was played from there.
    pub played: Weighed,
    /// The best one.
    pub better: Weighed,
    /// What that one would have brought.
    pub reason: String,
    /// How much of the chance to win the turn cost.
    pub cost: f32,
}

/// A turn and what it is worth.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// Its choices in their text form.
    pub choices: Vec<String>,
    /// In words, choice by choice.
    pub words: Vec<String>,
    /// The chance to win with it.
    pub chance: f32,
}

impl Weighed {
    /// The turn in one line.
    pub fn line(&self) -> String {
        words::coach::line(&self.words)
    }
}

/// A turn that is drawn on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// What it is.
    pub kind: Kind,
    /// Its choices in their text form.
    pub line: Vec<String>,
    /// The chance to win with it.
    pub chance: f32,
}

/// What a turn on the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It was played.
    Played,
    /// It would have been better.
    Better,
    /// It was tried in an exercise.
    Tried,
    /// It is among the next best of a hint.
    Next,
}

impl Kind {
    /// Its name in classes.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Played => "played",
            Kind::Better => "better",
            Kind::Tried => "tried",
            Kind::Next => "next",
        }
    }

    /// Whether it is what the coach says, and not what was done.
    const fn is_advice(self) -> bool {
        matches!(self, Kind::Better | Kind::Next)
    }
}

impl Mark {
    /// Whether its way is drawn; of the next best only the beginning is.
    pub fn has_way(&self) -> bool {
        self.kind != Kind::Next
    }

    /// The choices of the turn, as far as they can be read.
    pub fn choices<G: Game>(&self) -> impl Iterator<Item = G::Choice> + '_ {
        self.line.iter().map_while(|choice| choice.parse().ok())
    }
}

impl Hint {
    /// The turn of the hint and where the next best ones begin, to be drawn on the board.
    pub fn marks(&self) -> Vec<Mark> {
        let mark = |(choice, chance): &(String, f32)| Mark {
            kind: Kind::Next,
            line: vec![choice.clone()],
            chance: *chance,
        };
        let mut marks: Vec<Mark> = self.choices.iter().map(mark).collect();
        if let Some(best) = marks.first_mut() {
            best.kind = Kind::Better;
            if !self.turn.is_empty() {
                best.line.clone_from(&self.turn);
            }
        }
        marks
    }
}

impl Mistake {
    /// Both turns, to be drawn on the board.
    pub fn marks(&self) -> Vec<Mark> {
        let mark = |kind: Kind, weighed: &Weighed| Mark {
            kind,
            line: weighed.choices.clone(),
            chance: weighed.chance,
        };
        vec![mark(Kind::Played, &self.played), mark(Kind::Better, &self.better)]
    }
}

/// The marks of the turns that come past `here`, if there are any: where a turn begins, what it
/// is and what it is worth.
pub fn marks<G: Game, W: PartialEq>(
    scene: &Scene<'_, G>,
    of: impl Fn(G::Choice) -> Option<W>,
    here: &W,
) -> Option<Markup> {
    let found: Vec<(&Mark, bool)> = scene
        .table
        .marks
        .iter()
        .filter_map(|mark| {
            let mut places = mark.choices::<G>().filter_map(&of);
            let at = places.position(|place| place == *here)?;
            Some((mark, at == 0))
        })
        .collect();
    // A place has room for one sign of each sort: the weightiest comes first.
    let has_flag = |nth: usize, mark: &Mark| {
        let mut before = found[..nth].iter().filter(|(_, begins)| *begins);
        !before.any(|(other, _)| other.kind.is_advice() == mark.kind.is_advice())
    };
    (!found.is_empty()).then(|| {
        html! {
            @for (nth, (mark, begins)) in found.iter().enumerate() {
                span.moved.{ "is-" (mark.kind.name()) }.goes-on[!begins] {
                    @if *begins && has_flag(nth, mark) { (flag(scene.language, mark)) }
                }
            }
        }
    })
}

fn flag(language: Language, mark: &Mark) -> Markup {
    let (icon, label) = match mark.kind {
        Kind::Played => ("u-close", t!(language, "mark-played")),
        Kind::Better => ("u-check", t!(language, "mark-better")),
        Kind::Tried => ("u-step", t!(language, "mark-tried")),
        Kind::Next => ("u-bulb", t!(language, "mark-next")),
    };
    html! {
        span.moved-flag { (Icon(icon)) span.vh { (label) " " (labels::percent(mark.chance)) " %" } }
    }
}

/// What the coach says of the whole game.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Whose chance the curve shows.
    pub seat: Seat,
    /// The chance at each position, from before the first move to after the last.
    pub chances: Vec<f32>,
    /// The mistakes that are shown, in order.
    pub mistakes: Vec<Mistake>,
    /// Whether only the viewer's own are; `None` if the viewer did not play.
    pub mine: Option<bool>,
}

impl Analysis {
    /// The mistake that was made at a position.
    pub fn at(&self, position: usize) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.number == position)
    }

    /// The positions of the mistakes before and after this one.
    pub(crate) fn around(&self, position: usize) -> [Option<usize>; 2] {
        let mut numbers = self.mistakes.iter().map(|mistake| mistake.number);
        let before = numbers.clone().rev().find(|number| *number < position);
        [before, numbers.find(|number| *number > position)]
    }
}

/// What is part of every address of a replay with only one's own mistakes.
pub(crate) fn and_mine(analysis: Option<&Analysis>) -> &'static str {
    match analysis {
        Some(Analysis { mine: Some(true), .. }) => "&mine=on",
        _ => "",
    }
}

/// How much of the height the curve takes; below it are the rounds.
const PAPER: f32 = 78.0;

fn share(index: usize, length: usize) -> f32 {
    100.0 * index as f32 / length.max(1) as f32
}

/// How far down a chance lies.
fn down(chance: f32) -> f32 {
    PAPER * (1.0 - chance.clamp(0.0, 1.0))
}

fn percent(share: f32) -> String {
    format!("{share:.2}%")
}

/// The curve under the slider, with the rounds; the slider lies over it.
pub(crate) fn curve(facts: &ReplayFacts, analysis: &Analysis) -> Markup {
    let length = analysis.chances.len().saturating_sub(1);
    // A round begins before its first move.
    let starts: Vec<usize> = facts.rounds.iter().map(|after| after.saturating_sub(1)).collect();
    let points = analysis.chances.iter().enumerate();
    let points: Vec<String> =
        points.map(|(at, chance)| format!("{at} {:.1}", 100.0 * (1.0 - chance))).collect();
    let line = points.join(" L");
    let now = analysis.chances.get(facts.position).copied().unwrap_or(0.5);
    let name = facts.name(analysis.seat);
    let told = t!(facts.language, "curve-told", name = name, chance = labels::percent(now));
    html! {
        svg.curve-paper role="img" aria-label=(told) {
            rect.paper width="100%" height="78%" rx="6" {}
            @for (index, start) in starts.iter().enumerate().filter(|(index, _)| index % 2 == 0) {
                @let end = starts.get(index + 1).copied().unwrap_or(length);
                rect.alt x=(percent(share(*start, length))) y="0" height="78%"
                    width=(percent(share(end.saturating_sub(*start), length))) {}
            }
            svg viewBox={ "0 0 " (length.max(1)) " 100" } preserveAspectRatio="none" width="100%" height="78%" {
                path.mine.{ "fill--" (analysis.seat) } d={ "M" (line) " L" (length) " 100 L0 100Z" } {}
                path.edge.{ "curve--" (analysis.seat) } d={ "M" (line) } {}
            }
            line.half x1="0" x2="100%" y1=(percent(PAPER / 2.0)) y2=(percent(PAPER / 2.0)) {}
            @for (round, start) in (1..).zip(&starts) {
                line.rd x1=(percent(share(*start, length))) x2=(percent(share(*start, length))) y1="0" y2="100%" {}
                text x=(percent(share(*start, length))) dx="5" y="97%" { (round) }
            }
        }
    }
}

/// The mistakes on the curve; each leads to its moment.
pub(crate) fn slips_on_curve(facts: &ReplayFacts, analysis: &Analysis) -> Markup {
    let (language, position) = (facts.language, facts.position);
    let length = analysis.chances.len().saturating_sub(1);
    html! {
        svg.marks {
            @for slip in &analysis.mistakes {
                @let chance = analysis.chances.get(slip.number).copied().unwrap_or(0.5);
                @let label = t!(language, "slip-of", name = facts.name(slip.seat), number = slip.number + 1,
                    cost = labels::percent(slip.cost));
                @let (x, y) = (percent(share(slip.number, length)), percent(down(chance)));
                a.slip-mark.is-theirs[slip.seat != analysis.seat].is-now[slip.number == position]
                    href=(facts.to(slip.number)) aria-label=(label) data-replay-to="yes" {
                    title { (label) }
                    @if slip.seat == analysis.seat {
                        circle cx=(x) cy=(y) r="6" {}
                    } @else {
                        svg x=(x) y=(y) overflow="visible" {
                            rect x="-5" y="-5" width="10" height="10" transform="rotate(45)" {}
                        }
                    }
                }
            }
        }
    }
}

/// What the panel beside the board says of the position: a mistake with both choices and the
/// reason, and the way to the others.
pub(crate) fn panel(facts: &ReplayFacts, analysis: &Analysis) -> Markup {
    let (language, position) = (facts.language, facts.position);
    let here = analysis.mistakes.iter().position(|slip| slip.number == position);
    let [before, after] = analysis.around(position);
    let count = analysis.mistakes.len();
    let walk = |label: &str, key: &str, target: Option<usize>| {
        html! {
            @match target {
                Some(target) => {
                    a.btn."btn--quiet" href=(facts.to(target)) data-replay-step=(key) { (label) }
                }
                None => { span.btn."btn--quiet".is-off aria-disabled="true" { (label) } }
            }
        }
    };
    html! {
        @if let Some(slip) = here.map(|index| &analysis.mistakes[index]) {
            (card(language, slip, &facts.name(slip.seat)))
        }
        @if count > 0 {
            nav.slip-walk aria-label=(t!(language, "mistakes")) {
                (walk(&t!(language, "slip-back"), "slip-back", before))
                span.of {
                    @match here {
                        Some(index) => (t!(language, "slip-n", number = index + 1, count = count)),
                        None => (t!(language, "slips", count = count)),
                    }
                }
                (walk(&t!(language, "slip-on"), "slip-on", after))
            }
        } @else {
            p.note { (t!(language, "no-mistakes")) }
        }
    }
}

/// All mistakes in a list, and whether only one's own are shown.
pub(crate) fn list(facts: &ReplayFacts, analysis: &Analysis) -> Markup {
    let (language, position) = (facts.language, facts.position);
    html! {
        @if let Some(mine) = analysis.mine {
            label.only-mine {
                input type="checkbox" name="mine" value="on" form="replay-form" checked[mine];
                " " (t!(language, "mistakes-mine"))
            }
        }
        @if !analysis.mistakes.is_empty() {
            ol.slips {
                @for slip in &analysis.mistakes {
                    li {
                        a href=(facts.to(slip.number)) aria-current=[(slip.number == position).then_some("true")]
                            data-replay-to="yes" {
                            span.seat.{ "seat--" (slip.seat) } role="img" aria-label=(facts.name(slip.seat)) {}
                            span { (t!(language, "round-n", round = slip.round)) ": " (slip.played.line()) }
                            b { "−" (labels::percent(slip.cost)) " %" }
                        }
                    }
                }
            }
        }
    }
}

fn card(language: Language, slip: &Mistake, name: &str) -> Markup {
    html! {
        section.slipcard aria-live="polite" {
            h3 {
                span { (t!(language, "slip-by", name = name)) }
                b.down { "−" (labels::percent(slip.cost)) " %" }
            }
            (turn("is-played", "u-close", &t!(language, "was-played"), &slip.played))
            (answer(language, slip))
        }
    }
}

/// The better turn, and why it is.
pub(crate) fn answer(language: Language, slip: &Mistake) -> Markup {
    html! {
        (turn("is-better", "u-check", &t!(language, "was-better"), &slip.better))
        p.reason { (Icon("u-bulb")) " " (slip.reason) }
    }
}

fn turn(class: &'static str, icon: &'static str, what: &str, weighed: &Weighed) -> Markup {
    html! {
        div.weighed.{ (class) } {
            (Icon(icon))
            span {
                @match weighed.words.as_slice() {
                    [only] => { b { (only) } }
                    several => ol.line { @for words in several { li { (words) } } },
                }
                small { (what) }
            }
            span.pc { (labels::percent(weighed.chance)) " %" }
        }
    }
}
