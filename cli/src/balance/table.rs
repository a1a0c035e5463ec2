//! The balance report as text, for people or for programs.

use sage::balance::{Balance, share};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// A thing taken more or less often than these times the median stands out.
pub(super) const BOUNDS: (f64, f64) = (1.0 / 3.0, 3.0);

pub(super) fn write(balance: &Balance, kinds: &[&'static str]) -> String {
    let mut text = summary(balance);
    for kind in kinds {
        let median = balance.median_rate(kind);
        let mut rows: Vec<_> = balance.of(kind).collect();
        if rows.is_empty() {
            continue;
        }
        rows.sort_by(|(_, a), (_, b)| b.rate().total_cmp(&a.rate()));
        let _ = writeln!(text, "\n{}: taken for each time they could be, median {median:.3}", kind);
        let _ = writeln!(
            text,
            "{:<22} {:>8} {:>7} {:>7} {:>9}  {:>13}",
            "", "offered", "taken", "rate", "× median", "won by takers"
        );
        for (name, tally) in rows {
            let times = if median > 0.0 { tally.rate() / median } else { 0.0 };
            let (won, error) = tally.win_share();
            let mark = if (BOUNDS.0..=BOUNDS.1).contains(&times) { "" } else { "  <- stands out" };
            let _ = writeln!(
                text,
                "{name:<22} {:>8} {:>7} {:>7.3} {times:>9.2}  {:>5.1} % ± {:>4.1}{mark}",
                tally.offered,
                tally.taken,
                tally.rate(),
                won * 100.0,
                error * 100.0,
            );
        }
    }
    text
}

/// The same figures for programs; shares are of one.
pub(super) fn as_json(balance: &Balance, kinds: &[&'static str]) -> Value {
    let Summary { rounds, start, mean, points } = Summary::of(balance);
    let of_kind = |kind: &&'static str| {
        let things = balance.of(kind).map(|(name, tally)| {
            let (won, error) = tally.win_share();
            let thing = json!({
                "offered": tally.offered,
                "taken": tally.taken,
                "rate": tally.rate(),
                "won": {"share": won, "error": error},
            });
            (name.to_owned(), thing)
        });
        let things: Map<String, Value> = things.collect();
        let kind_of = json!({"median_rate": balance.median_rate(kind), "things": things});
        (!things.is_empty()).then(|| ((*kind).to_owned(), kind_of))
    };
    json!({
        "games": balance.games,
        "rounds": rounds,
        "start_player_won": {"share": start.0, "error": start.1},
        "points": {"mean": mean, "tenth": points[0], "median": points[1], "ninth_tenth": points[2]},
        "kinds": kinds.iter().filter_map(of_kind).collect::<Map<String, Value>>(),
    })
}

/// What the games were like as a whole.
struct Summary {
    /// On average.
    rounds: f64,
    /// The share of games that start players won, with its error.
    start: (f64, f64),
    /// Points on average.
    mean: f64,
    /// Points that a tenth, half and nine tenths of the players stayed below.
    points: [i16; 3],
}

impl Summary {
    fn of(balance: &Balance) -> Summary {
        let mut points = balance.points.clone();
        points.sort_unstable();
        let at =
            |part: f64| points.get((points.len() as f64 * part) as usize).copied().unwrap_or(0);
        Summary {
            rounds: f64::from(balance.rounds) / f64::from(balance.games.max(1)),
            start: share(balance.start_won, balance.games),
            mean: points.iter().map(|p| f64::from(*p)).sum::<f64>() / points.len().max(1) as f64,
            points: [0.1, 0.5, 0.9].map(at),
        }
    }
}

fn summary(balance: &Balance) -> String {
    let Summary { rounds, start: (won, error), mean, points: [tenth, half, most] } =
        Summary::of(balance);
    format!(
        "{} games, {rounds:.1} rounds on average\n\
         start players won {:.1} % ± {:.1}\n\
         points: mean {mean:.1}, one in ten below {tenth}, half below {half}, one in ten above \
         {most}\n",
        balance.games,
        won * 100.0,
        error * 100.0,
    )
}
