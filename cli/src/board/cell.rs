//! What is written on each of the 25 cards of the board.

use super::brief::{self, cut, wrap};
use caravanserai_core::Seat;
use targi::{CentreView, Field, Kind, Place, Spot, TribeCard, View, border, words};

/// From this width on a cell has room for whole words.
const ROOMY: usize = 13;

/// What a card is, for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Field,
    Raid,
    Goods,
    Tribe,
    Back,
    Empty,
}

/// A piece on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// A Targi on the border, a tribe marker in the centre.
    Figure(Seat),
    Robber,
}

/// A card of the board, written to fit.
pub(crate) struct Cell {
    pub(crate) tone: Tone,
    pub(crate) pieces: Vec<Piece>,
    /// The first line names the spot, the second the card.
    pub(crate) lines: Vec<String>,
}

/// The card on a spot, in `height` lines of `width` columns.
pub(crate) fn cell(view: &View, spot: Spot, width: usize, height: usize) -> Cell {
    let (tone, mut lines) = match spot {
        Spot::Border(field) => border_lines(field, width),
        Spot::Centre(place) => centre_lines(view, place, width, height),
    };
    lines.truncate(height);
    for line in &mut lines {
        *line = cut(line, width);
    }
    Cell { tone, pieces: pieces(view, spot), lines }
}

fn pieces(view: &View, spot: Spot) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if matches!(spot, Spot::Border(field) if view.robber == Some(field)) {
        pieces.push(Piece::Robber);
    }
    for seat in [Seat(0), Seat(1)] {
        let player = &view.players[seat.index()];
        let stands = match spot {
            Spot::Border(field) => player.targi.contains(field),
            Spot::Centre(place) => player.markers.contains(place),
        };
        if stands {
            pieces.push(Piece::Figure(seat));
        }
    }
    pieces
}

fn border_lines(field: Field, width: usize) -> (Tone, Vec<String>) {
    let tone = match border(field) {
        targi::Border::Raid(_) => Tone::Raid,
        _ => Tone::Field,
    };
    let mut lines = vec![field.to_string(), brief::field(field, width)];
    if width < ROOMY {
        lines.push(brief::field_gives_tiny(field));
    } else {
        lines.extend(wrap(&brief::field_gives(field), width));
    }
    (tone, lines)
}

fn centre_lines(view: &View, place: Place, width: usize, height: usize) -> (Tone, Vec<String>) {
    let back = |kind: &str| {
        let hatch = "░".repeat(width);
        let named = format!("{kind} card");
        let mut lines = vec![place.to_string(), cut(&named, width)];
        lines.resize(height, hatch);
        lines
    };
    match view.centre[place.index()] {
        CentreView::Empty => (Tone::Empty, vec![place.to_string(), "empty".to_owned()]),
        CentreView::FaceDown(Kind::Goods) => (Tone::Back, back("goods")),
        CentreView::FaceDown(Kind::Tribe) => (Tone::Back, back("tribe")),
        CentreView::Goods(card) => {
            let card = view.deck.goods(card);
            let text = if width < ROOMY { brief::goods(card) } else { words::goods_card(card) };
            let mut lines = vec![place.to_string(), "Goods".to_owned()];
            lines.extend(wrap(&text, width));
            (Tone::Goods, lines)
        }
        CentreView::Tribe(card) => {
            (Tone::Tribe, tribe_lines(place, view.deck.tribe(card), width, height))
        }
    }
}

fn tribe_lines(place: Place, card: &TribeCard, width: usize, height: usize) -> Vec<String> {
    let cost = words::cost(&card.cost);
    let mark = brief::timing(card.effect.timing());
    if width < ROOMY {
        let cost = cost.replace(" / ", "/");
        let name = format!("{} {mark}", brief::symbol(card.symbol));
        return vec![format!("{place} {}VP", card.vp), name, cost];
    }
    let vp = format!("{} VP", card.vp);
    let name = if words::symbol(card.symbol).len() + vp.len() < width {
        words::symbol(card.symbol)
    } else {
        brief::symbol(card.symbol)
    };
    let gap = width.saturating_sub(name.len() + vp.len());
    let mut lines =
        vec![format!("{place} {}", card.id), format!("{name}{}{vp}", " ".repeat(gap)), cost];
    let room = height.saturating_sub(lines.len());
    let full = wrap(&words::effect(&card.effect), width);
    if full.len() <= room {
        lines.extend(full);
    } else {
        lines.push(format!("{mark} {}", brief::effect(&card.effect)));
        if lines.last().is_some_and(|line| line.chars().count() > width) {
            lines.pop();
            lines.push(brief::effect(&card.effect));
        }
    }
    lines
}
