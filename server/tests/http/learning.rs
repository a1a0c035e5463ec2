//! The rule book, and the first game with its lessons, as browsers see them.

use crate::test_server::{Browser, TestServer, after, play_if_to_act, values, wait_until};
use server::Settings;
use std::time::Duration;

/// How long Ada reads what is told between her turns; far longer than her opponent thinks.
const READING: Duration = Duration::from_millis(300);

/// A house whose opponents take their time, so that nothing happens meanwhile.
fn quiet() -> Settings {
    Settings { bot_pause: Duration::from_secs(1000), ..crate::test_server::settings() }
}

fn begin(guest: &mut Browser) -> String {
    guest.post("/learn/targi", &[]).expect(303).location().to_owned()
}

/// The lesson that a page shows.
fn lesson(page: &str) -> Option<String> {
    values(page, "lesson").first().map(|name| (*name).to_owned())
}

fn answer(guest: &mut Browser, table: &str, answer: &str) -> String {
    let page = guest.get(table).expect(200).body;
    let (after, lesson) = (after(&page), lesson(&page).unwrap_or_default());
    let fields = [("after", after.as_str()), ("lesson", lesson.as_str()), ("answer", answer)];
    guest.post(&format!("{table}/lesson"), &fields).expect(303);
    guest.get(table).expect(200).body
}

#[test]
fn one_click_begins_a_game_with_lessons() {
    let server = TestServer::with(quiet());
    let mut ada = server.guest();
    assert!(ada.get("/").expect(200).body.contains("action=\"/learn/targi\""));
    let table = begin(&mut ada);
    let page = ada.get(&table).expect(200).body;
    assert_eq!(lesson(&page).as_deref(), Some("welcome"));
    assert!(!values(&page, "choice").is_empty(), "the newcomer begins");
    // Everybody learns with the same deal, against the same opponent.
    let mut bo = server.guest();
    let other = begin(&mut bo);
    assert_ne!(table, other);
    let cards = |page: &str| page.matches("data-vt=\"card-").count();
    assert_eq!(cards(&page), cards(&bo.get(&other).expect(200).body));
}

#[test]
fn a_lesson_that_was_understood_does_not_come_again_not_even_after_a_restart() {
    let server = TestServer::with(quiet());
    let mut ada = server.guest();
    let table = begin(&mut ada);
    let page = answer(&mut ada, &table, "seen");
    assert_eq!(lesson(&page).as_deref(), Some("placing"));
    let page = answer(&mut ada, &table, "seen");
    assert_eq!(lesson(&page).as_deref(), Some("robber"));
    let folder = server.close();
    let server = TestServer::in_folder(folder, quiet());
    ada.address = server.address.clone();
    ada.origin = Some(format!("http://{}", server.address));
    let page = ada.get(&table).expect(200).body;
    assert_eq!(lesson(&page).as_deref(), Some("robber"), "where Ada left off");
    let door = ada.get("/learn/targi").expect(200).body;
    assert!(door.contains(&format!("href=\"{table}\"")), "the way back is on the page");
}

#[test]
fn who_plays_on_has_seen_the_lesson_of_the_page() {
    for game in ["targi", "five-tribes"] {
        play_on(game);
    }
}

fn play_on(game: &str) {
    let server = TestServer::with(crate::test_server::settings());
    let mut ada = server.guest();
    let table = ada.post(&format!("/learn/{game}"), &[]).expect(303).location().to_owned();
    let mut shown: Vec<String> = Vec::new();
    for _ in 0..25 {
        let page = wait_until("Ada is to act, or has something to read", || {
            let page = ada.get(&table).expect(200).body;
            let asked = !values(&page, "choice").is_empty() || lesson(&page).is_some();
            asked.then_some(page)
        });
        let now = lesson(&page);
        if let Some(name) = &now {
            assert!(!shown.contains(name), "`{name}` comes twice");
            shown.push(name.clone());
        }
        if values(&page, "choice").is_empty() {
            std::thread::sleep(READING);
            let still = ada.get(&table).expect(200).body;
            assert_eq!(after(&still), after(&page), "{game}: the opponent waits");
            answer(&mut ada, &table, "seen");
            continue;
        }
        let (after, name) = (after(&page), now.unwrap_or_default());
        let choice = values(&page, "choice")[0].to_owned();
        let mut fields = vec![("after", after.as_str()), ("choice", choice.as_str())];
        if !name.is_empty() {
            fields.push(("lesson", name.as_str()));
        }
        ada.post(&format!("{table}/play"), &fields).expect(303);
    }
    assert!(shown.len() > 5, "{game}: {shown:?}");
    assert_eq!(shown[0], "welcome", "{game}");
    assert!(shown.iter().any(|name| name == "waiting"), "{game}: {shown:?}");
}

#[test]
fn lessons_can_be_skipped_and_taken_up_again() {
    let server = TestServer::with(quiet());
    let mut ada = server.guest();
    let table = begin(&mut ada);
    let page = answer(&mut ada, &table, "skip");
    assert_eq!(lesson(&page), None);
    play_if_to_act(&mut ada, &table, |_| 0).expect("the game goes on");
    let page = answer(&mut ada, &table, "on");
    assert!(page.contains("value=\"skip\""), "the coach is back");
}

#[test]
fn only_who_learns_can_answer_and_only_to_lessons_that_exist() {
    let server = TestServer::with(quiet());
    let (mut ada, mut eve) = (server.guest(), server.guest());
    let table = begin(&mut ada);
    let path = format!("{table}/lesson");
    let seen = [("lesson", "welcome"), ("answer", "seen")];
    eve.post(&path, &seen).expect(403);
    eve.post("/learn/targi", &[]).expect(303);
    eve.post(&path, &seen).expect(403);
    assert_eq!(lesson(&ada.get(&table).expect(200).body).as_deref(), Some("welcome"));
    assert!(!eve.get(&table).expect(200).body.contains("class=\"panel coach"), "Eve only watches");
    ada.post(&path, &[("lesson", "flying"), ("answer", "seen")]).expect(422);
    ada.post(&path, &[("lesson", "welcome"), ("answer", "maybe")]).expect(422);
    ada.post(&path, &[("lesson", "welcome")]).expect(422);
    assert_eq!(lesson(&ada.get(&table).expect(200).body).as_deref(), Some("welcome"));
    // An ordinary table has no lessons.
    let fields = [("game", "targi"), ("level", "greedy")];
    let plain = ada.post("/play", &fields).expect(303).location().to_owned();
    ada.post(&format!("{plain}/lesson"), &seen).expect(404);
}

#[test]
fn the_rule_book_is_read_in_the_language_of_the_browser() {
    let server = TestServer::open();
    let mut ada = server.guest();
    assert!(ada.get("/rules").expect(200).body.contains("href=\"/rules/targi\""));
    let english = ada.get("/rules/targi").expect(200).body;
    ada.headers.push(("Accept-Language".to_owned(), "de".to_owned()));
    let german = ada.get("/rules/targi").expect(200).body;
    assert!(english.contains("<html lang=\"en\"") && english.contains("The robber and his raids"));
    assert!(
        german.contains("<html lang=\"de\"") && german.contains("Der Räuber und seine Überfälle")
    );
    ada.get("/rules/chess").expect(404);
}
