//! Five Tribes as the terminal shows it.

mod board;
mod colours;
mod detail;
mod help;
mod keys;
mod log;
mod panes;
mod spread;
mod tile;

use crate::FiveTribesTable;
use crate::words::event;
use ::words::{Language, t};
use caravanserai_core::Seat;
use colours::Colours;
use five_tribes::{Choice, Event, Task, View};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
use terminal::Palette;
use terminal::Screen;
use terminal::{Detail, Help, Line, Page, Room, Spread, Tabletop};

impl Tabletop for FiveTribesTable {
    type Bot = five_tribes_bot::FiveTribesBot;

    fn help(language: Language) -> Help {
        help::help(language)
    }

    fn cards(language: Language) -> Cow<'static, str> {
        t!(language, "ft-name-a-card")
    }

    fn shape(seat: Seat) -> char {
        tile::shape(seat)
    }

    fn end() -> Choice {
        Choice::End
    }

    fn draw(language: Language, view: &View) -> String {
        board::draw(language, view)
    }

    fn begins_step(view: &View) -> bool {
        matches!(view.open.agenda.top(), None | Some(Task::Bid | Task::Walk | Task::Give { .. }))
    }

    fn first_line(language: Language, view: &View) -> String {
        event::sentence(language, &[], &Event::RoundBegins { round: view.open.round })
    }

    fn tell(language: Language, names: &[String], event: &Event, log: &mut Vec<Line>) {
        log::tell(language, names, event, log);
    }

    /// Unsold merchandise counts at the end all the same.
    fn unused(_: Language, _: &View) -> Vec<String> {
        Vec::new()
    }

    fn card(language: Language, _: &View, name: &str) -> Option<Detail> {
        detail::card(language, name)
    }

    /// Equal totals share the victory.
    fn tie_break(_: Language, _: &View) -> Option<(Cow<'static, str>, Vec<String>)> {
        None
    }
}

impl Spread for FiveTribesTable {
    fn seat_style(palette: Palette, seat: Seat) -> Style {
        palette.seat(seat)
    }

    fn key(choice: Choice, index: usize) -> String {
        keys::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_))
    }

    fn labels(language: Language, view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        choices.iter().map(|choice| keys::label(language, view, *choice, width)).collect()
    }

    fn detail(language: Language, view: &View, choice: Choice) -> Detail {
        detail::detail(language, view, choice)
    }

    fn pages(language: Language, _: &View) -> (&'static [Page], Cow<'static, str>) {
        (&[Page::Board, Page::Beside, Page::Players, Page::Log], t!(language, "ft-pages"))
    }

    fn status(screen: &Screen<FiveTribesTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::order(screen),
        }
    }

    fn place_in_game(language: Language, view: &View) -> String {
        format!("{} ", panes::round(language, view))
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
