//! The 5×5 board painted into a buffer: the border fields around the centre.

use super::brief::{ROBBER, TARGIA, hollow_shape, token_shape};
use super::cell::{self, Cell, Piece};
use super::colours::Colours;
use crate::TargiTable;
use caravanserai_core::Seat;
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use targi::{Field, Place, Spot, View};
use terminal::grid::{self, Grid, Painting, put};
use terminal::{Palette, Spread, Tabletop};

/// Cards in a row of the board, and in a column.
const SIDE: u16 = 5;
/// The first and the last card of the centre, which double lines set apart.
const CENTRE: [[u16; 2]; 2] = [[1, 1], [3, 3]];

/// The smallest cards that can be read; larger ones than the largest would only spread
/// the words.
const LEAST: [u16; 2] = [9, 3];
const MOST: [u16; 2] = [22, 6];

/// The board with cards of this size.
pub(crate) const fn grid(cell_width: u16, cell_height: u16) -> Grid {
    Grid { columns: SIDE, rows: SIDE, cell_width, cell_height }
}

/// The largest board for this room.
pub(crate) fn fitting(width: u16, height: u16) -> Grid {
    Grid::fitting([SIDE, SIDE], [width, height], LEAST, MOST)
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
fn position(spot: Spot) -> Option<[u16; 2]> {
    Some(match spot {
        Spot::Dune(_) | Spot::Targia => return None,
        Spot::Centre(place) => {
            let index = place.index() as u16;
            [1 + index % 3, 1 + index / 3]
        }
        Spot::Border(field) => match u16::from(field.number()) {
            number @ 1..=4 => [number, 0],
            number @ 5..=8 => [4, number - 4],
            number @ 9..=12 => [12 - number, 4],
            number => [0, 16 - number],
        },
    })
}

fn spots() -> impl Iterator<Item = Spot> {
    Field::all().map(Spot::Border).chain(Place::all().map(Spot::Centre))
}

/// Paints the board, if there is room for it.
pub(crate) fn paint(board: &Painting<'_, View>, emphasis: &Emphasis, buffer: &mut Buffer) {
    if !board.fits() {
        return;
    }
    let painter = Painter { board, emphasis };
    board.lines(buffer);
    board.frame(CENTRE, &grid::DOUBLE, board.palette.frame(), buffer);
    for spot in spots() {
        painter.card(spot, buffer);
    }
    for cell in emphasis.selected.iter().filter_map(|spot| position(*spot)) {
        board.frame([cell, cell], &grid::HEAVY, board.palette.selected_frame(), buffer);
    }
}

struct Painter<'a> {
    board: &'a Painting<'a, View>,
    emphasis: &'a Emphasis,
}

impl Painter<'_> {
    /// Wide cards keep a blank column at each side of their text.
    const fn margin(&self) -> u16 {
        if self.board.grid.cell_width >= 15 { 1 } else { 0 }
    }

    fn card(&self, spot: Spot, buffer: &mut Buffer) {
        let margin = self.margin();
        let (width, height) =
            (self.board.grid.cell_width - 2 * margin, self.board.grid.cell_height);
        let Some(cell) = position(spot) else { return };
        let (left, top) = self.board.corner(cell);
        let card =
            cell::cell(self.board.language, self.board.view, spot, width.into(), height.into());
        let (x, y) = (left + 1 + margin, top + 1);
        for (index, line) in card.lines.iter().enumerate() {
            let style = self.line_style(&card, index);
            buffer.set_stringn(x, y + index as u16, line, width.into(), style);
        }
        if self.emphasis.open.contains(&spot) {
            let after = card.lines.first().map_or(0, |line| line.chars().count()) as u16;
            put(buffer, x + after, y, '‹', self.board.palette.title());
        }
        let end = left + 1 + self.board.grid.cell_width;
        self.pieces(spot, &card, (end, y), buffer);
    }

    fn line_style(&self, card: &Cell, index: usize) -> Style {
        match index {
            0 => self.board.palette.faint(),
            1 => self.board.palette.tone(card.tone),
            _ if matches!(card.tone, super::colours::Tone::Back) => self.board.palette.faint(),
            _ => Style::new(),
        }
    }

    /// Pieces stand at the right end of the first line.
    fn pieces(&self, spot: Spot, card: &Cell, (mut end, y): (u16, u16), buffer: &mut Buffer) {
        for piece in &card.pieces {
            let (sign, style) = piece_sign(*piece, self.board.palette);
            let narrow = self.board.grid.cell_width <= LEAST[0] + 2;
            let chip = if narrow { format!(" {sign}") } else { format!(" {sign} ") };
            end = end.saturating_sub(if narrow { 2 } else { 3 });
            buffer.set_string(end, y, chip, style);
        }
        let Spot::Centre(place) = spot else { return };
        for (seat, _) in self.emphasis.coming.iter().filter(|(_, at)| *at == place) {
            end = end.saturating_sub(2);
            put(buffer, end, y, hollow_shape(*seat), self.board.palette.title());
        }
    }
}

/// How a piece looks.
pub(crate) fn piece_sign(piece: Piece, palette: Palette) -> (char, Style) {
    match piece {
        Piece::Figure(seat) => (TargiTable::shape(seat), TargiTable::seat_style(palette, seat)),
        Piece::Token(seat) => (token_shape(seat), TargiTable::seat_style(palette, seat)),
        Piece::Robber => (ROBBER, palette.robber()),
        Piece::Targia => (TARGIA, palette.targia()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_has_a_place_of_its_own() {
        let mut seen: Vec<[u16; 2]> = spots().filter_map(position).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 25);
        assert!(seen.iter().all(|cell| cell.iter().all(|at| *at < SIDE)));
    }

    #[test]
    fn facing_fields_lie_on_one_line_of_the_picture() {
        for field in Field::all() {
            let Some(facing) = field.facing() else { continue };
            let [a, b] = [field, facing].map(|at| position(Spot::Border(at)).unwrap());
            assert!(a[0] == b[0] || a[1] == b[1], "{field} and {facing}");
        }
    }
}
