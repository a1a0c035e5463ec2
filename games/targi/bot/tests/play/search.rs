//! The search knows what its seat sees, keeps to its budget and stops when told.

use caravanserai_core::{Chance, Game, InfoSet, Quick, Seat, Seed};
use sage::{Budget, Plays, RandomPlayout, Search, SearchConfig, SearchResult};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use targi::{Choice, Options, State, TakenFrom, Task, TokenRule};
use targi_bot::TargiBot;

fn both_editions(game: u64) -> Options {
    let expansion = game % 2 == 1;
    let tokens = if game.is_multiple_of(3) { TokenRule::Secret } else { TokenRule::Off };
    Options { expansion, tokens, ..Options::default() }
}

/// Plays random games and shows every state with a decision in it.
fn each_decision(games: u64, mut show: impl FnMut(&State, &[Choice])) {
    let mut chance = Quick::new(17);
    let mut legal = Vec::new();
    for game in 0..games {
        let mut state = State::new(&both_editions(game), &Seed::new(format!("decision {game}")));
        while state.to_act().is_some() {
            legal.clear();
            state.choices(&mut legal);
            show(&state, &legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
}

fn think(state: &State, legal: &[Choice], visits: u32) -> SearchResult<Choice> {
    let mut search = Search::new(
        TargiBot::evaluator(),
        SearchConfig { memory_mib: 2, ..SearchConfig::DEFAULT },
        5,
    );
    let view = state.view(state.to_act());
    search.run(&view, legal, Budget::visits(visits), &AtomicBool::new(false))
}

#[test]
fn the_same_view_gives_the_same_statistics_whatever_is_hidden() {
    let mut chance = Quick::new(3);
    let mut number = 0;
    each_decision(8, |state, legal| {
        number += 1;
        if number % 4 != 0 {
            return;
        }
        let twin = State::determinize(&state.view(state.to_act()), &mut chance);
        assert_eq!(think(state, legal, 120), think(&twin, legal, 120), "decision {number}");
    });
    assert!(number > 300, "{number} decisions");
}

/// What the bound of the arena, which is shown everything, makes of a state.
fn think_on_truth(state: &State, legal: &[Choice]) -> SearchResult<Choice> {
    let config = SearchConfig { memory_mib: 2, ..SearchConfig::DEFAULT };
    let mut search = Search::new(TargiBot::evaluator(), config, 5);
    search.run_on_truth(state, legal, Budget::visits(60), &AtomicBool::new(false))
}

#[test]
fn the_bound_sees_the_piles() {
    let mut chance = Quick::new(6);
    let (mut number, mut twins, mut saw) = (0, 0, 0);
    each_decision(8, |state, legal| {
        number += 1;
        let twin = State::determinize(&state.view(state.to_act()), &mut chance);
        if number % 7 == 0 && legal.len() > 1 && twin != *state {
            twins += 1;
            saw += u32::from(think_on_truth(&twin, legal) != think_on_truth(state, legal));
        }
    });
    assert!(saw * 10 > twins * 8 && twins > 50, "{saw} of {twins} look-alikes");
}

#[test]
fn the_bound_sees_the_hand_of_the_other() {
    let (mut hands, mut saw) = (0, 0);
    each_decision(12, |state, legal| {
        let mut position = state.position();
        let other = state.to_act().expect("a decision").other();
        let hand = &mut position.players[other.index()].hand;
        let hidden = hand.iter_mut().find(|card| !card.seen);
        // The card at the bottom of the pile is not drawn in what is looked at.
        let (Some(hidden), Some(bottom)) = (hidden, position.tribe_pile.first_mut()) else {
            return;
        };
        if legal.len() > 1 && hands < 40 {
            std::mem::swap(&mut hidden.card, bottom);
            let changed = State::from_position(position).expect("cards may lie otherwise");
            hands += 1;
            saw += u32::from(think_on_truth(&changed, legal) != think_on_truth(state, legal));
        }
    });
    assert!(saw * 10 > hands * 8 && hands > 15, "{saw} of {hands} hands");
}

#[test]
fn a_plain_search_cannot_cheat_either() {
    let mut chance = Quick::new(4);
    let mut number = 0;
    each_decision(4, |state, legal| {
        number += 1;
        if number % 8 != 0 {
            return;
        }
        let view = state.view(state.to_act());
        let twin = State::determinize(&view, &mut chance);
        let think = |state: &State| {
            let mut search: Search<State, _> = Search::new(
                RandomPlayout,
                SearchConfig { memory_mib: 2, ..SearchConfig::PLAIN },
                5,
            );
            let stop = AtomicBool::new(false);
            search.run(&state.view(state.to_act()), legal, Budget::visits(60), &stop)
        };
        assert_eq!(think(state), think(&twin), "decision {number}");
    });
}

#[test]
fn a_seat_recognises_exactly_what_looks_the_same_to_it() {
    let mut chance = Quick::new(5);
    let mut last: Option<State> = None;
    let mut differed = [0; 2];
    each_decision(12, |state, _| {
        let actor = state.to_act().unwrap();
        let twin = State::determinize(&state.view(Some(actor)), &mut chance);
        for seat in [actor, actor.other()] {
            let alike = state.view(Some(seat)) == twin.view(Some(seat));
            assert_eq!(state.key(seat) == twin.key(seat), alike);
            differed[usize::from(alike)] += 1;
            if let Some(last) = &last {
                assert_ne!(last.key(seat), state.key(seat));
            }
        }
        last = Some(state.clone());
    });
    assert!(differed.iter().all(|count| *count > 20), "{differed:?}: secrets came up");
}

#[test]
fn the_same_seed_and_visits_give_the_same_thoughts() {
    each_decision(1, |state, legal| {
        assert_eq!(think(state, legal, 50), think(state, legal, 50));
    });
}

#[test]
fn visits_and_time_are_kept_to() {
    let state = State::new(&Options::default(), &Seed::new("budget"));
    let legal = state.legal();
    let result = think(&state, &legal, 500);
    let visits: u32 = result.choices.iter().map(|considered| considered.visits).sum();
    assert!(visits <= 500 && visits == result.iterations, "{visits}");
    let mut search = Search::new(TargiBot::evaluator(), SearchConfig::DEFAULT, 1);
    let began = Instant::now();
    let view = state.view(state.to_act());
    search.run(&view, &legal, Budget::millis(60), &AtomicBool::new(false));
    assert!(began.elapsed() < Duration::from_millis(1000), "{:?}", began.elapsed());
}

#[test]
fn a_search_that_is_told_to_stop_stops_at_once() {
    let state = State::new(&Options::default(), &Seed::new("stop"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let stop = AtomicBool::new(false);
    let mut search = Search::new(TargiBot::evaluator(), SearchConfig::DEFAULT, 1).on_threads(2);
    let began = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        let result = search.run(&view, &legal, Budget::millis(60_000), &stop);
        assert!(legal.contains(&result.best().choice));
    });
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
}

#[test]
fn two_threads_keep_to_the_visits_and_to_what_is_remembered() {
    let state = State::new(&Options::default(), &Seed::new("two threads"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let config = SearchConfig { memory_mib: 1, stop_when_decided: false, ..SearchConfig::DEFAULT };
    let mut search = Search::new(TargiBot::evaluator(), config, 1).on_threads(2);
    let (granted, stop) = (search.memory(), AtomicBool::new(false));
    let (mut before, mut iterations) = (0, 0);
    for visits in [3000, 9000, 20_000] {
        let result = search.run(&view, &legal, Budget::visits(visits), &stop);
        let seen: u32 = result.choices.iter().map(|considered| considered.visits).sum();
        iterations += result.iterations;
        assert_eq!((seen, iterations), (visits, visits), "{before} were remembered");
        assert_eq!(search.memory(), granted);
        before = seen;
    }
}

#[test]
fn the_memory_that_was_granted_is_enough() {
    let state = State::new(&both_editions(1), &Seed::new("memory"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let config = SearchConfig { memory_mib: 1, stop_when_decided: false, ..SearchConfig::DEFAULT };
    let mut search = Search::new(TargiBot::evaluator(), config, 1);
    let granted = search.memory();
    let stop = AtomicBool::new(false);
    for round in 1..=3 {
        let result = search.run(&view, &legal, Budget::visits(round * 12_000), &stop);
        assert!(result.iterations > 0);
        assert_eq!(search.memory(), granted);
    }
    assert!(granted <= 5 << 18, "{granted} bytes");
}

#[test]
fn what_was_learnt_for_one_decision_helps_with_the_next() {
    let mut state = State::new(&Options::default(), &Seed::new("reuse"));
    let stop = AtomicBool::new(false);
    let mut search = Search::new(TargiBot::evaluator(), SearchConfig::DEFAULT, 1);
    let mut legal = Vec::new();
    state.choices(&mut legal);
    let seat = state.to_act();
    let first = search.run(&state.view(seat), &legal, Budget::visits(3000), &stop);
    state.play_unchecked(first.best().choice);
    let told = search.line(&state.view(state.to_act()), first.best().choice, 1);
    assert!(told.len() <= 1);
    legal.clear();
    state.choices(&mut legal);
    let fresh = think(&state, &legal, 3000).iterations;
    let view = state.view(state.to_act());
    let again = search.run(&view, &legal, Budget::visits(3000), &stop).iterations;
    assert!(again < fresh, "{again} new iterations, {fresh} without memory");
}

/// Whether the seat to act knows a card that its opponent does not.
fn holds_a_secret(state: &State, seat: Seat) -> bool {
    let hand = state.players()[seat.index()].hand;
    let drawn = state.taken().is_some_and(|(_, from)| from == TakenFrom::Pile)
        && state.agenda().top() == Some(Task::Taken);
    drawn || hand.iter().any(|card| !card.seen)
}

#[test]
fn a_seat_has_a_secret_exactly_while_it_knows_a_card_that_the_other_does_not() {
    let mut chance = Quick::new(1);
    let mut seen = [0; 2];
    for game in 0..12 {
        let mut state = State::new(&Options::default(), &Seed::new(format!("secret {game}")));
        let config = SearchConfig { memory_mib: 1, ..SearchConfig::DEFAULT };
        let mut search = Search::new(TargiBot::evaluator(), config, game);
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act() {
            let secret = holds_a_secret(&state, seat);
            assert_eq!(search.has_secret(&state.view(Some(seat)), seat), secret);
            seen[usize::from(secret)] += 1;
            legal.clear();
            state.choices(&mut legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}
