//! What a seat is sent depends on what it may see and on nothing else, byte for
//! byte: pages, fragments, JSON, event streams and refusals.
//!
//! Two houses deal two games that look the same to one pair of eyes and differ
//! in everything hidden. Whatever these eyes are sent must be the same.

use crate::test_server::{Browser, TestServer};
use caravanserai_core::{
    Agreed, AnyGame, AnyTable, Game, InfoSet, OptionError, PositionFault, Quick, Record,
    RecordError, Seat, Seed, Table,
};
use five_tribes_bot::FiveTribesBot;
use five_tribes_table::FiveTribesTable;
use sage::{AnyOpponents, Budget, Plays};
use serde_json::{Map, Value};
use server::HostedGame;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use targi_bot::TargiBot;
use targi_table::TargiTable;
use tempfile::TempDir;
use web::{AnyPages, Audience, Language, Pages, TableFacts};

/// A game as usual, but the deal is the one that the test has laid out.
struct LaidOut<G> {
    usual: &'static dyn AnyGame,
    next: Arc<Mutex<Option<G>>>,
}

impl<G: Game> AnyGame for LaidOut<G> {
    fn name(&self) -> &'static str {
        self.usual.name()
    }
    fn agree(&self, named: &Map<String, Value>) -> Result<Agreed, OptionError> {
        self.usual.agree(named)
    }
    fn deal(&self, _: &Agreed, _: Seed) -> Box<dyn AnyTable> {
        let state = self.next.lock().unwrap().take().expect("a position is laid out");
        Box::new(Table::from_state(state))
    }
    fn load(&self, position: Value) -> Result<Box<dyn AnyTable>, Vec<PositionFault>> {
        self.usual.load(position)
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        self.usual.replay(record)
    }
}

/// A house that deals what it is told to, and its visitors: one for each seat.
struct Stage<G: Game> {
    server: TestServer,
    next: Arc<Mutex<Option<G>>>,
    guests: Vec<Browser>,
    table: String,
}

impl<G: InfoSet> Stage<G> {
    fn new<P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>>(seats: u8) -> Stage<G> {
        let next = Arc::new(Mutex::new(None));
        let mut game = HostedGame::of::<P, B>();
        game.pages.box_facts.seats_most = 4;
        let usual = <dyn AnyGame>::of::<G>();
        game.rules = Box::leak(Box::new(LaidOut::<G> { usual, next: Arc::clone(&next) }));
        let folder = TempDir::new().unwrap();
        let server =
            TestServer::offering(folder, crate::test_server::settings(), vec![Arc::new(game)]);
        let guests = (0..seats).map(|_| server.guest()).collect();
        Stage { server, next, guests, table: String::new() }
    }

    /// All guests sit down at a table with this position.
    fn deal(&mut self, state: &G) {
        *self.next.lock().unwrap() = Some(state.clone());
        let mut fields = vec![("game", G::NAME), ("name", "Ada"), ("side", "0")];
        fields.extend((1..self.guests.len()).map(|_| ("opponent", "friend")));
        self.table = self.guests[0].post("/new", &fields).expect(303).location().to_owned();
        for (seat, name) in [(1, "Bo"), (2, "Cy"), (3, "Di")] {
            let Some(guest) = self.guests.get_mut(seat) else { break };
            let fields = [("seat", seat.to_string()), ("name", name.to_owned())];
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            guest.post(&format!("{}/sit", self.table), &fields).expect(303);
        }
    }

    fn eyes(&self, seat: Option<Seat>) -> Browser {
        seat.map_or_else(|| self.server.guest(), |seat| self.guests[seat.index()].clone())
    }

    /// Everything that these eyes can be sent.
    fn sent(&self, seat: Option<Seat>, wrong: &[&str]) -> Vec<(String, String)> {
        let mut browser = self.eyes(seat);
        let (table, id) = (&self.table, self.table.rsplit('/').next().unwrap());
        let mut sent = Vec::new();
        let mut note = |what: String, body: String| {
            sent.push((self.without_names(&what), self.without_names(&body)));
        };
        for path in [table.clone(), format!("{table}/replay?at=0")] {
            note(path.clone(), browser.get(&path).expect(200).body);
        }
        for path in ["record", "end", "verify", "replay?at=0&eyes=all"] {
            note(path.to_owned(), browser.get(&format!("{table}/{path}")).expect(409).body);
        }
        for choice in wrong {
            let fields = [("after", "0"), ("choice", choice)];
            let mut german = browser.clone();
            german.cookies.insert("language".to_owned(), "de".to_owned());
            let answer = german.post(&format!("{table}/play"), &fields);
            assert!(matches!(answer.status, 403 | 409 | 422), "{}", answer.status);
            note(format!("{choice} {}", answer.status), answer.body);
        }
        browser.headers.push(("Accept".to_owned(), "application/json".to_owned()));
        note("fragment".to_owned(), browser.get(table).expect(200).body);
        let program = self.program(seat);
        note("api".to_owned(), program.clone().get(&format!("/api/tables/{id}")).expect(200).body);
        note("plan".to_owned(), program.clone().get(&format!("/api/tables/{id}/plan")).body);
        let events = lines(&program, &format!("/api/tables/{id}/events?from=0"), 1);
        note("events".to_owned(), events.join("\n"));
        sent
    }

    /// The same guest as a program.
    fn program(&self, seat: Option<Seat>) -> Browser {
        let mut program = self.server.guest();
        if let Some(seat) = seat {
            let token = &self.guests[seat.index()].cookies["caravanserai"];
            program.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
        }
        program
    }

    /// Without what is drawn anew for every table and is no secret.
    fn without_names(&self, body: &str) -> String {
        let id = self.table.rsplit('/').next().unwrap();
        let body = body.replace(id, "TABLE").replace(&self.server.address, "HOUSE");
        let mut rest = body.as_str();
        let mut out = String::new();
        // The commitment of a seed that these tables do not even use.
        while let Some(at) = rest.find(|c: char| c.is_ascii_hexdigit()) {
            let run = rest[at..].bytes().take_while(u8::is_ascii_hexdigit).count();
            out += &rest[..at];
            out += if run == 64 { "COMMITMENT" } else { &rest[at..at + run] };
            rest = &rest[at + run..];
        }
        out + rest
    }
}

/// The first lines of an event stream: the table, then its moves.
fn lines(browser: &Browser, path: &str, count: usize) -> Vec<String> {
    let mut stream = TcpStream::connect(&browser.address).unwrap();
    let mut head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n", browser.address);
    for (name, value) in &browser.headers {
        head += &format!("{name}: {value}\r\n");
    }
    write!(stream, "{head}\r\n").unwrap();
    let lines = BufReader::new(stream).lines().map(|line| line.expect("a line"));
    lines.filter(|line| line.starts_with('{')).take(count).collect()
}

/// Choices to try where they are not possible.
const WRONG: [&str; 12] = [
    "place 4",
    "use c4",
    "pay 9D",
    "keep",
    "row 1",
    "put back joker",
    "bid 3",
    "lift c3",
    "drop red c3",
    "take 4",
    "end",
    "dance",
];

/// Compares two answers and shows where they part.
fn assert_same(one: &(String, String), other: &(String, String), when: &str) {
    assert_eq!(one.0, other.0, "{when}");
    if one.1 != other.1 {
        let at = one.1.bytes().zip(other.1.bytes()).take_while(|(a, b)| a == b).count();
        let near = |text: &str| {
            let text = String::from_utf8_lossy(text.as_bytes()).into_owned();
            text.chars().skip(at.saturating_sub(80)).take(240).collect::<String>()
        };
        panic!("{when}, {}:\n{}\n{}", one.0, near(&one.1), near(&other.1));
    }
}

/// Plays a game and shows each position, and a twin of it for each pair of
/// eyes, to two houses.
fn compare_whole_game<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>>(
    options: &str,
    seed: &str,
    stride: usize,
) -> usize {
    let named: Map<String, Value> = serde_json::from_str(options).unwrap();
    let options = G::read_options(&named).unwrap();
    let mut state = G::new(&options, &Seed::new(seed));
    let seats = state.seats();
    let (mut truth, mut twin_house) =
        (Stage::<G>::new::<P, B>(seats), Stage::<G>::new::<P, B>(seats));
    let mut dice = Quick::new(7);
    let (mut compared, mut followed) = (0, 0);
    for number in 0.. {
        if state.to_act().is_none() {
            break;
        }
        let legal = state.legal();
        let pick = caravanserai_core::Chance::below(&mut dice, legal.len() as u32) as usize;
        if number % stride == 0 {
            let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let mut wrong = WRONG.to_vec();
            wrong.retain(|choice| !texts.iter().any(|text| text == choice));
            for eyes in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                let twin = G::determinize(&state.view(eyes), &mut dice);
                truth.deal(&state);
                twin_house.deal(&twin);
                let told = (truth.sent(eyes, &wrong), twin_house.sent(eyes, &wrong));
                for (one, other) in told.0.iter().zip(&told.1) {
                    assert_same(one, other, &format!("move {number}, {eyes:?}"));
                }
                compared += usize::from(twin != state);
                if number % (HINTED * stride) == 0 && eyes == state.to_act() {
                    compare_hints::<P, B>([&state, &twin]);
                }
                followed += compare_next_moves(&truth, &twin_house, &state, &twin, eyes);
            }
        }
        state.play_unchecked(legal[pick]);
    }
    assert!(followed >= 15, "only {followed} moves were followed");
    compared
}

/// A hint is asked for at every so many positions that are compared.
const HINTED: usize = 3;

/// The turn that the coach hints at, put into words at both of two positions that look alike to
/// whoever is to act.
fn compare_hints<P: Pages<Game: InfoSet>, B: Plays<Game = P::Game, Holding = P::Holding>>(
    states: [&P::Game; 2],
) {
    let names = vec!["Ada".to_owned(); usize::from(states[0].seats())];
    let facts = TableFacts { bots: vec![None; names.len()], names, ..TableFacts::default() };
    let [table, twin] = states.map(|state| Table::from_state(state.clone()));
    let advice = (AnyOpponents::of::<B>().advice)(&table, Budget::visits(500), 7);
    let hint = advice.expect("somebody acts")(&AtomicBool::new(false));
    let to = Audience { facts: &facts, language: Language::English };
    let words = |table| (AnyPages::of::<P>().turn_words)(table, 0, &hint.turn, to);
    assert_eq!(words(&table).len(), hint.turn.len(), "a turn that can be made");
    assert_eq!(words(&table), words(&twin));
}

/// How many moves are followed from a position.
const FOLLOWED: usize = 6;

/// Lets everybody move on for a while, as long as it looks the same to these
/// eyes, and compares what they are sent after every move.
fn compare_next_moves<G: InfoSet>(
    truth: &Stage<G>,
    twin_house: &Stage<G>,
    state: &G,
    twin: &G,
    eyes: Option<Seat>,
) -> usize {
    let (mut state, mut twin) = (state.clone(), twin.clone());
    let after = |state: &G, choice| {
        let mut next = state.clone();
        next.play(choice).ok()?;
        Some((next.view(eyes), next.to_act(), next.reveals()))
    };
    for number in 0..FOLLOWED {
        let Some(actor) = state.to_act() else { return number };
        let legal = state.legal();
        let same = legal.into_iter().find(|choice| {
            let here = after(&state, *choice);
            here.is_some() && here == after(&twin, *choice)
        });
        let Some(choice) = same else { return number };
        let told = |stage: &Stage<G>| {
            let (table, text) = (&stage.table, choice.to_string());
            let mut player = stage.eyes(Some(actor));
            let fields = [("after", number.to_string()), ("choice", text)];
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            player.post(&format!("{table}/play"), &fields).expect(303);
            let id = table.rsplit('/').next().unwrap();
            let page = stage.eyes(eyes).get(table).expect(200).body;
            let events = format!("/api/tables/{id}/events?from=0");
            let events = lines(&stage.program(eyes), &events, number + 2).join("\n");
            (stage.without_names(&page), stage.without_names(&events))
        };
        let (one, other) = (told(truth), told(twin_house));
        let when = format!("{eyes:?}, {number} moves later, after `{choice}`");
        assert_same(&("page".to_owned(), one.0), &("page".to_owned(), other.0), &when);
        assert_same(&("events".to_owned(), one.1), &("events".to_owned(), other.1), &when);
        state.play_unchecked(choice);
        twin.play_unchecked(choice);
    }
    FOLLOWED
}

#[test]
fn two_games_that_look_alike_are_told_alike_in_the_base_game() {
    let compared = compare_whole_game::<_, TargiTable, TargiBot>("{}", "oasis", 14);
    assert!(compared > 15, "only {compared} twins differed");
}

#[test]
fn two_games_that_look_alike_are_told_alike_with_expansion_and_secret_tokens() {
    let options = r#"{"expansion":true,"tokens":"secret","tribe_deck":"mixed"}"#;
    let compared = compare_whole_game::<_, TargiTable, TargiBot>(options, "dune", 16);
    assert!(compared > 15, "only {compared} twins differed");
}

#[test]
fn two_games_that_look_alike_are_told_alike_among_three_in_five_tribes() {
    let options = r#"{"players":3,"thieves":true,"artisans":false}"#;
    let compared = compare_whole_game::<_, FiveTribesTable, FiveTribesBot>(options, "bazaar", 31);
    assert!(compared > 15, "only {compared} twins differed");
}

#[test]
fn two_games_that_look_alike_are_told_alike_among_four_with_artisans() {
    let options = r#"{"players":4,"thieves":true,"artisans":true}"#;
    let compared = compare_whole_game::<_, FiveTribesTable, FiveTribesBot>(options, "chasm", 53);
    assert!(compared > 15, "only {compared} twins differed");
}
