//! The rules of Targi, for two players.
//!
//! [`State`] is the game: it implements [`caravanserai_core::Game`]. One module
//! per concept of the rule book, so that who knows the board game finds a rule
//! by its name: the `robber` and his `raid`s, `placement`, `markers`,
//! the `turn` with the `border` actions and the `tribe` cards,
//! `scoring`. Comments cite the rules of `games/targi/rules.md` by their ids.

mod agenda;
mod agenda_check;
mod border;
mod card;
mod centre;
mod choice;
mod deck;
mod deck_error;
mod deck_file;
mod determinize;
mod display;
mod dune;
mod dunes;
mod effects;
mod event;
mod exchange;
mod field;
mod figures;
mod flow;
mod game;
mod glance;
mod goods;
mod goods_card;
mod hand;
mod ids;
mod info_set;
mod invariants;
mod limit;
mod markers;
mod once;
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
mod rules;
mod scoring;
mod setup;
mod state;
mod targia;
mod token;
mod tokens;
mod tribe;
mod turn;
mod view;
mod view_json;
mod violation;
mod water;

pub use agenda::{Agenda, HandUse, NamedTask, Task};
pub use border::{Border, Edition, WATER_HOLE, border};
pub use card::{Cost, Effect, Symbol, Timing, Treasure, TribeCard};
pub use centre::{CentreCard, Kind, Place, PlaceSet};
pub use choice::{Choice, Spot};
pub use deck::Deck;
pub use deck_error::{DeckError, DeckErrors, DeckFault};
pub use display::{Display, Row, Slot};
pub use dune::{Dune, DuneEffect, DunePlace, DunePlaces};
pub use event::{Event, Told};
pub use exchange::WATER_FOR_A_GOOD;
pub use field::{Field, FieldSet, Line};
pub use goods::{BadBundle, Bundle, Good, LETTERS};
pub use goods_card::GoodsCard;
pub use hand::{Hand, HandCard};
pub use ids::{DuneId, DuneSet, GoodsId, GoodsSet, TribeId, TribeSet};
pub use options::{
    BorderMix, CustomDeck, HandRule, Layout, OptionFault, Options, TokenRule, TribeDeck,
};
pub use piles::PileKind;
pub use placement::Barrier;
pub use position::{HandPosition, PlayerPosition, Position};
pub use raid::Demand;
pub use refusal::Refusal;
pub use rules::Rules;
pub use state::{Player, State, TakenFrom};
pub use token::{Token, Tokens};
pub use view::{CentreView, HandView, PlayerView, PutBackView, TakenView, View};
pub use violation::{PlayerViolation, Violation};
