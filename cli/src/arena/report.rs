//! What a contest came to, as text and as JSON.

use super::Score;
use super::entrant::Entrant;
use sage::arena::{Sprt, Standing, Verdict, ladder};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The result of a contest.
pub(super) struct Report<'a> {
    players: &'a [Entrant],
    meetings: &'a [(usize, usize)],
    scores: &'a [Score],
    sprt: Option<Sprt>,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        players: &'a [Entrant],
        meetings: &'a [(usize, usize)],
        scores: &'a [Score],
        sprt: Option<Sprt>,
    ) -> Report<'a> {
        Report { players, meetings, scores, sprt }
    }

    fn name(&self, player: usize) -> &str {
        self.players[player].text()
    }

    fn ladder(&self) -> Vec<Standing> {
        let meetings: Vec<_> = self
            .meetings
            .iter()
            .zip(self.scores)
            .map(|((first, second), score)| (*first, *second, score.tally))
            .collect();
        ladder(self.players.len(), &meetings)
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let wide = self.players.iter().map(|player| player.text().len()).max().unwrap_or(0).max(6);
        let mut line = |words: std::fmt::Arguments<'_>| {
            writeln!(text, "{words}").expect("text takes text");
        };
        line(format_args!(
            "{:wide$}   {:wide$}  {:>5}  {:>14}  {:>20}  {:>11}",
            "first", "second", "games", "score", "Elo", "points"
        ));
        for ((first, second), score) in self.meetings.iter().zip(self.scores) {
            let tally = &score.tally;
            let (elo, low, high) = tally.elo();
            let games = f64::from(tally.games().max(1));
            let [own, other] = score.points.map(|points| points as f64 / games);
            line(format_args!(
                "{:wide$} – {:wide$}  {:>5}  {:>5.1} ± {:>4.1} %  {elo:>+6.0} [{low:>+5.0}, {high:>+5.0}]  \
                 {own:>5.1} {other:>5.1}",
                self.name(*first),
                self.name(*second),
                tally.games(),
                100.0 * tally.score(),
                100.0 * tally.error(),
            ));
        }
        if let Some(sprt) = &self.sprt {
            let verdict = match sprt.verdict(&self.scores[0].tally) {
                Verdict::Stronger => "stronger",
                Verdict::NotStronger => "not stronger",
                Verdict::Open => "not sure yet",
            };
            let evidence = sprt.evidence(&self.scores[0].tally);
            line(format_args!(
                "\nSPRT {:+.0} against {:+.0} Elo: {verdict} (evidence {evidence:+.2})",
                sprt.elo1, sprt.elo0
            ));
        }
        if self.players.len() > 2 {
            line(format_args!(
                "\n{:wide$}  {:>14}  {:>5}  {:>7}",
                "ladder", "Elo", "games", "score"
            ));
            for standing in self.ladder() {
                line(format_args!(
                    "{:wide$}  {:>6.0} ± {:>5.0}  {:>5}  {:>5.1} %",
                    self.name(standing.player),
                    standing.elo,
                    standing.error,
                    standing.games,
                    100.0 * standing.score,
                ));
            }
        }
        text
    }

    pub(super) fn json(&self, game: &str, options: &Map<String, Value>, seed: &str) -> Value {
        let meetings: Vec<Value> = self
            .meetings
            .iter()
            .zip(self.scores)
            .map(|((first, second), score)| {
                let (tally, (elo, low, high)) = (&score.tally, score.tally.elo());
                let games = f64::from(tally.games().max(1));
                json!({
                    "first": self.name(*first),
                    "second": self.name(*second),
                    "games": tally.games(),
                    "score": tally.score(),
                    "error": tally.error(),
                    "elo": elo,
                    "elo_low": low,
                    "elo_high": high,
                    "points": score.points.map(|points| points as f64 / games),
                })
            })
            .collect();
        let ladder: Vec<Value> = self
            .ladder()
            .iter()
            .map(|standing| {
                json!({
                    "player": self.name(standing.player),
                    "elo": standing.elo,
                    "error": standing.error,
                    "games": standing.games,
                    "score": standing.score,
                })
            })
            .collect();
        let mut all = json!({"game": game, "options": options, "seed": seed, "meetings": meetings, "ladder": ladder});
        if let Some(sprt) = &self.sprt {
            let tally = &self.scores[0].tally;
            let verdict = match sprt.verdict(tally) {
                Verdict::Stronger => "stronger",
                Verdict::NotStronger => "not stronger",
                Verdict::Open => "open",
            };
            all["sprt"] = json!({
                "elo0": sprt.elo0, "elo1": sprt.elo1,
                "evidence": sprt.evidence(tally), "verdict": verdict,
            });
        }
        all
    }
}
