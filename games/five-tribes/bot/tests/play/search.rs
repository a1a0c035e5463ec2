//! The search of Five Tribes knows what its seat sees, and the coach advises everybody.

use caravanserai_core::{Chance, Game, Quick, Seed, Table};
use five_tribes::{Choice, Options, State};
use five_tribes_bot::FiveTribesBot;
use sage::{Budget, Plays, Search, SearchConfig, SearchResult};
use std::sync::atomic::AtomicBool;

/// Plays random games of every kind and shows every state with a decision in it.
fn each_decision(games: u64, mut show: impl FnMut(&State, &[Choice])) {
    let mut chance = Quick::new(23);
    let mut legal = Vec::new();
    for game in 0..games {
        let mut state = State::new(&options(game), &Seed::new(format!("decision {game}")));
        while state.to_act().is_some() {
            legal.clear();
            state.choices(&mut legal);
            show(&state, &legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
}

fn options(game: u64) -> Options {
    let players = 2 + (game % 3) as u8;
    Options {
        players,
        thieves: game.is_multiple_of(2),
        artisans: game % 4 > 1,
        ..Options::default()
    }
}

fn think(state: &State, legal: &[Choice], visits: u32) -> SearchResult<Choice> {
    let config = SearchConfig { memory_mib: 2, ..FiveTribesBot::config() };
    let mut search = Search::new(FiveTribesBot::evaluator(), config, 5);
    let view = state.view(state.to_act());
    search.run(&view, legal, Budget::visits(visits), &AtomicBool::new(false))
}

#[test]
fn the_same_view_gives_the_same_statistics_whatever_is_hidden() {
    let mut chance = Quick::new(3);
    let (mut number, mut differed) = (0, 0);
    each_decision(6, |state, legal| {
        number += 1;
        if number % 5 != 0 || legal.len() < 2 {
            return;
        }
        let twin = State::determinize(&state.view(state.to_act()), &mut chance);
        differed += u32::from(twin != *state);
        assert_eq!(think(state, legal, 60), think(&twin, legal, 60), "decision {number}");
    });
    assert!(differed > 100, "{differed} of the twins were different inside");
}

/// What the bound of the arena, which is shown everything, makes of a state.
fn think_on_truth(state: &State, legal: &[Choice]) -> SearchResult<Choice> {
    let config = SearchConfig { memory_mib: 2, ..FiveTribesBot::config() };
    let mut search = Search::new(FiveTribesBot::evaluator(), config, 5);
    search.run_on_truth(state, legal, Budget::visits(60), &AtomicBool::new(false))
}

#[test]
fn the_bound_sees_purses_cards_and_piles() {
    let mut chance = Quick::new(6);
    let (mut number, mut twins, mut saw_twin, mut purses, mut saw_purse) = (0, 0, 0, 0, 0);
    each_decision(4, |state, legal| {
        number += 1;
        if number % 9 != 0 || legal.len() < 2 {
            return;
        }
        let truth = think_on_truth(state, legal);
        let seat = state.to_act().expect("a decision");
        let twin = State::determinize(&state.view(Some(seat)), &mut chance);
        if twin != *state {
            twins += 1;
            saw_twin += u32::from(think_on_truth(&twin, legal) != truth);
        }
        let mut position = state.position();
        let other = (seat.index() + 1) % position.hidden.players.len();
        position.hidden.players[other].coins += 12;
        let richer = State::from_position(position).expect("coins come from the bank");
        purses += 1;
        saw_purse += u32::from(think_on_truth(&richer, legal) != truth);
    });
    assert!(saw_twin * 10 > twins * 8 && twins > 30, "{saw_twin} of {twins} look-alikes");
    assert!(saw_purse * 10 > purses * 9 && purses > 30, "{saw_purse} of {purses} purses");
}

#[test]
fn at_the_start_nobody_is_told_that_the_game_is_nearly_won_or_lost() {
    for players in 2..=4 {
        let mut sum = 0.0;
        for game in 0..8 {
            let options = Options { players, ..Options::default() };
            let state = State::new(&options, &Seed::new(format!("fair {game}")));
            let legal = state.legal();
            sum += think(&state, &legal, 200).best().share;
        }
        let (mean, fair) = (sum / 8.0, 1.0 / f32::from(players));
        assert!((0.75 * fair..1.35 * fair).contains(&mean), "{mean} for one of {players}");
    }
}

#[test]
fn the_coach_advises_two_three_and_four_players_and_tells_the_turn_to_come() {
    for players in 2..=4 {
        let options = Options { players, artisans: players == 3, ..Options::default() };
        let mut state = State::new(&options, &Seed::new("coach"));
        let never = AtomicBool::new(false);
        let mut legal = Vec::new();
        let mut walks = 0;
        for _ in 0..25 {
            let Some(seat) = state.to_act() else { break };
            legal.clear();
            state.choices(&mut legal);
            let view = state.view(Some(seat));
            let advice =
                sage::advise::<State, FiveTribesBot>(&view, &legal, Budget::visits(400), 1, &never);
            let best = advice.best().expect("there is something to choose");
            assert_eq!(advice.seat, Some(seat));
            assert_eq!(advice.points.len(), usize::from(players));
            assert_eq!(advice.choices.len(), legal.len());
            assert_eq!(advice.line[0].choice, best.choice);
            assert!(advice.chance().is_some_and(|chance| (0.0..=1.0).contains(&chance)));
            if matches!(best.choice, Choice::Take(_)) {
                walks += 1;
                assert!(advice.line.len() > 1, "the line goes on after the first step");
            }
            state.play_unchecked(best.choice);
        }
        assert!(walks >= 2, "{walks} walks began");
    }
}

#[test]
fn every_move_of_a_game_is_judged() {
    for players in [2, 4] {
        let options = Options { players, ..Options::default() };
        let mut table = Table::<State>::new(&options, Seed::new("judged"));
        let mut chance = Quick::new(9);
        let mut legal = Vec::new();
        for _ in 0..30 {
            legal.clear();
            table.state().choices(&mut legal);
            table.play(legal[chance.below(legal.len() as u32) as usize]).expect("a legal choice");
        }
        let never = AtomicBool::new(false);
        let judged =
            sage::analyse::<State, FiveTribesBot>(&table, Budget::visits(60), 1, &never, |_| {});
        assert_eq!(judged.len(), table.moves().len());
        assert!(judged.iter().any(|judged| judged.loss() > 0.02), "lots give something away");
    }
}
