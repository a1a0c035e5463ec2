//! The selected choice explained in full words.

use super::board::owners;
use super::brief::{self, name};
use super::origin;
use super::phrases::{
    self, card_in_question, card_name, crossings, hand_card, purse_after, unused,
};
use caravanserai_core::{Game, Quick};
use targi::{Border, Bundle, CentreView, Choice, Dune, DunePlace, Field, GoodsCard, Line, Place};
use targi::{Row, Slot, Spot, State, TakenView, Token, TribeCard, View, words};
use terminal::Detail;

/// What a choice means, for whoever looks at the table.
pub(crate) fn detail(view: &View, choice: Choice) -> Detail {
    match choice {
        Choice::Place(Spot::Border(field)) => placing(view, field),
        Choice::Place(Spot::Dune(place)) => placing_on_dune(view, place),
        Choice::Use(Spot::Border(field)) | Choice::Pick(Spot::Border(field)) => {
            using(view, field, choice)
        }
        Choice::Use(Spot::Dune(place)) | Choice::Pick(Spot::Dune(place)) => about_dune(view, place),
        Choice::Use(Spot::Targia) => targia(),
        Choice::Use(Spot::Centre(place)) | Choice::Pick(Spot::Centre(place)) => {
            taking(view, place, choice)
        }
        Choice::Token(spot) => token_on(view, spot),
        Choice::PutBack(token) => Detail {
            title: format!("Do without the {}", words::token(token)),
            paragraphs: vec![phrases::token(token).to_owned(), PUT_BACK.to_owned()],
        },
        Choice::End => ending(view),
        Choice::MoveMarker { to, .. } => about_place(view, to),
        Choice::Row(row) => laying(view, choice, row),
        _ => detail_within(view, choice),
    }
}

const PUT_BACK: &str =
    "You keep the other three, each for one use. Both choices are shown once both are made.";

/// What a choice within an action means.
fn detail_within(view: &View, choice: Choice) -> Detail {
    let card = match choice {
        Choice::PlayHand => hand_card(view, 0),
        Choice::Hand(index) => hand_card(view, index),
        Choice::Choose(index) => match view.drawn.get(usize::from(index)) {
            Some(TakenView::Card(card)) => Some(*card),
            _ => None,
        },
        Choice::Pay(_) => card_in_question(view),
        _ => None,
    };
    match (choice, card) {
        (Choice::Pay(give), Some(card)) => {
            with_purse(view, about_card(view.rules.tribe(card)), give)
        }
        (_, Some(card)) => about_card(view.rules.tribe(card)),
        (Choice::Trade { give, get }, _) => plain(view, choice, give, get),
        (Choice::Take(get), _) => plain(view, choice, Bundle::NOTHING, get),
        (Choice::Joker(good), _) => {
            let mut detail = plain(view, choice, Bundle::NOTHING, Bundle::of(good, 1));
            detail.paragraphs.insert(0, phrases::token(Token::Joker).to_owned());
            detail
        }
        (Choice::Return(give) | Choice::Pay(give), _) => plain(view, choice, give, Bundle::NOTHING),
        (Choice::Give(good), _) => plain(view, choice, Bundle::of(good, 1), Bundle::NOTHING),
        (Choice::Leave(index), _) => match view.opened.get(usize::from(index)) {
            Some(Some(card)) => about_goods(view.rules.goods(*card), words::choice(view, choice)),
            _ => plain(view, choice, Bundle::NOTHING, Bundle::NOTHING),
        },
        (Choice::Accept, _) => accepting(view, choice),
        (Choice::GiveCard(row), _) => given_up(view, choice, row),
        (Choice::Play | Choice::Keep | Choice::Discard | Choice::Next | Choice::Waive, _) => {
            asked_about(view, choice)
        }
        _ => plain(view, choice, Bundle::NOTHING, Bundle::NOTHING),
    }
}

fn laying(view: &View, choice: Choice, row: Row) -> Detail {
    let mut detail = asked_about(view, choice);
    detail.paragraphs.push(format!(
        "Row {row} holds {} of 4 cards. A full row brings 4 VP if all four symbols are \
         equal, 2 VP if all four differ.",
        own_display(view).map_or(0, |display| display.row_len(row))
    ));
    detail
}

/// The card, or the goods card, that lies open to be taken.
fn accepting(view: &View, choice: Choice) -> Detail {
    match (view.opened[0], card_in_question(view)) {
        (Some(card), _) => about_goods(view.rules.goods(card), words::choice(view, choice)),
        (None, Some(card)) => about_card(view.rules.tribe(card)),
        (None, None) => plain(view, choice, Bundle::NOTHING, Bundle::NOTHING),
    }
}

/// The card that the robber would get.
fn given_up(view: &View, choice: Choice, row: Row) -> Detail {
    let card = own_display(view).and_then(|display| display.row(row).last());
    let paragraphs = card.map(|card| in_full(view.rules.tribe(card))).into_iter().collect();
    Detail { title: words::choice(view, choice), paragraphs }
}

fn placing(view: &View, field: Field) -> Detail {
    let mut paragraphs = offer(view, field);
    if view.targia == Some(field) {
        paragraphs.push(format!("The Targia is here. {TARGIA_SERVICE}"));
    }
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
        paragraphs
            .push(format!("It keeps your opponent off {}.", words::field(view.rules, facing)));
    }
    Detail { title: words::field(view.rules, field), paragraphs }
}

/// What a border field offers, and what of it is reconstructed.
fn offer(view: &View, field: Field) -> Vec<String> {
    let border = view.rules.border(field);
    let mark = origin::reconstructed(border).map(|what| format!("({}.)", capitalised(what)));
    [words::border_action(border)].into_iter().chain(mark).collect()
}

fn capitalised(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or(String::new(), |first| first.to_uppercase().chain(signs).collect())
}

const TARGIA_SERVICE: &str = "With a Targi on her field you may, once in your turn, take 1 good \
     of your choice; or give 1 good to open the top goods card, then take what it shows or give \
     another good for the next one.";

fn targia() -> Detail {
    Detail { title: "The Targia".to_owned(), paragraphs: vec![TARGIA_SERVICE.to_owned()] }
}

/// A dune in full words.
pub(crate) fn dune(dune: &Dune) -> Detail {
    let mut paragraphs = vec![capitalised(&words::dune(&dune.effect))];
    if dune.reconstructed {
        paragraphs.push("(This dune is reconstructed.)".to_owned());
    }
    Detail { title: format!("Dune {}", dune.id), paragraphs }
}

fn about_dune(view: &View, place: DunePlace) -> Detail {
    match view.open_dunes[place.index()] {
        Some(open) => {
            let mut detail = dune(view.rules.dune(open));
            detail.title = format!("{} on {place}", detail.title);
            detail
        }
        None => Detail { title: place.to_string(), paragraphs: Vec::new() },
    }
}

fn placing_on_dune(view: &View, place: DunePlace) -> Detail {
    let mut detail = about_dune(view, place);
    let note = "A Targi on a dune draws no line: you use the dune in your turn, then it is gone.";
    detail.paragraphs.push(note.to_owned());
    if owners(view, place).next().is_some() {
        let joined = "You join your opponent's Targi; the dune stays until both have used it.";
        detail.paragraphs.push(joined.to_owned());
    }
    detail
}

fn token_on(view: &View, spot: Spot) -> Detail {
    match spot {
        Spot::Border(field) => {
            let mut paragraphs = offer(view, field);
            paragraphs.push(phrases::token(Token::Targi).to_owned());
            Detail { title: format!("Token on {}", words::field(view.rules, field)), paragraphs }
        }
        Spot::Centre(place) => {
            let mut detail = about_place(view, place);
            detail.paragraphs.push(phrases::token(Token::Marker).to_owned());
            detail
        }
        Spot::Dune(place) => about_dune(view, place),
        Spot::Targia => targia(),
    }
}

fn places(numbers: impl Iterator<Item = u8>) -> String {
    let names: Vec<String> = numbers.map(|number| format!("c{number}")).collect();
    names.join(", ")
}

fn using(view: &View, field: Field, choice: Choice) -> Detail {
    let mut paragraphs = offer(view, field);
    let border = view.rules.border(field);
    if let Border::Noble(_) = border {
        let can_play = leads_to_play(view, choice);
        let hand = (0..2).filter_map(|index| hand_card(view, index));
        paragraphs.extend(
            hand.map(|card| format!("In hand: {}", words::tribe_card(view.rules.tribe(card)))),
        );
        if paragraphs.len() > 1 {
            paragraphs.push(affordable(can_play, "").to_owned());
        }
    }
    let open_card = view.tribe_top.filter(|_| matches!(border, Border::TribalExpansion(_)));
    if let Some(card) = open_card {
        paragraphs.push(format!("It is {}", in_full(view.rules.tribe(card))));
    } else if matches!(border, Border::Caravan | Border::TribalExpansion(_)) {
        paragraphs.push("The card is turned up at once: no undo after that.".to_owned());
    }
    Detail { title: words::field(view.rules, field), paragraphs }
}

fn taking(view: &View, place: Place, choice: Choice) -> Detail {
    let mut detail = about_place(view, place);
    if tribe_at(view, place).is_some() {
        let else_ = match room_in_hand(view) {
            true => " You could keep it in hand for the Noble.",
            false => " Your hand is full.",
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
        CentreView::Tribe(card) => about_card(view.rules.tribe(card)),
        CentreView::Goods(card) => {
            about_goods(view.rules.goods(card), format!("Goods card {place}"))
        }
        CentreView::Covered(card) => {
            let mut detail = about_card(view.rules.tribe(card));
            let note = format!("It lies face down on {place} until the round ends.");
            detail.paragraphs.push(note);
            detail
        }
        CentreView::Empty | CentreView::FaceDown(_) => {
            Detail { title: place.to_string(), paragraphs: vec![card_name(view, place)] }
        }
    }
}

fn about_goods(card: &GoodsCard, title: String) -> Detail {
    let mut paragraphs = vec![format!("It brings {}.", words::goods_card(card))];
    if card.reconstructed {
        paragraphs.push("(This card is reconstructed.)".to_owned());
    }
    Detail { title, paragraphs }
}

/// A tribe card: what it costs, counts and does.
pub(crate) fn about_card(card: &TribeCard) -> Detail {
    if card.wild {
        let text = format!("It is worth {} VP and counts as any symbol in a full row.", card.vp);
        return Detail { title: format!("Dune {}", card.id), paragraphs: vec![text] };
    }
    let mut paragraphs = vec![format!(
        "Cost {} ({}), worth {} VP.",
        card.cost.ways().map(|way| way.to_string()).collect::<Vec<_>>().join(" / "),
        card.cost.ways().map(|way| words::bundle(&way)).collect::<Vec<_>>().join(", or "),
        card.vp
    )];
    if let Some(bracket) = card.cost.bracket {
        let (bracket, vp) = (words::bundle(&bracket), card.bracket_vp);
        paragraphs.push(format!("For {bracket} on top you get {vp} VP more, at once."));
    }
    let text = words::effect(&card.effect);
    paragraphs.push(if text.is_empty() { "It has no further effect.".to_owned() } else { text });
    if card.reconstructed {
        paragraphs.push("(This card is reconstructed.)".to_owned());
    }
    Detail { title: format!("{} {}", words::symbol(card.symbol), card.id), paragraphs }
}

fn asked_about(view: &View, choice: Choice) -> Detail {
    let mut detail = match card_in_question(view) {
        Some(card) => about_card(view.rules.tribe(card)),
        None => Detail { title: words::choice(view, choice), paragraphs: Vec::new() },
    };
    let note = match choice {
        Choice::Keep => "It waits in your hand until you use the Noble.",
        Choice::Discard if phrases::gains_by_discarding(view) => {
            "It is put away; you take 1 water and 1 good of your choice for it."
        }
        Choice::Discard => "It leaves the game's display for nothing, so that nobody has it.",
        Choice::Next => "The open card is discarded for 1 water, and the next one opened.",
        Choice::Waive => phrases::token(Token::Waiver),
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
    let slots: Vec<Slot> = match choice {
        Choice::Swap(a, b) => vec![a, b],
        Choice::Shift { from, .. } | Choice::Card(from) => vec![from],
        _ => Vec::new(),
    };
    let cards = slots.iter().filter_map(|slot| own_display(view)?.get(*slot));
    let mut paragraphs: Vec<String> = cards.map(|card| in_full(view.rules.tribe(card))).collect();
    if let Choice::Card(_) = choice {
        paragraphs.push("Its marker is spent by that.".to_owned());
    }
    if give != get {
        paragraphs.extend(afterwards(view, give, get));
    }
    Detail { title: words::choice(view, choice), paragraphs }
}

fn afterwards(view: &View, give: Bundle, get: Bundle) -> Option<String> {
    let purse = purse_after(view, give, get)?;
    Some(format!("Your purse afterwards: {}.", brief::purse(view.rules, &purse)))
}

fn ending(view: &View) -> Detail {
    let unused = unused(view);
    let text = if unused.is_empty() {
        let water = if view.rules.options.expansion { ", 10 water" } else { "" };
        format!("You have used everything. What you may keep: 10 goods{water} and 3 gold.")
    } else {
        format!("You would forfeit {}.", unused.join(", "))
    };
    let next = view.seat.filter(|seat| view.start == *seat).map_or_else(
        || "Then the round ends and hidden cards are turned up.".to_owned(),
        |seat| format!("Then {} acts.", name(seat.other())),
    );
    Detail { title: "End your turn".to_owned(), paragraphs: vec![text, next] }
}

fn room_in_hand(view: &View) -> bool {
    let Some(player) = view.seat.map(|seat| &view.players[seat.index()]) else { return false };
    let two = player.display.cards().any(|card| {
        view.rules.tribe(card).effect == targi::Effect::HandOfTwo && player.waived != Some(card)
    });
    player.hand().count() < if two { 2 } else { 1 }
}

fn own_display(view: &View) -> Option<&targi::Display> {
    view.seat.map(|seat| &view.players[seat.index()].display)
}

fn tribe_at(view: &View, place: Place) -> Option<&TribeCard> {
    match view.centre[place.index()] {
        CentreView::Tribe(card) => Some(view.rules.tribe(card)),
        _ => None,
    }
}

fn in_full(card: &TribeCard) -> String {
    words::tribe_card(card)
}
