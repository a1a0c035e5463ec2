//! Action tokens (T-TOK).

use caravanserai_core::{Member, Set, TextForm, text_form};
use std::fmt;

/// One of the four action tokens of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl TextForm for Token {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }

    fn read(text: &str) -> Option<Token> {
        Token::ALL.into_iter().find(|token| token.name() == text)
    }

    fn unknown(_: &str) -> String {
        "a token is one of joker, targi, marker, waiver".to_owned()
    }
}

text_form!(Token, serde);

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
