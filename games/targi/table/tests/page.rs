//! The table of Targi: every choice has its buttons, every moment can be
//! drawn, and nobody is told a secret.

use caravanserai_core::{Game, Quick, Seat};
use serde_json::{Map, json};
use std::collections::{BTreeMap, BTreeSet};
use targi::{Choice, Options, Spot, State, Task, TokenRule, TribeDeck};
use targi_table::TargiTable;
use web::testing::{Moment, Stand, buttons, corpus, list, moments, outside_texts};
use web::{Guide, Language, Learn, Pages, SetUp, Stage};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

/// The options of random games: base, expansion, tokens, mixed cards.
fn variety() -> Vec<Options> {
    let base = Options::default();
    let expansion = Options { expansion: true, ..base.clone() };
    vec![
        base.clone(),
        Options { tokens: TokenRule::Secret, ..base },
        expansion.clone(),
        Options { tokens: TokenRule::Same, tribe_deck: Some(TribeDeck::Mixed), ..expansion },
    ]
}

fn draw(stand: &Stand<State>) -> String {
    TargiTable::table(&stand.scene()).into_string()
}

/// Whether a choice belongs somewhere on the board, a display or a hand.
fn has_a_place(choice: Choice, task: Task) -> bool {
    match choice {
        Choice::Place(_)
        | Choice::Token(_)
        | Choice::Use(_)
        | Choice::Pick(_)
        | Choice::Card(_)
        | Choice::GiveCard(_)
        | Choice::Row(_)
        | Choice::Hand(_)
        | Choice::MoveMarker { .. } => true,
        // These lie in the list's own tray.
        Choice::Choose(_) | Choice::Leave(_) => false,
        Choice::Accept => task == Task::OpenCard,
        _ => false,
    }
}

fn check_buttons(moment: &Moment<State>, language: Language) {
    let Some(to_act) = moment.state.to_act() else { return };
    let stand = moment.seen_by(Some(to_act), language);
    let page = draw(&stand);
    let list = list(&page);
    let task = stand.view.agenda.top().expect("something to decide");
    for choice in &stand.choices {
        let all = buttons(&page, *choice);
        let listed = buttons(list, *choice);
        let in_tray = matches!(choice, Choice::Choose(_) | Choice::Leave(_))
            || *choice == Choice::Accept && task == Task::TargiaCard;
        assert_eq!(listed, 1 + usize::from(in_tray), "`{choice}` in the list, at {task:?}");
        let placed = usize::from(has_a_place(*choice, task));
        assert_eq!(all - listed, placed, "`{choice}` on the board, at {task:?}");
    }
    let total = page.matches("name=\"choice\"").count();
    let known: usize = stand.choices.iter().map(|choice| buttons(&page, *choice)).sum();
    assert_eq!(total, known, "nothing illegal is a button, at {task:?}");
}

#[test]
fn every_choice_is_a_button_in_the_list_and_where_it_belongs() {
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(3) {
            check_buttons(moment, Language::English);
        }
    }
}

#[test]
fn every_kind_of_decision_and_choice_is_drawn_by_some_recorded_game() {
    let mut choices: BTreeMap<String, usize> = BTreeMap::new();
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game) {
            let listed = moment.state.legal();
            for choice in listed {
                let verb = match choice {
                    Choice::Use(Spot::Targia) => "use targia".to_owned(),
                    Choice::PlayHand => "play hand".to_owned(),
                    Choice::GiveCard(_) => "give row".to_owned(),
                    other => other.to_string().split(' ').next().unwrap_or_default().to_owned(),
                };
                *choices.entry(verb).or_default() += 1;
            }
        }
    }
    let verbs = [
        "put",
        "place",
        "token",
        "use",
        "use targia",
        "pick",
        "card",
        "take",
        "pay",
        "give row",
        "trade",
        "joker",
        "give",
        "open",
        "next",
        "accept",
        "return",
        "hand",
        "choose",
        "leave",
        "play",
        "play hand",
        "keep",
        "discard",
        "waive",
        "row",
        "move",
        "shift",
        "swap",
        "done",
        "end",
    ];
    let missing: Vec<_> = verbs.iter().filter(|verb| !choices.contains_key(**verb)).collect();
    assert!(missing.is_empty(), "no recorded game offers {missing:?}, so nothing tests them");
}

#[test]
fn random_games_can_be_drawn_at_every_step_in_both_languages() {
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game(&options, number as u64);
        for (index, moment) in moments(&game).iter().enumerate() {
            let language = Language::ALL[index % 2];
            let seat = [None, Some(Seat(0)), Some(Seat(1))][index % 3];
            // Missing texts and arguments panic while tests run.
            assert_clean(&draw(&moment.seen_by(seat, language)));
            if index % 4 == 0 {
                check_buttons(moment, Language::ALL[(index / 4) % 2]);
            }
        }
    }
}

/// No inline style, no inline script, no handler, no tag left open by a text.
fn assert_clean(page: &str) {
    for wrong in ["style=", "<style", "onclick", "onload", "javascript:", "\u{E000}", "{ $"] {
        assert!(!page.contains(wrong), "`{wrong}` in {page}");
    }
    for (at, _) in page.match_indices("<script") {
        assert!(page[at..].starts_with("<script type=\"module\" src=\""), "an inline script");
    }
}

#[test]
fn a_page_is_the_same_whatever_is_hidden() {
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game(&options, 100 + number as u64);
        for (index, moment) in moments(&game).iter().enumerate().step_by(11) {
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                let stand = moment.seen_by(seat, Language::English);
                let mut dice = Quick::new(index as u64);
                let twin = State::determinize(&stand.view, &mut dice);
                let twin =
                    Stand { view: twin.view(seat), ..moment.seen_by(seat, Language::English) };
                assert_eq!(draw(&stand), draw(&twin), "move {index} as seen by {seat:?}");
            }
        }
    }
}

#[test]
fn the_log_names_a_secret_card_to_its_owner_only() {
    // In the base game a card drawn by the Tribal expansion is its drawer's secret.
    let mut secrets = 0;
    for seed in 0..6 {
        let game = web::testing::random_game(&Options::default(), 200 + seed);
        let last = moments(&game).pop().expect("an end");
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let mut stand = last.seen_by(seat, Language::English);
            stand.stage = Stage::Replay;
            let page = draw(&stand);
            for told in &stand.log {
                for event in &told.events {
                    if let targi::Event::TribeDrawn { seat: drawer, card } = event.event {
                        assert_eq!(card.is_some(), seat == Some(drawer));
                        secrets += 1;
                    }
                }
            }
            assert_eq!(
                page.contains("Drew a tribe card"),
                stand
                    .log
                    .iter()
                    .flat_map(|told| &told.events)
                    .any(|told| matches!(told.event, targi::Event::TribeDrawn { card: None, .. }))
            );
        }
    }
    assert!(secrets > 0, "some game draws a secret card");
}

#[test]
fn ending_a_turn_with_actions_left_asks_again_and_without_does_not() {
    let (mut asked, mut plain) = (0, 0);
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(5) {
            let Some(seat) = moment.state.to_act() else { continue };
            let stand = moment.seen_by(Some(seat), Language::English);
            if !stand.choices.contains(&Choice::End) {
                continue;
            }
            let unused = stand.choices.iter().any(|choice| matches!(choice, Choice::Use(_)));
            let page = draw(&stand);
            assert_eq!(page.contains("<details class=\"confirm\">"), unused);
            if unused { asked += 1 } else { plain += 1 }
        }
    }
    assert!(asked > 0 && plain > 0);
}

#[test]
fn every_explanation_that_is_pointed_at_is_there_and_can_be_shown() {
    let style = include_str!("../assets/targi-about.css");
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(11) {
            let page = draw(&moment.seen_by(moment.state.to_act(), Language::German));
            for (at, _) in page.match_indices("aria-describedby=\"about-") {
                let id = &page[at + "aria-describedby=\"about-".len()..];
                let id = &id[..id.find('"').expect("the end of an attribute")];
                assert!(page.contains(&format!("id=\"about-{id}\"")), "no explanation of {id}");
                assert!(style.contains(&format!(".a-{id}:is(")), "no rule shows {id}");
            }
        }
    }
}

#[test]
fn the_hint_is_marked_on_the_board_and_in_the_list() {
    let (_, game) = corpus::<State>(CORPUS).remove(0);
    let moment = moments(&game)
        .into_iter()
        .find(|moment| {
            let choices = moment.state.legal();
            choices.iter().any(|choice| matches!(choice, Choice::Place(_)))
        })
        .expect("a Targi is placed");
    let mut stand = moment.seen_by(moment.state.to_act(), Language::English);
    assert_eq!(draw(&stand).matches("is-hint").count(), 0);
    stand.facts.hint.choices = vec![(stand.choices[0].to_string(), 0.5)];
    let page = draw(&stand);
    assert_eq!(page.matches("is-hint").count(), 2);
    assert!(list(&page).contains("50 %"));
}

#[test]
fn a_name_with_markup_in_it_stays_text() {
    let (_, game) = corpus::<State>(CORPUS).remove(0);
    let moment = moments(&game).pop().expect("an end");
    let mut stand = moment.seen_by(None, Language::English);
    stand.facts.names = vec!["<b>&\u{E000}".to_owned(), "\"><script>".to_owned()];
    let page = draw(&stand);
    assert!(!page.contains("<b>&") && !page.contains("\"><script>"));
}

#[test]
fn undo_and_takeback_are_offered_when_they_can_be_had() {
    let (_, game) = corpus::<State>(CORPUS).remove(0);
    let all = moments(&game);
    let moment = &all[all.len() / 2];
    let mut stand = moment.seen_by(Some(Seat(0)), Language::English);
    stand.facts.undoable = 3;
    assert!(draw(&stand).contains("/table/preview/undo"));
    stand.facts.undoable = 0;
    let page = draw(&stand);
    assert!(!page.contains("/undo") && page.contains("/takeback") && !page.contains("/redo"));
    stand.facts.redoable = 2;
    assert!(draw(&stand).contains("/table/preview/redo"));
    stand.facts.takeback = Some(Seat(1));
    stand.facts.asked = vec![Seat(0)];
    let page = draw(&stand);
    assert!(page.contains("name=\"answer\" value=\"yes\""));
    stand.facts.takeback = Some(Seat(0));
    stand.facts.asked = vec![Seat(1)];
    let page = draw(&stand);
    assert!(page.contains("value=\"no\"") && !page.contains("value=\"yes\""), "to withdraw it");
}

#[test]
fn a_set_up_form_is_read_as_it_was_filled_in() {
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let read = |fields: &[(String, String)]| -> Map<_, _> { TargiTable::read_set_up(fields) };
    let all = read(&[field("preset", "all"), field("tokens", "off")]);
    assert_eq!(
        Options::read(&all).expect("a preset"),
        Options { expansion: true, tokens: TokenRule::Secret, ..Options::default() }
    );
    let own = read(&[
        field("preset", "own"),
        field("expansion", "true"),
        field("tokens", "random"),
        field("start", "1"),
        field("tribe_deck", ""),
        field("border-5", "base"),
        field("border-9", ""),
    ]);
    assert_eq!(
        serde_json::Value::Object(own.clone()),
        json!({
            "expansion": true, "tokens": "random", "start": 1, "border": { "5": "base" }
        })
    );
    assert!(Options::read(&own).is_ok());
    let wrong = read(&[field("preset", "own"), field("tokens", "many"), field("start", "9")]);
    assert!(Options::read(&wrong).is_err(), "what is wrong stays wrong, to be named");
}

#[test]
fn the_set_up_form_shows_what_was_chosen() {
    let chosen = Options::read(&TargiTable::read_set_up(&[
        ("preset".to_owned(), "own".to_owned()),
        ("tokens".to_owned(), "same".to_owned()),
        ("hand_rule".to_owned(), "printed".to_owned()),
    ]))
    .expect("options");
    let form = TargiTable::set_up(&chosen.write(), Language::English).into_string();
    assert!(form.contains("value=\"own\" checked"));
    assert!(form.contains("value=\"same\" checked"));
    assert!(form.contains("value=\"printed\" checked"));
    assert!(!form.contains("value=\"author\" checked"));
}

#[test]
fn every_sentence_of_the_table_and_the_book_comes_from_the_texts() {
    let mut outside = BTreeSet::new();
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 40 + number as u64);
        for moment in moments(&game).iter().step_by(13) {
            for seat in [moment.state.to_act(), None] {
                let mut stand = moment.seen_by(seat, Language::Marked);
                outside.extend(outside_texts(&draw(&stand), &[]));
                stand.facts.guide = Some(Guide::default());
                outside.extend(outside_texts(&draw(&stand), &[]));
                stand.stage = Stage::Replay;
                outside.extend(outside_texts(&draw(&stand), &[]));
                let displays = TargiTable::displays(&[stand.scene()]).into_string();
                outside.extend(outside_texts(&displays, &[]));
            }
        }
    }
    let book = TargiTable::rule_book(Language::Marked).expect("a rule book").into_string();
    outside.extend(outside_texts(&book, &[]));
    for options in variety() {
        let form = TargiTable::set_up(&options.write(), Language::Marked).into_string();
        outside.extend(outside_texts(&form, &[]));
        outside.extend(outside_texts(&TargiTable::summary(&options, Language::Marked), &[]));
    }
    for preset in TargiTable::presets(Language::Marked) {
        outside.extend([preset.title, preset.note].iter().flat_map(|it| outside_texts(it, &[])));
    }
    assert!(outside.is_empty(), "{outside:#?}");
}

/// What the first page of a game says from top to bottom, as somebody hears it who
/// cannot see it. After a change that is meant: `INSTA_UPDATE=always cargo test`.
#[test]
fn the_first_page_reads_from_top_to_bottom_as_it_is_written_down() {
    let game = web::testing::random_game::<State>(&targi::Options::default(), 7);
    let first = &moments(&game)[0];
    for language in Language::ALL {
        let page = draw(&first.seen_by(first.state.to_act(), language));
        let name = format!("first-page-{}", language.code());
        insta::assert_snapshot!(name, web::testing::outline(&page));
        let form = TargiTable::set_up(&Default::default(), language).into_string();
        insta::assert_snapshot!(
            format!("set-up-{}", language.code()),
            web::testing::outline(&form)
        );
    }
}
