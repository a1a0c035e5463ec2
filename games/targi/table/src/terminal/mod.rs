//! Targi as the terminal shows it.

mod board;
mod brief;
mod cell;
mod colours;
mod detail;
mod help;
mod labels;
mod panes;
mod picture;
mod spread;

use crate::TargiTable;
use crate::words::event;
use ::words::{Language, Vocabulary, t};
use caravanserai_core::Seat;
use colours::Colours;
use picture::Emphasis;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
use targi::{Choice, Event, Spot, Task, Told, View};
use terminal::Palette;
use terminal::Screen;
use terminal::{Detail, Help, Line, Page, Room, Spread, Tabletop};

impl Tabletop for TargiTable {
    type Bot = targi_bot::TargiBot;

    fn help(language: Language) -> Help {
        help::help(language)
    }

    fn cards(language: Language) -> Cow<'static, str> {
        t!(language, "which-cards")
    }

    fn shape(seat: Seat) -> char {
        brief::shape(seat)
    }

    fn end() -> Choice {
        Choice::End
    }

    fn draw(language: Language, view: &View) -> String {
        board::draw(language, view)
    }

    fn begins_step(view: &View) -> bool {
        matches!(
            view.agenda.top(),
            None | Some(
                Task::Placement
                    | Task::Turn(_)
                    | Task::Raid(_)
                    | Task::PutBack(_)
                    | Task::TargiToken(_)
                    | Task::MarkerToken(_)
            )
        )
    }

    fn first_line(language: Language, view: &View) -> String {
        // Where tokens are chosen first, the first round has not begun yet.
        let name = TargiTable::seat(language, view.start);
        match view.round {
            0 => t!(language, "tokens-first"),
            round => t!(language, "event-round-began", round = round, name = name),
        }
        .into_owned()
    }

    fn tell(language: Language, names: &[String], told: &Told, log: &mut Vec<Line>) {
        let text = TargiTable::event(language, names, told);
        let heading = matches!(told.event, Event::RoundBegan { .. } | Event::GameOver { .. });
        log.push(Line { text, seat: event::subject(&told.event), heading });
    }

    fn unused(language: Language, view: &View) -> Vec<String> {
        labels::unused(language, view)
    }

    fn card(language: Language, view: &View, name: &str) -> Option<Detail> {
        let id = name.to_ascii_uppercase();
        let tribe = view.rules.find_tribe(&id).filter(|card| view.rules.is_tribe_card(*card));
        let dune = view.rules.find_dune(&id);
        let tribe = tribe.map(|card| detail::about_card(language, view.rules.tribe(card)));
        tribe.or_else(|| dune.map(|open| detail::dune(language, view.rules.dune(open))))
    }

    fn tie_break(language: Language, view: &View) -> Option<(Cow<'static, str>, Vec<String>)> {
        let left = |seat: usize| {
            let purse = &view.players[seat].purse;
            format!("{}G {}", purse.gold, purse.goods_count())
        };
        Some((t!(language, "tie-break"), vec![left(0), left(1)]))
    }
}

impl Spread for TargiTable {
    fn seat_style(palette: Palette, seat: Seat) -> Style {
        palette.seat(seat)
    }

    fn key(choice: Choice, index: usize) -> String {
        labels::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        labels::keeps(choice)
    }

    fn labels(language: Language, view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        labels::labels(language, view, choices, width)
    }

    fn detail(language: Language, view: &View, choice: Choice) -> Detail {
        detail::detail(language, view, choice)
    }

    fn pages(language: Language, view: &View) -> (&'static [Page], Cow<'static, str>) {
        if panes::lies_beside(view) {
            (&[Page::Board, Page::Beside, Page::Players, Page::Log], t!(language, "pages-beside"))
        } else {
            (&[Page::Board, Page::Players, Page::Log], t!(language, "pages-players"))
        }
    }

    fn status(screen: &Screen<TargiTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::track(screen, width),
        }
    }

    fn place_in_game(language: Language, view: &View) -> String {
        panes::place_in_game(language, view)
    }

    fn page_width(_: &View, area: Rect) -> u16 {
        spread::page_width(area)
    }

    fn paint_page(screen: &Screen<TargiTable>, page: Page, area: Rect, canvas: &mut Canvas<'_>) {
        spread::page(screen, page, area, canvas);
    }

    fn paint_all(screen: &Screen<TargiTable>, area: Rect, canvas: &mut Canvas<'_>) {
        spread::all(screen, area, canvas);
    }
}

/// What the board shows of the choices.
fn emphasis(screen: &Screen<TargiTable>) -> Emphasis {
    let spots = |choice: &Choice| spots(&screen.view, *choice);
    let open = screen.session.choices().iter().flat_map(spots).collect();
    let Some(choice) = screen.choice() else { return Emphasis::default() };
    let coming = match choice {
        Choice::Place(Spot::Border(field)) => labels::crossings(&screen.view, field),
        _ => Vec::new(),
    };
    let seat = screen.session.seat();
    let coming = coming.into_iter().map(|place| (seat, place)).collect();
    Emphasis { selected: spots(&choice), open, coming }
}

/// What a choice is about on the board or beside it.
fn spots(view: &View, choice: Choice) -> Vec<Spot> {
    match choice {
        Choice::Use(Spot::Targia) => view.targia.map(Spot::Border).into_iter().collect(),
        Choice::Place(spot) | Choice::Token(spot) | Choice::Use(spot) | Choice::Pick(spot) => {
            vec![spot]
        }
        Choice::MoveMarker { from, to } => vec![Spot::Centre(from), Spot::Centre(to)],
        _ => Vec::new(),
    }
}
