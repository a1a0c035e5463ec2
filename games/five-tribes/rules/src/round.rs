//! The end of a round: the game is over, or everything is made ready for the
//! next one (F-CLEAN-1, F-END-1, F-THIEF-4).

use crate::agenda::Task;
use crate::event::{Deck, Event, Teller};
use crate::state::{DJINNS_UP, ROW, State};

impl State {
    pub(crate) fn end_round(&mut self, teller: &mut impl Teller) {
        if self.open.ending {
            teller.tell(Event::GameOver {});
            return;
        }
        if self.open.row.len() < ROW || self.open.djinns_up.len() < DJINNS_UP {
            self.open.reveal();
        }
        self.refill_row(teller);
        self.refill_djinns(teller);
        self.show_thief(teller);
        self.open.round += 1;
        self.open.agenda.push(Task::Bid);
        teller.tell(Event::RoundBegins { round: self.open.round });
    }

    fn refill_djinns(&mut self, teller: &mut impl Teller) {
        while self.open.djinns_up.len() < DJINNS_UP {
            self.stock(Deck::Djinns, 1, teller);
            let Some(djinn) = self.hidden.djinn_pile.pop() else { return };
            self.open.djinns_up.insert(djinn);
            teller.tell(Event::DjinnShown { djinn });
        }
    }

    fn show_thief(&mut self, teller: &mut impl Teller) {
        if self.open.thief_up.is_none()
            && let Some(thief) = self.hidden.thief_pile.pop()
        {
            self.open.thief_up = Some(thief);
            self.open.reveal();
            teller.tell(Event::ThiefShown { thief });
        }
    }
}
