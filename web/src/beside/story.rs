//! What the others did since the viewer's last turn: a line for each of their turns, which
//! lights its places on the board and leads to the positions that it went through.
//!
//! A game tells its turns as [`Deed`]s, from what the viewer was told alone. Without the
//! script every line is a link to its position.

use crate::{Icon, Scene, Stage, ToldMove, t};
use caravanserai_core::Game;
use maud::{Markup, html};
use std::ops::RangeInclusive;

/// One line of the story.
pub struct Deed {
    /// Its moves by number; each leads to the position after it.
    pub moves: RangeInclusive<usize>,
    /// The class that gives it the colour of the player who did it.
    pub class: &'static str,
    /// The mark before it.
    pub mark: Markup,
    /// What was done, in words and drawings.
    pub text: Markup,
    /// What it brought.
    pub gain: Markup,
}

impl Deed {
    /// The name under which its places on the board light up.
    pub fn light(&self) -> String {
        light(*self.moves.end())
    }
}

/// The name under which the places of a deed light up that ends with this move.
pub fn light(last: usize) -> String {
    format!("told{last}")
}

/// The moves that the story tells: those of others since the viewer's last turn.
pub fn told<'a, G: Game>(scene: &Scene<'a, G>) -> &'a [ToldMove<G>] {
    if scene.stage != Stage::Live || scene.seat.is_none() {
        return &[];
    }
    let known = scene.log.partition_point(|told| told.number <= scene.table.seen);
    let later = &scene.log[known..];
    let theirs = later.iter().take_while(|told| Some(told.seat) != scene.seat).count();
    &later[..theirs]
}

/// The panel with the story; empty where there is nothing to tell. `rest` is what happened by
/// itself, below the lines.
pub fn story<G: Game>(scene: &Scene<'_, G>, deeds: &[Deed], rest: Markup) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let replay = format!("{}/replay", facts.path);
    html! {
        @if !deeds.is_empty() {
            section.panel.story aria-labelledby="story-title" data-replay-at=(replay) data-start=(facts.seen) {
                header.panel-head {
                    h2.panel-title #story-title { (t!(language, "since-your-last-turn")) }
                    (keys(scene))
                }
                ol.reel aria-hidden="true" {
                    @for deed in deeds {
                        li.{ (deed.class) } { @for at in deed.moves.clone() { i data-at=(at) {} } }
                    }
                }
                ol.deeds {
                    @for deed in deeds {
                        li {
                            a.deed.{ (deed.class) } href={ (replay) "?at=" (deed.moves.end()) }
                                data-lights=(deed.light()) data-from=(deed.moves.start()) data-to=(deed.moves.end()) {
                                (deed.mark)
                                span.what { (deed.text) }
                                span.net { (deed.gain) }
                            }
                        }
                    }
                }
                (rest)
            }
        }
    }
}

/// The keys that step through the story; the script shows them.
fn keys<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let language = scene.language;
    let key = |does: &'static str, icon, label, key: Option<&'static str>| {
        html! {
            button.iconbtn type="button" data-tell=(does) title=(label) data-key=[key] { (Icon(icon)) }
        }
    };
    html! {
        div.player-keys role="group" aria-label=(t!(language, "story-keys")) hidden {
            (key("back", "u-back", t!(language, "story-back"), Some(",")))
            (key("play", "u-play", t!(language, "story-play"), None))
            (key("on", "u-chevron", t!(language, "story-on"), Some(".")))
            span.speed role="radiogroup" aria-label=(t!(language, "story-speed")) {
                @for (speed, label) in [("0.5", "½×"), ("1", "1×"), ("3", "3×")] {
                    label {
                        input id={ "speed-" (speed) } type="radio" name="speed" value=(speed) checked[speed == "1"];
                        span { (label) }
                    }
                }
            }
            button.btn type="button" data-tell="now" title=(t!(language, "story-now")) {
                (Icon("u-last-step")) " " span { (t!(language, "story-now")) }
            }
        }
    }
}
