//! What holds in every game, tried with random ones.

use crate::table::random::{any_choice, any_game, legal, some_choice};
use caravanserai_core::{Game, Record, Seat, Table};
use proptest::prelude::*;
use std::collections::HashSet;
use targi::{Choice, Position, Refusal, Row, State, Task, TokenRule, TribeDeck};

const SEATS: [Option<Seat>; 3] = [None, Some(Seat(0)), Some(Seat(1))];

/// T-ACT-5 and T-TRIBE-5, checked from outside by what everybody sees.
fn check_limits(state: &State) {
    let view = state.view(None);
    let options = &view.rules.options;
    let base = !options.expansion && options.tokens == TokenRule::Off;
    let base =
        base && *options.tribe_deck() == TribeDeck::Base && options.border == Default::default();
    let after_raid = !base && view.robber.is_some_and(|field| field.number() % 4 <= 1);
    for (seat, player) in view.players.iter().enumerate() {
        let acting = view.to_act == Some(Seat(seat as u8));
        // X-WATER-1: exchanges at a raid count for the limit of the next turn.
        let at_rest = !acting || matches!(view.agenda.top(), Some(Task::Placement | Task::Raid(_)));
        if at_rest && !after_raid {
            assert!(player.purse.goods_count() <= 10, "seat {seat} has {}", player.purse);
            assert!(player.purse.gold <= 3, "seat {seat} has {}", player.purse);
            assert!(player.purse.water <= 10, "seat {seat} has {}", player.purse);
        }
        for row in Row::ALL {
            assert_eq!(player.display.row(row).count(), player.display.row_len(row), "gap");
        }
        assert!(player.markers.len() <= 2 && player.targi.len() + player.dunes.len() <= 3);
        assert!(!base || player.purse.water == 0, "there is no water in the base game");
        assert!(player.tokens.len() <= 4 && (view.round == 0 || player.tokens.len() <= 3));
    }
    let first = if options.tokens == TokenRule::Secret { 0 } else { 1 };
    assert!((first..=12).contains(&view.round));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn every_state_of_a_game_is_in_order_and_every_game_ends(game in any_game()) {
        let (mut state, mut whims) = (game.state(), game.whims());
        let mut decisions = 0;
        loop {
            let broken = state.broken_invariants();
            prop_assert!(broken.is_empty(), "after {decisions} choices: {broken:?}");
            check_limits(&state);
            let Some(choice) = some_choice(&state, &mut whims) else { break };
            state.play_unchecked(choice);
            decisions += 1;
            prop_assert!(decisions < 2000, "a game has twelve rounds");
        }
        prop_assert_eq!(state.to_act(), None);
        prop_assert!(state.scores().winners().count() >= 1);
    }

    #[test]
    fn every_listed_choice_can_be_played(game in any_game()) {
        let (mut state, mut whims) = (game.state(), game.whims());
        while let Some(chosen) = some_choice(&state, &mut whims) {
            let listed = legal(&state);
            let different: HashSet<Choice> = listed.iter().copied().collect();
            prop_assert_eq!(different.len(), listed.len(), "each choice is listed once");
            for choice in listed {
                let (mut checked, mut fast) = (state.clone(), state.clone());
                prop_assert_eq!(checked.play(choice), Ok(()));
                fast.play_unchecked(choice);
                prop_assert_eq!(&checked, &fast);
                prop_assert!(checked != state, "`{}` changes nothing", choice);
                let broken = checked.broken_invariants();
                prop_assert!(broken.is_empty(), "after `{}`: {:?}", choice, broken);
            }
            state.play_unchecked(chosen);
        }
    }

    #[test]
    fn telling_what_happens_changes_nothing(game in any_game()) {
        let (mut state, mut whims) = (game.state(), game.whims());
        while let Some(choice) = some_choice(&state, &mut whims) {
            let mut telling = state.clone();
            let mut told = Vec::new();
            telling.play_telling(choice, &mut told);
            state.play_unchecked(choice);
            prop_assert_eq!(&telling, &state);
            for event in told {
                // What a program reads has one tag, and the fields below it.
                let event = serde_json::to_value(event).expect("an event is plain data");
                prop_assert_eq!(event.as_object().map(|tagged| tagged.len()), Some(1));
            }
        }
    }

    #[test]
    fn the_same_deal_and_choices_give_the_same_state(game in any_game()) {
        let run = || {
            let (mut state, mut whims) = (game.state(), game.whims());
            let mut choices = Vec::new();
            while let Some(choice) = some_choice(&state, &mut whims) {
                state.play_unchecked(choice);
                choices.push(choice.to_string());
            }
            (state, choices)
        };
        let (first, second) = (run(), run());
        prop_assert_eq!(first.1, second.1);
        prop_assert_eq!(first.0.scores(), second.0.scores());
        prop_assert_eq!(first.0, second.0);
    }

    #[test]
    fn a_position_is_loaded_as_it_was_saved(game in any_game(), every in 1..9_usize) {
        let (mut state, mut whims) = (game.state(), game.whims());
        for step in 0.. {
            if step % every == 0 {
                let saved = serde_json::to_string(&state.position()).expect("plain data");
                let position: Position = serde_json::from_str(&saved).expect("as saved");
                prop_assert_eq!(State::from_position(position), Ok(state.clone()));
            }
            let Some(choice) = some_choice(&state, &mut whims) else { break };
            state.play_unchecked(choice);
        }
    }

    #[test]
    fn a_record_is_read_as_it_was_written(game in any_game(), length in 0..400_usize) {
        let mut table = Table::<State>::new(&game.options, game.seed.clone());
        let mut whims = game.whims();
        for _ in 0..length {
            let Some(choice) = some_choice(table.state(), &mut whims) else { break };
            table.play(choice).expect("a listed choice");
        }
        let text = table.record().expect("a dealt table has a record").to_string();
        let record = Record::parse(&text).expect("as written");
        prop_assert_eq!(record.to_string(), text);
        let again = record.verify::<State>().expect("as played");
        prop_assert_eq!(again.state(), table.state());
        prop_assert_eq!(again.moves(), table.moves());
    }

    #[test]
    fn filling_in_what_a_seat_cannot_know_leaves_its_view_as_it_is(
        game in any_game(), steps in 0..300_usize, chance in any::<u64>(),
    ) {
        let state = game.state_after(steps);
        for seat in SEATS {
            let view = state.view(seat);
            let filled = State::determinize(&view, &mut caravanserai_core::Quick::new(chance));
            let broken = filled.broken_invariants();
            prop_assert!(broken.is_empty(), "{broken:?}");
            prop_assert_eq!(filled.view(seat), view);
        }
    }

    #[test]
    fn filling_in_depends_on_the_view_and_the_dice_alone(
        game in any_game(), steps in 0..300_usize, one in any::<u64>(), other in any::<u64>(),
    ) {
        let state = game.state_after(steps);
        for seat in SEATS {
            let view = state.view(seat);
            let fill = |view: &targi::View, chance| {
                State::determinize(view, &mut caravanserai_core::Quick::new(chance))
            };
            let twin = fill(&view, one);
            prop_assert_eq!(fill(&twin.view(seat), other), fill(&view, other));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn undo_goes_back_to_the_last_thing_shown_and_no_further(
        game in any_game(), steps in 1..300_usize,
    ) {
        let mut table = Table::<State>::new(&game.options, game.seed.clone());
        let mut whims = game.whims();
        for _ in 0..steps {
            let Some(choice) = some_choice(table.state(), &mut whims) else { break };
            let before: Vec<_> = SEATS.map(|seat| cards_seen(table.state(), seat)).into();
            table.play(choice).expect("a listed choice");
            let last = table.moves().last().expect("just played");
            if !last.revealed {
                for (seat, before) in SEATS.into_iter().zip(before) {
                    let shown: Vec<String> =
                        cards_seen(table.state(), seat).difference(&before).cloned().collect();
                    prop_assert!(shown.is_empty(), "`{}` shows {:?} to {:?}", choice, shown, seat);
                }
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let count = table.undoable(seat);
            let kept = table.moves().len() - count;
            prop_assert!(table.moves()[kept..].iter().all(|m| m.seat == seat && !m.revealed));
            prop_assert_eq!(table.at(kept).reveals(), table.state().reveals());
            let mut undone = table.clone();
            undone.undo(count);
            prop_assert_eq!(undone.state(), &table.at(kept));
            for played in &table.moves()[kept..] {
                undone.play(played.choice).expect("it was legal before");
            }
            prop_assert_eq!(undone.state(), table.state());
        }
    }
}

/// The names of all cards that a view speaks of.
fn cards_seen(state: &State, seat: Option<Seat>) -> HashSet<String> {
    let json = serde_json::to_string(&state.view(seat)).expect("plain data");
    let is_card = |word: &&str| {
        word.len() == 3
            && word.starts_with(['B', 'E', 'G', 'N'])
            && word[1..].bytes().all(|b| b.is_ascii_digit())
    };
    json.split('"').filter(is_card).map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_choice_is_legal_exactly_when_it_is_listed(
        game in any_game(), steps in 0..200_usize,
        tried in prop::collection::vec(any_choice(), 20),
    ) {
        let state = game.state_after(steps);
        let listed = legal(&state);
        for choice in tried {
            let mut after = state.clone();
            match after.play(choice) {
                Ok(()) => prop_assert!(listed.contains(&choice), "`{}`", choice),
                Err(error) => {
                    prop_assert!(!listed.contains(&choice), "{}", error);
                    prop_assert_eq!(&after, &state);
                    prop_assert_eq!(error.choice, choice);
                    if let Refusal::Asked { seat, task, legal } = error.refusal {
                        prop_assert_eq!(Some(seat), state.to_act());
                        prop_assert_eq!(Some(task), state.view(None).agenda.top());
                        prop_assert_eq!(legal, &listed[..]);
                    }
                }
            }
        }
    }

    #[test]
    fn the_text_of_a_choice_is_read_as_it_was_written(choice in any_choice()) {
        let text = choice.to_string();
        prop_assert_eq!(text.parse::<Choice>(), Ok(choice));
    }

    #[test]
    fn any_text_is_a_choice_or_a_clear_error(text in "\\PC{0,40}") {
        match text.parse::<Choice>() {
            Ok(choice) => prop_assert_eq!(choice.to_string().parse(), Ok(choice)),
            Err(error) => prop_assert!(!error.reason.is_empty()),
        }
    }

    #[test]
    fn almost_a_choice_is_a_choice_or_a_clear_error(
        choice in any_choice(), at in any::<prop::sample::Index>(), letter in "[ -~]",
    ) {
        let mut text = choice.to_string();
        let place = at.index(text.len());
        text.replace_range(place..=place, &letter);
        match text.parse::<Choice>() {
            Ok(read) => prop_assert_eq!(read.to_string().parse(), Ok(read)),
            Err(error) => prop_assert!(!error.reason.is_empty()),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_finished_game_takes_no_choice(game in any_game(), choice in any_choice()) {
        let (mut state, mut whims) = (game.state(), game.whims());
        while let Some(next) = some_choice(&state, &mut whims) {
            state.play_unchecked(next);
        }
        let over = state.clone();
        let error = state.play(choice).unwrap_err();
        prop_assert_eq!(error.refusal, Refusal::GameOver);
        prop_assert_eq!(state, over);
    }
}
