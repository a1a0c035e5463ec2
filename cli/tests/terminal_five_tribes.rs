//! Five Tribes in line mode, driven as a script would drive it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn play(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["play", "five-tribes", "--plain"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The game may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

/// What is told in a game against greedy players, or in one that goes on.
fn told(arguments: &[&str], input: &str) -> String {
    let greedy: &[&str] =
        if arguments.contains(&"--resume") { &[] } else { &["--opponent", "greedy"] };
    let output = play(&[arguments, greedy].concat(), input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

fn refused(arguments: &[&str]) -> String {
    let output = play(arguments, "");
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).expect("the error is UTF-8")
}

/// A file that no other test uses, not there yet.
fn file(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file.to_str().expect("a plain path").to_owned()
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
        let verified = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .args(["replay", &save, "--verify"])
            .output()
            .expect("the program starts");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
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
    let show = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .args(["replay", &save])
            .args(arguments)
            .output()
            .expect("the program starts");
        String::from_utf8(if output.status.success() { output.stdout } else { output.stderr })
            .expect("text")
    };
    let spectator = show(&["--to", "10"]);
    assert!(
        spectator.starts_with("after 10 of ") && !spectator.contains(" coins, "),
        "{spectator}"
    );
    let mine = show(&["--to", "10", "--as", "1"]);
    assert!(mine.contains("● Pink (you): ") && mine.contains(" coins, "), "{mine}");
    assert!(show(&["--as", "3"]).contains("there is no seat 3; seats are 0 to 2"));
    assert!(show(&["--to", "9999"]).contains("choices, not 9999"));
}

#[test]
fn a_saved_game_goes_on_and_is_recognised_by_its_record() {
    let save = file("goes-on.record");
    told(&["--players", "3", "--as", "2", "--seed", "on", "--save", &save], "1\n1\n");
    let resumed = told(&["--resume", &save], "");
    assert!(resumed.contains("Five Tribes. You are Black ■, Greedy 1 is Orange ▲"), "{resumed}");
    let output = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["play", "targi", "--plain", "--resume", &save])
        .output()
        .expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("the saved game is of `five-tribes`, not targi"), "{error}");
}

#[test]
fn what_does_not_exist_is_refused_with_what_does() {
    assert!(refused(&["--players", "2", "--as", "2"]).contains("seats are 0 to 1"));
    assert!(refused(&["--players", "5"]).contains("2..=4"));
    assert!(refused(&["--opponent", "grandmaster"]).contains("there is random"));
    assert!(refused(&["--expansion"]).contains("unknown option `expansion`"));
}

#[test]
fn help_and_cards_can_be_read() {
    let text = told(&["--seed", "help"], "help\ncard leta\ncard Morgiane\ncard nobody\n");
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
