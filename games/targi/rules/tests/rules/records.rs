//! Records that were made with other rules.

use caravanserai_core::{Fault, Game, Record, RecordError};
use targi::State;

const TEXT: &str = include_str!("../../../corpus/1.record");

/// A recorded game that says it was made with this version of the rules.
fn made_with(version: u32) -> Record {
    let rules = format!("rules: {}\n", State::RULES);
    let text = TEXT.replacen(&rules, &format!("rules: {version}\n"), 1);
    Record::parse(&text).expect("a record")
}

/// The same with a choice that no rules allow.
fn spoilt(mut record: Record) -> RecordError {
    record.entries[3].choice = "place 16".to_owned();
    record.verify::<State>().expect_err("no Targi stands on a corner")
}

#[test]
fn a_record_names_the_rules_it_was_made_with() {
    let text = made_with(State::RULES).to_string();
    assert!(text.contains(&format!("\nrules: {}\n", State::RULES)));
    let record = Record::parse(&text).expect("as written");
    assert_eq!(record.rules, State::RULES);
    record.verify::<State>().expect("it replays");
}

#[test]
fn a_record_that_names_no_rules_was_made_with_the_first() {
    let rules = format!("rules: {}\n", State::RULES);
    let record = Record::parse(&TEXT.replacen(&rules, "", 1)).expect("an old record");
    assert_eq!(record.rules, 1);
    record.verify::<State>().expect("it still replays");
}

#[test]
fn a_record_of_other_rules_that_still_replays_is_as_good_as_any() {
    made_with(State::RULES + 1).verify::<State>().expect("it replays");
}

#[test]
fn a_record_of_other_rules_that_does_not_replay_says_so() {
    let later = State::RULES + 1;
    let error = spoilt(made_with(later));
    assert!(
        matches!(error.fault, Fault::OtherRules { made, plays, .. } if (made, plays) == (later, State::RULES))
    );
    assert!(matches!(spoilt(made_with(State::RULES)).fault, Fault::Refused(_)));
}

#[test]
fn a_record_of_other_rules_with_another_result_says_so() {
    let mut record = made_with(State::RULES + 1);
    record.result = None;
    let error = record.verify::<State>().expect_err("it is finished");
    assert!(matches!(error.fault, Fault::OtherRules { .. }), "{error}");
}

#[test]
fn rules_are_counted_from_one() {
    let rules = format!("rules: {}\n", State::RULES);
    for version in ["0", "two", "-1", ""] {
        let text = TEXT.replacen(&rules, &format!("rules: {version}\n"), 1);
        assert_eq!(Record::parse(&text).expect_err("no version").line, 6, "`{version}`");
    }
}
