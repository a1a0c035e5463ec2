//! The tribes, and heaps of meeples.

use crate::catalogue::catalogue;
use caravanserai_core::{Blank, Set, member, named};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// How many tribes there are, the Artisans included.
pub const TRIBES: usize = Tribe::COUNT;

named! {
    /// A tribe. People name it by the colour of its meeples.
    pub enum Tribe as "colour of meeples" {
        /// Yellow: points for having more than others.
        Vizier = "yellow",
        /// White: points, and what djinns ask for.
        Elder = "white",
        /// Green: resource cards from the row.
        Merchant = "green",
        /// Blue: coins for blue tiles around.
        Builder = "blue",
        /// Red: they kill.
        Assassin = "red",
        /// Purple: items (only with the Artisans of Naqala).
        Artisan = "purple",
    }
}

impl Tribe {
    /// How many meeples it has in the box.
    pub fn count(self) -> u8 {
        catalogue().tribes[self.index()].count
    }

    /// The tribes whose meeples players keep in front of them.
    pub const KEPT: [Tribe; 3] = [Tribe::Vizier, Tribe::Elder, Tribe::Artisan];
}

member!(Tribe: u8, |index| Tribe::ALL[index]);

/// A set of colours.
pub(crate) type Colours = Set<Tribe>;

/// These colours one by one. What is beyond the last tribe ends the list, so that a
/// number is looked at once and not twice.
#[inline]
pub(crate) fn each(colours: Colours) -> impl Iterator<Item = Tribe> {
    let mut rest = u32::from(colours.bits());
    std::iter::from_fn(move || {
        let tribe = *Tribe::ALL.get(rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(tribe)
    })
}

impl Blank for Tribe {
    const BLANK: Tribe = Tribe::Vizier;
}

/// A heap of meeples: how many of each colour, one byte a colour, so that a
/// whole heap is counted and copied in one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Meeples(u64);

impl Meeples {
    /// No meeples.
    pub const NONE: Meeples = Meeples(0);

    /// How many of one colour.
    #[inline]
    pub const fn of(self, tribe: Tribe) -> u8 {
        (self.0 >> (8 * tribe as u32)) as u8
    }

    /// How many altogether.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of this colour is here.
    #[inline]
    pub const fn has(self, tribe: Tribe) -> bool {
        self.of(tribe) > 0
    }

    /// Adds `count` of a colour.
    #[inline]
    pub const fn add(&mut self, tribe: Tribe, count: u8) {
        self.0 = self.0.wrapping_add((count as u64) << (8 * tribe as u32));
    }

    /// Takes one of a colour away, if there is one.
    #[inline]
    pub const fn take(&mut self, tribe: Tribe) {
        if self.has(tribe) {
            self.0 -= 1 << (8 * tribe as u32);
        }
    }

    /// Takes all of a colour away and says how many they were.
    #[inline]
    pub const fn take_all(&mut self, tribe: Tribe) -> u8 {
        let count = self.of(tribe);
        self.0 &= !(0xff << (8 * tribe as u32));
        count
    }

    /// Both heaps together.
    #[inline]
    pub const fn and(self, other: Meeples) -> Meeples {
        Meeples(self.0.wrapping_add(other.0))
    }

    /// The colours that are here, one by one.
    #[inline]
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        each(self.colours())
    }

    /// The colours that are here.
    #[inline]
    pub(crate) const fn colours(self) -> Colours {
        self.colours_with(1)
    }

    /// The colours of which there are at least two.
    #[inline]
    pub(crate) const fn pairs(self) -> Colours {
        self.colours_with(2)
    }

    /// The colours of which there are at least so many.
    #[inline]
    const fn colours_with(self, least: u64) -> Colours {
        // No count reaches 129, so this sets the top bit of every byte that is large
        // enough; the product then gathers those bits in the highest byte.
        let tops = self.0.wrapping_add((0x80 - least) * 0x0101_0101_0101) & 0x8080_8080_8080;
        Colours::from_bits(((tops >> 7).wrapping_mul(0x0102_0408_1020_0000) >> 56) as u8)
    }

    /// Every meeple, colour by colour.
    pub fn each(self) -> impl Iterator<Item = Tribe> {
        Tribe::ALL.into_iter().flat_map(move |tribe| (0..self.of(tribe)).map(move |_| tribe))
    }

    /// The counts by tribe.
    pub fn counts(self) -> [u8; TRIBES] {
        Tribe::ALL.map(|tribe| self.of(tribe))
    }
}

impl From<[u8; TRIBES]> for Meeples {
    fn from(counts: [u8; TRIBES]) -> Meeples {
        Tribe::ALL.into_iter().zip(counts).collect()
    }
}

impl FromIterator<(Tribe, u8)> for Meeples {
    fn from_iter<I: IntoIterator<Item = (Tribe, u8)>>(counts: I) -> Meeples {
        let mut heap = Meeples::NONE;
        counts.into_iter().for_each(|(tribe, count)| heap.add(tribe, count));
        heap
    }
}

impl FromIterator<Tribe> for Meeples {
    fn from_iter<I: IntoIterator<Item = Tribe>>(meeples: I) -> Meeples {
        meeples.into_iter().map(|tribe| (tribe, 1)).collect()
    }
}

impl fmt::Debug for Meeples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (i, tribe) in self.tribes().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{} {tribe}", self.of(tribe))?;
        }
        Ok(())
    }
}

impl Serialize for Meeples {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.tribes().map(|tribe| (tribe, self.of(tribe))))
    }
}

impl<'de> Deserialize<'de> for Meeples {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Meeples, D::Error> {
        let counts = std::collections::BTreeMap::<Tribe, u8>::deserialize(deserializer)?;
        for (tribe, count) in &counts {
            if *count > tribe.count() {
                let most = tribe.count();
                return Err(D::Error::custom(format!("{count} {tribe} meeples, of {most}")));
            }
        }
        Ok(counts.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_counts_what_was_put_in() {
        let mut heap: Meeples = [Tribe::Elder, Tribe::Artisan, Tribe::Elder].into_iter().collect();
        assert_eq!((heap.total(), heap.of(Tribe::Elder), heap.of(Tribe::Artisan)), (3, 2, 1));
        heap.take(Tribe::Artisan);
        heap.take(Tribe::Artisan);
        assert_eq!(heap.take_all(Tribe::Elder), 2);
        assert!(heap.is_empty());
    }

    #[test]
    fn the_colours_of_a_heap_are_those_with_a_count() {
        for set in 0..64_u8 {
            let counts = [16, 20, 18, 1, 18, 15];
            let here = |tribe: &Tribe| set >> tribe.index() & 1 == 1;
            let heap: Meeples =
                Tribe::ALL.into_iter().filter(here).map(|t| (t, counts[t.index()])).collect();
            assert_eq!(heap.colours().bits(), set);
            let several = |tribe: &Tribe| heap.of(*tribe) > 1;
            assert!(heap.pairs().iter().eq(Tribe::ALL.into_iter().filter(several)));
            assert!(heap.tribes().eq(Tribe::ALL.into_iter().filter(here)));
        }
    }

    #[test]
    fn all_meeples_of_the_box_fit_in_one_heap() {
        let all: Meeples = Tribe::ALL.into_iter().map(|tribe| (tribe, tribe.count())).collect();
        assert_eq!(all.total(), 105);
    }
}
