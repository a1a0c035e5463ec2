//! Decks in words and as JSON.

use crate::TargiTable;
use crate::words::{border as borders, cards, dune as dunes, effect};
use ::words::{Language, Vocabulary, t};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write;
use targi::{Bundle, Deck, Dune, Edition, Field, GoodsCard, Options, Rules, TribeCard, border};

/// How many cards of each kind there are.
pub(super) fn counts(language: Language, deck: &Deck) -> String {
    let (tribe, goods, dunes) = (deck.tribe.len(), deck.goods.len(), deck.dunes.len());
    let kinds = [
        (tribe, t!(language, "deck-count-tribe", count = tribe)),
        (goods, t!(language, "deck-count-goods", count = goods)),
        (dunes, t!(language, "deck-count-dunes", count = dunes)),
    ];
    let kinds = kinds.into_iter().filter(|(count, _)| *count > 0);
    kinds.map(|(_, kind)| kind).collect::<Vec<_>>().join(", ")
}

/// All decks, one a line.
pub(super) fn list(language: Language) -> String {
    let line = |deck: &Deck| {
        let mark = mark(language, deck.tribe.iter().all(|card| card.reconstructed));
        let (title, counts) = (title(language, deck), counts(language, deck));
        format!("{:<16} {title}: {counts}{mark}\n", deck.name)
    };
    Deck::all().iter().map(|deck| line(deck)).collect()
}

/// What one of the decks of the box is called.
fn title(language: Language, deck: &Deck) -> String {
    let name = match edition(deck) {
        Edition::Base => t!(language, "deck-base"),
        Edition::Expansion => t!(language, "deck-expansion"),
    };
    format!("{}: {name}", TargiTable::title(language))
}

/// The border that goes with a deck.
fn edition(deck: &Deck) -> Edition {
    if deck.name == Deck::expansion().name { Edition::Expansion } else { Edition::Base }
}

/// The rules of a game with that border.
fn rules(deck: &Deck) -> Rules {
    let expansion = edition(deck) == Edition::Expansion;
    Rules::of(&Options { expansion, ..Options::default() })
}

fn mark(language: Language, reconstructed: bool) -> String {
    match reconstructed {
        true => format!(" {}", cards::reconstructed(language)),
        false => String::new(),
    }
}

fn text_of(language: Language, card: &TribeCard) -> Cow<'static, str> {
    effect::text(language, &card.effect).unwrap_or_default()
}

/// Every card for people.
pub(super) fn as_text(language: Language, deck: &Deck) -> String {
    let l = language;
    let mut text = format!("{}\n\n{}\n", title(l, deck), t!(l, "deck-tribe-cards"));
    let costs = deck.tribe.iter().map(|card| card.cost.to_string().len());
    let cost_width = costs.max().unwrap_or_default();
    for card in &deck.tribe {
        let points = match card.bracket_vp {
            0 => card.vp.to_string(),
            more => format!("{} (+{more})", card.vp),
        };
        let line = format!(
            "{:<4} {:<12} {:<cost_width$} {:>9}  {}",
            card.id,
            cards::symbol(l, card.symbol),
            card.cost.to_string(),
            t!(l, "amount-vp", count = points),
            format!("{}{}", text_of(l, card), mark(l, card.reconstructed)).trim_start(),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "\n{}", t!(l, "deck-goods-cards"));
    for card in &deck.goods {
        let (brings, mark) = (cards::goods_brings(l, card), mark(l, card.reconstructed));
        let _ = writeln!(text, "{:<4} {brings}{mark}", card.id);
    }
    if !deck.dunes.is_empty() {
        let _ = writeln!(text, "\n{}", t!(l, "deck-dunes"));
    }
    for dune in &deck.dunes {
        let (effect, mark) = (dunes::text(l, &dune.effect), mark(l, dune.reconstructed));
        let _ = writeln!(text, "{:<4} {effect}{mark}", dune.id);
    }
    let _ = writeln!(text, "\n{}", t!(l, "deck-border"));
    for field in Field::all() {
        let border = border(field, edition(deck));
        let name = borders::name(l, &rules(deck), field);
        let mark = borders::reconstructed(l, border).map(|what| format!(" ({what})"));
        let (number, action) = (field.number(), borders::text(l, border));
        let _ = writeln!(text, "{number:>2}  {name:<18} {action}{}", mark.unwrap_or_default());
    }
    text
}

/// Every card for programs.
pub(super) fn as_json(language: Language, deck: &Deck) -> Value {
    let border = |field| {
        let border = border(field, edition(deck));
        json!({
            "field": field,
            "name": borders::name(language, &rules(deck), field),
            "action": borders::text(language, border),
            "reconstructed": borders::reconstructed(language, border),
        })
    };
    let tribe = |card| tribe_json(language, card);
    let dune = |dune| dune_json(language, dune);
    json!({
        "name": deck.name,
        "title": title(language, deck),
        "tribe": deck.tribe.iter().map(tribe).collect::<Vec<_>>(),
        "goods": deck.goods.iter().map(goods_json).collect::<Vec<_>>(),
        "dunes": deck.dunes.iter().map(dune).collect::<Vec<_>>(),
        "border": Field::all().map(border).collect::<Vec<_>>(),
    })
}

fn tribe_json(language: Language, card: &TribeCard) -> Value {
    json!({
        "id": card.id,
        "symbol": cards::symbol(language, card.symbol),
        "costs": card.cost.ways().map(|way| amounts(&way)).collect::<Vec<_>>(),
        "bracket_cost": card.cost.bracket.as_ref().map(amounts),
        "vp": card.vp,
        "bracket_vp": card.bracket_vp,
        "timing": card.effect.timing(),
        "effect": text_of(language, card),
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

fn dune_json(language: Language, dune: &Dune) -> Value {
    json!({
        "id": dune.id,
        "effect": dunes::text(language, &dune.effect),
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
