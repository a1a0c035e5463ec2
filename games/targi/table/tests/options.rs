//! Why options and deck files are refused, in words.

use caravanserai_core::Game;
use serde_json::{Map, Value, json};
use targi::{Deck, State, Symbol};
use targi_table::TargiTable;
use words::{AnyVocabulary, Language};

/// A deck file with a card of its own, 44 bundled ones, a goods card and three dunes.
fn good() -> String {
    let mut ids = Vec::new();
    for symbol in Symbol::ALL {
        let skip = usize::from(symbol == Symbol::Oasis);
        let cards = Deck::base().tribe.iter().filter(|card| card.symbol == symbol);
        ids.extend(cards.skip(skip).map(|card| format!("\"{}\"", card.id)));
    }
    format!(
        r#"name = "mine"
game = "targi"
title = "Mine"
cards = [{}]

[[tribe]]
id = "M00"
symbol = "oasis"
cost = "1D 2S (1G)"
vp = 1
bracket_vp = 2
timing = "permanent"
effect = {{ more_water = {{ water = 2 }} }}

[[goods]]
gives = "1 good 2W"
count = 1

[[dune]]
id = "N00"
effect = {{ display = {{ vp = 3 }} }}

[[dune]]
id = "N01"
effect = "any_border"

[[dune]]
id = "N02"
effect = "any_border"
"#,
        ids.join(", ")
    )
}

/// What is said of options that cannot be used.
#[track_caller]
fn refused(language: Language, options: Value) -> String {
    let Value::Object(named) = options else { panic!("options by name") };
    let error = State::read_options(&named).expect_err("they cannot be used");
    <dyn AnyVocabulary>::of::<TargiTable>().option_error(language, &error)
}

/// What is said of a deck file, mistake by mistake.
#[track_caller]
fn mistakes(language: Language, deck: &str) -> Vec<String> {
    let said = refused(language, json!({"tribe_deck": "custom", "deck": deck}));
    let (_, said) = said.split_once("ption `deck`: ").expect("the option");
    said.lines().map(str::to_owned).collect()
}

/// A mistake: what stands in place of what, what is said of it in English and German.
type Mistake = (&'static str, &'static str, &'static str, &'static str);

const MISTAKES: &[Mistake] = &[
    (
        "game = \"targi\"",
        "game = \"chess\"",
        "line 2, column 8: this program reads decks of the game \"targi\"",
        "Zeile 2, Spalte 8: dieses Programm liest Decks des Spiels \"targi\"",
    ),
    (
        "\"mine\"",
        "\"my deck\"",
        "line 1, column 8: a deck's name is up to 40 letters, digits, - and _",
        "Zeile 1, Spalte 8: der Name eines Decks hat bis zu 40 Buchstaben, Ziffern, - und _",
    ),
    (
        "\"B01\", \"B02\"",
        "\"B01\", \"B01\"",
        "line 4, column 17: the card `B01` is there twice",
        "Zeile 4, Spalte 17: die Karte `B01` kommt zweimal vor",
    ),
    (
        "\"B01\"",
        "\"B99\"",
        "line 4, column 10: no bundled deck has a card `B99`",
        "Zeile 4, Spalte 10: kein mitgeliefertes Deck hat eine Karte `B99`",
    ),
    (
        "\"B01\", ",
        "",
        "line 4, column 10: a deck has 9 oasis cards, this one has 8",
        "Zeile 4, Spalte 10: ein Deck hat 9 Karten mit dem Symbol `oasis`, dieses hat 8",
    ),
    (
        "\"M00\"",
        "\"my card\"",
        "line 7, column 6: card my card: an id is up to 12 letters, digits, - and _",
        "Zeile 7, Spalte 6: Karte my card: eine Kennung hat bis zu 12 Buchstaben, Ziffern, - und _",
    ),
    (
        "\"M00\"",
        "\"N18\"",
        "line 7, column 6: card N18: an id such as N18 or G05 is that of a dune or goods card",
        "Zeile 7, Spalte 6: Karte N18: Kennungen wie N18 oder G05 gehören Dünen und Warenkarten",
    ),
    (
        "\"M00\"",
        "\"B01\"",
        "line 7, column 6: card B01: the id `B01` is there twice",
        "Zeile 7, Spalte 6: Karte B01: die Kennung `B01` kommt zweimal vor",
    ),
    (
        "1D 2S (1G)",
        "1X 2S (1G)",
        "line 9, column 8: card M00: cost: `1X` is no amount such as `2D` or `1G`",
        "Zeile 9, Spalte 8: Karte M00: cost: `1X` ist keine Menge wie `2D` oder `1G`",
    ),
    (
        "1D 2S (1G)",
        "1D 2D (1G)",
        "line 9, column 8: card M00: cost: `D` is counted twice",
        "Zeile 9, Spalte 8: Karte M00: cost: `D` ist zweimal gezählt",
    ),
    (
        "1D 2S (1G)",
        "1D 20S (1G)",
        "line 9, column 8: card M00: cost: 1D 20S is more than 6 of a kind",
        "Zeile 9, Spalte 8: Karte M00: cost: 1D 20S ist mehr als 6 von einer Art",
    ),
    (
        "1D 2S (1G)",
        "1D 2S (1V)",
        "line 9, column 8: card M00: cost: a bracket holds goods, gold or water",
        "Zeile 9, Spalte 8: Karte M00: cost: in einer Klammer stehen Waren, Gold oder Wasser",
    ),
    (
        "1D 2S (1G)",
        "2V (1G)",
        "line 9, column 8: card M00: cost: cards are not paid with victory points",
        "Zeile 9, Spalte 8: Karte M00: cost: Karten werden nicht mit Siegpunkten bezahlt",
    ),
    (
        "1D 2S (1G)",
        "1D / 2S / 1P (1G)",
        "line 9, column 8: card M00: cost: there are at most two ways to pay",
        "Zeile 9, Spalte 8: Karte M00: cost: höchstens zwei Arten zu bezahlen sind möglich",
    ),
    (
        "1 good 2W",
        "9 goods 2W",
        "line 16, column 9: gives: a card brings 1 to 6 goods of choice",
        "Zeile 16, Spalte 9: gives: eine Karte bringt 1 bis 6 Waren nach Wahl",
    ),
    (
        "vp = 1",
        "vp = 99",
        "line 10, column 6: card M00: vp: no card has more than 12",
        "Zeile 10, Spalte 6: Karte M00: vp: keine Karte hat mehr als 12",
    ),
    (
        "bracket_vp = 2",
        "bracket_vp = 0",
        "line 11, column 14: card M00: bracket_vp: a cost in brackets and its points go together",
        "Zeile 11, Spalte 14: Karte M00: bracket_vp: Kosten in Klammern und ihre Punkte gehören \
         zusammen",
    ),
    (
        "\"permanent\"",
        "\"scoring\"",
        "line 12, column 10: card M00: timing: this effect is permanent",
        "Zeile 12, Spalte 10: Karte M00: timing: diese Wirkung ist `permanent`",
    ),
    (
        "water = 2 ",
        "water = 9 ",
        "line 13, column 10: card M00: effect: water is 9, not from 1 to 6",
        "Zeile 13, Spalte 10: Karte M00: effect: `water` ist 9, möglich sind 1 bis 6",
    ),
    (
        "\"permanent\"\neffect = { more_water = { water = 2 } }",
        "\"immediate\"\neffect = { treasure = { goods = 0, gold = 0, water = 0, vp = 0 } }",
        "line 13, column 10: card M00: effect: a treasure holds something",
        "Zeile 13, Spalte 10: Karte M00: effect: ein Schatz enthält etwas",
    ),
    (
        "count = 1",
        "count = 6",
        "line 16, column 9: a deck adds up to 5 goods cards to those of the base game, or has 19 \
         to 24 in all; this one has 6",
        "Zeile 16, Spalte 9: ein Deck fügt denen des Grundspiels bis zu 5 Warenkarten hinzu oder \
         hat insgesamt 19 bis 24; dieses hat 6",
    ),
    (
        "\n[[dune]]\nid = \"N02\"\neffect = \"any_border\"\n",
        "",
        "line 20, column 6: a deck has 3 to 20 dunes, or none; this one has 2",
        "Zeile 20, Spalte 6: ein Deck hat 3 bis 20 Dünen oder keine; dieses hat 2",
    ),
    (
        "\"N01\"",
        "\"sea\"",
        "line 24, column 6: the id of a dune is N and two digits, such as N07",
        "Zeile 24, Spalte 6: die Kennung einer Düne ist N und zwei Ziffern, etwa N07",
    ),
];

#[test]
fn a_mistake_in_a_deck_is_told_with_line_card_and_reason_in_every_language() {
    let good = good();
    assert!(Deck::parse(&good).is_ok());
    for (right, wrong, english, german) in MISTAKES {
        assert!(good.contains(right), "{right}");
        let deck = good.replacen(right, wrong, 1);
        for (language, sentence) in [(Language::English, english), (Language::German, german)] {
            let said = mistakes(language, &deck);
            let told = said.iter().any(|said| said == sentence);
            assert!(told, "{sentence}\n{said:#?}");
        }
    }
}

#[test]
fn cards_that_heap_up_are_told_with_their_sum() {
    let second = "\n[[tribe]]\nid = \"M01\"\nsymbol = \"oasis\"\ncost = \"1D\"\nvp = 1\n\
                  timing = \"permanent\"\neffect = { more_water = { water = 6 } }\n";
    let deck = good().replacen("\"B01\", ", "", 1) + second;
    assert_eq!(
        mistakes(Language::English, &deck),
        ["line 37, column 10: card M01: effect: with this card the water of all \
             more_water cards is 8, more than 6"]
    );
    assert_eq!(
        mistakes(Language::German, &deck),
        ["Zeile 37, Spalte 10: Karte M01: effect: mit dieser Karte ist die \
             Summe von `water` aller Karten mit `more_water` 8, mehr als 6"]
    );
}

#[test]
fn more_cards_than_any_deck_has_are_counted() {
    let many: String = (0..300)
        .map(|n| {
            format!("\n[[tribe]]\nid = \"Z{n}\"\nsymbol = \"oasis\"\ncost = \"1D\"\nvp = 1\ntiming = \"plain\"\n")
        })
        .collect();
    let deck = good() + &many;
    for (language, sentence) in [
        (Language::English, "301 tribe cards are more than any deck has"),
        (Language::German, "301 Stammeskarten sind mehr, als ein Deck hat"),
    ] {
        let said = mistakes(language, &deck);
        assert!(said.iter().any(|said| said.ends_with(sentence)), "{said:#?}");
    }
}

#[test]
fn what_the_parser_says_is_told_as_it_is() {
    let deck = good().replacen("more_water", "more_sand", 1);
    let said = refused(Language::German, json!({"tribe_deck": "custom", "deck": deck}));
    let place = "Option `deck`: Zeile 13, Spalte 12: Karte M00: unknown variant `more_sand`";
    assert!(said.starts_with(place), "{said}");
}

#[test]
fn an_option_that_cannot_be_used_is_explained() {
    for (options, english, german) in [
        (
            json!({"same_tokens": ["joker", "targi", "waiver"]}),
            "option `same_tokens`: it goes with \"tokens\": \"same\"",
            "Option `same_tokens`: sie gehört zu \"tokens\": \"same\"",
        ),
        (
            json!({"easy_start": true}),
            "option `easy_start`: it goes with \"expansion\": true",
            "Option `easy_start`: sie gehört zu \"expansion\": true",
        ),
        (
            json!({"tribe_deck": "custom"}),
            "option `deck`: with \"tribe_deck\": \"custom\" it holds the deck's text",
            "Option `deck`: mit \"tribe_deck\": \"custom\" steht hier der Text der Deckdatei",
        ),
        (
            json!({"border": {"2": "base"}}),
            "option `border`: the expansion has no card of its own for field 2",
            "Option `border`: für Feld 2 hat die Erweiterung keine eigene Karte",
        ),
        (
            json!({"tokens": "many"}),
            "option `tokens` cannot be \"many\"; it takes \"off\", \"secret\", \"random\" or \"same\"",
            "die Option `tokens` kann nicht \"many\" sein; möglich: \"off\", \"secret\", \"random\" oder \
             \"same\"",
        ),
        (
            json!({"border": 5}),
            "option `border` cannot be 5; it takes \"base\" or \"expansion\" by field, as in \
             {\"5\":\"base\"}",
            "die Option `border` kann nicht 5 sein; möglich: \"base\" oder \"expansion\" nach Feldern, \
             etwa {\"5\":\"base\"}",
        ),
    ] {
        assert_eq!(refused(Language::English, options.clone()), english);
        assert_eq!(refused(Language::German, options), german);
    }
    let unknown = refused(Language::German, json!({"colour": 1}));
    let start =
        "die Option `colour` gibt es nicht; dieses Spiel kennt `expansion` (false oder true), ";
    assert!(unknown.starts_with(start), "{unknown}");
    for kind in ["drei Plättchen", "der Text einer Deckdatei", "nach Feldern"] {
        assert!(unknown.contains(kind), "{unknown}");
    }
}

/// The marks of the made-up language close once more for every text within a text.
#[test]
fn nothing_that_is_said_of_options_stands_outside_the_texts() {
    let good = good();
    for (right, wrong, ..) in MISTAKES {
        let deck = good.replacen(right, wrong, 1);
        let said = refused(Language::Marked, json!({"tribe_deck": "custom", "deck": deck}));
        let lines: Vec<&str> = said.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let all = if index + 1 == lines.len() { "⟧⟧⟧" } else { "⟧⟧" };
            assert!(line.ends_with(all), "{line}");
        }
    }
    let every: Map<String, Value> = State::write_options(&targi::Options::default());
    for name in every.keys() {
        let said = refused(Language::Marked, json!({name: {"none": "such"}}));
        assert!(said.starts_with('⟦') && said.ends_with("⟧⟧"), "{said}");
    }
}
