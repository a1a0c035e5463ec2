//! The deck tool, run as a person would run it.

use crate::file;

#[track_caller]
fn told(arguments: &[&str]) -> String {
    crate::told(arguments, "")
}

#[track_caller]
fn refused(arguments: &[&str]) -> String {
    crate::refused(1, arguments)
}

/// The id of the open tribe card of a table, as in `Open tribe card: Well B07, …`.
fn open_card(table: &str) -> &str {
    let named = table.split("Open tribe card: ").nth(1).and_then(|rest| rest.split(',').next());
    named.and_then(|named| named.split(' ').next_back()).expect("a card lies open")
}

/// A game of a few choices, recorded.
fn record(name: &str, options: &[&str]) -> String {
    let record = file(name);
    let mut arguments = vec!["play", "--plain", "--seed", "rest", "--save", &record];
    arguments.extend(options);
    told(&arguments);
    record
}

#[test]
fn all_decks_are_listed_and_what_is_reconstructed_is_marked() {
    let list = told(&["deck", "list"]);
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 3, "{list}");
    let five =
        "36 tiles, 54 resource cards, 25 djinns, 6 thieves, 18 items († reconstructed in part)";
    assert!(lines[2].starts_with("five-tribes ") && lines[2].ends_with(five), "{list}");
    assert!(lines[0].starts_with("targi-base ") && lines[0].contains("45 tribe cards, 19 goods"));
    assert!(lines[1].contains("45 tribe cards, 5 goods cards, 20 dunes (reconstructed)"), "{list}");
}

#[test]
fn the_expansion_is_shown_with_brackets_dunes_and_its_own_border() {
    let text = told(&["deck", "show", "targi-expansion"]);
    for line in [
        "E02  Oasis        1D 1S 1P (1G)       1 (+2) VP  (reconstructed)",
        "N18  Lay this dune in the next free place of a row of your display. It counts 1 VP and as \
         any symbol in its row; it is one of the twelve cards. (reconstructed)",
        "13  Water hole         Take 2 water. (the amount is reconstructed)",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line} is missing in\n{text}");
    }
    assert!(!text.contains("Caravan"), "{text}");
    assert!(told(&["deck", "show", "targi-base"]).contains("Caravan"));
}

#[test]
fn decks_are_shown_in_the_language_that_is_asked_for() {
    let text = told(&["deck", "show", "targi-base", "--lang", "de"]);
    for line in [
        "Targi: Grundspiel",
        "Stammeskarten",
        "13  Karawane           Zieh die oberste Warenkarte und nimm, was sie bringt.",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line} is missing in\n{text}");
    }
    let deck = told(&["deck", "show", "targi-base", "--json", "--lang", "de"]);
    let deck: serde_json::Value = serde_json::from_str(&deck).expect("it is JSON");
    assert_eq!(deck["border"][0]["name"], "Adliger");
    assert_eq!(
        (&deck["tribe"][0]["symbol"], &deck["tribe"][0]["timing"]),
        (&"Oase".into(), &"plain".into())
    );
}

#[test]
fn a_deck_is_shown_as_json_for_programs() {
    let deck = told(&["deck", "show", "targi-expansion", "--json"]);
    let deck: serde_json::Value = serde_json::from_str(&deck).expect("it is JSON");
    assert_eq!(deck["tribe"].as_array().map(Vec::len), Some(45));
    assert_eq!(deck["dunes"].as_array().map(Vec::len), Some(20));
    let card = &deck["tribe"][2];
    assert_eq!(card["bracket_cost"], serde_json::json!({"gold": 1}));
    assert_eq!((&card["bracket_vp"], &card["vp"]), (&2.into(), &1.into()));
    assert_eq!(card["reconstructed"], true);
    assert_eq!(deck["border"][12]["name"], "Water hole");
}

#[test]
fn five_tribes_is_shown_with_every_card_and_reconstructed_figures_marked() {
    let text = told(&["deck", "show", "five-tribes"]);
    for line in [
        "sacred-15           Sacred place        blue, worth 15 ×1  For 2 Elders, or 1 Elder and 1 \
         Fakir, you may take one of the open djinns (or, if thieves are played, the open thief).",
        "fakir     Fakir     ×18",
        "leta       Leta        4  pts  1 Elder and another Elder or a Fakir        Put a camel on a \
         tile without camel, meeple, palm or palace: it is yours.",
        "crown     Crown                 ×2†  Precious: 9 points at the end. (2 in the game; the \
         number is reconstructed.)",
        "† reconstructed: no source has this figure",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line} is missing in\n{text}");
    }
    assert!(text.contains("morgiane   Morgiane    6† pts"), "{text}");
    let deck = told(&["deck", "show", "five-tribes", "--json"]);
    let deck: serde_json::Value = serde_json::from_str(&deck).expect("it is JSON");
    for (part, kinds) in
        [("tiles", 11), ("resources", 10), ("djinns", 25), ("thieves", 6), ("items", 10)]
    {
        assert_eq!(deck[part].as_array().map(Vec::len), Some(kinds), "{part}");
    }
    let djinn = |id: &str| {
        let djinns = deck["djinns"].as_array().expect("a list");
        djinns.iter().find(|djinn| djinn["id"] == id).expect("the djinn").clone()
    };
    assert_eq!(djinn("leta")["reconstructed"], false);
    assert_eq!((&djinn("geb")["vp"], &djinn("geb")["reconstructed"]), (&6.into(), &true.into()));
}

#[test]
fn the_cards_of_five_tribes_are_told_in_the_language_asked_for() {
    let text = told(&["deck", "show", "five-tribes", "--lang", "de"]);
    for line in [
        "Stämme",
        "white     Ältester   ×20",
        "fakir     Fakir     ×18",
        "† rekonstruiert: keine Quelle nennt diese Zahl",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line} is missing in\n{text}");
    }
    let deck = told(&["deck", "show", "five-tribes", "--json", "--lang", "de"]);
    let deck: serde_json::Value = serde_json::from_str(&deck).expect("it is JSON");
    let village = &deck["tiles"][0];
    assert_eq!((&village["id"], &village["name"]), (&"village".into(), &"Dorf".into()));
    let boaz = deck["djinns"].as_array().and_then(|all| all.iter().find(|row| row["id"] == "boaz"));
    let effect = "Assassinen können die Figuren nicht töten, die du vor dir behältst.";
    assert_eq!(boaz.expect("Boaz")["effect"], effect);
}

#[test]
fn the_data_of_five_tribes_is_checked_and_a_mistake_is_told_with_its_card() {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/five-tribes/rules/decks/five-tribes.toml");
    assert!(told(&["deck", "check", path]).contains("a good deck: Five Tribes with the Thieves"));
    let text = std::fs::read_to_string(path).expect("the deck");
    let wrong = file("wrong-tribes.toml");
    std::fs::write(&wrong, text.replace("id = \"leta\"", "id = \"utug\"")).expect("written");
    let error = refused(&["deck", "check", &wrong]);
    assert!(error.contains(&format!("{wrong}: utug, id: another card has this id too")), "{error}");
}

#[test]
fn an_unknown_deck_is_told_which_there_are() {
    let error = refused(&["deck", "show", "targi"]);
    assert!(error.contains("there is targi-base, targi-expansion, five-tribes"), "{error}");
}

#[test]
fn a_new_deck_is_good_is_not_overwritten_and_can_be_played() {
    let new = file("new.toml");
    told(&["deck", "new", &new]);
    assert!(told(&["deck", "check", &new]).contains("a good deck: My deck, 45 tribe cards"));
    assert!(refused(&["deck", "new", &new]).contains(&new));
    assert_eq!(std::fs::read_to_string(&new).expect("it is there"), told(&["deck", "new"]));
    let told = told(&["play", "--plain", "--expansion", "--deck", &new, "--seed", "d"]);
    assert!(open_card(&told).starts_with('B'), "{told}");
}

#[test]
fn every_mistake_of_a_deck_is_told_with_line_and_column() {
    let deck = file("mistakes.toml");
    let text = told(&["deck", "new"])
        .replacen("game = \"targi\"", "game = \"chess\"", 1)
        .replacen("\"B01\"", "\"B99\"", 1)
        .replacen("\"B02\"", "\"B00\"", 1);
    std::fs::write(&deck, &text).expect("it can be written");
    let line = |start: &str| {
        1 + text.lines().position(|line| line.trim_start().starts_with(start)).expect("a line")
    };
    let ids = line("\"B00\"");
    let error = refused(&["deck", "check", &deck]);
    for reason in [
        format!("{deck}: line {}, column 8: this program reads decks", line("game")),
        format!("{deck}: line {ids}, column 12: no bundled deck has a card `B99`"),
        format!("{deck}: line {ids}, column 19: the card `B00` is there twice"),
        "a deck has 9 oasis cards, this one has 7".to_owned(),
    ] {
        assert!(error.contains(&reason), "{reason} is missing in\n{error}");
    }
    let refused = refused(&["play", "--plain", "--deck", &deck]);
    assert!(refused.contains("no bundled deck has a card `B99`"), "{refused}");
}

/// A card of one's own, in a deck that lacks one Oasis.
const CARD: [&str; 7] = [
    "[[tribe]]",
    r#"id = "M00""#,
    r#"symbol = "oasis""#,
    r#"cost = "1D 1S (1G)""#,
    "vp = 1",
    "bracket_vp = 2",
    r#"timing = "plain""#,
];

/// The deck with one line of the card replaced, and the number of that line.
fn deck_with(line: usize, replacement: &str) -> (String, usize) {
    let text = told(&["deck", "new"]).replacen("\"B00\", ", "", 1);
    let before = text.lines().count();
    let mut card = CARD;
    card[line] = replacement;
    (format!("{text}{}\n", card.join("\n")), before + line + 1)
}

#[test]
fn each_kind_of_mistake_is_explained_where_it_is() {
    let mistakes = [
        (0, "[[tribe]", 9, "expected"),
        (1, r#"id = "B01""#, 6, "card B01: the id `B01` is there twice"),
        (1, r#"id = "two words""#, 6, "an id is up to 12 letters, digits, - and _"),
        (2, r#"symbol = "palm""#, 10, "card M00: unknown variant `palm`, expected one of `oasis`"),
        (3, r#"cost = "1D 2X (1G)""#, 8, "card M00: cost: "),
        (3, r#"cost = "1D / 1S / 1P (1G)""#, 8, "cost: there are at most two ways to pay"),
        (3, r#"cost = "2V (1G)""#, 8, "cost: cards are not paid with victory points"),
        (3, r#"cost = "1D 1S""#, 14, "a cost in brackets and its points go together"),
        (4, "vp = 99", 6, "card M00: vp: no card has more than 12"),
        (4, r#"vp = "one""#, 6, "invalid type: string"),
        (5, "bracket_pv = 2", 1, "unknown field `bracket_pv`, expected one of `id`"),
        (6, r#"timing = "once""#, 10, "card M00: timing: this effect is plain"),
        (6, "timing = \"plain\"\neffect = \"fly\"", 10, "unknown variant `fly`, expected one of"),
    ];
    let file = file("mistake.toml");
    for (line, replacement, column, message) in mistakes {
        let (text, mut number) = deck_with(line, replacement);
        std::fs::write(&file, text).expect("it can be written");
        // The last mistake is one line further down, that of the brackets is
        // told where its points are.
        number += usize::from(replacement.contains('\n'));
        number += if replacement.ends_with("1S\"") { 2 } else { 0 };
        let error = refused(&["deck", "check", &file]);
        let place = format!("{file}: line {number}, column {column}: ");
        let told = error.lines().find(|line| line.contains(&place));
        assert!(told.is_some_and(|told| told.contains(message)), "{place}{message}:\n{error}");
    }
    let (good, _) = deck_with(4, "vp = 2");
    std::fs::write(&file, good).expect("it can be written");
    told(&["deck", "check", &file]);
    std::fs::write(&file, told(&["deck", "new"]).replacen("\"B00\", ", "", 1)).expect("written");
    assert!(
        refused(&["deck", "check", &file]).contains("a deck has 9 oasis cards, this one has 8")
    );
}

#[test]
fn the_rest_of_a_mixed_game_is_a_deck_for_the_rematch() {
    let record = record("mixed.record", &["--option", "tribe_deck=mixed", "--expansion"]);
    let rest = file("rest.toml");
    let text = told(&["deck", "rest", &record]);
    std::fs::write(&rest, &text).expect("it can be written");
    assert!(told(&["deck", "check", &rest]).contains("45 tribe cards"));
    let shown = told(&["play", "--plain", "--expansion", "--deck", &rest, "--seed", "rematch"]);
    let first = open_card(&shown);
    assert!(text.contains(&format!("\"{first}\"")), "{first}");
    // What was dealt is not left over.
    let dealt = told(&["replay", &record]);
    let dealt = open_card(&dealt);
    assert!(!text.contains(&format!("\"{dealt}\"")), "{dealt}");
}

#[test]
fn a_game_that_was_not_mixed_left_nothing() {
    let record = record("plain.record", &[]);
    let error = refused(&["deck", "rest", &record]);
    assert!(error.contains("not played with mixed cards"), "{error}");
    assert!(refused(&["deck", "rest", "no-such.record"]).contains("no-such.record"));
}
