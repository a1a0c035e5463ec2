//! What a player of Five Tribes has, thing by thing, for saying why a choice is good.

use crate::worth::{Purse, Worth};
use caravanserai_core::Seat;
use five_tribes::{Djinn, Item, Piece, Resource, Square, State, Thief, Tribe};
use serde::{Deserialize, Serialize};

/// A kind of thing that a player can have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// Coins.
    Coins,
    /// A tile with a camel or the tent on it.
    Tile(Square),
    /// Palms on own tiles.
    Palms,
    /// Palaces on own tiles.
    Palaces,
    /// Meeples kept in front of the player.
    Meeples(Tribe),
    /// A djinn.
    Djinn(Djinn),
    /// A thief.
    Thief(Thief),
    /// Resource cards of a kind.
    Card(Resource),
    /// Items of a kind.
    Item(Item),
}

/// Tells what a seat has, how many, and what one of it is worth in points.
pub(crate) fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Holding, u16, f32)) {
    let open = state.open();
    let worth = Worth::new(open, seat);
    let (player, time) = (open.player(seat), worth.time_left());
    let purse = Purse::of(state, seat);
    let rich = worth.purse(&purse, time);
    tell(Holding::Coins, purse.coins, 1.0);
    let built = |piece: Piece| -> u16 {
        player.tiles().map(|at| u16::from(open.board.built(piece, at))).sum()
    };
    for at in player.tiles() {
        let tent = if player.tent == Some(at) { worth.tent(at) } else { 0.0 };
        tell(Holding::Tile(at), 1, f32::from(open.board.tile(at).row().value) + tent);
    }
    tell(Holding::Palms, built(Piece::Palm), worth.piece(Piece::Palm));
    tell(Holding::Palaces, built(Piece::Palace), worth.piece(Piece::Palace));
    for tribe in [Tribe::Vizier, Tribe::Elder, Tribe::Artisan] {
        let held = player.held.of(tribe);
        tell(Holding::Meeples(tribe), held.into(), worth.one_more(tribe, time));
    }
    for djinn in player.djinns.iter() {
        tell(Holding::Djinn(djinn), 1, worth.djinn(djinn, time));
    }
    for thief in player.thieves.iter() {
        tell(Holding::Thief(thief), 1, worth.thief(thief, time));
    }
    for kind in Resource::all() {
        let mut more = Purse { hand: purse.hand, items: purse.items, coins: purse.coins };
        more.hand.add(kind, 1);
        let one = worth.purse(&more, time) - rich;
        tell(Holding::Card(kind), purse.hand.of(kind).into(), one);
    }
    for kind in purse.items.kinds() {
        tell(Holding::Item(kind), purse.items.of(kind).into(), worth.item(kind, time));
    }
}
