//! The landing page.

use crate::clock::now_ms;
use crate::hosting::HostedGame;
use crate::house::House;
use crate::refusal::Refusal;
use crate::store::ListedTable;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::Response;
use caravanserai_core::Outcome;
use std::sync::Arc;
use web::home::{GameFacts, HomeFacts, ResultLine, TableLine};
use web::{Language, Pace};

/// Lines in each list.
const LINES: u32 = 8;

pub(crate) async fn home(
    State(house): State<Arc<House>>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let guest = visitor.guest.as_ref().map_or(0, |guest| guest.id);
    let store = &house.store;
    let mut mine = if guest == 0 { Vec::new() } else { store.games_of(guest).await? };
    // Where it is the visitor's turn comes first, and there what has the least time left.
    mine.sort_by_key(|table| {
        let waits = table.to_act.is_none() || table.to_act != table.mine;
        (waits, table.due_at.unwrap_or(i64::MAX))
    });
    let open = store.public_tables("waiting", guest, LINES).await?;
    let live = store.public_tables("playing", guest, LINES).await?;
    let recent = store.results(guest, LINES).await?;
    let facts = HomeFacts {
        language: visitor.language,
        name: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        games: house.games.iter().map(|game| game_facts(&**game, visitor.language)).collect(),
        mine: lines(&house, &visitor, mine).await?,
        open: lines(&house, &visitor, open).await?,
        live: lines(&house, &visitor, live).await?,
        recent: recent.iter().filter_map(|table| result_line(&house, &visitor, table)).collect(),
    };
    let body = web::home::home(&facts);
    Ok(super::shell(&house, &visitor, web::titles::home(visitor.language), "/", None, None, body))
}

fn game_facts(game: &dyn HostedGame, language: Language) -> GameFacts {
    let offer = game.box_facts();
    GameFacts {
        game: game.named(language),
        seats_least: offer.seats_least,
        seats_most: offer.seats_most,
        minutes: offer.minutes,
        presets: game.presets(language),
        levels: game.levels(),
        teaches: game.first_game().is_some(),
    }
}

async fn lines(
    house: &House,
    visitor: &Visitor,
    tables: Vec<ListedTable>,
) -> Result<Vec<TableLine>, Refusal> {
    let mut lines = Vec::with_capacity(tables.len());
    for table in tables {
        let options = house.store.whole_options(&table.options).await?;
        lines.extend(table_line(house, visitor, &table, &options));
    }
    Ok(lines)
}

fn table_line(
    house: &House,
    visitor: &Visitor,
    table: &ListedTable,
    options: &str,
) -> Option<TableLine> {
    let game = house.game(&table.game).ok()?;
    let options = serde_json::from_str(options).ok()?;
    let pace = table.pace.as_ref().and_then(|pace| serde_json::from_str::<Pace>(pace).ok());
    Some(TableLine {
        path: format!("/table/{}", table.id),
        game: game.named(visitor.language).title,
        names: names(table, visitor.language),
        free: table.sitters().filter(|(name, _)| name.is_empty()).count(),
        summary: game.summary(&options, visitor.language),
        pace: pace.map(|pace| pace.words(visitor.language)),
        left_ms: table.due_at.map(|due_at| due_at - house.settings.clock.now_ms()),
        round: table.round.filter(|_| table.stage == "playing"),
        // What everybody has is told at the table, where a game decides who may know it.
        scores: Vec::new(),
        your_turn: table.to_act.is_some() && table.to_act == table.mine,
        age_s: age_s(table),
    })
}

fn result_line(house: &House, visitor: &Visitor, table: &ListedTable) -> Option<ResultLine> {
    let outcome = Outcome::parse(table.result.as_deref()?)?;
    Some(ResultLine {
        path: format!("/table/{}/end", table.id),
        game: house.game(&table.game).ok()?.named(visitor.language).title,
        names: names(table, visitor.language),
        won: table.mine.map(|seat| outcome.winners.iter().any(|winner| winner.0 == seat)),
        scores: outcome.totals,
        age_s: age_s(table),
    })
}

/// Who sits there, as pages call them; only those who have sat down.
fn names(table: &ListedTable, language: Language) -> Vec<String> {
    let (names, bots): (Vec<String>, Vec<Option<String>>) = table
        .sitters()
        .map(|(name, bot)| (name.to_owned(), Some(bot.to_owned()).filter(|bot| !bot.is_empty())))
        .unzip();
    let mut shown = web::labels::names(language, &names, &bots);
    shown.retain(|name| !name.is_empty());
    shown
}

fn age_s(table: &ListedTable) -> u64 {
    u64::try_from(now_ms() - table.touched_at).unwrap_or(0) / 1000
}
