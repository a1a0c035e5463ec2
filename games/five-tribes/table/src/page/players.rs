//! The players: what lies in front of each for all to see, and to the viewer
//! what only they may know.

use super::about;
use super::pictures;
use super::place::{self, Where};
use super::seats;
use super::spirits;
use super::table::Table;
use crate::words::{names, scores};
use caravanserai_core::Seat;
use five_tribes::{Items, Own, Piece, Task, Tribe, best_sale};
use maud::{Markup, Render, html};
use std::borrow::Cow;
use web::beside;
use web::labels;
use web::t;
use web::{Icon, IconAs};
use web::{pace, people, talk};

/// All players, the viewer first, and what the bag holds.
pub(super) fn all(table: &Table<'_>) -> Markup {
    panels(table, |seat| player(table, seat))
}

/// The same with what everybody holds, from the tables as each seat sees them.
pub(super) fn revealed(tables: &[Table<'_>]) -> Markup {
    panels(&tables[0], |seat| player(&tables[seat.index()], seat))
}

fn panels(table: &Table<'_>, player: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        section.players data-then="players" aria-labelledby="players-title" {
            h2.vh #players-title { (t!(table.language, "tribes-players")) }
            @for seat in table.seats() { (player(seat)) }
            (bag(table))
        }
    }
}

/// Everybody in one line, for screens where the panel is behind a tab, and the viewer's coins.
pub(super) fn strip(table: &Table<'_>) -> Markup {
    let language = table.language;
    html! {
        ol.rivals data-then="rivals" aria-label=(t!(language, "tribes-players")) {
            @for seat in by_turn(table) {
                li.rival.{ (seats::class(seat)) }.is-acting[table.scene.to_act == Some(seat)] {
                    (seats::badge(seat)) (people::mark(table.scene.table, table.scene.seat, seat))
                    span.called { (table.own_name(seat)) }
                    b { (total(table, seat)) } span.vh { (t!(language, "tribes-pts")) }
                }
            }
            @if let Some(own) = table.own(table.me) {
                li.rival.coins { (Icon("coin")) b { (own.coins) } span.vh { (names::coins(language, own.coins)) } }
            }
        }
    }
}

/// Whose turns are still to come in this round, or whose bids: each once, the next one first.
fn queue(table: &Table<'_>) -> Vec<Seat> {
    let open = &table.view.open;
    let mut queue = Vec::new();
    let (bids, turns) = match table.task() {
        None => return queue,
        Some(Task::Bid) => (open.bid_order.as_slice(), None),
        Some(_) => (&[][..], Some(open.active)),
    };
    let track = open.track.iter().rev().flatten().filter(|_| turns.is_some());
    for seat in bids.iter().copied().chain(turns).chain(track.copied()) {
        if !queue.contains(&seat) {
            queue.push(seat);
        }
    }
    queue
}

/// All seats in the order of their turns; in one line nobody has to be looked for.
fn by_turn(table: &Table<'_>) -> Vec<Seat> {
    let mut seats = queue(table);
    let rest: Vec<Seat> = table.seats().filter(|seat| !seats.contains(seat)).collect();
    seats.extend(rest);
    seats
}

/// The number of a player in that order; the panels themselves stay where they are.
fn number(table: &Table<'_>, seat: Seat) -> Markup {
    let number = queue(table).iter().position(|other| *other == seat);
    html! {
        @if let Some(number) = number { span.nth aria-hidden="true" { (number + 1) } }
    }
}

/// One player.
fn player(table: &Table<'_>, seat: Seat) -> Markup {
    let (language, view) = (table.language, table.view);
    let acts = table.scene.to_act == Some(seat);
    let level = table.scene.table.bots.get(seat.index()).and_then(Option::as_deref);
    let level = level.map(|level| labels::level(language, level));
    html! {
        article.player.{ (seats::class(seat)) }.is-acting[acts] .is-you[table.scene.seat == Some(seat)]
            data-spot=(seats::class(seat)) {
            h3 {
                (number(table, seat)) (seats::badge(seat)) span.called { (table.own_name(seat)) }
                (people::mark(table.scene.table, table.scene.seat, seat))
                (pace::clock(table.scene, seat))
                @if table.scene.seat == Some(seat) { " " small { (t!(language, "tribes-you")) } }
                @else if let Some(level) = level.filter(|level| *level != table.own_name(seat)) {
                    " " small { (level) }
                }
                span.when { (when(table, seat)) }
                (points(table, seat))
            }
            (talk::said(language, table.scene.table, seat))
            (tally(table, seat))
            @if let Some(own) = table.own(seat) { (purse(table, seat, own)) }
            @if view.open.loot != five_tribes::Gathered::default() && view.open.active == seat { (loot(table)) }
            (spirits::held(table, seat))
        }
    }
}

/// What a player is doing, or when they will.
fn when(table: &Table<'_>, seat: Seat) -> Cow<'static, str> {
    let language = table.language;
    let open = &table.view.open;
    let ahead = open.track.iter().rev().flatten().position(|other| *other == seat);
    match table.task() {
        None => Cow::Borrowed(""),
        Some(Task::Bid) if table.scene.to_act == Some(seat) => t!(language, "tribes-bids-now"),
        Some(_) if table.scene.to_act == Some(seat) => t!(language, "tribes-acts-now"),
        Some(Task::Bid) if open.bid_order.as_slice().contains(&seat) => {
            t!(language, "tribes-bids-later")
        }
        Some(Task::Bid) => t!(language, "tribes-has-bid"),
        Some(_) if open.active == seat => t!(language, "tribes-on-turn"),
        Some(_) => match ahead {
            Some(0) => t!(language, "tribes-acts-next"),
            Some(_) => t!(language, "tribes-acts-later"),
            None => t!(language, "tribes-has-acted"),
        },
    }
}

/// The points so far: all of them where they may be known, otherwise those in sight.
fn points(table: &Table<'_>, seat: Seat) -> Markup {
    let language = table.language;
    let over = table.task().is_none();
    let sight = table.view.open.score_in_sight(seat);
    let id = format!("points-{}", seats::letter(seat));
    let secret = table.own(seat).map(|own| scores::secret(table.view, seat, own));
    html! {
        span.points role="group" tabindex="0" aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } {
            span id={ "name-" (id) } {
                @if !over && secret.is_none() { "≥ " }
                b { (total(table, seat)) } " " (t!(language, "tribes-pts"))
            }
            (about::tip(table, &id, "aside", "F-END-2",
                html! { h3 { (t!(language, "points-title", name = table.name(seat))) } }, html! {
                dl.sums {
                    @if over {
                        @for (part, points) in table.scene.scores.of(seat).parts() {
                            div { dt { (part_name(table, part)) } dd { (points) } }
                        }
                    } @else {
                        @for (part, points) in secret.iter().flatten().chain(sight.parts()) {
                            div { dt { (part_name(table, part)) } dd { (points) } }
                        }
                    }
                }
                p.rule {
                    @if over || secret.is_some() { (t!(language, "points-text")) }
                    @else { (t!(language, "tribes-points-in-sight")) }
                }
            }))
        }
    }
}

/// All points that the viewer may know of.
fn total(table: &Table<'_>, seat: Seat) -> i16 {
    match table.task() {
        None => table.scene.scores.of(seat).total(),
        Some(_) => scores::in_sight(table.view, seat),
    }
}

fn part_name(table: &Table<'_>, part: &str) -> Cow<'static, str> {
    scores::part(part, table.language).0
}

/// What lies in front of a player, in signs and numbers.
fn tally(table: &Table<'_>, seat: Seat) -> Markup {
    let (language, view) = (table.language, table.view);
    let player = view.open.player(seat);
    let tiles = player.tiles();
    let value: i16 = tiles.map(|at| view.open.board.tile(at).row().value).sum();
    let built = |piece| tiles.map(|at| view.open.board.built(piece, at)).sum::<u8>();
    let artisans = view.open.options.artisans;
    let change = table.changes[seat.index()];
    html! {
        ul.tally {
            @let camels = t!(language, "tribes-camels-left", count = view.open.camels_left(seat));
            li title=(camels) {
                (pictures::camel(seat)) (figure(view.open.camels_left(seat))) span.vh { (camels) }
            }
            @if view.open.has_tent(seat) {
                li title=(t!(language, "tribes-tent-left")) { (Icon("tent")) (figure(1)) span.vh { (t!(language, "tribes-tent-left")) } }
            }
            @for tribe in Tribe::KEPT {
                @if tribe != Tribe::Artisan || artisans { (kept(table, seat, tribe)) }
            }
            @let worth = t!(language, "tribes-tiles-worth", count = tiles.len(), points = value);
            li.is-up[change.tiles > 0].is-down[change.tiles < 0] title=(worth) {
                (Icon("tile-owned")) (figure(tiles.len())) (beside::delta(change.tiles)) " " small aria-hidden="true" { (value) }
                span.vh { (worth) }
            }
            @for piece in [Piece::Palm, Piece::Palace] {
                @if built(piece) > 0 {
                    li { (Icon(pictures::piece(piece))) (figure(built(piece)))
                        span.vh { @match piece {
                            Piece::Palm => (t!(language, "tribes-palms", count = built(piece))),
                            Piece::Palace => (t!(language, "tribes-palaces", count = built(piece))),
                        } }
                    }
                }
            }
            @if table.own(seat).is_none() {
                @let cards = view.counts.hands[seat.index()];
                @let items = view.counts.items[seat.index()];
                @let label = t!(language, "tribes-cards", count = cards);
                li.is-up[change.cards > 0].is-down[change.cards < 0] title=(label) {
                    (Icon("resource-card")) (figure(cards)) (beside::delta(change.cards)) span.vh { (label) }
                }
                @if artisans {
                    @let label = t!(language, "tribes-items", count = items);
                    li title=(label) { (Icon("item-card")) (figure(items)) span.vh { (label) } }
                }
                @if table.task().is_none() {
                    // The count has told them.
                    @let coins = part_name(table, "coins");
                    li title=(coins) {
                        (Icon("coin")) (table.scene.scores.of(seat).part("coins")) " " span.vh { (coins) }
                    }
                } @else {
                    li title=(t!(language, "tribes-coins-hidden")) {
                        (Icon("coin")) (figure("?")) span.vh { (t!(language, "tribes-coins-hidden")) }
                    }
                }
            }
        }
    }
}

/// A number that stands beside its words.
fn figure(number: impl Render) -> Markup {
    html! { span aria-hidden="true" { (number) } }
}

/// Meeples in front of a player, which Assassins may reach for.
fn kept(table: &Table<'_>, seat: Seat, tribe: Tribe) -> Markup {
    let count = table.view.open.player(seat).held.of(tribe);
    let hits = place::hits(table, Where::Held(seat, tribe), "");
    let label = names::counted(table.language, tribe, count);
    let change = table.changes[seat.index()].held[tribe.index()];
    html! {
        li.is-legal[hits.is_some()].is-up[change > 0].is-down[change < 0] title=(label) {
            (Icon(pictures::meeple(tribe))) (figure(count)) (beside::delta(change)) span.vh { (label) }
            (hits.unwrap_or_default())
        }
    }
}

/// Coins, cards and items, which only their owner sees.
fn purse(table: &Table<'_>, seat: Seat, own: &Own) -> Markup {
    let language = table.language;
    let chooses = table.is_asked() && table.scene.seat == Some(seat);
    let sale = best_sale(&own.hand, 0);
    html! {
        div.purse {
            @let change = table.changes[seat.index()].coins;
            span.coins.is-up[change > 0].is-down[change < 0] {
                (Icon("coin")) (figure(own.coins)) (beside::delta(change))
                span.vh { (names::coins(language, own.coins)) }
            }
            ul.hand aria-label=(t!(language, "tribes-your-cards")) {
                @for kind in own.hand.kinds() {
                    @let count = own.hand.of(kind);
                    @let id = format!("hand-{}-{kind}", seats::letter(seat));
                    @let hits = chooses.then(|| place::hits(table, Where::Hand(kind), &id)).flatten();
                    li.is-legal[hits.is_some()] tabindex=[hits.is_none().then_some("0")]
                        aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } {
                        (pictures::resource(kind))
                        span.vh id={ "name-" (id) } { (count) " " (names::resource(language, kind)) }
                        @if count > 1 { b aria-hidden="true" { (count) } }
                        (hits.unwrap_or_default())
                        (about::tip(table, &id, "aside", "F-SELL-1",
                            html! { h3 { (count) " " (names::resource(language, kind)) } },
                            html! { p { (names::resource_use(language, kind)) } }))
                    }
                }
                @for item in own.items.kinds() { (owned_item(table, seat, &own.items, item, chooses)) }
            }
            p.note {
                @if table.task().is_some() {
                    span { (IconAs("ic", "ui-lock")) " " (t!(language, "tribes-only-you")) }
                }
                @if sale > 0 { span { (t!(language, "tribes-sells-for", coins = sale)) } }
            }
        }
    }
}

fn owned_item(
    table: &Table<'_>,
    seat: Seat,
    items: &Items,
    item: five_tribes::Item,
    chooses: bool,
) -> Markup {
    let language = table.language;
    let count = items.of(item);
    let id = format!("item-{}-{item}", seats::letter(seat));
    let hits = chooses.then(|| place::hits(table, Where::Item(item), &id)).flatten();
    html! {
        li.item.is-legal[hits.is_some()] tabindex=[hits.is_none().then_some("0")]
            aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } {
            (pictures::item(item))
            span.vh id={ "name-" (id) } { (count) " " (names::item(language, item)) }
            @if count > 1 { b aria-hidden="true" { (count) } }
            (hits.unwrap_or_default())
            (about::tip(table, &id, "aside", &format!("item-{item}-text"),
                html! { h3 { (names::item_with_points(language, item)) } },
                html! { p { (names::item_power(language, item)) } }))
        }
    }
}

/// What a thief has gathered and nobody has taken yet.
fn loot(table: &Table<'_>) -> Markup {
    let (language, loot) = (table.language, &table.view.open.loot);
    html! {
        p.loot {
            (Icon("thief-card")) span { (t!(language, "tribes-loot")) }
            @for kind in loot.resources.each() { (pictures::resource(kind)) span.vh { (names::resource(language, kind)) " " } }
            @for djinn in loot.djinns.iter() { (pictures::djinn(djinn)) span { (names::djinn(language, djinn)) } }
            @for at in loot.tiles { (Icon("tile-owned")) b { (at) } }
            @for _ in 0..loot.palms { (Icon("palm")) }
            @for _ in 0..loot.palaces { (Icon("palace")) }
            @for item in loot.items.each() { (pictures::item(item)) span.vh { (names::item(language, item)) " " } }
        }
    }
}

/// What the bag holds, which everybody can work out, and what the supply has left.
fn bag(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let heap = view.open.bag;
    html! {
        section.panel.bag aria-labelledby="bag-title" {
            h2 #bag-title title=(t!(language, "tribes-bag-note")) {
                (Icon("bag")) (t!(language, "tribes-bag")) " " small { (heap.total()) }
            }
            ul.tally {
                @for tribe in heap.tribes() {
                    li title=(names::counted(language, tribe, heap.of(tribe))) {
                        (Icon(pictures::meeple(tribe))) (heap.of(tribe))
                        span.vh { (names::tribe(language, tribe, heap.of(tribe))) }
                    }
                }
                @let palms = t!(language, "tribes-palms-left", count = view.open.palms_left);
                li.supply title=(palms) {
                    (Icon("palm")) (figure(view.open.palms_left)) span.vh { (palms) }
                }
                @let palaces = t!(language, "tribes-palaces-left", count = view.open.palaces_left);
                li.supply title=(palaces) {
                    (Icon("palace")) (figure(view.open.palaces_left)) span.vh { (palaces) }
                }
            }
        }
    }
}
