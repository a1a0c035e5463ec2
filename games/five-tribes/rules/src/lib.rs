//! The complete rules of Five Tribes, with the Thieves and the Artisans of
//! Naqala, for two to four players.
//!
//! A [`State`] is a game at one moment: it lists the legal choices of the player
//! to act, plays them, and says what each seat may see. It follows the
//! [`Game`](caravanserai_core::Game) trait like every game of the house. Files
//! are named after what players call things: the [`board`], the auction, the
//! walk, control, tribes, djinns, thieves, items, the market, the sale.

mod agenda;
mod agenda_check;
mod asking;
mod assassins;
mod auction;
pub mod board;
mod catalogue;
mod choice;
mod control;
mod deck_error;
mod djinns;
mod endings;
mod event;
mod flow;
mod game;
mod ids;
mod info_set;
mod invariants;
mod items;
mod ledger;
mod market;
mod options;
mod payment;
mod piles;
mod position;
mod printed;
mod reach;
mod refusal;
mod round;
mod sale;
mod scoring;
mod setup;
mod square;
mod state;
mod thieves;
mod tiles;
mod tribe;
mod tribes;
mod view;
mod violation;
mod walk;
mod walk_text;

pub use agenda::{AGENDA, Agenda, Task};
pub use board::{Board, Mountains, Piece};
pub use catalogue::{Camels, Catalogue, DECK_FILE, Points, SPACES, catalogue};
pub use choice::Choice;
pub use deck_error::{DeckError, DeckFault, DeckPart};
pub use event::{Deck, Event, Source};
pub use ids::{
    Djinn, Djinns, Item, Items, Kinds, Resource, Resources, Tally, Thief, Thieves, Tile,
};
pub use ledger::{Known, Ledger};
pub use options::{ArtisanTie, Options};
pub use payment::Payment;
pub use position::{HiddenPosition, OpenPosition, Position, PrivatePosition, SquarePosition};
pub use printed::{
    Cost, CountedRow, DjinnRow, ItemRow, Loot, Magic, Power, Set, ThiefRow, TileAction, TileColour,
    TileRow,
};
pub use refusal::Refusal;
pub use sale::best_sale;
pub use square::{COLUMNS, SQUARES, Square, Squares, Way};
pub use state::{DJINNS_UP, Gathered, Hidden, Open, Player, ROW, SEATS, Shuffles, State, Walk};
pub use tribe::{Meeples, TRIBES, Tribe};
pub use view::{Counts, Own, View};
pub use violation::Violation;
pub use walk_text::WalkText;
