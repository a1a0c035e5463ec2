//! The Trader and the Silversmith.

use crate::agenda::Task;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::powers::Powers;
use crate::state::State;

/// What so many identical goods bring at the Silversmith (field 10).
const SILVER_FOR_GOODS: [(u8, u8); 2] = [(2, 1), (4, 3)];
/// What so much gold brings at the Silversmith.
const SILVER_FOR_GOLD: [(u8, u8); 2] = [(1, 2), (2, 4)];
/// Identical goods for one gold at the Trader (field 5).
const GOODS_FOR_GOLD: u8 = 3;
/// Identical goods for one good of choice at the Trader.
const GOODS_FOR_GOOD: u8 = 2;

impl State {
    /// Identical goods for one other good: two, or one with T-CARD-39.
    #[inline]
    fn swap_rate(&self) -> u8 {
        if self.acting().powers.has(Powers::TRADER_SWAPS) { 1 } else { GOODS_FOR_GOOD }
    }

    /// Whether the Trader has anything to offer.
    #[inline]
    pub(crate) fn can_trade(&self, swapped_in: u8) -> bool {
        let (purse, rate) = (&self.acting().purse, self.swap_rate());
        Good::ALL.iter().any(|good| {
            let rate = if swapped_in & bit(*good) == 0 { rate } else { GOODS_FOR_GOOD };
            purse.count(*good) >= rate
        })
    }

    pub(crate) fn trader_choices(&self, swapped_in: u8, out: &mut Vec<Choice>) {
        let purse = &self.acting().purse;
        for give in Good::ALL {
            let have = purse.count(give);
            // T-CARD-39 adds a rate; the others stay.
            for rate in self.swap_rate()..=GOODS_FOR_GOOD {
                // What was swapped in is not swapped on: one swap does the
                // same, and a visit comes to an end.
                let swaps_on = rate == 1 && swapped_in & bit(give) != 0;
                if have >= rate && !swaps_on {
                    let others = Good::ALL.into_iter().filter(|get| *get != give);
                    out.extend(others.map(|get| Choice::Trade {
                        give: Bundle::of(give, rate),
                        get: Bundle::of(get, 1),
                    }));
                }
            }
            if have >= GOODS_FOR_GOLD {
                let give = Bundle::of(give, GOODS_FOR_GOLD);
                out.push(Choice::Trade { give, get: Bundle::gold(1) });
            }
        }
        out.push(Choice::Done);
    }

    #[inline]
    pub(crate) fn can_sell_silver(&self) -> bool {
        let purse = &self.acting().purse;
        purse.gold >= 1 || Good::ALL.iter().any(|good| purse.count(*good) >= 2)
    }

    pub(crate) fn silversmith_choices(&self, out: &mut Vec<Choice>) {
        let purse = &self.acting().purse;
        for (count, vp) in SILVER_FOR_GOODS {
            let enough = Good::ALL.into_iter().filter(|good| purse.count(*good) >= count);
            out.extend(
                enough.map(|good| Choice::Trade {
                    give: Bundle::of(good, count),
                    get: Bundle::vp(vp),
                }),
            );
        }
        let affordable = SILVER_FOR_GOLD.into_iter().filter(|(gold, _)| purse.gold >= *gold);
        out.extend(
            affordable
                .map(|(gold, vp)| Choice::Trade { give: Bundle::gold(gold), get: Bundle::vp(vp) }),
        );
    }

    /// Exchanges at the Trader, and remembers what one-to-one swaps brought in.
    pub(crate) fn trade_on(
        &mut self,
        give: Bundle,
        get: Bundle,
        swapped_in: u8,
        t: &mut impl Teller,
    ) {
        self.trade(give, get, t);
        if give.goods_count() == 1 {
            let got = Good::ALL.into_iter().filter(|good| get.count(*good) > 0);
            let swapped_in = got.fold(swapped_in, |bits, good| bits | bit(good));
            self.agenda.replace(Task::Trader { swapped_in });
        }
    }

    pub(crate) fn trade(&mut self, give: Bundle, get: Bundle, t: &mut impl Teller) {
        let seat = self.actor;
        let purse = &mut self.acting_mut().purse;
        *purse -= give;
        *purse += get;
        t.tell(Event::Traded { seat, give, get });
    }
}

const fn bit(good: Good) -> u8 {
    1 << good as u8
}
