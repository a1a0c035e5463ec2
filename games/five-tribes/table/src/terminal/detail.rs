//! The selected choice explained in full words, and every card.

use super::tile;
use five_tribes::{
    Choice, Djinn, Item, Piece, Resource, Square, Task, Thief, Tile, Tribe, View, best_sale, words,
};
use terminal::Detail;

/// What a choice means, for whoever looks at the table.
pub(super) fn detail(view: &View, choice: Choice) -> Detail {
    match choice {
        Choice::Bid { .. } => bidding(view, choice),
        Choice::Take(from) => taking(view, from),
        Choice::Step(to, tribe) | Choice::Fly(to, tribe) => stepping(view, to, tribe, choice),
        Choice::Kill(on, tribe) => killing(view, on, tribe),
        Choice::UseDjinn(djinn, _) | Choice::BuyDjinn(djinn, _) | Choice::PickDjinn(djinn) => {
            about_djinn(djinn)
        }
        Choice::BuyThief(thief, _) | Choice::UseThief(thief) => about_thief(thief),
        Choice::UseItem(item) | Choice::PickItem(item) => about_item(item),
        Choice::Card(place) => match view.open.row.as_slice().get(usize::from(place) - 1) {
            Some(card) => about_resource(view, *card),
            None => plain(view, choice),
        },
        Choice::PickResource(kind) | Choice::Lay(kind) => about_resource(view, kind),
        Choice::On(at) | Choice::Palm(at) | Choice::Palace(at) | Choice::Gather(at, _) => {
            let mut about = about_square(view, at);
            about.paragraphs.insert(0, sentence(&words::choice(view, choice)));
            about
        }
        Choice::End | Choice::Sell => selling(view, choice),
        _ => plain(view, choice),
    }
}

/// A phrase as a sentence.
fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().collect::<String>());
    let end = if text.ends_with('.') { "" } else { "." };
    format!("{}{}{end}", first.unwrap_or_default(), signs.as_str())
}

fn plain(view: &View, choice: Choice) -> Detail {
    Detail { title: choice.to_string(), paragraphs: vec![sentence(&words::choice(view, choice))] }
}

fn bidding(view: &View, choice: Choice) -> Detail {
    let mut about = plain(view, choice);
    let coins = view.own.map_or(0, |own| own.coins);
    about.paragraphs.push(format!("You have {}.", words::counted(coins, "coin")));
    if let Choice::Bid { price: 0, .. } = choice {
        let text = "Whoever bids 0 later acts before you.";
        about.paragraphs.push(text.to_owned());
    }
    about
}

fn taking(view: &View, from: Square) -> Detail {
    let heap = view.open.board.meeples(from);
    let steps = words::counted(heap.total(), "step");
    Detail {
        title: words::square(view, from),
        paragraphs: vec![
            format!(
                "You take {} and walk {steps}, dropping one on each tile.",
                words::meeples(heap)
            ),
            "The last meeple must meet its own colour.".to_owned(),
        ],
    }
}

fn stepping(view: &View, to: Square, tribe: Tribe, choice: Choice) -> Detail {
    let mut about = about_square(view, to);
    if view.open.walk.hand.total() > 1 {
        let mut rest = view.open.walk.hand;
        rest.take(tribe);
        let rest = format!("In hand stay {}.", words::meeples(rest));
        about.paragraphs.insert(0, rest);
        return about;
    }
    let heap = view.open.board.meeples(to);
    let count = heap.of(tribe) + 1;
    let mut text = format!(
        "The walk ends: you take {count} {tribe}. {}",
        tribe_action(view, to, tribe, count)
    );
    if heap.total() == heap.of(tribe) && view.open.owner(to).is_none() {
        text += " The tile becomes yours.";
    }
    about.paragraphs.insert(0, text);
    if let Choice::Fly(..) = choice {
        about.paragraphs.insert(0, "The flying carpet is used up.".to_owned());
    }
    about
}

/// What the meeples that a walk takes do.
fn tribe_action(view: &View, at: Square, tribe: Tribe, count: u8) -> String {
    match tribe {
        Tribe::Vizier | Tribe::Elder => format!("You keep the {}s.", tribe.name()),
        Tribe::Merchant => {
            let cards = view.open.row.as_slice().iter().take(usize::from(count));
            let cards: Vec<&str> = cards.map(|card| card.name()).collect();
            format!("They bring {}.", cards.join(", "))
        }
        Tribe::Builder => {
            let blue = words::blue_tiles_around(view, at);
            let coins = u32::from(count) * u32::from(blue);
            format!("{blue} blue tiles around bring {}.", words::counted(coins, "coin"))
        }
        Tribe::Assassin => format!("They kill within {}.", words::counted(count, "step")),
        Tribe::Artisan => format!("You keep them and one of {}.", words::counted(count, "item")),
    }
}

fn killing(view: &View, on: Square, tribe: Tribe) -> Detail {
    let mut about = about_square(view, on);
    let heap = view.open.board.meeples(on);
    let mut text = format!("A {} dies.", tribe.name());
    if heap.total() == 1 && view.open.owner(on).is_none() {
        text += " The tile becomes yours.";
    }
    if let Some(Task::Tribe { count, at, .. }) = view.open.agenda.top() {
        let fakirs = at.distance(on).saturating_sub(count);
        if fakirs > 0 {
            text += &format!(" It takes {} to get there.", words::counted(fakirs, "Fakir"));
        }
    }
    about.paragraphs.insert(0, text);
    about
}

fn selling(view: &View, choice: Choice) -> Detail {
    let mut about = plain(view, choice);
    if let Some(own) = view.own {
        let worth = best_sale(&own.hand, 0);
        let text = format!(
            "Your hand: {}. Its merchandise is worth {} now, and as much at the end.",
            words::resources(&own.hand),
            words::counted(worth, "coin")
        );
        about.paragraphs.push(text);
    }
    about
}

/// A tile of the board with everything on it.
fn about_square(view: &View, at: Square) -> Detail {
    let board = &view.open.board;
    let mut on = vec![words::meeples(board.meeples(at))];
    for piece in [Piece::Palm, Piece::Palace] {
        match board.built(piece, at) {
            0 => {}
            count => on.push(words::counted(count, &piece.to_string())),
        }
    }
    if let Some((seat, sign)) = tile::owner(view, at) {
        on.push(format!("{} {sign}", words::seat(seat)));
    }
    Detail {
        title: words::square(view, at),
        paragraphs: vec![format!("On it: {}.", on.join(", ")), words::action(board.action(at))],
    }
}

fn about_resource(view: &View, kind: Resource) -> Detail {
    let held = view.own.map_or(0, |own| own.hand.of(kind));
    let text = if kind == Resource::FAKIR {
        "Fakirs help Builders and Assassins and pay for djinns. They cannot be sold."
    } else {
        "Sets of different merchandise are sold: 1, 3, 7, 13, 21, 30, 40, 50, 60 coins."
    };
    let count = words::counted(kind.row().count, "card");
    Detail {
        title: kind.name().to_owned(),
        paragraphs: vec![format!("{count} in the game; you hold {held}."), text.to_owned()],
    }
}

const RECONSTRUCTED: &str = "(Its figures are reconstructed.)";

fn about_djinn(djinn: Djinn) -> Detail {
    let row = djinn.row();
    let mut paragraphs = vec![
        format!("Djinn, {} points. Cost: {}.", row.points, words::cost(row.cost)),
        row.text.clone(),
    ];
    if row.reconstructed {
        paragraphs.push(RECONSTRUCTED.to_owned());
    }
    Detail { title: row.name.clone(), paragraphs }
}

fn about_thief(thief: Thief) -> Detail {
    let row = thief.row();
    Detail {
        title: row.name.clone(),
        paragraphs: vec![
            format!(
                "Thief, {} points unused. Used after your {}s ({}).",
                row.points,
                row.tribe.name(),
                row.tribe
            ),
            row.text.clone(),
        ],
    }
}

fn about_item(item: Item) -> Detail {
    let row = item.row();
    let text = match row.magic {
        Some(_) => row.text.clone(),
        None => format!("Precious: {} points at the end.", row.points),
    };
    let mut paragraphs = vec![text];
    if row.reconstructed {
        paragraphs.push(RECONSTRUCTED.to_owned());
    }
    Detail { title: row.name.clone(), paragraphs }
}

fn about_tile(kind: Tile) -> Detail {
    let row = kind.row();
    let value = match row.colour {
        Some(_) => format!("{} value {}. ", words::colour(row.colour), row.value),
        None => String::new(),
    };
    let text = format!("{value}{}", words::action(row.action));
    Detail { title: row.name.clone(), paragraphs: vec![sentence(&text)] }
}

/// Any card or tile by its name or id, as it was typed.
pub(super) fn card(name: &str) -> Option<Detail> {
    let same = |known: &str| known.eq_ignore_ascii_case(name);
    let djinn = Djinn::all().find(|djinn| same(&djinn.row().id) || same(djinn.name()));
    let thief = Thief::all().find(|thief| same(&thief.row().id) || same(thief.name()));
    let item = Item::all().find(|item| same(&item.row().id) || same(item.name()));
    let tile = Tile::all().find(|tile| same(&tile.row().id) || same(tile.name()));
    djinn
        .map(about_djinn)
        .or_else(|| thief.map(about_thief))
        .or_else(|| item.map(about_item))
        .or_else(|| tile.map(about_tile))
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Game, Quick, Seed};
    use five_tribes::{Options, State, TileAction, catalogue};

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
                    let about = detail(&view, *choice);
                    assert!(!about.title.is_empty() && !about.paragraphs.is_empty(), "{choice}");
                    assert!(
                        about.paragraphs.iter().all(|text| text.ends_with(['.', ')'])),
                        "{about:?}"
                    );
                }
                state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
            }
        }
    }

    #[test]
    fn every_card_is_found_by_its_id_and_by_its_name() {
        for (id, name) in
            [("leta", "Leta"), ("houssain", "Houssain"), ("crown", "Crown"), ("village", "Village")]
        {
            assert_eq!(card(id), card(name), "{id}");
            assert!(card(id).is_some(), "{id}");
        }
        assert!(card("grandmaster").is_none());
        assert!(
            catalogue()
                .tiles
                .iter()
                .all(|row| matches!(row.action, TileAction::None) || card(&row.id).is_some())
        );
        let morgiane = card("morgiane").expect("a djinn");
        assert!(morgiane.paragraphs.iter().any(|text| text == RECONSTRUCTED));
    }
}
