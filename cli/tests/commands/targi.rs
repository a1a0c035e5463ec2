//! Targi in line mode, played as a script would play it.

use crate::{file, refused, unwrapped};

/// What is told in a game that is played with these options.
#[track_caller]
fn told(options: &[&str], input: &str) -> String {
    crate::told(&[&["play"], options].concat(), input)
}

/// The last position that was shown, from its round to its choices.
fn last_position(told: &str) -> &str {
    let from = told.rfind("\nRound ").expect("a board was shown");
    &told[from..]
}

#[test]
fn a_whole_game_is_played_by_always_taking_the_first_choice() {
    for (seed, seat, opponent) in [("a", "0", "greedy"), ("c", "1", "greedy"), ("c", "0", "random")]
    {
        let arguments = ["targi", "--plain", "--seed", seed, "--as", seat, "--opponent", opponent];
        let text = told(&arguments, &"1\n".repeat(400));
        assert!(text.contains("The game is over. "), "{seed}");
        for part in ["Silver crosses", "Cards", "Scoring cards", "Full rows", "total"] {
            assert!(text.lines().any(|line| line.starts_with(part)), "{part} in {seed}");
        }
    }
}

#[test]
fn a_whole_expansion_game_with_tokens_is_played_to_its_end() {
    let path = &file("expansion.record");
    let inputs: String = (0..4000).map(|turn| format!("{}\n", 1 + turn * 5 % 13)).collect();
    let arguments =
        ["--plain", "--expansion", "--tokens", "secret", "--seed", "whole", "--save", path];
    let text = told(&arguments, &inputs);
    assert!(text.contains("The game is over. "), "{text}");
    for part in ["Water left", "Waiver", "total"] {
        assert!(text.lines().any(|line| line.starts_with(part)), "{part}");
    }
    for words in ["Targia ✿ on 15", "dune d1", "Open tribe card: ", "Tokens: ", "(reconstructed)"]
    {
        assert!(text.contains(words), "{words}");
    }
    crate::told(&["replay", path, "--verify"], "");
}

#[test]
fn options_and_their_short_forms_mean_the_same() {
    let long = ["--seed", "o", "--option", "expansion=true", "--option", "tokens=same"];
    let short = ["--seed", "o", "--expansion", "--tokens", "same"];
    assert_eq!(told(&long, "1\n1\n"), told(&short, "1\n1\n"));
    refused(2, &["play", "--tokens", "many"]);
}

#[test]
fn the_opponents_secret_token_is_told_only_when_both_have_chosen() {
    let arguments = ["--seed", "t", "--tokens", "secret", "--option", "start=1"];
    let before = told(&arguments, "");
    assert!(before.contains("Tokens: three of four, still secret"), "{before}");
    assert!(!before.contains("Plays without"), "{before}");
    assert!(told(&arguments, "put back joker\n").contains("Ivory: Plays without the "));
}

#[test]
fn the_same_seed_and_input_tell_the_same() {
    let input = "1\n1\n1\n1\n1\n1\n";
    assert_eq!(told(&["--seed", "same"], input), told(&["--seed", "same"], input));
    assert_ne!(told(&["--seed", "same"], input), told(&["--seed", "other"], input));
}

#[test]
fn without_a_terminal_lines_are_played_and_the_end_of_input_is_no_error() {
    let text = told(&["--seed", "eof", "--option", "start=0"], "");
    assert!(text.contains("Blue ▲: Place a Targi on a numbered field."), "{text}");
    assert!(text.contains("place 14"), "{text}");
}

#[test]
fn a_choice_is_typed_by_number_or_by_its_text() {
    let options = ["--seed", "typed", "--option", "start=0"];
    let by_text = told(&options, "place 14\n");
    assert!(by_text.contains("Blue: Targi on 14 Tribal expansion"), "{by_text}");
    assert!(told(&options, "1\n").contains("Blue: Targi on 2 Dates"));
}

#[test]
fn bad_input_is_explained_and_changes_nothing() {
    let options = ["--seed", "bad", "--option", "start=0"];
    let text = told(&options, "place 4\nplace 77\n99\n0\nnonsense\n\u{0}\nend\ncard X\nplace 2\n");
    for reason in [
        "field 4 is a corner",
        "a border field is a number from 1 to 16",
        "There is no choice 99: type 1 to 11.",
        "There is no choice 0",
        "`nonsense` is not a choice",
        "`end` is not possible now",
        "Name a tribe card by its id",
    ] {
        assert!(text.contains(reason), "{reason} is missing in {text}");
    }
    let shown = text.matches("Blue ▲: Place a Targi").count();
    assert_eq!(shown, 2, "only the right choice is played and shows the table anew");
    let long = told(&options, &format!("{}\nplace 2\n", "x".repeat(100_000)));
    let shown = long.matches("Blue ▲: Place a Targi").count();
    assert_eq!(shown, 2, "a very long line is skipped");
}

#[test]
fn undo_goes_back_one_choice_and_not_behind_the_opponent() {
    let options = ["--seed", "undo", "--option", "start=0"];
    let text = told(&options, "undo\nplace 2\nundo\n");
    assert!(text.contains("There is nothing to take back yet."), "{text}");
    assert!(text.contains("Your opponent has acted since"), "{text}");

    // Both have placed and Blue acts first: a good that was taken can be put back.
    let turn = told(&options, "1\n1\n1\n");
    let taken = told(&options, "1\n1\n1\n1\nundo\n");
    assert!(taken.contains("Taken back: use "), "{taken}");
    assert_eq!(last_position(&turn), last_position(&taken));
}

#[test]
fn a_saved_game_goes_on_exactly_where_it_was() {
    let path = &file("goes_on.record");
    let moves = "1\n1\n1\n1\n";
    let saved =
        told(&["--seed", "save", "--as", "1"], &format!("{moves}save {path}\nboard\nlog\n"));
    assert!(saved.contains(&format!("Saved to {path}.")), "{saved}");
    let resumed = told(&["--resume", path], "board\nlog\n");
    assert!(resumed.contains("You are Ivory ●, Herder is Blue ▲. Seed save."), "{resumed}");
    let tail = |text: &str| text[text.rfind("> Round ").expect("a board")..].to_owned();
    assert_eq!(tail(&saved), tail(&resumed));

    // The rest of the game is the same, too, whether or not it was interrupted.
    let rest = "1\n".repeat(60);
    let through = told(&["--seed", "save", "--as", "1"], &format!("{moves}{rest}log\n"));
    let again = told(&["--resume", path], &format!("{rest}log\n"));
    let log = |text: &str| text[text.rfind(">   Round 1, ").expect("the log")..].to_owned();
    assert_eq!(log(&through), log(&again));
}

#[test]
fn with_a_file_to_save_to_the_game_is_kept_when_the_input_ends() {
    let path = &file("kept.record");
    told(&["--seed", "kept", "--save", path], "1\n");
    let record = std::fs::read_to_string(path).expect("the record was written");
    assert!(record.starts_with("caravanserai record 1\n"), "{record}");
    assert!(record.contains("seat 0: \"person\"\nseat 1: \"herder\"\n"), "{record}");
}

#[test]
fn a_damaged_save_is_refused_with_line_and_reason() {
    let path = &file("damaged.record");
    told(&["--seed", "damaged", "--option", "start=0", "--save", path], "place 2\n");
    let record = std::fs::read_to_string(path).expect("the record was written");
    let line = 1 + record.lines().position(|line| line.starts_with("0: ")).expect("a choice");
    std::fs::write(path, record.replace("0: place 2", "0: place 4")).expect("it can be written");
    let error = refused(1, &["play", "--resume", path]);
    assert!(error.contains(&format!("line {line}: ")) && error.contains("corner"), "{error}");

    let error = refused(1, &["play", "--resume", path, "--lang", "de"]);
    assert!(error.contains(&format!("Zeile {line}: ")), "{error}");

    let missing = refused(1, &["play", "--resume", "no-such-file.record"]);
    assert!(missing.contains("no-such-file.record"), "{missing}");
}

#[test]
fn an_option_with_a_wrong_value_is_told_which_there_are() {
    let error = refused(1, &["play", "--option", "hand_rule=lax"]);
    assert!(error.contains("printed"), "{error}");
}

#[test]
fn help_and_cards_can_be_read() {
    let text = unwrapped(&told(&["--seed", "help"], "help\ncard b07\n"));
    assert!(text.contains("How to play") && text.contains("Well B07. Cost 2D 1S 1P"), "{text}");
    assert!(text.contains("The expansion") && text.contains("Action tokens"), "{text}");
    let cards = "card n04\ncard e02\ncard b07\n";
    let text = unwrapped(&told(&["--seed", "help", "--expansion"], cards));
    assert!(
        text.contains("Dune N04. Take 4 goods of one kind of your choice. (reconstructed)"),
        "{text}"
    );
    assert!(text.contains("For 1 gold on top you get 2 VP more, at once."), "{text}");
    assert!(text.contains("only cards of this game are known"), "{text}");
}

#[test]
fn a_german_game_is_played_to_its_end_without_an_english_sentence() {
    let inputs: String = (0..4000).map(|turn| format!("{}\n", 1 + turn * 5 % 13)).collect();
    let arguments =
        ["--plain", "--lang", "de", "--expansion", "--tokens", "secret", "--seed", "deutsch"];
    let text = told(&arguments, &format!("help\nplace 4\ncard e02\n{inputs}"));
    for words in [
        "Du bist Blau ▲",
        "`place 4` geht jetzt nicht: Blau wird etwas anderes gefragt.",
        "Auf welches Aktionsplättchen verzichtest du?",
        "Blau ▲: Setz einen Targi auf ein nummeriertes Feld.",
        "Elfenbein: Targi auf ",
        "So wird gespielt",
        "Das Spiel ist aus. ",
        "Übriges Wasser",
    ] {
        assert!(text.contains(words), "{words} is missing in\n{text}");
    }
    // Words that hardly a sentence of the English texts does without.
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let english = ["the", "you", "your", "of", "goods", "and", "or", "is", "Took", "Got", "Paid"];
    let found: Vec<&str> = words.filter(|word| english.contains(word)).collect();
    assert!(found.is_empty(), "{found:?} in\n{text}");
}

#[test]
fn ending_early_is_asked_for_twice() {
    let options = ["--seed", "early", "--option", "start=0"];
    let once = told(&options, "1\n1\n1\nend\n");
    assert!(
        once.contains("You would forfeit ") && !once.contains("Blue: Ended the turn"),
        "{once}"
    );
    assert!(told(&options, "1\n1\n1\nend\nend\n").contains("Blue: Ended the turn"));
}

#[test]
fn the_coach_gives_a_hint_and_shows_how_things_stand() {
    let options = ["--seed", "coach", "--option", "start=0"];
    let text = told(&options, "hint\nbar\nbar\n");
    let hint = text.lines().find_map(|line| line.strip_prefix("> Hint: ")).expect("a hint");
    assert!(hint.starts_with("place ") && hint.ends_with(" % to win"), "{hint}");
    assert!(text.contains("likely result: Blue "), "{text}");
    let bars = text.lines().filter(|line| line.starts_with("▲ ") && line.ends_with(" % ●"));
    assert_eq!(bars.count(), 1, "{text}");
    assert!(text.contains("The bar is off."), "{text}");
    let over =
        told(&["--seed", "a", "--opponent", "random"], &format!("{}hint\n", "1\n".repeat(400)));
    assert!(over.contains("there is nothing left to advise"), "{over}");
}

#[test]
fn after_mixed_cards_another_game_can_be_played_with_those_left_in_the_box() {
    let ones = "1\n".repeat(900);
    let mixed =
        ["--plain", "--opponent", "random", "--seed", "box", "--option", "tribe_deck=mixed"];
    let text = told(&mixed, &format!("{ones}new rest\n"));
    assert!(text.contains("Type `new rest` for another game"), "{text}");
    assert!(text.matches("Type `help` for help.").count() == 2, "another game begins");
    let text = told(&mixed[..5], &format!("{ones}new rest\n"));
    assert!(text.contains("left no cards in the box") && !text.contains("`new rest`"), "{text}");
}
