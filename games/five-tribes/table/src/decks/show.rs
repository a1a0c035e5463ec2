//! The tiles and cards of Five Tribes in words and as JSON. Figures that no
//! source has are marked with †.

use five_tribes::{Catalogue, Djinn, Item, Resource, Set, Thief, Tile, catalogue, words};
use serde_json::{Value, json};
use std::fmt::Write;

/// The deck in one line, as the others are listed.
pub(super) fn list() -> String {
    let catalogue = catalogue();
    let (title, counts) = (&catalogue.title, counts(catalogue));
    format!("{:<16} {title}: {counts} († reconstructed in part)\n", catalogue.name)
}

/// How many tiles and cards there are.
fn counts(catalogue: &Catalogue) -> String {
    let total = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
    format!(
        "{} tiles, {} resource cards, {} djinns, {} thieves, {} items",
        total(&mut catalogue.tiles.iter().map(|row| row.count)),
        total(&mut catalogue.resources.iter().map(|row| row.count)),
        catalogue.djinns.len(),
        catalogue.thieves.len(),
        total(&mut catalogue.items.iter().map(|row| row.count)),
    )
}

/// Checks a data file of this game.
pub(super) fn check(text: &str) -> Result<String, String> {
    match Catalogue::parse(text) {
        Ok(read) => Ok(format!("a good deck: {}, {}", read.title, counts(&read))),
        Err(error) => Err(format!("{}, {}: {}", error.card, error.field, error.reason)),
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

/// A heading for the cards of a box, where it is not the base game.
const fn of_set(set: Set) -> &'static str {
    match set {
        Set::Base => "",
        Set::Thieves => " (Thieves)",
        Set::Artisans => " (Artisans)",
    }
}

/// Every tile and card for people.
pub(super) fn as_text() -> String {
    let catalogue = catalogue();
    let mut text = format!("{}\n\nTribes\n", catalogue.title);
    for row in &catalogue.tribes {
        let _ = writeln!(text, "{:<9} {:<9} ×{}", row.id, row.name, row.count);
    }
    text.push_str("\nTiles\n");
    for row in Tile::all().map(Tile::row) {
        let colour = if row.colour.is_some() { words::colour(row.colour) } else { "–" };
        let _ = writeln!(
            text,
            "{:<19} {:<19} {colour:<5} {:>2}  ×{}  {}{}",
            row.id,
            row.name,
            row.value,
            row.count,
            words::action(row.action),
            of_set(row.set),
        );
    }
    text.push_str("\nResource cards\n");
    for row in Resource::all().map(Resource::row) {
        let _ = writeln!(text, "{:<9} {:<9} ×{}", row.id, row.name, row.count);
    }
    text.push_str("\nDjinns\n");
    for row in Djinn::all().map(Djinn::row) {
        let (points, dagger) = (row.points, mark(row.reconstructed));
        let _ = writeln!(
            text,
            "{:<10} {:<10} {points:>2}{dagger:<1} VP  {:<28}  {}{}",
            row.id,
            row.name,
            words::cost(row.cost),
            row.text,
            of_set(row.set),
        );
    }
    text.push_str("\nThieves\n");
    for row in Thief::all().map(Thief::row) {
        let tribe = format!("{} ({})", row.tribe.name(), row.tribe);
        let (id, name, points, does) = (&row.id, &row.name, row.points, &row.text);
        let _ =
            writeln!(text, "{id:<9} {name:<9} {points} VP  {tribe:<16} {does}{}", of_set(row.set));
    }
    text.push_str("\nItems (Artisans)\n");
    for row in Item::all().map(Item::row) {
        let dagger = mark(row.reconstructed);
        let worth = match row.magic {
            Some(_) => row.text.clone(),
            None => format!("{}{dagger} VP", row.points),
        };
        let (id, name, count) = (&row.id, &row.name, row.count);
        let _ = writeln!(text, "{id:<9} {name:<17} ×{count}{dagger:<1}  {worth}");
    }
    text.push_str("\n† reconstructed: no source has this figure\n");
    text
}

/// Every tile and card for programs.
pub(super) fn as_json() -> Value {
    let catalogue = catalogue();
    let tile = |row: &five_tribes::TileRow| {
        json!({
            "id": row.id,
            "name": row.name,
            "colour": row.colour.map(|colour| words::colour(Some(colour))),
            "value": row.value,
            "count": row.count,
            "action": words::action(row.action),
            "set": set(row.set),
        })
    };
    let djinn = |row: &five_tribes::DjinnRow| {
        json!({
            "id": row.id,
            "name": row.name,
            "vp": row.points,
            "cost": words::cost(row.cost),
            "effect": row.text,
            "set": set(row.set),
            "reconstructed": row.reconstructed,
        })
    };
    let thief = |row: &five_tribes::ThiefRow| {
        json!({
            "id": row.id,
            "name": row.name,
            "tribe": row.tribe,
            "vp": row.points,
            "effect": row.text,
            "set": set(row.set),
        })
    };
    let item = |row: &five_tribes::ItemRow| {
        json!({
            "id": row.id,
            "name": row.name,
            "count": row.count,
            "vp": row.points,
            "magic": row.magic.is_some(),
            "effect": row.text,
            "reconstructed": row.reconstructed,
        })
    };
    let counted = |id: &str, name: &str, count: u8| json!({"id": id, "name": name, "count": count});
    let tribes = catalogue.tribes.iter().map(|row| counted(&row.id, &row.name, row.count));
    let resources = catalogue.resources.iter().map(|row| counted(&row.id, &row.name, row.count));
    json!({
        "name": catalogue.name,
        "title": catalogue.title,
        "tribes": tribes.collect::<Vec<_>>(),
        "tiles": catalogue.tiles.iter().map(tile).collect::<Vec<_>>(),
        "resources": resources.collect::<Vec<_>>(),
        "djinns": catalogue.djinns.iter().map(djinn).collect::<Vec<_>>(),
        "thieves": catalogue.thieves.iter().map(thief).collect::<Vec<_>>(),
        "items": catalogue.items.iter().map(item).collect::<Vec<_>>(),
    })
}
