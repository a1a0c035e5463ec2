//! Markup that follows from a language and one other thing, such as a card: it is drawn once.

use crate::Language;
use maud::Markup;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// How much is kept in a language: more than the boxes hold, but guests bring decks of their own.
const MOST: usize = 2_000;

// A card is hashed as a whole, for every place that shows it.
type Drawn<K, const N: usize> = HashMap<K, Arc<[Markup; N]>, FxBuildHasher>;

/// `N` pieces of markup for every `K`. In debug builds they are drawn every time and compared,
/// so that whatever else they depend on is found out.
pub struct Kept<K, const N: usize>([RwLock<Drawn<K, N>>; Language::ALL.len() + 1]);

impl<K: Clone + Eq + Hash, const N: usize> Kept<K, N> {
    /// Nothing yet.
    #[expect(clippy::new_without_default, reason = "it is made where nothing can be worked out")]
    pub const fn new() -> Kept<K, N> {
        Kept([const { RwLock::new(HashMap::with_hasher(FxBuildHasher)) }; Language::ALL.len() + 1])
    }

    /// What `draw` draws for this key.
    pub fn draw(
        &self,
        language: Language,
        key: &K,
        draw: impl Fn() -> [Markup; N],
    ) -> Arc<[Markup; N]> {
        let kept = &self.0[language as usize];
        let known = kept.read().unwrap_or_else(PoisonError::into_inner).get(key).cloned();
        if let Some(known) = known {
            debug_assert!(known.iter().zip(&draw()).all(|(kept, now)| kept.0 == now.0));
            return known;
        }
        let drawn = Arc::new(draw());
        let mut kept = kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key.clone(), Arc::clone(&drawn));
        drawn
    }
}

impl<K: Clone + Eq + Hash> Kept<K, 1> {
    /// The one piece that `draw` draws for this key.
    pub fn markup(&self, language: Language, key: &K, draw: impl Fn() -> Markup) -> Markup {
        let [drawn] = &*self.draw(language, key, || [draw()]);
        drawn.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;
    use std::cell::Cell;

    #[test]
    fn what_is_kept_goes_by_key_and_language_and_never_grows_beyond_its_limit() {
        static KEPT: Kept<usize, 1> = Kept::new();
        let times = Cell::new(0);
        let drawn = |language: Language, key| {
            let draw = || {
                times.set(times.get() + 1);
                html! { (language.code()) (key) }
            };
            KEPT.markup(language, &key, draw).into_string()
        };
        for key in 0..2 * MOST {
            assert_eq!(drawn(Language::English, key), format!("en{key}"));
            assert_eq!(drawn(Language::German, key), format!("de{key}"));
        }
        assert!(KEPT.0.iter().all(|kept| kept.read().is_ok_and(|kept| kept.len() <= MOST)));
        let before = times.get();
        assert_eq!(drawn(Language::English, 2 * MOST - 1), format!("en{}", 2 * MOST - 1));
        assert_eq!(times.get() - before, usize::from(cfg!(debug_assertions)));
    }
}
