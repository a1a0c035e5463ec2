//! Learning a game: the rule books, and first games with lessons.

use super::commands::answer;
use super::go_to;
use crate::fields::{Asked, Fields};
use crate::hosting::HostedGame;
use crate::house::House;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Deal, Opening, Opponent, Reply};
use crate::visitor::{At, In, Known, Visitor};
use axum::extract::Path;
use caravanserai_core::Seed;
use serde::Deserialize;
use std::sync::Arc;
use web::FirstGame;
use web::learn::LearnFacts;
use web::shelf::Book;

/// The shelf with all rule books, or the only one.
pub(crate) async fn rules(In { house, who: visitor }: In<Visitor>) -> Handled {
    let has_one = |game: &&Arc<HostedGame>| (game.pages.rule_book)(visitor.language).is_some();
    let book = |game: &Arc<HostedGame>| Book {
        game: game.named(visitor.language),
        teaches: (game.pages.first_game)().is_some(),
    };
    let books: Vec<Book> = house.games.iter().filter(has_one).map(book).collect();
    match books.as_slice() {
        [] => Err(Refusal::NoPage),
        [only] => Ok(go_to(&format!("/rules/{}", only.game.name), None)),
        books => {
            let body = web::shelf::shelf(visitor.language, books);
            let title = web::titles::shelf(visitor.language);
            Ok(super::shell(&house, &visitor, title, "/rules", None, None, body))
        }
    }
}

/// A game's rule book.
pub(crate) async fn rule_book(
    In { house, who: visitor }: In<Visitor>,
    Path(name): Path<String>,
) -> Handled {
    let game = house.game(&name).map_err(|_| Refusal::NoPage)?;
    let book = (game.pages.rule_book)(visitor.language).ok_or(Refusal::NoPage)?;
    let title = web::titles::rules(visitor.language, &game.named(visitor.language));
    let path = format!("/rules/{}", game.name());
    Ok(super::shell(&house, &visitor, title, &path, Some(&**game), None, book))
}

/// The games that can be learnt, or the way into the only one.
pub(crate) async fn chooser(In { house, who: visitor }: In<Visitor>) -> Handled {
    let teaching: Vec<&Arc<HostedGame>> =
        house.games.iter().filter(|game| (game.pages.first_game)().is_some()).collect();
    match teaching.as_slice() {
        [] => Err(Refusal::NoPage),
        [only] => Ok(go_to(&format!("/learn/{}", only.name()), None)),
        all => {
            let mut games = Vec::new();
            for game in all {
                let (game, first) = taught(&house, game.name())?;
                games.push(learn_facts(&house, &visitor, game, &first).await?);
            }
            let body = web::learn::chooser(visitor.language, &games);
            let title = web::titles::learn(visitor.language);
            Ok(super::shell(&house, &visitor, title, "/learn", None, None, body))
        }
    }
}

async fn learn_facts(
    house: &House,
    visitor: &Visitor,
    game: &HostedGame,
    first: &FirstGame,
) -> Result<LearnFacts> {
    let running = match &visitor.guest {
        Some(guest) => house.store.first_game_of(guest.id, game.name()).await?,
        None => None,
    };
    Ok(LearnFacts {
        language: visitor.language,
        game: game.named(visitor.language),
        running: running.map(|id| format!("/table/{id}")),
        lessons: (first.lessons)(visitor.language),
    })
}

/// A game that teaches, and how.
fn taught<'a>(house: &'a House, name: &str) -> Result<(&'a HostedGame, FirstGame)> {
    let game = house.game(name).map_err(|_| Refusal::NoPage)?;
    let first = (game.pages.first_game)().ok_or(Refusal::NoPage)?;
    Ok((&**game, first))
}

/// The way in: what the first game is, and a button.
pub(crate) async fn page(
    In { house, who: visitor }: In<Visitor>,
    Path(name): Path<String>,
) -> Handled {
    let (game, first) = taught(&house, &name)?;
    let facts = learn_facts(&house, &visitor, game, &first).await?;
    let title = web::titles::learn(visitor.language);
    let path = format!("/learn/{}", game.name());
    let body = web::learn::page(&facts);
    Ok(super::shell(&house, &visitor, title, &path, Some(game), None, body))
}

/// Opens the first game at once.
pub(crate) async fn begin(
    In { house, who: visitor }: In<Visitor>,
    Path(name): Path<String>,
    fields: Fields,
) -> Handled {
    house.rate_limiter.new_table(visitor.client)?;
    let (game, first) = taught(&house, &name)?;
    let agreed = house.agree(game, &first.options)?;
    let company = web::play_now::company(game.opponents.names);
    let opponent = Opponent::named(company.first().ok_or(Refusal::NoPage)?, game)?;
    let (guest, cookie) = visitor.seated_guest(&house, fields.get("name")).await?;
    let opening = Opening {
        side: Some(first.seat),
        deal: Deal::Lesson(Seed::new(first.seed)),
        ..Opening::of(game, agreed, guest, visitor.client, vec![opponent])
    };
    Ok(go_to(&house.begin(opening).await?.path(), cookie))
}

#[derive(Deserialize)]
pub(crate) struct LessonForm {
    answer: Option<LessonAnswer>,
    lesson: Option<String>,
    again: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum LessonAnswer {
    Seen,
    Skip,
    On,
}

/// What a guest answers to a lesson.
pub(crate) async fn lesson(
    at: At<Known>,
    Asked(LessonForm { answer: given, lesson, again }): Asked<LessonForm>,
) -> Handled {
    let reply = match (again, given) {
        (Some(lesson), _) => Reply::Again(lesson),
        (None, Some(LessonAnswer::Seen)) => Reply::Seen(lesson.ok_or(Refusal::BadField("lesson"))?),
        (None, Some(LessonAnswer::Skip)) => Reply::Skip,
        (None, Some(LessonAnswer::On)) => Reply::On,
        (None, None) => return Err(Refusal::BadField("answer")),
    };
    let done = at.table.reply(at.who.guest.id, reply).await;
    // An opponent may have waited for it.
    at.house.ask_bot(Arc::clone(&at.table));
    answer(at, done).await
}
