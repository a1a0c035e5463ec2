//! The round track with the coming raids.

use super::amount;
use super::board::is_settled;
use super::table::Table;
use crate::TargiTable;
use crate::words::border;
use maud::{Markup, html};
use targi::{Border, Field};
use web::Icon;
use web::SetUp;
use web::t;

const ROUNDS: u8 = 12;
const ROUNDS_PER_RAID: u8 = 3;

/// The game's name and its rounds.
pub(super) fn bar(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let summary = TargiTable::summary(&view.rules.options, language);
    html! {
        div.bar {
            p.game {
                b { (t!(language, "game-title")) }
                span title=(summary) { (summary) }
            }
            div.track {
                ol aria-label=(t!(language, "rounds-and-raids")) {
                    @for round in 1..=ROUNDS {
                        li.done[round < view.round] .now[round == view.round]
                            aria-current=[(round == view.round).then_some("step")] {
                            span.vh { (t!(language, "round")) " " } (round)
                        }
                        @if round % ROUNDS_PER_RAID == 0 { (raid(table, round / ROUNDS_PER_RAID)) }
                    }
                }
                (next_raid(table))
            }
        }
    }
}

fn corner(raid: u8) -> Option<Field> {
    Field::new(raid * 4)
}

fn raid(table: &Table<'_>, number: u8) -> Markup {
    let Some(field) = corner(number) else { return html! {} };
    let language = table.language;
    let settled = is_settled(table, field);
    let title = border::name(language, &table.view.rules, field);
    let id = super::about::FIELDS[field.index()];
    html! {
        li.raid.{ "a-" (id) }.done[settled] .is-here[table.view.robber == Some(field)] {
            span.vh {
                (title) @if settled { ", " (t!(language, "paid")) }
            }
            (Icon("f-raid"))
        }
    }
}

fn next_raid(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let next = (1..=4).filter_map(corner).find(|field| !is_settled(table, *field));
    let Some((field, Border::Raid(demand))) = next.map(|field| (field, view.rules.border(field)))
    else {
        return html! {};
    };
    let rounds = (field.number() / 4 * ROUNDS_PER_RAID).saturating_sub(view.round);
    html! {
        p.next {
            span {
                @if view.robber == Some(field) { (t!(language, "raid-now")) }
                @else { (t!(language, "raid-in", count = rounds + 1)) }
            } " "
            @if demand.any > 0 {
                span.amt role="img" aria-label=(t!(language, "amount-any", count = demand.any)) {
                    (amount::several(demand.any, "i-any"))
                }
            } @else {
                (amount::icons(language, &demand.exactly))
            }
            " " (t!(language, "or")) " "
            @if demand.card { (t!(language, "last-card-of-a-row")) }
            @else { (amount::icons(language, &targi::Bundle::vp(demand.vp))) }
        }
    }
}
