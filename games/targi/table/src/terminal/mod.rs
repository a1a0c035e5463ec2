//! Targi as the terminal shows it.

pub(crate) mod board;
mod brief;
mod cell;
mod colours;
mod detail;
mod help;
mod log;
pub(crate) mod origin;
mod panes;
mod phrases;
mod picture;
mod spread;

use crate::TargiTable;
use caravanserai_core::{Game, Scores, Seat};
use colours::Colours;
use picture::Emphasis;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use targi::{Choice, Spot, State, Task, Told, View, words};
use terminal::Palette;
use terminal::Screen;
use terminal::{Detail, Help, Line, Page, Room, Spread, Tabletop};

impl Tabletop for TargiTable {
    type Game = State;
    type Bot = targi_bot::TargiBot;

    const TITLE: &'static str = "Targi";
    const HELP: Help = help::HELP;
    const CARDS: &'static str = "Name a tribe card by its id, as in `card B07`, or a dune, as in \
                                 `card N04`; only cards of this game are known.";

    fn shape(seat: Seat) -> char {
        brief::shape(seat)
    }

    fn end() -> Choice {
        Choice::End
    }

    fn draw(view: &View) -> String {
        board::draw(view)
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

    fn first_line(view: &View) -> String {
        // Where tokens are chosen first, the first round has not begun yet.
        match view.round {
            0 => "Action tokens: each player does without one".to_owned(),
            round => format!("Round {round}: {} starts", State::seat_name(view.start)),
        }
    }

    fn tell(told: &Told, log: &mut Vec<Line>) {
        log.push(log::line(told));
    }

    fn sentence(view: &View, seat: Seat) -> String {
        phrases::sentence(view, seat)
    }

    fn verdict(_: &View, seat: Seat, scores: &Scores) -> String {
        phrases::result(seat, scores)
    }

    fn words(view: &View, choice: Choice) -> String {
        words::choice(view, choice)
    }

    fn unused(view: &View) -> Vec<String> {
        phrases::unused(view)
    }

    fn card(view: &View, name: &str) -> Option<Detail> {
        let id = name.to_ascii_uppercase();
        let tribe = view.rules.find_tribe(&id).filter(|card| view.rules.is_tribe_card(*card));
        let dune = view.rules.find_dune(&id);
        let tribe = tribe.map(|card| detail::about_card(view.rules.tribe(card)));
        tribe.or_else(|| dune.map(|open| detail::dune(view.rules.dune(open))))
    }

    fn meaning(part: &'static str) -> &'static str {
        match part {
            "tokens" => "victory point tokens",
            "cards" => "points on cards",
            "advantages" => "texts of cards",
            "rows" => "full rows",
            "water" => "water, 2 a point",
            "waiver" => "a text given up",
            other => other,
        }
    }

    fn tie_break(view: &View) -> Option<(&'static str, Vec<String>)> {
        let left = |seat: usize| {
            let purse = &view.players[seat].purse;
            format!("{}G {}", purse.gold, purse.goods_count())
        };
        Some(("gold, goods (ties)", vec![left(0), left(1)]))
    }
}

impl Spread for TargiTable {
    fn seat_style(palette: Palette, seat: Seat) -> Style {
        palette.seat(seat)
    }

    fn heading(view: &View) -> &'static str {
        phrases::heading(view)
    }

    fn key(choice: Choice, index: usize) -> String {
        phrases::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        phrases::keeps(choice)
    }

    fn labels(view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        phrases::labels(view, choices, width)
    }

    fn detail(view: &View, choice: Choice) -> Detail {
        detail::detail(view, choice)
    }

    fn pages(view: &View) -> (&'static [Page], &'static str) {
        if panes::lies_beside(view) {
            (&[Page::Board, Page::Beside, Page::Players, Page::Log], "dunes, …")
        } else {
            (&[Page::Board, Page::Players, Page::Log], "players, log")
        }
    }

    fn status(screen: &Screen<TargiTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::track(screen, width),
        }
    }

    fn place_in_game(view: &View) -> String {
        panes::place_in_game(view)
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
        Choice::Place(Spot::Border(field)) => phrases::crossings(&screen.view, field),
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
