//! What a walk would bring: where it can end, and what happens there.
//!
//! Everything follows from what lies open and from the viewer's own hand.

use crate::words::choice;
use caravanserai_core::{Game, Quick, Seat};
use five_tribes::{
    Choice, Piece, Resource, Square, Squares, State, TRIBES, Task, TileAction, Tribe, View,
};
use maud::Render;

/// The name under which a tile lights up as the end for a tribe.
#[derive(Clone, Copy)]
pub(super) struct Light(pub(super) Square, pub(super) Tribe);

impl Render for Light {
    fn render_to(&self, out: &mut String) {
        out.push_str(self.0.name());
        self.1.index().render_to(out);
    }
}

/// Where a walk could end once this choice is made; `None` for choices after
/// which nobody walks on.
pub(super) fn endings_after(view: &View, choice: Choice) -> Option<[Squares; TRIBES]> {
    match choice {
        Choice::Take(from) => Some(view.open.endings_from(from)),
        Choice::Step(..) if view.open.walk.hand.total() > 1 => {
            // Steps do not depend on anything hidden, so any state that looks like this will do.
            let mut state = State::determinize(view, &mut Quick::new(0));
            state.play_unchecked(choice);
            Some(state.open().endings())
        }
        _ => None,
    }
}

/// What becomes of a tile on which a walk ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Control {
    /// A camel of the walker claims it.
    Claimed,
    /// The walker may choose between camel and tent.
    CamelOrTent,
    /// It is emptied, but there is no camel left.
    NoCamel,
    /// It belongs to somebody already.
    Owned(Seat),
    /// How many meeples stay.
    Stays(u8),
}

/// The end of a walk as it would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    pub(super) at: Square,
    pub(super) tribe: Tribe,
    /// How many meeples are taken.
    pub(super) count: u8,
    pub(super) control: Control,
}

impl Ending {
    /// A walk whose last meeple, of this tribe, is dropped there.
    pub(super) fn new(view: &View, at: Square, tribe: Tribe) -> Ending {
        let heap = view.open.board.meeples(at);
        let stays = heap.total() - heap.of(tribe);
        let walker = view.open.active;
        let control = match view.open.owner(at) {
            Some(owner) => Control::Owned(owner),
            None if stays > 0 => Control::Stays(stays),
            None => match (view.open.camels_left(walker) > 0, view.open.has_tent(walker)) {
                (true, true) => Control::CamelOrTent,
                (false, false) => Control::NoCamel,
                _ => Control::Claimed,
            },
        };
        Ending { at, tribe, count: heap.of(tribe) + 1, control }
    }

    /// Whether the tile would be the walker's.
    pub(super) const fn claims(&self) -> bool {
        matches!(self.control, Control::Claimed | Control::CamelOrTent)
    }

    /// The coins that Builders earn without Fakirs, and for each Fakir more.
    pub(super) fn builders(&self, view: &View) -> (u32, u32) {
        let each = u32::from(choice::blue_tiles_around(view, self.at));
        (each * u32::from(self.count), each)
    }

    /// The cards that Merchants take from the front of the row.
    pub(super) fn cards<'a>(&self, view: &'a View) -> &'a [Resource] {
        let row = view.open.row.as_slice();
        &row[..row.len().min(usize::from(self.count))]
    }

    /// The piece that the tile makes its visitor place, while there are any.
    pub(super) fn piece(&self, view: &View) -> Option<Piece> {
        let piece = match view.open.board.action(self.at) {
            TileAction::Palace => Piece::Palace,
            TileAction::Palm => Piece::Palm,
            _ => return None,
        };
        (view.open.supply(piece) > 0).then_some(piece)
    }

    /// How much there is to say for it, roughly, so that the best come first.
    pub(super) fn worth(&self, view: &View) -> u32 {
        let tile = if self.claims() {
            view.open.board.tile(self.at).row().value.unsigned_abs().into()
        } else {
            0
        };
        let tribe = match self.tribe {
            Tribe::Builder => self.builders(view).0,
            Tribe::Merchant | Tribe::Artisan => u32::from(self.count) * 3,
            Tribe::Vizier | Tribe::Elder => u32::from(self.count) * 2,
            Tribe::Assassin => 3,
        };
        let piece = match self.piece(view) {
            Some(Piece::Palace) if self.claims() => 5,
            Some(Piece::Palm) if self.claims() => 3,
            _ => 0,
        };
        tile + tribe + piece
    }
}

/// The ends that the walk under way can still reach, the best first.
pub(super) fn in_reach(view: &View) -> Vec<Ending> {
    if view.open.agenda.top() != Some(Task::Step) {
        return Vec::new();
    }
    let ends = Tribe::ALL.into_iter().zip(view.open.endings());
    let mut all: Vec<Ending> = ends
        .flat_map(|(tribe, squares)| squares.map(move |at| Ending::new(view, at, tribe)))
        .collect();
    all.sort_by_key(|ending| (std::cmp::Reverse(ending.worth(view)), ending.at));
    all
}
