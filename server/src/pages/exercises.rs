//! What a guest misses in all their games, and the moments of the latest ones to try again.

use super::analysis::{costly, worst_of};
use super::shell;
use super::table::facts;
use crate::house::House;
use crate::kept::{AnalysedGame, Change};
use crate::refusal::{Handled, Result};
use crate::visitor::{In, Visitor};
use caravanserai_core::Seat;
use sage::AnyJudged as Judged;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use web::exercise::{All, GameLine, Missed};
use web::{Audience, Told};
use words::Sentence;

/// The games whose moments are offered.
const GAMES: u32 = 20;
/// The games that are added to what was missed when somebody looks at it.
const COUNTED_AT_ONCE: u32 = 50;
/// What is missed most often: so many things are named.
const OFTEN: usize = 3;

/// What somebody missed in all their games. It is kept, so that a page costs no more however
/// many there are.
#[derive(Default, Serialize, Deserialize)]
struct AllMissed {
    /// How many games there are.
    games: usize,
    /// How many moments of them are exercises.
    moments: usize,
    /// What was missed, by game and kind.
    kinds: BTreeMap<String, Kind>,
}

/// One thing that was missed.
#[derive(Serialize, Deserialize)]
struct Kind {
    count: usize,
    /// What it was the first time.
    words: Sentence,
}

/// The mistakes of one game of a guest.
struct Looked {
    game: AnalysedGame,
    judged: Vec<Judged>,
}

impl Looked {
    /// Reads what was found; nothing if another version wrote it.
    fn read(game: AnalysedGame) -> Looked {
        let judged = serde_json::from_str(&game.body).unwrap_or_default();
        Looked { game, judged }
    }

    fn seat(&self) -> Seat {
        Seat(self.game.seat)
    }

    /// What the guest missed, turn by turn: of what kind it is, and where.
    fn missed(&self) -> impl Iterator<Item = (String, &Judged)> {
        let own = costly(&self.judged).filter(|(judged, _)| judged.seat == self.seat());
        own.filter_map(|(judged, _)| {
            Some((format!("{} {}", self.game.game, above_all(judged)?), judged))
        })
    }
}

/// All moments of a guest's games that can be tried again, and what is missed most often.
pub(crate) async fn page(In { house, who: visitor }: In<Visitor>) -> Handled {
    let language = visitor.language;
    let mut all = All { language, games: Vec::new(), often: Vec::new(), found: 0, moments: 0 };
    if let Some(guest) = &visitor.guest {
        fill(&house, guest.id, &mut all).await?;
    }
    let title = web::titles::exercises(language);
    let body = web::exercise::all(&all);
    Ok(shell(&house, &visitor, title, "/exercises", None, None, body))
}

async fn fill(house: &Arc<House>, guest: i64, all: &mut All) -> Result {
    let missed = all_missed(house, guest).await?;
    let mut lately: BTreeMap<String, usize> = BTreeMap::new();
    let latest = house.store.analysed_games(guest, GAMES).await?;
    let shown = latest.len();
    for looked in latest.into_iter().map(Looked::read) {
        for (kind, _) in looked.missed() {
            *lately.entry(kind).or_default() += 1;
        }
        let id = &looked.game.table_id;
        let known = house.store.exercises(guest, id).await?;
        let worst = worst_of(&looked.judged, looked.seat());
        let moments: Vec<Option<bool>> = worst
            .iter()
            .map(|(worst, _)| known.iter().find(|(number, _)| *number == worst.number))
            .map(|known| known.map(|(_, solved)| *solved))
            .collect();
        if let (false, Ok(game)) = (moments.is_empty(), house.game(&looked.game.game)) {
            let path = format!("/table/{id}");
            all.games.push(GameLine { game: game.named(all.language), path, moments });
        }
    }
    let solved = house.store.missed(guest).await?.solved;
    all.moments = missed.moments;
    all.found = usize::try_from(solved).unwrap_or_default().min(missed.moments);
    let mut kinds: Vec<_> = missed.kinds.iter().collect();
    kinds.sort_by_key(|(_, kind)| std::cmp::Reverse(kind.count));
    all.often = kinds
        .into_iter()
        .take(OFTEN)
        .map(|(name, kind)| Missed {
            count: kind.count,
            // Of late says nothing where there is nothing else.
            lately: (missed.games > shown)
                .then(|| (lately.get(name).copied().unwrap_or_default(), shown)),
            words: kind.words.words(all.language).to_owned(),
        })
        .collect();
    Ok(())
}

/// What a guest missed in all games; those that were looked at since are added.
async fn all_missed(house: &Arc<House>, guest: i64) -> Result<AllMissed> {
    let new = house.store.uncounted_games(guest, COUNTED_AT_ONCE).await?;
    let kept = house.store.missed(guest).await?.body;
    let kept = kept.and_then(|body| serde_json::from_str(&body).ok());
    let mut all: AllMissed = kept.unwrap_or_default();
    if new.is_empty() {
        return Ok(all);
    }
    let tables = new.iter().map(|game| game.table_id.clone()).collect();
    for looked in new.into_iter().map(Looked::read) {
        all.games += 1;
        all.moments += worst_of(&looked.judged, looked.seat()).len();
        for (name, judged) in looked.missed() {
            if let Some(kind) = all.kinds.get_mut(&name) {
                kind.count += 1;
            } else if let Some(words) = words_of(house, &looked.game.table_id, judged).await {
                all.kinds.insert(name, Kind { count: 1, words });
            }
        }
    }
    let body = json!(all).to_string();
    let counted = house.store.commit(vec![Change::Missed { guest, tables, body }]).await;
    if let Err(error) = counted {
        // Another page has counted them, or the next one will.
        tracing::info!(%error, "what a guest missed was not kept");
    }
    Ok(all)
}

/// What the better choice had above all, so that the same can be counted: who, what, and
/// whether more or less of it.
fn above_all(judged: &Judged) -> Option<String> {
    let reasons = &judged.mistake.as_ref()?.ahead.reasons;
    let good = reasons.iter().find(|reason| reason.worth > 0.0)?;
    let own = good.seat == judged.seat;
    Some(format!("{own} {} {}", good.holding, good.more > 0.0))
}

async fn words_of(house: &Arc<House>, id: &str, judged: &Judged) -> Option<Sentence> {
    let table = house.table(id).await.ok()?;
    let inside = table.look().await.ok()?;
    let facts = facts(&table, &inside, Some(judged.seat));
    let (playing, ahead) = (inside.state.playing.as_ref()?, &judged.mistake.as_ref()?.ahead);
    let words = |language| {
        let to = Audience { facts: &facts, language };
        (playing.game.pages.compared)(&**playing, judged.number, ahead, Told::Missed, to)
            .unwrap_or_default()
    };
    Some(Sentence::new(words))
}
