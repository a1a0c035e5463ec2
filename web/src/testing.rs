//! Games for the tests of pages: recorded ones and random ones, at any moment,
//! through any eyes.

use crate::{Guide, Language, Pages, Scene, Stage, TableFacts, ToldMove};
use caravanserai_core::{Chance, Game, Quick, Record, Scores, Seat, Seed, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;

/// Who sits at the tables.
const NAMES: [&str; 4] = ["Amma", "Idir", "Salma", "Ghali"];

/// The recorded games in a folder, by name.
pub fn corpus<G: Game>(folder: &str) -> Vec<(String, Table<G>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of the corpus")
        .map(|entry| entry.expect("a file of the corpus").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a readable record");
            let record = Record::parse(&text).expect("a record");
            (name, record.verify().expect("a verified record"))
        })
        .collect()
}

/// A game in which everybody chooses anything.
pub fn random_game<G: Game>(options: &G::Options, seed: u64) -> Table<G> {
    random_game_from(options, &format!("web {seed}"), seed)
}

/// The same from a deal of one's own.
pub fn random_game_from<G: Game>(options: &G::Options, deal: &str, dice: u64) -> Table<G> {
    let mut table: Table<G> = Table::new(options, Seed::new(deal));
    let mut dice = Quick::new(dice);
    let mut choices: Vec<G::Choice> = Vec::new();
    while table.state().to_act().is_some() {
        choices.clear();
        table.state().choices(&mut choices);
        let pick = choices[dice.below(choices.len() as u32) as usize];
        table.play(pick).expect("a listed choice");
    }
    table
}

/// A game at some moment.
#[derive(Clone)]
pub struct Moment<G: Game> {
    /// The full state.
    pub state: G,
    told: Vec<(usize, Seat, u16, Vec<G::Event>)>,
}

/// All moments of a game, from the deal to the end.
pub fn moments<G: Game>(table: &Table<G>) -> Vec<Moment<G>> {
    let mut state = table.start().clone();
    let mut told = Vec::new();
    let mut all = vec![Moment { state: state.clone(), told: told.clone() }];
    for (index, played) in table.moves().iter().enumerate() {
        let (seat, round) = (played.seat, state.round());
        let mut events = Vec::new();
        state.play_telling(played.choice, &mut events);
        told.push((index + 1, seat, round, events));
        all.push(Moment { state: state.clone(), told: told.clone() });
    }
    all
}

/// Everything that a scene borrows.
pub struct Stand<G: Game> {
    /// The language to speak.
    pub language: Language,
    /// Who looks.
    pub seat: Option<Seat>,
    /// What they see.
    pub view: G::View,
    /// Whose choice it is.
    pub to_act: Option<Seat>,
    /// What they may choose.
    pub choices: Vec<G::Choice>,
    /// The scores.
    pub scores: Scores,
    /// What happened.
    pub log: Vec<ToldMove<G>>,
    /// About the table.
    pub facts: TableFacts,
    /// What the page is for.
    pub stage: Stage,
}

impl<G: Game> Moment<G> {
    /// This moment through a pair of eyes.
    pub fn seen_by(&self, seat: Option<Seat>, language: Language) -> Stand<G> {
        let to_act = self.state.to_act();
        let seats = usize::from(self.state.seats());
        let mut choices = Vec::new();
        if seat.is_some() && seat == to_act {
            self.state.choices(&mut choices);
        }
        let log: Vec<ToldMove<G>> = self
            .told
            .iter()
            .map(|(number, by, round, events)| ToldMove {
                number: *number,
                seat: *by,
                round: *round,
                events: events.iter().map(|event| G::event_for(event, seat)).collect(),
            })
            .collect();
        let own_last = log.iter().rev().find(|told| Some(told.seat) == seat);
        let seen = match to_act == seat {
            // What came between the last two turns of the viewer.
            true => {
                let mine = log.iter().rev().skip_while(|told| Some(told.seat) == seat);
                let mut theirs = mine.skip_while(|told| Some(told.seat) != seat);
                theirs.next().map_or(0, |told| told.number)
            }
            false => own_last.map_or(0, |told| told.number),
        };
        Stand {
            language,
            seat,
            view: self.state.view(seat),
            to_act,
            choices,
            scores: self.state.scores(),
            facts: TableFacts {
                path: "/table/preview".to_owned(),
                names: NAMES.iter().take(seats).map(|name| (*name).to_owned()).collect(),
                bots: (0..seats).map(|seat| (seat == 1).then(|| "trader".to_owned())).collect(),
                moves: log.len(),
                after: log.len(),
                undoable: usize::from(own_last.is_some()) * 2,
                back_to: own_last.map(|told| told.number - 1),
                seen,
                hints: true,
                commitment: "e6ad87dd4af3a54e910c7069c20f1c1201531f7dd7f422a5b286acd4980bcb9a"
                    .to_owned(),
                ..TableFacts::default()
            },
            log,
            stage: Stage::Live,
        }
    }
}

impl<G: Game> Stand<G> {
    /// The scene to draw.
    pub fn scene(&self) -> Scene<'_, G> {
        Scene {
            language: self.language,
            seat: self.seat,
            view: &self.view,
            to_act: self.to_act,
            choices: &self.choices,
            scores: &self.scores,
            log: &self.log,
            table: &self.facts,
            stage: self.stage,
        }
    }
}

/// The values of an attribute in a page.
pub fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let mark = format!(" {attribute}=\"");
    page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Asserts that the lessons of a first game come at a table that teaches, in its
/// language, and nowhere else; `title` is what the first is called in `language`.
pub fn check_lessons<P: Pages>(language: Language, title: &str) {
    let first = P::first_game().expect("a first game");
    let options = P::Game::read_options(&first.options).expect("its options");
    let game = random_game_from::<P::Game>(&options, first.seed, 1);
    let moment = &moments(&game)[0];
    let mut stand = moment.seen_by(moment.state.to_act(), language);
    let draw = |stand: &Stand<P::Game>| P::table(&stand.scene()).into_string();
    let panel = "class=\"panel tutor";
    assert!(!draw(&stand).contains(panel), "an ordinary table");
    stand.facts.guide = Some(Guide::default());
    let page = draw(&stand);
    assert!(page.contains(panel) && page.contains("name=\"lesson\" value=\"welcome\""));
    assert!(page.contains(title));
    assert!(P::lessons().contains(&"welcome"));
    stand.facts.guide = Some(Guide { skipped: true, ..Guide::default() });
    let page = draw(&stand);
    assert!(!page.contains("name=\"lesson\"") && page.contains("name=\"answer\" value=\"on\""));
    stand.stage = Stage::Replay;
    assert!(!draw(&stand).contains(panel), "nobody learns in a replay");
}

/// What people read on a page in [`Language::Marked`] that stands outside the marks
/// of a text: sentences that were not taken from the texts. Ids of rules and the
/// names of people and of `names` are no sentences.
pub fn outside_texts(page: &str, names: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = page;
    while !rest.is_empty() {
        let (text, tag) = match rest.split_once('<') {
            Some((text, after)) => (text, after.split_once('>')),
            None => (rest, None),
        };
        found.push(text.to_owned());
        let Some((tag, after)) = tag else { break };
        for name in ["aria-label", "title", "alt", "placeholder", "data-title"] {
            let value =
                tag.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
            found.extend(value.map(str::to_owned));
        }
        rest = after;
    }
    // A text may go on behind a drawing, so depth is counted over the whole page.
    let mut depth = 0;
    let mut outside = Vec::new();
    for piece in found {
        let mut left = String::new();
        for letter in piece.chars() {
            match letter {
                '⟦' => depth += 1,
                '⟧' => depth -= 1,
                letter if depth == 0 => left.push(letter),
                _ => {}
            }
        }
        for name in NAMES.iter().chain(names) {
            left = left.replace(name, "");
        }
        if is_rule(left.trim()) {
            continue;
        }
        let words = left.split(|letter: char| !letter.is_alphabetic());
        if words.into_iter().any(|word| word.chars().count() > 2) {
            outside.push(left.trim().to_owned());
        }
    }
    assert_eq!(depth, 0, "every mark that is opened is closed");
    outside
}

/// Whether a word is the id of a rule, such as `T-ROB-3a`.
fn is_rule(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    matches!(parts.as_slice(), [book, topic, number]
        if book.len() == 1
            && topic.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.starts_with(|digit: char| digit.is_ascii_digit()))
}

/// A page as somebody hears it who cannot see it: headings, texts, pictures by their
/// names, and what can be pressed, a line each. Snapshots of it say what a page holds
/// and in which order, and do not change with its looks.
pub fn outline(page: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut hidden = 0_usize;
    let mut open: Vec<(&str, bool)> = Vec::new();
    for piece in page.split_inclusive(['<', '>']).collect::<Vec<_>>().chunks(2) {
        let (text, tag) = match piece {
            [text, tag] => (text.trim_end_matches('<'), tag.trim_end_matches('>')),
            _ => (piece[0].trim_end_matches('<'), ""),
        };
        let text = text.trim();
        if hidden == 0 && !text.is_empty() {
            let role = open.iter().rev().find_map(|(name, _)| mark(name)).unwrap_or("");
            lines.push(format!("{}{role}{text}", "  ".repeat(depth(&open))));
        }
        if let Some(name) = tag.strip_prefix('/') {
            while let Some((closed, hides)) = open.pop() {
                hidden -= usize::from(hides);
                if closed == name {
                    break;
                }
            }
        } else if let Some(name) = tag.split([' ', '/']).next().filter(|name| !name.is_empty()) {
            let attribute = |wanted: &str| {
                tag.split(&format!(" {wanted}=\"")).nth(1).and_then(|rest| rest.split('"').next())
            };
            let hides = attribute("aria-hidden") == Some("true")
                || matches!(name, "style" | "script" | "symbol" | "defs")
                || tag.split(' ').any(|part| part == "hidden");
            if let Some(label) = attribute("aria-label").filter(|_| hidden == 0 && !hides) {
                let mark = mark(name).unwrap_or("");
                lines.push(format!("{}{mark}‹{label}›", "  ".repeat(depth(&open))));
            }
            if !tag.ends_with('/') && !matches!(name, "input" | "br" | "meta" | "link" | "use") {
                open.push((name, hides));
                hidden += usize::from(hides);
            }
        }
    }
    lines.join("\n") + "\n"
}

/// What stands before the text of an element that is more than text.
fn mark(element: &str) -> Option<&'static str> {
    Some(match element {
        "h1" => "# ",
        "h2" => "## ",
        "h3" | "h4" => "### ",
        "button" => "▶ ",
        "a" => "→ ",
        "summary" => "▾ ",
        "legend" => "? ",
        _ => return None,
    })
}

/// How deep the landmarks and lists around a text are.
fn depth(open: &[(&str, bool)]) -> usize {
    let inner = ["section", "nav", "ul", "ol", "dl", "fieldset", "form"];
    open.iter().filter(|(name, _)| inner.contains(name)).count()
}

/// How often a button for a choice stands in some markup.
pub fn buttons(markup: &str, choice: impl Display) -> usize {
    markup.matches(&format!("name=\"choice\" value=\"{choice}\"")).count()
}

/// The part of a page that holds the list of choices.
pub fn list(page: &str) -> &str {
    let from = page.find("id=\"choices\"").expect("a list of choices");
    let to = page[from..].find("</section>").expect("its end");
    &page[from..from + to]
}

/// The panel of the story.
pub fn story(page: &str) -> Option<&str> {
    let from = page.find("<section class=\"panel story\"")?;
    let to = page[from..].find("</section>").expect("its end");
    Some(&page[from..from + to])
}

/// The lines of the story, as they are heard.
pub fn heard(page: &str) -> Vec<String> {
    let lines = story(page).expect("a story").split("<a class=\"deed").skip(1);
    lines
        .map(|line| {
            let line = line.split("</a>").next().expect("a line");
            outline(&format!("<p {line}")).split_whitespace().collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// The places of a rule book that can be linked to.
pub fn anchors(book: &str) -> BTreeSet<String> {
    let ids = values(book, "id");
    let set: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(ids.len(), set.len(), "an id stands for one place");
    set
}

/// The text of each chapter of a rule book, by its anchor.
pub fn chapters(book: &str) -> BTreeMap<String, String> {
    book.split("<section class=\"chapter\" id=\"")
        .skip(1)
        .map(|part| {
            let (id, rest) = part.split_once('"').expect("an id");
            let text = rest.split("</section>").next().unwrap_or_default();
            (id.to_owned(), text.to_owned())
        })
        .collect()
}
