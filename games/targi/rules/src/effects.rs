//! What happens on playing a card with an immediate effect.

use crate::agenda::Task;
use crate::card::{Effect, effects};
use crate::display::Display;
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::ids::TribeId;
use crate::state::State;

impl State {
    /// Carries out what a card does on being played; permanent and scoring
    /// effects work from the display.
    pub(crate) fn take_effect(&mut self, card: TribeId, t: &mut impl Teller) {
        let seat = self.actor;
        match self.tribe_card(card).effect {
            Effect::GoodsPerCards { per } => {
                // T-CARD-37: the card itself counts.
                let goods = self.acting().display.len() / per;
                self.offer(Task::Goods(goods), goods);
            }
            Effect::GoodsPerFreePlaces { per } => {
                // T-CARD-42: counted with the card in its place.
                let goods = (Display::CAPACITY - self.acting().display.len()) / per;
                self.offer(Task::Goods(goods), goods);
            }
            Effect::GoldOnCard { gold } => {
                self.acting_mut().card_gold += gold;
                t.tell(Event::GoldOnCard { seat, gold });
            }
            Effect::Treasure(_) => self.agenda.push(Task::Treasure(card)),
            Effect::WaterPerCards { most } => {
                let water = self.acting().display.len().min(most);
                self.gain(Bundle::water(water), t);
            }
            Effect::PickGoodsCards { open, receive } => self.open_to_pick(open, receive, t),
            Effect::SwapCards => self.offer_swap(),
            Effect::UseDune => self.agenda.push(Task::AnyDune),
            effects!(Once) => {
                // X-TIME-1: an action marker is laid on the card.
                self.acting_mut().ready.insert(card);
            }
            Effect::Rearrange { cards } => {
                // A single card has nowhere to go that would matter.
                if self.acting().display.len() > 1 {
                    self.agenda.push(Task::Rearrange { cards, fresh: true });
                }
            }
            Effect::FewerTargi { targi } => {
                let opponent = self.player_mut(seat.other());
                opponent.targi_next = opponent.targi_next.min(targi);
                t.tell(Event::FewerTargi { seat: seat.other(), targi });
            }
            effects!(Plain) | effects!(Scoring) | effects!(Permanent) => {}
        }
    }

    /// Two cards of the display may be swapped, if there are two.
    pub(crate) fn offer_swap(&mut self) {
        if self.acting().display.len() > 1 {
            self.agenda.push(Task::Rearrange { cards: 0, fresh: true });
        }
    }
}
