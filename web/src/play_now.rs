//! A game against the house at once: as last time, by choosing, or one that explains itself.

use crate::home::{GameFacts, HomeFacts, LastTime, MyGame};
use crate::{Icon, Language, labels, t};
use maud::{Markup, html};
use words::opponents::{is_yardstick, usual};

/// One game at a time is unfolded; that needs no script, and no limit to how many there are.
pub(crate) fn play_now(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    html! {
        section.start aria-labelledby="start-title" {
            h2 #start-title { (t!(language, "play-now")) }
            @if let Some(last) = &facts.last { (again(facts, last)) }
            @if facts.mine.is_empty() { (offers(facts)) }
            @if let [only] = facts.games.as_slice() {
                (start(facts, only))
            } @else {
                @for (index, game) in facts.games.iter().enumerate() {
                    details.start-game name="start" open[index == 0 && facts.last.is_none()] {
                        summary {
                            b { (game.game.title) }
                            span { (game_length(language, game)) }
                        }
                        (start(facts, game))
                    }
                }
            }
            p.note { (t!(language, "no-account")) }
        }
    }
}

/// What was played last, in one click.
fn again(facts: &HomeFacts, last: &LastTime) -> Markup {
    let language = facts.language;
    let names = words::list(language, &last.others);
    html! {
        form.again method="post" action="/play" {
            input type="hidden" name="as" value=(last.id);
            input type="hidden" name="contribute" value="on";
            p {
                b { (t!(language, "game-with", game = last.game.as_ref(), names = names)) }
                span { (last.summary) }
            }
            button.btn."btn--primary"[is_next(facts)]."btn--big" type="submit" {
                (Icon("u-play")) " " (t!(language, "play-as-last-time"))
            }
        }
    }
}

/// Whether a new game is what comes next: what waits for somebody goes before it.
fn is_next(facts: &HomeFacts) -> bool {
    !facts.mine.iter().any(MyGame::is_my_turn)
}

/// The games that somebody who has played here does not know yet, as those that explain
/// themselves.
pub(crate) fn offers(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    let new = facts.games.iter().filter(|game| game.teaches && !game.played);
    html! {
        @if facts.name.is_some() {
            @for game in new {
                @let title = t!(language, "guided-title-of", game = game.game.title.as_ref());
                (guided(language, game, "guided is-offer", "btn", &title))
            }
        }
    }
}

/// The offer of a game that explains itself.
fn guided(language: Language, game: &GameFacts, class: &str, button: &str, title: &str) -> Markup {
    html! {
        form.{ (class) } method="post" action={ "/learn/" (game.game.name) } {
            p { (Icon("u-bulb")) span { b { (title) } " " (t!(language, "guided-note")) } }
            button.{ (button) } type="submit" {
                (Icon("u-play")) " " (t!(language, "guided-begin"))
            }
        }
    }
}

/// The opponents that people play against, the weakest first: yardsticks for programs are
/// no company, unless there is nobody else.
pub fn company(levels: &'static [&'static str]) -> Vec<&'static str> {
    let people = levels.iter().filter(|level| !is_yardstick(level));
    let company: Vec<&str> = people.copied().collect();
    if company.is_empty() { levels.to_vec() } else { company }
}

/// The form that opens a table against opponents of the house at once.
fn start(facts: &HomeFacts, game: &GameFacts) -> Markup {
    let language = facts.language;
    let levels = company(game.levels);
    let usual = usual(&levels);
    let strength = |level: &str| labels::strength(&levels, level);
    let most = levels.iter().filter_map(|level| strength(level)).max();
    // First-time visitors are offered the game that explains itself.
    let is_guided = facts.name.is_none() && game.teaches;
    let first = !is_guided && facts.last.is_none() && is_next(facts);
    html! {
        @if is_guided {
            (guided(language, game, "guided", "btn btn--primary btn--big", &t!(language, "guided-title")))
            p.or { (t!(language, "guided-or")) }
        }
        form.start-form method="post" action="/play" aria-label=(game.game.title) {
            input type="hidden" name="game" value=(game.game.name);
            input type="hidden" name="contribute" value="on";
            @if game.presets.len() > 1 {
                fieldset {
                    legend { (t!(language, "pick-preset")) }
                    div.pick."pick--games" {
                        @for (index, preset) in game.presets.iter().enumerate() {
                            label {
                                input type="radio" name="preset" value=(preset.code) checked[index == 0];
                                b { (preset.title) }
                                span { (preset.note) }
                            }
                        }
                    }
                }
            }
            @if game.seats_least < game.seats_most {
                fieldset {
                    legend { (t!(language, "pick-players")) }
                    div.pick."pick--levels" {
                        @for players in game.seats_least..=game.seats_most {
                            label {
                                input type="radio" name="players" value=(players)
                                    checked[players == game.seats_least];
                                b { (players) }
                                span { (t!(language, "players-with-you", others = players - 1)) }
                            }
                        }
                    }
                }
            }
            fieldset {
                legend { (t!(language, "pick-level")) }
                div.pick."pick--levels" {
                    @for level in &levels {
                        label {
                            input type="radio" name="level" value=(level) checked[Some(level) == usual];
                            @if let Some(strength) = strength(level) { b { (strength) } }
                            span { (labels::level(language, level)) }
                        }
                    }
                }
                @if let Some(most) = most {
                    p.note { (t!(language, "pick-level-note", most = most)) }
                }
            }
            @if facts.name.is_none() {
                label.field-label {
                    span { (t!(language, "your-name")) }
                    input.input name="name" maxlength="24" autocomplete="nickname"
                        placeholder=(t!(language, "your-name-example"));
                }
            }
            button.btn."btn--primary"[first]."btn--big" type="submit" {
                (Icon("u-play")) " " (t!(language, "play-now"))
            }
        }
    }
}

fn game_length(language: Language, game: &GameFacts) -> String {
    let players = if game.seats_least == game.seats_most {
        t!(language, "players-exactly", count = game.seats_most)
    } else {
        t!(language, "players-range", least = game.seats_least, most = game.seats_most)
    };
    format!("{players}, {}", t!(language, "minutes", count = game.minutes))
}
