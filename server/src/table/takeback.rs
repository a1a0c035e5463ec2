//! Going back: takebacks, what may be made again afterwards, and what the log notes of it.

use super::{Inside, LiveTable, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result};
use caravanserai_core::Seat;
use web::{Did, Note};

/// How often a seat may ask to take a move back at one position.
const ASKED_AT_MOST: u32 = 3;
/// In a log of so many entries nothing is taken back any more, so that it ends: a game of
/// usual length has a few hundred.
const LOG_WITH_UNDO: usize = 5000;

/// Somebody's wish to go back to an earlier position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Takeback {
    /// Who wishes it.
    pub(crate) seat: Seat,
    /// How many moves are to be left.
    pub(crate) moves: usize,
    /// Who has agreed.
    agreed: Vec<Seat>,
}

/// What can be said of going back, as it follows from the log.
#[derive(Default)]
pub(crate) struct GoingBack {
    /// What somebody asks for.
    pub(crate) takeback: Option<Takeback>,
    /// Who declined the last takeback, and who had asked: the same seat if it was
    /// withdrawn. Forgotten with the next move.
    pub(crate) declined: Option<(Seat, Seat)>,
    /// What was done at the table besides the moves, in order.
    pub(crate) notes: Vec<Note>,
    /// How often each seat has asked since a move was made or taken back.
    asked: Vec<u32>,
    /// What was taken back since the last new move, what went last at the end.
    gone: Vec<Vec<(Seat, String)>>,
}

impl GoingBack {
    pub(super) fn new(seats: usize) -> GoingBack {
        GoingBack { asked: vec![0; seats], ..GoingBack::default() }
    }

    fn forget_takebacks(&mut self) {
        self.takeback = None;
        self.declined = None;
        self.asked.fill(0);
    }
}

impl TableState {
    /// Where a takeback of this seat would go back to: before its last move.
    pub(crate) fn before_last_move_of(&self, seat: Seat) -> Option<usize> {
        self.playing.as_ref()?.movers().iter().rposition(|mover| *mover == seat)
    }

    /// How many moves a takeback leaves: the one that is asked for, or else what this seat
    /// could ask for.
    pub(crate) fn back_to(&self, seat: Option<Seat>) -> Option<usize> {
        match &self.back.takeback {
            Some(takeback) => Some(takeback.moves),
            None => {
                let seat = seat.filter(|_| self.to_act().is_some())?;
                self.before_last_move_of(self.takes_back_as(seat))
            }
        }
    }

    /// How many of its own last moves a seat may take back without asking. As soon as
    /// somebody else may act, it asks.
    pub(crate) fn undoable(&self, seat: Seat) -> usize {
        match &self.playing {
            Some(playing) if self.to_act() == Some(seat) => playing.undoable(seat),
            _ => 0,
        }
    }

    /// Whether moves may still be taken back: not without end at one table.
    pub(crate) fn may_go_back(&self) -> bool {
        self.log_len < LOG_WITH_UNDO
    }

    /// Whether a seat may ask to take a move back: not again and again at one position.
    pub(crate) fn may_ask(&self, seat: Seat) -> bool {
        self.back.asked[seat.index()] < ASKED_AT_MOST && self.may_go_back()
    }

    /// What a seat may make again of what was taken back last: its own choices, and
    /// what opponents of the house answered to them. Other people choose for themselves.
    pub(crate) fn redoable(&self, seat: Seat) -> &[(Seat, String)] {
        let gone = match self.back.gone.last() {
            Some(gone) if self.to_act() == Some(seat) && gone[0].0 == seat => gone.as_slice(),
            _ => return &[],
        };
        let chooses = |mover: Seat| matches!(self.sitters[mover.index()], Sitter::Guest(_));
        let others = |(mover, _): &(Seat, String)| *mover != seat && chooses(*mover);
        &gone[..gone.iter().position(others).unwrap_or(gone.len())]
    }

    /// Who has not answered yet. The house's own opponents are asked too, and
    /// always agree.
    pub(crate) fn who_is_asked<'a>(
        &self,
        takeback: &'a Takeback,
    ) -> impl Iterator<Item = Seat> + use<'a> {
        let seats = 0..self.sitters.len() as u8;
        seats.map(Seat).filter(|seat| *seat != takeback.seat && !takeback.agreed.contains(seat))
    }

    /// What is done when a seat agrees: players who share a device with it have been asked aloud.
    pub(super) fn granted_by(&self, seat: Seat) -> Vec<(Seat, Entry)> {
        let asked = self.back.takeback.iter().flat_map(|takeback| self.who_is_asked(takeback));
        let shares = |other: &Seat| self.sitters[other.index()] == self.sitters[seat.index()];
        let mut agree: Vec<Seat> = asked.filter(shares).collect();
        if agree.is_empty() {
            // Nobody has asked this seat, which is refused.
            agree.push(seat);
        }
        agree.into_iter().map(|seat| (seat, Entry::Grant)).collect()
    }

    /// Notes something for the log that is no move.
    pub(super) fn note(&mut self, seat: Seat, did: Did) {
        let moves = self.moves();
        self.back.notes.push(Note { moves, seat, did });
    }

    /// A choice was made: what was taken back is gone for good, unless it is this very choice.
    pub(super) fn note_choice(&mut self, seat: Seat, choice: &str) {
        self.back.forget_takebacks();
        let gone = &mut self.back.gone;
        match gone.last_mut() {
            Some(last) if (last[0].0, last[0].1.as_str()) == (seat, choice) => {
                last.remove(0);
                if last.is_empty() {
                    gone.pop();
                }
            }
            _ => gone.clear(),
        }
    }

    /// Takes own moves back, down to so many.
    pub(super) fn undo(&mut self, seat: Seat, moves: usize) -> Result {
        let playing = self.going_on()?;
        let made = playing.moves();
        if moves >= made || made - moves > playing.undoable(seat) {
            return Err(Refusal::NothingToUndo);
        }
        let mut count = made - moves;
        // One step back after the other is told once.
        if let Some(Note { moves, seat: by, did: Did::TookBack(before) }) = self.back.notes.last()
            && (*moves, *by) == (made, seat)
        {
            count += before;
            self.back.notes.pop();
        }
        self.go_back(moves)?;
        self.note(seat, Did::TookBack(count));
        Ok(())
    }

    pub(super) fn ask(&mut self, seat: Seat, moves: usize) -> Result {
        let count = self.going_on()?.moves().saturating_sub(moves);
        if count == 0 {
            return Err(Refusal::NothingToUndo);
        }
        self.back.takeback = Some(Takeback { seat, moves, agreed: Vec::new() });
        self.back.declined = None;
        self.back.asked[seat.index()] += 1;
        self.note(seat, Did::Asked(count));
        Ok(())
    }

    pub(super) fn grant(&mut self, seat: Seat) -> Result {
        let takeback = self.back.takeback.as_mut().ok_or(Refusal::NothingAsked)?;
        if takeback.seat == seat || takeback.agreed.contains(&seat) {
            return Err(Refusal::NothingAsked);
        }
        takeback.agreed.push(seat);
        let takeback = takeback.clone();
        if self.who_is_asked(&takeback).next().is_none() {
            let count = self.moves() - takeback.moves;
            // That it was asked for goes without saying now.
            self.back.notes.pop_if(|note| matches!(note.did, Did::Asked(_)));
            self.go_back(takeback.moves)?;
            self.note(takeback.seat, Did::TookBack(count));
        }
        Ok(())
    }

    pub(super) fn decline(&mut self, seat: Seat) -> Result {
        let asker = self.back.takeback.take().ok_or(Refusal::NothingAsked)?.seat;
        self.back.declined = Some((seat, asker));
        self.note(seat, if asker == seat { Did::Withdrew } else { Did::Declined(asker) });
        Ok(())
    }

    fn go_back(&mut self, moves: usize) -> Result {
        let playing = self.going_on()?;
        let gone = playing.made(moves);
        playing.go_back(moves);
        self.entry_of_move.truncate(moves);
        self.back.forget_takebacks();
        self.back.gone.push(gone);
        for note in &mut self.back.notes {
            note.moves = note.moves.min(moves);
        }
        Ok(())
    }
}

impl LiveTable {
    /// A takeback, and the consent of every opponent of the house.
    pub(super) fn takeback(&self, inside: &mut Inside, seat: Seat) -> Result<Vec<(Seat, Entry)>> {
        inside.state.going_on()?;
        let seat = inside.state.takes_back_as(seat);
        let moves = inside.state.before_last_move_of(seat).ok_or(Refusal::NothingToUndo)?;
        let mut entries = vec![(seat, Entry::Ask(moves))];
        let sitters = &inside.state.sitters;
        // People who share a device with the asker have been asked aloud.
        let agrees =
            |sitter: &Sitter| matches!(sitter, Sitter::Bot(_)) || *sitter == sitters[seat.index()];
        for other in (0..sitters.len() as u8).map(Seat).filter(|other| *other != seat) {
            if agrees(&sitters[other.index()]) {
                entries.push((other, Entry::Grant));
            }
        }
        Ok(entries)
    }
}
