//! Cards with an action marker: used once, at any moment of the owner's turns
//! (X-TIME-1).

use crate::agenda::{HandUse, Task};
use crate::card::{Effect, effects};
use crate::choice::Choice;
use crate::display::Slot;
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::state::State;

impl State {
    /// The places of your own cards that still carry their marker.
    fn ready_slots(&self) -> impl Iterator<Item = (Slot, Effect)> + '_ {
        let player = self.acting();
        player.display.slots().filter_map(move |slot| {
            let card = player.display.get(slot).filter(|card| player.ready.contains(*card))?;
            Some((slot, self.tribe_card(card).effect))
        })
    }

    /// The cards that can be used between actions.
    #[inline]
    pub(crate) fn once_choices(&self, out: &mut Vec<Choice>) {
        if self.acting().ready.is_empty() {
            return;
        }
        let usable = self.ready_slots().filter(|(_, effect)| match effect {
            Effect::OnceWater { .. } | Effect::OnceDiscount { .. } => true,
            Effect::OnceBorder => self.fields_to_pick().next().is_some(),
            Effect::OnceHand => self.can_play_hand_now(),
            Effect::OnceTopCard => !self.tribes_are_out(),
            effects!(Plain) | effects!(Scoring) | effects!(Permanent) | effects!(Immediate) => {
                false
            }
        });
        out.extend(usable.map(|(slot, _)| Choice::Card(slot)));
    }

    /// The cards that bring water, at any moment at which it could matter (X-TIME-1a).
    #[inline]
    pub(crate) fn water_card_choices(&self, out: &mut Vec<Choice>) {
        if self.acting().ready.is_empty() {
            return;
        }
        let usable =
            self.ready_slots().filter(|(_, effect)| matches!(effect, Effect::OnceWater { .. }));
        out.extend(usable.map(|(slot, _)| Choice::Card(slot)));
    }

    /// The water in the purse and on cards that would bring it.
    pub(crate) fn water_at_hand(&self) -> u8 {
        let on_cards = self.ready_slots().map(|(_, effect)| match effect {
            Effect::OnceWater { water } => water,
            _ => 0,
        });
        self.acting().purse.water + on_cards.sum::<u8>()
    }

    /// The cards that can help to pay for a card in question.
    #[inline]
    pub(crate) fn discount_choices(&self, out: &mut Vec<Choice>) {
        if self.acting().ready.is_empty() {
            return;
        }
        let usable = self.ready_slots().filter(|(_, effect)| {
            matches!(effect, Effect::OnceWater { .. } | Effect::OnceDiscount { .. })
        });
        out.extend(usable.map(|(slot, _)| Choice::Card(slot)));
    }

    pub(crate) fn use_card(&mut self, slot: Slot, t: &mut impl Teller) {
        let seat = self.actor;
        let Some(card) = self.acting().display.get(slot) else { return };
        self.acting_mut().ready.remove(card);
        t.tell(Event::CardUsed { seat, card });
        match self.tribe_card(card).effect {
            Effect::OnceWater { water } => self.gain(Bundle::water(water), t),
            Effect::OnceDiscount { goods } => self.acting_mut().discount_now += goods,
            Effect::OnceBorder => self.agenda.push(Task::AnyBorder),
            Effect::OnceHand => self.ask_for_hand_card(HandUse::Ordinary),
            Effect::OnceTopCard => self.draw_tribe_card(t),
            effects!(Plain) | effects!(Scoring) | effects!(Permanent) | effects!(Immediate) => {
                debug_assert!(false, "only once-cards carry a marker");
            }
        }
    }
}
