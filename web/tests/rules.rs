//! The rule book: whole, in both languages, and reachable from where pages
//! link to it.

#[allow(dead_code, reason = "shared with other tests")]
mod games;

use caravanserai_core::Game;
use games::moments;
use std::collections::{BTreeMap, BTreeSet};
use targi::{Options, State};
use web::{Guide, Language, Pages};

fn book(language: Language) -> String {
    State::rule_book(language).expect("a rule book").into_string()
}

/// The values of an attribute.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let mark = format!(" {attribute}=\"");
    page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn anchors(language: Language) -> BTreeSet<String> {
    let book = book(language);
    let ids = values(&book, "id");
    let set: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(ids.len(), set.len(), "an id stands for one place");
    set
}

/// The text of each chapter, by its anchor.
fn chapters(language: Language) -> BTreeMap<String, String> {
    let book = book(language);
    book.split("<section class=\"chapter\" id=\"")
        .skip(1)
        .map(|part| {
            let (id, rest) = part.split_once('"').expect("an id");
            let text = rest.split("</section>").next().unwrap_or_default();
            (id.to_owned(), text.to_owned())
        })
        .collect()
}

#[test]
fn every_rule_of_the_authority_has_its_place_in_the_book() {
    let authority = include_str!("../../docs/rules/targi.md");
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
        let anchors = anchors(language);
        let missing: Vec<_> = rules.iter().filter(|rule| !anchors.contains(**rule)).collect();
        assert!(missing.is_empty(), "{}: no place for {missing:?}", language.code());
    }
}

#[test]
fn every_chapter_stands_in_both_languages_and_is_translated() {
    let (english, german) = (chapters(Language::English), chapters(Language::German));
    assert!(english.len() > 20, "only {} chapters found: the search is broken", english.len());
    assert_eq!(english.keys().collect::<Vec<_>>(), german.keys().collect::<Vec<_>>());
    for (id, text) in &english {
        assert!(*text != german[id], "`{id}` is the same in both languages");
    }
    assert_eq!(anchors(Language::English), anchors(Language::German));
}

#[test]
fn links_within_the_book_lead_somewhere() {
    for language in Language::ALL {
        let (book, anchors) = (book(language), anchors(language));
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
    let sprites = [State::sprite(), include_str!("../assets/ui-icons.svg")];
    sprites.iter().any(|sprite| sprite.contains(&format!("id=\"{link}\"")))
}

#[test]
fn links_from_the_table_into_the_book_lead_somewhere() {
    let anchors = anchors(Language::English);
    let mut linked = BTreeSet::new();
    for seed in 0..3 {
        let game = games::random_game(&Options::default(), seed);
        let mut seen = Vec::new();
        for moment in moments(&game) {
            let mut stand = moment.seen_by(Some(caravanserai_core::Seat(0)), Language::English);
            stand.facts.guide = Some(Guide { seen: seen.clone(), skipped: false });
            let page = State::table(&stand.scene()).into_string();
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
    let english = chapters(Language::English);
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

/// The lessons of a first game come at a table that teaches, in its language,
/// and nowhere else; `title` is what the first of them is called in German.
fn check_lessons<G: Pages>(title: &str) {
    let first = G::first_game().expect("a first game");
    let options = G::read_options(&first.options).expect("its options");
    let game = games::random_game_from::<G>(&options, first.seed, 1);
    let moment = &moments(&game)[0];
    let mut stand = moment.seen_by(moment.state.to_act(), Language::German);
    let draw = |stand: &games::Stand<G>| G::table(&stand.scene()).into_string();
    let panel = "class=\"panel coach";
    assert!(!draw(&stand).contains(panel), "an ordinary table");
    stand.facts.guide = Some(Guide::default());
    let page = draw(&stand);
    assert!(page.contains(panel) && page.contains("name=\"lesson\" value=\"welcome\""));
    assert!(page.contains(title));
    assert!(G::lessons().contains(&"welcome"));
    stand.facts.guide = Some(Guide { seen: Vec::new(), skipped: true });
    let page = draw(&stand);
    assert!(!page.contains("name=\"lesson\"") && page.contains("name=\"answer\" value=\"on\""));
    stand.stage = web::Stage::Replay;
    assert!(!draw(&stand).contains(panel), "nobody learns in a replay");
}

#[test]
fn lessons_come_only_where_they_are_wanted() {
    check_lessons::<State>("Willkommen in der Wüste");
    check_lessons::<five_tribes::State>("Willkommen in Naqala");
}

#[test]
fn lessons_of_five_tribes_link_into_its_book() {
    let first = five_tribes::State::first_game().expect("a first game");
    let options = five_tribes::State::read_options(&first.options).expect("its options");
    let book = five_tribes::State::rule_book(Language::English).expect("a book").into_string();
    let places = values(&book, "id");
    let (mut linked, mut seen) = (BTreeSet::new(), Vec::new());
    let game = games::random_game_from::<five_tribes::State>(&options, first.seed, 7);
    for moment in moments(&game) {
        let mut stand = moment.seen_by(Some(first.seat), Language::English);
        stand.facts.guide = Some(Guide { seen: seen.clone(), skipped: false });
        let page = five_tribes::State::table(&stand.scene()).into_string();
        for link in values(&page, "href") {
            linked.extend(link.strip_prefix("/rules/five-tribes#").map(str::to_owned));
        }
        let lesson = page.split("name=\"lesson\" value=\"").nth(1);
        seen.extend(lesson.and_then(|rest| rest.split('"').next()).map(str::to_owned));
    }
    assert!(seen.len() > 15, "only {seen:?} were taught");
    assert!(linked.len() > 12, "only {linked:?} are linked: the search is broken");
    let lost: Vec<_> = linked.iter().filter(|link| !places.contains(&link.as_str())).collect();
    assert!(lost.is_empty(), "{lost:?} are linked and not there");
}

#[test]
fn whatever_is_explained_leads_to_a_place_in_the_book() {
    let anchors = anchors(Language::English);
    let mut asked = BTreeSet::new();
    for (_, game) in games::corpus() {
        for moment in moments(&game).iter().step_by(9) {
            let stand = moment.seen_by(moment.state.to_act(), Language::English);
            let page = State::table(&stand.scene()).into_string();
            let links = page.split("href=\"/rules/targi#").skip(1);
            asked.extend(links.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    assert!(asked.len() > 25, "only {asked:?}");
    let missing: Vec<_> = asked.difference(&anchors).collect();
    assert!(missing.is_empty(), "no place for {missing:?}");
}
