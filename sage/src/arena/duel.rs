//! Two games on the same deal.

use crate::Plays;
use crate::player::{Player, PlayerSpec};
use caravanserai_core::{Seat, Seed};

/// A finished game: what the first player took from it, and the points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// What the first of the two players took from the game.
    pub share: f32,
    /// The points of the first and the second player.
    pub points: [i16; 2],
}

/// Two games on the same deal, in the second the seats are swapped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// Both games.
    pub games: [Played; 2],
}

impl Pair {
    /// What the first player took from both games together, from 0 to 1.
    pub fn score(&self) -> f64 {
        f64::from(self.games[0].share + self.games[1].share) / 2.0
    }
}

/// Plays a pair between two players.
pub fn play_pair<G: Plays>(
    options: &G::Options,
    seed: &Seed,
    number: u64,
    players: [&PlayerSpec; 2],
) -> Pair {
    let game = |first_sits_at: u8| {
        let sit = |index: usize| {
            players[index].sit_down(number * 4 + index as u64 * 2 + u64::from(first_sits_at))
        };
        play(G::new(options, seed), [sit(0), sit(1)], Seat(first_sits_at))
    };
    Pair { games: [game(0), game(1)] }
}

/// Plays a game; the first player sits at `first`.
fn play<G: Plays>(mut state: G, mut players: [Player<G>; 2], first: Seat) -> Played {
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = players[usize::from(seat != first)].choose(&state, seat, &legal);
        state.play_unchecked(choice);
    }
    let scores = state.scores();
    let points = [first, first.other()].map(|seat| scores.of(seat).total());
    Played { share: scores.share(first), points }
}
