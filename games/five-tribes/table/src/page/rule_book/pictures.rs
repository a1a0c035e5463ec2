//! Pictures for the rule book: pieces, tiles, cards, and small boards that
//! show a walk or a count.

use crate::page::pictures;
use crate::words::names;
use five_tribes::{Cost, Djinn, Item, Resource, Thief, Tile, TileColour, Tribe, catalogue};
use maud::{Markup, html};
use std::borrow::Cow;
use web::IconAs;
use web::Language;
use web::t;

/// A meeple with its name.
pub(super) fn meeple(l: Language, tribe: Tribe) -> Markup {
    html! { (IconAs("bk-ic", pictures::meeple(tribe))) " " (names::tribe(l, tribe, 2)) }
}

/// The emblem of a resource.
pub(super) fn resource(kind: Resource) -> Markup {
    let id = &kind.row().id;
    html! {
        svg.bk-ic aria-hidden="true" {
            @if kind == Resource::FAKIR { use href="#fakir"; } @else { use href={ "#good-" (id) }; }
        }
    }
}

/// The class of a tile's colours.
const fn colour(colour: Option<TileColour>) -> &'static str {
    match colour {
        Some(TileColour::Blue) => "bk-blue",
        Some(TileColour::Red) => "bk-red",
        None => "bk-none",
    }
}

/// A tile of a small board.
#[derive(Clone, Copy)]
pub(super) struct Cell {
    /// The kind of tile, by its id.
    pub(super) tile: &'static str,
    /// Who stands there.
    pub(super) folk: &'static [Tribe],
    /// The step of the walk that drops its last meeple here.
    pub(super) step: u8,
    /// What else is to be seen.
    pub(super) sign: Sign,
}

impl Cell {
    /// A tile that no walk has come to.
    pub(super) const fn new(tile: &'static str, folk: &'static [Tribe], sign: Sign) -> Cell {
        Cell { tile, folk, step: 0, sign }
    }

    /// The same after this step of a walk.
    pub(super) const fn step(self, step: u8) -> Cell {
        Cell { step, ..self }
    }
}

/// What is special about a tile of a small board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// Nothing.
    Plain,
    /// The walk begins here.
    Origin,
    /// The walk ends here.
    Final,
    /// A camel stands here.
    Camel,
    /// It counts.
    Counts,
    /// A tent stands here.
    Tent,
    /// Mountains stand on its upper and its left edge.
    Mountains,
}

impl Sign {
    const fn class(self) -> &'static str {
        match self {
            Sign::Plain => "",
            Sign::Origin => "bk-origin",
            Sign::Final => "bk-final",
            Sign::Camel => "bk-camel",
            Sign::Counts => "bk-counts",
            Sign::Tent => "bk-camel",
            Sign::Mountains => "bk-walled",
        }
    }
}

fn kind(id: &str) -> Option<Tile> {
    Tile::all().find(|tile| tile.row().id == id)
}

/// A small board with what it shows in words.
pub(super) fn figure(rows: &[&[Cell]], named: bool, words: Cow<'static, str>) -> Markup {
    html! { figure.bk-figure { (board(rows, named)) figcaption { (words) } } }
}

/// Two small boards, before and after something, with what happens in words.
pub(super) fn change(
    before: &[&[Cell]],
    after: &[&[Cell]],
    named: bool,
    words: Cow<'static, str>,
) -> Markup {
    html! {
        figure.bk-figure {
            div.bk-pair {
                (board(before, named))
                (IconAs("bk-arrow", "u-arrow"))
                (board(after, named))
            }
            figcaption { (words) }
        }
    }
}

/// A small board; what it shows is told in words beside it.
fn board(rows: &[&[Cell]], named: bool) -> Markup {
    html! {
        div.bk-board aria-hidden="true" {
            @for (number, row) in rows.iter().enumerate() {
                div.bk-row {
                    @for (cell, letter) in row.iter().zip('a'..) {
                        @let name = named.then(|| format!("{letter}{}", number + 1));
                        (tile_with(*cell, name.as_deref()))
                    }
                }
            }
        }
    }
}

fn tile_with(cell: Cell, name: Option<&str>) -> Markup {
    let Some(kind) = kind(cell.tile) else { return html! {} };
    let row = kind.row();
    html! {
        div class={ "bk-tile " (colour(row.colour)) " bk-k-" (pictures::tile_kind(kind)) " " (cell.sign.class()) } {
            svg.bk-scene viewBox="0 0 100 100" { use href={ "#scene-" (pictures::tile_kind(kind)) }; }
            @if row.colour.is_some() { b.bk-value { (row.value) } }
            @if let Some(name) = name { span.bk-name { (name) } }
            div.bk-folk {
                @for (index, tribe) in cell.folk.iter().enumerate() {
                    @let dropped = cell.step > 0 && index + 1 == cell.folk.len();
                    span.bk-mp.is-dropped[dropped] { (IconAs("bk-meeple", pictures::meeple(*tribe))) }
                }
                @if cell.sign == Sign::Camel { (IconAs("bk-meeple bk-wide", "camel-a")) }
                @if cell.sign == Sign::Tent { (IconAs("bk-meeple bk-wide", "tent")) }
            }
            @if cell.step > 0 { span.bk-step { (cell.step) } }
            @if cell.sign == Sign::Mountains {
                @for edge in ["bk-mt bk-top", "bk-mt bk-left"] { (IconAs(edge, "mountain-edge")) }
            }
        }
    }
}

/// A kind of tile, as it lies on the board.
pub(super) fn tile(kind: Tile) -> Markup {
    let row = kind.row();
    html! {
        div class={ "bk-tile bk-one " (colour(row.colour)) " bk-k-" (pictures::tile_kind(kind)) } aria-hidden="true" {
            svg.bk-scene viewBox="0 0 100 100" { use href={ "#scene-" (pictures::tile_kind(kind)) }; }
            @if row.colour.is_some() { b.bk-value { (row.value) } }
            svg.bk-emblem viewBox="0 0 24 24" { use href={ "#tile-" (pictures::tile_kind(kind)) }; }
        }
    }
}

/// A djinn's face.
pub(super) fn djinn(djinn: Djinn) -> Markup {
    face("djinn", &djinn.row().id)
}

/// A thief's face.
pub(super) fn thief(thief: Thief) -> Markup {
    face("thief", &thief.row().id)
}

fn face(of: &str, id: &str) -> Markup {
    html! {
        svg class={ "bk-face bk-" (of) } viewBox="0 0 64 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ "#" (of) "-" (id) };
        }
    }
}

/// An item's drawing.
pub(super) fn item(item: Item) -> Markup {
    html! {
        span.bk-item aria-hidden="true" {
            svg viewBox="0 0 24 24" { use href={ "#item-" (item.row().id) }; }
        }
    }
}

/// What a call costs, as drawings with words for those who do not see them.
pub(super) fn cost(l: Language, cost: Cost) -> Markup {
    let elder = || html! { (IconAs("bk-ic", "meeple-elder")) };
    let fakir = || html! { (IconAs("bk-ic", "fakir")) };
    html! {
        span.bk-cost {
            @match cost {
                Cost::None => {},
                Cost::Elder => { (elder()) "/" (fakir()) },
                Cost::Elders => { (elder()) "+" (elder()) "/" (fakir()) },
                Cost::Fakir => (fakir()),
                Cost::Fakirs => { (fakir()) "…" },
            }
            " " (names::cost(l, cost))
        }
    }
}

/// Points in a badge.
pub(super) fn worth(l: Language, points: i16) -> Markup {
    html! {
        span.bk-vp {
            span.vh { (t!(l, "ft-book-djinn-points", points = points)) }
            span aria-hidden="true" { (points) }
        }
    }
}

/// The turn order track with four markers on it.
pub(super) fn track(l: Language) -> Markup {
    let bids = &catalogue().bids;
    // C bid 0, then D; A bid 5 and B 12.
    let on = |space: usize| match space {
        1 => Some(("C", "camel-c")),
        2 => Some(("D", "camel-d")),
        5 => Some(("A", "camel-a")),
        7 => Some(("B", "camel-b")),
        _ => None,
    };
    html! {
        figure.bk-figure {
            ol.bk-track aria-label=(t!(l, "ft-book-track")) {
                @for (space, price) in bids.iter().enumerate() {
                    li {
                        @if let Some((letter, camel)) = on(space) {
                            span.bk-who { (IconAs("bk-meeple bk-wide", camel)) i { (letter) } }
                        }
                        b { (price) }
                    }
                }
            }
            figcaption { (t!(l, "ft-book-track-text")) }
        }
    }
}
