//! Opening tables and finding them.

use super::{go_to, safe_path};
use crate::fields::Fields;
use crate::hosting::HostedGame;
use crate::house::House;
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::table::{Opening, Opponent};
use axum::extract::{RawQuery, State};
use axum::response::Response;
use caravanserai_core::Seat;
use std::sync::Arc;

/// A table against an opponent of the house, at once.
pub(crate) async fn play_now(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Refusal> {
    house.gate.new_table(reader.client)?;
    let game = game_of(&house, &fields)?;
    let middle = game.levels().get(game.levels().len() / 2).copied().unwrap_or_default();
    let level = fields.get("level").unwrap_or(middle);
    let opponents = vec![Opponent::named(level, &**game)?];
    let named = game.read_set_up(&fields.0);
    let agreed = game.agree(&named).map_err(Refusal::BadOptions)?;
    let (guest, cookie) = reader.seated_guest(&house, fields.get("name")).await?;
    let opening = Opening {
        game: &**game,
        agreed,
        host: (guest.id, guest.name),
        side: side_of(&fields)?,
        opponents,
        hints: true,
        private: false,
        lesson: None,
    };
    let id = house.open_table(opening).await?;
    house.ask_bot(house.table(&id).await?);
    Ok(go_to(&format!("/table/{id}"), cookie))
}

/// The form that sets a table up.
pub(crate) async fn form(
    State(house): State<Arc<House>>,
    reader: Reader,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let mut fields = Fields::parse(query.unwrap_or_default().as_bytes());
    // A link may choose options; a deck comes with the form.
    fields.0.retain(|(_, value)| value.len() <= 40);
    let game = game_of(&house, &fields)?;
    Ok(show_form(&house, &reader, &**game, &fields, None))
}

fn show_form(
    house: &House,
    reader: &Reader,
    game: &dyn HostedGame,
    fields: &Fields,
    wrong: Option<String>,
) -> Response {
    let language = reader.language;
    let chosen = game.read_set_up(&fields.0);
    let facts = web::set_up::SetUpFacts {
        language,
        game: game.name(),
        games: house.games.iter().map(|game| game.name()).collect(),
        levels: game.levels().to_vec(),
        seats: game.agree(&chosen).map_or(2, |agreed| agreed.seats),
        name: reader.guest.as_ref().map(|guest| guest.name.clone()),
        fields: game.set_up(&chosen, language),
        wrong,
    };
    let title = web::titles::set_up(language);
    let body = web::set_up::form(&facts);
    super::shell(house, reader, title, "/new", Some(game), None, body)
}

/// Opens the table that the form describes.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Refusal> {
    // Reading a deck costs memory, so even a try counts.
    house.gate.new_table(reader.client)?;
    let game = game_of(&house, &fields)?;
    let agreed = match game.agree(&game.read_set_up(&fields.0)) {
        Ok(agreed) => agreed,
        Err(reason) => {
            let wrong = Refusal::BadOptions(reason);
            let words = wrong.words(reader.language);
            let mut page = show_form(&house, &reader, &**game, &fields, Some(words));
            *page.status_mut() = wrong.status();
            return Ok(page);
        }
    };
    let mut opponents = Vec::new();
    for name in fields.all("opponent") {
        opponents.push(Opponent::named(name, &**game)?);
    }
    if opponents.is_empty() {
        opponents.push(Opponent::Friend);
    }
    let side = side_of(&fields)?;
    let (guest, cookie) = reader.seated_guest(&house, fields.get("name")).await?;
    let opening = Opening {
        game: &**game,
        agreed,
        host: (guest.id, guest.name),
        side,
        private: opponents.contains(&Opponent::Friend),
        opponents,
        hints: fields.ticked("hints"),
        lesson: None,
    };
    let id = house.open_table(opening).await?;
    house.ask_bot(house.table(&id).await?);
    Ok(go_to(&format!("/table/{id}"), cookie))
}

/// Finds a table by its name or its whole link.
pub(crate) async fn find(
    State(house): State<Arc<House>>,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let fields = Fields::parse(query.unwrap_or_default().as_bytes());
    let code = fields.need("code")?.trim();
    let path = code.split(['?', '#']).next().unwrap_or_default();
    let id = match path.split_once("/table/") {
        Some((_, rest)) => rest.split('/').next().unwrap_or_default(),
        None => path.trim_matches('/'),
    };
    let table = house.table(id).await?;
    Ok(go_to(safe_path(&table.path()), None))
}

fn game_of<'a>(house: &'a House, fields: &Fields) -> Result<&'a Arc<dyn HostedGame>, Refusal> {
    match fields.get("game") {
        Some(name) => house.game(name),
        None => house.games.first().ok_or(Refusal::NoPage),
    }
}

fn side_of(fields: &Fields) -> Result<Option<Seat>, Refusal> {
    match fields.get("side") {
        None | Some("random" | "") => Ok(None),
        Some(seat) => {
            seat.parse().map(|seat| Some(Seat(seat))).map_err(|_| Refusal::BadField("side"))
        }
    }
}
