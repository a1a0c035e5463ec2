//! Choices: one atomic decision each, with a text form that people can type.

use crate::centre::Place;
use crate::display::{Row, Slot};
use crate::dune::DunePlace;
use crate::field::Field;
use crate::goods::{AMOUNTS, Bundle, Good};
use crate::token::Token;
use caravanserai_core::BadChoice;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "fields are explained with their choices")]
pub enum Choice {
    /// `put back joker`: the action token to do without.
    PutBack(Token),
    /// `place 6`, `place d1`: put a Targi on a border field or a dune.
    Place(Spot),
    /// `token 6`, `token c4`: put the Targi token or the marker token there.
    Token(Spot),
    /// `use 5`, `use c4`, `use d1`, `use targia`: carry out what is there.
    Use(Spot),
    /// `pick 5`, `pick c4`, `pick d1`: what a card or dune lets one carry out.
    Pick(Spot),
    /// `card 1.2`: use the action marker on a displayed card.
    Card(Slot),
    /// `take 1D 2S`: what to receive, where it is of choice.
    Take(Bundle),
    /// `pay 1D 1G`: what to give for a card or at a raid.
    Pay(Bundle),
    /// `give row 2`: the last card of a row, for the robber.
    GiveCard(Row),
    /// `trade 3D for 1G`: an exchange; water can be exchanged at any time.
    Trade { give: Bundle, get: Bundle },
    /// `joker 1D`: use the joker as a good.
    Joker(Good),
    /// `give 1D`: a good for the next card.
    Give(Good),
    /// `open`: open a goods card for nothing.
    Open,
    /// `next`: a water for the next open tribe card.
    Next,
    /// `accept`: take what lies open.
    Accept,
    /// `return 2P`: what goes back over the limit.
    Return(Bundle),
    /// `hand 2`: which hand card.
    Hand(u8),
    /// `choose 2`: which of the drawn cards to keep.
    Choose(u8),
    /// `leave 2`: which of the opened cards not to receive.
    Leave(u8),
    /// `play`: play the card in question.
    Play,
    /// `play hand`: play the hand card without the Noble.
    PlayHand,
    /// `keep`: take the card in hand.
    Keep,
    /// `discard`: put the card away.
    Discard,
    /// `waive`: put the waiver on the card just played.
    Waive,
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

/// Something on the table that a choice can be about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Spot {
    Border(Field),
    Centre(Place),
    Dune(DunePlace),
    Targia,
}

const KNOWN: &str = "a choice is one of `put back joker`, `place 6`, `place d1`, `token 6`, \
     `use 5`, `use c4`, `use d1`, `use targia`, `pick 5`, `card 1.2`, `take 1D`, `pay 1D 2S`, \
     `give row 2`, `trade 2D for 1S`, `joker 1D`, `give 1D`, `open`, `next`, `accept`, \
     `return 1P`, `hand 2`, `choose 2`, `leave 2`, `play`, `play hand`, `keep`, `discard`, \
     `waive`, `row 2`, `move c1 to c4`, `shift 1.2 to 3`, `swap 1.2 3.4`, `done`, `end`";

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Border(field) => field.fmt(f),
            Spot::Centre(place) => place.fmt(f),
            Spot::Dune(place) => place.fmt(f),
            Spot::Targia => f.write_str("targia"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Spot {
    type Err = String;
    fn from_str(text: &str) -> Result<Spot, String> {
        Ok(match text.as_bytes().first() {
            Some(b'c') => Spot::Centre(text.parse()?),
            Some(b'd') => Spot::Dune(text.parse()?),
            Some(b't') if text == "targia" => Spot::Targia,
            _ => Spot::Border(parse_field(text)?),
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::PutBack(token) => write!(f, "put back {token}"),
            Choice::Place(spot) => write!(f, "place {spot}"),
            Choice::Token(spot) => write!(f, "token {spot}"),
            Choice::Use(spot) => write!(f, "use {spot}"),
            Choice::Pick(spot) => write!(f, "pick {spot}"),
            Choice::Card(slot) => write!(f, "card {slot}"),
            Choice::Take(bundle) => write!(f, "take {bundle}"),
            Choice::Pay(bundle) => write!(f, "pay {bundle}"),
            Choice::GiveCard(row) => write!(f, "give row {row}"),
            Choice::Trade { give, get } => write!(f, "trade {give} for {get}"),
            Choice::Joker(good) => write!(f, "joker {}", Bundle::of(*good, 1)),
            Choice::Give(good) => write!(f, "give {}", Bundle::of(*good, 1)),
            Choice::Open => f.write_str("open"),
            Choice::Next => f.write_str("next"),
            Choice::Accept => f.write_str("accept"),
            Choice::Return(bundle) => write!(f, "return {bundle}"),
            Choice::Hand(index) => write!(f, "hand {}", index + 1),
            Choice::Choose(index) => write!(f, "choose {}", index + 1),
            Choice::Leave(index) => write!(f, "leave {}", index + 1),
            Choice::Play => f.write_str("play"),
            Choice::PlayHand => f.write_str("play hand"),
            Choice::Keep => f.write_str("keep"),
            Choice::Discard => f.write_str("discard"),
            Choice::Waive => f.write_str("waive"),
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
    if rest.is_empty() && !text.ends_with(' ') {
        return parse_word(verb);
    }
    Ok(match (verb, rest) {
        ("play", "hand") => Choice::PlayHand,
        ("put", rest) => {
            let token = rest.strip_prefix("back ").ok_or("expected `put back joker`")?;
            Choice::PutBack(token.parse()?)
        }
        ("place", rest) => Choice::Place(rest.parse()?),
        ("token", rest) => Choice::Token(rest.parse()?),
        ("use", rest) => Choice::Use(rest.parse()?),
        ("pick", rest) => Choice::Pick(rest.parse()?),
        ("card", rest) => Choice::Card(rest.parse()?),
        ("take", rest) => Choice::Take(parse_amounts(rest)?),
        ("pay", rest) => Choice::Pay(parse_amounts(rest)?),
        ("return", rest) => Choice::Return(parse_amounts(rest)?),
        ("joker", rest) => Choice::Joker(parse_good(rest)?),
        ("give", rest) => match rest.strip_prefix("row ") {
            Some(row) => Choice::GiveCard(row.parse()?),
            None => Choice::Give(parse_good(rest)?),
        },
        ("hand", rest) => Choice::Hand(parse_index(rest, 2)?),
        ("choose", rest) => Choice::Choose(parse_index(rest, 3)?),
        ("leave", rest) => Choice::Leave(parse_index(rest, 3)?),
        ("row", rest) => Choice::Row(rest.parse()?),
        ("trade", rest) => {
            let (give, get) = split(rest, " for ", "trade 2D for 1S")?;
            Choice::Trade { give: parse_amounts(give)?, get: parse_amounts(get)? }
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

fn parse_word(word: &str) -> Result<Choice, String> {
    Ok(match word {
        "open" => Choice::Open,
        "next" => Choice::Next,
        "accept" => Choice::Accept,
        "play" => Choice::Play,
        "keep" => Choice::Keep,
        "discard" => Choice::Discard,
        "waive" => Choice::Waive,
        "done" => Choice::Done,
        "end" => Choice::End,
        _ => return Err(KNOWN.to_owned()),
    })
}

fn parse_field(text: &str) -> Result<Field, String> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().ok().filter(|_| plain);
    number.and_then(Field::new).ok_or_else(|| "a border field is a number from 1 to 16".to_owned())
}

fn parse_amounts(text: &str) -> Result<Bundle, String> {
    text.parse().map_err(|_| format!("expected {AMOUNTS}"))
}

/// One good, written `1D`.
fn parse_good(text: &str) -> Result<Good, String> {
    let good = Good::ALL.into_iter().find(|good| Bundle::of(*good, 1).to_string() == text);
    good.ok_or_else(|| "expected one good: `1D`, `1S` or `1P`".to_owned())
}

/// A number from 1 to `most`, as an index.
fn parse_index(text: &str, most: u8) -> Result<u8, String> {
    match text.as_bytes() {
        [digit] if (b'1'..b'1' + most).contains(digit) => Ok(digit - b'1'),
        _ => Err(format!("expected a number from 1 to {most}")),
    }
}

fn split<'a>(text: &'a str, at: &str, example: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(at).ok_or_else(|| format!("expected a choice such as `{example}`"))
}

const _: () = assert!(size_of::<Choice>() <= 16);
