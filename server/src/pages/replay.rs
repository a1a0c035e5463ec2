//! Looking back at earlier positions.

use super::table::{facts, shown_names};
use crate::fields::Query;
use crate::hosting::Eyes;
use crate::refusal::Refusal;
use crate::table::Progress;
use crate::visitor::{At, Visitor};
use axum::response::Response;
use caravanserai_core::Seat;
use maud::html;
use web::Hint;
use web::replay::{Eyes as Chosen, ReplayFacts};

/// The position after `at` moves through somebody's eyes. While the game goes
/// on these are one's own, or a spectator's.
pub(crate) async fn page(
    At { house, who: visitor, table }: At<Visitor>,
    Query(fields): Query,
) -> Result<Response, Refusal> {
    let inside = table.look().await?;
    let state = &inside.state;
    let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let seat = visitor.guest.as_ref().and_then(|guest| state.seat_of(guest.id));
    let offered = offered(state.progress(), seat, playing.seats());
    let eyes = match fields.get("eyes") {
        None => offered[0],
        Some(code) => Chosen::from_code(code).ok_or(Refusal::BadField("eyes"))?,
    };
    if !offered.contains(&eyes) {
        let seats = playing.seats();
        return Err(match eyes {
            Chosen::Seat(seat) if seat.0 >= seats => Refusal::BadField("eyes"),
            _ => Refusal::NotOver,
        });
    }
    let length = playing.moves();
    let at = fields.number("at")?.unwrap_or(length).min(length);
    let through = match eyes {
        Chosen::Public => Eyes::Public,
        Chosen::Seat(seat) => Eyes::Of(seat),
        Chosen::All => Eyes::All,
    };
    let mut table_facts = facts(&table, &inside, through.seat());
    // Looking back, nothing can be done.
    table_facts.moves = at;
    table_facts.seen = at;
    table_facts.undoable = 0;
    table_facts.redoable = 0;
    table_facts.takeback = None;
    table_facts.back_to = None;
    table_facts.asked = Vec::new();
    table_facts.hints = false;
    table_facts.hint = Hint::default();
    let shown = playing.show(through, Some(at), &table_facts, visitor.language);
    let path = format!("{}/replay?at={at}&eyes={}", table.path(), eyes.code());
    let controls = web::replay::controls(&ReplayFacts {
        language: visitor.language,
        path: table.path(),
        position: at,
        length,
        rounds: playing.rounds(),
        eyes,
        offered,
        names: shown_names(&inside, visitor.language),
        link: format!("{}{path}", visitor.base),
    });
    let body = html! { (controls) (shown.html) };
    let title = web::titles::replay(visitor.language);
    Ok(super::shell(&house, &visitor, title, &path, Some(&*table.game), None, body))
}

/// The eyes that may be chosen, the usual ones first.
fn offered(progress: Progress, seat: Option<Seat>, seats: u8) -> Vec<Chosen> {
    let own = seat.map_or(Chosen::Public, Chosen::Seat);
    if progress != Progress::Over {
        return vec![own];
    }
    let mut all = vec![own];
    let everybody = (0..seats).map(|seat| Chosen::Seat(Seat(seat)));
    for eyes in everybody.chain([Chosen::All, Chosen::Public]) {
        if !all.contains(&eyes) {
            all.push(eyes);
        }
    }
    all
}
