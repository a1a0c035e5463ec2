//! What `docs/protocol.md` shows is what the engine answers.
//!
//! After a change that is meant, `WRITE_DOCUMENT=1 cargo test -p caravanserai
//! --test protocol_document` writes the new answers into the document.

use caravanserai_cli::engine;
use caravanserai_core::{Game, Record};
use five_tribes_table::FiveTribesTable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use targi_table::TargiTable;
use words::{AnyVocabulary, Language, Vocabulary};

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/protocol.md")
}

fn text() -> String {
    fs::read_to_string(document()).expect("the document of the protocol")
}

/// One conversation: everything that was said, and the last state that was told.
#[derive(Default)]
struct Conversation {
    said: String,
    state: Map<String, Value>,
}

impl Conversation {
    fn ask(&mut self, shown: &str) -> String {
        let request = self.in_full(shown);
        self.said.push_str(&request);
        self.said.push('\n');
        let mut answers = Vec::new();
        engine::serve(self.said.as_bytes(), &mut answers).expect("memory does not fail");
        let answers = String::from_utf8(answers).expect("answers are text");
        let answer = answers.lines().last().expect("an answer to every line").to_owned();
        if let Ok(Value::Object(mut fields)) = serde_json::from_str(&answer)
            && let Some(Value::Object(state)) = fields.remove("state")
        {
            self.state = state;
        }
        answer
    }

    /// In a request `{…,"round":3}` is the state told last with another round.
    fn in_full(&self, shown: &str) -> String {
        let Some((before, after)) = shown.split_once("{…") else { return shown.to_owned() };
        let changes = after.strip_suffix('}').expect("the state is the last field");
        let changes = format!("{{{}", changes.trim_start_matches(','));
        let changes: Map<String, Value> = serde_json::from_str(&changes).expect("changed fields");
        let mut state = self.state.clone();
        state.extend(changes);
        format!("{before}{}}}", Value::Object(state))
    }
}

/// An answer as the document shows it: whole, or up to where it showed it before.
fn as_shown(answer: &str, shown: &str) -> String {
    let Some(part) = shown.strip_suffix('…') else { return answer.to_owned() };
    let mark: String = part.chars().rev().take(12).collect::<Vec<_>>().into_iter().rev().collect();
    match answer.find(&mark) {
        Some(at) => format!("{}…", &answer[..at + mark.len()]),
        None => answer.to_owned(),
    }
}

/// The document with the answers that the engine gives.
fn answered(text: &str) -> String {
    let (talk, first_words) = text.split_once("Before the first game:").expect("the last example");
    let mut told = answer_lines(talk);
    told.push_str("Before the first game:");
    told.push_str(&answer_lines(first_words));
    told
}

fn answer_lines(text: &str) -> String {
    let mut conversation = Conversation::default();
    let mut answer = String::new();
    let mut told = String::new();
    for line in text.split_inclusive('\n') {
        if let Some(request) = line.strip_prefix("> ") {
            answer = conversation.ask(request.trim_end());
        }
        match line.strip_prefix("< ") {
            Some(shown) => told.push_str(&format!("< {}\n", as_shown(&answer, shown.trim_end()))),
            None => told.push_str(line),
        }
    }
    told
}

#[test]
fn every_example_is_answered_as_the_document_says() {
    let text = text();
    let answered = answered(&text);
    if std::env::var_os("WRITE_DOCUMENT").is_some() {
        fs::write(document(), &answered).expect("the document can be written");
        return;
    }
    for (index, (shown, told)) in text.lines().zip(answered.lines()).enumerate() {
        assert_eq!(shown, told, "docs/protocol.md, line {}", index + 1);
    }
}

#[test]
fn every_request_has_an_example() {
    let text = text();
    for verb in
        ["new", "choices", "best", "play", "view", "state", "load", "scores", "record", "replay"]
    {
        assert!(text.contains(&format!("> {{\"do\":\"{verb}\"")), "no example of `{verb}`");
    }
}

#[test]
fn the_record_of_the_document_verifies() {
    let text = text();
    let record = text.split("```record\n").nth(1).and_then(|rest| rest.split("```").next());
    let record = Record::parse(record.expect("a block with a record")).expect("a good record");
    record.verify::<targi::State>().expect("a true record");
}

/// The rows below the first line that begins so after `heading`, cell by cell.
fn table<'a>(text: &'a str, heading: &str, first: &str) -> Vec<Vec<&'a str>> {
    let section = text.split_once(heading).unwrap_or_else(|| panic!("no `{heading}`")).1;
    let rows = section.lines().skip_while(|line| !line.starts_with(first)).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect()).collect()
}

/// Asserts that the document lists every option of a game with its values.
#[track_caller]
fn lists_the_options_of<V: Vocabulary>(heading: &str) {
    let misspelt = Map::from_iter([("?".to_owned(), Value::Null)]);
    let error = V::Game::read_options(&misspelt).expect_err("no option is called `?`");
    let known = <dyn AnyVocabulary>::of::<V>().option_error(Language::English, &error);
    let text = text();
    let listed: Vec<String> = table(&text, heading, "| option |")
        .iter()
        .map(|row| format!("{} ({})", row[0], row[1].replace('`', "")))
        .collect();
    let expected = format!("unknown option `?`; this game knows {}", listed.join(", "));
    assert_eq!(known, expected, "docs/protocol.md, {heading}");
}

/// Asserts that the document has a good example of every task of a game, whose
/// names are those that `unknown` is told when it is read.
#[track_caller]
fn lists_the_tasks_of<T: Serialize + DeserializeOwned>(heading: &str, unknown: Value) {
    let text = text();
    let mut listed = BTreeSet::new();
    for example in table(&text, heading, "| task |").iter().flat_map(|row| row[0].split('`')) {
        let Ok(example) = serde_json::from_str::<Value>(example) else { continue };
        serde_json::from_value::<T>(example.clone()).unwrap_or_else(|e| panic!("{example}: {e}"));
        let fields = example.as_object();
        let tag = fields.and_then(|fields| fields.get("task")).and_then(Value::as_str);
        let name =
            tag.or_else(|| fields.and_then(|fields| fields.keys().next().map(String::as_str)));
        listed.insert(name.or_else(|| example.as_str()).expect("a name").to_owned());
    }
    let error = serde_json::from_value::<T>(unknown).err().expect("no such task").to_string();
    let (_, names) = error.split_once("expected one of ").expect("the names of all tasks");
    let names: BTreeSet<String> = names.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    assert_eq!(listed, names, "docs/protocol.md, {heading}");
}

#[test]
fn the_options_of_both_games_are_listed() {
    lists_the_options_of::<TargiTable>("### `new`: deal a game");
    lists_the_options_of::<FiveTribesTable>("### Five Tribes");
}

#[test]
fn the_tasks_of_both_games_are_listed() {
    lists_the_tasks_of::<targi::NamedTask>("## The view of Targi", json!("?"));
    lists_the_tasks_of::<five_tribes::Task>("## The view of Five Tribes", json!({"task": "?"}));
}
