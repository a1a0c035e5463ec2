//! Games as numbers, for whatever learns from them: an index for every choice,
//! and a vector for every view.
//!
//! Both are laid out in named [`Block`]s, which are also their documentation.
//! What an index or a feature means never changes within a
//! [`Numeric::NUMBERS`].

use crate::Plays;
use caravanserai_core::Game;

/// A run of indices or features that belong together, such as the 9 × 90 that
/// say which card lies on which place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its name, in capitals like the constant that declares it.
    pub name: &'static str,
    /// Where it begins.
    pub first: usize,
    /// How long it is in each of its dimensions, the last of which runs fastest.
    pub shape: &'static [usize],
    /// What counts as 1 when features are written as floats.
    pub scale: u8,
    /// What it means.
    pub about: &'static str,
}

impl Block {
    /// A block that was not put into its place yet.
    pub const fn new(
        name: &'static str,
        shape: &'static [usize],
        scale: u8,
        about: &'static str,
    ) -> Block {
        assert!(scale > 0, "features are divided by their scale");
        Block { name, first: 0, shape, scale, about }
    }

    /// How many numbers it has.
    pub const fn len(&self) -> usize {
        let (mut len, mut dimension) = (1, 0);
        while dimension < self.shape.len() {
            len *= self.shape[dimension];
            dimension += 1;
        }
        len
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this number is one of its own.
    pub const fn holds(&self, number: usize) -> bool {
        self.first <= number && number < self.first + self.len()
    }

    /// The number at an offset, if the block is that long.
    #[inline]
    pub const fn at(&self, offset: usize) -> Option<usize> {
        if offset < self.len() { Some(self.first + offset) } else { None }
    }

    /// Puts blocks one behind the other.
    pub const fn in_order<const N: usize>(mut blocks: [Block; N]) -> [Block; N] {
        let (mut first, mut index) = (0, 0);
        while index < N {
            blocks[index].first = first;
            first += blocks[index].len();
            index += 1;
        }
        blocks
    }

    /// How many numbers there are in all of these blocks, which are in order.
    pub const fn total(blocks: &[Block]) -> usize {
        match blocks.last() {
            Some(last) => last.first + last.len(),
            None => 0,
        }
    }
}

/// Declares blocks: a list of them in order, and a constant for each.
#[macro_export]
macro_rules! blocks {
    ($(#[$doc:meta])* $all:ident: $($block:ident $shape:expr, $scale:expr, $about:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named like constants")]
        enum Order { $($block,)* }

        $(#[$doc])*
        pub(crate) const $all: [$crate::Block; [$(stringify!($block),)*].len()] =
            $crate::Block::in_order([
                $($crate::Block::new(stringify!($block), &$shape, $scale, $about),)*
            ]);

        $(const $block: $crate::Block = $all[Order::$block as usize];)*
    };
}

/// A game that can be told in numbers.
pub trait Numeric: Plays {
    /// The version of indices and features, counted from 1. It grows with every
    /// change after which an old number may mean something else.
    const NUMBERS: u32;

    /// The indices of choices. The last block may be one of [`Numeric::OTHERS`].
    const ACTIONS: &'static [Block];

    /// How many of the last indices go to legal choices that have none of their
    /// own, in the order in which the rules list them. Such choices are rare; if
    /// there are more of them at once, the rest cannot be chosen by index.
    const OTHERS: usize;

    /// The features of a view.
    const FEATURES: &'static [Block];

    /// How many indices there are.
    const ACTION_COUNT: usize = Block::total(Self::ACTIONS);

    /// How many features there are.
    const FEATURE_COUNT: usize = Block::total(Self::FEATURES);

    /// The index of a legal choice, if it has one of its own. No two legal
    /// choices of a state have the same.
    fn own_index(state: &Self::Game, choice: ChoiceOf<Self>) -> Option<usize>;

    /// Tells every feature of a view; those that are not told are 0. They are seen from the
    /// view's seat: its own things first, then those of the others clockwise.
    /// Spectators see them from seat 0.
    fn observe(view: &ViewOf<Self>, out: &mut impl Features);

    /// Tells the index of each of the legal choices that has one, with its place in
    /// the list. `legal` is what the rules list for `state`.
    #[inline]
    fn indices(state: &Self::Game, legal: &[ChoiceOf<Self>], mut each: impl FnMut(usize, usize)) {
        let mut other = Self::ACTION_COUNT - Self::OTHERS;
        for (place, choice) in legal.iter().enumerate() {
            match Self::own_index(state, *choice) {
                Some(index) => each(place, index),
                None if other < Self::ACTION_COUNT => {
                    each(place, other);
                    other += 1;
                }
                None => {}
            }
        }
    }

    /// The legal choice with an index, if there is one.
    #[inline]
    fn choice(
        state: &Self::Game,
        legal: &[ChoiceOf<Self>],
        index: usize,
    ) -> Option<ChoiceOf<Self>> {
        let first_other = Self::ACTION_COUNT - Self::OTHERS;
        if index < first_other {
            return legal.iter().copied().find(|c| Self::own_index(state, *c) == Some(index));
        }
        let mut others = legal.iter().copied().filter(|c| Self::own_index(state, *c).is_none());
        if index < Self::ACTION_COUNT { others.nth(index - first_other) } else { None }
    }

    /// Sets 1 for every legal choice and 0 elsewhere.
    ///
    /// # Panics
    /// If `mask` has not the length of all indices.
    #[inline]
    fn mask<N: Copy + From<bool>>(state: &Self::Game, legal: &[ChoiceOf<Self>], mask: &mut [N]) {
        assert_eq!(mask.len(), Self::ACTION_COUNT, "a mask has a place for every index");
        mask.fill(false.into());
        Self::indices(state, legal, |_, index| mask[index] = true.into());
    }

    /// Writes all features of a view.
    ///
    /// # Panics
    /// If `out` has not the length of all features.
    #[inline]
    fn write<N: FeatureNumber>(view: &ViewOf<Self>, out: &mut [N]) {
        assert_eq!(out.len(), Self::FEATURE_COUNT, "there is a place for every feature");
        out.fill(N::ZERO);
        Self::observe(view, &mut Dense(out));
    }
}

/// The choices of the game of `P`.
pub type ChoiceOf<P> = <<P as Plays>::Game as Game>::Choice;
/// The views of the game of `P`.
pub type ViewOf<P> = <<P as Plays>::Game as Game>::View;

/// What is told the features of a view: a dense vector, or a first layer that
/// only wants those that are not 0.
pub trait Features {
    /// A feature at an offset of a block, told at most once for each view; a value
    /// of 0 says no more than not being told.
    fn put(&mut self, block: &Block, offset: usize, value: u8);
}

/// A number that features are written as: whole ones as they are counted, or
/// floats divided by the scale of their block.
pub trait FeatureNumber: Copy {
    /// Nothing.
    const ZERO: Self;
    /// A value of a block.
    fn of(value: u8, block: &Block) -> Self;
}

impl FeatureNumber for u8 {
    const ZERO: u8 = 0;
    #[inline]
    fn of(value: u8, _: &Block) -> u8 {
        value
    }
}

impl FeatureNumber for f32 {
    const ZERO: f32 = 0.0;
    #[inline]
    fn of(value: u8, block: &Block) -> f32 {
        f32::from(value) * (1.0 / block.scale as f32)
    }
}

struct Dense<'a, N>(&'a mut [N]);

impl<N: FeatureNumber> Features for Dense<'_, N> {
    #[inline]
    fn put(&mut self, block: &Block, offset: usize, value: u8) {
        debug_assert!(offset < block.len(), "{} has no place {offset}", block.name);
        self.0[block.first + offset] = N::of(value, block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    blocks! {
        ALL:
        FIRST [2, 3], 1, "";
        SECOND [4], 10, "";
    }

    #[test]
    fn blocks_follow_one_another() {
        assert_eq!((FIRST.first, FIRST.len()), (0, 6));
        assert_eq!((SECOND.first, SECOND.len()), (6, 4));
        assert_eq!(Block::total(&ALL), 10);
        assert_eq!((SECOND.at(3), SECOND.at(4)), (Some(9), None));
    }

    #[test]
    fn floats_are_scaled_and_bytes_are_not() {
        let (mut floats, mut bytes) = ([0.0_f32; 10], [0_u8; 10]);
        Dense(&mut floats).put(&SECOND, 1, 5);
        Dense(&mut bytes).put(&SECOND, 1, 5);
        assert_eq!((floats[7], bytes[7]), (0.5, 5));
    }
}
