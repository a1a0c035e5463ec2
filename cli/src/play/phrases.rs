//! What the table asks, and what each choice is called.

use crate::board::brief::{self, name, shape};
use caravanserai_core::{Game, Quick, Seat};
use targi::{Bundle, CentreView, Choice, Spot, State, TakenFrom, TakenView, Task, View};
use targi::{border, words};

/// Whose turn it is and what to do now, in one sentence.
pub(crate) fn sentence(view: &View, seat: Seat) -> String {
    let Some(task) = view.agenda.top() else { return result(view, seat) };
    let asked = asked(view, seat, task);
    format!("Your turn, {} {}: {asked}", name(seat), shape(seat))
}

fn result(view: &View, seat: Seat) -> String {
    let scores = crate::board::scores(view);
    let (mine, theirs) = (scores.of(seat).total(), scores.of(seat.other()).total());
    let tie = if mine == theirs { " by what is left in the purses" } else { "" };
    match (scores.is_winner(seat), scores.is_winner(seat.other())) {
        (true, false) => format!("The game is over. You win{tie}, {mine} to {theirs}!"),
        (false, true) => format!("The game is over. You lose{tie}, {mine} to {theirs}."),
        _ => format!("The game is over. A draw, {mine} to {theirs}."),
    }
}

fn asked(view: &View, seat: Seat, task: Task) -> String {
    let player = &view.players[seat.index()];
    match task {
        Task::Placement => {
            let left = player.targi_now.saturating_sub(player.targi.len());
            let which = if left == 1 { "your last Targi".to_owned() } else { "a Targi".to_owned() };
            format!("place {which} on the border ({left} left).")
        }
        Task::Turn(_) if unused(view).is_empty() => {
            "nothing is left to do; end your turn (e).".to_owned()
        }
        Task::Turn(_) => match (player.targi.len(), player.markers.len()) {
            (0, 0) => "play your hand card, or end your turn (e).".to_owned(),
            (targi, 0) => format!("use your {targi} Targi, then end your turn (e)."),
            (0, markers) => format!("take your {}, then end (e).", cards(markers)),
            (targi, markers) => {
                format!("use your {targi} Targi and {}, then end (e).", cards(markers))
            }
        },
        Task::Raid(_) => match view.robber.map(border) {
            Some(targi::Border::Raid(demand)) => {
                format!("the robber raids! Pay {}.", words::demand(&demand))
            }
            _ => "settle the raid.".to_owned(),
        },
        Task::Limit => "you may keep 10 goods; choose what to return.".to_owned(),
        Task::Noble => "at the Noble, play your hand card or discard it.".to_owned(),
        Task::Trader { .. } => "at the Trader, exchange goods; then choose Done.".to_owned(),
        Task::Silversmith => "at the Silversmith, choose what to sell.".to_owned(),
        Task::FataMorgana => "choose where Fata Morgana moves your marker.".to_owned(),
        Task::Taken => format!("decide what to do with {}.", taken(view)),
        Task::Pay => format!("choose how to pay for {}.", taken(view)),
        Task::Lay => format!("choose a row for {}.", taken(view)),
        Task::Goods(count) | Task::GoodsOfCard(count) => {
            format!("choose {count} good{} to take.", if count == 1 { "" } else { "s" })
        }
        Task::Treasure { goods, gold, vp } => {
            format!("take {goods} goods, or {gold} gold, or {vp} VP.")
        }
        Task::Rearrange { .. } => "rearrange your display, or choose Done.".to_owned(),
        Task::Round | Task::RaidOver | Task::TurnOver | Task::Reveal => "wait.".to_owned(),
    }
}

fn cards(count: u8) -> String {
    format!("{count} marked card{}", if count == 1 { "" } else { "s" })
}

fn taken(view: &View) -> String {
    match view.taken {
        TakenView::Card(card) => {
            let card = view.deck.tribe(card);
            let from = if view.taken_from == TakenFrom::Pile { "the drawn " } else { "" };
            format!("{from}{} {}", words::symbol(card.symbol), card.id)
        }
        TakenView::None | TakenView::Hidden => "the card".to_owned(),
    }
}

/// What the list of choices is headed with.
pub(crate) fn heading(view: &View) -> &'static str {
    match view.agenda.top() {
        None => "Game over",
        Some(Task::Placement) => "Place a Targi on",
        Some(Task::Turn(_)) => "Your actions",
        Some(Task::Raid(_)) => "Raid",
        Some(Task::Limit) => "Over the limit",
        Some(Task::Noble) => "Noble",
        Some(Task::Trader { .. }) => "Trader",
        Some(Task::Silversmith) => "Silversmith",
        Some(Task::FataMorgana) => "Fata Morgana",
        Some(Task::Taken) => "Tribe card",
        Some(Task::Pay) => "Payment",
        Some(Task::Lay) => "Row",
        Some(Task::Rearrange { .. }) => "Rearrange",
        Some(_) => "Choose",
    }
}

/// The key that selects a choice: the number of its field or card where it
/// has one, else its number in the list.
pub(crate) fn key(choice: Choice, index: usize) -> String {
    match choice {
        Choice::Place(field) | Choice::Use(Spot::Border(field)) => field.to_string(),
        Choice::Use(Spot::Centre(place)) => place.to_string(),
        Choice::PlayHand => "h".to_owned(),
        Choice::End => "e".to_owned(),
        Choice::Done => "0".to_owned(),
        _ => (index + 1).to_string(),
    }
}

/// All choices in at most `width` columns each: in full words, or all in short
/// ones where some would not fit.
pub(crate) fn labels(view: &View, choices: &[Choice], width: usize) -> Vec<String> {
    let fits = |text: &String| text.chars().count() <= width;
    let long: Vec<String> = choices.iter().map(|choice| label(view, *choice)).collect();
    let spotted = |choice: &Choice| matches!(choice, Choice::Place(_) | Choice::Use(_));
    let all_fit = long.iter().all(fits);
    let shortened = |(choice, long): (&Choice, String)| {
        let keep = all_fit || (spotted(choice) && fits(&long));
        let text = if keep { long } else { short(view, *choice).unwrap_or(long) };
        brief::cut(&text, width)
    };
    choices.iter().zip(long).map(shortened).collect()
}

fn label(view: &View, choice: Choice) -> String {
    match choice {
        Choice::Place(field) => place_label(view, field),
        Choice::Use(Spot::Border(field)) => {
            let gives = brief::field_gives(field).replace('\n', ", ");
            format!("{}: {gives}", border(field).name())
        }
        Choice::Use(Spot::Centre(place)) => match view.centre[place.index()] {
            CentreView::Goods(card) => format!("take {}", words::goods_card(view.deck.goods(card))),
            CentreView::Tribe(card) => {
                let card = view.deck.tribe(card);
                format!("take {} for {}", words::symbol(card.symbol), words::cost(&card.cost))
            }
            _ => words::choice(view, choice),
        },
        Choice::Play => format!("Play it for {}", price(view)),
        Choice::Row(row) => row_label(view, row),
        Choice::End => end_label(view),
        _ => words::choice(view, choice),
    }
}

fn place_label(view: &View, field: targi::Field) -> String {
    let crossings = crossings(view, field);
    let cards: Vec<String> = crossings.iter().map(|place| card_name(view, *place)).collect();
    let marks = if cards.is_empty() { String::new() } else { format!(" + {}", cards.join(" + ")) };
    format!("{}{marks}", border(field).name())
}

fn short(view: &View, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Place(field) => border(field).name().to_owned(),
        Choice::Use(Spot::Border(field)) => border(field).name().to_owned(),
        Choice::Use(Spot::Centre(place)) => match view.centre[place.index()] {
            CentreView::Goods(card) => format!("take {}", brief::goods(view.deck.goods(card))),
            CentreView::Tribe(card) => {
                let card = view.deck.tribe(card);
                format!("{} {}", brief::symbol(card.symbol), words::cost(&card.cost))
            }
            _ => return None,
        },
        Choice::Pay(bundle) => format!("Pay {bundle}"),
        Choice::Take(bundle) => format!("Take {bundle}"),
        Choice::Return(bundle) => format!("Return {bundle}"),
        Choice::Trade { give, get } => format!("{give} → {get}"),
        Choice::Row(row) => format!("Row {row}"),
        Choice::MoveMarker { from, to } => format!("{from} → {to}"),
        Choice::Shift { from, to } => format!("{from} → end of row {to}"),
        Choice::Swap(a, b) => format!("Swap {a} and {b}"),
        Choice::Play => "Pay and play it".to_owned(),
        Choice::PlayHand => "Play your hand card".to_owned(),
        Choice::End => "End your turn".to_owned(),
        _ => return None,
    })
}

fn price(view: &View) -> String {
    match card_in_question(view) {
        Some(card) => words::cost(&view.deck.tribe(card).cost),
        None => "its cost".to_owned(),
    }
}

fn row_label(view: &View, row: targi::Row) -> String {
    let Some(seat) = view.seat else { return format!("Row {row}") };
    let cards: Vec<&str> = view.players[seat.index()]
        .display
        .row(row)
        .map(|card| brief::symbol(view.deck.tribe(card).symbol))
        .collect();
    if cards.is_empty() {
        return format!("Row {row}: empty");
    }
    format!("Row {row}: {}", cards.join(", "))
}

fn end_label(view: &View) -> String {
    let unused = unused(view);
    if unused.is_empty() { "End your turn".to_owned() } else { "End your turn early".to_owned() }
}

/// The actions that would be forfeited by ending the turn now.
pub(crate) fn unused(view: &View) -> Vec<String> {
    let named = |choice: &Choice| match choice {
        Choice::Use(Spot::Border(field)) => Some(words::field(*field)),
        Choice::Use(Spot::Centre(place)) => Some(card_name(view, *place)),
        Choice::PlayHand => Some("your hand card".to_owned()),
        _ => None,
    };
    usable(view).iter().filter_map(named).collect()
}

/// What whoever is to act may choose. For the viewer that follows from the
/// view, whatever is guessed about hidden cards.
fn usable(view: &View) -> Vec<Choice> {
    let mut choices = Vec::new();
    State::determinize(view, &mut Quick::new(0)).choices(&mut choices);
    choices
}

/// The tribe card that the choices are about, if there is one.
pub(crate) fn card_in_question(view: &View) -> Option<targi::TribeId> {
    match (view.taken, view.agenda.top(), view.seat) {
        (TakenView::Card(card), ..) => Some(card),
        (_, Some(Task::Noble), Some(seat)) => match view.players[seat.index()].hand {
            targi::HandView::Card { card, .. } => Some(card),
            _ => None,
        },
        _ => None,
    }
}

/// A card of the centre in a few words.
pub(crate) fn card_name(view: &View, place: targi::Place) -> String {
    match view.centre[place.index()] {
        CentreView::Empty => format!("{place} (empty)"),
        CentreView::FaceDown(_) => format!("{place} (face down)"),
        CentreView::Goods(card) => format!("{place} {}", brief::goods(view.deck.goods(card))),
        CentreView::Tribe(card) => {
            format!("{place} {}", words::symbol(view.deck.tribe(card).symbol))
        }
    }
}

/// Where a Targi on `field` would cross the viewer's lines.
pub(crate) fn crossings(view: &View, field: targi::Field) -> Vec<targi::Place> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut places: Vec<targi::Place> = view.players[seat.index()]
        .targi
        .into_iter()
        .filter_map(|own| own.crossing(field))
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// What a purse holds after giving and getting.
pub(crate) fn purse_after(view: &View, give: Bundle, get: Bundle) -> Option<Bundle> {
    let purse = view.players[view.seat?.index()].purse;
    purse.covers(&give).then(|| purse - give + get)
}
