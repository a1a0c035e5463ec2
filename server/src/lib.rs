//! The house's tables over HTTP: seats and sessions, live tables, storage.
//!
//! Nothing here knows a game or writes HTML: a game comes in as a type that is
//! a [`caravanserai_core::Game`] with pages ([`web::Pages`]) and opponents
//! ([`sage::Plays`]).
