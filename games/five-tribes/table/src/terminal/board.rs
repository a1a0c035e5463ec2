//! The board of Five Tribes painted into a buffer, and the whole table as text.

use super::colours::Colours;
use super::{panes, tile};
use crate::words::choice::square_of;
use ::words::{Language, t};
use five_tribes::{Choice, Square, Squares, Task, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fmt::Write;
use terminal::Palette;
use terminal::grid::{self, Grid, put};
use terminal::wrap;

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

/// Paints the board into the upper left of `area`, which must hold the frame.
pub(super) fn paint(
    language: Language,
    view: &View,
    emphasis: Emphasis,
    grid: Grid,
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) {
    if area.width < grid.width() || area.height < grid.height() {
        return;
    }
    let painter = Painter { language, view, emphasis, grid, palette, area };
    grid.lines(area, palette.frame(), buffer);
    painter.mountains(buffer);
    for at in view.open.board.squares() {
        painter.tile(at, buffer);
    }
    if let Some(at) = emphasis.selected {
        let style = palette.selected_frame();
        grid.frame(area, [cell(at); 2], &grid::HEAVY, style, buffer);
    }
}

struct Painter<'a> {
    language: Language,
    view: &'a View,
    emphasis: Emphasis,
    grid: Grid,
    palette: Palette,
    area: Rect,
}

/// Column and row of a tile.
fn cell(at: Square) -> [u16; 2] {
    [at.column().into(), at.row().into()]
}

impl Painter<'_> {
    fn corner(&self, at: Square) -> (u16, u16) {
        self.grid.corner(self.area, cell(at))
    }

    /// Mountains stand on the edges that they block.
    fn mountains(&self, buffer: &mut Buffer) {
        let style = self.palette.mountain();
        let mountains = self.view.open.board.mountains();
        for at in mountains.east {
            let (left, top) = self.corner(at);
            for y in 1..=self.grid.cell_height {
                put(buffer, left + self.grid.cell_width + 1, top + y, '█', style);
            }
        }
        for at in mountains.south {
            let (left, top) = self.corner(at);
            for x in 1..=self.grid.cell_width {
                put(buffer, left + x, top + self.grid.cell_height + 1, '▀', style);
            }
        }
    }

    fn tile(&self, at: Square, buffer: &mut Buffer) {
        let (left, top) = self.corner(at);
        let (x, y) = (left + 1, top + 1);
        let width = usize::from(self.grid.cell_width);
        if !self.view.open.board.land().has(at) {
            for line in 0..self.grid.cell_height {
                buffer.set_string(x, y + line, "░".repeat(width), self.palette.faint());
            }
            return;
        }
        let here = self.stands_here(at);
        let mark = match (here, self.emphasis.open.has(at)) {
            (true, _) => '@',
            (false, true) => '‹',
            (false, false) => ' ',
        };
        buffer.set_string(x, y, at.to_string(), self.palette.faint());
        put(buffer, x + 2, y, mark, self.palette.title());
        let owner = tile::owner(self.view, at);
        let room = width - 3 - usize::from(owner.is_some());
        let colour = self.view.open.board.tile(at).row().colour;
        let name = tile::name(self.language, self.view, at, room);
        buffer.set_stringn(x + 3, y, name, room, self.palette.tile(colour));
        if let Some((seat, sign)) = owner {
            let end = left + self.grid.cell_width;
            put(buffer, end, y, sign, self.palette.seat(seat));
        }
        self.things(at, (x, y + 1), buffer);
    }

    /// Meeples at the left; palms and palaces at the right, or below.
    fn things(&self, at: Square, (x, y): (u16, u16), buffer: &mut Buffer) {
        let width = usize::from(self.grid.cell_width);
        let pieces = tile::pieces(self.view, at);
        let taken = pieces.chars().count();
        let below = self.grid.cell_height > 2;
        let room = if below { width } else { width - taken };
        let mut along = x;
        for (tribe, text) in tile::meeples(self.view, at, room) {
            let left = (x as usize + room).saturating_sub(along as usize);
            buffer.set_stringn(along, y, &text, left, self.palette.meeple(tribe));
            along += text.chars().count().min(left) as u16;
        }
        let (end, line) = if below { (x, y + 1) } else { (x + room as u16, y) };
        buffer.set_stringn(end, line, pieces, width, self.palette.title());
    }

    /// Whether the walk under way stands on this tile.
    fn stands_here(&self, at: Square) -> bool {
        let open = &self.view.open;
        open.agenda.top() == Some(Task::Step) && open.walk.at == at
    }
}

/// The width of the text picture.
const TEXT_WIDTH: u16 = 91;

/// The whole table as text: board, what lies beside it, and the players.
pub(super) fn draw(language: Language, view: &View) -> String {
    let mut text = format!("{}\n", heading(language, view));
    let grid = fitting(view, TEXT_WIDTH, 0);
    text += &grid.as_text(|area, buffer| {
        let plain = Palette::plain();
        paint(language, view, Emphasis::default(), grid, plain, area, buffer);
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
