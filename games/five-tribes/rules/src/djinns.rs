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
use crate::printed::Power;
use crate::square::{Square, Squares};
use crate::state::State;
use crate::tribe::Tribe;

/// How many djinns Sibittis looks at.
const LOOKED_AT: usize = 3;
/// How many meeples Anun-Nak takes from the bag.
const SETTLERS: u8 = 3;

/// How a djinn is called for a price, if he is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    /// At any decision of your turn, for something on a tile that he asks for.
    OnTile(OnTile),
    /// At any decision of your turn, for a djinn of the pile.
    ForDjinn,
    /// At any decision of your turn, for the top resource card.
    ForCard,
    /// With the action of a tribe, which he makes stronger.
    WithTribe,
    /// Never: he is always at work.
    Never,
}

/// What a djinn does on a tile that he asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnTile {
    /// Meeples of the bag settle a bare tile.
    Settle,
    /// A piece is built on a tile of its kind.
    Build(Piece),
    /// A camel claims a bare tile.
    ClaimBare,
    /// A camel claims a tile with nothing but meeples.
    ClaimMeeples,
}

impl Power {
    /// How its djinn is called; everything that depends on it follows from here.
    pub(crate) const fn call(self) -> Call {
        match self {
            Power::SettleEmptyTile => Call::OnTile(OnTile::Settle),
            Power::PalaceOnVillage => Call::OnTile(OnTile::Build(Piece::Palace)),
            Power::PalmOnOasis => Call::OnTile(OnTile::Build(Piece::Palm)),
            Power::CamelOnEmptyTile => Call::OnTile(OnTile::ClaimBare),
            Power::CamelAmongMeeples => Call::OnTile(OnTile::ClaimMeeples),
            Power::ChooseFromPile => Call::ForDjinn,
            Power::TopResource => Call::ForCard,
            Power::DoubleBuilders | Power::DoubleKill => Call::WithTribe,
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
            | Power::BetterArtisans => Call::Never,
        }
    }

    /// Whether its djinn is called for a price at any decision of your turn.
    pub(crate) const fn is_called_at_any_time(self) -> bool {
        match self.call() {
            Call::OnTile(_) | Call::ForDjinn | Call::ForCard => true,
            Call::WithTribe | Call::Never => false,
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

    #[inline(never)]
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
        match power.call() {
            Call::OnTile(OnTile::Settle) => !open.bag.is_empty() && !open.bare().is_empty(),
            Call::OnTile(OnTile::Build(piece)) => open.supply(piece) > 0,
            Call::OnTile(OnTile::ClaimBare) => can_place() && !open.bare().is_empty(),
            Call::OnTile(OnTile::ClaimMeeples) => can_place() && !self.only_meeples().is_empty(),
            Call::ForDjinn => !(self.hidden.djinn_pile.is_empty() && open.djinn_discard.is_empty()),
            Call::ForCard => self.has_resources_to_draw(),
            Call::WithTribe | Call::Never => false,
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
        match djinn.row().power.call() {
            Call::OnTile(_) => self.open.agenda.push(Task::ChooseTile { djinn }),
            Call::ForDjinn => self.look_at_djinns(teller),
            Call::ForCard => self.draw_card(self.open.active, teller),
            // His effect follows from having been called this turn.
            Call::WithTribe => {}
            Call::Never => {}
        }
    }

    fn tiles_for(&self, power: Power) -> Squares {
        match power.call() {
            Call::OnTile(OnTile::Settle | OnTile::ClaimBare) => self.open.bare(),
            Call::OnTile(OnTile::ClaimMeeples) => self.only_meeples(),
            Call::OnTile(OnTile::Build(piece)) => self.open.board.with_action(piece.action()),
            Call::ForDjinn | Call::ForCard | Call::WithTribe | Call::Never => Squares::NONE,
        }
    }

    pub(crate) fn list_tiles_for(&self, djinn: Djinn, sink: &mut impl Sink) {
        let tiles = self.tiles_for(djinn.row().power);
        tiles.into_iter().for_each(|at| sink.add(Choice::On(at)));
    }

    pub(crate) fn power_on_tile(&mut self, djinn: Djinn, at: Square, teller: &mut impl Teller) {
        self.open.agenda.pop();
        match djinn.row().power.call() {
            Call::OnTile(OnTile::Settle) => self.settle_tile(at, teller),
            Call::OnTile(OnTile::Build(piece)) => {
                self.open.agenda.push(Task::Build { piece, at });
            }
            Call::OnTile(OnTile::ClaimBare | OnTile::ClaimMeeples) => self.place_camel(at, teller),
            Call::ForDjinn | Call::ForCard | Call::WithTribe | Call::Never => {}
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
