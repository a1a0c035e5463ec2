//! What a game shows, and what it is shown of a table.

use crate::analysis::Mark;
use crate::assets::Asset;
use crate::plan::PlanFacts;
use crate::talk::Said;
use crate::{HandoverFacts, Language, Note, TimeFacts, tutorial};
use caravanserai_core::{Game, Scores, Seat};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use words::Vocabulary;

/// The pages of one game.
///
/// The server asks for these pages and knows nothing else about the game. The
/// table's buttons belong to one form with the field `after` (how much
/// of the table's log the page has seen) and are posted below the table's address: `/play`
/// (`choice`, in its text form), `/undo`, `/redo`, `/takeback` (to ask for one, or to
/// answer with `answer`, `yes` or `no`, which also withdraws one) and `/hint`. Lines of the log link to
/// `/replay?at=N`; a game that is over links to `/end`.
pub trait Pages: SetUp + Learn {
    /// Whether everybody may know the scores as they stand. Where purses or
    /// hands are hidden, a scene has blank scores until the game is over.
    const OPEN_SCORES: bool = false;

    /// How many play, and for how long.
    const BOX: BoxFacts;

    /// The game as pages speak of it.
    fn name(language: Language) -> GameName {
        GameName { name: Self::Game::NAME, title: Self::title(language) }
    }

    /// Who made the game, and that it is worth buying, in a sentence of the footer.
    fn credit(language: Language) -> Cow<'static, str>;

    /// The table as one pair of eyes sees it: everything inside `<main>`, which
    /// is also what is sent when something changes.
    fn table(scene: &Scene<Self::Game>) -> Markup;

    /// What there is to do now in one sentence, also the page's title.
    fn sentence(scene: &Scene<Self::Game>) -> String;

    /// What everybody has collected, for the end sheet. There is a scene for each seat, with what
    /// that seat sees: after the end nothing is secret.
    fn displays(scenes: &[Scene<Self::Game>]) -> Markup;

    /// The drawings that this game's pages refer to, inlined once a page.
    fn sprite() -> &'static str;

    /// This game's style sheets.
    fn styles() -> &'static [&'static Asset];
}

/// How a table of a game is set up.
pub trait SetUp: Vocabulary {
    /// The ways to play that the landing page offers ready-made, the best start
    /// first. Their codes come back as the field `preset`.
    fn presets(_language: Language) -> Vec<Preset> {
        Vec::new()
    }

    /// The fields of the form that sets a table up: every option, explained in
    /// a sentence, with the values in `chosen` picked. How many play is no such
    /// field: the house asks who sits where.
    fn set_up(chosen: &Map<String, Value>, language: Language) -> Markup;

    /// The options that a set-up form asks for, not yet checked. A game for
    /// different numbers of players finds theirs in the field `players`, also
    /// beside a preset.
    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value>;

    /// The options in a few words, such as "Expansion, action tokens".
    fn summary(options: &<Self::Game as Game>::Options, language: Language) -> String;
}

/// How a game is learnt.
pub trait Learn: Vocabulary {
    /// The rule book, inside `<main>`; `None` for a game that has none.
    fn rule_book(_language: Language) -> Option<Markup> {
        None
    }

    /// The game in which newcomers learn by playing; `None` if there is none.
    ///
    /// At such a table [`TableFacts::guide`] says which lessons were seen. The
    /// page sends the lesson that it shows as the field `lesson` along with
    /// every action, and to `/lesson` with an `answer`: `seen`, `skip` or `on`.
    fn first_game() -> Option<FirstGame> {
        None
    }

    /// The names of the lessons of the first game.
    fn lessons() -> &'static [&'static str] {
        &[]
    }

    /// Whether a lesson is due that was not seen. The house's opponents wait until it is.
    fn is_lesson_due(
        _view: &<Self::Game as Game>::View,
        _choices: &[<Self::Game as Game>::Choice],
        _seen: &[String],
    ) -> bool {
        false
    }
}

/// What a box says on its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoxFacts {
    /// The fewest players.
    pub seats_least: u8,
    /// The most players.
    pub seats_most: u8,
    /// How long a game takes among people.
    pub minutes: u16,
}

/// A game as pages speak of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// Its name in addresses.
    pub name: &'static str,
    /// What it is called.
    pub title: Cow<'static, str>,
}

/// A way to play that is offered ready-made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its code in forms.
    pub code: &'static str,
    /// What it is called.
    pub title: String,
    /// What it is like, in a few words.
    pub note: String,
}

impl Preset {
    /// A way to play with this code, title and note.
    pub fn new(code: &'static str, title: Cow<'static, str>, note: Cow<'static, str>) -> Preset {
        Preset { code, title: title.into_owned(), note: note.into_owned() }
    }
}

/// A game to learn by: always the same deal, against the game's weakest opponent.
#[derive(Clone, Debug)]
pub struct FirstGame {
    /// The options, as a set-up form would name them.
    pub options: Map<String, Value>,
    /// The seed of the deal. It is no secret, so nothing is at stake here.
    pub seed: &'static str,
    /// The learner's seat.
    pub seat: Seat,
    /// Its lessons, for whoever asks what there is to learn.
    pub lessons: fn(Language) -> Vec<tutorial::Title>,
}

/// How far somebody is with the lessons of a first game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    /// The lessons that were seen, by name.
    pub seen: Vec<String>,
    /// Whether the others are not wanted.
    pub skipped: bool,
    /// The lesson that is looked at again.
    pub again: Option<String>,
}

/// A table through one pair of eyes.
pub struct Scene<'a, G: Game> {
    /// The language to speak.
    pub language: Language,
    /// Who looks; `None` for a spectator.
    pub seat: Option<Seat>,
    /// What they may see.
    pub view: &'a G::View,
    /// Whose choice it is; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// The legal choices, if it is theirs; otherwise none.
    pub choices: &'a [G::Choice],
    /// The scores as they stand, where everybody may know them
    /// ([`Pages::OPEN_SCORES`]); otherwise without any part until the end.
    pub scores: &'a Scores,
    /// Everything that happened, as they may know it.
    pub log: &'a [ToldMove<G>],
    /// The rest of what there is to say about the table.
    pub table: &'a TableFacts,
    /// What the page is for.
    pub stage: Stage,
}

/// One move and what followed from it, as somebody may know it.
#[derive(Clone, Debug)]
pub struct ToldMove<G: Game> {
    /// How many moves the game has with this one: the position to jump to.
    pub number: usize,
    /// Who moved.
    pub seat: Seat,
    /// The round it was in.
    pub round: u16,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// What a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// To play or watch a game that goes on, or has just ended.
    Live,
    /// To look back at an earlier position.
    Replay,
    /// To look at a game that was broken off: somebody left, or the table was closed. Nobody is
    /// to act any more.
    BrokenOff,
}

/// What the coach says about a decision; nothing if it was not asked.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hint {
    /// The best choices in their text form, the best first, each with its chance to win.
    pub choices: Vec<(String, f32)>,
    /// The turn that is likely to begin with the first: its choices in their text form, and
    /// in words where a page is told of it.
    pub turn: Vec<String>,
    /// What that turn has over the next best one, a `Comparison` of the game's holdings as JSON.
    pub ahead: Option<Value>,
}

/// What there is to know about a table besides its game.
#[derive(Clone, Debug, Default)]
pub struct TableFacts {
    /// Its address, such as `/table/kf3m…`; actions are posted below it.
    pub path: String,
    /// Who sits where.
    pub names: Vec<String>,
    /// The level of each seat's opponent; `None` for a person.
    pub bots: Vec<Option<String>>,
    /// How many moves were made.
    pub moves: usize,
    /// How many entries the table's log has, what was taken back included: sent
    /// back with each action, so that an action made on an old page is recognised.
    pub after: usize,
    /// How many of their own last moves the viewer may take back.
    pub undoable: usize,
    /// How many choices the viewer may make again at once: those that were taken back last.
    pub redoable: usize,
    /// How many moves were made when the viewer's last turn ended; what came
    /// later is news.
    pub seen: usize,
    /// Who asks to take a move back, if anybody does.
    pub takeback: Option<Seat>,
    /// How many moves would be left: after what is asked, or else if the viewer asked.
    pub back_to: Option<usize>,
    /// Who has not answered that yet. All people at the table must agree; the
    /// house's own opponents always do.
    pub asked: Vec<Seat>,
    /// Everybody's time.
    pub time: TimeFacts,
    /// What is asked or offered of a seat that somebody would leave.
    pub handover: HandoverFacts,
    /// What was done at the table besides playing, in order.
    pub notes: Vec<Note>,
    /// What each seat said last, while it matters.
    pub said: Vec<Option<Said>>,
    /// Whether everybody may know of the table, where the viewer may choose: against the house
    /// alone.
    pub listed: Option<bool>,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// The hint that was asked for.
    pub hint: Hint,
    /// Whether the viewer has their chance to win shown beside the board; `None` where it may
    /// not be.
    pub bar: Option<bool>,
    /// That chance, as it was last worked out.
    pub chance: Option<f32>,
    /// Turns that are drawn on the board, looking back or as a hint.
    pub marks: Vec<Mark>,
    /// What the viewer has planned; `None` where nothing can be.
    pub plan: Option<PlanFacts>,
    /// What the panel beside the board says of the position, looking back.
    pub panel: Option<Markup>,
    /// Whether the game goes on from one that was played before, and counts for nobody.
    pub practice: bool,
    /// Whether the viewer shares a device with others at the table.
    pub shared: bool,
    /// How far the viewer is with the lessons, at a table that teaches.
    pub guide: Option<Guide>,
    /// SHA-256 of the seed, published when the table opened.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}
