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
use crate::words::choice::square_of;
use crate::words::event;
use ::words::Language;
use five_tribes::{Choice, Event, Task, View};
use terminal::{Detail, Help, Line, Tabletop};

impl Tabletop for FiveTribesTable {
    type Bot = five_tribes_bot::FiveTribesBot;
    const END: Choice = Choice::End;
    const SHAPES: &'static [char] = &['▲', '●', '■', '◆'];

    fn help(language: Language) -> Help {
        help::help(language)
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

    fn spot(choice: Choice) -> Option<(i8, i8)> {
        square_of(choice).map(|at| (at.column() as i8, at.row() as i8))
    }

    fn card(language: Language, _: &View, name: &str) -> Option<Detail> {
        detail::card(language, name)
    }
}
