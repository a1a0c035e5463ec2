//! The ways that others walked since the viewer's last turn, on the ground of the board: each
//! seat has its own lane, colour, stroke and letter, so that walks which cross stay apart.

use super::seats;
use super::table::Table;
use super::tile::at_class;
use super::walk::Path;
use caravanserai_core::Seat;
use five_tribes::{Choice, Square, State};
use maud::{Markup, html};
use std::fmt::Write;
use web::analysis::{Kind, Mark};

/// The width of a tile in the drawing.
const TILE: i32 = 100;

/// How far a seat's lane lies from the middle of a tile.
const fn lane(seat: Seat) -> (i32, i32) {
    match seat.0 {
        0 => (-13, 24),
        1 => (-4, 20),
        2 => (4, 37),
        _ => (13, 31),
    }
}

/// The lane of a walk that is weighed.
const fn weighed_lane(kind: Kind) -> (i32, i32) {
    match kind {
        Kind::Better => (-6, 18),
        Kind::Played => (8, 30),
        Kind::Tried | Kind::Next => (2, 40),
    }
}

/// All trails, and at the end of each what its turn brought.
pub(super) fn trails(table: &Table<'_>) -> Markup {
    let rows = i32::from(table.view.open.board.rows());
    let view_box = format!("0 0 {} {}", 6 * TILE, rows * TILE);
    let done = |path: &&Path| !path.drops.is_empty() && table.walk.as_ref() != Some(*path);
    let told = table.turns.iter().filter_map(|turn| Some((turn, turn.path.as_ref().filter(done)?)));
    html! {
        svg.trails viewBox=(view_box) aria-hidden="true" {
            @for (turn, path) in told.clone() {
                g class={ "trail " (seats::class(path.seat)) } data-light=(turn.light()) {
                    (trail(path, lane(path.seat), Some(turn.moves.start() + 1)))
                }
            }
            @if let Some(path) = table.last.as_ref().filter(|_| table.scene.table.marks.is_empty()) {
                g class={ "trail " (seats::class(path.seat)) } { (trail(path, lane(path.seat), None)) }
            }
            @for (mark, path) in weighed(table) {
                g class={ "trail is-weighed is-" (mark.kind.name()) } {
                    (trail(&path, weighed_lane(mark.kind), None))
                }
            }
        }
        @for (turn, path) in told {
            @let drawings = turn.drawings();
            @if !drawings.is_empty() {
                @let (column, row) = at_class(path.at());
                p.told.{ (column) }.{ (row) }.{ (seats::class(path.seat)) } aria-hidden="true"
                    data-light=(turn.light()) {
                    @for drawing in drawings { span { (drawing) } }
                }
            }
        }
    }
}

/// The walks of the turns that are drawn, from where the walk stands.
fn weighed<'a>(table: &'a Table<'_>) -> impl Iterator<Item = (&'a Mark, Path)> {
    let seat = table.view.open.active;
    let begun = table.walk.as_ref().map(|walk| walk.at());
    let marks = table.scene.table.marks.iter().filter(|mark| mark.has_way());
    marks.filter_map(move |mark| {
        let mut path = begun.map(|from| Path { seat, from, drops: Vec::new() });
        for choice in mark.choices::<State>() {
            match (choice, &mut path) {
                (Choice::Take(from), _) => path = Some(Path { seat, from, drops: Vec::new() }),
                (Choice::Step(on, tribe) | Choice::Fly(on, tribe), Some(path)) => {
                    path.drops.push((on, tribe));
                }
                _ => {}
            }
        }
        Some((mark, path.filter(|path| !path.drops.is_empty())?))
    })
}

/// A trail; `first` is the move of its first step, where its steps can be gone through.
fn trail(path: &Path, (x, y): (i32, i32), first: Option<usize>) -> Markup {
    let stops: Vec<Square> =
        std::iter::once(path.from).chain(path.drops.iter().map(|(on, _)| *on)).collect();
    let at = |square: Square| {
        let middle = |place: u8| i32::from(place) * TILE + TILE / 2;
        (middle(square.column()) + x, middle(square.row()) + y)
    };
    let mut line = String::new();
    for (index, stop) in stops.iter().enumerate() {
        let (x, y) = at(*stop);
        // Writing to a string cannot fail.
        let _ = write!(line, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
    }
    let (start, end) = (at(path.from), at(path.at()));
    html! {
        @for stop in &stops {
            rect.frame x=(i32::from(stop.column()) * TILE + 3) y=(i32::from(stop.row()) * TILE + 3)
                width=(TILE - 6) height=(TILE - 6) rx="9" {}
        }
        path.case d=(line) {}
        path d=(line) {}
        circle.from cx=(start.0) cy=(start.1) r="7" {}
        @if let Some(first) = first {
            @for (index, (on, _)) in path.drops.iter().enumerate() {
                @let (x, y) = at(*on);
                g.step data-at=(first + index) {
                    circle cx=(x) cy=(y) r="9" {}
                    text x=(x) y=(y) { (index + 1) }
                }
            }
        }
        g.end {
            rect.to x=(end.0 - 9) y=(end.1 - 9) width="18" height="18" rx="4" {}
            text x=(end.0) y=(end.1) { (seats::letter(path.seat)) }
        }
    }
}
