//! The quick policy of Targi, by which the search plays on where its tree ends.
//!
//! A choice is described by a few features, such as what a field would bring
//! and what its line may still cross. Its weight is the sum of its features,
//! each times a learned weight.

use crate::policy_features::PolicyFeature as Feature;
use crate::weights::Weights;
use crate::worth::{Gain, Worth, on_line, promises};
use caravanserai_core::{Game, Seat};
use sage::Policy;
use targi::{
    Border, Bundle, CentreCard, Choice, Display, Effect, Field, HandUse, Place, Row, Spot, State,
    TakenFrom, Task, Token, TribeId,
};

/// The learned policy.
pub struct TargiPolicy {
    pub(crate) weights: &'static Weights,
}

impl TargiPolicy {
    /// The policy with the weights that come with the program.
    pub fn learned() -> TargiPolicy {
        TargiPolicy { weights: Weights::learned() }
    }
}

impl Policy<State> for TargiPolicy {
    fn weigh(&self, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
        let weights = self.weights.of(state.rules().options.expansion);
        let decision = Decision::new(state, choices);
        for choice in choices {
            let mut sum = 0.0;
            decision.describe(*choice, &mut |feature, value| {
                sum += weights[feature as usize] * value;
            });
            out.push(sum);
        }
    }
}

/// A decision, with what is needed to describe its choices.
pub(crate) struct Decision<'a> {
    state: &'a State,
    task: Task,
    own: Worth<'a>,
    /// What the cards of the centre are worth to either, where it matters.
    centre: [f32; Place::COUNT],
    opponent_centre: [f32; Place::COUNT],
    opponent: Option<Worth<'a>>,
    /// Whether the card in question can be played as things stand.
    playable: bool,
    /// Whether something can still be used in this turn.
    work_left: bool,
}

impl<'a> Decision<'a> {
    pub(crate) fn new(state: &'a State, choices: &[Choice]) -> Decision<'a> {
        let seat = state.to_act().unwrap_or(Seat(0));
        let task = state.agenda().top().unwrap_or(Task::Round);
        let mut decision = Decision {
            state,
            task,
            own: Worth::new(state, seat),
            centre: [0.0; Place::COUNT],
            opponent_centre: [0.0; Place::COUNT],
            opponent: None,
            playable: choices.contains(&Choice::Play),
            work_left: choices.iter().any(|choice| matches!(choice, Choice::Use(_))),
        };
        let needs_centre = matches!(
            task,
            Task::Placement | Task::FataMorgana(_) | Task::MarkerToken(_) | Task::FromCentre
        );
        if needs_centre {
            for place in Place::all() {
                decision.centre[place.index()] = decision.own.place(place);
            }
            if task == Task::Placement {
                let opponent = Worth::new(state, seat.other());
                for place in Place::all() {
                    decision.opponent_centre[place.index()] = opponent.place(place);
                }
                decision.opponent = Some(opponent);
            }
        }
        decision
    }

    /// Tells every feature of a choice and its value.
    pub(crate) fn describe(&self, choice: Choice, add: &mut impl FnMut(Feature, f32)) {
        let own = &self.own;
        match choice {
            Choice::Place(spot) => self.describe_place(spot, add),
            Choice::Use(spot) => self.describe_use(spot, add),
            Choice::Token(spot) => add(Feature::TokenGain, self.own.spot(spot)),
            Choice::Pick(spot) => add(Feature::PickGain, self.own.spot(spot)),
            Choice::Card(_) => add(Feature::UseOnce, 1.0),
            Choice::PlayHand => add(Feature::PlayHand, 1.0),
            Choice::End => {
                let which = if self.work_left { Feature::EndWithWork } else { Feature::EndNow };
                add(which, 1.0);
            }
            Choice::Done => self.describe_done(add),
            Choice::Play => {
                add(Feature::PlayCard, 1.0);
                add(Feature::PlayWorth, self.card_in_question().map_or(0.0, |gain| gain.worth));
            }
            Choice::Keep => {
                add(Feature::KeepCard, 1.0);
                if let Some(gain) = self.card_in_question() {
                    add(Feature::KeepWorth, gain.worth);
                    add(Feature::KeepLacking, f32::from(gain.lacking.min(4)));
                }
            }
            Choice::Discard => add(Feature::DiscardCard, 1.0),
            Choice::Pay(bundle) => self.describe_pay(&bundle, add),
            Choice::Trade { give, get } => self.describe_trade(&give, &get, add),
            Choice::Joker(good) => {
                add(Feature::Joker, 1.0);
                self.describe_conversion(&Bundle::NOTHING, &Bundle::of(good, 1), add);
            }
            Choice::Take(bundle) => {
                add(Feature::TakeWorth, own.exchange(&Bundle::NOTHING, &bundle));
                add(Feature::TakeNeeded, self.helps(&Bundle::NOTHING, &bundle));
            }
            Choice::Return(bundle) => {
                add(Feature::Return, own.exchange(&bundle, &Bundle::NOTHING));
            }
            Choice::Row(row) => self.describe_row(row, add),
            Choice::MoveMarker { from, to } => {
                add(Feature::MoveGain, self.centre[to.index()] - self.centre[from.index()]);
            }
            Choice::GiveCard(row) => {
                let display = &own.player.display;
                let worth = display.row(row).last().map_or(0.0, |card| self.displayed(card));
                add(Feature::GiveCard, worth + own.promises[row.index()]);
            }
            Choice::Give(good) => {
                add(Feature::GiveForCard, 1.0);
                let cost = own.exchange(&Bundle::of(good, 1), &Bundle::NOTHING);
                add(Feature::Exchange, cost);
            }
            Choice::Open => add(Feature::OpenCard, 1.0),
            Choice::Next => add(Feature::NextCard, 1.0),
            Choice::Accept => add(Feature::AcceptGain, self.offered()),
            Choice::Waive => {
                add(Feature::WaiveGain, 2.0 - self.newest_text());
            }
            Choice::PutBack(token) => add(
                match token {
                    Token::Joker => Feature::PutBackJoker,
                    Token::Targi => Feature::PutBackTargi,
                    Token::Marker => Feature::PutBackMarker,
                    Token::Waiver => Feature::PutBackWaiver,
                },
                1.0,
            ),
            Choice::Hand(index) => {
                let card = own.player.hand.get(index).map(|hand| hand.card);
                add(Feature::ChooseWorth, self.in_reach(card));
            }
            Choice::Choose(index) => {
                let card = self.state.drawn().get(usize::from(index)).copied().flatten();
                add(Feature::ChooseWorth, self.in_reach(card));
            }
            Choice::Leave(index) => {
                let card = self.state.opened().get(usize::from(index)).copied().flatten();
                let worth = card.map_or(0.0, |card| own.centre(CentreCard::Goods(card)));
                add(Feature::LeaveWorth, worth);
            }
            Choice::Shift { from, to } => {
                let shift = |display: &mut Display| {
                    if let Some(card) = display.take(from) {
                        display.push(to, card);
                    }
                };
                add(Feature::ShiftGain, self.row_change(shift));
            }
            Choice::Swap(a, b) => {
                add(Feature::SwapGain, self.row_change(|display| display.swap(a, b)));
            }
        }
    }

    fn describe_place(&self, spot: Spot, add: &mut impl FnMut(Feature, f32)) {
        let own = &self.own;
        let placed = own.player.targi.len() + own.player.dunes.len();
        let which = [Feature::PlaceFirst, Feature::PlaceSecond, Feature::PlaceThird];
        add(which[usize::from(placed.min(2))], self.own.spot(spot));
        let Spot::Border(field) = spot else { return add(Feature::OnDune, 1.0) };
        match own.rules.border(field) {
            Border::Noble(_) => add(Feature::AtNoble, 1.0),
            Border::Trader(_) => add(Feature::AtTrader, 1.0),
            Border::FataMorgana(_) => add(Feature::AtMirage, 1.0),
            Border::Silversmith(_) => add(Feature::AtSilver, 1.0),
            Border::Caravan => add(Feature::AtCaravan, 1.0),
            Border::TribalExpansion(_) => add(Feature::AtTribal, 1.0),
            Border::WaterHole => add(Feature::AtWater, 1.0),
            Border::Good(_) | Border::Raid(_) => {}
        }
        if self.state.targia_field() == Some(field) {
            add(Feature::OnTargia, 1.0);
        }
        self.describe_lines(field, placed, add);
        if let Some(opponent) = &self.opponent {
            add(Feature::DenyField, opponent.field(field));
            let crossed = opponent.player.targi.into_iter().filter_map(|own| own.crossing(field));
            let denied =
                crossed.map(|place| self.opponent_centre[place.index()]).fold(0.0, f32::max);
            add(Feature::DenyCross, denied);
        }
    }

    /// The crossings that a field draws, and what its line may still cross.
    fn describe_lines(&self, field: Field, placed: u8, add: &mut impl FnMut(Feature, f32)) {
        let own = self.own.player.targi;
        let mut crossed = 0.0;
        for other in own {
            if other.facing() == Some(field) {
                add(Feature::FaceOwn, 1.0);
            }
            crossed += other.crossing(field).map_or(0.0, |place| self.centre[place.index()]);
        }
        if placed >= 1 {
            add(if placed == 1 { Feature::CrossSecond } else { Feature::CrossThird }, crossed);
        }
        if placed < 2 {
            let (mut best, mut rest) = (0.0_f32, 0.0_f32);
            for place in on_line(field) {
                let worth = self.centre[place.index()];
                rest += worth;
                best = best.max(worth);
            }
            add(if placed == 0 { Feature::LineFirst } else { Feature::LineSecond }, best);
            add(Feature::LineRest, rest - best);
        }
    }

    fn describe_use(&self, spot: Spot, add: &mut impl FnMut(Feature, f32)) {
        add(Feature::UseGain, self.own.spot(spot));
        let which = match spot {
            Spot::Targia => Feature::UseTargia,
            Spot::Dune(_) => Feature::UseDune,
            Spot::Centre(place) => match self.state.centre()[place.index()] {
                CentreCard::Tribe(card) => {
                    if self.own.play(card, 0).lacking == 0 {
                        add(Feature::UseTribeCardPayable, 1.0);
                    }
                    Feature::UseTribeCard
                }
                CentreCard::Goods(_) | CentreCard::Empty => Feature::UseGoodsCard,
            },
            Spot::Border(field) => match self.own.rules.border(field) {
                Border::Good(_) | Border::WaterHole | Border::Raid(_) => Feature::UseGood,
                Border::Noble(_) => Feature::UseNoble,
                Border::Trader(_) => Feature::UseTrader,
                Border::Silversmith(_) => Feature::UseSilver,
                Border::FataMorgana(_) => Feature::UseMirage,
                Border::Caravan => Feature::UseCaravan,
                Border::TribalExpansion(_) => Feature::UseTribal,
            },
        };
        add(which, 1.0);
    }

    fn describe_done(&self, add: &mut impl FnMut(Feature, f32)) {
        match self.task {
            Task::TargiToken(_) | Task::MarkerToken(_) => {
                add(Feature::TokenKeep, 1.2 * self.own.use_left);
            }
            Task::Rearrange { .. } => add(Feature::StopMoving, 1.0),
            Task::AnyBorder | Task::AnyDune | Task::FromCentre => add(Feature::PickNothing, 1.0),
            _ => add(Feature::ExchangeDone, 1.0),
        }
    }

    fn describe_pay(&self, bundle: &Bundle, add: &mut impl FnMut(Feature, f32)) {
        let cost = self.own.exchange(bundle, &Bundle::NOTHING);
        if let Task::Raid(_) = self.task {
            let cost = if bundle.is_nothing() { self.cost_of_failing() } else { cost };
            add(Feature::RaidCost, cost);
            return;
        }
        add(Feature::PayCost, cost);
        if let Some((card, _)) = self.state.taken() {
            let card = self.own.rules.tribe(card);
            let plain = card.cost.ways().map(|way| way.goods_count() + 2 * way.gold).max();
            let paid = bundle.goods_count() + 2 * bundle.gold;
            let bracket = card.cost.bracket.is_some() && plain.is_some_and(|most| paid > most);
            if bracket {
                add(Feature::PayBracket, f32::from(card.bracket_vp));
            }
        }
    }

    /// Points of the demand that go to the opponent if nothing is paid at a raid.
    fn cost_of_failing(&self) -> f32 {
        match self.state.robber().map(|field| self.own.rules.border(field)) {
            Some(Border::Raid(demand)) => {
                self.own.exchange(&Bundle::vp(demand.vp), &Bundle::NOTHING)
            }
            _ => 0.0,
        }
    }

    fn describe_trade(&self, give: &Bundle, get: &Bundle, add: &mut impl FnMut(Feature, f32)) {
        let of_water = *give == Bundle::water(give.water) && get.vp == 0;
        if of_water {
            self.describe_conversion(give, get, add);
        } else if get.vp > 0 {
            add(Feature::SilverSale, self.own.exchange(give, get));
        } else {
            add(Feature::Exchange, self.own.exchange(give, get));
            add(Feature::TakeNeeded, self.helps(give, get));
        }
    }

    /// Water or the joker is exchanged, which can be done at any time: idle,
    /// unless it helps to pay the card in question.
    fn describe_conversion(&self, give: &Bundle, get: &Bundle, add: &mut impl FnMut(Feature, f32)) {
        add(Feature::Exchange, self.own.exchange(give, get));
        let needed = !self.playable && self.helps(give, get) > 0.0;
        add(if needed { Feature::ConvertNeeded } else { Feature::ConvertIdle }, 1.0);
    }

    /// How many goods and gold less the card in question lacks after an exchange.
    fn helps(&self, give: &Bundle, get: &Bundle) -> f32 {
        let Some(card) = self.card() else { return 0.0 };
        let cost = self.own.rules.tribe(card).cost;
        let player = self.own.player;
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

    fn describe_row(&self, row: Row, add: &mut impl FnMut(Feature, f32)) {
        let key = self.own.rows[row.index()];
        if key.len == 0 {
            add(Feature::RowNew, 1.0);
        }
        if let Some((card, _)) = self.state.taken() {
            let card = self.own.rules.tribe(card);
            add(Feature::RowGain, self.own.row_gain(card, row));
            if matches!(card.effect, Effect::PointsForLastPlace { .. }) && key.len == 3 {
                add(Feature::RowLast, 1.0);
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
                self.own.player.hand.get(0).map(|hand| hand.card)
            }
            _ => None,
        }
    }

    fn card_in_question(&self) -> Option<Gain> {
        let from_noble = matches!(self.task, Task::Noble(_))
            || self.state.taken().is_some_and(|(_, from)| from == TakenFrom::Noble);
        self.card().map(|card| self.own.play(card, u8::from(from_noble)))
    }

    fn in_reach(&self, card: Option<TribeId>) -> f32 {
        card.map_or(0.0, |card| self.own.play(card, 0).in_reach())
    }

    /// What lies open to be taken.
    fn offered(&self) -> f32 {
        match self.task {
            Task::OpenCard => self.in_reach(self.state.tribe_top()),
            _ => {
                let opened = self.state.opened().iter().flatten();
                opened.map(|card| self.own.centre(CentreCard::Goods(*card))).sum()
            }
        }
    }

    fn displayed(&self, card: TribeId) -> f32 {
        let card = self.own.rules.tribe(card);
        f32::from(card.vp) + self.own.effect(card)
    }

    /// What the text of the card just laid is worth.
    fn newest_text(&self) -> f32 {
        let Task::Waive(row) = self.task else { return 0.0 };
        let card = self.own.player.display.row(row).last();
        card.map_or(0.0, |card| self.own.effect(self.own.rules.tribe(card)))
    }

    /// What changing the display does for its rows.
    fn row_change(&self, change: impl FnOnce(&mut Display)) -> f32 {
        let mut display = self.own.player.display;
        let before: f32 = self.own.promises.iter().sum();
        change(&mut display);
        promises(self.own.rules, &display) - before
    }
}
