//! Whole walks in records and at the table.

use caravanserai_core::{Chance, Game, Quick, Record, Seed, Table};
use five_tribes::{Choice, Options, State, Task};

/// A random game with everything, recorded.
fn random_table(seed: u64) -> Table<State> {
    let options = Options { players: 3, artisans: true, ..Options::default() };
    let mut table = Table::<State>::new(&options, Seed::new(format!("records {seed}")));
    let mut chance = Quick::new(seed);
    let mut choices = Vec::new();
    while table.state().to_act().is_some() {
        choices.clear();
        table.state().choices(&mut choices);
        table.play(choices[chance.below(choices.len() as u32) as usize]).unwrap();
    }
    table
}

#[test]
fn a_record_writes_every_walk_as_one_text_and_reads_it_again() {
    for seed in 0..20 {
        let table = random_table(seed);
        let record = table.record().unwrap();
        let text = record.to_string();
        assert!(text.contains("walk ") && !text.contains("step ") && !text.contains("take "));
        let read = Record::parse(&text).unwrap();
        let again = read.verify::<State>().unwrap();
        assert_eq!(again.moves().len(), table.moves().len());
        assert_eq!(again.state(), table.state());
        assert_eq!(again.record().unwrap().to_string(), text);
    }
}

#[test]
fn a_record_of_single_steps_is_read_as_well() {
    let table = random_table(77);
    let mut record = table.record().unwrap();
    let mut entries = Vec::new();
    for entry in record.entries {
        for choice in State::read_choices(&entry.choice).unwrap() {
            let mut single = entry.clone();
            single.choice = choice.to_string();
            entries.push(single);
        }
    }
    record.entries = entries;
    let text = record.to_string();
    assert!(text.contains("; step ") && !text.contains("walk "), "{text}");
    let again = Record::parse(&text).unwrap().verify::<State>().unwrap();
    assert_eq!(again.state(), table.state());
}

#[test]
fn a_record_can_be_shown_in_the_middle_of_a_walk() {
    let table = random_table(5);
    let record = table.record().unwrap();
    let is_take = |choice: Choice| matches!(choice, Choice::Take(_));
    let taken = table.moves().iter().position(|played| is_take(played.choice)).unwrap() + 1;
    let half = Table::<State>::replay(&record, Some(taken)).unwrap();
    assert_eq!(half.moves().len(), taken);
    assert_eq!(half.state().open().agenda.top(), Some(Task::Step));
    let text = half.record().unwrap().to_string();
    assert!(text.trim_end().ends_with(&format!("take {}", half.state().open().walk.at)), "{text}");
}

#[test]
fn a_walk_with_a_wrong_step_is_not_begun() {
    let mut table = Table::<State>::new(&Options::default(), Seed::new("wrong step"));
    let mut choices = Vec::new();
    while table.state().open().agenda.top() == Some(Task::Bid) {
        choices.clear();
        table.state().choices(&mut choices);
        table.play(choices[0]).unwrap();
    }
    let before = (table.state().clone(), table.moves().len());
    let first = table.state().open().board.occupied().next().unwrap();
    let walk = format!("walk {first}: {first} red");
    let wrong = State::read_choices(&walk).unwrap();
    assert_eq!(wrong.len(), 2);
    let error = table.play_all(&wrong).unwrap_err();
    assert_eq!(error.choice.to_string(), format!("step {first} red"));
    assert_eq!((table.state().clone(), table.moves().len()), before);
    assert!(State::read_choices("walk").is_err());
    assert_eq!(State::read_choices("end").unwrap(), [Choice::End]);
}
