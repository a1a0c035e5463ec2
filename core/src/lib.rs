//! What every game of the house shares.
//!
//! A game is a pure state machine: options, a seed and the choices so far
//! determine every state. This crate says what such a machine must offer
//! ([`Game`]), where its randomness comes from ([`Seed`], [`Chance`]), how a
//! running game is kept ([`Table`]) and how it is written down ([`Record`]).
//! Nothing here knows any particular game.

mod any;
mod chance;
mod comparison;
mod foresight;
mod game;
mod info_set;
mod named;
mod options;
mod origin;
mod pile;
mod position_error;
mod record;
mod record_error;
mod scores;
mod seat;
mod seed;
mod set;
mod table;
mod text_form;
mod up_to_six;

pub use any::{Agreed, AnyGame, AnyTable, Named, Refused, Told};
pub use chance::{Chance, Quick, Shuffler};
pub use comparison::{AnyComparison, Comparison, Reason};
pub use foresight::foresee;
pub use game::{BadChoice, Game, Illegal};
pub use info_set::{InfoSet, KeyHasher};
pub use options::{OptionError, OptionReader, OptionSpec};
pub use origin::Origin;
pub use pile::{Blank, Pile};
pub use position_error::{MalformedPosition, PositionFault};
pub use record::{Entry, Outcome, Record};
pub use record_error::{Fault, Malformed, RecordError};
pub use scores::{MAX_PARTS, MAX_SEATS, Score, Scores};
pub use seat::Seat;
pub use seed::{Seed, SeedKey, hex};
pub use set::{Bits, Member, Set, SetIter};
pub use table::{Move, Table};
pub use text_form::{TextForm, beginning};
pub use up_to_six::{UpToSix, WaysOfSix};

#[doc(hidden)]
pub use serde;
