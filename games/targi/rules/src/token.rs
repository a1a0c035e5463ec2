//! Action tokens (T-TOK).

use caravanserai_core::{Set, member, named};

named! {
    /// One of the four action tokens of a player.
    pub enum Token as "token" {
        /// A good of choice at any time.
        Joker = "joker",
        /// A fourth figure on the border.
        Targi = "targi",
        /// A third marker.
        Marker = "marker",
        /// Two points for a card's text.
        Waiver = "waiver",
    }
}

member!(Token: u8, |index| Token::ALL[index]);

/// A set of tokens.
pub type Tokens = Set<Token>;
