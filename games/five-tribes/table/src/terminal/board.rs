//! The board of Five Tribes painted into a buffer, and the whole table as text.

use super::colours::Colours;
use super::{panes, tile};
use ::words::{Language, t};
use five_tribes::{Choice, Square, Squares, Task, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::fmt::Write;
use terminal::Palette;
use terminal::wrap;

/// Tiles in a row of the board.
const COLUMNS: u16 = five_tribes::COLUMNS as u16;

/// How large the tiles are painted; neighbours share their frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    cell_width: u16,
    cell_height: u16,
    rows: u16,
}

impl Frame {
    /// The smallest tile that can be read, and the largest that makes sense.
    const LEAST: (u16, u16) = (8, 2);
    const MOST: (u16, u16) = (15, 3);

    /// The largest board for this room.
    pub(super) fn fitting(view: &View, width: u16, height: u16) -> Frame {
        let rows = u16::from(view.open.board.rows());
        let share = |room: u16, parts: u16| (room.saturating_sub(1) / parts).saturating_sub(1);
        Frame {
            cell_width: share(width, COLUMNS).clamp(Frame::LEAST.0, Frame::MOST.0),
            cell_height: share(height, rows).clamp(Frame::LEAST.1, Frame::MOST.1),
            rows,
        }
    }

    pub(super) const fn width(self) -> u16 {
        COLUMNS * (self.cell_width + 1) + 1
    }

    pub(super) const fn height(self) -> u16 {
        self.rows * (self.cell_height + 1) + 1
    }
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

/// The tile that a choice is about.
pub(super) fn square_of(choice: Choice) -> Option<Square> {
    match choice {
        Choice::Take(at)
        | Choice::Step(at, _)
        | Choice::Fly(at, _)
        | Choice::Kill(at, _)
        | Choice::Gather(at, _)
        | Choice::On(at)
        | Choice::Palm(at)
        | Choice::Palace(at) => Some(at),
        _ => None,
    }
}

/// Paints the board into the upper left of `area`, which must hold the frame.
pub(super) fn paint(
    language: Language,
    view: &View,
    emphasis: Emphasis,
    frame: Frame,
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) {
    if area.width < frame.width() || area.height < frame.height() {
        return;
    }
    let painter = Painter { language, view, emphasis, frame, palette, area };
    painter.lines(buffer);
    painter.mountains(buffer);
    for at in view.open.board.squares() {
        painter.tile(at, buffer);
    }
    if let Some(at) = emphasis.selected {
        painter.heavy_frame(at, buffer);
    }
}

struct Painter<'a> {
    language: Language,
    view: &'a View,
    emphasis: Emphasis,
    frame: Frame,
    palette: Palette,
    area: Rect,
}

impl Painter<'_> {
    /// The upper left corner of a tile's frame.
    fn corner(&self, at: Square) -> (u16, u16) {
        let x = self.area.x + u16::from(at.column()) * (self.frame.cell_width + 1);
        let y = self.area.y + u16::from(at.row()) * (self.frame.cell_height + 1);
        (x, y)
    }

    fn lines(&self, buffer: &mut Buffer) {
        let style = self.palette.frame();
        let (wide, high) = (self.frame.cell_width + 1, self.frame.cell_height + 1);
        for y in 0..self.frame.height() {
            for x in 0..self.frame.width() {
                let sign = match (x % wide == 0, y % high == 0) {
                    (true, true) => crossing(x / wide, y / high, self.frame.rows),
                    (true, false) => '│',
                    (false, true) => '─',
                    (false, false) => continue,
                };
                put(buffer, self.area.x + x, self.area.y + y, sign, style);
            }
        }
    }

    /// Mountains stand on the edges that they block.
    fn mountains(&self, buffer: &mut Buffer) {
        let style = self.palette.mountain();
        let mountains = self.view.open.board.mountains();
        for at in mountains.east {
            let (left, top) = self.corner(at);
            for y in 1..=self.frame.cell_height {
                put(buffer, left + self.frame.cell_width + 1, top + y, '█', style);
            }
        }
        for at in mountains.south {
            let (left, top) = self.corner(at);
            for x in 1..=self.frame.cell_width {
                put(buffer, left + x, top + self.frame.cell_height + 1, '▀', style);
            }
        }
    }

    fn tile(&self, at: Square, buffer: &mut Buffer) {
        let (left, top) = self.corner(at);
        let (x, y) = (left + 1, top + 1);
        let width = usize::from(self.frame.cell_width);
        if !self.view.open.board.land().has(at) {
            for line in 0..self.frame.cell_height {
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
            let end = left + self.frame.cell_width;
            put(buffer, end, y, sign, self.palette.seat(seat));
        }
        self.things(at, (x, y + 1), buffer);
    }

    /// Meeples at the left; palms and palaces at the right, or below.
    fn things(&self, at: Square, (x, y): (u16, u16), buffer: &mut Buffer) {
        let width = usize::from(self.frame.cell_width);
        let pieces = tile::pieces(self.view, at);
        let taken = pieces.chars().count();
        let below = self.frame.cell_height > 2;
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

    fn heavy_frame(&self, at: Square, buffer: &mut Buffer) {
        let (left, top) = self.corner(at);
        let right = left + self.frame.cell_width + 1;
        let bottom = top + self.frame.cell_height + 1;
        let style = self.palette.selected_frame();
        for x in left + 1..right {
            put(buffer, x, top, '━', style);
            put(buffer, x, bottom, '━', style);
        }
        for y in top + 1..bottom {
            put(buffer, left, y, '┃', style);
            put(buffer, right, y, '┃', style);
        }
        for (x, y, sign) in
            [(left, top, '┏'), (right, top, '┓'), (left, bottom, '┗'), (right, bottom, '┛')]
        {
            put(buffer, x, y, sign, style);
        }
    }
}

/// The sign where the lines of the grid meet.
const fn crossing(column: u16, row: u16, rows: u16) -> char {
    match (column == 0, column == COLUMNS, row == 0, row == rows) {
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

fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(style);
    }
}

/// The width of the text picture.
const TEXT_WIDTH: u16 = 91;

/// The whole table as text: board, what lies beside it, and the players.
pub(super) fn draw(language: Language, view: &View) -> String {
    let mut text = format!("{}\n", heading(language, view));
    let frame = Frame::fitting(view, TEXT_WIDTH, 0);
    let area = Rect::new(0, 0, frame.width(), frame.height());
    let mut buffer = Buffer::empty(area);
    paint(language, view, Emphasis::default(), frame, Palette::plain(), area, &mut buffer);
    for y in 0..area.height {
        let line: String = (0..area.width).map(|x| buffer[(x, y)].symbol()).collect();
        let _ = writeln!(text, "{}", line.trim_end());
    }
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
