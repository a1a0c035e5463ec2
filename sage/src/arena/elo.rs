//! Scores as Elo with their errors, tests that stop as soon as they are sure,
//! and ladders of many players.

/// The sum of many pairs between two players, the first on one seat of each
/// table, the second on all others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    seats: u8,
    pairs: u32,
    sum: f64,
    squares: f64,
}

/// Half the width of a 95 % interval, in standard errors.
const NINETY_FIVE: f64 = 1.96;

impl Tally {
    /// Nothing yet, at tables of so many seats.
    pub const fn new(seats: u8) -> Tally {
        Tally { seats, pairs: 0, sum: 0.0, squares: 0.0 }
    }

    /// The score of an equal player: its share of the seats.
    fn equal(&self) -> f64 {
        1.0 / f64::from(self.seats)
    }

    /// Adds the score of a pair, from 0 to 1.
    pub fn add(&mut self, score: f64) {
        self.pairs += 1;
        self.sum += score;
        self.squares += score * score;
    }

    /// How many pairs were played.
    pub fn pairs(&self) -> u32 {
        self.pairs
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        2 * self.pairs
    }

    /// The first player's share of all games; that of an equal before there are any.
    pub fn score(&self) -> f64 {
        if self.pairs == 0 { self.equal() } else { self.sum / f64::from(self.pairs) }
    }

    /// The error of the score, 95 %. A few imagined pairs keep it honest when
    /// all pairs went the same way.
    pub fn error(&self) -> f64 {
        if self.pairs < 2 {
            return 0.5;
        }
        NINETY_FIVE * (self.variance() / f64::from(self.pairs)).sqrt()
    }

    /// The variance of a pair's score, a little pessimistic.
    fn variance(&self) -> f64 {
        const IMAGINED: f64 = 2.0;
        let theirs = self.equal() * (1.0 - self.equal()) / 2.0;
        let n = f64::from(self.pairs);
        let mean = self.score();
        let seen = (self.squares - n * mean * mean).max(0.0);
        (seen + IMAGINED * theirs) / (n - 1.0 + IMAGINED)
    }

    /// The interval of the score, 95 %.
    pub fn interval(&self) -> (f64, f64) {
        let (score, error) = (self.score(), self.error());
        ((score - error).max(0.0), (score + error).min(1.0))
    }

    /// By how much the first player is ahead in Elo, with the 95 % interval.
    pub fn elo(&self) -> (f64, f64, f64) {
        let (low, high) = self.interval();
        (self.elo_of(self.score()), self.elo_of(low), self.elo_of(high))
    }

    /// An expected score as a difference in Elo, cut off where it says nothing any more.
    fn elo_of(&self, score: f64) -> f64 {
        let score = score.clamp(1e-3, 1.0 - 1e-3);
        -400.0 * ((1.0 / score - 1.0) / self.others()).log10()
    }

    /// The score that a difference in Elo promises against all others at the table:
    /// the chance of the first place in the model of Plackett and Luce, in
    /// which it grows with a player's strength among the strengths of all.
    fn score_of(&self, elo: f64) -> f64 {
        1.0 / (1.0 + self.others() * 10.0_f64.powf(-elo / 400.0))
    }

    /// How many seats the second player has.
    fn others(&self) -> f64 {
        f64::from(self.seats - 1)
    }
}

/// A test that goes on until it is sure which of two differences is true.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference in Elo that would be no progress.
    pub elo0: f64,
    /// The difference in Elo that would be progress.
    pub elo1: f64,
    /// How often it may be wrong either way.
    pub error_rate: f64,
}

/// What a test came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first player is stronger by `elo1`.
    Stronger,
    /// The first player is not stronger than by `elo0`.
    NotStronger,
    /// It is too early to tell.
    Open,
}

impl Sprt {
    /// The logarithm of how much likelier `elo1` is than `elo0`, the scores of
    /// pairs taken as normally distributed.
    pub fn evidence(&self, tally: &Tally) -> f64 {
        if tally.pairs() < 2 {
            return 0.0;
        }
        let (worse, better) = (tally.score_of(self.elo0), tally.score_of(self.elo1));
        let n = f64::from(tally.pairs());
        n * (better - worse) * (2.0 * tally.score() - worse - better) / (2.0 * tally.variance())
    }

    /// Whether the test is over, and how.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let bound = ((1.0 - self.error_rate) / self.error_rate).ln();
        match self.evidence(tally) {
            evidence if evidence >= bound => Verdict::Stronger,
            evidence if evidence <= -bound => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

/// A player's place on a ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The player's number in the list.
    pub player: usize,
    /// The rating, 0 for the weakest.
    pub elo: f64,
    /// Its 95 % error.
    pub error: f64,
    /// The games played.
    pub games: u32,
    /// The share of all games that a seat of this player took.
    pub score: f64,
}

/// The ladder that follows from all meetings `(first, second, tally)`: the
/// ratings that make the scores as they were most likely, the best first.
pub fn ladder(players: usize, meetings: &[(usize, usize, Tally)]) -> Vec<Standing> {
    const STEPS: u32 = 4000;
    let mut elos = vec![0.0_f64; players];
    for _ in 0..STEPS {
        let mut push = vec![0.0; players];
        let mut weight = vec![1e-9; players];
        for (a, b, tally) in meetings {
            let games = f64::from(tally.games());
            let expected = tally.score_of(elos[*a] - elos[*b]);
            // One imagined game between equals keeps clean sweeps finite.
            let score = (tally.score() * games + tally.equal()) / (games + 1.0);
            let surplus = (score - expected) * games;
            push[*a] += surplus;
            push[*b] -= surplus;
            let slope = games * expected * (1.0 - expected) * std::f64::consts::LN_10 / 400.0;
            weight[*a] += slope;
            weight[*b] += slope;
        }
        for player in 0..players {
            elos[player] += (0.5 * push[player] / weight[player]).clamp(-50.0, 50.0);
        }
    }
    let lowest = elos.iter().copied().fold(f64::INFINITY, f64::min);
    let standing = |player: usize| standing(player, elos[player] - lowest, &elos, meetings);
    let mut ladder: Vec<Standing> = (0..players).map(standing).collect();
    ladder.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    ladder
}

fn standing(player: usize, elo: f64, elos: &[f64], meetings: &[(usize, usize, Tally)]) -> Standing {
    let (mut games, mut taken, mut known) = (0, 0.0, 0.0);
    for (a, b, tally) in meetings {
        let own = if *a == player {
            tally.score()
        } else if *b == player {
            (1.0 - tally.score()) / tally.others()
        } else {
            continue;
        };
        games += tally.games();
        taken += own * f64::from(tally.games());
        let expected = tally.score_of(elos[*a] - elos[*b]);
        let slope = expected * (1.0 - expected) * std::f64::consts::LN_10 / 400.0;
        known += f64::from(tally.pairs()) * slope * slope / tally.variance();
    }
    let error = if known > 0.0 { NINETY_FIVE / known.sqrt() } else { f64::INFINITY };
    let score = taken / f64::from(games.max(1));
    Standing { player, elo, error, games, score }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        tally_among(2, wins, draws, losses)
    }

    fn tally_among(seats: u8, wins: u32, draws: u32, losses: u32) -> Tally {
        let mut tally = Tally::new(seats);
        for (count, score) in [(wins, 1.0), (draws, 0.5), (losses, 0.0)] {
            (0..count).for_each(|_| tally.add(score));
        }
        tally
    }

    #[test]
    fn three_of_four_is_about_191_elo() {
        let (elo, low, high) = tally(50, 100, 0).elo();
        assert!((elo - 120.4).abs() < 1.0, "{elo}: two of three");
        assert!(low < elo && elo < high);
        assert!((tally(75, 0, 25).elo().0 - 190.8).abs() < 0.5);
    }

    #[test]
    fn more_games_make_the_error_smaller_and_a_clean_sweep_leaves_some() {
        assert!(tally(40, 0, 40).error() < tally(10, 0, 10).error());
        assert!(tally(20, 0, 0).error() > 0.02);
    }

    #[test]
    fn the_test_stops_for_the_stronger_and_for_the_weaker_and_not_too_early() {
        let test = Sprt { elo0: 0.0, elo1: 50.0, error_rate: 0.05 };
        assert_eq!(test.verdict(&tally(2, 0, 1)), Verdict::Open);
        assert_eq!(test.verdict(&tally(140, 40, 60)), Verdict::Stronger);
        assert_eq!(test.verdict(&tally(60, 40, 90)), Verdict::NotStronger);
    }

    #[test]
    fn a_player_with_his_share_of_first_places_is_an_equal_among_many() {
        let test = Sprt { elo0: -25.0, elo1: 25.0, error_rate: 0.05 };
        for seats in 2..=4 {
            let equal = tally_among(seats, 600, 0, 600 * (u32::from(seats) - 1));
            let (elo, low, high) = equal.elo();
            assert!(elo.abs() < 1e-9 && low < 0.0 && high > 0.0, "{seats}: {low} {elo} {high}");
            assert_eq!(test.verdict(&equal), Verdict::Open, "{seats}");
            let ladder = ladder(2, &[(0, 1, equal)]);
            assert!(ladder[0].elo < 1.0, "{seats}: {ladder:?}");
            assert!(ladder.iter().all(|one| (one.score - 1.0 / f64::from(seats)).abs() < 1e-9));
        }
    }

    #[test]
    fn half_of_the_first_places_among_four_is_thrice_the_strength_of_each() {
        let (elo, ..) = tally_among(4, 500, 0, 500).elo();
        assert!((elo - 400.0 * 3.0_f64.log10()).abs() < 1e-6, "{elo}");
    }

    #[test]
    fn a_ladder_puts_the_strongest_on_top_with_the_distances_of_their_scores() {
        let meetings =
            [(0, 1, tally(150, 0, 50)), (1, 2, tally(150, 0, 50)), (0, 2, tally(180, 0, 20))];
        let ladder = ladder(3, &meetings);
        let order: Vec<usize> = ladder.iter().map(|standing| standing.player).collect();
        assert_eq!(order, [0, 1, 2]);
        assert!((ladder[0].elo - ladder[1].elo - 190.0).abs() < 20.0, "{ladder:?}");
        assert!(ladder[2].elo == 0.0 && ladder[1].error < 60.0, "{ladder:?}");
    }
}
