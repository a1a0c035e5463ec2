//! Goods, gold, water and victory points, and amounts of them.

use caravanserai_core::named;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

named! {
    /// Dates, salt or pepper. Gold and water are not goods.
    pub enum Good {
        Dates = "dates",
        Salt = "salt",
        Pepper = "pepper",
    }
}

/// An amount of everything that can lie in a purse: what is paid, taken or owned.
///
/// The text form counts each kind by its letter, `2D 1S 1G`; nothing is `0`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Bundle {
    pub dates: u8,
    pub salt: u8,
    pub pepper: u8,
    pub gold: u8,
    pub water: u8,
    pub vp: u8,
}

/// The letters of the text form, in its order.
pub const LETTERS: [char; 6] = ['D', 'S', 'P', 'G', 'W', 'V'];

impl Bundle {
    /// Nothing at all.
    pub const NOTHING: Bundle = Bundle { dates: 0, salt: 0, pepper: 0, gold: 0, water: 0, vp: 0 };

    /// Goods alone.
    #[inline]
    pub const fn goods(dates: u8, salt: u8, pepper: u8) -> Bundle {
        Bundle { dates, salt, pepper, ..Bundle::NOTHING }
    }

    /// A number of one good.
    #[inline]
    pub const fn of(good: Good, count: u8) -> Bundle {
        match good {
            Good::Dates => Bundle { dates: count, ..Bundle::NOTHING },
            Good::Salt => Bundle { salt: count, ..Bundle::NOTHING },
            Good::Pepper => Bundle { pepper: count, ..Bundle::NOTHING },
        }
    }

    /// Gold alone.
    #[inline]
    pub const fn gold(gold: u8) -> Bundle {
        Bundle { gold, ..Bundle::NOTHING }
    }

    /// Water alone.
    #[inline]
    pub const fn water(water: u8) -> Bundle {
        Bundle { water, ..Bundle::NOTHING }
    }

    /// Victory points alone.
    #[inline]
    pub const fn vp(vp: u8) -> Bundle {
        Bundle { vp, ..Bundle::NOTHING }
    }

    /// How many there are of one good.
    #[inline]
    pub const fn count(&self, good: Good) -> u8 {
        match good {
            Good::Dates => self.dates,
            Good::Salt => self.salt,
            Good::Pepper => self.pepper,
        }
    }

    /// How many goods there are altogether.
    #[inline]
    pub const fn goods_count(&self) -> u8 {
        self.dates + self.salt + self.pepper
    }

    /// As [`Bundle::goods_count`], for amounts that nobody checked yet.
    pub(crate) fn goods_count_wide(&self) -> u16 {
        u16::from(self.dates) + u16::from(self.salt) + u16::from(self.pepper)
    }

    /// Whether `part` can be taken out of this.
    #[inline]
    pub const fn covers(&self, part: &Bundle) -> bool {
        self.dates >= part.dates
            && self.salt >= part.salt
            && self.pepper >= part.pepper
            && self.gold >= part.gold
            && self.water >= part.water
            && self.vp >= part.vp
    }

    /// How many goods of `whole` are missing here.
    #[inline]
    pub const fn goods_short_of(&self, whole: &Bundle) -> u8 {
        whole.dates.saturating_sub(self.dates)
            + whole.salt.saturating_sub(self.salt)
            + whole.pepper.saturating_sub(self.pepper)
    }

    /// Whether this is nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Bundle::NOTHING
    }

    /// Every way to pick `count` goods out of this, most dates first.
    #[inline]
    pub fn mixes(self, count: u8) -> Mixes {
        let mut mixes =
            Mixes { of: self, count, dates: count.min(self.dates), least: 0, salt: None };
        mixes.salt = mixes.most_salt();
        mixes
    }

    /// The most of a kind that a purse holds, but for points; so that all of it
    /// can be counted.
    pub(crate) const MOST: u8 = 80;

    /// An endless supply of goods, to pick from freely.
    pub const SUPPLY: Bundle = Bundle::goods(u8::MAX / 3, u8::MAX / 3, u8::MAX / 3);

    const fn amounts(&self) -> [u8; 6] {
        [self.dates, self.salt, self.pepper, self.gold, self.water, self.vp]
    }

    fn from_amounts([dates, salt, pepper, gold, water, vp]: [u8; 6]) -> Bundle {
        Bundle { dates, salt, pepper, gold, water, vp }
    }
}

/// Every way to pick so many goods out of a bundle.
pub struct Mixes {
    of: Bundle,
    count: u8,
    dates: u8,
    /// The least salt that goes with so many dates.
    least: u8,
    /// The salt that comes next.
    salt: Option<u8>,
}

impl Mixes {
    /// The most salt that goes with so many dates; with none, fewer dates do not help.
    #[inline]
    fn most_salt(&mut self) -> Option<u8> {
        let rest = self.count - self.dates;
        self.least = rest.saturating_sub(self.of.pepper);
        Some(rest.min(self.of.salt)).filter(|most| *most >= self.least)
    }
}

impl Iterator for Mixes {
    type Item = Bundle;

    #[inline]
    fn next(&mut self) -> Option<Bundle> {
        let salt = self.salt?;
        let mix = Bundle::goods(self.dates, salt, self.count - self.dates - salt);
        if salt > self.least {
            self.salt = Some(salt - 1);
        } else if self.dates > 0 {
            self.dates -= 1;
            self.salt = self.most_salt();
        } else {
            self.salt = None;
        }
        Some(mix)
    }
}

impl Add for Bundle {
    type Output = Bundle;
    #[inline]
    fn add(self, other: Bundle) -> Bundle {
        Bundle {
            dates: self.dates + other.dates,
            salt: self.salt + other.salt,
            pepper: self.pepper + other.pepper,
            gold: self.gold + other.gold,
            water: self.water + other.water,
            vp: self.vp + other.vp,
        }
    }
}

impl Sub for Bundle {
    type Output = Bundle;
    #[inline]
    fn sub(self, part: Bundle) -> Bundle {
        debug_assert!(self.covers(&part), "{part} cannot be taken out of {self}");
        Bundle {
            dates: self.dates.wrapping_sub(part.dates),
            salt: self.salt.wrapping_sub(part.salt),
            pepper: self.pepper.wrapping_sub(part.pepper),
            gold: self.gold.wrapping_sub(part.gold),
            water: self.water.wrapping_sub(part.water),
            vp: self.vp.wrapping_sub(part.vp),
        }
    }
}

/// What comes into a purse. Only deck files far beyond any printed card could
/// bring so much of a kind in one turn that it is cut off.
impl AddAssign for Bundle {
    #[inline]
    fn add_assign(&mut self, other: Bundle) {
        *self = Bundle {
            dates: (self.dates + other.dates).min(Bundle::MOST),
            salt: (self.salt + other.salt).min(Bundle::MOST),
            pepper: (self.pepper + other.pepper).min(Bundle::MOST),
            gold: (self.gold + other.gold).min(Bundle::MOST),
            water: (self.water + other.water).min(Bundle::MOST),
            vp: self.vp.saturating_add(other.vp),
        };
    }
}

impl SubAssign for Bundle {
    #[inline]
    fn sub_assign(&mut self, part: Bundle) {
        *self = *self - part;
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_nothing() {
            return f.write_str("0");
        }
        let mut gap = "";
        for (amount, letter) in self.amounts().into_iter().zip(LETTERS) {
            if amount > 0 {
                write!(f, "{gap}{amount}{letter}")?;
                gap = " ";
            }
        }
        Ok(())
    }
}

/// How amounts are written, for errors.
pub(crate) const AMOUNTS: &str = "amounts such as `2D 1G`, each kind once";

/// Why a text is no amounts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum BadBundle {
    /// This part of it is no number and a letter.
    NoAmount(String),
    /// This letter is there twice.
    Twice(char),
}

impl FromStr for Bundle {
    type Err = BadBundle;

    fn from_str(text: &str) -> Result<Bundle, BadBundle> {
        if text == "0" {
            return Ok(Bundle::NOTHING);
        }
        let mut amounts = [0; 6];
        for item in text.split(' ') {
            let (amount, kind) =
                parse_item(item).ok_or_else(|| BadBundle::NoAmount(shorten(item)))?;
            if amounts[kind] != 0 {
                return Err(BadBundle::Twice(LETTERS[kind]));
            }
            amounts[kind] = amount;
        }
        Ok(Bundle::from_amounts(amounts))
    }
}

/// An amount from 1 to 99 and the index of its letter.
fn parse_item(item: &str) -> Option<(u8, usize)> {
    let letter = item.chars().next_back()?;
    let kind = LETTERS.iter().position(|known| *known == letter)?;
    let digits = &item[..item.len() - 1];
    let plain = !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
    let amount = digits.parse().ok().filter(|n| plain && (1..=99).contains(n))?;
    Some((amount, kind))
}

/// Amounts in their text form, for deck files.
pub(crate) mod as_text {
    use super::{AMOUNTS, Bundle};
    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(bundle: &Bundle, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(bundle)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Bundle, D::Error> {
        let text = String::deserialize(d)?;
        let wrong = |_| D::Error::invalid_value(Unexpected::Str(&text), &AMOUNTS);
        text.parse().map_err(wrong)
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(20).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_as_people_write_them() {
        let bundle = Bundle { dates: 2, gold: 1, vp: 12, ..Bundle::NOTHING };
        assert_eq!(bundle.to_string(), "2D 1G 12V");
        assert_eq!("12V 1G 2D".parse(), Ok(bundle));
        assert_eq!("0".parse(), Ok(Bundle::NOTHING));
        for wrong in ["", "D", "0D", "02D", "1D  1S", "1D 2D", "100D", "+1D", "1é", "1d"] {
            assert!(wrong.parse::<Bundle>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn goods_are_picked_in_every_mix_once() {
        let mixes: Vec<String> =
            Bundle::goods(1, 2, 9).mixes(2).map(|bundle| bundle.to_string()).collect();
        assert_eq!(mixes, ["1D 1S", "1D 1P", "2S", "1S 1P", "2P"]);
        assert_eq!(Bundle::SUPPLY.mixes(6).count(), 28);
        assert_eq!(Bundle::goods(1, 0, 0).mixes(2).count(), 0);
    }
}
