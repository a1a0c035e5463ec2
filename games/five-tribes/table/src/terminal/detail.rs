//! The selected choice explained, and every card.

use super::tile;
use crate::words::{choice, names, price};
use ::words::{Language, list, t};
use five_tribes::{
    Choice, Djinn, Item, Piece, Resource, Square, Thief, Tile, Tribe, View, best_sale,
};
use std::borrow::Cow;
use terminal::Detail;

/// What a choice means, for the viewer, and what its price leaves them.
pub(super) fn detail(l: Language, view: &View, choice: Choice) -> Detail {
    let mut about = meaning(l, view, choice);
    let left = price::left(view, choice);
    if !left.is_empty() {
        let left: Vec<String> =
            left.into_iter().map(|(kind, amount)| price::in_words(l, kind, amount)).collect();
        about.paragraphs.push(t!(l, "ft-detail-leaves", things = list(l, &left)).into_owned());
    }
    about
}

fn meaning(l: Language, view: &View, choice: Choice) -> Detail {
    match choice {
        Choice::Bid { price, .. } => bidding(l, view, price, choice),
        Choice::Take(from) => taking(l, view, from, choice),
        Choice::Step(to, tribe) | Choice::Fly(to, tribe) => stepping(l, view, to, tribe, choice),
        Choice::UseDjinn(djinn, _) | Choice::BuyDjinn(djinn, _) | Choice::PickDjinn(djinn) => {
            about_djinn(l, djinn)
        }
        Choice::BuyThief(thief, _) | Choice::UseThief(thief) => about_thief(l, thief),
        Choice::UseItem(item) | Choice::PickItem(item) => about_item(l, item),
        Choice::Card(place) => match view.open.row.as_slice().get(usize::from(place) - 1) {
            Some(card) => {
                let mut about = about_resource(l, view, *card);
                about.paragraphs.insert(0, choice::full(l, view, choice));
                about
            }
            None => plain(l, view, choice),
        },
        Choice::PickResource(kind) | Choice::Lay(kind) => about_resource(l, view, kind),
        Choice::Kill(at, _)
        | Choice::On(at)
        | Choice::Palm(at)
        | Choice::Palace(at)
        | Choice::Gather(at, _) => {
            let mut about = about_square(l, view, at);
            about.paragraphs.insert(0, choice::full(l, view, choice));
            about
        }
        Choice::End | Choice::Sell => selling(l, view, choice),
        Choice::Pass
        | Choice::Camel
        | Choice::Tent
        | Choice::Fakirs(_)
        | Choice::KillHeld(..)
        | Choice::Make(_)
        | Choice::Skip
        | Choice::Done => plain(l, view, choice),
    }
}

fn plain(l: Language, view: &View, choice: Choice) -> Detail {
    Detail::new(choice.to_string(), [choice::full(l, view, choice)])
}

fn bidding(l: Language, view: &View, price: u8, choice: Choice) -> Detail {
    let mut about = plain(l, view, choice);
    if price == 0 {
        about.paragraphs.push(t!(l, "ft-detail-zero").into_owned());
    }
    about
}

fn taking(l: Language, view: &View, from: Square, choice: Choice) -> Detail {
    let steps = view.open.board.meeples(from).total();
    let walk = t!(l, "ft-detail-walk", count = steps).into_owned();
    Detail::new(names::square(l, view, from), [choice::full(l, view, choice), walk])
}

fn stepping(l: Language, view: &View, to: Square, tribe: Tribe, choice: Choice) -> Detail {
    let mut about = about_square(l, view, to);
    let mut rest = view.open.walk.hand;
    rest.take(tribe);
    let mut first = vec![choice::full(l, view, choice)];
    if rest.is_empty() {
        let count = view.open.board.meeples(to).of(tribe) + 1;
        first.push(gain(l, view, to, tribe, count).into_owned());
    } else {
        first.push(t!(l, "ft-detail-hand", meeples = names::meeples(l, rest)).into_owned());
    }
    if let Choice::Fly(..) = choice {
        first.push(t!(l, "ft-detail-carpet").into_owned());
    }
    about.paragraphs.splice(0..0, first);
    about
}

/// What the meeples that a walk takes do.
fn gain(l: Language, view: &View, at: Square, tribe: Tribe, count: u8) -> Cow<'static, str> {
    let who = names::counted(l, tribe, count);
    match tribe {
        Tribe::Vizier | Tribe::Elder => t!(l, "tribes-kept", who = who),
        Tribe::Merchant => {
            let cards = view.open.row.as_slice().iter().take(usize::from(count));
            let cards: Vec<_> = cards.map(|card| names::resource(l, *card)).collect();
            t!(l, "tribes-merchants", who = who, cards = list(l, &cards))
        }
        Tribe::Builder => {
            let blue = choice::blue_tiles_around(view, at);
            let coins = names::coins(l, u16::from(count) * u16::from(blue));
            t!(l, "tribes-builders", who = who, tiles = names::blue_tiles(l, blue), coins = coins)
        }
        Tribe::Assassin => t!(l, "tribes-assassins", who = who, count = count),
        Tribe::Artisan => t!(l, "tribes-artisans", who = who, count = count),
    }
}

fn selling(l: Language, view: &View, choice: Choice) -> Detail {
    let mut about = plain(l, view, choice);
    if let Some(own) = view.own {
        let (cards, coins) = (names::resources(l, &own.hand), best_sale(&own.hand, 0));
        let sale = t!(l, "ft-detail-sale", cards = cards, coins = names::coins(l, coins));
        about.paragraphs.push(sale.into_owned());
    }
    about
}

/// A tile of the board with everything on it.
fn about_square(l: Language, view: &View, at: Square) -> Detail {
    let board = &view.open.board;
    let mut on = vec![names::meeples(l, board.meeples(at))];
    for piece in [Piece::Palm, Piece::Palace] {
        let count = board.built(piece, at);
        if count > 0 {
            on.push(names::pieces(l, piece, count).into_owned());
        }
    }
    if let Some((seat, sign)) = tile::owner(view, at) {
        on.push(format!("{} {sign}", names::seat(l, seat)));
    }
    let on = t!(l, "ft-detail-on-it", things = on.join(", "));
    Detail::new(names::square(l, view, at), [on, names::tile_action(l, board.tile(at))])
}

fn about_resource(l: Language, view: &View, kind: Resource) -> Detail {
    let held = view.own.map_or(0, |own| own.hand.of(kind));
    let held = t!(l, "ft-detail-held", count = held);
    Detail::new(names::resource(l, kind), [names::resource_use(l, kind), held])
}

fn about_djinn(l: Language, djinn: Djinn) -> Detail {
    let row = djinn.row();
    let points = names::points(l, row.points, row.reconstructed);
    let cost = names::cost(l, row.cost);
    let facts = t!(l, "ft-detail-djinn", points = points, cost = cost);
    Detail::new(names::djinn(l, djinn), [facts, names::djinn_power(l, djinn)])
}

fn about_thief(l: Language, thief: Thief) -> Detail {
    Detail::new(names::thief(l, thief), [names::thief_power(l, thief)])
}

fn about_item(l: Language, item: Item) -> Detail {
    Detail::new(names::item(l, item), [names::item_power(l, item)])
}

fn about_tile(l: Language, kind: Tile) -> Detail {
    Detail::new(
        names::tile_title(l, kind),
        [names::tile_value(l, kind), names::tile_action(l, kind)],
    )
}

/// Any card or tile by its name or id, as it was typed.
pub(super) fn card(l: Language, name: &str) -> Option<Detail> {
    let same =
        |id: &str, known: &str| [id, known].iter().any(|text| text.eq_ignore_ascii_case(name));
    let djinn = Djinn::all().find(|djinn| same(&djinn.row().id, djinn.name()));
    let thief = Thief::all().find(|thief| same(&thief.row().id, thief.name()));
    let item = Item::all().find(|item| same(&item.row().id, &names::item(l, *item)));
    let tile = Tile::all().find(|tile| same(&tile.row().id, &names::tile(l, *tile)));
    djinn
        .map(|djinn| about_djinn(l, djinn))
        .or_else(|| thief.map(|thief| about_thief(l, thief)))
        .or_else(|| item.map(|item| about_item(l, item)))
        .or_else(|| tile.map(|tile| about_tile(l, tile)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Game, Quick, Seed};
    use five_tribes::{Options, State};

    #[test]
    fn every_choice_of_whole_games_is_explained() {
        for game in 0..12_u64 {
            let options = Options {
                players: 2 + (game % 3) as u8,
                artisans: game % 2 == 0,
                ..Options::default()
            };
            let mut state = State::new(&options, &Seed::new(format!("explained {game}")));
            let mut chance = Quick::new(game);
            let mut choices = Vec::new();
            while let Some(seat) = state.to_act() {
                choices.clear();
                state.choices(&mut choices);
                let view = state.view(Some(seat));
                for choice in &choices {
                    for language in Language::ALL {
                        let about = detail(language, &view, *choice);
                        assert!(!about.title.is_empty(), "{choice}");
                        assert!(!about.paragraphs.is_empty(), "{choice}");
                        assert!(about.paragraphs.iter().all(|text| !text.is_empty()), "{about:?}");
                    }
                }
                state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
            }
        }
    }

    #[test]
    fn a_price_tells_what_it_leaves() {
        let state = State::new(&Options::default(), &Seed::new("prices"));
        let view = state.view(state.to_act());
        for (language, left) in [
            (Language::English, "That leaves you 42 coins."),
            (Language::German, "Danach hast du noch 42 Münzen."),
        ] {
            let told = |price| detail(language, &view, Choice::Bid { price, fakirs: 0 }).paragraphs;
            assert_eq!(told(8).last().map(String::as_str), Some(left));
            assert_eq!(told(0).len(), 2, "what is free leaves everything: {:?}", told(0));
        }
    }

    #[test]
    fn every_card_is_found_by_its_id_and_by_its_name_in_the_language() {
        for (language, crown, village) in
            [(Language::English, "Crown", "Village"), (Language::German, "Krone", "Dorf")]
        {
            for (id, name) in
                [("leta", "Leta"), ("houssain", "Houssain"), ("crown", crown), ("village", village)]
            {
                assert_eq!(card(language, id), card(language, name), "{id}");
                assert!(card(language, id).is_some(), "{id}");
            }
            assert!(card(language, "grandmaster").is_none());
            assert!(Tile::all().all(|tile| card(language, &tile.row().id).is_some()));
        }
        let morgiane = card(Language::English, "morgiane").expect("a djinn");
        assert_eq!(
            morgiane.paragraphs,
            [
                "Djinn, 6 points, reconstructed. To call: always on.",
                "The thieves of your opponents do not harm you. (Its points are reconstructed.)"
            ]
        );
    }
}
