//! The board: its tiles, the mountains between them, and footsteps on the seams.

use super::table::Table;
use super::tile::{self, at_class};
use super::trails;
use super::walk::{Path, way_class};
use five_tribes::{Choice, Squares, TRIBES, Task, Way};
use maud::{Markup, PreEscaped, html};
use web::{Room, t};

const LETTERS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// More than the board takes.
const BOARD: usize = 64 << 10;

/// The board with everything on it.
pub(super) fn board(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let rows = view.open.board.rows();
    let ends = ends(table);
    html! {
        (Room(BOARD))
        section.board.is-walking[table.walk.is_some()] .six[rows == 6] aria-label=(t!(language, "board"))
            data-walk data-drag=[(table.is_asked() && matches!(table.task(), Some(Task::Walk | Task::Step)))
                .then_some(".tile")] {
            div.axis aria-hidden="true" {
                @for (index, letter) in LETTERS.iter().enumerate() {
                    span.x.{ "c" (index) } { (letter) }
                }
                @for row in 0..rows { span.y.{ "r" (row) } { (row + 1) } }
            }
            ol.field role="list" data-then="tiles" aria-label=(t!(language, "tribes-tiles")) {
                @for at in view.open.board.squares() { (tile::tile(table, at, &ends)) }
            }
            (trails::trails(table))
            div.field.overlay aria-hidden="true" data-then="ways" {
                (mountains(table))
                @if let Some(walk) = &table.walk { (footsteps(walk)) }
            }
        }
    }
}

/// The tiles that can be the end of a walk: of the one under way, or of any
/// that may begin.
fn ends(table: &Table<'_>) -> [Squares; TRIBES] {
    let open = &table.view.open;
    match table.task() {
        Some(Task::Step) => open.endings(),
        Some(Task::Walk) if table.is_asked() => {
            let mut all = [Squares::NONE; TRIBES];
            for choice in table.scene.choices {
                if let Choice::Take(from) = choice {
                    let ends = open.endings_from(*from);
                    all.iter_mut().zip(ends).for_each(|(all, more)| *all = all.or(more));
                }
            }
            all
        }
        _ => [Squares::NONE; TRIBES],
    }
}

fn mountains(table: &Table<'_>) -> Markup {
    html! {
        @for (from, to) in table.view.open.board.mountains().edges() {
            @let way = Way::between(from, to).unwrap_or(Way::East);
            @let (column, row) = at_class(from);
            svg.mt.{ (column) }.{ (row) }.{ (way_class(way)) } viewBox="0 0 96 20" {
                (PreEscaped("<use href=\"#mountain-edge\"/>"))
            }
        }
    }
}

fn footsteps(walk: &Path) -> Markup {
    html! {
        @for step in walk.footsteps() {
            @let (column, row) = at_class(step.from);
            span.pip.{ (column) }.{ (row) }.{ (way_class(step.way)) } {
                b { (step.number) }
            }
        }
    }
}
