//! What things are worth to one player of Five Tribes, in final points.
//!
//! What lies in front of a player counts and, where it may be known, what is in the
//! purse and in the hand. What can still grow counts a little more while the game
//! goes on. The greedy opponent, the policy and the value all read it.

use caravanserai_core::Seat;
use five_tribes::{
    ArtisanTie, Cost, Djinn, Item, Items, Open, Piece, Power, Resource, Resources, Square, State,
    Thief, TileAction, Tribe, best_sale, catalogue,
};

/// What things are worth, in final points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// How much the opponents' prospects, on average, count against one's own.
    pub(crate) opponent: f32,
    /// What a coin can still bring on top of itself.
    pub(crate) coin: f32,
    /// A coin is worth more to a seat with few: bids and markets ask for them.
    pub(crate) needed_coins: f32,
    /// By how much.
    pub(crate) needed_coin: f32,
    /// What a Fakir can still do.
    pub(crate) fakir: f32,
    /// What an Elder can still buy, on top of its points.
    pub(crate) elder_to_spend: f32,
    /// Up to how many Elders.
    pub(crate) elders_to_spend: f32,
    /// What each kind of merchandise promises for longer sets.
    pub(crate) kind: f32,
    /// How much of what a set brings now is no longer to come.
    pub(crate) set: f32,
    /// What the power of a djinn can still bring that has to be paid for.
    pub(crate) paid_power: f32,
    /// The same for powers that are always on.
    pub(crate) free_power: f32,
    /// The same for powers that make things score more.
    pub(crate) scoring_power: f32,
    /// What a thief brings when it is used, on top of what it is worth unused.
    pub(crate) thief: f32,
    /// A magic item that was not used yet.
    pub(crate) magic: f32,
    /// An own Oasis, on which palms will still be placed.
    pub(crate) oasis: f32,
    /// An own Village, on which palaces will still be placed.
    pub(crate) village: f32,
    /// The steepness of the race for Viziers: so many more are a safe lead.
    pub(crate) safe_lead: f32,
}

impl Weights {
    /// For two players, fitted on search games: final points gained per unit held
    /// between rounds.
    pub(crate) const OF_TWO: Weights = Weights {
        opponent: 0.8,
        coin: 0.1,
        needed_coins: 12.0,
        needed_coin: 0.35,
        fakir: 2.0,
        elder_to_spend: 2.0,
        elders_to_spend: 4.0,
        kind: 3.0,
        set: 0.3,
        paid_power: 1.5,
        free_power: 6.0,
        scoring_power: 5.0,
        thief: 1.0,
        magic: 4.0,
        oasis: 2.4,
        village: 5.5,
        safe_lead: 5.0,
    };

    /// The same with more players.
    pub(crate) const OF_MORE: Weights = Weights {
        coin: 0.3,
        needed_coin: 0.2,
        fakir: 3.0,
        kind: 5.0,
        paid_power: 2.4,
        free_power: 7.0,
        scoring_power: 3.0,
        oasis: 2.8,
        safe_lead: 4.0,
        ..Weights::OF_TWO
    };

    const fn of(players: u8) -> &'static Weights {
        if players == 2 { &Weights::OF_TWO } else { &Weights::OF_MORE }
    }
}

/// What only its owner sees.
#[derive(Default)]
pub(crate) struct Purse {
    pub(crate) coins: u16,
    pub(crate) hand: Resources,
    pub(crate) items: Items,
}

impl Purse {
    /// A seat's own purse in a state of which the seat knows everything.
    pub(crate) fn of(state: &State, seat: Seat) -> Purse {
        Purse { coins: state.coins(seat), hand: *state.hand(seat), items: *state.items(seat) }
    }
}

/// How a seat stands against the others, of whom only what lies open counts.
pub(crate) fn standing(state: &State, seat: Seat) -> f32 {
    standing_of(state, &Worth::new(state.open(), seat))
}

/// How the seat of `mine` stands, to whom things are worth what it says.
pub(crate) fn standing_of(state: &State, mine: &Worth<'_>) -> f32 {
    let (open, seat) = (state.open(), mine.seat);
    let others = open.opponents(seat).map(|other| Worth::new(open, other).prospects(None));
    mine.prospects(Some(&Purse::of(state, seat))) - mine.opponent() * others.sum::<f32>()
}

/// How many parts there are to what a player has.
pub(crate) const PARTS: usize = 6;

/// One player's side of the table.
pub(crate) struct Worth<'a> {
    pub(crate) open: &'a Open,
    pub(crate) seat: Seat,
    pub(crate) weights: &'a Weights,
}

impl<'a> Worth<'a> {
    pub(crate) const fn new(open: &'a Open, seat: Seat) -> Worth<'a> {
        Worth::weighed(open, seat, Weights::of(open.options.players))
    }

    /// The same to somebody to whom things are worth so much.
    pub(crate) const fn weighed(open: &'a Open, seat: Seat, weights: &'a Weights) -> Worth<'a> {
        Worth { open, seat, weights }
    }

    /// How much a point of one opponent counts against one's own.
    pub(crate) fn opponent(&self) -> f32 {
        self.weights.opponent / f32::from(self.open.options.players - 1)
    }

    /// What the player has and may hope for, in points of the end.
    pub(crate) fn prospects(&self, purse: Option<&Purse>) -> f32 {
        self.parts(purse).iter().sum()
    }

    /// The same by what it is: Viziers, Elders, Artisans, land, what is hidden, and cards.
    pub(crate) fn parts(&self, purse: Option<&Purse>) -> [f32; PARTS] {
        let time = self.time_left();
        let hidden = purse.map_or(0.0, |purse| self.purse(purse, time));
        [
            self.viziers(time),
            self.elders(time),
            self.artisans(),
            self.land(time),
            hidden,
            self.cards(time),
        ]
    }

    /// How much of the game is left, from 1 to 0: the fewest camels that a seat has left.
    pub(crate) fn time_left(&self) -> f32 {
        if self.open.ending {
            return 0.0;
        }
        let left = self.open.seats().map(|seat| self.open.camels_left(seat)).min().unwrap_or(0);
        f32::from(left) / f32::from(self.open.options.camels().max(1))
    }

    fn held(&self, seat: Seat, tribe: Tribe) -> f32 {
        f32::from(self.open.player(seat).held.of(tribe))
    }

    /// What the seat's djinn with this power adds to each thing it is about.
    pub(crate) fn bonus(&self, power: Power) -> f32 {
        let djinn = catalogue().djinn_with(power);
        let held = djinn.filter(|djinn| self.open.player(self.seat).djinns.contains(*djinn));
        held.map_or(0.0, |djinn| f32::from(djinn.row().bonus))
    }

    /// The race for Viziers is open until the end; a lead is the safer the larger it is.
    fn viziers(&self, time: f32) -> f32 {
        self.viziers_if(self.held(self.seat, Tribe::Vizier), time)
    }

    /// What the Viziers would be worth if there were so many.
    pub(crate) fn viziers_if(&self, mine: f32, time: f32) -> f32 {
        let points = &catalogue().points;
        let others = self.open.opponents(self.seat);
        let race: f32 = others.map(|o| self.ahead(mine - self.held(o, Tribe::Vizier), time)).sum();
        let each = f32::from(points.vizier) + self.bonus(Power::BetterViziers);
        mine * each + race * f32::from(points.vizier_per_player_with_fewer)
    }

    /// How likely a lead of so many Viziers lasts.
    pub(crate) fn ahead(&self, lead: f32, time: f32) -> f32 {
        let safe = 1.0 + (self.weights.safe_lead - 1.0) * time;
        // Equal is not ahead: without time a lead of one is everything.
        let chance = if time > 0.0 { 0.5 + (lead - 0.5) / (2.0 * safe) } else { lead };
        chance.clamp(0.0, 1.0)
    }

    fn elders(&self, time: f32) -> f32 {
        let mine = self.held(self.seat, Tribe::Elder);
        let each = f32::from(catalogue().points.elder) + self.bonus(Power::BetterElders);
        mine * each
            + mine.min(self.weights.elders_to_spend) * self.weights.elder_to_spend * time.sqrt()
    }

    /// What one more meeple in front of the player is worth.
    pub(crate) fn one_more(&self, tribe: Tribe, time: f32) -> f32 {
        let points = &catalogue().points;
        match tribe {
            Tribe::Vizier => {
                let mine = self.held(self.seat, Tribe::Vizier);
                self.viziers_if(mine + 1.0, time) - self.viziers_if(mine, time)
            }
            Tribe::Elder => f32::from(points.elder) + self.bonus(Power::BetterElders),
            Tribe::Artisan => f32::from(points.artisan) + self.bonus(Power::BetterArtisans),
            Tribe::Merchant | Tribe::Builder | Tribe::Assassin => 0.0,
        }
    }

    fn artisans(&self) -> f32 {
        let points = &catalogue().points;
        let mine = self.held(self.seat, Tribe::Artisan);
        if mine == 0.0 {
            return 0.0;
        }
        let others = self.open.opponents(self.seat).map(|seat| self.held(seat, Tribe::Artisan));
        let best = others.fold(0.0, f32::max);
        let leads = match self.open.options.artisan_tie {
            ArtisanTie::Two => mine > best,
            ArtisanTie::Three => mine >= best,
        };
        let each = if leads { points.artisan_most } else { points.artisan };
        mine * (f32::from(each) + self.bonus(Power::BetterArtisans))
    }

    /// Tiles with what is built on them, and the tent.
    fn land(&self, time: f32) -> f32 {
        let player = self.open.player(self.seat);
        let tiles: f32 = player.tiles().map(|at| self.tile(at, time)).sum();
        let tent = player.tent.map_or(0.0, |tent| self.tent(tent));
        tiles + tent
    }

    /// What a tile is worth to its owner.
    pub(crate) fn tile(&self, at: Square, time: f32) -> f32 {
        let board = &self.open.board;
        let tile = board.tile(at).row();
        let palms = self.piece(Piece::Palm) * f32::from(board.built(Piece::Palm, at));
        let palaces = self.piece(Piece::Palace) * f32::from(board.built(Piece::Palace, at));
        let site = match tile.action {
            TileAction::Palm => self.weights.oasis * time,
            TileAction::Palace => self.weights.village * time,
            TileAction::None | TileAction::Market { .. } | TileAction::Djinn | TileAction::Item => {
                0.0
            }
        };
        f32::from(tile.value) + palms + palaces + site
    }

    /// What a palm or palace on an own tile is worth.
    pub(crate) fn piece(&self, piece: Piece) -> f32 {
        let points = &catalogue().points;
        match piece {
            Piece::Palm => f32::from(points.palm) + self.bonus(Power::BetterPalms),
            Piece::Palace => f32::from(points.palace),
        }
    }

    /// What the tent on this tile scores besides the tile.
    pub(crate) fn tent(&self, tent: Square) -> f32 {
        let red = self.open.board.red().and(tent.block()).len();
        f32::from(red) * f32::from(catalogue().points.red_tile_near_tent)
    }

    /// Djinns and thieves.
    fn cards(&self, time: f32) -> f32 {
        let player = self.open.player(self.seat);
        let djinns: f32 = player.djinns.iter().map(|djinn| self.djinn(djinn, time)).sum();
        let thieves: f32 = player.thieves.iter().map(|thief| self.thief(thief, time)).sum();
        djinns + thieves
    }

    /// What a djinn is worth to its owner.
    pub(crate) fn djinn(&self, djinn: Djinn, time: f32) -> f32 {
        let power = match djinn.row().cost {
            _ if djinn.row().bonus != 0 => self.weights.scoring_power,
            Cost::None => self.weights.free_power,
            Cost::Elder | Cost::Elders | Cost::Fakir | Cost::Fakirs => self.weights.paid_power,
        };
        f32::from(djinn.row().points) + power * time
    }

    /// What a thief is worth to its owner.
    pub(crate) fn thief(&self, thief: Thief, time: f32) -> f32 {
        f32::from(thief.row().points) + self.weights.thief * time
    }

    /// What the purse is worth.
    pub(crate) fn purse(&self, purse: &Purse, time: f32) -> f32 {
        let coins = f32::from(purse.coins);
        let needed = coins.min(self.weights.needed_coins) * self.weights.needed_coin;
        let kinds = purse.items.kinds();
        let items: f32 =
            kinds.map(|kind| f32::from(purse.items.of(kind)) * self.item(kind, time)).sum();
        coins * (1.0 + self.weights.coin * time)
            + needed * time.min(0.5) * 2.0
            + self.goods(&purse.hand, time)
            + items
    }

    /// What an item is worth to its owner.
    pub(crate) fn item(&self, kind: Item, time: f32) -> f32 {
        match kind.magic() {
            Some(_) => self.weights.magic * time.sqrt(),
            None => f32::from(kind.row().points) + self.bonus(Power::BetterTreasures),
        }
    }

    /// What resource cards are worth.
    pub(crate) fn goods(&self, hand: &Resources, time: f32) -> f32 {
        let fakirs = hand.of(Resource::FAKIR);
        let wild = if self.open.holds(self.seat, Power::FakirsAreWild) { fakirs / 2 } else { 0 };
        let kinds = Resource::merchandise().filter(|kind| hand.has(*kind)).count();
        let sale = f32::from(best_sale(hand, wild));
        let promise = self.weights.kind * kinds as f32 - self.weights.set * sale;
        f32::from(fakirs) * self.weights.fakir * time.sqrt() + sale + promise * time
    }
}
