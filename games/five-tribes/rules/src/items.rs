//! Items of the Artisans: drawing them, and the magic ones at work (F-ART-4,
//! F-ART-7). The flying carpet belongs to the walk.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Deck, Event, Teller};
use crate::flow::Sink;
use crate::ids::{Djinn, Item, Items, Resource, Resources};
use crate::printed::Magic;
use crate::square::{Square, Squares, Way};
use crate::state::{ROW, State};
use crate::tribe::Tribe;
use caravanserai_core::Seat;

/// The most meeples that follow the flute.
const FOLLOWERS: u8 = 5;
/// How many the scimitar kills.
const STRIKES: u8 = 2;

impl State {
    pub(crate) fn draw_items(&mut self, seat: Seat, count: u8, teller: &mut impl Teller) {
        self.stock(Deck::Items, usize::from(count), teller);
        let count = count.min(self.hidden.item_pile.len() as u8);
        if count > 0 {
            self.open.reveal();
            self.open.agenda.push(Task::KeepItem { count });
            teller.tell(Event::DrewItems { seat, count });
        }
    }

    /// The top `count` items of the pile.
    pub(crate) fn items_drawn(&self, count: u8) -> Items {
        self.hidden.item_pile.as_slice().iter().rev().take(usize::from(count)).copied().collect()
    }

    pub(crate) fn list_items_drawn(&self, count: u8, sink: &mut impl Sink) {
        self.items_drawn(count).kinds().for_each(|item| sink.add(Choice::PickItem(item)));
    }

    /// One item is kept in secret, the others are discarded face up.
    pub(crate) fn keep_item(&mut self, count: u8, kept: Item, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        let mut rest = self.items_drawn(count);
        for _ in 0..count {
            self.hidden.item_pile.pop();
        }
        rest.take(kept, 1);
        self.receive_item(seat, kept);
        teller.tell(Event::KeptItem { seat, item: Some(kept) });
        if !rest.is_empty() {
            self.open.reveal();
        }
        for item in rest.each() {
            self.open.item_discard.add(item, 1);
            teller.tell(Event::DiscardedItem { seat, item });
        }
    }

    /// A used item is discarded, and no other may be used this turn.
    pub(crate) fn spend_item(&mut self, magic: Magic, teller: &mut impl Teller) {
        let Some(item) = catalogue().item_with(magic) else { return };
        let seat = self.open.active;
        self.hidden.items[seat.index()].take(item, 1);
        self.open.item_discard.add(item, 1);
        self.open.item_used = true;
        teller.tell(Event::UsedItem { seat, item });
    }

    /// The magic items that can be used at any decision of your turn: one a turn
    /// (F-ART-7).
    pub(crate) fn list_magic(&self, sink: &mut impl Sink) {
        for item in self.hidden.items[self.open.active.index()].kinds() {
            if item.magic().is_some_and(|magic| self.has_use_for(magic)) {
                sink.add(Choice::UseItem(item));
            }
        }
    }

    fn has_use_for(&self, magic: Magic) -> bool {
        let open = &self.open;
        match magic {
            // Used with the last step of a walk.
            Magic::Carpet => false,
            Magic::Lamp => !open.djinns_up.is_empty(),
            Magic::Flute => !self.flute_tiles().is_empty(),
            Magic::Scimitar => !open.board.occupied().is_empty(),
            Magic::Talisman => {
                !open.player(open.active).camels.is_empty() && !open.bare().is_empty()
            }
            Magic::Horn => self.has_resources_to_draw(),
            Magic::Ring => !open.item_discard.is_empty(),
        }
    }

    pub(crate) fn use_item(&mut self, item: Item, teller: &mut impl Teller) {
        let Some(magic) = item.magic() else { return };
        self.spend_item(magic, teller);
        let task = match magic {
            Magic::Carpet => return,
            Magic::Lamp => Task::Lamp,
            Magic::Flute => Task::Flute { onto: None, gathered: 0 },
            Magic::Scimitar => Task::Scimitar { left: STRIKES },
            Magic::Talisman => Task::Talisman { from: None },
            Magic::Horn => {
                self.sweep_row(teller);
                Task::Horn { placed: 0 }
            }
            Magic::Ring => Task::Ring,
        };
        self.open.agenda.push(task);
    }

    pub(crate) fn list_lamp(&self, sink: &mut impl Sink) {
        self.open.djinns_up.iter().for_each(|djinn| sink.add(Choice::PickDjinn(djinn)));
    }

    pub(crate) fn rub_lamp(&mut self, djinn: Djinn, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.open.djinns_up.remove(djinn);
        self.gain_djinn(djinn, teller);
    }

    /// Occupied squares beside a square; mountains do not matter (F-ART-3).
    fn neighbours(&self, onto: Square) -> Squares {
        let beside: Squares = Way::ALL.into_iter().filter_map(|way| onto.beside(way)).collect();
        beside.and(self.open.board.occupied())
    }

    fn flute_tiles(&self) -> Squares {
        self.open.board.land().filter(|onto| !self.neighbours(*onto).is_empty()).collect()
    }

    pub(crate) fn list_flute(&self, onto: Option<Square>, gathered: u8, sink: &mut impl Sink) {
        let Some(onto) = onto else {
            return self.flute_tiles().into_iter().for_each(|at| sink.add(Choice::On(at)));
        };
        if gathered > 0 {
            sink.add(Choice::Done);
        }
        if gathered < FOLLOWERS {
            for from in self.neighbours(onto) {
                let heap = self.open.board.meeples(from);
                heap.tribes().for_each(|tribe| sink.add(Choice::Gather(from, tribe)));
            }
        }
    }

    pub(crate) fn play_flute(&mut self, choice: Choice, teller: &mut impl Teller) {
        let Some(Task::Flute { onto, gathered }) = self.open.agenda.pop() else { return };
        match (onto, choice) {
            (None, Choice::On(at)) => {
                self.open.agenda.push(Task::Flute { onto: Some(at), gathered });
            }
            (Some(onto), Choice::Gather(from, tribe)) => {
                self.open.board.take(from, tribe);
                self.open.board.put(onto, tribe);
                let seat = self.open.active;
                teller.tell(Event::Gathered { seat, from, onto, tribe });
                self.open.agenda.push(Task::Flute { onto: Some(onto), gathered: gathered + 1 });
            }
            (Some(_), Choice::Done) => {}
            _ => debug_assert!(false, "`{choice}` does not play the flute"),
        }
    }

    pub(crate) fn list_scimitar(&self, sink: &mut impl Sink) {
        for on in self.open.board.occupied() {
            let heap = self.open.board.meeples(on);
            heap.tribes().for_each(|tribe| sink.add(Choice::Kill(on, tribe)));
        }
    }

    /// No Assassin kills here: neither Nekir nor Kandicha cares (ruling).
    pub(crate) fn strike(&mut self, on: Square, tribe: Tribe, teller: &mut impl Teller) {
        let Some(Task::Scimitar { left }) = self.open.agenda.pop() else { return };
        if left > 1 {
            self.open.agenda.push(Task::Scimitar { left: left - 1 });
        }
        self.open.board.take(on, tribe);
        self.open.bag.add(tribe, 1);
        teller.tell(Event::Killed { seat: self.open.active, on, tribe });
        self.claim_if_empty(on);
    }

    pub(crate) fn list_talisman(&self, from: Option<Square>, sink: &mut impl Sink) {
        let tiles = match from {
            None => self.open.player(self.open.active).camels,
            Some(_) => self.open.bare(),
        };
        tiles.into_iter().for_each(|at| sink.add(Choice::On(at)));
    }

    pub(crate) fn move_camel(&mut self, from: Option<Square>, at: Square, t: &mut impl Teller) {
        self.open.agenda.pop();
        let Some(from) = from else {
            return self.open.agenda.push(Task::Talisman { from: Some(at) });
        };
        let seat = self.open.active;
        let player = self.open.player_mut(seat);
        player.camels.remove(from);
        player.camels.insert(at);
        t.tell(Event::CamelMoved { seat, from, to: at });
    }

    fn sweep_row(&mut self, teller: &mut impl Teller) {
        teller.tell(Event::RowSwept { seat: self.open.active });
        while let Some(card) = self.open.row.pop() {
            self.open.resource_discard.add(card, 1);
        }
        self.open.reveal();
        self.refill_row(teller);
    }

    pub(crate) fn refill_row(&mut self, teller: &mut impl Teller) {
        while self.open.row.len() < ROW {
            let Some(card) = self.pop_resource(teller) else { return };
            self.open.row.push(card);
            teller.tell(Event::CardShown { card });
        }
    }

    pub(crate) fn list_horn(&self, placed: u8, sink: &mut impl Sink) {
        let loose: Resources =
            self.open.row.as_slice().iter().skip(placed.into()).copied().collect();
        loose.kinds().for_each(|kind| sink.add(Choice::PickResource(kind)));
    }

    /// The next place of the row gets a card of this kind.
    pub(crate) fn arrange(&mut self, placed: u8, kind: Resource, teller: &mut impl Teller) {
        self.open.agenda.pop();
        let next = usize::from(placed);
        let row = self.open.row.as_mut_slice();
        if let Some(found) = row.iter().skip(next).position(|card| *card == kind) {
            row[next..=next + found].rotate_right(1);
        }
        let place = placed + 1;
        teller.tell(Event::Arranged { seat: self.open.active, place, card: kind });
        if usize::from(place) < self.open.row.len() {
            self.open.agenda.push(Task::Horn { placed: place });
        }
    }

    pub(crate) fn list_ring(&self, sink: &mut impl Sink) {
        let mut others = self.open.item_discard;
        if let Some(ring) = catalogue().item_with(Magic::Ring) {
            others.take(ring, 1);
        }
        others.kinds().for_each(|item| sink.add(Choice::PickItem(item)));
    }

    pub(crate) fn wear_ring(&mut self, item: Item, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.open.item_discard.take(item, 1);
        self.receive_item(seat, item);
        teller.tell(Event::TookItem { seat, item });
    }
}
