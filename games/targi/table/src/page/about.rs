//! Explanations of everything on the table: card text, rule, ruling.
//!
//! They stand together at the end of the page. What is explained carries the
//! class `a-<id>`; while it is hovered or focused, the style sheet shows the
//! explanation `about-<id>` in one fixed place, so that it never hides the
//! neighbours of what it explains.

use super::amount;
use super::icons;
use super::lines;
use super::price::{self, Price};
use super::table::Table;
use super::tribe_card;
use crate::TargiTable;
use crate::words::{self, border, cards, dune, effect, spot, token};
use ::words::Vocabulary;
use caravanserai_core::Seat;
use maud::{Markup, Render, html};
use targi::{
    Border, Bundle, CentreView, DunePlace, Edition, Field, GoodsCard, HandView, Kind, Place,
    PlayerView, Row, Slot, TakenView, Timing, Token, TokenRule, TribeCard, TribeId,
};
use web::{Icon, Kept, Language, Room, rich, t};

pub(super) const FIELDS: [&str; 16] = [
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12", "f13", "f14", "f15",
    "f16",
];
pub(super) const CENTRE: [&str; 9] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"];
pub(super) const DUNES: [&str; 3] = ["d1", "d2", "d3"];
pub(super) const DRAWN: [&str; 3] = ["x1", "x2", "x3"];
pub(super) const OPENED: [&str; 3] = ["o1", "o2", "o3"];
const HANDS: [[&str; 2]; 2] = [["h01", "h02"], ["h11", "h12"]];

/// The id of a place in a display: `s` and seat, row and place, as in `s023`.
pub(super) fn slot(seat: Seat, slot: Slot) -> String {
    format!("s{seat}{}{}", slot.row, slot.place + 1)
}

/// The id of a card in hand.
pub(super) fn hand(seat: Seat, index: usize) -> &'static str {
    HANDS[seat.index() & 1][index.min(1)]
}

/// More than all explanations take.
const EXPLANATIONS: usize = 40 << 10;

/// Every explanation of the table.
pub(super) fn all(table: &Table<'_>) -> Markup {
    let view = table.view;
    html! {
        (Room(EXPLANATIONS))
        div.about role="region" aria-label=(t!(table.language, "explanations")) {
            @for field in Field::all() { (about_field(table, field)) }
            @for place in Place::all() { (about_centre(table, place)) }
            @for place in DunePlace::ALL { (about_dune(table, place)) }
            @if let Some(card) = view.tribe_top { (about_tribe(table, "top", card, true)) }
            @if let TakenView::Card(card) = view.taken { (about_tribe(table, "x0", card, true)) }
            @for (index, card) in view.drawn.iter().enumerate() {
                @if let TakenView::Card(card) = card {
                    (about_tribe(table, DRAWN[index], *card, true))
                }
            }
            @for (index, card) in view.opened.iter().enumerate() {
                @if let Some(card) = card {
                    (about_goods(table, OPENED[index], view.rules.goods(*card)))
                }
            }
            @for seat in [Seat(0), Seat(1)] { (about_player(table, seat)) }
            (about_tokens(table))
            (entry(table, "purse", "T-ACT-5", html! { h3 { (t!(table.language, "purse")) } }, html! {
                p { (t!(table.language, "purse-text")) }
                @if view.rules.options.expansion { p { (t!(table.language, "purse-water")) } }
            }))
            (entry(table, "goal", "T-TRIBE-5", html! { h3 { (t!(table.language, "rows-title")) } }, html! {
                p { (t!(table.language, "rows-text")) }
            }))
            @for seat in [Seat(0), Seat(1)] { (about_points(table, seat)) }
            p.tap-again aria-hidden="true" { (t!(table.language, "tap-again")) }
        }
    }
}

/// More than most explanations take.
const ENTRY: usize = 1 << 10;

/// One explanation, with the way to the place in the rule book that says more. What is
/// explained is called what the `head` says, so only the rest is read out with it.
fn entry(
    table: &Table<'_>,
    id: &str,
    anchor: &str,
    head: impl Render,
    inside: impl Render,
) -> Markup {
    html! {
        (Room(ENTRY))
        div class={ "pop w-" (id) } {
            (head)
            div.says id={ "about-" (id) } { (inside) }
            a.rule-link data-rule href={ "/rules/targi#" (anchor) } target="_blank" {
                (Icon("u-help")) " " (t!(table.language, "about-rule")) " " kbd aria-hidden="true" { "r" }
            }
        }
    }
}

/// Where the rule book tells of a border field: that of the expansion has its own place.
fn field_anchor(field: Field, on_it: Border) -> String {
    let edition = match on_it {
        Border::Noble(edition)
        | Border::Trader(edition)
        | Border::FataMorgana(edition)
        | Border::Silversmith(edition)
        | Border::TribalExpansion(edition) => edition,
        Border::WaterHole => Edition::Expansion,
        Border::Raid(demand) if demand.any == 0 => Edition::Expansion,
        Border::Raid(_) | Border::Good(_) | Border::Caravan => Edition::Base,
    };
    match edition {
        Edition::Expansion => format!("x-field-{field}"),
        Edition::Base => format!("field-{field}"),
    }
}

fn head(icon: Markup, title: &str, when: &str) -> Markup {
    html! {
        header.pop-head {
            (icon)
            div { h3 { (title) } @if !when.is_empty() { span.when { (when) } } }
        }
    }
}

static FIELDS_KEPT: Kept<(Field, Border), 3> = Kept::new();

fn about_field(table: &Table<'_>, field: Field) -> Markup {
    let (language, view) = (table.language, table.view);
    let on_it = view.rules.border(field);
    let kept = FIELDS_KEPT.draw(language, &(field, on_it), || {
        let icon = html! { span.med.tr-field { (Icon(icons::border(on_it))) } };
        [
            head(icon, &border::title(language, &view.rules, field), ""),
            html! { p.offer { (border::text(language, on_it)) } },
            html! {
                @if let Some(ruling) = border::ruling(language, on_it) {
                    p.ruling { (t!(language, "ruling")) " " (ruling) }
                }
            },
        ]
    });
    let [head, offer, ruling] = &*kept;
    entry(
        table,
        FIELDS[field.index()],
        &field_anchor(field, on_it),
        head,
        html! {
            (lines::why_closed(table, field))
            (lines::brings(table, field))
            (offer)
            @let closed = lines::is_closed(table, field);
            @if view.robber == Some(field) && !field.is_corner() && !closed {
                p { (t!(language, "robber-text")) }
            }
            @if view.targia == Some(field) { p { (t!(language, "targia-text")) } }
            @for seat in [Seat(0), Seat(1)] {
                @if view.players[seat.index()].targi.contains(field) && !closed {
                    p { (t!(language, "targi-stands", name = table.name(seat))) }
                }
            }
            (ruling)
        },
    )
}

fn about_centre(table: &Table<'_>, at: Place) -> Markup {
    let (language, view) = (table.language, table.view);
    let id = CENTRE[at.index()];
    match view.centre[at.index()] {
        CentreView::Tribe(card) => about_tribe(table, id, card, true),
        CentreView::Goods(card) => about_goods(table, id, view.rules.goods(card)),
        CentreView::Covered(card) => entry(
            table,
            id,
            "tokens",
            html! { h3 { (t!(language, "covered-title")) } },
            html! {
                p { (t!(language, "covered-text", card = cards::tribe(language, view.rules.tribe(card)))) }
            },
        ),
        CentreView::FaceDown(kind) => entry(
            table,
            id,
            "T-ACT-3",
            html! { h3 { (spot::centre(language, view, at)) } },
            html! {
                p {
                    @match kind {
                        Kind::Goods => (t!(language, "face-down-goods-text")),
                        Kind::Tribe => (t!(language, "face-down-tribe-text")),
                    }
                }
            },
        ),
        CentreView::Empty => {
            let text = html! { p { (t!(language, "empty-place-text")) } };
            entry(table, id, "T-REV-1", html! {}, text)
        }
    }
}

static GOODS_KEPT: Kept<GoodsCard, 2> = Kept::new();

fn about_goods(table: &Table<'_>, id: &str, card: &GoodsCard) -> Markup {
    let language = table.language;
    let kept = GOODS_KEPT.draw(language, card, || {
        [
            head(
                html! { span.med.tr-field { (Icon("i-any")) } },
                &t!(language, "goods-card-title"),
                "",
            ),
            html! {
                p { (t!(language, "goods-card-text", brings = cards::goods_brings(language, card))) }
                p.ruling { (t!(language, "goods-card-replaced")) }
                @if card.reconstructed { p.src { (t!(language, "reconstructed")) } }
            },
        ]
    });
    let [head, inside] = &*kept;
    entry(table, id, "T-ACT-4", head, inside)
}

fn about_dune(table: &Table<'_>, at: DunePlace) -> Markup {
    let (language, view) = (table.language, table.view);
    let Some(open) = view.open_dunes[at.index()] else { return html! {} };
    let card = view.rules.dune(open);
    entry(
        table,
        DUNES[at.index()],
        "dunes",
        head(
            html! { span.med.tr-field { (Icon("i-dune")) } },
            &t!(language, "dune-n", number = at.index() + 1),
            &t!(language, "dune-when"),
        ),
        html! {
            (lines::why_no_dune(table, at))
            p { (dune::text(language, &card.effect)) }
            p.ruling { (t!(language, "dune-rule")) }
            @if card.reconstructed { p.src { (card.id) ". " (t!(language, "reconstructed")) } }
        },
    )
}

/// A tribe card; `offered` cards also say whether they can be paid and where they would fit.
fn about_tribe(table: &Table<'_>, id: &str, card: TribeId, offered: bool) -> Markup {
    let (language, view) = (table.language, table.view);
    let face = view.rules.tribe(card);
    let kept = TRIBE_KEPT.draw(language, face, || {
        [tribe_head(language, face), tribe_text(language, face), tribe_ruling(language, face)]
    });
    let [head, text, ruling] = &*kept;
    entry(
        table,
        id,
        if offered { "tribe" } else { "display" },
        head,
        html! {
            (text)
            @if offered {
                dl {
                    (costs(table, face))
                    (fits(table, card))
                }
            }
            (ruling)
        },
    )
}

static TRIBE_KEPT: Kept<TribeCard, 3> = Kept::new();

fn tribe_head(language: Language, face: &TribeCard) -> Markup {
    let timing = face.effect.timing();
    html! {
        header.pop-head {
            (super::choice::medal(face))
            div {
                h3 { (cards::tribe(language, face)) }
                @if timing != Timing::Plain {
                    span.when {
                        @if let Some(icon) = icons::timing(timing) { (Icon(icon)) " " }
                        (cards::timing(language, timing))
                    }
                }
            }
            (tribe_card::points(language, face))
        }
    }
}

fn tribe_text(language: Language, face: &TribeCard) -> Markup {
    html! {
        @if let Some(text) = effect::text(language, &face.effect) { p { (text) } }
        @if face.wild { p { (t!(language, "displayed-dune-text")) } }
    }
}

fn tribe_ruling(language: Language, face: &TribeCard) -> Markup {
    html! {
        @if let Some(ruling) = effect::ruling(language, &face.effect) {
            p.ruling { (t!(language, "ruling")) " " (ruling) }
        }
        @if face.reconstructed { p.src { (face.id) ". " (t!(language, "reconstructed")) } }
    }
}

/// The ways to pay a card, each with whether the viewer can.
fn costs(table: &Table<'_>, card: &TribeCard) -> Markup {
    let language = table.language;
    let player = table.scene.seat.map(|seat| &table.view.players[seat.index()]);
    let discount = player.map_or(0, |player| price::discount(table.view, player, card));
    html! {
        div {
            dt { (t!(language, "cost")) }
            dd {
                @for (index, way) in card.cost.ways().enumerate() {
                    p {
                        span {
                            @if index > 0 { (t!(language, "or")) " " }
                            (amount::icons(language, &way))
                        }
                        @if let Some(player) = player { (can_pay(table, player, way, discount)) }
                    }
                }
                @if let Some(bracket) = card.cost.bracket {
                    p {
                        span {
                            (rich!(language, "bracket-cost", what = amount::icons(language, &bracket),
                                gain = amount::icons(language, &Bundle::vp(card.bracket_vp))))
                        }
                    }
                }
                @if discount > 0 { p.ok { (t!(language, "discount-of", count = discount)) } }
            }
        }
    }
}

fn can_pay(table: &Table<'_>, player: &PlayerView, way: Bundle, discount: u8) -> Markup {
    let language = table.language;
    match price::way(way, &price::means(player), discount) {
        Price::Paid(_) => html! {
            span.ok { span.vh { ", " } (Icon("u-check")) " " (t!(language, "you-have-it")) }
        },
        Price::Short(missing) => html! {
            span.lack { span.vh { ", " } (rich!(language, "you-lack", what = amount::icons(language, &missing))) }
        },
    }
}

/// What the rows of the viewer's display would become with a card.
fn fits(table: &Table<'_>, card: TribeId) -> Markup {
    let (language, rules) = (table.language, &table.view.rules);
    let Some(seat) = table.scene.seat else { return html! {} };
    let display = &table.view.players[seat.index()].display;
    html! {
        @for row in Row::ALL {
            @if let Some(after) = words::rows::with(rules, display, row, card) {
                @if after.cards > 1 {
                    div {
                        dt { (t!(language, "row-n", row = row.index() + 1)) }
                        dd { (amount::draw(language, &words::choice::becomes(language, after))) }
                    }
                }
            }
        }
    }
}

fn about_player(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.view.players[seat.index()];
    html! {
        @for at in player.display.slots() {
            @if let Some(card) = player.display.get(at) {
                (about_tribe(table, &slot(seat, at), card, false))
            }
        }
        @for (index, card) in player.hand().enumerate() {
            @if let HandView::Card { card, .. } = card {
                (about_tribe(table, hand(seat, index), card, table.scene.seat == Some(seat)))
            }
        }
    }
}

/// What a player's points are made of.
fn about_points(table: &Table<'_>, seat: Seat) -> Markup {
    let id = if seat == Seat(0) { "n0" } else { "n1" };
    let score = table.scene.scores.of(seat);
    entry(
        table,
        id,
        "end",
        html! { h3 { (t!(table.language, "points-title", name = table.name(seat))) } },
        html! {
            dl.sums {
                @for (part, points) in score.parts() {
                    div { dt { (TargiTable::score_part(table.language, part).0) } dd { (points) } }
                }
            }
            p.ruling { (t!(table.language, "points-text")) }
        },
    )
}

fn about_tokens(table: &Table<'_>) -> Markup {
    let language = table.language;
    html! {
        @if table.view.rules.options.tokens != TokenRule::Off {
            @for which in Token::ALL {
                (entry(table, icons::token_about(which).trim_start_matches("a-"), "tokens",
                    html! { h3 { (token::name(language, which)) } },
                    html! { p { (token::text(language, which)) } }))
            }
        }
    }
}
