//! The book is whole, in both languages, and reachable from where pages link
//! to it.

use super::rule_book;
use crate::FiveTribesTable;
use crate::page::lessons::Lesson;
use five_tribes::{Djinn, Item, Thief, Tile};
use std::collections::BTreeSet;
use web::testing::{anchors, chapters, values};
use web::tutorial::Taught;
use web::{Language, Pages};

fn book(language: Language) -> String {
    rule_book(language).into_string()
}

/// Every id of a rule in a text.
fn rule_ids(text: &str) -> BTreeSet<&str> {
    let is_id = |word: &str| {
        let mut parts = word.splitn(3, '-');
        parts.next() == Some("F")
            && parts.next().is_some_and(|part| part.bytes().all(|b| b.is_ascii_uppercase()))
            && parts.next().is_some_and(|part| part.starts_with(|c: char| c.is_ascii_digit()))
    };
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .filter(|word| is_id(word))
        .collect()
}

#[test]
fn every_rule_of_the_authority_has_its_place_in_the_book_and_no_other_is_claimed() {
    let authority = rule_ids(include_str!("../../../../rules.md"));
    assert!(authority.len() > 45, "only {} rules found: the search is broken", authority.len());
    for language in Language::ALL {
        let anchors = anchors(&book(language));
        let missing: Vec<_> = authority.iter().filter(|rule| !anchors.contains(**rule)).collect();
        assert!(missing.is_empty(), "{}: no place for {missing:?}", language.code());
        let book = book(language);
        let claimed = rule_ids(&book);
        let invented: Vec<_> = claimed.difference(&authority).collect();
        assert!(invented.is_empty(), "{}: {invented:?} are no rules", language.code());
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
fn everything_in_the_box_is_listed() {
    let anchors = anchors(&book(Language::English));
    let djinns = Djinn::all().map(|djinn| format!("djinn-{djinn}-text"));
    let thieves = Thief::all().map(|thief| format!("thief-{thief}-text"));
    let items = Item::all().map(|item| format!("item-{item}-text"));
    let tiles = Tile::all().map(|tile| format!("tile-{tile}-text"));
    for id in djinns.chain(thieves).chain(items).chain(tiles) {
        assert!(anchors.contains(&id), "`{id}` is not in the book");
    }
}

#[test]
fn every_drawing_exists_and_none_has_the_name_of_a_place() {
    let sprites = [FiveTribesTable::sprite(), web::shell::SPRITE].concat();
    let drawings: BTreeSet<&str> = values(&sprites, "id").into_iter().collect();
    for language in Language::ALL {
        let book = book(language);
        let anchors = anchors(&book);
        let links: Vec<&str> =
            values(&book, "href").into_iter().filter_map(|link| link.strip_prefix('#')).collect();
        assert!(links.len() > 150, "only {} links found: the search is broken", links.len());
        for link in links {
            let (drawing, place) = (drawings.contains(link), anchors.contains(link));
            assert!(drawing != place, "`{link}` is a drawing: {drawing}, a place: {place}");
        }
        let both: Vec<_> = anchors.iter().filter(|id| drawings.contains(id.as_str())).collect();
        assert!(both.is_empty(), "{both:?} are places and drawings");
    }
}

#[test]
fn lessons_link_to_places_of_the_book() {
    let anchors = anchors(&book(Language::English));
    for link in Lesson::ALL.iter().map(|lesson| lesson.anchor()) {
        assert!(anchors.contains(link), "no place `{link}` in the book");
    }
}

#[test]
fn what_is_not_from_the_box_is_marked() {
    let english = chapters(&book(Language::English));
    for chapter in ["morgiane", "items", "a-djinns"] {
        assert!(english[chapter].contains("class=\"reconstructed\""), "`{chapter}` is not marked");
    }
    for chapter in ["djinns", "tiles", "thieves"] {
        assert!(!english[chapter].contains("reconstructed"), "`{chapter}` is from the box");
    }
}
