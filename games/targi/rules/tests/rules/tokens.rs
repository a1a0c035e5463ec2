//! The action tokens.

use crate::table::*;
use caravanserai_core::{Game, OptionError, PositionFault, Seed};
use serde_json::json;
use targi::{OptionFault, PutBackView, State, Task, Violation};

fn deal(rule: &str, seed: u32) -> State {
    let options = options(&[("tokens", json!(rule)), ("start", json!(0))]);
    State::new(&options, &Seed::new(seed.to_string()))
}

// T-TOK-1
#[test]
fn each_secretly_puts_one_of_four_tokens_back_and_both_are_told_at_once() {
    let mut state = deal("secret", 1);
    let back = ["put back joker", "put back targi", "put back marker", "put back waiver"];
    assert_choices(&state, &back);
    let heard = told(&mut state, "put back marker");
    assert_eq!(heard, [json!({"token_put_back": {"seat": 0, "token": null}})]);
    assert_eq!((state.to_act(), state.round()), (Some(IVORY), 0));
    for seat in [None, Some(IVORY)] {
        assert_eq!(state.view(seat).put_back[0], PutBackView::Hidden, "{seat:?}");
        let mut other = deal("secret", 1);
        play(&mut other, "put back joker");
        assert_eq!(view_json(&state, seat), view_json(&other, seat), "{seat:?}");
    }
    assert_eq!(tokens(&state, BLUE), "joker targi marker waiver", "nobody can count them yet");
    let heard = told(&mut state, "put back joker");
    for (seat, token) in [(0, "marker"), (1, "joker")] {
        let put_back = json!({"token_put_back": {"seat": seat, "token": token}});
        assert!(heard.contains(&put_back), "{heard:?}");
    }
    assert_eq!(tokens(&state, BLUE), "joker targi waiver");
    assert_eq!(tokens(&state, IVORY), "targi marker waiver");
    assert_eq!((task(&state), state.round()), (Some(Task::Placement), 1));
}

// T-TOK-1
#[test]
fn at_random_each_plays_with_three_and_by_same_both_with_the_same_three() {
    let mut different = 0;
    for seed in 0..40 {
        let random = deal("random", seed);
        let same = deal("same", seed);
        for seat in [BLUE, IVORY] {
            assert_eq!(tokens(&random, seat).split(' ').count(), 3);
            assert_eq!(tokens(&same, seat).split(' ').count(), 3);
        }
        different += i32::from(tokens(&random, BLUE) != tokens(&random, IVORY));
        assert_eq!(tokens(&same, BLUE), tokens(&same, IVORY));
        assert_eq!(tokens(&deal("off", seed), BLUE), "");
    }
    assert!((15..40).contains(&different), "{different} of 40 differ");
}

// T-TOK-1
#[test]
fn both_may_agree_on_the_three_tokens() {
    let named = |three: serde_json::Value| {
        let named = [("tokens", "same".into()), ("same_tokens", three)];
        named.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    };
    let agreed = named(serde_json::json!(["waiver", "joker", "marker"]));
    for seed in 0..5 {
        let options = State::read_options(&agreed).expect("three tokens");
        let state = State::new(&options, &Seed::new(seed.to_string()));
        for seat in [BLUE, IVORY] {
            assert_eq!(tokens(&state, seat), "joker marker waiver");
        }
        let written = State::write_options(&state.options());
        assert_eq!(State::read_options(&written), Ok(options));
    }
    for strange in [
        serde_json::json!(["joker", "joker", "targi"]),
        serde_json::json!(["joker", "targi"]),
        serde_json::json!(["joker", "targi", "camel"]),
        serde_json::json!("joker"),
    ] {
        let error = State::read_options(&named(strange)).expect_err("not three tokens");
        assert!(
            matches!(&error, OptionError::UnknownValue { option, .. } if option.name == "same_tokens"),
            "{error}"
        );
    }
    let mut without = agreed;
    without.insert("tokens".to_owned(), "random".into());
    let error = State::read_options(&without).expect_err("everybody draws for himself");
    let goes_with = OptionFault::GoesWith { option: "tokens", value: "\"same\"" };
    assert_eq!(error, OptionError::unusable("same_tokens", goes_with));
}

// T-TOK-2
#[test]
fn each_token_works_once() {
    let mut state = quiet_with("2b").tokens(BLUE, "joker").set();
    play(&mut state, "joker 1S");
    assert_eq!(
        (purse(&state, BLUE).as_str(), tokens(&state, BLUE).as_str()),
        ("2D 3S 2P 1G 4V", "")
    );
    refused(&state, "joker 1S");
    let mut state = quiet_with("2B").tokens(BLUE, "").set();
    play(&mut state, "end; end");
    assert_eq!(seen_by_all(&state).players[0].targi_token, None, "unused it is gone as well");
}

// T-TOK-3
#[test]
fn the_joker_is_a_good_in_payments_exchanges_and_raids() {
    let picture = QUIET.replacen(" g ", " B06*b ", 1);
    let mut card = scene(&picture).purse(BLUE, "1S 1G").tokens(BLUE, "joker").set();
    play(&mut card, "use c0");
    refused(&card, "play");
    play(&mut card, "joker 1D; play; row 1");
    assert_eq!((purse(&card, BLUE), display(&card, BLUE)[0].as_str()), ("0".into(), "B06"));
    let mut trader = quiet_with("5b").purse(BLUE, "2D").tokens(BLUE, "joker").set();
    play(&mut trader, "use 5; joker 1D; trade 3D for 1G");
    assert_eq!(purse(&trader, BLUE), "1G");
    let mut raid = quiet_with("12R").purse(BLUE, "1D 1S 1V").tokens(BLUE, "joker").set();
    assert_choices(&raid, &["joker 1D", "joker 1S", "joker 1P", "pay 0"]);
    play(&mut raid, "joker 1P");
    assert_eq!((purse(&raid, BLUE).as_str(), tokens(&raid, BLUE).as_str()), ("1V", ""));
}

// T-TOK-3
#[test]
fn an_unused_joker_counts_neither_for_the_limit_nor_for_ties() {
    let ten = quiet_with("2R").purse(BLUE, "10D").tokens(BLUE, "joker");
    let mut state = ten.purse(IVORY, "10S").set();
    assert_eq!(winners(&state), [BLUE, IVORY]);
    play(&mut state, "end");
    assert_eq!((purse(&state, BLUE).as_str(), state.to_act()), ("10D", Some(IVORY)));
}

// T-TOK-4
#[test]
fn the_targi_token_goes_on_any_free_field_after_the_figures() {
    let phase = || quiet_with("2b 6b 9b 1i 7i 3R 15i").tokens(BLUE, "targi");
    let mut state = phase().start(BLUE).placing_targi_token(BLUE).set();
    let free = ["token 5", "token 10", "token 11", "token 13", "token 14", "done"];
    assert_choices(&state, &free);
    play(&mut state, "token 13");
    assert_eq!(
        (tokens(&state, BLUE).as_str(), markers(&state, BLUE)),
        ("", vec!["c4".into(), "c5".into()])
    );
    play(&mut state, "use 13");
    assert_eq!(seen_by_all(&state).players[0].targi_token, None);
    refused(&state, "use 13");
}

// T-TOK-4
#[test]
fn the_targi_token_may_be_kept_for_later() {
    let phase = quiet_with("2b 6b 9b 1i 7i 3R 15i").tokens(BLUE, "targi");
    let mut state = phase.placing_targi_token(BLUE).set();
    play(&mut state, "done");
    assert_eq!(tokens(&state, BLUE), "targi");
    assert_eq!(task(&state), Some(Task::Turn(BLUE)));
}

// T-TOK-4, T-TOK-5
#[test]
fn both_tokens_are_placed_by_the_start_player_first() {
    let both = quiet_with("2b 6b 9b 1i 7i 3R 15i");
    let both = both.tokens(BLUE, "targi marker").tokens(IVORY, "targi marker");
    let mut state = both.start(IVORY).placing_targi_token(IVORY).set();
    play(&mut state, "token 5");
    assert_eq!(task(&state), Some(Task::TargiToken(BLUE)));
    refused(&state, "token 5");
    play(&mut state, "token 14");
    assert_eq!(task(&state), Some(Task::MarkerToken(IVORY)), "the markers lie now");
    play(&mut state, "done");
    assert_eq!(task(&state), Some(Task::Turn(IVORY)), "Blue's crossings with the robber are taken");
}

// T-TOK-4, X-DUNE-1
#[test]
fn the_targi_token_goes_on_no_dune() {
    let phase = desert("2b 6b 9b 1i 7i 3R 15i").dunes("N00").tokens(BLUE, "targi");
    refused(&phase.placing_targi_token(BLUE).set(), "token d1");
}

// T-TOK-5
#[test]
fn the_marker_token_goes_where_the_robbers_line_crosses_an_own_line() {
    let picture = "
        16   1    2    3R   4
        15   1D*b t    1S   5b
        14   t    g    t    6b
        13   g    t    1P   7
        12   11b  10   9    8";
    let mut state = scene(picture).tokens(BLUE, "marker").placing_marker_token(BLUE).set();
    assert_choices(&state, &["token c2", "token c5", "done"]);
    play(&mut state, "token c2; use c2");
    assert_eq!(purse(&state, BLUE), "2D 3S 2P 1G 4V", "its card is used like the others");
    assert_eq!(tokens(&state, BLUE), "");
    assert_eq!(markers(&state, BLUE), ["c0"]);
}

// T-TOK-5
#[test]
fn a_marked_card_and_a_parallel_line_are_nothing_for_the_marker_token() {
    let picture = "
        16   1    2    3R   4
        15   1D   t    1S*i 5b
        14   t    g    t    6
        13   g    t    1P   7
        12   11b  10b  9    8";
    let placed = scene(picture).tokens(BLUE, "marker").placing_marker_token(BLUE);
    let reasons = placed.try_set().unwrap_err();
    let nothing = Violation::NothingToDecide(Task::MarkerToken(BLUE));
    assert_eq!(reasons, [PositionFault::Violation(nothing)], "there is nothing to offer");
}

// T-TOK-6
#[test]
fn the_fata_morgana_moves_no_token_and_nothing_onto_one() {
    let picture = "
        16   1R   2    3    4
        15   1D*b 1S*I 1P*B 5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9b   8";
    let state = |display| {
        let scene = scene(picture).mixed().option("border", serde_json::json!({"9": "base"}));
        let mut state = scene.display(BLUE, [display]).tokens(BLUE, "").set();
        play(&mut state, "use 9");
        state
    };
    for display in ["B00", "E42"] {
        let moves = choices(&state(display));
        assert_eq!(moves.len(), 6, "{moves:?}");
        assert!(moves.iter().all(|to| to.starts_with("move c0 to c") && !to.ends_with(['1', '2'])));
    }
}

// T-TOK-7
#[test]
fn the_waiver_gives_up_a_cards_text_for_two_points_at_the_end() {
    let mut state = desert_buying("E44").tokens(BLUE, "waiver").set();
    play(&mut state, "use c0; play; row 1");
    assert_choices(&state, &["waive", "done"]);
    let mut kept = state.clone();
    play(&mut state, "waive");
    assert!(offers(&state, "end"), "the text is not carried out");
    assert_eq!(points(&state, BLUE, "waiver"), 2);
    assert_eq!(tokens(&state, BLUE), "");
    play(&mut kept, "done; take 2V");
    assert_eq!((points(&kept, BLUE, "waiver"), tokens(&kept, BLUE)), (0, "waiver".to_owned()));
}

// T-TOK-7
#[test]
fn a_waived_text_is_never_observed() {
    let hole = || desert("13b").display(BLUE, ["E05"]);
    let mut state = hole().waived(BLUE, "E05").set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 2W 4V");
    let scoring = desert("13b").display(BLUE, ["E31"]).waived(BLUE, "E31").set();
    assert_eq!((points(&scoring, BLUE, "advantages"), points(&scoring, BLUE, "waiver")), (0, 2));
    assert_eq!(points(&scoring, BLUE, "cards"), 1, "the printed points stay");
    let mut once = desert_buying("E07").tokens(BLUE, "waiver").set();
    play(&mut once, "use c0; play; row 1; waive");
    refused(&once, "card 1.1");
}

// T-TOK-7
#[test]
fn the_waiver_works_with_nine_cards_displayed_and_not_with_ten() {
    let nine = ["E00 E01 E02 E03", "E09 E10 E11 E12", ""];
    let mut state = desert_buying("E08").display(BLUE, nine).tokens(BLUE, "waiver").set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["waive", "done"]);
    let ten = ["E00 E01 E02 E03", "E09 E10 E11 E12", "E18"];
    let mut tenth = desert_buying("E08").display(BLUE, ten).tokens(BLUE, "waiver").set();
    play(&mut tenth, "use c0; play");
    assert!(offers(&tenth, "end"), "laid, and its text carried out");
    assert_eq!(purse(&tenth, BLUE), "1S 1P 1G 6W 4V");
}

// T-TOK-7
#[test]
fn a_card_without_a_text_leaves_nothing_to_waive() {
    let mut state = desert_buying("E01").tokens(BLUE, "waiver").set();
    play(&mut state, "use c0; play; row 1");
    assert!(offers(&state, "end"));
    assert_eq!(tokens(&state, BLUE), "waiver");
}
