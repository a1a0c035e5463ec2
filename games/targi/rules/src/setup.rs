//! Setting the table up (section 2 of the rules, X-SETUP with the expansion).

use crate::agenda::{Agenda, Task};
use crate::card::Symbol;
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::dune::DunePlace;
use crate::event::Silent;
use crate::goods::Bundle;
use crate::ids::{DuneSet, GoodsSet, TribeId, TribeSet};
use crate::options::{Layout, Options, TokenRule};
use crate::rules::Rules;
use crate::state::{Player, State, TakenFrom};
use crate::token::{Token, Tokens};
use caravanserai_core::{Chance, Pile, Seat, Seed, SeedKey};
use std::sync::Arc;

/// How many tribe cards of each symbol are played with.
pub(crate) const CARDS_PER_SYMBOL: usize = 9;

impl State {
    /// A table with shuffled decks, its first round begun.
    pub(crate) fn deal(options: &Options, seed: &Seed) -> State {
        let key = seed.key();
        let mut state = State::bare(Arc::new(Rules::of(options)));
        state.goods_pile = Pile::shuffled(state.rules.goods_ids(), &mut key.stream("goods"));
        state.deal_tribe(&key);
        if options.expansion {
            state.dune_pile = Pile::shuffled(state.rules.dune_ids(), &mut key.stream("dunes"));
        }
        state.later = key.stream("later").next_u64();
        state.start = options.start.unwrap_or_else(|| Seat(key.stream("start").below(2) as u8));
        state.lay_out_centre(&key);
        for place in DunePlace::ALL {
            state.open_dunes[place.index()] = state.dune_pile.pop();
        }
        state.hand_out(options);
        state.agenda.push(Task::Round);
        state.deal_tokens(&key);
        state.advance(&mut Silent);
        state
    }

    /// An empty table.
    pub(crate) fn bare(rules: Arc<Rules>) -> State {
        State {
            rules,
            later: 0,
            tribe_discard: TribeSet::EMPTY,
            goods_discard: GoodsSet::default(),
            dune_discard: DuneSet::default(),
            tribe_pile: Pile::default(),
            goods_pile: Pile::default(),
            dune_pile: Pile::default(),
            open_dunes: [None; DunePlace::COUNT],
            players: [Player::BARE; 2],
            centre: [CentreCard::Empty; Place::COUNT],
            face_down: PlaceSet::EMPTY,
            agenda: Agenda::default(),
            robber: None,
            round: 0,
            start: Seat(0),
            actor: Seat(0),
            taken: None,
            taken_from: TakenFrom::Centre,
            held_dune: None,
            drawn: [None; 3],
            opened: [None; 3],
            put_back: [None; 2],
            tribe_refills: 0,
            goods_refills: 0,
            dune_refills: 0,
            reveals: 0,
        }
    }

    /// Nine cards of each symbol; a mixed deck leaves the others in the box (X-MIX-1).
    fn deal_tribe(&mut self, key: &SeedKey) {
        let rules = &*self.rules;
        if rules.tribe_ids().count() == CARDS_PER_SYMBOL * Symbol::ALL.len() {
            rules.tribe_ids().for_each(|card| self.tribe_pile.push(card));
        } else {
            let mut mix = key.stream("mix");
            for symbol in Symbol::ALL {
                let mut cards: Vec<TribeId> =
                    rules.tribe_ids().filter(|card| rules.tribe(*card).symbol == symbol).collect();
                mix.shuffle(&mut cards);
                let played = cards.into_iter().take(CARDS_PER_SYMBOL);
                played.for_each(|card| self.tribe_pile.push(card));
            }
        }
        self.tribe_pile.shuffle(&mut key.stream("tribe"));
    }

    /// T-SETUP-2, X-SETUP-3.
    fn hand_out(&mut self, options: &Options) {
        let (goods, water) = match (options.expansion, options.easy_start) {
            (false, _) => (2, 0),
            (true, false) => (1, 2),
            (true, true) => (2, 2),
        };
        for player in &mut self.players {
            player.purse = Bundle { gold: 1, vp: 4, water, ..Bundle::goods(goods, goods, goods) };
        }
    }

    /// T-TOK-1.
    fn deal_tokens(&mut self, key: &SeedKey) {
        if self.rules.options.tokens == TokenRule::Off {
            return;
        }
        let mut chance = key.stream("tokens");
        let mut one_less = || {
            let mut tokens = Tokens::from_iter(Token::ALL);
            tokens.remove(Token::ALL[chance.below(4) as usize]);
            tokens
        };
        let tokens = match self.rules.options.tokens {
            TokenRule::Off => [Tokens::EMPTY; 2],
            TokenRule::Secret => {
                self.agenda.push(Task::PutBack(self.start.other()));
                self.agenda.push(Task::PutBack(self.start));
                [Tokens::from_iter(Token::ALL); 2]
            }
            TokenRule::Random => [one_less(), one_less()],
            TokenRule::Same => [self.rules.options.same_tokens.unwrap_or_else(one_less); 2],
        };
        for (player, tokens) in self.players.iter_mut().zip(tokens) {
            player.tokens = tokens;
        }
    }

    /// T-SETUP-1; with the expansion there is one tribe card more (X-SETUP-1).
    fn lay_out_centre(&mut self, key: &SeedKey) {
        let (even, odd) = match self.rules.options.expansion {
            false => (Kind::Goods, Kind::Tribe),
            true => (Kind::Tribe, Kind::Goods),
        };
        let mut kinds = [odd; Place::COUNT];
        for place in Place::all().filter(|place| place.is_even()) {
            kinds[place.index()] = even;
        }
        if self.rules.options.layout == Layout::Random {
            key.stream("layout").shuffle(&mut kinds);
        }
        for place in Place::all() {
            self.centre[place.index()] = match kinds[place.index()] {
                Kind::Goods => self.goods_pile.pop().map_or(CentreCard::Empty, CentreCard::Goods),
                Kind::Tribe => self.tribe_pile.pop().map_or(CentreCard::Empty, CentreCard::Tribe),
            };
        }
    }
}
