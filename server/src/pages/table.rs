//! The page of a table, and the fragment of it that is sent when something changes.

use super::plan;
use crate::house::House;
use crate::network::reach;
use crate::presence;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Contribution, Fragment, Inside, LiveTable, Page, Progress, Sitter, Viewer};
use crate::visitor::{At, Visitor};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use maud::{PreEscaped, html};
use serde::Serialize;
use std::sync::Arc;
use web::fairness::Shown;
use web::lobby::WaitingFacts;
use web::people::{People, Whereabouts};
use web::replay::Eyes;
use web::shell::LiveFacts;
use web::{HandoverFacts, Language, Stage, TableFacts, TimeFacts};

pub(crate) async fn page(At { house, who: visitor, table }: At<Visitor>) -> Handled {
    house.ask_bot(Arc::clone(&table));
    show(&house, &visitor, &table, None).await
}

/// The table as it stands, as a page or, for a script, as a fragment.
pub(crate) async fn show(
    house: &House,
    visitor: &Visitor,
    table: &LiveTable,
    refusal: Option<Refusal>,
) -> Handled {
    let mut inside = table.look().await?;
    let fragment = fragment(house, table, &mut inside, visitor);
    if visitor.wants_json {
        drop(inside);
        return Ok(told(visitor, &fragment, refusal));
    }
    let people = people(house, table, &inside);
    let names = shown_names(&inside, visitor.language);
    let Viewer { seat, pass_to } = inside.viewer(visitor.guest.as_ref().map(|guest| guest.id));
    let left = inside.state.time.left(house.settings.clock.now_ms()).unwrap_or_default();
    let playing = inside.state.progress() == Progress::Playing;
    let waits = match inside.state.progress() {
        Progress::Waiting => !inside.state.closed && inside.ask(seat).is_none(),
        Progress::Playing => pass_to.is_none() && (seat.is_none() || inside.state.to_act() != seat),
        Progress::Over => false,
    };
    let left = if playing { left } else { Vec::new() };
    let time = web::pace::plain(visitor.language, &bots(&inside), &names, &left);
    drop(inside);
    let live = LiveFacts {
        path: format!("{}/live", table.path()),
        plain: html! {
            (web::people::plain(visitor.language, &names, seat, &people))
            (time)
        },
        again: waits.then(|| table.path()),
    };
    let status = status(refusal.as_ref());
    let notice = refusal.map(|refusal| web::errors::notice(&refusal.words(visitor.language)));
    let body = html! { @if let Some(notice) = &notice { (notice) } (PreEscaped(fragment.html())) };
    let title = fragment.title.clone();
    let game = Some(&*table.game);
    let page = super::shell(house, visitor, title, &table.path(), game, Some(live), body);
    Ok((status, page).into_response())
}

/// The fragment as a script reads it, with what was refused.
#[derive(Serialize)]
struct Told<'a> {
    moves: usize,
    title: &'a str,
    html: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

fn status(refusal: Option<&Refusal>) -> StatusCode {
    refusal.map_or(StatusCode::OK, Refusal::status)
}

/// A fragment as a script reads it.
pub(super) fn told(visitor: &Visitor, fragment: &Fragment, refusal: Option<Refusal>) -> Response {
    let status = status(refusal.as_ref());
    let told = Told {
        moves: fragment.moves,
        title: &fragment.title,
        html: fragment.html(),
        error: refusal.as_ref().map(Refusal::code),
        reason: refusal.map(|refusal| refusal.words(visitor.language)),
    };
    (status, axum::Json(told)).into_response()
}

/// What a page that listens shows now.
pub(crate) async fn news(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    page: Page,
) -> Result<Arc<Fragment>> {
    match page {
        Page::Table => {
            let mut inside = table.look().await?;
            let news = fragment(house, table, &mut inside, visitor);
            table.note_taken(&mut inside);
            Ok(news)
        }
        Page::End => super::end::fragment(house, table, visitor, None).await,
    }
}

/// What belongs inside `<main>` for this visitor.
pub(crate) fn fragment(
    house: &House,
    table: &LiveTable,
    inside: &mut Inside,
    visitor: &Visitor,
) -> Arc<Fragment> {
    let Viewer { seat, pass_to } = inside.viewer(visitor.guest.as_ref().map(|guest| guest.id));
    let eyes = seat.map_or(Eyes::Public, Eyes::Of);
    let question = inside.asked_of_device(visitor.guest.as_ref().map(|guest| guest.id));
    let known = inside.rendered(Page::Table, eyes, visitor.language);
    if let Some(known) = known.filter(|_| pass_to.is_none() && question.is_none()) {
        return known;
    }
    house.metrics.rendered.inc();
    let Some(playing) = &inside.state.playing else {
        return Arc::new(waiting(house, table, inside, visitor, seat));
    };
    let mut facts = facts(table, inside, seat);
    facts.marks = facts.hint.marks();
    if !facts.hint.turn.is_empty() {
        let turn = std::mem::take(&mut facts.hint.turn);
        facts.hint.turn = (playing.game.pages.turn_words)(
            &**playing,
            facts.moves,
            &turn,
            visitor.audience(&facts),
        );
    }
    facts.plan = seat.and_then(|seat| plan::facts(inside, seat, visitor.language));
    let closed = inside.state.closed_because.clone();
    // Nobody acts any more after somebody has given up, or the table was closed.
    let ended = inside.state.left.is_some() || inside.state.closed;
    let stage = if ended { Stage::BrokenOff } else { Stage::Live };
    let shown = (playing.game.pages.show)(&**playing, eyes, None, stage, visitor.audience(&facts));
    let left = inside.state.left.map(|seat| {
        web::end::given_up(
            visitor.language,
            inside.state.farewell(),
            &shown_names(inside, visitor.language)[seat.index()],
            &facts.path,
        )
    });
    let closed = closed.map(|reason| Refusal::Closed(reason).words(visitor.language));
    let curtain = pass_to.map(|seat| {
        web::end::curtain(visitor.language, &facts.names[seat.index()], &facts.path, facts.after)
    });
    let above = html! {
        @if let Some(curtain) = &curtain { (curtain) }
        @if let Some(question) = &question {
            (question.panel(visitor.language, &facts.names, &facts.path, facts.after))
        }
        @if let Some(left) = &left { (left) }
        @if let Some(closed) = &closed { (web::end::closed(closed)) }
    };
    let mut html = shown.html;
    // A page is large, and mostly nothing stands above it.
    if !above.0.is_empty() {
        html.0.insert_str(0, &above.0);
    }
    let fragment = Fragment::new(facts.moves, shown.sentence, html);
    if curtain.is_some() || question.is_some() {
        // Those who watch have the same eyes, and nothing to take or to answer.
        return Arc::new(fragment);
    }
    inside.share(Page::Table, eyes, visitor.language, fragment)
}

fn waiting(
    house: &House,
    table: &LiveTable,
    inside: &Inside,
    visitor: &Visitor,
    seat: Option<Seat>,
) -> Fragment {
    let state = &inside.state;
    let summary = table.game.summary(&table.options, visitor.language);
    let pace = web::pace::words(visitor.language, table.pace);
    let facts = WaitingFacts {
        language: visitor.language,
        path: table.path(),
        game: table.game.named(visitor.language),
        options: [summary].into_iter().chain(pace).collect(),
        base: visitor.base.clone(),
        reach: reach(&house.settings, &visitor.base),
        seats: state
            .names
            .iter()
            .map(|name| Some(name.clone()).filter(|n| !n.is_empty()))
            .collect(),
        bots: bots(inside),
        levels: table.game.opponents.names.iter().map(|level| (*level).to_owned()).collect(),
        seat,
        host: visitor.guest.as_ref().is_some_and(|guest| guest.id == table.host),
        inviter: state.seat_of(table.host).map(|seat| (state.names[seat.index()].clone(), seat)),
        minutes: table.game.pages.box_facts.minutes,
        teaches: (table.game.pages.first_game)().is_some(),
        name: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        commitment: table.commitment.clone(),
        added: state.fairness.by_place().iter().map(shown).collect(),
        ask: inside.ask(seat),
        by_lot: state.fairness.is_by_lot(),
    };
    let title = facts.title();
    let html = if let Some(reason) = &state.closed_because {
        let reason = Refusal::Closed(reason.clone()).words(visitor.language);
        web::errors::closed(visitor.language, &reason)
    } else if state.closed {
        let reason = Refusal::Over.words(visitor.language);
        web::errors::page(visitor.language, 410, &reason, None)
    } else {
        web::lobby::waiting(&facts)
    };
    Fragment::new(0, title, html)
}

/// What everybody may know of what is added to the seed.
fn shown(contribution: &Contribution) -> Shown {
    match (contribution, contribution.sha256()) {
        (_, Some(hash)) => Shown::Fixed(hash),
        (Contribution::Nothing, None) => Shown::Nothing,
        (_, None) => Shown::Awaited,
    }
}

/// What there is to say about a table, for one seat or a spectator.
pub(crate) fn facts(table: &LiveTable, inside: &Inside, seat: Option<Seat>) -> TableFacts {
    let state = &inside.state;
    let over = state.progress() == Progress::Over;
    let takeback = state.back.takeback.as_ref();
    TableFacts {
        path: table.path(),
        names: state.names.clone(),
        bots: bots(inside),
        moves: state.moves(),
        after: state.log_len,
        undoable: seat.map_or(0, |seat| state.undoable(seat)),
        redoable: seat.map_or(0, |seat| state.redoable(seat).len()),
        seen: seat.map_or(state.moves(), |seat| state.seen_by(seat)),
        takeback: takeback.map(|takeback| takeback.seat),
        back_to: state.back_to(seat),
        asked: takeback.into_iter().flat_map(|takeback| state.who_is_asked(takeback)).collect(),
        time: time_facts(table, inside),
        handover: HandoverFacts {
            offer: state.offer.as_ref().map(|offer| (offer.seat, offer.to.clone())),
            by: state.offer.as_ref().and_then(|offer| offer.by),
            asked: state.asked_to_agree(),
            vacant: state.vacant_seat(),
            levels: table.game.opponents.names.iter().map(|level| (*level).to_owned()).collect(),
        },
        notes: state.back.notes.clone(),
        said: state.said(),
        practice: state.fairness.is_practice(),
        shared: seat.is_some_and(|seat| state.shares_device(seat)),
        bar: seat.filter(|_| table.hints && !over).and_then(|seat| inside.bar(seat)),
        listed: seat.filter(|seat| !over && state.plays_alone(*seat)).map(|_| inside.listed),
        chance: seat.and_then(|seat| inside.chance(seat)),
        hints: table.hints,
        hint: seat.map(|seat| inside.hint(seat)).unwrap_or_default(),
        guide: seat.and_then(|seat| state.guides.get(&seat).cloned()),
        commitment: table.commitment.clone(),
        seed: over.then(|| state.fairness.seed(&table.seed).as_str().to_owned()),
        marks: Vec::new(),
        plan: None,
        panel: None,
    }
}

/// What pages say of everybody's time.
fn time_facts(table: &LiveTable, inside: &Inside) -> TimeFacts {
    let state = &inside.state;
    let due = state.due();
    let since = state.time.since();
    TimeFacts {
        pace: table.pace,
        due_ms: due.map(|(due, _)| due),
        due_utc: due.map(|(due, _)| web::labels::utc(due)).unwrap_or_default(),
        last_ms: due.map(|(_, last)| last),
        since_ms: since,
        // As the turn began, so that the page stays the same while the clock runs.
        left_ms: state.time.left(since.unwrap_or(0)).unwrap_or_default(),
        overdue: inside.overdue,
        levels: match inside.overdue {
            Some(_) => table.game.opponents.names.iter().map(|level| (*level).to_owned()).collect(),
            None => Vec::new(),
        },
    }
}

/// Who is at a table now.
pub(crate) fn people(house: &House, table: &LiveTable, inside: &Inside) -> People {
    let state = &inside.state;
    let guests: Vec<Option<i64>> = state.sitters.iter().map(Sitter::guest).collect();
    let now = house.settings.clock.now_ms();
    let (seats, watching) = house.presence.at(&table.id, &guests, now);
    let seats = seats.into_iter().zip(&state.acted_ms);
    let seats = seats.map(|(is, acted)| is.map(|is| seen(is, *acted, now)));
    People { seats: seats.collect(), watching }
}

/// Where somebody is, as pages say it; the log may know at least when they acted last.
pub(super) fn seen(is: presence::Whereabouts, acted: Option<i64>, now: i64) -> Whereabouts {
    match is {
        presence::Whereabouts::Here => Whereabouts::Here,
        presence::Whereabouts::Elsewhere => Whereabouts::Elsewhere,
        presence::Whereabouts::Away(since) => {
            let since = since.or(acted);
            Whereabouts::Away(since.and_then(|ms| u64::try_from((now - ms) / 1000).ok()))
        }
    }
}

/// Who sits where, as pages call them.
pub(crate) fn shown_names(inside: &Inside, language: Language) -> Vec<String> {
    web::labels::names(language, &inside.state.names, &bots(inside))
}

fn bots(inside: &Inside) -> Vec<Option<String>> {
    let level = |sitter: &Sitter| match sitter {
        Sitter::Bot(level) => Some(level.clone()),
        _ => None,
    };
    inside.state.sitters.iter().map(level).collect()
}
