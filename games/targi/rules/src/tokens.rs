//! Putting action tokens back and on the table (T-TOK).

use crate::centre::PlaceSet;
use crate::choice::{Choice, Spot};
use crate::event::{Event, Teller};
use crate::field::{Field, FieldSet};
use crate::state::State;
use crate::token::Token;
use caravanserai_core::Seat;

impl State {
    pub(crate) fn put_back_choices(out: &mut Vec<Choice>) {
        out.extend(Token::ALL.into_iter().map(Choice::PutBack));
    }

    /// T-TOK-1: chosen in secret; when both have chosen, both are told.
    pub(crate) fn put_back(&mut self, token: Token, t: &mut impl Teller) {
        let seat = self.actor;
        self.put_back[seat.index()] = Some(token);
        self.agenda.pop();
        t.tell(Event::TokenPutBack { seat, token: None });
        if let [Some(first), Some(second)] = self.put_back {
            self.count_reveal();
            self.put_back = [None; 2];
            for (seat, token) in [(Seat(0), first), (Seat(1), second)] {
                self.player_mut(seat).tokens.remove(token);
                t.tell(Event::TokenPutBack { seat, token: Some(token) });
            }
        }
    }

    /// T-TOK-4: free border fields, also those that face an opponent's Targi.
    fn fields_for_token(&self) -> FieldSet {
        let mut taken = Field::CORNERS.union(self.players[0].targi).union(self.players[1].targi);
        taken = taken.union(self.players.iter().filter_map(|player| player.targi_token).collect());
        if let Some(field) = self.robber {
            taken.insert(field);
        }
        Field::ALL.without(taken)
    }

    /// T-TOK-5: free cards where the robber's line crosses one of your lines.
    fn places_for_token(&self) -> PlaceSet {
        let free = self.free_cards();
        let Some(robber) = self.robber else { return PlaceSet::EMPTY };
        let crossings = self.acting().targi.into_iter().filter_map(|field| field.crossing(robber));
        crossings.filter(|place| free.contains(*place)).collect()
    }

    /// Whether a player has a Targi token to place; if not, nobody is asked.
    pub(crate) fn offer_targi_token(&mut self, seat: Seat) -> bool {
        self.actor = seat;
        self.acting().tokens.contains(Token::Targi) && !self.fields_for_token().is_empty()
    }

    /// Whether a player has a marker token to place and a place for it.
    pub(crate) fn offer_marker_token(&mut self, seat: Seat) -> bool {
        self.actor = seat;
        self.acting().tokens.contains(Token::Marker) && !self.places_for_token().is_empty()
    }

    pub(crate) fn targi_token_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.fields_for_token().into_iter().map(Spot::Border).map(Choice::Token));
        out.push(Choice::Done);
    }

    pub(crate) fn marker_token_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.places_for_token().into_iter().map(Spot::Centre).map(Choice::Token));
        out.push(Choice::Done);
    }

    pub(crate) fn place_token(&mut self, spot: Spot, t: &mut impl Teller) {
        let seat = self.actor;
        let player = self.acting_mut();
        match spot {
            Spot::Border(field) => {
                player.tokens.remove(Token::Targi);
                player.targi_token = Some(field);
            }
            Spot::Centre(place) => {
                player.tokens.remove(Token::Marker);
                player.marker_token = Some(place);
            }
            Spot::Dune(_) | Spot::Targia => debug_assert!(false, "no token is placed there"),
        }
        self.agenda.pop();
        t.tell(Event::TokenPlaced { seat, spot });
    }
}
