//! Tiles and cards as small numbers into the catalogue, and sets and tallies of
//! them.

use crate::catalogue::catalogue;
use crate::printed::{CountedRow, DjinnRow, ItemRow, Loot, Magic, Set, ThiefRow, TileRow};
use caravanserai_core::{Blank, Member, TextForm, beginning, member, text_form};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $row:ty, $rows:ident, $kinds:literal in $bits:ty, $word:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(u8);

        impl $name {
            /// How many kinds there are.
            pub const KINDS: usize = $kinds;

            /// The kind with this number.
            pub const fn new(index: u8) -> Option<$name> {
                if (index as usize) < $name::KINDS { Some($name(index)) } else { None }
            }

            /// All kinds.
            #[inline]
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$name::KINDS as u8).map($name)
            }

            /// Its number in the catalogue.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// What is printed on it.
            #[inline]
            pub fn row(self) -> &'static $row {
                &catalogue().$rows[self.index()]
            }
        }

        impl Blank for $name {
            const BLANK: $name = $name(0);
        }

        member!($name: $bits, |index| $name(index as u8));

        impl TextForm for $name {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.row().id)
            }

            fn read(text: &str) -> Option<$name> {
                $name::all().find(|kind| kind.row().id == text)
            }

            fn unknown(text: &str) -> String {
                format!(concat!("`{}` is no ", $word), beginning(text))
            }
        }

        text_form!($name, serde);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.row().id)
            }
        }
    )*};
}

ids! {
    /// A kind of tile.
    Tile: TileRow, tiles, 11 in u16, "tile";
    /// A kind of resource card: merchandise or Fakir.
    Resource: CountedRow, resources, 10 in u16, "resource";
    /// A djinn.
    Djinn: DjinnRow, djinns, 25 in u32, "djinn";
    /// A thief.
    Thief: ThiefRow, thieves, 6 in u8, "thief";
    /// A kind of item.
    Item: ItemRow, items, 10 in u16, "item";
}

impl Resource {
    /// How many cards there are.
    pub const CARDS: usize = 54;
    /// The Fakir, which is no merchandise.
    pub const FAKIR: Resource = Resource(9);

    /// The nine kinds of merchandise.
    #[inline]
    pub fn merchandise() -> impl Iterator<Item = Resource> {
        Resource::all().filter(|kind| *kind != Resource::FAKIR)
    }
}

impl Thief {
    /// Its name, the same in all languages.
    pub fn name(self) -> &'static str {
        &self.row().name
    }

    /// The thieves that play with these boxes (F-THIEF-1).
    pub fn in_play(with_thieves: bool, with_artisans: bool) -> Thieves {
        let plays = |set| set != Set::Artisans || with_artisans;
        Thief::all().filter(|thief| with_thieves && plays(thief.row().set)).collect()
    }

    /// What it takes.
    #[inline]
    pub fn loot(self) -> Loot {
        self.row().loot
    }
}

impl Item {
    /// How many items there are.
    pub const CARDS: usize = 18;

    /// What it does, if it is magic.
    #[inline]
    pub fn magic(self) -> Option<Magic> {
        self.row().magic
    }
}

impl Djinn {
    /// Its name, the same in all languages.
    pub fn name(self) -> &'static str {
        &self.row().name
    }

    /// The djinns that play with these boxes.
    pub fn in_play(with_thieves: bool, with_artisans: bool) -> Djinns {
        let plays = |set| match set {
            Set::Base => true,
            Set::Thieves => with_thieves,
            Set::Artisans => with_artisans,
        };
        Djinn::all().filter(|djinn| plays(djinn.row().set)).collect()
    }
}

/// The most kinds that a tally tells apart.
const TALLIED: usize = if Resource::KINDS > Item::KINDS { Resource::KINDS } else { Item::KINDS };

/// How many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<K>([u8; TALLIED], PhantomData<K>);

/// Resource cards by kind.
pub type Resources = Tally<Resource>;
/// Items by kind.
pub type Items = Tally<Item>;

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally([0; TALLIED], PhantomData)
    }
}

impl<K: Member> Tally<K> {
    /// How many of one kind.
    #[inline]
    pub fn of(&self, kind: K) -> u8 {
        self.0[kind.index()]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self.of(kind) > 0
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.wrapping_add(*count))
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; TALLIED]
    }

    /// Adds so many of one kind.
    #[inline]
    pub fn add(&mut self, kind: K, count: u8) {
        let place = &mut self.0[kind.index()];
        *place = place.wrapping_add(count);
    }

    /// Takes so many of one kind away, as far as there are any.
    #[inline]
    pub fn take(&mut self, kind: K, count: u8) {
        let place = &mut self.0[kind.index()];
        *place = place.saturating_sub(count);
    }

    /// The kinds that are here.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        (0..TALLIED).filter(|index| self.0[*index] > 0).map(K::from_index)
    }

    /// Every single one, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = K> + '_ {
        self.kinds().flat_map(|kind| (0..self.of(kind)).map(move |_| kind))
    }

    /// Everything of both.
    pub fn and(mut self, other: &Tally<K>) -> Tally<K> {
        self.0.iter_mut().zip(other.0).for_each(|(mine, more)| *mine = mine.wrapping_add(more));
        self
    }

    /// What is left of this when `other` is taken away, as far as it is there.
    pub fn minus(mut self, other: &Tally<K>) -> Tally<K> {
        self.0.iter_mut().zip(other.0).for_each(|(mine, less)| *mine = mine.saturating_sub(less));
        self
    }
}

impl Resources {
    /// All resource cards of the box.
    #[inline]
    pub fn box_full() -> Resources {
        catalogue().all_resources
    }
}

impl Items {
    /// All items of the box.
    pub fn box_full() -> Items {
        Item::all().map(|kind| (kind, kind.row().count)).collect()
    }
}

impl<K: Member> FromIterator<(K, u8)> for Tally<K> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(counts: I) -> Tally<K> {
        let mut tally = Tally::default();
        counts.into_iter().for_each(|(kind, count)| tally.add(kind, count));
        tally
    }
}

impl<K: Member> FromIterator<K> for Tally<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Tally<K> {
        kinds.into_iter().map(|kind| (kind, 1)).collect()
    }
}

impl<K: Member + fmt::Debug> fmt::Debug for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.of(kind)))).finish()
    }
}

impl<K: Member + Serialize> Serialize for Tally<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|kind| (kind, self.of(kind))))
    }
}

impl<'de, K: Member + Ord + fmt::Debug + Deserialize<'de>> Deserialize<'de> for Tally<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tally<K>, D::Error> {
        // More than 20 of anything is wrong, and sums of less cannot overflow.
        let counts = std::collections::BTreeMap::<K, u8>::deserialize(deserializer)?;
        match counts.iter().find(|(_, count)| **count > 20) {
            Some((kind, count)) => Err(D::Error::custom(format!("{count} of {kind:?}"))),
            None => Ok(counts.into_iter().collect()),
        }
    }
}

/// A set of djinns.
pub type Djinns = caravanserai_core::Set<Djinn>;
/// A set of thieves.
pub type Thieves = caravanserai_core::Set<Thief>;
/// Kinds of resource cards, as they are laid out for sale.
pub type Kinds = caravanserai_core::Set<Resource>;
