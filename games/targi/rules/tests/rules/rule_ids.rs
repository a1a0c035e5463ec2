//! Every rule is cited above at least one test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rules of sections 1 to 7.
const RULES: &[&str] = &[
    "T-BOARD-1",
    "T-BOARD-2",
    "T-BOARD-3",
    "T-SETUP-1",
    "T-SETUP-2",
    "T-SETUP-3",
    "T-ROB-1",
    "T-ROB-2",
    "T-ROB-3",
    "T-ROB-4",
    "T-PLACE-1",
    "T-MARK-1",
    "T-ACT-1",
    "T-ACT-2",
    "T-ACT-3",
    "T-ACT-4",
    "T-ACT-5",
    "T-ACT-6",
    "T-TRIBE-1",
    "T-TRIBE-2",
    "T-TRIBE-3",
    "T-TRIBE-4",
    "T-TRIBE-5",
    "T-REV-1",
    "T-END-1",
    "T-END-2",
    "T-END-3",
    "T-CARD-29",
    "T-CARD-31",
    "T-CARD-32",
    "T-CARD-33",
    "T-CARD-34",
    "T-CARD-35",
    "T-CARD-36",
    "T-CARD-37",
    "T-CARD-38",
    "T-CARD-39",
    "T-CARD-40",
    "T-CARD-42",
    "T-CARD-43",
    "T-CARD-44",
    "T-TOK-1",
    "T-TOK-2",
    "T-TOK-3",
    "T-TOK-4",
    "T-TOK-5",
    "T-TOK-6",
    "T-TOK-7",
    "X-SETUP-1",
    "X-SETUP-2",
    "X-SETUP-3",
    "X-TIME-1",
    "X-COST-1",
    "X-TARGIA-1",
    "X-TARGIA-2",
    "X-WATER-1",
    "X-WATER-2",
    "X-DUNE-1",
    "X-DUNE-2",
    "X-DUNE-3",
    "X-RAID-4",
    "X-MIX-1",
    "X-MIX-2",
];

/// What the comments right above tests cite, and which tests cite it.
fn citations() -> BTreeMap<String, Vec<String>> {
    let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    for entry in fs::read_dir(folder).expect("the folder of this test") {
        let path = entry.expect("a file of this folder").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a test file");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for window in lines.windows(3) {
            let [comment, attribute, function] = window else { continue };
            let (Some(ids), "#[test]", Some(name)) =
                (comment.strip_prefix("// "), *attribute, function.strip_prefix("fn "))
            else {
                continue;
            };
            let name = name.split('(').next().expect("split gives at least one part");
            for id in ids.split(", ") {
                cited.entry(id.to_owned()).or_default().push(format!("{file}::{name}"));
            }
        }
    }
    cited
}

#[test]
fn every_rule_has_a_test() {
    let cited = citations();
    for rule in RULES {
        for test in cited.get(*rule).into_iter().flatten() {
            println!("{rule} {test}");
        }
    }
    let missing: Vec<&&str> = RULES.iter().filter(|rule| !cited.contains_key(**rule)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn every_tribe_card_with_a_text_has_a_test() {
    let cited = citations();
    let missing: Vec<String> =
        (15..45).map(|n| format!("B{n}")).filter(|card| !cited.contains_key(card)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn every_tribe_card_of_the_expansion_with_a_text_and_every_dune_has_a_test() {
    let cited = citations();
    let plain = |n: &u32| matches!(n % 9, 0..=3);
    let cards = (0..45).filter(|n| !plain(n)).map(|n| format!("E{n:02}"));
    let dunes = (0..20).map(|n| format!("N{n:02}"));
    let missing: Vec<String> = cards.chain(dunes).filter(|id| !cited.contains_key(id)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn no_test_cites_a_rule_that_does_not_exist() {
    let known: BTreeSet<&str> = RULES.iter().copied().collect();
    let cited = citations();
    let unknown: Vec<&String> = cited
        .keys()
        .filter(|id| (id.starts_with("T-") || id.starts_with("X-")) && !known.contains(id.as_str()))
        .collect();
    assert!(unknown.is_empty(), "there are no rules {unknown:?}");
}

#[test]
fn the_rules_text_names_every_rule_and_every_tribe_card() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules.md");
    let text = fs::read_to_string(file).expect("the rules text");
    let is_part_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let named: BTreeSet<&str> = text.split(|c| !is_part_of_id(c)).collect();
    let cards = (0..45).map(|n| format!("B{n:02}"));
    let missing: Vec<String> = RULES
        .iter()
        .map(|rule| (*rule).to_owned())
        .chain(cards)
        .filter(|id| !named.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "games/targi/rules.md does not name {missing:?}");
}
