//! Filling in what a seat cannot know.

use crate::card::{TribeId, TribeSet};
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::goods_card::{GoodsId, GoodsSet};
use crate::piles::Pile;
use crate::state::{Hand, Player, State};
use crate::view::{CentreView, HandView, PlayerView, TakenView, View};
use caravanserai_core::{Chance, Seat};

impl View {
    /// A state that looks like this view, its hidden cards drawn anew.
    ///
    /// The unseen cards are gathered in the order of the deck's list and then
    /// shuffled, so the result depends on the view and on `chance` alone.
    pub(crate) fn fill_in(&self, chance: &mut impl Chance) -> State {
        let mut state = State::unshuffled(self.options);
        state.deck = self.deck;
        state.later = u64::from(chance.next_u32()) << 32 | u64::from(chance.next_u32());
        state.tribe_discard = self.tribe_discard;
        state.goods_discard = self.goods_discard;
        state.agenda = self.agenda;
        state.robber = self.robber;
        state.round = self.round;
        state.start = self.start;
        state.actor = self.to_act.unwrap_or(Seat(0));
        state.taken_from = self.taken_from;

        let mut tribe = Pile::empty(TribeId::new(0));
        let seen = self.seen_tribe();
        self.deck.tribe_ids().filter(|card| !seen.contains(*card)).for_each(|card| {
            tribe.push(card);
        });
        tribe.shuffle(chance);
        let mut goods = Pile::empty(GoodsId::new(0));
        let seen = self.seen_goods();
        self.deck.goods_ids().filter(|card| !seen.contains(*card)).for_each(|card| {
            goods.push(card);
        });
        goods.shuffle(chance);

        for place in Place::all() {
            state.centre[place.index()] = match self.centre[place.index()] {
                CentreView::Empty => CentreCard::Empty,
                CentreView::Goods(card) => CentreCard::Goods(card),
                CentreView::Tribe(card) => CentreCard::Tribe(card),
                CentreView::FaceDown(Kind::Goods) => {
                    goods.draw().map_or(CentreCard::Empty, CentreCard::Goods)
                }
                CentreView::FaceDown(Kind::Tribe) => {
                    tribe.draw().map_or(CentreCard::Empty, CentreCard::Tribe)
                }
            };
        }
        state.face_down = self.face_down();
        state.taken = match self.taken {
            TakenView::None => None,
            TakenView::Card(card) => Some(card),
            TakenView::Hidden => tribe.draw(),
        };
        for (player, seen) in state.players.iter_mut().zip(&self.players) {
            *player = seen.fill_in(&mut || tribe.draw());
            player.powers = player.derived_powers(self.deck);
        }
        state.tribe_pile = tribe;
        state.goods_pile = goods;
        state
    }

    fn face_down(&self) -> PlaceSet {
        let hidden = |place: &Place| matches!(self.centre[place.index()], CentreView::FaceDown(_));
        Place::all().filter(hidden).collect()
    }

    /// The tribe cards whose whereabouts this seat knows.
    fn seen_tribe(&self) -> TribeSet {
        let mut seen = self.tribe_discard;
        for player in &self.players {
            player.display.cards().for_each(|card| {
                seen.insert(card);
            });
            if let HandView::Card { card, .. } = player.hand {
                seen.insert(card);
            }
        }
        for place in self.centre {
            if let CentreView::Tribe(card) = place {
                seen.insert(card);
            }
        }
        if let TakenView::Card(card) = self.taken {
            seen.insert(card);
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
        seen
    }
}

impl PlayerView {
    fn fill_in(&self, draw: &mut impl FnMut() -> Option<TribeId>) -> Player {
        let hand = match self.hand {
            HandView::Empty => Hand::default(),
            HandView::Hidden { fresh } => Hand { card: draw(), seen: false, fresh },
            HandView::Card { card, seen, fresh } => Hand { card: Some(card), seen, fresh },
        };
        Player {
            purse: self.purse,
            card_gold: self.card_gold,
            display: self.display,
            hand,
            powers: Default::default(),
            targi: self.targi,
            markers: self.markers,
            targi_now: self.targi_now,
            targi_next: self.targi_next,
            got_goods: self.got_goods,
            bonus_paid: self.bonus_paid,
        }
    }
}
