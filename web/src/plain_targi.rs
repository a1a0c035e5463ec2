//! Targi in plain lists.

use crate::end::ScoreLine;
use crate::{Language, Pages, Scene};
use caravanserai_core::{Game, Scores};
use maud::{Markup, html};
use serde_json::{Map, Value};
use targi::{Choice, Options, State};

impl Pages for State {
    fn table(scene: &Scene<State>) -> Markup {
        html! {
            div.wrap {
                h1 { (State::sentence(scene)) }
                form method="post" action={ (scene.table.path) "/play" } {
                    input type="hidden" name="after" value=(scene.table.moves);
                    @for choice in scene.choices {
                        button name="choice" value=(choice) { (choice) }
                    }
                }
                pre { (serde_json::to_string(scene.view).unwrap_or_default()) }
                ol { @for told in scene.log { @for event in &told.events { li { (event) } } } }
            }
        }
    }

    fn sentence(scene: &Scene<State>) -> String {
        match scene.to_act {
            None => "The game is over".to_owned(),
            Some(seat) if Some(seat) == scene.seat => "Your turn".to_owned(),
            Some(seat) => format!("{} is to act", scene.table.names[seat.index()]),
        }
    }

    fn choice(choice: Choice, _: &Scene<State>) -> String {
        choice.to_string()
    }

    fn event(event: &<State as Game>::Event, _: &[String], _: Language) -> String {
        event.to_string()
    }

    fn set_up(_: &Map<String, Value>, _: Language) -> Markup {
        html! {}
    }

    fn read_set_up(_: &[(String, String)]) -> Map<String, Value> {
        Map::new()
    }

    fn summary(_: &Options, _: Language) -> String {
        String::new()
    }

    fn score_lines(_: &Scores, _: Language) -> Vec<ScoreLine> {
        Vec::new()
    }

    fn displays(_: &Scene<State>) -> Markup {
        html! {}
    }

    fn sprite() -> &'static str {
        ""
    }

    fn styles() -> &'static [&'static str] {
        &[]
    }
}
