//! Targi in the browser.
//!
//! One small file per thing on the table; [`Table`] is what they all look at.
//! Everything is drawn from a view, so that a page cannot tell a secret.

mod about;
mod amount;
mod board;
mod choice;
mod choices;
mod dune_card;
mod effect_icons;
mod goods_card;
mod icons;
pub(crate) mod lessons;
mod lines;
pub(crate) mod pictures;
mod place;
mod players;
mod price;
mod purse;
mod rule_book;
mod sentence;
mod set_up;
mod story;
mod table;
mod telling;
mod tile;
mod track;
mod tray;
mod tribe_card;

use crate::TargiTable;
use caravanserai_core::Seat;
use lessons::Lesson;
use maud::{Markup, html};
use std::borrow::Cow;
use table::Table;
use targi::State;
use web::BoxFacts;
use web::assets::Asset;
use web::people;
use web::t;
use web::{Language, Pages, Scene};
use web::{beside, tutorial};

static TABLE: Asset = Asset::style("targi.css", include_str!("../../assets/targi.css"));
static LAYOUT: Asset =
    Asset::style("targi-layout.css", include_str!("../../assets/targi-layout.css"));
static ABOUT: Asset = Asset::style("targi-about.css", include_str!("../../assets/targi-about.css"));
static LINES: Asset = Asset::style("targi-lines.css", include_str!("../../assets/targi-lines.css"));
static STORY: Asset = Asset::style("targi-story.css", include_str!("../../assets/targi-story.css"));
static STYLES: [&Asset; 7] =
    [&TABLE, &LAYOUT, &ABOUT, &LINES, &web::assets::RULES, &web::assets::STORY, &STORY];

impl Pages for TargiTable {
    const BOX: BoxFacts = BoxFacts { seats_least: 2, seats_most: 2, minutes: 60 };

    fn credit(language: Language) -> Cow<'static, str> {
        t!(language, "game-credit")
    }

    const OPEN_SCORES: bool = true;

    fn table(scene: &Scene<'_, State>) -> Markup {
        let table = Table::new(scene);
        let lines = telling::all(&table);
        let mark = |who| telling::mark(&table, who);
        let off_the_board = choices::are_off_the_board(&table) || beside::is_consulted(scene);
        let off_the_board = off_the_board.then_some("asks-list");
        let placing = lines::is_placing(&table).then_some("is-placing");
        let own_keys = table.has_own_keys().then_some("own-keys");
        let classes = [off_the_board, placing, own_keys].into_iter().flatten();
        let classes = ["stage", "targi"].into_iter().chain(classes);
        html! {
            (beside::stage::<Self, Lesson>(scene, classes))
            (track::bar(&table))
            (sentence::banner(&table))
            (purse::list(&table, table.me, "purse--strip only-phone"))
            section.field.has-dunes[scene.view.rules.options.expansion]
                aria-label=(t!(scene.language, "board")) {
                (board::board(&table))
                (board::beside(&table))
            }
            (tabs(&table))
            (players::panel(&table, table.me.other()))
            (players::panel(&table, table.me))
            div.side {
                (tutorial::panel::<State, Lesson>(scene))
                (beside::story(scene, &story::deeds(&table), html! {}))
                (choices::panel(&table))
                (beside::log(scene, &lines, mark))
            }
            (about::all(&table))
            (beside::STAGE_ENDS)
        }
    }

    fn sentence(scene: &Scene<'_, State>) -> String {
        sentence::text(scene)
    }

    fn displays(scenes: &[Scene<'_, State>]) -> Markup {
        // Nothing of a display is secret.
        let table = Table::new(&scenes[0]);
        html! {
            div.twins.targi {
                @for seat in [table.me, table.me.other()] {
                    div { h3 { (seat_mark(seat)) (table.name(seat)) } (players::display(&table, seat)) }
                }
            }
            (about::all(&table))
        }
    }

    fn sprite() -> &'static str {
        include_str!("../../assets/icons.svg")
    }

    fn styles() -> &'static [&'static Asset] {
        &STYLES
    }
}

fn seat_mark(seat: Seat) -> Markup {
    html! { (web::Icon(if seat == Seat(0) { "p-targi-blue" } else { "p-targi-ivory" })) " " }
}

/// Tabs for small screens.
fn tabs(table: &Table<'_>) -> Markup {
    let l = table.language;
    let player = |seat: Seat| {
        let mark = people::mark(table.scene.table, table.scene.seat, seat);
        html! { (mark) span { (table.name(seat)) } " " b { (table.scores.of(seat).total()) } }
    };
    beside::tabs(
        l,
        [
            ("decide", html! { (t!(l, "tab-actions")) }),
            ("me", player(table.me)),
            ("them", player(table.me.other())),
            ("log", html! { (t!(l, "log")) }),
        ],
    )
}
