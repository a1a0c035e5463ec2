//! The agenda: a small stack of what is still to be done.
//!
//! Decisions nest (a card that is played asks for a payment, then for a row,
//! then lets its owner choose goods), so the state keeps them as explicit
//! tasks. Only the top one counts for what may be chosen now.

use crate::border::Edition;
use crate::display::Row;
use crate::ids::{GoodsId, TribeId};
use crate::rules::Rules;
use caravanserai_core::{Blank, Pile, Seat, named};
use serde::{Deserialize, Serialize};

/// Something to be done. Tasks that need no decision are carried out at once.
///
/// In a state cards are known by their places in the deck; positions and views
/// name them, see [`NamedTask`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task<Tribe = TribeId, Goods = GoodsId> {
    /// A player puts one action token back, in secret.
    PutBack(Seat),
    /// Begin a round: the robber moves on.
    Round,
    /// A player settles the raid.
    Raid(Seat),
    /// The raid is settled by both: the robber moves on, or the game ends.
    RaidOver,
    /// Targi are placed in turn.
    Placement,
    /// A player may place the Targi token.
    TargiToken(Seat),
    /// Tribe markers are placed.
    Markers,
    /// A player may place the marker token.
    MarkerToken(Seat),
    /// A player's actions.
    Turn(Seat),
    /// What comes to a player after his actions, before the limit.
    TurnOver,
    /// The limit on goods and gold.
    Limit,
    /// Face-down cards are turned up, the sign passes.
    Reveal,

    /// Play or discard the hand card.
    Noble(Edition),
    /// Which of two hand cards it is about.
    WhichHand(HandUse),
    /// Exchange goods until done.
    Trader {
        /// Which Trader it is.
        edition: Edition,
        /// The goods that this visit brought in one for one or for water, as bits.
        swapped_in: u8,
    },
    /// Sell for victory points.
    Silversmith {
        /// Which Silversmith it is.
        edition: Edition,
        /// How many lines may still be used.
        lines: u8,
        /// Whether none was used yet.
        fresh: bool,
    },
    /// Move a marker.
    FataMorgana(Edition),
    /// Take the open tribe card, or pay for the next.
    OpenCard,
    /// Take a good from the Targia, or give one for a goods card.
    Targia,
    /// Take the opened goods card, or give a good for the next.
    TargiaCard,
    /// What to do with the card just taken.
    Taken,
    /// Pay for the card just taken.
    Pay,
    /// Lay the card just taken into a row.
    Lay,
    /// Take so many goods of choice.
    Goods(u8),
    /// Take so many goods of choice that a goods card brings.
    GoodsOfCard(u8),
    /// Take one thing of those that a card offers.
    Treasure(Tribe),
    /// Take so many goods of one kind.
    GoodsOfAKind(u8),
    /// Take one of the two things that a goods card shows.
    Either(Goods),
    /// Take a good from the opponent.
    Rob,
    /// Give up the text of the last card of a row, or not.
    Waive(Row),
    /// Carry out the action of any border field.
    AnyBorder,
    /// Carry out an open dune.
    AnyDune,
    /// Play a tribe card of the centre.
    FromCentre,
    /// Keep one of the drawn tribe cards.
    PickTribe,
    /// Leave goods cards until so many are opened.
    PickGoods {
        /// How many are received.
        receive: u8,
    },
    /// Swap goods one to one, so many times.
    SwapGoods(u8),
    /// Sell goods for victory points.
    SellGoods {
        /// How many times.
        times: u8,
        /// How many goods, in any mix.
        goods: u8,
        /// For how many points.
        vp: u8,
    },
    /// Lay a display dune into a row.
    LayDune,
    /// Swap two displayed cards, or move so many.
    Rearrange {
        /// How many may still be moved.
        cards: u8,
        /// Whether none was moved yet, so that two may be swapped instead.
        fresh: bool,
    },
}

/// A task that names its cards by their ids.
pub type NamedTask = Task<String, String>;

impl<Tribe, Goods> Task<Tribe, Goods> {
    /// The same task, its card called otherwise; `None` if it cannot be.
    pub(crate) fn called<T, G>(
        self,
        tribe: impl FnOnce(Tribe) -> Option<T>,
        goods: impl FnOnce(Goods) -> Option<G>,
    ) -> Option<Task<T, G>> {
        Some(match self {
            Task::PutBack(seat) => Task::PutBack(seat),
            Task::Round => Task::Round,
            Task::Raid(seat) => Task::Raid(seat),
            Task::RaidOver => Task::RaidOver,
            Task::Placement => Task::Placement,
            Task::TargiToken(seat) => Task::TargiToken(seat),
            Task::Markers => Task::Markers,
            Task::MarkerToken(seat) => Task::MarkerToken(seat),
            Task::Turn(seat) => Task::Turn(seat),
            Task::TurnOver => Task::TurnOver,
            Task::Limit => Task::Limit,
            Task::Reveal => Task::Reveal,
            Task::Noble(edition) => Task::Noble(edition),
            Task::WhichHand(purpose) => Task::WhichHand(purpose),
            Task::Trader { edition, swapped_in } => Task::Trader { edition, swapped_in },
            Task::Silversmith { edition, lines, fresh } => {
                Task::Silversmith { edition, lines, fresh }
            }
            Task::FataMorgana(edition) => Task::FataMorgana(edition),
            Task::OpenCard => Task::OpenCard,
            Task::Targia => Task::Targia,
            Task::TargiaCard => Task::TargiaCard,
            Task::Taken => Task::Taken,
            Task::Pay => Task::Pay,
            Task::Lay => Task::Lay,
            Task::Goods(count) => Task::Goods(count),
            Task::GoodsOfCard(count) => Task::GoodsOfCard(count),
            Task::Treasure(card) => Task::Treasure(tribe(card)?),
            Task::GoodsOfAKind(count) => Task::GoodsOfAKind(count),
            Task::Either(card) => Task::Either(goods(card)?),
            Task::Rob => Task::Rob,
            Task::Waive(row) => Task::Waive(row),
            Task::AnyBorder => Task::AnyBorder,
            Task::AnyDune => Task::AnyDune,
            Task::FromCentre => Task::FromCentre,
            Task::PickTribe => Task::PickTribe,
            Task::PickGoods { receive } => Task::PickGoods { receive },
            Task::SwapGoods(times) => Task::SwapGoods(times),
            Task::SellGoods { times, goods, vp } => Task::SellGoods { times, goods, vp },
            Task::LayDune => Task::LayDune,
            Task::Rearrange { cards, fresh } => Task::Rearrange { cards, fresh },
        })
    }
}

impl Task {
    /// The same task with its card by name.
    pub(crate) fn named(self, rules: &Rules) -> NamedTask {
        let named = self.called(
            |card| Some(rules.tribe(card).id.clone()),
            |card| Some(rules.goods(card).id.clone()),
        );
        named.expect("every card of a state has a name")
    }
}

named! {
    /// What a hand card is asked for.
    pub enum HandUse {
        /// To be played or discarded at the Noble.
        Noble = "noble",
        /// To be played for a surcharge (T-CARD-38).
        Surcharge = "surcharge",
        /// To be played at its ordinary cost.
        Ordinary = "ordinary",
    }
}

/// More than any rule can nest.
pub(crate) const AGENDA: usize = 10;

/// The stack of tasks, the top one last; empty when the game is over.
pub type Agenda = Pile<Task, AGENDA>;

impl Blank for Task {
    const BLANK: Task = Task::Round;
}
