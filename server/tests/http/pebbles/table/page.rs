//! Its pages.

use super::PebblesTable;
use crate::pebbles::rules::{Options, Pebbles};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::borrow::Cow;
use web::assets::Asset;
use web::{BoxFacts, FirstGame, Language, Learn, Pages, Preset, Scene, SetUp};
use words::Vocabulary;

impl Pages for PebblesTable {
    const BOX: BoxFacts = BoxFacts { seats_least: 2, seats_most: 4, minutes: 5 };

    fn credit(_: Language) -> Cow<'static, str> {
        "Pebbles belong to everybody.".into()
    }

    fn table(scene: &Scene<'_, Pebbles>) -> Markup {
        let facts = scene.table;
        html! {
            form #play method="post" action={ (facts.path) "/play" } data-moves=(facts.moves) {
                input type="hidden" name="after" value=(facts.after);
                p { (PebblesTable::sentence(scene)) }
                p { "Your hand: " @for pebble in &scene.view.hand { (pebble) " " } }
                ol {
                    @for (name, laid) in facts.names.iter().zip(&scene.view.laid) {
                        li { (name) @for pebble in laid { " " (pebble) } }
                    }
                }
                p.points { @for score in scene.scores.all() { (score.total()) " " } }
                @if let Some(seat) = facts.takeback {
                    p.ask { (seat) " asks " @for asked in &facts.asked { (asked) " " } }
                }
                @for choice in scene.choices {
                    button name="choice" value=(choice) { (choice) }
                }
                @for told in scene.log { @for event in &told.events { p { "seat " (event.seat) " lays a " (event.pebble) } } }
            }
        }
    }

    fn sentence(scene: &Scene<'_, Pebbles>) -> String {
        match scene.to_act {
            Some(seat) if scene.seat == Some(seat) => {
                PebblesTable::asked(scene.language, scene.view, &[], scene.choices)
            }
            Some(seat) => format!("{} lays a pebble", Pebbles::seat_name(seat)),
            None => "The bag is empty".to_owned(),
        }
    }

    fn displays(_: &[Scene<'_, Pebbles>]) -> Markup {
        html! {}
    }

    fn sprite() -> &'static str {
        ""
    }

    fn styles() -> &'static [&'static Asset] {
        &[]
    }
}

impl SetUp for PebblesTable {
    fn presets(_: Language) -> Vec<Preset> {
        let preset =
            |code, title: &str| Preset { code, title: title.to_owned(), note: String::new() };
        vec![preset("calm", "Calm pebbles"), preset("wild", "Wild pebbles")]
    }

    fn set_up(_: &Map<String, Value>, _: Language) -> Markup {
        html! {}
    }

    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let players = fields.iter().find(|(name, _)| name == "players");
        let players = players
            .map(|(_, value)| value.parse::<u64>().map_or(value.as_str().into(), Value::from));
        players.map(|players| ("players".to_owned(), players)).into_iter().collect()
    }

    fn summary(options: &Options, _: Language) -> String {
        format!("pebbles for {}", options.players)
    }
}

impl Learn for PebblesTable {
    fn rule_book(_: Language) -> Option<Markup> {
        Some(html! { h1 { "How to lay pebbles" } })
    }

    fn first_game() -> Option<FirstGame> {
        let options = Map::from_iter([("players".to_owned(), 3.into())]);
        Some(FirstGame { options, seed: "first", seat: Seat(0), lessons: |_| Vec::new() })
    }
}
