//! Everything in plain English: cards, fields, choices, events.
//!
//! Terminal, engine and errors speak with these words. Pages have texts of
//! their own, in several languages.

use crate::agenda::Task;
use crate::border::{Border, Edition};
use crate::card::{Cost, Effect, Symbol, Timing, TribeCard};
use crate::centre::{CentreCard, PlaceSet};
use crate::choice::{Choice, Spot};
use crate::display::Slot;
use crate::dune::DuneEffect;
use crate::event::Event;
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::goods_card::GoodsCard;
use crate::piles::PileKind;
use crate::raid::Demand;
use crate::rules::Rules;
use crate::state::State;
use crate::token::Token;
use crate::view::{CentreView, HandView, TakenView, View};
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
        Timing::Once => "once",
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

/// A cost as it is written in the rules, `1D 2P / 1G`, `2S 2P (2D)`.
pub fn cost(cost: &Cost) -> String {
    let ways: Vec<String> = cost.ways().map(|way| way.to_string()).collect();
    let bracket = cost.bracket.map_or(String::new(), |bracket| format!(" ({bracket})"));
    ways.join(" / ") + &bracket
}

/// Points as printed, `1` or `1 (+2)`.
pub fn points(card: &TribeCard) -> String {
    match card.bracket_vp {
        0 => card.vp.to_string(),
        more => format!("{} (+{more})", card.vp),
    }
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
        Effect::Treasure(treasure) => {
            let offers = [
                (treasure.goods, format!("{} of your choice", goods(treasure.goods))),
                (treasure.gold, format!("{} gold", treasure.gold)),
                (treasure.water, format!("{} water", treasure.water)),
                (treasure.vp, format!("{} VP", treasure.vp)),
            ];
            let offers = offers.into_iter().filter(|(n, _)| *n > 0).map(|(_, text)| text);
            format!("Now: {}.", offers.collect::<Vec<_>>().join(", or "))
        }
        Effect::Rearrange { cards } => format!(
            "Now: swap two cards of your display, or move up to {cards} to the end of a row."
        ),
        Effect::FewerTargi { targi } => {
            format!("Your opponent has only {targi} Targi in the next round.")
        }
        Effect::PointsForAllSymbols { vp } => {
            format!("At the end {vp} VP if your display holds all five symbols.")
        }
        Effect::PointsForWater { per, most } => {
            format!("At the end 1 VP more for every {per} water you have left, at most {most}.")
        }
        Effect::PointsForFullRows { vp } => {
            format!("At the end {vp} VP for each full row of your display.")
        }
        Effect::PointsForGold { most } => {
            format!("At the end 1 VP for each gold you have left, at most {most}.")
        }
        Effect::PointsForMajorities { most } => format!(
            "At the end 1 VP for each symbol of which you display more than your opponent, \
             at most {most}."
        ),
        Effect::MoreWater { water } => format!("The Water hole gives you {water} water more."),
        Effect::SilversmithLines { lines } => {
            format!("You may use the Silversmith for {lines} lines a visit.")
        }
        Effect::JoinDunes => {
            "You may place a Targi on a dune that holds your opponent's.".to_owned()
        }
        Effect::DuneReward { water, goods: n } => {
            format!("Each time you use a dune: {water} water and {} of your choice.", goods(n))
        }
        Effect::WaterForGood => {
            "Once a round you may exchange 1 water for 1 good of your choice.".to_owned()
        }
        Effect::RaidForWater { water } => {
            format!("At a raid you may pay {water} water instead of the demand.")
        }
        Effect::HandOfTwo => "You may hold two cards.".to_owned(),
        Effect::BracketReward { vp } => {
            format!("Each time you pay a cost in brackets: {vp} VP.")
        }
        Effect::TargiaFavour => {
            "The Targia gives you 2 goods instead of 1, or opens the first card for nothing."
                .to_owned()
        }
        Effect::FarMirage => "The Fata Morgana moves your marker to any open card, \
             even one that holds your opponent's marker."
            .to_owned(),
        Effect::OnceWater { water } => format!("Once, in one of your turns: {water} water."),
        Effect::OnceBorder => {
            "Once, in one of your turns: the action of any border field but a corner.".to_owned()
        }
        Effect::OnceDiscount { goods: n } => {
            format!("Once, in one of your turns: a tribe card costs {} less.", goods(n))
        }
        Effect::OnceHand => {
            "Once, in one of your turns: play your hand card without the Noble.".to_owned()
        }
        Effect::OnceTopCard => {
            "Once, in one of your turns: take the top card of the tribe deck.".to_owned()
        }
        Effect::WaterPerCards { most } => {
            format!("Now: 1 water for each card in your display, at most {most}.")
        }
        Effect::PickGoodsCards { open, receive } => {
            format!("Now: open {open} goods cards and receive {receive} of them.")
        }
        Effect::SwapCards => "Now: you may swap two cards of your display.".to_owned(),
        Effect::UseDune => "Now: carry out an open dune without a Targi.".to_owned(),
    }
}

/// What a dune does.
pub fn dune(effect: &DuneEffect) -> String {
    match *effect {
        DuneEffect::Gain { gives, goods: 0 } => format!("{}.", bundle(&gives)),
        DuneEffect::Gain { gives, goods: n } => {
            format!("{} and {} of your choice.", bundle(&gives), goods(n))
        }
        DuneEffect::GoodsOfAKind { goods: n } => {
            format!("{} of one kind of your choice.", goods(n))
        }
        DuneEffect::PlayHand { discount } => {
            format!("Play your hand card; it costs {} less.", goods(discount))
        }
        DuneEffect::PickTribeCard { cards } => {
            format!("Draw {cards} tribe cards, keep one and discard the others.")
        }
        DuneEffect::PlayFromCentre => {
            "Play an open, unmarked tribe card of the centre for its cost.".to_owned()
        }
        DuneEffect::AnyBorder => "The action of any border field but a corner.".to_owned(),
        DuneEffect::PickGoodsCards { open, receive } => {
            format!("Open {open} goods cards and receive {receive} of them.")
        }
        DuneEffect::SwapCards { water } => {
            format!("Swap two cards of your display, and take {water} water.")
        }
        DuneEffect::SwapGoods { times, water } => {
            format!("Up to {times} times 1 good for 1 other, and {water} water.")
        }
        DuneEffect::SellGoods { times, goods: n, vp } => {
            format!("Up to {times} times {} in any mix for {vp} VP.", goods(n))
        }
        DuneEffect::Display { vp } => format!(
            "Lay it in your display as a card of {vp} VP that counts as any symbol in a row."
        ),
        DuneEffect::Rob { water } => {
            format!("Your opponent gives you a good of your choice; and {water} water.")
        }
    }
}

/// A tribe card in one line.
pub fn tribe_card(card: &TribeCard) -> String {
    let text = effect(&card.effect);
    let gap = if text.is_empty() { "" } else { ". " };
    let mark = if card.reconstructed { " (reconstructed)" } else { "" };
    let name = symbol(card.symbol);
    let (cost, points) = (cost(&card.cost), points(card));
    format!("{} {name}, cost {cost}, {points} VP{gap}{text}{mark}", card.id)
}

/// What a goods card brings, in short, `1D 1S` or `1 good`.
pub fn goods_card_short(card: &GoodsCard) -> String {
    let or = card.or.map_or(String::new(), |or| format!(" / {or}"));
    match (card.choice, card.gives.is_nothing()) {
        (0, _) => format!("{}{or}", card.gives),
        (n, true) => goods(n),
        (n, false) => format!("{} {}", goods(n), card.gives),
    }
}

/// What a goods card brings.
pub fn goods_card(card: &GoodsCard) -> String {
    let or = card.or.map_or(String::new(), |or| format!(" or {}", bundle(&or)));
    match (card.choice, card.gives.is_nothing()) {
        (0, _) => bundle(&card.gives) + &or,
        (n, true) => format!("{} of your choice", goods(n)),
        (n, false) => format!("{} of your choice and {}", goods(n), bundle(&card.gives)),
    }
}

/// What the robber demands.
pub fn demand(demand: &Demand) -> String {
    let in_kind = if demand.any > 0 { goods(demand.any) } else { bundle(&demand.exactly) };
    let otherwise = match demand.card {
        true => "the last card of a row".to_owned(),
        false => format!("{} VP", demand.vp),
    };
    format!("{in_kind} or {otherwise}")
}

/// A border field's name with its number.
pub fn field(rules: Rules, field: Field) -> String {
    format!("{} ({field})", rules.border(field).name())
}

/// The name of a spot.
pub fn spot(rules: Rules, spot: Spot) -> String {
    match spot {
        Spot::Border(at) => field(rules, at),
        Spot::Centre(place) => format!("the card on {place}"),
        Spot::Dune(place) => format!("the dune {place}"),
        Spot::Targia => "the Targia".to_owned(),
    }
}

/// What a border field offers.
pub fn border_action(of: Border) -> String {
    match of {
        Border::Noble(Edition::Base) => {
            "Play your hand card for its cost, or discard it.".to_owned()
        }
        Border::Noble(Edition::Expansion) => "Play your hand card for its cost, \
             or discard it and take 1 water and 1 good of your choice."
            .to_owned(),
        Border::Good(g) => format!("Take {}.", bundle(&Bundle::of(g, 1))),
        Border::WaterHole => "Take 2 water.".to_owned(),
        Border::Raid(d) => format!("When the robber is here, everybody pays {}.", demand(&d)),
        Border::Trader(Edition::Expansion) => {
            "Any number of times: 3 goods in any mix for 2 gold, \
             1 good for 1 good of your choice, or 1 good for 2 water."
                .to_owned()
        }
        Border::Trader(Edition::Base) => "Any number of times: 3 identical goods for 1 gold, \
             or 2 identical goods for 1 good of your choice."
            .to_owned(),
        Border::FataMorgana(Edition::Expansion) => {
            "Move one of your tribe markers to a neighbouring open card without a marker."
                .to_owned()
        }
        Border::FataMorgana(Edition::Base) => {
            "Move one of your tribe markers to an open card without a marker.".to_owned()
        }
        Border::Silversmith(Edition::Expansion) => "Once: 2 goods for 1 VP, 4 goods for 3 VP, \
             1 gold for 2 VP, 2 gold for 4 VP, or 3 water for 2 VP; goods in any mix."
            .to_owned(),
        Border::Silversmith(Edition::Base) => {
            "Once: 2 identical goods for 1 VP, 4 identical goods for 3 VP, \
             1 gold for 2 VP, or 2 gold for 4 VP."
                .to_owned()
        }
        Border::Caravan => "Draw the top goods card and take what it brings.".to_owned(),
        Border::TribalExpansion(Edition::Expansion) => {
            "Take the open tribe card: play it, keep it \
             in hand, or discard it. Before that, any number of times: 1 water for the next card."
                .to_owned()
        }
        Border::TribalExpansion(Edition::Base) => {
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
        Task::PutBack(_) => "put one action token back",
        Task::TargiToken(_) => "place the Targi token or not",
        Task::MarkerToken(_) => "place the marker token or not",
        Task::Limit => "return goods down to the limit of 10",
        Task::Noble(_) => "play or discard the hand card",
        Task::WhichHand(_) => "say which hand card",
        Task::Trader { .. } => "exchange goods at the Trader",
        Task::Silversmith { .. } => "choose what to sell at the Silversmith",
        Task::FataMorgana(_) => "move a tribe marker",
        Task::OpenCard => "take the open tribe card or pay for the next",
        Task::Targia => "take a good from the Targia or open goods cards",
        Task::TargiaCard => "take the opened goods card or give a good for the next",
        Task::Taken => "decide what to do with the tribe card",
        Task::Pay => "choose how to pay",
        Task::Lay => "choose a row for the card",
        Task::LayDune => "choose a row for the dune",
        Task::Goods(_) | Task::GoodsOfCard(_) | Task::GoodsOfAKind(_) => "choose goods to take",
        Task::Treasure(_) | Task::Either(_) => "choose what to take",
        Task::Rob => "take a good from the opponent",
        Task::Waive(_) => "use the waiver or not",
        Task::AnyBorder => "carry out a border field",
        Task::AnyDune => "carry out a dune",
        Task::FromCentre => "play a card of the centre",
        Task::PickTribe => "keep one of the drawn cards",
        Task::PickGoods { .. } => "leave one of the opened cards",
        Task::SwapGoods(_) => "swap goods",
        Task::SellGoods { .. } => "sell goods",
        Task::Rearrange { .. } => "rearrange the display",
        Task::Round | Task::RaidOver | Task::Markers | Task::TurnOver | Task::Reveal => "wait",
    }
}

/// A choice in words, for whoever makes it at this table.
pub fn choice(view: &View, choice: Choice) -> String {
    match choice {
        Choice::PutBack(token) => format!("Do without the {}", self::token(token)),
        Choice::Place(at) => format!("Place a Targi on {}", spot_with_dune(view, at)),
        Choice::Token(at) => format!("Place the token on {}", spot(view.rules, at)),
        Choice::Pick(at) => format!("Carry out {}", spot_with_dune(view, at)),
        Choice::Card(slot) => format!("Use the card on {slot}: {}", own_card(view, slot)),
        Choice::GiveCard(row) => format!("Give the last card of row {row}"),
        Choice::Joker(g) => format!("Use the joker as {}", bundle(&Bundle::of(g, 1))),
        Choice::Give(g) => format!("Give {} to open a goods card", bundle(&Bundle::of(g, 1))),
        Choice::Open => "Open a goods card for nothing".to_owned(),
        Choice::Next => "Pay 1 water to discard the open card for the next".to_owned(),
        Choice::Accept => "Take the open card".to_owned(),
        Choice::Hand(index) => format!("Hand card {}{}", index + 1, hand_card(view, index)),
        Choice::Choose(index) => format!("Keep card {}{}", index + 1, drawn_card(view, index)),
        Choice::Leave(index) => format!("Do not take card {}{}", index + 1, opened(view, index)),
        Choice::Waive => "Give up the card's text for 2 VP at the end".to_owned(),
        Choice::Use(Spot::Border(at)) => format!("Use {}", field(view.rules, at)),
        Choice::Use(at @ (Spot::Dune(_) | Spot::Targia)) => {
            format!("Use {}", spot_with_dune(view, at))
        }
        Choice::Use(Spot::Centre(at)) => match view.centre[at.index()] {
            CentreView::Goods(card) => {
                format!("Take goods card {at}: {}", goods_card(view.rules.goods(card)))
            }
            CentreView::Tribe(card) => {
                let card = view.rules.tribe(card);
                format!(
                    "Take tribe card {at}: {} {}, cost {}",
                    card.id,
                    symbol(card.symbol),
                    cost(&card.cost)
                )
            }
            CentreView::Empty | CentreView::FaceDown(_) | CentreView::Covered(_) => {
                format!("Take {at}")
            }
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

/// A token's name.
pub const fn token(token: Token) -> &'static str {
    match token {
        Token::Joker => "joker",
        Token::Targi => "Targi token",
        Token::Marker => "marker token",
        Token::Waiver => "waiver",
    }
}

/// A spot's name, and what the dune on it does.
fn spot_with_dune(view: &View, at: Spot) -> String {
    let name = spot(view.rules, at);
    match at {
        Spot::Dune(place) => match view.open_dunes[place.index()] {
            Some(open) => format!("{name}: {}", dune(&view.rules.dune(open).effect)),
            None => name,
        },
        _ => name,
    }
}

/// What a card in the display of whoever is to act does.
fn own_card(view: &View, slot: Slot) -> String {
    let player = view.to_act.map(|seat| &view.players[seat.index()]);
    let card = player.and_then(|player| player.display.get(slot));
    card.map_or(String::new(), |card| effect(&view.rules.tribe(card).effect))
}

fn hand_card(view: &View, index: u8) -> String {
    let player = view.to_act.map(|seat| &view.players[seat.index()]);
    match player.and_then(|player| player.hand.get(usize::from(index)).copied().flatten()) {
        Some(HandView::Card { card, .. }) => format!(": {}", tribe_card(view.rules.tribe(card))),
        _ => String::new(),
    }
}

fn drawn_card(view: &View, index: u8) -> String {
    match view.drawn.get(usize::from(index)) {
        Some(TakenView::Card(card)) => format!(": {}", tribe_card(view.rules.tribe(*card))),
        _ => String::new(),
    }
}

fn opened(view: &View, index: u8) -> String {
    match view.opened.get(usize::from(index)) {
        Some(Some(card)) => format!(": {}", goods_card(view.rules.goods(*card))),
        _ => String::new(),
    }
}

fn places(set: PlaceSet) -> String {
    let names: Vec<String> = set.into_iter().map(|place| place.to_string()).collect();
    if names.is_empty() { "no card".to_owned() } else { names.join(" and ") }
}

fn name(seat: Seat) -> &'static str {
    State::seat_name(seat)
}

/// An event in words.
pub(crate) fn event(event: &Event, rules: Rules) -> String {
    let tribe = |card| {
        let card = rules.tribe(card);
        let name = if card.wild { "the dune" } else { symbol(card.symbol) };
        format!("{name} {}", card.id)
    };
    match event {
        Event::RoundBegan { round, start } => format!("Round {round}: {} starts", name(*start)),
        Event::RobberMoved { field: to } => match rules.border(*to) {
            Border::Raid(d) => format!("The robber raids: {}", demand(&d)),
            _ => format!("The robber moves to {}", field(rules, *to)),
        },
        Event::RaidPaid { seat, bundle: b } => {
            format!("{} pays the robber {}", name(*seat), bundle(b))
        }
        Event::RaidSpared { seat } => format!("The robber spares {}", name(*seat)),
        Event::RaidFailed { seat, vp } => {
            format!("{} cannot pay the robber; {} gets {vp} VP", name(*seat), name(seat.other()))
        }
        Event::Placed { seat, spot: at } => {
            format!("{} places a Targi on {}", name(*seat), spot(rules, *at))
        }
        Event::Marked { seat, places: at } => format!("{} marks {}", name(*seat), places(*at)),
        Event::Used { seat, spot: at } => match at {
            Spot::Centre(at) => format!("{} takes the card on {at}", name(*seat)),
            at => format!("{} uses {}", name(*seat), spot(rules, *at)),
        },
        Event::Received { seat, bundle: b } => format!("{} receives {}", name(*seat), bundle(b)),
        Event::Traded { seat, give, get } => {
            format!("{} gives {} for {}", name(*seat), bundle(give), bundle(get))
        }
        Event::MarkerMoved { seat, from, to } => {
            format!("{} moves a marker from {from} to {to}", name(*seat))
        }
        Event::GoodsDrawn { seat, card } => {
            format!("{} draws a goods card: {}", name(*seat), goods_card_short(rules.goods(*card)))
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
                format!("{place} shows a goods card: {}", goods_card_short(rules.goods(*card)))
            }
            CentreCard::Tribe(card) => format!("{place} shows {}", tribe(*card)),
            CentreCard::Empty => format!("{place} stays empty"),
        },
        Event::Refilled { pile: PileKind::Goods } => "The goods cards are shuffled anew".to_owned(),
        Event::Refilled { pile: PileKind::Tribe } => "The tribe cards are shuffled anew".to_owned(),
        Event::Refilled { pile: PileKind::Dunes } => "The dunes are shuffled anew".to_owned(),
        Event::TokenPutBack { seat, token: None } => {
            format!("{} puts an action token back", name(*seat))
        }
        Event::TokenPutBack { seat, token: Some(back) } => {
            format!("{} plays without the {}", name(*seat), token(*back))
        }
        Event::TokenPlaced { seat, spot: at } => {
            format!("{} places a token on {}", name(*seat), spot(rules, *at))
        }
        Event::JokerUsed { seat, good: g } => {
            format!("{} uses the joker as {}", name(*seat), bundle(&Bundle::of(*g, 1)))
        }
        Event::Waived { seat, card } => {
            format!("{} gives up the text of {}", name(*seat), tribe(*card))
        }
        Event::Picked { seat, spot: at } => {
            format!("{} carries out {}", name(*seat), spot(rules, *at))
        }
        Event::CardUsed { seat, card } => format!("{} uses {}", name(*seat), tribe(*card)),
        Event::GoodsLeft { seat, card } => format!(
            "{} does not take the goods card {}",
            name(*seat),
            goods_card_short(rules.goods(*card))
        ),
        Event::GoodGiven { seat, good: g } => {
            format!("{} gives {} to the Targia", name(*seat), bundle(&Bundle::of(*g, 1)))
        }
        Event::Robbed { seat, bundle: b } => {
            format!("{} takes {} from {}", name(*seat), bundle(b), name(seat.other()))
        }
        Event::CardGiven { seat, card } => {
            format!("{} gives {} to the robber", name(*seat), tribe(*card))
        }
        Event::DuneOpened { place, dune: opened } => {
            let opened = rules.dune(*opened);
            format!("The dune {} opens on {place}: {}", opened.id, dune(&opened.effect))
        }
        Event::TopOpened { card } => format!("The next tribe card is {}", tribe(*card)),
        Event::TopTaken { seat, card } => {
            format!("{} takes the open card {}", name(*seat), tribe(*card))
        }
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
