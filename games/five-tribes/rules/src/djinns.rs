//! Djinns that are called for a price, and how djinns are gained.
//!
//! Powers that are always on live where they matter: Marid in the walk, Nekir
//! with the Assassins, Monkir with the palaces, Jafaar in the scoring.

use crate::agenda::Task;
use crate::board::Piece;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Deck, Event, Teller};
use crate::flow::Sink;
use crate::ids::{Djinn, Djinns};
use crate::payment::Payment;
use crate::printed::{Power, TileAction};
use crate::square::{Square, Squares};
use crate::state::State;
use crate::tribe::Tribe;

/// How many djinns Sibittis looks at.
const LOOKED_AT: usize = 3;
/// How many meeples Anun-Nak takes from the bag.
const SETTLERS: u8 = 3;

impl Power {
    /// Whether its djinn is called for a price at any decision of the own turn. The others
    /// are bound to a moment, or always at work.
    pub(crate) const fn is_called_at_any_time(self) -> bool {
        match self {
            Power::SettleEmptyTile
            | Power::PalaceOnVillage
            | Power::PalmOnOasis
            | Power::CamelOnEmptyTile
            | Power::CamelAmongMeeples
            | Power::ChooseFromPile
            | Power::TopResource => true,
            Power::FakirsAreWild
            | Power::CoinsForDjinns
            | Power::Protection
            | Power::DoubleBuilders
            | Power::PalaceBeside
            | Power::BetterPalms
            | Power::DoubleKill
            | Power::BetterViziers
            | Power::SpoilsOfKills
            | Power::CheaperBids
            | Power::PalmBeside
            | Power::CoinsForVisits
            | Power::CoinsForPalaces
            | Power::CoinsForKills
            | Power::BetterElders
            | Power::ThiefProof
            | Power::BetterTreasures
            | Power::BetterArtisans => false,
        }
    }
}

impl State {
    /// Whether the player on turn may call a djinn: it is his, he has not
    /// called it this turn, and he can pay.
    #[inline]
    fn is_ready(&self, djinn: Djinn) -> bool {
        let seat = self.open.active;
        self.open.player(seat).djinns.contains(djinn)
            && !self.open.used.contains(djinn)
            && self.can_afford(seat, djinn.row().cost)
    }

    /// The ways to call a djinn now.
    #[inline]
    pub(crate) fn list_use(&self, power: Power, sink: &mut impl Sink) {
        self.list_use_where(power, |_| true, sink);
    }

    /// The ways to call a djinn now that leave him something to do.
    pub(crate) fn list_use_where(
        &self,
        power: Power,
        is_useful: impl Fn(Payment) -> bool,
        sink: &mut impl Sink,
    ) {
        let Some(djinn) = catalogue().djinn_with(power) else { return };
        if self.is_ready(djinn) {
            self.list_payments(djinn, is_useful, sink);
        }
    }

    fn list_payments(
        &self,
        djinn: Djinn,
        is_useful: impl Fn(Payment) -> bool,
        sink: &mut impl Sink,
    ) {
        for payment in djinn.row().cost.payments() {
            if self.can_pay(self.open.active, *payment) && is_useful(*payment) {
                sink.add(Choice::UseDjinn(djinn, *payment));
            }
        }
    }

    /// The djinns that the player on turn may call at any decision, if they have
    /// something to do and he can pay them.
    #[inline]
    pub(crate) fn djinns_to_call(&self) -> Djinns {
        let player = self.open.player(self.open.active);
        // Every one of them asks for an Elder or a Fakir.
        if player.djinns.is_empty()
            || !player.held.has(Tribe::Elder) && self.fakirs(self.open.active) == 0
        {
            return Djinns::EMPTY;
        }
        player.djinns.without(self.open.used).within(catalogue().called_at_any_time)
    }

    pub(crate) fn list_djinns(&self, djinns: Djinns, sink: &mut impl Sink) {
        for djinn in djinns.iter() {
            if self.has_effect(djinn.row().power) {
                self.list_payments(djinn, |_| true, sink);
            }
        }
    }

    /// Whether a power that is not bound to a moment would do something.
    fn has_effect(&self, power: Power) -> bool {
        let open = &self.open;
        let can_place = || open.camels_left(open.active) > 0;
        match power {
            Power::SettleEmptyTile => !open.bag.is_empty() && !open.bare().is_empty(),
            Power::PalaceOnVillage => open.palaces_left > 0,
            Power::PalmOnOasis => open.palms_left > 0,
            Power::CamelOnEmptyTile => can_place() && !open.bare().is_empty(),
            Power::CamelAmongMeeples => can_place() && !self.only_meeples().is_empty(),
            Power::ChooseFromPile => {
                !(self.hidden.djinn_pile.is_empty() && open.djinn_discard.is_empty())
            }
            Power::TopResource => self.has_resources_to_draw(),
            other => {
                debug_assert!(!other.is_called_at_any_time(), "each of those has a line here");
                false
            }
        }
    }

    /// Tiles with nothing but meeples on them.
    fn only_meeples(&self) -> Squares {
        let open = &self.open;
        open.board.occupied().without(open.owned()).without(open.board.built_up())
    }

    /// A djinn is paid for and has done its work for this turn.
    pub(crate) fn call(&mut self, djinn: Djinn, payment: Payment, teller: &mut impl Teller) {
        let seat = self.open.active;
        teller.tell(Event::UsedDjinn { seat, djinn });
        self.pay(seat, payment, teller);
        self.open.used.insert(djinn);
    }

    pub(crate) fn use_djinn(&mut self, djinn: Djinn, payment: Payment, teller: &mut impl Teller) {
        self.call(djinn, payment, teller);
        match djinn.row().power {
            Power::SettleEmptyTile
            | Power::PalaceOnVillage
            | Power::PalmOnOasis
            | Power::CamelOnEmptyTile
            | Power::CamelAmongMeeples => self.open.agenda.push(Task::ChooseTile { djinn }),
            Power::ChooseFromPile => self.look_at_djinns(teller),
            Power::TopResource => self.draw_card(self.open.active, teller),
            // Their effect follows from having been called this turn.
            Power::DoubleBuilders | Power::DoubleKill => {}
            // These are never called on their own.
            Power::FakirsAreWild
            | Power::CoinsForDjinns
            | Power::Protection
            | Power::PalaceBeside
            | Power::BetterPalms
            | Power::BetterViziers
            | Power::SpoilsOfKills
            | Power::CheaperBids
            | Power::PalmBeside
            | Power::CoinsForVisits
            | Power::CoinsForPalaces
            | Power::CoinsForKills
            | Power::BetterElders
            | Power::ThiefProof
            | Power::BetterTreasures
            | Power::BetterArtisans => {}
        }
    }

    fn tiles_for(&self, power: Power) -> Squares {
        match power {
            Power::SettleEmptyTile | Power::CamelOnEmptyTile => self.open.bare(),
            Power::CamelAmongMeeples => self.only_meeples(),
            Power::PalaceOnVillage => self.open.board.with_action(TileAction::Palace),
            Power::PalmOnOasis => self.open.board.with_action(TileAction::Palm),
            _ => Squares::NONE,
        }
    }

    pub(crate) fn list_tiles_for(&self, djinn: Djinn, sink: &mut impl Sink) {
        let tiles = self.tiles_for(djinn.row().power);
        tiles.into_iter().for_each(|at| sink.add(Choice::On(at)));
    }

    pub(crate) fn power_on_tile(&mut self, djinn: Djinn, at: Square, teller: &mut impl Teller) {
        self.open.agenda.pop();
        match djinn.row().power {
            Power::SettleEmptyTile => self.settle_tile(at, teller),
            Power::PalaceOnVillage => {
                self.open.agenda.push(Task::Build { piece: Piece::Palace, at });
            }
            Power::PalmOnOasis => self.open.agenda.push(Task::Build { piece: Piece::Palm, at }),
            Power::CamelOnEmptyTile | Power::CamelAmongMeeples => self.place_camel(at, teller),
            _ => {}
        }
    }

    fn settle_tile(&mut self, at: Square, teller: &mut impl Teller) {
        let meeples = self.draw_from_bag(SETTLERS);
        meeples.each().for_each(|tribe| self.open.board.put(at, tribe));
        teller.tell(Event::Settled { seat: self.open.active, on: at, meeples });
    }

    fn look_at_djinns(&mut self, teller: &mut impl Teller) {
        self.stock(Deck::Djinns, LOOKED_AT, teller);
        let count = self.hidden.djinn_pile.len().min(LOOKED_AT) as u8;
        self.open.reveal();
        self.open.agenda.push(Task::KeepDjinn { count });
        teller.tell(Event::LookedAtDjinns { seat: self.open.active, count });
    }

    /// The top `count` djinns of the pile.
    pub(crate) fn djinns_looked_at(&self, count: u8) -> Djinns {
        self.hidden.djinn_pile.as_slice().iter().rev().take(usize::from(count)).copied().collect()
    }

    pub(crate) fn list_djinns_looked_at(&self, count: u8, sink: &mut impl Sink) {
        self.djinns_looked_at(count).iter().for_each(|djinn| sink.add(Choice::PickDjinn(djinn)));
    }

    pub(crate) fn keep_djinn(&mut self, count: u8, kept: Djinn, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        let mut rest = self.djinns_looked_at(count);
        rest.remove(kept);
        for _ in 0..count {
            self.hidden.djinn_pile.pop();
        }
        // Now the others see them too.
        self.open.reveal();
        for djinn in rest.iter() {
            self.open.djinn_discard.insert(djinn);
            teller.tell(Event::DiscardedDjinn { seat, djinn });
        }
        self.gain_djinn(kept, teller);
    }

    /// The player on turn gains a djinn; Ba'al earns, but not for himself.
    pub(crate) fn gain_djinn(&mut self, djinn: Djinn, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.player_mut(seat).djinns.insert(djinn);
        teller.tell(Event::GainedDjinn { seat, djinn });
        if djinn.row().power != Power::CoinsForDjinns {
            self.pay_holder(Power::CoinsForDjinns, seat, teller);
        }
    }
}
