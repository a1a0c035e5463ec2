//! How well each player played.

use caravanserai_core::{Game, Seat, Table};
use sage::{Judged, Mistake};
use serde::Serialize;
use serde_json::{Value, json};

/// A turn that gives away so much is a bad one.
pub(super) const BLUNDER: f32 = 0.10;
/// How many mistakes of each player are told.
const TOLD: usize = 3;

/// Where a turn went wrong, and the mistake.
type Wrong<'a, C, H> = (&'a Judged<C, H>, &'a Mistake<C, H>);

/// How well one player played.
pub(super) struct Summary<'a, C, H> {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// Decisions with more than one choice.
    pub(super) decisions: usize,
    best: usize,
    loss: f32,
    /// By how much what was drawn and shown changed the chance to win.
    pub(super) luck: f32,
    /// The biggest mistakes, the biggest first.
    pub(super) mistakes: Vec<Wrong<'a, C, H>>,
}

impl<'a, C: PartialEq, H> Summary<'a, C, H> {
    pub(super) fn of_all(names: &[String], judged: &'a [Judged<C, H>]) -> Vec<Summary<'a, C, H>> {
        let seats = (0..names.len() as u8).map(Seat);
        seats.map(|seat| Summary::of(seat, &names[seat.index()], judged)).collect()
    }

    fn of(seat: Seat, name: &str, judged: &'a [Judged<C, H>]) -> Summary<'a, C, H> {
        let own = || judged.iter().filter(move |j| j.seat == seat && !j.forced);
        let mut mistakes: Vec<_> =
            own().filter_map(|judged| Some((judged, judged.mistake.as_ref()?))).collect();
        mistakes.sort_by(|(_, a), (_, b)| b.ahead.chance.total_cmp(&a.ahead.chance));
        mistakes.truncate(TOLD);
        Summary {
            seat,
            name: name.to_owned(),
            decisions: own().count(),
            best: own().filter(|judged| judged.best == judged.played).count(),
            loss: own().map(Judged::loss).sum(),
            luck: judged.iter().filter_map(|j| j.luck.as_ref()?.get(seat.index())).sum(),
            mistakes,
        }
    }

    /// The share of decisions in which nothing better was found.
    pub(super) fn best_share(&self) -> f32 {
        self.best as f32 / self.decisions.max(1) as f32
    }

    /// What a decision gave away on average.
    pub(super) fn mean_loss(&self) -> f32 {
        self.loss / self.decisions.max(1) as f32
    }
}

/// Everything for programs.
pub(super) fn json<G: Game, H: Serialize>(
    table: &Table<G>,
    judged: &[Judged<G::Choice, H>],
) -> Value {
    let texts = |turn: &[G::Choice]| turn.iter().map(G::Choice::to_string).collect::<Vec<_>>();
    let decision = |judged: &Judged<G::Choice, H>| {
        json!({
            "move": judged.number + 1,
            "round": judged.round,
            "seat": judged.seat,
            "played": judged.played.to_string(),
            "best": judged.best.to_string(),
            "chance": judged.played_chance,
            "best_chance": judged.best_chance,
            "chances": judged.chances,
            "luck": judged.luck,
            "loss": judged.loss(),
            "forced": judged.forced,
            "mistake": judged.mistake.as_ref().map(|mistake| json!({
                "played": texts(&mistake.played),
                "better": texts(&mistake.better),
                "loss": mistake.ahead.chance,
                "reasons": mistake.ahead.reasons,
            })),
        })
    };
    let player = |summary: &Summary<'_, G::Choice, H>| {
        json!({
            "seat": summary.seat,
            "name": summary.name,
            "side": G::seat_name(summary.seat),
            "decisions": summary.decisions,
            "best_share": summary.best_share(),
            "mean_loss": summary.mean_loss(),
            "luck": summary.luck,
            "mistakes": summary.mistakes.iter().map(|(judged, _)| judged.number + 1).collect::<Vec<_>>(),
        })
    };
    let players = Summary::of_all(table.names(), judged);
    json!({
        "players": players.iter().map(player).collect::<Vec<_>>(),
        "decisions": judged.iter().map(decision).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Comparison;
    use targi::Choice;

    fn judged(seat: u8, number: usize, played: f32, best: f32) -> Judged<Choice, ()> {
        let better = if best > played { Choice::Done } else { Choice::End };
        let ahead =
            Comparison { chance: best - played, points: 0.0, clear: true, reasons: Vec::new() };
        let mistake = Mistake { played: vec![Choice::End], better: vec![Choice::Done], ahead };
        Judged {
            number,
            seat: Seat(seat),
            round: 1,
            played: Choice::End,
            best: better,
            played_chance: played,
            best_chance: best,
            chances: vec![best, 1.0 - best],
            given: vec![played - best, best - played],
            luck: (number == 1).then(|| vec![-0.2, 0.2]),
            forced: false,
            clear: true,
            mistake: (best > played).then_some(mistake),
        }
    }

    #[test]
    fn the_biggest_mistakes_of_each_player_come_first() {
        let list = [
            judged(0, 0, 0.5, 0.5),
            judged(0, 1, 0.5, 0.54),
            judged(1, 2, 0.4, 0.4),
            judged(0, 3, 0.3, 0.5),
        ];
        let names = ["a".to_owned(), "b".to_owned()];
        let [first, second] = &Summary::of_all(&names, &list)[..] else { panic!("two players") };
        let numbers: Vec<_> = first.mistakes.iter().map(|(judged, _)| judged.number).collect();
        assert_eq!(numbers, [3, 1]);
        assert!((first.mean_loss() - 0.08).abs() < 1e-6);
        assert!((first.best_share() - 1.0 / 3.0).abs() < 1e-6);
        assert_eq!((first.luck, second.luck), (-0.2, 0.2));
        assert!(second.mistakes.is_empty() && second.decisions == 1);
    }
}
