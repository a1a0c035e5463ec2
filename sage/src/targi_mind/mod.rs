//! What the search knows about Targi: an instinct for choices and an eye for
//! positions, both learned from games that the house played against itself.

mod appraiser;
mod eye;
mod features;
mod instinct;
#[cfg(feature = "school")]
pub mod school;
mod weights;

pub use appraiser::TargiAppraiser;
pub use instinct::TargiInstinct;

use crate::search::Seen;
use caravanserai_core::Seat;

impl Seen for targi::State {
    #[inline]
    fn sight(&self, seat: Seat) -> u64 {
        targi::State::sight(self, seat)
    }
}
