//! What every end of a walk would bring.
//!
//! Which colours are left where on the way matters to the next player; to the
//! walker it matters where the walk ends and with which colour. There are a few
//! dozen such ends, far fewer than walks, and what each is worth follows from what
//! lies there: so the best walk is found without walking it.

use crate::worth::{Purse, Worth};
use caravanserai_core::{Chance, Quick, Seat};
use five_tribes::{
    Djinn, Meeples, Open, Payment, Piece, Power, ROW, Resource, SQUARES, Square, Squares, State,
    TRIBES, Thief, TileAction, Tribe, Way,
};

/// An end that a walk can come to, and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Goal {
    pub(crate) worth: f32,
    pub(crate) end: Square,
    pub(crate) tribe: Tribe,
}

/// A whole walk, as far as it matters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct WalkPlan {
    pub(crate) from: Square,
    pub(crate) goal: Goal,
}

/// By how many points somebody may misjudge an end.
const ERROR: f32 = 4.0;
/// What an item is worth before it is known.
const ITEM: f32 = 6.0;

/// Looks at the board with one player's worths.
pub(crate) struct WalkValues<'a> {
    worth: Worth<'a>,
    purse: Purse,
    time: f32,
    /// How much an opponent's point counts against one's own.
    opponent: f32,
    /// What each card of the row would add to the hand.
    cards: [f32; ROW],
    /// What the first cards of the row would add together, as many as a walk can bring.
    first_cards: [f32; ROW + 1],
    /// What the best kill in front of an opponent is worth.
    held_kill: f32,
    /// What ending on a tile with a colour is worth.
    ends: [[f32; SQUARES]; TRIBES],
}

impl<'a> WalkValues<'a> {
    /// Looks around for a seat, which need not be on turn.
    pub(crate) fn new(state: &'a State, seat: Seat) -> WalkValues<'a> {
        WalkValues::weighed(state, Worth::new(state.open(), seat))
    }

    /// Looks around for a seat to which things are worth so much.
    pub(crate) fn weighed(state: &'a State, worth: Worth<'a>) -> WalkValues<'a> {
        let mut values = WalkValues::beside_walks(state, worth);
        values.look_at_ends();
        values
    }

    /// The same for a decision that no walk follows from: what ends of walks are worth is left
    /// out, which is most of the work.
    pub(crate) fn beside_walks(state: &'a State, worth: Worth<'a>) -> WalkValues<'a> {
        let seat = worth.seat;
        let mut values = WalkValues {
            time: worth.time_left(),
            opponent: worth.opponent(),
            purse: Purse::of(state, seat),
            worth,
            cards: [0.0; ROW],
            first_cards: [0.0; ROW + 1],
            held_kill: 0.0,
            ends: [[0.0; SQUARES]; TRIBES],
        };
        values.look_at_cards();
        values
    }

    /// As [`WalkValues::new`], but misjudges every end by up to [`ERROR`] points.
    pub(crate) fn erring(state: &'a State, seat: Seat, chance: &mut Quick) -> WalkValues<'a> {
        let mut values = WalkValues::new(state, seat);
        for tribe in Tribe::ALL {
            for at in state.open().board.standing(tribe) {
                // Small errors are likelier than large ones.
                let lots = chance.next_u32();
                let error = (lots & 0xffff) as f32 + (lots >> 16) as f32 - 65535.0;
                values.ends[tribe.index()][at.index()] += ERROR / 65535.0 * error;
            }
        }
        values
    }

    /// Likes every end the better the better it would be for the others, who can then not have
    /// it: by this share of what it is worth to them on average.
    pub(crate) fn envy(&mut self, state: &State, share: f32) {
        let open = self.open();
        let share = share / f32::from(open.options.players - 1);
        for other in open.opponents(self.worth.seat) {
            let theirs = WalkValues::new(state, other);
            for (own, theirs) in
                self.ends.as_flattened_mut().iter_mut().zip(theirs.ends.as_flattened())
            {
                *own += share * theirs;
            }
        }
    }

    fn open(&self) -> &'a Open {
        self.worth.open
    }

    fn look_at_cards(&mut self) {
        let row = self.open().row.as_slice();
        let hand = self.purse.hand;
        let now = self.worth.goods(&hand, self.time);
        for (place, card) in row.iter().enumerate() {
            // What lies there twice is looked at once.
            self.cards[place] = match row[..place].iter().position(|known| known == card) {
                Some(known) => self.cards[known],
                None => {
                    let mut with = hand;
                    with.add(*card, 1);
                    self.worth.goods(&with, self.time) - now
                }
            };
        }
    }

    /// Looks at so many cards of the row together.
    fn look_at_first_cards(&mut self, most: usize) {
        let row = self.open().row.as_slice();
        let mut gathered = self.purse.hand;
        let now = self.worth.goods(&gathered, self.time);
        for place in 0..most.min(ROW) {
            self.first_cards[place + 1] = match row.get(place) {
                Some(card) => {
                    gathered.add(*card, 1);
                    self.worth.goods(&gathered, self.time) - now
                }
                None => self.first_cards[place],
            };
        }
    }

    fn look_at_ends(&mut self) {
        let board = &self.open().board;
        let merchants = board.standing(Tribe::Merchant).into_iter();
        let heaps = merchants.map(|at| board.meeples(at).of(Tribe::Merchant) + 1);
        self.look_at_first_cards(heaps.max().unwrap_or(0).into());
        self.held_kill = self.best_held_kill();
        for tribe in Tribe::ALL {
            for at in board.standing(tribe) {
                self.ends[tribe.index()][at.index()] = self.worth_of_end(at, tribe);
            }
        }
    }

    /// What a walk is worth that ends here with this colour.
    pub(crate) fn end(&self, at: Square, tribe: Tribe) -> f32 {
        self.ends[tribe.index()][at.index()]
    }

    /// The best end of a walk that stands `at`, came this `way` or begins there, and
    /// has this hand; on none of the tiles to `avoid`.
    pub(crate) fn best(
        &self,
        at: Square,
        way: Option<Way>,
        hand: Meeples,
        avoid: Squares,
    ) -> Option<Goal> {
        let board = &self.open().board;
        let within = board.reach(at, way, hand.total()).without(avoid);
        let mut best: Option<Goal> = None;
        for tribe in hand.tribes() {
            for end in within.and(board.standing(tribe)) {
                let worth = self.end(end, tribe);
                if best.is_none_or(|best| worth > best.worth) {
                    best = Some(Goal { worth, end, tribe });
                }
            }
        }
        best
    }

    /// The best end of a walk that begins here.
    pub(crate) fn best_from(&self, from: Square, avoid: Squares) -> Option<Goal> {
        let hand = self.open().board.meeples(from);
        // The tile of origin is empty by the time a walk comes back to it.
        self.best(from, None, hand, avoid.or(from.only()))
    }

    /// The best walk that begins and ends on none of the tiles to `avoid`.
    pub(crate) fn best_walk(&self, avoid: Squares) -> Option<WalkPlan> {
        let mut best: Option<WalkPlan> = None;
        for from in self.open().board.occupied().without(avoid) {
            if let Some(goal) = self.best_from(from, avoid)
                && best.is_none_or(|best| goal.worth > best.goal.worth)
            {
                best = Some(WalkPlan { from, goal });
            }
        }
        best
    }

    fn worth_of_end(&self, at: Square, tribe: Tribe) -> f32 {
        let heap = self.open().board.meeples(at);
        let count = heap.of(tribe) + 1;
        let emptied = heap.total() == heap.of(tribe);
        let owner = self.open().owner(at);
        let claimed = emptied && owner.is_none() && self.can_claim();
        let land = if claimed { self.worth.tile(at, self.time) } else { 0.0 };
        let owner = if claimed { Some(self.worth.seat) } else { owner };
        let elders = if tribe == Tribe::Elder { count } else { 0 };
        land + self.worth_of_tribe(at, tribe, count) + self.worth_of_action(at, owner, elders)
    }

    fn can_claim(&self) -> bool {
        self.open().camels_left(self.worth.seat) > 0 || self.open().has_tent(self.worth.seat)
    }

    /// What the tribe action brings.
    fn worth_of_tribe(&self, at: Square, tribe: Tribe, count: u8) -> f32 {
        let more = f32::from(count);
        match tribe {
            Tribe::Vizier => self.worth_of_viziers(more),
            Tribe::Elder => more * self.elder(),
            Tribe::Merchant => self.first_cards[usize::from(count).min(ROW)],
            Tribe::Builder => {
                let blue = f32::from(self.open().board.blue().and(at.block()).len());
                let fakirs = f32::from(self.purse.hand.of(Resource::FAKIR));
                let coins = blue * self.coin();
                coins * more + fakirs * (coins - self.fakir()).max(0.0)
            }
            Tribe::Assassin => self.best_kill(at, count),
            Tribe::Artisan => more * 2.5 + ITEM,
        }
    }

    /// What so many more Viziers are worth, to oneself and against the others.
    fn worth_of_viziers(&self, more: f32) -> f32 {
        let held = self.open().player(self.worth.seat).held.of(Tribe::Vizier);
        let (mine, time) = (f32::from(held), self.time);
        let gain = self.worth.viziers_if(mine + more, time) - self.worth.viziers_if(mine, time);
        let lost = |other: Seat| {
            let theirs = f32::from(self.open().player(other).held.of(Tribe::Vizier));
            self.worth.ahead(theirs - mine, time) - self.worth.ahead(theirs - mine - more, time)
        };
        let lost: f32 = self.open().opponents(self.worth.seat).map(lost).sum();
        gain + 10.0 * self.opponent * lost
    }

    /// What an Elder is worth.
    fn elder(&self) -> f32 {
        let bonus = self.worth.bonus(Power::BetterElders);
        2.0 + bonus + self.worth.weights.elder_to_spend * self.time.sqrt()
    }

    /// What a coin is worth.
    pub(crate) fn coin(&self) -> f32 {
        1.0 + self.worth.weights.coin * self.time
    }

    /// What a Fakir is worth.
    pub(crate) fn fakir(&self) -> f32 {
        self.worth.weights.fakir * self.time.sqrt()
    }

    fn best_kill(&self, at: Square, range: u8) -> f32 {
        let open = self.open();
        let mut best = self.held_kill;
        let fakirs = self.purse.hand.of(Resource::FAKIR);
        let unowned = open.board.occupied().without(open.owned());
        for on in unowned.and(at.within(range + fakirs)) {
            let heap = open.board.meeples(on);
            // On the last tile the Assassins are gone by then.
            let left =
                if on == at { heap.total() - heap.of(Tribe::Assassin) } else { heap.total() };
            if left == 1 && self.can_claim() {
                let spent = f32::from(at.distance(on).saturating_sub(range)) * self.fakir();
                best = best.max(self.worth.tile(on, self.time) - spent);
            }
        }
        best
    }

    fn best_held_kill(&self) -> f32 {
        let open = self.open();
        let mut best = 0.0_f32;
        for victim in open.opponents(self.worth.seat) {
            if open.holds(victim, Power::Protection) {
                continue;
            }
            for tribe in open.player(victim).held.tribes() {
                best = best.max(self.worth_of_held_kill(victim, tribe));
            }
        }
        best
    }

    /// What it is worth to kill this in front of an opponent.
    pub(crate) fn worth_of_held_kill(&self, victim: Seat, tribe: Tribe) -> f32 {
        let held = |seat: Seat| f32::from(self.open().player(seat).held.of(Tribe::Vizier));
        match tribe {
            Tribe::Vizier => {
                let (mine, theirs) = (held(self.worth.seat), held(victim));
                let lead = |lead: f32| self.worth.ahead(lead, self.time);
                let gain = lead(mine - theirs + 1.0) - lead(mine - theirs);
                let loss = lead(theirs - mine) - lead(theirs - mine - 1.0);
                10.0 * gain + self.opponent * (1.0 + 10.0 * loss)
            }
            Tribe::Elder => self.opponent * self.elder(),
            Tribe::Merchant | Tribe::Builder | Tribe::Assassin | Tribe::Artisan => {
                self.opponent * 2.5
            }
        }
    }

    /// What it is worth to kill a meeple on a tile.
    pub(crate) fn worth_of_kill(&self, on: Square) -> f32 {
        let open = self.open();
        let lonely = open.board.meeples(on).total() == 1;
        if lonely && self.can_claim() && !open.owned().has(on) {
            self.worth.tile(on, self.time)
        } else {
            0.0
        }
    }

    /// What the tile's action brings if the tile is then `owner`'s and so many
    /// `more_elders` have come.
    fn worth_of_action(&self, at: Square, owner: Option<Seat>, more_elders: u8) -> f32 {
        let built = |piece: Piece| match owner {
            _ if self.open().supply(piece) == 0 => 0.0,
            Some(seat) if seat == self.worth.seat => self.worth.piece(piece),
            Some(_) => -self.opponent * self.worth.piece(piece),
            None => 0.0,
        };
        match self.open().board.action(at) {
            TileAction::None => 0.0,
            TileAction::Palm => built(Piece::Palm),
            TileAction::Palace => built(Piece::Palace),
            TileAction::Market { price, cards, among } => {
                self.best_purchase(price, cards, among).max(0.0)
            }
            TileAction::Djinn => self.best_djinn(more_elders),
            TileAction::Item => self.best_item(),
        }
    }

    fn best_purchase(&self, price: u8, cards: u8, among: u8) -> f32 {
        if self.purse.coins < u16::from(price) {
            return 0.0;
        }
        let offered = usize::from(among).min(self.open().row.len());
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for worth in &self.cards[..offered] {
            if *worth > best {
                (best, second) = (*worth, best);
            } else {
                second = second.max(*worth);
            }
        }
        let bought = if cards > 1 { best + second } else { best };
        bought - f32::from(price) * self.coin()
    }

    fn best_djinn(&self, more_elders: u8) -> f32 {
        let open = self.open();
        let elders = open.player(self.worth.seat).held.of(Tribe::Elder) + more_elders;
        let fakirs = self.purse.hand.of(Resource::FAKIR);
        let payment = match (elders, fakirs) {
            (0, _) | (1, 0) => return 0.0,
            (_, 0) => Payment::Elders,
            _ => Payment::ElderAndFakir,
        };
        let djinns = open.djinns_up.iter().map(|djinn| self.djinn(djinn));
        let thief = open.thief_up.map_or(0.0, |thief| self.thief(thief));
        (djinns.fold(thief, f32::max) - self.price(payment)).max(0.0)
    }

    fn best_item(&self) -> f32 {
        let artisans = self.open().player(self.worth.seat).held.of(Tribe::Artisan);
        let fakirs = self.purse.hand.of(Resource::FAKIR);
        let payment = match (artisans, fakirs) {
            (_, 2..) => Payment::Fakirs,
            (1.., _) => Payment::Artisan,
            _ => return 0.0,
        };
        (ITEM - self.price(payment)).max(0.0)
    }

    /// What a djinn is worth.
    pub(crate) fn djinn(&self, djinn: Djinn) -> f32 {
        self.worth.djinn(djinn, self.time)
    }

    /// What a thief is worth.
    pub(crate) fn thief(&self, thief: Thief) -> f32 {
        self.worth.thief(thief, self.time)
    }

    /// What an item that nobody knows yet is worth once it is paid for.
    pub(crate) fn item(&self, payment: Payment) -> f32 {
        ITEM - self.price(payment)
    }

    /// What is given away with a payment.
    pub(crate) fn price(&self, payment: Payment) -> f32 {
        f32::from(payment.elders()) * self.elder()
            + f32::from(payment.fakirs()) * self.fakir()
            + f32::from(payment.artisans()) * 2.5
    }

    /// What the card in this place of the row, counted from 0, would add.
    pub(crate) fn card(&self, place: usize) -> f32 {
        self.cards.get(place).copied().unwrap_or(0.0)
    }

    /// What the tent would score on this tile besides the tile.
    pub(crate) fn tent(&self, at: Square) -> f32 {
        self.worth.tent(at)
    }

    /// The blue tiles around a tile.
    pub(crate) fn blue_around(&self, at: Square) -> f32 {
        f32::from(self.open().board.blue().and(at.block()).len())
    }
}
