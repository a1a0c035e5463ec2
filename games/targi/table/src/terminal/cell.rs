//! What is written on each of the 25 cards of the board.

use super::brief;
use super::colours::Tone;
use caravanserai_core::Seat;
use targi::{Border, CentreView, Field, Kind, Place, Rules, Spot, TribeCard, View, words};
use terminal::{cut, wrap};

/// From this width on a cell has room for whole words.
const ROOMY: usize = 13;

/// A piece on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// A Targi on the border, a tribe marker in the centre.
    Figure(Seat),
    /// A Targi token or a marker token.
    Token(Seat),
    Robber,
    Targia,
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
        Spot::Border(field) => border_lines(view.rules, field, width),
        Spot::Centre(place) => centre_lines(view, place, width, height),
        // These lie beside the board.
        Spot::Dune(_) | Spot::Targia => (Tone::Empty, Vec::new()),
    };
    lines.truncate(height);
    for line in &mut lines {
        *line = cut(line, width);
    }
    Cell { tone, pieces: pieces(view, spot), lines }
}

/// What stands on a spot.
pub(crate) fn pieces(view: &View, spot: Spot) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if matches!(spot, Spot::Border(field) if view.robber == Some(field)) {
        pieces.push(Piece::Robber);
    }
    if matches!(spot, Spot::Border(field) if view.targia == Some(field)) {
        pieces.push(Piece::Targia);
    }
    for seat in [Seat(0), Seat(1)] {
        let player = &view.players[seat.index()];
        let (stands, token) = match spot {
            Spot::Border(field) => {
                (player.targi.contains(field), player.targi_token == Some(field))
            }
            Spot::Centre(place) => {
                (player.markers.contains(place), player.marker_token == Some(place))
            }
            Spot::Dune(place) => (player.dunes.contains(place), false),
            Spot::Targia => (false, false),
        };
        pieces.extend(stands.then_some(Piece::Figure(seat)));
        pieces.extend(token.then_some(Piece::Token(seat)));
    }
    pieces
}

fn border_lines(rules: Rules, field: Field, width: usize) -> (Tone, Vec<String>) {
    let border = rules.border(field);
    let tone = match border {
        Border::Raid(_) => Tone::Raid,
        _ => Tone::Field,
    };
    let mut lines = vec![field.to_string(), brief::field(rules, field, width)];
    if width < ROOMY {
        lines.push(brief::field_gives_tiny(border));
    } else {
        lines.extend(wrap(&brief::field_gives(border), width));
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
            let card = view.rules.goods(card);
            let text = if width < ROOMY { brief::goods(card) } else { words::goods_card(card) };
            let mut lines = vec![place.to_string(), "Goods".to_owned()];
            lines.extend(wrap(&text, width));
            (Tone::Goods, lines)
        }
        CentreView::Covered(card) => {
            let card = view.rules.tribe(card);
            let named = format!("{place} {}", if width < ROOMY { "" } else { &card.id });
            let hatch = "░".repeat(width);
            let mut lines =
                vec![named.trim_end().to_owned(), brief::symbol(card.symbol).to_owned()];
            if height > 3 {
                lines.push(brief::cost(card, width));
            }
            lines.resize(height, hatch);
            (Tone::Back, lines)
        }
        CentreView::Tribe(card) => {
            (Tone::Tribe, tribe_lines(place, view.rules.tribe(card), width, height))
        }
    }
}

fn tribe_lines(place: Place, card: &TribeCard, width: usize, height: usize) -> Vec<String> {
    let mark = brief::timing(card.effect.timing());
    if width < ROOMY {
        let name = format!("{} {mark}", brief::symbol(card.symbol));
        let points = match card.bracket_vp {
            0 => format!("{}VP", card.vp),
            _ => brief::points(card),
        };
        return vec![format!("{place} {points}"), name, brief::cost(card, width)];
    }
    let mut lines = vec![format!("{place} {}", card.id), title_line(card, width)];
    lines.extend(cost_lines(card, width));
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

/// The cost; where it needs two lines, each way to pay has one.
fn cost_lines(card: &TribeCard, width: usize) -> Vec<String> {
    let cost = words::cost(&card.cost);
    if cost.len() <= width { vec![cost] } else { wrap(&cost.replace(" / ", " /\n"), width) }
}

/// The symbol and, at the right, what the card is worth.
fn title_line(card: &TribeCard, width: usize) -> String {
    let (long, short) = (words::symbol(card.symbol), brief::symbol(card.symbol));
    let (unit, points) = (if card.bracket_vp > 0 { "VP" } else { " VP" }, brief::points(card));
    let forms = [(long, unit), (short, unit), (short, "")];
    let fits = |(name, unit): &(&str, &str)| name.len() + points.len() + unit.len() < width;
    let (name, unit) = forms.into_iter().find(fits).unwrap_or((short, ""));
    let gap = width.saturating_sub(name.len() + points.len() + unit.len());
    format!("{name}{}{points}{unit}", " ".repeat(gap))
}
