//! Action tokens in words.

use ::words::{Language, Message, message};
use std::borrow::Cow;
use targi::Token;

fn message(language: Language, token: Token) -> Message {
    match token {
        Token::Joker => message!(language, "token-joker"),
        Token::Targi => message!(language, "token-targi"),
        Token::Marker => message!(language, "token-marker"),
        Token::Waiver => message!(language, "token-waiver"),
    }
}

/// A token's name.
pub(crate) fn name(language: Language, token: Token) -> Cow<'static, str> {
    message(language, token).text()
}

/// The same in one word.
pub(crate) fn short(language: Language, token: Token) -> Cow<'static, str> {
    message(language, token).voice("short")
}

/// What a token does.
pub(crate) fn text(language: Language, token: Token) -> Cow<'static, str> {
    message(language, token).voice("text")
}
