//! Small scenes for tests, set up in a player's words.
#![allow(dead_code, unreachable_pub, reason = "every test file uses another part of this")]

use caravanserai_core::{Game, Seat, Seed};
use five_tribes::*;

pub const ORANGE: Seat = Seat(0);
pub const PINK: Seat = Seat(1);
pub const BLACK: Seat = Seat(2);

/// A position that a test arranges. Whatever it does not mention lies in the
/// bag or in the piles, so nothing is ever lost.
#[derive(Clone)]
pub struct Scene(pub Position, Squares);

pub fn base(players: u8) -> Scene {
    Scene::new(Options { players, thieves: false, artisans: false, ..Options::default() })
}

pub fn with_thieves(players: u8) -> Scene {
    Scene::new(Options { players, thieves: true, artisans: false, ..Options::default() })
}

pub fn with_everything(players: u8) -> Scene {
    Scene::new(Options { players, thieves: true, artisans: true, ..Options::default() })
}

pub fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn tribe(letter: char) -> Tribe {
    match letter {
        'Y' => Tribe::Vizier,
        'W' => Tribe::Elder,
        'G' => Tribe::Merchant,
        'B' => Tribe::Builder,
        'R' => Tribe::Assassin,
        'P' => Tribe::Artisan,
        other => panic!("no meeple has the letter {other}"),
    }
}

/// Meeples by letter: `RRB` is two red, one blue.
pub fn meeples(letters: &str) -> Meeples {
    letters.chars().map(tribe).collect()
}

fn take<T: PartialEq>(from: &mut Vec<T>, card: &T) -> T {
    let index = from.iter().position(|other| other == card).expect("the card is still in its pile");
    from.remove(index)
}

impl Scene {
    /// An empty board in the turn of Orange, the others yet to come in order
    /// of their seats.
    pub fn new(options: Options) -> Scene {
        let mut position = State::new(&options, &Seed::new("scene")).position();
        let (open, hidden) = (&mut position.open, &mut position.hidden);
        for place in &mut open.board {
            place.meeples.each().for_each(|tribe| open.bag.add(tribe, 1));
            place.meeples = Meeples::NONE;
        }
        hidden.resource_pile.append(&mut open.row);
        hidden.djinn_pile.extend(open.djinns_up.iter());
        open.djinns_up = Djinns::default();
        hidden.thief_pile.extend(open.thief_up.take());
        if options.artisans {
            open.mountains.clear();
        }
        // A scene begins in the middle, where nobody has counted along.
        hidden.players.iter_mut().for_each(|player| player.uncounted = true);
        Scene(position, Squares::NONE).turn_of(ORANGE)
    }

    fn bagged(&mut self, letters: &str) -> Meeples {
        let wanted = meeples(letters);
        wanted.each().for_each(|tribe| {
            assert!(self.0.open.bag.has(tribe), "the bag has no {tribe} left");
            self.0.open.bag.take(tribe);
        });
        wanted
    }

    /// The whole board as a picture: rows of cells, `.` for an empty one.
    pub fn board(mut self, picture: &str) -> Scene {
        let cells: Vec<&str> = picture.split_whitespace().collect();
        assert_eq!(cells.len(), self.0.open.board.len(), "one cell for each square");
        for (index, cell) in cells.into_iter().enumerate() {
            if cell != "." {
                self.0.open.board[index].meeples = self.bagged(cell);
            }
        }
        self
    }

    pub fn meeples(mut self, at: &str, letters: &str) -> Scene {
        let heap = self.bagged(letters);
        let place = self.place(at);
        place.meeples = place.meeples.and(heap);
        self
    }

    fn place(&mut self, at: &str) -> &mut SquarePosition {
        &mut self.0.open.board[square(at).index()]
    }

    /// Lays a tile on a square, in exchange for the one there. Tiles that the
    /// test laid before stay where they are.
    pub fn tile(mut self, at: &str, tile: &str) -> Scene {
        let tile: Tile = tile.parse().unwrap();
        let board = &mut self.0.open.board;
        let to = square(at).index();
        self.1.insert(square(at));
        if board[to].tile != tile {
            let laid = self.1;
            let from = board.iter().position(|p| p.tile == tile && !laid.has(p.square));
            let from = from.expect("one more of these tiles");
            let other = std::mem::replace(&mut board[to].tile, tile);
            board[from].tile = other;
        }
        self
    }

    /// Lays tiles so that exactly these squares of the board have a blue value
    /// among `block`, which all others leave red.
    pub fn blue_in_block(mut self, middle: &str, blue: &[&str]) -> Scene {
        let block = square(middle).block();
        let laid = self.1;
        self.1 = self.1.or(block);
        let is_blue = |p: &SquarePosition| p.tile.row().colour == Some(TileColour::Blue);
        for at in block {
            let board = &self.0.open.board;
            let wanted = blue.contains(&at.to_string().as_str());
            if is_blue(&board[at.index()]) != wanted {
                let other = board
                    .iter()
                    .position(|p| {
                        !block.has(p.square)
                            && !laid.has(p.square)
                            && is_blue(p) == wanted
                            && p.tile.row().colour.is_some()
                    })
                    .expect("enough tiles outside");
                let (a, b) = (board[at.index()].tile, board[other].tile);
                self.0.open.board[at.index()].tile = b;
                self.0.open.board[other].tile = a;
            }
        }
        self
    }

    pub fn mountain(mut self, a: &str, b: &str) -> Scene {
        self.0.open.mountains.push((square(a), square(b)));
        self
    }

    pub fn palms(mut self, at: &str, count: u8) -> Scene {
        self.0.open.palms_left -= count;
        self.place(at).palms += count;
        self
    }

    pub fn palaces(mut self, at: &str, count: u8) -> Scene {
        self.0.open.palaces_left -= count;
        self.place(at).palaces += count;
        self
    }

    pub fn camels(mut self, seat: Seat, squares: &str) -> Scene {
        let camels = &mut self.0.open.players[seat.index()].camels;
        squares.split(' ').for_each(|at| camels.insert(square(at)));
        self
    }

    pub fn tent(mut self, seat: Seat, at: &str) -> Scene {
        self.0.open.players[seat.index()].tent = Some(square(at));
        self
    }

    /// Viziers, Elders and Artisans in front of a player.
    pub fn held(mut self, seat: Seat, letters: &str) -> Scene {
        let heap = self.bagged(letters);
        self.0.open.players[seat.index()].held = heap;
        self
    }

    pub fn coins(mut self, seat: Seat, coins: u16) -> Scene {
        self.0.hidden.players[seat.index()].coins = coins;
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &str) -> Scene {
        for card in cards.split(' ') {
            let card = take(&mut self.0.hidden.resource_pile, &card.parse().unwrap());
            self.0.hidden.players[seat.index()].hand.add(card, 1);
        }
        self
    }

    pub fn row(mut self, cards: &str) -> Scene {
        for card in cards.split(' ') {
            let card = take(&mut self.0.hidden.resource_pile, &card.parse().unwrap());
            self.0.open.row.push(card);
        }
        self
    }

    /// The next cards of the resource pile, the first one on top.
    pub fn pile(mut self, cards: &str) -> Scene {
        for card in cards.split(' ').rev() {
            let card = take(&mut self.0.hidden.resource_pile, &card.parse().unwrap());
            self.0.hidden.resource_pile.push(card);
        }
        self
    }

    pub fn resource_discard_all(mut self) -> Scene {
        let pile = std::mem::take(&mut self.0.hidden.resource_pile);
        pile.into_iter().for_each(|card| self.0.open.resource_discard.add(card, 1));
        self
    }

    pub fn djinns(mut self, seat: Seat, djinns: &str) -> Scene {
        for djinn in djinns.split(' ') {
            let djinn = take(&mut self.0.hidden.djinn_pile, &djinn.parse().unwrap());
            self.0.open.players[seat.index()].djinns.insert(djinn);
        }
        self
    }

    pub fn djinns_up(mut self, djinns: &str) -> Scene {
        for djinn in djinns.split(' ') {
            let djinn = take(&mut self.0.hidden.djinn_pile, &djinn.parse().unwrap());
            self.0.open.djinns_up.insert(djinn);
        }
        self
    }

    /// The next djinns of the pile, the first one on top.
    pub fn djinn_pile(mut self, djinns: &str) -> Scene {
        for djinn in djinns.split(' ').rev() {
            let djinn = take(&mut self.0.hidden.djinn_pile, &djinn.parse().unwrap());
            self.0.hidden.djinn_pile.push(djinn);
        }
        self
    }

    pub fn thief(mut self, seat: Seat, thief: &str) -> Scene {
        let thief = take(&mut self.0.hidden.thief_pile, &thief.parse().unwrap());
        self.0.open.players[seat.index()].thieves.insert(thief);
        self
    }

    pub fn thief_up(mut self, thief: &str) -> Scene {
        self.0.open.thief_up = Some(take(&mut self.0.hidden.thief_pile, &thief.parse().unwrap()));
        self
    }

    pub fn items(mut self, seat: Seat, items: &str) -> Scene {
        for item in items.split(' ') {
            let item = take(&mut self.0.hidden.item_pile, &item.parse().unwrap());
            self.0.hidden.players[seat.index()].items.add(item, 1);
        }
        self
    }

    pub fn item_discard(mut self, items: &str) -> Scene {
        for item in items.split(' ') {
            let item = take(&mut self.0.hidden.item_pile, &item.parse().unwrap());
            self.0.open.item_discard.add(item, 1);
        }
        self
    }

    /// The next items of the pile, the first one on top.
    pub fn item_pile(mut self, items: &str) -> Scene {
        for item in items.split(' ').rev() {
            let item = take(&mut self.0.hidden.item_pile, &item.parse().unwrap());
            self.0.hidden.item_pile.push(item);
        }
        self
    }

    /// It is this seat's turn; the other markers follow in order of seats.
    pub fn turn_of(mut self, seat: Seat) -> Scene {
        let open = &mut self.0.open;
        let (players, markers) = (open.options.players, open.options.markers());
        open.active = seat;
        open.bid_order = vec![seat];
        open.track = Default::default();
        for i in 1..markers {
            open.track[9 - usize::from(i)] = Some(Seat((seat.0 + i) % players));
        }
        open.agenda = vec![Task::Walk];
        self
    }

    /// The others have acted already: the round ends with this turn.
    pub fn last_turn_of(self, seat: Seat) -> Scene {
        let mut scene = self.turn_of(seat);
        let open = &mut scene.0.open;
        open.bid_order = open.track.iter().flatten().copied().chain([seat]).collect();
        open.track = Default::default();
        scene
    }

    /// The auction, the markers bidding in this order.
    pub fn auction(mut self, order: &[u8]) -> Scene {
        let open = &mut self.0.open;
        open.bid_order = order.iter().map(|seat| Seat(*seat)).collect();
        open.track = Default::default();
        open.agenda = vec![Task::Bid];
        self
    }

    pub fn agenda(mut self, tasks: &[Task]) -> Scene {
        self.0.open.agenda = tasks.to_vec();
        self
    }

    #[track_caller]
    pub fn go(self) -> Live {
        match State::from_position(self.0) {
            Ok(state) => Live { state, told: Vec::new() },
            Err(reasons) => panic!("the scene makes no sense: {reasons:#?}"),
        }
    }
}

/// A scene being played.
#[derive(Clone)]
pub struct Live {
    pub state: State,
    pub told: Vec<Event>,
}

impl Live {
    /// Plays choices, separated by `; `, each of which must be legal.
    #[track_caller]
    pub fn play(mut self, choices: &str) -> Live {
        for text in choices.split("; ") {
            let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
            if let Err(error) = self.state.check_choice(choice) {
                panic!("{error}\nlegal: {}", self.legal().join(", "));
            }
            self.state.play_telling(choice, &mut self.told);
            let broken = self.state.broken_invariants();
            assert!(broken.is_empty(), "after `{text}`: {broken:?}");
        }
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let choices = self.state.legal();
        choices.iter().map(Choice::to_string).collect()
    }

    /// The legal choices that begin with a word.
    pub fn legal_of(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    pub fn is_legal(&self, choice: &str) -> bool {
        self.legal().iter().any(|text| text == choice)
    }

    #[track_caller]
    pub fn refuses(&self, choice: &str) -> Refusal {
        let choice: Choice = choice.parse().unwrap();
        let mut state = self.state.clone();
        let error = state.play(choice).expect_err("this should be refused");
        assert_eq!(state, self.state, "a refused choice changes nothing");
        error.refusal
    }

    pub fn open(&self) -> &Open {
        self.state.open()
    }

    pub fn coins(&self, seat: Seat) -> u16 {
        self.state.coins(seat)
    }

    pub fn hand(&self, seat: Seat) -> Vec<String> {
        self.state.hand(seat).each().map(|card| card.to_string()).collect()
    }

    pub fn items(&self, seat: Seat) -> Vec<String> {
        self.state.items(seat).each().map(|item| item.to_string()).collect()
    }

    pub fn row(&self) -> Vec<String> {
        self.open().row.as_slice().iter().map(Resource::to_string).collect()
    }

    pub fn djinns(&self, seat: Seat) -> Vec<String> {
        self.open().player(seat).djinns.iter().map(|djinn| djinn.to_string()).collect()
    }

    pub fn at(&self, text: &str) -> Meeples {
        self.open().board.meeples(square(text))
    }

    pub fn owner(&self, text: &str) -> Option<Seat> {
        self.open().owner(square(text))
    }

    pub fn palms(&self, text: &str) -> u8 {
        self.open().board.built(Piece::Palm, square(text))
    }

    pub fn palaces(&self, text: &str) -> u8 {
        self.open().board.built(Piece::Palace, square(text))
    }

    pub fn held(&self, seat: Seat) -> Meeples {
        self.open().player(seat).held
    }

    pub fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    pub fn points(&self, seat: Seat, part: &str) -> i16 {
        self.state.scores().of(seat).part(part)
    }

    pub fn told(&self) -> &[Event] {
        &self.told
    }
}
