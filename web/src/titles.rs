//! The titles of pages that have no table to name them.

use crate::t;
use crate::{GameName, Language};

/// The landing page.
pub fn home(language: Language) -> String {
    t!(language, "nav-play").into_owned()
}

/// How to check that nobody rigged the cards.
pub fn fairness(language: Language) -> String {
    t!(language, "fairness-title").into_owned()
}

/// The form that sets a table up.
pub fn set_up(language: Language) -> String {
    t!(language, "set-up-table").into_owned()
}

/// The link for another device.
pub fn device(language: Language) -> String {
    t!(language, "device-title").into_owned()
}

/// The devices of a guest.
pub fn devices(language: Language) -> String {
    t!(language, "devices-title").into_owned()
}

/// A guest's own page.
pub fn me(language: Language) -> String {
    t!(language, "nav-history").into_owned()
}

/// Somebody was forgotten.
pub fn forgotten(language: Language) -> String {
    t!(language, "forgotten-title").into_owned()
}

/// The admin page.
pub fn admin(language: Language) -> String {
    t!(language, "admin-title").into_owned()
}

/// Planning ahead.
pub fn plan(language: Language) -> String {
    t!(language, "plan-ahead").into_owned()
}

/// Bringing a record.
pub fn bring(language: Language) -> String {
    t!(language, "bring").into_owned()
}

/// A moment that is tried again.
pub fn exercise(language: Language) -> String {
    t!(language, "exercise").into_owned()
}

/// All such moments.
pub fn exercises(language: Language) -> String {
    t!(language, "exercises").into_owned()
}

/// The end of a game.
pub fn end(language: Language) -> String {
    t!(language, "end-title").into_owned()
}

/// Looking back.
pub fn replay(language: Language) -> String {
    t!(language, "replay").into_owned()
}

/// A game's rule book.
pub fn rules(language: Language, game: &GameName) -> String {
    t!(language, "rules-of", game = game.title.clone()).into_owned()
}

/// The shelf with all rule books.
pub fn shelf(language: Language) -> String {
    t!(language, "nav-rules").into_owned()
}

/// The way into the first game.
pub fn learn(language: Language) -> String {
    t!(language, "learn").into_owned()
}
