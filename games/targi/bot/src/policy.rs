//! The policy of Targi: how much each choice appeals at a glance.
//!
//! A choice is described by a few traits, such as what a field would bring
//! and what its line may still cross. Its appeal is the sum of its traits,
//! each times a learned weight.

use crate::policy_features::PolicyFeature;
use crate::weights::Weights;
use crate::worth::Worth;
use caravanserai_core::{Game, Seat};
use sage::Policy;
use targi::{
    Border, Bundle, CentreCard, Choice, DunePlace, Effect, Field, HandUse, Line, Place, Row, Slot,
    Spot, State, TakenFrom, Task, Token, TribeId,
};

/// The learned policy.
pub struct TargiPolicy {
    pub(crate) weights: &'static Weights,
    /// Above 1 it is surer of itself than it was taught to be.
    pub(crate) sharpness: f32,
}

impl TargiPolicy {
    /// The policy with the weights that come with the program.
    pub fn learned(sharpness: f32) -> TargiPolicy {
        TargiPolicy { weights: Weights::learned(), sharpness }
    }
}

impl Policy<State> for TargiPolicy {
    fn weigh(&self, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
        let weights = &self.weights.of(state.rules().options.expansion).policy;
        let scene = Scene::new(state, choices);
        for choice in choices {
            let mut appeal = 0.0;
            scene.describe(*choice, &mut |which, how_much| {
                appeal += weights[which as usize] * how_much;
            });
            out.push(self.sharpness * appeal);
        }
    }
}

/// What has to be known about a position to describe its choices.
pub(crate) struct Scene<'a> {
    state: &'a State,
    task: Task,
    eye: Worth<'a>,
    /// What the cards of the centre are worth to either, where it matters.
    centre: [f32; Place::COUNT],
    foe_centre: [f32; Place::COUNT],
    foe: Option<Worth<'a>>,
    /// Whether the card in question can be played as things stand.
    playable: bool,
    /// Whether something can still be used in this turn.
    work_left: bool,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(state: &'a State, choices: &[Choice]) -> Scene<'a> {
        let seat = state.to_act().unwrap_or(Seat(0));
        let task = state.agenda().top().unwrap_or(Task::Round);
        let mut scene = Scene {
            state,
            task,
            eye: Worth::new(state, seat.index()),
            centre: [0.0; Place::COUNT],
            foe_centre: [0.0; Place::COUNT],
            foe: None,
            playable: choices.contains(&Choice::Play),
            work_left: choices.iter().any(|choice| matches!(choice, Choice::Use(_))),
        };
        let needs_centre = matches!(
            task,
            Task::Placement | Task::FataMorgana(_) | Task::MarkerToken(_) | Task::FromCentre
        );
        if needs_centre {
            let worth = |eye: &Worth<'_>, place: Place| {
                let hidden = state.face_down().contains(place);
                if hidden { 0.0 } else { eye.centre(state.centre()[place.index()]) }
            };
            for place in Place::all() {
                scene.centre[place.index()] = worth(&scene.eye, place);
            }
            if task == Task::Placement {
                let foe = Worth::new(state, seat.other().index());
                for place in Place::all() {
                    scene.foe_centre[place.index()] = worth(&foe, place);
                }
                scene.foe = Some(foe);
            }
        }
        scene
    }

    /// Tells every trait of a choice and how much of it there is.
    pub(crate) fn describe(&self, choice: Choice, tell: &mut impl FnMut(PolicyFeature, f32)) {
        let eye = &self.eye;
        match choice {
            Choice::Place(spot) => self.describe_place(spot, tell),
            Choice::Use(spot) => self.describe_use(spot, tell),
            Choice::Token(spot) => tell(PolicyFeature::TokenGain, self.spot(spot)),
            Choice::Pick(spot) => tell(PolicyFeature::PickGain, self.spot(spot)),
            Choice::Card(_) => tell(PolicyFeature::UseOnce, 1.0),
            Choice::PlayHand => tell(PolicyFeature::PlayHand, 1.0),
            Choice::End => {
                let which =
                    if self.work_left { PolicyFeature::EndWithWork } else { PolicyFeature::EndNow };
                tell(which, 1.0);
            }
            Choice::Done => self.describe_done(tell),
            Choice::Play => {
                tell(PolicyFeature::PlayCard, 1.0);
                tell(
                    PolicyFeature::PlayWorth,
                    self.card_in_question().map_or(0.0, |gain| gain.worth),
                );
            }
            Choice::Keep => {
                tell(PolicyFeature::KeepCard, 1.0);
                if let Some(gain) = self.card_in_question() {
                    tell(PolicyFeature::KeepWorth, gain.worth);
                    tell(PolicyFeature::KeepLacking, f32::from(gain.lacking.min(4)));
                }
            }
            Choice::Discard => tell(PolicyFeature::DiscardCard, 1.0),
            Choice::Pay(bundle) => self.describe_pay(&bundle, tell),
            Choice::Trade { give, get } => self.describe_trade(&give, &get, tell),
            Choice::Joker(good) => {
                tell(PolicyFeature::Joker, 1.0);
                self.describe_conversion(&Bundle::NOTHING, &Bundle::of(good, 1), tell);
            }
            Choice::Take(bundle) => {
                tell(PolicyFeature::TakeWorth, eye.exchange(&Bundle::NOTHING, &bundle));
                tell(PolicyFeature::TakeNeeded, self.helps(&Bundle::NOTHING, &bundle));
            }
            Choice::Return(bundle) => {
                tell(PolicyFeature::Return, eye.exchange(&bundle, &Bundle::NOTHING));
            }
            Choice::Row(row) => self.describe_row(row, tell),
            Choice::MoveMarker { from, to } => {
                tell(PolicyFeature::MoveGain, self.centre[to.index()] - self.centre[from.index()]);
            }
            Choice::GiveCard(row) => {
                let display = &eye.player.display;
                let worth = display.row(row).last().map_or(0.0, |card| self.displayed(card));
                tell(PolicyFeature::GiveCard, worth + eye.rows[row.index()].promise());
            }
            Choice::Give(good) => {
                tell(PolicyFeature::GiveForCard, 1.0);
                let cost = eye.exchange(&Bundle::of(good, 1), &Bundle::NOTHING);
                tell(PolicyFeature::Exchange, cost);
            }
            Choice::Open => tell(PolicyFeature::OpenCard, 1.0),
            Choice::Next => tell(PolicyFeature::NextCard, 1.0),
            Choice::Accept => tell(PolicyFeature::AcceptGain, self.offered()),
            Choice::Waive => {
                let text = self.newest_text();
                tell(PolicyFeature::WaiveGain, 2.0 - text);
            }
            Choice::PutBack(token) => tell(
                match token {
                    Token::Joker => PolicyFeature::PutBackJoker,
                    Token::Targi => PolicyFeature::PutBackTargi,
                    Token::Marker => PolicyFeature::PutBackMarker,
                    Token::Waiver => PolicyFeature::PutBackWaiver,
                },
                1.0,
            ),
            Choice::Hand(index) => {
                let card = eye.player.hand.get(index);
                let worth = card.map_or(0.0, |hand| eye.play(hand.card, 0).in_reach());
                tell(PolicyFeature::ChooseWorth, worth);
            }
            Choice::Choose(index) => {
                let card = self.state.drawn().get(usize::from(index)).copied().flatten();
                tell(
                    PolicyFeature::ChooseWorth,
                    card.map_or(0.0, |card| eye.play(card, 0).in_reach()),
                );
            }
            Choice::Leave(index) => {
                let card = self.state.opened().get(usize::from(index)).copied().flatten();
                let worth = card.map_or(0.0, |card| eye.centre(CentreCard::Goods(card)));
                tell(PolicyFeature::LeaveWorth, worth);
            }
            Choice::Shift { from, to } => {
                tell(PolicyFeature::ShiftGain, self.after_shift(from, to))
            }
            Choice::Swap(a, b) => tell(PolicyFeature::SwapGain, self.after_swap(a, b)),
        }
    }

    fn describe_place(&self, spot: Spot, tell: &mut impl FnMut(PolicyFeature, f32)) {
        let eye = &self.eye;
        let placed = eye.player.targi.len() + eye.player.dunes.len();
        let which =
            [PolicyFeature::PlaceFirst, PolicyFeature::PlaceSecond, PolicyFeature::PlaceThird];
        tell(which[usize::from(placed.min(2))], self.spot(spot));
        let field = match spot {
            Spot::Border(field) => field,
            _ => {
                tell(PolicyFeature::OnDune, 1.0);
                return;
            }
        };
        match eye.rules.border(field) {
            Border::Noble(_) => tell(PolicyFeature::AtNoble, 1.0),
            Border::Trader(_) => tell(PolicyFeature::AtTrader, 1.0),
            Border::FataMorgana(_) => tell(PolicyFeature::AtMirage, 1.0),
            Border::Silversmith(_) => tell(PolicyFeature::AtSilver, 1.0),
            Border::Caravan => tell(PolicyFeature::AtCaravan, 1.0),
            Border::TribalExpansion(_) => tell(PolicyFeature::AtTribal, 1.0),
            Border::WaterHole => tell(PolicyFeature::AtWater, 1.0),
            Border::Good(_) | Border::Raid(_) => {}
        }
        if self.state.targia_field() == Some(field) {
            tell(PolicyFeature::OnTargia, 1.0);
        }
        self.describe_lines(field, placed, tell);
        if let Some(foe) = &self.foe {
            tell(PolicyFeature::DenyField, foe.field(field));
            let crossed = foe.player.targi.into_iter().filter_map(|own| own.crossing(field));
            let denied = crossed.map(|place| self.foe_centre[place.index()]).fold(0.0, f32::max);
            tell(PolicyFeature::DenyCross, denied);
        }
    }

    /// The crossings that a field draws, and what its line may still cross.
    fn describe_lines(&self, field: Field, placed: u8, tell: &mut impl FnMut(PolicyFeature, f32)) {
        let own = self.eye.player.targi;
        let mut crossed = 0.0;
        for other in own {
            if other.facing() == Some(field) {
                tell(PolicyFeature::FaceOwn, 1.0);
            }
            crossed += other.crossing(field).map_or(0.0, |place| self.centre[place.index()]);
        }
        if placed >= 1 {
            tell(
                if placed == 1 { PolicyFeature::CrossSecond } else { PolicyFeature::CrossThird },
                crossed,
            );
        }
        if placed < 2 {
            let (mut best, mut rest) = (0.0_f32, 0.0_f32);
            for place in on_line(field) {
                let worth = self.centre[place.index()];
                rest += worth;
                best = best.max(worth);
            }
            tell(
                if placed == 0 { PolicyFeature::LineFirst } else { PolicyFeature::LineSecond },
                best,
            );
            tell(PolicyFeature::LineRest, rest - best);
        }
    }

    fn describe_use(&self, spot: Spot, tell: &mut impl FnMut(PolicyFeature, f32)) {
        tell(PolicyFeature::UseGain, self.spot(spot));
        let which = match spot {
            Spot::Targia => PolicyFeature::UseTargia,
            Spot::Dune(_) => PolicyFeature::UseDune,
            Spot::Centre(place) => match self.state.centre()[place.index()] {
                CentreCard::Tribe(card) => {
                    if self.eye.play(card, 0).lacking == 0 {
                        tell(PolicyFeature::UseTribeCardPayable, 1.0);
                    }
                    PolicyFeature::UseTribeCard
                }
                _ => PolicyFeature::UseGoodsCard,
            },
            Spot::Border(field) => match self.eye.rules.border(field) {
                Border::Good(_) | Border::WaterHole | Border::Raid(_) => PolicyFeature::UseGood,
                Border::Noble(_) => PolicyFeature::UseNoble,
                Border::Trader(_) => PolicyFeature::UseTrader,
                Border::Silversmith(_) => PolicyFeature::UseSilver,
                Border::FataMorgana(_) => PolicyFeature::UseMirage,
                Border::Caravan => PolicyFeature::UseCaravan,
                Border::TribalExpansion(_) => PolicyFeature::UseTribal,
            },
        };
        tell(which, 1.0);
    }

    fn describe_done(&self, tell: &mut impl FnMut(PolicyFeature, f32)) {
        match self.task {
            Task::TargiToken(_) | Task::MarkerToken(_) => {
                tell(PolicyFeature::TokenKeep, 1.2 * self.eye.use_left);
            }
            Task::Rearrange { .. } => tell(PolicyFeature::StopMoving, 1.0),
            Task::AnyBorder | Task::AnyDune | Task::FromCentre => {
                tell(PolicyFeature::PickNothing, 1.0)
            }
            _ => tell(PolicyFeature::ExchangeDone, 1.0),
        }
    }

    fn describe_pay(&self, bundle: &Bundle, tell: &mut impl FnMut(PolicyFeature, f32)) {
        let cost = self.eye.exchange(bundle, &Bundle::NOTHING);
        if let Task::Raid(_) = self.task {
            tell(PolicyFeature::RaidCost, cost);
            return;
        }
        tell(PolicyFeature::PayCost, cost);
        if let Some((card, _)) = self.state.taken() {
            let card = self.eye.rules.tribe(card);
            let plain = card.cost.ways().map(|way| way.goods_count() + 2 * way.gold).max();
            let paid = bundle.goods_count() + 2 * bundle.gold;
            let bracket = card.cost.bracket.is_some() && plain.is_some_and(|most| paid > most);
            if bracket {
                tell(PolicyFeature::PayBracket, f32::from(card.bracket_vp));
            }
        }
    }

    fn describe_trade(
        &self,
        give: &Bundle,
        get: &Bundle,
        tell: &mut impl FnMut(PolicyFeature, f32),
    ) {
        let of_water = *give == Bundle::water(give.water) && get.vp == 0;
        if of_water {
            self.describe_conversion(give, get, tell);
        } else if get.vp > 0 {
            tell(PolicyFeature::SilverSale, self.eye.exchange(give, get));
        } else {
            tell(PolicyFeature::Exchange, self.eye.exchange(give, get));
            tell(PolicyFeature::TakeNeeded, self.helps(give, get));
        }
    }

    /// Water or the joker is exchanged, which can be done at any time: idle,
    /// unless it helps to pay the card in question.
    fn describe_conversion(
        &self,
        give: &Bundle,
        get: &Bundle,
        tell: &mut impl FnMut(PolicyFeature, f32),
    ) {
        tell(PolicyFeature::Exchange, self.eye.exchange(give, get));
        let needed = !self.playable && self.helps(give, get) > 0.0;
        tell(if needed { PolicyFeature::ConvertNeeded } else { PolicyFeature::ConvertIdle }, 1.0);
    }

    /// How many goods and gold less the card in question lacks after an exchange.
    fn helps(&self, give: &Bundle, get: &Bundle) -> f32 {
        let Some(card) = self.card() else { return 0.0 };
        let cost = self.eye.rules.tribe(card).cost;
        let player = self.eye.player;
        let lack = |purse: &Bundle| {
            let ways = cost.ways().map(|way| {
                let gold = purse.gold + player.card_gold;
                purse.goods_short_of(&way)
                    + 2 * way.gold.saturating_sub(gold)
                    + way.water.saturating_sub(purse.water)
            });
            f32::from(ways.min().unwrap_or(0))
        };
        if !player.purse.covers(give) {
            return 0.0;
        }
        lack(&player.purse) - lack(&(player.purse - *give + *get))
    }

    fn describe_row(&self, row: Row, tell: &mut impl FnMut(PolicyFeature, f32)) {
        let key = self.eye.rows[row.index()];
        if key.len == 0 {
            tell(PolicyFeature::RowNew, 1.0);
        }
        if let Some((card, _)) = self.state.taken() {
            let card = self.eye.rules.tribe(card);
            tell(PolicyFeature::RowGain, self.eye.row_gain(card, row));
            if matches!(card.effect, Effect::PointsForLastPlace { .. }) && key.len == 3 {
                tell(PolicyFeature::RowLast, 1.0);
            }
        }
    }

    /// The card that is being decided on, or would be played from the hand.
    fn card(&self) -> Option<TribeId> {
        if let Some((card, _)) = self.state.taken() {
            return Some(card);
        }
        match self.task {
            Task::Noble(_) | Task::WhichHand(HandUse::Noble) => {
                self.eye.player.hand.get(0).map(|hand| hand.card)
            }
            _ => None,
        }
    }

    fn card_in_question(&self) -> Option<crate::worth::Gain> {
        let from_noble = matches!(self.task, Task::Noble(_))
            || self.state.taken().is_some_and(|(_, from)| from == TakenFrom::Noble);
        self.card().map(|card| self.eye.play(card, u8::from(from_noble)))
    }

    fn spot(&self, spot: Spot) -> f32 {
        match spot {
            Spot::Border(field) => self.eye.field(field),
            Spot::Centre(place) => self.eye.centre(self.state.centre()[place.index()]),
            Spot::Dune(place) => self.dune(place),
            Spot::Targia => 0.5 * self.eye.use_left,
        }
    }

    fn dune(&self, place: DunePlace) -> f32 {
        self.state.open_dunes()[place.index()].map_or(0.0, |dune| self.eye.dune(dune))
    }

    /// What lies open to be taken.
    fn offered(&self) -> f32 {
        match self.task {
            Task::OpenCard => {
                self.state.tribe_top().map_or(0.0, |card| self.eye.play(card, 0).in_reach())
            }
            _ => {
                let opened = self.state.opened().iter().flatten();
                opened.map(|card| self.eye.centre(CentreCard::Goods(*card))).sum()
            }
        }
    }

    fn displayed(&self, card: TribeId) -> f32 {
        let card = self.eye.rules.tribe(card);
        f32::from(card.vp) + self.eye.effect(card)
    }

    /// What the text of the card just laid is worth.
    fn newest_text(&self) -> f32 {
        let Task::Waive(row) = self.task else { return 0.0 };
        let card = self.eye.player.display.row(row).last();
        card.map_or(0.0, |card| self.eye.effect(self.eye.rules.tribe(card)))
    }

    fn after_shift(&self, from: Slot, to: Row) -> f32 {
        let mut display = self.eye.player.display;
        let Some(card) = display.take(from) else { return 0.0 };
        display.push(to, card);
        self.promise_of(&display) - self.promise_of(&self.eye.player.display)
    }

    fn after_swap(&self, a: Slot, b: Slot) -> f32 {
        let mut display = self.eye.player.display;
        display.swap(a, b);
        self.promise_of(&display) - self.promise_of(&self.eye.player.display)
    }

    fn promise_of(&self, display: &targi::Display) -> f32 {
        crate::worth::promises(self.eye.rules, display)
    }
}

/// The places on a field's line.
fn on_line(field: Field) -> impl Iterator<Item = Place> {
    let (first, step) = match field.line() {
        Some(Line::Row(row)) => (row * 3, 1),
        Some(Line::Column(column)) => (column, 3),
        None => (u8::MAX - 16, 1),
    };
    (0..3).filter_map(move |index| Place::new(first + index * step))
}
