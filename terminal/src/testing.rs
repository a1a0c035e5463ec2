//! What the tests of every game's screens begin with.

use crate::{Keeping, Options, Palette, Screen, Session, Spread};
use caravanserai_core::{Seat, Seed};

/// A fresh screen without colours, the person on seat 0 against the greedy opponent.
pub fn screen<T: Spread>(options: &Options<T>, seed: &str) -> Screen<T> {
    let session = Session::deal(options, Seed::new(seed), Seat(0), "greedy");
    Screen::new(session, Keeping::default(), Palette::plain())
}
