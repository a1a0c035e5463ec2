//! What the terminal asks of a game in order to show it.
//!
//! [`Tabletop`] is what line mode, replays and everything written on the screen
//! need besides the game's [`Vocabulary`]; [`Spread`] is how its table is painted.
//! All of it is asked of views, so that nothing hidden can be shown.

use crate::keys::Screen;
use crate::palette::Palette;
use caravanserai_core::{Game, InfoSet, Seat};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::Paragraph;
use sage::Plays;
use std::borrow::Cow;
use words::{Language, Vocabulary};

/// What is chosen in the game of a table.
pub type Choice<T> = <<T as Vocabulary>::Game as Game>::Choice;
/// What a seat sees of it.
pub type View<T> = <<T as Vocabulary>::Game as Game>::View;
/// What happens in it.
pub type Event<T> = <<T as Vocabulary>::Game as Game>::Event;
/// What is agreed before it.
pub type Options<T> = <<T as Vocabulary>::Game as Game>::Options;
/// Why a choice is not played.
pub type Illegal<T> = caravanserai_core::Illegal<<T as Vocabulary>::Game>;

/// A game on a terminal.
pub trait Tabletop: Vocabulary<Game: InfoSet> {
    /// Its opponents.
    type Bot: Plays<Game = Self::Game, Holding = Self::Holding>;

    /// The choice that ends a turn.
    const END: <Self::Game as Game>::Choice;

    /// The signs of the seats' pieces, so that colour is never the only sign.
    const SHAPES: &'static [char];

    /// The sign of a seat's pieces.
    fn shape(seat: Seat) -> char {
        Self::SHAPES[seat.index()]
    }

    /// What the help says.
    fn help(language: Language) -> Help;

    /// The whole table as text.
    fn draw(language: Language, view: &View<Self>) -> String;

    /// Whether a new step of the game begins here, at which line mode shows
    /// the table.
    fn begins_step(view: &View<Self>) -> bool;

    /// The first line of the log.
    fn first_line(language: Language, view: &View<Self>) -> String;

    /// Adds what happened to the log.
    fn tell(language: Language, names: &[String], event: &Event<Self>, log: &mut Vec<Line>);

    /// Where a choice lies on the board, as column and row: from there arrows walk to what
    /// lies nearest. `None` for whatever has no place; there they go through the list.
    fn spot(_choice: <Self::Game as Game>::Choice) -> Option<(i8, i8)> {
        None
    }

    /// What ending the turn now would forfeit.
    fn unused(_language: Language, _view: &View<Self>) -> Vec<String> {
        Vec::new()
    }

    /// A card of this game, by the name that somebody has typed.
    fn card(language: Language, view: &View<Self>, name: &str) -> Option<Detail>;

    /// What decides between equal scores, if anything does: its name, and each seat's.
    fn tie_break(
        _language: Language,
        _view: &View<Self>,
    ) -> Option<(Cow<'static, str>, Vec<String>)> {
        None
    }
}

/// A game on the full screen.
pub trait Spread: Tabletop {
    /// The ink and the ground of each seat's pieces.
    const SEAT_COLOURS: &'static [(Color, Color)];

    /// How a seat's pieces look.
    fn seat_style(palette: Palette, seat: Seat) -> Style {
        let (ink, ground) = Self::SEAT_COLOURS[seat.index()];
        palette.block(ink, ground).add_modifier(Modifier::BOLD)
    }

    /// What is typed to select a choice: `index` is its place in the list.
    fn key(choice: Choice<Self>, index: usize) -> String;

    /// Whether a choice leaves things as they are, so that it is never the
    /// first one selected.
    fn keeps(choice: Choice<Self>) -> bool;

    /// The choices in a few words each, at most `width` columns.
    fn labels(
        language: Language,
        view: &View<Self>,
        choices: &[Choice<Self>],
        width: usize,
    ) -> Vec<String>;

    /// What a choice means, explained.
    fn detail(language: Language, view: &View<Self>, choice: Choice<Self>) -> Detail;

    /// The pages that small windows can turn, and what a footer calls them.
    fn pages(language: Language, view: &View<Self>) -> (&'static [Page], Cow<'static, str>);

    /// The line below the sentence, in a small window and in a roomy one.
    fn status(screen: &Screen<Self>, width: u16, room: Room) -> Paragraph<'static>;

    /// Where the game stands, in very few words.
    fn place_in_game(language: Language, view: &View<Self>) -> String;

    /// How wide the pages of a small window are.
    fn page_width(view: &View<Self>, area: Rect) -> u16;

    /// Paints a page of a small window, the log apart.
    fn paint_page(screen: &Screen<Self>, page: Page, area: Rect, canvas: &mut Canvas<'_>);

    /// Paints everything at once, for roomy windows.
    fn paint_all(screen: &Screen<Self>, area: Rect, canvas: &mut Canvas<'_>);
}

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// The choices and one page beside them.
    Small,
    /// Everything at once.
    Large,
}

/// What small windows show beside the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The board.
    Board,
    /// What lies beside the board.
    Beside,
    /// The players.
    Players,
    /// The log.
    Log,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened, in words.
    pub text: String,
    /// Whose doing it was; `None` for what happens by itself.
    pub seat: Option<Seat>,
    /// Whether a round begins here.
    pub heading: bool,
}

/// An explanation: a title and some paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// What is explained.
    pub title: String,
    /// The explanation.
    pub paragraphs: Vec<String>,
}

impl Detail {
    /// An explanation with this title and these paragraphs.
    pub fn new<T: Into<String>>(
        title: impl Into<String>,
        paragraphs: impl IntoIterator<Item = T>,
    ) -> Detail {
        let paragraphs = paragraphs.into_iter().map(Into::into).collect();
        Detail { title: title.into(), paragraphs }
    }
}

/// What the help says, the signs and the way to play first.
pub struct Help {
    /// The topics.
    pub topics: Vec<Topic>,
    /// The keys of the full-screen game that only this game has.
    pub keys: Vec<(&'static str, Cow<'static, str>)>,
    /// The commands of line mode that only this game has.
    pub commands: Vec<(&'static str, Cow<'static, str>)>,
    /// What to type after `card`, told when something else was typed.
    pub cards: Cow<'static, str>,
}

/// A part of the help.
pub struct Topic {
    /// What it is about.
    pub title: Cow<'static, str>,
    /// What it says, a paragraph a line.
    pub text: Cow<'static, str>,
}
