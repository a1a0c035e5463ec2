//! Dunes: what stands outside the border (X-DUNE).

use crate::goods::Bundle;
use caravanserai_core::{Set, TextForm, member, text_form};
use serde::{Deserialize, Serialize};
use std::fmt;

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

/// What a dune does for its user.
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
    /// A number of goods of one kind, of your choice.
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
    /// Swap two cards of your display, and so much water.
    SwapCards { water: u8 },
    /// Up to so many times one good for another, and so much water.
    SwapGoods { times: u8, water: u8 },
    /// Up to so many times goods in any mix for victory points.
    SellGoods { times: u8, goods: u8, vp: u8 },
    /// Lay the dune into your display, where it counts as any symbol.
    Display { vp: u8 },
    /// The opponent gives a good of the user's choice, and so much water.
    Rob { water: u8 },
}

/// One of the three places of open dunes, `d1` to `d3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl TextForm for DunePlace {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0 + 1)
    }

    fn read(text: &str) -> Option<DunePlace> {
        DunePlace::ALL.into_iter().find(|place| place.to_string() == text)
    }

    fn unknown(_: &str) -> String {
        "a dune is one of d1 to d3".to_owned()
    }
}

text_form!(DunePlace, serde);

member!(DunePlace: u8, |index| DunePlace(index as u8));

/// A set of places of open dunes.
pub type DunePlaces = Set<DunePlace>;
