//! What is agreed before the deal.

use caravanserai_core::OptionSpec;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Options {
    pub(crate) players: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2 }
    }
}

pub(super) const OPTIONS: &[OptionSpec] =
    &[OptionSpec { name: "players", values: &["2", "3", "4"] }];
