//! What djinns and workshops ask for: Elders, Fakirs, Artisans.

use crate::event::{Event, Teller};
use crate::ids::Resource;
use crate::printed::Cost;
use crate::state::State;
use crate::tribe::Tribe;
use caravanserai_core::{Seat, named};

named! {
    /// One way to pay.
    pub enum Payment as "payment" {
        /// 1 Elder.
        Elder = "elder",
        /// 1 Fakir.
        Fakir = "fakir",
        /// 2 Elders.
        Elders = "elders",
        /// 1 Elder and 1 Fakir.
        ElderAndFakir = "elder+fakir",
        /// 1 Artisan.
        Artisan = "artisan",
        /// 2 Fakirs.
        Fakirs = "fakirs",
    }
}

impl Payment {
    /// How many Elders it takes.
    pub const fn elders(self) -> u8 {
        self.price()[0]
    }

    /// How many Fakirs it takes.
    pub const fn fakirs(self) -> u8 {
        self.price()[1]
    }

    /// How many Artisans it takes.
    pub const fn artisans(self) -> u8 {
        self.price()[2]
    }

    /// Elders, Fakirs, Artisans.
    const fn price(self) -> [u8; 3] {
        match self {
            Payment::Elder => [1, 0, 0],
            Payment::Fakir => [0, 1, 0],
            Payment::Elders => [2, 0, 0],
            Payment::ElderAndFakir => [1, 1, 0],
            Payment::Artisan => [0, 0, 1],
            Payment::Fakirs => [0, 2, 0],
        }
    }
}

/// What a djinn at a Sacred place costs (F-SETUP-2, tiles).
pub(crate) const DJINN_PRICE: Cost = Cost::Elders;
/// What an item at a Workshop costs (F-ART-5).
pub(crate) const ITEM_PRICE: [Payment; 2] = [Payment::Artisan, Payment::Fakirs];

impl Cost {
    /// The ways to pay it in one go. The open-ended cost in Fakirs is paid
    /// with the bid it belongs to.
    pub const fn payments(self) -> &'static [Payment] {
        match self {
            Cost::None | Cost::Fakirs => &[],
            Cost::Elder => &[Payment::Elder, Payment::Fakir],
            Cost::Elders => &[Payment::Elders, Payment::ElderAndFakir],
            Cost::Fakir => &[Payment::Fakir],
        }
    }
}

impl State {
    /// How many Fakirs a seat holds.
    #[inline]
    pub(crate) fn fakirs(&self, seat: Seat) -> u8 {
        self.hidden.hands[seat.index()].of(Resource::FAKIR)
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, payment: Payment) -> bool {
        let held = self.open.players[seat.index()].held;
        held.of(Tribe::Elder) >= payment.elders()
            && held.of(Tribe::Artisan) >= payment.artisans()
            && self.fakirs(seat) >= payment.fakirs()
    }

    /// Whether a cost can be paid in any way.
    #[inline]
    pub(crate) fn can_afford(&self, seat: Seat, cost: Cost) -> bool {
        cost.payments().iter().any(|payment| self.can_pay(seat, *payment))
    }

    /// Spent meeples go to the bag, spent Fakirs to the discard.
    pub(crate) fn pay(&mut self, seat: Seat, payment: Payment, teller: &mut impl Teller) {
        self.give_up(seat, Tribe::Elder, payment.elders(), teller);
        self.give_up(seat, Tribe::Artisan, payment.artisans(), teller);
        self.spend_fakirs(seat, payment.fakirs(), teller);
    }

    fn give_up(&mut self, seat: Seat, tribe: Tribe, count: u8, teller: &mut impl Teller) {
        for _ in 0..count {
            self.open.players[seat.index()].held.take(tribe);
        }
        self.open.bag.add(tribe, count);
        if count > 0 {
            teller.tell(Event::SpentMeeples { seat, tribe, count });
        }
    }

    pub(crate) fn spend_fakirs(&mut self, seat: Seat, count: u8, teller: &mut impl Teller) {
        self.hidden.lose_cards(seat, Resource::FAKIR, count);
        self.open.resource_discard.add(Resource::FAKIR, count);
        if count > 0 {
            teller.tell(Event::SpentFakirs { seat, count });
        }
    }

    pub(crate) fn earn(&mut self, seat: Seat, coins: u16, why: crate::Source, t: &mut impl Teller) {
        let purse = &mut self.hidden.coins[seat.index()];
        *purse = purse.saturating_add(coins);
        if coins > 0 {
            t.tell(Event::Earned { seat, coins, from: why });
        }
    }

    pub(crate) fn pay_coins(&mut self, seat: Seat, coins: u16, teller: &mut impl Teller) {
        let purse = &mut self.hidden.coins[seat.index()];
        *purse = purse.saturating_sub(coins);
        teller.tell(Event::PaidCoins { seat, coins });
    }
}
