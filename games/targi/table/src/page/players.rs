//! A player's side: points, purse, display, hand and tokens.

use super::board::piece;
use super::icons;
use super::place::{self, Where};
use super::purse;
use super::table::{Table, colour};
use super::tribe_card::{self, Small};
use crate::words::{rows, token};
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::{Display, Effect, HandView, PlayerView, PutBackView, Row, Slot, Token, TokenRule};
use web::labels;
use web::t;
use web::{Icon, IconAs, Room};
use web::{pace, people, talk};

/// More than most panels take.
const PANEL: usize = 8 << 10;

/// A player's panel.
pub(super) fn panel(table: &Table<'_>, seat: Seat) -> Markup {
    let mine = seat == table.me;
    let side = if mine { "me" } else { "them" };
    html! {
        (Room(PANEL))
        section.panel.player.{ "player--" (side) }.{ "by-" (colour(seat)) }
            .is-active[table.scene.to_act == Some(seat)] data-then=(side) aria-labelledby={ (side) "-name" } {
            (head(table, seat, side))
            (purse::list(table, seat, ""))
            (display(table, seat))
            div.side-goods {
                (hand(table, seat))
                (tokens(table, seat))
            }
        }
    }
}

fn head(table: &Table<'_>, seat: Seat, side: &str) -> Markup {
    let language = table.language;
    let points = table.scene.scores.of(seat).total();
    let bot = table.scene.table.bots.get(seat.index()).and_then(Option::as_deref);
    let icon = if seat == Seat(0) { "p-targi-blue" } else { "p-targi-ivory" };
    html! {
        header.player-head {
            (IconAs("fig", icon))
            h2 id={ (side) "-name" } { (table.name(seat)) }
            (people::mark(table.scene.table, table.scene.seat, seat))
            (pace::clock(table.scene, seat))
            (talk::said(language, table.scene.table, seat))
            @if let Some(level) = bot.map(|level| labels::level(language, level)) {
                @if level != table.own_name(seat) { span.tag { (level) } }
            }
            @if table.view.start == seat && table.task().is_some() {
                span.tag.sign title=(t!(language, "starts-round")) {
                    (Icon("u-first")) span { (t!(language, "starts-round")) }
                }
            }
            (supply(table, seat))
            @let points_now = t!(language, "points-now", count = points);
            p.now.{ "a-n" (seat) } tabindex="0" role="img" aria-label={ (points) " " (points_now) }
                aria-describedby={ "about-n" (seat) } { b { (points) } " " span { (points_now) } }
        }
    }
}

/// The figures that a player has still to place.
fn supply(table: &Table<'_>, seat: Seat) -> Markup {
    let left = table.supply(seat);
    let all = table.view.players[seat.index()].targi_now;
    let icon = if seat == Seat(0) { "p-targi-blue" } else { "p-targi-ivory" };
    html! {
        @if left > 0 {
            span.supply role="img" aria-label=(t!(table.language, "targi-to-place", count = left)) {
                @for index in 0..left {
                    (piece(icon, "fig", &format!("targi-{}-{}", colour(seat), all - left + index + 1), ""))
                }
            }
        }
    }
}

/// A display of three rows.
pub(super) fn display(table: &Table<'_>, seat: Seat) -> Markup {
    let language = table.language;
    let player = &table.view.players[seat.index()];
    let count = player.display.len();
    html! {
        ol.display aria-label=(t!(language, "display-of", name = table.name(seat), count = count)) {
            @for row in Row::ALL {
                li.row {
                    span.vh { (t!(language, "row-n", row = row.index() + 1)) }
                    ol {
                        @for place in 0..Display::PLACES as u8 {
                            (slot(table, seat, player, Slot { row, place }))
                        }
                    }
                    (goal(table, player, row))
                }
            }
        }
    }
}

fn slot(table: &Table<'_>, seat: Seat, player: &PlayerView, slot: Slot) -> Markup {
    let language = table.language;
    let acts = table.scene.to_act == Some(seat);
    let first_free = player.display.row_len(slot.row) == usize::from(slot.place);
    let id = super::about::slot(seat, slot);
    let here = match player.display.get(slot) {
        Some(_) => Where::Slot(slot),
        None => Where::NextOf(slot.row),
    };
    let hits = (acts && (first_free || here == Where::Slot(slot)))
        .then(|| place::hits(table, here, if here == Where::Slot(slot) { &id } else { "" }))
        .flatten();
    let Some(card) = player.display.get(slot) else {
        return html! {
            li.slot."slot--free"."slot--next"[first_free] .is-legal[hits.is_some()]
                aria-hidden=[hits.is_none().then_some("true")] {
                (hits.unwrap_or_default())
            }
        };
    };
    let face = table.view.rules.tribe(card);
    let small = Small {
        card: face,
        ready: player.ready.contains(card),
        waiver: (player.waived == Some(card)).then_some(colour(seat)),
        gold: match face.effect {
            Effect::GoldOnCard { .. } => player.card_gold,
            _ => 0,
        },
    };
    let (_, tint) = icons::card(face);
    html! {
        li.slot.{ "a-" (id) } .is-legal[hits.is_some()] {
            div class={ "mini " (tint) } role="img" tabindex=[hits.is_none().then_some("0")]
                aria-label=(tribe_card::label(language, face)) aria-describedby={ "about-" (id) }
                data-vt={ "card-" (face.id) } {
                (tribe_card::small(&small))
            }
            (hits.unwrap_or_default())
        }
    }
}

/// What a row brings, or can still bring.
fn goal(table: &Table<'_>, player: &PlayerView, row: Row) -> Markup {
    let language = table.language;
    let standing = rows::standing(&table.view.rules, &player.display, row);
    let points = standing.points();
    let (worth, why) = match standing {
        standing if standing.is_full() && standing.equal => {
            (format!("+{points}"), t!(language, "row-equal"))
        }
        standing if standing.is_full() && standing.mixed => {
            (format!("+{points}"), t!(language, "row-mixed"))
        }
        standing if standing.is_full() => ("0".to_owned(), t!(language, "row-neither")),
        rows::Standing { cards: 0, .. } => {
            (format!("{}/{}", rows::EQUAL, rows::MIXED), t!(language, "row-open"))
        }
        rows::Standing { equal: true, mixed: true, .. } => {
            (format!("{}/{}", rows::EQUAL, rows::MIXED), t!(language, "row-open"))
        }
        rows::Standing { equal: true, .. } => {
            (rows::EQUAL.to_string(), t!(language, "row-if-equal"))
        }
        rows::Standing { mixed: true, .. } => {
            (rows::MIXED.to_string(), t!(language, "row-if-mixed"))
        }
        _ => ("0".to_owned(), t!(language, "row-nothing")),
    };
    let in_words = match standing.equal && standing.mixed && !standing.is_full() {
        true => {
            t!(language, "row-open-in-words", equal = rows::EQUAL, mixed = rows::MIXED).into_owned()
        }
        false => format!("{}, {why}", t!(language, "amount-vp", count = worth.as_str())),
    };
    html! {
        div.goal.a-goal.is-done[points > 0] .is-lost[!standing.equal && !standing.mixed]
            role="img" aria-label={ (t!(language, "cards-of-four", count = standing.cards)) ", " (in_words) } {
            span.pips {
                @for index in 0..Display::PLACES as u8 { i.on[index < standing.cards] {} }
            }
            b {
                @if points > 0 { (Icon("u-check")) }
                (worth) (Icon("i-vp"))
            }
            span { (why) }
        }
    }
}

fn hand(table: &Table<'_>, seat: Seat) -> Markup {
    let language = table.language;
    let player = &table.view.players[seat.index()];
    let acts = table.scene.to_act == Some(seat);
    let cards_in_hand: Vec<HandView> = player.hand().collect();
    html! {
        div.hand {
            h3 { (t!(language, "hand")) }
            @if cards_in_hand.is_empty() { span.none { (t!(language, "hand-empty")) } }
            @for (index, card) in cards_in_hand.iter().enumerate() {
                @let id = super::about::hand(seat, index);
                @let hits = acts.then(|| place::hits(table, Where::Hand(index as u8), id)).flatten();
                @match *card {
                    HandView::Hidden { .. } => {
                        span.mini."mini--back" role="img" aria-label=(t!(language, "hidden-card")) {
                            (IconAs("bk", "b-tribe"))
                        }
                    }
                    HandView::Card { card, .. } => {
                        @let face = table.view.rules.tribe(card);
                        @let (_, tint) = icons::card(face);
                        span.spot.hand-card.{ "a-" (id) } .is-legal[hits.is_some()] {
                            span class={ "mini mini--wide " (tint) } role="img"
                                tabindex=[hits.is_none().then_some("0")]
                                aria-label=(tribe_card::label(language, face))
                                aria-describedby={ "about-" (id) } data-vt={ "card-" (face.id) } {
                                (tribe_card::small(&Small { card: face, ready: true, waiver: None, gold: 0 }))
                                (tribe_card::cost_line(language, face))
                            }
                            (hits.unwrap_or_default())
                        }
                    }
                }
            }
        }
    }
}

fn tokens(table: &Table<'_>, seat: Seat) -> Markup {
    let language = table.language;
    let view = table.view;
    let player = &view.players[seat.index()];
    if view.rules.options.tokens == TokenRule::Off {
        return html! {};
    }
    let class = if seat == Seat(0) { "tok tok--blue" } else { "tok tok--ivory" };
    let put_back = match view.put_back[seat.index()] {
        PutBackView::Token(token) => Some(token),
        PutBackView::None | PutBackView::Hidden => None,
    };
    html! {
        ul.tokens aria-label=(t!(language, "tokens")) {
            @for token in Token::ALL {
                @let ready = player.tokens.contains(token) && put_back != Some(token);
                @let name = token::name(language, token);
                @let state = if ready { t!(language, "token-ready") } else { t!(language, "token-gone") };
                @let about = icons::token_about(token);
                li.{ (about) } .is-spent[!ready] tabindex="0" aria-label={ (name) ", " (state) }
                    aria-describedby={ "about-" (about.trim_start_matches("a-")) } {
                    (piece(icons::token(token), class, "", &format!("{name}, {state}")))
                }
            }
        }
    }
}
