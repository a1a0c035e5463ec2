//! What a tribe card costs its buyer (T-TRIBE-4).
//!
//! A discount takes goods of the payer's choice off the cost, and playing from
//! the hand may add goods of his choice. Both together leave a simple test:
//! a payment fits a cost if it has the right number of goods and falls short of
//! the printed goods by no more than the discount.

use crate::card::{Cost, Effect};
use crate::goods::Bundle;
use crate::ids::TribeId;
use crate::powers::Powers;
use crate::state::{State, TakenFrom};

/// A cost with its discount and its surcharge, in goods of the payer's choice.
#[derive(Clone, Copy)]
struct Terms {
    cost: Cost,
    discount: u8,
    surcharge: u8,
}

impl Terms {
    /// How many goods are paid for one way of the cost.
    #[inline]
    fn goods_due(&self, way: &Bundle) -> u8 {
        way.goods_count() - self.discount.min(way.goods_count()) + self.surcharge
    }

    /// How many goods of the cost are missing in `bundle`.
    #[inline]
    fn shortfall(way: &Bundle, bundle: &Bundle) -> u8 {
        bundle.goods_short_of(way)
    }

    /// Every way of the cost: as printed, then with the bracket on top.
    #[inline]
    fn ways(&self) -> impl Iterator<Item = Bundle> + use<> {
        let cost = self.cost;
        cost.ways().chain(cost.bracketed_ways())
    }

    /// Whether `bundle` pays one way of the cost.
    fn fits(&self, way: &Bundle, bundle: &Bundle) -> bool {
        (bundle.gold, bundle.water) == (way.gold, way.water)
            && bundle.goods_count() == self.goods_due(way)
            && Terms::shortfall(way, bundle) <= self.discount
    }
}

impl State {
    /// The terms on which the player to act may play a card.
    fn terms(&self, card: TribeId, from: TakenFrom) -> Terms {
        let player = self.acting();
        let card = self.tribe_card(card);
        let mut terms = Terms { cost: card.cost, discount: player.discount_now, surcharge: 0 };
        if player.powers.has(Powers::discount(card.symbol)) {
            terms.discount += player.sum(&self.rules, |effect| match effect {
                Effect::Discount { symbol, goods } if *symbol == card.symbol => *goods,
                _ => 0,
            });
        }
        if from == TakenFrom::Noble && player.powers.has(Powers::NOBLE_DISCOUNT) {
            terms.discount += player.sum(&self.rules, |effect| match effect {
                Effect::NobleDiscount { goods } => *goods,
                _ => 0,
            });
        }
        if from == TakenFrom::Hand {
            // T-CARD-38; of several such cards the cheapest is used.
            let surcharges = player.effects(&self.rules).filter_map(|(_, effect)| match effect {
                Effect::HandWithoutNoble { goods } => Some(goods),
                _ => None,
            });
            terms.surcharge = surcharges.min().unwrap_or(0);
        }
        terms
    }

    /// What the player to act can pay a tribe card with, gold on cards included.
    #[inline]
    fn means(&self) -> Bundle {
        let player = self.acting();
        Bundle { gold: player.purse.gold + player.card_gold, ..player.purse }
    }

    /// Whether there is any way to pay a card.
    #[inline]
    pub(crate) fn can_pay(&self, card: TribeId, from: TakenFrom) -> bool {
        let terms = self.terms(card, from);
        let means = self.means();
        terms.cost.ways().any(|way| {
            means.gold >= way.gold
                && means.water >= way.water
                && means.goods_count() >= terms.goods_due(&way)
                && Terms::shortfall(&way, &means) <= terms.discount
        })
    }

    /// Every way to pay a card, each once.
    pub(crate) fn each_way_to_pay(
        &self,
        card: TribeId,
        from: TakenFrom,
        mut each: impl FnMut(Bundle),
    ) {
        let terms = self.terms(card, from);
        let means = self.means();
        for (index, way) in terms.ways().enumerate() {
            if means.gold < way.gold || means.water < way.water {
                continue;
            }
            for mix in means.mixes(terms.goods_due(&way)) {
                let bundle = Bundle { gold: way.gold, water: way.water, ..mix };
                let new = !terms.ways().take(index).any(|earlier| terms.fits(&earlier, &bundle));
                if new && Terms::shortfall(&way, &bundle) <= terms.discount {
                    each(bundle);
                }
            }
        }
    }

    /// Whether this payment is one with the bracket on top.
    pub(crate) fn pays_bracket(&self, card: TribeId, from: TakenFrom, bundle: &Bundle) -> bool {
        let terms = self.terms(card, from);
        terms.cost.bracket.is_some() && !terms.cost.ways().any(|way| terms.fits(&way, bundle))
    }

    /// The way to pay a card, if there is exactly one.
    pub(crate) fn only_way_to_pay(&self, card: TribeId, from: TakenFrom) -> Option<Bundle> {
        let (mut only, mut count) = (None, 0);
        self.each_way_to_pay(card, from, |bundle| {
            only = Some(bundle);
            count += 1;
        });
        only.filter(|_| count == 1)
    }
}
