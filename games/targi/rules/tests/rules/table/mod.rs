//! A table for tests: positions drawn as pictures, and the words of a player.
//!
//! A position is a picture of the board as it lies on the table:
//!
//! ```text
//! 16   1    2b   3    4
//! 15   1D   B01  g    5i
//! 14   t    any  B03  6
//! 13R  ~B07 B04*b 1V  7b
//! 12   11   10   9i   8
//! ```
//!
//! * The rim shows the border fields by number. After the number: `b` for a
//!   Targi of Blue (seat 0), `i` for one of Ivory (seat 1), `R` for the robber.
//! * In the middle lie tribe cards by their id and goods cards by what they
//!   bring: `1D`, `1S1P`, `1G`, `1V`, `any` for one good of choice. `t` and `g`
//!   are some tribe or goods card that nobody cares about, `-` an empty place.
//! * `*b` and `*i` after a card are tribe markers; `~` before it: face down.
//! * Capital letters are action tokens: `6B` is Blue's Targi token, `*I` Ivory's
//!   marker token. Goods cards of the expansion are `2W`, `any1W`, `1G/3W`.
//!
//! Open dunes stand outside the picture: [`Scene::dunes`] reads `N03b N07 N12bi`.
//! The Targia walks towards the robber, so his field says where she is, and who
//! stands with her in his turn has her service still to come.
//!
//! [`scene`] reads the picture; purses, displays and hands are added by the
//! methods of [`Scene`]; every card that is not named goes into its pile, in
//! the order of the deck's list. Without more words it is Blue's turn as start
//! player, or the raid if the robber stands on a corner. All positions are
//! built through [`Position`], so only valid ones can be tested.

#![allow(dead_code, unused_imports, reason = "every test file uses the part it needs")]

pub(crate) mod random;
mod seen;

pub(crate) use seen::*;

use caravanserai_core::{Game, PositionFault, Seat};
use serde_json::{Map, Value};
use targi::{
    Field, HandPosition, Place, PlayerPosition, Position, Rules, State, Symbol, TakenFrom, Task,
    Token, TribeDeck, Violation,
};

pub(crate) const BLUE: Seat = Seat(0);
pub(crate) const IVORY: Seat = Seat(1);

/// A board on which nothing stands but the robber, on field 1.
pub(crate) const QUIET: &str = "
    16   1R   2    3    4
    15   g    t    g    5
    14   t    g    t    6
    13   g    t    g    7
    12   11   10   9    8";

/// The quiet board with these pieces on its border, as in `5b 6i 10R`; the
/// robber stays on field 1 unless he is among them.
pub(crate) fn quiet_with(pieces: &str) -> Scene {
    let moved = pieces.contains('R');
    let number = |token: &str| token.trim_end_matches(char::is_alphabetic).to_owned();
    let mut tokens: Vec<String> = QUIET.split_whitespace().map(str::to_owned).collect();
    for token in &mut tokens {
        let stays = if token == "1R" && moved { number(token) } else { token.clone() };
        let added = pieces.split_whitespace().find(|piece| number(piece) == number(token));
        *token = added.map_or(stays, str::to_owned);
    }
    let rows: Vec<String> = tokens.chunks(5).map(|row| row.join(" ")).collect();
    scene(&rows.join("\n"))
}

/// The same with the expansion.
pub(crate) fn desert(pieces: &str) -> Scene {
    quiet_with(pieces).expansion()
}

/// Blue has marked this tribe card of the expansion on `c0`.
pub(crate) fn desert_buying(card: &str) -> Scene {
    scene(&QUIET.replacen(" g ", &format!(" {card}*b "), 1)).expansion()
}

/// What the rim of a picture must show, row by row; 0 is the centre.
const RIM: [[u8; 5]; 5] =
    [[16, 1, 2, 3, 4], [15, 0, 0, 0, 5], [14, 0, 0, 0, 6], [13, 0, 0, 0, 7], [12, 11, 10, 9, 8]];

/// The robber's fields, one for each of the twelve rounds.
pub(crate) const ROBBER_BY_ROUND: [u8; 12] = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15];

/// A position under construction.
pub(crate) struct Scene {
    position: Position,
    centre: Vec<String>,
    task: Waiting,
    next_tribe: Vec<String>,
    next_goods: Vec<String>,
    next_dunes: Vec<String>,
    dune_pile_is_spent: bool,
    tribe_pile_is_spent: bool,
    goods_pile_is_spent: bool,
}

enum Waiting {
    Turn(Seat),
    Placing(Seat),
    Raid(Seat),
    TargiToken(Seat),
    MarkerToken(Seat),
}

/// Reads a picture of the board.
pub(crate) fn scene(picture: &str) -> Scene {
    let rows: Vec<Vec<&str>> = picture
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|row| !row.is_empty())
        .collect();
    assert!(rows.len() == 5 && rows.iter().all(|row| row.len() == 5), "a board is 5 by 5");
    let player = PlayerPosition {
        purse: "2D 2S 2P 1G 4V".parse().unwrap(),
        targi_this_round: 3,
        targi_next_round: 3,
        ..PlayerPosition::default()
    };
    let mut scene = Scene {
        position: Position {
            options: Map::new(),
            round: 0,
            robber: None,
            start: BLUE,
            actor: BLUE,
            agenda: Vec::new(),
            centre: Vec::new(),
            face_down: Vec::new(),
            players: vec![player.clone(), player],
            taken: None,
            taken_from: TakenFrom::Centre,
            tribe_pile: Vec::new(),
            tribe_discard: Vec::new(),
            goods_pile: Vec::new(),
            goods_discard: Vec::new(),
            drawn: Vec::new(),
            opened: Vec::new(),
            dunes: Vec::new(),
            dune_pile: Vec::new(),
            dune_discard: Vec::new(),
            held_dune: None,
            later_shuffles: "00000000000000aa".to_owned(),
            refills: [0; 3],
            reveals: 0,
        },
        centre: Vec::new(),
        task: Waiting::Turn(BLUE),
        next_tribe: Vec::new(),
        next_goods: Vec::new(),
        next_dunes: Vec::new(),
        dune_pile_is_spent: false,
        tribe_pile_is_spent: false,
        goods_pile_is_spent: false,
    };
    for (numbers, tokens) in RIM.iter().zip(&rows) {
        for (number, token) in numbers.iter().zip(tokens) {
            match *number {
                0 => scene.read_centre(token),
                number => scene.read_border(number, token),
            }
        }
    }
    let robber = scene.position.robber.expect("a picture shows the robber").number();
    let field = if robber.is_multiple_of(4) { (robber + 1).min(15) } else { robber };
    let round = ROBBER_BY_ROUND.iter().position(|at| *at == field).unwrap() + 1;
    scene.position.round = round as u8;
    if robber.is_multiple_of(4) {
        scene.task = Waiting::Raid(BLUE);
    }
    scene
}

impl Scene {
    fn read_border(&mut self, number: u8, token: &str) {
        let pieces = token.trim_start_matches(|c: char| c.is_ascii_digit());
        let shown = &token[..token.len() - pieces.len()];
        assert_eq!(shown, number.to_string(), "the rim shows field {number} here");
        let field = Field::new(number).unwrap();
        for piece in pieces.chars() {
            match piece {
                'b' => self.position.players[0].targi.push(field),
                'i' => self.position.players[1].targi.push(field),
                'B' => self.position.players[0].targi_token = Some(field),
                'I' => self.position.players[1].targi_token = Some(field),
                'R' => self.position.robber = Some(field),
                _ => panic!("`{token}` is no border field with pieces"),
            }
        }
    }

    fn read_centre(&mut self, token: &str) {
        let place: Place = format!("c{}", self.centre.len()).parse().unwrap();
        let (card, markers) = token.split_once('*').unwrap_or((token, ""));
        for marker in markers.chars() {
            match marker {
                'b' => self.position.players[0].markers.push(place),
                'i' => self.position.players[1].markers.push(place),
                'B' => self.position.players[0].marker_token = Some(place),
                'I' => self.position.players[1].marker_token = Some(place),
                _ => panic!("`{token}` shows no marker of Blue or Ivory"),
            }
        }
        let (down, card) = card.strip_prefix('~').map_or((false, card), |card| (true, card));
        if down {
            self.position.face_down.push(place);
        }
        self.centre.push(card.to_owned());
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerPosition {
        &mut self.position.players[seat.index()]
    }

    /// What a player owns; by default what the set-up gives, `2D 2S 2P 1G 4V`.
    pub(crate) fn purse(mut self, seat: Seat, purse: &str) -> Scene {
        self.player(seat).purse = purse.parse().unwrap();
        self
    }

    /// A player's displayed cards, row by row.
    pub(crate) fn display<const ROWS: usize>(mut self, seat: Seat, rows: [&str; ROWS]) -> Scene {
        for (row, cards) in self.player(seat).display.iter_mut().zip(rows) {
            *row = names(cards);
        }
        self
    }

    /// The card in a player's hand, unknown to the opponent; two with E32.
    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Scene {
        let unknown = |card| HandPosition { card, ..HandPosition::default() };
        self.player(seat).hand = names(cards).into_iter().map(unknown).collect();
        self
    }

    /// The card in a player's hand, which the opponent saw being taken.
    pub(crate) fn seen_hand(self, seat: Seat, card: &str) -> Scene {
        let mut scene = self.hand(seat, card);
        scene.player(seat).hand.iter_mut().for_each(|hand| hand.seen = true);
        scene
    }

    /// Plays the expansion.
    pub(crate) fn expansion(self) -> Scene {
        self.option("expansion", true)
    }

    /// Plays the expansion with the cards of both boxes.
    pub(crate) fn mixed(self) -> Scene {
        self.expansion().option("tribe_deck", "mixed")
    }

    /// The open dunes with the Targi on them, as in `N03b N07 N12bi`.
    pub(crate) fn dunes(mut self, dunes: &str) -> Scene {
        for (place, token) in names(dunes).iter().enumerate() {
            let (dune, pieces) = token.split_at(token.len().min(3));
            let place: targi::DunePlace = format!("d{}", place + 1).parse().unwrap();
            self.position.dunes.push((dune != "-").then(|| dune.to_owned()));
            for piece in pieces.chars() {
                self.position.players[usize::from(piece == 'i')].dunes.push(place);
            }
        }
        self
    }

    /// The dunes on top of the pile, the first to be opened first.
    pub(crate) fn next_dunes(mut self, dunes: &str) -> Scene {
        self.next_dunes = names(dunes);
        self
    }

    /// Of the dunes in the pile only [`Scene::next_dunes`] are left.
    pub(crate) fn dune_pile_is_spent(mut self) -> Scene {
        self.dune_pile_is_spent = true;
        self
    }

    /// The action tokens that a player has not used yet, as in `joker waiver`.
    pub(crate) fn tokens(mut self, seat: Seat, tokens: &str) -> Scene {
        let read = |name: String| name.parse::<Token>().unwrap();
        self.player(seat).tokens = names(tokens).into_iter().map(read).collect();
        self.option("tokens", "secret")
    }

    /// The displayed cards that still carry their action marker.
    pub(crate) fn ready(mut self, seat: Seat, cards: &str) -> Scene {
        self.player(seat).ready = names(cards);
        self
    }

    /// The displayed card that carries the waiver.
    pub(crate) fn waived(mut self, seat: Seat, card: &str) -> Scene {
        self.player(seat).waived = Some(card.to_owned());
        self.option("tokens", "secret")
    }

    /// All Targi figures are placed, and this player may place the Targi token.
    pub(crate) fn placing_targi_token(mut self, seat: Seat) -> Scene {
        self.task = Waiting::TargiToken(seat);
        self
    }

    /// The markers lie, and this player may place the marker token.
    pub(crate) fn placing_marker_token(mut self, seat: Seat) -> Scene {
        self.task = Waiting::MarkerToken(seat);
        self
    }

    /// Gold that lies on a displayed card.
    pub(crate) fn gold_on_card(mut self, seat: Seat, gold: u8) -> Scene {
        self.player(seat).gold_on_cards = gold;
        self
    }

    /// How many Targi a player has in this round.
    pub(crate) fn targi_this_round(mut self, seat: Seat, targi: u8) -> Scene {
        self.player(seat).targi_this_round = targi;
        self
    }

    /// How many Targi a player will have in the next round.
    pub(crate) fn targi_next_round(mut self, seat: Seat, targi: u8) -> Scene {
        self.player(seat).targi_next_round = targi;
        self
    }

    /// An option by its name in records.
    pub(crate) fn option(mut self, name: &str, value: impl Into<Value>) -> Scene {
        self.position.options.insert(name.to_owned(), value.into());
        self
    }

    /// Plays by the printed hand rule.
    pub(crate) fn printed_rule(self) -> Scene {
        self.option("hand_rule", "printed")
    }

    /// Who holds the start-player sign; whatever waits, waits for this player
    /// unless a later word says otherwise.
    pub(crate) fn start(mut self, seat: Seat) -> Scene {
        self.position.start = seat;
        self.task = match self.task {
            Waiting::Turn(_) => Waiting::Turn(seat),
            Waiting::Placing(_) => Waiting::Placing(seat),
            Waiting::Raid(_) => Waiting::Raid(seat),
            Waiting::TargiToken(_) => Waiting::TargiToken(seat),
            Waiting::MarkerToken(_) => Waiting::MarkerToken(seat),
        };
        self
    }

    /// It is this player's turn to act.
    pub(crate) fn turn_of(mut self, seat: Seat) -> Scene {
        self.task = Waiting::Turn(seat);
        self
    }

    /// This player places a Targi next.
    pub(crate) fn placing(mut self, seat: Seat) -> Scene {
        self.task = Waiting::Placing(seat);
        self
    }

    /// The tribe cards on top of the pile, the first to be drawn first.
    pub(crate) fn next_tribe(mut self, cards: &str) -> Scene {
        self.next_tribe = names(cards);
        self
    }

    /// The goods cards on top of the pile, the first to be drawn first.
    pub(crate) fn next_goods(mut self, cards: &str) -> Scene {
        self.next_goods = names(cards);
        self
    }

    /// Of the tribe pile only [`Scene::next_tribe`] is left; what nobody
    /// named was discarded.
    pub(crate) fn tribe_pile_is_spent(mut self) -> Scene {
        self.tribe_pile_is_spent = true;
        self
    }

    /// Of the goods pile only [`Scene::next_goods`] is left; what nobody
    /// named was discarded.
    pub(crate) fn goods_pile_is_spent(mut self) -> Scene {
        self.goods_pile_is_spent = true;
        self
    }

    /// The state, which must be a valid one.
    pub(crate) fn set(self) -> State {
        match self.try_set() {
            Ok(state) => state,
            Err(reasons) => panic!("no valid position: {reasons:#?}"),
        }
    }

    /// The state, or all reasons why it is not a valid one.
    pub(crate) fn try_set(mut self) -> Result<State, Vec<PositionFault<Violation>>> {
        let first = self.position.start;
        let second = first.other();
        (self.position.actor, self.position.agenda) = match self.task {
            Waiting::Placing(seat) => (seat, vec![Task::Placement]),
            Waiting::Turn(seat) if seat == first => {
                (seat, vec![Task::Reveal, Task::Turn(second), Task::Turn(first)])
            }
            Waiting::Turn(seat) => (seat, vec![Task::Reveal, Task::Turn(second)]),
            Waiting::Raid(seat) if seat == first => {
                (seat, vec![Task::RaidOver, Task::Raid(second), Task::Raid(first)])
            }
            Waiting::Raid(seat) => (seat, vec![Task::RaidOver, Task::Raid(second)]),
            Waiting::TargiToken(seat) | Waiting::MarkerToken(seat) => {
                let mut agenda = vec![
                    Task::Reveal,
                    Task::Turn(second),
                    Task::Turn(first),
                    Task::MarkerToken(second),
                    Task::MarkerToken(first),
                    Task::Markers,
                    Task::TargiToken(second),
                    Task::TargiToken(first),
                ];
                let marker = matches!(self.task, Waiting::MarkerToken(_));
                let now = if marker { Task::MarkerToken(seat) } else { Task::TargiToken(seat) };
                agenda.truncate(agenda.iter().position(|task| *task == now).unwrap() + 1);
                (seat, agenda)
            }
        };
        self.await_targia();
        self.deal();
        State::from_position(self.position)
    }

    /// A player with a Targi at the Targia who has not acted yet has her service to come.
    fn await_targia(&mut self) {
        let Some(robber) = self.position.robber else { return };
        let waits = matches!(self.task, Waiting::Turn(_) | Waiting::MarkerToken(_));
        let expansion = self.position.options.get("expansion") == Some(&Value::Bool(true));
        let Some(field) = Field::new(16 - robber.number()) else { return };
        for player in &mut self.position.players {
            player.targia_due = waits && expansion && player.targi.contains(&field);
        }
    }

    /// Gives every card its place.
    fn deal(&mut self) {
        let options = State::read_options(&self.position.options).expect("options of a scene");
        let rules = Rules::of(&options);
        let mut tribe = CardBox::tribe(&rules);
        let mut goods = CardBox::goods(&rules);
        let mut dunes = CardBox::dunes(&rules);
        for player in &self.position.players {
            for id in player.display.iter().flatten() {
                if rules.find_dune(id).is_some() { dunes.take(id) } else { tribe.take(id) }
            }
            player.hand.iter().for_each(|hand| tribe.take(&hand.card));
        }
        let mut top_tribe = self.next_tribe.clone();
        top_tribe.iter().for_each(|id| tribe.take(id));
        let mut top_goods: Vec<String> =
            self.next_goods.iter().map(|name| goods.take_by_name(name)).collect();
        let mut top_dunes = self.next_dunes.clone();
        self.position.dunes.iter().flatten().chain(&top_dunes).for_each(|id| dunes.take(id));
        let named: Vec<Option<String>> = (self.centre.iter())
            .map(|card| match card.as_str() {
                "t" | "g" | "-" => None,
                id if rules.find_tribe(id).is_some() => {
                    tribe.take(id);
                    Some(id.to_owned())
                }
                name => Some(goods.take_by_name(name)),
            })
            .collect();
        if *options.tribe_deck() == TribeDeck::Mixed {
            tribe.leave_nine_of_each_symbol(&rules);
        }
        // Cards that nobody cares about come from the end of the list.
        let fill = |(card, named): (&String, Option<String>)| match card.as_str() {
            "t" => tribe.left.pop().map(|(id, _)| id),
            "g" => goods.left.pop().map(|(id, _)| id),
            _ => named,
        };
        self.position.centre = self.centre.iter().zip(named).map(fill).collect();
        let rest = |left: Vec<(String, String)>| left.into_iter().map(|(id, _)| id);
        if self.tribe_pile_is_spent {
            self.position.tribe_discard = rest(tribe.left).collect();
        } else {
            top_tribe.extend(rest(tribe.left));
        }
        if self.goods_pile_is_spent {
            self.position.goods_discard = rest(goods.left).collect();
        } else {
            top_goods.extend(rest(goods.left));
        }
        if self.dune_pile_is_spent {
            self.position.dune_discard = rest(dunes.left).collect();
        } else {
            top_dunes.extend(rest(dunes.left));
        }
        self.position.tribe_pile = top_tribe.into_iter().rev().collect();
        self.position.goods_pile = top_goods.into_iter().rev().collect();
        self.position.dune_pile = top_dunes.into_iter().rev().collect();
    }
}

/// The cards of one kind that have no place yet: id, and name in pictures.
struct CardBox {
    left: Vec<(String, String)>,
}

impl CardBox {
    fn tribe(rules: &Rules) -> CardBox {
        let id = |card| rules.tribe(card).id.clone();
        CardBox { left: rules.tribe_ids().map(|card| (id(card), id(card))).collect() }
    }

    fn goods(rules: &Rules) -> CardBox {
        let card = |card| (rules.goods(card).id.clone(), goods_name(rules.goods(card)));
        CardBox { left: rules.goods_ids().map(card).collect() }
    }

    fn dunes(rules: &Rules) -> CardBox {
        let id = |dune| rules.dune(dune).id.clone();
        CardBox { left: rules.dune_ids().map(|dune| (id(dune), id(dune))).collect() }
    }

    fn take(&mut self, id: &str) {
        let at = self.left.iter().position(|(known, _)| known == id);
        self.left.remove(at.unwrap_or_else(|| panic!("{id} is not in the box any more")));
    }

    fn take_by_name(&mut self, name: &str) -> String {
        let at = self.left.iter().position(|(_, known)| known == name);
        self.left.remove(at.unwrap_or_else(|| panic!("no goods card {name} is left"))).0
    }

    /// X-MIX-1: of 18 cards of a symbol 9 are played with, those named first.
    fn leave_nine_of_each_symbol(&mut self, rules: &Rules) {
        for symbol in Symbol::ALL {
            let shows = |id: &str| {
                rules.find_tribe(id).is_some_and(|card| rules.tribe(card).symbol == symbol)
            };
            let unnamed = self.left.iter().filter(|(id, _)| shows(id)).count();
            let mut left_in_box = unnamed.min(9);
            self.left.retain(|(id, _)| {
                let stays = !shows(id) || left_in_box == 0;
                left_in_box -= usize::from(!stays);
                stays
            });
        }
    }
}

/// A goods card's name in pictures.
fn goods_name(card: &targi::GoodsCard) -> String {
    let gives = card.gives.to_string().replace(' ', "");
    match (card.choice, card.or) {
        (0, None) => gives,
        (0, Some(or)) => format!("{gives}/{or}"),
        (1, None) if card.gives.is_nothing() => "any".to_owned(),
        (1, None) => format!("any{gives}"),
        _ => panic!("there is no such card"),
    }
}

fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
