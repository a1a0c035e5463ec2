//! The rules of Targi, for two players.
//!
//! [`State`] is the game: it implements [`caravanserai_core::Game`]. One module
//! per concept of the rule book, so that who knows the board game finds a rule
//! by its name: the `robber` and his `raid`s, `placement`, `markers`,
//! the `turn` with the `border` actions and the `tribe` cards,
//! `scoring`. Comments cite the rules of `docs/rules/targi.md` by their ids.

mod agenda;
mod border;
mod card;
mod centre;
mod choice;
mod deck;
mod deck_file;
mod determinize;
mod display;
mod effects;
mod event;
mod exchange;
mod field;
mod flow;
mod game;
mod goods;
mod goods_card;
mod invariants;
mod limit;
mod markers;
mod options;
mod payment;
mod piles;
mod placement;
mod position;
mod powers;
mod raid;
mod rearrange;
mod refusal;
mod robber;
mod scoring;
mod setup;
mod state;
mod tribe;
mod turn;
mod view;
mod view_json;
pub mod words;

pub use agenda::{Agenda, Task};
pub use border::{Border, border};
pub use card::{Cost, Effect, Symbol, Timing, TribeCard, TribeId, TribeSet};
pub use centre::{CentreCard, Kind, Place, PlaceSet};
pub use choice::{Choice, Spot};
pub use deck::{Deck, DeckRef};
pub use deck_file::{DeckError, DeckErrors};
pub use display::{Display, Row, Slot};
pub use event::{Event, Told};
pub use field::{Field, FieldSet, Line};
pub use goods::{Bundle, Good, LETTERS};
pub use goods_card::{GoodsCard, GoodsId, GoodsSet};
pub use options::{HandRule, Layout, Options};
pub use position::{PlayerPosition, Position};
pub use raid::Demand;
pub use state::{Hand, Player, State, TakenFrom};
pub use view::{CentreView, HandView, PlayerView, TakenView, View};
