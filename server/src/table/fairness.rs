//! What the seats add to the house's seed, so that nobody chooses the cards, the house
//! included.
//!
//! Every seat that wants to takes part in two steps. First it fixes what it adds: it
//! *seals* a text, telling the SHA-256 alone, or tells the text at once. When every seat
//! is taken and has fixed its own, those who sealed *open*: they tell the text. When the
//! last one is open, the cards are dealt. A player who opens knows by then that nobody, not
//! even a host who plays along, can answer to what they tell.
//!
//! `docs/fairness.md` says what that is worth.

use super::Sitter;
use crate::refusal::{Refusal, Result};
use caravanserai_core::{Origin, Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use web::fairness::Ask;

/// The longest text that can be added, in bytes.
const LONGEST: usize = 200;

/// What a place adds.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Contribution {
    /// Nothing.
    #[default]
    Nothing,
    /// Something that is not fixed yet.
    Awaited,
    /// Something with this SHA-256.
    Sealed(String),
    /// This text.
    Told(String),
}

/// Whether a seat takes part: something is awaited of it, or nothing.
impl From<bool> for Contribution {
    fn from(takes_part: bool) -> Contribution {
        if takes_part { Contribution::Awaited } else { Contribution::Nothing }
    }
}

impl Contribution {
    /// What is added, once it is told.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Contribution::Told(text) => Some(text),
            _ => None,
        }
    }

    /// The SHA-256 of what is added, once it is fixed.
    pub(crate) fn sha256(&self) -> Option<String> {
        match self {
            Contribution::Nothing | Contribution::Awaited => None,
            Contribution::Sealed(hash) => Some(hash.clone()),
            Contribution::Told(text) => Some(sha256(text)),
        }
    }
}

/// How seats were given.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Lot {
    /// They were chosen.
    #[default]
    Chosen,
    /// By lot from the house's seed, when the table opened.
    Opened(u8),
    /// By lot from the seed that deals, which there is not yet.
    Pending,
    /// By lot from the seed that deals: everybody sits so many seats further than the
    /// place they took.
    Dealt(u8),
}

/// What a guest gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// The SHA-256 of a text.
    Seal(String),
    /// A text; an empty one adds nothing.
    Text(String),
}

/// What a request gives.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Contribute {
    sealed: Option<String>,
    contribution: Option<String>,
}

impl Contribute {
    pub(crate) fn read(self) -> Result<Given> {
        match (self.sealed, self.contribution) {
            (Some(hash), None) => {
                let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
                match hash.len() == 64 && hash.bytes().all(digit) {
                    true => Ok(Given::Seal(hash)),
                    false => Err(Refusal::BadField("sealed")),
                }
            }
            (None, Some(text)) if text.len() <= LONGEST && !text.contains(char::is_control) => {
                Ok(Given::Text(text))
            }
            _ => Err(Refusal::BadField("contribution")),
        }
    }
}

/// What a table's seed is made of. Places are where people sit down; if seats are drawn
/// by lot, they turn into seats when the cards are dealt.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Fairness {
    lot: Lot,
    /// By place.
    contributions: Vec<Contribution>,
    /// Whether the seed was known before the game began, so that it counts for nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
}

impl Fairness {
    /// At a table whose seats are chosen.
    pub(crate) fn of_seats(contributions: Vec<Contribution>) -> Fairness {
        Fairness { lot: Lot::Chosen, contributions, practice: false }
    }

    /// The seed is one that was dealt from before.
    pub(crate) fn practise(&mut self) {
        self.practice = true;
    }

    /// Whether the game counts for nobody.
    pub(crate) fn is_practice(&self) -> bool {
        self.practice
    }

    /// At a table whose seats are drawn: when it opens if the house's seed is to do,
    /// otherwise when the cards are dealt. Also says where the host sits down.
    pub(crate) fn by_lot(house: &Seed, contributions: Vec<Contribution>) -> (Fairness, Seat) {
        let seats = contributions.len() as u8;
        match contributions.contains(&Contribution::Awaited) {
            true => (Fairness { lot: Lot::Pending, contributions, practice: false }, Seat(0)),
            false => {
                let lot = house.lot(seats);
                (Fairness { lot: Lot::Opened(lot), contributions, practice: false }, Seat(lot))
            }
        }
    }

    /// As it is kept; `None` if there is nothing to keep.
    pub(crate) fn written(&self) -> Option<String> {
        let adds = self.contributions.iter().any(|added| *added != Contribution::Nothing);
        let kept = adds || self.practice || self.lot != Lot::Chosen;
        kept.then(|| serde_json::to_string(self).expect("it is plain data"))
    }

    /// As it was kept.
    pub(crate) fn read(text: Option<&str>, seats: usize) -> Result<Fairness, String> {
        let mut fairness = match text {
            Some(text) => serde_json::from_str(text).map_err(|error| error.to_string())?,
            None => Fairness::default(),
        };
        fairness.contributions.resize(seats, Contribution::Nothing);
        Ok(fairness)
    }

    fn turned(&self) -> usize {
        match self.lot {
            Lot::Dealt(lot) => lot.into(),
            _ => 0,
        }
    }

    fn place_of(&self, seat: Seat) -> usize {
        let seats = self.contributions.len();
        (seat.index() + seats - self.turned()) % seats
    }

    /// The seat that took a place.
    pub(crate) fn seat_at(&self, place: usize) -> Seat {
        Seat(((place + self.turned()) % self.contributions.len()) as u8)
    }

    /// What a seat adds.
    pub(crate) fn of(&self, seat: Seat) -> &Contribution {
        &self.contributions[self.place_of(seat)]
    }

    /// What is added at each place.
    pub(crate) fn by_place(&self) -> &[Contribution] {
        &self.contributions
    }

    /// Whether anybody takes part.
    pub(crate) fn is_shared(&self) -> bool {
        self.contributions.iter().any(|added| *added != Contribution::Nothing)
    }

    /// Whether seats are drawn by lot from the seed that deals.
    pub(crate) fn is_by_lot(&self) -> bool {
        matches!(self.lot, Lot::Pending | Lot::Dealt(_))
    }

    /// A seat takes part, or (its player gets up) no longer does.
    pub(crate) fn set(&mut self, seat: Seat, contribution: Contribution) {
        let place = self.place_of(seat);
        self.contributions[place] = contribution;
    }

    /// Whether everybody has fixed what they add, and somebody knows it: from then on a
    /// place can be left only together with the table, or a player could leave, see
    /// what the others add, and come back with something better.
    pub(crate) fn is_fixed(&self, sitters: &[Sitter]) -> bool {
        self.is_shared()
            && !sitters.contains(&Sitter::Free)
            && !self.contributions.contains(&Contribution::Awaited)
    }

    /// Whether nothing is missing for the deal.
    pub(crate) fn is_complete(&self) -> bool {
        let missing =
            |added: &Contribution| matches!(added, Contribution::Awaited | Contribution::Sealed(_));
        !self.contributions.iter().any(missing)
    }

    /// What a seat is to do now.
    pub(crate) fn ask(&self, seat: Seat, sitters: &[Sitter]) -> Option<Ask> {
        match self.of(seat) {
            Contribution::Awaited => {
                let mut others = self.clone();
                others.set(seat, Contribution::Nothing);
                let fixed = !sitters.contains(&Sitter::Free)
                    && !others.contributions.contains(&Contribution::Awaited);
                Some(if fixed { Ask::Tell } else { Ask::Seal })
            }
            Contribution::Sealed(_) if self.is_fixed(sitters) => Some(Ask::Open),
            _ => None,
        }
    }

    /// Takes what a seat gives, once; the same again changes nothing.
    pub(crate) fn give(&mut self, seat: Seat, sitters: &[Sitter], given: Given) -> Result {
        let fixed = self.is_fixed(sitters);
        let next = match (self.of(seat), given) {
            (Contribution::Awaited, Given::Seal(hash)) => Contribution::Sealed(hash),
            (Contribution::Awaited, Given::Text(text)) if text.is_empty() => Contribution::Nothing,
            (Contribution::Awaited, Given::Text(text)) => Contribution::Told(text),
            (Contribution::Sealed(known), Given::Seal(hash)) if *known == hash => return Ok(()),
            (Contribution::Told(known), Given::Text(text)) if *known == text => return Ok(()),
            (Contribution::Sealed(_), Given::Text(_)) if !fixed => return Err(Refusal::TooSoon),
            (Contribution::Sealed(hash), Given::Text(text)) if *hash == sha256(&text) => {
                Contribution::Told(text)
            }
            (Contribution::Sealed(_), Given::Text(_)) => return Err(Refusal::OtherSeal),
            _ => return Err(Refusal::NothingAwaited),
        };
        self.set(seat, next);
        Ok(())
    }

    /// What the seed is made of; `None` if it is the house's alone and seats were chosen.
    pub(crate) fn origin(&self, house: &Seed) -> Option<Origin> {
        let text = |added: &Contribution| added.text().unwrap_or_default().to_owned();
        let mut contributions: Vec<String> = self.contributions.iter().map(text).collect();
        if contributions.iter().all(String::is_empty) {
            contributions.clear();
        }
        let lot = match self.lot {
            Lot::Dealt(lot) => Some(lot),
            Lot::Opened(lot) if contributions.is_empty() => Some(lot),
            _ => None,
        };
        let known = lot.is_some() || !contributions.is_empty();
        known.then(|| Origin { house: house.clone(), contributions, lot })
    }

    /// The seed that deals.
    pub(crate) fn seed(&self, house: &Seed) -> Seed {
        self.origin(house).map_or_else(|| house.clone(), |origin| origin.seed())
    }

    /// Draws the seats, if that is still to be done: how many seats further everybody
    /// sits than the place they took.
    pub(crate) fn draw(&mut self, house: &Seed) -> Option<u8> {
        if self.lot != Lot::Pending {
            return None;
        }
        let lot = self.seed(house).lot(self.contributions.len() as u8);
        self.lot = Lot::Dealt(lot);
        Some(lot)
    }
}

/// The SHA-256 of a text in hexadecimal digits.
fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITTERS: [Sitter; 2] = [Sitter::Guest(1), Sitter::Guest(2)];
    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    fn both() -> Fairness {
        Fairness::of_seats(vec![Contribution::Awaited; 2])
    }

    fn text(text: &str) -> Given {
        Given::Text(text.to_owned())
    }

    #[test]
    fn nobody_opens_before_everybody_has_sealed() {
        let mut fair = both();
        assert_eq!(fair.ask(ADA, &SITTERS), Some(Ask::Seal));
        fair.give(ADA, &SITTERS, Given::Seal(sha256("ada"))).unwrap();
        assert_eq!(fair.ask(ADA, &SITTERS), None);
        assert_eq!(fair.give(ADA, &SITTERS, text("ada")), Err(Refusal::TooSoon));
        // The last one need not seal: all the others are bound.
        assert_eq!(fair.ask(BO, &SITTERS), Some(Ask::Tell));
        fair.give(BO, &SITTERS, Given::Seal(sha256("bo"))).unwrap();
        assert_eq!(fair.ask(ADA, &SITTERS), Some(Ask::Open));
        assert_eq!(fair.give(ADA, &SITTERS, text("eve")), Err(Refusal::OtherSeal));
        fair.give(ADA, &SITTERS, text("ada")).unwrap();
        fair.give(ADA, &SITTERS, text("ada")).unwrap();
        assert_eq!(fair.give(ADA, &SITTERS, text("eve")), Err(Refusal::NothingAwaited));
        assert!(!fair.is_complete());
        fair.give(BO, &SITTERS, text("bo")).unwrap();
        assert!(fair.is_complete());
        let origin = fair.origin(&Seed::new("house")).unwrap();
        assert_eq!(origin.contributions, ["ada", "bo"]);
    }

    #[test]
    fn nobody_opens_while_a_seat_is_free() {
        let mut fair = both();
        let sitters = [Sitter::Guest(1), Sitter::Free];
        fair.set(BO, Contribution::Nothing);
        fair.give(ADA, &sitters, Given::Seal(sha256("ada"))).unwrap();
        assert_eq!(fair.ask(ADA, &sitters), None);
        assert_eq!(fair.give(ADA, &sitters, text("ada")), Err(Refusal::TooSoon));
    }

    #[test]
    fn seats_are_drawn_from_all_that_was_added() {
        let house = Seed::new("house");
        let mut lots = Vec::new();
        for added in 0..20 {
            let awaited = vec![Contribution::Awaited, Contribution::Nothing];
            let (mut fair, host) = Fairness::by_lot(&house, awaited);
            assert_eq!(host, ADA);
            fair.give(ADA, &SITTERS, text(&added.to_string())).unwrap();
            let lot = fair.draw(&house).unwrap();
            assert_eq!(fair.draw(&house), None, "once");
            assert_eq!(lot, fair.seed(&house).lot(2));
            assert_eq!(*fair.of(Seat(lot)), Contribution::Told(added.to_string()));
            lots.push(lot);
        }
        assert!(lots.contains(&0) && lots.contains(&1));
    }

    #[test]
    fn what_was_written_is_read_again() {
        let mut fair = both();
        fair.give(ADA, &SITTERS, Given::Seal(sha256("ada"))).unwrap();
        fair.give(BO, &SITTERS, text("my \"own\" words")).unwrap();
        let written = fair.written().unwrap();
        assert_eq!(Fairness::read(Some(&written), 2), Ok(fair));
        assert_eq!(Fairness::read(None, 2).unwrap().written(), None);
    }
}
