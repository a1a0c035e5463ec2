//! Dunes: what stands outside the border (X-DUNE).

use crate::goods::Bundle;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A dune, by its place in the list of the rules in play.
///
/// Stored as index + 1, so that an optional dune takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DuneId(NonZeroU8);

impl DuneId {
    /// The dune at this place of the list.
    ///
    /// # Panics
    /// If the list could not have such a place.
    #[inline]
    pub const fn new(index: u8) -> DuneId {
        assert!(index < u8::MAX);
        DuneId(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A dune as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dune {
    /// Its name in positions.
    pub id: String,
    /// What it does.
    pub effect: DuneEffect,
    /// Whether its figures are this project's own.
    pub reconstructed: bool,
}

/// What a dune does for whoever uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are explained with their effects")]
pub enum DuneEffect {
    /// An amount, and so many goods of choice.
    Gain {
        #[serde(with = "crate::goods::as_text")]
        gives: Bundle,
        #[serde(default)]
        goods: u8,
    },
    /// So many goods of one kind of choice.
    GoodsOfAKind { goods: u8 },
    /// Play the hand card for so many goods less.
    PlayHand { discount: u8 },
    /// Draw so many tribe cards, keep one, discard the others.
    PickTribeCard { cards: u8 },
    /// Play an open, unmarked tribe card of the centre.
    PlayFromCentre,
    /// The action of any border field except the corners.
    AnyBorder,
    /// Open goods cards and receive some of them.
    PickGoodsCards { open: u8, receive: u8 },
    /// Swap two cards of the own display, and so much water.
    SwapCards { water: u8 },
    /// Up to so many times one good for another, and so much water.
    SwapGoods { times: u8, water: u8 },
    /// Up to so many times goods in any mix for victory points.
    SellGoods { times: u8, goods: u8, vp: u8 },
    /// Lay the dune into the own display, where it counts as any symbol.
    Display { vp: u8 },
    /// The opponent gives a good of the user's choice, and so much water.
    Rob { water: u8 },
}

/// One of the three places of open dunes, `d1` to `d3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DunePlace(u8);

impl DunePlace {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// All three.
    pub const ALL: [DunePlace; DunePlace::COUNT] = [DunePlace(0), DunePlace(1), DunePlace(2)];

    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for DunePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0 + 1)
    }
}

impl FromStr for DunePlace {
    type Err = String;
    fn from_str(text: &str) -> Result<DunePlace, String> {
        match text.as_bytes() {
            [b'd', digit @ b'1'..=b'3'] => Ok(DunePlace(digit - b'1')),
            _ => Err("a dune is one of d1 to d3".to_owned()),
        }
    }
}

impl TryFrom<String> for DunePlace {
    type Error = String;
    fn try_from(text: String) -> Result<DunePlace, String> {
        text.parse()
    }
}

impl From<DunePlace> for String {
    fn from(place: DunePlace) -> String {
        place.to_string()
    }
}

/// A set of places of open dunes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DunePlaces(u8);

impl DunePlaces {
    /// No place.
    pub const EMPTY: DunePlaces = DunePlaces(0);

    /// Whether a place is in it.
    #[inline]
    pub const fn contains(self, place: DunePlace) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub const fn insert(&mut self, place: DunePlace) {
        self.0 |= 1 << place.0;
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, place: DunePlace) {
        self.0 &= !(1 << place.0);
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// A bit for each place, the first lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of it in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = DunePlace> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then_some(DunePlace(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(place)
        })
    }
}

impl FromIterator<DunePlace> for DunePlaces {
    fn from_iter<I: IntoIterator<Item = DunePlace>>(places: I) -> DunePlaces {
        let mut set = DunePlaces::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

/// A set of dunes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DuneSet(u32);

impl DuneSet {
    /// The most dunes that there may be.
    pub const CAPACITY: usize = 32;

    /// Adds a dune; tells whether it was new.
    #[inline]
    pub const fn insert(&mut self, dune: DuneId) -> bool {
        let bit = 1 << dune.index();
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Whether a dune is in it.
    #[inline]
    pub const fn contains(self, dune: DuneId) -> bool {
        self.0 >> dune.index() & 1 == 1
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The dunes in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = DuneId> {
        (0..DuneSet::CAPACITY as u8).map(DuneId::new).filter(move |dune| self.contains(*dune))
    }
}
