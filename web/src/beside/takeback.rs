//! Taking moves back: what would go is said before anybody asks or agrees.

use crate::{Did, Icon, Scene, Stage, t};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};
use words::Vocabulary;

/// What goes when only the first `left` moves stay, in turns: who made them, how many
/// turns they are, and whether the last of these still goes on.
fn turns<G: Game>(scene: &Scene<'_, G>, left: usize) -> Vec<(Seat, usize, bool)> {
    let mut turns: Vec<(Seat, usize, bool)> = Vec::new();
    let mut last = None;
    for told in scene.log.iter().skip(left) {
        let new = last.replace(told.seat) != Some(told.seat);
        match turns.iter_mut().find(|(seat, ..)| *seat == told.seat) {
            Some((_, count, _)) => *count += usize::from(new),
            None => turns.push((told.seat, 1, false)),
        }
    }
    for (seat, _, goes_on) in &mut turns {
        *goes_on = last == Some(*seat) && scene.to_act == last;
    }
    turns
}

/// What a takeback of `asker` takes with it, as a list in words.
fn what_goes<G: Game>(
    scene: &Scene<'_, G>,
    asker: Seat,
    left: usize,
    name: &impl Fn(Seat) -> String,
) -> String {
    let language = scene.language;
    let words = turns(scene, left).into_iter().map(|(seat, turns, goes_on)| {
        let own = scene.seat == Some(seat);
        match (own, seat == asker, goes_on && turns == 1) {
            (true, true, _) => t!(language, "gone-own-choice"),
            (false, true, _) => t!(language, "gone-choice-of", name = name(seat)),
            (true, false, true) => t!(language, "gone-own-part"),
            (false, false, true) => t!(language, "gone-part-of", name = name(seat)),
            (true, false, false) => t!(language, "gone-own-turns", turns = turns),
            (false, false, false) => {
                t!(language, "gone-turns-of", turns = turns, name = name(seat))
            }
        }
    });
    words::list(language, &words.collect::<Vec<_>>())
}

/// The choice of the asker, as the log tells it.
fn first_gone<V: Vocabulary>(
    scene: &Scene<'_, V::Game>,
    left: usize,
    names: &[String],
) -> Option<String> {
    let event = scene.log.get(left)?.events.first()?;
    Some(V::event(scene.language, names, event))
}

/// Somebody asks to take a move back. All people at the table have to agree.
pub fn takeback_question<V: Vocabulary>(scene: &Scene<'_, V::Game>, names: &[String]) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let (Some(seat), Some(left)) = (facts.takeback, facts.back_to) else {
        return happened(scene, name);
    };
    let asked: Vec<String> = facts.asked.iter().map(|asked| name(*asked)).collect();
    let asked = words::list(language, &asked);
    let answers = scene.seat.is_some_and(|me| facts.asked.contains(&me));
    let what = what_goes(scene, seat, left, &name);
    let answer = |value: &'static str, label: Markup| {
        html! {
            button.btn form="play" formaction={ (facts.path) "/takeback" } name="answer" value=(value) { (label) }
        }
    };
    html! {
        div.ask role="status" {
            @if scene.seat == Some(seat) {
                p { (t!(language, "takeback-waits", what = what, names = asked)) }
                p.go { (answer("no", html! { (t!(language, "takeback-withdraw")) })) }
            } @else if answers {
                p { (t!(language, "takeback-asked", name = name(seat))) }
                @if let Some(told) = first_gone::<V>(scene, left, names) {
                    p.note { (t!(language, "gone-first", told = told)) }
                }
                @if facts.asked.len() > 1 { p.note { (t!(language, "takeback-all")) } }
                p.go {
                    (answer("yes", html! {
                        span.two { (t!(language, "takeback-agree")) small { (t!(language, "gone", what = what)) } }
                    }))
                    (answer("no", html! { (t!(language, "no")) }))
                }
            } @else {
                p { (t!(language, "takeback-open", name = name(seat), what = what, names = asked)) }
            }
        }
    }
}

/// What was done at the table lately besides playing, as far as it is news to the viewer.
fn happened<G: Game>(scene: &Scene<'_, G>, name: impl Fn(Seat) -> String) -> Markup {
    let facts = scene.table;
    if scene.stage != Stage::Live || scene.seat.is_none() {
        return html! {};
    }
    let others = facts.notes.iter().filter(|note| Some(note.seat) != scene.seat);
    let mut news: Vec<_> =
        others.filter(|note| note.is_farewell() && note.moves >= facts.seen).collect();
    let last = facts.notes.last().filter(|note| note.moves == facts.moves);
    news.extend(last.filter(|note| match note.did {
        Did::Declined(asker) | Did::KeptSeated(asker) => Some(asker) == scene.seat,
        Did::SatDown | Did::KeptFor(_) => Some(note.seat) != scene.seat,
        Did::TookBack(_) => Some(note.seat) != scene.seat,
        _ => false,
    }));
    html! {
        @if !news.is_empty() {
            div.ask role="status" {
                @for note in news { p { (note.words(scene.language, &name)) } }
            }
        }
    }
}

/// The buttons that take the last move back, or ask for it, and that make again what was
/// taken back.
pub fn undo<V: Vocabulary>(scene: &Scene<'_, V::Game>, names: &[String]) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let seated = scene.seat.is_some() && scene.stage == Stage::Live;
    html! {
        @if seated && facts.undoable > 0 {
            button.btn form="play" formaction={ (facts.path) "/undo" } data-key="u"
                title=(t!(language, "undo-note", count = facts.undoable)) {
                (Icon("u-undo")) " " (t!(language, "undo"))
                " " small.undoable aria-hidden="true" { (facts.undoable) }
            }
        } @else if seated && facts.takeback.is_none() && scene.to_act.is_some() {
            (ask::<V>(scene, names))
        }
        @if seated && facts.redoable > 0 {
            button.btn."btn--quiet".redo form="play" formaction={ (facts.path) "/redo" } data-key="y"
                title=(t!(language, "redo-note", count = facts.redoable)) {
                (Icon("u-undo")) " " (t!(language, "redo"))
            }
        }
    }
}

/// The button that asks to take the last move back. It says first what goes with it, unless
/// nobody is asked and nothing of anybody else goes.
fn ask<V: Vocabulary>(scene: &Scene<'_, V::Game>, names: &[String]) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let (Some(me), Some(left)) = (scene.seat, facts.back_to) else { return html! {} };
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let people = (0..facts.bots.len() as u8)
        .map(Seat)
        .filter(|seat| *seat != me && facts.bots[seat.index()].is_none() && !facts.shared);
    let people = words::list(language, &people.map(name).collect::<Vec<_>>());
    let gone = t!(language, "gone", what = what_goes(scene, me, left, &name));
    let label = html! { (Icon("u-undo")) " " (t!(language, "takeback")) };
    let button = |class: &'static str, key: Option<&'static str>, label: Markup| {
        html! {
            button class=(class) form="play" formaction={ (facts.path) "/takeback" } title=(gone)
                data-key=[key] { (label) }
        }
    };
    if people.is_empty() && turns(scene, left).len() == 1 {
        return button("btn btn--quiet", Some("u"), label);
    }
    html! {
        details.confirm.takeback {
            summary.btn."btn--quiet" title=(gone) data-key="u" { (label) }
            div.confirm-box {
                p { (gone) }
                @if let Some(told) = first_gone::<V>(scene, left, names) {
                    p.note { (t!(language, "gone-first", told = told)) }
                }
                @if people.is_empty() {
                    (button("btn btn--primary", None, html! { (t!(language, "takeback-now")) }))
                } @else {
                    p.note { (t!(language, "takeback-note")) }
                    (button("btn btn--primary", None, html! { (t!(language, "takeback-ask", names = people)) }))
                }
            }
        }
    }
}
