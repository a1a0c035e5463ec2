//! The rule book: whole, in both languages, and reachable from where pages
//! link to it.

use caravanserai_core::Game;
use std::collections::BTreeSet;
use targi::{Options, State};
use targi_table::TargiTable;
use web::testing::{anchors, chapters, check_lessons, corpus, moments, values};
use web::{Guide, Language, Learn, Pages};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

fn book(language: Language) -> String {
    TargiTable::rule_book(language).expect("a rule book").into_string()
}

#[test]
fn every_rule_of_the_authority_has_its_place_in_the_book() {
    let authority = include_str!("../../rules.md");
    let is_id = |word: &str| {
        let mut parts = word.splitn(3, '-');
        let first = parts.next().is_some_and(|part| part == "T" || part == "X");
        let middle = parts.next().is_some_and(|part| part.bytes().all(|b| b.is_ascii_uppercase()));
        first
            && middle
            && parts.next().is_some_and(|part| part.starts_with(|c: char| c.is_ascii_digit()))
    };
    let rules: BTreeSet<&str> = authority
        .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .filter(|word| is_id(word))
        .collect();
    assert!(rules.len() > 90, "only {} rules found: the search is broken", rules.len());
    for language in Language::ALL {
        let anchors = anchors(&book(language));
        let missing: Vec<_> = rules.iter().filter(|rule| !anchors.contains(**rule)).collect();
        assert!(missing.is_empty(), "{}: no place for {missing:?}", language.code());
    }
}

#[test]
fn every_chapter_stands_in_both_languages_and_is_translated() {
    let (english, german) = (chapters(&book(Language::English)), chapters(&book(Language::German)));
    assert!(english.len() > 20, "only {} chapters found: the search is broken", english.len());
    assert_eq!(english.keys().collect::<Vec<_>>(), german.keys().collect::<Vec<_>>());
    for (id, text) in &english {
        assert!(*text != german[id], "`{id}` is the same in both languages");
    }
    assert_eq!(anchors(&book(Language::English)), anchors(&book(Language::German)));
}

#[test]
fn links_within_the_book_lead_somewhere() {
    for language in Language::ALL {
        let book = book(language);
        let anchors = anchors(&book);
        let inner: Vec<&str> =
            values(&book, "href").into_iter().filter_map(|link| link.strip_prefix('#')).collect();
        assert!(inner.len() > 100);
        for link in inner.iter().filter(|link| !is_drawing(link)) {
            assert!(anchors.contains(*link), "no place `{link}` in the book");
        }
    }
}

/// Drawings are referred to like places.
fn is_drawing(link: &str) -> bool {
    let sprites = [TargiTable::sprite(), web::shell::SPRITE];
    sprites.iter().any(|sprite| sprite.contains(&format!("id=\"{link}\"")))
}

#[test]
fn links_from_the_table_into_the_book_lead_somewhere() {
    let anchors = anchors(&book(Language::English));
    let mut linked = BTreeSet::new();
    for seed in 0..3 {
        let game = web::testing::random_game(&Options::default(), seed);
        let mut seen = Vec::new();
        for moment in moments(&game) {
            let mut stand = moment.seen_by(Some(caravanserai_core::Seat(0)), Language::English);
            stand.facts.guide = Some(Guide { seen: seen.clone(), ..Guide::default() });
            let page = TargiTable::table(&stand.scene()).into_string();
            for link in values(&page, "href") {
                linked.extend(link.strip_prefix("/rules/targi#").map(str::to_owned));
            }
            let lesson = page.split("name=\"lesson\" value=\"").nth(1);
            seen.extend(lesson.and_then(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    assert!(linked.len() > 12, "only {linked:?} are linked: the search is broken");
    let lost: Vec<_> = linked.iter().filter(|link| !anchors.contains(*link)).collect();
    assert!(lost.is_empty(), "{lost:?} are linked and not there");
}

#[test]
fn cards_that_are_not_from_the_box_are_marked() {
    let english = chapters(&book(Language::English));
    for chapter in ["x-setup", "water", "dunes", "x-fields", "x-cards"] {
        assert!(english[chapter].contains("class=\"reconstructed\""), "`{chapter}` is not marked");
    }
    for chapter in ["fields", "cards", "table"] {
        assert!(
            !english[chapter].contains("class=\"reconstructed\""),
            "`{chapter}` is from the box"
        );
    }
    assert_eq!(english["cards"].matches(" id=\"card-B").count(), 45);
    assert_eq!(english["x-cards"].matches(" id=\"card-E").count(), 45);
    assert_eq!(english["dunes"].matches(" id=\"dune-N").count(), 20);
}

#[test]
fn lessons_come_only_where_they_are_wanted() {
    check_lessons::<TargiTable>(Language::German, "Willkommen in der Wüste");
}

#[test]
fn whatever_is_explained_leads_to_a_place_in_the_book() {
    let anchors = anchors(&book(Language::English));
    let mut asked = BTreeSet::new();
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(9) {
            let stand = moment.seen_by(moment.state.to_act(), Language::English);
            let page = TargiTable::table(&stand.scene()).into_string();
            let links = page.split("href=\"/rules/targi#").skip(1);
            asked.extend(links.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    assert!(asked.len() > 25, "only {asked:?}");
    let missing: Vec<_> = asked.difference(&anchors).collect();
    assert!(missing.is_empty(), "no place for {missing:?}");
}
