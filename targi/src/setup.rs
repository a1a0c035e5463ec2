//! Setting the table up (section 2 of the rules).

use crate::agenda::{Agenda, Task};
use crate::card::{TribeId, TribeSet};
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::deck::Deck;
use crate::event::Silent;
use crate::goods_card::{GoodsId, GoodsSet};
use crate::options::{Layout, Options};
use crate::piles::Pile;
use crate::state::{Player, State, TakenFrom};
use caravanserai_core::{Chance, Seat, Seed, SeedKey};

impl State {
    /// A table with shuffled decks, its first round begun.
    pub(crate) fn deal(options: Options, seed: &Seed) -> State {
        let key = seed.key();
        let mut state = State::unshuffled(options);
        state.goods_pile.shuffle(&mut key.stream("goods"));
        state.tribe_pile.shuffle(&mut key.stream("tribe"));
        state.later = key.stream("later").next_u64();
        state.start = options.start.unwrap_or_else(|| Seat(key.stream("start").below(2) as u8));
        state.lay_out_centre(&key);
        state.agenda.push(Task::Round);
        state.advance(&mut Silent);
        state
    }

    /// Everything in its box: all cards in their piles in the order of the list.
    pub(crate) fn unshuffled(options: Options) -> State {
        let deck = Deck::base();
        let mut state = State {
            deck,
            later: 0,
            tribe_discard: TribeSet::default(),
            goods_discard: GoodsSet::default(),
            tribe_pile: Pile::empty(TribeId::new(0)),
            goods_pile: Pile::empty(GoodsId::new(0)),
            players: [Player::START; 2],
            centre: [CentreCard::Empty; Place::COUNT],
            face_down: PlaceSet::EMPTY,
            agenda: Agenda::EMPTY,
            options,
            robber: None,
            round: 0,
            start: Seat(0),
            actor: Seat(0),
            taken: None,
            taken_from: TakenFrom::Centre,
            tribe_refills: 0,
            goods_refills: 0,
            reveals: 0,
        };
        for card in deck.tribe_ids() {
            state.tribe_pile.push(card);
        }
        for card in deck.goods_ids() {
            state.goods_pile.push(card);
        }
        state
    }

    /// T-SETUP-1.
    fn lay_out_centre(&mut self, key: &SeedKey) {
        let chequerboard = |place: Place| if place.is_even() { Kind::Goods } else { Kind::Tribe };
        let mut kinds = [Kind::Goods; Place::COUNT];
        for place in Place::all() {
            kinds[place.index()] = chequerboard(place);
        }
        if self.options.layout == Layout::Random {
            key.stream("layout").shuffle(&mut kinds);
        }
        for place in Place::all() {
            self.centre[place.index()] = match kinds[place.index()] {
                Kind::Goods => self.goods_pile.draw().map_or(CentreCard::Empty, CentreCard::Goods),
                Kind::Tribe => self.tribe_pile.draw().map_or(CentreCard::Empty, CentreCard::Tribe),
            };
        }
    }
}
