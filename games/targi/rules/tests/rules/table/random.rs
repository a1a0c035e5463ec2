//! Random games, options and choices for property tests.

#![allow(dead_code, reason = "every test file uses the part it needs")]

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use proptest::prelude::*;
use targi::{
    BorderMix, Bundle, Choice, Deck, DunePlace, Edition, Field, Good, HandRule, Layout, Options,
    Place, Row, Slot, Spot, State, Token, TokenRule, TribeDeck,
};

/// Any options of the base game.
fn base_options() -> impl Strategy<Value = Options> {
    let hand_rule = prop_oneof![Just(HandRule::Author), Just(HandRule::Printed)];
    let layout = prop_oneof![Just(Layout::Chequerboard), Just(Layout::Random)];
    let start = prop_oneof![Just(None), Just(Some(Seat(0))), Just(Some(Seat(1)))];
    (hand_rule, layout, start).prop_map(|(hand_rule, layout, start)| Options {
        hand_rule,
        layout,
        start,
        ..Options::default()
    })
}

/// A deck file that takes every other card of each symbol from both boxes.
fn custom_deck() -> TribeDeck {
    let mut taken = [0; 5];
    let mut ids = Vec::new();
    let cards: Vec<&targi::TribeCard> = Deck::all().iter().flat_map(|deck| &deck.tribe).collect();
    for card in cards.iter().rev().step_by(2).chain(cards.iter().step_by(2)) {
        if taken[card.symbol as usize] < 9 {
            taken[card.symbol as usize] += 1;
            ids.push(format!("\"{}\"", card.id));
        }
    }
    let text =
        format!("name = \"own\"\ngame = \"targi\"\ntitle = \"Own\"\ncards = [{}]", ids.join(", "));
    TribeDeck::Custom(targi::CustomDeck::new(&text).expect("nine of each symbol"))
}

/// Any options at all.
pub(crate) fn any_options() -> impl Strategy<Value = Options> {
    let tokens = prop_oneof![
        Just(TokenRule::Off),
        Just(TokenRule::Secret),
        Just(TokenRule::Random),
        Just(TokenRule::Same),
    ];
    let tribe_deck = prop_oneof![
        4 => Just(None),
        1 => Just(Some(TribeDeck::Base)),
        1 => Just(Some(TribeDeck::Expansion)),
        2 => Just(Some(TribeDeck::Mixed)),
        1 => Just(Some(custom_deck())),
    ];
    // A few borders only: equal options share their rules.
    let border = prop_oneof![
        3 => Just([None; 16]),
        1 => Just([Some(Edition::Base); 16]),
        1 => Just([Some(Edition::Expansion); 16]),
        1 => Just(std::array::from_fn(|field| (field % 2 == 0).then_some(Edition::Base))),
        1 => Just(std::array::from_fn(|field| (field % 3 == 0).then_some(Edition::Expansion))),
    ];
    let left_out = proptest::option::of(0..Token::ALL.len());
    let more = (any::<bool>(), (tokens, left_out), tribe_deck, border, any::<bool>());
    (base_options(), more).prop_map(
        |(base, (expansion, (tokens, left_out), tribe_deck, border, easy_start))| Options {
            expansion,
            tokens,
            same_tokens: left_out.map(|index| {
                Token::ALL.into_iter().filter(|token| *token != Token::ALL[index]).collect()
            }),
            tribe_deck,
            border: mixed(border),
            easy_start,
            ..base
        },
    )
}

fn mixed(editions: [Option<Edition>; 16]) -> BorderMix {
    let mut border = BorderMix::default();
    for (field, edition) in Field::all().zip(editions) {
        if let Some(edition) = edition {
            border.set(field, edition);
        }
    }
    border
}

/// Any game that can be played: how it is dealt, and who decides.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) options: Options,
    pub(crate) seed: Seed,
    pub(crate) whims: u64,
}

impl Dealt {
    pub(crate) fn state(&self) -> State {
        State::new(&self.options, &self.seed)
    }

    pub(crate) fn whims(&self) -> Quick {
        Quick::new(self.whims)
    }

    /// The state after so many random choices, or the last one before the end.
    pub(crate) fn state_after(&self, count: usize) -> State {
        let (mut state, mut whims) = (self.state(), self.whims());
        for _ in 0..count {
            let Some(choice) = some_choice(&state, &mut whims) else { break };
            let before = state.clone();
            state.play_unchecked(choice);
            if state.to_act().is_none() {
                return before;
            }
        }
        state
    }
}

pub(crate) fn any_game() -> impl Strategy<Value = Dealt> {
    (any_options(), "[a-z0-9]{1,8}", any::<u64>()).prop_map(|(options, seed, whims)| Dealt {
        options,
        seed: Seed::new(seed),
        whims,
    })
}

/// The legal choices of a state.
pub(crate) fn legal(state: &State) -> Vec<Choice> {
    state.legal()
}

/// A random legal choice; `None` at the end. Turns are ended early only now
/// and then, so that games get far.
pub(crate) fn some_choice(state: &State, whims: &mut Quick) -> Option<Choice> {
    let mut choices = legal(state);
    if choices.len() > 1 && whims.below(5) > 0 {
        choices.retain(|choice| !matches!(choice, Choice::End | Choice::Discard));
    }
    if choices.is_empty() {
        choices = legal(state);
    }
    let count = u32::try_from(choices.len()).expect("few choices");
    (count > 0).then(|| choices[whims.below(count) as usize])
}

fn any_bundle() -> impl Strategy<Value = Bundle> {
    let amount = || prop_oneof![4 => Just(0_u8), 4 => 1..4_u8, 1 => 0..=99_u8];
    [amount(), amount(), amount(), amount(), amount(), amount()].prop_map(
        |[dates, salt, pepper, gold, water, vp]| Bundle { dates, salt, pepper, gold, water, vp },
    )
}

fn any_field() -> impl Strategy<Value = Field> {
    (1..=16_u8).prop_map(|number| Field::new(number).expect("a border field"))
}

fn any_place() -> impl Strategy<Value = Place> {
    (0..9_u8).prop_map(|number| Place::new(number).expect("a place"))
}

fn any_row() -> impl Strategy<Value = Row> {
    (0..3_u8).prop_map(|index| Row::new(index).expect("a row"))
}

fn any_slot() -> impl Strategy<Value = Slot> {
    (any_row(), 0..4_u8).prop_map(|(row, place)| Slot { row, place })
}

fn any_spot() -> impl Strategy<Value = Spot> {
    prop_oneof![
        any_field().prop_map(Spot::Border),
        any_place().prop_map(Spot::Centre),
        any_dune().prop_map(Spot::Dune),
        Just(Spot::Targia),
    ]
}

fn any_dune() -> impl Strategy<Value = DunePlace> {
    prop::sample::select(&DunePlace::ALL)
}

fn any_good() -> impl Strategy<Value = Good> {
    prop::sample::select(&Good::ALL)
}

/// Any choice at all, possible or not.
pub(crate) fn any_choice() -> impl Strategy<Value = Choice> {
    let spots = prop_oneof![
        any_spot().prop_map(Choice::Place),
        any_spot().prop_map(Choice::Token),
        any_spot().prop_map(Choice::Use),
        any_spot().prop_map(Choice::Pick),
    ];
    let bundles = prop_oneof![
        any_bundle().prop_map(Choice::Take),
        any_bundle().prop_map(Choice::Pay),
        any_bundle().prop_map(Choice::Return),
        (any_bundle(), any_bundle()).prop_map(|(give, get)| Choice::Trade { give, get }),
        any_good().prop_map(Choice::Joker),
        any_good().prop_map(Choice::Give),
    ];
    let cards = prop_oneof![
        prop::sample::select(&Token::ALL).prop_map(Choice::PutBack),
        any_slot().prop_map(Choice::Card),
        any_row().prop_map(Choice::GiveCard),
        any_row().prop_map(Choice::Row),
        (0..2_u8).prop_map(Choice::Hand),
        (0..3_u8).prop_map(Choice::Choose),
        (0..3_u8).prop_map(Choice::Leave),
        (any_place(), any_place()).prop_map(|(from, to)| Choice::MoveMarker { from, to }),
        (any_slot(), any_row()).prop_map(|(from, to)| Choice::Shift { from, to }),
        (any_slot(), any_slot()).prop_map(|(a, b)| Choice::Swap(a, b)),
    ];
    let words = prop::sample::select(&[
        Choice::Open,
        Choice::Next,
        Choice::Accept,
        Choice::Play,
        Choice::PlayHand,
        Choice::Keep,
        Choice::Discard,
        Choice::Waive,
        Choice::Done,
        Choice::End,
    ]);
    prop_oneof![spots, bundles, cards, words]
}
