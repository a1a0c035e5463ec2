//! Five Tribes as a game of the house.

use crate::choice::Choice;
use crate::event::{Event, Silent, seat_name};
use crate::options::{OPTIONS, Options};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use crate::violation::Violation;
use crate::walk_text::WalkText;
use caravanserai_core::{
    BadChoice, Chance, Game, OptionError, OptionSpec, PositionFault, Scores, Seat, Seed,
};
use serde_json::{Map, Value};
use std::convert::Infallible;

impl Game for State {
    const NAME: &'static str = "five-tribes";
    const RULES: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    type Options = Options;
    type Choice = Choice;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type OptionFault = Infallible;
    type Violation = Violation;
    type Position = Position;

    fn read_options(named: &Map<String, Value>) -> Result<Options, OptionError> {
        Options::read(named)
    }

    fn write_options(options: &Options) -> Map<String, Value> {
        options.write()
    }

    fn new(options: &Options, seed: &Seed) -> State {
        State::deal(options, seed)
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn seats(&self) -> u8 {
        self.open.options.players
    }

    fn seat_name(seat: Seat) -> &'static str {
        seat_name(seat)
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.open.to_act()
    }

    fn round(&self) -> u16 {
        self.open.round
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        self.choices(out);
    }

    fn read_choices(text: &str) -> Result<Vec<Choice>, BadChoice> {
        WalkText::read(text)
    }

    fn read_here(&self, text: &str) -> Result<Vec<Choice>, BadChoice> {
        self.read_whole_walk(text)
    }

    fn write_first(choices: &[Choice]) -> Option<(usize, String)> {
        WalkText::write_first(choices)
    }

    fn refusal(&self, choice: Choice) -> Refusal {
        self.refusal(choice)
    }

    fn play_unchecked(&mut self, choice: Choice) {
        self.apply(choice, &mut Silent);
    }

    fn play_telling(&mut self, choice: Choice, told: &mut Vec<Event>) {
        self.apply(choice, told);
    }

    fn reveals(&self) -> u32 {
        self.open.reveals
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.view(seat)
    }

    fn determinize<C: Chance>(view: &View, chance: &mut C) -> State {
        State::determinize(view, chance)
    }

    fn event_for(event: &Event, seat: Option<Seat>) -> Event {
        event.seen_by(seat)
    }

    fn scores(&self) -> Scores {
        self.scores()
    }

    fn broken_invariants(&self) -> Vec<Violation> {
        self.broken_invariants()
    }

    fn position(&self) -> Position {
        self.position()
    }

    fn from_position(position: Position) -> Result<State, Vec<PositionFault<Violation>>> {
        State::from_position(&position)
    }
}
