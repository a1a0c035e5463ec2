//! The games that the house offers, and games under way.
//!
//! Each is the one face that `core` gives to a game or a table, and beside it what the other
//! layers make of any table of that game: words, pages, opponents. Nothing here knows which
//! game it is.

use crate::option_cache::{Key, OptionCache};
use crate::thinking::Effort;
use caravanserai_core::{
    Agreed, AnyGame, AnyTable, InfoSet, MalformedPosition, Named, OptionError, PositionFault, Seed,
};
use sage::{AnyOpponents, Plays};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use web::{AnyPages, GameName, Language, Pages};
use words::AnyVocabulary;

/// A game that the house offers.
pub struct HostedGame {
    /// Its rules.
    pub rules: &'static dyn AnyGame,
    /// What it says.
    pub vocabulary: &'static dyn AnyVocabulary,
    /// What it shows.
    pub pages: AnyPages,
    /// Who plays it, and who coaches.
    pub opponents: AnyOpponents,
    agreed: Mutex<OptionCache<Arc<Agreed>>>,
}

impl HostedGame {
    /// The game with these pages and opponents.
    pub fn of<P: Pages<Game: InfoSet>, B: Plays<Game = P::Game, Holding = P::Holding>>()
    -> HostedGame {
        HostedGame {
            rules: <dyn AnyGame>::of::<P::Game>(),
            vocabulary: <dyn AnyVocabulary>::of::<P>(),
            pages: AnyPages::of::<P>(),
            opponents: AnyOpponents::of::<B>(),
            agreed: Mutex::default(),
        }
    }

    /// Its name in addresses.
    pub fn name(&self) -> &'static str {
        self.rules.name()
    }

    /// The game as pages speak of it.
    pub fn named(&self, language: Language) -> GameName {
        (self.pages.name)(language)
    }

    fn cache(&self) -> MutexGuard<'_, OptionCache<Arc<Agreed>>> {
        self.agreed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks options given by name and spells them out, or says what is wrong with them.
    pub fn agree(&self, named: &Named) -> Result<Arc<Agreed>, OptionError> {
        let key = Key::of(named);
        let known = self.cache().get(&key);
        if let Some(agreed) = known {
            return Ok(agreed);
        }
        // Reading a deck takes a while; nobody else waits for it.
        let agreed = Arc::new(self.rules.agree(named)?);
        Ok(self.cache().remember(key, agreed))
    }

    /// Options in a few words.
    pub(crate) fn summary(&self, named: &Named, language: Language) -> String {
        let agreed = self.agree(named);
        agreed.map(|agreed| (self.pages.summary)(&agreed, language)).unwrap_or_default()
    }

    /// Forgets options that nobody asked about for so long.
    pub(crate) fn forget_options(&self, unused: Duration) {
        self.cache().forget_unused(unused);
    }

    /// What options take that are remembered, with their decks.
    pub(crate) fn options_bytes(&self) -> usize {
        self.cache().bytes()
    }

    /// What a choice of an opponent of this level takes.
    pub(crate) fn effort(&self, level: &str) -> Effort {
        (self.opponents.level)(level).map_or(Effort::of(1), |level| Effort {
            threads: level.config.threads,
            visits: level.config.budget.visits,
        })
    }
}

/// A game under way: its table, and which game of the house it is.
pub(crate) struct Playing {
    /// The game.
    pub(crate) game: Arc<HostedGame>,
    table: Box<dyn AnyTable>,
}

impl Playing {
    /// Deals a game between these players.
    pub(crate) fn deal(
        game: &Arc<HostedGame>,
        options: &Named,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Playing, String> {
        let agreed = game.agree(options).map_err(|error| error.to_string())?;
        if names.len() != usize::from(agreed.seats) {
            return Err(format!("{} names for {} seats", names.len(), agreed.seats));
        }
        let mut table = game.rules.deal(&agreed, seed);
        table.name_players(names);
        Ok(Playing { game: Arc::clone(game), table })
    }

    /// A game at which the same was played.
    pub(crate) fn copy(&self) -> Playing {
        Playing { game: Arc::clone(&self.game), table: self.table.fork() }
    }

    /// Begins from a position, as JSON, in place of what was dealt.
    pub(crate) fn begin_from(&mut self, position: &str) -> Result<(), Vec<PositionFault>> {
        let mut table = read_position(self.game.rules, position)?;
        let (found, right) = (table.seats().into(), self.table.seats().into());
        if found != right {
            let field = "players";
            return Err(vec![MalformedPosition::Length { field, found, right }.into()]);
        }
        table.name_players(self.table.names().to_vec());
        self.table = table;
        Ok(())
    }
}

impl Deref for Playing {
    type Target = dyn AnyTable;

    fn deref(&self) -> &(dyn AnyTable + 'static) {
        &*self.table
    }
}

impl DerefMut for Playing {
    fn deref_mut(&mut self) -> &mut (dyn AnyTable + 'static) {
        &mut *self.table
    }
}

/// The table that a position, as JSON, makes.
pub(crate) fn read_position(
    game: &dyn AnyGame,
    position: &str,
) -> Result<Box<dyn AnyTable>, Vec<PositionFault>> {
    let unreadable = |error: serde_json::Error| MalformedPosition::Unreadable(error.to_string());
    game.load(serde_json::from_str(position).map_err(|error| vec![unreadable(error).into()])?)
}
