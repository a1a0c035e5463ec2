//! Positions: a state as a file can say it, with cards by name.
//!
//! A position is unchecked. It becomes a [`State`] only if it is a valid one;
//! otherwise all reasons are told.

use crate::agenda::{Agenda, Task};
use crate::card::{TribeId, TribeSet};
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::deck::DeckRef;
use crate::display::{Display, Row};
use crate::field::{Field, FieldSet};
use crate::goods::Bundle;
use crate::goods_card::{GoodsId, GoodsSet};
use crate::options::Options;
use crate::piles::Pile;
use crate::state::{Hand, Player, State, TakenFrom};
use caravanserai_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A full position, for saving, loading and tests.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The options by name.
    pub options: Map<String, Value>,
    /// The round, counted from 1.
    pub round: u8,
    /// The robber's field.
    pub robber: Option<Field>,
    /// The holder of the start-player sign.
    pub start: Seat,
    /// Who is to act.
    pub actor: Seat,
    /// What is to be done, the next thing last; empty when the game is over.
    pub agenda: Vec<Task>,
    /// The cards of the centre by name, `null` for an empty place.
    pub centre: Vec<Option<String>>,
    /// The places that lie face down.
    pub face_down: Vec<Place>,
    /// The players by seat.
    pub players: Vec<PlayerPosition>,
    /// The card that is being decided on.
    pub taken: Option<String>,
    /// Where it came from.
    pub taken_from: TakenFrom,
    /// The draw pile of tribe cards, the top card last.
    pub tribe_pile: Vec<String>,
    /// The discarded tribe cards.
    pub tribe_discard: Vec<String>,
    /// The draw pile of goods cards, the top card last.
    pub goods_pile: Vec<String>,
    /// The discarded goods cards.
    pub goods_discard: Vec<String>,
    /// The key of later shuffles, in hexadecimal digits.
    pub later_shuffles: String,
    /// How often each pile was refilled: tribe, goods.
    pub refills: [u8; 2],
    /// How often something hidden was shown.
    pub reveals: u16,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "as in `Player`")]
pub struct PlayerPosition {
    pub purse: Bundle,
    pub gold_on_cards: u8,
    pub display: [Vec<String>; Display::ROWS],
    pub hand: Option<String>,
    pub hand_seen: bool,
    pub hand_fresh: bool,
    pub targi: Vec<Field>,
    pub markers: Vec<Place>,
    pub targi_this_round: u8,
    pub targi_next_round: u8,
    pub got_goods: bool,
    pub bonus_paid: u8,
}

impl State {
    pub(crate) fn to_position(&self) -> Position {
        let tribe = |card: TribeId| self.tribe_card(card).id.clone();
        let goods = |card: GoodsId| self.deck.goods(card).id.clone();
        Position {
            options: self.options.write(),
            round: self.round,
            robber: self.robber,
            start: self.start,
            actor: self.actor,
            agenda: self.agenda.tasks().to_vec(),
            centre: self
                .centre
                .iter()
                .map(|card| match *card {
                    CentreCard::Empty => None,
                    CentreCard::Goods(card) => Some(goods(card)),
                    CentreCard::Tribe(card) => Some(tribe(card)),
                })
                .collect(),
            face_down: self.face_down.into_iter().collect(),
            players: self.players.iter().map(|player| self.player_position(player)).collect(),
            taken: self.taken.map(tribe),
            taken_from: self.taken_from,
            tribe_pile: self.tribe_pile.cards().iter().copied().map(tribe).collect(),
            tribe_discard: self.tribe_discard.iter().map(tribe).collect(),
            goods_pile: self.goods_pile.cards().iter().copied().map(goods).collect(),
            goods_discard: self.goods_discard.iter().map(goods).collect(),
            later_shuffles: format!("{:016x}", self.later),
            refills: [self.tribe_refills, self.goods_refills],
            reveals: self.reveals,
        }
    }

    fn player_position(&self, player: &Player) -> PlayerPosition {
        let name = |card: TribeId| self.tribe_card(card).id.clone();
        PlayerPosition {
            purse: player.purse,
            gold_on_cards: player.card_gold,
            display: Row::ALL.map(|row| player.display.row(row).map(name).collect()),
            hand: player.hand.card.map(name),
            hand_seen: player.hand.seen,
            hand_fresh: player.hand.fresh,
            targi: player.targi.into_iter().collect(),
            markers: player.markers.into_iter().collect(),
            targi_this_round: player.targi_now,
            targi_next_round: player.targi_next,
            got_goods: player.got_goods,
            bonus_paid: player.bonus_paid,
        }
    }
}

impl Position {
    /// The state that this describes, or all reasons why it is not a valid one.
    pub fn check(&self) -> Result<State, Vec<String>> {
        let mut reader = Reader { faults: Vec::new(), deck: None };
        let state = reader.state(self);
        let mut faults = reader.faults;
        if let Some(state) = &state
            && faults.is_empty()
        {
            faults = state.faults();
        }
        match state {
            Some(state) if faults.is_empty() => Ok(state),
            _ => Err(faults),
        }
    }
}

/// Turns names into cards and keeps every complaint.
struct Reader {
    faults: Vec<String>,
    deck: Option<DeckRef>,
}

impl Reader {
    fn fault(&mut self, text: String) {
        self.faults.push(text);
    }

    fn state(&mut self, position: &Position) -> Option<State> {
        let options = match Options::read(&position.options) {
            Ok(options) => options,
            Err(error) => {
                self.fault(error.to_string());
                return None;
            }
        };
        let mut state = State::unshuffled(options);
        self.deck = Some(state.deck);
        state.round = position.round;
        state.robber = position.robber;
        state.start = self.seat("start", position.start);
        state.actor = self.seat("actor", position.actor);
        state.taken = position.taken.as_deref().and_then(|name| self.tribe(name));
        state.taken_from = position.taken_from;
        state.face_down = self.places("face_down", &position.face_down);
        state.reveals = position.reveals;
        [state.tribe_refills, state.goods_refills] = position.refills;
        match u64::from_str_radix(&position.later_shuffles, 16) {
            Ok(later) => state.later = later,
            Err(_) => self.fault("later_shuffles is no hexadecimal number of 64 bits".to_owned()),
        }
        match Agenda::from_tasks(&position.agenda) {
            Some(agenda) => state.agenda = agenda,
            None => self.fault("the agenda is too long".to_owned()),
        }
        self.read_piles(position, &mut state);
        self.read_centre(position, &mut state);
        match position.players.as_slice() {
            [first, second] => {
                state.players = [self.player(0, first), self.player(1, second)];
            }
            players => self.fault(format!("two players play, not {}", players.len())),
        }
        Some(state)
    }

    fn seat(&mut self, field: &str, seat: Seat) -> Seat {
        if seat.0 > 1 {
            self.fault(format!("{field}: there are only seats 0 and 1"));
            return Seat(0);
        }
        seat
    }

    fn tribe(&mut self, name: &str) -> Option<TribeId> {
        let card = self.deck.and_then(|deck| deck.find_tribe(name));
        if card.is_none() {
            self.fault(format!("there is no tribe card {name:.20}"));
        }
        card
    }

    fn goods(&mut self, name: &str) -> Option<GoodsId> {
        let card = self.deck.and_then(|deck| deck.find_goods(name));
        if card.is_none() {
            self.fault(format!("there is no goods card {name:.20}"));
        }
        card
    }

    fn places(&mut self, field: &str, places: &[Place]) -> PlaceSet {
        let set: PlaceSet = places.iter().copied().collect();
        if usize::from(set.len()) != places.len() {
            self.fault(format!("{field}: a place is named twice"));
        }
        set
    }

    fn read_piles(&mut self, position: &Position, state: &mut State) {
        state.tribe_pile = Pile::empty(TribeId::new(0));
        for name in &position.tribe_pile {
            if let Some(card) = self.tribe(name)
                && !state.tribe_pile.push(card)
            {
                return self.fault("the pile of tribe cards is too high".to_owned());
            }
        }
        state.goods_pile = Pile::empty(GoodsId::new(0));
        for name in &position.goods_pile {
            if let Some(card) = self.goods(name)
                && !state.goods_pile.push(card)
            {
                return self.fault("the pile of goods cards is too high".to_owned());
            }
        }
        state.tribe_discard = TribeSet::default();
        for name in &position.tribe_discard {
            if let Some(card) = self.tribe(name)
                && !state.tribe_discard.insert(card)
            {
                self.fault(format!("tribe card {name} is discarded twice"));
            }
        }
        state.goods_discard = GoodsSet::default();
        for name in &position.goods_discard {
            if let Some(card) = self.goods(name)
                && !state.goods_discard.insert(card)
            {
                self.fault(format!("goods card {name} is discarded twice"));
            }
        }
    }

    fn read_centre(&mut self, position: &Position, state: &mut State) {
        if position.centre.len() != Place::COUNT {
            self.fault(format!("the centre has 9 places, not {}", position.centre.len()));
            return;
        }
        for (place, name) in state.centre.iter_mut().zip(&position.centre) {
            let Some(name) = name else { continue };
            let goods = self.deck.and_then(|deck| deck.find_goods(name));
            *place = match goods {
                Some(card) => CentreCard::Goods(card),
                None => self.tribe(name).map_or(CentreCard::Empty, CentreCard::Tribe),
            };
        }
    }

    fn player(&mut self, seat: u8, position: &PlayerPosition) -> Player {
        let targi: FieldSet = position.targi.iter().copied().collect();
        if usize::from(targi.len()) != position.targi.len() {
            self.fault(format!("seat {seat}: two Targi stand on one field"));
        }
        let mut player = Player {
            purse: position.purse,
            card_gold: position.gold_on_cards,
            display: Display::EMPTY,
            hand: Hand {
                card: position.hand.as_deref().and_then(|name| self.tribe(name)),
                seen: position.hand_seen,
                fresh: position.hand_fresh,
            },
            powers: Default::default(),
            targi,
            markers: self.places("markers", &position.markers),
            targi_now: position.targi_this_round,
            targi_next: position.targi_next_round,
            got_goods: position.got_goods,
            bonus_paid: position.bonus_paid,
        };
        for (row, names) in Row::ALL.into_iter().zip(&position.display) {
            for name in names {
                if let Some(card) = self.tribe(name)
                    && !player.display.push(row, card)
                {
                    self.fault(format!("seat {seat}: row {row} has more than four cards"));
                }
            }
        }
        if let Some(deck) = self.deck {
            player.powers = player.derived_powers(deck);
        }
        player
    }
}
