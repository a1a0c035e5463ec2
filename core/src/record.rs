//! Records: a whole game, to be kept, read and checked without trusting its writer.

mod text;

use crate::record_error::{Fault, Malformed, RecordError};
use crate::seed::hex;
use crate::{Game, Move, Origin, Scores, Seat, Seed, Table};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::fmt;
use text::origin_lines;

/// A game as it is written down, not yet checked against any rules.
///
/// ```
/// use caravanserai_core::{Game, Record, Seed, Table};
/// use some_game::State; // the rules of any game of the house
///
/// let mut table = Table::<State>::new(&Default::default(), Seed::new("abc"));
/// let legal = table.state().legal();
/// table.play(legal[0]).expect("a listed choice is legal");
///
/// let text = table.record().expect("the table knows its seed").to_string();
/// assert!(text.starts_with("caravanserai record 1\n"));
///
/// // Anybody with the text can check all that it claims.
/// let record = Record::parse(&text)?;
/// let replayed = record.verify::<State>()?;
/// assert_eq!(replayed.state(), table.state());
///
/// // Another seed does not deal what was dealt.
/// let mut forged = record;
/// forged.seed = Seed::new("abd");
/// assert!(forged.verify::<State>().is_err());
/// # Ok::<(), caravanserai_core::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// Its options by name.
    pub options: Map<String, Value>,
    /// The seed it was dealt from.
    pub seed: Seed,
    /// The version of the game's rules that it was played by.
    pub rules: u32,
    /// SHA-256 of the seed, or of the house's part of it.
    pub commitment: String,
    /// What the seed was made of, if that was written down.
    pub origin: Option<Origin>,
    /// SHA-256 of the position that the seed dealt.
    pub deal: String,
    /// The players by seat.
    pub names: Vec<String>,
    /// The result; `None` while unfinished.
    pub result: Option<Outcome>,
    /// The choices in order.
    pub entries: Vec<Entry>,
    pub(crate) options_line: usize,
    seed_line: usize,
    commitment_line: usize,
    deal_line: usize,
    pub(crate) seats_line: usize,
    result_line: usize,
}

/// One recorded choice, or several that the game writes as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The round it belongs to.
    pub round: u16,
    /// Who chose.
    pub seat: Seat,
    /// The choice in its text form.
    pub choice: String,
    /// The line of the record it stands on, counted from 1.
    pub line: usize,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Everybody's points.
    pub totals: Vec<i16>,
    /// Who won; several share it.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The result that these scores say.
    pub fn of(scores: &Scores) -> Outcome {
        Outcome {
            totals: scores.all().iter().map(|score| score.total()).collect(),
            winners: scores.winners().collect(),
        }
    }

    /// Reads a result as it is written.
    pub fn parse(text: &str) -> Option<Outcome> {
        let (totals, winners) = text.split_once(", won by ")?;
        let totals = totals.split('-').map(|n| n.parse().ok()).collect::<Option<Vec<i16>>>()?;
        let winners = winners
            .split(' ')
            .map(|n| n.parse().ok().map(Seat).filter(|seat| seat.index() < totals.len()))
            .collect::<Option<Vec<Seat>>>()?;
        Some(Outcome { totals, winners })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let totals: Vec<String> = self.totals.iter().map(i16::to_string).collect();
        let winners: Vec<String> = self.winners.iter().map(Seat::to_string).collect();
        write!(f, "{}, won by {}", totals.join("-"), winners.join(" "))
    }
}

impl Record {
    pub(crate) fn of<G: Game>(table: &Table<G>, seed: Seed) -> Record {
        let origin = table.origin().cloned();
        let deal_line = 8 + origin.as_ref().map_or(0, |origin| origin_lines(origin).len());
        Record {
            game: G::NAME.to_owned(),
            options: G::write_options(&table.start().options()),
            rules: G::RULES,
            commitment: origin.as_ref().map_or(&seed, |origin| &origin.house).commitment(),
            origin,
            seed,
            deal: deal_of(table.start()),
            names: table.names().to_vec(),
            result: table.outcome(),
            entries: entries(table.moves()),
            options_line: 3,
            seed_line: 4,
            commitment_line: 7,
            deal_line,
            seats_line: deal_line + 1,
            result_line: deal_line + 1 + table.names().len(),
        }
    }

    /// Plays the record to its end and checks all that it claims: that every
    /// choice is legal, that the seed fits its commitment and what it was made of,
    /// that the seed deals what was dealt, and that the result is the one that was
    /// reached.
    pub fn verify<G: Game>(&self) -> Result<Table<G>, RecordError> {
        let table = Table::<G>::replay(self, None)?;
        self.check_seed()?;
        self.check_claims(&table).map_err(|error| self.by_other_rules::<G>(error))?;
        Ok(table)
    }

    /// Checks the seed against its commitment and what it was made of.
    fn check_seed(&self) -> Result<(), RecordError> {
        let committed = self.origin.as_ref().map_or(&self.seed, |origin| &origin.house);
        if committed.commitment() != self.commitment {
            let fault = Malformed::Commitment { by_house: self.origin.is_some() };
            return Err(RecordError::new(self.commitment_line, fault));
        }
        let Some(origin) = &self.origin else { return Ok(()) };
        if origin.seed() != self.seed {
            return Err(RecordError::new(self.seed_line, Malformed::Seed));
        }
        let seats = self.names.len() as u8;
        match origin.lot {
            Some(lot) if lot != self.seed.lot(seats) => {
                let drawn = self.seed.lot(seats);
                Err(RecordError::new(self.deal_line - 1, Malformed::Lot { drawn }))
            }
            _ => Ok(()),
        }
    }

    fn check_claims<G: Game>(&self, table: &Table<G>) -> Result<(), RecordError> {
        if deal_of(table.start()) != self.deal {
            return Err(RecordError::new(self.deal_line, Malformed::Deal));
        }
        if table.outcome() != self.result {
            let reached = table.outcome();
            return Err(RecordError::new(self.result_line, Malformed::Result { reached }));
        }
        Ok(())
    }

    /// The same error, or if the record was made with other rules, one that says so.
    pub(crate) fn by_other_rules<G: Game>(&self, error: RecordError) -> RecordError {
        if self.rules == G::RULES {
            return error;
        }
        let fault = Box::new(error.fault);
        let fault = Fault::OtherRules { made: self.rules, plays: G::RULES, fault };
        RecordError { line: error.line, fault }
    }
}

/// What was played, in as few texts as the game has for it.
fn entries<G: Game>(moves: &[Move<G>]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for together in moves.chunk_by(|a, b| (a.seat, a.round) == (b.seat, b.round)) {
        let Move { seat, round, .. } = together[0];
        let choices: Vec<G::Choice> = together.iter().map(|played| played.choice).collect();
        let mut rest = choices.as_slice();
        while let Some((count, choice)) = G::write_first(rest) {
            entries.push(Entry { round, seat, choice, line: 0 });
            rest = &rest[count.clamp(1, rest.len())..];
        }
    }
    entries
}

fn deal_of<G: Game>(start: &G) -> String {
    let position = serde_json::to_vec(&start.position()).expect("a position is plain data");
    hex(&Sha256::digest(position))
}
