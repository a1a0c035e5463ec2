//! Where a game is saved.

use crate::session::Session;
use crate::tabletop::Tabletop;
use caravanserai_core::Game;
use std::path::PathBuf;

/// Where a game is saved, and whether leaving saves it.
#[derive(Clone, Debug, Default)]
pub struct Keeping {
    /// The file, if one was asked for.
    pub file: Option<PathBuf>,
    /// Whether the game is saved when the person leaves.
    pub on_leaving: bool,
}

impl Keeping {
    /// The file for a session: as asked for, or named after the seed.
    pub fn file<T: Tabletop>(&self, session: &Session<T>) -> PathBuf {
        self.file.clone().unwrap_or_else(|| {
            let tame = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
            let seed: String = session.seed().as_str().chars().take(40).map(tame).collect();
            PathBuf::from(format!("{}-{seed}.record", T::Game::NAME))
        })
    }
}
