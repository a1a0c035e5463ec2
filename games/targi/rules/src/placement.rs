//! Placing Targi on the border and on dunes.

use crate::choice::{Choice, Spot};
use crate::dune::DunePlace;
use crate::dune::DunePlaces;
use crate::event::{Event, Teller};
use crate::field::{Field, FieldSet, facing};
use crate::powers::Powers;
use crate::state::State;
use crate::view::View;
use caravanserai_core::{Seat, UpToSix, WaysOfSix};

/// What keeps a player's Targi off a border field (T-PLACE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// The field is a corner.
    Corner,
    /// The robber stands on it, and the player cannot ignore him.
    Robber,
    /// A Targi of this player stands on it.
    Targi(Seat),
    /// An opponent's Targi stands on this field, at the other end of its line.
    Facing(Field),
}

impl View {
    /// T-PLACE-1: everything that keeps a Targi of `seat` off a field, no matter who is to act.
    pub fn barriers(&self, seat: Seat, field: Field) -> impl Iterator<Item = Barrier> + use<> {
        let [own, opponent] = [seat, seat.other()].map(|seat| &self.players[seat.index()]);
        let robber = self.robber == Some(field) && !own.powers.has(Powers::IGNORE_ROBBER);
        let facing = field.facing().filter(|facing| opponent.targi.contains(*facing));
        [
            field.is_corner().then_some(Barrier::Corner),
            robber.then_some(Barrier::Robber),
            own.targi.contains(field).then_some(Barrier::Targi(seat)),
            opponent.targi.contains(field).then_some(Barrier::Targi(seat.other())),
            facing.map(Barrier::Facing),
        ]
        .into_iter()
        .flatten()
    }
}

/// Placements on the open fields of the first and the second half of the border, by the
/// bits of the fields that are no corners.
static PLACEMENTS: [WaysOfSix<Choice>; 2] = [
    UpToSix::all_ways(placements([1, 2, 3, 5, 6, 7])),
    UpToSix::all_ways(placements([9, 10, 11, 13, 14, 15])),
];

const fn placements(numbers: [u8; 6]) -> [Choice; 6] {
    let mut placements = [Choice::End; 6];
    let mut index = 0;
    while index < placements.len() {
        let field = Field::new(numbers[index]).expect("a border field");
        placements[index] = Choice::Place(Spot::Border(field));
        index += 1;
    }
    placements
}

impl State {
    /// Who places the next Targi: by turns, start player first; a player with more
    /// Targi left goes on alone (T-CARD-44).
    #[inline]
    pub(crate) fn next_to_place(&self) -> Option<Seat> {
        let (first, second) = (self.player(self.start), self.player(self.start.other()));
        let (placed, other_placed) = (first.placed(), second.placed());
        let first_has = placed < first.targi_now;
        let second_has = other_placed < second.targi_now;
        match (first_has, second_has) {
            (false, false) => None,
            (true, false) => Some(self.start),
            (false, true) => Some(self.start.other()),
            (true, true) if placed <= other_placed => Some(self.start),
            (true, true) => Some(self.start.other()),
        }
    }

    /// T-PLACE-1: the fields where the player to act may put a Targi.
    #[inline]
    pub(crate) fn open_fields(&self) -> FieldSet {
        let (own, opponent) = (self.acting(), self.waiting());
        let mut blocked =
            Field::CORNERS.union(own.targi).union(opponent.targi).union(facing(opponent.targi));
        if let Some(field) = self.robber
            && !own.powers.has(Powers::IGNORE_ROBBER)
        {
            blocked.insert(field);
        }
        Field::ALL.without(blocked)
    }

    /// X-DUNE-1, E14: the dunes where the player to act may put a Targi.
    #[inline]
    fn dunes_to_place_on(&self) -> impl Iterator<Item = DunePlace> + '_ {
        let (own, opponent) = (self.acting(), self.waiting());
        let taken =
            if own.powers.has(Powers::JOIN_DUNES) { DunePlaces::EMPTY } else { opponent.dunes };
        DunePlace::ALL.into_iter().filter(move |place| {
            self.open_dunes[place.index()].is_some()
                && !own.dunes.contains(*place)
                && !taken.contains(*place)
        })
    }

    #[inline]
    pub(crate) fn placement_choices(&self, out: &mut Vec<Choice>) {
        for (half, open) in PLACEMENTS.iter().zip(self.open_fields().bits().to_le_bytes()) {
            // The corners, at the end of each side, are never open.
            half[usize::from(open & 0b111 | open >> 1 & 0b111_000)].add_to(out);
        }
        if self.rules.options.expansion {
            out.extend(self.dunes_to_place_on().map(Spot::Dune).map(Choice::Place));
        }
    }

    #[inline]
    pub(crate) fn place(&mut self, spot: Spot, t: &mut impl Teller) {
        let seat = self.actor;
        let player = self.acting_mut();
        let placed = match spot {
            Spot::Border(field) => player.targi.insert(field),
            Spot::Dune(place) => player.dunes.insert(place),
            Spot::Centre(_) | Spot::Targia => false,
        };
        debug_assert!(placed, "no Targi is placed there");
        t.tell(Event::Placed { seat, spot });
    }
}
