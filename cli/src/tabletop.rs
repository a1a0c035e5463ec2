//! What the terminal asks of a game in order to show it.
//!
//! [`Tabletop`] is the game in words, for line mode, replays and everything
//! that is written on the screen; [`Spread`] is how its table is painted. Each
//! game answers in a folder of its own, [`crate::targi_table`] and
//! [`crate::five_tribes_table`]. All of it is asked of views, so that nothing
//! hidden can be shown.

use crate::palette::Palette;
use crate::play::Screen;
use caravanserai_core::{Scores, Seat};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use sage::Plays;

/// A game in words.
pub(crate) trait Tabletop: Plays {
    /// The game's name for people.
    const TITLE: &'static str;
    /// What the help says.
    const HELP: Help;
    /// What to type after `card`, for who has typed something else.
    const CARDS: &'static str;

    /// The sign of a seat's pieces, so that colour is never the only sign.
    fn shape(seat: Seat) -> char;

    /// The choice that ends a turn.
    fn end() -> Self::Choice;

    /// The whole table as text.
    fn draw(view: &Self::View) -> String;

    /// Whether a new step of the game begins here, at which line mode shows
    /// the table.
    fn begins_step(view: &Self::View) -> bool;

    /// The first line of the log.
    fn first_line(view: &Self::View) -> String;

    /// Adds what happened to the log.
    fn tell(event: &Self::Event, log: &mut Vec<Line>);

    /// Whose turn it is and what to do now, in one sentence; the game goes on.
    fn sentence(view: &Self::View, seat: Seat) -> String;

    /// How the game has ended for a seat, in one sentence.
    fn verdict(view: &Self::View, seat: Seat, scores: &Scores) -> String;

    /// A choice in full words.
    fn words(view: &Self::View, choice: Self::Choice) -> String;

    /// What ending the turn now would forfeit.
    fn unused(view: &Self::View) -> Vec<String>;

    /// A card of this game, by the name that somebody has typed.
    fn card(view: &Self::View, name: &str) -> Option<Detail>;

    /// What a part of the score is.
    fn meaning(part: &'static str) -> &'static str;

    /// What decides between equal scores: its name, and each seat's.
    fn tie_break(view: &Self::View) -> Option<(&'static str, Vec<String>)>;
}

/// A game on the full screen.
pub(crate) trait Spread: Tabletop {
    /// The colours of a seat's pieces.
    fn seat_style(palette: Palette, seat: Seat) -> Style;

    /// The title of the list of choices.
    fn heading(view: &Self::View) -> &'static str;

    /// What is typed to select a choice: `index` is its place in the list.
    fn key(choice: Self::Choice, index: usize) -> String;

    /// Whether a choice leaves things as they are, so that it is never the
    /// first one selected.
    fn keeps(choice: Self::Choice) -> bool;

    /// The choices in a few words each, at most `width` columns.
    fn labels(view: &Self::View, choices: &[Self::Choice], width: usize) -> Vec<String>;

    /// What a choice means, explained.
    fn detail(view: &Self::View, choice: Self::Choice) -> Detail;

    /// The pages that small windows can turn, and what a footer calls them.
    fn pages(view: &Self::View) -> (&'static [Page], &'static str);

    /// The line below the sentence, in a small window and in a roomy one.
    fn status(screen: &Screen<Self>, width: u16, room: Room) -> Paragraph<'static>;

    /// Where the game stands, in very few words.
    fn place_in_game(view: &Self::View) -> String;

    /// How wide the pages of a small window are.
    fn page_width(view: &Self::View, area: Rect) -> u16;

    /// Paints a page of a small window, the log apart.
    fn paint_page(screen: &Screen<Self>, page: Page, area: Rect, canvas: &mut Canvas<'_>);

    /// Paints everything at once, for roomy windows.
    fn paint_all(screen: &Screen<Self>, area: Rect, canvas: &mut Canvas<'_>);
}

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// The choices and one page beside them.
    Small,
    /// Everything at once.
    Large,
}

/// What small windows show beside the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Board,
    /// What lies beside the board.
    Beside,
    Players,
    Log,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// What happened, in words.
    pub(crate) text: String,
    /// Whose doing it was; `None` for what happens by itself.
    pub(crate) seat: Option<Seat>,
    /// Whether a round begins here.
    pub(crate) heading: bool,
}

/// An explanation: a title and some paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Detail {
    pub(crate) title: String,
    pub(crate) paragraphs: Vec<String>,
}

/// What the help says, the signs and the way to play first.
pub(crate) struct Help {
    pub(crate) topics: &'static [Topic],
    /// The keys of the full-screen game.
    pub(crate) keys: &'static [(&'static str, &'static str)],
    /// The commands of line mode.
    pub(crate) commands: &'static [(&'static str, &'static str)],
}

/// A part of the help.
pub(crate) struct Topic {
    pub(crate) title: &'static str,
    pub(crate) lines: &'static [&'static str],
}
