//! Positions: a full state as a file can say it.
//!
//! A position is unchecked data with readable names. [`State::from_position`] turns it
//! into a state, or tells all reasons why it is not a valid one.

use crate::agenda::Task;
use crate::board::{Board, Mountains, Piece};
use crate::catalogue::SPACES;
use crate::ids::{Djinn, Djinns, Item, Items, Resource, Resources, Thief, Thieves, Tile};
use crate::options::Options;
use crate::square::{SQUARES, Square, Squares, Way};
use crate::state::{Gathered, Hidden, Open, Player, SEATS, Shuffles, State, Walk};
use crate::tribe::Meeples;
use crate::violation::Violation;
use caravanserai_core::{Blank, MalformedPosition, Pile, PositionFault, Seat};
use serde::{Deserialize, Serialize};

/// A full state, unchecked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    pub open: OpenPosition,
    /// What not everybody sees.
    pub hidden: HiddenPosition,
}

/// One square of the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquarePosition {
    /// Where it is.
    pub square: Square,
    /// The tile there.
    pub tile: Tile,
    /// The meeples on it.
    pub meeples: Meeples,
    /// Palms on it.
    #[serde(default)]
    pub palms: u8,
    /// Palaces on it.
    #[serde(default)]
    pub palaces: u8,
}

/// What a player hides.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrivatePosition {
    /// Coins.
    pub coins: u16,
    /// Resource cards.
    pub hand: Resources,
    /// Items.
    pub items: Items,
    /// The cards of the hand that everybody has seen.
    #[serde(default, skip_serializing_if = "Resources::is_empty")]
    pub seen: Resources,
    /// Whether nobody could count the coins from the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub uncounted: bool,
}

/// What everybody sees; [`Open`] says what each field means.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of `Open`, under the same names")]
pub struct OpenPosition {
    pub options: Options,
    pub round: u16,
    pub board: Vec<SquarePosition>,
    pub mountains: Vec<(Square, Square)>,
    pub players: Vec<Player>,
    pub bag: Meeples,
    pub palms_left: u8,
    pub palaces_left: u8,
    pub row: Vec<Resource>,
    pub resource_discard: Resources,
    pub djinns_up: Djinns,
    pub djinn_discard: Djinns,
    pub item_discard: Items,
    pub thief_up: Option<Thief>,
    pub thieves_gone: Thieves,
    pub bid_order: Vec<Seat>,
    pub track: [Option<Seat>; SPACES],
    pub active: Seat,
    pub ending: bool,
    pub used: Djinns,
    pub item_used: bool,
    pub walk: Walk,
    pub loot: Gathered,
    pub agenda: Vec<Task>,
    pub reveals: u32,
    pub shuffles: Shuffles,
}

/// What not everybody sees; [`Hidden`] says what each field means.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of `Hidden`, under the same names")]
pub struct HiddenPosition {
    /// Hexadecimal, because JSON numbers are not exact beyond 53 bits.
    pub key: String,
    pub players: Vec<PrivatePosition>,
    pub resource_pile: Vec<Resource>,
    pub djinn_pile: Vec<Djinn>,
    pub item_pile: Vec<Item>,
    pub thief_pile: Vec<Thief>,
}

impl OpenPosition {
    pub(crate) fn of(open: &Open) -> OpenPosition {
        let board = &open.board;
        let square = |square: Square| SquarePosition {
            square,
            tile: board.tile(square),
            meeples: board.meeples(square),
            palms: board.built(Piece::Palm, square),
            palaces: board.built(Piece::Palace, square),
        };
        OpenPosition {
            options: open.options,
            round: open.round,
            board: board.squares().map(square).collect(),
            mountains: board.mountains().edges().collect(),
            players: open.seats().map(|seat| *open.player(seat)).collect(),
            bag: open.bag,
            palms_left: open.palms_left,
            palaces_left: open.palaces_left,
            row: open.row.as_slice().to_vec(),
            resource_discard: open.resource_discard,
            djinns_up: open.djinns_up,
            djinn_discard: open.djinn_discard,
            item_discard: open.item_discard,
            thief_up: open.thief_up,
            thieves_gone: open.thieves_gone,
            bid_order: open.bid_order.as_slice().to_vec(),
            track: open.track,
            active: open.active,
            ending: open.ending,
            used: open.used,
            item_used: open.item_used,
            walk: open.walk,
            loot: open.loot,
            agenda: open.agenda.as_slice().to_vec(),
            reveals: open.reveals,
            shuffles: open.shuffles,
        }
    }
}

impl State {
    pub(crate) fn position(&self) -> Position {
        let (hidden, ledger) = (&self.hidden, self.ledger());
        let private = |seat: Seat| PrivatePosition {
            coins: hidden.coins[seat.index()],
            hand: hidden.hands[seat.index()],
            items: hidden.items[seat.index()],
            seen: ledger[seat.index()].hand,
            uncounted: !hidden.counted[seat.index()],
        };
        Position {
            open: OpenPosition::of(&self.open),
            hidden: HiddenPosition {
                key: format!("{:016x}", hidden.key),
                players: self.open.seats().map(private).collect(),
                resource_pile: hidden.resource_pile.as_slice().to_vec(),
                djinn_pile: hidden.djinn_pile.as_slice().to_vec(),
                item_pile: hidden.item_pile.as_slice().to_vec(),
                thief_pile: hidden.thief_pile.as_slice().to_vec(),
            },
        }
    }

    /// The state that a position describes, or all that is wrong with it.
    pub(crate) fn from_position(position: &Position) -> Result<State, Vec<Fault>> {
        let mut wrong = Vec::new();
        let Position { open, hidden } = position;
        if !(2..=4).contains(&open.options.players) {
            return Err(vec![Fault::Violation(Violation::Players(open.options.players))]);
        }
        let right = usize::from(open.options.players);
        let board = load_board(open, &mut wrong);
        for (field, found) in
            [("open.players", open.players.len()), ("hidden.players", hidden.players.len())]
        {
            if found != right {
                wrong.push(MalformedPosition::Length { field, found, right }.into());
            }
        }
        let key = u64::from_str_radix(&hidden.key, 16).unwrap_or_else(|_| {
            wrong.push(MalformedPosition::NotHexadecimal { field: "hidden.key" }.into());
            0
        });
        let seats = open.bid_order.iter().chain(open.track.iter().flatten()).chain([&open.active]);
        for &seat in seats.filter(|seat| seat.index() >= right) {
            wrong.push(MalformedPosition::NoSeat { seat }.into());
        }
        let mut state = State {
            open: Open {
                options: open.options,
                round: open.round,
                board,
                players: [Player::default(); SEATS],
                bag: open.bag,
                palms_left: open.palms_left,
                palaces_left: open.palaces_left,
                row: fit("row", &open.row, &mut wrong),
                resource_discard: open.resource_discard,
                djinns_up: open.djinns_up,
                djinn_discard: open.djinn_discard,
                item_discard: open.item_discard,
                thief_up: open.thief_up,
                thieves_gone: open.thieves_gone,
                bid_order: fit("bid_order", &open.bid_order, &mut wrong),
                track: open.track,
                active: open.active,
                ending: open.ending,
                used: open.used,
                item_used: open.item_used,
                walk: open.walk,
                loot: open.loot,
                agenda: fit("agenda", &open.agenda, &mut wrong),
                reveals: open.reveals,
                shuffles: open.shuffles,
            },
            hidden: Hidden {
                key,
                coins: [0; SEATS],
                hands: [Resources::default(); SEATS],
                items: [Items::default(); SEATS],
                counted: [true; SEATS],
                unseen_cards: [Resources::default(); SEATS],
                resource_pile: fit("resource_pile", &hidden.resource_pile, &mut wrong),
                djinn_pile: fit("djinn_pile", &hidden.djinn_pile, &mut wrong),
                item_pile: fit("item_pile", &hidden.item_pile, &mut wrong),
                thief_pile: fit("thief_pile", &hidden.thief_pile, &mut wrong),
            },
        };
        for (place, player) in state.open.players.iter_mut().zip(&open.players) {
            *place = *player;
        }
        for (i, player) in hidden.players.iter().take(SEATS).enumerate() {
            state.hidden.coins[i] = player.coins;
            state.hidden.hands[i] = player.hand;
            state.hidden.items[i] = player.items;
            state.hidden.counted[i] = !player.uncounted;
            state.hidden.unseen_cards[i] = player.hand.minus(&player.seen);
            if !player.seen.minus(&player.hand).is_empty() {
                wrong.push(Fault::Violation(Violation::SeenCards(Seat(i as u8))));
            }
        }
        state.finds_a_walk();
        if wrong.is_empty() {
            wrong.extend(state.broken_invariants().into_iter().map(Fault::Violation));
        }
        if wrong.is_empty() { Ok(state) } else { Err(wrong) }
    }
}

/// One thing that is wrong with a position.
type Fault = PositionFault<Violation>;

fn fit<T: Copy + Blank, const N: usize>(
    field: &'static str,
    things: &[T],
    wrong: &mut Vec<Fault>,
) -> Pile<T, N> {
    if things.len() > N {
        wrong.push(MalformedPosition::TooLong { field, found: things.len(), most: N }.into());
    }
    things.iter().copied().collect()
}

fn load_board(open: &OpenPosition, wrong: &mut Vec<Fault>) -> Board {
    let rows = open.options.rows();
    let mut tiles = [Tile::default(); SQUARES];
    let listed: Vec<Square> = open.board.iter().map(|place| place.square).collect();
    let squares: Vec<Square> = Squares::rows(rows).collect();
    if listed != squares {
        let last = squares[squares.len() - 1];
        wrong.push(Fault::Violation(Violation::Squares { last }));
    }
    open.board.iter().for_each(|place| tiles[place.square.index()] = place.tile);
    let mut mountains = Mountains::default();
    for (a, b) in &open.mountains {
        match Way::between(*a, *b) {
            Some(way) => mountains.block(*a, way),
            None => wrong.push(Fault::Violation(Violation::NoEdge(*a, *b))),
        }
    }
    let mut board = Board::new(rows, tiles, mountains);
    for place in &open.board {
        board.set_meeples(place.square, place.meeples);
        board.set_built(Piece::Palm, place.square, place.palms);
        board.set_built(Piece::Palace, place.square, place.palaces);
    }
    board
}
