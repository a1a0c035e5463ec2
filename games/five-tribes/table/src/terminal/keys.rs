//! What is typed to select a choice, and what it is called in the list.

use super::tile;
use five_tribes::{Choice, Square, Task, View, catalogue, words};
use terminal::cut;

/// The key of a choice: its tile, with the colour where that matters; for bids
/// the price; otherwise its place in the list.
pub(super) fn key(choice: Choice, index: usize) -> String {
    match choice {
        Choice::End => "e".to_owned(),
        Choice::Bid { price, fakirs: 0 } => price.to_string(),
        Choice::Bid { price, fakirs } => format!("{price}f{fakirs}"),
        Choice::Take(at) | Choice::On(at) => at.to_string(),
        Choice::Step(at, tribe) | Choice::Kill(at, tribe) | Choice::Gather(at, tribe) => {
            format!("{at}{}", tile::letter(tribe).to_ascii_lowercase())
        }
        _ => (index + 1).to_string(),
    }
}

/// A choice in at most `width` columns.
pub(super) fn label(view: &View, choice: Choice, width: usize) -> String {
    let named = |at: Square, room: usize| tile::name(view, at, room);
    let text = match choice {
        Choice::Bid { price, fakirs } => bid(view, price, fakirs),
        Choice::Take(from) => {
            let letters: String = view.open.board.meeples(from).each().map(tile::letter).collect();
            let room = width.saturating_sub(letters.len() + 1);
            format!("{letters} {}", named(from, room.min(10)))
        }
        Choice::Step(to, tribe) => {
            let room = width.saturating_sub(tribe.colour().len() + 4);
            format!("{tribe} on {}", named(to, room))
        }
        Choice::Fly(to, tribe) => format!("fly: {tribe} on {to}"),
        Choice::Kill(on, tribe) => {
            let room = width.saturating_sub(tribe.colour().len() + 4);
            format!("{tribe} on {}", named(on, room))
        }
        Choice::KillHeld(seat, tribe) => {
            format!("{} of {}", tribe.name(), words::seat(seat))
        }
        Choice::Gather(from, tribe) => format!("{tribe} from {from}"),
        Choice::On(at) => named(at, width),
        Choice::Palm(at) => format!("palm of {at} {}", named(at, width.saturating_sub(11))),
        Choice::Palace(at) => format!("palace of {at} {}", named(at, width.saturating_sub(13))),
        Choice::UseDjinn(djinn, paid) => format!("use {}, {}", djinn.name(), words::payment(paid)),
        Choice::UseItem(item) => format!("use {}", item.name()),
        Choice::UseThief(thief) => format!("send {}", thief.name()),
        Choice::BuyDjinn(djinn, paid) => {
            format!("{} for {}", djinn.name(), words::payment(paid))
        }
        Choice::BuyThief(thief, paid) => {
            format!("{} for {}", thief.name(), words::payment(paid))
        }
        Choice::Card(place) => match view.open.row.as_slice().get(usize::from(place) - 1) {
            Some(card) => format!("{place}. {}", card.name()),
            None => format!("card {place}"),
        },
        Choice::PickDjinn(djinn) => format!("{} {}", djinn.name(), djinn.row().points),
        Choice::PickItem(item) => item.name().to_owned(),
        Choice::Fakirs(_) => words::choice(view, choice)
            .replace("spend ", "")
            .replace(" and earn ", ": ")
            .replace("earn ", "")
            .replace(" without Fakirs", ", no Fakirs"),
        Choice::Lay(kind) => match view.open.agenda.top() {
            Some(Task::LaySet { .. }) => format!("and {}", kind.name()),
            _ => format!("sell {} …", kind.name()),
        },
        Choice::Skip | Choice::Camel | Choice::Tent | Choice::Sell => {
            let long = words::choice(view, choice);
            if long.chars().count() <= width { long } else { short(choice).to_owned() }
        }
        other => words::choice(view, other),
    };
    cut(&text, width)
}

const fn short(choice: Choice) -> &'static str {
    match choice {
        Choice::Camel => "a camel",
        Choice::Tent => "your tent",
        Choice::Sell => "sell",
        _ => "do without",
    }
}

fn bid(view: &View, price: u8, fakirs: u8) -> String {
    let space = catalogue().bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
    let ahead = view.open.track[space + 1..].iter().flatten().count();
    let place = match ahead {
        0 => "first so far".to_owned(),
        1 => "after 1 marker".to_owned(),
        count => format!("after {count} markers"),
    };
    match fakirs {
        0 => place,
        1 => format!("1 Fakir: {place}"),
        _ => format!("{fakirs} Fakirs: {place}"),
    }
}
