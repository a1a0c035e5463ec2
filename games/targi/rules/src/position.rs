//! Positions: a state as a file can say it, with cards by name.
//!
//! A position is unchecked. It becomes a [`State`] only if it is a valid one;
//! otherwise all reasons are told.

use crate::agenda::{AGENDA, NamedTask, Task};
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::display::{Display, Row};
use crate::dune::DunePlace;
use crate::field::{Field, FieldSet};
use crate::goods::Bundle;
use crate::hand::{Hand, HandCard};
use crate::ids::{Card, GoodsId, TribeId};
use crate::options::Options;
use crate::rules::Rules;
use crate::state::{Player, State, TakenFrom};
use crate::token::Token;
use crate::violation::Violation;
use caravanserai_core::{MalformedPosition, Pile, PositionFault, Seat, Set, beginning};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::sync::Arc;

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
    pub agenda: Vec<NamedTask>,
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
    /// The tribe cards drawn to keep one of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Option<String>>,
    /// The goods cards opened to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Option<String>>,
    /// The draw pile of tribe cards, the top card last.
    pub tribe_pile: Vec<String>,
    /// The discarded tribe cards.
    pub tribe_discard: Vec<String>,
    /// The draw pile of goods cards, the top card last.
    pub goods_pile: Vec<String>,
    /// The discarded goods cards.
    pub goods_discard: Vec<String>,
    /// The three places of open dunes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dunes: Vec<Option<String>>,
    /// The draw pile of dunes, the top one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dune_pile: Vec<String>,
    /// The discarded dunes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dune_discard: Vec<String>,
    /// The display dune that is being laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held_dune: Option<String>,
    /// The key of later shuffles, in hexadecimal digits.
    pub later_shuffles: String,
    /// How often each pile was refilled: tribe, goods, dunes.
    pub refills: [u8; 3],
    /// How often something hidden was shown.
    pub reveals: u16,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Goods, gold, water and victory points.
    pub purse: Bundle,
    /// Gold that lies on displayed cards.
    pub gold_on_cards: u8,
    /// The rows of the display by card names.
    pub display: [Vec<String>; Display::ROWS],
    /// The cards in hand.
    pub hand: Vec<HandPosition>,
    /// The displayed cards that carry their action marker.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ready: Vec<String>,
    /// The displayed card whose text was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waived: Option<String>,
    /// The action tokens that were not used yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// The token that was put back in secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub put_back: Option<Token>,
    /// Where the Targi token lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targi_token: Option<Field>,
    /// Where the marker token lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker_token: Option<Place>,
    /// Where Targi stand that were not used yet.
    pub targi: Vec<Field>,
    /// The dunes where Targi stand that were not used yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dunes: Vec<DunePlace>,
    /// Where tribe markers lie that were not used yet.
    pub markers: Vec<Place>,
    /// Whether the Targia's service is still to be had.
    #[serde(skip_serializing_if = "is_false")]
    pub targia_due: bool,
    /// How many Targi there are this round.
    pub targi_this_round: u8,
    /// How many Targi there will be next round.
    pub targi_next_round: u8,
    /// Whether a goods card brought a good this turn.
    pub got_goods: bool,
    /// For which goods the bonus on goods cards was paid this turn, as bits.
    pub bonus_paid: u8,
    /// Whether the exchange of one water for one good was used this round.
    #[serde(skip_serializing_if = "is_false")]
    pub water_changed: bool,
    /// Goods less for the next tribe card of this turn.
    #[serde(skip_serializing_if = "is_zero")]
    pub discount: u8,
}

/// A card in hand.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HandPosition {
    /// The card by name.
    pub card: String,
    /// Whether the opponent knows it.
    pub seen: bool,
    /// Whether it was taken this turn.
    pub fresh: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands references over")]
fn is_false(truth: &bool) -> bool {
    !truth
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands references over")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The names of cards, none at all if there are no cards.
fn names_or_none<C: Card>(rules: &Rules, cards: &[Option<C>; 3]) -> Vec<Option<String>> {
    if cards.iter().all(Option::is_none) {
        return Vec::new();
    }
    cards.iter().map(|card| card.map(|card| card.name(rules).to_owned())).collect()
}

fn names<C: Card>(rules: &Rules, cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.name(rules).to_owned()).collect()
}

impl State {
    pub(crate) fn position(&self) -> Position {
        let rules = &self.rules;
        let centre = |card: &CentreCard| match *card {
            CentreCard::Empty => None,
            CentreCard::Goods(card) => Some(card.name(rules).to_owned()),
            CentreCard::Tribe(card) => Some(card.name(rules).to_owned()),
        };
        Position {
            options: self.rules.options.write(),
            round: self.round,
            robber: self.robber,
            start: self.start,
            actor: self.actor,
            agenda: self.agenda.as_slice().iter().map(|task| task.named(&self.rules)).collect(),
            centre: self.centre.iter().map(centre).collect(),
            face_down: self.face_down.into_iter().collect(),
            players: [0, 1].map(|seat| self.player_position(Seat(seat))).to_vec(),
            taken: self.taken.map(|card| card.name(rules).to_owned()),
            taken_from: self.taken_from,
            drawn: names_or_none(rules, &self.drawn),
            opened: names_or_none(rules, &self.opened),
            tribe_pile: names(rules, self.tribe_pile.as_slice().iter().copied()),
            tribe_discard: names(rules, self.tribe_discard),
            goods_pile: names(rules, self.goods_pile.as_slice().iter().copied()),
            goods_discard: names(rules, self.goods_discard),
            dunes: names_or_none(rules, &self.open_dunes),
            dune_pile: names(rules, self.dune_pile.as_slice().iter().copied()),
            dune_discard: names(rules, self.dune_discard),
            held_dune: self.held_dune.map(|dune| dune.name(rules).to_owned()),
            later_shuffles: format!("{:016x}", self.later),
            refills: [self.tribe_refills, self.goods_refills, self.dune_refills],
            reveals: self.reveals,
        }
    }

    fn player_position(&self, seat: Seat) -> PlayerPosition {
        let player = self.player(seat);
        let rules = &self.rules;
        let name = |card: TribeId| card.name(rules).to_owned();
        let in_hand = |hand: HandCard| HandPosition {
            card: name(hand.card),
            seen: hand.seen,
            fresh: hand.fresh,
        };
        PlayerPosition {
            purse: player.purse,
            gold_on_cards: player.card_gold,
            display: Row::ALL.map(|row| names(rules, player.display.row(row))),
            hand: player.hand.iter().map(in_hand).collect(),
            ready: names(rules, player.ready),
            waived: player.waived.map(name),
            tokens: player.tokens.iter().collect(),
            put_back: self.put_back[seat.index()],
            targi_token: player.targi_token,
            marker_token: player.marker_token,
            targi: player.targi.into_iter().collect(),
            dunes: player.dunes.iter().collect(),
            markers: player.markers.into_iter().collect(),
            targia_due: player.targia_due,
            targi_this_round: player.targi_now,
            targi_next_round: player.targi_next,
            got_goods: player.got_goods,
            bonus_paid: player.bonus_paid,
            water_changed: player.water_changed,
            discount: player.discount_now,
        }
    }
}

impl State {
    /// The state that a position describes, or all that is wrong with it.
    pub(crate) fn from_position(position: &Position) -> Result<State, Vec<Fault>> {
        let options =
            Options::read(&position.options).map_err(|error| vec![Fault::Options(error)])?;
        let mut reader = Reader { faults: Vec::new(), rules: Arc::new(Rules::of(&options)) };
        let state = reader.state(position);
        let mut faults = reader.faults;
        if faults.is_empty() {
            faults.extend(state.broken_invariants().into_iter().map(Fault::Violation));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

/// One thing that is wrong with a position.
type Fault = PositionFault<Violation>;

/// Turns names into cards and keeps every complaint.
struct Reader {
    faults: Vec<Fault>,
    rules: Arc<Rules>,
}

impl Reader {
    fn fault(&mut self, fault: impl Into<Fault>) {
        self.faults.push(fault.into());
    }

    fn at_most(&mut self, most: usize, field: &'static str, found: usize) {
        if found > most {
            self.fault(MalformedPosition::TooLong { field, found, most });
        }
    }

    fn state(&mut self, position: &Position) -> State {
        let mut state = State::bare(Arc::clone(&self.rules));
        state.round = position.round;
        state.robber = position.robber;
        state.start = self.seat(position.start);
        state.actor = self.seat(position.actor);
        state.taken = position.taken.as_deref().and_then(|name| self.card(name));
        state.taken_from = position.taken_from;
        state.face_down = self.places("face_down", &position.face_down);
        state.reveals = position.reveals;
        [state.tribe_refills, state.goods_refills, state.dune_refills] = position.refills;
        match u64::from_str_radix(&position.later_shuffles, 16) {
            Ok(later) => state.later = later,
            Err(_) => self.fault(MalformedPosition::NotHexadecimal { field: "later_shuffles" }),
        }
        let tasks: Vec<Task> =
            position.agenda.iter().filter_map(|task| self.task(task.clone())).collect();
        self.at_most(AGENDA, "agenda", tasks.len());
        state.agenda = tasks.into_iter().collect();
        state.tribe_pile = self.pile("tribe_pile", &position.tribe_pile);
        state.tribe_discard = self.discards(&position.tribe_discard);
        state.goods_pile = self.pile("goods_pile", &position.goods_pile);
        state.goods_discard = self.discards(&position.goods_discard);
        state.open_dunes = self.three("dunes", &position.dunes);
        state.held_dune = position.held_dune.as_deref().and_then(|name| self.card(name));
        state.dune_pile = self.pile("dune_pile", &position.dune_pile);
        state.dune_discard = self.discards(&position.dune_discard);
        self.read_centre(position, &mut state);
        state.drawn = self.three("drawn", &position.drawn);
        state.opened = self.three("opened", &position.opened);
        match position.players.as_slice() {
            [first, second] => {
                state.players = [self.player(first), self.player(second)];
                state.put_back = [first.put_back, second.put_back];
            }
            others => {
                let (field, found) = ("players", others.len());
                self.fault(MalformedPosition::Length { field, found, right: 2 });
            }
        }
        state
    }

    fn seat(&mut self, seat: Seat) -> Seat {
        if seat.0 > 1 {
            self.fault(MalformedPosition::NoSeat { seat });
            return Seat(0);
        }
        seat
    }

    /// The card of a name.
    fn card<C: Card>(&mut self, name: &str) -> Option<C> {
        let card = C::find(&self.rules, name);
        if card.is_none() {
            let name = beginning(name).to_owned();
            self.fault(Fault::Violation(Violation::NoCard(C::PILE, name)));
        }
        card
    }

    /// The cards of a pile, the top one last.
    fn pile<C: Card, const N: usize>(
        &mut self,
        field: &'static str,
        names: &[String],
    ) -> Pile<C, N> {
        let cards: Vec<C> = names.iter().filter_map(|name| self.card(name)).collect();
        self.at_most(N, field, cards.len());
        cards.into_iter().collect()
    }

    fn discards<C: Card>(&mut self, names: &[String]) -> Set<C> {
        let mut discards = Set::EMPTY;
        for name in names {
            if let Some(card) = self.card(name)
                && !discards.insert(card)
            {
                self.fault(Fault::Violation(Violation::TwoPlaces(C::PILE, name.clone())));
            }
        }
        discards
    }

    fn task(&mut self, task: NamedTask) -> Option<Task> {
        // A task names one card at the most.
        let reader = RefCell::new(self);
        let tribe = |name: String| reader.borrow_mut().card::<TribeId>(&name);
        let goods = |name: String| reader.borrow_mut().card::<GoodsId>(&name);
        task.called(tribe, goods)
    }

    fn places(&mut self, field: &'static str, places: &[Place]) -> PlaceSet {
        let set: PlaceSet = places.iter().copied().collect();
        if usize::from(set.len()) != places.len() {
            self.fault(MalformedPosition::Twice { field });
        }
        set
    }

    /// Up to three cards of which some may be missing.
    fn three<C: Card>(&mut self, field: &'static str, names: &[Option<String>]) -> [Option<C>; 3] {
        self.at_most(3, field, names.len());
        let mut found = [None; 3];
        for (place, name) in found.iter_mut().zip(names) {
            *place = name.as_deref().and_then(|name| self.card(name));
        }
        found
    }

    fn read_centre(&mut self, position: &Position, state: &mut State) {
        let (field, found, right) = ("centre", position.centre.len(), Place::COUNT);
        if found != right {
            return self.fault(MalformedPosition::Length { field, found, right });
        }
        for (place, name) in state.centre.iter_mut().zip(&position.centre) {
            let Some(name) = name else { continue };
            *place = match GoodsId::find(&self.rules, name) {
                Some(card) => CentreCard::Goods(card),
                None => self.card(name).map_or(CentreCard::Empty, CentreCard::Tribe),
            };
        }
    }

    fn player(&mut self, position: &PlayerPosition) -> Player {
        let targi: FieldSet = position.targi.iter().copied().collect();
        if usize::from(targi.len()) != position.targi.len() {
            self.fault(MalformedPosition::Twice { field: "targi" });
        }
        let mut player = Player {
            purse: position.purse,
            card_gold: position.gold_on_cards,
            display: self.display(position),
            hand: self.hand(position),
            powers: Default::default(),
            ready: position.ready.iter().filter_map(|name| self.card(name)).collect(),
            waived: position.waived.as_deref().and_then(|name| self.card(name)),
            tokens: position.tokens.iter().copied().collect(),
            targi_token: position.targi_token,
            marker_token: position.marker_token,
            targi,
            dunes: position.dunes.iter().copied().collect(),
            markers: self.places("markers", &position.markers),
            targia_due: position.targia_due,
            targi_now: position.targi_this_round,
            targi_next: position.targi_next_round,
            got_goods: position.got_goods,
            bonus_paid: position.bonus_paid,
            water_changed: position.water_changed,
            discount_now: position.discount,
        };
        player.powers = player.derived_powers(&self.rules);
        player
    }

    fn display(&mut self, position: &PlayerPosition) -> Display {
        let mut display = Display::EMPTY;
        for (row, names) in Row::ALL.into_iter().zip(&position.display) {
            self.at_most(Display::PLACES, "display", names.len());
            for card in names.iter().filter_map(|name| self.card(name)) {
                display.push(row, card);
            }
        }
        display
    }

    fn hand(&mut self, position: &PlayerPosition) -> Hand {
        self.at_most(Hand::CAPACITY, "hand", position.hand.len());
        let mut hand = Hand::EMPTY;
        for &HandPosition { ref card, seen, fresh } in &position.hand {
            if let Some(card) = self.card(card) {
                hand.push(HandCard { card, seen, fresh });
            }
        }
        hand
    }
}
