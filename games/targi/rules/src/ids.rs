//! Tribe cards, goods cards and dunes as small numbers into the lists of the rules
//! in play, and sets of them.

use crate::piles::PileKind;
use crate::rules::Rules;
use caravanserai_core::{Blank, Member, Set, member};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// A card of the rules in play, by its place in the list of its kind.
pub(crate) trait Card: Member + Blank {
    /// The pile that it is drawn from.
    const PILE: PileKind;

    /// Its name in positions and events.
    fn name(self, rules: &Rules) -> &str;

    /// The card of this name.
    fn find(rules: &Rules, name: &str) -> Option<Self>;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident in $set:ident: $bits:ty, $list:ident, $pile:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// Stored as index + 1, so that an optional one takes one byte.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(NonZeroU8);

        #[doc = concat!("A set of [`", stringify!($name), "`].")]
        pub type $set = Set<$name>;

        impl $name {
            /// The one at this place of the list.
            ///
            /// # Panics
            /// If the list could not have such a place.
            #[inline]
            pub const fn new(index: u8) -> $name {
                assert!(index < u8::MAX);
                $name(NonZeroU8::MIN.saturating_add(index))
            }

            /// Its place in the list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        member!($name: $bits, |index| $name::new(index as u8));

        impl Blank for $name {
            const BLANK: $name = $name::new(0);
        }

        impl Card for $name {
            const PILE: PileKind = PileKind::$pile;

            fn name(self, rules: &Rules) -> &str {
                &rules.cards().$list[self.index()].id
            }

            fn find(rules: &Rules, name: &str) -> Option<$name> {
                let index = rules.cards().$list.iter().position(|card| card.id == name)?;
                Some($name::new(index as u8))
            }
        }
    )*};
}

ids! {
    /// A tribe card of the deck in play, or a display dune that lies in a display.
    TribeId in TribeSet: u128, tribe, Tribe;
    /// A goods card of the deck in play.
    GoodsId in GoodsSet: u32, goods, Goods;
    /// A dune.
    DuneId in DuneSet: u32, dunes, Dunes;
}
