//! Choices and their text form.
//!
//! A choice is one atomic decision. Its text is a verb and a few words, stable
//! because records keep it; tiles are squares, meeples are named by colour,
//! cards by the ids of the catalogue.

use crate::catalogue::catalogue;
use crate::ids::{Djinn, Item, Resource, Thief};
use crate::payment::Payment;
use crate::square::Square;
use crate::tribe::Tribe;
use caravanserai_core::{BadChoice, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `bid 8`, or with Kumarbi `bid 8 fakirs 2`.
    Bid {
        /// The price of the space.
        price: u8,
        /// Fakirs spent to pay less.
        fakirs: u8,
    },
    /// `take c3`: pick up the meeples of a tile.
    Take(Square),
    /// `step d3 red`: go there and drop this colour.
    Step(Square, Tribe),
    /// `fly e5 red`: the flying carpet takes the last meeple there.
    Fly(Square, Tribe),
    /// `pass`: there is no legal move.
    Pass,
    /// `camel`: take control with a camel.
    Camel,
    /// `tent`: take control with the tent.
    Tent,
    /// `fakirs 2`: so many Fakirs help the Builders.
    Fakirs(u8),
    /// `kill c3 red`.
    Kill(Square, Tribe),
    /// `kill white of 2`: a meeple in front of an opponent.
    KillHeld(Seat, Tribe),
    /// `use leta elders`.
    UseDjinn(Djinn, Payment),
    /// `use lamp`.
    UseItem(Item),
    /// `use houssain`.
    UseThief(Thief),
    /// `buy leta elder+fakir`.
    BuyDjinn(Djinn, Payment),
    /// `buy houssain elders`.
    BuyThief(Thief, Payment),
    /// `card 3`: the third card of the row.
    Card(u8),
    /// `make artisan`: an item from the Workshop.
    Make(Payment),
    /// `on c3`: the tile that was asked for.
    On(Square),
    /// `palm c3`: this palm, or a palm to this tile.
    Palm(Square),
    /// `palace c3`: this palace, or a palace to this tile.
    Palace(Square),
    /// `pick fish`.
    PickResource(Resource),
    /// `pick leta`.
    PickDjinn(Djinn),
    /// `pick crown`.
    PickItem(Item),
    /// `gather c3 red`: a neighbour's meeple follows the flute.
    Gather(Square, Tribe),
    /// `lay fish`: lay a card out for sale.
    Lay(Resource),
    /// `sell`: sell what is laid out.
    Sell,
    /// `skip`: do without.
    Skip,
    /// `done`: no more of this.
    Done,
    /// `end`: the turn is over.
    End,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Bid { price, fakirs: 0 } => write!(f, "bid {price}"),
            Choice::Bid { price, fakirs } => write!(f, "bid {price} fakirs {fakirs}"),
            Choice::Take(square) => write!(f, "take {square}"),
            Choice::Step(square, tribe) => write!(f, "step {square} {tribe}"),
            Choice::Fly(square, tribe) => write!(f, "fly {square} {tribe}"),
            Choice::Pass => f.write_str("pass"),
            Choice::Camel => f.write_str("camel"),
            Choice::Tent => f.write_str("tent"),
            Choice::Fakirs(count) => write!(f, "fakirs {count}"),
            Choice::Kill(square, tribe) => write!(f, "kill {square} {tribe}"),
            Choice::KillHeld(seat, tribe) => write!(f, "kill {tribe} of {seat}"),
            Choice::UseDjinn(djinn, payment) => write!(f, "use {djinn} {payment}"),
            Choice::UseItem(item) => write!(f, "use {item}"),
            Choice::UseThief(thief) => write!(f, "use {thief}"),
            Choice::BuyDjinn(djinn, payment) => write!(f, "buy {djinn} {payment}"),
            Choice::BuyThief(thief, payment) => write!(f, "buy {thief} {payment}"),
            Choice::Card(place) => write!(f, "card {place}"),
            Choice::Make(payment) => write!(f, "make {payment}"),
            Choice::On(square) => write!(f, "on {square}"),
            Choice::Palm(square) => write!(f, "palm {square}"),
            Choice::Palace(square) => write!(f, "palace {square}"),
            Choice::PickResource(kind) => write!(f, "pick {kind}"),
            Choice::PickDjinn(djinn) => write!(f, "pick {djinn}"),
            Choice::PickItem(item) => write!(f, "pick {item}"),
            Choice::Gather(square, tribe) => write!(f, "gather {square} {tribe}"),
            Choice::Lay(kind) => write!(f, "lay {kind}"),
            Choice::Sell => f.write_str("sell"),
            Choice::Skip => f.write_str("skip"),
            Choice::Done => f.write_str("done"),
            Choice::End => f.write_str("end"),
        }
    }
}

const VERBS: &str = "bid, take, step, fly, pass, camel, tent, fakirs, kill, use, buy, card, make, \
                     on, palm, palace, pick, gather, lay, sell, skip, done, end";

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<Choice, BadChoice> {
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            if count == words.len() {
                return Err(BadChoice::new(text, "no choice has so many words"));
            }
            words[count] = word;
            count += 1;
        }
        parse(&words[..count]).map_err(|reason| BadChoice::new(text, reason))
    }
}

fn parse(words: &[&str]) -> Result<Choice, String> {
    match *words {
        ["bid", price] => bid(price, "0"),
        ["bid", price, "fakirs", fakirs] if fakirs != "0" => bid(price, fakirs),
        ["take", square] => Ok(Choice::Take(square.parse()?)),
        ["step", square, tribe] => Ok(Choice::Step(square.parse()?, tribe.parse()?)),
        ["fly", square, tribe] => Ok(Choice::Fly(square.parse()?, tribe.parse()?)),
        ["pass"] => Ok(Choice::Pass),
        ["camel"] => Ok(Choice::Camel),
        ["tent"] => Ok(Choice::Tent),
        ["fakirs", count] => Ok(Choice::Fakirs(fakirs(count)?)),
        ["kill", tribe, "of", seat] => {
            let seat = Seat(number(seat, 3)?);
            let tribe: Tribe = tribe.parse()?;
            if !Tribe::KEPT.contains(&tribe) {
                return Err(format!("nobody keeps {tribe} meeples"));
            }
            Ok(Choice::KillHeld(seat, tribe))
        }
        ["kill", square, tribe] => Ok(Choice::Kill(square.parse()?, tribe.parse()?)),
        ["use", djinn, payment] => Ok(Choice::UseDjinn(djinn.parse()?, payment.parse()?)),
        ["use", card] => {
            let item = card.parse().map(Choice::UseItem);
            item.or_else(|_| card.parse().map(Choice::UseThief)).map_err(|_: String| {
                format!("`{card}` is no magic item or thief; a djinn needs a payment, as in `use leta elders`")
            })
        }
        ["buy", card, payment] => {
            let payment = payment.parse()?;
            let djinn = card.parse().map(|djinn| Choice::BuyDjinn(djinn, payment));
            djinn
                .or_else(|_| card.parse().map(|thief| Choice::BuyThief(thief, payment)))
                .map_err(|_: String| format!("`{card}` is no djinn or thief"))
        }
        ["card", place] => match number(place, 9)? {
            0 => Err("cards of the row are counted from 1".to_owned()),
            place => Ok(Choice::Card(place)),
        },
        ["make", payment] => Ok(Choice::Make(payment.parse()?)),
        ["on", square] => Ok(Choice::On(square.parse()?)),
        ["palm", square] => Ok(Choice::Palm(square.parse()?)),
        ["palace", square] => Ok(Choice::Palace(square.parse()?)),
        ["pick", card] => {
            let resource = card.parse().map(Choice::PickResource);
            resource
                .or_else(|_| card.parse().map(Choice::PickDjinn))
                .or_else(|_| card.parse().map(Choice::PickItem))
                .map_err(|_: String| format!("`{card}` is no resource, djinn or item"))
        }
        ["gather", square, tribe] => Ok(Choice::Gather(square.parse()?, tribe.parse()?)),
        ["lay", kind] => Ok(Choice::Lay(kind.parse()?)),
        ["sell"] => Ok(Choice::Sell),
        ["skip"] => Ok(Choice::Skip),
        ["done"] => Ok(Choice::Done),
        ["end"] => Ok(Choice::End),
        _ => Err(format!("expected a verb and what belongs to it; the verbs are {VERBS}")),
    }
}

fn bid(price: &str, fakirs: &str) -> Result<Choice, String> {
    let bids = &catalogue().bids;
    let price = number(price, u8::MAX)?;
    if !bids.contains(&price) {
        let known: Vec<String> = bids.iter().skip(2).map(u8::to_string).collect();
        return Err(format!("no space costs {price}; they cost {}", known.join(", ")));
    }
    Ok(Choice::Bid { price, fakirs: self::fakirs(fakirs)? })
}

/// A number of Fakirs, at most those of the box.
fn fakirs(text: &str) -> Result<u8, String> {
    number(text, Resource::FAKIR.row().count)
}

/// A number in the one way it is written: no sign, no leading zero.
fn number(text: &str, most: u8) -> Result<u8, String> {
    let plain = text.len() < 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let value =
        text.parse::<u8>().ok().filter(|_| plain && (text == "0" || !text.starts_with('0')));
    value.filter(|value| *value <= most).ok_or_else(|| format!("expected a number up to {most}"))
}
