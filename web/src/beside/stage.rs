//! The frame that every table has: the form that its buttons belong to, the tabs of small
//! screens, and how the sentence at the top begins.

use super::is_asked;
use crate::tutorial::{self, Lesson};
use crate::{Language, Pages, Room, Scene, Stage, labels, t};
use caravanserai_core::{Game, Seat};
use maud::{Markup, PreEscaped, Render, html};
use std::borrow::Cow;

/// More than a page has, so that it is written once.
const PAGE: usize = 96 << 10;

/// What everything inside `<main>` begins with. The game's own parts follow, below the form
/// `play`, and then [`STAGE_ENDS`].
pub struct StageBegins(Markup);

/// The end of what [`StageBegins`].
pub const STAGE_ENDS: PreEscaped<&str> = PreEscaped("</div>");

impl Render for StageBegins {
    fn render_to(&self, out: &mut String) {
        Room(PAGE).render_to(out);
        self.0.render_to(out);
    }
}

/// The stage of a scene.
pub fn stage<P: Pages, L: Lesson<P::Game>>(
    scene: &Scene<'_, P::Game>,
    classes: impl Iterator<Item = &'static str>,
) -> StageBegins {
    let facts = scene.table;
    let mut classes = classes.collect::<Vec<_>>().join(" ");
    if let Some(lesson) = tutorial::shown::<P::Game, L>(scene) {
        classes = format!("{classes} teaches points-{}", lesson.points_at());
    }
    let title = format!("{}: {}", P::title(scene.language), P::sentence(scene));
    let mut begins = html! {
        div class=(classes) data-title=(title) data-moves=(facts.moves) data-after=(facts.after)
            data-turn=[is_asked(scene).then_some("yes")] {
            h1.vh { (title) }
            a.skip href="#choices" { (t!(scene.language, "skip-to-choices")) }
            form #play.vh method="post" action={ (facts.path) "/play" } {
                input type="hidden" name="after" value=(facts.after);
                (tutorial::field::<P::Game, L>(scene))
            }
            @if facts.bar == Some(true) { (bar(scene.language, facts.chance)) }
        }
    };
    begins.0.truncate(begins.0.len() - STAGE_ENDS.0.len());
    StageBegins(begins)
}

/// The viewer's chance to win, as a bar at the edge; empty until it is worked out.
fn bar(language: Language, chance: Option<f32>) -> Markup {
    let told = match chance {
        Some(chance) => t!(language, "bar-told", chance = labels::percent(chance)),
        None => t!(language, "bar-waits"),
    };
    let share = labels::percent(chance.unwrap_or(0.0)).clamp(0, 100);
    html! {
        div.chance-bar title=(told) role="img" aria-label=(told) {
            svg aria-hidden="true" {
                rect width="100%" height={ (share) "%" } y={ (100 - share) "%" } {}
                line x1="0" x2="100%" y1="50%" y2="50%" {}
            }
        }
    }
}

/// Tabs for small screens, each with its name and its label, the first one open; radios
/// keep their place without a script.
pub fn tabs<const N: usize>(language: Language, tabs: [(&str, Markup); N]) -> Markup {
    html! {
        div.tabs role="group" aria-label=(t!(language, "panels")) {
            @for (index, (name, label)) in tabs.into_iter().enumerate() {
                input.vh id={ "tab-" (name) } type="radio" name="panel" checked[index == 0];
                label for={ "tab-" (name) } { (label) }
            }
        }
    }
}

/// How the sentence at the top begins.
pub fn lead<G: Game>(scene: &Scene<'_, G>) -> Cow<'static, str> {
    let language = scene.language;
    match scene.stage {
        _ if scene.to_act.is_none() => t!(language, "game-over"),
        _ if is_asked(scene) => t!(language, "your-turn-lead"),
        Stage::Replay => t!(language, "replay-lead", number = scene.log.len()),
        _ if scene.seat.is_none() => t!(language, "watching-lead"),
        _ => t!(language, "please-wait-lead"),
    }
}

/// Whom the sentence at the top speaks of: whoever is to act, or a winner. A game that was broken
/// off was not won by points.
pub fn subject<G: Game>(scene: &Scene<'_, G>) -> Option<Seat> {
    let winner = || scene.scores.winners().next().filter(|_| scene.stage != Stage::BrokenOff);
    scene.to_act.or_else(winner)
}
