//! The Thieves of Naqala at work (F-THIEF-3, F-THIEF-5).
//!
//! A thief hits every opponent, clockwise from the left; each victim chooses
//! what to give up, which lies open until the thief's user has taken a part.

use crate::agenda::Task;
use crate::board::Piece;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::flow::{Only, Settled, Sink};
use crate::ids::Thief;
use crate::printed::{Loot, Power};
use crate::state::{Gathered, State};
use crate::tribe::Tribe;
use caravanserai_core::Seat;

/// How many things each victim gives up, and how many the thief's user takes.
pub(crate) const fn share(loot: Loot) -> u8 {
    match loot {
        Loot::Resources => 2,
        Loot::Viziers | Loot::Djinns | Loot::Camels | Loot::Buildings | Loot::Items => 1,
    }
}

impl State {
    pub(crate) fn send_thief(&mut self, thief: Thief, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.open.player_mut(seat).thieves.remove(thief);
        self.open.thieves_gone.insert(thief);
        teller.tell(Event::UsedThief { seat, thief });
        let loot = thief.loot();
        if loot == Loot::Viziers {
            return self.steal_viziers(teller);
        }
        let left = share(loot);
        self.open.agenda.push(Task::TakeLoot { thief, left });
        if let Some(victim) = self.open.opponents(seat).next() {
            self.open.agenda.push(Task::Give { thief, victim, left });
        }
    }

    /// Nobody has a choice here.
    fn steal_viziers(&mut self, teller: &mut impl Teller) {
        let seat = self.open.active;
        let mut given = 0;
        for victim in self.open.opponents(seat) {
            let has_one = self.open.player(victim).held.has(Tribe::Vizier);
            if has_one && !self.open.holds(victim, Power::ThiefProof) {
                self.open.player_mut(victim).held.take(Tribe::Vizier);
                given += 1;
                teller.tell(Event::GaveVizier { seat: victim });
            }
        }
        if given > 0 {
            self.open.player_mut(seat).held.add(Tribe::Vizier, 1);
            self.open.bag.add(Tribe::Vizier, given - 1);
            teller.tell(Event::Kept { seat, tribe: Tribe::Vizier, count: 1 });
        }
    }

    /// What a victim may give up; nothing for whom Morgiane protects.
    pub(crate) fn list_gifts(&self, thief: Thief, victim: Seat, sink: &mut impl Sink) {
        if self.open.holds(victim, Power::ThiefProof) {
            return;
        }
        let player = self.open.player(victim);
        match thief.loot() {
            Loot::Resources => {
                let hand = &self.hidden.hands[victim.index()];
                hand.kinds().for_each(|kind| sink.add(Choice::PickResource(kind)));
            }
            Loot::Djinns => player.djinns.iter().for_each(|d| sink.add(Choice::PickDjinn(d))),
            Loot::Camels => player.camels.into_iter().for_each(|s| sink.add(Choice::On(s))),
            Loot::Buildings => {
                for at in player.tiles() {
                    if self.open.board.built(Piece::Palm, at) > 0 {
                        sink.add(Choice::Palm(at));
                    }
                    if self.open.board.built(Piece::Palace, at) > 0 {
                        sink.add(Choice::Palace(at));
                    }
                }
            }
            Loot::Items => {
                let items = &self.hidden.items[victim.index()];
                items.kinds().for_each(|item| sink.add(Choice::PickItem(item)));
            }
            // Taken without asking.
            Loot::Viziers => {}
        }
    }

    /// A player who must give all he has gives it without being asked. Otherwise cards
    /// and items are chosen by their owner even when they are all alike.
    #[inline(never)]
    pub(crate) fn give_at_once(
        &mut self,
        thief: Thief,
        victim: Seat,
        left: u8,
        teller: &mut impl Teller,
    ) -> Settled {
        let hidden = &self.hidden;
        let has = match thief.loot() {
            Loot::Resources => hidden.hands[victim.index()].total(),
            Loot::Items => hidden.items[victim.index()].total(),
            Loot::Viziers | Loot::Djinns | Loot::Camels | Loot::Buildings => {
                return Settled::Unclear;
            }
        };
        if has > left && !self.open.holds(victim, Power::ThiefProof) {
            return Settled::Asks;
        }
        let mut gifts = Only::default();
        self.list_gifts(thief, victim, &mut gifts);
        match gifts.first {
            Some(gift) => self.give(gift, teller),
            None => self.next_victim(),
        }
        Settled::Acted
    }

    pub(crate) fn give(&mut self, choice: Choice, teller: &mut impl Teller) {
        let Some(Task::Give { thief, victim: seat, left }) = self.open.agenda.top() else { return };
        self.give_up_one(choice, seat, teller);
        if left > 1 {
            self.open.agenda.pop();
            self.open.agenda.push(Task::Give { thief, victim: seat, left: left - 1 });
        } else {
            self.next_victim();
        }
    }

    fn give_up_one(&mut self, choice: Choice, seat: Seat, teller: &mut impl Teller) {
        match choice {
            Choice::PickResource(card) => {
                self.open.reveal();
                self.hidden.lose_cards(seat, card, 1);
                self.open.loot.resources.add(card, 1);
                teller.tell(Event::DiscardedCard { seat, card });
            }
            Choice::PickDjinn(djinn) => {
                self.open.player_mut(seat).djinns.remove(djinn);
                self.open.loot.djinns.insert(djinn);
                teller.tell(Event::DiscardedDjinn { seat, djinn });
            }
            Choice::On(from) => {
                self.open.player_mut(seat).camels.remove(from);
                self.open.loot.tiles.insert(from);
                teller.tell(Event::CamelBack { seat, from });
            }
            Choice::Palm(from) => {
                self.open.board.unbuild(Piece::Palm, from);
                self.open.loot.palms += 1;
                teller.tell(Event::Unbuilt { seat, piece: Piece::Palm, from });
            }
            Choice::Palace(from) => {
                self.open.board.unbuild(Piece::Palace, from);
                self.open.loot.palaces += 1;
                teller.tell(Event::Unbuilt { seat, piece: Piece::Palace, from });
            }
            Choice::PickItem(item) => {
                self.open.reveal();
                self.hidden.items[seat.index()].take(item, 1);
                self.open.loot.items.add(item, 1);
                teller.tell(Event::DiscardedItem { seat, item });
            }
            _ => debug_assert!(false, "`{choice}` gives nothing up"),
        }
    }

    /// The thief goes on to the next opponent, until he is back.
    pub(crate) fn next_victim(&mut self) {
        let Some(Task::Give { thief, victim, .. }) = self.open.agenda.pop() else { return };
        let next = Seat((victim.0 + 1) % self.open.options.players);
        if next != self.open.active {
            let left = share(thief.loot());
            self.open.agenda.push(Task::Give { thief, victim: next, left });
        }
    }

    /// What the thief's user may take of all that was given up.
    pub(crate) fn list_loot(&self, thief: Thief, left: u8, sink: &mut impl Sink) {
        let (loot, seat) = (&self.open.loot, self.open.active);
        if left == 0 {
            return;
        }
        match thief.loot() {
            Loot::Resources => {
                loot.resources.kinds().for_each(|kind| sink.add(Choice::PickResource(kind)));
            }
            Loot::Djinns => loot.djinns.iter().for_each(|d| sink.add(Choice::PickDjinn(d))),
            Loot::Camels if loot.tiles.is_empty() => {}
            Loot::Camels => {
                if self.open.camels_left(seat) > 0 {
                    loot.tiles.into_iter().for_each(|at| sink.add(Choice::On(at)));
                }
                sink.add(Choice::Skip);
            }
            Loot::Buildings => {
                for at in self.open.player(seat).tiles() {
                    if loot.palms > 0 {
                        sink.add(Choice::Palm(at));
                    }
                    if loot.palaces > 0 {
                        sink.add(Choice::Palace(at));
                    }
                }
            }
            Loot::Items => loot.items.kinds().for_each(|item| sink.add(Choice::PickItem(item))),
            Loot::Viziers => {}
        }
    }

    pub(crate) fn take_loot(&mut self, choice: Choice, teller: &mut impl Teller) {
        let Some(Task::TakeLoot { thief, left }) = self.open.agenda.pop() else { return };
        let left = if choice == Choice::Skip { 0 } else { left.saturating_sub(1) };
        // Back on the agenda before the loot is used, which may add to it.
        self.open.agenda.push(Task::TakeLoot { thief, left });
        let seat = self.open.active;
        match choice {
            Choice::PickResource(card) => {
                self.open.loot.resources.take(card, 1);
                self.hidden.hands[seat.index()].add(card, 1);
                teller.tell(Event::TookCard { seat, card });
            }
            Choice::PickDjinn(djinn) => {
                self.open.loot.djinns.remove(djinn);
                self.gain_djinn(djinn, teller);
            }
            Choice::On(at) => {
                self.open.loot.tiles.remove(at);
                self.place_camel(at, teller);
            }
            Choice::Palm(at) => {
                self.open.loot.palms = self.open.loot.palms.saturating_sub(1);
                self.erect(Piece::Palm, at, teller);
            }
            Choice::Palace(at) => {
                self.open.loot.palaces = self.open.loot.palaces.saturating_sub(1);
                self.erect(Piece::Palace, at, teller);
            }
            Choice::PickItem(item) => {
                self.open.loot.items.take(item, 1);
                self.receive_item(seat, item);
                teller.tell(Event::TookItem { seat, item });
            }
            Choice::Skip => {}
            _ => debug_assert!(false, "`{choice}` takes no loot"),
        }
    }

    /// What nobody took goes where such things go.
    pub(crate) fn share_out(&mut self, _: &mut impl Teller) {
        self.open.agenda.pop();
        let Gathered { resources, djinns, palms, palaces, items, .. } =
            std::mem::take(&mut self.open.loot);
        self.open.resource_discard = self.open.resource_discard.and(&resources);
        self.open.djinn_discard = self.open.djinn_discard.union(djinns);
        self.open.item_discard = self.open.item_discard.and(&items);
        self.open.palms_left += palms;
        self.open.palaces_left += palaces;
    }
}
