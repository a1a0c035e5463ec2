//! What happened since the viewer's last turn.

use super::amount::Voice;
use super::log::mark;
use super::table::Table;
use super::words::event;
use crate::Stage;
use crate::texts::t;
use maud::{Markup, html};
use targi::{Event, Told};

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
    let news: Vec<&Told> =
        later.flat_map(|told| &told.events).filter(|told| is_news(table, &told.event)).collect();
    let left_out = news.len().saturating_sub(LINES);
    html! {
        @if !news.is_empty() {
            section.panel.news aria-labelledby="news-title" {
                h2.panel-title #news-title { (t!(language, "since-your-last-turn")) }
                ul {
                    @for told in news.iter().skip(left_out) {
                        li {
                            (mark(table, &told.event))
                            span {
                                (event::phrase(language, &told.rules(), &facts.names, &told.event,
                                    Voice::Drawn))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the other player did and what befell the table, without what follows from it.
fn is_news(table: &Table<'_>, event: &Event) -> bool {
    let other = event::subject(event) != table.scene.seat;
    other
        && !matches!(
            event,
            Event::TurnEnded { .. }
                | Event::RoundBegan { .. }
                | Event::Revealed { .. }
                | Event::TopOpened { .. }
                | Event::Refilled { .. }
                | Event::Used { .. }
                | Event::Marked { .. }
        )
}
