//! Which djinns, thieves, items and tiles were at work in a recorded game.

use caravanserai_core::{Game, Seat, Table};
use five_tribes::*;
use std::collections::BTreeSet;

/// Everything that the corpus must show at work at least once.
pub fn everything() -> BTreeSet<String> {
    let djinns = Djinn::all().map(|djinn| format!("djinn {djinn}"));
    let thieves = Thief::all().map(|thief| format!("thief {thief}"));
    let items = Item::all().map(|item| format!("item {item}"));
    let tiles = Tile::all().filter(|tile| tile.row().action != TileAction::None);
    let tiles = tiles.map(|tile| format!("tile {tile}"));
    let tables = (2..=4).flat_map(|players| {
        ["base", "thieves", "artisans", "everything"].map(|boxes| format!("{players} play {boxes}"))
    });
    djinns.chain(thieves).chain(items).chain(tiles).chain(tables).collect()
}

/// What was at work in this game.
pub fn witnessed(table: &Table<State>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut state = table.start().clone();
    for played in table.moves() {
        let before = state.clone();
        let mut told = Vec::new();
        state.play_telling(played.choice, &mut told);
        told.iter().for_each(|event| see_event(&before, played.choice, event, &mut seen));
        see_tile(&before, played.choice, &mut seen);
    }
    if state.to_act().is_none() {
        see_scores(&state, &mut seen);
        let options = state.options();
        let boxes = match (options.thieves, options.artisans) {
            (false, false) => "base",
            (true, false) => "thieves",
            (false, true) => "artisans",
            (true, true) => "everything",
        };
        seen.insert(format!("{} play {boxes}", options.players));
    }
    seen
}

fn guards(state: &State, seat: Seat, power: Power) -> bool {
    state.open().opponents(seat).any(|other| state.open().holds(other, power))
}

fn see_event(before: &State, choice: Choice, event: &Event, seen: &mut BTreeSet<String>) {
    match *event {
        Event::UsedDjinn { djinn, .. } => seen.insert(format!("djinn {djinn}")),
        Event::Earned { from: Source::Djinn(djinn), .. } => seen.insert(format!("djinn {djinn}")),
        Event::UsedItem { item, .. } => seen.insert(format!("item {item}")),
        Event::UsedThief { seat, thief } => {
            if guards(before, seat, Power::ThiefProof) {
                seen.insert("djinn morgiane".to_owned());
            }
            seen.insert(format!("thief {thief}"))
        }
        Event::KilledHeld { seat, .. } => {
            // Somebody else died because Boaz protects his owner.
            let protected = before.open().opponents(seat).any(|other| {
                before.open().holds(other, Power::Protection)
                    && !before.open().player(other).held.is_empty()
            });
            protected && seen.insert("djinn boaz".to_owned())
        }
        Event::Built { on, .. } => {
            let by_tile = before.open().agenda.as_slice().contains(&Task::TileAction { at: on });
            let by_step = matches!(choice, Choice::Step(to, _) | Choice::Fly(to, _) if to == on);
            let tile = before.open().board.tile(on);
            (by_tile || by_step) && seen.insert(format!("tile {tile}"))
        }
        _ => false,
    };
}

fn see_tile(before: &State, choice: Choice, seen: &mut BTreeSet<String>) {
    let buys = matches!(
        choice,
        Choice::Card(_) | Choice::BuyDjinn(..) | Choice::BuyThief(..) | Choice::Make(_)
    );
    if let Some(Task::TileAction { at }) = before.open().agenda.top()
        && buys
    {
        seen.insert(format!("tile {}", before.open().board.tile(at)));
    }
}

/// Djinns that change scores, and precious items, are seen at the end.
fn see_scores(state: &State, seen: &mut BTreeSet<String>) {
    let scores = state.scores();
    for seat in state.open().seats() {
        let has = |power: Power| state.open().holds(seat, power);
        let part = |name: &str| scores.of(seat).part(name) > 0;
        let fakirs = state.hand(seat).of(Resource::FAKIR) >= 2;
        let precious = state.items(seat).kinds().filter(|item| item.magic().is_none());
        seen.extend(precious.map(|item| format!("item {item}")));
        for (power, counts) in [
            (Power::FakirsAreWild, fakirs),
            (Power::BetterPalms, part("palms")),
            (Power::BetterViziers, part("viziers")),
            (Power::BetterElders, part("elders")),
            (Power::BetterTreasures, part("items")),
            (Power::BetterArtisans, part("artisans")),
        ] {
            if has(power) && counts {
                let djinn = catalogue().djinn_with(power).expect("every power has its djinn");
                seen.insert(format!("djinn {djinn}"));
            }
        }
    }
}
