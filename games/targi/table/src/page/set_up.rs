//! The form that sets a table of Targi up: every option in a sentence.

use crate::TargiTable;
use crate::words::token;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use targi::{HandRule, Layout, Options, Token, TokenRule, TribeDeck};
use web::set_up::{Offer, Reading, as_shown, option, rules, yes_no};
use web::{Language, Preset, SetUp, t};

/// A way to play that is offered ready-made.
struct Ready {
    code: &'static str,
    expansion: bool,
    tokens: &'static str,
    /// The deck, where it is not the usual one.
    deck: Option<&'static str>,
}

const READY: [Ready; 4] = [
    Ready { code: "base", expansion: false, tokens: "off", deck: None },
    Ready { code: "expansion", expansion: true, tokens: "off", deck: None },
    Ready { code: "all", expansion: true, tokens: "secret", deck: None },
    Ready { code: "mixed", expansion: true, tokens: "secret", deck: Some("mixed") },
];

impl Ready {
    fn fits(&self, expansion: bool, tokens: &str, deck: &str) -> bool {
        let usual = if expansion { "expansion" } else { "base" };
        (self.expansion, self.tokens) == (expansion, tokens)
            && self.deck.map_or(deck.is_empty() || deck == usual, |wanted| deck == wanted)
    }
}

impl SetUp for TargiTable {
    fn presets(l: Language) -> Vec<Preset> {
        vec![
            Preset::new("base", t!(l, "preset-base"), t!(l, "preset-base-short")),
            Preset::new("all", t!(l, "preset-all"), t!(l, "preset-all-short")),
        ]
    }

    fn set_up(chosen: &Map<String, Value>, l: Language) -> Markup {
        let text = |name: &str| chosen.get(name).and_then(Value::as_str).unwrap_or("");
        let flag = |name: &str| chosen.get(name) == Some(&json!(true));
        let tokens = Some(text("tokens")).filter(|text| !text.is_empty()).unwrap_or("off");
        let (expansion, deck) = (flag("expansion"), text("tribe_deck"));
        let ready = READY.iter().find(|ready| ready.fits(expansion, tokens, deck));
        let one_by_one = html! {
            (option(l, "expansion", &t!(l, "option-expansion"), yes_no(expansion), [
                Offer::new("false", t!(l, "without"), t!(l, "option-expansion-off")),
                Offer::new("true", t!(l, "with"), t!(l, "option-expansion-on")),
            ]))
            (option(l, "tokens", &t!(l, "option-tokens"), tokens, [
                Offer::new("off", t!(l, "without"), t!(l, "tokens-off")),
                Offer::new("secret", t!(l, "tokens-secret"), t!(l, "tokens-secret-text")),
                Offer::new("random", t!(l, "tokens-random"), t!(l, "tokens-random-text")),
                Offer::new("same", t!(l, "tokens-same"), t!(l, "tokens-same-text")),
            ]))
            (option(l, "same_tokens", &t!(l, "option-same-tokens"), &three_tokens(chosen), same_token_offers(l)))
            (option(l, "tribe_deck", &t!(l, "option-tribe-deck"), deck, [
                Offer::new("", t!(l, "deck-usual"), t!(l, "deck-usual-text")),
                Offer::new("base", t!(l, "deck-base"), t!(l, "deck-base-text")),
                Offer::new("expansion", t!(l, "deck-expansion"), t!(l, "deck-expansion-text")),
                Offer::new("mixed", t!(l, "deck-mixed"), t!(l, "deck-mixed-text")),
                Offer::new("custom", t!(l, "deck-custom"), t!(l, "deck-custom-text")),
            ]))
            label.field-label {
                span { (t!(l, "option-deck-file")) }
                textarea.input name="deck" rows="4" spellcheck="false" { (text("deck")) }
            }
            (option(l, "hand_rule", &t!(l, "option-hand-rule"), text("hand_rule"), [
                Offer::new("author", t!(l, "hand-author"), t!(l, "hand-author-text")),
                Offer::new("printed", t!(l, "hand-printed"), t!(l, "hand-printed-text")),
            ]))
            (option(l, "layout", &t!(l, "option-layout"), text("layout"), [
                Offer::new("chequerboard", t!(l, "layout-chequerboard"), t!(l, "layout-chequerboard-text")),
                Offer::new("random", t!(l, "layout-random"), t!(l, "layout-random-text")),
            ]))
            (option(l, "start", &t!(l, "option-start"), &start_code(chosen), [
                Offer::new("random", t!(l, "start-random"), t!(l, "start-random-text")),
                Offer::new("0", t!(l, "start-first"), t!(l, "start-first-text")),
                Offer::new("1", t!(l, "start-second"), t!(l, "start-second-text")),
            ]))
            (option(l, "easy_start", &t!(l, "option-easy-start"), yes_no(flag("easy_start")), [
                Offer::new("false", t!(l, "easy-off"), t!(l, "easy-off-text")),
                Offer::new("true", t!(l, "easy-on"), t!(l, "easy-on-text")),
            ]))
            (border_mix(chosen, l))
        };
        let offers = [
            Offer::new("base", t!(l, "set-up-base"), t!(l, "set-up-base-text")),
            Offer::new("expansion", t!(l, "set-up-expansion"), t!(l, "set-up-expansion-text")),
            Offer::new("all", t!(l, "set-up-all"), t!(l, "set-up-all-text")),
            Offer::new("mixed", t!(l, "set-up-mixed"), t!(l, "set-up-mixed-text")),
        ];
        rules::<Self>(l, ready.map(|ready| ready.code), offers, one_by_one)
    }

    /// The options that a form asks for, not yet checked. A preset other than
    /// `own` stands for its options; otherwise the fields speak for themselves.
    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let mut read = Reading::new(fields);
        if let Some(ready) = READY.iter().find(|ready| read.preset() == Some(ready.code)) {
            read.set("expansion", ready.expansion);
            read.set("tokens", ready.tokens);
            if let Some(deck) = ready.deck {
                read.set("tribe_deck", deck);
            }
            return read.options;
        }
        read.flags(&["expansion", "easy_start"]);
        read.words(&["tokens", "hand_rule", "layout", "tribe_deck"]);
        read.number("start");
        if let Some(tokens) = read.filled("same_tokens") {
            read.set("same_tokens", Vec::from_iter(tokens.split(' ')));
        }
        if read.filled("tribe_deck") == Some("custom") {
            read.set("deck", read.filled("deck").unwrap_or(""));
        }
        let border: Map<String, Value> = fields
            .iter()
            .filter_map(|(name, edition)| {
                let field = name.strip_prefix("border-")?;
                (!edition.is_empty()).then(|| (field.to_owned(), json!(edition)))
            })
            .collect();
        if !border.is_empty() {
            read.set("border", border);
        }
        read.options
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
        Offer::new(code, name, t!(l, "same-tokens-agreed"))
    });
    let lot = Offer::new("", t!(l, "same-tokens-lot"), t!(l, "same-tokens-lot-text"));
    [lot].into_iter().chain(agreed).collect()
}

fn start_code(chosen: &Map<String, Value>) -> String {
    match chosen.get("start") {
        Some(Value::String(text)) => text.clone(),
        Some(seat) => seat.to_string(),
        None => "random".to_owned(),
    }
}
