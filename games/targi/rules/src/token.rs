//! Action tokens (T-TOK).

use caravanserai_core::{Member, Set};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the four action tokens of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A good of choice at any time.
    Joker,
    /// A fourth figure on the border.
    Targi,
    /// A third marker.
    Marker,
    /// Two points for a card's text.
    Waiver,
}

impl Token {
    /// All four.
    pub const ALL: [Token; 4] = [Token::Joker, Token::Targi, Token::Marker, Token::Waiver];

    /// Its name in choices.
    pub const fn name(self) -> &'static str {
        match self {
            Token::Joker => "joker",
            Token::Targi => "targi",
            Token::Marker => "marker",
            Token::Waiver => "waiver",
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Token {
    type Err = String;
    fn from_str(text: &str) -> Result<Token, String> {
        let token = Token::ALL.into_iter().find(|token| token.name() == text);
        token.ok_or_else(|| "a token is one of joker, targi, marker, waiver".to_owned())
    }
}

impl Member for Token {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Token {
        Token::ALL[index]
    }
}

/// A set of tokens.
pub type Tokens = Set<Token>;
