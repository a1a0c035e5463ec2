//! Views as JSON, with cards by name.

use crate::card::TribeId;
use crate::centre::Place;
use crate::deck::DeckRef;
use crate::display::Row;
use crate::field::FieldSet;
use crate::view::{CentreView, HandView, PlayerView, TakenView, View};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |card: TribeId| self.deck.tribe(card).id.as_str();
        let tribe_discard: Vec<&str> = self.tribe_discard.iter().map(name).collect();
        let goods_discard: Vec<&str> =
            self.goods_discard.iter().map(|card| self.deck.goods(card).id.as_str()).collect();
        json!({
            "options": self.options.write(),
            "seat": self.seat,
            "to_act": self.to_act,
            "over": self.to_act.is_none(),
            "round": self.round,
            "start": self.start,
            "robber": self.robber,
            "centre": Place::all().map(|place| self.centre_json(place)).collect::<Vec<_>>(),
            "tribe_pile": self.tribe_pile,
            "goods_pile": self.goods_pile,
            "tribe_discard": tribe_discard,
            "goods_discard": goods_discard,
            "taken": match self.taken {
                TakenView::None => Value::Null,
                TakenView::Hidden => json!({"from": self.taken_from, "hidden": true}),
                TakenView::Card(card) => json!({"from": self.taken_from, "card": name(card)}),
            },
            "task": self.agenda.top(),
            "players": self.players.each_ref().map(|player| player.json(self.deck)),
        })
        .serialize(serializer)
    }
}

impl View {
    fn centre_json(&self, place: Place) -> Value {
        match self.centre[place.index()] {
            CentreView::Empty => json!({"kind": "empty"}),
            CentreView::FaceDown(kind) => json!({"kind": kind, "face_down": true}),
            CentreView::Tribe(card) => json!({"kind": "tribe", "card": self.deck.tribe(card).id}),
            CentreView::Goods(card) => {
                let card = self.deck.goods(card);
                let gives = crate::words::goods_card_short(card);
                json!({"kind": "goods", "card": card.id, "gives": gives})
            }
        }
    }
}

impl PlayerView {
    fn json(&self, deck: DeckRef) -> Value {
        let name = |card: TribeId| deck.tribe(card).id.as_str();
        let rows = Row::ALL.map(|row| self.display.row(row).map(name).collect::<Vec<_>>());
        json!({
            "purse": self.purse,
            "gold_on_cards": self.card_gold,
            "display": rows,
            "hand": match self.hand {
                HandView::Empty => Value::Null,
                HandView::Hidden { .. } => json!({"hidden": true}),
                HandView::Card { card, seen, .. } => json!({"card": name(card), "seen": seen}),
            },
            "targi": fields(self.targi),
            "markers": self.markers.into_iter().collect::<Vec<Place>>(),
            "targi_this_round": self.targi_now,
            "targi_next_round": self.targi_next,
        })
    }
}

fn fields(set: FieldSet) -> Vec<u8> {
    set.into_iter().map(|field| field.number()).collect()
}
