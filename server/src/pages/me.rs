//! A guest's own page: their finished games, all records as one file, and being forgotten.

use super::home::{age_s, pace, seat_names};
use crate::fields::{Fields, Query};
use crate::history::{History, Past, Rival, Tally, Wanted, With};
use crate::house::House;
use crate::pages;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::LiveTable;
use crate::visitor::{In, Known, Visitor};
use crate::zip::Archive;
use axum::body::Body;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::IntoResponse;
use std::sync::Arc;
use web::me::{Ending, Filter, GameFigures, MeFacts, PastLine, Versus};

/// Games on a page.
pub(crate) const PAGE: usize = 20;
/// Where the page is.
const PATH: &str = "/me";

pub(crate) async fn page(In { house, who: visitor }: In<Visitor>, Query(fields): Query) -> Handled {
    let language = visitor.language;
    let title = web::titles::me(language);
    let body = match &visitor.guest {
        None => web::message::nobody(language, &title),
        Some(guest) => {
            let facts = facts(&house, &visitor, guest.id, &guest.name, &fields).await?;
            web::me::page(&facts)
        }
    };
    Ok(pages::shell(&house, &visitor, title, PATH, None, None, body))
}

/// What is looked for; a field that is empty finds everything.
pub(crate) fn wanted(house: &House, fields: &Fields) -> Result<Wanted> {
    let field = |name| fields.get(name).filter(|value: &&str| !value.is_empty());
    let ending = |code| Ending::named(code).ok_or(Refusal::BadField("result"));
    let with = |code: &str| match code {
        "people" => Ok(With::People),
        "house" => Ok(With::House),
        guest => guest.parse().map(With::Guest).map_err(|_| Refusal::BadField("with")),
    };
    Ok(Wanted {
        game: field("game")
            .map(|game| house.game(game))
            .transpose()?
            .map(|it| it.name().to_owned()),
        with: field("with").map(with).transpose()?,
        ending: field("result").map(ending).transpose()?,
    })
}

/// The part of what was found that a page shows: which page, of how many, and the part.
pub(crate) fn part<'a>(
    found: &'a [&'a Past],
    fields: &Fields,
) -> Result<(usize, usize, &'a [&'a Past])> {
    let pages = found.len().div_ceil(PAGE).max(1);
    let page = fields.number("page")?.unwrap_or(1).clamp(1, pages);
    let from = (page - 1) * PAGE;
    Ok((page, pages, &found[from..found.len().min(from + PAGE)]))
}

async fn facts(
    house: &House,
    visitor: &Visitor,
    guest: i64,
    name: &str,
    fields: &Fields,
) -> Result<MeFacts> {
    let wanted = wanted(house, fields)?;
    let history = house.history(guest).await?;
    let found: Vec<&Past> = history.find(&wanted).collect();
    let (page, pages, part) = part(&found, fields)?;
    let mut past = Vec::with_capacity(part.len());
    for game in part {
        past.extend(past_line(house, visitor, game).await?);
    }
    let text = |name| fields.get(name).unwrap_or_default().to_owned();
    let filter = Filter { game: text("game"), with: text("with"), result: text("result") };
    Ok(MeFacts {
        language: visitor.language,
        name: name.to_owned(),
        finished: history.0.len(),
        won: history.won(),
        under_way: house.store.unfinished_tables_of(guest).await?.len(),
        devices: house.store.devices_of(guest).await?.len(),
        games: figures(house, visitor, &history),
        versus: versus(visitor, &history),
        filter,
        past,
        found: found.len(),
        page,
        pages,
    })
}

async fn past_line(house: &House, visitor: &Visitor, past: &Past) -> Result<Option<PastLine>> {
    let (table, language) = (&past.table, visitor.language);
    let options = house.store.whole_options(&table.options).await?;
    let (Ok(game), Ok(options)) = (house.game(&table.game), serde_json::from_str(&options)) else {
        return Ok(None);
    };
    let mut others = seat_names(table, language);
    others.remove(usize::from(past.seat));
    // Between two the other's points say how close it was.
    let mut scores: Vec<i16> = past.score().into_iter().collect();
    if past.totals.len() == 2 {
        scores.extend(past.totals.get(usize::from(1 - past.seat)));
    }
    Ok(Some(PastLine {
        path: format!("/table/{}", table.id),
        game: game.named(language).title,
        summary: game.summary(&options, language),
        pace: pace(table).map(|pace| pace.words(language)),
        others,
        ending: past.ending(),
        left: past.is_left(),
        place: past.place(),
        scores,
        age_s: age_s(table.touched_at),
    }))
}

/// How it went at each game of the house that was played.
fn figures(house: &House, visitor: &Visitor, history: &History) -> Vec<GameFigures> {
    let figures = house.games.iter().map(|game| {
        let wanted = Wanted { game: Some(game.name().to_owned()), ..Wanted::default() };
        let played: Vec<&Past> = history.find(&wanted).collect();
        let scores: Vec<i16> = played.iter().filter_map(|past| past.score()).collect();
        let sum: i64 = scores.iter().copied().map(i64::from).sum();
        let mean = (sum as f64 / scores.len().max(1) as f64).round() as i16;
        GameFigures {
            game: game.named(visitor.language),
            played: played.len(),
            won: played.iter().filter(|past| past.ending() != Ending::Lost).count(),
            best: scores.iter().max().copied(),
            mean: Some(mean).filter(|_| !scores.is_empty()),
        }
    });
    figures.filter(|figures| figures.played > 0).collect()
}

/// Against whom; the house is one opponent with many levels.
fn versus(visitor: &Visitor, history: &History) -> Vec<Versus> {
    let language = visitor.language;
    let line = |code: Option<String>, name: String, tally: &Tally| Versus {
        code,
        name,
        games: tally.games,
        won: tally.won,
        lost: tally.lost,
        levels: Vec::new(),
        last_s: age_s(tally.last_ms),
    };
    let mut lines: Vec<Versus> = Vec::new();
    let mut house: Option<Versus> = None;
    for (rival, tally) in history.tallies() {
        match rival {
            Rival::Guest(guest) => {
                let name = tally.name.clone();
                lines.push(line(Some(guest.to_string()), name, &tally));
            }
            Rival::Gone => lines.push(line(None, web::admin::removed_name(language), &tally)),
            Rival::House(level) => {
                let none = || {
                    line(Some("house".to_owned()), web::me::the_house(language), &Tally::default())
                };
                let house = house.get_or_insert_with(none);
                house.games += tally.games;
                house.won += tally.won;
                house.lost += tally.lost;
                house.last_s = house.last_s.min(age_s(tally.last_ms));
                house.levels.push((level, tally.won, tally.lost));
            }
        }
    }
    lines.extend(house);
    lines
}

/// All records of the guest as one file.
pub(crate) async fn records(In { house, who: Known { visitor, guest } }: In<Known>) -> Handled {
    house.rate_limiter.thought(visitor.client)?;
    all_records(house, guest.id).await
}

/// The records of all finished games of a guest as one archive, made while it is sent: each
/// game is played anew for its record.
pub(crate) async fn all_records(house: Arc<House>, guest: i64) -> Handled {
    let History(games) = house.history(guest).await?;
    let games = games.into_iter().map(|past| (past.table.id, past.table.touched_at));
    let begin = (house, games, Some(Archive::default()));
    let pieces = futures_util::stream::try_unfold(begin, |(house, mut games, archive)| async {
        let Some(mut archive) = archive else { return Ok(None) };
        let Some((id, ended_at)) = games.next() else {
            return Ok(Some((archive.end(), (house, games, None))));
        };
        let (name, text) = record_of(&house, &id).await?;
        let day: String = web::labels::utc(ended_at).chars().take(10).collect();
        let piece = archive.file(&format!("{day}-{name}"), ended_at, &text);
        Ok::<_, Cut>(Some((piece, (house, games, Some(archive)))))
    });
    let name = "attachment; filename=\"caravanserai-records.zip\"";
    let headers = [(CONTENT_TYPE, "application/zip"), (CONTENT_DISPOSITION, name)];
    Ok((headers, Body::from_stream(pieces)).into_response())
}

/// Why an archive ends early: the database failed in the middle.
#[derive(Debug, thiserror::Error)]
#[error("the records cannot be read: {0:?}")]
struct Cut(Refusal);

/// The name and the record of a game that is over, or what is left of it.
async fn record_of(house: &House, id: &str) -> Result<(String, String), Cut> {
    // Read past the tables in memory: nobody is about to look at so many.
    let clock = &house.settings.clock;
    let text = match LiveTable::load(&house.store, &house.games, clock, &house.presence, id).await {
        Ok(Some(table)) => {
            let inside = table.look().await.map_err(Cut)?;
            let name = format!("{}-{id}.record", table.game.name());
            super::end::record_text(&table, &inside).map(|text| (name, text))
        }
        Ok(None) => Err(Refusal::NoTable),
        Err(refusal) => Err(refusal),
    };
    match text {
        Ok(named) => Ok(named),
        Err(Refusal::SetAside { .. } | Refusal::NoRecord | Refusal::NoTable) => {
            let log = house.store.log_when_over(id).await.map_err(|error| Cut(error.into()))?;
            Ok((format!("{id}.log"), log.unwrap_or_default()))
        }
        Err(refusal) => Err(Cut(refusal)),
    }
}

/// Forgets the guest, and this browser with them.
pub(crate) async fn forget(
    In { house, who: Known { visitor, guest } }: In<Known>,
    fields: Fields,
) -> Handled {
    if !fields.ticked("forget") {
        return Err(Refusal::BadField("forget"));
    }
    house.forget(guest.id).await?;
    let stranger = Visitor { guest: None, session: None, waiting: 0, ..visitor };
    let title = web::titles::forgotten(stranger.language);
    let body = web::me::forgotten(stranger.language);
    let mut page = pages::shell(&house, &stranger, title, "/", None, None, body);
    page.headers_mut().append(SET_COOKIE, stranger.no_session_cookie());
    Ok(page)
}
