//! What happened in lines. A walk with all its steps is one line.

use super::pictures;
use super::table::Table;
use crate::words;
use five_tribes::{Event, Meeples, Resource, Square};
use maud::{Markup, html};
use web::Icon;
use web::beside::{self, Line};
use web::rich;

/// What happened in the moves that the page tells. All that one player did in
/// a move is one line, and a walk with all its steps another.
pub(super) fn all(table: &Table<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    // Where the line of the walk under way stands, and its steps so far.
    let mut walk: Option<(usize, Steps)> = None;
    for told in beside::shown(table.scene) {
        let mut joins = false;
        let mut before: Option<&Event> = None;
        for event in &told.events {
            let line = |text, event: &Event| Line {
                number: told.number,
                round: told.round,
                who: event.seat(),
                text,
                in_log: true,
            };
            match *event {
                Event::PickedUp { from, hand, .. } => {
                    let steps = Steps { from, hand, on: Vec::new() };
                    lines.push(line(steps.text(table), event));
                    walk = Some((lines.len() - 1, steps));
                    joins = false;
                }
                Event::Dropped { on, tribe, .. } | Event::Flew { on, tribe, .. }
                    if walk.is_some() =>
                {
                    if let Some((index, steps)) = &mut walk {
                        steps.on.push(html! { (Icon(pictures::meeple(tribe))) b { (on) } });
                        lines[*index].text = steps.text(table);
                        lines[*index].number = told.number;
                    }
                }
                Event::TurnEnds { .. } | Event::TurnBegins { .. } | Event::RoundBegins { .. } => {}
                _ => {
                    if matches!(event, Event::Took { .. }) {
                        walk = None;
                    }
                    let phrase = words::event::phrase(table.language, &table.names, event);
                    let another = another_card(before, event).filter(|_| joins);
                    match lines.last_mut().filter(|last| joins && last.who == event.seat()) {
                        Some(last) => {
                            last.text = match another {
                                Some(card) => {
                                    let card = words::names::resource(table.language, card);
                                    html! { (last.text) ", " (card) }
                                }
                                None => html! { (last.text) ". " (phrase) },
                            };
                        }
                        None => lines.push(line(html! { (phrase) }, event)),
                    }
                    joins = true;
                }
            }
            before = Some(event);
        }
    }
    lines
}

/// The card of an event that does with it what the event before did with
/// another: only its name needs to be added.
const fn another_card(before: Option<&Event>, event: &Event) -> Option<Resource> {
    match (before, event) {
        (Some(Event::CardShown { .. }), Event::CardShown { card })
        | (Some(Event::TookCard { .. }), Event::TookCard { card, .. }) => Some(*card),
        _ => None,
    }
}

/// The steps of a walk.
struct Steps {
    from: Square,
    hand: Meeples,
    on: Vec<Markup>,
}

impl Steps {
    fn text(&self, table: &Table<'_>) -> Markup {
        let language = table.language;
        let from = html! { b { (self.from) } };
        if self.on.is_empty() {
            return rich!(
                language,
                "tribes-sets-out",
                from = from,
                who = pictures::heap(self.hand)
            );
        }
        let steps = html! {
            @for (index, step) in self.on.iter().enumerate() { @if index > 0 { " " } span.nb { (step) } }
        };
        rich!(language, "tribes-walked", from = from, steps = steps)
    }
}
