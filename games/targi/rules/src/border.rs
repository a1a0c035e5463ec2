//! The actions of the border fields.

use crate::agenda::Task;
use crate::card::Effect;
use crate::event::{Event, Teller};
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::raid::Demand;
use crate::state::{State, TakenFrom};
use caravanserai_core::named;

named! {
    /// Base game or expansion: border cards exist in either (X-MIX-2).
    pub enum Edition {
        Base = "base",
        Expansion = "expansion",
    }
}

/// What a border field offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Border {
    /// Play or discard the hand card; the expansion pays for discarding it.
    Noble(Edition),
    /// One of this good.
    Good(Good),
    /// A corner: the robber's demand.
    Raid(Demand),
    /// Exchange goods, any number of times.
    Trader(Edition),
    /// Move one of your tribe markers.
    FataMorgana(Edition),
    /// Turn goods or gold into victory points, once.
    Silversmith(Edition),
    /// Draw a goods card.
    Caravan,
    /// Take water.
    WaterHole,
    /// Draw a tribe card, or take the open one.
    TribalExpansion(Edition),
}

/// Water at the Water hole.
pub const WATER_HOLE: u8 = 2;

/// What lies on a border field.
#[inline]
pub const fn border(field: Field, edition: Edition) -> Border {
    BORDERS[edition as usize][field.index()]
}

/// What lies on all fields, by edition.
pub(crate) const BORDERS: [[Border; Field::COUNT as usize]; 2] =
    [all_printed(Edition::Base), all_printed(Edition::Expansion)];

const fn all_printed(edition: Edition) -> [Border; Field::COUNT as usize] {
    let mut all = [Border::Caravan; Field::COUNT as usize];
    let mut index = 0;
    while index < all.len() {
        let field = Field::new(index as u8 + 1).expect("a border field");
        all[index] = printed(field, edition);
        index += 1;
    }
    all
}

/// What is printed on a border field (sections 1 and 7 of the rules).
const fn printed(field: Field, edition: Edition) -> Border {
    let dates = Bundle::of(Good::Dates, 1);
    let salt = Bundle::of(Good::Salt, 1);
    match (field.number(), edition) {
        (1, edition) => Border::Noble(edition),
        (2 | 7, _) => Border::Good(Good::Dates),
        (3 | 15, _) => Border::Good(Good::Salt),
        (6 | 11, _) => Border::Good(Good::Pepper),
        (5, edition) => Border::Trader(edition),
        (9, edition) => Border::FataMorgana(edition),
        (10, edition) => Border::Silversmith(edition),
        (14, edition) => Border::TribalExpansion(edition),
        (13, Edition::Base) => Border::Caravan,
        (13, Edition::Expansion) => Border::WaterHole,
        (4, Edition::Base) => Border::Raid(Demand::any_goods_or_vp(1, 1)),
        (8, Edition::Base) => Border::Raid(Demand::any_goods_or_vp(2, 1)),
        (12, Edition::Base) => Border::Raid(Demand::any_goods_or_vp(3, 2)),
        (_, Edition::Base) => Border::Raid(Demand::exactly_or_vp(Bundle::gold(1), 3)),
        (4, Edition::Expansion) => {
            Border::Raid(Demand::exactly_or_vp(Bundle::of(Good::Pepper, 1), 1))
        }
        (8, Edition::Expansion) => {
            let both = Bundle { salt: salt.salt, ..dates };
            Border::Raid(Demand::exactly_or_vp(both, 1))
        }
        (12, Edition::Expansion) => Border::Raid(Demand::exactly_or_vp(Bundle::goods(1, 1, 1), 2)),
        (_, Edition::Expansion) => Border::Raid(Demand::gold_or_card()),
    }
}

impl State {
    /// Whether the field's action would do anything for the player to act.
    #[inline]
    pub(crate) fn can_use_border(&self, field: Field) -> bool {
        // Half of the fields always bring a good, and are done with at once.
        Field::GOODS.contains(field) || self.can_use_service(field)
    }

    fn can_use_service(&self, field: Field) -> bool {
        match self.rules.border(field) {
            Border::Good(_) | Border::WaterHole => true,
            Border::Noble(_) => !self.acting().hand.is_empty(),
            Border::Trader(edition) => self.can_trade(edition, 0),
            Border::Silversmith(edition) => self.can_sell_silver(edition),
            Border::FataMorgana(edition) => self.can_move_a_marker(edition),
            Border::Caravan => !self.goods_are_out(),
            Border::TribalExpansion(_) => !self.tribes_are_out(),
            Border::Raid(_) => false,
        }
    }

    /// Carries out the action of a border field.
    #[inline]
    pub(crate) fn use_border(&mut self, field: Field, t: &mut impl Teller) {
        match self.rules.border(field) {
            Border::Good(good) => self.gain(Bundle::of(good, 1), t),
            Border::WaterHole => {
                let more = self.acting().sum(&self.rules, |effect| match effect {
                    Effect::MoreWater { water } => *water,
                    _ => 0,
                });
                self.gain(Bundle::water(WATER_HOLE + more), t);
            }
            Border::Noble(edition) => self.visit_noble(edition),
            Border::Trader(edition) => {
                self.agenda.push(Task::Trader { edition, swapped_in: 0 });
            }
            Border::Silversmith(edition) => {
                let lines = self.silversmith_lines();
                self.agenda.push(Task::Silversmith { edition, lines, fresh: true });
            }
            Border::FataMorgana(edition) => self.agenda.push(Task::FataMorgana(edition)),
            Border::Caravan => self.draw_goods_card(t),
            Border::TribalExpansion(Edition::Base) => self.draw_tribe_card(t),
            Border::TribalExpansion(Edition::Expansion) => self.agenda.push(Task::OpenCard),
            Border::Raid(_) => debug_assert!(false, "no Targi stands on a corner"),
        }
    }

    fn draw_goods_card(&mut self, t: &mut impl Teller) {
        let Some(card) = self.draw_goods(t) else { return };
        self.count_reveal();
        t.tell(Event::GoodsDrawn { seat: self.actor, card });
        self.goods_discard.insert(card);
        self.receive_goods_card(card, t);
    }

    /// The top tribe card is taken: a secret, unless it lay open (X-SETUP-2).
    pub(crate) fn draw_tribe_card(&mut self, t: &mut impl Teller) {
        let open = self.rules.open_top();
        let Some(card) = self.draw_tribe(t) else { return };
        if open {
            t.tell(Event::TopTaken { seat: self.actor, card });
            self.take_card(card, TakenFrom::Centre);
        } else {
            self.count_reveal();
            t.tell(Event::TribeDrawn { seat: self.actor, card: Some(card) });
            self.take_card(card, TakenFrom::Pile);
        }
    }

    /// Field 14 of the expansion: 1 water discards the open card for the next.
    pub(crate) fn next_open_card(&mut self, t: &mut impl Teller) {
        self.acting_mut().purse -= Bundle::water(1);
        if let Some(card) = self.draw_tribe(t) {
            self.tribe_discard.insert(card);
            t.tell(Event::Discarded { seat: self.actor, card });
        }
    }
}

impl Border {
    /// A short name for tables of figures.
    pub const fn name(self) -> &'static str {
        match self {
            Border::Noble(_) => "noble",
            Border::Good(Good::Dates) => "dates",
            Border::Good(Good::Salt) => "salt",
            Border::Good(Good::Pepper) => "pepper",
            Border::Raid(_) => "raid",
            Border::Trader(_) => "trader",
            Border::FataMorgana(_) => "fata_morgana",
            Border::Silversmith(_) => "silversmith",
            Border::Caravan => "caravan",
            Border::WaterHole => "water_hole",
            Border::TribalExpansion(_) => "tribal_expansion",
        }
    }
}
