//! `caravanserai deck`: list, show and check decks of cards.

use crate::Failure;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;
use targi::{Bundle, Deck, Field, GoodsCard, TribeCard, border, words};

/// What to do with decks.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the decks that the program brings along.
    List,
    /// Show every card of a deck.
    Show {
        /// The deck's name, as `deck list` tells it.
        name: String,
        /// Write JSON, for programs.
        #[arg(long)]
        json: bool,
    },
    /// Check a deck file and explain every mistake.
    Check {
        /// The file.
        file: PathBuf,
    },
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List => print!("{}", list()),
        Command::Show { name, json } => {
            let deck = Deck::all().into_iter().find(|deck| deck.name == *name);
            let deck =
                deck.ok_or_else(|| format!("there is no deck `{name}`; there is {}", names()))?;
            if *json {
                println!("{}", serde_json::to_string_pretty(&as_json(&deck))?);
            } else {
                print!("{}", as_text(&deck));
            }
        }
        Command::Check { file } => {
            let name = file.display();
            let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
            let deck = Deck::parse(&text).map_err(|errors| {
                let lines: Vec<String> =
                    errors.0.iter().map(|error| format!("{name}: {error}")).collect();
                lines.join("\n")
            })?;
            println!("{name}: a good deck: {}, {}", deck.title, counts(&deck));
        }
    }
    Ok(())
}

fn names() -> String {
    Deck::all().iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ")
}

fn counts(deck: &Deck) -> String {
    format!("{} tribe cards, {} goods cards", deck.tribe.len(), deck.goods.len())
}

fn list() -> String {
    let line = |deck: &Deck| format!("{:<12} {}: {}\n", deck.name, deck.title, counts(deck));
    Deck::all().iter().map(|deck| line(deck)).collect()
}

fn as_text(deck: &Deck) -> String {
    let mut text = format!("{}\n\nTribe cards\n", deck.title);
    for card in &deck.tribe {
        let mark = if card.reconstructed { " (reconstructed)" } else { "" };
        let line = format!(
            "{:<4} {:<12} {:<14} {:>2} VP  {:<9}  {}{mark}",
            card.id,
            words::symbol(card.symbol),
            words::cost(&card.cost),
            card.vp,
            words::timing(card.effect.timing()),
            words::effect(&card.effect),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push_str("\nGoods cards\n");
    for card in &deck.goods {
        let _ = writeln!(text, "{:<4} {}", card.id, words::goods_card(card));
    }
    text.push_str("\nBorder fields\n");
    for field in Field::all() {
        let border = border(field);
        let _ =
            writeln!(text, "{field:>2}  {:<17} {}", border.name(), words::border_action(border));
    }
    text
}

fn as_json(deck: &Deck) -> Value {
    json!({
        "name": deck.name,
        "title": deck.title,
        "tribe": deck.tribe.iter().map(tribe_json).collect::<Vec<_>>(),
        "goods": deck.goods.iter().map(goods_json).collect::<Vec<_>>(),
        "border": Field::all().map(|field| json!({
            "field": field,
            "name": border(field).name(),
            "action": words::border_action(border(field)),
        })).collect::<Vec<_>>(),
    })
}

fn tribe_json(card: &TribeCard) -> Value {
    json!({
        "id": card.id,
        "symbol": words::symbol(card.symbol),
        "costs": card.cost.ways().map(|way| amounts(&way)).collect::<Vec<_>>(),
        "vp": card.vp,
        "timing": words::timing(card.effect.timing()),
        "effect": words::effect(&card.effect),
        "reconstructed": card.reconstructed,
    })
}

fn goods_json(card: &GoodsCard) -> Value {
    json!({"id": card.id, "gives": amounts(&card.gives), "goods_of_choice": card.choice})
}

/// Only what there is any of.
fn amounts(bundle: &Bundle) -> Value {
    let mut value = json!(bundle);
    if let Value::Object(map) = &mut value {
        map.retain(|_, amount| *amount != json!(0));
    }
    value
}
