//! Bringing a record, and watching the house play itself.

use crate::ALONE;
use crate::message::{go_home, message};
use crate::{GameName, Icon, Language, labels, t};
use maud::{Markup, html};

/// What the page needs to know.
#[derive(Clone, Debug)]
pub struct BringFacts {
    /// The language to speak.
    pub language: Language,
    /// The games with their levels.
    pub games: Vec<GameLevels>,
    /// The record as it was pasted, to be mended.
    pub record: String,
    /// Whether the visitor has games to take elsewhere.
    pub has_games: bool,
    /// What is wrong with it.
    pub wrong: Option<String>,
}

/// A game with its levels, the weakest first.
#[derive(Clone, Debug)]
pub struct GameLevels {
    /// The game.
    pub game: GameName,
    /// The names of the levels.
    pub levels: Vec<&'static str>,
}

/// The page, inside `<main>`.
pub fn page(facts: &BringFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap {
            section.panel.box.bring aria-labelledby="bring-title" {
                h1 #bring-title { (t!(language, "bring") ) }
                p { (t!(language, "bring-lead")) }
                @if let Some(wrong) = &facts.wrong {
                    p.warning #bring-wrong role="alert" { (Icon("u-info")) " " (wrong) }
                }
                form method="post" action="/bring" enctype="multipart/form-data" data-drop {
                    label for="bring-record" { (t!(language, "bring-paste")) }
                    textarea.input #bring-record name="record" rows="10" spellcheck="false" autocomplete="off"
                        aria-describedby=[facts.wrong.is_some().then_some("bring-wrong")] { (facts.record) }
                    div.drop {
                        label for="bring-file" { (t!(language, "bring-file")) }
                        input.input #bring-file type="file" name="file";
                        p.note data-drop-note hidden { (t!(language, "bring-drop")) }
                    }
                    button.btn."btn--primary" { (Icon("u-replay")) " " (t!(language, "bring-look")) }
                }
            }
            @if ALONE { (parcel(language, facts.has_games)) }
            section.panel.box.bring aria-labelledby="watch-title" {
                h2 #watch-title { (t!(language, "watch-levels")) }
                p { (t!(language, "watch-levels-lead")) }
                @for game in &facts.games {
                    form.field-row method="post" action="/watch" {
                        input type="hidden" name="game" value=(game.game.name);
                        b { (game.game.title) }
                        (level(language, game, "one", None))
                        (level(language, game, "other", game.levels.last().copied()))
                        button.btn { (Icon("u-eye")) " " (t!(language, "nav-watch")) }
                    }
                }
            }
        }
    }
}

/// All games that are kept in this browser as one file, and those of another one.
fn parcel(language: Language, has_games: bool) -> Markup {
    html! {
        section.panel.box.bring #parcel aria-labelledby="parcel-title" {
            h2 #parcel-title { (t!(language, "parcel")) }
            p { (t!(language, "parcel-lead")) }
            @if has_games {
                p {
                    a.btn href="/me/games" download {
                        (Icon("u-download")) " " (t!(language, "parcel-save"))
                    }
                }
            }
            form method="post" action="/me/games" enctype="multipart/form-data" data-drop {
                label for="parcel-file" { (t!(language, "parcel-file")) }
                input.input #parcel-file type="file" name="games" accept=".json,application/json" required;
                button.btn { (Icon("u-check")) " " (t!(language, "parcel-take-in")) }
            }
        }
    }
}

/// What came of taking in the games of another browser, inside `<main>`.
pub fn taken_in(language: Language, changed: usize, known: usize) -> Markup {
    let told = html! {
        (t!(language, "parcel-taken", count = changed)) " "
        @if known > 0 { (t!(language, "parcel-known", count = known)) }
    };
    message(&t!(language, "parcel"), told, go_home(language))
}

fn level(language: Language, game: &GameLevels, field: &str, picked: Option<&str>) -> Markup {
    let label = match field {
        "one" => t!(language, "watch-one", game = game.game.title.clone()),
        _ => t!(language, "watch-other", game = game.game.title.clone()),
    };
    html! {
        select.input name=(field) aria-label=(label) {
            (labels::level_options(language, &game.levels, picked))
        }
    }
}
