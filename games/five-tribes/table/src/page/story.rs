//! The others' turns as a story: a line for each, with its walk, what it did and what it brought.

use super::pictures::{self, COIN};
use super::seats;
use super::table::Table;
use super::walk::Path;
use crate::words::{self, names};
use caravanserai_core::Seat;
use five_tribes::{Event, Piece, Resource, State, Tribe};
use maud::{Markup, html};
use std::ops::RangeInclusive;
use web::beside::{self, Deed};
use web::{Icon, ToldMove, list, t};

/// The points of a palm and of a palace on a tile of one's own.
const PALM: i16 = 3;
const PALACE: i16 = 5;

/// A turn, or the bids of an auction, as far as the moves that are told have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub(super) moves: RangeInclusive<usize>,
    /// Whose turn it is; `None` for an auction.
    pub(super) seat: Option<Seat>,
    pub(super) path: Option<Path>,
    /// What happened besides the walk.
    events: Vec<Event>,
}

/// The turns of some moves.
pub(super) fn turns(moves: &[ToldMove<State>]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    // Whether the last turn goes on, and whose turn the next event belongs to.
    let (mut goes_on, mut active) = (false, None);
    for told in moves {
        for event in &told.events {
            let seat = match *event {
                Event::TurnBegins { seat } => {
                    (goes_on, active) = (false, Some(seat));
                    continue;
                }
                Event::RoundBegins { .. } | Event::TurnEnds { .. } => {
                    (goes_on, active) = (false, None);
                    continue;
                }
                _ if event.seat().is_none() => continue,
                Event::Bid { .. } => None,
                _ => active.or(Some(told.seat)),
            };
            active = seat;
            if !goes_on || turns.last().is_some_and(|turn| turn.seat != seat) {
                let moves = told.number..=told.number;
                turns.push(Turn { moves, seat, path: None, events: Vec::new() });
                goes_on = true;
            }
            if let Some(turn) = turns.last_mut() {
                turn.tell(*event);
            }
        }
        // The move that ends a turn belongs to it.
        let ends = |turn: &&mut Turn| goes_on || turn.seat == Some(told.seat);
        if let Some(turn) = turns.last_mut().filter(ends) {
            turn.moves = *turn.moves.start()..=told.number;
        }
    }
    turns
}

impl Turn {
    fn tell(&mut self, event: Event) {
        match (event, &mut self.path) {
            (Event::PickedUp { seat, from, .. }, path) => {
                *path = Some(Path { seat, from, drops: Vec::new() });
            }
            (Event::Dropped { on, tribe, .. } | Event::Flew { on, tribe, .. }, Some(path)) => {
                path.drops.push((on, tribe));
            }
            _ => self.events.push(event),
        }
    }

    /// The name under which it lights up.
    pub(super) fn light(&self) -> String {
        beside::light(*self.moves.end())
    }

    /// What it brought, as far as everybody can count: tiles, what is built on them, Viziers,
    /// Elders, djinns and coins. Cards and items are worth what is made of them.
    fn points(&self, table: &Table<'_>) -> i16 {
        let open = &table.view.open;
        let own = self.events.iter().filter(|event| event.seat() == self.seat);
        own.map(|event| match *event {
            Event::Camel { on, .. } | Event::Tent { on, .. } => open.board.tile(on).row().value,
            Event::Built { piece, on, .. } if open.owner(on) == self.seat => match piece {
                Piece::Palm => PALM,
                Piece::Palace => PALACE,
            },
            Event::Kept { tribe: Tribe::Vizier, count, .. } => i16::from(count),
            Event::Kept { tribe: Tribe::Elder, count, .. } => 2 * i16::from(count),
            Event::SpentMeeples { tribe: Tribe::Elder, count, .. } => -2 * i16::from(count),
            Event::GainedDjinn { djinn, .. } => djinn.row().points,
            Event::Earned { coins, .. } => i16::try_from(coins).unwrap_or(0),
            Event::PaidCoins { coins, .. } => -i16::try_from(coins).unwrap_or(0),
            _ => 0,
        })
        .sum()
    }

    /// Everything that can be drawn of it, for the place where it ended.
    pub(super) fn drawings(&self) -> Vec<Markup> {
        self.events.iter().filter_map(drawing).collect()
    }
}

/// The lines of the story.
pub(super) fn deeds(table: &Table<'_>) -> Vec<Deed> {
    table.turns.iter().map(|turn| deed(table, turn)).collect()
}

fn deed(table: &Table<'_>, turn: &Turn) -> Deed {
    let language = table.language;
    let points = turn.points(table);
    let (mark, class, name) = match turn.seat {
        Some(seat) => (seats::badge(seat), seats::class(seat), table.name(seat)),
        None => (html! { (Icon("ui-gavel")) }, "seat-none", t!(language, "tribes-auction")),
    };
    let did: Vec<Markup> = turn.events.iter().filter_map(|event| bit(table, turn, event)).collect();
    Deed {
        moves: turn.moves.clone(),
        class,
        mark,
        text: html! {
            span.walked { b { (name) } span.vh { ": " } @if let Some(path) = &turn.path { (walked(table, path)) } }
            @if !did.is_empty() { span.did { @for bit in did { (bit) } } }
        },
        gain: html! {
            @if points != 0 {
                @let sign = if points > 0 { "+" } else { "\u{2212}" };
                span title=(t!(language, "tribes-turn-points")) aria-hidden="true" { (sign) (points.abs()) }
                span.vh { (t!(language, "tribes-about-points", points = points)) }
            }
        },
    }
}

/// The walk with what was dropped where.
fn walked(table: &Table<'_>, path: &Path) -> Markup {
    let language = table.language;
    let steps: Vec<String> = path
        .drops
        .iter()
        .map(|(on, tribe)| format!("{} {on}", names::tribe(language, *tribe, 1)))
        .collect();
    html! {
        span.path aria-hidden="true" {
            span { (path.from) }
            @for (on, tribe) in &path.drops {
                span { i { "›" } (Icon(pictures::meeple(*tribe))) (on) }
            }
        }
        span.vh {
            @if steps.is_empty() { (t!(language, "tribes-told-sets-out", from = path.from.to_string())) }
            @else { (t!(language, "tribes-told-walk", from = path.from.to_string(), steps = list(language, &steps))) }
            ". "
        }
    }
}

/// One thing that was done: a drawing where there is one, with its words for those who hear it.
fn bit(table: &Table<'_>, turn: &Turn, event: &Event) -> Option<Markup> {
    if is_on_the_way(event) {
        return None;
    }
    let phrase = words::event::phrase(table.language, &table.names, event);
    let other = event.seat().filter(|seat| Some(*seat) != turn.seat);
    Some(html! {
        span.bit {
            @if let Some(other) = other {
                (seats::badge(other)) span.vh { (table.name(other)) ": " }
            }
            @match drawing(event) {
                Some(drawing) => { span aria-hidden="true" { (drawing) } span.vh { (phrase) ". " } }
                None => { (phrase) span.vh { ". " } }
            }
        }
    })
}

/// Whether something else that is told says it, too.
const fn is_on_the_way(event: &Event) -> bool {
    matches!(
        event,
        // Those are kept, which is told.
        Event::Took { tribe: Tribe::Vizier | Tribe::Elder | Tribe::Artisan, .. }
            | Event::Laid { .. }
            | Event::Sold { .. }
            | Event::DrewItems { .. }
            | Event::LookedAtDjinns { .. }
            | Event::Arranged { .. }
            // Flights and drops whose walk began before the story.
            | Event::Dropped { .. }
            | Event::Flew { .. }
    )
}

/// What happened as a drawing; none where only words say it.
fn drawing(event: &Event) -> Option<Markup> {
    let minus = "\u{2212}";
    Some(match *event {
        Event::Bid { price, fakirs, .. } => html! {
            b { (price) } (COIN)
            @if fakirs > 0 { " " (minus) (fakirs) (Icon("fakir")) }
        },
        Event::Took { tribe, count, .. } if !is_on_the_way(event) => html! {
            b { (count) } (Icon(pictures::meeple(tribe)))
        },
        Event::Kept { tribe, count, .. } => html! {
            span.plus { "+" (count) } (Icon(pictures::meeple(tribe)))
        },
        Event::Earned { coins, .. } => html! { span.plus { "+" (coins) } (COIN) },
        Event::PaidCoins { coins, .. } => html! { span.minus { (minus) (coins) } (COIN) },
        Event::SpentMeeples { tribe, count, .. } => html! {
            span.minus { (minus) (count) } (Icon(pictures::meeple(tribe)))
        },
        Event::SpentFakirs { count, .. } => html! {
            span.minus { (minus) (count) } (Icon("fakir"))
        },
        Event::Camel { seat, on } => html! { (pictures::camel(seat)) b { (on) } },
        Event::Tent { on, .. } => html! { (Icon("tent")) b { (on) } },
        Event::Built { piece, on, .. } => html! { (Icon(pictures::piece(piece))) b { (on) } },
        Event::TookCard { card, .. } | Event::DrewCard { card: Some(card), .. } => {
            html! { span.plus { "+" } (pictures::resource(card)) }
        }
        Event::DrewCard { card: None, .. } => {
            html! { span.plus { "+" } (Icon("resource-card")) }
        }
        Event::DiscardedCard { card, .. } => {
            html! { span.minus { (minus) } (pictures::resource(card)) }
        }
        Event::GaveVizier { .. } => {
            html! { span.minus { (minus) } (Icon(pictures::meeple(Tribe::Vizier))) }
        }
        Event::Killed { on, tribe, .. } => html! {
            (Icon("kill")) (Icon(pictures::meeple(tribe))) b { (on) }
        },
        Event::KilledHeld { victim, tribe, .. } => html! {
            (Icon("kill")) (Icon(pictures::meeple(tribe))) (seats::badge(victim))
        },
        Event::CamelBack { seat, from } => html! {
            span.minus { (minus) } (pictures::camel(seat)) b { (from) }
        },
        Event::Unbuilt { piece, from, .. } => html! {
            span.minus { (minus) } (Icon(pictures::piece(piece))) b { (from) }
        },
        Event::KeptItem { item: Some(item), .. } | Event::TookItem { item, .. } => {
            html! { span.plus { "+" } (pictures::item(item)) }
        }
        Event::KeptItem { item: None, .. } => html! { span.plus { "+" } (Icon("item-card")) },
        Event::DiscardedItem { item, .. } => {
            html! { span.minus { (minus) } (pictures::item(item)) }
        }
        _ => return None,
    })
}

/// The cards that came into the row meanwhile.
pub(super) fn new_cards(table: &Table<'_>) -> Markup {
    let events = beside::told(table.scene).iter().flat_map(|told| &told.events);
    let cards: Vec<Resource> = events
        .filter_map(|event| match *event {
            Event::CardShown { card } => Some(card),
            _ => None,
        })
        .collect();
    html! {
        @if !cards.is_empty() {
            p.rest {
                (t!(table.language, "tribes-new-in-row")) " "
                @for card in cards { (pictures::resource(card)) span.vh { (names::resource(table.language, card)) " " } }
            }
        }
    }
}
