//! Action tokens in words.

use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::Token;

/// A token's name.
pub(crate) fn name(language: Language, token: Token) -> Cow<'static, str> {
    match token {
        Token::Joker => t!(language, "token-joker"),
        Token::Targi => t!(language, "token-targi"),
        Token::Marker => t!(language, "token-marker"),
        Token::Waiver => t!(language, "token-waiver"),
    }
}

/// What a token does.
pub(crate) fn text(language: Language, token: Token) -> Cow<'static, str> {
    match token {
        Token::Joker => t!(language, "token-joker-text"),
        Token::Targi => t!(language, "token-targi-text"),
        Token::Marker => t!(language, "token-marker-text"),
        Token::Waiver => t!(language, "token-waiver-text"),
    }
}
