//! Pebbles: a game that the house has never heard of.
//!
//! Two to four players draw three pebbles each, in secret, and lay two of them
//! in turn; the one that is kept counts double. It is here to show that
//! a game needs nothing from the server but its own types.

use caravanserai_core::{
    BadChoice, Chance, Game, InfoSet, KeyHasher, OptionError, OptionReader, OptionSpec, Score,
    Scores, Seat, Seed,
};
use maud::{Markup, html};
use sage::{LEVEL_NAMES, Level, Opponent, Plays, Random, RandomPlayout, SearchConfig};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::time::Duration;
use web::assets::Asset;
use web::end::ScoreLine;
use web::{BoxFacts, FirstGame, Language, Pages, Preset, Scene};

/// How many pebbles everybody draws, and how many of them are laid.
const DRAWN: usize = 3;
const LAID: usize = 2;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Options {
    players: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2 }
    }
}

/// Laying a pebble of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lay(u8);

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Lay {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<Lay, BadChoice> {
        let number = text.strip_prefix("lay ").and_then(|number| number.parse().ok());
        number.map(Lay).ok_or_else(|| BadChoice::new(text, "write it as in `lay 4`"))
    }
}

/// A pebble was laid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Laid {
    seat: Seat,
    pebble: u8,
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} lays a {}", self.seat, self.pebble)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Pebbles {
    hands: Vec<Vec<u8>>,
    laid: Vec<Vec<u8>>,
}

/// What a seat sees: its own hand and what lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct View {
    seat: Option<Seat>,
    hand: Vec<u8>,
    laid: Vec<Vec<u8>>,
}

const OPTIONS: &[OptionSpec] = &[OptionSpec { name: "players", values: "2, 3 or 4" }];

/// Every pebble there is: 1 to 6, three of each.
fn bag() -> Vec<u8> {
    (0..18).map(|index| index % 6 + 1).collect()
}

impl Game for Pebbles {
    const NAME: &'static str = "pebbles";
    type Options = Options;
    type Choice = Lay;
    type View = View;
    type Event = Laid;
    type Position = Pebbles;

    fn read_options(named: &Map<String, Value>) -> Result<Options, OptionError> {
        let known = |value: &Value| value.as_u64().filter(|n| (2..=4).contains(n)).map(|n| n as u8);
        let players = OptionReader::new(named, OPTIONS)?.get("players", 2, known)?;
        Ok(Options { players })
    }

    fn write_options(options: &Options) -> Map<String, Value> {
        Map::from_iter([("players".to_owned(), options.players.into())])
    }

    fn new(options: &Options, seed: &Seed) -> Pebbles {
        let mut bag = bag();
        seed.key().stream("bag").shuffle(&mut bag);
        let seats = usize::from(options.players);
        let hands = bag.chunks(DRAWN).take(seats).map(<[u8]>::to_vec).collect();
        Pebbles { hands, laid: vec![Vec::new(); seats] }
    }

    fn options(&self) -> Options {
        Options { players: self.seats() }
    }

    fn seats(&self) -> u8 {
        self.laid.len() as u8
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["North", "East", "South", "West"][seat.index() % 4]
    }

    fn to_act(&self) -> Option<Seat> {
        let laid: usize = self.laid.iter().map(Vec::len).sum();
        let over = laid == LAID * self.laid.len();
        (!over).then(|| Seat((laid % self.laid.len()) as u8))
    }

    fn round(&self) -> u16 {
        let laid: usize = self.laid.iter().map(Vec::len).sum();
        (laid / self.laid.len()).min(LAID - 1) as u16 + 1
    }

    fn choices(&self, out: &mut Vec<Lay>) {
        let Some(seat) = self.to_act() else { return };
        let mut hand = self.hands[seat.index()].clone();
        hand.sort_unstable();
        hand.dedup();
        out.extend(hand.into_iter().map(Lay));
    }

    fn refusal(&self, choice: Lay) -> String {
        format!("you have no {}", choice.0)
    }

    fn play_unchecked(&mut self, choice: Lay) {
        self.play_telling(choice, &mut Vec::new());
    }

    fn play_telling(&mut self, choice: Lay, told: &mut Vec<Laid>) {
        let Some(seat) = self.to_act() else { return };
        let hand = &mut self.hands[seat.index()];
        let Some(at) = hand.iter().position(|pebble| *pebble == choice.0) else { return };
        hand.remove(at);
        self.laid[seat.index()].push(choice.0);
        told.push(Laid { seat, pebble: choice.0 });
    }

    fn reveals(&self) -> u32 {
        0
    }

    fn view(&self, seat: Option<Seat>) -> View {
        let mut hand = seat.map_or_else(Vec::new, |seat| self.hands[seat.index()].clone());
        hand.sort_unstable();
        View { seat, hand, laid: self.laid.clone() }
    }

    fn determinize<C: Chance>(view: &View, chance: &mut C) -> Pebbles {
        let mut unseen = bag();
        for pebble in view.laid.iter().flatten().chain(&view.hand) {
            let at = unseen.iter().position(|left| left == pebble).expect("one of the bag");
            unseen.remove(at);
        }
        chance.shuffle(&mut unseen);
        let hand = |(index, laid): (usize, &Vec<u8>)| match view.seat {
            Some(seat) if seat.index() == index => view.hand.clone(),
            _ => unseen.split_off(unseen.len() - (DRAWN - laid.len())),
        };
        let hands = view.laid.iter().enumerate().map(hand).collect();
        Pebbles { hands, laid: view.laid.clone() }
    }

    fn event_for(event: &Laid, _: Option<Seat>) -> Laid {
        event.clone()
    }

    fn scores(&self) -> Scores {
        let mut scores = vec![Score::default(); self.laid.len()];
        for (seat, score) in scores.iter_mut().enumerate() {
            score.add("laid", self.laid[seat].iter().map(|pebble| i16::from(*pebble)).sum());
            score.add("kept", self.hands[seat].iter().map(|pebble| 2 * i16::from(*pebble)).sum());
        }
        Scores::new(&scores, |seat| scores[seat.index()].total())
    }

    fn broken_invariants(&self) -> Vec<String> {
        Vec::new()
    }

    fn position(&self) -> Pebbles {
        self.clone()
    }

    fn from_position(position: Pebbles) -> Result<Pebbles, Vec<String>> {
        Ok(position)
    }
}

impl InfoSet for Pebbles {
    fn key(&self, seat: Seat) -> u64 {
        let mut hasher = KeyHasher::new(seat);
        self.view(Some(seat)).hash(&mut hasher);
        hasher.finish()
    }
}

/// The opponents of pebbles, who all choose anything.
pub(crate) enum PebblesBot {}

const fn level(index: usize) -> Level {
    Level::new(LEVEL_NAMES[index], SearchConfig::DEFAULT, Some(8), Duration::from_secs(1), 1.0)
}

static LEVELS: [Level; 5] = [level(0), level(1), level(2), level(3), level(4)];

impl Plays for PebblesBot {
    type Game = Pebbles;
    type Evaluator = RandomPlayout;
    type PlayoutEvaluator = RandomPlayout;

    fn levels() -> &'static [Level; 5] {
        &LEVELS
    }

    fn evaluator() -> RandomPlayout {
        RandomPlayout
    }

    fn playout_evaluator() -> RandomPlayout {
        RandomPlayout
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<Pebbles>> {
        Box::new(Random::new(seed))
    }

    fn opponents() -> &'static [&'static str] {
        &["random"]
    }
}

/// The pages of pebbles.
pub(crate) enum PebblesTable {}

impl Pages for PebblesTable {
    type Game = Pebbles;

    const BOX: BoxFacts = BoxFacts { seats_least: 2, seats_most: 4, minutes: 5 };

    fn title(_: Language) -> Cow<'static, str> {
        "Pebbles".into()
    }

    fn credit(_: Language) -> Cow<'static, str> {
        "Pebbles belong to everybody.".into()
    }

    fn table(scene: &Scene<'_, Pebbles>) -> Markup {
        let facts = scene.table;
        html! {
            form #play method="post" action={ (facts.path) "/play" } data-moves=(facts.moves) {
                input type="hidden" name="after" value=(facts.after);
                p { (PebblesTable::sentence(scene)) }
                p { "Your hand: " @for pebble in &scene.view.hand { (pebble) " " } }
                ol {
                    @for (name, laid) in facts.names.iter().zip(&scene.view.laid) {
                        li { (name) @for pebble in laid { " " (pebble) } }
                    }
                }
                p.points { @for score in scene.scores.all() { (score.total()) " " } }
                @if let Some(seat) = facts.takeback {
                    p.ask { (seat) " asks " @for asked in &facts.asked { (asked) " " } }
                }
                @for choice in scene.choices {
                    button name="choice" value=(choice) { (PebblesTable::choice(*choice, scene)) }
                }
                @for told in scene.log { @for event in &told.events { p { (event) } } }
            }
        }
    }

    fn sentence(scene: &Scene<'_, Pebbles>) -> String {
        match scene.to_act {
            Some(seat) if scene.seat == Some(seat) => "Lay a pebble".to_owned(),
            Some(seat) => format!("{} lays a pebble", Pebbles::seat_name(seat)),
            None => "The bag is empty".to_owned(),
        }
    }

    fn choice(choice: Lay, _: &Scene<'_, Pebbles>) -> String {
        choice.to_string()
    }

    fn event(event: &Laid, names: &[String], _: Language) -> String {
        format!("{} lays a {}", names[event.seat.index()], event.pebble)
    }

    fn presets(_: Language) -> Vec<Preset> {
        let preset =
            |code, title: &str| Preset { code, title: title.to_owned(), note: String::new() };
        vec![preset("calm", "Calm pebbles"), preset("wild", "Wild pebbles")]
    }

    fn set_up(_: &Map<String, Value>, _: Language) -> Markup {
        html! {}
    }

    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let players = fields.iter().find(|(name, _)| name == "players");
        let players = players
            .map(|(_, value)| value.parse::<u64>().map_or(value.as_str().into(), Value::from));
        players.map(|players| ("players".to_owned(), players)).into_iter().collect()
    }

    fn summary(options: &Options, _: Language) -> String {
        format!("pebbles for {}", options.players)
    }

    fn score_lines(scores: &Scores, _: Language) -> Vec<ScoreLine> {
        let line = |name: &str| ScoreLine {
            title: name.to_owned(),
            note: String::new(),
            points: scores.all().iter().map(|score| score.part(name)).collect(),
        };
        vec![line("laid"), line("kept")]
    }

    fn displays(_: &Scene<'_, Pebbles>) -> Markup {
        html! {}
    }

    fn sprite() -> &'static str {
        ""
    }

    fn styles() -> &'static [&'static Asset] {
        &[]
    }

    fn rule_book(_: Language) -> Option<Markup> {
        Some(html! { h1 { "How to lay pebbles" } })
    }

    fn first_game() -> Option<FirstGame> {
        let options = Map::from_iter([("players".to_owned(), 3.into())]);
        Some(FirstGame { options, seed: "first", seat: Seat(0) })
    }
}
