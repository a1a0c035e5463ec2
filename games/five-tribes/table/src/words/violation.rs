//! What is wrong with a position that play never leads to, in words.

use super::names;
use ::words::{Language, t};
use five_tribes::Violation;
use std::borrow::Cow;

/// The rest of a sentence about a position.
pub(super) fn text(l: Language, violation: &Violation) -> Cow<'static, str> {
    match violation {
        Violation::Players(players) => t!(l, "ft-position-players", players = players),
        Violation::Squares { last } => t!(l, "ft-position-squares", last = last.to_string()),
        Violation::NoEdge(a, b) => {
            t!(l, "ft-position-no-edge", a = a.to_string(), b = b.to_string())
        }
        Violation::NoWorkshop(a, b) => {
            t!(l, "ft-position-no-workshop", a = a.to_string(), b = b.to_string())
        }
        Violation::WalledIn => t!(l, "ft-position-walled-in"),
        Violation::Stray(square) => t!(l, "ft-position-stray", square = square.to_string()),
        Violation::Count { what, found, right } => {
            t!(l, "ft-position-count", what = what.as_str(), found = found, right = right)
        }
        Violation::Markers { seat, found, right } => {
            t!(l, "ft-position-markers", seat = seat.0, found = found, right = right)
        }
        Violation::Kept(tribe) => t!(l, "ft-position-kept", colour = tribe.to_string()),
        Violation::Camels(seat, camels) => {
            t!(l, "ft-position-camels", seat = seat.0, camels = camels)
        }
        Violation::LastRound(seat) => t!(l, "ft-position-last-round", seat = seat.0),
        Violation::NoTents(seat) => t!(l, "ft-position-no-tents", seat = seat.0),
        Violation::CamelAndTent(seat) => t!(l, "ft-position-camel-and-tent", seat = seat.0),
        Violation::NotToOwn(seat, square) => {
            t!(l, "ft-position-not-to-own", seat = seat.0, square = square.to_string())
        }
        Violation::TooRich { seat, most } => {
            t!(l, "ft-position-too-rich", seat = seat.0, coins = names::coins(l, *most))
        }
        Violation::Round(round) => t!(l, "ft-position-round", round = round),
        Violation::OthersDjinns(seat) => t!(l, "ft-position-others-djinns", seat = seat.0),
        Violation::DjinnsUp(djinns) => t!(l, "ft-position-djinns-up", djinns = djinns),
        Violation::IdleHand => t!(l, "ft-position-idle-hand"),
        Violation::SeenCards(seat) => t!(l, "ft-position-seen-cards", seat = seat.0),
        Violation::UnseenCards(seat) => t!(l, "ft-position-unseen-cards", seat = seat.0),
        Violation::NobodyBids => t!(l, "ft-position-nobody-bids"),
        Violation::FreeSpaces => t!(l, "ft-position-free-spaces"),
        Violation::ActingMarker => t!(l, "ft-position-acting-marker"),
        Violation::EmptyAgenda => t!(l, "ft-position-empty-agenda"),
        Violation::Walk => t!(l, "ft-position-walk"),
        Violation::NoWalk => t!(l, "ft-position-no-walk"),
        Violation::NoThief => t!(l, "ft-position-no-thief"),
        Violation::LootOwned => t!(l, "ft-position-loot-owned"),
        Violation::LootOfNobody => t!(l, "ft-position-loot-of-nobody"),
        Violation::TaskPlace { number, .. } => t!(l, "ft-position-task-place", number = number),
        Violation::TaskSense { number, .. } => t!(l, "ft-position-task-sense", number = number),
        Violation::NoChoice => t!(l, "ft-position-no-choice"),
        Violation::WalksMissed => t!(l, "ft-position-walks-missed"),
        Violation::NotAtRest => t!(l, "ft-position-not-at-rest"),
    }
}
