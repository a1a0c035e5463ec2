//! The Trader and the Silversmith, and dunes that exchange goods.

use crate::agenda::Task;
use crate::border::Edition;
use crate::card::Effect;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::powers::Powers;
use crate::state::State;
use crate::token::Token;

/// What so many goods bring at the Silversmith (field 10): identical ones in
/// the base game, any mix in the expansion.
const SILVER_FOR_GOODS: [(u8, u8); 2] = [(2, 1), (4, 3)];
/// What so much gold brings at the Silversmith.
const SILVER_FOR_GOLD: [(u8, u8); 2] = [(1, 2), (2, 4)];
/// What water brings at the Silversmith of the expansion.
const SILVER_FOR_WATER: (u8, u8) = (3, 2);
/// Identical goods for one gold at the Trader (field 5).
const GOODS_FOR_GOLD: u8 = 3;
/// Identical goods for one good of choice at the Trader.
const GOODS_FOR_GOOD: u8 = 2;
/// How many goods in any mix the Trader of the expansion takes for how much gold.
const GOLD_FOR_MIXED_GOODS: (u8, u8) = (3, 2);
/// What the Trader of the expansion gives for a good, if not another good.
pub const WATER_FOR_A_GOOD: u8 = 2;

impl State {
    /// Whether one good is swapped for one other: always at the expansion's
    /// Trader, with T-CARD-39 at the other one.
    #[inline]
    fn swaps_evenly(&self, edition: Edition) -> bool {
        edition == Edition::Expansion || self.acting().powers.has(Powers::TRADER_SWAPS)
    }

    /// Whether the Trader has anything to offer.
    #[inline]
    pub(crate) fn can_trade(&self, edition: Edition, swapped_in: u8) -> bool {
        let purse = &self.acting().purse;
        let even = self.swaps_evenly(edition);
        match edition {
            Edition::Base => Good::ALL.iter().any(|good| {
                let even = even && swapped_in & bit(*good) == 0;
                purse.count(*good) >= if even { 1 } else { GOODS_FOR_GOOD }
            }),
            Edition::Expansion => {
                own_goods(purse, swapped_in).next().is_some()
                    || purse.goods_count() >= GOLD_FOR_MIXED_GOODS.0
            }
        }
    }

    /// Whether the Trader has anything to offer, after exchanges if need be:
    /// as long as a visit could be fed, it goes on (T-ACT-1b).
    #[inline]
    pub(crate) fn may_trade_on(&self, edition: Edition, swapped_in: u8) -> bool {
        self.can_trade(edition, swapped_in)
            || self.has_feed() && self.trader_can_be_fed(edition, swapped_in)
    }

    #[inline(never)]
    fn trader_can_be_fed(&self, edition: Edition, swapped_in: u8) -> bool {
        let player = self.acting();
        let own = swapped_in != ALL_GOODS;
        match edition {
            Edition::Base if own && self.swaps_evenly(edition) => self.can_be_fed(1, 0),
            Edition::Base => self.can_be_fed(GOODS_FOR_GOOD - most_of_a_kind(&player.purse), 0),
            Edition::Expansion => {
                // A good that came for two water is not given on alone; another is.
                let single = player.tokens.contains(Token::Joker)
                    || player.has_cheap_exchange() && self.water_at_hand() > 0;
                own && single
                    || self.can_be_fed(GOLD_FOR_MIXED_GOODS.0 - player.purse.goods_count(), 0)
            }
        }
    }

    /// Whether there are so many goods, after exchanges if need be.
    #[inline]
    pub(crate) fn may_have_goods(&self, goods: u8) -> bool {
        let short = goods.saturating_sub(self.acting().purse.goods_count());
        short == 0 || self.has_feed() && self.can_be_fed(short, 0)
    }

    pub(crate) fn trader_choices(&self, edition: Edition, swapped_in: u8, out: &mut Vec<Choice>) {
        if self.swaps_evenly(edition) {
            self.swap_choices(swapped_in, out);
        }
        let purse = &self.acting().purse;
        match edition {
            Edition::Base => {
                for give in Good::ALL {
                    let have = purse.count(give);
                    if have >= GOODS_FOR_GOOD {
                        push_goods_for(Bundle::of(give, GOODS_FOR_GOOD), out);
                    }
                    if have >= GOODS_FOR_GOLD {
                        let give = Bundle::of(give, GOODS_FOR_GOLD);
                        out.push(Choice::Trade { give, get: Bundle::gold(1) });
                    }
                }
            }
            Edition::Expansion => {
                let (goods, gold) = GOLD_FOR_MIXED_GOODS;
                let golden = purse.mixes(goods);
                out.extend(golden.map(|give| Choice::Trade { give, get: Bundle::gold(gold) }));
                let get = Bundle::water(WATER_FOR_A_GOOD);
                let own = own_goods(purse, swapped_in);
                out.extend(own.map(|good| Choice::Trade { give: Bundle::of(good, 1), get }));
            }
        }
        self.feeding_choices(out);
        out.push(Choice::Done);
    }

    /// One good for one other. What was swapped in is not swapped on: one
    /// swap does the same, and a visit comes to an end.
    fn swap_choices(&self, swapped_in: u8, out: &mut Vec<Choice>) {
        for give in own_goods(&self.acting().purse, swapped_in) {
            push_goods_for(Bundle::of(give, 1), out);
        }
    }

    /// N16: one good for one other, or enough.
    pub(crate) fn swap_goods_choices(&self, out: &mut Vec<Choice>) {
        self.swap_choices(0, out);
        self.feeding_choices(out);
        out.push(Choice::Done);
    }

    /// N17: goods in any mix for points, or enough.
    pub(crate) fn sell_goods_choices(&self, goods: u8, vp: u8, out: &mut Vec<Choice>) {
        let mixes = self.acting().purse.mixes(goods);
        out.extend(mixes.map(|give| Choice::Trade { give, get: Bundle::vp(vp) }));
        self.feeding_choices(out);
        out.push(Choice::Done);
    }

    #[inline]
    pub(crate) fn can_sell_silver(&self, edition: Edition) -> bool {
        let purse = &self.acting().purse;
        let goods = match edition {
            Edition::Base => Good::ALL.iter().any(|good| purse.count(*good) >= 2),
            Edition::Expansion => purse.goods_count() >= 2 || purse.water >= SILVER_FOR_WATER.0,
        };
        goods || purse.gold >= 1
    }

    /// Whether something can be sold, after exchanges if need be.
    #[inline]
    pub(crate) fn may_sell_on(&self, edition: Edition) -> bool {
        self.can_sell_silver(edition) || self.has_feed() && self.silversmith_can_be_fed(edition)
    }

    /// The water that the Silversmith takes is also worth a gold.
    #[inline(never)]
    fn silversmith_can_be_fed(&self, edition: Edition) -> bool {
        let purse = &self.acting().purse;
        let have = match edition {
            Edition::Base => most_of_a_kind(purse),
            Edition::Expansion => purse.goods_count(),
        };
        self.can_be_fed(SILVER_FOR_GOODS[0].0 - have, 0) || self.can_be_fed(0, SILVER_FOR_GOLD[0].0)
    }

    /// How many lines a visit to the Silversmith allows (E06).
    pub(crate) fn silversmith_lines(&self) -> u8 {
        if !self.acting().powers.has(Powers::SILVERSMITH_LINES) {
            return 1;
        }
        let lines = self.acting().effects(&self.rules).map(|(_, effect)| match effect {
            Effect::SilversmithLines { lines } => lines,
            _ => 1,
        });
        lines.max().unwrap_or(1)
    }

    pub(crate) fn silversmith_choices(&self, edition: Edition, fresh: bool, out: &mut Vec<Choice>) {
        let purse = &self.acting().purse;
        for (count, vp) in SILVER_FOR_GOODS {
            let get = Bundle::vp(vp);
            match edition {
                Edition::Base => {
                    let enough = Good::ALL.into_iter().filter(|good| purse.count(*good) >= count);
                    let sales = enough.map(|good| Bundle::of(good, count));
                    out.extend(sales.map(|give| Choice::Trade { give, get }));
                }
                Edition::Expansion => {
                    out.extend(purse.mixes(count).map(|give| Choice::Trade { give, get }));
                }
            }
        }
        let affordable = SILVER_FOR_GOLD.into_iter().filter(|(gold, _)| purse.gold >= *gold);
        out.extend(
            affordable
                .map(|(gold, vp)| Choice::Trade { give: Bundle::gold(gold), get: Bundle::vp(vp) }),
        );
        let (water, vp) = SILVER_FOR_WATER;
        if edition == Edition::Expansion && purse.water >= water {
            out.push(Choice::Trade { give: Bundle::water(water), get: Bundle::vp(vp) });
        }
        self.feeding_choices(out);
        // T-ACT-1b: one line is sold, unless exchanges left nothing to sell.
        if !fresh || !self.can_sell_silver(edition) {
            out.push(Choice::Done);
        }
    }

    /// Sells at the Silversmith; the visit ends with its last line.
    pub(crate) fn sell_silver(
        &mut self,
        give: Bundle,
        get: Bundle,
        (edition, lines): (Edition, u8),
        t: &mut impl Teller,
    ) {
        self.trade(give, get, t);
        if lines > 1 {
            self.agenda.replace_top(Task::Silversmith { edition, lines: lines - 1, fresh: false });
        } else {
            self.agenda.pop();
        }
    }

    /// Exchanges at the Trader, and remembers what one-to-one swaps brought in.
    pub(crate) fn trade_on(
        &mut self,
        give: Bundle,
        get: Bundle,
        (edition, swapped_in): (Edition, u8),
        t: &mut impl Teller,
    ) {
        self.trade(give, get, t);
        if give.goods_count() == 1 {
            self.agenda.replace_top(Task::Trader { edition, swapped_in: swapped_in | bits(&get) });
        }
    }

    /// Goods for water are not given for water again in the same visit to the
    /// expansion's Trader, who else would never be done.
    pub(crate) fn remember_swap(&mut self, give: Bundle, get: Bundle) {
        if let Some(Task::Trader { edition: Edition::Expansion, swapped_in }) = self.agenda.top()
            && give.water >= WATER_FOR_A_GOOD
        {
            let swapped_in = swapped_in | bits(&get);
            self.agenda.replace_top(Task::Trader { edition: Edition::Expansion, swapped_in });
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

/// What is given for one good of a kind that is not among it.
fn push_goods_for(give: Bundle, out: &mut Vec<Choice>) {
    let others = Good::ALL.into_iter().filter(|get| give.count(*get) == 0);
    out.extend(others.map(|get| Choice::Trade { give, get: Bundle::of(get, 1) }));
}

/// The goods that a visit did not bring in.
fn own_goods(purse: &Bundle, swapped_in: u8) -> impl Iterator<Item = Good> {
    Good::ALL.into_iter().filter(move |good| purse.count(*good) > 0 && swapped_in & bit(*good) == 0)
}

fn most_of_a_kind(purse: &Bundle) -> u8 {
    Good::ALL.into_iter().map(|good| purse.count(good)).max().unwrap_or(0)
}

/// The bits of all three goods.
const ALL_GOODS: u8 = 0b111;

fn bits(bundle: &Bundle) -> u8 {
    Good::ALL
        .into_iter()
        .filter(|good| bundle.count(*good) > 0)
        .fold(0, |all, good| all | bit(good))
}

const fn bit(good: Good) -> u8 {
    1 << good as u8
}
