//! The form that sets a table of Five Tribes up: every option in a sentence.

use crate::FiveTribesTable;
use five_tribes::{ArtisanTie, Options};
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::borrow::Cow;
use web::set_up::{Offer, Reading, option, rules, yes_no};
use web::{Language, Preset, SetUp, t};

/// The ways to play that are offered ready-made: with the Thieves, with the Artisans.
const PRESETS: [(&str, bool, bool); 4] = [
    ("base", false, false),
    ("thieves", true, false),
    ("artisans", false, true),
    ("all", true, true),
];

impl SetUp for FiveTribesTable {
    fn presets(l: Language) -> Vec<Preset> {
        vec![
            Preset::new("base", t!(l, "ft-set-up-base"), t!(l, "ft-base-short")),
            Preset::new("thieves", t!(l, "ft-set-up-thieves"), t!(l, "ft-thieves-short")),
            Preset::new("artisans", t!(l, "ft-set-up-artisans"), t!(l, "ft-artisans-short")),
            Preset::new("all", t!(l, "ft-set-up-all"), t!(l, "ft-all-short")),
        ]
    }

    fn set_up(chosen: &Map<String, Value>, l: Language) -> Markup {
        let usual = Options::default();
        let flag = |name: &str, usual| chosen.get(name).and_then(Value::as_bool).unwrap_or(usual);
        let thieves = flag("thieves", usual.thieves);
        let artisans = flag("artisans", usual.artisans);
        let tie = chosen.get("artisan_tie").and_then(Value::as_str).unwrap_or("three");
        let fits = |preset: &&(&str, bool, bool)| (preset.1, preset.2) == (thieves, artisans);
        let preset = PRESETS.iter().find(fits).filter(|_| tie == "three");
        let one_by_one = html! {
            (option(l, "thieves", &t!(l, "ft-option-thieves"), yes_no(thieves), [
                Offer::new("true", t!(l, "with"), t!(l, "ft-thieves-on")),
                Offer::new("false", t!(l, "without"), t!(l, "ft-thieves-off")),
            ]))
            (option(l, "artisans", &t!(l, "ft-option-artisans"), yes_no(artisans), [
                Offer::new("false", t!(l, "without"), t!(l, "ft-artisans-off")),
                Offer::new("true", t!(l, "with"), t!(l, "ft-artisans-on")),
            ]))
            (option(l, "artisan_tie", &t!(l, "ft-option-tie"), tie, [
                Offer::new("three", t!(l, "ft-tie-three"), t!(l, "ft-tie-three-text")),
                Offer::new("two", t!(l, "ft-tie-two"), t!(l, "ft-tie-two-text")),
            ]))
        };
        let offers = [
            Offer::new("base", t!(l, "ft-set-up-base"), t!(l, "ft-set-up-base-text")),
            Offer::new("thieves", t!(l, "ft-set-up-thieves"), t!(l, "ft-set-up-thieves-text")),
            Offer::new("artisans", t!(l, "ft-set-up-artisans"), t!(l, "ft-set-up-artisans-text")),
            Offer::new("all", t!(l, "ft-set-up-all"), t!(l, "ft-set-up-all-text")),
        ];
        rules::<Self>(l, preset.map(|(code, ..)| *code), offers, one_by_one)
    }

    /// The options that a form asks for, not yet checked. A preset other than
    /// `own` stands for its boxes; how many play is always asked for.
    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let mut read = Reading::new(fields);
        read.number("players");
        let preset = PRESETS.iter().find(|(code, ..)| read.preset() == Some(code));
        if let Some((_, thieves, artisans)) = preset {
            read.set("thieves", *thieves);
            read.set("artisans", *artisans);
        } else {
            read.flags(&["thieves", "artisans"]);
            read.words(&["artisan_tie"]);
        }
        read.options
    }

    fn summary(options: &Options, language: Language) -> String {
        let l = language;
        let mut parts: Vec<Cow<'static, str>> =
            vec![t!(l, "players-exactly", count = options.players)];
        match (options.thieves, options.artisans) {
            (false, false) => parts.push(t!(l, "ft-summary-base")),
            (true, false) => parts.push(t!(l, "ft-summary-thieves")),
            (false, true) => parts.push(t!(l, "ft-summary-artisans")),
            (true, true) => {
                parts.push(t!(l, "ft-summary-thieves"));
                parts.push(t!(l, "ft-summary-artisans"));
            }
        }
        if options.artisans && options.artisan_tie == ArtisanTie::Two {
            parts.push(t!(l, "ft-summary-tie"));
        }
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Game;
    use five_tribes::State;
    use serde_json::json;

    fn asked(fields: &[(&str, &str)]) -> Map<String, Value> {
        let fields: Vec<(String, String)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        FiveTribesTable::read_set_up(&fields)
    }

    #[test]
    fn a_preset_brings_its_boxes_and_keeps_the_number_of_players() {
        let options = asked(&[("players", "3"), ("preset", "all"), ("thieves", "false")]);
        let options = State::read_options(&options).expect("good options");
        assert_eq!((options.players, options.thieves, options.artisans), (3, true, true));
        let options = asked(&[("players", "4"), ("preset", "base"), ("artisans", "true")]);
        let options = State::read_options(&options).expect("good options");
        assert_eq!((options.players, options.thieves, options.artisans), (4, false, false));
    }

    #[test]
    fn a_rule_that_was_changed_counts_more_than_the_preset() {
        let shown = [("preset", "all"), ("shown-thieves", "true"), ("shown-artisans", "true")];
        let as_it_was = [("thieves", "true"), ("artisans", "true")];
        let changed = [("thieves", "false"), ("artisans", "true")];
        for (own, thieves) in [(as_it_was, true), (changed, false)] {
            let options = asked(&[&shown[..], &own].concat());
            assert_eq!(options["thieves"], json!(thieves));
        }
    }

    #[test]
    fn the_landing_page_offers_presets_that_the_form_knows() {
        for language in Language::ALL {
            for preset in FiveTribesTable::presets(language) {
                let options = State::read_options(&asked(&[("preset", preset.code)]));
                assert!(options.is_ok(), "{}", preset.code);
                assert!(!preset.title.is_empty() && !preset.note.is_empty());
            }
        }
        let best = asked(&[("preset", FiveTribesTable::presets(Language::English)[0].code)]);
        assert_eq!(best["thieves"], json!(false), "the best start is the base game");
    }

    #[test]
    fn ones_own_choice_is_read_option_by_option() {
        let options = asked(&[
            ("preset", "own"),
            ("players", "2"),
            ("thieves", "false"),
            ("artisans", "true"),
            ("artisan_tie", "two"),
        ]);
        let read = State::read_options(&options).expect("good options");
        assert_eq!((read.thieves, read.artisans), (false, true));
        assert_eq!(read.artisan_tie, ArtisanTie::Two);
        for language in Language::ALL {
            let words = FiveTribesTable::summary(&read, language);
            assert!(words.contains('2') && words.matches(", ").count() == 2, "{words}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_left_for_the_rules_to_refuse() {
        for (name, value) in
            [("players", "7"), ("players", "many"), ("thieves", "maybe"), ("artisan_tie", "one")]
        {
            let options = asked(&[("preset", "own"), (name, value)]);
            let refused = State::read_options(&options).expect_err(value).to_string();
            assert!(refused.contains(name), "{refused}");
        }
    }

    #[test]
    fn the_form_shows_what_was_chosen() {
        let picked = |page: &str, name: &str, value: &str| {
            page.contains(&format!("name=\"{name}\" value=\"{value}\" checked"))
        };
        for language in Language::ALL {
            let fresh = FiveTribesTable::set_up(&Map::new(), language).into_string();
            assert!(picked(&fresh, "preset", "thieves") && !fresh.contains("\"players\""));
            let own = asked(&[("players", "3"), ("artisans", "true"), ("artisan_tie", "two")]);
            let page = FiveTribesTable::set_up(&own, language).into_string();
            assert!(picked(&page, "preset", "own"));
            assert!(picked(&page, "artisan_tie", "two") && picked(&page, "artisans", "true"));
        }
    }
}
