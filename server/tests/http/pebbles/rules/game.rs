//! Pebbles as a game of the house.

use super::options::OPTIONS;
use super::state::{DRAWN, LAID, bag};
use super::{Laid, Lay, NotInHand, Options, Pebbles, View};
use caravanserai_core::{
    Chance, Game, OptionError, OptionReader, OptionSpec, PositionFault, Score, Scores, Seat, Seed,
};
use serde_json::{Map, Value};
use std::convert::Infallible;

impl Game for Pebbles {
    const NAME: &'static str = "pebbles";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    type Options = Options;
    type Choice = Lay;
    type View = View;
    type Event = Laid;
    type Refusal = NotInHand;
    type OptionFault = Infallible;
    type Violation = Infallible;
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

    fn refusal(&self, choice: Lay) -> NotInHand {
        NotInHand(choice.0)
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

    fn broken_invariants(&self) -> Vec<Infallible> {
        Vec::new()
    }

    fn position(&self) -> Pebbles {
        self.clone()
    }

    fn from_position(position: Pebbles) -> Result<Pebbles, Vec<PositionFault<Infallible>>> {
        Ok(position)
    }
}
