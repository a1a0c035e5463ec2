use super::*;
use serde_json::Map;

/// Asks an engine these lines, one after the other.
fn ask(lines: &[&str]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(lines.join("\n").as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const NEW: &str = r#"{"do":"new","game":"targi","options":{"start":0},"seed":"1"}"#;

fn error(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"].as_str().unwrap()
}

#[test]
fn a_game_begins_and_lists_its_choices() {
    let answers = ask(&[NEW, r#"{"do":"choices"}"#]);
    assert_eq!(answers[0].to_string(), r#"{"ok":true,"to_act":0,"over":false}"#);
    assert_eq!(answers[1]["to_act"], 0);
    let choices = answers[1]["choices"].as_array().unwrap();
    assert_eq!(choices[0], "place 2", "the robber stands on field 1");
    assert_eq!(choices.len(), 11);
}

#[test]
fn an_illegal_choice_is_refused_and_changes_nothing() {
    let state = r#"{"do":"state"}"#;
    let answers = ask(&[
        NEW,
        state,
        r#"{"do":"play","choice":"place 4"}"#,
        r#"{"do":"play","choice":"dance"}"#,
        state,
        r#"{"do":"play","choice":"place 2"}"#,
    ]);
    assert!(error(&answers[2]).contains("field 4 is a corner"), "{}", answers[2]);
    assert!(error(&answers[3]).contains("`dance` is not a choice"), "{}", answers[3]);
    assert_eq!(answers[1], answers[4]);
    assert_eq!(answers[5].to_string(), r#"{"ok":true,"to_act":1,"over":false}"#);
}

#[test]
fn unknown_options_and_values_are_told_what_is_known() {
    let answers = ask(&[
        r#"{"do":"new","game":"targi","options":{"layuot":"random"}}"#,
        r#"{"do":"new","game":"targi","options":{"layout":"heap"}}"#,
        r#"{"do":"new","game":"chess"}"#,
    ]);
    assert!(error(&answers[0]).contains("`layout` (\"chequerboard\" or \"random\")"));
    assert!(error(&answers[1]).contains("`layout` cannot be \"heap\""));
    assert!(error(&answers[2]).contains("there is targi"));
}

#[test]
fn options_of_the_expansion_are_listed_and_their_values_checked() {
    let new = |options: &str| format!(r#"{{"do":"new","game":"targi","options":{options}}}"#);
    let asked = [
        new(r#"{"expansoin":true}"#),
        new(r#"{"expansion":"yes"}"#),
        new(r#"{"tokens":"many"}"#),
        new(r#"{"tribe_deck":"mine"}"#),
        new(r#"{"border":{"5":"new"}}"#),
        new(r#"{"tribe_deck":"custom"}"#),
    ];
    let answers = ask(&asked.each_ref().map(String::as_str));
    let unknown = error(&answers[0]);
    for name in [
        "expansion",
        "tokens",
        "same_tokens",
        "hand_rule",
        "layout",
        "start",
        "tribe_deck",
        "deck",
        "border",
        "easy_start",
    ] {
        assert!(unknown.contains(&format!("`{name}` (")), "{name} is missing in {unknown}");
    }
    assert!(error(&answers[1]).contains("false or true"), "{}", answers[1]);
    assert!(error(&answers[2]).contains(r#""off", "secret", "random" or "same""#));
    assert!(error(&answers[3]).contains(r#""base", "expansion", "mixed" or "custom""#));
    assert!(error(&answers[4]).contains(r#"{"5":"base"}"#), "{}", answers[4]);
    assert!(error(&answers[5]).contains("holds the deck's text"), "{}", answers[5]);
}

#[test]
fn a_custom_deck_with_mistakes_is_told_all_of_them() {
    let deck = "name = \"mine\"\ngame = \"targi\"\ntitle = \"Mine\"\ncards = [\"B00\", \"Q1\"]\n";
    let new = json!({
        "do": "new", "game": "targi", "options": {"tribe_deck": "custom", "deck": deck},
    });
    let answers = ask(&[&new.to_string(), r#"{"do":"choices"}"#]);
    let reasons = error(&answers[0]);
    assert!(reasons.contains("line 4, column 17: no bundled deck has a card `Q1`"), "{reasons}");
    assert!(reasons.contains("a deck has 9 well cards, this one has 0"), "{reasons}");
    assert!(error(&answers[1]).contains("there is no game yet"), "nothing was dealt");
}

#[test]
fn a_token_that_was_put_back_is_a_secret_until_both_have_chosen() {
    let new = r#"{"do":"new","game":"targi","seed":"1",
        "options":{"expansion":true,"tokens":"secret","start":0}}"#;
    let answers = ask(&[
        &new.replace('\n', ""),
        r#"{"do":"choices"}"#,
        r#"{"do":"play","choice":"put back waiver"}"#,
        r#"{"do":"view","seat":0}"#,
        r#"{"do":"view","seat":1}"#,
        r#"{"do":"view","seat":null}"#,
        r#"{"do":"play","choice":"put back joker"}"#,
        r#"{"do":"view","seat":1}"#,
    ]);
    assert_eq!(answers[1]["choices"].as_array().map(Vec::len), Some(4));
    assert_eq!(answers[2].to_string(), r#"{"ok":true,"to_act":1,"over":false}"#);
    let blue = |answer: &Value| answer["view"]["players"][0].clone();
    let (own, other, nobody) = (blue(&answers[3]), blue(&answers[4]), blue(&answers[5]));
    assert_eq!(own["put_back"], "waiver");
    assert_ne!(other["put_back"], "waiver");
    assert_eq!(other, nobody, "a spectator knows as little");
    assert_eq!(other["tokens"], own["tokens"], "all four are still listed");
    let after = blue(&answers[7]);
    assert_eq!(after["tokens"], json!(["joker", "targi", "marker"]));
}

#[test]
fn a_whole_expansion_game_with_tokens_and_mixed_cards_replays() {
    let options = json!({"expansion": true, "tokens": "secret", "tribe_deck": "mixed"});
    let Value::Object(options) = options else { panic!("an object") };
    let mut table = registry::deal("targi", &options, Seed::new("mixed")).unwrap();
    while table.to_act().is_some() {
        let choices = table.choices();
        let played = table.record().map_or(0, |record| record.entries.len());
        table.play(&choices[(played * 7) % choices.len()]).unwrap();
    }
    let record = table.record().unwrap().to_string();
    let replay = json!({"do": "replay", "record": record}).to_string();
    let answers = ask(&[&replay, r#"{"do":"scores"}"#, r#"{"do":"state"}"#]);
    assert_eq!(answers[0].to_string(), r#"{"ok":true,"to_act":null,"over":true}"#);
    assert!(answers[1]["scores"][0]["parts"]["water"].is_number(), "{}", answers[1]);
    assert!(answers[1]["scores"][0]["parts"]["waiver"].is_number(), "{}", answers[1]);
    let load = json!({"do": "load", "state": answers[2]["state"]}).to_string();
    assert_eq!(ask(&[&load])[0]["over"], true);
}

#[test]
fn malformed_lines_get_an_error_line_and_the_engine_goes_on() {
    let answers = ask(&[
        "",
        "nonsense",
        "[1,2]",
        "{}",
        r#"{"do":7}"#,
        r#"{"do":"fly"}"#,
        r#"{"do":"choices"}"#,
        r#"{"do":"new","game":"targi","seed":5}"#,
        r#"{"do":"new","game":"targi","sede":"5"}"#,
        NEW,
        r#"{"do":"view","seat":2}"#,
        r#"{"do":"view"}"#,
        "\u{0}\u{1}",
        r#"{"do":"choices"}"#,
    ]);
    let errors: Vec<&str> =
        answers.iter().filter(|a| a["ok"] == false).map(|a| a["error"].as_str().unwrap()).collect();
    assert_eq!(errors.len(), 11, "the empty line is passed over: {errors:#?}");
    assert!(errors[1].contains("not a list"));
    assert!(errors[2].contains("`do` is missing"));
    assert!(errors[4].contains("known are new, choices"));
    assert!(errors[5].contains("there is no game yet"));
    assert!(errors[6].contains("`seed` must be a text, not a number"));
    assert!(errors[7].contains("`sede` does not belong"));
    assert!(errors[8].contains("seats are 0 to 1"));
    assert!(errors[9].contains("`seat` is missing"));
    assert_eq!(answers.last().unwrap()["ok"], true);
}

#[test]
fn a_huge_line_gets_an_error_line_and_the_engine_goes_on() {
    let huge = "x".repeat(MAX_LINE_BYTES + 1);
    let answers = ask(&[NEW, &huge, r#"{"do":"choices"}"#]);
    assert!(error(&answers[1]).contains("longer than"));
    assert_eq!(answers[2]["ok"], true);
}

#[test]
fn a_state_can_be_saved_and_loaded() {
    let answers = ask(&[NEW, r#"{"do":"play","choice":"place 2"}"#, r#"{"do":"state"}"#]);
    let state = answers[2]["state"].to_string();
    let load = format!(r#"{{"do":"load","state":{state}}}"#);
    let answers = ask(&[&load, r#"{"do":"state"}"#, r#"{"do":"record"}"#]);
    assert_eq!(answers[0].to_string(), r#"{"ok":true,"to_act":1,"over":false}"#);
    assert_eq!(answers[1]["state"].to_string(), state);
    assert!(error(&answers[2]).contains("no record"));
}

#[test]
fn an_invalid_state_is_told_all_reasons() {
    let mut state = ask(&[NEW, r#"{"do":"state"}"#])[1]["state"].clone();
    state["round"] = json!(3);
    state["tribe_pile"][0] = state["tribe_pile"][1].clone();
    state["players"][0]["targi"] = json!([4]);
    let load = json!({"do": "load", "state": state}).to_string();
    let answers = ask(&[&load, r#"{"do":"choices"}"#]);
    let reasons = answers[0]["errors"].as_array().unwrap();
    assert!(reasons.len() >= 4, "{reasons:#?}");
    assert!(error(&answers[1]).contains("there is no game yet"), "nothing was loaded");
}

#[test]
fn a_whole_game_gives_scores_and_a_record_that_replays() {
    let options = Map::from_iter([("start".to_owned(), json!(0))]);
    let mut table = registry::deal("targi", &options, Seed::new("1")).unwrap();
    let mut asked = vec![NEW.to_owned()];
    while table.to_act().is_some() {
        let choice = table.choices().pop().unwrap();
        asked.push(json!({"do": "play", "choice": choice}).to_string());
        table.play(&choice).unwrap();
    }
    let record = table.record().unwrap().to_string();
    asked.push(r#"{"do":"scores"}"#.to_owned());
    asked.push(r#"{"do":"record"}"#.to_owned());
    let lines: Vec<&str> = asked.iter().map(String::as_str).collect();
    let answers = ask(&lines);
    let [.., scores, recorded] = answers.as_slice() else { panic!("two last answers") };
    assert_eq!(scores["over"], true);
    assert_eq!(scores["scores"].as_array().unwrap().len(), 2);
    assert!(scores["scores"][0]["parts"]["tokens"].is_number());
    assert_eq!(recorded["record"], record.as_str());
    let replay = json!({"do": "replay", "record": record}).to_string();
    assert_eq!(ask(&[&replay])[0].to_string(), r#"{"ok":true,"to_act":null,"over":true}"#);
    let broken = record.replacen("place 15", "place 4", 1);
    let replay = json!({"do": "replay", "record": broken}).to_string();
    assert!(error(&ask(&[&replay])[0]).contains("line "));
}

#[test]
fn spectators_and_seats_see_different_hands() {
    let answers = ask(&[NEW, r#"{"do":"view","seat":0}"#, r#"{"do":"view","seat":null}"#]);
    assert_eq!(answers[1]["view"]["seat"], 0);
    assert_eq!(answers[2]["view"]["seat"], Value::Null);
    assert!(answers[1]["view"].get("later_shuffles").is_none());
}

#[test]
fn a_forked_table_goes_its_own_way_and_can_be_closed() {
    let record = r#"{"do":"record"}"#;
    let answers = ask(&[
        NEW,
        r#"{"do":"play","choice":"place 2"}"#,
        r#"{"do":"fork","to":"b"}"#,
        r#"{"do":"play","table":"b","choice":"place 5"}"#,
        record,
        r#"{"do":"record","table":"b"}"#,
        r#"{"do":"close","table":"b"}"#,
        r#"{"do":"view","table":"b","seat":0}"#,
        r#"{"do":"choices"}"#,
    ]);
    let told = |index: usize| answers[index]["record"].as_str().unwrap().to_owned();
    assert!(
        !told(4).contains("place 5") && told(5).contains("place 2") && told(5).contains("place 5")
    );
    assert_eq!(answers[6]["tables"], 1);
    assert!(error(&answers[7]).contains("there is no table `b`"));
    assert_eq!(answers[8]["to_act"], 1);
}

#[test]
fn an_engine_holds_so_many_tables_and_no_more() {
    let mut lines = vec![NEW.to_owned()];
    lines.extend((0..MAX_TABLES).map(|n| format!(r#"{{"do":"fork","to":"{n}"}}"#)));
    lines.push(r#"{"do":"fork","to":"7"}"#.to_owned());
    lines.push(format!(r#"{{"do":"fork","to":"{}"}}"#, "n".repeat(MAX_NAME_BYTES + 1)));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let answers = ask(&lines);
    assert_eq!(answers[MAX_TABLES - 1]["ok"], true);
    assert!(error(&answers[MAX_TABLES]).contains("`close` one first"));
    assert_eq!(answers[MAX_TABLES + 1]["ok"], true, "a table may take the place of another");
    assert!(error(&answers[MAX_TABLES + 2]).contains("at most 60 bytes"));
}

#[test]
fn a_sample_looks_the_same_to_its_seat_and_not_to_the_other() {
    for game in registry::NAMES {
        let new = format!(r#"{{"do":"new","game":"{game}","seed":"1"}}"#);
        let view = |seat: u8| format!(r#"{{"do":"view","seat":{seat}}}"#);
        let sample = r#"{"do":"sample","seat":0,"seed":"x"}"#;
        let first = ask(&[&new, &view(0), sample, sample, r#"{"do":"state"}"#]);
        assert_eq!(first[2], first[3], "a seed draws the same");
        assert_ne!(first[2]["state"], first[4]["state"], "what is hidden is drawn anew");
        let load = json!({"do": "load", "game": game, "state": first[2]["state"]}).to_string();
        let second = ask(&[&load, &view(0)]);
        assert_eq!(first[1], second[1]);
    }
}

#[test]
fn players_hear_what_they_may_hear() {
    let answers = ask(&[
        NEW,
        r#"{"do":"play","choice":"place 2","events":true}"#,
        r#"{"do":"play","choice":"place 5","events":"yes"}"#,
    ]);
    assert_eq!(answers[1]["events"], json!([{"placed": {"seat": 0, "spot": "2"}}]));
    assert_eq!(answers[1]["words"].as_array().map(Vec::len), Some(1));
    assert!(error(&answers[2]).contains("`events` must be true or false"));
}
