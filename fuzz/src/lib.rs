//! What the fuzz targets do, for any game of the house.
//!
//! Every body takes bytes or text and panics when something is wrong. The
//! targets in `fuzz_targets` give it to libFuzzer; `examples/plain.rs` feeds it
//! random bytes where there is no nightly toolchain.

mod bytes;
mod options;

pub use bytes::Bytes;
pub use options::Varied;

use caravanserai_core::{Chance, Game, Quick, Record, Seat, Seed, Table};
use serde_json::{Value, json};

/// The most choices that a body plays in a row.
const MOST_CHOICES: usize = 400;

/// A text that is a choice, or several, is written back as a text that is the same.
pub fn choice_text<G: Game>(text: &str) {
    if let Ok(choice) = text.parse::<G::Choice>() {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    let Ok(choices) = G::read_choices(text) else { return };
    assert!(!choices.is_empty(), "`{text}` is no choice at all");
    let mut again = Vec::new();
    while let Some((count, written)) = G::write_first(&choices[again.len()..]) {
        let read = G::read_choices(&written).expect("what is written can be read");
        assert_eq!(read.len(), count);
        again.extend(read);
    }
    assert_eq!(again, choices);
}

/// Any text is a record or an error with its line; a record survives printing.
pub fn record<G: Game>(text: &str) {
    let lines = text.lines().count() + 1;
    match Record::parse(text) {
        Ok(record) => {
            let again = Record::parse(&record.to_string()).expect("a printed record is a record");
            assert_eq!(again.to_string(), record.to_string());
            match Table::<G>::replay(&record, None) {
                Ok(table) => {
                    assert!(table.moves().len() >= record.entries.len());
                    let written = table.record().expect("it was dealt from a seed").to_string();
                    let read = Record::parse(&written).expect("a written record is a record");
                    let again = Table::<G>::replay(&read, None).expect("and can be played");
                    assert_eq!(again.state(), table.state());
                }
                Err(error) => assert!((1..=lines).contains(&error.line)),
            }
        }
        Err(error) => assert!((1..=lines).contains(&error.line)),
    }
}

/// A record of a real game, with something changed here and there.
pub fn changed_record<G: Varied>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let (options, seed) = (G::any_options(&mut bytes), seed(&mut bytes));
    let mut table = Table::<G>::new(&options, seed);
    let mut choices = Vec::new();
    for _ in 0..bytes.below(120) {
        choices.clear();
        table.state().choices(&mut choices);
        if choices.is_empty() {
            break;
        }
        table.play(choices[bytes.below(choices.len())]).expect("a listed choice is legal");
    }
    let mut text = table.record().expect("it was dealt from a seed").to_string().into_bytes();
    for _ in 0..bytes.below(4) {
        let at = bytes.below(text.len());
        text[at] = b" ;:,\n0123456789abcdef"[bytes.below(21)];
    }
    if let Ok(text) = String::from_utf8(text) {
        record::<G>(&text);
    }
}

/// A position that loads is one that plays on without a broken invariant. The
/// bytes change a position of a real game here and there.
pub fn position<G: Varied>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let (options, seed) = (G::any_options(&mut bytes), seed(&mut bytes));
    let mut chance = Quick::new(u64::from(bytes.next()));
    let mut state = G::new(&options, &seed);
    let turns = usize::from(bytes.next()) * 2;
    play_on(&mut state, &mut chance, turns);
    let mut position = serde_json::to_value(state.position()).expect("plain data");
    while !bytes.is_empty() {
        let way = u64::from_le_bytes(std::array::from_fn(|_| bytes.next()));
        vary::<G>(&mut position, way, &mut bytes);
    }
    let Ok(position) = serde_json::from_value(position) else { return };
    if let Ok(mut state) = G::from_position(position) {
        play_on(&mut state, &mut chance, MOST_CHOICES);
    }
}

fn play_on<G: Game>(state: &mut G, chance: &mut Quick, most: usize) {
    let mut choices = Vec::new();
    for _ in 0..most {
        if state.to_act().is_none() {
            return;
        }
        choices.clear();
        state.choices(&mut choices);
        state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
        assert_eq!(state.broken_invariants(), Vec::new());
    }
}

/// Walks to some leaf of the value and changes it.
fn vary<G: Varied>(value: &mut Value, way: u64, bytes: &mut Bytes<'_>) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let (index, rest) = (way as usize % map.len(), way / map.len() as u64);
            let (_, inner) = map.iter_mut().nth(index).expect("an index of the map");
            vary::<G>(inner, rest, bytes);
        }
        Value::Array(list) if !list.is_empty() => {
            let (index, rest) = (way as usize % list.len(), way / list.len() as u64);
            match bytes.below(5) {
                0 => drop(list.remove(index)),
                1 => list.swap(0, index),
                2 => list.push(list[index].clone()),
                _ => vary::<G>(&mut list[index], rest, bytes),
            }
        }
        Value::Array(list) => list.push(json!(bytes.next())),
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(_) => *value = json!(bytes.next()),
        _ if bytes.below(2) == 0 => *value = Value::Null,
        _ => *value = json!(G::any_name(bytes)),
    }
}

/// Two answers to "what is legal" agree: the list, and checked play. The bytes
/// pick the choices of a game, and in each state one choice of an earlier one.
pub fn legal_choices<G: Varied>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let (options, seed) = (G::any_options(&mut bytes), seed(&mut bytes));
    let mut state = G::new(&options, &seed);
    let mut earlier: Vec<G::Choice> = Vec::new();
    for _ in 0..MOST_CHOICES {
        let legal = state.legal();
        if legal.is_empty() || bytes.is_empty() {
            return;
        }
        for (index, choice) in legal.iter().enumerate() {
            assert!(!legal[..index].contains(choice), "`{choice}` is listed twice");
            assert_eq!(choice.to_string().parse(), Ok(*choice));
        }
        if !earlier.is_empty() {
            let choice = earlier[bytes.below(earlier.len())];
            let mut tried = state.clone();
            let played = tried.play(choice);
            assert_eq!(played.is_ok(), legal.contains(&choice));
            assert!(played.is_ok() || tried == state, "a refused choice changes nothing");
        }
        let choice = legal[bytes.below(legal.len())];
        if earlier.len() < 2000 {
            earlier.extend_from_slice(&legal);
        }
        let mut told = state.clone();
        told.play_telling(choice, &mut Vec::new());
        state.play(choice).expect("a listed choice is legal");
        assert_eq!(told, state, "telling changes nothing");
    }
}

/// What a seat cannot see changes nothing that it sees, and filling it in
/// depends on the view alone.
pub fn secrets<G: Varied>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let (options, seed) = (G::any_options(&mut bytes), seed(&mut bytes));
    let mut state = G::new(&options, &seed);
    let mut legal = Vec::new();
    for _ in 0..MOST_CHOICES {
        legal.clear();
        state.choices(&mut legal);
        if legal.is_empty() || bytes.is_empty() {
            return;
        }
        let seats = usize::from(state.seats());
        let seat = Some(bytes.below(seats + 1)).filter(|seat| *seat < seats);
        look::<G>(&state, seat.map(|seat| Seat(seat as u8)), &legal, u64::from(bytes.next()));
        state.play_unchecked(legal[bytes.below(legal.len())]);
    }
}

fn look<G: Game>(state: &G, seat: Option<Seat>, legal: &[G::Choice], dice: u64) {
    let view = state.view(seat);
    let twin = G::determinize(&view, &mut Quick::new(dice));
    assert_eq!(twin.view(seat), view, "the twin looks the same");
    assert_eq!(twin.broken_invariants(), Vec::new());
    let again = G::determinize(&view, &mut Quick::new(dice));
    assert_eq!(twin, again, "it depends on the view and the dice alone");
    let json = |state: &G| serde_json::to_string(&state.view(seat)).expect("plain data");
    assert_eq!(json(state), json(&twin));
    if seat.is_some() && seat == state.to_act() {
        let listed = twin.legal();
        assert_eq!(listed, legal, "the same may be chosen");
    }
}

/// Every line that is not empty gets exactly one line of JSON back.
pub fn engine_lines(input: &[u8]) {
    let mut output = Vec::new();
    caravanserai_cli::engine::serve(input, &mut output).expect("memory does not fail");
    let asked = input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let output = String::from_utf8(output).expect("answers are text");
    assert_eq!(output.lines().count(), asked.count());
    for line in output.lines() {
        let answer: Value = serde_json::from_str(line).expect("answers are JSON");
        assert!(answer["ok"].is_boolean());
    }
}

/// A conversation with the engine that plays a game, some of it nonsense.
pub fn engine_talk<G: Varied>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let options = G::write_options(&G::any_options(&mut bytes));
    let seed = seed(&mut bytes);
    let new = json!({"do": "new", "game": G::NAME, "options": options, "seed": seed.as_str()});
    let read = G::read_options(&options).expect("options read as they are written");
    let mut state = G::new(&read, &seed);
    let mut talk = format!("{new}\n");
    let mut legal = Vec::new();
    for _ in 0..60 {
        legal.clear();
        state.choices(&mut legal);
        if legal.is_empty() || bytes.is_empty() {
            break;
        }
        let choice = legal[bytes.below(legal.len())];
        let line = match bytes.below(8) {
            0 => json!({"do": "view", "seat": bytes.below(5)}),
            1 => json!({"do": (["choices", "state", "scores", "record"][bytes.below(4)])}),
            2 => json!({"do": "play", "choice": G::any_name(&mut bytes)}),
            _ => {
                state.play_unchecked(choice);
                json!({"do": "play", "choice": choice.to_string()})
            }
        };
        talk.push_str(&format!("{line}\n"));
    }
    engine_lines(talk.as_bytes());
}

/// Any text is a deck of Targi or a list of mistakes, each at a line of the text.
pub fn targi_deck(text: &str) {
    match targi::Deck::parse(text) {
        Ok(deck) => assert_eq!(deck.tribe.len(), 45),
        Err(errors) => {
            assert!(!errors.0.is_empty());
            let lines = text.lines().count() + 1;
            assert!(errors.0.iter().all(|error| (1..=lines).contains(&error.line)));
        }
    }
}

/// Any text is the data of Five Tribes or a mistake with its reason.
pub fn five_tribes_deck(text: &str) {
    match five_tribes::Catalogue::parse(text) {
        Ok(deck) => {
            assert!(five_tribes::Catalogue::is_meant_by(text));
            assert_eq!(deck.djinns.len(), five_tribes::Djinn::KINDS);
        }
        Err(error) => {
            let other = error.fault == five_tribes::DeckFault::OtherGame;
            assert!(!(other && five_tribes::Catalogue::is_meant_by(text)));
        }
    }
}

/// A game is dealt from few seeds, so that the fuzzer meets them again.
fn seed(bytes: &mut Bytes<'_>) -> Seed {
    Seed::new(bytes.next().to_string())
}
