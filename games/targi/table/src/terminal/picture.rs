//! The 5×5 board painted into a buffer: the border fields around the centre.

use super::brief::{ROBBER, TARGIA, hollow_shape, shape, token_shape};
use super::cell::{Cell, Piece, cell};
use super::colours::Colours;
use ::words::Language;
use caravanserai_core::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use targi::{Field, Place, Spot, View};
use terminal::Palette;

/// Cards in a row of the board, and in a column.
const SIDE: u16 = 5;

/// How large the cards are painted; neighbours share their frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub(crate) cell_width: u16,
    pub(crate) cell_height: u16,
}

impl Frame {
    /// The smallest board that can be read.
    pub(crate) const SMALLEST: Frame = Frame { cell_width: 9, cell_height: 3 };
    /// Larger cards would only spread the words.
    const LARGEST: Frame = Frame { cell_width: 22, cell_height: 6 };

    /// The largest board for this room.
    pub(crate) fn fitting(width: u16, height: u16) -> Frame {
        let share = |room: u16| (room.saturating_sub(1) / SIDE).saturating_sub(1);
        let (least, most) = (Frame::SMALLEST, Frame::LARGEST);
        Frame {
            cell_width: share(width).clamp(least.cell_width, most.cell_width),
            cell_height: share(height).clamp(least.cell_height, most.cell_height),
        }
    }

    /// Wide cards keep a blank column at each side of their text.
    const fn margin(self) -> u16 {
        if self.cell_width >= 15 { 1 } else { 0 }
    }

    pub(crate) const fn width(self) -> u16 {
        SIDE * (self.cell_width + 1) + 1
    }

    pub(crate) const fn height(self) -> u16 {
        SIDE * (self.cell_height + 1) + 1
    }
}

/// What is to be seen at a glance.
#[derive(Clone, Default, Debug)]
pub(crate) struct Emphasis {
    /// What the selected choice is about: framed heavily.
    pub(crate) selected: Vec<Spot>,
    /// What any choice is about: marked beside its name.
    pub(crate) open: Vec<Spot>,
    /// Where the selected choice would bring this seat's markers.
    pub(crate) coming: Vec<(Seat, Place)>,
}

/// Column and row of a spot on the board; dunes lie beside it.
fn position(spot: Spot) -> Option<(u16, u16)> {
    Some(match spot {
        Spot::Dune(_) | Spot::Targia => return None,
        Spot::Centre(place) => {
            let index = place.index() as u16;
            (1 + index % 3, 1 + index / 3)
        }
        Spot::Border(field) => match u16::from(field.number()) {
            number @ 1..=4 => (number, 0),
            number @ 5..=8 => (4, number - 4),
            number @ 9..=12 => (12 - number, 4),
            number => (0, 16 - number),
        },
    })
}

fn spots() -> impl Iterator<Item = Spot> {
    Field::all().map(Spot::Border).chain(Place::all().map(Spot::Centre))
}

/// Paints the board into the upper left of `area`, which must hold the frame.
pub(crate) fn paint(
    language: Language,
    view: &View,
    emphasis: &Emphasis,
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
    for spot in spots() {
        painter.card(spot, buffer);
    }
    for spot in &emphasis.selected {
        painter.heavy_frame(*spot, buffer);
    }
}

struct Painter<'a> {
    language: Language,
    view: &'a View,
    emphasis: &'a Emphasis,
    frame: Frame,
    palette: Palette,
    area: Rect,
}

impl Painter<'_> {
    /// The upper left corner of a spot's frame.
    fn corner(&self, spot: Spot) -> Option<(u16, u16)> {
        let (column, row) = position(spot)?;
        let x = self.area.x + column * (self.frame.cell_width + 1);
        let y = self.area.y + row * (self.frame.cell_height + 1);
        Some((x, y))
    }

    /// The grid; the centre is set apart by double lines.
    fn lines(&self, buffer: &mut Buffer) {
        let style = self.palette.frame();
        for line in 0..=SIDE {
            let y = self.area.y + line * (self.frame.cell_height + 1);
            for x in 0..self.frame.width() {
                let sign =
                    if is_rim((x / (self.frame.cell_width + 1), line)) { '═' } else { '─' };
                put(buffer, self.area.x + x, y, sign, style);
            }
        }
        for line in 0..=SIDE {
            let x = self.area.x + line * (self.frame.cell_width + 1);
            for y in 0..self.frame.height() {
                let across = y % (self.frame.cell_height + 1) == 0;
                let at = (line, y / (self.frame.cell_height + 1));
                let sign = match across {
                    true => crossing(at),
                    false if is_rim((at.1, line)) => '║',
                    false => '│',
                };
                put(buffer, x, self.area.y + y, sign, style);
            }
        }
    }

    fn card(&self, spot: Spot, buffer: &mut Buffer) {
        let margin = self.frame.margin();
        let (width, height) = (self.frame.cell_width - 2 * margin, self.frame.cell_height);
        let Some((left, top)) = self.corner(spot) else { return };
        let card = cell(self.language, self.view, spot, width.into(), height.into());
        let (x, y) = (left + 1 + margin, top + 1);
        for (index, line) in card.lines.iter().enumerate() {
            let style = self.line_style(&card, index);
            buffer.set_stringn(x, y + index as u16, line, width.into(), style);
        }
        if self.emphasis.open.contains(&spot) {
            let after = card.lines.first().map_or(0, |line| line.chars().count()) as u16;
            put(buffer, x + after, y, '‹', self.palette.title());
        }
        let end = left + 1 + self.frame.cell_width;
        self.pieces(spot, &card, (end, y), buffer);
    }

    fn line_style(&self, card: &Cell, index: usize) -> Style {
        match index {
            0 => self.palette.faint(),
            1 => self.palette.tone(card.tone),
            _ if matches!(card.tone, super::colours::Tone::Back) => self.palette.faint(),
            _ => Style::new(),
        }
    }

    /// Pieces stand at the right end of the first line.
    fn pieces(&self, spot: Spot, card: &Cell, (mut end, y): (u16, u16), buffer: &mut Buffer) {
        for piece in &card.pieces {
            let (sign, style) = piece_sign(*piece, self.palette);
            let narrow = self.frame.cell_width <= Frame::SMALLEST.cell_width + 2;
            let chip = if narrow { format!(" {sign}") } else { format!(" {sign} ") };
            end = end.saturating_sub(if narrow { 2 } else { 3 });
            buffer.set_string(end, y, chip, style);
        }
        let Spot::Centre(place) = spot else { return };
        for (seat, _) in self.emphasis.coming.iter().filter(|(_, at)| *at == place) {
            end = end.saturating_sub(2);
            put(buffer, end, y, hollow_shape(*seat), self.palette.title());
        }
    }

    fn heavy_frame(&self, spot: Spot, buffer: &mut Buffer) {
        let Some((left, top)) = self.corner(spot) else { return };
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
        put(buffer, left, top, '┏', style);
        put(buffer, right, top, '┓', style);
        put(buffer, left, bottom, '┗', style);
        put(buffer, right, bottom, '┛', style);
    }
}

/// How a piece looks.
pub(crate) fn piece_sign(piece: Piece, palette: Palette) -> (char, Style) {
    match piece {
        Piece::Figure(seat) => (shape(seat), palette.seat(seat)),
        Piece::Token(seat) => (token_shape(seat), palette.seat(seat)),
        Piece::Robber => (ROBBER, palette.robber()),
        Piece::Targia => (TARGIA, palette.targia()),
    }
}

/// Whether a piece of a grid line runs along the rim of the centre: it begins
/// beside one of the three inner cards, on the second or the last but one line.
const fn is_rim((along, line): (u16, u16)) -> bool {
    1 <= along && along < SIDE - 1 && (line == 1 || line == SIDE - 1)
}

/// The sign where the lines of the grid meet.
const fn crossing((column, row): (u16, u16)) -> char {
    match (column, row) {
        (0, 0) => '┌',
        (SIDE, 0) => '┐',
        (0, SIDE) => '└',
        (SIDE, SIDE) => '┘',
        (_, 0) => '┬',
        (_, SIDE) => '┴',
        (0, _) => '├',
        (SIDE, _) => '┤',
        (1, 1) => '╔',
        (4, 1) => '╗',
        (1, 4) => '╚',
        (4, 4) => '╝',
        (_, 1 | 4) => '╪',
        (1 | 4, _) => '╫',
        _ => '┼',
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_has_a_place_of_its_own() {
        let mut seen: Vec<(u16, u16)> = spots().filter_map(position).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 25);
        assert!(seen.iter().all(|(column, row)| *column < SIDE && *row < SIDE));
    }

    #[test]
    fn facing_fields_lie_on_one_line_of_the_picture() {
        for field in Field::all() {
            let Some(facing) = field.facing() else { continue };
            let [a, b] = [field, facing].map(|at| position(Spot::Border(at)).unwrap());
            assert!(a.0 == b.0 || a.1 == b.1, "{field} and {facing}");
        }
    }
}
