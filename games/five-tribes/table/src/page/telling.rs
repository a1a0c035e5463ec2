//! What happened in lines. A walk with all its steps is one line.

use super::pictures;
use super::table::Table;
use crate::words;
use five_tribes::{Event, Meeples, Resource, Square, Tribe};
use maud::{Markup, html};
use web::Icon;
use web::beside::{self, Line};
use web::rich;

/// What happened in the moves that the page tells. All that one player did in
/// a move is one line, and a walk with all its steps another.
pub(super) fn all(table: &Table<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    // Where the line of each walk stands, and its steps. The text follows from all of them.
    let mut walks: Vec<(usize, Steps)> = Vec::new();
    let mut is_walking = false;
    for told in beside::shown(table.scene) {
        let mut joins = false;
        let mut before: Option<&Event> = None;
        for event in &told.events {
            let line = |text, event: &Event| Line {
                number: told.number,
                round: told.round,
                who: event.seat(),
                text,
            };
            match *event {
                Event::PickedUp { from, hand, .. } => {
                    let steps = Steps { from, hand, on: Vec::new() };
                    walks.push((lines.len(), steps));
                    is_walking = true;
                    lines.push(line(html! {}, event));
                    joins = false;
                }
                Event::Dropped { on, tribe, .. } | Event::Flew { on, tribe, .. } if is_walking => {
                    if let Some((index, steps)) = walks.last_mut() {
                        steps.on.push((tribe, on));
                        lines[*index].number = told.number;
                    }
                }
                Event::TurnEnds { .. } | Event::TurnBegins { .. } | Event::RoundBegins { .. } => {}
                _ => {
                    if matches!(event, Event::Took { .. }) {
                        is_walking = false;
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
    for (index, steps) in walks {
        lines[index].text = steps.text(table);
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
    on: Vec<(Tribe, Square)>,
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
            @for (index, (tribe, on)) in self.on.iter().enumerate() {
                @if index > 0 { " " }
                span.nb { (Icon(pictures::meeple(*tribe))) b { (on) } }
            }
        };
        rich!(language, "tribes-walked", from = from, steps = steps)
    }
}
