//! What a position of Five Tribes is worth at a glance.
//!
//! Everything is counted in the points of the end: what lies in front of a
//! player and, as far as the judge may see it, what is in the purse and in the
//! hand. What can still grow counts a little more while the game goes on.

use crate::Judge;
use caravanserai_core::Seat;
use five_tribes::{
    ArtisanTie, Cost, Djinn, Items, Open, Piece, Power, Resource, Resources, State, Task,
    TileAction, Tribe, View, best_sale, catalogue,
};

/// How much the best placed opponent's prospects count against one's own.
const ENVY: f32 = 0.5;
/// A coin is worth more to who has few: bids and markets ask for them.
const NEEDED_COINS: f32 = 12.0;
const NEEDED_COIN: f32 = 0.35;
/// What a Fakir can still do.
const FAKIR: f32 = 1.6;
/// What an Elder can still buy, on top of its points, and up to how many.
const ELDER_TO_SPEND: f32 = 1.6;
const ELDERS_TO_SPEND: f32 = 4.0;
/// What each kind of merchandise promises for longer sets.
const KIND: f32 = 2.2;
/// What a djinn's power can still bring.
const POWER: f32 = 3.0;
/// What a thief brings when it is used, on top of what it is worth unused.
const THIEF: f32 = 1.0;
/// A magic item that was not used yet.
const MAGIC: f32 = 4.0;
/// An own tile on which palms or palaces will still be placed.
const BUILDING_SITE: f32 = 1.5;
/// The steepness of the race for Viziers: so many more are a safe lead.
const SAFE_LEAD: f32 = 3.0;

/// The judge of Five Tribes.
pub struct FiveTribesJudge;

impl Judge<State> for FiveTribesJudge {
    fn value(&self, view: &View, seat: Seat) -> f32 {
        let own = view.own.filter(|_| view.seat == Some(seat)).map(|own| Purse {
            coins: own.coins,
            hand: own.hand,
            items: own.items,
        });
        standing(&view.open, seat, own.as_ref())
    }

    fn is_midway(&self, view: &View) -> bool {
        is_midway(view.open.agenda.top())
    }
}

/// Whether a turn is under way whose outcome is not clear yet.
pub(crate) fn is_midway(task: Option<Task>) -> bool {
    !matches!(task, None | Some(Task::Bid | Task::NextTurn | Task::Walk | Task::Finish))
}

/// What only its owner sees.
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

/// What a seat has and may hope for, in points of the end.
pub(crate) fn prospects(open: &Open, seat: Seat, own: Option<&Purse>) -> f32 {
    Eye { open, seat }.prospects(own)
}

/// How a seat stands against the others. Of the others only what lies open counts.
pub(crate) fn standing(open: &Open, seat: Seat, own: Option<&Purse>) -> f32 {
    let mine = Eye { open, seat }.prospects(own);
    let theirs = open.opponents(seat).map(|seat| Eye { open, seat }.prospects(None));
    let others = f32::from(open.options.players - 1);
    // With more players each of them matters less.
    let (best, sum) = theirs.fold((f32::MIN, 0.0_f32), |(best, sum), p| (best.max(p), sum + p));
    mine - ENVY * (0.5 * best + 0.5 * sum / others)
}

/// One player's side of the table.
struct Eye<'a> {
    open: &'a Open,
    seat: Seat,
}

impl Eye<'_> {
    fn prospects(&self, purse: Option<&Purse>) -> f32 {
        let time = self.time_left();
        let hidden = purse.map_or(0.0, |purse| self.purse(purse, time));
        self.viziers(time)
            + self.elders(time)
            + self.artisans()
            + self.land(time)
            + hidden
            + self.cards(time)
    }

    /// How much of the game is left, from 1 to 0: the camels of whoever has fewest.
    fn time_left(&self) -> f32 {
        if self.open.ending {
            return 0.0;
        }
        let left = self.open.seats().map(|seat| self.open.camels_left(seat)).min().unwrap_or(0);
        f32::from(left) / f32::from(self.open.options.camels().max(1))
    }

    fn held(&self, seat: Seat, tribe: Tribe) -> f32 {
        f32::from(self.open.player(seat).held.of(tribe))
    }

    fn bonus(&self, power: Power) -> f32 {
        let djinn = catalogue().djinn_with(power);
        let held = djinn.filter(|djinn| self.open.player(self.seat).djinns.has(*djinn));
        held.map_or(0.0, |djinn| f32::from(djinn.row().bonus))
    }

    /// The race for Viziers is open until the end; a lead is the safer the larger it is.
    fn viziers(&self, time: f32) -> f32 {
        let points = &catalogue().points;
        let mine = self.held(self.seat, Tribe::Vizier);
        let safe = 1.0 + (SAFE_LEAD - 1.0) * time;
        let ahead = |other: Seat| {
            let lead = mine - self.held(other, Tribe::Vizier);
            // Equal is not ahead: without time a lead of one is everything.
            let chance = if time > 0.0 { 0.5 + (lead - 0.5) / (2.0 * safe) } else { lead };
            chance.clamp(0.0, 1.0)
        };
        let race: f32 = self.open.opponents(self.seat).map(ahead).sum();
        let each = f32::from(points.vizier) + self.bonus(Power::BetterViziers);
        mine * each + race * f32::from(points.vizier_per_player_with_fewer)
    }

    fn elders(&self, time: f32) -> f32 {
        let mine = self.held(self.seat, Tribe::Elder);
        let each = f32::from(catalogue().points.elder) + self.bonus(Power::BetterElders);
        mine * each + mine.min(ELDERS_TO_SPEND) * ELDER_TO_SPEND * time.sqrt()
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
        let (board, points) = (&self.open.board, &catalogue().points);
        let palm = f32::from(points.palm) + self.bonus(Power::BetterPalms);
        let palace = f32::from(points.palace);
        let player = self.open.player(self.seat);
        let mut worth = 0.0;
        for at in player.tiles() {
            let tile = board.tile(at).row();
            worth += f32::from(tile.value);
            worth += palm * f32::from(board.built(Piece::Palm, at));
            worth += palace * f32::from(board.built(Piece::Palace, at));
            if matches!(tile.action, TileAction::Palm | TileAction::Palace) {
                worth += BUILDING_SITE * time;
            }
        }
        if let Some(tent) = player.tent {
            worth += f32::from(board.red().and(tent.block()).len())
                * f32::from(points.red_tile_near_tent);
        }
        worth
    }

    /// Djinns and thieves.
    fn cards(&self, time: f32) -> f32 {
        let player = self.open.player(self.seat);
        let power = |djinn: Djinn| match djinn.row().cost {
            _ if djinn.row().bonus != 0 => 0.5,
            Cost::None => 0.8,
            _ => 1.0,
        };
        let djinns = player.djinns.each();
        let djinns: f32 = djinns.map(|d| f32::from(d.row().points) + POWER * power(d) * time).sum();
        let thieves = player.thieves.each();
        let thieves: f32 = thieves.map(|t| f32::from(t.row().points) + THIEF * time).sum();
        djinns + thieves
    }

    fn purse(&self, purse: &Purse, time: f32) -> f32 {
        let coins = f32::from(purse.coins);
        let needed = coins.min(NEEDED_COINS) * NEEDED_COIN * time.min(0.5) * 2.0;
        let fakirs = purse.hand.of(Resource::FAKIR);
        let wild = if self.open.holds(self.seat, Power::FakirsAreWild) { fakirs / 2 } else { 0 };
        let kinds = Resource::merchandise().filter(|kind| purse.hand.has(*kind)).count();
        let goods = f32::from(best_sale(&purse.hand, wild)) + KIND * kinds as f32 * time;
        let more = self.bonus(Power::BetterTreasures);
        let item = |kind: five_tribes::Item| match kind.magic() {
            Some(_) => MAGIC * time.sqrt(),
            None => f32::from(kind.row().points) + more,
        };
        let items: f32 =
            purse.items.kinds().map(|kind| f32::from(purse.items.of(kind)) * item(kind)).sum();
        coins + needed + f32::from(fakirs) * FAKIR * time.sqrt() + goods + items
    }
}
