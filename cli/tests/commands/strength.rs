//! The arena and the analysis, driven as a person would drive them.

use crate::{file, refused, told};
use serde_json::Value;
use std::path::Path;

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(arguments, "")).expect("the report is JSON")
}

#[test]
fn a_contest_is_resumed_and_comes_to_the_same_whatever_the_jobs() {
    let path = &*file("contest.jsonl");
    let whole = ["arena", "sage:8v", "random", "--games", "8", "--json"];
    json(&["arena", "sage:8v", "random", "--games", "4", "--json", "--results", path]);
    let lines = || std::fs::read_to_string(path).expect("results").lines().count();
    assert_eq!(lines(), 2, "a line for each pair");
    let resumed = json(&[&whole[..], &["--results", path, "--jobs", "2"]].concat());
    assert_eq!(lines(), 4);
    assert_eq!(resumed, json(&whole));
    assert_eq!(resumed["meetings"][0]["games"], 8);
    assert!(resumed["meetings"][0]["score"].as_f64().expect("a score") > 0.7, "{resumed}");
}

#[test]
fn a_round_robin_prints_a_ladder() {
    let text = told(&["arena", "random", "greedy", "novice", "--games", "4"], "");
    assert_eq!(text.matches(" – ").count(), 3, "{text}");
    let ladder = text.split("ladder").nth(1).expect("a ladder");
    assert!(ladder.trim_end().lines().last().expect("the last").starts_with("random"), "{text}");
}

#[test]
fn a_test_stops_as_soon_as_it_is_sure() {
    let report = json(&["arena", "greedy", "random", "--sprt", "--games", "400", "--json"]);
    assert_eq!(report["sprt"]["verdict"], "stronger");
    assert!(report["meetings"][0]["games"].as_u64().expect("games") < 100, "{report}");
}

/// The program itself as an outside player.
fn engine(budget: &str) -> String {
    format!("exec:{budget}:{} engine", env!("CARGO_BIN_EXE_caravanserai"))
}

#[test]
fn a_program_that_speaks_the_protocol_enters_the_arena() {
    for game in ["targi", "five-tribes"] {
        let (outside, four) = (engine("4v"), ["--option", "players=4"]);
        let plain = ["arena", &outside, "random", "--games", "2", "--json", "--game", game];
        let report = match game {
            "targi" => json(&plain),
            _ => json(&[&plain[..], &four].concat()),
        };
        assert_eq!(report["meetings"][0]["first"], *outside);
        assert_eq!(report["meetings"][0]["score"], 1.0, "{report}");
    }
}

#[test]
fn a_program_that_fails_ends_the_contest_with_its_name_and_the_reason() {
    for (program, reason) in [
        ("exec:no-such-bot", "`no-such-bot` cannot be started"),
        ("exec:false", "`exec:false` failed: "),
        ("exec:cat", "missing field `ok`"),
        ("exec:", "after exec: comes a command"),
        ("exec:0v:cat", "cannot be started"),
    ] {
        let error = refused(1, &["arena", "random", program, "--games", "2"]);
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn what_the_arena_cannot_do_is_said() {
    assert!(refused(1, &["arena", "sage", "stockfish"]).contains("`stockfish` is no player"));
    assert!(
        refused(1, &["arena", "random", "greedy", "--options", "{"]).contains("no JSON object")
    );
    assert!(refused(1, &["arena", "random", "greedy", "--option", "layuot=x"]).contains("layuot"));
    assert!(refused(2, &["arena", "random"]).contains("PLAYER"));
}

#[test]
fn a_record_is_analysed_turn_by_turn_and_mistakes_have_reasons() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/targi/corpus/1.record");
    let (record, svg) = (record.to_str().expect("a plain path"), &*file("chart.svg"));
    let report = json(&["analyse", record, "--visits", "20", "--json", "--svg", svg]);
    let decisions = report["decisions"].as_array().expect("a list");
    assert!(decisions.len() > 50);
    for decision in decisions {
        let loss = decision["loss"].as_f64().expect("a loss");
        assert!((0.0..=1.0).contains(&loss), "{decision}");
        assert!(loss == 0.0 || decision["best"] != decision["played"], "{decision}");
    }
    let mistakes: Vec<_> =
        decisions.iter().filter(|decision| !decision["mistake"].is_null()).collect();
    assert!(!mistakes.is_empty());
    for decision in mistakes {
        let mistake = &decision["mistake"];
        assert_eq!(mistake["played"][0], decision["played"], "the turn as it was played");
        assert_eq!(mistake["better"][0], decision["best"]);
    }
    let text = told(&["analyse", record, "--visits", "20"], "");
    let lines: Vec<&str> = text.lines().collect();
    let better: Vec<usize> =
        (0..lines.len()).filter(|line| lines[*line].contains(" – better: ")).collect();
    assert!(!better.is_empty(), "{text}");
    for line in better {
        let reason = lines[line + 1].trim();
        assert!(reason.starts_with("It ") && reason.ends_with("% more."), "{reason}");
    }
    assert_eq!(report["players"].as_array().map(Vec::len), Some(2));
    let picture = std::fs::read_to_string(svg).expect("the chart was drawn");
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert!(refused(1, &["analyse", "no-such.record"]).contains("no-such.record"));
}

#[test]
fn a_record_of_five_tribes_is_analysed_for_everybody_at_the_table() {
    let record =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/five-tribes/corpus/01.record");
    let (record, svg) = (record.to_str().expect("a plain path"), &*file("chances.svg"));
    let report = json(&["analyse", record, "--visits", "4", "--json", "--svg", svg]);
    let players = report["players"].as_array().expect("players").len();
    assert!(players >= 2);
    let decisions = report["decisions"].as_array().expect("decisions");
    assert!(decisions.iter().any(|decision| decision["seat"] == players - 1));
    let picture = std::fs::read_to_string(svg).expect("a picture");
    assert_eq!(picture.matches("<polyline").count(), if players == 2 { 1 } else { players });
}
