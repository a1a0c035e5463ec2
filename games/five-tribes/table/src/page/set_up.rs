//! The form that sets a table of Five Tribes up: every option in a sentence.

use crate::FiveTribesTable;
use five_tribes::{ArtisanTie, Options};
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use web::Language;
use web::SetUp;
use web::set_up::{Offer, is_ones_own, option, presets};
use web::t;

/// A way to play that is offered ready-made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Preset {
    Base,
    Thieves,
    Artisans,
    All,
}

impl Preset {
    const ALL: [Preset; 4] = [Preset::Base, Preset::Thieves, Preset::Artisans, Preset::All];

    const fn code(self) -> &'static str {
        match self {
            Preset::Base => "base",
            Preset::Thieves => "thieves",
            Preset::Artisans => "artisans",
            Preset::All => "all",
        }
    }

    const fn thieves(self) -> bool {
        matches!(self, Preset::Thieves | Preset::All)
    }

    const fn artisans(self) -> bool {
        matches!(self, Preset::Artisans | Preset::All)
    }

    fn offer(self, l: Language) -> Offer {
        let (name, text) = match self {
            Preset::Base => (t!(l, "ft-set-up-base"), t!(l, "ft-set-up-base-text")),
            Preset::Thieves => (t!(l, "ft-set-up-thieves"), t!(l, "ft-set-up-thieves-text")),
            Preset::Artisans => (t!(l, "ft-set-up-artisans"), t!(l, "ft-set-up-artisans-text")),
            Preset::All => (t!(l, "ft-set-up-all"), t!(l, "ft-set-up-all-text")),
        };
        Offer { code: self.code(), name, text }
    }
}

impl SetUp for FiveTribesTable {
    fn presets(l: Language) -> Vec<web::Preset> {
        let preset = |preset: Preset, title: Cow<'static, str>, note: Cow<'static, str>| {
            web::Preset { code: preset.code(), title: title.into_owned(), note: note.into_owned() }
        };
        vec![
            preset(Preset::Base, t!(l, "ft-set-up-base"), t!(l, "ft-base-short")),
            preset(Preset::Thieves, t!(l, "ft-set-up-thieves"), t!(l, "ft-thieves-short")),
            preset(Preset::Artisans, t!(l, "ft-set-up-artisans"), t!(l, "ft-artisans-short")),
            preset(Preset::All, t!(l, "ft-set-up-all"), t!(l, "ft-all-short")),
        ]
    }

    fn set_up(chosen: &Map<String, Value>, language: Language) -> Markup {
        let l = language;
        let usual = Options::default();
        let flag = |name: &str, usual| chosen.get(name).and_then(Value::as_bool).unwrap_or(usual);
        let thieves = flag("thieves", usual.thieves);
        let artisans = flag("artisans", usual.artisans);
        let tie = chosen.get("artisan_tie").and_then(Value::as_str).unwrap_or("three");
        let fits = |preset: &Preset| preset.thieves() == thieves && preset.artisans() == artisans;
        let preset = Preset::ALL.into_iter().find(|preset| fits(preset) && tie == "three");
        let yes_no = |flag: bool| if flag { "true" } else { "false" };
        html! {
            (presets(l, preset.map(Preset::code), Preset::ALL.map(|preset| preset.offer(l))))
            details.own-options open[preset.is_none()] {
                summary { (t!(l, "set-up-details")) }
                p.note { (t!(l, "set-up-details-note")) }
                (option("thieves", &t!(l, "ft-option-thieves"), yes_no(thieves), thief_offers(l)))
                (option("artisans", &t!(l, "ft-option-artisans"), yes_no(artisans), artisan_offers(l)))
                (option("artisan_tie", &t!(l, "ft-option-tie"), tie, tie_offers(l)))
            }
        }
    }

    /// The options that a form asks for, not yet checked. A preset other than
    /// `own` stands for its boxes; how many play is always asked for.
    fn read_set_up(fields: &[(String, String)]) -> Map<String, Value> {
        let value = |name: &str| {
            fields.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
        };
        let mut options = Map::new();
        let mut say = |name: &str, value: Value| options.insert(name.to_owned(), value);
        if let Some(players) = value("players").filter(|text| !text.is_empty()) {
            say("players", players.parse::<u8>().map_or(json!(players), Value::from));
        }
        let preset = value("preset").unwrap_or("own");
        let preset = Preset::ALL.into_iter().find(|known| known.code() == preset);
        if let Some(preset) = preset.filter(|_| !is_ones_own(fields)) {
            say("thieves", json!(preset.thieves()));
            say("artisans", json!(preset.artisans()));
            return options;
        }
        for name in ["thieves", "artisans"] {
            if let Some(flag) = value(name) {
                say(name, flag.parse::<bool>().map_or(json!(flag), Value::from));
            }
        }
        if let Some(tie) = value("artisan_tie").filter(|text| !text.is_empty()) {
            say("artisan_tie", json!(tie));
        }
        options
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

fn thief_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "true", name: t!(l, "with"), text: t!(l, "ft-thieves-on") },
        Offer { code: "false", name: t!(l, "without"), text: t!(l, "ft-thieves-off") },
    ]
}

fn artisan_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "false", name: t!(l, "without"), text: t!(l, "ft-artisans-off") },
        Offer { code: "true", name: t!(l, "with"), text: t!(l, "ft-artisans-on") },
    ]
}

fn tie_offers(l: Language) -> Vec<Offer> {
    vec![
        Offer { code: "three", name: t!(l, "ft-tie-three"), text: t!(l, "ft-tie-three-text") },
        Offer { code: "two", name: t!(l, "ft-tie-two"), text: t!(l, "ft-tie-two-text") },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Game;
    use five_tribes::State;

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
