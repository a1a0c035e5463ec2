//! Which tribe cards a recorded game is a witness of.
//!
//! A card's text occurs in a game when something happened that would not have
//! happened without it: a raid was spared, a payment was smaller than printed,
//! points were scored at the end. Every effect says here what that is, and a
//! new effect must say it too, since the list is closed.

use caravanserai_core::{Game, Seat, Table};
use std::collections::{BTreeMap, BTreeSet};
use targi::{
    Choice, Display, Effect, Event, Row, Slot, Spot, State, Symbol, TakenFrom, Task, Told, TribeId,
    View,
};

/// One choice of a game with what came of it.
struct Moment {
    choice: Choice,
    before: View,
    after: View,
    told: Vec<Told>,
    /// The last card that each player laid.
    last_laid: [Option<TribeId>; 2],
}

/// The ids of all cards whose text occurs in the game.
pub(crate) fn witnessed(table: &Table<State>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut last_laid = [None; 2];
    let mut state = table.start().clone();
    for played in table.moves() {
        let before = state.view(None);
        let mut told = Vec::new();
        state.play_telling(played.choice, &mut told);
        for told in &told {
            if let Event::Laid { seat, card, .. } = told.event {
                last_laid[seat.index()] = Some(card);
            }
        }
        let after = state.view(None);
        let moment = Moment { choice: played.choice, before, after, told, last_laid };
        for seat in [Seat(0), Seat(1)] {
            moment.cards_at_work(seat, &mut found);
        }
        found.extend(moment.dune_used());
        found.extend(moment.token_used().map(str::to_owned));
    }
    if state.to_act().is_none() {
        for (card, points) in advantages(&state.view(None)).into_iter().flatten() {
            if points > 0 {
                found.insert(card);
            }
        }
    }
    found
}

impl Moment {
    fn cards_at_work(&self, seat: Seat, found: &mut BTreeSet<String>) {
        let deck = &self.after.rules;
        for card in self.after.players[seat.index()].display.cards() {
            let displayed = self.before.players[seat.index()].display.cards();
            let was_there = displayed.into_iter().any(|before| before == card);
            if self.is_at_work(seat, card, was_there) {
                found.insert(deck.tribe(card).id.clone());
            }
        }
    }

    /// Whether the text of a displayed card made a difference now.
    fn is_at_work(&self, seat: Seat, card: TribeId, was_there: bool) -> bool {
        match self.after.rules.tribe(card).effect {
            Effect::None => !was_there,
            Effect::Discount { symbol, .. } => {
                was_there && self.saved_goods(seat, Some(symbol)) && !self.noble_discounts(seat)
            }
            Effect::NobleDiscount { .. } => {
                was_there && self.after.taken_from == TakenFrom::Noble && {
                    self.saved_goods(seat, None) && !self.symbol_discounts(seat)
                }
            }
            Effect::NoRaids => self.any(|event| *event == Event::RaidSpared { seat }),
            Effect::RaidReward { vp } => self.was_rewarded(seat, vp),
            Effect::IgnoreRobber => {
                let robber = self.before.robber;
                self.any(|event| {
                    matches!(*event, Event::Placed { seat: who, spot: Spot::Border(field) }
                    if who == seat && robber == Some(field))
                })
            }
            Effect::MoreOf { good } => {
                let bit = 1 << good as u8;
                let paid = |view: &View| view.players[seat.index()].bonus_paid & bit != 0;
                let one_more = |event: &Event| {
                    matches!(*event, Event::Received { seat: who, bundle }
                        if who == seat && bundle.goods_count() == 1 && bundle.count(good) == 1)
                };
                !paid(&self.before) && paid(&self.after) && self.any(one_more)
            }
            Effect::EmptyHanded => {
                let waiting = self.before.agenda.as_slice();
                self.is_choice_of(seat) && waiting.ends_with(&[Task::Limit, Task::Goods(1)])
            }
            Effect::HandWithoutNoble { .. } => {
                self.after.taken_from == TakenFrom::Hand && self.paid(seat).is_some()
            }
            Effect::TraderSwaps => self.any(|event| {
                matches!(*event, Event::Traded { seat: who, give, get }
                    if who == seat && give.goods_count() == 1 && get.goods_count() == 1)
            }),
            Effect::GoodsPerCards { .. } | Effect::GoodsPerFreePlaces { .. } => {
                self.answers_last_laid(seat, card, |task| matches!(task, Task::Goods(_)))
                    && !self.before.agenda.as_slice().contains(&Task::Limit)
            }
            Effect::Treasure { .. } => {
                self.answers_last_laid(seat, card, |task| matches!(task, Task::Treasure { .. }))
            }
            Effect::Rearrange { .. } => {
                self.answers_last_laid(seat, card, |task| matches!(task, Task::Rearrange { .. }))
                    && self.choice != Choice::Done
            }
            Effect::GoldOnCard { .. } => {
                let lying = |view: &View| view.players[seat.index()].card_gold;
                was_there && lying(&self.after) < lying(&self.before)
            }
            Effect::FewerTargi { targi } => self.opponent_placed_only(seat.other(), targi),
            Effect::MoreWater { water } => self.any(|event| {
                matches!(*event, Event::Received { seat: who, bundle }
                    if who == seat && bundle.water >= 3 + water)
            }),
            Effect::SilversmithLines { .. } => {
                let again = self.before.agenda.top();
                self.is_choice_of(seat)
                    && matches!(again, Some(Task::Silversmith { fresh: false, .. }))
                    && matches!(self.choice, Choice::Trade { .. })
            }
            Effect::JoinDunes => self.any(|event| {
                let there = &self.before.players[seat.other().index()].dunes;
                matches!(*event, Event::Placed { seat: who, spot: Spot::Dune(place) }
                    if who == seat && there.contains(place))
            }),
            Effect::DuneReward { .. } => {
                was_there && self.is_choice_of(seat) && self.dune_used().is_some()
            }
            Effect::WaterForGood => self.any(|event| {
                matches!(*event, Event::Traded { seat: who, give, .. }
                    if who == seat && give == targi::Bundle::water(1))
            }),
            Effect::RaidForWater { .. } => self.any(|event| {
                matches!(*event, Event::RaidPaid { seat: who, bundle }
                    if who == seat && bundle.water > 0)
            }),
            Effect::HandOfTwo => self.after.players[seat.index()].hand().count() == 2,
            Effect::BracketReward { .. } => {
                let points = |paid: TribeId| self.after.rules.tribe(paid).bracket_vp;
                let paid = self.paid(seat).map(|(paid, _)| points(paid));
                was_there
                    && self.any(|event| {
                        matches!(*event, Event::Received { seat: who, bundle }
                            if who == seat && paid.is_some_and(|vp| vp > 0 && bundle.vp > vp))
                    })
            }
            Effect::TargiaFavour => {
                self.is_choice_of(seat)
                    && self.before.agenda.top() == Some(Task::Targia)
                    && matches!(self.choice, Choice::Open | Choice::Take(_))
            }
            Effect::FarMirage => self.any(|event| {
                let theirs = self.before.players[seat.other().index()].markers;
                matches!(*event, Event::MarkerMoved { seat: who, from, to }
                    if who == seat && (!from.beside().contains(to) || theirs.contains(to)))
            }),
            Effect::OnceWater { .. }
            | Effect::OnceBorder
            | Effect::OnceDiscount { .. }
            | Effect::OnceHand
            | Effect::OnceTopCard => self.any(|event| *event == Event::CardUsed { seat, card }),
            Effect::WaterPerCards { .. } => {
                !was_there
                    && self.any(|event| {
                        matches!(*event, Event::Received { seat: who, bundle }
                            if who == seat && bundle.water > 0)
                    })
            }
            Effect::PickGoodsCards { .. } => {
                self.answers_last_laid(seat, card, |task| matches!(task, Task::PickGoods { .. }))
            }
            Effect::SwapCards => {
                self.answers_last_laid(seat, card, |task| matches!(task, Task::Rearrange { .. }))
                    && matches!(self.choice, Choice::Swap(..))
            }
            Effect::UseDune => {
                self.answers_last_laid(seat, card, |task| task == Task::AnyDune)
                    && matches!(self.choice, Choice::Pick(_))
            }
            // Scored at the end.
            Effect::PointsForAllSymbols { .. }
            | Effect::PointsForWater { .. }
            | Effect::PointsForFullRows { .. }
            | Effect::PointsForGold { .. }
            | Effect::PointsForMajorities { .. }
            | Effect::PointsPerSymbol { .. }
            | Effect::PointsForLongerDisplay { .. }
            | Effect::PointsForCards { .. }
            | Effect::PointsForMixedRows { .. }
            | Effect::PointsForLastPlace { .. } => false,
        }
    }

    /// The dune that was used now.
    fn dune_used(&self) -> Option<String> {
        self.told.iter().find_map(|told| match told.event {
            Event::Used { spot: Spot::Dune(place), .. }
            | Event::Picked { spot: Spot::Dune(place), .. } => {
                let dune = self.before.open_dunes[place.index()]?;
                Some(self.before.rules.dune(dune).id.clone())
            }
            _ => None,
        })
    }

    /// The action token that was used now.
    fn token_used(&self) -> Option<&'static str> {
        self.told.iter().find_map(|told| match told.event {
            Event::JokerUsed { .. } => Some("joker"),
            Event::Waived { .. } => Some("waiver"),
            Event::Used { seat, spot: Spot::Border(field) }
                if self.before.players[seat.index()].targi_token == Some(field) =>
            {
                Some("targi token")
            }
            Event::Used { seat, spot: Spot::Centre(place) }
                if self.before.players[seat.index()].marker_token == Some(place) =>
            {
                Some("marker token")
            }
            _ => None,
        })
    }

    fn any(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(|told| wanted(&told.event))
    }

    fn is_choice_of(&self, seat: Seat) -> bool {
        self.before.to_act == Some(seat)
    }

    /// The card that a player paid for now, and how many goods he paid.
    fn paid(&self, seat: Seat) -> Option<(TribeId, targi::Bundle)> {
        self.told.iter().find_map(|told| match told.event {
            Event::Paid { seat: who, card, bundle } if who == seat => Some((card, bundle)),
            _ => None,
        })
    }

    /// Whether a card, of this symbol if one is asked for, was paid with fewer
    /// goods than any way of its cost prints.
    fn saved_goods(&self, seat: Seat, symbol: Option<Symbol>) -> bool {
        let Some((card, paid)) = self.paid(seat) else { return false };
        let card = self.after.rules.tribe(card);
        symbol.is_none_or(|symbol| card.symbol == symbol)
            && card
                .cost
                .ways()
                .all(|way| way.gold != paid.gold || way.goods_count() > paid.goods_count())
    }

    /// Whether the Noble's discount counted for what was paid now.
    fn noble_discounts(&self, seat: Seat) -> bool {
        self.after.taken_from == TakenFrom::Noble
            && self.has(seat, |effect| matches!(effect, Effect::NobleDiscount { .. }))
    }

    /// Whether a discount on its symbol counted for what was paid now.
    fn symbol_discounts(&self, seat: Seat) -> bool {
        let paid = self.paid(seat).map(|(card, _)| self.after.rules.tribe(card).symbol);
        self.has(seat, |effect| {
            matches!(*effect, Effect::Discount { symbol, .. }
            if paid == Some(symbol))
        })
    }

    /// Whether a player displayed such an effect before the choice.
    fn has(&self, seat: Seat, wanted: impl Fn(&Effect) -> bool) -> bool {
        let deck = &self.before.rules;
        self.before.players[seat.index()].display.cards().any(|c| wanted(&deck.tribe(c).effect))
    }

    /// Whether points came right after a player had settled a raid.
    fn was_rewarded(&self, seat: Seat, vp: u8) -> bool {
        self.told.windows(2).any(|pair| {
            let settled = match pair[0].event {
                Event::RaidPaid { seat: who, .. } | Event::RaidSpared { seat: who } => who == seat,
                _ => false,
            };
            let bundle = targi::Bundle::vp(vp);
            settled && pair[1].event == Event::Received { seat, bundle }
        })
    }

    /// Whether the choice answers what a card asked when it was laid.
    fn answers_last_laid(&self, seat: Seat, card: TribeId, asked: impl Fn(Task) -> bool) -> bool {
        self.is_choice_of(seat)
            && self.last_laid[seat.index()] == Some(card)
            && self.before.agenda.top().is_some_and(asked)
    }

    /// Whether a player's last Targi of the round was placed now, and it was
    /// only the `targi`-th.
    fn opponent_placed_only(&self, seat: Seat, targi: u8) -> bool {
        let player = &self.before.players[seat.index()];
        let placed =
            |event: &Event| matches!(*event, Event::Placed { seat: who, .. } if who == seat);
        player.targi_now == targi && player.targi.len() + 1 == targi && self.any(placed)
    }
}

/// What the scoring cards of each player bring at the end, by the cards' ids:
/// reckoned here once more, apart from the rules.
pub(crate) fn advantages(view: &View) -> [BTreeMap<String, i16>; 2] {
    [0, 1].map(|seat| {
        let (own, other) = (&view.players[seat].display, &view.players[1 - seat].display);
        let purse = &view.players[seat].purse;
        own.cards()
            .filter(|card| view.players[seat].waived != Some(*card))
            .map(|card| {
                let points = advantage(view, card, own, other) + savings(view, card, purse);
                (view.rules.tribe(card).id.clone(), points)
            })
            .collect()
    })
}

fn advantage(view: &View, card: TribeId, own: &Display, other: &Display) -> i16 {
    let symbol_of = |card: TribeId| view.rules.tribe(card).symbol;
    let is_card = |card: &TribeId| view.rules.is_tribe_card(*card);
    let points = match view.rules.tribe(card).effect {
        Effect::PointsPerSymbol { symbol, per, vp } => {
            own.cards().filter(is_card).filter(|card| symbol_of(*card) == symbol).count()
                / usize::from(per)
                * usize::from(vp)
        }
        Effect::PointsForLongerDisplay { vp } if own.len() > other.len() => vp.into(),
        Effect::PointsForCards { at_least, vp } if own.len() >= at_least => vp.into(),
        Effect::PointsForMixedRows { vp, rows } => {
            let is_mixed = |row: &Row| {
                let symbols: BTreeSet<Symbol> = own.row(*row).map(symbol_of).collect();
                symbols.len() == Display::PLACES
            };
            let mixed = Row::ALL.iter().filter(|row| is_mixed(row)).count();
            mixed.min(rows.into()) * usize::from(vp)
        }
        Effect::PointsForLastPlace { vp } => {
            let is_last = |row: Row| own.get(Slot { row, place: 3 }) == Some(card);
            if Row::ALL.into_iter().any(is_last) { vp.into() } else { 0 }
        }
        Effect::PointsForAllSymbols { vp } => {
            let symbols: BTreeSet<Symbol> = own.cards().filter(is_card).map(symbol_of).collect();
            if symbols.len() == 5 { vp.into() } else { 0 }
        }
        Effect::PointsForFullRows { vp } => {
            Row::ALL.iter().filter(|row| own.row_len(**row) == 4).count() * usize::from(vp)
        }
        Effect::PointsForMajorities { most } => {
            let count = |display: &Display, symbol| {
                display.cards().filter(is_card).filter(|card| symbol_of(*card) == symbol).count()
            };
            let ahead = Symbol::ALL.iter().filter(|s| count(own, **s) > count(other, **s));
            ahead.count().min(most.into())
        }
        _ => 0,
    };
    i16::try_from(points).expect("few points")
}

/// What a card brings for what is left in the purse.
fn savings(view: &View, card: TribeId, purse: &targi::Bundle) -> i16 {
    match view.rules.tribe(card).effect {
        Effect::PointsForWater { per, most } => i16::from((purse.water / per).min(most)),
        Effect::PointsForGold { most } => i16::from(purse.gold.min(most)),
        _ => 0,
    }
}
