//! What each choice is called in the list, and which key selects it.

use super::brief;
use crate::words::choice::{self, Detail};
use crate::words::{amount, cards, dune, spot};
use ::words::{Language, t};
use caravanserai_core::{Game, Quick};
use std::borrow::Cow;
use targi::{Bundle, CentreView, Choice, Field, HandView, Place, Spot, State};
use targi::{TakenView, Task, TribeId, View};

/// The key that selects a choice: the number of its field, card or dune where
/// it has one, a letter for what can be done at any time, else its number in
/// the list.
pub(crate) fn key(choice: Choice, index: usize) -> String {
    match choice {
        Choice::Place(spot) | Choice::Token(spot) | Choice::Use(spot) | Choice::Pick(spot) => {
            match spot {
                Spot::Targia => "t".to_owned(),
                spot => spot.to_string(),
            }
        }
        Choice::Trade { give, get } if is_water_exchange(give, get) => {
            let letter = if give.water == 1 { 'v' } else { 'w' };
            format!("{letter}{}", kind_number(&get))
        }
        Choice::Joker(good) => format!("x{}", kind_number(&Bundle::of(good, 1))),
        Choice::Card(slot) => format!("r{}{}", slot.row, slot.place + 1),
        Choice::PlayHand => "h".to_owned(),
        Choice::End => "e".to_owned(),
        Choice::Done => "0".to_owned(),
        _ => (index + 1).to_string(),
    }
}

/// Where a choice lies among the five rows and columns of the board.
pub(crate) fn spot(choice: Choice) -> Option<(i8, i8)> {
    let at = match choice {
        Choice::Place(at) | Choice::Token(at) | Choice::Use(at) | Choice::Pick(at) => at,
        Choice::MoveMarker { to, .. } => Spot::Centre(to),
        _ => return None,
    };
    match at {
        Spot::Border(field) => {
            let number = field.number() as i8;
            Some(match number {
                1..=4 => (number, 0),
                5..=8 => (4, number - 4),
                9..=12 => (12 - number, 4),
                _ => (0, 16 - number),
            })
        }
        Spot::Centre(place) => {
            let index = place.index() as i8;
            Some((1 + index % 3, 1 + index / 3))
        }
        Spot::Dune(_) | Spot::Targia => None,
    }
}

/// Whether a choice is possible at any time and waits for nothing: an exchange
/// of water, the joker, a card with its marker.
pub(crate) fn keeps(choice: Choice) -> bool {
    match choice {
        Choice::Trade { give, get } => is_water_exchange(give, get),
        Choice::Joker(_) | Choice::Card(_) => true,
        _ => false,
    }
}

/// Water for a good or gold (X-WATER-1): possible whenever something is paid.
fn is_water_exchange(give: Bundle, get: Bundle) -> bool {
    give == Bundle::water(give.water) && get.vp == 0
}

/// Dates, salt, pepper, gold: 1 to 4.
fn kind_number(bundle: &Bundle) -> usize {
    let counts = [bundle.dates, bundle.salt, bundle.pepper, bundle.gold];
    1 + counts.iter().position(|count| *count > 0).unwrap_or(0)
}

/// All choices in at most `width` columns each: with what says more about them, or
/// all in fewer words where some would not fit.
pub(crate) fn labels(l: Language, view: &View, choices: &[Choice], width: usize) -> Vec<String> {
    let fits = |text: &String| text.chars().count() <= width;
    let on_the_board = |choice: &Choice| {
        matches!(choice, Choice::Place(_) | Choice::Use(_) | Choice::Pick(_) | Choice::Token(_))
    };
    let long: Vec<String> = choices.iter().map(|choice| label(l, view, *choice)).collect();
    let all_fit = long.iter().all(fits);
    let shortened = |(choice, long): (&Choice, String)| {
        if fits(&long) && (all_fit || on_the_board(choice)) {
            return long;
        }
        let title = choice::title(l, view, *choice);
        let words = title.plain(|bundle| amount::words(l, bundle));
        let letters = || title.plain(|bundle| bundle.to_string().into());
        terminal::cut(&if fits(&words) { words } else { letters() }, width)
    };
    choices.iter().zip(long).map(shortened).collect()
}

/// A choice with what says more about it.
fn label(language: Language, view: &View, choice: Choice) -> String {
    let l = language;
    let title = choice::title(l, view, choice).plain(|bundle| amount::words(l, bundle));
    match choice {
        Choice::Place(Spot::Border(field)) => title + &marks(l, view, field),
        Choice::Pay(_) => title + &bracket_points(l, view, choice),
        Choice::Place(Spot::Dune(place))
        | Choice::Use(Spot::Dune(place))
        | Choice::Pick(Spot::Dune(place)) => match view.open_dunes[place.index()] {
            Some(open) => dune::sign(l, &view.rules.dune(open).effect).into_owned(),
            None => title,
        },
        _ => match choice::detail(l, view, choice) {
            Some(Detail::Words(more)) => {
                format!("{title}: {}", more.plain(|bundle| amount::words(l, bundle)))
            }
            Some(Detail::Cost(card)) => format!("{title}: {}", card.cost),
            None => title,
        },
    }
}

/// The Targia on a field, and the cards that a Targi there would mark.
fn marks(language: Language, view: &View, field: Field) -> String {
    let targia = (view.targia == Some(field)).then(|| t!(language, "the-targia").into_owned());
    let cards = crossings(view, field).into_iter().map(|place| card_name(language, view, place));
    targia.into_iter().chain(cards).map(|mark| format!(" + {mark}")).collect()
}

/// What a payment brings at once: the points in brackets, where it covers them.
fn bracket_points(language: Language, view: &View, choice: Choice) -> String {
    let bracketed = |card: TribeId| view.rules.tribe(card).cost.bracket.is_some();
    let Some(seat) = view.seat.filter(|_| card_in_question(view).is_some_and(bracketed)) else {
        return String::new();
    };
    let mut state = State::determinize(view, &mut Quick::new(0));
    let vp = |view: &View| view.players[seat.index()].purse.vp;
    match state.play(choice) {
        Ok(_) if vp(&state.view(Some(seat))) > vp(view) => {
            let gain = Bundle::vp(vp(&state.view(Some(seat))) - vp(view));
            format!(": +{}", amount::words(language, &gain))
        }
        _ => String::new(),
    }
}

/// The actions that would be forfeited by ending the turn now. Water, tokens
/// and once-cards keep.
pub(crate) fn unused(language: Language, view: &View) -> Vec<String> {
    let named = |choice: &Choice| match choice {
        Choice::Use(Spot::Centre(place)) => Some(card_name(language, view, *place)),
        Choice::Use(at) => Some(spot::bare(language, &view.rules, *at).into_owned()),
        Choice::PlayHand => Some(t!(language, "your-hand-card").into_owned()),
        _ => None,
    };
    usable(view).iter().filter_map(named).collect()
}

/// What the player to act may choose. For the viewer that follows from the
/// view, whatever is guessed about hidden cards.
fn usable(view: &View) -> Vec<Choice> {
    State::determinize(view, &mut Quick::new(0)).legal()
}

/// The tribe card that the choices are about, if there is one.
pub(crate) fn card_in_question(view: &View) -> Option<TribeId> {
    match (view.taken, view.agenda.top()) {
        (TakenView::Card(card), _) => Some(card),
        (_, Some(Task::Noble(_))) => hand_card(view, 0),
        (_, Some(Task::OpenCard)) => view.tribe_top,
        (_, Some(Task::Waive(row))) => {
            let display = &view.players[view.seat?.index()].display;
            display.row(row).last()
        }
        _ => None,
    }
}

/// A card in the viewer's hand.
pub(crate) fn hand_card(view: &View, index: u8) -> Option<TribeId> {
    let player = &view.players[view.seat?.index()];
    match player.hand().nth(index.into())? {
        HandView::Card { card, .. } => Some(card),
        HandView::Hidden { .. } => None,
    }
}

/// A card of the centre in a few words.
pub(crate) fn card_name(language: Language, view: &View, place: Place) -> String {
    let name = match view.centre[place.index()] {
        CentreView::Goods(card) => Cow::Owned(brief::goods(language, view.rules.goods(card))),
        CentreView::Tribe(card) | CentreView::Covered(card) => {
            cards::symbol(language, view.rules.tribe(card).symbol)
        }
        CentreView::Empty | CentreView::FaceDown(_) => return place.to_string(),
    };
    format!("{place} {name}")
}

/// Where a Targi on `field` would cross the viewer's lines.
pub(crate) fn crossings(view: &View, field: Field) -> Vec<Place> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut places: Vec<Place> = view.players[seat.index()]
        .targi
        .into_iter()
        .filter_map(|own| own.crossing(field))
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}
