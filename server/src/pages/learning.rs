//! Learning a game: its rule book, and a first game with lessons.

use super::deeds::answer;
use super::go_to;
use crate::fields::Fields;
use crate::hosting::HostedGame;
use crate::house::House;
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::table::{Opening, Opponent, Reply};
use axum::extract::{Path, State};
use axum::response::Response;
use caravanserai_core::Seed;
use std::sync::Arc;

/// The rule book of the first game that has one.
pub(crate) async fn rules(
    State(house): State<Arc<House>>,
    reader: Reader,
) -> Result<Response, Refusal> {
    let has_one = |game: &&Arc<dyn HostedGame>| game.rule_book(reader.language).is_some();
    let game = house.games.iter().find(has_one).ok_or(Refusal::NoPage)?;
    Ok(go_to(&format!("/rules/{}", game.name()), None))
}

/// A game's rule book.
pub(crate) async fn rule_book(
    State(house): State<Arc<House>>,
    reader: Reader,
    Path(name): Path<String>,
) -> Result<Response, Refusal> {
    let game = house.game(&name).map_err(|_| Refusal::NoPage)?;
    let book = game.rule_book(reader.language).ok_or(Refusal::NoPage)?;
    let title = web::titles::rules(reader.language, game.name());
    let path = format!("/rules/{}", game.name());
    Ok(super::shell(&house, &reader, title, &path, Some(&**game), None, book))
}

fn game_that_teaches(house: &House) -> Result<(&dyn HostedGame, web::FirstGame), Refusal> {
    let mut games = house.games.iter().filter_map(|game| Some((&**game, game.first_game()?)));
    games.next().ok_or(Refusal::NoPage)
}

/// The way in: what the first game is, and a button.
pub(crate) async fn door(
    State(house): State<Arc<House>>,
    reader: Reader,
) -> Result<Response, Refusal> {
    let (game, _) = game_that_teaches(&house)?;
    let running = match &reader.guest {
        Some(guest) => house.store.first_game_of(guest.id).await?,
        None => None,
    };
    let facts = web::learn::LearnFacts {
        language: reader.language,
        game: game.name(),
        running: running.map(|id| format!("/table/{id}")),
    };
    let title = web::titles::learn(reader.language);
    let body = web::learn::door(&facts);
    Ok(super::shell(&house, &reader, title, "/learn", Some(game), None, body))
}

/// Opens the first game at once.
pub(crate) async fn begin(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Refusal> {
    house.gate.new_table(reader.client)?;
    let (game, first) = game_that_teaches(&house)?;
    let agreed = game.agree(&first.options).map_err(Refusal::BadOptions)?;
    let opponent = Opponent::named(first.opponent, game)?;
    let (guest, cookie) = reader.seated_guest(&house, fields.get("name")).await?;
    let opening = Opening {
        game,
        agreed,
        host: (guest.id, guest.name),
        side: Some(first.seat),
        opponents: vec![opponent],
        hints: true,
        private: true,
        lesson: Some(Seed::new(first.seed)),
    };
    let id = house.open_table(opening).await?;
    house.ask_bot(house.table(&id).await?);
    Ok(go_to(&format!("/table/{id}"), cookie))
}

/// What a guest answers to a lesson.
pub(crate) async fn lesson(
    State(house): State<Arc<House>>,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let guest = reader.guest.as_ref().ok_or(Refusal::NotSeated)?;
    let reply = match fields.need("answer")? {
        "seen" => Reply::Seen(fields.need("lesson")?.to_owned()),
        "skip" => Reply::Skip,
        "on" => Reply::On,
        _ => return Err(Refusal::BadField("answer")),
    };
    let done = table.reply(guest.id, reply).await;
    answer(&house, &reader, &table, done, None).await
}
