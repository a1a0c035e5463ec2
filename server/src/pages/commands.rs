//! What can be done at a table with a form.
//!
//! A deed that was done answers with the table's page (`303`, or the fragment
//! for a script). One that came too late answers with the page as it stands
//! now (`409`).

use super::end::after_saying;
use super::go_to;
use super::table::show;
use crate::fields::{Asked, Fields, Query};
use crate::orders::{LEAVE, Order, Orders, Play, Rematch, Say};
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Contribute, Opponent, Page, Progress, Which};
use crate::visitor::{At, Known, Visitor};
use caravanserai_core::Seat;
use serde::Deserialize;
use std::sync::Arc;

/// Does what a form asks for.
pub(crate) async fn order<T: Orders>(at: At<Known>, Asked(asked): Asked<T>) -> Handled {
    let order = asked.order(&at.table.game)?;
    carry_out(at, order).await
}

pub(crate) async fn play(at: At<Known>, asked: Asked<Play>) -> Handled {
    // A click on an old page must not become a move that nobody meant.
    asked.0.after.ok_or(Refusal::BadField("after"))?;
    order(at, asked).await
}

pub(crate) async fn leave(at: At<Known>) -> Handled {
    carry_out(at, LEAVE).await
}

/// Gets up from a table where the game has not begun.
pub(crate) async fn stand(at: At<Known>) -> Handled {
    if at.table.look().await?.state.progress() != Progress::Waiting {
        return Err(Refusal::Full);
    }
    carry_out(at, LEAVE).await
}

async fn carry_out(at: At<Known>, order: Order) -> Handled {
    // Scripts are answered with the page that their own socket is sent: it shall not be drawn
    // twice, so until then it is not thrown away.
    let waits = at.who.visitor.wants_json.then(|| (Arc::clone(&at.table), at.table.listen()));
    let done = at.house.carry_out(&at.table, at.who.guest.id, order).await;
    let answer = answer(at, done).await;
    if let Some((table, waits)) = waits {
        drop(waits);
        if let Ok(mut inside) = table.look().await {
            table.forget_taken(&mut inside);
        }
    }
    answer
}

/// What to show after a deed was done or refused.
pub(super) async fn answer(
    At { house, who: Known { visitor, .. }, table }: At<Known>,
    done: Result,
) -> Handled {
    match done {
        Ok(()) if visitor.wants_json => show(&house, &visitor, &table, None).await,
        Ok(()) => Ok(go_to(&table.path(), None)),
        Err(refusal) if refusal == Refusal::OldPage || visitor.wants_json => {
            show(&house, &visitor, &table, Some(refusal)).await
        }
        Err(refusal) => Err(refusal),
    }
}

#[derive(Deserialize)]
pub(crate) struct AskForHint {
    after: Option<usize>,
}

/// Asks the coach for a hint about one's own decision.
pub(crate) async fn hint(at: At<Known>, Asked(ask): Asked<AskForHint>) -> Handled {
    let Known { visitor, guest } = &at.who;
    let done = at.house.hint(visitor.client, &at.table, guest.id, ask.after).await;
    answer(at, done).await
}

/// Shows or hides the chance to win beside the board.
pub(crate) async fn bar(at: At<Known>) -> Handled {
    let done = at.table.turn_bar(at.who.guest.id).await;
    at.house.ask_bot(Arc::clone(&at.table));
    answer(at, done).await
}

/// Says something to everybody at the table.
pub(crate) async fn say(at: At<Known>, Query(fields): Query, Asked(say): Asked<Say>) -> Handled {
    let page = Page::named(fields.get("page"))?;
    let done = at.table.say(at.who.guest.id, say.phrase()?).await;
    match page {
        Page::Table => answer(at, done).await,
        Page::End => after_saying(at, done).await,
    }
}

/// Lets others watch a game against the house alone, or no longer.
pub(crate) async fn listed(at: At<Known>, fields: Fields) -> Handled {
    let done = at.table.show_to_others(at.who.guest.id, fields.ticked("listed")).await;
    answer(at, done).await
}

#[derive(Deserialize)]
pub(crate) struct Sit {
    seat: Option<u8>,
    name: Option<String>,
    /// Whether something is to be added to the seed.
    contribute: Option<String>,
}

/// Takes a free seat.
pub(crate) async fn sit(
    At { house, who: visitor, table }: At<Visitor>,
    Asked(Sit { seat, name, contribute }): Asked<Sit>,
) -> Handled {
    let (guest, cookie) = visitor.seated_guest(&house, name.as_deref()).await?;
    house.sit(&table, guest, seat.map(Seat), contribute.is_some().into()).await?;
    Ok(go_to(&table.path(), cookie))
}

/// Adds something to the seed.
pub(crate) async fn contribution(at: At<Known>, Asked(contribute): Asked<Contribute>) -> Handled {
    let done = at.house.contribute(&at.table, at.who.guest.id, contribute).await;
    answer(at, done).await
}

/// Gives a free seat, or all of them, to opponents of the house.
pub(crate) async fn seat_bot(At { house, who, table }: At<Known>, fields: Fields) -> Handled {
    let level = Opponent::level(Some(fields.need("level")?), &table.game)?;
    let which = match fields.ticked("all") {
        true => Which::All,
        false => Which::One(fields.number("seat")?.map(Seat)),
    };
    table.seat_bots(who.guest.id, which, level).await?;
    house.ask_bot(Arc::clone(&table));
    Ok(go_to(&table.path(), None))
}

/// Closes a table where the game has not begun.
pub(crate) async fn close(at: At<Known>) -> Handled {
    at.table.close(at.who.guest.id).await?;
    Ok(go_to("/", None))
}

/// Another game of the same guests, everybody one seat further.
pub(crate) async fn rematch(at: At<Known>, Asked(Rematch { cards }): Asked<Rematch>) -> Handled {
    let Known { visitor, guest } = &at.who;
    let next = at.house.rematch(visitor.client, &at.table, guest.id, cards).await?;
    Ok(go_to(&next.path(), None))
}
