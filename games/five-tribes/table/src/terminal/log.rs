//! What happened in Five Tribes, as lines of the log. A walk is one line.

use caravanserai_core::Game;
use five_tribes::{Event, State};
use terminal::Line;

/// Adds an event to the log.
pub(super) fn tell(event: &Event, log: &mut Vec<Line>) {
    let text = match *event {
        Event::PickedUp { seat, from, .. } => {
            format!("{} walks from {from}:", State::seat_name(seat))
        }
        Event::Dropped { seat, on, tribe } => {
            if let Some(line) = log.last_mut().filter(|line| line.seat == Some(seat)) {
                let before = if line.text.ends_with(':') { "" } else { "," };
                line.text.push_str(&format!("{before} {on} {tribe}"));
                return;
            }
            event.to_string()
        }
        // The line of what follows says who is on turn.
        Event::TurnBegins { .. } => return,
        _ => event.to_string(),
    };
    let text = text.trim_end_matches('.').to_owned();
    let heading = matches!(event, Event::RoundBegins { .. } | Event::GameOver);
    log.push(Line { text, seat: event.seat(), heading });
}
