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
use std::borrow::Cow;
use targi::{Choice, Event, Task, Told, View};
use terminal::{Detail, Help, Line, Tabletop};

impl Tabletop for TargiTable {
    type Bot = targi_bot::TargiBot;
    const END: Choice = Choice::End;
    const SHAPES: &'static [char] = &['▲', '●'];

    fn help(language: Language) -> Help {
        help::help(language)
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

    fn spot(choice: Choice) -> Option<(i8, i8)> {
        labels::spot(choice)
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
