//! Tables of Five Tribes at many moments, with two to four players and all boxes.

use crate::games::{self, Moment, Stand};
use crate::write_of;
use caravanserai_core::{Game, Seat, Table};
use five_tribes::{Options, State, Task, Tribe, View};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use web::shell::Theme;
use web::{Language, Pages, Stage};

const LIGHT: (Language, Theme) = (Language::English, Theme::Light);
const DARK: (Language, Theme) = (Language::German, Theme::Dark);

/// A word for the board and what is to be decided.
fn kind(view: &View) -> String {
    let set = if view.open.options.artisans { "six" } else { "five" };
    let task = match view.open.agenda.top() {
        None => "over".to_owned(),
        Some(Task::Step) if view.open.walk.hand.total() == 1 => "last-step".to_owned(),
        Some(Task::Tribe { tribe: Tribe::Assassin, .. }) => "assassins".to_owned(),
        Some(Task::Tribe { .. }) => "builders".to_owned(),
        Some(Task::TileAction { at }) => format!("tile-{}", view.open.board.tile(at)),
        Some(Task::Give { thief, .. }) => format!("give-{thief}"),
        Some(Task::TakeLoot { thief, .. }) => format!("loot-{thief}"),
        Some(task) => {
            let name = format!("{task:?}");
            name.split(|letter: char| !letter.is_alphabetic())
                .next()
                .unwrap_or_default()
                .to_lowercase()
        }
    };
    format!("tribes-{set}-{task}")
}

/// Games with every box and number of players: recorded ones, and random ones.
fn all() -> Vec<Table<State>> {
    let recorded = games::corpus_of::<State>("five-tribes").into_iter().map(|(_, game)| game);
    let random = (0..12_u64).map(|number| {
        let options = Options {
            players: 2 + (number % 3) as u8,
            thieves: true,
            artisans: number % 2 == 1,
            ..Options::default()
        };
        games::random_game_of::<State>(&options, number)
    });
    recorded.chain(random).collect()
}

fn choices(moment: &Moment<State>) -> usize {
    let mut choices = Vec::new();
    moment.state.choices(&mut choices);
    choices.len()
}

/// The pages, by their names.
pub(crate) fn pages(folder: &Path) -> io::Result<Vec<String>> {
    let mut best: BTreeMap<String, ((bool, usize), Moment<State>)> = BTreeMap::new();
    let mut names = Vec::new();
    for game in all() {
        let moments = games::moments(&game);
        let count = moments.len();
        for (index, moment) in moments.into_iter().enumerate() {
            let view = moment.state.view(moment.state.to_act());
            let middle = index > count / 3 && index < count * 4 / 5;
            let worth = (middle, choices(&moment));
            let kind = kind(&view);
            if index == 0 {
                let start = format!("tribes-start-{}p", view.open.options.players);
                best.entry(start).or_insert_with(|| (worth, moment.clone()));
            }
            if best.get(&kind).is_none_or(|(known, _)| worth > *known) {
                best.insert(kind, (worth, moment));
            }
        }
    }
    for (kind, (_, moment)) in &best {
        let seat = moment.state.to_act().or(Some(Seat(0)));
        for (look, suffix) in [(LIGHT, ""), (DARK, "-de-dark")] {
            names.push(table(
                folder,
                &format!("{kind}{suffix}"),
                look,
                &moment.seen_by(seat, look.0),
            )?);
        }
    }
    let (_, walk) = &best["tribes-five-step"];
    names.push(table(folder, "tribes-spectator", LIGHT, &walk.seen_by(None, Language::English))?);
    let waits = walk.state.to_act().map(|seat| Seat((seat.0 + 1) % walk.state.seats()));
    names.push(table(folder, "tribes-waiting", LIGHT, &walk.seen_by(waits, Language::English))?);
    let (_, finish) = &best["tribes-five-finish"];
    let mut hinted = finish.seen_by(finish.state.to_act(), Language::English);
    hinted.facts.hint =
        hinted.choices.iter().take(2).map(|choice| (choice.to_string(), 0.4)).collect();
    hinted.facts.takeback = waits;
    names.push(table(folder, "tribes-hint-and-takeback", LIGHT, &hinted)?);
    let mut replay = walk.seen_by(Some(Seat(0)), Language::English);
    replay.stage = Stage::Replay;
    replay.choices.clear();
    names.push(table(folder, "tribes-replay", LIGHT, &replay)?);
    Ok(names)
}

fn table(
    folder: &Path,
    name: &str,
    look: (Language, Theme),
    stand: &Stand<State>,
) -> io::Result<String> {
    let scene = stand.scene();
    write_of::<State>(folder, name, look, &State::sentence(&scene), State::table(&scene))
}
