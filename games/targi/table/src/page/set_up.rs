//! The form that sets a table of Targi up: every option in a sentence.

use crate::TargiTable;
use crate::words::token;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use targi::{HandRule, Layout, Options, Token, TokenRule, TribeDeck};
use web::Language;
use web::SetUp;
use web::set_up::{Offer, as_shown, is_ones_own, option, presets};
use web::t;

/// A way to play that is offered ready-made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Preset {
    Base,
    Expansion,
    All,
    Mixed,
}

impl Preset {
    const ALL: [Preset; 4] = [Preset::Base, Preset::Expansion, Preset::All, Preset::Mixed];

    const fn code(self) -> &'static str {
        match self {
            Preset::Base => "base",
            Preset::Expansion => "expansion",
            Preset::All => "all",
            Preset::Mixed => "mixed",
        }
    }

    fn options(self) -> Map<String, Value> {
        let (expansion, tokens, deck) = match self {
            Preset::Base => (false, "off", None),
            Preset::Expansion => (true, "off", None),
            Preset::All => (true, "secret", None),
            Preset::Mixed => (true, "secret", Some("mixed")),
        };
        let mut options = Map::new();
        options.insert("expansion".to_owned(), json!(expansion));
        options.insert("tokens".to_owned(), json!(tokens));
        if let Some(deck) = deck {
            options.insert("tribe_deck".to_owned(), json!(deck));
        }
        options
    }

    fn offer(self, language: Language) -> Offer {
        let (name, text) = match self {
            Preset::Base => (t!(language, "set-up-base"), t!(language, "set-up-base-text")),
            Preset::Expansion => {
                (t!(language, "set-up-expansion"), t!(language, "set-up-expansion-text"))
            }
            Preset::All => (t!(language, "set-up-all"), t!(language, "set-up-all-text")),
            Preset::Mixed => (t!(language, "set-up-mixed"), t!(language, "set-up-mixed-text")),
        };
        Offer { code: self.code(), name, text }
    }
}

impl SetUp for TargiTable {
    fn presets(language: Language) -> Vec<web::Preset> {
        let offer = |preset: Preset, title: Cow<'static, str>, note: Cow<'static, str>| {
            web::Preset { code: preset.code(), title: title.into_owned(), note: note.into_owned() }
        };
        vec![
            offer(Preset::Base, t!(language, "preset-base"), t!(language, "preset-base-short")),
            offer(Preset::All, t!(language, "preset-all"), t!(language, "preset-all-short")),
        ]
    }

    fn set_up(chosen: &Map<String, Value>, language: Language) -> Markup {
        let text = |name: &str| chosen.get(name).and_then(Value::as_str).unwrap_or("");
        let expansion = chosen.get("expansion").and_then(Value::as_bool).unwrap_or(false);
        let tokens = Some(text("tokens")).filter(|text| !text.is_empty()).unwrap_or("off");
        let deck = text("tribe_deck");
        let preset = match (expansion, tokens, deck) {
            (false, "off", "" | "base") => Some(Preset::Base),
            (true, "off", "" | "expansion") => Some(Preset::Expansion),
            (true, "secret", "" | "expansion") => Some(Preset::All),
            (true, "secret", "mixed") => Some(Preset::Mixed),
            _ => None,
        };
        html! {
            (presets(language, preset.map(Preset::code), Preset::ALL.map(|preset| preset.offer(language))))
            details.own-options open[preset.is_none()] {
                summary { (t!(language, "set-up-details")) }
                p.note { (t!(language, "set-up-details-note")) }
                (option("expansion", &t!(language, "option-expansion"),
                    if expansion { "true" } else { "false" }, expansion_offers(language)))
                (option("tokens", &t!(language, "option-tokens"), tokens, token_offers(language)))
                (option("same_tokens", &t!(language, "option-same-tokens"), &three_tokens(chosen),
                    same_token_offers(language)))
                (option("tribe_deck", &t!(language, "option-tribe-deck"), deck, deck_offers(language)))
                label.field-label {
                    span { (t!(language, "option-deck-file")) }
                    textarea.input name="deck" rows="4" spellcheck="false" { (text("deck")) }
                }
                (option("hand_rule", &t!(language, "option-hand-rule"), text("hand_rule"), hand_offers(language)))
                (option("layout", &t!(language, "option-layout"), text("layout"), layout_offers(language)))
                (option("start", &t!(language, "option-start"), &start_code(chosen), start_offers(language)))
                (option("easy_start", &t!(language, "option-easy-start"),
                    if chosen.get("easy_start") == Some(&json!(true)) { "true" } else { "false" },
                    easy_offers(language)))
                (border_mix(chosen, language))
            }
        }
    }

    /// The options that a form asks for, not yet checked. A preset other than
    /// `own` stands for its options; otherwise the fields speak for themselves.
    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let value = |name: &str| {
            fields.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
        };
        let preset = value("preset").unwrap_or("own");
        let preset = Preset::ALL.into_iter().find(|known| known.code() == preset);
        if let Some(preset) = preset.filter(|_| !is_ones_own(fields)) {
            return preset.options();
        }
        let mut options = Map::new();
        for name in ["expansion", "easy_start"] {
            if let Some(flag) = value(name) {
                let flag = flag.parse::<bool>().map_or(json!(flag), Value::from);
                options.insert(name.to_owned(), flag);
            }
        }
        for name in ["tokens", "hand_rule", "layout", "tribe_deck"] {
            if let Some(text) = value(name).filter(|text| !text.is_empty()) {
                options.insert(name.to_owned(), json!(text));
            }
        }
        if let Some(tokens) = value("same_tokens").filter(|text| !text.is_empty()) {
            options.insert("same_tokens".to_owned(), json!(Vec::from_iter(tokens.split(' '))));
        }
        if let Some(start) = value("start").filter(|text| !text.is_empty()) {
            let start = start.parse::<u8>().map_or(json!(start), Value::from);
            options.insert("start".to_owned(), start);
        }
        if value("tribe_deck") == Some("custom") {
            options.insert("deck".to_owned(), json!(value("deck").unwrap_or("")));
        }
        let border: Map<String, Value> = fields
            .iter()
            .filter_map(|(name, edition)| {
                let field = name.strip_prefix("border-")?;
                (!edition.is_empty()).then(|| (field.to_owned(), json!(edition)))
            })
            .collect();
        if !border.is_empty() {
            options.insert("border".to_owned(), Value::Object(border));
        }
        options
    }

    fn summary(options: &Options, language: Language) -> String {
        let mut parts: Vec<Cow<'static, str>> = Vec::new();
        parts.push(match options.expansion {
            true => t!(language, "summary-expansion"),
            false => t!(language, "summary-base"),
        });
        match options.tribe_deck() {
            TribeDeck::Mixed => parts.push(t!(language, "summary-mixed")),
            TribeDeck::Custom(_) => parts.push(t!(language, "summary-custom")),
            TribeDeck::Base if options.expansion => parts.push(t!(language, "summary-base-cards")),
            TribeDeck::Expansion if !options.expansion => {
                parts.push(t!(language, "summary-expansion-cards"));
            }
            TribeDeck::Base | TribeDeck::Expansion => {}
        }
        if options.tokens != TokenRule::Off {
            parts.push(t!(language, "summary-tokens"));
        }
        if options.hand_rule == HandRule::Printed {
            parts.push(t!(language, "summary-printed"));
        }
        if options.layout == Layout::Random {
            parts.push(t!(language, "summary-layout"));
        }
        if options.easy_start {
            parts.push(t!(language, "summary-easy"));
        }
        parts.join(", ")
    }
}

/// The fields whose border card differs between the editions.
const MIXED_FIELDS: [u8; 10] = [1, 4, 5, 8, 9, 10, 12, 13, 14, 16];

fn border_mix(chosen: &Map<String, Value>, language: Language) -> Markup {
    let mix = chosen.get("border").and_then(Value::as_object);
    html! {
        details.border-mix open[mix.is_some_and(|mix| !mix.is_empty())] {
            summary { (t!(language, "option-border")) }
            p.note { (t!(language, "option-border-text")) }
            div.border-fields {
                @for number in MIXED_FIELDS {
                    @let picked = mix.and_then(|mix| mix.get(&number.to_string()))
                        .and_then(Value::as_str).unwrap_or("");
                    label {
                        span { (number) }
                        (as_shown(&format!("border-{number}"), picked))
                        select.input name={ "border-" (number) } {
                            option value="" selected[picked.is_empty()] { (t!(language, "border-as-set")) }
                            option value="base" selected[picked == "base"] { (t!(language, "set-up-base")) }
                            option value="expansion" selected[picked == "expansion"] {
                                (t!(language, "option-expansion"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn expansion_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "false", name: t!(l, "without"), text: t!(l, "option-expansion-off") },
        Offer { code: "true", name: t!(l, "with"), text: t!(l, "option-expansion-on") },
    ]
}

fn token_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "off", name: t!(l, "without"), text: t!(l, "tokens-off") },
        Offer { code: "secret", name: t!(l, "tokens-secret"), text: t!(l, "tokens-secret-text") },
        Offer { code: "random", name: t!(l, "tokens-random"), text: t!(l, "tokens-random-text") },
        Offer { code: "same", name: t!(l, "tokens-same"), text: t!(l, "tokens-same-text") },
    ]
}

/// Each three of the four tokens, and how the form writes them.
const THREE_TOKENS: [(&str, [Token; 3]); 4] = [
    ("joker targi marker", [Token::Joker, Token::Targi, Token::Marker]),
    ("joker targi waiver", [Token::Joker, Token::Targi, Token::Waiver]),
    ("joker marker waiver", [Token::Joker, Token::Marker, Token::Waiver]),
    ("targi marker waiver", [Token::Targi, Token::Marker, Token::Waiver]),
];

/// The tokens that were agreed on, as the form writes them; nothing if none were.
fn three_tokens(chosen: &Map<String, Value>) -> String {
    let named = chosen.get("same_tokens").and_then(Value::as_array);
    let names = named.into_iter().flatten().filter_map(Value::as_str);
    names.collect::<Vec<_>>().join(" ")
}

fn same_token_offers(l: Language) -> Vec<Offer> {
    let agreed = THREE_TOKENS.map(|(code, tokens)| {
        let [a, b, c] = tokens.map(|token| token::name(l, token));
        let name = t!(l, "same-tokens-three", a = a, b = b, c = c);
        Offer { code, name, text: t!(l, "same-tokens-agreed") }
    });
    let lot =
        Offer { code: "", name: t!(l, "same-tokens-lot"), text: t!(l, "same-tokens-lot-text") };
    [lot].into_iter().chain(agreed).collect()
}

fn deck_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "", name: t!(l, "deck-usual"), text: t!(l, "deck-usual-text") },
        Offer { code: "base", name: t!(l, "deck-base"), text: t!(l, "deck-base-text") },
        Offer {
            code: "expansion",
            name: t!(l, "deck-expansion"),
            text: t!(l, "deck-expansion-text"),
        },
        Offer { code: "mixed", name: t!(l, "deck-mixed"), text: t!(l, "deck-mixed-text") },
        Offer { code: "custom", name: t!(l, "deck-custom"), text: t!(l, "deck-custom-text") },
    ]
}

fn hand_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "author", name: t!(l, "hand-author"), text: t!(l, "hand-author-text") },
        Offer { code: "printed", name: t!(l, "hand-printed"), text: t!(l, "hand-printed-text") },
    ]
}

fn layout_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer {
            code: "chequerboard",
            name: t!(l, "layout-chequerboard"),
            text: t!(l, "layout-chequerboard-text"),
        },
        Offer { code: "random", name: t!(l, "layout-random"), text: t!(l, "layout-random-text") },
    ]
}

fn start_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "random", name: t!(l, "start-random"), text: t!(l, "start-random-text") },
        Offer { code: "0", name: t!(l, "start-first"), text: t!(l, "start-first-text") },
        Offer { code: "1", name: t!(l, "start-second"), text: t!(l, "start-second-text") },
    ]
}

fn easy_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "false", name: t!(l, "easy-off"), text: t!(l, "easy-off-text") },
        Offer { code: "true", name: t!(l, "easy-on"), text: t!(l, "easy-on-text") },
    ]
}

fn start_code(chosen: &Map<String, Value>) -> String {
    match chosen.get("start") {
        Some(Value::String(text)) => text.clone(),
        Some(seat) => seat.to_string(),
        None => "random".to_owned(),
    }
}
