//! Action tokens (T-TOK).

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

/// A set of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens(u8);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens(0);
    /// All four.
    pub const ALL: Tokens = Tokens(0b1111);

    /// Whether a token is in it.
    #[inline]
    pub const fn has(self, token: Token) -> bool {
        self.0 >> token as u8 & 1 == 1
    }

    /// Takes a token out.
    #[inline]
    pub const fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token as u8);
    }

    /// How many are in it.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tokens of it.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |token| self.has(*token))
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Tokens {
        Tokens(tokens.into_iter().fold(0, |bits, token| bits | 1 << token as u8))
    }
}
