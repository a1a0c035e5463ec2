//! The house's own opponents keep what they thought until somebody else acts.

use crate::test_server::{TestServer, play_if_to_act, wait_until};
use caravanserai_core::Seat;
use five_tribes::{Choice, State, View};
use five_tribes_bot::FiveTribesBot;
use five_tribes_table::FiveTribesTable;
use sage::{Levels, Opponent, Plays};
use server::HostedGame;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

/// The choices that were made: by whom, and how many that opponent had made by then.
static MADE: Mutex<Vec<(u64, usize)>> = Mutex::new(Vec::new());

/// Takes the first choice and counts how often it was asked.
struct Counting {
    seed: u64,
    made: usize,
}

impl Opponent<State> for Counting {
    fn choose(&mut self, _: &View, legal: &[Choice]) -> Choice {
        self.made += 1;
        MADE.lock().unwrap().push((self.seed, self.made));
        legal[0]
    }
}

enum CountingBot {}

impl Plays for CountingBot {
    type Game = State;
    type Evaluator = <FiveTribesBot as Plays>::Evaluator;
    type PlayoutEvaluator = <FiveTribesBot as Plays>::PlayoutEvaluator;
    type Holding = <FiveTribesBot as Plays>::Holding;

    fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Self::Holding, u16, f32)) {
        FiveTribesBot::holdings(state, seat, tell);
    }

    fn levels() -> &'static Levels {
        FiveTribesBot::levels()
    }

    fn evaluator() -> Self::Evaluator {
        FiveTribesBot::evaluator()
    }

    fn playout_evaluator() -> Self::PlayoutEvaluator {
        FiveTribesBot::playout_evaluator()
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<State>> {
        Box::new(Counting { seed, made: 0 })
    }
}

#[test]
fn an_opponent_is_the_same_for_its_whole_turn_and_another_for_the_next() {
    let games = vec![Arc::new(HostedGame::of::<FiveTribesTable, CountingBot>()) as Arc<_>];
    let server =
        TestServer::offering(TempDir::new().unwrap(), crate::test_server::settings(), games);
    let mut ada = server.guest();
    let fields = [("game", "five-tribes"), ("name", "Ada"), ("opponent", "greedy"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    wait_until("the opponent has had several turns", || {
        play_if_to_act(&mut ada, &table, |_| 0);
        (MADE.lock().unwrap().len() > 30).then_some(())
    });
    let made = MADE.lock().unwrap();
    let turns: Vec<_> = made.chunk_by(|before, after| before.0 == after.0).collect();
    assert!(turns.len() > 2, "{made:?}");
    for turn in &turns {
        let counts: Vec<usize> = turn.iter().map(|(_, made)| *made).collect();
        assert_eq!(counts, (1..=turn.len()).collect::<Vec<_>>(), "{made:?}");
    }
    assert!(turns.iter().any(|turn| turn.len() > 3), "a walk is a choice a step: {made:?}");
}
