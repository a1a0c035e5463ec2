//! Decks in words and as JSON.

use crate::terminal::origin;
use serde_json::{Value, json};
use std::fmt::Write;
use targi::{Bundle, Deck, Dune, Edition, Field, GoodsCard, TribeCard, border, words};

/// How many cards of each kind there are.
pub(super) fn counts(deck: &Deck) -> String {
    let kinds = [
        (deck.tribe.len(), "tribe cards"),
        (deck.goods.len(), "goods cards"),
        (deck.dunes.len(), "dunes"),
    ];
    let kinds = kinds.iter().filter(|(count, _)| *count > 0);
    kinds.map(|(count, kind)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

/// All decks, one a line.
pub(super) fn list() -> String {
    let line = |deck: &Deck| {
        let own = deck.tribe.iter().all(|card| card.reconstructed);
        let mark = if own { " (reconstructed)" } else { "" };
        format!("{:<16} {}: {}{mark}\n", deck.name, deck.title, counts(deck))
    };
    Deck::all().iter().map(|deck| line(deck)).collect()
}

/// The border that goes with a deck.
fn edition(deck: &Deck) -> Edition {
    if deck.name == Deck::expansion().name { Edition::Expansion } else { Edition::Base }
}

const fn mark(reconstructed: bool) -> &'static str {
    if reconstructed { " (reconstructed)" } else { "" }
}

/// Every card for people.
pub(super) fn as_text(deck: &Deck) -> String {
    let mut text = format!("{}\n\nTribe cards\n", deck.title);
    let cost_width =
        deck.tribe.iter().map(|card| words::cost(&card.cost).len()).max().unwrap_or_default();
    for card in &deck.tribe {
        let line = format!(
            "{:<4} {:<12} {:<cost_width$} {:>6} VP  {:<9}  {}{}",
            card.id,
            words::symbol(card.symbol),
            words::cost(&card.cost),
            words::points(card),
            words::timing(card.effect.timing()),
            words::effect(&card.effect),
            mark(card.reconstructed),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push_str("\nGoods cards\n");
    for card in &deck.goods {
        let mark = mark(card.reconstructed);
        let _ = writeln!(text, "{:<4} {}{mark}", card.id, words::goods_card(card));
    }
    if !deck.dunes.is_empty() {
        text.push_str("\nDunes\n");
    }
    for dune in &deck.dunes {
        let mark = mark(dune.reconstructed);
        let _ = writeln!(text, "{:<4} {}{mark}", dune.id, words::dune(&dune.effect));
    }
    text.push_str("\nBorder fields\n");
    for field in Field::all() {
        let border = border(field, edition(deck));
        let action = words::border_action(border);
        let mark = origin::reconstructed(border).map_or(String::new(), |what| format!(" ({what})"));
        let _ = writeln!(text, "{:>2}  {:<17} {action}{mark}", field.number(), border.name());
    }
    text
}

/// Every card for programs.
pub(super) fn as_json(deck: &Deck) -> Value {
    let border = |field| {
        let border = border(field, edition(deck));
        json!({
            "field": field,
            "name": border.name(),
            "action": words::border_action(border),
            "reconstructed": origin::reconstructed(border),
        })
    };
    json!({
        "name": deck.name,
        "title": deck.title,
        "tribe": deck.tribe.iter().map(tribe_json).collect::<Vec<_>>(),
        "goods": deck.goods.iter().map(goods_json).collect::<Vec<_>>(),
        "dunes": deck.dunes.iter().map(dune_json).collect::<Vec<_>>(),
        "border": Field::all().map(border).collect::<Vec<_>>(),
    })
}

fn tribe_json(card: &TribeCard) -> Value {
    json!({
        "id": card.id,
        "symbol": words::symbol(card.symbol),
        "costs": card.cost.ways().map(|way| amounts(&way)).collect::<Vec<_>>(),
        "bracket_cost": card.cost.bracket.as_ref().map(amounts),
        "vp": card.vp,
        "bracket_vp": card.bracket_vp,
        "timing": words::timing(card.effect.timing()),
        "effect": words::effect(&card.effect),
        "reconstructed": card.reconstructed,
    })
}

fn goods_json(card: &GoodsCard) -> Value {
    json!({
        "id": card.id,
        "gives": amounts(&card.gives),
        "goods_of_choice": card.choice,
        "or": card.or.as_ref().map(amounts),
        "reconstructed": card.reconstructed,
    })
}

fn dune_json(dune: &Dune) -> Value {
    json!({
        "id": dune.id,
        "effect": words::dune(&dune.effect),
        "reconstructed": dune.reconstructed,
    })
}

/// Only what there is any of.
fn amounts(bundle: &Bundle) -> Value {
    let mut value = json!(bundle);
    if let Value::Object(map) = &mut value {
        map.retain(|_, amount| *amount != json!(0));
    }
    value
}
