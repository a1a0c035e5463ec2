//! What a player does at the table and sees there, all through the public API.

use super::{BLUE, IVORY, goods_name};
use caravanserai_core::{Game, Seat};
use serde_json::{Map, Value, json};
use targi::{
    CentreView, Choice, Field, HandView, Kind, Options, Place, Refusal, Row, State, Task,
    TribeDeck, View,
};

/// Plays choices, separated by semicolons; each must be legal and leave
/// everything in order.
#[track_caller]
pub(crate) fn play(state: &mut State, choices: &str) {
    for text in choices.split(';').map(str::trim) {
        let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        state.play(choice).unwrap_or_else(|error| panic!("{error}"));
        let broken = state.broken_invariants();
        assert!(broken.is_empty(), "after `{text}`: {broken:#?}");
    }
}

/// Plays one choice and says what programs are told of it.
#[track_caller]
pub(crate) fn told(state: &mut State, choice: &str) -> Vec<Value> {
    let choice: Choice = choice.parse().unwrap_or_else(|error| panic!("{error}"));
    state.check_choice(choice).unwrap_or_else(|error| panic!("{error}"));
    let mut told = Vec::new();
    state.play_telling(choice, &mut told);
    told.iter().map(|event| json!(event)).collect()
}

/// What may be chosen now.
pub(crate) fn choices(state: &State) -> Vec<String> {
    let legal = state.legal();
    legal.iter().map(Choice::to_string).collect()
}

/// Whether this may be chosen now.
pub(crate) fn offers(state: &State, choice: &str) -> bool {
    choices(state).iter().any(|legal| legal == choice)
}

/// The choices that begin with this word.
pub(crate) fn choices_to(state: &State, verb: &str) -> Vec<String> {
    let begins = |choice: &String| choice.split(' ').next() == Some(verb);
    choices(state).into_iter().filter(begins).collect()
}

/// Tries a choice that must be refused, and checks that nothing changed.
#[track_caller]
pub(crate) fn refused(state: &State, choice: &str) -> Refusal {
    let parsed: Choice = choice.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut tried = state.clone();
    match tried.play(parsed) {
        Ok(()) => panic!("`{choice}` was not refused"),
        Err(error) => {
            assert_eq!(tried, *state, "a refused choice changes nothing");
            assert_eq!(error.choice, parsed);
            error.refusal
        }
    }
}

/// Compares choices without regard to their order.
#[track_caller]
pub(crate) fn assert_choices(state: &State, expected: &[&str]) {
    let mut legal = choices(state);
    let mut expected: Vec<String> = expected.iter().map(|choice| (*choice).to_owned()).collect();
    legal.sort();
    expected.sort();
    assert_eq!(legal, expected);
}

pub(crate) fn seen_by_all(state: &State) -> View {
    state.view(None)
}

/// What a player owns.
pub(crate) fn purse(state: &State, seat: Seat) -> String {
    seen_by_all(state).players[seat.index()].purse.to_string()
}

/// A player's display, row by row.
pub(crate) fn display(state: &State, seat: Seat) -> [String; 3] {
    let view = seen_by_all(state);
    let shown = view.players[seat.index()].display;
    Row::ALL.map(|row| {
        shown.row(row).map(|card| view.rules.tribe(card).id.as_str()).collect::<Vec<_>>().join(" ")
    })
}

/// The cards in a player's hand, as he sees them.
pub(crate) fn hands(state: &State, seat: Seat) -> Vec<String> {
    let view = state.view(Some(seat));
    let name = |card| match card {
        HandView::Card { card, .. } => view.rules.tribe(card).id.clone(),
        HandView::Hidden { .. } => panic!("everybody knows his own hand"),
    };
    view.players[seat.index()].hand().map(name).collect()
}

/// The only card in a player's hand, as he sees it.
pub(crate) fn hand(state: &State, seat: Seat) -> Option<String> {
    let mut cards = hands(state, seat);
    assert!(cards.len() <= 1, "{cards:?}");
    cards.pop()
}

/// What lies on a place of the centre, in the words of the pictures.
pub(crate) fn card_at(state: &State, place: &str) -> String {
    let view = seen_by_all(state);
    let place: Place = place.parse().unwrap();
    match view.centre[place.index()] {
        CentreView::Empty => "-".to_owned(),
        CentreView::FaceDown(Kind::Goods) => "~goods".to_owned(),
        CentreView::FaceDown(Kind::Tribe) => "~tribe".to_owned(),
        CentreView::Covered(card) => format!("~{}", view.rules.tribe(card).id),
        CentreView::Goods(card) => goods_name(view.rules.goods(card)),
        CentreView::Tribe(card) => view.rules.tribe(card).id.clone(),
    }
}

/// Where a player's markers lie.
pub(crate) fn markers(state: &State, seat: Seat) -> Vec<String> {
    let places = seen_by_all(state).players[seat.index()].markers;
    places.into_iter().map(|place| place.to_string()).collect()
}

/// Where a player's Targi stand.
pub(crate) fn targi_of(state: &State, seat: Seat) -> Vec<u8> {
    let fields = seen_by_all(state).players[seat.index()].targi;
    fields.into_iter().map(Field::number).collect()
}

/// Where the robber stands.
pub(crate) fn robber(state: &State) -> u8 {
    seen_by_all(state).robber.expect("the robber is on the board").number()
}

/// What is being decided.
pub(crate) fn task(state: &State) -> Option<Task> {
    seen_by_all(state).agenda.top()
}

/// The discarded tribe cards.
pub(crate) fn tribe_discard(state: &State) -> Vec<String> {
    let view = seen_by_all(state);
    view.tribe_discard.iter().map(|card| view.rules.tribe(card).id.clone()).collect()
}

/// The discarded goods cards, in the words of the pictures.
pub(crate) fn goods_discard(state: &State) -> Vec<String> {
    let view = seen_by_all(state);
    view.goods_discard.iter().map(|card| goods_name(view.rules.goods(card))).collect()
}

/// A part of a player's score.
pub(crate) fn points(state: &State, seat: Seat, part: &str) -> i16 {
    let scores = state.scores();
    let score = scores.of(seat);
    let known = |name: &str| score.parts().iter().any(|(part, _)| *part == name);
    assert!(known(part), "there is no part {part} in {:?}", score.parts());
    score.part(part)
}

/// All points of both players, Blue's first.
pub(crate) fn totals(state: &State) -> [i16; 2] {
    [BLUE, IVORY].map(|seat| state.scores().of(seat).total())
}

/// Who is ahead.
pub(crate) fn winners(state: &State) -> Vec<Seat> {
    state.scores().winners().collect()
}

/// Both players, in either order, do nothing for the rest of the round:
/// Targi go to the first free fields, turns end, surplus goes back. It stops
/// when the next round, its raid, or the end of the game is reached.
pub(crate) fn idle_through_round(state: &mut State) {
    let before = robber(state);
    while state.to_act().is_some() && robber(state) == before {
        let choice = choices(state)
            .into_iter()
            .find(|choice| ["place", "end", "return", "take"].contains(&verb(choice)))
            .expect("a round can be idled through");
        play(state, &choice);
    }
}

fn verb(choice: &str) -> &str {
    choice.split(' ').next().unwrap_or(choice)
}

/// Options by name, as records write them.
pub(crate) fn options(named: &[(&str, Value)]) -> targi::Options {
    let map: Map<String, Value> =
        named.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    State::read_options(&map).unwrap_or_else(|error| panic!("{error}"))
}

/// A view as the engine protocol sends it.
pub(crate) fn view_json(state: &State, seat: Option<Seat>) -> Value {
    json!(state.view(seat))
}

/// The open dunes, `-` for an empty place.
pub(crate) fn open_dunes(state: &State) -> String {
    let view = seen_by_all(state);
    let name = |dune: Option<targi::DuneId>| {
        dune.map_or("-".to_owned(), |dune| view.rules.dune(dune).id.clone())
    };
    view.open_dunes.map(name).join(" ")
}

/// The discarded dunes.
pub(crate) fn dune_discard(state: &State) -> Vec<String> {
    let view = seen_by_all(state);
    view.dune_discard.iter().map(|dune| view.rules.dune(dune).id.clone()).collect()
}

/// The dunes on which a player's Targi stand.
pub(crate) fn dunes_of(state: &State, seat: Seat) -> Vec<String> {
    let places = seen_by_all(state).players[seat.index()].dunes;
    places.iter().map(|place| place.to_string()).collect()
}

/// Where the Targia stands.
pub(crate) fn targia(state: &State) -> Option<u8> {
    seen_by_all(state).targia.map(Field::number)
}

/// The open top card of the tribe deck.
pub(crate) fn top_card(state: &State) -> Option<String> {
    let view = seen_by_all(state);
    view.tribe_top.map(|card| view.rules.tribe(card).id.clone())
}

/// The action tokens that a player has not used yet.
pub(crate) fn tokens(state: &State, seat: Seat) -> String {
    let tokens = seen_by_all(state).players[seat.index()].tokens;
    tokens.iter().map(|token| token.to_string()).collect::<Vec<_>>().join(" ")
}
