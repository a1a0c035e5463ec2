//! The tiles and cards of Five Tribes in words and as JSON. Figures that no
//! source has are marked with †.

use crate::words::names;
use ::words::{Language, t};
use caravanserai_core::Game;
use five_tribes::{
    Catalogue, DeckFault, DeckPart, Djinn, Item, Resource, Set, State, Thief, Tile, TileColour,
    Tribe, catalogue,
};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write;

/// The deck in one line, as the others are listed.
pub(super) fn list(l: Language) -> String {
    let (title, counts) = (t!(l, "ft-deck-title"), counts(l, catalogue()));
    let listed = t!(l, "ft-deck-listed", title = title, counts = counts);
    format!("{:<16} {listed}\n", catalogue().name)
}

/// How many tiles and cards there are.
fn counts(l: Language, catalogue: &Catalogue) -> Cow<'static, str> {
    let total = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
    t!(
        l,
        "ft-deck-counts",
        tiles = total(&mut catalogue.tiles.iter().map(|row| row.count)),
        resources = total(&mut catalogue.resources.iter().map(|row| row.count)),
        djinns = catalogue.djinns.len(),
        thieves = catalogue.thieves.len(),
        items = total(&mut catalogue.items.iter().map(|row| row.count))
    )
}

/// Checks a data file of this game.
pub(super) fn check(l: Language, text: &str) -> Result<String, String> {
    match Catalogue::parse(text) {
        Ok(read) => {
            let (title, counts) = (t!(l, "ft-deck-title"), counts(l, &read));
            Ok(t!(l, "ft-deck-good", title = title, counts = counts).into_owned())
        }
        Err(error) => {
            let (part, fault) = (part(l, &error.part), fault(l, &error.fault));
            Err(t!(l, "ft-deck-error", part = part, field = error.field, fault = fault)
                .into_owned())
        }
    }
}

/// What a part of the file is called.
fn part(l: Language, part: &DeckPart) -> Cow<'static, str> {
    match part {
        DeckPart::Whole => t!(l, "ft-deck-whole"),
        DeckPart::Card(id) => id.clone().into(),
        DeckPart::Tribes => t!(l, "ft-deck-tribes"),
        DeckPart::Tiles(set) => format!("{}{}", t!(l, "ft-score-tiles"), of_set(l, *set)).into(),
        DeckPart::Resources => t!(l, "ft-book-row"),
        DeckPart::Djinns => t!(l, "tribes-djinns"),
        DeckPart::Thieves => t!(l, "ft-score-thieves"),
        DeckPart::Items => t!(l, "ft-score-items"),
    }
}

/// What is wrong with a part of the file.
fn fault(l: Language, fault: &DeckFault) -> Cow<'static, str> {
    match fault {
        DeckFault::Unreadable(message) => message.clone().into(),
        DeckFault::OtherGame => t!(l, "ft-deck-fault-other-game", game = State::NAME),
        DeckFault::OtherTribes => {
            t!(l, "ft-deck-fault-tribes", tribes = Tribe::ALL.map(Tribe::name).join(", "))
        }
        DeckFault::BadId => t!(l, "ft-deck-fault-id"),
        DeckFault::IdTwice => t!(l, "ft-deck-fault-id-twice"),
        DeckFault::OtherResources { merchandise } => {
            t!(l, "ft-deck-fault-resources", merchandise = *merchandise)
        }
        DeckFault::Kinds { found, right } => {
            t!(l, "ft-deck-fault-kinds", found = *found, right = *right)
        }
        DeckFault::Count { found, right } => {
            t!(l, "ft-deck-fault-count", found = *found, right = *right)
        }
        DeckFault::PowerTwice => t!(l, "ft-deck-fault-power-twice"),
    }
}

const fn set(set: Set) -> &'static str {
    match set {
        Set::Base => "base",
        Set::Thieves => "thieves",
        Set::Artisans => "artisans",
    }
}

const fn mark(reconstructed: bool) -> &'static str {
    if reconstructed { "†" } else { "" }
}

/// The box of a card, where it is not the base game.
fn of_set(l: Language, set: Set) -> String {
    match set {
        Set::Base => String::new(),
        Set::Thieves => format!(" ({})", t!(l, "ft-set-up-thieves")),
        Set::Artisans => format!(" ({})", t!(l, "ft-set-up-artisans")),
    }
}

/// Every tile and card for people.
pub(super) fn as_text(l: Language) -> String {
    let points = t!(l, "tribes-pts");
    let mut text = format!("{}\n\n{}\n", t!(l, "ft-deck-title"), t!(l, "ft-deck-tribes"));
    for tribe in Tribe::ALL {
        let name = names::tribe(l, tribe, 1);
        let _ = writeln!(text, "{:<9} {name:<10} ×{}", tribe.to_string(), tribe.count());
    }
    let _ = writeln!(text, "\n{}", t!(l, "ft-score-tiles"));
    for tile in Tile::all() {
        let (row, value) = (tile.row(), names::tile_value(l, tile));
        let (id, count, of_set) = (&row.id, row.count, of_set(l, row.set));
        let (name, action) = (names::tile(l, tile), names::tile_action(l, tile));
        let _ = writeln!(text, "{id:<19} {name:<19} {value:<14} ×{count}  {action}{of_set}");
    }
    let _ = writeln!(text, "\n{}", t!(l, "ft-book-row"));
    for kind in Resource::all() {
        let (row, name) = (kind.row(), names::resource(l, kind));
        let _ = writeln!(text, "{:<9} {name:<9} ×{}", row.id, row.count);
    }
    let _ = writeln!(text, "\n{}", t!(l, "tribes-djinns"));
    for djinn in Djinn::all() {
        let row = djinn.row();
        let (id, name, worth, dagger) = (&row.id, &row.name, row.points, mark(row.reconstructed));
        let (cost, of_set) = (names::cost(l, row.cost), of_set(l, row.set));
        let power = names::djinn_power(l, djinn);
        let _ = writeln!(
            text,
            "{id:<10} {name:<10} {worth:>2}{dagger:<1} {points}  {cost:<42}  {power}{of_set}"
        );
    }
    let _ = writeln!(text, "\n{}", t!(l, "ft-score-thieves"));
    for thief in Thief::all() {
        let row = thief.row();
        let (id, name, worth, of_set) = (&row.id, &row.name, row.points, of_set(l, row.set));
        let (tribe, loot) = (names::tribe(l, row.tribe, 2), names::loot(l, thief));
        let _ = writeln!(text, "{id:<9} {name:<9} {worth} {points}  {tribe:<10}  {loot}{of_set}");
    }
    let _ = writeln!(text, "\n{}", t!(l, "ft-score-items"));
    for item in Item::all() {
        let row = item.row();
        let (id, count, dagger) = (&row.id, row.count, mark(row.reconstructed));
        let (name, does) = (names::item(l, item), names::item_power(l, item));
        let _ = writeln!(text, "{id:<9} {name:<21} ×{count}{dagger:<1}  {does}");
    }
    let _ = writeln!(text, "\n{}", t!(l, "ft-deck-mark"));
    text
}

/// Every tile and card for programs; names and effects in words.
pub(super) fn as_json(l: Language) -> Value {
    let tribe = |tribe: Tribe| json!({"id": tribe, "name": names::tribe(l, tribe, 1), "count": tribe.count()});
    let tile = |tile: Tile| {
        let row = tile.row();
        json!({
            "id": row.id,
            "name": names::tile(l, tile),
            "colour": row.colour.map(|colour| match colour {
                TileColour::Blue => "blue",
                TileColour::Red => "red",
            }),
            "value": row.value,
            "count": row.count,
            "action": names::tile_action(l, tile),
            "set": set(row.set),
        })
    };
    let resource = |kind: Resource| json!({"id": kind, "name": names::resource(l, kind), "count": kind.row().count});
    let djinn = |djinn: Djinn| {
        let row = djinn.row();
        json!({
            "id": row.id,
            "name": row.name,
            "vp": row.points,
            "cost": names::cost(l, row.cost),
            "effect": names::djinn_power(l, djinn),
            "set": set(row.set),
            "reconstructed": row.reconstructed,
        })
    };
    let thief = |thief: Thief| {
        let row = thief.row();
        json!({
            "id": row.id,
            "name": row.name,
            "tribe": row.tribe,
            "vp": row.points,
            "effect": names::loot(l, thief),
            "set": set(row.set),
        })
    };
    let item = |item: Item| {
        let row = item.row();
        json!({
            "id": row.id,
            "name": names::item(l, item),
            "count": row.count,
            "vp": row.points,
            "magic": row.magic.is_some(),
            "effect": names::item_power(l, item),
            "reconstructed": row.reconstructed,
        })
    };
    json!({
        "name": catalogue().name,
        "title": t!(l, "ft-deck-title"),
        "tribes": Tribe::ALL.map(tribe),
        "tiles": Tile::all().map(tile).collect::<Vec<_>>(),
        "resources": Resource::all().map(resource).collect::<Vec<_>>(),
        "djinns": Djinn::all().map(djinn).collect::<Vec<_>>(),
        "thieves": Thief::all().map(thief).collect::<Vec<_>>(),
        "items": Item::all().map(item).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_in_the_data_is_told_in_german() {
        let deck = include_str!("../../../rules/decks/five-tribes.toml");
        for (from, to, told) in [
            ("id = \"leta\"", "id = \"utug\"", "utug, id: eine andere Karte hat dieselbe Kennung"),
            ("id = \"fakir\"", "id = \"dervish\"", "erwartet werden 9 Sorten Waren, dann `fakir`"),
            ("game = \"five-tribes\"", "game = \"chess\"", "die Datei als Ganzes, game: dieses"),
            ("count = 18\n[[tribe]]", "count = 17\n[[tribe]]", "Stämme, count: zusammen 89, "),
        ] {
            assert!(deck.contains(from), "{from}");
            let error = check(Language::German, &deck.replacen(from, to, 1)).unwrap_err();
            assert!(error.contains(told), "{error}");
        }
    }
}
