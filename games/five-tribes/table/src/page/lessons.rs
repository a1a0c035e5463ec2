//! The lessons of the guided first game.
//!
//! Which lesson is due follows from what the viewer sees, what they may
//! choose, and which lessons they have seen: nothing else is remembered. A
//! lesson has its moment; when the moment first comes the coach's panel tells
//! it, and it is seen once the player says so or goes on playing.

use super::rule_book::rule_book;
use crate::FiveTribesTable;
use caravanserai_core::Seat;
use five_tribes::{Choice, Cost, Resource, Squares, State, Task, TileAction, Tribe, View};
use maud::Markup;
use serde_json::{Map, json};
use web::tutorial::Taught;
use web::{FirstGame, Language, Learn, tutorial};

/// The deal of the first game: chosen because the newcomer bids first, three
/// tiles can be won at once, and the open djinns are easy to understand.
const SEED: &str = "caravanserai first game of tribes 36";
/// From so few camels on, the end is in sight.
const FEW_CAMELS: u8 = 3;

web::lessons! {
    Welcome = "welcome", "goal", "board", t!(l, "ft-lesson-welcome"), t!(l, "ft-lesson-welcome-text");
    Bidding = "bidding", "F-BID-1", "choices", t!(l, "ft-lesson-bidding"), t!(l, "ft-lesson-bidding-text");
    TwoMarkers = "two-markers", "F-SETUP-3", "order", t!(l, "ft-lesson-two-markers"), t!(l, "ft-lesson-two-markers-text");
    Waiting = "waiting", "round", "order", t!(l, "ft-lesson-waiting"), t!(l, "ft-lesson-waiting-text");
    Tile = "tile", "F-MOVE-1", "board", t!(l, "ft-lesson-tile"), t!(l, "ft-lesson-tile-text");
    Ahead = "ahead", "walk", "board", t!(l, "ft-lesson-ahead"), t!(l, "ft-lesson-ahead-text");
    Steps = "steps", "F-MOVE-1", "board", t!(l, "ft-lesson-steps"), t!(l, "ft-lesson-steps-text");
    LastMeeple = "last-meeple", "walk", "board", t!(l, "ft-lesson-last-meeple"), t!(l, "ft-lesson-last-meeple-text");
    Viziers = "viziers", "tribe-vizier", "board", t!(l, "ft-lesson-viziers"), t!(l, "ft-lesson-viziers-text");
    Elders = "elders", "tribe-elder", "board", t!(l, "ft-lesson-elders"), t!(l, "ft-lesson-elders-text");
    Merchants = "merchants", "tribe-merchant", "market", t!(l, "ft-lesson-merchants"), t!(l, "ft-lesson-merchants-text");
    Builders = "builders", "tribe-builder", "board", t!(l, "ft-lesson-builders"), t!(l, "ft-lesson-builders-text");
    Assassins = "assassins", "tribe-assassin", "board", t!(l, "ft-lesson-assassins"), t!(l, "ft-lesson-assassins-text");
    Control = "control", "F-MOVE-2", "board", t!(l, "ft-lesson-control"), t!(l, "ft-lesson-control-text");
    Owned = "owned", "F-MOVE-2", "board", t!(l, "ft-lesson-owned"), t!(l, "ft-lesson-owned-text");
    Market = "market", "tile-small-market-text", "market", t!(l, "ft-lesson-market"), t!(l, "ft-lesson-market-text");
    SecondCard = "second-card", "tile-large-market-text", "market", t!(l, "ft-lesson-second-card"), t!(l, "ft-lesson-second-card-text");
    PalmsAndPalaces = "palms-and-palaces", "F-TILE-1", "board", t!(l, "ft-lesson-palms-and-palaces"), t!(l, "ft-lesson-palms-and-palaces-text");
    Djinns = "djinns", "djinns", "djinns", t!(l, "ft-lesson-djinns"), t!(l, "ft-lesson-djinns-text");
    SacredPlace = "sacred-place", "tile-sacred-6-text", "djinns", t!(l, "ft-lesson-sacred-place"), t!(l, "ft-lesson-sacred-place-text");
    Calling = "calling", "calling", "players", t!(l, "ft-lesson-calling"), t!(l, "ft-lesson-calling-text");
    Fakirs = "fakirs", "table", "players", t!(l, "ft-lesson-fakirs"), t!(l, "ft-lesson-fakirs-text");
    Selling = "selling", "F-SELL-1", "choices", t!(l, "ft-lesson-selling"), t!(l, "ft-lesson-selling-text");
    Sets = "sets", "F-SELL-1", "choices", t!(l, "ft-lesson-sets"), t!(l, "ft-lesson-sets-text");
    EndOfTurn = "end-of-turn", "F-TURN-1", "choices", t!(l, "ft-lesson-end-of-turn"), t!(l, "ft-lesson-end-of-turn-text");
    NextRound = "next-round", "F-CLEAN-1", "choices", t!(l, "ft-lesson-next-round"), t!(l, "ft-lesson-next-round-text");
    NearTheEnd = "near-the-end", "F-END-1", "players", t!(l, "ft-lesson-near-the-end"), t!(l, "ft-lesson-near-the-end-text");
    LastRound = "last-round", "F-END-1", "order", t!(l, "ft-lesson-last-round"), t!(l, "ft-lesson-last-round-text");
    Over = "over", "F-END-2", "players", t!(l, "ft-lesson-over"), t!(l, "ft-lesson-over-text");
}

impl Learn for FiveTribesTable {
    fn rule_book(language: Language) -> Option<Markup> {
        Some(rule_book(language))
    }

    /// The game that teaches: the base game for two.
    fn first_game() -> Option<FirstGame> {
        let options = Map::from_iter([
            ("players".to_owned(), json!(2)),
            ("thieves".to_owned(), json!(false)),
            ("artisans".to_owned(), json!(false)),
        ]);
        let lessons = tutorial::titles::<Lesson>;
        Some(FirstGame { options, seed: SEED, seat: Seat(0), lessons })
    }

    fn lessons() -> &'static [&'static str] {
        Lesson::NAMES
    }

    fn is_lesson_due(view: &View, choices: &[Choice], seen: &[String]) -> bool {
        tutorial::now::<State, Lesson>(view, choices, seen).is_some()
    }
}

impl Lesson {
    /// The tiles that it speaks of; none where it speaks of the whole board.
    pub(super) fn squares(self, view: &View) -> Squares {
        let Some(seat) = view.seat else { return Squares::NONE };
        let open = &view.open;
        match self {
            Lesson::Control => open.player(seat).camels,
            Lesson::Owned => open
                .opponents(seat)
                .fold(Squares::NONE, |all, other| all.or(open.player(other).camels)),
            Lesson::PalmsAndPalaces => open.board.built_up(),
            Lesson::LastMeeple | Lesson::Viziers | Lesson::Elders | Lesson::Builders => {
                open.endings().into_iter().fold(Squares::NONE, Squares::or)
            }
            _ => Squares::NONE,
        }
    }
}

impl tutorial::Lesson<State> for Lesson {
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
}

#[cfg(test)]
mod tests;
