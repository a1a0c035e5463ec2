//! What happened in Five Tribes, as lines of the log. A walk is one line.

use crate::words::{event, names};
use ::words::Language;
use five_tribes::Event;
use terminal::Line;

/// Adds an event to the log.
pub(super) fn tell(language: Language, players: &[String], event: &Event, log: &mut Vec<Line>) {
    let mut text = event::sentence(language, players, event);
    match *event {
        // The steps follow.
        Event::PickedUp { .. } => text.push(':'),
        Event::Dropped { seat, on, tribe } => {
            if let Some(line) = log.last_mut().filter(|line| line.seat == Some(seat)) {
                let before = if line.text.ends_with(':') { "" } else { "," };
                line.text.push_str(&format!("{before} {on} {}", names::tribe(language, tribe, 1)));
                return;
            }
        }
        // The line of what follows says who is on turn.
        Event::TurnBegins { .. } => return,
        _ => {}
    }
    let heading = matches!(event, Event::RoundBegins { .. } | Event::GameOver {});
    log.push(Line { text, seat: event.seat(), heading });
}
