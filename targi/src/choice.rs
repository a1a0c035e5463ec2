//! Choices: one atomic decision each, with a text form that people can type.

use crate::centre::Place;
use crate::display::{Row, Slot};
use crate::field::Field;
use crate::goods::Bundle;
use caravanserai_core::BadChoice;
use std::fmt;
use std::str::FromStr;

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "fields are explained with their choices")]
pub enum Choice {
    /// `place 6`: put a Targi on a border field.
    Place(Field),
    /// `use 5`, `use c4`: carry out a border field or take a marked card.
    Use(Spot),
    /// `take 1D 2S`: what to receive, where it is of choice.
    Take(Bundle),
    /// `pay 1D 1G`: what to give for a card or at a raid.
    Pay(Bundle),
    /// `trade 3D for 1G`: an exchange at the Trader or the Silversmith.
    Trade { give: Bundle, get: Bundle },
    /// `return 2P`: what goes back over the limit.
    Return(Bundle),
    /// `play`: play the card in question.
    Play,
    /// `play hand`: play the hand card without the Noble.
    PlayHand,
    /// `keep`: take the card in hand.
    Keep,
    /// `discard`: put the card away.
    Discard,
    /// `row 2`: the row of the display that the card goes to.
    Row(Row),
    /// `move c1 to c4`: move a tribe marker.
    MoveMarker { from: Place, to: Place },
    /// `shift 1.2 to 3`: move a displayed card to the end of a row.
    Shift { from: Slot, to: Row },
    /// `swap 1.2 3.4`: swap two displayed cards, the earlier first.
    Swap(Slot, Slot),
    /// `done`: enough of what is under way.
    Done,
    /// `end`: end the turn.
    End,
}

/// Something that a figure or a marker stands on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Spot {
    Border(Field),
    Centre(Place),
}

const KNOWN: &str = "a choice is one of `place 6`, `use 5`, `use c4`, `take 1D`, `pay 1D 2S`, \
     `trade 2D for 1S`, `return 1P`, `play`, `play hand`, `keep`, `discard`, `row 2`, \
     `move c1 to c4`, `shift 1.2 to 3`, `swap 1.2 3.4`, `done`, `end`";

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Border(field) => field.fmt(f),
            Spot::Centre(place) => place.fmt(f),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Place(field) => write!(f, "place {field}"),
            Choice::Use(spot) => write!(f, "use {spot}"),
            Choice::Take(bundle) => write!(f, "take {bundle}"),
            Choice::Pay(bundle) => write!(f, "pay {bundle}"),
            Choice::Trade { give, get } => write!(f, "trade {give} for {get}"),
            Choice::Return(bundle) => write!(f, "return {bundle}"),
            Choice::Play => f.write_str("play"),
            Choice::PlayHand => f.write_str("play hand"),
            Choice::Keep => f.write_str("keep"),
            Choice::Discard => f.write_str("discard"),
            Choice::Row(row) => write!(f, "row {row}"),
            Choice::MoveMarker { from, to } => write!(f, "move {from} to {to}"),
            Choice::Shift { from, to } => write!(f, "shift {from} to {to}"),
            Choice::Swap(a, b) => write!(f, "swap {a} {b}"),
            Choice::Done => f.write_str("done"),
            Choice::End => f.write_str("end"),
        }
    }
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<Choice, BadChoice> {
        parse(text).map_err(|reason| BadChoice::new(text, reason))
    }
}

fn parse(text: &str) -> Result<Choice, String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match (verb, rest) {
        ("play", "") => Choice::Play,
        ("play", "hand") => Choice::PlayHand,
        ("keep", "") => Choice::Keep,
        ("discard", "") => Choice::Discard,
        ("done", "") => Choice::Done,
        ("end", "") => Choice::End,
        ("place", rest) => Choice::Place(parse_field(rest)?),
        ("use", rest) if rest.starts_with('c') => Choice::Use(Spot::Centre(rest.parse()?)),
        ("use", rest) => Choice::Use(Spot::Border(parse_field(rest)?)),
        ("take", rest) => Choice::Take(rest.parse()?),
        ("pay", rest) => Choice::Pay(rest.parse()?),
        ("return", rest) => Choice::Return(rest.parse()?),
        ("row", rest) => Choice::Row(rest.parse()?),
        ("trade", rest) => {
            let (give, get) = split(rest, " for ", "trade 2D for 1S")?;
            Choice::Trade { give: give.parse()?, get: get.parse()? }
        }
        ("move", rest) => {
            let (from, to) = split(rest, " to ", "move c1 to c4")?;
            Choice::MoveMarker { from: from.parse()?, to: to.parse()? }
        }
        ("shift", rest) => {
            let (from, to) = split(rest, " to ", "shift 1.2 to 3")?;
            Choice::Shift { from: from.parse()?, to: to.parse()? }
        }
        ("swap", rest) => {
            let (a, b) = split(rest, " ", "swap 1.2 3.4")?;
            Choice::Swap(a.parse()?, b.parse()?)
        }
        _ => return Err(KNOWN.to_owned()),
    })
}

fn parse_field(text: &str) -> Result<Field, String> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().ok().filter(|_| plain);
    number.and_then(Field::new).ok_or_else(|| "a border field is a number from 1 to 16".to_owned())
}

fn split<'a>(text: &'a str, at: &str, example: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(at).ok_or_else(|| format!("expected a choice such as `{example}`"))
}

const _: () = assert!(size_of::<Choice>() <= 16);
