//! The landing page.

use super::table::seen;
use crate::clock::now_ms;
use crate::hosting::HostedGame;
use crate::house::House;
use crate::refusal::{Handled, Result};
use crate::store::ListedTable;
use crate::visitor::{In, Visitor};
use caravanserai_core::Outcome;
use web::home::{GameFacts, HomeFacts, LastTime, MyGame, Other, ResultLine, TableLine, WaitsFor};
use web::{Language, Pace};

/// Lines in each list.
const LINES: u32 = 8;
/// How many finished games tell what a guest plays and has learnt.
const REMEMBERED: u32 = 50;

pub(crate) async fn home(In { house, who: visitor }: In<Visitor>) -> Handled {
    let guest = visitor.guest.as_ref().map_or(0, |guest| guest.id);
    let store = &house.store;
    let mine = if guest == 0 { Vec::new() } else { store.games_of(guest).await? };
    let open = store.public_tables("waiting", guest, LINES).await?;
    let live = store.public_tables("playing", guest, LINES).await?;
    let recent = store.results(guest, LINES).await?;
    let over =
        if guest == 0 { Vec::new() } else { store.finished_games(guest, REMEMBERED).await? };
    let played: Vec<&ListedTable> = mine.iter().chain(&over).collect();
    let facts = HomeFacts {
        language: visitor.language,
        name: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        games: house.games.iter().map(|game| game_facts(game, visitor.language, &played)).collect(),
        last: last_time(&house, &visitor, &played).await?,
        mine: my_games(&house, &visitor, mine).await?,
        open: lines(&house, &visitor, open).await?,
        live: lines(&house, &visitor, live).await?,
        #[cfg(feature = "net")]
        along: house.settings.site.as_ref().map(|_| super::along::PLACE),
        #[cfg(not(feature = "net"))]
        along: None,
        recent: recent.iter().filter_map(|table| result_line(&house, &visitor, table)).collect(),
    };
    let body = web::home::home(&facts);
    Ok(super::shell(&house, &visitor, web::titles::home(visitor.language), "/", None, None, body))
}

/// The table that the guest opened last against the house alone.
async fn last_time(
    house: &House,
    visitor: &Visitor,
    played: &[&ListedTable],
) -> Result<Option<LastTime>> {
    let is_bot = |(_, bot): (&str, &str)| !bot.is_empty();
    let alone = |table: &&&ListedTable| {
        table.mine.is_some() && table.sitters().filter(|sitter| !is_bot(*sitter)).count() == 1
    };
    let Some(table) = played.iter().filter(alone).max_by_key(|table| table.touched_at) else {
        return Ok(None);
    };
    let others = seat_names(table, visitor.language).into_iter().zip(0..);
    let others = others.filter(|(_, seat)| table.mine != Some(*seat)).map(|(name, _)| name);
    Ok(table_line(house, visitor, table).await?.map(|line| LastTime {
        id: table.id.clone(),
        game: line.game,
        others: others.collect(),
        summary: line.summary,
    }))
}

fn game_facts(game: &HostedGame, language: Language, played: &[&ListedTable]) -> GameFacts {
    let offer = game.pages.box_facts;
    GameFacts {
        game: game.named(language),
        seats_least: offer.seats_least,
        seats_most: offer.seats_most,
        minutes: offer.minutes,
        presets: (game.pages.presets)(language),
        levels: game.opponents.names,
        teaches: (game.pages.first_game)().is_some(),
        played: played.iter().any(|table| table.game == game.name()),
    }
}

async fn my_games(
    house: &House,
    visitor: &Visitor,
    tables: Vec<ListedTable>,
) -> Result<Vec<MyGame>> {
    let mut games = Vec::with_capacity(tables.len());
    for table in &tables {
        if let Some(line) = table_line(house, visitor, table).await? {
            games.push(my_game(house, visitor.language, table, line));
        }
    }
    Ok(games)
}

fn my_game(house: &House, language: Language, table: &ListedTable, line: TableLine) -> MyGame {
    let now = house.settings.clock.now_ms();
    let names = seat_names(table, language);
    let waits_for = match table.to_act {
        Some(seat) if table.mine == Some(seat) => WaitsFor::You,
        Some(seat) => WaitsFor::Other(names.get(usize::from(seat)).cloned().unwrap_or_default()),
        None if line.free > 0 => WaitsFor::Players,
        None => WaitsFor::Deal,
    };
    let guests: Vec<Option<i64>> = table.guests().collect();
    // People who share the device are where the visitor is.
    let own = table.mine.and_then(|seat| guests.get(usize::from(seat)).copied().flatten());
    let guests: Vec<Option<i64>> =
        guests.into_iter().map(|guest| guest.filter(|_| guest != own)).collect();
    let (whereabouts, _) = house.presence.at(&table.id, &guests, now);
    let seats = names.into_iter().zip(whereabouts).zip(0..);
    let others = seats
        .filter(|((name, _), seat)| table.mine != Some(*seat) && !name.is_empty())
        .map(|((name, is), _)| Other { name, is: is.map(|is| seen(is, None, now)) });
    MyGame {
        waits_for,
        left_ms: table.due_at.map(|due_at| due_at - now),
        holidays: matches!(pace(table), Some(Pace::Post { holidays: 1.., .. })),
        others: others.collect(),
        line,
    }
}

async fn lines(
    house: &House,
    visitor: &Visitor,
    tables: Vec<ListedTable>,
) -> Result<Vec<TableLine>> {
    let mut lines = Vec::with_capacity(tables.len());
    for table in &tables {
        lines.extend(table_line(house, visitor, table).await?);
    }
    Ok(lines)
}

async fn table_line(
    house: &House,
    visitor: &Visitor,
    table: &ListedTable,
) -> Result<Option<TableLine>> {
    let options = house.store.whole_options(&table.options).await?;
    let (Ok(game), Ok(options)) = (house.game(&table.game), serde_json::from_str(&options)) else {
        return Ok(None);
    };
    Ok(Some(TableLine {
        path: format!("/table/{}", table.id),
        game: game.named(visitor.language).title,
        names: names(table, visitor.language),
        free: table.sitters().filter(|(name, _)| name.is_empty()).count(),
        summary: game.summary(&options, visitor.language),
        pace: pace(table).map(|pace| pace.words(visitor.language)),
        round: table.round.filter(|_| table.stage == "playing"),
        age_s: age_s(table.touched_at),
    }))
}

/// How fast is played at a table.
pub(super) fn pace(table: &ListedTable) -> Option<Pace> {
    serde_json::from_str(table.pace.as_ref()?).ok()
}

fn result_line(house: &House, visitor: &Visitor, table: &ListedTable) -> Option<ResultLine> {
    let outcome = Outcome::parse(table.result.as_deref()?)?;
    Some(ResultLine {
        path: format!("/table/{}/end", table.id),
        game: house.game(&table.game).ok()?.named(visitor.language).title,
        names: names(table, visitor.language),
        won: table.mine.map(|seat| outcome.winners.iter().any(|winner| winner.0 == seat)),
        scores: outcome.totals,
        age_s: age_s(table.touched_at),
    })
}

/// Who sits there, as pages call them; only those who have sat down.
fn names(table: &ListedTable, language: Language) -> Vec<String> {
    let mut shown = seat_names(table, language);
    shown.retain(|name| !name.is_empty());
    shown
}

/// Who sits on each seat, as pages call them; nothing for a free one.
pub(super) fn seat_names(table: &ListedTable, language: Language) -> Vec<String> {
    let (names, bots): (Vec<String>, Vec<Option<String>>) = table
        .sitters()
        .map(|(name, bot)| (name.to_owned(), Some(bot.to_owned()).filter(|bot| !bot.is_empty())))
        .unzip();
    web::labels::names(language, &names, &bots)
}

/// How long ago something was, in seconds.
pub(super) fn age_s(ms: i64) -> u64 {
    u64::try_from(now_ms() - ms).unwrap_or(0) / 1000
}
