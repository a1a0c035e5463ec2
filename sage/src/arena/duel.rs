//! Two games on the same deal.

use crate::player::{Player, PlayerFailed};
use caravanserai_core::{Game, Seat, Seed};

/// A finished game: what the first player took from it, and the points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// What the first of the two players took from the game.
    pub share: f32,
    /// The points of the first and the second player. If the second has several
    /// seats, those of its best.
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

/// Plays a pair between two players, 0 and 1, whom `sit` brings to the table with
/// luck of their own. Where more than two play, the second has all seats but
/// one, and the first sits elsewhere in every game.
pub fn play_pair<G: Game>(
    options: &G::Options,
    seed: &Seed,
    number: u64,
    sit: impl Fn(usize, u64) -> Result<Player<G>, PlayerFailed>,
) -> Result<Pair, PlayerFailed> {
    let game = |which: u8| {
        let state = G::new(options, seed);
        let seats = u64::from(state.seats());
        let first = Seat(((number * 2 + u64::from(which)) % seats) as u8);
        let sit_at = |seat: u8| {
            let index = u64::from(Seat(seat) != first);
            let more_seats = u64::from(seat) << 32;
            let luck = number * 4 + index * 2 + u64::from(which);
            let luck = if seats > 2 { luck + more_seats } else { luck };
            sit(index as usize, luck)
        };
        let players = (0..state.seats()).map(sit_at).collect::<Result<_, _>>()?;
        play(state, players, first)
    };
    Ok(Pair { games: [game(0)?, game(1)?] })
}

/// Plays a game; the first player sits at `first`.
fn play<G: Game>(
    mut state: G,
    mut players: Vec<Player<G>>,
    first: Seat,
) -> Result<Played, PlayerFailed> {
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = players[seat.index()].choose(&state, seat, &legal)?;
        state.play_unchecked(choice);
    }
    let scores = state.scores();
    let others = (0..state.seats()).map(Seat).filter(|seat| *seat != first);
    let best = others.map(|seat| scores.of(seat).total()).max().unwrap_or(0);
    Ok(Played { share: scores.share(first), points: [scores.of(first).total(), best] })
}
