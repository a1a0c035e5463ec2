//! The selected choice explained in full words.

use super::phrases::{card_in_question, card_name, crossings, purse_after, unused};
use crate::board::brief::{self, name};
use caravanserai_core::{Game, Quick};
use targi::{Border, Bundle, CentreView, Choice, Field, Line, Place, Spot, State, View};
use targi::{TribeCard, TribeId, border, words};

/// An explanation: a title and some paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Detail {
    pub(crate) title: String,
    pub(crate) paragraphs: Vec<String>,
}

/// What a choice means, for whoever looks at the table.
pub(crate) fn detail(view: &View, choice: Choice) -> Detail {
    match choice {
        Choice::Place(field) => placing(view, field),
        Choice::Use(Spot::Border(field)) => using(view, field),
        Choice::Use(Spot::Centre(place)) => taking(view, place, choice),
        Choice::End => ending(view),
        Choice::MoveMarker { to, .. } => about_place(view, to),
        Choice::PlayHand => match own_hand(view) {
            Some(card) => about_card(view.deck.tribe(card)),
            None => plain(view, choice, Bundle::NOTHING, Bundle::NOTHING),
        },
        Choice::Trade { give, get } => plain(view, choice, give, get),
        Choice::Take(get) => plain(view, choice, Bundle::NOTHING, get),
        Choice::Return(give) => plain(view, choice, give, Bundle::NOTHING),
        Choice::Pay(give) => match card_in_question(view) {
            Some(card) => with_purse(view, about_card(view.deck.tribe(card)), give),
            None => plain(view, choice, give, Bundle::NOTHING),
        },
        Choice::Row(row) => {
            let mut detail = asked_about(view, choice);
            detail.paragraphs.push(format!(
                "Row {row} holds {} of 4 cards. A full row brings 4 VP if all four symbols are \
                 equal, 2 VP if all four differ.",
                view.seat.map_or(0, |seat| view.players[seat.index()].display.row_len(row))
            ));
            detail
        }
        Choice::Play | Choice::Keep | Choice::Discard => asked_about(view, choice),
        Choice::Swap(..) | Choice::Shift { .. } | Choice::Done => {
            plain(view, choice, Bundle::NOTHING, Bundle::NOTHING)
        }
    }
}

fn placing(view: &View, field: Field) -> Detail {
    let mut paragraphs = vec![offer(field)];
    let lines = match field.line() {
        Some(Line::Row(row)) => places((0..3).map(|column| row * 3 + column)),
        Some(Line::Column(column)) => places((0..3).map(|row| row * 3 + column)),
        None => String::new(),
    };
    let marked = crossings(view, field);
    if marked.is_empty() {
        paragraphs.push(format!(
            "Its line runs over {lines}. Where it crosses the line of another Targi of yours, \
             you mark that card."
        ));
    } else {
        let cards: Vec<String> = marked.iter().map(|place| card_name(view, *place)).collect();
        paragraphs.push(format!("You would mark {}.", cards.join(" and ")));
        paragraphs.extend(marked.iter().filter_map(|place| tribe_at(view, *place)).map(in_full));
    }
    if let Some(facing) = field.facing() {
        paragraphs.push(format!("It keeps your opponent off {}.", words::field(facing)));
    }
    Detail { title: words::field(field), paragraphs }
}

fn offer(field: Field) -> String {
    match border(field) {
        Border::Good(good) => format!("Take {}.", words::bundle(&Bundle::of(good, 1))),
        other => words::border_action(other),
    }
}

fn places(numbers: impl Iterator<Item = u8>) -> String {
    let names: Vec<String> = numbers.map(|number| format!("c{number}")).collect();
    names.join(", ")
}

fn using(view: &View, field: Field) -> Detail {
    let mut paragraphs = vec![offer(field)];
    if let (Border::Noble, Some(card)) = (border(field), own_hand(view)) {
        let can_play = leads_to_play(view, Choice::Use(Spot::Border(field)));
        paragraphs.push(format!("In hand: {}", words::tribe_card(view.deck.tribe(card))));
        paragraphs.push(affordable(can_play, "").to_owned());
    }
    if matches!(border(field), Border::Caravan | Border::TribalExpansion) {
        paragraphs.push("The card is turned up at once: no undo after that.".to_owned());
    }
    Detail { title: words::field(field), paragraphs }
}

fn taking(view: &View, place: Place, choice: Choice) -> Detail {
    let mut detail = about_place(view, place);
    if tribe_at(view, place).is_some() {
        let else_ = match own_hand(view) {
            None => " You could keep it in hand for the Noble.",
            Some(_) => " Your hand is full.",
        };
        detail.paragraphs.push(affordable(leads_to_play(view, choice), else_));
    }
    detail
}

fn affordable(can_play: bool, otherwise: &str) -> String {
    if can_play {
        "You can pay for it now.".to_owned()
    } else {
        format!("You cannot pay for it now.{otherwise}")
    }
}

/// Whether the card that a choice takes up could be played at once: tried out
/// on a guess at the hidden cards, which has no bearing on the answer.
fn leads_to_play(view: &View, choice: Choice) -> bool {
    let mut state = State::determinize(view, &mut Quick::new(0));
    let mut next = Vec::new();
    if state.play(choice).is_ok() {
        state.choices(&mut next);
    }
    next.contains(&Choice::Play)
}

fn about_place(view: &View, place: Place) -> Detail {
    match view.centre[place.index()] {
        CentreView::Tribe(card) => about_card(view.deck.tribe(card)),
        CentreView::Goods(card) => Detail {
            title: format!("Goods card {place}"),
            paragraphs: vec![format!("It brings {}.", words::goods_card(view.deck.goods(card)))],
        },
        CentreView::Empty | CentreView::FaceDown(_) => {
            Detail { title: place.to_string(), paragraphs: vec![card_name(view, place)] }
        }
    }
}

/// A tribe card: what it costs, counts and does.
pub(crate) fn about_card(card: &TribeCard) -> Detail {
    let mut paragraphs = vec![format!(
        "Cost {} ({}), worth {} VP.",
        words::cost(&card.cost),
        card.cost.ways().map(|way| words::bundle(&way)).collect::<Vec<_>>().join(", or "),
        card.vp
    )];
    let text = words::effect(&card.effect);
    paragraphs.push(if text.is_empty() { "It has no further effect.".to_owned() } else { text });
    if card.reconstructed {
        paragraphs.push("(This card's figures are reconstructed.)".to_owned());
    }
    Detail { title: format!("{} {}", words::symbol(card.symbol), card.id), paragraphs }
}

fn asked_about(view: &View, choice: Choice) -> Detail {
    let mut detail = match card_in_question(view) {
        Some(card) => about_card(view.deck.tribe(card)),
        None => Detail { title: words::choice(view, choice), paragraphs: Vec::new() },
    };
    let note = match choice {
        Choice::Keep => "It waits in your hand until you use the Noble. One card at most.",
        Choice::Discard => "It leaves the game's display for nothing, so that nobody has it.",
        _ => return detail,
    };
    detail.paragraphs.push(note.to_owned());
    detail
}

fn with_purse(view: &View, mut detail: Detail, give: Bundle) -> Detail {
    detail.paragraphs.extend(afterwards(view, give, Bundle::NOTHING));
    detail
}

fn plain(view: &View, choice: Choice, give: Bundle, get: Bundle) -> Detail {
    let mut paragraphs = Vec::new();
    if let Choice::Swap(a, b) = choice {
        let cards = [a, b].map(|slot| own_display(view).and_then(|display| display.get(slot)));
        paragraphs.extend(cards.into_iter().flatten().map(|card| in_full(view.deck.tribe(card))));
    }
    if let Choice::Shift { from, .. } = choice {
        let card = own_display(view).and_then(|display| display.get(from));
        paragraphs.extend(card.map(|card| in_full(view.deck.tribe(card))));
    }
    if give != get {
        paragraphs.extend(afterwards(view, give, get));
    }
    Detail { title: words::choice(view, choice), paragraphs }
}

fn afterwards(view: &View, give: Bundle, get: Bundle) -> Option<String> {
    let purse = purse_after(view, give, get)?;
    Some(format!("Your purse afterwards: {}.", brief::purse(&purse)))
}

fn ending(view: &View) -> Detail {
    let unused = unused(view);
    let text = if unused.is_empty() {
        "You have used everything. What you may keep: 10 goods and 3 gold.".to_owned()
    } else {
        format!("You would forfeit {}.", unused.join(", "))
    };
    let next = view.seat.filter(|seat| view.start == *seat).map_or_else(
        || "Then the round ends and hidden cards are turned up.".to_owned(),
        |seat| format!("Then {} acts.", name(seat.other())),
    );
    Detail { title: "End your turn".to_owned(), paragraphs: vec![text, next] }
}

fn own_hand(view: &View) -> Option<TribeId> {
    match view.players[view.seat?.index()].hand {
        targi::HandView::Card { card, .. } => Some(card),
        _ => None,
    }
}

fn own_display(view: &View) -> Option<&targi::Display> {
    view.seat.map(|seat| &view.players[seat.index()].display)
}

fn tribe_at(view: &View, place: Place) -> Option<&TribeCard> {
    match view.centre[place.index()] {
        CentreView::Tribe(card) => Some(view.deck.tribe(card)),
        _ => None,
    }
}

fn in_full(card: &TribeCard) -> String {
    words::tribe_card(card)
}
