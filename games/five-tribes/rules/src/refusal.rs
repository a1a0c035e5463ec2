//! Why a choice is not possible: what it is about, for others to put into words.
//!
//! Legality is decided by the lists alone; this only finds the reason. It looks
//! at nothing that the seat to act does not know.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::ids::{Djinn, Item, Resource, Thief};
use crate::payment::{DJINN_PRICE, Payment};
use crate::printed::{Cost, Power, TileAction};
use crate::square::{Square, Way};
use crate::state::{State, Walk};
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::Seat;

/// Why a choice is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the variants speak of")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Something else is asked, and of whom; `offer` is what the tile offers
    /// whose action it is.
    Expected { seat: Seat, task: Task, offer: TileAction },
    /// All spaces of the track that cost nothing are taken.
    FreeSpacesTaken,
    /// That space of the track is taken.
    SpaceTaken,
    /// Fakirs lower no bid without the djinn of that power.
    FakirsLowerNoBid,
    /// More Fakirs than there are spaces to go down.
    TooManyFakirs { fakirs: u8 },
    /// The seat holds only so many Fakirs.
    FewFakirs { held: u8 },
    /// The seat has only so many coins.
    FewCoins { held: u16 },
    /// There is a legal walk, so there is no passing.
    MustWalk,
    /// Nobody can walk from there.
    NoTile { at: Square },
    /// Nobody stands there.
    NoMeeples { at: Square },
    /// No walk from there could end legally.
    NoWalkFrom { from: Square },
    /// Only the last meeple flies.
    CannotFly,
    /// No such meeple is in hand.
    NotInHand { hand: Meeples },
    /// A step goes to a neighbour.
    NotBeside { at: Square, to: Square },
    /// No step straight back.
    StraightBack { to: Square },
    /// A mountain or the Chasm is in the way.
    Barred { from: Square, to: Square },
    /// The last meeple must meet its own colour.
    MeetsNobody { tribe: Tribe, on: Square },
    /// After this step the walk could not end legally.
    DeadEnd { tribe: Tribe, on: Square },
    /// There is no such meeple on that tile.
    NotThere { tribe: Tribe, on: Square },
    /// The Assassins do not get that far.
    OutOfReach { on: Square, distance: u8, assassins: u8 },
    /// Assassins kill in front of opponents.
    NoOpponent,
    /// That player keeps no such meeple.
    KeepsNone { victim: Seat, tribe: Tribe },
    /// A djinn protects what that player keeps.
    Protected { victim: Seat },
    /// Only cards that lie face up can be bought.
    NotOnOffer,
    /// What a card costs is not paid like this.
    OtherPrice { cost: Cost },
    /// The seat has not what it would pay with.
    CannotPay { payment: Payment },
    /// The market is too dear.
    MarketTooDear { price: u8, held: u16 },
    /// The market sells only the first cards of the row.
    NotSold { among: u8 },
    /// The thief is not the seat's, or follows other meeples than those that acted.
    WrongThief { thief: Thief, acted: Tribe },
    /// Djinns are called in your turn.
    DjinnOutOfTurn,
    /// The djinn is somebody else's.
    NotYourDjinn { djinn: Djinn },
    /// The djinn was called before in this turn.
    AlreadyCalled { djinn: Djinn },
    /// The djinn is never called: its power is always on.
    AlwaysOn { djinn: Djinn },
    /// The djinn is not paid like this.
    OtherPayment { djinn: Djinn, payment: Payment },
    /// The djinn can do nothing now.
    IdleDjinn { djinn: Djinn },
    /// Items are used in your turn.
    ItemOutOfTurn,
    /// The seat has no such item.
    NoItem { item: Item },
    /// The item is precious, not magic.
    NotMagic { item: Item },
    /// One magic item a turn.
    ItemUsed,
    /// The item can do nothing now.
    IdleItem { item: Item },
    /// Fakirs are no merchandise.
    FakirsForSale,
    /// The seat has no such card.
    NoCard { kind: Resource },
    /// A set has each kind once, laid out in the order of the kinds.
    LaidInOrder,
}

impl State {
    pub(crate) fn refusal(&self, choice: Choice) -> Refusal {
        let (Some(task), Some(seat)) = (self.open.agenda.top(), self.open.to_act()) else {
            return Refusal::GameOver;
        };
        let reason = match (task, choice) {
            (Task::Bid, Choice::Bid { price, fakirs }) => self.refuse_bid(seat, price, fakirs),
            (Task::Walk, Choice::Take(from)) => Some(self.refuse_take(from)),
            (Task::Walk, Choice::Pass) => Some(Refusal::MustWalk),
            (Task::Step, Choice::Step(to, tribe)) => Some(self.refuse_step(to, tribe)),
            (Task::Step, Choice::Fly(..)) => Some(Refusal::CannotFly),
            (Task::Tribe { tribe: Tribe::Assassin, count, at }, Choice::Kill(on, tribe)) => {
                Some(self.refuse_kill(count, at, on, tribe))
            }
            (_, Choice::KillHeld(victim, tribe)) => self.refuse_kill_held(victim, tribe),
            (Task::Tribe { tribe: Tribe::Builder, .. }, Choice::Fakirs(_)) => {
                Some(Refusal::FewFakirs { held: self.fakirs(seat) })
            }
            (Task::TileAction { at }, Choice::BuyDjinn(djinn, payment)) => {
                self.refuse_buy(at, self.open.djinns_up.contains(djinn), payment)
            }
            (Task::TileAction { at }, Choice::BuyThief(thief, payment)) => {
                self.refuse_buy(at, self.open.thief_up == Some(thief), payment)
            }
            (Task::TileAction { at }, Choice::Card(_)) => self.refuse_card(at, seat),
            (Task::MarketCard { among }, Choice::Card(_)) => Some(Refusal::NotSold { among }),
            (_, Choice::UseDjinn(djinn, payment)) => Some(self.refuse_use(djinn, payment)),
            (_, Choice::UseItem(item)) => Some(self.refuse_item(item)),
            (Task::UseThief { tribe }, Choice::UseThief(thief)) => {
                Some(Refusal::WrongThief { thief, acted: tribe })
            }
            (Task::Walk, Choice::Lay(_)) if self.can_walk() => None,
            (Task::Walk | Task::Finish | Task::LaySet { .. }, Choice::Lay(kind)) => {
                Some(self.refuse_lay(kind, seat))
            }
            _ => None,
        };
        reason.unwrap_or_else(|| {
            let offer = match task {
                Task::TileAction { at } => self.open.board.action(at),
                _ => TileAction::None,
            };
            Refusal::Expected { seat, task, offer }
        })
    }

    fn refuse_bid(&self, seat: Seat, price: u8, fakirs: u8) -> Option<Refusal> {
        let space = catalogue().bids.iter().rposition(|bid| *bid == price)?;
        if price == 0 && self.open.track[0].is_some() {
            return Some(Refusal::FreeSpacesTaken);
        }
        if price > 0 && self.open.track[space].is_some() {
            return Some(Refusal::SpaceTaken);
        }
        if fakirs > 0 && !self.open.holds(seat, Power::CheaperBids) {
            return Some(Refusal::FakirsLowerNoBid);
        }
        if fakirs > self.fakirs(seat) {
            return Some(Refusal::FewFakirs { held: self.fakirs(seat) });
        }
        if usize::from(fakirs) + 2 > space {
            return Some(Refusal::TooManyFakirs { fakirs });
        }
        Some(Refusal::FewCoins { held: self.hidden.coins[seat.index()] })
    }

    fn refuse_take(&self, from: Square) -> Refusal {
        if !self.open.board.land().has(from) {
            return Refusal::NoTile { at: from };
        }
        if self.open.board.meeples(from).is_empty() {
            return Refusal::NoMeeples { at: from };
        }
        Refusal::NoWalkFrom { from }
    }

    fn refuse_step(&self, to: Square, tribe: Tribe) -> Refusal {
        let Walk { hand, at, from } = self.open.walk;
        if !hand.has(tribe) {
            return Refusal::NotInHand { hand };
        }
        let Some(way) = Way::between(at, to) else {
            return Refusal::NotBeside { at, to };
        };
        if from == Some(to) {
            return Refusal::StraightBack { to };
        }
        if !self.open.board.exits(way).has(at) {
            return Refusal::Barred { from: at, to };
        }
        if hand.total() == 1 {
            return Refusal::MeetsNobody { tribe, on: to };
        }
        Refusal::DeadEnd { tribe, on: to }
    }

    fn refuse_kill(&self, count: u8, at: Square, on: Square, tribe: Tribe) -> Refusal {
        if !self.open.board.meeples(on).has(tribe) {
            return Refusal::NotThere { tribe, on };
        }
        Refusal::OutOfReach { on, distance: at.distance(on), assassins: count }
    }

    fn refuse_kill_held(&self, victim: Seat, tribe: Tribe) -> Option<Refusal> {
        if victim == self.open.active || victim.0 >= self.open.options.players {
            return Some(Refusal::NoOpponent);
        }
        if !self.open.player(victim).held.has(tribe) {
            return Some(Refusal::KeepsNone { victim, tribe });
        }
        self.open.holds(victim, Power::Protection).then_some(Refusal::Protected { victim })
    }

    fn refuse_buy(&self, at: Square, on_offer: bool, payment: Payment) -> Option<Refusal> {
        if self.open.board.action(at) != TileAction::Djinn {
            return None;
        }
        if !on_offer {
            return Some(Refusal::NotOnOffer);
        }
        Some(match DJINN_PRICE.payments().contains(&payment) {
            true => Refusal::CannotPay { payment },
            false => Refusal::OtherPrice { cost: DJINN_PRICE },
        })
    }

    fn refuse_card(&self, at: Square, seat: Seat) -> Option<Refusal> {
        let TileAction::Market { price, among, .. } = self.open.board.action(at) else {
            return None;
        };
        let held = self.hidden.coins[seat.index()];
        Some(match held < u16::from(price) {
            true => Refusal::MarketTooDear { price, held },
            false => Refusal::NotSold { among },
        })
    }

    fn refuse_use(&self, djinn: Djinn, payment: Payment) -> Refusal {
        let seat = self.open.active;
        if self.open.to_act() != Some(seat) {
            return Refusal::DjinnOutOfTurn;
        }
        if !self.open.player(seat).djinns.contains(djinn) {
            return Refusal::NotYourDjinn { djinn };
        }
        if self.open.used.contains(djinn) {
            return Refusal::AlreadyCalled { djinn };
        }
        let cost = djinn.row().cost;
        if cost == Cost::None {
            return Refusal::AlwaysOn { djinn };
        }
        if !cost.payments().contains(&payment) {
            return Refusal::OtherPayment { djinn, payment };
        }
        match self.can_pay(seat, payment) {
            true => Refusal::IdleDjinn { djinn },
            false => Refusal::CannotPay { payment },
        }
    }

    fn refuse_item(&self, item: Item) -> Refusal {
        let seat = self.open.active;
        if self.open.to_act() != Some(seat) {
            return Refusal::ItemOutOfTurn;
        }
        if !self.hidden.items[seat.index()].has(item) {
            return Refusal::NoItem { item };
        }
        if item.magic().is_none() {
            return Refusal::NotMagic { item };
        }
        match self.open.item_used {
            true => Refusal::ItemUsed,
            false => Refusal::IdleItem { item },
        }
    }

    fn refuse_lay(&self, kind: Resource, seat: Seat) -> Refusal {
        if kind == Resource::FAKIR {
            return Refusal::FakirsForSale;
        }
        match self.hidden.hands[seat.index()].has(kind) {
            true => Refusal::LaidInOrder,
            false => Refusal::NoCard { kind },
        }
    }
}
