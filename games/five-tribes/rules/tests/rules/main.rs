//! The rules of Five Tribes, tested one by one: a file for each part of the rule
//! book, all in one program so that they build quickly.

mod asking;
mod auction;
mod common;
mod control;
mod corpus;
mod deck;
mod djinns;
mod items;
mod positions;
mod properties;
mod records;
mod round;
mod rule_ids;
mod rulings;
mod sale;
mod scoring;
mod secrecy;
mod setup;
mod thieves;
mod tiles;
mod tribes;
mod walk;
