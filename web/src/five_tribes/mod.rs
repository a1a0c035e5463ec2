//! Five Tribes in the browser: its words, its set-up form and its scores.

#![allow(dead_code, reason = "the words are ready before the table that speaks them")]

pub(crate) mod lessons;
pub(crate) mod scores;
mod set_up;
pub(crate) mod words;
