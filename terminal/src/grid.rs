//! Boards of equal cells whose neighbours share their frames.

use crate::keys::Screen;
use crate::palette::Palette;
use crate::tabletop::Spread;
use caravanserai_core::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Language;

/// How many cells a board has, and how large they are painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Cells in a row.
    pub columns: u16,
    /// Cells in a column.
    pub rows: u16,
    /// The columns of text in a cell.
    pub cell_width: u16,
    /// The lines of text in a cell.
    pub cell_height: u16,
}

/// The signs of a frame: its lines across and down, where each meets a line of the grid,
/// and the corners from the upper left to the lower right.
pub struct Signs {
    lines: [char; 2],
    meetings: [char; 2],
    corners: [char; 4],
}

/// Around what is selected.
pub const HEAVY: Signs =
    Signs {
        lines: ['━', '┃'], meetings: ['━', '┃'], corners: ['┏', '┓', '┗', '┛']
    };

/// Around a part of the board.
pub const DOUBLE: Signs =
    Signs {
        lines: ['═', '║'], meetings: ['╪', '╫'], corners: ['╔', '╗', '╚', '╝']
    };

impl Grid {
    /// The largest grid of so many columns and rows for a room so wide and high, with cells
    /// of at least and at most these sizes.
    pub fn fitting(cells: [u16; 2], room: [u16; 2], least: [u16; 2], most: [u16; 2]) -> Grid {
        let share = |room: u16, parts: u16| (room.saturating_sub(1) / parts).saturating_sub(1);
        let size = |axis| share(room[axis], cells[axis]).clamp(least[axis], most[axis]);
        let [columns, rows] = cells;
        Grid { columns, rows, cell_width: size(0), cell_height: size(1) }
    }

    /// The columns of text that all of it takes.
    pub const fn width(self) -> u16 {
        self.columns * (self.cell_width + 1) + 1
    }

    /// The lines of text that all of it takes.
    pub const fn height(self) -> u16 {
        self.rows * (self.cell_height + 1) + 1
    }

    /// The sign where the lines of the grid meet.
    const fn crossing(self, column: u16, row: u16) -> char {
        match (column == 0, column == self.columns, row == 0, row == self.rows) {
            (true, _, true, _) => '┌',
            (_, true, true, _) => '┐',
            (true, _, _, true) => '└',
            (_, true, _, true) => '┘',
            (_, _, true, _) => '┬',
            (_, _, _, true) => '┴',
            (true, _, _, _) => '├',
            (_, true, _, _) => '┤',
            _ => '┼',
        }
    }
}

/// A board that is painted: what is seen of the game, in which language and colours, how
/// large and where.
pub struct Painting<'a, V> {
    /// The language.
    pub language: Language,
    /// What is seen.
    pub view: &'a V,
    /// The colours.
    pub palette: Palette,
    /// The cells.
    pub grid: Grid,
    /// Where the board begins, and the room that it has.
    pub area: Rect,
}

impl<'a, V> Painting<'a, V> {
    /// The board of a screen.
    pub fn on<T: Spread<Game: Game<View = V>>>(
        screen: &'a Screen<T>,
        grid: Grid,
        area: Rect,
    ) -> Painting<'a, V> {
        let (language, palette) = (screen.language(), screen.palette);
        Painting { language, view: &screen.view, palette, grid, area }
    }

    /// A board as lines of text without colours.
    pub fn as_text(
        language: Language,
        view: &V,
        grid: Grid,
        paint: impl FnOnce(&Painting<'_, V>, &mut Buffer),
    ) -> String {
        let area = Rect::new(0, 0, grid.width(), grid.height());
        let mut buffer = Buffer::empty(area);
        let palette = Palette::plain();
        paint(&Painting { language, view, palette, grid, area }, &mut buffer);
        let line = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| format!("{}\n", line(y).trim_end())).collect()
    }

    /// Whether all of the board can be seen.
    pub const fn fits(&self) -> bool {
        self.area.width >= self.grid.width() && self.area.height >= self.grid.height()
    }

    /// The upper left corner of the frame of a cell, given by column and row.
    pub const fn corner(&self, [column, row]: [u16; 2]) -> (u16, u16) {
        let Grid { cell_width, cell_height, .. } = self.grid;
        (self.area.x + column * (cell_width + 1), self.area.y + row * (cell_height + 1))
    }

    /// Paints the lines between the cells.
    pub fn lines(&self, buffer: &mut Buffer) {
        let (wide, high) = (self.grid.cell_width + 1, self.grid.cell_height + 1);
        for y in 0..self.grid.height() {
            for x in 0..self.grid.width() {
                let sign = match (x % wide == 0, y % high == 0) {
                    (true, true) => self.grid.crossing(x / wide, y / high),
                    (true, false) => '│',
                    (false, true) => '─',
                    (false, false) => continue,
                };
                put(buffer, self.area.x + x, self.area.y + y, sign, self.palette.frame());
            }
        }
    }

    /// Frames the cells from one to another.
    pub fn frame(
        &self,
        [from, to]: [[u16; 2]; 2],
        signs: &Signs,
        style: Style,
        buffer: &mut Buffer,
    ) {
        let (left, top) = self.corner(from);
        let (right, bottom) = self.corner(to.map(|at| at + 1));
        for x in left + 1..right {
            let meets = (x - left) % (self.grid.cell_width + 1) == 0;
            let sign = if meets { signs.meetings[0] } else { signs.lines[0] };
            put(buffer, x, top, sign, style);
            put(buffer, x, bottom, sign, style);
        }
        for y in top + 1..bottom {
            let meets = (y - top) % (self.grid.cell_height + 1) == 0;
            let sign = if meets { signs.meetings[1] } else { signs.lines[1] };
            put(buffer, left, y, sign, style);
            put(buffer, right, y, sign, style);
        }
        let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
        for ((x, y), sign) in corners.into_iter().zip(signs.corners) {
            put(buffer, x, y, sign, style);
        }
    }
}

/// Puts a sign somewhere, if that is on the screen.
pub fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(style);
    }
}
