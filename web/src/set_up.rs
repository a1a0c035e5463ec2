//! The page that sets a table up, around the fields of the game.

use crate::ALONE;
use crate::Icon;
use crate::pace::{self, PaceFields};
use crate::t;
use crate::{GameName, Language, SetUp, labels};
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// One value of an option: its code, its name, and what it means.
pub struct Offer {
    /// Its code in forms.
    pub code: &'static str,
    /// What it is called.
    pub name: Cow<'static, str>,
    /// What it means.
    pub text: Cow<'static, str>,
}

impl Offer {
    /// A value with this code, name and meaning.
    pub fn new(code: &'static str, name: Cow<'static, str>, text: Cow<'static, str>) -> Offer {
        Offer { code, name, text }
    }
}

/// The code of one's own choice of rules.
const OWN: &str = "own";

/// Ready-made ways to play, and at last one's own choice of rules one by one, which is
/// picked when `chosen` is none of them. A script shows what each is made of in the rules one
/// by one, and asks before it replaces those that were changed.
pub fn rules<S: SetUp>(
    language: Language,
    chosen: Option<&str>,
    offers: impl IntoIterator<Item = Offer>,
    one_by_one: Markup,
) -> Markup {
    let own = Offer::new(OWN, t!(language, "set-up-own"), t!(language, "set-up-own-text"));
    html! {
        fieldset {
            legend { (t!(language, "set-up-preset")) }
            div.pick."pick--presets" {
                @for offer in offers.into_iter().chain([own]) {
                    label {
                        input type="radio" name="preset" value=(offer.code)
                            checked[chosen.unwrap_or(OWN) == offer.code] data-rules=[made_of::<S>(offer.code)];
                        b { (offer.name) }
                        span { (offer.text) }
                    }
                }
            }
            div.reset role="status" data-reset hidden {
                p { (t!(language, "set-up-reset")) }
                p { button.btn type="button" { (t!(language, "set-up-reset-yes")) } }
            }
        }
        details.own-options open[chosen.is_none()] {
            summary { (t!(language, "set-up-details")) }
            p.note { (t!(language, "set-up-details-note")) }
            (one_by_one)
        }
    }
}

/// The rules that a ready-made way to play is made of, as JSON; nothing for one's own.
fn made_of<S: SetUp>(preset: &str) -> Option<String> {
    let rules = S::read_set_up(&[("preset".to_owned(), preset.to_owned())]);
    (preset != OWN).then(|| Value::Object(rules).to_string())
}

/// An option with its values, one of them picked: the first if `chosen` is none.
pub fn option(
    language: Language,
    name: &str,
    title: &str,
    chosen: &str,
    offers: impl IntoIterator<Item = Offer>,
) -> Markup {
    let offers: Vec<Offer> = offers.into_iter().collect();
    let known = offers.iter().map(|offer| offer.code).find(|code| *code == chosen);
    let picked = known.or(offers.first().map(|offer| offer.code)).unwrap_or_default();
    html! {
        fieldset.option {
            legend data-changed=(t!(language, "set-up-changed")) { (title) }
            (as_shown(name, picked))
            @for offer in &offers {
                label.option-line {
                    input type="radio" name=(name) value=(offer.code) checked[offer.code == picked]
                        data-offered[offer.code == picked];
                    span { b { (offer.name) } " " span { (offer.text) } }
                }
            }
        }
    }
}

/// Tells the server how a field was when the form was shown.
pub fn as_shown(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name={ (SHOWN) (name) } value=(value); }
}

/// What stands before the name of a field that says how another one was shown.
const SHOWN: &str = "shown-";

/// A filled form, read into options that are not yet checked.
pub struct Reading<'a> {
    fields: &'a [(String, String)],
    /// What was read so far.
    pub options: Map<String, Value>,
}

impl<'a> Reading<'a> {
    /// Begins to read these fields.
    pub fn new(fields: &'a [(String, String)]) -> Reading<'a> {
        Reading { fields, options: Map::new() }
    }

    /// What a field says; of several with one name the last counts.
    fn value(&self, name: &str) -> Option<&'a str> {
        let mut fields = self.fields.iter().rev();
        fields.find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// What a field says that is not left empty.
    pub fn filled(&self, name: &str) -> Option<&'a str> {
        self.value(name).filter(|text| !text.is_empty())
    }

    /// The ready-made way to play that was picked. It does not count where a rule was
    /// chosen one by one, also if no script has noticed.
    pub fn preset(&self) -> Option<&'a str> {
        let is_changed = |(name, shown): &(String, String)| {
            let Some(name) = name.strip_prefix(SHOWN) else { return false };
            self.fields.iter().any(|(field, value)| field == name && value != shown)
        };
        self.value("preset").filter(|_| !self.fields.iter().any(is_changed))
    }

    /// Sets an option.
    pub fn set(&mut self, name: &str, value: impl Into<Value>) {
        self.options.insert(name.to_owned(), value.into());
    }

    /// Reads options that are words.
    pub fn words(&mut self, names: &[&str]) {
        for name in names {
            if let Some(text) = self.filled(name) {
                self.set(name, text);
            }
        }
    }

    /// Reads options that are yes or no.
    pub fn flags(&mut self, names: &[&str]) {
        for name in names {
            if let Some(text) = self.value(name) {
                self.set(name, text.parse::<bool>().map_or(text.into(), Value::from));
            }
        }
    }

    /// Reads an option that is a number, or else a word.
    pub fn number(&mut self, name: &str) {
        if let Some(text) = self.filled(name) {
            self.set(name, text.parse::<u8>().map_or(text.into(), Value::from));
        }
    }
}

/// How a form writes yes and no.
pub const fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// The name in forms of a seat that nobody takes.
pub const NOBODY: &str = "nobody";

/// The opponent who shares the host's device.
pub const BESIDE: &str = "beside";

/// What the set-up page needs to know.
#[derive(Clone, Debug)]
pub struct SetUpFacts {
    /// The language to speak.
    pub language: Language,
    /// The game.
    pub game: GameName,
    /// All games.
    pub games: Vec<GameName>,
    /// The levels of opponents, the weakest first.
    pub levels: Vec<&'static str>,
    /// The fewest players.
    pub seats_least: u8,
    /// The most players.
    pub seats_most: u8,
    /// The name the visitor goes by, once they gave one.
    pub name: Option<String>,
    /// The fields of the game.
    pub fields: Markup,
    /// The opponents that were picked, as the form names them; may be empty.
    pub opponents: Vec<String>,
    /// The names of those who would share the device, for each opponent; may be empty.
    pub beside: Vec<String>,
    /// The side that was picked, as the form names it.
    pub side: String,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// How fast is played.
    pub pace: PaceFields,
    /// What was wrong with the last try.
    pub wrong: Option<String>,
}

/// The set-up page, inside `<main>`. Posts to `/new`: besides the game's own
/// fields an `opponent` for each seat but the host's, where [`NOBODY`] leaves
/// a seat out, a `side`, `hints` and a `pace` (`none`, `table` with
/// `minutes` and `seconds`, `post` with `hours`, `holidays` and `claims`).
pub fn form(facts: &SetUpFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.set-up {
            h1 { (t!(language, "set-up-table")) }
            @if facts.games.len() > 1 {
                nav.set-up-games aria-label=(t!(language, "pick-game")) {
                    @for game in &facts.games {
                        a.btn href={ "/new?game=" (game.name) }
                            aria-current=[(*game == facts.game).then_some("page")] {
                            (game.title)
                        }
                    }
                }
            }
            @if let Some(wrong) = &facts.wrong {
                p.warning role="alert" { (Icon("u-info")) " " (wrong) }
            }
            form method="post" action="/new" enctype="multipart/form-data" {
                input type="hidden" name="game" value=(facts.game.name);
                input type="hidden" name="contribute" value="on";
                div.panel.box {
                    (company(facts))
                    (facts.fields)
                    @if !ALONE { (pace::fields(language, &facts.pace)) }
                    (side(facts))
                    p { label.tick { input type="checkbox" name="hints" value="on" checked[facts.hints]; " " (t!(language, "set-up-hints")) } }
                }
                div.panel.box.opens {
                    (what_opens(language))
                    @if facts.name.is_none() {
                        label.field-label {
                            span { (t!(language, "your-name")) }
                            input.input name="name" maxlength="24" autocomplete="nickname"
                                placeholder=(t!(language, "your-name-example"));
                        }
                    }
                    button.btn."btn--primary"."btn--big" type="submit" { (t!(language, "set-up-open")) }
                }
            }
        }
    }
}

/// What was chosen so far, which the script gathers in the words of the choices: nothing that is
/// folded away or further up stays unseen.
fn what_opens(language: Language) -> Markup {
    html! {
        section data-opens hidden aria-labelledby="opens-title" {
            h2 #opens-title { (t!(language, "set-up-opens")) }
            ul.agreed {}
            template { li { (Icon("u-check")) span { b {} small {} } } }
        }
    }
}

/// Who plays along: a picker for every seat but the host's.
fn company(facts: &SetUpFacts) -> Markup {
    let language = facts.language;
    html! {
        fieldset {
            legend { (t!(language, "set-up-company")) }
            @if facts.seats_least < facts.seats_most {
                p.note {
                    (t!(language, "set-up-company-note", least = facts.seats_least, most = facts.seats_most))
                }
            }
            div.set-up-seats {
                @for other in 1..facts.seats_most { (opponent(facts, other)) }
            }
        }
    }
}

fn opponent(facts: &SetUpFacts, other: u8) -> Markup {
    let language = facts.language;
    let id = format!("opponent-{other}");
    let optional = other >= facts.seats_least;
    let company = if ALONE { BESIDE } else { "friend" };
    let usual = if optional { NOBODY } else { company };
    let picked = facts.opponents.get(usize::from(other) - 1).map_or(usual, String::as_str);
    let line = |value: &str, text: &str| html! { option value=(value) selected[value == picked] { (text) } };
    html! {
        p.field-label {
            label for=(id) {
                @if facts.seats_most == 2 { (t!(language, "set-up-only-opponent")) }
                @else { (t!(language, "set-up-opponent", number = other)) }
            }
            " "
            select.input id=(id) name="opponent" {
                @if optional { (line(NOBODY, &t!(language, "set-up-nobody"))) }
                @if !ALONE {
                    (line("friend", &t!(language, "set-up-friend")))
                    (line("anyone", &t!(language, "set-up-anyone")))
                }
                (line(BESIDE, &t!(language, "set-up-beside")))
                (labels::level_options(language, &facts.levels, Some(picked)))
            }
            @let named = facts.beside.get(usize::from(other) - 1).map_or("", String::as_str);
            input.input.beside name="beside" value=(named) maxlength="30" autocomplete="off"
                aria-label=(t!(language, "set-up-beside-name")) placeholder=(t!(language, "set-up-beside-name"));
        }
    }
}

fn side(facts: &SetUpFacts) -> Markup {
    let language = facts.language;
    let known = (0..facts.seats_most).any(|seat| seat.to_string() == facts.side);
    html! {
        fieldset.sides {
            legend { (t!(language, "set-up-side")) }
            label.tick { input type="radio" name="side" value="random" checked[!known]; " " (t!(language, "set-up-side-random")) }
            @for seat in 0..facts.seats_most {
                " " label.tick {
                    input type="radio" name="side" value=(seat) checked[seat.to_string() == facts.side];
                    " " (t!(language, "set-up-side-n", seat = seat + 1))
                }
            }
        }
    }
}
