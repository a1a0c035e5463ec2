//! The lessons of the guided first game.
//!
//! Which lesson is due follows from what the viewer sees, what they may
//! choose, and which lessons they have seen: nothing else is remembered. A
//! lesson has its moment; when the moment first comes the coach's panel tells
//! it, and it is seen once the player says so or goes on playing.

use super::rule_book::rule_book;
use crate::TargiTable;
use caravanserai_core::Seat;
use maud::Markup;
use serde_json::{Map, json};
use targi::{CentreView, Choice, Effect, Field, HandView, Line, Place, Spot, State, Task, View};
use web::tutorial::Taught;
use web::{FirstGame, Language, Learn, tutorial};

/// The deal of the first game: chosen because good crossings lie open at once.
const SEED: &str = "caravanserai first game 4";
/// From so many goods on, the limit of ten is worth a word.
const MANY_GOODS: u8 = 8;
/// Raids come after every third round.
const ROUNDS_PER_RAID: u8 = 3;
/// From so many cards on, the twelfth is in sight.
const MANY_CARDS: u8 = 9;
/// From this round on, the last raid is in sight.
const LATE: u8 = 10;

web::lessons! {
    Welcome = "welcome", "goal", "board", t!(l, "lesson-welcome"), t!(l, "lesson-welcome-text");
    Placing = "placing", "T-PLACE-1", "board", t!(l, "lesson-placing"), t!(l, "lesson-placing-text");
    Robber = "robber", "T-ROB-1", "board", t!(l, "lesson-robber"), t!(l, "lesson-robber-text");
    Facing = "facing", "T-PLACE-1", "board", t!(l, "lesson-facing"), t!(l, "lesson-facing-text");
    Lines = "lines", "T-MARK-1", "board", t!(l, "lesson-lines"), t!(l, "lesson-lines-text");
    Waiting = "waiting", "round", "board", t!(l, "lesson-waiting"), t!(l, "lesson-waiting-text");
    Actions = "actions", "T-ACT-1", "choices", t!(l, "lesson-actions"), t!(l, "lesson-actions-text");
    GoodsCard = "goods-card", "T-ACT-4", "board", t!(l, "lesson-goods-card"), t!(l, "lesson-goods-card-text");
    TribeCard = "tribe-card", "T-TRIBE-1", "board", t!(l, "lesson-tribe-card"), t!(l, "lesson-tribe-card-text");
    Taken = "taken", "T-TRIBE-1", "choices", t!(l, "lesson-taken"), t!(l, "lesson-taken-text");
    Paying = "paying", "T-TRIBE-4", "choices", t!(l, "lesson-paying"), t!(l, "lesson-paying-text");
    Rows = "rows", "T-TRIBE-5", "me", t!(l, "lesson-rows"), t!(l, "lesson-rows-text");
    FaceDown = "face-down", "T-ACT-3", "board", t!(l, "lesson-face-down"), t!(l, "lesson-face-down-text");
    EndOfTurn = "end-of-turn", "T-ACT-2", "choices", t!(l, "lesson-end-of-turn"), t!(l, "lesson-end-of-turn-text");
    NextRound = "next-round", "T-REV-1", "board", t!(l, "lesson-next-round"), t!(l, "lesson-next-round-text");
    Texts = "texts", "cards", "me", t!(l, "lesson-texts"), t!(l, "lesson-texts-text");
    Hand = "hand", "T-TRIBE-2", "me", t!(l, "lesson-hand"), t!(l, "lesson-hand-text");
    Noble = "noble", "T-TRIBE-2", "choices", t!(l, "lesson-noble"), t!(l, "lesson-noble-text");
    Trader = "trader", "field-5", "choices", t!(l, "lesson-trader"), t!(l, "lesson-trader-text");
    Silversmith = "silversmith", "field-10", "choices", t!(l, "lesson-silversmith"), t!(l, "lesson-silversmith-text");
    FataMorgana = "fata-morgana", "field-9", "board", t!(l, "lesson-fata-morgana"), t!(l, "lesson-fata-morgana-text");
    RaidAhead = "raid-ahead", "T-ROB-2", "track", t!(l, "lesson-raid-ahead"), t!(l, "lesson-raid-ahead-text");
    Raid = "raid", "T-ROB-2", "choices", t!(l, "lesson-raid"), t!(l, "lesson-raid-text");
    Limit = "limit", "T-ACT-5", "me", t!(l, "lesson-limit"), t!(l, "lesson-limit-text");
    NearTheEnd = "near-the-end", "T-END-1", "track", t!(l, "lesson-near-the-end"), t!(l, "lesson-near-the-end-text");
    Over = "over", "T-END-2", "me", t!(l, "lesson-over"), t!(l, "lesson-over-text");
}

impl Learn for TargiTable {
    fn rule_book(language: Language) -> Option<Markup> {
        Some(rule_book(language))
    }

    /// The game that teaches: the base game, with the newcomer to begin.
    fn first_game() -> Option<FirstGame> {
        let seat = Seat(0);
        let options = Map::from_iter([("start".to_owned(), json!(seat.0))]);
        Some(FirstGame { options, seed: SEED, seat, lessons: tutorial::titles::<Lesson> })
    }

    fn lessons() -> &'static [&'static str] {
        Lesson::NAMES
    }

    fn is_lesson_due(view: &View, choices: &[Choice], seen: &[String]) -> bool {
        tutorial::now::<State, Lesson>(view, choices, seen).is_some()
    }
}

impl Lesson {
    /// The fields and cards that it speaks of; none where it speaks of the whole board.
    pub(super) fn spots(self, view: &View) -> Vec<Spot> {
        let Some(seat) = view.seat else { return Vec::new() };
        let (me, other) = (&view.players[seat.index()], &view.players[seat.other().index()]);
        let cards = |wanted: fn(&CentreView) -> bool| {
            let places = Place::all().filter(move |place| wanted(&view.centre[place.index()]));
            places.map(Spot::Centre)
        };
        let marked = |spot: &Spot| matches!(spot, Spot::Centre(at) if me.markers.contains(*at));
        match self {
            Lesson::Robber => view.robber.map(Spot::Border).into_iter().collect(),
            Lesson::Facing => {
                let facing = other.targi.into_iter().filter_map(Field::facing);
                other.targi.into_iter().chain(facing).map(Spot::Border).collect()
            }
            Lesson::Lines => {
                let lines: Vec<_> = me.targi.into_iter().filter_map(Field::line).collect();
                let crossed = Place::all().filter(|place| {
                    lines.iter().any(|line| match line {
                        Line::Row(row) => place.index() / 3 == usize::from(*row),
                        Line::Column(column) => place.index() % 3 == usize::from(*column),
                    })
                });
                me.targi.into_iter().map(Spot::Border).chain(crossed.map(Spot::Centre)).collect()
            }
            Lesson::GoodsCard => {
                cards(|card| matches!(card, CentreView::Goods(_))).filter(marked).collect()
            }
            Lesson::TribeCard => {
                cards(|card| matches!(card, CentreView::Tribe(_))).filter(marked).collect()
            }
            Lesson::FaceDown => cards(|card| matches!(card, CentreView::FaceDown(_))).collect(),
            Lesson::FataMorgana => me.markers.into_iter().map(Spot::Centre).collect(),
            _ => Vec::new(),
        }
    }
}

impl tutorial::Lesson<State> for Lesson {
    fn is_due(self, view: &View, choices: &[Choice]) -> bool {
        let Some(seat) = view.seat else { return false };
        let (me, other) = (&view.players[seat.index()], &view.players[seat.other().index()]);
        let task = view.agenda.top();
        let asked = view.to_act == Some(seat);
        let places = asked && task == Some(Task::Placement);
        let acts = asked && matches!(task, Some(Task::Turn(_)));
        let asks = |wanted: fn(&Task) -> bool| asked && task.as_ref().is_some_and(wanted);
        let marked = |wanted: fn(&CentreView) -> bool| {
            let mut cards = me.markers.into_iter().map(|place| &view.centre[place.index()]);
            acts && cards.any(wanted)
        };
        match self {
            Lesson::Welcome | Lesson::Placing => places && view.round == 1,
            Lesson::Robber => places && view.robber.is_some(),
            Lesson::Facing => places && !other.targi.is_empty(),
            Lesson::Lines => places && !me.targi.is_empty(),
            Lesson::Waiting => !asked && view.to_act.is_some() && !me.targi.is_empty(),
            Lesson::Actions => acts,
            Lesson::GoodsCard => marked(|card| matches!(card, CentreView::Goods(_))),
            Lesson::TribeCard => marked(|card| matches!(card, CentreView::Tribe(_))),
            Lesson::Taken => asks(|task| *task == Task::Taken),
            Lesson::Paying => asks(|task| *task == Task::Pay),
            Lesson::Rows => asks(|task| *task == Task::Lay),
            Lesson::FaceDown => {
                acts && view.centre.iter().any(|card| matches!(card, CentreView::FaceDown(_)))
            }
            Lesson::EndOfTurn => {
                acts && !choices.iter().any(|choice| matches!(choice, Choice::Use(_)))
            }
            Lesson::NextRound => places && view.round > 1,
            Lesson::Texts => {
                let mut cards = me.display.cards().map(|card| view.rules.tribe(card));
                asked && cards.any(|card| card.effect != Effect::None)
            }
            Lesson::Hand => places && me.hand().any(|card| matches!(card, HandView::Card { .. })),
            Lesson::Noble => asks(|task| matches!(task, Task::Noble(_))),
            Lesson::Trader => asks(|task| matches!(task, Task::Trader { .. })),
            Lesson::Silversmith => asks(|task| matches!(task, Task::Silversmith { .. })),
            Lesson::FataMorgana => asks(|task| matches!(task, Task::FataMorgana(_))),
            Lesson::RaidAhead => places && view.round.is_multiple_of(ROUNDS_PER_RAID),
            Lesson::Raid => asks(|task| matches!(task, Task::Raid(_))),
            Lesson::Limit => {
                asks(|task| *task == Task::Limit)
                    || (places || acts) && me.purse.goods_count() >= MANY_GOODS
            }
            Lesson::NearTheEnd => {
                let most = me.display.len().max(other.display.len());
                places && (view.round >= LATE || most >= MANY_CARDS)
            }
            Lesson::Over => view.to_act.is_none(),
        }
    }
}

#[cfg(test)]
mod tests;
