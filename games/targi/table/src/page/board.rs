//! The board: sixteen border fields around nine cards, and the dunes and
//! decks beside it.

use super::place::{self, Where};
use super::table::{Table, colour};
use super::{dune_card, goods_card, lines, story, tile, tribe_card};
use crate::words::{self, border, spot};
use caravanserai_core::Seat;
use maud::{Markup, PreEscaped, html};
use targi::{Border, CentreView, Choice, DunePlace, Field, Kind, Line, Place, Spot};
use web::{Icon, IconAs, Room, Use, t};

const RUG: &str = "<div class=\"rug\" aria-hidden=\"true\"><svg preserveAspectRatio=\"none\" viewBox=\"0 0 90 90\"><defs><pattern id=\"weave\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><path class=\"thread\" d=\"m3 .6 2.4 2.4L3 5.4.6 3Z\" fill=\"none\" stroke-width=\".5\"/></pattern></defs><rect width=\"90\" height=\"90\" fill=\"url(#weave)\"/><path class=\"line k1\" d=\"M15 0v90\"/><path class=\"line k2\" d=\"M45 0v90\"/><path class=\"line k3\" d=\"M75 0v90\"/><path class=\"line r1\" d=\"M0 15h90\"/><path class=\"line r2\" d=\"M0 45h90\"/><path class=\"line r3\" d=\"M0 75h90\"/></svg></div>";

/// More than the board takes.
const BOARD: usize = 32 << 10;

/// The fields and the cards between them.
pub(super) fn board(table: &Table<'_>) -> Markup {
    let language = table.language;
    html! {
        (Room(BOARD))
        div.board.me-ivory[table.me == Seat(1)] data-walk {
            ol.border data-then="border" role="list" aria-label=(t!(language, "border-fields")) {
                @for field in Field::all() { (border_field(table, field)) }
            }
            (PreEscaped(RUG))
            ol.centre data-then="centre" role="list" aria-label=(t!(language, "centre-cards")) {
                @for place in Place::all() { (centre_card(table, place)) }
            }
            (lines::marks(table))
            (story::marks(table))
        }
    }
}

/// Whether the robber has moved past a corner, so that its raid is over.
pub(super) fn is_settled(table: &Table<'_>, field: Field) -> bool {
    let robber = table.view.robber.map_or(0, Field::number);
    field.is_corner() && (robber > field.number() || table.task().is_none() && robber == 16)
}

/// The class of the line that a field draws.
pub(super) fn line_class(field: Field) -> Option<&'static str> {
    match field.line()? {
        Line::Column(0) => Some("k1"),
        Line::Column(1) => Some("k2"),
        Line::Column(_) => Some("k3"),
        Line::Row(0) => Some("r1"),
        Line::Row(1) => Some("r2"),
        Line::Row(_) => Some("r3"),
    }
}

fn border_field(table: &Table<'_>, field: Field) -> Markup {
    let (language, rules) = (table.language, &table.view.rules);
    let id = super::about::FIELDS[field.index()];
    let hits = place::hits(table, Where::Border(field), id);
    let settled = is_settled(table, field);
    let pieces = pieces_on(table, field);
    let robber_here = table.view.robber == Some(field);
    let targia_here = table.view.targia == Some(field);
    let targia_asked = targia_here && table.at(Where::Targia).next().is_some();
    let last = table.last.contains(&Spot::Border(field));
    let title = border::title(language, rules, field);
    let closed = lines::is_closed(table, field);
    let has_rates = matches!(rules.border(field), Border::Trader(_) | Border::Silversmith(_));
    html! {
        li.spot.{ (id) }.{ "a-" (id) } .is-legal[hits.is_some()] .is-past[settled]
            .has-piece[pieces > 0] .has-two[pieces > 1] .is-blocked[robber_here] .is-last[last]
            .is-closed[closed] .is-spoken[table.spoken.contains(&Spot::Border(field))]
            data-line=[line_class(field)] data-number=[table.has_own_keys().then_some(field)]
            data-culprit=[lines::culprit(table, field)] {
            div.card role="img" tabindex=[hits.is_none().then_some("0")] aria-label=(title)
                aria-describedby={ "about-" (id) } aria-hidden=[hits.is_some().then_some("true")] {
                (tile::face(language, rules, field, settled))
            }
            @if pieces > 0 {
                div.pieces."pieces--two"[pieces > 1] ."pieces--up"[has_rates] {
                    (figures(table, field))
                    @if robber_here {
                        (piece("p-robber", "piece", "robber", &t!(language, "robber-here")))
                    }
                    @if targia_here {
                        (piece("p-targia", "piece", "targia", &t!(language, "targia-here")))
                    }
                }
            }
            @if closed { (IconAs("ic lk", "u-lock")) }
            (hits.unwrap_or_default())
            @if targia_asked {
                div.targia-hit { (place::hit(table, Choice::Use(Spot::Targia), id)) }
            }
            @if last { (footprints(table)) }
        }
    }
}

fn pieces_on(table: &Table<'_>, field: Field) -> usize {
    let view = table.view;
    let figures = view.players.iter().filter(|player| player.targi.contains(field)).count();
    let tokens = view.players.iter().filter(|player| player.targi_token == Some(field)).count();
    let others = usize::from(view.robber == Some(field)) + usize::from(view.targia == Some(field));
    figures + tokens + others
}

fn figures(table: &Table<'_>, field: Field) -> Markup {
    let language = table.language;
    html! {
        @for seat in [Seat(0), Seat(1)] {
            @let player = &table.view.players[seat.index()];
            @if player.targi.contains(field) {
                (targi(table, seat, Spot::Border(field)))
            }
            @if player.targi_token == Some(field) {
                (piece("k-targi", if seat == Seat(0) { "tok tok--blue piece" } else { "tok tok--ivory piece" },
                    &format!("token-{}-targi", colour(seat)),
                    &t!(language, "targi-token-of", name = table.name(seat))))
            }
        }
    }
}

/// A player's figure.
pub(super) fn targi(table: &Table<'_>, seat: Seat, at: Spot) -> Markup {
    let icon = if seat == Seat(0) { "p-targi-blue" } else { "p-targi-ivory" };
    let label = t!(table.language, "targi-of", name = table.name(seat));
    piece(icon, "piece", &table.targi_name(seat, at), &label)
}

/// A piece that slides when it moves; without a label it says nothing by itself.
pub(super) fn piece(icon: &str, class: &str, slides_as: &str, label: &str) -> Markup {
    html! {
        svg class=(class) data-vt=(slides_as) role=[(!label.is_empty()).then_some("img")]
            aria-label=[(!label.is_empty()).then_some(label)] aria-hidden=[label.is_empty().then_some("true")] {
            (Use("", icon))
        }
    }
}

fn footprints(table: &Table<'_>) -> Markup {
    let label = t!(table.language, "last-move-of", name = table.own_name(table.me.other()));
    html! { span.lastmark role="img" aria-label=(label) { (Icon("u-step")) } }
}

fn centre_card(table: &Table<'_>, at: Place) -> Markup {
    let (language, view) = (table.language, table.view);
    let id = super::about::CENTRE[at.index()];
    let hits = place::hits(table, Where::Centre(at), id);
    let last = table.last.contains(&Spot::Centre(at));
    let slides_as = match view.centre[at.index()] {
        CentreView::Tribe(card) => Some(format!("card-{}", view.rules.tribe(card).id)),
        _ => None,
    };
    let label = match view.centre[at.index()] {
        CentreView::Tribe(card) => tribe_card::label(language, view.rules.tribe(card)),
        _ => spot::centre(language, view, at).into_owned(),
    };
    html! {
        li.spot.{ (id) }.{ "a-" (id) } .is-legal[hits.is_some()] .is-last[last]
            .is-spoken[table.spoken.contains(&Spot::Centre(at))]
            .is-goods[matches!(view.centre[at.index()], CentreView::Goods(_))] {
            div.card role="img" tabindex=[hits.is_none().then_some("0")] aria-label=(label)
                aria-describedby={ "about-" (id) } aria-hidden=[hits.is_some().then_some("true")] data-vt=[slides_as] {
                @match view.centre[at.index()] {
                    CentreView::Goods(card) => (goods_card::face(language, view.rules.goods(card))),
                    CentreView::Tribe(card) => (tribe_card::face(language, view.rules.tribe(card))),
                    CentreView::FaceDown(Kind::Goods) => (goods_card::back()),
                    CentreView::FaceDown(Kind::Tribe) | CentreView::Covered(_) => (tribe_card::back()),
                    CentreView::Empty => { div.face."face--empty" {} }
                }
            }
            (markers(table, at))
            (hits.unwrap_or_default())
            @if last { (footprints(table)) }
        }
    }
}

fn markers(table: &Table<'_>, at: Place) -> Markup {
    let language = table.language;
    html! {
        @for seat in [Seat(0), Seat(1)] {
            @let player = &table.view.players[seat.index()];
            @if player.markers.contains(at) && player.marker_token != Some(at) {
                (piece(if seat == Seat(0) { "p-marker-blue" } else { "p-marker-ivory" },
                    "marker",
                    &table.marker_name(seat, at),
                    &t!(language, "marker-of", name = table.name(seat))))
            }
            @if player.marker_token == Some(at) {
                (piece("k-marker",
                    if seat == Seat(0) { "marker tok tok--blue" } else { "marker tok tok--ivory" },
                    &format!("token-{}-marker", colour(seat)),
                    &t!(language, "marker-token-of", name = table.name(seat))))
            }
        }
    }
}

/// The dunes and decks beside the board.
pub(super) fn beside(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let expansion = view.rules.options.expansion;
    html! {
        div.beside data-then="beside" {
            @if expansion {
                h2.dunes-title {
                    (t!(language, "dunes")) " " small { (t!(language, "left", count = view.dune_pile)) }
                }
                ol.dunes {
                    @for place in DunePlace::ALL { (dune(table, place)) }
                }
            }
            h2.decks-title {
                @if view.tribe_top.is_some() { (t!(language, "open-tribe-card")) }
                @else { (t!(language, "decks")) }
            }
            div.decks {
                (open_card(table))
                (deck(&t!(language, "deck-tribe"), "b-tribe", view.tribe_pile))
                (deck(&t!(language, "deck-goods"), "b-goods", view.goods_pile))
            }
        }
    }
}

fn dune(table: &Table<'_>, at: DunePlace) -> Markup {
    let (language, view) = (table.language, table.view);
    let id = super::about::DUNES[at.index()];
    let Some(open) = view.open_dunes[at.index()] else {
        return html! { li.spot.dune-free {} };
    };
    let dune = view.rules.dune(open);
    let hits = place::hits(table, Where::Dune(at), id);
    let standing: Vec<Seat> = [Seat(0), Seat(1)]
        .into_iter()
        .filter(|seat| view.players[seat.index()].dunes.contains(at))
        .collect();
    let last = table.last.contains(&Spot::Dune(at));
    html! {
        li.spot.{ "a-" (id) } .is-legal[hits.is_some()] .has-piece[!standing.is_empty()]
            .is-last[last] {
            div.card role="img" tabindex=[hits.is_none().then_some("0")]
                aria-label=(words::spot::name(language, view, Spot::Dune(at)))
                aria-describedby={ "about-" (id) } aria-hidden=[hits.is_some().then_some("true")] {
                (dune_card::face(language, &dune.effect))
            }
            @if !standing.is_empty() {
                div.pieces."pieces--two"[standing.len() > 1] {
                    @for seat in standing { (targi(table, seat, Spot::Dune(at))) }
                }
            }
            (hits.unwrap_or_default())
            (story::marks_on(table, Spot::Dune(at)))
            @if last { (footprints(table)) }
        }
    }
}

fn open_card(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        @if let Some(card) = view.tribe_top {
            @let face = view.rules.tribe(card);
            @let hits = place::hits(table, Where::Top, "top");
            div.open.spot.a-top .is-legal[hits.is_some()] {
                div.card role="img" tabindex=[hits.is_none().then_some("0")]
                    aria-label=(tribe_card::label(language, face)) aria-describedby="about-top"
                    aria-hidden=[hits.is_some().then_some("true")]
                    data-vt={ "card-" (face.id) } {
                    (tribe_card::face(language, face))
                }
                (hits.unwrap_or_default())
            }
        }
    }
}

fn deck(label: &str, back: &'static str, count: u8) -> Markup {
    html! {
        p.deck { span.stack { (IconAs("bk", back)) } span { b { (count) } " " (label) } }
    }
}
