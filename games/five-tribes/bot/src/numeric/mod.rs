//! Five Tribes as numbers: an index for every choice, a vector for every view.

mod actions;
mod observation;

use crate::FiveTribesBot;
use five_tribes::{Choice, State, View};
use sage::{Block, Features, Numeric};

impl Numeric for FiveTribesBot {
    const NUMBERS: u32 = 2;
    const ACTIONS: &'static [Block] = &actions::ACTIONS;
    const OTHERS: usize = 0;
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
