//! The lessons of the guided first game.
//!
//! Which lesson is due follows from what the viewer sees, what they may
//! choose, and which lessons they have seen: nothing else is remembered. A
//! lesson has its moment; when the moment first comes the coach's panel tells
//! it, and it is seen once the player says so or goes on playing.

use caravanserai_core::Seat;
use five_tribes::{Choice, Cost, Resource, State, Task, TileAction, Tribe, View};
use serde_json::{Map, json};
use std::borrow::Cow;
use web::t;
use web::{FirstGame, Language, tutorial};

/// The deal of the first game: chosen because the newcomer bids first, three
/// tiles can be won at once, and the open djinns are easy to understand.
const SEED: &str = "caravanserai first game of tribes 36";
/// From so few camels on, the end is in sight.
const FEW_CAMELS: u8 = 3;

/// Something that the coach tells once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lesson {
    Welcome,
    Bidding,
    TwoMarkers,
    Waiting,
    Tile,
    Ahead,
    Steps,
    LastMeeple,
    Viziers,
    Elders,
    Merchants,
    Builders,
    Assassins,
    Control,
    Owned,
    Market,
    SecondCard,
    PalmsAndPalaces,
    Djinns,
    SacredPlace,
    Calling,
    Fakirs,
    Selling,
    Sets,
    EndOfTurn,
    NextRound,
    NearTheEnd,
    LastRound,
    Over,
}

/// All lessons. Of several that are due, the first is told.
const ALL: [Lesson; 29] = [
    Lesson::Welcome,
    Lesson::Bidding,
    Lesson::TwoMarkers,
    Lesson::Waiting,
    Lesson::Tile,
    Lesson::Ahead,
    Lesson::Steps,
    Lesson::LastMeeple,
    Lesson::Viziers,
    Lesson::Elders,
    Lesson::Merchants,
    Lesson::Builders,
    Lesson::Assassins,
    Lesson::Control,
    Lesson::Owned,
    Lesson::Market,
    Lesson::SecondCard,
    Lesson::PalmsAndPalaces,
    Lesson::Djinns,
    Lesson::SacredPlace,
    Lesson::Calling,
    Lesson::Fakirs,
    Lesson::Selling,
    Lesson::Sets,
    Lesson::EndOfTurn,
    Lesson::NextRound,
    Lesson::NearTheEnd,
    Lesson::LastRound,
    Lesson::Over,
];

/// Their names, as they are remembered.
pub(super) const NAMES: [&str; ALL.len()] = {
    let mut names = [""; ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = ALL[index].name();
        index += 1;
    }
    names
};

/// The game that teaches: the base game for two.
pub(super) fn first_game() -> FirstGame {
    let options = Map::from_iter([
        ("players".to_owned(), json!(2)),
        ("thieves".to_owned(), json!(false)),
        ("artisans".to_owned(), json!(false)),
    ]);
    FirstGame { options, seed: SEED, seat: Seat(0) }
}

impl Lesson {
    /// The name under which it is remembered.
    const fn name(self) -> &'static str {
        match self {
            Lesson::Welcome => "welcome",
            Lesson::Bidding => "bidding",
            Lesson::TwoMarkers => "two-markers",
            Lesson::Waiting => "waiting",
            Lesson::Tile => "tile",
            Lesson::Ahead => "ahead",
            Lesson::Steps => "steps",
            Lesson::LastMeeple => "last-meeple",
            Lesson::Viziers => "viziers",
            Lesson::Elders => "elders",
            Lesson::Merchants => "merchants",
            Lesson::Builders => "builders",
            Lesson::Assassins => "assassins",
            Lesson::Control => "control",
            Lesson::Owned => "owned",
            Lesson::Market => "market",
            Lesson::SecondCard => "second-card",
            Lesson::PalmsAndPalaces => "palms-and-palaces",
            Lesson::Djinns => "djinns",
            Lesson::SacredPlace => "sacred-place",
            Lesson::Calling => "calling",
            Lesson::Fakirs => "fakirs",
            Lesson::Selling => "selling",
            Lesson::Sets => "sets",
            Lesson::EndOfTurn => "end-of-turn",
            Lesson::NextRound => "next-round",
            Lesson::NearTheEnd => "near-the-end",
            Lesson::LastRound => "last-round",
            Lesson::Over => "over",
        }
    }
}

impl tutorial::Lesson<State> for Lesson {
    const ALL: &'static [Lesson] = &ALL;

    fn name(self) -> &'static str {
        Lesson::name(self)
    }

    fn is_due(self, view: &View, choices: &[Choice]) -> bool {
        let (Some(seat), Some(own)) = (view.seat, view.own) else { return false };
        let open = &view.open;
        let (me, task) = (open.player(seat), open.agenda.top());
        let asked = open.to_act() == Some(seat);
        let asks = |wanted: fn(&Task) -> bool| asked && task.as_ref().is_some_and(wanted);
        let bids = asks(|task| *task == Task::Bid);
        let walks = asks(|task| *task == Task::Walk);
        let may = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
        let hand = open.walk.hand;
        let steps = asks(|task| *task == Task::Step);
        // A tribe is told about when the last meeple is one of it.
        let ends_with = |tribe| steps && hand.total() == 1 && hand.has(tribe);
        let at_tile = |wanted: fn(TileAction) -> bool| match task {
            Some(Task::TileAction { at }) => asked && wanted(open.board.action(at)),
            _ => false,
        };
        let fakirs = own.hand.of(Resource::FAKIR);
        let elders = me.held.of(Tribe::Elder);
        match self {
            Lesson::Welcome | Lesson::Bidding => bids && open.round == 1,
            Lesson::TwoMarkers => bids && open.track.contains(&Some(seat)),
            Lesson::Waiting => !asked && task.is_some(),
            Lesson::Tile | Lesson::Ahead => walks,
            Lesson::Steps => steps && hand.total() > 1,
            Lesson::LastMeeple => steps && hand.total() == 1,
            Lesson::Viziers => ends_with(Tribe::Vizier),
            Lesson::Elders => ends_with(Tribe::Elder),
            Lesson::Merchants => ends_with(Tribe::Merchant),
            Lesson::Builders => {
                let acts = |task: &Task| matches!(task, Task::Tribe { tribe: Tribe::Builder, .. });
                ends_with(Tribe::Builder) || asks(acts)
            }
            Lesson::Assassins => {
                asks(|task| matches!(task, Task::Tribe { tribe: Tribe::Assassin, .. }))
            }
            Lesson::Control => asked && !steps && !me.camels.is_empty(),
            Lesson::Owned => {
                walks && open.opponents(seat).any(|o| !open.player(o).camels.is_empty())
            }
            Lesson::Market => at_tile(|action| matches!(action, TileAction::Market { .. })),
            Lesson::SecondCard => asks(|task| matches!(task, Task::MarketCard { .. })),
            Lesson::PalmsAndPalaces => walks && !open.board.built_up().is_empty(),
            Lesson::Djinns => walks && elders >= 1 && elders + fakirs >= 2,
            Lesson::SacredPlace => at_tile(|action| action == TileAction::Djinn),
            Lesson::Calling => {
                (walks || asks(|task| *task == Task::Finish))
                    && me.djinns.iter().any(|djinn| djinn.row().cost != Cost::None)
            }
            Lesson::Fakirs => (walks || asks(|task| *task == Task::Finish)) && fakirs > 0,
            Lesson::Selling => {
                asks(|task| *task == Task::Finish) && may(|choice| matches!(choice, Choice::Lay(_)))
            }
            Lesson::Sets => asks(|task| matches!(task, Task::LaySet { .. })),
            Lesson::EndOfTurn => asks(|task| *task == Task::Finish),
            Lesson::NextRound => bids && open.round > 1,
            Lesson::NearTheEnd => {
                let few = |seat| open.camels_left(seat) <= FEW_CAMELS;
                (bids || walks) && open.seats().any(few)
            }
            Lesson::LastRound => asked && open.ending,
            Lesson::Over => task.is_none(),
        }
    }

    fn title(self, l: Language) -> Cow<'static, str> {
        match self {
            Lesson::Welcome => t!(l, "ft-lesson-welcome"),
            Lesson::Bidding => t!(l, "ft-lesson-bidding"),
            Lesson::TwoMarkers => t!(l, "ft-lesson-two-markers"),
            Lesson::Waiting => t!(l, "ft-lesson-waiting"),
            Lesson::Tile => t!(l, "ft-lesson-tile"),
            Lesson::Ahead => t!(l, "ft-lesson-ahead"),
            Lesson::Steps => t!(l, "ft-lesson-steps"),
            Lesson::LastMeeple => t!(l, "ft-lesson-last-meeple"),
            Lesson::Viziers => t!(l, "ft-lesson-viziers"),
            Lesson::Elders => t!(l, "ft-lesson-elders"),
            Lesson::Merchants => t!(l, "ft-lesson-merchants"),
            Lesson::Builders => t!(l, "ft-lesson-builders"),
            Lesson::Assassins => t!(l, "ft-lesson-assassins"),
            Lesson::Control => t!(l, "ft-lesson-control"),
            Lesson::Owned => t!(l, "ft-lesson-owned"),
            Lesson::Market => t!(l, "ft-lesson-market"),
            Lesson::SecondCard => t!(l, "ft-lesson-second-card"),
            Lesson::PalmsAndPalaces => t!(l, "ft-lesson-palms-and-palaces"),
            Lesson::Djinns => t!(l, "ft-lesson-djinns"),
            Lesson::SacredPlace => t!(l, "ft-lesson-sacred-place"),
            Lesson::Calling => t!(l, "ft-lesson-calling"),
            Lesson::Fakirs => t!(l, "ft-lesson-fakirs"),
            Lesson::Selling => t!(l, "ft-lesson-selling"),
            Lesson::Sets => t!(l, "ft-lesson-sets"),
            Lesson::EndOfTurn => t!(l, "ft-lesson-end-of-turn"),
            Lesson::NextRound => t!(l, "ft-lesson-next-round"),
            Lesson::NearTheEnd => t!(l, "ft-lesson-near-the-end"),
            Lesson::LastRound => t!(l, "ft-lesson-last-round"),
            Lesson::Over => t!(l, "ft-lesson-over"),
        }
    }

    fn text(self, l: Language) -> Cow<'static, str> {
        match self {
            Lesson::Welcome => t!(l, "ft-lesson-welcome-text"),
            Lesson::Bidding => t!(l, "ft-lesson-bidding-text"),
            Lesson::TwoMarkers => t!(l, "ft-lesson-two-markers-text"),
            Lesson::Waiting => t!(l, "ft-lesson-waiting-text"),
            Lesson::Tile => t!(l, "ft-lesson-tile-text"),
            Lesson::Ahead => t!(l, "ft-lesson-ahead-text"),
            Lesson::Steps => t!(l, "ft-lesson-steps-text"),
            Lesson::LastMeeple => t!(l, "ft-lesson-last-meeple-text"),
            Lesson::Viziers => t!(l, "ft-lesson-viziers-text"),
            Lesson::Elders => t!(l, "ft-lesson-elders-text"),
            Lesson::Merchants => t!(l, "ft-lesson-merchants-text"),
            Lesson::Builders => t!(l, "ft-lesson-builders-text"),
            Lesson::Assassins => t!(l, "ft-lesson-assassins-text"),
            Lesson::Control => t!(l, "ft-lesson-control-text"),
            Lesson::Owned => t!(l, "ft-lesson-owned-text"),
            Lesson::Market => t!(l, "ft-lesson-market-text"),
            Lesson::SecondCard => t!(l, "ft-lesson-second-card-text"),
            Lesson::PalmsAndPalaces => t!(l, "ft-lesson-palms-and-palaces-text"),
            Lesson::Djinns => t!(l, "ft-lesson-djinns-text"),
            Lesson::SacredPlace => t!(l, "ft-lesson-sacred-place-text"),
            Lesson::Calling => t!(l, "ft-lesson-calling-text"),
            Lesson::Fakirs => t!(l, "ft-lesson-fakirs-text"),
            Lesson::Selling => t!(l, "ft-lesson-selling-text"),
            Lesson::Sets => t!(l, "ft-lesson-sets-text"),
            Lesson::EndOfTurn => t!(l, "ft-lesson-end-of-turn-text"),
            Lesson::NextRound => t!(l, "ft-lesson-next-round-text"),
            Lesson::NearTheEnd => t!(l, "ft-lesson-near-the-end-text"),
            Lesson::LastRound => t!(l, "ft-lesson-last-round-text"),
            Lesson::Over => t!(l, "ft-lesson-over-text"),
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Lesson::Welcome => "goal",
            Lesson::Bidding => "F-BID-1",
            Lesson::TwoMarkers => "F-SETUP-3",
            Lesson::Waiting => "round",
            Lesson::Tile | Lesson::Steps => "F-MOVE-1",
            Lesson::Ahead | Lesson::LastMeeple => "walk",
            Lesson::Viziers => "tribe-vizier",
            Lesson::Elders => "tribe-elder",
            Lesson::Merchants => "tribe-merchant",
            Lesson::Builders => "tribe-builder",
            Lesson::Assassins => "tribe-assassin",
            Lesson::Control | Lesson::Owned => "F-MOVE-2",
            Lesson::Market => "tile-small-market-text",
            Lesson::SecondCard => "tile-large-market-text",
            Lesson::PalmsAndPalaces => "F-TILE-1",
            Lesson::Djinns => "djinns",
            Lesson::SacredPlace => "tile-sacred-6-text",
            Lesson::Calling => "calling",
            Lesson::Fakirs => "table",
            Lesson::Selling | Lesson::Sets => "F-SELL-1",
            Lesson::EndOfTurn => "F-TURN-1",
            Lesson::NextRound => "F-CLEAN-1",
            Lesson::NearTheEnd | Lesson::LastRound => "F-END-1",
            Lesson::Over => "F-END-2",
        }
    }
}

/// Where the lessons link to in the rule book.
#[cfg(test)]
pub(crate) fn anchors() -> impl Iterator<Item = &'static str> {
    ALL.into_iter().map(tutorial::Lesson::anchor)
}

#[cfg(test)]
mod tests;
