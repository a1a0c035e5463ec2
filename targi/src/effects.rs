//! What happens on playing a card with an immediate effect.

use crate::agenda::Task;
use crate::card::Effect;
use crate::display::Display;
use crate::event::{Event, Teller};
use crate::state::State;

impl State {
    /// Carries out what a card does on being played; permanent and scoring
    /// effects work from the display.
    pub(crate) fn take_effect(&mut self, effect: Effect, t: &mut impl Teller) {
        let seat = self.actor;
        match effect {
            Effect::GoodsPerCards { per } => {
                // T-CARD-37: the card itself counts.
                self.offer_goods(self.acting().display.len() / per);
            }
            Effect::GoodsPerFreePlaces { per } => {
                // T-CARD-42: counted with the card in its place.
                self.offer_goods((Display::CAPACITY - self.acting().display.len()) / per);
            }
            Effect::GoldOnCard { gold } => {
                self.acting_mut().card_gold += gold;
                t.tell(Event::GoldOnCard { seat, gold });
            }
            Effect::Treasure { goods, gold, vp } => {
                self.agenda.push(Task::Treasure { goods, gold, vp });
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
            Effect::None
            | Effect::PointsPerSymbol { .. }
            | Effect::PointsForLongerDisplay { .. }
            | Effect::PointsForCards { .. }
            | Effect::PointsForMixedRows { .. }
            | Effect::PointsForLastPlace { .. }
            | Effect::Discount { .. }
            | Effect::NoRaids
            | Effect::NobleDiscount { .. }
            | Effect::RaidReward { .. }
            | Effect::IgnoreRobber
            | Effect::MoreOf { .. }
            | Effect::EmptyHanded
            | Effect::HandWithoutNoble { .. }
            | Effect::TraderSwaps => {}
        }
    }

    fn offer_goods(&mut self, count: u8) {
        if count > 0 {
            self.agenda.push(Task::Goods(count));
        }
    }
}
