//! Views as JSON, with cards by name.

use crate::agenda::Task;
use crate::display::Row;
use crate::ids::{DuneId, TribeId};
use crate::options::TokenRule;
use crate::rules::Rules;
use crate::state::TakenFrom;
use crate::view::{CentreView, HandView, PlayerView, PutBackView, TakenView, View};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rules = &self.rules;
        let tribe = |card: TribeId| rules.tribe(card).id.as_str();
        let dune = |dune: DuneId| rules.dune(dune).id.as_str();
        let mut view = serializer.serialize_map(None)?;
        view.serialize_entry("options", &rules.options.write())?;
        view.serialize_entry("seat", &self.seat)?;
        view.serialize_entry("to_act", &self.to_act)?;
        view.serialize_entry("over", &self.to_act.is_none())?;
        view.serialize_entry("round", &self.round)?;
        view.serialize_entry("start", &self.start)?;
        view.serialize_entry("robber", &self.robber)?;
        view.serialize_entry("centre", &self.centre.map(|card| Named(rules, card)))?;
        view.serialize_entry("tribe_pile", &self.tribe_pile)?;
        view.serialize_entry("goods_pile", &self.goods_pile)?;
        view.serialize_entry("tribe_discard", &Each(|| self.tribe_discard.iter().map(tribe)))?;
        let goods = || self.goods_discard.iter().map(|card| rules.goods(card).id.as_str());
        view.serialize_entry("goods_discard", &Each(goods))?;
        view.serialize_entry("taken", &Named(rules, (self.taken, Some(self.taken_from))))?;
        let named = |task: Task| task.named(rules);
        view.serialize_entry("task", &self.agenda.top().map(named))?;
        view.serialize_entry(
            "agenda",
            &Each(|| self.agenda.as_slice().iter().copied().map(named)),
        )?;
        let players = [0, 1].map(|seat| Named(rules, (&self.players[seat], self.put_back[seat])));
        view.serialize_entry("players", &players)?;
        if rules.open_top() {
            view.serialize_entry("tribe_top", &self.tribe_top.map(tribe))?;
        }
        if rules.options.expansion {
            view.serialize_entry("targia", &self.targia)?;
            view.serialize_entry("dunes", &self.open_dunes.map(|open| open.map(dune)))?;
            view.serialize_entry("dune_pile", &self.dune_pile)?;
            view.serialize_entry("dune_discard", &Each(|| self.dune_discard.iter().map(dune)))?;
            view.serialize_entry("held_dune", &self.held_dune.map(dune))?;
        }
        let drawn = || self.drawn.into_iter().filter(|card| *card != TakenView::None);
        if drawn().next().is_some() {
            view.serialize_entry(
                "drawn",
                &Each(|| drawn().map(|card| Named(rules, (card, None)))),
            )?;
        }
        if self.opened.iter().any(Option::is_some) {
            let opened = self.opened.map(|card| card.map(|card| rules.goods(card).id.as_str()));
            view.serialize_entry("opened", &opened)?;
        }
        view.end()
    }
}

/// Part of a view, with the rules that know the names of its cards.
struct Named<'a, T>(&'a Rules, T);

impl Serialize for Named<'_, CentreView> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Named(rules, card) = self;
        let mut place = serializer.serialize_map(None)?;
        match *card {
            CentreView::Empty => place.serialize_entry("kind", "empty")?,
            CentreView::FaceDown(kind) => {
                place.serialize_entry("kind", &kind)?;
                place.serialize_entry("face_down", &true)?;
            }
            CentreView::Covered(card) => {
                place.serialize_entry("kind", "tribe")?;
                place.serialize_entry("card", &rules.tribe(card).id)?;
                place.serialize_entry("face_down", &true)?;
            }
            CentreView::Tribe(card) => {
                place.serialize_entry("kind", "tribe")?;
                place.serialize_entry("card", &rules.tribe(card).id)?;
            }
            CentreView::Goods(card) => {
                let card = rules.goods(card);
                place.serialize_entry("kind", "goods")?;
                place.serialize_entry("card", &card.id)?;
                place.serialize_entry("gives", &card.to_string())?;
            }
        }
        place.end()
    }
}

/// A card taken up and, if that is of interest, where it came from.
impl Serialize for Named<'_, (TakenView, Option<TakenFrom>)> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Named(rules, (card, from)) = self;
        if *card == TakenView::None {
            return serializer.serialize_unit();
        }
        let mut taken = serializer.serialize_map(None)?;
        match *card {
            TakenView::Card(card) => taken.serialize_entry("card", &rules.tribe(card).id)?,
            TakenView::Hidden | TakenView::None => taken.serialize_entry("hidden", &true)?,
        }
        if let Some(from) = from {
            taken.serialize_entry("from", from)?;
        }
        taken.end()
    }
}

impl Serialize for Named<'_, HandView> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Named(rules, card) = self;
        let mut map = serializer.serialize_map(None)?;
        match *card {
            HandView::Hidden { fresh } => {
                map.serialize_entry("hidden", &true)?;
                map.serialize_entry("fresh", &fresh)?;
            }
            HandView::Card { card, seen, fresh } => {
                map.serialize_entry("card", &rules.tribe(card).id)?;
                map.serialize_entry("seen", &seen)?;
                map.serialize_entry("fresh", &fresh)?;
            }
        }
        map.end()
    }
}

/// A player and the token that he put back.
impl Serialize for Named<'_, (&PlayerView, PutBackView)> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Named(rules, (view, put_back)) = *self;
        let name = |card: TribeId| rules.tribe(card).id.as_str();
        let rows = Row::ALL.map(|row| Each(move || view.display.row(row).map(name)));
        let mut player = serializer.serialize_map(None)?;
        player.serialize_entry("purse", &view.purse)?;
        player.serialize_entry("gold_on_cards", &view.card_gold)?;
        player.serialize_entry("display", &rows)?;
        player.serialize_entry("hand", &Each(|| view.hand().map(|card| Named(rules, card))))?;
        let targi = || view.targi.into_iter().map(|field| field.number());
        player.serialize_entry("targi", &Each(targi))?;
        player.serialize_entry("markers", &Each(|| view.markers))?;
        player.serialize_entry("targi_this_round", &view.targi_now)?;
        player.serialize_entry("targi_next_round", &view.targi_next)?;
        player.serialize_entry("got_goods", &view.got_goods)?;
        player.serialize_entry("bonus_paid", &view.bonus_paid)?;
        if rules.options.expansion {
            player.serialize_entry("dunes", &Each(|| view.dunes.iter()))?;
            player.serialize_entry("targia_due", &view.targia_due)?;
        }
        if view.water_changed {
            player.serialize_entry("water_changed", &true)?;
        }
        if !view.ready.is_empty() {
            player.serialize_entry("ready", &Each(|| view.ready.iter().map(name)))?;
        }
        if view.discount_now > 0 {
            player.serialize_entry("discount", &view.discount_now)?;
        }
        if rules.options.tokens != TokenRule::Off {
            player.serialize_entry("tokens", &Each(|| view.tokens.iter()))?;
            player.serialize_entry("targi_token", &view.targi_token)?;
            player.serialize_entry("marker_token", &view.marker_token)?;
            player.serialize_entry("waived", &view.waived.map(name))?;
            match put_back {
                PutBackView::None => player.serialize_entry("put_back", &())?,
                PutBackView::Hidden => player.serialize_entry("put_back", "hidden")?,
                PutBackView::Token(token) => player.serialize_entry("put_back", &token)?,
            }
        }
        player.end()
    }
}

/// A list that is made while it is written.
struct Each<F>(F);

impl<I: IntoIterator<Item: Serialize>, F: Fn() -> I> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}
