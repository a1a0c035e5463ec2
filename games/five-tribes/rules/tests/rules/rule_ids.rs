//! Every rule of the rule book is named by a test.

use std::collections::BTreeSet;
use std::path::Path;

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rule ids in a text, such as `F-MOVE-1`.
fn ids(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words
        .filter(|word| {
            let mut parts = word.split('-');
            let (book, topic, number) = (parts.next(), parts.next(), parts.next());
            book == Some("F")
                && topic.is_some_and(|t| t.bytes().all(|b| b.is_ascii_uppercase()))
                && number.is_some_and(|n| n.parse::<u8>().is_ok())
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = ids(&read(&root.join("../rules.md")));
    assert!(rules.len() > 50, "{rules:?}");
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(root.join("tests/rules")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "rs") {
            named.extend(ids(&read(&path)));
        }
    }
    let missing: Vec<&String> = rules.difference(&named).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    let unknown: Vec<&String> = named.difference(&rules).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
}
