//! Why a choice is not possible, in a player's words.
//!
//! Legality is decided by the lists alone; this only finds words. It looks at
//! nothing that the seat to act does not know.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::seat_name;
use crate::ids::{Djinn, Item, Resource};
use crate::payment::Payment;
use crate::printed::{Cost, Power, TileAction};
use crate::square::{Square, Way};
use crate::state::{State, Walk};
use crate::tribe::Tribe;
use caravanserai_core::Seat;

impl State {
    pub(crate) fn refusal(&self, choice: Choice) -> String {
        let (Some(task), Some(seat)) = (self.open.agenda.top(), self.open.to_act()) else {
            return "the game is over".to_owned();
        };
        let reason = match (task, choice) {
            (Task::Bid, Choice::Bid { price, fakirs }) => self.why_not_bid(seat, price, fakirs),
            (Task::Walk, Choice::Take(from)) => self.why_not_take(from),
            (Task::Walk, Choice::Pass) => Some("there is a legal move, so it must be made".into()),
            (Task::Step, Choice::Step(to, tribe)) => self.why_not_step(to, tribe),
            (Task::Step, Choice::Fly(..)) => Some(
                "only the last meeple flies, with the carpet, to a tile with its colour".into(),
            ),
            (Task::Tribe { tribe: Tribe::Assassin, count, at }, Choice::Kill(on, tribe)) => {
                self.why_not_kill(count, at, on, tribe)
            }
            (_, Choice::KillHeld(victim, tribe)) => self.why_not_kill_held(victim, tribe),
            (Task::Tribe { tribe: Tribe::Builder, .. }, Choice::Fakirs(_)) => {
                Some(format!("you have {} Fakirs", self.fakirs(seat)))
            }
            (Task::TileAction { at }, Choice::BuyDjinn(djinn, payment)) => {
                self.why_not_buy(at, self.open.djinns_up.has(djinn), payment)
            }
            (Task::TileAction { at }, Choice::BuyThief(thief, payment)) => {
                self.why_not_buy(at, self.open.thief_up == Some(thief), payment)
            }
            (Task::TileAction { at }, Choice::Card(_)) => self.why_not_card(at, seat),
            (Task::MarketCard { among }, Choice::Card(_)) => {
                Some(format!("choose among the first {among} cards of the row"))
            }
            (_, Choice::UseDjinn(djinn, payment)) => self.why_not_use(djinn, payment),
            (_, Choice::UseItem(item)) => self.why_not_item(item),
            (Task::UseThief { tribe }, Choice::UseThief(thief)) => Some(format!(
                "{} follows {} meeples and must be yours; {tribe} ones acted",
                thief.name(),
                thief.row().tribe
            )),
            (Task::Finish | Task::LaySet { .. }, Choice::Lay(kind)) => self.why_not_lay(kind, seat),
            _ => None,
        };
        reason.unwrap_or_else(|| format!("{} is to {}", seat_name(seat), self.expected(task)))
    }

    /// What the current decision is, and what an answer looks like.
    fn expected(&self, task: Task) -> String {
        let text = match task {
            Task::Bid => "bid for the turn order, as in `bid 3`",
            Task::NextTurn => "wait",
            Task::Walk => "take the meeples of a tile, as in `take c3`",
            Task::Step => "drop a meeple on the next tile, as in `step d3 red`",
            Task::Control { .. } => "take control with `camel` or `tent`",
            Task::Tribe { tribe: Tribe::Builder, .. } => {
                "say how many Fakirs help the Builders, as in `fakirs 0`"
            }
            Task::Tribe { .. } | Task::SecondKill { .. } | Task::SecondKillHeld { .. } => {
                "kill somebody in reach, as in `kill c3 red` or `kill white of 1`"
            }
            Task::UseThief { .. } => "send the thief or `skip`",
            Task::TileAction { at } => return self.expected_on_tile(at),
            Task::MarketCard { .. } => "choose another card, as in `card 2`",
            Task::Finish => "`end` the turn, or before that sell (`lay fish`) or use djinns",
            Task::LaySet { .. } => "lay out another kind, in the order of the list, or `sell`",
            Task::ChooseTile { .. } => "choose a tile for the djinn, as in `on c3`",
            Task::Build { .. } => "place the piece with `on` and the tile, or call the djinn",
            Task::BuildBeside { .. } => "choose one of the tiles around, as in `on c3`",
            Task::KeepDjinn { .. } => "keep one of the djinns, as in `pick leta`",
            Task::KeepItem { .. } => "keep one of the items, as in `pick chest`",
            Task::Give { .. } => "choose what the thief gets",
            Task::TakeLoot { .. } => "choose from what the thief has gathered",
            Task::Lamp => "take a face-up djinn, as in `pick leta`",
            Task::Flute { onto: None, .. } => {
                "choose the tile that the flute calls to, as in `on c3`"
            }
            Task::Flute { .. } => {
                "gather a neighbour's meeple, as in `gather c3 red`, or be `done`"
            }
            Task::Scimitar { .. } => "kill a meeple on the board, as in `kill c3 red`",
            Task::Talisman { from: None } => "choose an own camel by its tile, as in `on c3`",
            Task::Talisman { .. } => "choose an empty tile for the camel, as in `on c3`",
            Task::Horn { .. } => "choose the next card of the row, as in `pick fish`",
            Task::Ring => "take an item of the discard, as in `pick crown`",
        };
        text.to_owned()
    }

    fn expected_on_tile(&self, at: Square) -> String {
        match self.open.board.action(at) {
            TileAction::Market { .. } => "buy a card of the row, as in `card 1`, or `skip`".into(),
            TileAction::Djinn => "buy a djinn, as in `buy leta elders`, or `skip`".into(),
            TileAction::Item => {
                "make an item with `make artisan` or `make fakirs`, or `skip`".into()
            }
            TileAction::None | TileAction::Palace | TileAction::Palm => "wait".into(),
        }
    }

    fn why_not_bid(&self, seat: Seat, price: u8, fakirs: u8) -> Option<String> {
        let bids = &catalogue().bids;
        let space = bids.iter().rposition(|bid| *bid == price)?;
        let taken = if price == 0 { self.open.track[0] } else { self.open.track[space] };
        if taken.is_some() {
            let which = if price == 0 { "all three free spaces are" } else { "that space is" };
            return Some(format!("{which} taken"));
        }
        if fakirs > 0 && !self.open.holds(seat, Power::CheaperBids) {
            return Some("only Kumarbi lets Fakirs lower a bid".to_owned());
        }
        if fakirs > self.fakirs(seat) {
            return Some(format!("you have {} Fakirs", self.fakirs(seat)));
        }
        if usize::from(fakirs) + 2 > space {
            return Some(format!("{fakirs} Fakirs are more than this bid can use"));
        }
        Some(format!("you have {} coins", self.hidden.coins[seat.index()]))
    }

    fn why_not_take(&self, from: Square) -> Option<String> {
        if !self.open.board.land().has(from) {
            return Some(format!("there is no tile to walk from on {from}"));
        }
        if self.open.board.meeples(from).is_empty() {
            return Some(format!("there are no meeples on {from}"));
        }
        Some(format!(
            "a walk from {from} could not end on a tile with the colour of its last meeple"
        ))
    }

    fn why_not_step(&self, to: Square, tribe: Tribe) -> Option<String> {
        let Walk { hand, at, from } = self.open.walk;
        if !hand.has(tribe) {
            return Some(format!("there is no {tribe} meeple in hand, only {hand}"));
        }
        let Some(way) = Way::between(at, to) else {
            return Some(format!("{to} is not beside {at}"));
        };
        if from == Some(to) {
            return Some(format!("the walk just came from {to}"));
        }
        if !self.open.board.exits(way).has(at) {
            return Some(format!("a mountain or the Chasm bars the way from {at} to {to}"));
        }
        if hand.total() == 1 {
            return Some(format!("the last meeple needs a {tribe} one on {to}"));
        }
        Some(format!("with {tribe} dropped on {to} the walk could not end legally"))
    }

    fn why_not_kill(&self, count: u8, at: Square, on: Square, tribe: Tribe) -> Option<String> {
        if !self.open.board.meeples(on).has(tribe) {
            return Some(format!("there is no {tribe} meeple on {on}"));
        }
        let far = at.distance(on);
        Some(format!("{on} is {far} away, and {count} Assassins with your Fakirs do not get there"))
    }

    fn why_not_kill_held(&self, victim: Seat, tribe: Tribe) -> Option<String> {
        if victim == self.open.active || victim.0 >= self.open.options.players {
            return Some("Assassins kill in front of opponents".to_owned());
        }
        if !self.open.player(victim).held.has(tribe) {
            return Some(format!("{} keeps no {tribe} meeple", seat_name(victim)));
        }
        self.open
            .holds(victim, Power::Protection)
            .then(|| format!("Boaz protects what {} keeps", seat_name(victim)))
    }

    fn why_not_buy(&self, at: Square, on_offer: bool, payment: Payment) -> Option<String> {
        if self.open.board.action(at) != TileAction::Djinn {
            return None;
        }
        if !on_offer {
            return Some("only face-up cards can be bought".to_owned());
        }
        let asked = Cost::Elders.payments().contains(&payment);
        Some(if asked {
            cannot_pay(payment)
        } else {
            "the price is 2 Elders, or 1 Elder and 1 Fakir".into()
        })
    }

    fn why_not_card(&self, at: Square, seat: Seat) -> Option<String> {
        let TileAction::Market { price, among, .. } = self.open.board.action(at) else {
            return None;
        };
        let coins = self.hidden.coins[seat.index()];
        Some(if coins < u16::from(price) {
            format!("the market asks for {price} coins, you have {coins}")
        } else {
            format!("this market sells the first {among} cards of the row")
        })
    }

    fn why_not_use(&self, djinn: Djinn, payment: Payment) -> Option<String> {
        let (seat, name) = (self.open.active, djinn.name());
        if self.open.to_act() != Some(seat) {
            return Some("djinns are called in the own turn".to_owned());
        }
        if !self.open.player(seat).djinns.has(djinn) {
            return Some(format!("{name} is not yours"));
        }
        if self.open.used.has(djinn) {
            return Some(format!("{name} was already called this turn"));
        }
        let cost = djinn.row().cost;
        if cost == Cost::None {
            return Some(format!("{name} needs no call: the power is always on"));
        }
        if !cost.payments().contains(&payment) {
            return Some(format!("{name} is not paid with `{payment}`"));
        }
        Some(if self.can_pay(seat, payment) {
            format!("{name} can do nothing at this moment")
        } else {
            cannot_pay(payment)
        })
    }

    fn why_not_item(&self, item: Item) -> Option<String> {
        let (seat, name) = (self.open.active, item.name());
        if self.open.to_act() != Some(seat) {
            return Some("items are used in the own turn".to_owned());
        }
        if !self.hidden.items[seat.index()].has(item) {
            return Some(format!("you have no {name}"));
        }
        if item.magic().is_none() {
            return Some(format!("the {name} is precious, not magic"));
        }
        Some(if self.open.item_used {
            "one magic item was already used this turn".to_owned()
        } else {
            format!("the {name} can do nothing at this moment")
        })
    }

    fn why_not_lay(&self, kind: Resource, seat: Seat) -> Option<String> {
        if kind == Resource::FAKIR {
            return Some("Fakirs are no merchandise".to_owned());
        }
        Some(if self.hidden.hands[seat.index()].has(kind) {
            let order: Vec<String> = Resource::merchandise().map(|kind| kind.to_string()).collect();
            format!("a set has each kind once, laid out in this order: {}", order.join(", "))
        } else {
            format!("you have no {}", kind.name())
        })
    }
}

fn cannot_pay(payment: Payment) -> String {
    let parts =
        [(payment.elders(), "Elder"), (payment.artisans(), "Artisan"), (payment.fakirs(), "Fakir")];
    let asked: Vec<String> =
        parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
    format!("you do not have {}", asked.join(" and "))
}
