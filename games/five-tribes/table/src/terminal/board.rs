//! The board of Five Tribes painted into a buffer, and the whole table as text.

use super::colours::Colours;
use super::{panes, tile};
use crate::FiveTribesTable;
use crate::words::choice::square_of;
use ::words::{Language, t};
use five_tribes::{Choice, Square, Squares, Task, View};
use ratatui::buffer::Buffer;
use std::fmt::Write;
use terminal::grid::{self, Grid, Painting, put};
use terminal::{Spread, wrap};

/// The smallest tile that can be read, and the largest that makes sense.
const LEAST: [u16; 2] = [8, 2];
const MOST: [u16; 2] = [15, 3];

/// The largest board for this room.
pub(super) fn fitting(view: &View, width: u16, height: u16) -> Grid {
    let cells = [five_tribes::COLUMNS as u16, u16::from(view.open.board.rows())];
    Grid::fitting(cells, [width, height], LEAST, MOST)
}

/// What is to be seen at a glance.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Emphasis {
    /// What the selected choice is about: framed heavily.
    pub(super) selected: Option<Square>,
    /// What any choice is about: marked beside its name.
    pub(super) open: Squares,
}

impl Emphasis {
    /// What these choices are about, of which one may be selected.
    pub(super) fn of(choices: &[Choice], selected: Option<Choice>) -> Emphasis {
        Emphasis {
            selected: selected.and_then(square_of),
            open: choices.iter().filter_map(|choice| square_of(*choice)).collect(),
        }
    }
}

/// Paints the board, if there is room for it.
pub(super) fn paint(board: &Painting<'_, View>, emphasis: Emphasis, buffer: &mut Buffer) {
    if !board.fits() {
        return;
    }
    let painter = Painter { board, emphasis };
    board.lines(buffer);
    painter.mountains(buffer);
    for at in board.view.open.board.squares() {
        painter.tile(at, buffer);
    }
    if let Some(at) = emphasis.selected {
        board.frame([cell(at); 2], &grid::HEAVY, board.palette.selected_frame(), buffer);
    }
}

struct Painter<'a> {
    board: &'a Painting<'a, View>,
    emphasis: Emphasis,
}

/// Column and row of a tile.
fn cell(at: Square) -> [u16; 2] {
    [at.column().into(), at.row().into()]
}

impl Painter<'_> {
    fn corner(&self, at: Square) -> (u16, u16) {
        self.board.corner(cell(at))
    }

    /// Mountains stand on the edges that they block.
    fn mountains(&self, buffer: &mut Buffer) {
        let style = self.board.palette.mountain();
        let mountains = self.board.view.open.board.mountains();
        for at in mountains.east {
            let (left, top) = self.corner(at);
            for y in 1..=self.board.grid.cell_height {
                put(buffer, left + self.board.grid.cell_width + 1, top + y, '█', style);
            }
        }
        for at in mountains.south {
            let (left, top) = self.corner(at);
            for x in 1..=self.board.grid.cell_width {
                put(buffer, left + x, top + self.board.grid.cell_height + 1, '▀', style);
            }
        }
    }

    fn tile(&self, at: Square, buffer: &mut Buffer) {
        let (left, top) = self.corner(at);
        let (x, y) = (left + 1, top + 1);
        let width = usize::from(self.board.grid.cell_width);
        if !self.board.view.open.board.land().has(at) {
            for line in 0..self.board.grid.cell_height {
                buffer.set_string(x, y + line, "░".repeat(width), self.board.palette.faint());
            }
            return;
        }
        let here = self.stands_here(at);
        let mark = match (here, self.emphasis.open.has(at)) {
            (true, _) => '@',
            (false, true) => '‹',
            (false, false) => ' ',
        };
        buffer.set_string(x, y, at.to_string(), self.board.palette.faint());
        put(buffer, x + 2, y, mark, self.board.palette.title());
        let owner = tile::owner(self.board.view, at);
        let room = width - 3 - usize::from(owner.is_some());
        let colour = self.board.view.open.board.tile(at).row().colour;
        let name = tile::name(self.board.language, self.board.view, at, room);
        buffer.set_stringn(x + 3, y, name, room, self.board.palette.tile(colour));
        if let Some((seat, sign)) = owner {
            let end = left + self.board.grid.cell_width;
            put(buffer, end, y, sign, FiveTribesTable::seat_style(self.board.palette, seat));
        }
        self.things(at, (x, y + 1), buffer);
    }

    /// Meeples at the left; palms and palaces at the right, or below.
    fn things(&self, at: Square, (x, y): (u16, u16), buffer: &mut Buffer) {
        let width = usize::from(self.board.grid.cell_width);
        let pieces = tile::pieces(self.board.view, at);
        let taken = pieces.chars().count();
        let below = self.board.grid.cell_height > 2;
        let room = if below { width } else { width - taken };
        let mut along = x;
        for (tribe, text) in tile::meeples(self.board.view, at, room) {
            let left = (x as usize + room).saturating_sub(along as usize);
            buffer.set_stringn(along, y, &text, left, self.board.palette.meeple(tribe));
            along += text.chars().count().min(left) as u16;
        }
        let (end, line) = if below { (x, y + 1) } else { (x + room as u16, y) };
        buffer.set_stringn(end, line, pieces, width, self.board.palette.title());
    }

    /// Whether the walk under way stands on this tile.
    fn stands_here(&self, at: Square) -> bool {
        let open = &self.board.view.open;
        open.agenda.top() == Some(Task::Step) && open.walk.at == at
    }
}

/// The width of the text picture: a terminal has 80 columns.
const TEXT_WIDTH: u16 = 79;

/// The whole table as text: board, what lies beside it, and the players.
pub(super) fn draw(language: Language, view: &View) -> String {
    let mut text = format!("{}\n", heading(language, view));
    let grid = fitting(view, TEXT_WIDTH, 0);
    text += &Painting::as_text(language, view, grid, |board, buffer| {
        paint(board, Emphasis::default(), buffer);
    });
    let _ = writeln!(text, "{}", panes::order_text(language, view));
    for line in panes::market_text(language, view, usize::from(TEXT_WIDTH)) {
        let _ = writeln!(text, "{line}");
    }
    for seat in view.open.seats() {
        for (part, line) in panes::player_text(language, view, seat).into_iter().enumerate() {
            let indent = if part == 0 { "" } else { "    " };
            for line in wrap(&line, usize::from(TEXT_WIDTH) - 4) {
                let _ = writeln!(text, "{indent}{line}");
            }
        }
    }
    text
}

fn heading(l: Language, view: &View) -> String {
    match view.open.to_act() {
        None => t!(l, "ft-do-over").into_owned(),
        Some(_) => format!("{} · {}", panes::round(l, view), panes::supply(l, view)),
    }
}
