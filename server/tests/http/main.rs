//! A whole house, visited by browsers and by programs.
//!
//! One program, for each takes long to link.

mod abuse;
mod admin;
mod analysis;
mod api;
mod fairness;
mod five_tribes;
mod games;
mod guests;
mod handover;
mod house;
mod installing;
mod keeping;
mod languages;
mod learning;
mod listening;
mod many_seats;
mod my_games;
mod notices;
mod opponents;
mod pebbles;
mod plans;
mod registry;
mod safety;
mod secrets;
mod sharing;
mod takebacks;
mod talk;
mod test_server;
mod time;
