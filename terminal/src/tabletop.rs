//! What the terminal asks of a game in order to show it.
//!
//! [`Tabletop`] is the game in words, for line mode, replays and everything
//! that is written on the screen; [`Spread`] is how its table is painted. All of
//! it is asked of views, so that nothing hidden can be shown.

use crate::keys::Screen;
use crate::palette::Palette;
use caravanserai_core::{Game, InfoSet, Scores, Seat};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use sage::Plays;

/// What is chosen in the game of a table.
pub type Choice<T> = <<T as Tabletop>::Game as Game>::Choice;
/// What a seat sees of it.
pub type View<T> = <<T as Tabletop>::Game as Game>::View;
/// What happens in it.
pub type Event<T> = <<T as Tabletop>::Game as Game>::Event;
/// What is agreed before it.
pub type Options<T> = <<T as Tabletop>::Game as Game>::Options;

/// A game in words.
pub trait Tabletop: Sized + 'static {
    /// The game.
    type Game: InfoSet;
    /// Its opponents.
    type Bot: Plays<Game = Self::Game>;

    /// The game's name for people.
    const TITLE: &'static str;
    /// What the help says.
    const HELP: Help;
    /// What to type after `card`, for who has typed something else.
    const CARDS: &'static str;

    /// The sign of a seat's pieces, so that colour is never the only sign.
    fn shape(seat: Seat) -> char;

    /// The choice that ends a turn.
    fn end() -> Choice<Self>;

    /// The whole table as text.
    fn draw(view: &View<Self>) -> String;

    /// Whether a new step of the game begins here, at which line mode shows
    /// the table.
    fn begins_step(view: &View<Self>) -> bool;

    /// The first line of the log.
    fn first_line(view: &View<Self>) -> String;

    /// Adds what happened to the log.
    fn tell(event: &Event<Self>, log: &mut Vec<Line>);

    /// Whose turn it is and what to do now, in one sentence; the game goes on.
    fn sentence(view: &View<Self>, seat: Seat) -> String;

    /// How the game has ended for a seat, in one sentence.
    fn verdict(view: &View<Self>, seat: Seat, scores: &Scores) -> String;

    /// A choice in full words.
    fn words(view: &View<Self>, choice: Choice<Self>) -> String;

    /// What ending the turn now would forfeit.
    fn unused(view: &View<Self>) -> Vec<String>;

    /// A card of this game, by the name that somebody has typed.
    fn card(view: &View<Self>, name: &str) -> Option<Detail>;

    /// What a part of the score is.
    fn meaning(part: &'static str) -> &'static str;

    /// What decides between equal scores: its name, and each seat's.
    fn tie_break(view: &View<Self>) -> Option<(&'static str, Vec<String>)>;
}

/// A game on the full screen.
pub trait Spread: Tabletop {
    /// The colours of a seat's pieces.
    fn seat_style(palette: Palette, seat: Seat) -> Style;

    /// The title of the list of choices.
    fn heading(view: &View<Self>) -> &'static str;

    /// What is typed to select a choice: `index` is its place in the list.
    fn key(choice: Choice<Self>, index: usize) -> String;

    /// Whether a choice leaves things as they are, so that it is never the
    /// first one selected.
    fn keeps(choice: Choice<Self>) -> bool;

    /// The choices in a few words each, at most `width` columns.
    fn labels(view: &View<Self>, choices: &[Choice<Self>], width: usize) -> Vec<String>;

    /// What a choice means, explained.
    fn detail(view: &View<Self>, choice: Choice<Self>) -> Detail;

    /// The pages that small windows can turn, and what a footer calls them.
    fn pages(view: &View<Self>) -> (&'static [Page], &'static str);

    /// The line below the sentence, in a small window and in a roomy one.
    fn status(screen: &Screen<Self>, width: u16, room: Room) -> Paragraph<'static>;

    /// Where the game stands, in very few words.
    fn place_in_game(view: &View<Self>) -> String;

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

/// What the help says, the signs and the way to play first.
pub struct Help {
    /// The topics.
    pub topics: &'static [Topic],
    /// The keys of the full-screen game.
    pub keys: &'static [(&'static str, &'static str)],
    /// The commands of line mode.
    pub commands: &'static [(&'static str, &'static str)],
}

/// A part of the help.
pub struct Topic {
    /// What it is about.
    pub title: &'static str,
    /// What it says.
    pub lines: &'static [&'static str],
}
