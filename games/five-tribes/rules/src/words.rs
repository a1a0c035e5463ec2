//! Everything in English: tiles, costs, and what each choice means.

use crate::agenda::Task;
use crate::board::Piece;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::seat_name;
use crate::ids::{Items, Kind, Resources, Tally, Tile};
use crate::payment::Payment;
use crate::printed::{Cost, TileAction, TileColour};
use crate::square::Square;
use crate::tribe::{Meeples, Tribe};
use crate::view::View;
use caravanserai_core::Seat;

/// `1 coin`, `2 coins`.
pub fn counted(count: impl Into<u32>, one: &str) -> String {
    match count.into() {
        1 => format!("1 {one}"),
        many => format!("{many} {one}s"),
    }
}

/// A tile with its value: `Village 5`.
pub fn tile(tile: Tile) -> String {
    match tile.row().colour {
        Some(_) => format!("{} {}", tile.name(), tile.row().value),
        None => tile.name().to_owned(),
    }
}

/// The colour of a tile's value.
pub const fn colour(colour: Option<TileColour>) -> &'static str {
    match colour {
        Some(TileColour::Blue) => "blue",
        Some(TileColour::Red) => "red",
        None => "no",
    }
}

/// What a tile does when a walk ends on it.
pub fn action(action: TileAction) -> String {
    match action {
        TileAction::None => "Nobody can go there.".to_owned(),
        TileAction::Palace => "A palace is placed on it, while there are any.".to_owned(),
        TileAction::Palm => "A palm is placed on it, while there are any.".to_owned(),
        TileAction::Djinn => {
            "For 2 Elders, or 1 Elder and 1 Fakir, you may take a face-up djinn.".to_owned()
        }
        TileAction::Item => {
            "For 1 Artisan or 2 Fakirs you may take the top item of the pile.".to_owned()
        }
        TileAction::Market { price, cards, among } => {
            let cards = counted(cards, "card");
            format!("For {price} coins you may take {cards} of the first {among} of the row.")
        }
    }
}

/// One way to pay.
pub const fn payment(payment: Payment) -> &'static str {
    match payment {
        Payment::Elder => "1 Elder",
        Payment::Fakir => "1 Fakir",
        Payment::Elders => "2 Elders",
        Payment::ElderAndFakir => "1 Elder and 1 Fakir",
        Payment::Artisan => "1 Artisan",
        Payment::Fakirs => "2 Fakirs",
    }
}

/// What a djinn's power costs.
pub const fn cost(cost: Cost) -> &'static str {
    match cost {
        Cost::None => "always on",
        Cost::Elder => "1 Elder or 1 Fakir",
        Cost::Elders => "1 Elder and 1 Elder or Fakir",
        Cost::Fakir => "1 Fakir",
        Cost::Fakirs => "1 or more Fakirs",
    }
}

/// A heap of meeples: `2 yellow, 1 red`.
pub fn meeples(heap: Meeples) -> String {
    if heap.is_empty() {
        return "no meeples".to_owned();
    }
    let parts: Vec<String> =
        heap.tribes().map(|tribe| format!("{} {tribe}", heap.of(tribe))).collect();
    parts.join(", ")
}

/// Resource cards: `2 Fish, 1 Fakir`.
pub fn resources(cards: &Resources) -> String {
    named(cards, |kind| kind.name())
}

/// Items: `1 Crown, 2 Chest`.
pub fn items(items: &Items) -> String {
    named(items, |kind| kind.name())
}

fn named<K: Kind>(tally: &Tally<K>, name: impl Fn(K) -> &'static str) -> String {
    let parts: Vec<String> =
        tally.kinds().map(|kind| format!("{} {}", tally.of(kind), name(kind))).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// A square with its tile: `c3 (Village 5)`.
pub fn square(view: &View, square: Square) -> String {
    format!("{square} ({})", tile(view.open.board.tile(square)))
}

/// How many coins a Builder action on a tile brings for each Builder and Fakir.
pub fn blue_tiles_around(view: &View, at: Square) -> u8 {
    view.open.board.blue().and(at.block()).len()
}

/// What a choice means to whom it is offered.
pub fn choice(view: &View, choice: Choice) -> String {
    let at = |on: Square| square(view, on);
    match choice {
        Choice::Bid { price, fakirs } => bid(view, price, fakirs),
        Choice::Take(from) => {
            format!("walk with {} from {}", meeples(view.open.board.meeples(from)), at(from))
        }
        Choice::Step(to, tribe) => format!("drop {tribe} on {}", at(to)),
        Choice::Fly(to, tribe) => format!("fly by carpet and drop {tribe} on {}", at(to)),
        Choice::Pass => "there is no legal move: pass".to_owned(),
        Choice::Camel => "take control with a camel".to_owned(),
        Choice::Tent => "take control with your tent".to_owned(),
        Choice::Fakirs(count) => builders(view, count),
        Choice::Kill(on, tribe) => format!("kill a {} ({tribe}) on {}", tribe.name(), at(on)),
        Choice::KillHeld(seat, tribe) => {
            format!("kill one of {}'s {}s", seat_name(seat), tribe.name())
        }
        Choice::UseDjinn(djinn, paid) => {
            format!("use {} for {}: {}", djinn.name(), payment(paid), djinn.row().text)
        }
        Choice::UseItem(item) => format!("use the {}: {}", item.name(), item.row().text),
        Choice::UseThief(thief) => format!("send {}: {}", thief.name(), thief.row().text),
        Choice::BuyDjinn(djinn, paid) => format!(
            "take {} ({}) for {}: {}",
            djinn.name(),
            counted(djinn.row().points.unsigned_abs(), "point"),
            payment(paid),
            djinn.row().text
        ),
        Choice::BuyThief(thief, paid) => {
            format!("hire {} for {}: {}", thief.name(), payment(paid), thief.row().text)
        }
        Choice::Card(place) => match view.open.row.as_slice().get(usize::from(place) - 1) {
            Some(card) => format!("take {}, card {place} of the row", card.name()),
            None => format!("take card {place} of the row"),
        },
        Choice::Make(paid) => format!("take the top item for {}", payment(paid)),
        Choice::On(on) => on_tile(view, on),
        Choice::Palm(on) => format!("the palm on {}", at(on)),
        Choice::Palace(on) => format!("the palace on {}", at(on)),
        Choice::PickResource(kind) => kind.name().to_owned(),
        Choice::PickDjinn(djinn) => format!(
            "{} ({}): {}",
            djinn.name(),
            counted(djinn.row().points.unsigned_abs(), "point"),
            djinn.row().text
        ),
        Choice::PickItem(item) => item_in_words(item),
        Choice::Gather(from, tribe) => match view.open.agenda.top() {
            Some(Task::Flute { onto: Some(onto), .. }) => {
                format!("call {tribe} from {from} to {onto}")
            }
            _ => format!("call {tribe} from {from}"),
        },
        Choice::Lay(kind) => format!("lay out {} for sale", kind.name()),
        Choice::Sell => sale(view),
        Choice::Skip => skip(view).to_owned(),
        Choice::Done => "no more of this".to_owned(),
        Choice::End => "end your turn".to_owned(),
    }
}

/// An item with what it is worth or does.
pub fn item_in_words(item: crate::Item) -> String {
    let row = item.row();
    match row.magic {
        Some(_) => format!("{}: {}", row.name, row.text),
        None => format!("{}, {}", row.name, counted(row.points.unsigned_abs(), "point")),
    }
}

fn bid(view: &View, price: u8, fakirs: u8) -> String {
    let space = catalogue().bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
    let ahead = view.open.track[space + 1..].iter().flatten().count();
    let place = match ahead {
        0 => "before all who have bid".to_owned(),
        count => format!("after {}", counted(count as u32, "marker")),
    };
    let help = if fakirs > 0 {
        let paid = catalogue().bids[space.saturating_sub(usize::from(fakirs))];
        format!(" and {}, paying {paid}", counted(fakirs, "Fakir"))
    } else {
        String::new()
    };
    format!("bid {price}{help}: act {place}")
}

fn builders(view: &View, fakirs: u8) -> String {
    let Some(Task::Tribe { tribe: Tribe::Builder, count, at }) = view.open.agenda.top() else {
        return format!("spend {}", counted(fakirs, "Fakir"));
    };
    let coins = u32::from(count + fakirs) * u32::from(blue_tiles_around(view, at));
    match fakirs {
        0 => format!("earn {} without Fakirs", counted(coins, "coin")),
        _ => format!("spend {} and earn {}", counted(fakirs, "Fakir"), counted(coins, "coin")),
    }
}

fn on_tile(view: &View, on: Square) -> String {
    let place = square(view, on);
    match view.open.agenda.top() {
        Some(Task::Build { piece, .. } | Task::BuildBeside { piece, .. }) => {
            format!("put the {piece} on {place}")
        }
        Some(Task::ChooseTile { djinn }) => format!("{}: on {place}", djinn.name()),
        Some(Task::Give { .. }) => format!("take back your camel on {place}"),
        Some(Task::TakeLoot { .. }) => format!("put your camel on {place}"),
        Some(Task::Flute { onto: None, .. }) => format!("gather meeples on {place}"),
        Some(Task::Talisman { from: None }) => format!("move your camel on {place}"),
        Some(Task::Talisman { from: Some(from) }) => format!("move it from {from} to {place}"),
        _ => format!("on {place}"),
    }
}

fn sale(view: &View) -> String {
    let Some(Task::LaySet { laid }) = view.open.agenda.top() else { return "sell".to_owned() };
    let coins = catalogue().sets.get(usize::from(laid.len())).copied().unwrap_or(0);
    format!("sell the set of {} for {}", laid.len(), counted(coins, "coin"))
}

fn skip(view: &View) -> &'static str {
    match view.open.agenda.top() {
        Some(Task::Tribe { .. }) => "kill nobody",
        Some(Task::UseThief { .. }) => "send no thief",
        Some(Task::TileAction { .. }) => "do without what the tile offers",
        Some(Task::TakeLoot { .. }) => "put no camel there",
        _ => "do without",
    }
}

/// What a piece is worth, for explanations.
pub fn piece(piece: Piece) -> String {
    let points = match piece {
        Piece::Palm => catalogue().points.palm,
        Piece::Palace => catalogue().points.palace,
    };
    format!("a {piece} is worth {points} points to the owner of its tile")
}

/// A seat's pieces.
pub const fn seat(seat: Seat) -> &'static str {
    seat_name(seat)
}
