//! What holds in every state that play can reach: nothing is lost or made,
//! limits are kept, and the agenda makes sense. Positions from outside must
//! pass the same checks, so nothing that could go wrong later gets in.

use crate::agenda::Task;
use crate::board::Piece;
use crate::catalogue::catalogue;
use crate::event::Silent;
use crate::ids::{Djinn, Item, Items, Resource, Resources, Tally, Thief, Tile};
use crate::printed::{Set, TileAction};
use crate::square::Squares;
use crate::state::{DJINNS_UP, Gathered, State, Walk};
use crate::tribe::Tribe;
use crate::violation::Violation;
use std::fmt::Display;

/// More coins than any game brings; scores must stay within their type.
const RICHEST: u16 = 10_000;

impl State {
    pub(crate) fn broken_invariants(&self) -> Vec<Violation> {
        let mut wrong = Vec::new();
        self.check_board(&mut wrong);
        self.check_meeples(&mut wrong);
        self.check_tiles_owned(&mut wrong);
        self.check_cards(&mut wrong);
        self.check_markers(&mut wrong);
        self.check_walk_and_loot(&mut wrong);
        self.check_agenda(&mut wrong);
        // Listing choices trusts all of the above.
        let to_act = wrong.is_empty() && !self.open.agenda.is_empty();
        if to_act && self.ways().first.is_none() {
            wrong.push(Violation::NoChoice);
        } else if to_act && !self.finds_all_walks() {
            wrong.push(Violation::WalksMissed);
        } else if to_act && !self.is_at_rest() {
            wrong.push(Violation::NotAtRest);
        }
        wrong
    }

    /// Whether nothing goes on before somebody chooses. A turn may be set up before
    /// it is known whether there is anything to do in it.
    fn is_at_rest(&self) -> bool {
        let mut settled = self.clone();
        settled.settle(&mut Silent);
        settled == *self || self.open.agenda.as_slice() == [Task::Walk]
    }

    /// Whether the tiles to set out from, found by colour, are those found one by one.
    fn finds_all_walks(&self) -> bool {
        let one_by_one = self.open.board.occupied().filter(|from| self.can_set_out(*from));
        let found = self.tiles_to_set_out_from();
        let kept =
            self.open.agenda.top() != Some(Task::Walk) || self.open.board.walks_from() == found;
        found == one_by_one.collect() && kept
    }

    fn check_board(&self, wrong: &mut Vec<Violation>) {
        let (board, options) = (&self.open.board, &self.open.options);
        for tile in Tile::all() {
            let plays = tile.row().set == Set::Base || options.artisans;
            let expected = if plays { tile.row().count } else { 0 };
            let found = board.squares().filter(|square| board.tile(*square) == tile).count();
            count(wrong, tile, found, expected.into());
        }
        if !board.is_connected() {
            wrong.push(Violation::WalledIn);
        }
        for (a, b) in board.mountains().edges() {
            let is_workshop = |square| board.action(square) == TileAction::Item;
            if !board.squares().has(b) || !(is_workshop(a) || is_workshop(b)) {
                wrong.push(Violation::NoWorkshop(a, b));
            }
        }
        for square in board.strays() {
            wrong.push(Violation::Stray(square));
        }
        for (piece, all) in [(Piece::Palm, catalogue().palms), (Piece::Palace, catalogue().palaces)]
        {
            let loose = match piece {
                Piece::Palm => self.open.loot.palms,
                Piece::Palace => self.open.loot.palaces,
            };
            let built = board.squares().map(|square| usize::from(board.built(piece, square)));
            let found =
                built.sum::<usize>() + usize::from(self.open.supply(piece)) + usize::from(loose);
            count(wrong, piece, found, all.into());
        }
    }

    fn check_meeples(&self, wrong: &mut Vec<Violation>) {
        let open = &self.open;
        for tribe in Tribe::ALL {
            let on_board =
                open.board.squares().map(|s| usize::from(open.board.meeples(s).of(tribe)));
            let held = open.seats().map(|seat| usize::from(open.player(seat).held.of(tribe)));
            let acting = open.agenda.as_slice().iter().filter_map(|task| task.meeples());
            let acting = acting.filter(|(t, _)| *t == tribe).map(|(_, n)| usize::from(n));
            let found = on_board.sum::<usize>()
                + held.sum::<usize>()
                + acting.sum::<usize>()
                + usize::from(open.bag.of(tribe))
                + usize::from(open.walk.hand.of(tribe));
            let plays = tribe != Tribe::Artisan || open.options.artisans;
            let expected = if plays { tribe.count() } else { 0 };
            count(wrong, tribe, found, expected.into());
            let keeps = Tribe::KEPT.contains(&tribe);
            if !keeps && open.seats().any(|seat| open.player(seat).held.has(tribe)) {
                wrong.push(Violation::Kept(tribe));
            }
        }
    }

    fn check_tiles_owned(&self, wrong: &mut Vec<Violation>) {
        let open = &self.open;
        let mut taken = Squares::NONE;
        for seat in open.seats() {
            let player = open.player(seat);
            if player.camels.len() > open.options.camels() {
                wrong.push(Violation::Camels(seat, player.camels.len()));
            }
            if open.camels_left(seat) == 0 && !open.has_tent(seat) && !open.ending {
                wrong.push(Violation::LastRound(seat));
            }
            if player.tent.is_some() && !open.options.artisans {
                wrong.push(Violation::NoTents(seat));
            }
            if player.tent.is_some_and(|tent| player.camels.has(tent)) {
                wrong.push(Violation::CamelAndTent(seat));
            }
            for square in player.tiles() {
                if taken.has(square) || !open.board.land().has(square) {
                    wrong.push(Violation::NotToOwn(seat, square));
                }
            }
            taken = taken.or(player.tiles());
            if self.hidden.coins[seat.index()] > RICHEST {
                wrong.push(Violation::TooRich { seat, most: RICHEST });
            }
        }
        if !(1..=10_000).contains(&open.round) {
            wrong.push(Violation::Round(open.round));
        }
    }

    fn check_cards(&self, wrong: &mut Vec<Violation>) {
        let (open, hidden) = (&self.open, &self.hidden);
        let seats = || open.seats().map(|seat| seat.index());
        for kind in Resource::all() {
            let laid = open
                .agenda
                .as_slice()
                .iter()
                .filter(|task| matches!(task, Task::LaySet { laid } if laid.contains(kind)));
            let found = seats().map(|i| usize::from(hidden.hands[i].of(kind))).sum::<usize>()
                + of(&open.resource_discard, kind)
                + of(&open.loot.resources, kind)
                + times(open.row.as_slice(), kind)
                + times(hidden.resource_pile.as_slice(), kind)
                + laid.count();
            count(wrong, kind, found, of(&Resources::box_full(), kind));
        }
        let all = if open.options.artisans { Items::box_full() } else { Items::default() };
        for item in Item::all() {
            let found = seats().map(|i| usize::from(hidden.items[i].of(item))).sum::<usize>()
                + of(&open.item_discard, item)
                + of(&open.loot.items, item)
                + times(hidden.item_pile.as_slice(), item);
            count(wrong, item, found, of(&all, item));
        }
        let in_play = Djinn::in_play(open.options.thieves, open.options.artisans);
        for djinn in Djinn::all() {
            let sets = [open.djinns_up, open.djinn_discard, open.loot.djinns];
            let found = seats().filter(|i| open.players[*i].djinns.contains(djinn)).count()
                + sets.into_iter().filter(|set| set.contains(djinn)).count()
                + times(hidden.djinn_pile.as_slice(), djinn);
            let expected = in_play.contains(djinn).into();
            count(wrong, djinn, found, expected);
        }
        let in_play = Thief::in_play(open.options.thieves, open.options.artisans);
        for thief in Thief::all() {
            let found = seats().filter(|i| open.players[*i].thieves.contains(thief)).count()
                + usize::from(open.thieves_gone.contains(thief))
                + usize::from(open.thief_up == Some(thief))
                + times(hidden.thief_pile.as_slice(), thief);
            let expected = in_play.contains(thief).into();
            count(wrong, thief, found, expected);
        }
        if !open.used.without(open.player(open.active).djinns).is_empty() {
            wrong.push(Violation::OthersDjinns(open.active));
        }
        if open.djinns_up.len() > DJINNS_UP {
            wrong.push(Violation::DjinnsUp(open.djinns_up.len()));
        }
        let mut idle = usize::from(open.options.players)..hidden.hands.len();
        if idle.any(|i| !hidden.hands[i].is_empty() || !hidden.items[i].is_empty()) {
            wrong.push(Violation::IdleHand);
        }
        for seat in open.seats() {
            let hand = &hidden.hands[seat.index()];
            if !hidden.unseen_cards[seat.index()].minus(hand).is_empty() {
                wrong.push(Violation::UnseenCards(seat));
            }
        }
    }

    fn check_markers(&self, wrong: &mut Vec<Violation>) {
        let open = &self.open;
        let on_track = || open.track.iter().flatten();
        for seat in open.seats() {
            let found = open.bid_order.as_slice().iter().filter(|s| **s == seat).count()
                + on_track().filter(|s| **s == seat).count();
            let right = usize::from(open.options.markers_each());
            if found != right {
                wrong.push(Violation::Markers { seat, found, right });
            }
        }
        match open.agenda.as_slice().first() {
            Some(Task::Bid) => {
                if open.bid_order.is_empty() {
                    wrong.push(Violation::NobodyBids);
                }
                let zeros = &open.track[..3];
                if zeros.windows(2).any(|pair| pair[0].is_some() && pair[1].is_none()) {
                    wrong.push(Violation::FreeSpaces);
                }
            }
            Some(_) => {
                if open.bid_order.top() != Some(open.active) {
                    wrong.push(Violation::ActingMarker);
                }
            }
            None => {
                if !open.ending || on_track().next().is_some() {
                    wrong.push(Violation::EmptyAgenda);
                }
            }
        }
    }

    fn check_walk_and_loot(&self, wrong: &mut Vec<Violation>) {
        let open = &self.open;
        let Walk { hand, at, from } = open.walk;
        if open.agenda.top() == Some(Task::Step) {
            let beside = from.is_none_or(|from| from.distance(at) == 1);
            if hand.is_empty() || !open.board.land().has(at) || !beside {
                wrong.push(Violation::Walk);
            }
        } else if open.walk != Walk::default() {
            wrong.push(Violation::NoWalk);
        }
        let thief_at_work =
            open.agenda.as_slice().iter().any(|task| matches!(task, Task::TakeLoot { .. }));
        if !thief_at_work && open.loot != Gathered::default() {
            wrong.push(Violation::NoThief);
        }
        if !open.loot.tiles.and(open.owned()).is_empty() {
            wrong.push(Violation::LootOwned);
        }
        if !open.loot.tiles.without(open.board.land()).is_empty() {
            wrong.push(Violation::LootOfNobody);
        }
    }
}

fn of<K: caravanserai_core::Member>(tally: &Tally<K>, kind: K) -> usize {
    usize::from(tally.of(kind))
}

fn times<T: PartialEq>(cards: &[T], card: T) -> usize {
    cards.iter().filter(|other| **other == card).count()
}

fn count(wrong: &mut Vec<Violation>, what: impl Display, found: usize, right: usize) {
    if found != right {
        wrong.push(Violation::Count { what: what.to_string(), found, right });
    }
}
