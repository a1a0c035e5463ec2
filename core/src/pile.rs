//! Lists of a fixed capacity, without heap: piles of cards, a row of the market,
//! an agenda.

use crate::{Chance, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Something that can stand in a place of a list that is not in use.
pub trait Blank {
    /// What stands there; it is never read.
    const BLANK: Self;
}

impl Blank for u8 {
    const BLANK: u8 = 0;
}

impl Blank for Seat {
    const BLANK: Seat = Seat(0);
}

/// A list of at most `N` things. The last one is the top of a pile.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    places: [T; N],
    len: u8,
}

impl<T: Copy + Blank, const N: usize> Default for Pile<T, N> {
    fn default() -> Pile<T, N> {
        Pile { places: [T::BLANK; N], len: 0 }
    }
}

impl<T: Copy + Blank, const N: usize> Pile<T, N> {
    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.places[..self.len()]
    }

    /// These things in a random order; what does not fit is left out.
    pub fn shuffled(things: impl Iterator<Item = T>, chance: &mut impl Chance) -> Pile<T, N> {
        let mut pile: Pile<T, N> = things.collect();
        pile.shuffle(chance);
        pile
    }

    /// As [`Pile::as_slice`], to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.places[..usize::from(self.len)]
    }

    /// Brings its things into a random order.
    pub fn shuffle(&mut self, chance: &mut impl Chance) {
        chance.shuffle(self.as_mut_slice());
    }

    /// The top one.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.places.get(self.len().wrapping_sub(1)).copied()
    }

    /// Puts one on top. A full pile stays as it is; conservation of cards
    /// makes that impossible in play.
    #[inline]
    pub fn push(&mut self, thing: T) {
        let free = self.places.get_mut(usize::from(self.len));
        debug_assert!(free.is_some(), "a pile holds at most what the box has");
        if let Some(place) = free {
            *place = thing;
            self.len += 1;
        }
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Puts another in the place of the top one, if there is one.
    #[inline]
    pub fn replace_top(&mut self, thing: T) {
        if let Some(top) = self.places.get_mut(usize::from(self.len).wrapping_sub(1)) {
            *top = thing;
        }
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes the one at `index`; those above it slide down.
    #[inline]
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let taken = *self.as_slice().get(index)?;
        self.places.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        Some(taken)
    }

    /// Puts others underneath.
    pub fn put_beneath(&mut self, others: &[T]) {
        let above = *self;
        self.clear();
        others.iter().chain(above.as_slice()).for_each(|thing| self.push(*thing));
    }
}

impl<T: Copy + Blank, const N: usize> FromIterator<T> for Pile<T, N> {
    /// What does not fit is left out.
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Pile<T, N> {
        let mut pile = Pile::default();
        for (place, thing) in pile.places.iter_mut().zip(things) {
            *place = thing;
            pile.len += 1;
        }
        pile
    }
}

impl<T: Copy + Blank + Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + Blank + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Pile<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Blank + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Blank + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for Pile<T, N>
where
    T: Copy + Blank + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<T, N>, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            let reason = format!("a list of {}, where at most {N} fit", things.len());
            return Err(serde::de::Error::custom(reason));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_put_beneath_come_after_those_above() {
        let mut pile: Pile<u8, 6> = [1, 2].into_iter().collect();
        pile.put_beneath(&[7, 8]);
        assert_eq!(pile.as_slice(), [7, 8, 1, 2]);
        assert_eq!((pile.pop(), pile.remove(1)), (Some(2), Some(8)));
        assert_eq!(pile.as_slice(), [7, 1]);
    }

    #[test]
    fn what_was_popped_does_not_count_in_comparisons() {
        let mut one: Pile<u8, 3> = [1, 2].into_iter().collect();
        one.pop();
        assert_eq!(one, [1].into_iter().collect());
    }
}
