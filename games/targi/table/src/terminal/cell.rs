//! What is written on each of the 25 cards of the board.

use super::brief;
use super::colours::Tone;
use crate::words;
use ::words::{Language, t};
use caravanserai_core::Seat;
use std::borrow::Cow;
use targi::{Border, CentreView, Field, Kind, Place, Rules, Spot, TribeCard, View};
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
pub(crate) fn cell(l: Language, view: &View, spot: Spot, width: usize, height: usize) -> Cell {
    let (tone, mut lines) = match spot {
        Spot::Border(field) => border_lines(l, &view.rules, field, width, height),
        Spot::Centre(place) => centre_lines(l, view, place, width, height),
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

/// A field: what it offers in a few words where they fit, else in the fewest.
fn border_lines(
    language: Language,
    rules: &Rules,
    field: Field,
    width: usize,
    height: usize,
) -> (Tone, Vec<String>) {
    let border = rules.border(field);
    let tone = match border {
        Border::Raid(_) => Tone::Raid,
        _ => Tone::Field,
    };
    let name = brief::field(language, rules, field, width);
    let mut lines = vec![field.to_string(), name.into_owned()];
    let offer = wrap(&words::border::brief(language, border), width);
    match width >= ROOMY && offer.len() + lines.len() <= height {
        true => lines.extend(offer),
        false => lines.push(brief::field_gives(language, border).into_owned()),
    }
    (tone, lines)
}

fn centre_lines(
    language: Language,
    view: &View,
    place: Place,
    width: usize,
    height: usize,
) -> (Tone, Vec<String>) {
    let l = language;
    let back = |name: Cow<'static, str>| {
        let mut lines = vec![place.to_string(), name.into_owned()];
        lines.resize(height, "░".repeat(width));
        lines
    };
    match view.centre[place.index()] {
        CentreView::Empty => {
            (Tone::Empty, vec![place.to_string(), t!(l, "short-empty").into_owned()])
        }
        CentreView::FaceDown(Kind::Goods) => (Tone::Back, back(t!(l, "short-goods-back"))),
        CentreView::FaceDown(Kind::Tribe) => (Tone::Back, back(t!(l, "short-tribe-back"))),
        CentreView::Goods(card) => {
            let card = view.rules.goods(card);
            let words = wrap(&words::cards::goods_brings(l, card), width);
            let mut lines = vec![place.to_string(), t!(l, "short-goods").into_owned()];
            match width >= ROOMY && words.len() + lines.len() <= height {
                true => lines.extend(words),
                false => lines.push(brief::goods(l, card)),
            }
            (Tone::Goods, lines)
        }
        CentreView::Covered(card) => {
            let card = view.rules.tribe(card);
            let named = format!("{place} {}", if width < ROOMY { "" } else { &card.id });
            let hatch = "░".repeat(width);
            let symbol = words::cards::short_symbol(l, card.symbol).into_owned();
            let mut lines = vec![named.trim_end().to_owned(), symbol];
            if height > 3 {
                lines.push(brief::cost(card, width));
            }
            lines.resize(height, hatch);
            (Tone::Back, lines)
        }
        CentreView::Tribe(card) => {
            (Tone::Tribe, tribe_lines(l, place, view.rules.tribe(card), width, height))
        }
    }
}

fn tribe_lines(
    language: Language,
    place: Place,
    card: &TribeCard,
    width: usize,
    height: usize,
) -> Vec<String> {
    let mark = brief::timing(card.effect.timing());
    if width < ROOMY {
        let name = format!("{} {mark}", words::cards::short_symbol(language, card.symbol));
        let points = match card.bracket_vp {
            0 => brief::vp(language, card.vp).into_owned(),
            _ => brief::points(card),
        };
        return vec![format!("{place} {points}"), name, brief::cost(card, width)];
    }
    let mut lines = vec![format!("{place} {}", card.id), title_line(language, card, width)];
    lines.extend(cost_lines(card, width));
    let room = height.saturating_sub(lines.len());
    let text = words::effect::text(language, &card.effect).unwrap_or_default();
    let full = wrap(&text, width);
    if full.len() <= room {
        lines.extend(full);
    } else {
        let short = words::effect::sign(language, &card.effect);
        let marked = format!("{mark} {short}");
        lines.push(if marked.chars().count() > width { short.into_owned() } else { marked });
    }
    lines
}

/// The cost; where it needs two lines, each way to pay has one.
fn cost_lines(card: &TribeCard, width: usize) -> Vec<String> {
    let cost = card.cost.to_string();
    match (card.cost.second, cost.len() <= width) {
        (Some(second), false) => [format!("{} /", card.cost.first), second.to_string()]
            .map(|way| cut(&way, width))
            .into(),
        _ => wrap(&cost, width),
    }
}

/// The symbol and, at the right, what the card is worth.
fn title_line(language: Language, card: &TribeCard, width: usize) -> String {
    let long = words::cards::symbol(language, card.symbol);
    let short = words::cards::short_symbol(language, card.symbol);
    let worth = match card.bracket_vp {
        0 => brief::vp(language, card.vp).into_owned(),
        _ => brief::points(card),
    };
    let columns = |text: &str| text.chars().count();
    let name = if columns(&long) + columns(&worth) < width { long } else { short };
    let gap = width.saturating_sub(columns(&name) + columns(&worth));
    format!("{name}{}{worth}", " ".repeat(gap))
}
