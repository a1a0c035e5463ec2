//! What can be exchanged at any time: water (X-WATER-1), and the joker (T-TOK-3).

use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::powers::Powers;
use crate::state::{Player, State};
use crate::token::Token;

/// Water for a good of choice.
const WATER_FOR_GOOD: u8 = 2;
/// Water for a gold.
const WATER_FOR_GOLD: u8 = 3;

impl State {
    /// Lists the exchanges of the player to act.
    #[inline]
    pub(crate) fn conversion_choices(&self, out: &mut Vec<Choice>) {
        let player = self.acting();
        if player.may_convert() {
            player.each_conversion(|choice| out.push(choice));
        }
    }

    /// What may feed an action under way: cards that bring water, and exchanges.
    #[inline]
    pub(crate) fn feeding_choices(&self, out: &mut Vec<Choice>) {
        self.water_card_choices(out);
        self.conversion_choices(out);
    }

    /// Whether there is anything of that kind.
    #[inline]
    pub(crate) fn has_feed(&self) -> bool {
        self.acting().may_convert() || !self.acting().ready.is_empty()
    }

    /// Whether it could raise so many goods and so much gold.
    #[inline(never)]
    pub(crate) fn can_be_fed(&self, goods: u8, gold: u8) -> bool {
        self.acting().can_raise(self.water_at_hand(), goods, gold)
    }

    /// Whether a choice is such an exchange.
    pub(crate) fn is_conversion(choice: Choice) -> bool {
        match choice {
            Choice::Joker(_) => true,
            Choice::Trade { give, get } => give == Bundle::water(give.water) && get.vp == 0,
            _ => false,
        }
    }

    pub(crate) fn convert(&mut self, choice: Choice, t: &mut impl Teller) {
        let seat = self.actor;
        self.acting_mut().convert(choice);
        match choice {
            Choice::Trade { give, get } => {
                self.remember_swap(give, get);
                t.tell(Event::Traded { seat, give, get });
            }
            Choice::Joker(good) => t.tell(Event::JokerUsed { seat, good }),
            _ => debug_assert!(false, "`{choice}` exchanges nothing"),
        }
    }
}

impl Player {
    /// Whether there is anything that could be exchanged at any time.
    #[inline]
    pub(crate) fn may_convert(&self) -> bool {
        self.purse.water > 0 || self.tokens.contains(Token::Joker)
    }

    /// Every exchange that the player may make at any time.
    pub(crate) fn each_conversion(&self, mut each: impl FnMut(Choice)) {
        let water = self.purse.water;
        let cheap = water >= 1 && self.has_cheap_exchange();
        for (open, rate) in [(cheap, 1), (water >= WATER_FOR_GOOD, WATER_FOR_GOOD)] {
            if open {
                let give = Bundle::water(rate);
                for good in Good::ALL {
                    each(Choice::Trade { give, get: Bundle::of(good, 1) });
                }
            }
        }
        if water >= WATER_FOR_GOLD {
            each(Choice::Trade { give: Bundle::water(WATER_FOR_GOLD), get: Bundle::gold(1) });
        }
        if self.tokens.contains(Token::Joker) {
            Good::ALL.into_iter().map(Choice::Joker).for_each(each);
        }
    }

    /// Whether exchanges could raise so many goods and so much gold out of so much water.
    pub(crate) fn can_raise(&self, water: u8, goods: u8, gold: u8) -> bool {
        let goods = goods.saturating_sub(self.tokens.contains(Token::Joker).into());
        let cheap = goods > 0 && self.has_cheap_exchange();
        let due = u16::from(goods) * u16::from(WATER_FOR_GOOD) - u16::from(cheap)
            + u16::from(gold) * u16::from(WATER_FOR_GOLD);
        u16::from(water) >= due
    }

    /// E23: whether one water is still worth a good this round.
    #[inline]
    pub(crate) fn has_cheap_exchange(&self) -> bool {
        !self.water_changed && self.powers.has(Powers::WATER_FOR_GOOD)
    }

    /// Makes an exchange that is open at any time.
    pub(crate) fn convert(&mut self, choice: Choice) {
        match choice {
            Choice::Trade { give, get } => {
                self.purse -= give;
                self.purse += get;
                // E23: one water for one good, once a round.
                self.water_changed |= give == Bundle::water(1);
            }
            Choice::Joker(good) => {
                self.purse += Bundle::of(good, 1);
                self.tokens.remove(Token::Joker);
            }
            _ => debug_assert!(false, "`{choice}` exchanges nothing"),
        }
    }
}
