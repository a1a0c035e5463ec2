//! The lessons of the guided first game.
//!
//! Which lesson is due follows from what the viewer sees, what they may
//! choose, and which lessons they have seen: nothing else is remembered. A
//! lesson has its moment; when the moment first comes the coach's panel tells
//! it, and it is seen once the player says so or goes on playing.

use caravanserai_core::Seat;
use serde_json::{Map, json};
use std::borrow::Cow;
use targi::{CentreView, Choice, Effect, HandView, State, Task, View};
use web::t;
use web::{FirstGame, Language, tutorial};

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

/// Something that the coach tells once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lesson {
    Welcome,
    Placing,
    Robber,
    Facing,
    Lines,
    Waiting,
    Actions,
    GoodsCard,
    TribeCard,
    Taken,
    Paying,
    Rows,
    FaceDown,
    EndOfTurn,
    NextRound,
    Texts,
    Hand,
    Noble,
    Trader,
    Silversmith,
    FataMorgana,
    RaidAhead,
    Raid,
    Limit,
    NearTheEnd,
    Over,
}

/// All lessons. Of several that are due, the first is told.
const ALL: [Lesson; 26] = [
    Lesson::Welcome,
    Lesson::Placing,
    Lesson::Robber,
    Lesson::Facing,
    Lesson::Lines,
    Lesson::Waiting,
    Lesson::Actions,
    Lesson::GoodsCard,
    Lesson::TribeCard,
    Lesson::Taken,
    Lesson::Paying,
    Lesson::Rows,
    Lesson::FaceDown,
    Lesson::EndOfTurn,
    Lesson::NextRound,
    Lesson::Texts,
    Lesson::Hand,
    Lesson::Noble,
    Lesson::Trader,
    Lesson::Silversmith,
    Lesson::FataMorgana,
    Lesson::RaidAhead,
    Lesson::Raid,
    Lesson::Limit,
    Lesson::NearTheEnd,
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

/// The game that teaches: the base game, with the newcomer to begin.
pub(super) fn first_game() -> FirstGame {
    let seat = Seat(0);
    let options = Map::from_iter([("start".to_owned(), json!(seat.0))]);
    FirstGame { options, seed: SEED, seat }
}

impl Lesson {
    /// The name under which it is remembered.
    const fn name(self) -> &'static str {
        match self {
            Lesson::Welcome => "welcome",
            Lesson::Placing => "placing",
            Lesson::Robber => "robber",
            Lesson::Facing => "facing",
            Lesson::Lines => "lines",
            Lesson::Waiting => "waiting",
            Lesson::Actions => "actions",
            Lesson::GoodsCard => "goods-card",
            Lesson::TribeCard => "tribe-card",
            Lesson::Taken => "taken",
            Lesson::Paying => "paying",
            Lesson::Rows => "rows",
            Lesson::FaceDown => "face-down",
            Lesson::EndOfTurn => "end-of-turn",
            Lesson::NextRound => "next-round",
            Lesson::Texts => "texts",
            Lesson::Hand => "hand",
            Lesson::Noble => "noble",
            Lesson::Trader => "trader",
            Lesson::Silversmith => "silversmith",
            Lesson::FataMorgana => "fata-morgana",
            Lesson::RaidAhead => "raid-ahead",
            Lesson::Raid => "raid",
            Lesson::Limit => "limit",
            Lesson::NearTheEnd => "near-the-end",
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

    fn title(self, l: Language) -> Cow<'static, str> {
        match self {
            Lesson::Welcome => t!(l, "lesson-welcome"),
            Lesson::Placing => t!(l, "lesson-placing"),
            Lesson::Robber => t!(l, "lesson-robber"),
            Lesson::Facing => t!(l, "lesson-facing"),
            Lesson::Lines => t!(l, "lesson-lines"),
            Lesson::Waiting => t!(l, "lesson-waiting"),
            Lesson::Actions => t!(l, "lesson-actions"),
            Lesson::GoodsCard => t!(l, "lesson-goods-card"),
            Lesson::TribeCard => t!(l, "lesson-tribe-card"),
            Lesson::Taken => t!(l, "lesson-taken"),
            Lesson::Paying => t!(l, "lesson-paying"),
            Lesson::Rows => t!(l, "lesson-rows"),
            Lesson::FaceDown => t!(l, "lesson-face-down"),
            Lesson::EndOfTurn => t!(l, "lesson-end-of-turn"),
            Lesson::NextRound => t!(l, "lesson-next-round"),
            Lesson::Texts => t!(l, "lesson-texts"),
            Lesson::Hand => t!(l, "lesson-hand"),
            Lesson::Noble => t!(l, "lesson-noble"),
            Lesson::Trader => t!(l, "lesson-trader"),
            Lesson::Silversmith => t!(l, "lesson-silversmith"),
            Lesson::FataMorgana => t!(l, "lesson-fata-morgana"),
            Lesson::RaidAhead => t!(l, "lesson-raid-ahead"),
            Lesson::Raid => t!(l, "lesson-raid"),
            Lesson::Limit => t!(l, "lesson-limit"),
            Lesson::NearTheEnd => t!(l, "lesson-near-the-end"),
            Lesson::Over => t!(l, "lesson-over"),
        }
    }

    fn text(self, l: Language) -> Cow<'static, str> {
        match self {
            Lesson::Welcome => t!(l, "lesson-welcome-text"),
            Lesson::Placing => t!(l, "lesson-placing-text"),
            Lesson::Robber => t!(l, "lesson-robber-text"),
            Lesson::Facing => t!(l, "lesson-facing-text"),
            Lesson::Lines => t!(l, "lesson-lines-text"),
            Lesson::Waiting => t!(l, "lesson-waiting-text"),
            Lesson::Actions => t!(l, "lesson-actions-text"),
            Lesson::GoodsCard => t!(l, "lesson-goods-card-text"),
            Lesson::TribeCard => t!(l, "lesson-tribe-card-text"),
            Lesson::Taken => t!(l, "lesson-taken-text"),
            Lesson::Paying => t!(l, "lesson-paying-text"),
            Lesson::Rows => t!(l, "lesson-rows-text"),
            Lesson::FaceDown => t!(l, "lesson-face-down-text"),
            Lesson::EndOfTurn => t!(l, "lesson-end-of-turn-text"),
            Lesson::NextRound => t!(l, "lesson-next-round-text"),
            Lesson::Texts => t!(l, "lesson-texts-text"),
            Lesson::Hand => t!(l, "lesson-hand-text"),
            Lesson::Noble => t!(l, "lesson-noble-text"),
            Lesson::Trader => t!(l, "lesson-trader-text"),
            Lesson::Silversmith => t!(l, "lesson-silversmith-text"),
            Lesson::FataMorgana => t!(l, "lesson-fata-morgana-text"),
            Lesson::RaidAhead => t!(l, "lesson-raid-ahead-text"),
            Lesson::Raid => t!(l, "lesson-raid-text"),
            Lesson::Limit => t!(l, "lesson-limit-text"),
            Lesson::NearTheEnd => t!(l, "lesson-near-the-end-text"),
            Lesson::Over => t!(l, "lesson-over-text"),
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Lesson::Welcome => "goal",
            Lesson::Placing | Lesson::Facing => "T-PLACE-1",
            Lesson::Robber => "T-ROB-1",
            Lesson::Lines => "T-MARK-1",
            Lesson::Waiting => "round",
            Lesson::Actions => "T-ACT-1",
            Lesson::GoodsCard => "T-ACT-4",
            Lesson::TribeCard | Lesson::Taken => "T-TRIBE-1",
            Lesson::Paying => "T-TRIBE-4",
            Lesson::Rows => "T-TRIBE-5",
            Lesson::FaceDown => "T-ACT-3",
            Lesson::EndOfTurn => "T-ACT-2",
            Lesson::NextRound => "T-REV-1",
            Lesson::Texts => "cards",
            Lesson::Hand | Lesson::Noble => "T-TRIBE-2",
            Lesson::Trader => "field-5",
            Lesson::Silversmith => "field-10",
            Lesson::FataMorgana => "field-9",
            Lesson::RaidAhead | Lesson::Raid => "T-ROB-2",
            Lesson::Limit => "T-ACT-5",
            Lesson::NearTheEnd => "T-END-1",
            Lesson::Over => "T-END-2",
        }
    }
}

#[cfg(test)]
mod tests;
