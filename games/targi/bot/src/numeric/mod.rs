//! Targi as numbers: an index for every choice, a vector for every view.

mod actions;
pub(crate) mod observation;

use crate::TargiBot;
use sage::{Block, Features, Numeric};
use targi::{Choice, State, View};

impl Numeric for TargiBot {
    const NUMBERS: u32 = 1;
    const ACTIONS: &'static [Block] = &actions::ACTIONS;
    const OTHERS: usize = actions::OTHERS;
    const FEATURES: &'static [Block] = &observation::FEATURES;

    #[inline]
    fn own_index(state: &State, choice: Choice) -> Option<usize> {
        actions::index(state, choice)
    }

    #[inline]
    fn observe(view: &View, out: &mut impl Features) {
        observation::observe(view, out);
    }
}
