//! What a seat may see, and states that look the same to it.
//!
//! A [`View`] is the open part of the state, a few counts, what everybody can know
//! of hidden things, and the seat's own hand. It has no field for what others drew
//! unseen, for the order of piles, or for the key of shuffles to come (F-SECRET-1).

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::flow::Only;
use crate::ids::{Djinn, Djinns, Items, Resources, Thief, Thieves};
use crate::ledger::{Known, Ledger};
use crate::position::OpenPosition;
use crate::printed::Magic;
use crate::state::{Hidden, Open, SEATS, State};
use caravanserai_core::{Chance, Pile, Seat};
use serde::{Serialize, Serializer};

/// What a seat, or a spectator, may see.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose view it is; `None` for spectators.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub open: Open,
    /// How many cards lie face down where.
    pub counts: Counts,
    /// What everybody can know of what each player holds.
    pub ledger: Ledger,
    /// What only this seat sees.
    pub own: Option<Own>,
}

/// How many cards lie face down where.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Counts {
    /// Resource cards in each hand.
    pub hands: [u8; SEATS],
    /// Items of each player.
    pub items: [u8; SEATS],
    /// Resource cards in the pile.
    pub resource_pile: u8,
    /// Djinns in the pile.
    pub djinn_pile: u8,
    /// Items in the pile.
    pub item_pile: u8,
    /// Thieves in the pile.
    pub thief_pile: u8,
}

/// What only one seat sees.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Own {
    /// Coins.
    pub coins: u16,
    /// Resource cards.
    pub hand: Resources,
    /// Items.
    pub items: Items,
    /// The djinns that Sibittis shows just now.
    pub djinns_looked_at: Djinns,
    /// The items that were drawn just now.
    pub items_drawn: Items,
}

impl State {
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        let seat = seat.filter(|seat| seat.0 < self.open.options.players);
        View {
            seat,
            open: self.open,
            counts: self.counts(),
            ledger: self.ledger(),
            own: seat.map(|s| self.own(s)),
        }
    }

    fn counts(&self) -> Counts {
        let hidden = &self.hidden;
        Counts {
            hands: hidden.hands.map(|hand| hand.total()),
            items: hidden.items.map(|items| items.total()),
            resource_pile: hidden.resource_pile.len() as u8,
            djinn_pile: hidden.djinn_pile.len() as u8,
            item_pile: hidden.item_pile.len() as u8,
            thief_pile: hidden.thief_pile.len() as u8,
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let mut own = Own {
            coins: self.hidden.coins[seat.index()],
            hand: self.hidden.hands[seat.index()],
            items: self.hidden.items[seat.index()],
            ..Own::default()
        };
        if seat == self.open.active {
            match self.open.agenda.top() {
                Some(Task::KeepDjinn { count }) => {
                    own.djinns_looked_at = self.djinns_looked_at(count)
                }
                Some(Task::KeepItem { count }) => own.items_drawn = self.items_drawn(count),
                _ => {}
            }
        }
        own
    }

    /// A state that looks like `view` to its seat. Everything starts from the
    /// order of the catalogue, so nothing but the view and `chance` matters.
    pub(crate) fn determinize(view: &View, chance: &mut impl Chance) -> State {
        let (open, counts) = (view.open, &view.counts);
        let own = view.own.unwrap_or_default();
        let others = |seat: &Seat| view.seat != Some(*seat);
        let mut hidden = Hidden {
            key: u64::from(chance.next_u32()) << 32 | u64::from(chance.next_u32()),
            coins: [0; SEATS],
            hands: view.ledger.map(|known| known.hand),
            items: [Items::default(); SEATS],
            counted: view.ledger.map(|known| known.coins.is_some()),
            unseen_cards: [Resources::default(); SEATS],
            resource_pile: Pile::default(),
            djinn_pile: Pile::default(),
            item_pile: Pile::default(),
            thief_pile: Pile::default(),
        };
        for seat in open.seats().filter(others) {
            let counted = view.ledger[seat.index()].coins;
            hidden.coins[seat.index()] =
                counted.unwrap_or_else(|| imagine_coins(&open, seat, chance));
        }
        if let Some(seat) = view.seat {
            let known = &view.ledger[seat.index()].hand;
            hidden.coins[seat.index()] = own.coins;
            hidden.hands[seat.index()] = own.hand;
            hidden.items[seat.index()] = own.items;
            hidden.unseen_cards[seat.index()] = own.hand.minus(known);
        }

        let held = hidden.hands.iter().fold(Resources::default(), |all, hand| all.and(hand));
        let mut resources: Pile<_, 54> =
            Pile::shuffled(open.unseen_resources().minus(&held).each(), chance);
        for seat in open.seats().filter(others) {
            let known = hidden.hands[seat.index()].total();
            for _ in known..counts.hands[seat.index()] {
                if let Some(card) = resources.pop() {
                    hidden.hands[seat.index()].add(card, 1);
                    hidden.unseen_cards[seat.index()].add(card, 1);
                }
            }
        }
        hidden.resource_pile = resources;

        hidden.djinn_pile =
            Pile::shuffled(open.unseen_djinns().without(own.djinns_looked_at).iter(), chance);
        own.djinns_looked_at.iter().for_each(|djinn| hidden.djinn_pile.push(djinn));
        hidden.thief_pile = Pile::shuffled(open.unseen_thieves().iter(), chance);

        let mut unseen = open.unseen_items().minus(&own.items).minus(&own.items_drawn);
        let mut counts = counts.items;
        if let Some(carpet) = catalogue().item_with(Magic::Carpet)
            && others(&open.active)
            && unseen.has(carpet)
            && must_fly(&open, &hidden)
        {
            unseen.take(carpet, 1);
            hidden.items[open.active.index()].add(carpet, 1);
            counts[open.active.index()] = counts[open.active.index()].saturating_sub(1);
        }
        let mut items: Pile<_, 18> = Pile::shuffled(unseen.each(), chance);
        for seat in open.seats().filter(others) {
            for _ in 0..counts[seat.index()] {
                let item = items.pop();
                item.into_iter().for_each(|item| hidden.items[seat.index()].add(item, 1));
            }
        }
        own.items_drawn.each().for_each(|item| items.push(item));
        hidden.item_pile = items;
        State { open, hidden }
    }
}

/// Whether the walk under way can only end by carpet, so that its player
/// certainly holds it.
fn must_fly(open: &Open, hidden: &Hidden) -> bool {
    let mut steps = Only::default();
    if open.agenda.top() == Some(Task::Step) {
        State { open: *open, hidden: *hidden }.list_steps(&mut steps);
        return steps.first.is_none();
    }
    false
}

/// How rich another player may be whose coins nobody could count, because the game
/// did not begin at its beginning. The bids of this round lie open, and the rest is
/// anybody's guess: a triangular distribution around what everybody starts with less
/// those, wider with every round.
fn imagine_coins(open: &Open, seat: Seat, chance: &mut impl Chance) -> u16 {
    let bids = open.track.iter().zip(catalogue().bids);
    let paid: i32 = bids.filter(|(s, _)| **s == Some(seat)).map(|(_, bid)| i32::from(bid)).sum();
    let spread = u32::from((open.round - 1).min(6)) * 6;
    let swing = chance.below(spread + 1) as i32 - chance.below(spread + 1) as i32;
    (i32::from(catalogue().coins) - paid + swing).max(0) as u16
}

impl Open {
    /// Resource cards that lie nowhere in the open.
    pub(crate) fn unseen_resources(&self) -> Resources {
        let mut seen: Resources = self.row.as_slice().iter().copied().collect();
        seen = seen.and(&self.resource_discard).and(&self.loot.resources);
        seen = seen.and(&self.laid_out(self.active));
        Resources::box_full().minus(&seen)
    }

    fn unseen_djinns(&self) -> Djinns {
        let held = self.players.iter().fold(Djinns::default(), |all, p| all.union(p.djinns));
        Djinn::in_play(self.options.thieves, self.options.artisans)
            .without(held)
            .without(self.djinns_up)
            .without(self.djinn_discard)
            .without(self.loot.djinns)
    }

    fn unseen_thieves(&self) -> Thieves {
        let held = self.players.iter().fold(Thieves::default(), |all, p| all.union(p.thieves));
        Thief::in_play(self.options.thieves, self.options.artisans)
            .without(held)
            .without(self.thief_up.into_iter().collect())
            .without(self.thieves_gone)
    }

    pub(crate) fn unseen_items(&self) -> Items {
        if !self.options.artisans {
            return Items::default();
        }
        Items::box_full().minus(&self.item_discard).minus(&self.loot.items)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            seat: Option<Seat>,
            to_act: Option<Seat>,
            open: OpenPosition,
            counts: &'a Counts,
            ledger: &'a [Known],
            own: &'a Option<Own>,
        }
        Form {
            seat: self.seat,
            to_act: self.open.to_act(),
            open: OpenPosition::of(&self.open),
            counts: &self.counts,
            ledger: &self.ledger[..usize::from(self.open.options.players)],
            own: &self.own,
        }
        .serialize(serializer)
    }
}
