//! Deck files to begin with.

use crate::words::effect;
use ::words::Language;
use serde_json::Value;
use std::fmt::Write;
use targi::{Deck, Effect};

/// A whole file with every field and every effect explained. It is a good
/// deck as it stands.
pub(super) fn text() -> String {
    let mut text = INTRODUCTION.to_owned();
    let listing = Deck::listing("my-deck", "My deck", &Deck::base().tribe);
    let (head, cards) = listing.split_once("\n\n").expect("a head, and cards");
    text += &format!("{head}\n{CARDS}\n{cards}");
    text += EXAMPLE;
    let mut timing = None;
    let mut effects = effects();
    effects.sort_by_key(|effect| effect.timing() as u8);
    for effect in effects {
        if timing.replace(effect.timing()) != Some(effect.timing()) {
            let _ = writeln!(text, "#\n# timing = \"{}\"", effect.timing().name());
        }
        let written = serde_json::to_value(effect).as_ref().map_or(String::new(), toml);
        let words = effect::text(Language::English, &effect).unwrap_or_default();
        let _ = writeln!(text, "# effect = {written}\n#     {words}");
    }
    text
}

/// An example of every effect: each appears on a card of the bundled decks.
fn effects() -> Vec<Effect> {
    let mut effects: Vec<Effect> = Vec::new();
    for card in Deck::all().into_iter().flat_map(|deck| &deck.tribe) {
        let same =
            |known: &Effect| std::mem::discriminant(known) == std::mem::discriminant(&card.effect);
        if card.effect != Effect::None && !effects.iter().any(same) {
            effects.push(card.effect);
        }
    }
    effects
}

/// A value as TOML on one line.
fn toml(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let parts: Vec<String> = map
                .iter()
                .filter(|(_, value)| value.as_u64() != Some(0))
                .map(|(name, value)| format!("{name} = {}", toml(value)))
                .collect();
            format!("{{ {} }}", parts.join(", "))
        }
        other => other.to_string(),
    }
}

const INTRODUCTION: &str = "\
# A deck of tribe cards for Targi.
#
# A deck has exactly nine cards of each of the five symbols, 45 in all.
# `caravanserai deck check FILE` explains every mistake with line and column,
# `caravanserai play --deck FILE` plays with it, with `--expansion` as well.

";

const CARDS: &str = "
# Cards that the program knows are named by their ids: `caravanserai deck show
# targi-base` and `caravanserai deck show targi-expansion` list them.
";

const EXAMPLE: &str = "
# Cards of your own are rows like the one below. Take the hashes away, and an
# id of the same symbol out of the list above.
#
# [[tribe]]
# id = \"M00\"              # up to 12 letters, digits, - and _
# symbol = \"oasis\"        # oasis, camel_rider, well, tent or targia
# cost = \"1D 1S (1G)\"     # D dates, S salt, P pepper, G gold, W water;
#                         # \"1D 2S / 1G\" for two ways to pay;
#                         # in brackets what may be paid on top
# vp = 1                  # victory points at the end of the game
# bracket_vp = 2          # only with brackets: points for paying on top
# timing = \"scoring\"      # plain, immediate, permanent, once or scoring
# effect = { points_for_full_rows = { vp = 1 } }
#                         # not on plain cards
# reconstructed = false   # whether its figures are guessed; may be left out
#
# Goods cards and dunes may follow; without any the bundled ones are played.
# Up to 5 goods cards take the place of those that the expansion adds; 19 to 24
# are all there are. Of dunes there are 3 to 20, with the expansion only;
# `caravanserai deck show targi-expansion` lists every kind.
#
# [[goods]]
# gives = \"2D 1W\"         # or \"1 good 1W\", or \"1G / 3W\" for a choice
# count = 2               # so many of these; may be left out
#
# [[dune]]
# id = \"N00\"              # N and two digits
# effect = { gain = { gives = \"2D 2S\" } }
#
# Every effect, under the timing that its card must have; figures may differ.
";

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = "[[tribe]]\nid = \"X\"\nsymbol = \"oasis\"\ncost = \"1D\"\nvp = 1\n";

    /// A deck with one card of its own that has this timing and effect.
    fn deck_with(timing: &str, effect: &str) -> Result<Deck, targi::DeckErrors> {
        let others = Deck::base().tribe.iter().filter(|card| card.id != "B00");
        let card = format!("{CARD}timing = \"{timing}\"\neffect = {effect}\n");
        Deck::parse(&(Deck::listing("x", "X", others) + &card))
    }

    #[test]
    fn the_file_to_begin_with_is_a_good_deck() {
        let deck = Deck::parse(&text()).unwrap();
        let mut cards = Deck::base().tribe.clone();
        cards.sort_by_key(|card| card.symbol);
        assert_eq!(deck.tribe, cards);
    }

    #[test]
    fn it_names_every_effect_that_a_deck_file_may_have() {
        let error = deck_with("plain", "\"no_such_effect\"").unwrap_err().to_string();
        let known: Vec<&str> = error.split('`').skip(3).step_by(2).collect();
        assert!(known.len() > 40, "{error}");
        for name in known.into_iter().filter(|name| *name != "none") {
            let written = [format!("# effect = \"{name}\""), format!("# effect = {{ {name} = ")];
            assert!(written.iter().any(|form| text().contains(form)), "{name} is missing");
        }
    }

    #[test]
    fn every_example_is_read_as_it_is_written() {
        for effect in effects() {
            let written = toml(&serde_json::to_value(effect).unwrap());
            let deck = deck_with(effect.timing().name(), &written).unwrap();
            assert_eq!(deck.tribe.last().map(|card| card.effect), Some(effect), "{written}");
        }
    }
}
