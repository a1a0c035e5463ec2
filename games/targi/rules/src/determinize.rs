//! Filling in what a seat cannot know.

use crate::card::Symbol;
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::hand::{Hand, HandCard};
use crate::ids::{DuneSet, GoodsSet, TribeId, TribeSet};
use crate::piles::{DunePile, GoodsPile, TribePile};
use crate::setup::CARDS_PER_SYMBOL;
use crate::state::{Player, State};
use crate::token::Token;
use crate::view::{CentreView, HandView, PlayerView, PutBackView, TakenView, View};
use caravanserai_core::{Chance, Pile, Seat};
use std::sync::Arc;

impl State {
    /// A state that looks like a view, its hidden cards drawn anew.
    ///
    /// The unseen cards are gathered in the order of the list and then
    /// shuffled, so the result depends on the view and on `chance` alone.
    pub(crate) fn determinize(view: &View, chance: &mut impl Chance) -> State {
        let mut state = State::bare(Arc::clone(&view.rules));
        state.later = u64::from(chance.next_u32()) << 32 | u64::from(chance.next_u32());
        state.tribe_discard = view.tribe_discard;
        state.goods_discard = view.goods_discard;
        state.dune_discard = view.dune_discard;
        state.open_dunes = view.open_dunes;
        state.held_dune = view.held_dune;
        state.opened = view.opened;
        state.agenda = view.agenda;
        state.robber = view.robber;
        state.round = view.round;
        state.start = view.start;
        state.actor = view.to_act.unwrap_or(Seat(0));
        state.taken_from = view.taken_from;

        let mut tribe = view.unseen_tribe(chance);
        let mut goods = view.unseen_goods(chance);
        for place in Place::all() {
            state.centre[place.index()] = match view.centre[place.index()] {
                CentreView::Empty => CentreCard::Empty,
                CentreView::Goods(card) => CentreCard::Goods(card),
                CentreView::Tribe(card) | CentreView::Covered(card) => CentreCard::Tribe(card),
                CentreView::FaceDown(Kind::Goods) => {
                    goods.pop().map_or(CentreCard::Empty, CentreCard::Goods)
                }
                CentreView::FaceDown(Kind::Tribe) => {
                    tribe.pop().map_or(CentreCard::Empty, CentreCard::Tribe)
                }
            };
        }
        state.face_down = view.face_down();
        let [a, b, c] = view.drawn;
        let taken = [view.taken, a, b, c].map(|taken| match taken {
            TakenView::None => None,
            TakenView::Card(card) => Some(card),
            TakenView::Hidden => tribe.pop(),
        });
        [state.taken, state.drawn[0], state.drawn[1], state.drawn[2]] = taken;
        for (player, seen) in state.players.iter_mut().zip(&view.players) {
            *player = seen.fill_in(&mut || tribe.pop());
        }
        state.put_back = view.put_back.map(|token| match token {
            PutBackView::None => None,
            PutBackView::Token(token) => Some(token),
            PutBackView::Hidden => Some(Token::ALL[chance.below(4) as usize]),
        });
        if let Some(top) = view.tribe_top {
            tribe.push(top);
        }
        state.tribe_pile = tribe;
        state.goods_pile = goods;
        state.dune_pile = view.unseen_dunes(chance);
        state
    }
}

impl View {
    fn face_down(&self) -> PlaceSet {
        let hidden = |place: &Place| {
            matches!(self.centre[place.index()], CentreView::FaceDown(_) | CentreView::Covered(_))
        };
        Place::all().filter(hidden).collect()
    }

    /// The tribe cards whose whereabouts this seat does not know, shuffled. Of
    /// a mixed deck nobody knows which cards stayed in the box, only that nine
    /// of each symbol are played with.
    fn unseen_tribe(&self, chance: &mut impl Chance) -> TribePile {
        let rules = &*self.rules;
        let seen = self.seen_tribe();
        let unseen = || rules.tribe_ids().filter(|card| !seen.contains(*card));
        if rules.tribe_ids().count() == CARDS_PER_SYMBOL * Symbol::ALL.len() {
            return Pile::shuffled(unseen(), chance);
        }
        let mut played = TribePile::default();
        for symbol in Symbol::ALL {
            let of_symbol = |card: &TribeId| rules.tribe(*card).symbol == symbol;
            let known = rules.tribe_ids().filter(of_symbol).filter(|card| seen.contains(*card));
            let missing = CARDS_PER_SYMBOL.saturating_sub(known.count());
            let mut candidates: Pile<TribeId, 32> =
                Pile::shuffled(unseen().filter(of_symbol), chance);
            (0..missing).filter_map(|_| candidates.pop()).for_each(|card| played.push(card));
        }
        played.shuffle(chance);
        played
    }

    fn unseen_goods(&self, chance: &mut impl Chance) -> GoodsPile {
        let seen = self.seen_goods();
        Pile::shuffled(self.rules.goods_ids().filter(|card| !seen.contains(*card)), chance)
    }

    fn unseen_dunes(&self, chance: &mut impl Chance) -> DunePile {
        let seen = self.seen_dunes();
        Pile::shuffled(self.rules.dune_ids().filter(|dune| !seen.contains(*dune)), chance)
    }

    /// The tribe cards whose whereabouts this seat knows.
    fn seen_tribe(&self) -> TribeSet {
        let mut seen = self.tribe_discard;
        let mut see = |card: TribeId| {
            if self.rules.is_tribe_card(card) {
                seen.insert(card);
            }
        };
        for player in &self.players {
            player.display.cards().for_each(&mut see);
            for card in player.hand() {
                if let HandView::Card { card, .. } = card {
                    see(card);
                }
            }
        }
        for place in self.centre {
            if let CentreView::Tribe(card) | CentreView::Covered(card) = place {
                see(card);
            }
        }
        for taken in self.drawn.into_iter().chain([self.taken]) {
            if let TakenView::Card(card) = taken {
                see(card);
            }
        }
        if let Some(card) = self.tribe_top {
            see(card);
        }
        seen
    }

    fn seen_goods(&self) -> GoodsSet {
        let mut seen = self.goods_discard;
        for place in self.centre {
            if let CentreView::Goods(card) = place {
                seen.insert(card);
            }
        }
        seen.extend(self.opened.into_iter().flatten());
        seen
    }

    fn seen_dunes(&self) -> DuneSet {
        let mut seen = self.dune_discard;
        let displayed = self.players.iter().flat_map(|player| player.display.cards());
        let displayed = displayed.filter_map(|card| self.rules.dune_of(card));
        let open = self.open_dunes.into_iter().flatten();
        seen.extend(open.chain(self.held_dune).chain(displayed));
        seen
    }
}

impl PlayerView {
    fn fill_in(&self, draw: &mut impl FnMut() -> Option<TribeId>) -> Player {
        let mut hand = Hand::EMPTY;
        for card in self.hand() {
            let card = match card {
                HandView::Hidden { fresh } => {
                    draw().map(|card| HandCard { card, seen: false, fresh })
                }
                HandView::Card { card, seen, fresh } => Some(HandCard { card, seen, fresh }),
            };
            if let Some(card) = card {
                hand.push(card);
            }
        }
        self.with_hand(hand)
    }
}
