//! What happened since the viewer's last turn.

use super::table::Table;
use super::telling::{self, Line};
use crate::Stage;
use crate::texts::t;
use maud::{Markup, html};
use targi::Event;

/// More than so many lines nobody reads; the log has the rest.
const LINES: usize = 7;

/// The panel with the news; empty where there are none.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let language = table.language;
    let facts = table.scene.table;
    if table.scene.stage != Stage::Live || table.scene.seat.is_none() {
        return html! {};
    }
    let later = table.scene.log.iter().filter(|told| told.number > facts.seen);
    let news: Vec<Line> = later
        .flat_map(|told| telling::lines(table, &told.events))
        .filter(|line| is_news(table, line))
        .collect();
    let left_out = news.len().saturating_sub(LINES);
    html! {
        @if !news.is_empty() {
            section.panel.news tabindex="0" aria-labelledby="news-title" {
                h2.panel-title #news-title { (t!(language, "since-your-last-turn")) }
                ul {
                    @for line in news.iter().skip(left_out) {
                        li { (telling::mark(table, line.who)) span { (line.text) } }
                    }
                }
            }
        }
    }
}

/// What the other player did and what befell the table. Steps on the way, which
/// the table shows or the log tells, are left out.
fn is_news(table: &Table<'_>, line: &Line) -> bool {
    let sold = matches!(line.about, Event::Traded { get, .. } if get.vp > 0);
    let other = line.who != table.scene.seat;
    other
        && (sold
            || !matches!(
                line.about,
                Event::TurnEnded { .. }
                    | Event::RoundBegan { .. }
                    | Event::Revealed { .. }
                    | Event::TopOpened { .. }
                    | Event::Refilled { .. }
                    | Event::Received { .. }
                    | Event::Traded { .. }
                    | Event::TribeDrawn { .. }
                    | Event::TopTaken { .. }
                    | Event::GoodGiven { .. }
                    | Event::GoodsLeft { .. }
                    | Event::DuneOpened { .. }
                    | Event::Marked { .. }
            ))
}
