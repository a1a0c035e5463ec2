//! What is written on a tile of the board, in the room there is.

use caravanserai_core::Seat;
use five_tribes::{Piece, Square, TileAction, Tribe, View};

/// The sign of a seat's camels.
pub(super) const fn shape(seat: Seat) -> char {
    match seat.0 {
        0 => '▲',
        1 => '●',
        2 => '■',
        _ => '◆',
    }
}

/// The sign of a seat's tent.
const fn tent(seat: Seat) -> char {
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

/// The tile's name and value in at most `width` columns.
pub(super) fn name(view: &View, at: Square, width: usize) -> String {
    let row = view.open.board.tile(at).row();
    if row.colour.is_none() {
        return if width >= 5 { "Chasm" } else { "" }.to_owned();
    }
    let short = match row.action {
        TileAction::Palace => "Vil",
        TileAction::Djinn => "Sac",
        TileAction::Palm => "Oas",
        TileAction::Item => "Wrk",
        TileAction::Market { cards: 2, .. } => "Mk2",
        TileAction::Market { among: 9, .. } => "Spc",
        TileAction::Market { .. } => "Mkt",
        TileAction::None => "",
    };
    let forms = [
        format!("{} {}", row.name, row.value),
        format!("{short} {}", row.value),
        format!("{short}{}", row.value),
    ];
    let tiny = format!("{}{}", &short[..1], row.value);
    forms.into_iter().find(|form| form.chars().count() <= width).unwrap_or(tiny)
}

/// Whose tile it is, by the sign on it.
pub(super) fn owner(view: &View, at: Square) -> Option<(Seat, char)> {
    let seat = view.open.owner(at)?;
    let pitched = view.open.player(seat).tent == Some(at);
    Some((seat, if pitched { tent(seat) } else { shape(seat) }))
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
