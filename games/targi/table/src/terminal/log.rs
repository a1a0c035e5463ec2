//! What happened in Targi, as lines of the log.

use targi::Event;
use terminal::Line;

/// An event, told.
pub(super) fn line(told: &targi::Told) -> Line {
    let seat = match told.event {
        Event::RaidPaid { seat, .. }
        | Event::RaidSpared { seat }
        | Event::RaidFailed { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Used { seat, .. }
        | Event::Received { seat, .. }
        | Event::Traded { seat, .. }
        | Event::MarkerMoved { seat, .. }
        | Event::GoodsDrawn { seat, .. }
        | Event::TribeDrawn { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Laid { seat, .. }
        | Event::GoldOnCard { seat, .. }
        | Event::FewerTargi { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Shifted { seat, .. }
        | Event::Returned { seat, .. }
        | Event::CardGiven { seat, .. }
        | Event::TokenPutBack { seat, .. }
        | Event::TokenPlaced { seat, .. }
        | Event::JokerUsed { seat, .. }
        | Event::Waived { seat, .. }
        | Event::Picked { seat, .. }
        | Event::CardUsed { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::GoodsLeft { seat, .. }
        | Event::GoodGiven { seat, .. }
        | Event::TopTaken { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::RoundBegan { .. }
        | Event::RobberMoved { .. }
        | Event::Revealed { .. }
        | Event::Refilled { .. }
        | Event::DuneOpened { .. }
        | Event::TopOpened { .. }
        | Event::GameOver { .. } => None,
    };
    let heading = matches!(told.event, Event::RoundBegan { .. } | Event::GameOver { .. });
    Line { text: told.to_string(), seat, heading }
}
