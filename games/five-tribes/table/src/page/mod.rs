//! Five Tribes in the browser.
//!
//! One small file per thing on the table; [`Table`] is what they all look at.
//! Everything is drawn from a view, so that a page cannot tell a secret. The
//! scores would tell one, so a scene has none until the game is over.

mod about;
mod auction;
mod board;
mod choices;
pub(crate) mod lessons;
mod listing;
mod market;
mod pictures;
mod place;
mod plan;
mod players;
mod preview;
mod price;
mod purse;
mod ribbon;
mod rule_book;
pub(crate) mod seats;
mod sentence;
mod set_up;
mod spirits;
mod story;
mod table;
mod telling;
mod tile;
mod trails;
mod walk;

use crate::FiveTribesTable;
use five_tribes::State;
use lessons::Lesson;
use maud::{Markup, html};
use std::borrow::Cow;
use table::Table;
use web::BoxFacts;
use web::Icon;
use web::assets::Asset;
use web::t;
use web::{Language, Pages, Scene, SetUp};
use web::{beside, tutorial};

static TABLE: Asset = Asset::style("five-tribes.css", include_str!("../../assets/five-tribes.css"));
static LAYOUT: Asset =
    Asset::style("five-tribes-layout.css", include_str!("../../assets/five-tribes-layout.css"));
static BOOK: Asset =
    Asset::style("five-tribes-book.css", include_str!("../../assets/five-tribes-book.css"));
static STORY: Asset =
    Asset::style("five-tribes-story.css", include_str!("../../assets/five-tribes-story.css"));
static STYLES: [&Asset; 6] =
    [&TABLE, &LAYOUT, &web::assets::RULES, &BOOK, &web::assets::STORY, &STORY];

impl Pages for FiveTribesTable {
    const BOX: BoxFacts = BoxFacts { seats_least: 2, seats_most: 4, minutes: 80 };

    fn credit(language: Language) -> Cow<'static, str> {
        t!(language, "game-credit")
    }

    fn table(scene: &Scene<'_, State>) -> Markup {
        let table = Table::new(scene);
        let lines = telling::all(&table);
        let mark = |who| seats::mark(&table, who);
        let deeds = story::deeds(&table);
        let story = beside::story(scene, &deeds, story::new_cards(&table));
        let six = (table.view.open.board.rows() == 6).then_some("is-six");
        let classes = ["stage", "ft"].into_iter().chain(six);
        html! {
            (beside::stage::<Self, Lesson>(scene, classes))
            (bar(&table))
            (sentence::banner(&table))
            (players::strip(&table))
            (board::board(&table))
            (tabs(&table, deeds.len()))
            div.col.left {
                (players::all(&table))
                (tutorial::panel::<State, Lesson>(scene))
                div.chronicle { (story) (beside::log(scene, &lines, mark)) }
            }
            (market::row(&table))
            div.col.right {
                (choices::panel(&table))
                (auction::order(&table))
                (spirits::offer(&table))
            }
            (beside::STAGE_ENDS)
        }
    }

    fn sentence(scene: &Scene<'_, State>) -> String {
        sentence::text(scene)
    }

    fn displays(scenes: &[Scene<'_, State>]) -> Markup {
        let tables: Vec<Table<'_>> = scenes.iter().map(Table::new).collect();
        html! { div.ft.displays { (players::revealed(&tables)) } }
    }

    fn sprite() -> &'static str {
        include_str!("../../assets/icons.svg")
    }

    fn styles() -> &'static [&'static Asset] {
        &STYLES
    }
}

/// The game's name, its options and the round.
fn bar(table: &Table<'_>) -> Markup {
    let (language, open) = (table.language, &table.view.open);
    html! {
        div.bar {
            p.game {
                b { (t!(language, "game-title")) }
                span { (FiveTribesTable::summary(&open.options, language)) }
            }
            p.when {
                (t!(language, "round-n", round = open.round))
                @if open.ending { " " b.last-round { (t!(language, "tribes-last-round")) } }
            }
        }
    }
}

/// Tabs for small screens.
fn tabs(table: &Table<'_>, deeds: usize) -> Markup {
    let l = table.language;
    let tab = |icon, label: Cow<'static, str>| html! { (Icon(icon)) (label) };
    beside::tabs(
        l,
        [
            ("decide", tab("u-check", t!(l, "tab-actions"))),
            ("players", tab("u-people", t!(l, "tribes-players"))),
            ("market", tab("resource-card", t!(l, "tribes-offers"))),
            ("order", tab("turn-marker", t!(l, "tribes-order"))),
            (
                "log",
                match deeds {
                    0 => tab("u-log", t!(l, "log")),
                    _ => html! { (tab("u-step", t!(l, "story"))) b.badge { (deeds) } },
                },
            ),
        ],
    )
}
