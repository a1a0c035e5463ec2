//! What is written on a tile of the board, in the room there is.

use crate::FiveTribesTable;
use crate::words::names;
use ::words::{Language, t};
use caravanserai_core::Seat;
use five_tribes::{Piece, ROW, Square, Tile, TileAction, Tribe, View};
use std::borrow::Cow;
use terminal::Tabletop;

/// The sign of a seat's tent.
pub(super) const fn tent(seat: Seat) -> char {
    match seat.0 {
        0 => '△',
        1 => '○',
        2 => '□',
        _ => '◇',
    }
}

/// A palm.
pub(super) const PALM: char = '♣';
/// A palace.
pub(super) const PALACE: char = '⌂';

/// The letter of a meeple.
pub(super) const fn letter(tribe: Tribe) -> char {
    match tribe {
        Tribe::Vizier => 'Y',
        Tribe::Elder => 'W',
        Tribe::Merchant => 'G',
        Tribe::Builder => 'B',
        Tribe::Assassin => 'R',
        Tribe::Artisan => 'P',
    }
}

/// A tile's name in two or three letters; the Chasm needs none.
pub(super) fn short(l: Language, kind: Tile) -> Cow<'static, str> {
    match kind.row().action {
        TileAction::Palace => t!(l, "ft-cell-village"),
        TileAction::Djinn => t!(l, "ft-cell-sacred"),
        TileAction::Palm => t!(l, "ft-cell-oasis"),
        TileAction::Item => t!(l, "ft-cell-workshop"),
        TileAction::Market { cards: 2, .. } => t!(l, "ft-cell-large-market"),
        TileAction::Market { among, .. } if usize::from(among) == ROW => {
            t!(l, "ft-cell-special-market")
        }
        TileAction::Market { .. } => t!(l, "ft-cell-small-market"),
        TileAction::None => Cow::Borrowed(""),
    }
}

/// The tile's name and value, in at most `width` columns if that is possible.
pub(super) fn name(l: Language, view: &View, at: Square, width: usize) -> String {
    let kind = view.open.board.tile(at);
    let title = names::tile_title(l, kind);
    if title.chars().count() <= width {
        return title.into_owned();
    }
    let (short, value) = (short(l, kind), kind.row().value);
    let spaced = format!("{short} {value}");
    if spaced.chars().count() <= width { spaced } else { format!("{short}{value}") }
}

/// Whose tile it is, by the sign on it.
pub(super) fn owner(view: &View, at: Square) -> Option<(Seat, char)> {
    let seat = view.open.owner(at)?;
    let pitched = view.open.player(seat).tent == Some(at);
    Some((seat, if pitched { tent(seat) } else { FiveTribesTable::shape(seat) }))
}

/// The meeples as letters, each colour with its count where there is no room
/// for one letter each.
pub(super) fn meeples(view: &View, at: Square, width: usize) -> Vec<(Tribe, String)> {
    let heap = view.open.board.meeples(at);
    let each: Vec<(Tribe, String)> =
        heap.each().map(|tribe| (tribe, letter(tribe).to_string())).collect();
    if each.len() <= width {
        return each;
    }
    let counted = |tribe: Tribe| match heap.of(tribe) {
        1 => letter(tribe).to_string(),
        count => format!("{}{count}", letter(tribe)),
    };
    heap.tribes().map(|tribe| (tribe, counted(tribe))).collect()
}

/// Palms and palaces: `♣2⌂`.
pub(super) fn pieces(view: &View, at: Square) -> String {
    let counted = |piece: Piece, sign: char| match view.open.board.built(piece, at) {
        0 => String::new(),
        1 => sign.to_string(),
        count => format!("{sign}{count}"),
    };
    counted(Piece::Palm, PALM) + &counted(Piece::Palace, PALACE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The narrowest cell has eight columns: the square, a mark, the owner's sign
    /// and four for the name.
    #[test]
    fn every_tile_fits_the_narrowest_cell_in_every_language() {
        for language in Language::ALL {
            for kind in Tile::all().filter(|kind| kind.row().action != TileAction::None) {
                let name = format!("{}{}", short(language, kind), kind.row().value);
                assert!(name.chars().count() <= 4, "{name}");
            }
        }
    }
}
