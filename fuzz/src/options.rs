//! Any options of each game, and names that its positions speak of.

use crate::Bytes;
use caravanserai_core::{Game, Seat};
use targi::{BorderMix, Deck, Edition, Field, HandRule, Layout, TokenRule, TribeDeck};

/// A game that can be dealt in all its ways.
pub trait Varied: Game {
    /// Any options.
    fn any_options(bytes: &mut Bytes<'_>) -> Self::Options;

    /// A word that might stand in a position or a choice.
    fn any_name(bytes: &mut Bytes<'_>) -> String;
}

impl Varied for targi::State {
    fn any_options(bytes: &mut Bytes<'_>) -> targi::Options {
        targi::Options {
            expansion: bytes.flip(),
            tokens: [TokenRule::Off, TokenRule::Secret, TokenRule::Random, TokenRule::Same]
                [bytes.below(4)],
            same_tokens: [None, Some(targi::Token::ALL[1..].iter().copied().collect())]
                [bytes.below(2)],
            hand_rule: [HandRule::Author, HandRule::Printed][bytes.below(2)],
            layout: [Layout::Chequerboard, Layout::Random][bytes.below(2)],
            start: [None, Some(Seat(0)), Some(Seat(1))][bytes.below(3)],
            tribe_deck: tribe_deck(bytes),
            border: border(bytes),
            easy_start: bytes.flip(),
        }
    }

    fn any_name(bytes: &mut Bytes<'_>) -> String {
        match bytes.below(6) {
            0 => format!("B{:02}", bytes.below(46)),
            1 => format!("E{:02}", bytes.below(46)),
            2 => format!("G{:02}", bytes.below(20)),
            3 => format!("N{:02}", bytes.below(20)),
            4 => format!("c{}", bytes.below(9)),
            _ => ["joker", "targi", "marker", "waiver", "pile", "placement"][bytes.below(6)]
                .to_owned(),
        }
    }
}

fn tribe_deck(bytes: &mut Bytes<'_>) -> Option<TribeDeck> {
    match bytes.below(8) {
        0 => Some(TribeDeck::Base),
        1 => Some(TribeDeck::Expansion),
        2 | 3 => Some(TribeDeck::Mixed),
        4 => Some(custom_deck()),
        _ => None,
    }
}

/// A deck file that takes every other card of each symbol from both boxes. It
/// is always the same: the program keeps every deck that it has read.
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

/// A few borders only: equal options share their rules, and the program keeps
/// them.
fn border(bytes: &mut Bytes<'_>) -> BorderMix {
    let edition = |field: Field, kind: usize| match (kind, field.number()) {
        (1, _) => Some(Edition::Base),
        (2, _) => Some(Edition::Expansion),
        (3, number) if number % 2 == 0 => Some(Edition::Base),
        (4, number) if number % 3 == 0 => Some(Edition::Expansion),
        _ => None,
    };
    let kind = bytes.below(8);
    let mut border = BorderMix::default();
    for field in Field::all() {
        edition(field, kind).into_iter().for_each(|edition| border.set(field, edition));
    }
    border
}

impl Varied for five_tribes::State {
    fn any_options(bytes: &mut Bytes<'_>) -> five_tribes::Options {
        five_tribes::Options {
            players: 2 + bytes.below(3) as u8,
            thieves: bytes.flip(),
            artisans: bytes.flip(),
            artisan_tie: [five_tribes::ArtisanTie::Two, five_tribes::ArtisanTie::Three]
                [bytes.below(2)],
        }
    }

    fn any_name(bytes: &mut Bytes<'_>) -> String {
        use five_tribes::{Djinn, Item, Resource, Square, Thief, Tile, Tribe};
        let id = |kind: Option<String>| kind.unwrap_or_default();
        let index = bytes.next();
        match bytes.below(7) {
            0 => id(Djinn::new(index % 25).map(|kind| kind.to_string())),
            1 => id(Thief::new(index % 6).map(|kind| kind.to_string())),
            2 => id(Item::new(index % 10).map(|kind| kind.to_string())),
            3 => id(Resource::new(index % 10).map(|kind| kind.to_string())),
            4 => id(Tile::new(index % 11).map(|kind| kind.to_string())),
            5 => id(Square::new(index % 36).map(|kind| kind.to_string())),
            _ => Tribe::ALL[usize::from(index) % 6].to_string(),
        }
    }
}
