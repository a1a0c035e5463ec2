//! Who sits at a table and how their game stands: what follows from the log.

use super::fairness::Fairness;
use super::handover::{Offer, Vacant};
use super::pace::{Closed, Time};
use super::plans::Plan;
use super::sharing::Device;
use super::takeback::GoingBack;
use crate::entry::Entry;
use crate::hosting::{HostedGame, Playing};
use crate::refusal::{Refusal, Result};
use crate::store::{EntryRow, SeatRow};
use caravanserai_core::{Named, Seat, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use web::talk::{Phrase, Said};
use web::{Did, Guide, Pace};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Free,
    /// A guest, by number.
    Guest(i64),
    /// An opponent of the house, by level.
    Bot(String),
}

impl Sitter {
    /// The guest, if it is one.
    pub(crate) const fn guest(&self) -> Option<i64> {
        match self {
            Sitter::Guest(guest) => Some(*guest),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }
}

impl From<&SeatRow> for Sitter {
    fn from(row: &SeatRow) -> Sitter {
        match (row.guest, &row.bot) {
            (Some(guest), _) => Sitter::Guest(guest),
            (None, Some(level)) => Sitter::Bot(level.clone()),
            (None, None) => Sitter::Free,
        }
    }
}

fn read_said(row: &SeatRow) -> Option<Said> {
    Some(Said { phrase: Phrase::named(row.said.as_deref()?)?, at_ms: row.said_at? })
}

caravanserai_core::named! {
    /// How far a table has come.
    pub(crate) enum Progress {
        /// Seats are free.
        Waiting = "waiting",
        /// It is played.
        Playing = "playing",
        /// It was played to its end, or somebody gave it up, or nobody came.
        Over = "over",
    }
}

/// Everything about a table that changes.
pub(crate) struct TableState {
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) names: Vec<String>,
    /// What the seed is made of.
    pub(crate) fairness: Fairness,
    /// The position that the game began from, as JSON; `None` if it was dealt.
    pub(crate) start: Option<String>,
    /// The game, once every seat is taken and nothing is missing for the deal.
    pub(crate) playing: Option<Playing>,
    /// How many entries the log has.
    pub(crate) log_len: usize,
    /// When each seat did something last.
    pub(crate) acted_ms: Vec<Option<i64>>,
    /// The log entry of each move that stands.
    pub(super) entry_of_move: Vec<u32>,
    /// What was or may be taken back.
    pub(crate) back: GoingBack,
    /// Everybody's time.
    pub(crate) time: Time,
    /// Who gave the game up, or had no time left when another claimed it.
    pub(crate) left: Option<Seat>,
    /// Whether nobody plays here: the table was closed, or a record was brought to be looked at.
    pub(crate) closed: bool,
    /// Why an admin closed the table, if one did.
    pub(crate) closed_because: Option<String>,
    /// The table of the rematch.
    pub(crate) rematch: Option<String>,
    /// Who would leave their seat, or should.
    pub(crate) offer: Option<Offer>,
    /// The seat that anybody may take.
    pub(super) vacant: Option<Vacant>,
    /// Who is to act and has the device that they share, if that is known.
    pub(super) device: Option<Device>,
    /// What each seat said last.
    pub(crate) said: Vec<Option<Said>>,
    /// How far each seat that learns by playing is with the lessons.
    pub(crate) guides: BTreeMap<Seat, Guide>,
    /// What seats have laid down for their turn.
    pub(super) plans: BTreeMap<Seat, Plan>,
}

impl TableState {
    /// What the log says.
    pub(crate) fn from_log(
        game: &Arc<HostedGame>,
        options: &Named,
        seed: &Seed,
        fairness: Fairness,
        time: (Option<Pace>, Closed),
        seats: &[SeatRow],
        entries: &[EntryRow],
    ) -> Result<TableState, String> {
        let mut state = TableState {
            sitters: seats.iter().map(Sitter::from).collect(),
            names: seats.iter().map(|row| row.name.clone()).collect(),
            fairness,
            start: None,
            playing: None,
            log_len: 0,
            acted_ms: vec![None; seats.len()],
            entry_of_move: Vec::new(),
            back: GoingBack::new(seats.len()),
            time: Time::new(time.0, time.1, seats.len()),
            left: None,
            closed: false,
            closed_because: None,
            rematch: None,
            offer: None,
            vacant: None,
            device: None,
            said: seats.iter().map(read_said).collect(),
            guides: BTreeMap::new(),
            plans: BTreeMap::new(),
        };
        state.begin_if_ready(game, options, seed)?;
        for row in entries {
            let mut entry: Entry = row.deed.parse()?;
            state.apply(Seat(row.seat), &mut entry, row.made_at).map_err(|refusal| {
                format!("entry {} (`{entry}`) cannot be: {refusal:?}", state.log_len)
            })?;
        }
        Ok(state)
    }

    /// Deals as soon as every seat is taken and has added what it wants to.
    pub(crate) fn begin_if_ready(
        &mut self,
        game: &Arc<HostedGame>,
        options: &Named,
        seed: &Seed,
    ) -> Result<(), String> {
        let ready = !self.sitters.contains(&Sitter::Free) && self.fairness.is_complete();
        if self.playing.is_some() || !ready {
            return Ok(());
        }
        if let Some(lot) = self.fairness.draw(seed) {
            self.sitters.rotate_right(lot.into());
            self.names.rotate_right(lot.into());
        }
        let dealt_from = self.fairness.seed(seed);
        let mut playing = Playing::deal(game, options, dealt_from, self.names.clone())?;
        if let Some(origin) = self.fairness.origin(seed) {
            playing.set_origin(origin);
        }
        self.playing = Some(playing);
        Ok(())
    }

    pub(crate) fn progress(&self) -> Progress {
        match &self.playing {
            _ if self.closed || self.left.is_some() => Progress::Over,
            None => Progress::Waiting,
            Some(playing) if playing.to_act().is_some() => Progress::Playing,
            Some(_) => Progress::Over,
        }
    }

    /// What each seat has said and not followed up with a deed.
    pub(crate) fn said(&self) -> Vec<Option<Said>> {
        let later = |(said, acted): (&Option<Said>, &Option<i64>)| {
            said.filter(|said| acted.is_none_or(|acted| acted < said.at_ms))
        };
        self.said.iter().zip(&self.acted_ms).map(later).collect()
    }

    pub(crate) fn moves(&self) -> usize {
        self.playing.as_ref().map_or(0, |playing| playing.moves())
    }

    /// Whose choice it is; `None` before and after the game.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        if self.progress() != Progress::Playing {
            return None;
        }
        self.playing.as_ref()?.to_act()
    }

    /// The guest whose choice it is.
    pub(crate) fn waits_for(&self) -> Option<i64> {
        self.sitters[self.to_act()?.index()].guest()
    }

    /// The level of the opponent of the house who is to act.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.to_act()?;
        match &self.sitters[seat.index()] {
            Sitter::Bot(level) if !self.is_teaching() => Some((seat, level)),
            _ => None,
        }
    }

    /// Whether somebody who waits for their turn has a lesson to read first.
    fn is_teaching(&self) -> bool {
        let Some(playing) = &self.playing else { return false };
        let mut learning = self.guides.iter().filter(|(_, guide)| !guide.skipped);
        learning
            .any(|(seat, guide)| (playing.game.pages.is_lesson_due)(&**playing, *seat, &guide.seen))
    }

    /// Whether the others play on when this seat gets up: between two, giving
    /// up ends the game; among more, those who stay shall not suffer.
    pub(crate) fn goes_on_without(&self, seat: Seat) -> bool {
        let stays = |(index, sitter): (usize, &Sitter)| {
            index != seat.index() && matches!(sitter, Sitter::Guest(_))
        };
        self.sitters.len() > 2
            && self.progress() == Progress::Playing
            && self.sitters.iter().enumerate().any(stays)
    }

    /// Whether a seat plays against the house alone.
    pub(crate) fn plays_alone(&self, seat: Seat) -> bool {
        let person = |sitter: &Sitter| !matches!(sitter, Sitter::Bot(_));
        person(&self.sitters[seat.index()])
            && self.sitters.iter().filter(|sitter| person(sitter)).count() == 1
    }

    /// Whether the game may be played on elsewhere: it is over, or this guest plays it against
    /// the house alone.
    pub(crate) fn may_play_on(&self, guest: Option<i64>) -> bool {
        let seat = guest.and_then(|guest| self.seat_of(guest));
        self.progress() == Progress::Over || seat.is_some_and(|seat| self.plays_alone(seat))
    }

    /// The game, if it is going on.
    pub(crate) fn going_on(&mut self) -> Result<&mut Playing> {
        match self.progress() {
            Progress::Waiting => Err(Refusal::NotBegun),
            Progress::Over => Err(Refusal::Over),
            Progress::Playing => Ok(self.playing.as_mut().expect("a game that is played")),
        }
    }

    /// Does what a log entry says, and gives a choice in it its usual spelling;
    /// or says why it cannot be, and then nothing has changed.
    pub(crate) fn apply(&mut self, seat: Seat, entry: &mut Entry, at_ms: i64) -> Result {
        let playing = self.going_on()?;
        match entry {
            Entry::Position(position) => {
                // Only the house writes positions into logs.
                playing.begin_from(position).map_err(|faults| {
                    tracing::error!(?faults, "a game cannot begin where its log says");
                    Refusal::Failed
                })?;
                self.start = Some(position.clone());
            }
            Entry::Play(choice) => {
                // Somebody else's choices must not be tried out.
                if playing.to_act() != Some(seat) {
                    return Err(Refusal::NotYourTurn);
                }
                let vocabulary = playing.game.vocabulary;
                *choice = playing
                    .play(choice)
                    .map_err(|refused| Refusal::Illegal { vocabulary, refused })?;
                self.entry_of_move.push(self.log_len as u32);
                self.note_choice(seat, choice);
                self.is_back(seat);
            }
            Entry::Undo(moves) => self.undo(seat, *moves)?,
            Entry::Ask(moves) => self.ask(seat, *moves)?,
            Entry::Grant => self.grant(seat)?,
            Entry::Decline => self.decline(seat)?,
            Entry::Leave => {
                self.left = Some(seat);
                self.note(seat, Did::GaveUp);
            }
            Entry::HandOver => {
                self.is_replaced(seat);
                self.note(seat, Did::HandedOver);
            }
            Entry::Offer(to) => self.offer(seat, to.clone()),
            Entry::Agree => self.answer_offer(seat, true)?,
            Entry::Keep => self.answer_offer(seat, false)?,
            Entry::Vacate => {
                self.offer = None;
                self.vacant = Some(Vacant::Left(seat));
            }
            Entry::Free(late) => self.ask_to_free(seat, *late),
            Entry::Freed(late) => {
                self.offer = None;
                self.vacant = Some(Vacant::Freed(*late));
                self.note(*late, Did::Freed);
            }
            Entry::SitDown => {
                self.vacant = None;
                self.note(seat, Did::SatDown);
            }
            Entry::Here if playing.to_act() != Some(seat) => return Err(Refusal::NotYourTurn),
            Entry::Here | Entry::Begin => {}
            Entry::Wait => {
                let late = playing.to_act().ok_or(Refusal::NotOverdue)?;
                self.is_back(late);
            }
            Entry::Claim => {
                let late = playing.to_act().ok_or(Refusal::NotOverdue)?;
                self.left = Some(late);
                self.note(late, Did::RanOut);
            }
            Entry::Replace { seat: late, level } => {
                let sitter = self.sitters.get_mut(late.index()).ok_or(Refusal::NotOverdue)?;
                *sitter = Sitter::Bot(level.clone());
                let agreed = self.is_replaced(*late);
                self.note(*late, if agreed { Did::LeftSeat } else { Did::Replaced });
            }
        }
        self.count_time(seat, entry, at_ms);
        self.pass_device(seat, entry, at_ms);
        self.log_len += 1;
        if let Some(acted) = self.acted_ms.get_mut(seat.index())
            && *entry != Entry::Begin
        {
            *acted = Some(at_ms);
        }
        Ok(())
    }

    /// How many of the moves that stand were made when the log had so many
    /// entries. What was taken back since then is not among them.
    pub(crate) fn kept_since(&self, entries: usize) -> usize {
        self.entry_of_move.partition_point(|entry| (*entry as usize) < entries)
    }

    /// How many moves were made when a seat's last turn ended.
    pub(crate) fn seen_by(&self, seat: Seat) -> usize {
        let Some(playing) = &self.playing else { return 0 };
        let movers = playing.movers();
        let mut seen = movers.len();
        if playing.to_act() == Some(seat) {
            // This turn's own moves, then what came before it.
            seen -= movers[..seen].iter().rev().take_while(|mover| **mover == seat).count();
        }
        seen - movers[..seen].iter().rev().take_while(|mover| **mover != seat).count()
    }

    /// Notes that a seat has seen a lesson; says whether that is new.
    pub(crate) fn learn(&mut self, seat: Seat, lesson: &str) -> bool {
        let Some(guide) = self.guides.get_mut(&seat) else { return false };
        guide.again = None;
        let new = !guide.seen.iter().any(|seen| seen == lesson);
        if new {
            guide.seen.push(lesson.to_owned());
        }
        new
    }

    /// How the player who left the game did.
    pub(crate) fn farewell(&self) -> Did {
        let farewell = self.back.notes.iter().rev().find(|note| note.is_farewell());
        farewell.map_or(Did::GaveUp, |note| note.did)
    }

    /// The result for lists.
    pub(crate) fn result(&self) -> Option<String> {
        if let Some(seat) = self.left {
            return Some(format!("left by {seat}"));
        }
        if self.closed_because.is_some() {
            return None;
        }
        self.playing.as_ref()?.outcome().map(|outcome| outcome.to_string())
    }
}
