//! What a tile does when a move ends on it (F-TILE-1), and palms and palaces.

use crate::agenda::Task;
use crate::board::Piece;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::flow::{Settled, Sink};
use crate::ids::{Djinn, Thief};
use crate::payment::{DJINN_PRICE, ITEM_PRICE, Payment};
use crate::printed::{Power, TileAction};
use crate::square::Square;
use crate::state::State;

impl Piece {
    /// What the tiles do on which it is built.
    pub(crate) const fn action(self) -> TileAction {
        match self {
            Piece::Palm => TileAction::Palm,
            Piece::Palace => TileAction::Palace,
        }
    }
}

impl State {
    /// Villages and Oases build without asking while the supply lasts; the others
    /// ask if they have anything to offer to somebody who may be able to pay.
    #[inline(never)]
    pub(crate) fn tile_at_once(&mut self, at: Square) -> Settled {
        let piece = match self.open.board.action(at) {
            TileAction::Palace => Some(Piece::Palace),
            TileAction::Palm => Some(Piece::Palm),
            TileAction::None => None,
            TileAction::Djinn | TileAction::Item | TileAction::Market { .. } => {
                if self.may_offer(at) {
                    return Settled::Asks;
                }
                None
            }
        };
        self.open.agenda.pop();
        if let Some(piece) = piece
            && self.open.supply(piece) > 0
        {
            self.open.agenda.push(Task::Build { piece, at });
        }
        Settled::Acted
    }

    /// Whether a tile has something to offer, for all that others know: anybody
    /// may have the coins for a market.
    fn may_offer(&self, at: Square) -> bool {
        let open = &self.open;
        match open.board.action(at) {
            TileAction::Market { .. } => !open.row.is_empty(),
            TileAction::Djinn => {
                (!open.djinns_up.is_empty() || open.thief_up.is_some())
                    && DJINN_PRICE.payments().iter().any(|payment| self.may_pay(*payment))
            }
            TileAction::Item => {
                self.has_items_to_draw() && ITEM_PRICE.iter().any(|payment| self.may_pay(*payment))
            }
            TileAction::None | TileAction::Palace | TileAction::Palm => false,
        }
    }

    pub(crate) fn list_tile(&self, at: Square, sink: &mut impl Sink) {
        sink.add(Choice::Skip);
        self.list_offer(at, sink);
        self.list_powers(sink);
    }

    fn list_offer(&self, at: Square, sink: &mut impl Sink) {
        match self.open.board.action(at) {
            TileAction::Market { price, among, .. } => self.list_market(price, among, sink),
            TileAction::Djinn => self.list_sacred_place(sink),
            TileAction::Item => self.list_workshop(sink),
            TileAction::None | TileAction::Palace | TileAction::Palm => {}
        }
    }

    /// Any face-up djinn, or instead of one the thief that lies open (F-THIEF-2).
    fn list_sacred_place(&self, sink: &mut impl Sink) {
        for payment in DJINN_PRICE.payments() {
            if !self.can_pay(self.open.active, *payment) {
                continue;
            }
            for djinn in self.open.djinns_up.iter() {
                sink.add(Choice::BuyDjinn(djinn, *payment));
            }
            if let Some(thief) = self.open.thief_up {
                sink.add(Choice::BuyThief(thief, *payment));
            }
        }
    }

    fn list_workshop(&self, sink: &mut impl Sink) {
        if self.has_items_to_draw() {
            let payable = ITEM_PRICE.iter().filter(|p| self.can_pay(self.open.active, **p));
            payable.for_each(|payment| sink.add(Choice::Make(*payment)));
        }
    }

    pub(crate) fn buy_djinn(&mut self, djinn: Djinn, payment: Payment, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.pay(self.open.active, payment, teller);
        self.open.djinns_up.remove(djinn);
        self.gain_djinn(djinn, teller);
    }

    pub(crate) fn hire_thief(&mut self, thief: Thief, payment: Payment, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.pay(seat, payment, teller);
        self.open.thief_up = None;
        self.open.player_mut(seat).thieves.insert(thief);
        teller.tell(Event::GainedThief { seat, thief });
    }

    pub(crate) fn make_item(&mut self, payment: Payment, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.pay(self.open.active, payment, teller);
        self.draw_top_item(self.open.active, teller);
    }

    /// The djinn that moves a piece to a tile around.
    pub(crate) const fn mover(piece: Piece) -> Power {
        match piece {
            Piece::Palm => Power::PalmBeside,
            Piece::Palace => Power::PalaceBeside,
        }
    }

    /// Without the djinn that moves it aside, a piece goes where it belongs.
    #[inline(never)]
    pub(crate) fn build_at_once(
        &mut self,
        piece: Piece,
        at: Square,
        teller: &mut impl Teller,
    ) -> Settled {
        if self.open.holds(self.open.active, State::mover(piece)) {
            return Settled::Unclear;
        }
        self.open.agenda.pop();
        self.build(piece, at, teller);
        Settled::Acted
    }

    pub(crate) fn list_build(&self, piece: Piece, at: Square, sink: &mut impl Sink) {
        sink.add(Choice::On(at));
        self.list_use(State::mover(piece), sink);
    }

    pub(crate) fn list_beside(&self, at: Square, sink: &mut impl Sink) {
        let around = at.block().and(self.open.board.land()).without(at.only());
        around.into_iter().for_each(|square| sink.add(Choice::On(square)));
    }

    pub(crate) fn build_aside(
        &mut self,
        piece: Piece,
        at: Square,
        djinn: Djinn,
        payment: Payment,
        teller: &mut impl Teller,
    ) {
        self.open.agenda.pop();
        self.call(djinn, payment, teller);
        self.open.agenda.push(Task::BuildBeside { piece, at });
    }

    /// Puts a piece from the supply on a tile.
    pub(crate) fn build(&mut self, piece: Piece, on: Square, teller: &mut impl Teller) {
        let left = self.open.supply_mut(piece);
        if *left > 0 {
            *left -= 1;
            self.erect(piece, on, teller);
        }
    }

    /// Puts a piece on a tile, wherever it comes from; Monkir earns for a palace.
    pub(crate) fn erect(&mut self, piece: Piece, on: Square, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.board.build(piece, on);
        teller.tell(Event::Built { seat, piece, on });
        if piece == Piece::Palace {
            self.pay_holder(Power::CoinsForPalaces, seat, teller);
        }
    }
}
