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
    /// The exchanges that a player may make at any time.
    #[inline]
    pub(crate) fn conversions_of(&self, player: &Player) -> impl Iterator<Item = Choice> + use<> {
        let water = player.purse.water;
        let cheap =
            water >= 1 && !player.water_changed && player.powers.has(Powers::WATER_FOR_GOOD);
        let for_good = |rate: u8| {
            Good::ALL.into_iter().map(move |good| Choice::Trade {
                give: Bundle::water(rate),
                get: Bundle::of(good, 1),
            })
        };
        let gold = Choice::Trade { give: Bundle::water(WATER_FOR_GOLD), get: Bundle::gold(1) };
        let joker = player.tokens.has(Token::Joker);
        (cheap.then(|| for_good(1)).into_iter().flatten())
            .chain(
                (water >= WATER_FOR_GOOD).then(|| for_good(WATER_FOR_GOOD)).into_iter().flatten(),
            )
            .chain((water >= WATER_FOR_GOLD).then_some(gold))
            .chain(joker.then(|| Good::ALL.into_iter().map(Choice::Joker)).into_iter().flatten())
    }

    /// Lists the exchanges of whoever is to act.
    #[inline]
    pub(crate) fn conversion_choices(&self, out: &mut Vec<Choice>) {
        let player = self.acting();
        if player.purse.water > 0 || player.tokens.has(Token::Joker) {
            out.extend(self.conversions_of(player));
        }
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
            Choice::Trade { give, get } => t.tell(Event::Traded { seat, give, get }),
            Choice::Joker(good) => t.tell(Event::JokerUsed { seat, good }),
            _ => {}
        }
    }
}

impl Player {
    /// Whether exchanges could raise so many goods and so much gold.
    pub(crate) fn can_raise(&self, goods: u8, gold: u8) -> bool {
        let goods = goods.saturating_sub(self.tokens.has(Token::Joker).into());
        let cheap = goods > 0 && !self.water_changed && self.powers.has(Powers::WATER_FOR_GOOD);
        let water = u16::from(goods) * u16::from(WATER_FOR_GOOD) - u16::from(cheap)
            + u16::from(gold) * u16::from(WATER_FOR_GOLD);
        u16::from(self.purse.water) >= water
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
            _ => {}
        }
    }
}
