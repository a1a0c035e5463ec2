//! One tile of the board with everything on it.

use super::about;
use super::pictures;
use super::place::{self, Where};
use super::plan::{self, Ending};
use super::preview;
use super::seats;
use super::table::Table;
use super::walk::Path;
use crate::words::names;
use five_tribes::{Choice, Meeples, Piece, Square, Squares, TRIBES, Task, Tile, TileColour, Tribe};
use maud::{Markup, Render, html};
use std::sync::Arc;
use web::{Icon, IconAs, Kept, Language, Room, Use, t};

/// More than a tile takes.
const TILE: usize = 4 << 10;

/// More meeples than this are grouped by tribe.
const CROWD: u8 = 8;

const COLUMNS: [&str; 6] = ["c0", "c1", "c2", "c3", "c4", "c5"];
const ROWS: [&str; 6] = ["r0", "r1", "r2", "r3", "r4", "r5"];

/// The classes of a square's place.
pub(super) fn at_class(at: Square) -> (&'static str, &'static str) {
    (COLUMNS[usize::from(at.column())], ROWS[usize::from(at.row())])
}

/// A tile; `ends` are the tiles on which a walk could end, by tribe.
pub(super) fn tile(table: &Table<'_>, at: Square, ends: &[Squares; TRIBES]) -> Markup {
    let (view, language) = (table.view, table.language);
    let kind = view.open.board.tile(at);
    let drawn = pictures::tile_kind(kind);
    let (column, row) = at_class(at);
    let colour = match kind.row().colour {
        Some(TileColour::Blue) => "v-blue",
        Some(TileColour::Red) => "v-red",
        None => "v-none",
    };
    let id = at.name();
    let hits = place::hits(table, Where::Tile(at), id);
    let walk = table.walk.as_ref();
    let ending = last_step(table, at);
    let plans = view.open.walk.hand.total() != 1;
    html! {
        (Room(TILE))
        li.tile.{ (column) }.{ (row) }.{ "kind-" (drawn) }.{ (colour) } data-spot=(id)
            .is-legal[hits.is_some()] .is-spoken[table.spoken.has(at)]
            .is-origin[walk.is_some_and(|walk| walk.from == at)]
            .is-path[walk.is_some_and(|walk| walk.passed(at))]
            .is-here[walk.is_some_and(|walk| walk.at() == at)]
            tabindex=[hits.is_none().then_some("0")] aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } {
            svg.scene viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                (Use("scene-", drawn))
            }
            span.vh id={ "name-" (id) } { (describe(table, at)) }
            @if kind.row().colour.is_some() { span.value aria-hidden="true" { (kind.row().value) } }
            (owner(table, at))
            (folk(table, at))
            span.base aria-hidden="true" {
                span.emblem { (pictures::emblem(kind)) }
                span.built {
                    @for piece in [Piece::Palm, Piece::Palace] {
                        @let count = view.open.board.built(piece, at);
                        @if count > 0 {
                            span.bt { (Icon(pictures::piece(piece))) @if count > 1 { b { (count) } } }
                        }
                    }
                }
            }
            @if walk.is_some_and(|walk| walk.from == at) {
                span.flag aria-hidden="true" { (Icon("u-step")) (t!(language, "tribes-start")) }
            }
            @if plans { (endings(table, at, ends)) }
            (hits.unwrap_or_default())
            @if let Some(ending) = &ending { (preview::chip(table, ending)) }
            (explain(table, at, ending.as_ref()))
        }
    }
}

/// What a last step to this tile would bring, if there is one.
fn last_step(table: &Table<'_>, at: Square) -> Option<Ending> {
    if table.view.open.walk.hand.total() != 1 {
        return None;
    }
    table.at(Where::Tile(at)).find_map(|choice| match choice {
        Choice::Step(_, tribe) | Choice::Fly(_, tribe) => Some(Ending::new(table.view, at, tribe)),
        _ => None,
    })
}

fn owner(table: &Table<'_>, at: Square) -> Markup {
    let Some(seat) = table.view.open.owner(at) else { return html! {} };
    let tent = table.view.open.player(seat).tent == Some(at);
    let slides = format!("{}-{at}", if tent { "tent" } else { "camel" });
    html! {
        span.owner.{ (seats::class(seat)) } aria-hidden="true" data-vt=(slides) {
            (IconAs("ic wide", if tent { "tent" } else { "camel" }))
            b { (seats::letter(seat)) }
        }
    }
}

/// The meeples, always in the same order; those of the walk under way keep the
/// names they had in hand, so that they slide.
fn folk(table: &Table<'_>, at: Square) -> Markup {
    let heap = table.view.open.board.meeples(at);
    let dropped = |tribe| table.walk.as_ref().map_or(0, |walk| walk.dropped(at, tribe));
    let size = match heap.total() {
        0 => "n0",
        1..=3 => "n3",
        4 => "n4",
        5..=6 => "n6",
        7..=CROWD => "n8",
        _ => "crowd",
    };
    html! {
        span.folk.{ (size) } aria-hidden="true" {
            @if heap.total() > CROWD {
                @for tribe in heap.tribes() {
                    span.many {
                        svg.ic.mp data-vt={ "m-" (at.name()) "-" (tribe.name()) } {
                            (Use("", pictures::meeple(tribe)))
                        }
                        b { (heap.of(tribe)) }
                    }
                }
            } @else {
                @for tribe in heap.tribes() {
                    @for index in 0..heap.of(tribe) {
                        @let fresh = index >= heap.of(tribe) - dropped(tribe);
                        @let walk = table.walk.as_ref().filter(|_| fresh);
                        @let (from, index) = walk.map_or((at, index.into()), |walk| from_hand(walk, at, tribe));
                        svg.ic.mp.dropped[fresh] data-vt=(hand_name(from, tribe, index)) {
                            (Use("", pictures::meeple(tribe)))
                        }
                    }
                }
            }
        }
    }
}

/// Where the walk took a meeple up that it dropped here, and its number in the hand.
fn from_hand(walk: &Path, at: Square, tribe: Tribe) -> (Square, usize) {
    let before = walk.drops.iter().take_while(|drop| **drop != (at, tribe));
    (walk.from, before.filter(|(_, other)| *other == tribe).count())
}

/// The name of the meeple of a tribe that leaves the hand as number `index`.
pub(super) fn hand_name(from: Square, tribe: Tribe, index: usize) -> impl Render {
    HandName(from, tribe, index)
}

/// A page names every meeple, so this is written where it stands.
struct HandName(Square, Tribe, usize);

impl Render for HandName {
    fn render_to(&self, out: &mut String) {
        for part in ["m-", self.0.name(), "-", self.1.name(), "-"] {
            out.push_str(part);
        }
        self.2.render_to(out);
    }
}

/// The tribes with which a walk could end here. Before a walk they show only
/// while the tile it would begin on is pointed at.
fn endings(table: &Table<'_>, at: Square, ends: &[Squares; TRIBES]) -> Markup {
    let tribes = Tribe::ALL.into_iter().filter(|tribe| ends[tribe.index()].has(at));
    let tribes: Vec<Tribe> = tribes.collect();
    html! {
        @if !tribes.is_empty() {
            span.goals aria-hidden="true" .can-all[table.task() == Some(Task::Step)] {
                @for tribe in tribes {
                    span.goal data-light=(plan::Light(at, tribe)) { (Icon(pictures::meeple(tribe))) }
                }
            }
        }
    }
}

/// The tile in one sentence, for those who cannot see it.
fn describe(table: &Table<'_>, at: Square) -> Markup {
    let view = table.view;
    let is = is(table.language, at, view.open.board.tile(at));
    let on_it = on(table.language, view.open.board.meeples(at));
    html! {
        (is[0])
        @if view.open.board.tile(at).row().colour.is_some() {
            @if let Some(seat) = view.open.owner(at) { "; " (owned_by(table, at, seat)) }
            "; " (on_it[0])
            @for built in built(table, at) { "; " (built) }
        }
    }
}

/// What a tile is in words, its title, and what it does.
fn is(language: Language, at: Square, kind: Tile) -> Arc<[Markup; 3]> {
    static KEPT: Kept<(Square, Tile), 3> = Kept::new();
    KEPT.draw(language, &(at, kind), || {
        let (tile, value) = (names::tile(language, kind), names::tile_value(language, kind));
        [
            html! { (t!(language, "tribes-tile-is", square = at.name(), tile = tile, value = value)) },
            html! { h3 { (at) " " (names::tile_title(language, kind)) } },
            html! { p.rule { (names::tile_action(language, kind)) } },
        ]
    })
}

/// Who is on a tile, in words alone and with drawings.
fn on(language: Language, heap: Meeples) -> Arc<[Markup; 2]> {
    static KEPT: Kept<Meeples, 2> = Kept::new();
    KEPT.draw(language, &heap, || {
        [
            html! { (names::meeples(language, heap)) },
            html! {
                p.on {
                    @if heap.is_empty() { (t!(language, "tribes-nobody-here")) }
                    @for tribe in heap.tribes() {
                        span {
                            (Icon(pictures::meeple(tribe))) " "
                            (names::counted(language, tribe, heap.of(tribe)))
                        }
                        " "
                    }
                }
            },
        ]
    })
}

fn owned_by(table: &Table<'_>, at: Square, seat: caravanserai_core::Seat) -> String {
    let language = table.language;
    let name = table.own_name(seat);
    match table.view.open.player(seat).tent == Some(at) {
        true => t!(language, "tribes-tent-of", name = name).into_owned(),
        false => t!(language, "tribes-camel-of", name = name).into_owned(),
    }
}

fn built(table: &Table<'_>, at: Square) -> impl Iterator<Item = String> {
    let language = table.language;
    let count = |piece| table.view.open.board.built(piece, at);
    let palms = count(Piece::Palm);
    let palaces = count(Piece::Palace);
    let palms = (palms > 0).then(|| t!(language, "tribes-palms", count = palms).into_owned());
    let palaces =
        (palaces > 0).then(|| t!(language, "tribes-palaces", count = palaces).into_owned());
    palms.into_iter().chain(palaces)
}

/// The explanation of a tile, with what a last step there would bring.
fn explain(table: &Table<'_>, at: Square, ending: Option<&Ending>) -> Markup {
    let (language, view) = (table.language, table.view);
    let kind = view.open.board.tile(at);
    let [_, title, action] = &*is(language, at, kind);
    let head = html! {
        (title)
        @if kind.row().colour.is_some() {
            (on(language, view.open.board.meeples(at))[1])
            @if let Some(seat) = view.open.owner(at) { p { (owned_by(table, at, seat)) "." } }
        }
    };
    let inside = html! {
        @if let Some(ending) = ending { (preview::full(table, ending)) } @else { (action) }
    };
    about::tip(table, at.name(), "", &format!("tile-{kind}-text"), head, inside)
}
