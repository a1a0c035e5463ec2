//! Rearranging the display (T-CARD-43).

use crate::agenda::Task;
use crate::choice::Choice;
use crate::display::{Display, Row, Slot};
use crate::event::{Event, Teller};
use crate::state::State;

impl State {
    pub(crate) fn rearrange_choices(&self, cards: u8, fresh: bool, out: &mut Vec<Choice>) {
        let display = &self.acting().display;
        for slot in display.slots() {
            if fresh {
                let later = display.slots().filter(|other| *other > slot);
                out.extend(later.map(|other| Choice::Swap(slot, other)));
            }
            if cards == 0 {
                continue;
            }
            let rows = Row::ALL.into_iter().filter(|row| can_shift(display, slot, *row));
            out.extend(rows.map(|to| Choice::Shift { from: slot, to }));
        }
        out.push(Choice::Done);
    }

    pub(crate) fn swap_cards(&mut self, a: Slot, b: Slot, t: &mut impl Teller) {
        let seat = self.actor;
        self.acting_mut().display.swap(a, b);
        self.agenda.pop();
        t.tell(Event::Swapped { seat, a, b });
    }

    pub(crate) fn shift_card(&mut self, from: Slot, to: Row, cards: u8, t: &mut impl Teller) {
        let seat = self.actor;
        let display = &mut self.acting_mut().display;
        if let Some(card) = display.take(from) {
            display.push(to, card);
        }
        match cards {
            0 | 1 => {
                self.agenda.pop();
            }
            more => self.agenda.replace_top(Task::Rearrange { cards: more - 1, fresh: false }),
        }
        t.tell(Event::Shifted { seat, from, to });
    }
}

/// A card may go to the end of another row that has room, or to the end of
/// its own row if it is not there already.
fn can_shift(display: &Display, from: Slot, to: Row) -> bool {
    if to == from.row {
        usize::from(from.place) + 1 < display.row_len(to)
    } else {
        display.has_room(to)
    }
}
