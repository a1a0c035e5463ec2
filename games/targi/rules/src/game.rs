//! Targi as a [`Game`].

use crate::choice::Choice;
use crate::event::{Log, Silent, Told};
use crate::options::{OPTIONS, OptionFault, Options};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;
use crate::violation::Violation;
use caravanserai_core::{Chance, Game, OptionError, OptionSpec, PositionFault, Scores, Seat, Seed};
use serde_json::{Map, Value};
use std::sync::Arc;

impl Game for State {
    const NAME: &'static str = "targi";
    const RULES: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    type Options = Options;
    type Choice = Choice;
    type View = View;
    type Event = Told;
    type Refusal = Refusal;
    type OptionFault = OptionFault;
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
        self.rules.options.clone()
    }

    fn options_with_the_rest(&self) -> Option<Map<String, Value>> {
        let rest = crate::deck::Deck::rest(self)?;
        let mut options = Self::write_options(&Game::options(self));
        options.insert("tribe_deck".to_owned(), "custom".into());
        options.insert("deck".to_owned(), rest.into());
        Some(options)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat_name(seat: Seat) -> &'static str {
        if seat.0 == 0 { "Blue" } else { "Ivory" }
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.agenda.top().map(|_| self.actor)
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    #[inline]
    fn choices(&self, out: &mut Vec<Choice>) {
        self.choices(out);
    }

    fn refusal(&self, choice: Choice) -> Refusal {
        self.refusal(choice)
    }

    #[inline]
    fn play_unchecked(&mut self, choice: Choice) {
        self.apply(choice, &mut Silent);
    }

    fn play_telling(&mut self, choice: Choice, told: &mut Vec<Told>) {
        let rules = Arc::clone(&self.rules);
        self.apply(choice, &mut Log { rules, told });
    }

    fn reveals(&self) -> u32 {
        self.reveals.into()
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.view(seat)
    }

    fn view_for_thread(view: &View) -> View {
        View { rules: Arc::new(Rules::clone(&view.rules)), ..view.clone() }
    }

    fn determinize<C: Chance>(view: &View, chance: &mut C) -> State {
        State::determinize(view, chance)
    }

    fn event_for(told: &Told, seat: Option<Seat>) -> Told {
        Told { event: told.event.seen_by(seat), rules: Arc::clone(&told.rules) }
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
