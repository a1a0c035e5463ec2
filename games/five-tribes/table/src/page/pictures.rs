//! Which drawing stands for what.

use super::seats;
use caravanserai_core::Seat;
use five_tribes::{Djinn, Item, Meeples, Payment, Piece, Resource, Thief, Tile, TileAction, Tribe};
use maud::{Markup, PreEscaped, html};
use web::{Icon, IconAs, IconOf};

/// A meeple.
pub(super) const fn meeple(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Vizier => "meeple-vizier",
        Tribe::Elder => "meeple-elder",
        Tribe::Merchant => "meeple-merchant",
        Tribe::Builder => "meeple-builder",
        Tribe::Assassin => "meeple-assassin",
        Tribe::Artisan => "meeple-artisan",
    }
}

/// The word for a tribe in classes and anchors.
pub(super) const fn tribe_class(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Vizier => "tribe-vizier",
        Tribe::Elder => "tribe-elder",
        Tribe::Merchant => "tribe-merchant",
        Tribe::Builder => "tribe-builder",
        Tribe::Assassin => "tribe-assassin",
        Tribe::Artisan => "tribe-artisan",
    }
}

/// A resource card.
pub(super) fn resource(kind: Resource) -> IconOf {
    IconOf(if kind == Resource::FAKIR { "" } else { "good-" }, &kind.row().id)
}

/// An item.
pub(super) fn item(item: Item) -> IconOf {
    IconOf("item-", &item.row().id)
}

/// The emblem of a tile.
pub(super) fn emblem(tile: Tile) -> IconOf {
    IconOf("tile-", tile_kind(tile))
}

/// The word for a kind of tile in the names of drawings and classes.
pub(super) fn tile_kind(tile: Tile) -> &'static str {
    match tile.row().action {
        TileAction::Palace => "village",
        TileAction::Djinn => "sacred",
        TileAction::Palm => "oasis",
        TileAction::Item => "workshop",
        TileAction::None => "chasm",
        TileAction::Market { .. } => match tile.row().id.as_str() {
            "small-market" => "small-market",
            "large-market" => "large-market",
            _ => "special-market",
        },
    }
}

/// A palm or a palace.
pub(super) const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Palm => "palm",
        Piece::Palace => "palace",
    }
}

/// The face of a djinn.
pub(super) fn djinn(djinn: Djinn) -> Markup {
    face("face", "djinn", &djinn.row().id)
}

/// The face of a thief.
pub(super) fn thief(thief: Thief) -> Markup {
    face("face thief", "thief", &thief.row().id)
}

fn face(class: &str, kind: &str, id: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 64 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (PreEscaped(format!("<use href=\"#{kind}-{id}\"/>")))
        }
    }
}

/// A seat's camel.
pub(super) fn camel(seat: Seat) -> Markup {
    html! { (IconAs("ic wide", seats::camel(seat))) }
}

/// A heap of meeples, each colour once, with its count where there are more.
pub(super) fn heap(heap: Meeples) -> Markup {
    html! {
        @for tribe in heap.tribes() {
            (Icon(meeple(tribe)))
            @if heap.of(tribe) > 1 { small { (heap.of(tribe)) } }
        }
    }
}

/// What a payment takes.
pub(super) fn payment(payment: Payment) -> Markup {
    html! {
        @for _ in 0..payment.elders() { (Icon(meeple(Tribe::Elder))) }
        @for _ in 0..payment.artisans() { (Icon(meeple(Tribe::Artisan))) }
        @for _ in 0..payment.fakirs() { (Icon("fakir")) }
    }
}

/// Coins.
pub(super) const COIN: Icon = Icon("coin");
