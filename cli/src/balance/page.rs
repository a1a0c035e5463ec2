//! The balance report as an HTML page with plots, without any script.

use super::table::BOUNDS;
use sage::balance::{Balance, PickCounts};
use std::fmt::Write;

const ROW: usize = 18;
const LEFT: f64 = 150.0;
const WIDTH: f64 = 420.0;

pub(super) fn write(balance: &Balance, kinds: &[&'static str]) -> String {
    let mut body = String::new();
    for kind in kinds {
        let mut rows: Vec<(&str, &PickCounts)> = balance.of(kind).collect();
        if rows.is_empty() {
            continue;
        }
        rows.sort_by(|(_, a), (_, b)| b.rate().total_cmp(&a.rate()));
        let _ = write!(body, "<h2>{}</h2>\n{}", kind, plot(&rows, balance.median_rate(kind)));
    }
    let table = super::table::write(balance, kinds);
    format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Balance</title>\n\
         <style>body{{font:15px/1.4 system-ui,sans-serif;margin:2rem auto;max-width:64rem;\
         background:#fbf5e8;color:#2d2417}}svg{{display:block}}text{{font-size:12px;fill:#2d2417}}\
         pre{{overflow-x:auto}}</style>\n<h1>Balance</h1>\n\
         <p>Left: how often a thing was taken for each time it could be, as a multiple of the \
         median of its kind, on a scale that doubles; the bounds are a third and three times. \
         Right: how many of their games its takers won, with the 95 % error.</p>\n{body}\n\
         <h2>Figures</h2>\n<pre>{table}</pre>\n</html>\n"
    )
}

/// Two columns of points: rate over median, and share of wins with its error.
fn plot(rows: &[(&str, &PickCounts)], median: f64) -> String {
    let height = rows.len() * ROW + 30;
    let mut svg = format!(
        "<svg width=\"{}\" height=\"{height}\" role=\"img\" aria-label=\"plot\">\n",
        LEFT + 2.0 * WIDTH + 60.0
    );
    // A factor of 8 to each side fits.
    let rate_x = |times: f64| LEFT + WIDTH * (times.clamp(0.125, 8.0).log2() + 3.0) / 6.0;
    let win_x = |share: f64| LEFT + WIDTH + 40.0 + WIDTH * share.clamp(0.0, 1.0);
    let line = |x: f64, dash: &str| {
        format!(
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{}\" stroke=\"#b9a58a\" {dash}/>\n",
            height - 20
        )
    };
    svg += &line(rate_x(1.0), "");
    svg += &line(rate_x(BOUNDS.0), "stroke-dasharray=\"4\"");
    svg += &line(rate_x(BOUNDS.1), "stroke-dasharray=\"4\"");
    svg += &line(win_x(0.5), "");
    for (index, (name, tally)) in rows.iter().enumerate() {
        let y = (index * ROW + 13) as f64;
        let times = if median > 0.0 { tally.rate() / median } else { 0.0 };
        let inside = (BOUNDS.0..=BOUNDS.1).contains(&times);
        let ink = if inside { "#1f6f6b" } else { "#a3361f" };
        let (won, error) = tally.win_share();
        let mark = if inside { "" } else { " *" };
        let _ = writeln!(svg, "<text x=\"4\" y=\"{y}\">{name}{mark}</text>");
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{ink}\"/>",
            rate_x(times),
            y - 4.0
        );
        let (from, to, at) = (win_x(won - error), win_x(won + error), y - 4.0);
        let _ = writeln!(
            svg,
            "<line x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"{ink}\"/>"
        );
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{ink}\"/>",
            win_x(won),
            y - 4.0
        );
    }
    svg += "</svg>\n";
    svg
}
