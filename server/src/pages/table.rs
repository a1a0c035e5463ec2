//! The page of a table, and the fragment of it that is sent when something changes.

use crate::hosting::Eyes;
use crate::house::House;
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::table::{Fragment, Inside, LiveTable, Progress, Sitter};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use maud::{PreEscaped, html};
use serde_json::json;
use std::sync::Arc;
use web::lobby::WaitingFacts;
use web::{Language, TableFacts};

pub(crate) async fn page(
    State(house): State<Arc<House>>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    house.ask_bot(Arc::clone(&table));
    show(&house, &reader, &table, StatusCode::OK, None).await
}

/// The table as it stands, as a page or, for a script, as a fragment.
pub(crate) async fn show(
    house: &House,
    reader: &Reader,
    table: &LiveTable,
    status: StatusCode,
    refusal: Option<Refusal>,
) -> Result<Response, Refusal> {
    let mut inside = table.look().await?;
    let fragment = fragment(table, &mut inside, reader);
    drop(inside);
    if reader.wants_json {
        let mut told = fragment_json(&fragment);
        if let Some(refusal) = refusal {
            told["error"] = refusal.code().into();
            told["reason"] = refusal.words(reader.language).into();
        }
        return Ok((status, axum::Json(told)).into_response());
    }
    let live = Some(format!("{}/live", table.path()));
    let notice = refusal.map(|refusal| web::errors::notice(&refusal.words(reader.language)));
    let body = html! { @if let Some(notice) = &notice { (notice) } (PreEscaped(&fragment.html)) };
    let title = fragment.title.clone();
    let game = Some(&*table.game);
    let mut page = super::shell(house, reader, title, &table.path(), game, live, body);
    *page.status_mut() = status;
    Ok(page)
}

/// A fragment as it is sent.
pub(crate) fn fragment_json(fragment: &Fragment) -> serde_json::Value {
    json!({ "moves": fragment.moves, "title": fragment.title, "html": fragment.html })
}

/// What belongs inside `<main>` for this reader.
pub(crate) fn fragment(table: &LiveTable, inside: &mut Inside, reader: &Reader) -> Arc<Fragment> {
    let seat = reader.guest.as_ref().and_then(|guest| inside.sitting.seat_of(guest.id));
    if inside.sitting.playing.is_none() {
        return Arc::new(waiting(table, inside, reader, seat));
    }
    let eyes = seat.map_or(Eyes::Public, Eyes::Of);
    inside.rendered(eyes, reader.language, |inside| {
        let facts = facts(table, inside, seat);
        let playing = inside.sitting.playing.as_ref().expect("a game that was dealt");
        // Nobody acts any more after somebody has given up.
        let at = inside.sitting.left.map(|_| playing.moves());
        let shown = playing.show(eyes, at, &facts, reader.language);
        let left = inside.sitting.left.map(|seat| {
            web::end::given_up(reader.language, &facts.names[seat.index()], &facts.path)
        });
        let html = html! { @if let Some(left) = &left { (left) } (shown.html) };
        Fragment { moves: facts.moves, title: shown.sentence, html: html.into_string() }
    })
}

fn waiting(table: &LiveTable, inside: &Inside, reader: &Reader, seat: Option<Seat>) -> Fragment {
    let sitting = &inside.sitting;
    let summary = table.game.summary(&table.options, reader.language);
    let facts = WaitingFacts {
        language: reader.language,
        path: table.path(),
        game: table.game.named(reader.language),
        options: vec![summary],
        link: format!("{}{}", reader.base, table.path()),
        seats: sitting
            .names
            .iter()
            .map(|name| Some(name.clone()).filter(|n| !n.is_empty()))
            .collect(),
        bots: bots(inside),
        levels: table.game.levels().iter().map(|level| (*level).to_owned()).collect(),
        seat,
        host: reader.guest.as_ref().is_some_and(|guest| guest.id == table.host),
        name: reader.guest.as_ref().map(|guest| guest.name.clone()),
        commitment: table.commitment.clone(),
    };
    let title = web::titles::waiting(reader.language, &facts.game);
    let html = if sitting.closed {
        let reason = Refusal::Over.words(reader.language);
        web::errors::page(reader.language, 410, &reason)
    } else {
        web::lobby::waiting(&facts)
    };
    Fragment { moves: 0, title, html: html.into_string() }
}

/// What there is to say about a table, for one seat or a spectator.
pub(crate) fn facts(table: &LiveTable, inside: &Inside, seat: Option<Seat>) -> TableFacts {
    let sitting = &inside.sitting;
    let over = sitting.progress() == Progress::Over;
    let playing = sitting.playing.as_ref();
    TableFacts {
        path: table.path(),
        names: sitting.names.clone(),
        bots: bots(inside),
        moves: sitting.moves(),
        after: sitting.deeds,
        undoable: match (seat, playing) {
            (Some(seat), Some(playing)) if !over => playing.undoable(seat),
            _ => 0,
        },
        seen: seat.map_or(sitting.moves(), |seat| sitting.seen_by(seat)),
        takeback: sitting.wish.as_ref().map(|wish| wish.seat),
        asked: sitting.wish.iter().flat_map(|wish| sitting.who_is_asked(wish)).collect(),
        hints: table.hints,
        hint: seat.map(|seat| inside.hint(seat)).unwrap_or_default(),
        guide: seat.and_then(|seat| sitting.guides.get(&seat).cloned()),
        commitment: table.commitment.clone(),
        seed: over.then(|| table.seed.as_str().to_owned()),
    }
}

/// Who sits where, as pages call them.
pub(crate) fn shown_names(inside: &Inside, language: Language) -> Vec<String> {
    web::labels::names(language, &inside.sitting.names, &bots(inside))
}

fn bots(inside: &Inside) -> Vec<Option<String>> {
    let level = |sitter: &Sitter| match sitter {
        Sitter::Bot(level) => Some(level.clone()),
        _ => None,
    };
    inside.sitting.sitters.iter().map(level).collect()
}
