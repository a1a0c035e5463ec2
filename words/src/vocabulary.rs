//! What a game says, in one place for everybody who lets it speak.

use crate::foresight::{self, Foresight, Planned};
use crate::{Language, list_or, positions, records, t};
use caravanserai_core::{
    AnyTable, BadChoice, Fault, Game, OptionError, OptionSpec, PositionFault, RecordError, Refused,
    Seat, Table,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

/// The words of a game: pages, terminal, log, protocol and coach speak them.
///
/// The caller says what the players are called; a table without people calls
/// them by their pieces ([`Vocabulary::seats`]).
pub trait Vocabulary: Sized + 'static {
    /// The game that it speaks of.
    type Game: Game;

    /// What the game is called.
    fn title(language: Language) -> Cow<'static, str>;

    /// What a seat's pieces are called.
    fn seat(language: Language, seat: Seat) -> Cow<'static, str>;

    /// What the player to act is asked to do, in one sentence.
    fn asked(
        language: Language,
        view: &<Self::Game as Game>::View,
        names: &[String],
        choices: &[<Self::Game as Game>::Choice],
    ) -> String;

    /// The heading of the list of choices.
    fn heading(language: Language, view: &<Self::Game as Game>::View) -> Cow<'static, str>;

    /// A choice in one sentence, for lists, hints and confirmations.
    fn choice(
        language: Language,
        view: &<Self::Game as Game>::View,
        names: &[String],
        choice: <Self::Game as Game>::Choice,
    ) -> String;

    /// What happened, in one sentence.
    fn event(language: Language, names: &[String], event: &<Self::Game as Game>::Event) -> String;

    /// Why a choice is not legal, as the rest of a sentence.
    fn refusal(language: Language, refusal: &<Self::Game as Game>::Refusal) -> String;

    /// Why an option cannot be used, as the rest of a sentence.
    fn option_fault(language: Language, fault: &<Self::Game as Game>::OptionFault) -> String;

    /// What is wrong with a state that play never leads to, as the rest of a sentence.
    fn violation(language: Language, violation: &<Self::Game as Game>::Violation) -> String;

    /// The values of an option. A game describes those that cannot be listed.
    fn option_values(language: Language, option: &OptionSpec) -> String {
        list_or(language, option.values)
    }

    /// A kind of thing that a player can have, as the coach compares them.
    type Holding: Copy + Serialize + DeserializeOwned;

    /// A number of such things, as the object of a sentence.
    fn holding(
        language: Language,
        view: &<Self::Game as Game>::View,
        holding: Self::Holding,
        count: u16,
    ) -> String;

    /// A part of the score: what counts, and what that means.
    fn score_part(language: Language, part: &str) -> (Cow<'static, str>, Cow<'static, str>);

    /// What the pieces of all seats are called.
    fn seats(language: Language, seats: u8) -> Vec<String> {
        (0..seats).map(|seat| Self::seat(language, Seat(seat)).into_owned()).collect()
    }
}

/// The vocabulary of some game. All tables are to be of this game.
pub trait AnyVocabulary: Send + Sync {
    /// The name of the game that it speaks of.
    fn game(&self) -> &'static str;

    /// Why a choice was not played, in one sentence.
    fn refused(&self, language: Language, refused: &Refused) -> String;

    /// Why options cannot be used, in one sentence.
    fn option_error(&self, language: Language, error: &OptionError) -> String;

    /// What is wrong with a position, as the rest of a sentence.
    fn position_fault(&self, language: Language, fault: &PositionFault) -> String;

    /// What happened in each move after the first `from`, as a seat may know it;
    /// `None` for spectators. Players are called by their pieces.
    fn told(
        &self,
        language: Language,
        table: &dyn AnyTable,
        seat: Option<Seat>,
        from: usize,
    ) -> Vec<Vec<String>>;

    /// Why a choice is not legal now, as the rest of a sentence; `None` if it is.
    fn refusal(&self, language: Language, table: &dyn AnyTable, choice: &str) -> Option<String>;

    /// What a legal choice of the player to act says; `None` if it is not legal.
    fn planned(&self, table: &dyn AnyTable, choice: &str) -> Option<Planned>;

    /// What a seat that waits can plan after `kept`, of which it is known what it says, and
    /// `new`, choices given as text.
    fn foresight(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        kept: &[Planned],
        new: &[String],
    ) -> Result<Foresight, Refused>;

    /// What is wrong with a record.
    fn record_error(&self, language: Language, error: &RecordError) -> String {
        match &error.fault {
            Fault::Malformed(fault) => {
                let fault = records::malformed(language, fault).into_owned();
                records::line(language, error.line, fault)
            }
            Fault::Refused(refused) => {
                records::line(language, error.line, self.refused(language, refused))
            }
            Fault::Options(fault) => {
                records::line(language, error.line, self.option_error(language, fault))
            }
            Fault::OtherRules { made, plays, fault } => {
                let error = RecordError::new(error.line, Fault::clone(fault));
                let fault = self.record_error(language, &error);
                t!(language, "record-other-rules", made = made, plays = plays, fault = fault)
                    .into_owned()
            }
        }
    }
}

impl fmt::Debug for dyn AnyVocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the words of {}", self.game())
    }
}

/// There is one vocabulary a game.
impl PartialEq for dyn AnyVocabulary {
    fn eq(&self, other: &dyn AnyVocabulary) -> bool {
        self.game() == other.game()
    }
}

impl Eq for dyn AnyVocabulary {}

impl dyn AnyVocabulary {
    /// The vocabulary `V`, its game not told.
    pub const fn of<V: Vocabulary>() -> &'static dyn AnyVocabulary {
        &Spoken::<V>(PhantomData)
    }
}

/// Why a choice of the game of `V` is not possible, in one sentence.
pub fn illegal<V: Vocabulary>(
    language: Language,
    choice: &str,
    refusal: &<V::Game as Game>::Refusal,
) -> String {
    t!(language, "choice-illegal", choice = choice, reason = V::refusal(language, refusal))
        .into_owned()
}

/// What to say of a text that is no choice.
pub fn unreadable(language: Language, error: &BadChoice) -> String {
    let (text, reason) = (error.text.as_str(), error.reason.as_str());
    t!(language, "choice-unreadable", text = text, reason = reason).into_owned()
}

fn of_game<V: Vocabulary>(table: &dyn AnyTable) -> &Table<V::Game> {
    table.of().expect("a table of this game")
}

struct Spoken<V>(PhantomData<fn() -> V>);

impl<V: Vocabulary> AnyVocabulary for Spoken<V> {
    fn game(&self) -> &'static str {
        V::Game::NAME
    }

    fn refused(&self, language: Language, refused: &Refused) -> String {
        match refused {
            Refused::Unreadable(error) => unreadable(language, error),
            Refused::Illegal { choice, .. } => {
                let reason = refused.reason::<V::Game>().expect("a refusal of this game");
                illegal::<V>(language, choice, reason)
            }
        }
    }

    fn option_error(&self, language: Language, error: &OptionError) -> String {
        match error {
            OptionError::UnknownName { name, known } => {
                let known: Vec<String> = known
                    .iter()
                    .map(|option| {
                        format!("`{}` ({})", option.name, V::option_values(language, option))
                    })
                    .collect();
                t!(language, "option-unknown", name = name, known = known.join(", "))
            }
            OptionError::UnknownValue { option, value } => {
                let known = V::option_values(language, option);
                t!(language, "option-value", name = option.name, value = value, known = known)
            }
            OptionError::Unusable { name, .. } => {
                let fault = error.fault::<V::Game>().expect("a fault of this game");
                let reason = V::option_fault(language, fault);
                t!(language, "option-unusable", name = *name, reason = reason)
            }
        }
        .into_owned()
    }

    fn position_fault(&self, language: Language, fault: &PositionFault) -> String {
        match fault {
            PositionFault::Malformed(fault) => positions::malformed(language, fault).into_owned(),
            PositionFault::Options(error) => self.option_error(language, error),
            PositionFault::Violation(violation) => {
                let violation = violation.downcast_ref().expect("a violation of this game");
                V::violation(language, violation)
            }
        }
    }

    fn told(
        &self,
        language: Language,
        table: &dyn AnyTable,
        seat: Option<Seat>,
        from: usize,
    ) -> Vec<Vec<String>> {
        let names = V::seats(language, table.seats());
        let heard = |event| V::event(language, &names, &V::Game::event_for(event, seat));
        of_game::<V>(table)
            .told()
            .iter()
            .skip(from)
            .map(|events| events.iter().map(heard).collect())
            .collect()
    }

    fn refusal(&self, language: Language, table: &dyn AnyTable, choice: &str) -> Option<String> {
        let illegal = of_game::<V>(table).state().check_choice(choice.parse().ok()?).err()?;
        Some(V::refusal(language, &illegal.refusal))
    }

    fn planned(&self, table: &dyn AnyTable, choice: &str) -> Option<Planned> {
        foresight::planned::<V>(of_game::<V>(table).state(), choice.parse().ok()?)
    }

    fn foresight(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        kept: &[Planned],
        new: &[String],
    ) -> Result<Foresight, Refused> {
        foresight::foresight::<V>(of_game::<V>(table).state(), seat, kept, new)
    }
}
