use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// What a [`Set`] can hold: things numbered from 0, few enough for a bit each.
pub trait Member: Copy + Eq + Hash {
    /// An integer with a bit for each of them.
    type Bits: Bits;

    /// Its number.
    fn index(self) -> usize;

    /// The one of this number, which [`Member::index`] gave.
    fn from_index(index: usize) -> Self;
}

/// Makes a type with an `index` of its own a [`Member`]: how many bits a set of
/// them has, and what makes one of its number.
#[macro_export]
macro_rules! member {
    ($name:ty: $bits:ty, |$index:ident| $made:expr) => {
        impl $crate::Member for $name {
            type Bits = $bits;

            #[inline]
            fn index(self) -> usize {
                <$name>::index(self)
            }

            #[inline]
            fn from_index($index: usize) -> $name {
                $made
            }
        }
    };
}

/// An unsigned integer whose bits say what is in a [`Set`].
pub trait Bits:
    Copy + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;
    /// How many bits there are.
    const WIDTH: usize;

    /// The bit of this number alone.
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> u8;

    /// The number of the lowest bit, if there is one.
    fn lowest(self) -> usize;

    /// All bits but the lowest.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($integer:ty)*) => {$(
        impl Bits for $integer {
            const ZERO: $integer = 0;
            const WIDTH: usize = <$integer>::BITS as usize;

            #[inline]
            fn bit(index: usize) -> $integer {
                1 << index
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> $integer {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits! { u8 u16 u32 u64 u128 }

/// A set of a few numbered things, copied and combined as one integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set(<T::Bits as Bits>::ZERO);
    /// The most that it can hold.
    pub const CAPACITY: usize = <T::Bits as Bits>::WIDTH;

    /// The set that these bits say, the first member lowest.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// A bit for each member, the first lowest.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Whether something is in it.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.0 & T::Bits::bit(member.index()) != T::Bits::ZERO
    }

    /// Adds something; tells whether it was new.
    #[inline]
    pub fn insert(&mut self, member: T) -> bool {
        let new = !self.contains(member);
        self.0 = self.0 | T::Bits::bit(member.index());
        new
    }

    /// Takes something out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 = self.0 & !T::Bits::bit(member.index());
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// Whether none is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Whether more than one is in it: quicker than counting them.
    #[inline]
    pub fn has_several(self) -> bool {
        self.0.without_lowest() != T::Bits::ZERO
    }

    /// Everything that is in either.
    #[inline]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// Everything that is in both.
    #[inline]
    pub fn within(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// Everything that is in this and not in `other`.
    #[inline]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// Its members in rising order.
    #[inline]
    pub fn iter(self) -> SetIter<T> {
        SetIter(self.0)
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Member> From<T> for Set<T> {
    #[inline]
    fn from(member: T) -> Set<T> {
        Set(T::Bits::bit(member.index()))
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::EMPTY, |set, member| set.union(member.into()))
    }
}

impl<T: Member> Extend<T> for Set<T> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        *self = self.union(members.into_iter().collect());
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    #[inline]
    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

/// The list of its members.
impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The members of a [`Set`] in rising order.
#[derive(Clone)]
pub struct SetIter<T: Member>(T::Bits);

impl<T: Member> Iterator for SetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 == T::Bits::ZERO {
            return None;
        }
        let first = T::from_index(self.0.lowest());
        self.0 = self.0.without_lowest();
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Bead(u8);

    impl Bead {
        fn index(self) -> usize {
            self.0 as usize
        }
    }

    crate::member!(Bead: u128, |index| Bead(index as u8));

    proptest::proptest! {
        #[test]
        fn a_set_holds_what_a_tree_holds(
            first in proptest::collection::vec(0_u8..128, 0..20),
            second in proptest::collection::vec(0_u8..128, 0..20),
        ) {
            let tree = |beads: &[u8]| beads.iter().copied().map(Bead).collect::<BTreeSet<_>>();
            let (a, b) = (tree(&first), tree(&second));
            let [x, y] = [&a, &b].map(|beads| beads.iter().copied().collect::<Set<_>>());
            assert_eq!(usize::from(x.len()), a.len());
            assert_eq!(x.is_empty(), a.is_empty());
            assert_eq!(x.has_several(), a.len() > 1);
            assert!(x.iter().eq(a.iter().copied()));
            assert!(x.union(y).iter().eq(a.union(&b).copied()));
            assert!(x.within(y).iter().eq(a.intersection(&b).copied()));
            assert!(x.without(y).iter().eq(a.difference(&b).copied()));
            for bead in b {
                let mut more = x;
                assert_eq!(more.insert(bead), !a.contains(&bead));
                assert!(more.contains(bead));
                more.remove(bead);
                assert!(!more.contains(bead));
                assert_eq!(more, x.without(bead.into()));
            }
        }
    }
}
