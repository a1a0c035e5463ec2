//! Filling in what a seat cannot know.

use crate::card::{Symbol, TribeId, TribeSet};
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::dune::{DuneId, DuneSet};
use crate::goods_card::{GoodsId, GoodsSet};
use crate::hand::{Hand, HandCard};
use crate::piles::{DunePile, GoodsPile, Pile, TribePile};
use crate::setup::CARDS_PER_SYMBOL;
use crate::state::{Player, State};
use crate::token::Token;
use crate::view::{CentreView, HandView, PlayerView, PutBackView, TakenView, View};
use caravanserai_core::{Chance, Seat};

impl View {
    /// A state that looks like this view, its hidden cards drawn anew.
    ///
    /// The unseen cards are gathered in the order of the list and then
    /// shuffled, so the result depends on the view and on `chance` alone.
    pub(crate) fn fill_in(&self, chance: &mut impl Chance) -> State {
        let mut state = State::bare(self.rules);
        state.later = u64::from(chance.next_u32()) << 32 | u64::from(chance.next_u32());
        state.tribe_discard = self.tribe_discard;
        state.goods_discard = self.goods_discard;
        state.dune_discard = self.dune_discard;
        state.open_dunes = self.open_dunes;
        state.held_dune = self.held_dune;
        state.opened = self.opened;
        state.agenda = self.agenda;
        state.robber = self.robber;
        state.round = self.round;
        state.start = self.start;
        state.actor = self.to_act.unwrap_or(Seat(0));
        state.taken_from = self.taken_from;

        let mut tribe = self.unseen_tribe(chance);
        let mut goods = self.unseen_goods(chance);
        for place in Place::all() {
            state.centre[place.index()] = match self.centre[place.index()] {
                CentreView::Empty => CentreCard::Empty,
                CentreView::Goods(card) => CentreCard::Goods(card),
                CentreView::Tribe(card) | CentreView::Covered(card) => CentreCard::Tribe(card),
                CentreView::FaceDown(Kind::Goods) => {
                    goods.draw().map_or(CentreCard::Empty, CentreCard::Goods)
                }
                CentreView::FaceDown(Kind::Tribe) => {
                    tribe.draw().map_or(CentreCard::Empty, CentreCard::Tribe)
                }
            };
        }
        state.face_down = self.face_down();
        let [a, b, c] = self.drawn;
        let taken = [self.taken, a, b, c].map(|taken| match taken {
            TakenView::None => None,
            TakenView::Card(card) => Some(card),
            TakenView::Hidden => tribe.draw(),
        });
        [state.taken, state.drawn[0], state.drawn[1], state.drawn[2]] = taken;
        for (player, seen) in state.players.iter_mut().zip(&self.players) {
            *player = seen.fill_in(&mut || tribe.draw());
            player.powers = player.derived_powers(self.rules);
        }
        state.put_back = self.players.each_ref().map(|player| match player.put_back {
            PutBackView::None => None,
            PutBackView::Token(token) => Some(token),
            PutBackView::Hidden => Some(Token::ALL[chance.below(4) as usize]),
        });
        if let Some(top) = self.tribe_top {
            tribe.push(top);
        }
        state.tribe_pile = tribe;
        state.goods_pile = goods;
        state.dune_pile = self.unseen_dunes(chance);
        state
    }

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
        let rules = self.rules;
        let seen = self.seen_tribe();
        let mut unseen = Pile::empty(TribeId::new(0));
        if rules.tribe_ids().count() == CARDS_PER_SYMBOL * Symbol::ALL.len() {
            rules.tribe_ids().filter(|card| !seen.contains(*card)).for_each(|card| {
                unseen.push(card);
            });
        } else {
            for symbol in Symbol::ALL {
                let of_symbol = |card: &TribeId| rules.tribe(*card).symbol == symbol;
                let known = rules.tribe_ids().filter(of_symbol).filter(|c| seen.contains(*c));
                let missing = CARDS_PER_SYMBOL.saturating_sub(known.count());
                let mut candidates: Pile<TribeId, 32> = Pile::empty(TribeId::new(0));
                rules.tribe_ids().filter(of_symbol).filter(|c| !seen.contains(*c)).for_each(
                    |card| {
                        candidates.push(card);
                    },
                );
                candidates.shuffle(chance);
                for _ in 0..missing {
                    if let Some(card) = candidates.draw() {
                        unseen.push(card);
                    }
                }
            }
        }
        unseen.shuffle(chance);
        unseen
    }

    fn unseen_goods(&self, chance: &mut impl Chance) -> GoodsPile {
        let seen = self.seen_goods();
        let mut unseen = Pile::empty(GoodsId::new(0));
        self.rules.goods_ids().filter(|card| !seen.contains(*card)).for_each(|card| {
            unseen.push(card);
        });
        unseen.shuffle(chance);
        unseen
    }

    fn unseen_dunes(&self, chance: &mut impl Chance) -> DunePile {
        let seen = self.seen_dunes();
        let mut unseen = Pile::empty(DuneId::new(0));
        self.rules.dune_ids().filter(|dune| !seen.contains(*dune)).for_each(|dune| {
            unseen.push(dune);
        });
        unseen.shuffle(chance);
        unseen
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
        self.opened.into_iter().flatten().for_each(|card| {
            seen.insert(card);
        });
        seen
    }

    fn seen_dunes(&self) -> DuneSet {
        let mut seen = self.dune_discard;
        let displayed = self.players.iter().flat_map(|player| player.display.cards());
        let displayed = displayed.filter_map(|card| self.rules.dune_of(card));
        let open = self.open_dunes.into_iter().flatten();
        open.chain(self.held_dune).chain(displayed).for_each(|dune| {
            seen.insert(dune);
        });
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
        Player {
            purse: self.purse,
            card_gold: self.card_gold,
            display: self.display,
            hand,
            powers: Default::default(),
            ready: self.ready,
            waived: self.waived,
            tokens: self.tokens,
            targi_token: self.targi_token,
            marker_token: self.marker_token,
            targi: self.targi,
            dunes: self.dunes,
            markers: self.markers,
            targia_due: self.targia_due,
            targi_now: self.targi_now,
            targi_next: self.targi_next,
            got_goods: self.got_goods,
            bonus_paid: self.bonus_paid,
            water_changed: self.water_changed,
            discount_now: self.discount_now,
        }
    }
}
