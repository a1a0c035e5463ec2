//! Five Tribes as the terminal shows it.

mod board;
mod colours;
mod detail;
mod help;
mod keys;
mod log;
mod panes;
mod phrases;
mod spread;
mod tile;

use crate::FiveTribesTable;
use caravanserai_core::{Scores, Seat};
use colours::Colours;
use five_tribes::{Choice, Event, State, Task, View, words};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use terminal::Palette;
use terminal::Screen;
use terminal::{Detail, Help, Line, Page, Room, Spread, Tabletop};

impl Tabletop for FiveTribesTable {
    type Game = State;
    type Bot = five_tribes_bot::FiveTribesBot;

    const TITLE: &'static str = "Five Tribes";
    const HELP: Help = help::HELP;
    const CARDS: &'static str = "Name a djinn, a thief, an item or a tile, as in `card leta`, \
                                 `card houssain`, `card lamp` or `card village`.";

    fn shape(seat: Seat) -> char {
        tile::shape(seat)
    }

    fn end() -> Choice {
        Choice::End
    }

    fn draw(view: &View) -> String {
        board::draw(view)
    }

    fn begins_step(view: &View) -> bool {
        matches!(view.open.agenda.top(), None | Some(Task::Bid | Task::Walk | Task::Give { .. }))
    }

    fn first_line(view: &View) -> String {
        format!("Round {} begins.", view.open.round)
    }

    fn tell(event: &Event, log: &mut Vec<Line>) {
        log::tell(event, log);
    }

    fn sentence(view: &View, seat: Seat) -> String {
        phrases::sentence(view, seat)
    }

    fn verdict(_: &View, seat: Seat, scores: &Scores) -> String {
        phrases::verdict(seat, scores)
    }

    fn words(view: &View, choice: Choice) -> String {
        words::choice(view, choice)
    }

    /// Unsold merchandise counts at the end all the same.
    fn unused(_: &View) -> Vec<String> {
        Vec::new()
    }

    fn card(_: &View, name: &str) -> Option<Detail> {
        detail::card(name)
    }

    fn meaning(part: &'static str) -> &'static str {
        match part {
            "tiles" => "values of tiles",
            "merchandise" => "merchandise in hand",
            "thieves" => "thieves not used",
            other => other,
        }
    }

    /// Equal totals share the victory.
    fn tie_break(_: &View) -> Option<(&'static str, Vec<String>)> {
        None
    }
}

impl Spread for FiveTribesTable {
    fn seat_style(palette: Palette, seat: Seat) -> Style {
        palette.seat(seat)
    }

    fn heading(view: &View) -> &'static str {
        phrases::heading(view)
    }

    fn key(choice: Choice, index: usize) -> String {
        keys::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_))
    }

    fn labels(view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        choices.iter().map(|choice| keys::label(view, *choice, width)).collect()
    }

    fn detail(view: &View, choice: Choice) -> Detail {
        detail::detail(view, choice)
    }

    fn pages(_: &View) -> (&'static [Page], &'static str) {
        (&[Page::Board, Page::Beside, Page::Players, Page::Log], "djinns, …")
    }

    fn status(screen: &Screen<FiveTribesTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::order(screen),
        }
    }

    fn place_in_game(view: &View) -> String {
        let last = if view.open.ending { ", the last" } else { "" };
        format!("round {}{last} ", view.open.round)
    }

    fn page_width(view: &View, area: Rect) -> u16 {
        spread::page_width(view, area)
    }

    fn paint_page(
        screen: &Screen<FiveTribesTable>,
        page: Page,
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        spread::page(screen, page, area, canvas);
    }

    fn paint_all(screen: &Screen<FiveTribesTable>, area: Rect, canvas: &mut Canvas<'_>) {
        spread::all(screen, area, canvas);
    }
}
