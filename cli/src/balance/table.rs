//! The balance report as text.

use sage::balance::{Balance, share};
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

fn summary(balance: &Balance) -> String {
    let (start, error) = share(balance.start_won, balance.games);
    let mut points = balance.points.clone();
    points.sort_unstable();
    let at = |part: f64| points.get((points.len() as f64 * part) as usize).copied().unwrap_or(0);
    let mean = points.iter().map(|p| f64::from(*p)).sum::<f64>() / points.len().max(1) as f64;
    format!(
        "{} games, {:.1} rounds on average\n\
         start players won {:.1} % ± {:.1}\n\
         points: mean {mean:.1}, one in ten below {}, half below {}, one in ten above {}\n",
        balance.games,
        f64::from(balance.rounds) / f64::from(balance.games.max(1)),
        start * 100.0,
        error * 100.0,
        at(0.1),
        at(0.5),
        at(0.9),
    )
}
