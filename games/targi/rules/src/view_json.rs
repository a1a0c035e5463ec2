//! Views as JSON, with cards by name.

use crate::card::TribeId;
use crate::centre::Place;
use crate::display::Row;
use crate::dune::{DuneId, DunePlace};
use crate::field::FieldSet;
use crate::rules::Rules;
use crate::view::{CentreView, HandView, PlayerView, PutBackView, TakenView, View};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rules = self.rules;
        let tribe = |card: TribeId| rules.tribe(card).id.clone();
        let dune = |dune: DuneId| rules.dune(dune).id.clone();
        let taken = |taken: TakenView| match taken {
            TakenView::None => Value::Null,
            TakenView::Hidden => json!({"hidden": true}),
            TakenView::Card(card) => json!({"card": tribe(card)}),
        };
        let mut view = json!({
            "options": rules.options.write(),
            "seat": self.seat,
            "to_act": self.to_act,
            "over": self.to_act.is_none(),
            "round": self.round,
            "start": self.start,
            "robber": self.robber,
            "centre": Place::all().map(|place| self.centre_json(place)).collect::<Vec<_>>(),
            "tribe_pile": self.tribe_pile,
            "goods_pile": self.goods_pile,
            "tribe_discard": self.tribe_discard.iter().map(tribe).collect::<Vec<_>>(),
            "goods_discard": self.goods_discard.iter()
                .map(|card| rules.goods(card).id.as_str()).collect::<Vec<_>>(),
            "taken": taken(self.taken),
            "task": self.agenda.top(),
            "players": self.players.each_ref().map(|player| player.json(rules)),
        });
        if self.taken != TakenView::None {
            view["taken"]["from"] = json!(self.taken_from);
        }
        if rules.open_top() {
            view["tribe_top"] = json!(self.tribe_top.map(tribe));
        }
        if rules.options.expansion {
            view["targia"] = json!(self.targia);
            view["dunes"] = json!(self.open_dunes.map(|open| open.map(dune)));
            view["dune_pile"] = json!(self.dune_pile);
            view["dune_discard"] = json!(self.dune_discard.iter().map(dune).collect::<Vec<_>>());
            view["held_dune"] = json!(self.held_dune.map(dune));
        }
        let drawn: Vec<Value> =
            self.drawn.into_iter().filter(|card| *card != TakenView::None).map(taken).collect();
        if !drawn.is_empty() {
            view["drawn"] = json!(drawn);
        }
        if self.opened.iter().any(Option::is_some) {
            let opened = self.opened.map(|card| card.map(|card| rules.goods(card).id.clone()));
            view["opened"] = json!(opened);
        }
        view.serialize(serializer)
    }
}

impl View {
    fn centre_json(&self, place: Place) -> Value {
        let rules = self.rules;
        match self.centre[place.index()] {
            CentreView::Empty => json!({"kind": "empty"}),
            CentreView::FaceDown(kind) => json!({"kind": kind, "face_down": true}),
            CentreView::Covered(card) => {
                json!({"kind": "tribe", "card": rules.tribe(card).id, "face_down": true})
            }
            CentreView::Tribe(card) => json!({"kind": "tribe", "card": rules.tribe(card).id}),
            CentreView::Goods(card) => {
                let card = rules.goods(card);
                let gives = crate::words::goods_card_short(card);
                json!({"kind": "goods", "card": card.id, "gives": gives})
            }
        }
    }
}

impl PlayerView {
    fn json(&self, rules: Rules) -> Value {
        let name = |card: TribeId| rules.tribe(card).id.clone();
        let rows = Row::ALL.map(|row| self.display.row(row).map(name).collect::<Vec<_>>());
        let hand: Vec<Value> = self
            .hand()
            .map(|card| match card {
                HandView::Hidden { .. } => json!({"hidden": true}),
                HandView::Card { card, seen, .. } => json!({"card": name(card), "seen": seen}),
            })
            .collect();
        let mut player = json!({
            "purse": self.purse,
            "gold_on_cards": self.card_gold,
            "display": rows,
            "hand": hand,
            "targi": fields(self.targi),
            "markers": self.markers.into_iter().collect::<Vec<Place>>(),
            "targi_this_round": self.targi_now,
            "targi_next_round": self.targi_next,
        });
        if rules.options.expansion {
            player["dunes"] = json!(self.dunes.iter().collect::<Vec<DunePlace>>());
            player["targia_due"] = json!(self.targia_due);
        }
        if !self.ready.is_empty() {
            player["ready"] = json!(self.ready.iter().map(name).collect::<Vec<_>>());
        }
        if self.discount_now > 0 {
            player["discount"] = json!(self.discount_now);
        }
        if rules.options.tokens != crate::options::TokenRule::Off {
            player["tokens"] = json!(self.tokens.iter().collect::<Vec<_>>());
            player["targi_token"] = json!(self.targi_token);
            player["marker_token"] = json!(self.marker_token);
            player["waived"] = json!(self.waived.map(name));
            player["put_back"] = match self.put_back {
                PutBackView::None => Value::Null,
                PutBackView::Hidden => json!("hidden"),
                PutBackView::Token(token) => json!(token),
            };
        }
        player
    }
}

fn fields(set: FieldSet) -> Vec<u8> {
    set.into_iter().map(|field| field.number()).collect()
}
