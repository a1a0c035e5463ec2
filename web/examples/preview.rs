//! Draws many pages as static files in `target/preview`, to be looked at.
//!
//! `cargo run -p web --example preview`, then serve the folder:
//! `python3 -m http.server -d target/preview`. Positions come from recorded
//! games: the first of each kind of decision, the end, spectators, both
//! languages, light and dark.

#[path = "../tests/games/mod.rs"]
#[allow(dead_code, missing_docs, reason = "shared with the tests")]
mod games;

mod tribes;

use caravanserai_core::{Game, Seat, Table};
use games::{Moment, Stand};
use maud::Markup;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};
use targi::{State, Task, View};
use web::end::{EndFacts, Mistake, Progress};
use web::home::{GameFacts, HomeFacts, ResultLine, TableLine};
use web::learn::LearnFacts;
use web::lobby::WaitingFacts;
use web::replay::{Eyes, ReplayFacts};
use web::shell::{Frame, Theme};
use web::{Guide, Language, Pages, Stage};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/preview");
    write_assets(&folder)?;
    let corpus = games::corpus();
    let mut names = tables(&folder, &corpus)?;
    names.extend(others(&folder, &corpus)?);
    names.extend(learning::<State>(&folder, "targi", "")?);
    names.extend(learning::<five_tribes::State>(&folder, "five-tribes", "tribes-")?);
    names.extend(tribes::pages(&folder)?);
    let list: String = names.iter().map(|name| format!("{name}\n")).collect();
    fs::write(folder.join("pages.txt"), list)?;
    println!("{} pages in {}", names.len(), folder.display());
    Ok(())
}

fn write_assets(folder: &Path) -> io::Result<()> {
    for name in web::assets::names() {
        let asset = web::assets::get(name).expect("a named asset");
        let path = PathBuf::from(format!("{}{}", folder.display(), web::assets::address(name)));
        fs::create_dir_all(path.parent().expect("a folder"))?;
        fs::write(path, asset.bytes)?;
    }
    Ok(())
}

fn write(
    folder: &Path,
    name: &str,
    look: (Language, Theme),
    title: &str,
    body: Markup,
) -> io::Result<String> {
    write_of::<State>(folder, name, look, title, body)
}

/// A page with the drawings and styles of a game.
fn write_of<G: Pages>(
    folder: &Path,
    name: &str,
    (language, theme): (Language, Theme),
    title: &str,
    body: Markup,
) -> io::Result<String> {
    let frame = Frame {
        language,
        theme,
        title: title.to_owned(),
        path: format!("/{name}.html"),
        sprite: G::sprite(),
        styles: G::styles(),
        player_name: Some("Amma".to_owned()),
        live: None,
    };
    fs::write(folder.join(format!("{name}.html")), web::shell::page(&frame, body).into_string())?;
    Ok(name.to_owned())
}

/// A word for what is to be decided, and whether it is the expansion.
fn kind(view: &View) -> String {
    let set = if view.rules.options.expansion { "x" } else { "base" };
    let task = match view.agenda.top() {
        None => "over".to_owned(),
        Some(Task::Turn(_)) => "turn".to_owned(),
        Some(task) => format!("{task:?}")
            .split(|letter: char| !letter.is_alphabetic())
            .next()
            .unwrap_or_default()
            .to_lowercase(),
    };
    format!("{set}-{task}")
}

fn tables(folder: &Path, corpus: &[(String, Table<State>)]) -> io::Result<Vec<String>> {
    let mut first: BTreeMap<String, ((bool, usize), Moment)> = BTreeMap::new();
    for (_, game) in corpus {
        let all = games::moments(game);
        let count = all.len();
        for (index, moment) in all.into_iter().enumerate() {
            let view = moment.state.view(moment.state.to_act());
            let kind = kind(&view);
            // A moment with a lot to see: late in the game, with much to choose from.
            let late = index > count * 3 / 5;
            let worth = (late, choices(&moment));
            if first.get(&kind).is_none_or(|(known, _)| worth > *known) {
                first.insert(kind, (worth, moment));
            }
        }
    }
    let mut names = Vec::new();
    for (kind, (_, moment)) in &first {
        let seat = moment.state.to_act().or(Some(Seat(0)));
        for (language, theme, suffix) in
            [(Language::English, Theme::Light, ""), (Language::German, Theme::Dark, "-de-dark")]
        {
            let stand = moment.seen_by(seat, language);
            names.push(table(folder, &format!("{kind}{suffix}"), (language, theme), &stand)?);
        }
    }
    let (_, turn) = &first["x-turn"];
    let english = (Language::English, Theme::Light);
    let spectator = turn.seen_by(None, Language::English);
    names.push(table(folder, "spectator", english, &spectator)?);
    let waits = turn.seen_by(turn.state.to_act().map(Seat::other), Language::German);
    names.push(table(folder, "waiting-for-turn", (Language::German, Theme::Light), &waits)?);
    let mut hinted = turn.seen_by(turn.state.to_act(), Language::English);
    hinted.facts.hint = hinted
        .choices
        .iter()
        .take(2)
        .enumerate()
        .map(|(index, choice)| (choice.to_string(), 0.61 - index as f32 * 0.08))
        .collect();
    hinted.facts.takeback = hinted.seat.map(Seat::other);
    hinted.facts.asked = hinted.seat.into_iter().collect();
    names.push(table(folder, "hint-and-takeback", english, &hinted)?);
    let mut replay = turn.seen_by(Some(Seat(0)), Language::English);
    replay.stage = Stage::Replay;
    replay.choices.clear();
    let scene = replay.scene();
    let facts = ReplayFacts {
        language: Language::English,
        path: "/table/preview".to_owned(),
        position: replay.log.len(),
        length: replay.log.len() + 40,
        rounds: vec![8, 30, 52, 80],
        eyes: Eyes::Seat(Seat(0)),
        offered: vec![Eyes::Public, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::All],
        names: replay.facts.names.clone(),
        link: "https://example.org/table/preview/replay?at=60".to_owned(),
    };
    let body = maud::html! { (web::replay::controls(&facts)) (State::table(&scene)) };
    names.push(write(folder, "replay", english, "Replay", body)?);
    Ok(names)
}

fn choices(moment: &Moment) -> usize {
    let mut choices = Vec::new();
    moment.state.choices(&mut choices);
    choices.len()
}

fn table(folder: &Path, name: &str, look: (Language, Theme), stand: &Stand) -> io::Result<String> {
    let scene = stand.scene();
    write(folder, name, look, &State::sentence(&scene), State::table(&scene))
}

fn others(folder: &Path, corpus: &[(String, Table<State>)]) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for (language, theme, suffix) in
        [(Language::English, Theme::Light, ""), (Language::German, Theme::Dark, "-de-dark")]
    {
        let look = (language, theme);
        names.push(write(folder, &format!("home{suffix}"), look, "Caravanserai", home(language))?);
        let lobby = web::lobby::waiting(&waiting(language));
        names.push(write(folder, &format!("lobby{suffix}"), look, "A table", lobby)?);
        let missing = web::errors::page(language, 404, "");
        names.push(write(folder, &format!("error{suffix}"), look, "404", missing)?);
        let (_, game) = &corpus[0];
        let end = web::end::sheet(&end(game, language));
        names.push(write(folder, &format!("end{suffix}"), look, "The end", end)?);
        let set_up = maud::html! {
            div.wrap { section.panel.box { (State::set_up(&serde_json::Map::new(), language)) } }
        };
        names.push(write(folder, &format!("set-up{suffix}"), look, "Set up", set_up)?);
    }
    Ok(names)
}

/// The rule book of a game, the way into its first game, and the lessons of one.
fn learning<G: Pages>(folder: &Path, game: &'static str, start: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    let first = G::first_game().expect("a first game");
    let options = G::read_options(&first.options).expect("its options");
    for (language, theme, suffix) in
        [(Language::English, Theme::Light, ""), (Language::German, Theme::Dark, "-de-dark")]
    {
        let look = (language, theme);
        let book = G::rule_book(language).expect("a rule book");
        names.push(write_of::<G>(folder, &format!("{start}rules{suffix}"), look, "Rules", book)?);
        let facts = LearnFacts { language, game, running: None };
        let door = web::learn::door(&facts);
        names.push(write_of::<G>(folder, &format!("{start}learn{suffix}"), look, "Learn", door)?);
        let mut seen: Vec<String> = Vec::new();
        for moment in games::moments(&games::random_game_from::<G>(&options, first.seed, 7)) {
            let mut stand = moment.seen_by(Some(first.seat), language);
            stand.facts.guide = Some(Guide { seen: seen.clone(), skipped: false });
            let scene = stand.scene();
            let page = G::table(&scene);
            let due = page.0.split("name=\"lesson\" value=\"").nth(1);
            if let Some(due) = due.and_then(|rest| rest.split('"').next()).map(str::to_owned) {
                let name = format!("{start}base-lesson-{due}{suffix}");
                names.push(write_of::<G>(folder, &name, look, &G::sentence(&scene), page)?);
                seen.push(due);
            }
        }
    }
    Ok(names)
}

fn home(language: Language) -> Markup {
    let line = |names: &[&str], your_turn| TableLine {
        path: "/table/preview".to_owned(),
        game: "targi",
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        summary: State::summary(&targi::Options::default(), language),
        round: Some(7),
        free: 1,
        scores: vec![20, 21],
        your_turn,
        age_s: 4000,
    };
    let game = |name, seats_most, presets| GameFacts {
        name,
        seats_least: 2,
        seats_most,
        minutes: 60,
        presets,
        levels: &["guest", "herder", "trader", "guide", "sage"],
        teaches: true,
    };
    web::home::home(&HomeFacts {
        language,
        name: None,
        games: vec![game("targi", 2, State::presets(language)), game("five-tribes", 4, Vec::new())],
        mine: vec![line(&["Amma", "Idir"], true), line(&["Amma", "Sage"], false)],
        open: vec![TableLine { round: None, ..line(&["Ghali"], false) }],
        live: vec![line(&["Lalla", "Noor"], false)],
        recent: vec![ResultLine {
            path: "/table/preview/end".to_owned(),
            game: "targi",
            names: vec!["Amma".to_owned(), "Idir".to_owned()],
            scores: vec![46, 41],
            won: Some(true),
            age_s: 90_000,
        }],
    })
}

fn waiting(language: Language) -> WaitingFacts {
    WaitingFacts {
        language,
        path: "/table/preview".to_owned(),
        game: "targi",
        options: vec![State::summary(&targi::Options::default(), language)],
        link: "https://caravanserai.example/table/kf3m9x2p".to_owned(),
        seats: vec![Some("Amma".to_owned()), None],
        bots: vec![None, None],
        levels: vec!["guest".to_owned(), "trader".to_owned()],
        seat: Some(Seat(0)),
        host: true,
        name: Some("Amma".to_owned()),
        commitment: "e6ad87dd4af3a54e910c7069c20f1c1201531f7dd7f422a5b286acd4980bcb9a".to_owned(),
    }
}

fn end(game: &Table<State>, language: Language) -> EndFacts {
    let moments = games::moments(game);
    let last = moments.last().expect("an end");
    let stand = last.seen_by(Some(Seat(0)), language);
    let scene = stand.scene();
    let progress = moments
        .iter()
        .enumerate()
        .map(|(number, moment)| {
            let scores: Vec<i16> =
                moment.state.scores().all().iter().map(|score| score.total()).collect();
            let lead = f32::from(scores[0] - scores[1]);
            let chance = 1.0 / (1.0 + (-lead / 4.0).exp());
            Progress {
                number,
                round: moment.state.round(),
                scores,
                chances: Some(vec![chance, 1.0 - chance]),
            }
        })
        .collect();
    EndFacts {
        language,
        path: "/table/preview".to_owned(),
        game: "targi",
        summary: State::summary(&game.state().options(), language),
        names: stand.facts.names.clone(),
        seat: Some(Seat(0)),
        winners: stand.scores.winners().collect(),
        left: None,
        round: last.state.round(),
        lines: State::score_lines(&stand.scores, language),
        progress,
        mistakes: vec![Mistake {
            number: 40,
            round: 5,
            seat: Seat(0),
            played: "End your turn".to_owned(),
            better: "Use 10 Silversmith".to_owned(),
            cost: 0.12,
        }],
        analysing: false,
        displays: State::displays(&scene),
        commitment: stand.facts.commitment.clone(),
        seed: "c1f7a94e0b6d4d5f8e2a7716c3904bd2f0a85e6b7c19d3e4a2b80f51769cde30".to_owned(),
        verified: Some(true),
        rematch: None,
    }
}
