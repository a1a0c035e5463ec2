//! Five Tribes in line mode, played as a script would play it.

use crate::{file, refused, unwrapped};

/// What is told in a game against greedy players, or in one that goes on.
#[track_caller]
fn told(options: &[&str], input: &str) -> String {
    let greedy: &[&str] =
        if options.contains(&"--resume") { &[] } else { &["--opponent", "greedy"] };
    crate::told(&[&["play", "five-tribes", "--plain"], options, greedy].concat(), input)
}

#[test]
fn whole_games_with_two_three_and_four_players_are_played_and_verify() {
    for (players, seat, more) in
        [("2", "1", "--thieves=false"), ("3", "0", "--thieves"), ("4", "3", "--artisans")]
    {
        let save = file(&format!("five-{players}.record"));
        let arguments =
            ["--players", players, "--as", seat, more, "--seed", "whole", "--save", &save];
        let inputs: String = (0..3000).map(|turn| format!("{}\n", 1 + turn * 5 % 7)).collect();
        let text = told(&arguments, &inputs);
        assert!(text.contains("The game is over. You "), "{players}");
        for part in ["Coins", "Viziers", "Elders", "Djinns", "Tiles", "Merchandise", "total"] {
            assert!(text.lines().any(|line| line.starts_with(part)), "{part} of {players}");
        }
        let artisans = text.lines().any(|line| line.starts_with("Items "));
        assert_eq!(artisans, more == "--artisans");
        crate::told(&["replay", &save, "--verify"], "");
    }
}

#[test]
fn a_whole_walk_is_typed_in_one_line_and_recorded_so() {
    // Bidding 18 acts first, before anybody has moved a meeple.
    let save = file("one-line.record");
    let arguments = ["--players", "4", "--thieves=false", "--seed", "line", "--save", &save];
    let shown = told(&arguments, "bid 18\n");
    assert!(shown.contains("Orange ▲: Choose a tile and take up its meeples."), "{shown}");
    let walked = told(&arguments, "bid 18\ntake a1\n1\n1\n1\n");
    assert!(walked.contains("▲ Orange: Picked up "), "{walked}");
    let record = std::fs::read_to_string(&save).expect("it was saved");
    let walk = record.split("walk ").nth(1).expect("a walk was recorded");
    let walk = format!("walk {}", walk.split(['\n', ';']).next().expect("up to its end"));
    let again = told(&arguments, &format!("bid 18\n{walk}\n"));
    assert!(
        again.contains("▲ Orange: Took "),
        "{walk}:
{again}"
    );
    let wrong = told(
        &arguments,
        "bid 18
walk a1: a1 red, ...
walk z9: a1 red
",
    );
    assert!(wrong.contains("`step a1 red` is not possible now"), "{wrong}");
    assert!(wrong.contains("`z9` is no square"), "{wrong}");
}

#[test]
fn a_position_in_the_middle_of_a_game_is_shown_as_a_seat_may_see_it() {
    let save = file("shown.record");
    told(&["--players", "3", "--seed", "shown", "--save", &save], &"1\n".repeat(40));
    let show = |arguments: &[&str]| crate::told(&[&["replay", &save], arguments].concat(), "");
    let spectator = show(&["--to", "10"]);
    assert!(
        spectator.starts_with("after 10 of ") && !spectator.contains(" coins, "),
        "{spectator}"
    );
    let mine = show(&["--to", "10", "--as", "1"]);
    assert!(mine.contains("● Pink (you): ") && mine.contains(" coins, "), "{mine}");
    for (wrong, reason) in [
        (["--as", "3"], "there is no seat 3; seats are 0 to 2"),
        (["--to", "9999"], "choices, not 9999"),
    ] {
        let error = refused(1, &[&["replay", &*save][..], &wrong].concat());
        assert!(error.contains(reason), "{error}");
    }
    let error = refused(1, &["replay", &*save, "--as", "3", "--lang", "de"]);
    assert!(error.contains("Platz 3 gibt es nicht; die Plätze sind 0 bis 2"), "{error}");
}

#[test]
fn a_saved_game_goes_on_and_is_recognised_by_its_record() {
    let save = file("goes-on.record");
    told(&["--players", "3", "--as", "2", "--seed", "on", "--save", &save], "1\n1\n");
    let resumed = told(&["--resume", &save], "");
    assert!(resumed.contains("Five Tribes. You are Black ■, Greedy 1 is Orange ▲"), "{resumed}");
    let error = refused(1, &["play", "targi", "--plain", "--resume", &save]);
    assert!(error.contains("the saved game is of `five-tribes`, not targi"), "{error}");
}

#[test]
fn what_does_not_exist_is_refused_with_what_does() {
    for (status, options, reason) in [
        (1, &["--players", "2", "--as", "2"][..], "seats are 0 to 1"),
        (2, &["--players", "5"], "2, 3, 4"),
        (1, &["--opponent", "grandmaster"], "there is random"),
        (1, &["--expansion"], "unknown option `expansion`"),
    ] {
        let error = refused(status, &[&["play", "five-tribes", "--plain"], options].concat());
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn help_and_cards_can_be_read() {
    let text =
        unwrapped(&told(&["--seed", "help"], "help\ncard leta\ncard Morgiane\ncard nobody\n"));
    assert!(text.contains("The tribes") && text.contains("a whole walk in one line"), "{text}");
    let leta =
        "Leta. Djinn, 4 points. To call: 1 Elder and another Elder or a Fakir. Put a camel on";
    assert!(text.contains(leta), "{text}");
    assert!(text.contains("(Its points are reconstructed.)"), "{text}");
    assert!(text.contains("Name a djinn, a thief, an item or a tile"), "{text}");
}

#[test]
fn a_game_in_german_has_no_english_in_it() {
    let arguments = ["--players", "3", "--artisans", "--seed", "deutsch", "--lang", "de"];
    let inputs: String = (0..3000).map(|turn| format!("{}\n", 1 + turn * 5 % 7)).collect();
    let text = told(&arguments, &format!("help\ncard Krone\nkill a1 red\ntake\n{inputs}log\n"));
    for german in [
        "Orange ▲: Biete um deinen Platz in der Reihenfolge.",
        "Zeichen",
        "Krone. Kostbarkeit: 9 Punkte am Ende.",
        "`kill a1 red` geht jetzt nicht: Orange soll um die Zugfolge bieten, etwa `bid 3`",
        "`take` ist kein Zug",
        "Das Spiel ist aus. Du ",
        "Wesire",
        "zusammen",
    ] {
        assert!(text.contains(german), "{german} is missing in\n{text}");
    }
    let english = [
        "the", "and", "you", "your", "tile", "meeple", "meeples", "coins", "card", "cards", "with",
        "Elder", "Builder", "Vizier", "Village", "Fish", "hand", "worth", "points", "turn", "game",
    ];
    for line in text.lines() {
        // Text forms stand in backquotes, after the number of a choice, and in the list of commands.
        let spoken: String = line.split('`').step_by(2).collect();
        let numbered = spoken.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
        let command = line.starts_with("  ")
            && spoken.trim_start().starts_with(|sign: char| sign.is_ascii_lowercase());
        let text_form = if numbered { 22 } else { 0 };
        let spoken: String = spoken.chars().skip(text_form).collect();
        let words = spoken.trim_start().split(|letter: char| !letter.is_alphabetic());
        for word in words.skip(if command { 4 } else { 0 }) {
            assert!(!english.contains(&word), "“{word}” in “{line}”");
        }
    }
}
