//! Everything in plain English: cards, fields, choices, events.
//!
//! Terminal, engine and errors speak with these words. Pages have texts of
//! their own, in several languages.

use crate::agenda::Task;
use crate::border::{Border, border};
use crate::card::{Cost, Effect, Symbol, Timing, TribeCard};
use crate::centre::{CentreCard, Kind, PlaceSet};
use crate::choice::{Choice, Spot};
use crate::deck::DeckRef;
use crate::event::Event;
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::goods_card::GoodsCard;
use crate::raid::Demand;
use crate::state::State;
use crate::view::{CentreView, View};
use caravanserai_core::{Game, Seat};

/// A symbol's name.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Oasis => "Oasis",
        Symbol::CamelRider => "Camel rider",
        Symbol::Well => "Well",
        Symbol::Tent => "Tent",
        Symbol::Targia => "Targia",
    }
}

/// A timing's name.
pub const fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Plain => "plain",
        Timing::Immediate => "immediate",
        Timing::Permanent => "permanent",
        Timing::Scoring => "scoring",
    }
}

/// A good's name.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Dates => "dates",
        Good::Salt => "salt",
        Good::Pepper => "pepper",
    }
}

/// A cost as it is written in the rules, `1D 2P / 1G`.
pub fn cost(cost: &Cost) -> String {
    let ways: Vec<String> = cost.ways().map(|way| way.to_string()).collect();
    ways.join(" / ")
}

/// What an amount is in words, `2 dates and 1 gold`.
pub fn bundle(bundle: &Bundle) -> String {
    let named = [
        (bundle.dates, "dates"),
        (bundle.salt, "salt"),
        (bundle.pepper, "pepper"),
        (bundle.gold, "gold"),
        (bundle.water, "water"),
        (bundle.vp, "VP"),
    ];
    let parts: Vec<String> = named
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| {
            let name = if (*count, *name) == (1, "dates") { "date" } else { name };
            format!("{count} {name}")
        })
        .collect();
    match parts.as_slice() {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn count(n: u8, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn goods(n: u8) -> String {
    count(n, "good", "goods")
}

/// What a card does; empty for a plain card.
pub fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::None => String::new(),
        Effect::PointsPerSymbol { symbol: s, per, vp } => {
            format!("At the end {vp} VP for every {per} {} cards in your display.", symbol(s))
        }
        Effect::PointsForLongerDisplay { vp } => {
            format!("At the end {vp} VP if you display more cards than your opponent.")
        }
        Effect::PointsForCards { at_least, vp } => {
            format!("At the end {vp} VP if you display at least {at_least} cards.")
        }
        Effect::PointsForMixedRows { vp, rows } => format!(
            "At the end {vp} VP more for a full row of four different symbols, for at most {}.",
            count(rows, "row", "rows")
        ),
        Effect::PointsForLastPlace { vp } => {
            format!("At the end {vp} VP if this card is the fourth of its row.")
        }
        Effect::Discount { symbol: s, goods: n } => {
            format!("Your later {} cards cost {} less.", symbol(s), goods(n))
        }
        Effect::NoRaids => "Raids cost you nothing.".to_owned(),
        Effect::NobleDiscount { goods: n } => {
            format!("Your hand card costs {} less at the Noble.", goods(n))
        }
        Effect::RaidReward { vp } => format!("After every raid that you settle you get {vp} VP."),
        Effect::IgnoreRobber => "You may place a Targi on the robber's field.".to_owned(),
        Effect::MoreOf { good: g } => {
            format!("Once a round, when a goods card brings you {0}: 1 {0} more.", good(g))
        }
        Effect::EmptyHanded => {
            "In a round in which no goods card brought you a good: 1 good of your choice."
                .to_owned()
        }
        Effect::HandWithoutNoble { goods: n } => {
            format!("You may play your hand card without the Noble for {} more.", goods(n))
        }
        Effect::TraderSwaps => "At the Trader you may swap 1 good for 1 other.".to_owned(),
        Effect::GoodsPerCards { per } => {
            format!("Now: 1 good of your choice for every {per} cards in your display.")
        }
        Effect::GoodsPerFreePlaces { per } => {
            format!("Now: 1 good of your choice for every {per} free places in your display.")
        }
        Effect::GoldOnCard { gold } => {
            format!("Now: {gold} gold on this card, which can pay for later tribe cards only.")
        }
        Effect::Treasure { goods: n, gold, vp } => {
            format!("Now: {} of your choice, or {gold} gold, or {vp} VP.", goods(n))
        }
        Effect::Rearrange { cards } => format!(
            "Now: swap two cards of your display, or move up to {cards} to the end of a row."
        ),
        Effect::FewerTargi { targi } => {
            format!("Your opponent has only {targi} Targi in the next round.")
        }
    }
}

/// A tribe card in one line.
pub fn tribe_card(card: &TribeCard) -> String {
    let text = effect(&card.effect);
    let gap = if text.is_empty() { "" } else { ". " };
    let mark = if card.reconstructed { " (reconstructed)" } else { "" };
    let name = symbol(card.symbol);
    format!("{} {name}, cost {}, {} VP{gap}{text}{mark}", card.id, cost(&card.cost), card.vp)
}

/// What a goods card brings, in short, `1D 1S` or `1 good`.
pub fn goods_card_short(card: &GoodsCard) -> String {
    if card.choice > 0 { goods(card.choice) } else { card.gives.to_string() }
}

/// What a goods card brings.
pub fn goods_card(card: &GoodsCard) -> String {
    if card.choice > 0 {
        format!("{} of your choice", goods(card.choice))
    } else {
        bundle(&card.gives)
    }
}

/// What the robber demands.
pub fn demand(demand: &Demand) -> String {
    let in_kind =
        if demand.gold > 0 { format!("{} gold", demand.gold) } else { goods(demand.goods) };
    format!("{in_kind} or {} VP", demand.vp)
}

/// A border field's name with its number.
pub fn field(field: Field) -> String {
    format!("{} ({field})", border(field).name())
}

/// What a border field offers.
pub fn border_action(of: Border) -> String {
    match of {
        Border::Noble => "Play your hand card for its cost, or discard it.".to_owned(),
        Border::Good(g) => format!("Take 1 {}.", good(g)),
        Border::Raid(d) => format!("When the robber is here, everybody pays {}.", demand(&d)),
        Border::Trader => "Any number of times: 3 identical goods for 1 gold, \
             or 2 identical goods for 1 good of your choice."
            .to_owned(),
        Border::FataMorgana => {
            "Move one of your tribe markers to an open card without a marker.".to_owned()
        }
        Border::Silversmith => "Once: 2 identical goods for 1 VP, 4 identical goods for 3 VP, \
             1 gold for 2 VP, or 2 gold for 4 VP."
            .to_owned(),
        Border::Caravan => "Draw the top goods card and take what it brings.".to_owned(),
        Border::TribalExpansion => {
            "Draw the top tribe card: play it, keep it in hand, or discard it.".to_owned()
        }
    }
}

/// What a task asks, after "is to".
pub const fn task(task: Task) -> &'static str {
    match task {
        Task::Raid(_) => "settle the raid",
        Task::Placement => "place a Targi",
        Task::Turn(_) => "take an action or end the turn",
        Task::Limit => "return goods down to the limit of 10",
        Task::Noble => "play or discard the hand card",
        Task::Trader { .. } => "exchange goods at the Trader",
        Task::Silversmith => "choose what to sell at the Silversmith",
        Task::FataMorgana => "move a tribe marker",
        Task::Taken => "decide what to do with the tribe card",
        Task::Pay => "choose how to pay",
        Task::Lay => "choose a row for the card",
        Task::Goods(_) | Task::GoodsOfCard(_) => "choose goods to take",
        Task::Treasure { .. } => "choose goods, gold or victory points",
        Task::Rearrange { .. } => "rearrange the display",
        Task::Round | Task::RaidOver | Task::TurnOver | Task::Reveal => "wait",
    }
}

/// A choice in words, for whoever makes it at this table.
pub fn choice(view: &View, choice: Choice) -> String {
    match choice {
        Choice::Place(at) => format!("Place a Targi on {}", field(at)),
        Choice::Use(Spot::Border(at)) => format!("Use {}", field(at)),
        Choice::Use(Spot::Centre(at)) => match view.centre[at.index()] {
            CentreView::Goods(card) => {
                format!("Take goods card {at}: {}", goods_card(view.deck.goods(card)))
            }
            CentreView::Tribe(card) => {
                let card = view.deck.tribe(card);
                format!(
                    "Take tribe card {at}: {} {}, cost {}",
                    card.id,
                    symbol(card.symbol),
                    cost(&card.cost)
                )
            }
            CentreView::Empty | CentreView::FaceDown(_) => format!("Take {at}"),
        },
        Choice::Take(what) => format!("Take {}", bundle(&what)),
        Choice::Pay(what) => format!("Pay {}", bundle(&what)),
        Choice::Trade { give, get } => format!("Give {} for {}", bundle(&give), bundle(&get)),
        Choice::Return(what) => format!("Return {}", bundle(&what)),
        Choice::Play => "Pay for the card and play it".to_owned(),
        Choice::PlayHand => "Play your hand card without the Noble".to_owned(),
        Choice::Keep => "Take the card in hand".to_owned(),
        Choice::Discard => "Discard the card".to_owned(),
        Choice::Row(row) => format!("Lay the card in row {row}"),
        Choice::MoveMarker { from, to } => format!("Move the marker from {from} to {to}"),
        Choice::Shift { from, to } => format!("Move the card on {from} to the end of row {to}"),
        Choice::Swap(a, b) => format!("Swap the cards on {a} and {b}"),
        Choice::Done => "Done".to_owned(),
        Choice::End => "End your turn".to_owned(),
    }
}

/// Says that `n` of something happens to be one or more.
fn places(set: PlaceSet) -> String {
    let names: Vec<String> = set.into_iter().map(|place| place.to_string()).collect();
    if names.is_empty() { "no card".to_owned() } else { names.join(" and ") }
}

fn name(seat: Seat) -> &'static str {
    State::seat_name(seat)
}

/// An event in words.
pub(crate) fn event(event: &Event, deck: DeckRef) -> String {
    let tribe = |card| {
        let card = deck.tribe(card);
        format!("{} {}", symbol(card.symbol), card.id)
    };
    match event {
        Event::RoundBegan { round, start } => format!("Round {round}: {} starts", name(*start)),
        Event::RobberMoved { field: to } => match border(*to) {
            Border::Raid(d) => format!("The robber raids: {}", demand(&d)),
            _ => format!("The robber moves to {}", field(*to)),
        },
        Event::RaidPaid { seat, bundle: b } => {
            format!("{} pays the robber {}", name(*seat), bundle(b))
        }
        Event::RaidSpared { seat } => format!("The robber spares {}", name(*seat)),
        Event::RaidFailed { seat, vp } => {
            format!("{} cannot pay the robber; {} gets {vp} VP", name(*seat), name(seat.other()))
        }
        Event::Placed { seat, field: at } => {
            format!("{} places a Targi on {}", name(*seat), field(*at))
        }
        Event::Marked { seat, places: at } => format!("{} marks {}", name(*seat), places(*at)),
        Event::Used { seat, spot: Spot::Border(at) } => {
            format!("{} uses {}", name(*seat), field(*at))
        }
        Event::Used { seat, spot: Spot::Centre(at) } => {
            format!("{} takes the card on {at}", name(*seat))
        }
        Event::Received { seat, bundle: b } => format!("{} receives {}", name(*seat), bundle(b)),
        Event::Traded { seat, give, get } => {
            format!("{} gives {} for {}", name(*seat), bundle(give), bundle(get))
        }
        Event::MarkerMoved { seat, from, to } => {
            format!("{} moves a marker from {from} to {to}", name(*seat))
        }
        Event::GoodsDrawn { seat, card } => {
            format!("{} draws a goods card: {}", name(*seat), goods_card_short(deck.goods(*card)))
        }
        Event::TribeDrawn { seat, card: Some(card) } => {
            format!("{} draws {}", name(*seat), tribe(*card))
        }
        Event::TribeDrawn { seat, card: None } => format!("{} draws a tribe card", name(*seat)),
        Event::Kept { seat, card: Some(card), .. } => {
            format!("{} takes {} in hand", name(*seat), tribe(*card))
        }
        Event::Kept { seat, card: None, .. } => format!("{} takes the card in hand", name(*seat)),
        Event::Discarded { seat, card } => format!("{} discards {}", name(*seat), tribe(*card)),
        Event::Paid { seat, card, bundle: b } => {
            format!("{} pays {} for {}", name(*seat), bundle(b), tribe(*card))
        }
        Event::Laid { seat, card, row } => {
            format!("{} lays {} in row {row}", name(*seat), tribe(*card))
        }
        Event::GoldOnCard { seat, gold } => format!("{} lays {gold} gold on the card", name(*seat)),
        Event::FewerTargi { seat, targi } => {
            format!("{} will have only {targi} Targi in the next round", name(*seat))
        }
        Event::Swapped { seat, a, b } => format!("{} swaps the cards on {a} and {b}", name(*seat)),
        Event::Shifted { seat, from, to } => {
            format!("{} moves the card on {from} to the end of row {to}", name(*seat))
        }
        Event::Returned { seat, bundle: b } => {
            format!("{} returns {} over the limit", name(*seat), bundle(b))
        }
        Event::TurnEnded { seat } => format!("{} ends the turn", name(*seat)),
        Event::Revealed { place, card } => match card {
            CentreCard::Goods(card) => {
                format!("{place} shows a goods card: {}", goods_card_short(deck.goods(*card)))
            }
            CentreCard::Tribe(card) => format!("{place} shows {}", tribe(*card)),
            CentreCard::Empty => format!("{place} stays empty"),
        },
        Event::Refilled { kind: Kind::Goods } => "The goods cards are shuffled anew".to_owned(),
        Event::Refilled { kind: Kind::Tribe } => "The tribe cards are shuffled anew".to_owned(),
        Event::GameOver { totals: [blue, ivory], winners } => {
            let result = match winners {
                [true, false] => format!("{} wins", name(Seat(0))),
                [false, true] => format!("{} wins", name(Seat(1))),
                _ => "a draw".to_owned(),
            };
            format!("The game is over, {blue} to {ivory}: {result}")
        }
    }
}
