//! Texts: every language has all of them, and pages ask only for what exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::Language;

/// A crate that brings texts, with the crates that ask for them: the shared ones are
/// asked for everywhere.
const CRATES: [(&str, &[&str]); 3] = [
    (
        "words",
        &[
            "words",
            "web",
            "server",
            "terminal",
            "cli",
            "games/targi/table",
            "games/five-tribes/table",
        ],
    ),
    ("games/targi/table", &["games/targi/table"]),
    ("games/five-tribes/table", &["games/five-tribes/table"]),
];

/// Every language but the first.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().skip(1)
}

fn folder(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of)
}

/// The keys of a language's files, each with the arguments it uses and, behind a dot,
/// its attributes.
fn texts(room: &str, language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut files: Vec<PathBuf> = fs::read_dir(folder(room).join("texts").join(language))
        .expect("a folder of texts")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    for file in files {
        let content = fs::read_to_string(&file).expect("a readable file");
        let mut key = String::new();
        for line in content.lines().filter(|line| !line.starts_with('#')) {
            let starts_text = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            if let (true, Some((name, _))) = (starts_text, line.split_once(" =")) {
                key = name.to_owned();
                let twice = texts.insert(key.clone(), BTreeSet::new());
                assert!(twice.is_none(), "{}: `{key}` stands there twice", file.display());
            }
            if let Some((name, _)) = line.trim_start().split_once(" =")
                && name.starts_with('.')
            {
                texts.entry(key.clone()).or_default().insert(name.to_owned());
            }
            for part in line.split("{ $").skip(1) {
                let end = part.find([' ', '}']).unwrap_or(part.len());
                texts.entry(key.clone()).or_default().insert(part[..end].to_owned());
            }
        }
    }
    texts
}

/// The files of the source, with what they hold.
fn sources(under: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(under).expect("a folder of the source") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let content = fs::read_to_string(&path).expect("a readable file");
            found.push((path, content));
        }
    }
}

/// What a crate asks for: each key with the arguments it gives.
fn asked(room: &str) -> Vec<(String, String, BTreeSet<String>)> {
    let mut files = Vec::new();
    sources(&folder(room).join("src"), &mut files);
    let mut asked = Vec::new();
    for (path, content) in files {
        for (at, _) in ["t!(", "rich!(", "phrase!(", "message!("]
            .iter()
            .flat_map(|call| content.match_indices(call))
        {
            let before = content[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
                continue;
            }
            let call = &content[at..];
            let Some(inside) = balanced(&call[call.find('(').unwrap_or(0)..]) else { continue };
            let parts = split_arguments(inside);
            let Some(key) = parts.get(1).map(|part| part.trim()) else { continue };
            let Some(key) = key.strip_prefix('"').and_then(|key| key.strip_suffix('"')) else {
                continue;
            };
            let names = parts[2..]
                .iter()
                .filter_map(|part| part.split_once('=').map(|(name, _)| name.trim().to_owned()))
                .collect();
            asked.push((path.display().to_string(), key.to_owned(), names));
        }
    }
    asked
}

/// What stands between a bracket and the one that closes it.
fn balanced(text: &str) -> Option<&str> {
    let (mut depth, mut quoted) = (0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '{' | '[' if !quoted => depth += 1,
            ')' | '}' | ']' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[1..at]);
        }
    }
    None
}

/// Arguments of a call, split at commas that stand in no bracket.
fn split_arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start) = (0, false, 0);
    let mut parts = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '{' | '[' if !quoted => depth += 1,
            ')' | '}' | ']' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    for (room, _) in CRATES {
        let first = texts(room, Language::default().code());
        for language in others() {
            let language = language.code();
            let other = texts(room, language);
            let missing: Vec<_> = first.keys().filter(|key| !other.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{room}/{language} lacks {missing:?}");
            let more: Vec<_> = other.keys().filter(|key| !first.contains_key(*key)).collect();
            assert!(more.is_empty(), "{room}: only {language} has {more:?}");
            for (key, arguments) in &first {
                let mut arguments = arguments.clone();
                // What is expected of a text form is said in the language of text forms.
                if key == "choice-unreadable" {
                    arguments.remove("reason");
                }
                assert_eq!(arguments, other[key], "{room}/{language}: arguments of `{key}`");
            }
        }
    }
}

#[test]
fn every_folder_of_texts_is_a_language_that_is_listed() {
    for (room, _) in CRATES {
        for entry in fs::read_dir(folder(room).join("texts")).expect("folders of texts") {
            let code = entry.expect("a folder").file_name().to_string_lossy().into_owned();
            assert!(Language::ALL.iter().any(|known| known.code() == code), "{room}/texts/{code}");
        }
    }
}

#[test]
fn only_texts_that_exist_are_asked_for_and_given_what_they_need() {
    let shared = texts("words", Language::default().code());
    let mut found = 0;
    for room in CRATES[0].1 {
        let own = if folder(room).join("texts").exists() {
            texts(room, Language::default().code())
        } else {
            BTreeMap::new()
        };
        for (path, key, given) in asked(room) {
            let needed = own.get(&key).or_else(|| shared.get(&key));
            let needed = needed.unwrap_or_else(|| panic!("{path} asks for `{key}`"));
            let missing = needed.difference(&given).filter(|name| !name.starts_with('.'));
            let missing: Vec<_> = missing.collect();
            assert!(missing.is_empty(), "{path}: `{key}` needs {missing:?} too");
            found += 1;
        }
    }
    assert!(found > 1000, "only {found} calls found: the search is broken");
}

#[test]
fn no_text_is_left_that_nobody_asks_for_and_none_hides_another() {
    let shared = texts("words", Language::default().code());
    for (room, users) in CRATES {
        let asked: BTreeSet<String> =
            users.iter().flat_map(|user| asked(user)).map(|(_, key, _)| key).collect();
        let own = texts(room, Language::default().code());
        let unused: Vec<_> = own.keys().filter(|key| !asked.contains(*key)).collect();
        assert!(unused.is_empty(), "{room}: nobody asks for {unused:?}");
        let hidden: Vec<_> = own.keys().filter(|key| shared.contains_key(*key)).collect();
        assert!(room == "words" || hidden.is_empty(), "{room} hides {hidden:?}");
    }
}

/// How many words stand outside the places for arguments.
fn words(text: &str) -> usize {
    let outside = text.split('}').filter_map(|part| part.split('{').next());
    let words = outside.flat_map(str::split_whitespace);
    words.filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1).count()
}

#[test]
fn no_language_repeats_the_sentences_of_the_first() {
    // Names and signs may be equal; whole sentences are a forgotten translation.
    for (room, _) in CRATES {
        let lines = |language: Language| -> BTreeSet<String> {
            fs::read_dir(folder(room).join("texts").join(language.code()))
                .expect("a folder of texts")
                .flat_map(|entry| {
                    let content = fs::read_to_string(entry.expect("a file").path()).expect("text");
                    content.lines().map(str::to_owned).collect::<Vec<_>>()
                })
                .filter(|line| line.split_once(" = ").is_some_and(|(_, text)| words(text) > 2))
                .collect()
        };
        let first = lines(Language::default());
        for language in others() {
            let equal: Vec<String> = first.intersection(&lines(language)).cloned().collect();
            assert!(equal.is_empty(), "{room}/{}: {equal:?}", language.code());
        }
    }
}
