//! What a row of a display is worth, or can still become.

use targi::{Display, Row, Rules, TribeCard, TribeId};

/// Points for a full row of equal symbols.
pub(crate) const EQUAL: u8 = 4;
/// Points for a full row of different symbols.
pub(crate) const MIXED: u8 = 2;

/// How a row stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// How many cards lie in it.
    pub(crate) cards: u8,
    /// Whether all its symbols are equal so far.
    pub(crate) equal: bool,
    /// Whether all its symbols differ so far.
    pub(crate) mixed: bool,
}

impl Standing {
    /// Whether the row takes no more cards.
    pub(crate) fn is_full(self) -> bool {
        usize::from(self.cards) == Display::PLACES
    }

    /// What the row brings if it is full.
    pub(crate) fn points(self) -> u8 {
        match self {
            Standing { equal: true, .. } if self.is_full() => EQUAL,
            Standing { mixed: true, .. } if self.is_full() => MIXED,
            _ => 0,
        }
    }
}

/// How a row stands now.
pub(crate) fn standing(rules: &Rules, display: &Display, row: Row) -> Standing {
    of(rules, display.row(row))
}

/// How a row would stand with one card more; `None` if it has no room.
pub(crate) fn with(rules: &Rules, display: &Display, row: Row, card: TribeId) -> Option<Standing> {
    display.has_room(row).then(|| of(rules, display.row(row).chain([card])))
}

fn of(rules: &Rules, cards: impl Iterator<Item = TribeId>) -> Standing {
    let (mut seen, mut wild, mut count) = (0_u8, 0_u8, 0_u8);
    for card in cards {
        count += 1;
        match rules.tribe(card) {
            TribeCard { wild: true, .. } => wild += 1,
            card => seen |= 1 << card.symbol as u8,
        }
    }
    let kinds = seen.count_ones() as u8;
    Standing { cards: count, equal: kinds <= 1, mixed: kinds + wild == count }
}
