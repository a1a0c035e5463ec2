//! Opening tables and finding them.

use super::{go_to, safe_path};
use crate::fields::{Fields, Query};
use crate::hosting::HostedGame;
use crate::house::House;
use crate::names;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Opening, Opponent, Sitter, usual_level};
use crate::visitor::{In, Visitor};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use caravanserai_core::{Agreed, Seat};
use std::iter::repeat;
use std::sync::Arc;
use web::Language;
use web::Pace;
use web::pace::PaceFields;
use web::set_up::{BESIDE, NOBODY};

/// A table against opponents of the house, at once.
pub(crate) async fn play_now(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    house.rate_limiter.new_table(visitor.client)?;
    if let Some(last) = fields.get("as") {
        return play_as_last_time(&house, &visitor, last, &fields).await;
    }
    let game = game_of(&house, &fields)?;
    let level = fields.get("level").or(usual_level(game)).unwrap_or_default();
    let opponents = vec![Opponent::named(level, game)?];
    let named = (game.pages.read_set_up)(&fields.0);
    let agreed = house.agree(game, &named)?;
    let (guest, cookie) = visitor.seated_guest(&house, fields.get("name")).await?;
    let opening = Opening {
        contributes: fields.ticked("contribute"),
        side: side_of(&fields)?,
        ..Opening::of(game, agreed, guest, visitor.client, opponents)
    };
    Ok(go_to(&house.begin(opening).await?.path(), cookie))
}

/// The same game by the same rules against the same opponents as at a table where the guest
/// sits, on a side that is drawn by lot.
async fn play_as_last_time(
    house: &Arc<House>,
    visitor: &Visitor,
    last: &str,
    fields: &Fields,
) -> Handled {
    let table = house.table(last).await?;
    let known = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?;
    let opponents: Vec<Opponent> = {
        let inside = table.look().await?;
        inside.state.seat_of(known.id).ok_or(Refusal::NotSeated)?;
        let bots = inside.state.sitters.iter().filter_map(|sitter| match sitter {
            Sitter::Bot(level) => Some(Opponent::Bot(level.clone())),
            Sitter::Guest(_) | Sitter::Free => None,
        });
        bots.collect()
    };
    let agreed = house.agree(&table.game, &table.options)?;
    let (guest, cookie) = visitor.seated_guest(house, None).await?;
    let opening = Opening {
        contributes: fields.ticked("contribute"),
        ..Opening::of(&table.game, agreed, guest, visitor.client, opponents)
    };
    Ok(go_to(&house.begin(opening).await?.path(), cookie))
}

/// The form that sets a table up.
pub(crate) async fn form(
    In { house, who: visitor }: In<Visitor>,
    Query(mut fields): Query,
) -> Handled {
    // A link may choose options; a deck comes with the form.
    fields.0.retain(|(_, value)| value.len() <= 40);
    let game = game_of(&house, &fields)?;
    Ok(show_form(&house, &visitor, game, &fields, None))
}

fn show_form(
    house: &House,
    visitor: &Visitor,
    game: &HostedGame,
    fields: &Fields,
    wrong: Option<String>,
) -> Response {
    let language = visitor.language;
    let offer = game.pages.box_facts;
    let first_look = fields.get("opponent").is_none();
    let facts = web::set_up::SetUpFacts {
        language,
        game: game.named(language),
        games: house.named(language),
        levels: game.opponents.names.to_vec(),
        seats_least: offer.seats_least,
        seats_most: offer.seats_most,
        name: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        fields: (game.pages.set_up)(&(game.pages.read_set_up)(&fields.0), language),
        opponents: fields.all("opponent").map(str::to_owned).collect(),
        beside: fields.all("beside").map(str::to_owned).collect(),
        side: fields.get("side").unwrap_or_default().to_owned(),
        hints: first_look || fields.ticked("hints"),
        pace: pace_fields(fields),
        wrong,
    };
    let title = web::titles::set_up(language);
    let path = format!("/new?game={}", game.name());
    let body = web::set_up::form(&facts);
    super::shell(house, visitor, title, &path, Some(game), None, body)
}

/// Opens the table that the form describes.
pub(crate) async fn open(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    // Reading a deck takes time, so even a try counts.
    house.rate_limiter.new_table(visitor.client)?;
    let game = game_of(&house, &fields)?;
    let show_mistake = |wrong: &Refusal| {
        let words = wrong.words(visitor.language);
        let page = show_form(&house, &visitor, game, &fields, Some(words));
        (wrong.status(), page).into_response()
    };
    let set_up = match SetUp::read(&house, game, &fields, visitor.language) {
        Ok(set_up) => set_up,
        Err(wrong) => return Ok(show_mistake(&wrong)),
    };
    let (guest, cookie) = match visitor.seated_guest(&house, fields.get("name")).await {
        Ok(seated) => seated,
        Err(wrong @ Refusal::BadName(_)) => return Ok(show_mistake(&wrong)),
        Err(refusal) => return Err(refusal),
    };
    let opening = Opening {
        contributes: fields.ticked("contribute"),
        side: set_up.side,
        private: are_private(&set_up.opponents),
        pace: set_up.pace,
        hints: fields.ticked("hints"),
        ..Opening::of(game, set_up.agreed, guest, visitor.client, set_up.opponents)
    };
    Ok(go_to(&house.begin(opening).await?.path(), cookie))
}

/// Whether a table is only for those who have its link: no seat is open to anyone. Who plays
/// against the house alone may have it listed later.
pub(crate) fn are_private(opponents: &[Opponent]) -> bool {
    !opponents.contains(&Opponent::Anyone)
}

/// What a set-up form wishes for, found good.
struct SetUp {
    agreed: Arc<Agreed>,
    opponents: Vec<Opponent>,
    side: Option<Seat>,
    pace: Option<Pace>,
}

fn pace_fields(fields: &Fields) -> PaceFields {
    let text = |name: &str| fields.get(name).unwrap_or_default().to_owned();
    PaceFields {
        kind: text("pace"),
        minutes: text("minutes"),
        seconds: text("seconds"),
        hours: text("hours"),
        holidays: text("holidays"),
        claims: fields.ticked("claims"),
    }
}

/// The pace that a form asks for.
fn pace_of(fields: &Fields) -> Result<Option<Pace>> {
    let number = |name: &'static str| fields.number(name)?.ok_or(Refusal::BadField(name));
    let pace = match fields.get("pace") {
        None | Some("none" | "") => return Ok(None),
        Some("table") => Pace::Table { minutes: number("minutes")?, seconds: number("seconds")? },
        Some("post") => Pace::Post {
            hours: number("hours")?,
            holidays: number("holidays")?,
            claims: fields.ticked("claims"),
        },
        Some(_) => return Err(Refusal::BadField("pace")),
    };
    if pace.is_sound() { Ok(Some(pace)) } else { Err(Refusal::BadField("pace")) }
}

/// The name of the person beside the host.
pub(crate) fn name_beside(
    house: &House,
    language: Language,
    index: usize,
    name: &str,
) -> Result<String> {
    let Some(name) = names::read(name)? else {
        return Ok(words::t!(language, "guest-number", number = index + 2).into_owned());
    };
    names::no_opponent(&name, &house.games)?;
    Ok(name)
}

impl SetUp {
    /// The seats say how many play.
    fn read(
        house: &House,
        game: &HostedGame,
        fields: &Fields,
        language: Language,
    ) -> Result<SetUp> {
        let seated = fields.all("opponent").zip(fields.all("beside").chain(repeat("")));
        let seated = seated.filter(|(name, _)| *name != NOBODY).enumerate();
        let named = seated.map(|(index, (name, beside))| match name {
            BESIDE => name_beside(house, language, index, beside).map(Opponent::Beside),
            name => Opponent::named(name, game),
        });
        let mut opponents = named.collect::<Result<Vec<_>, _>>()?;
        let mut wishes = fields.0.clone();
        if fields.get("opponent").is_some() {
            let (least, players) = (game.pages.box_facts.seats_least, opponents.len() + 1);
            if players < usize::from(least) {
                return Err(Refusal::TooFew { least });
            }
            wishes.retain(|(name, _)| name != "players");
            wishes.push(("players".to_owned(), players.to_string()));
        } else {
            opponents.push(Opponent::Friend);
        }
        let agreed = house.agree(game, &(game.pages.read_set_up)(&wishes))?;
        let seats = agreed.seats;
        if opponents.len() >= usize::from(seats) {
            return Err(Refusal::TooManyOpponents { seats, opponents: opponents.len() });
        }
        let side = side_of(fields)?;
        match side {
            Some(side) if side.0 >= seats => Err(Refusal::NoSuchSide { side: side.0, seats }),
            side => Ok(SetUp { agreed, opponents, side, pace: pace_of(fields)? }),
        }
    }
}

/// Finds a table by its name or its whole link, also by one among other words: what is shared
/// with the house may be all of a message.
pub(crate) async fn find(State(house): State<Arc<House>>, Query(fields): Query) -> Handled {
    let shared = ["code", "text", "title"].into_iter().filter_map(|name| fields.get(name));
    let id = match shared.filter_map(|text| text.split_once("/table/")).next() {
        Some((_, rest)) => rest.split(|c: char| !c.is_ascii_alphanumeric()).next(),
        None => fields.need("code")?.split(['?', '#']).next().map(|id| id.trim().trim_matches('/')),
    };
    let id = id.unwrap_or_default();
    let table = house.table(id).await?;
    Ok(go_to(safe_path(&table.path()), None))
}

fn game_of<'a>(house: &'a House, fields: &Fields) -> Result<&'a Arc<HostedGame>> {
    match fields.get("game") {
        Some(name) => house.game(name),
        None => house.games.first().ok_or(Refusal::NoPage),
    }
}

fn side_of(fields: &Fields) -> Result<Option<Seat>> {
    match fields.get("side") {
        None | Some("random" | "") => Ok(None),
        Some(seat) => {
            seat.parse().map(|seat| Some(Seat(seat))).map_err(|_| Refusal::BadField("side"))
        }
    }
}
