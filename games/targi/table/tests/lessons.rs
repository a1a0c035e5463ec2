//! Lessons point at what they speak of, and can be read again.

use caravanserai_core::Game;
use targi::{State, Task};
use targi_table::TargiTable;
use web::testing::{moments, random_game_from};
use web::{Guide, Language, Learn, Pages};

#[test]
fn the_lesson_on_crossings_draws_the_lines_and_lights_what_lies_on_them() {
    let first = TargiTable::first_game().expect("a first game");
    let options = State::read_options(&first.options).expect("its options");
    let game = random_game_from::<State>(&options, first.seed, 7);
    let moment = moments(&game).into_iter().find(|moment| {
        let view = moment.state.view(Some(first.seat));
        moment.state.to_act() == Some(first.seat)
            && view.agenda.top() == Some(Task::Placement)
            && view.players[first.seat.index()].targi.len() == 1
    });
    let mut stand =
        moment.expect("a second Targi to place").seen_by(Some(first.seat), Language::English);
    let draw = |seen: &[&str], stand: &mut web::testing::Stand<State>| {
        let seen = seen.iter().map(|name| (*name).to_owned()).collect();
        stand.facts.guide = Some(Guide { seen, ..Guide::default() });
        TargiTable::table(&stand.scene()).into_string()
    };
    let before = ["welcome", "placing", "robber", "facing"];
    let page = draw(&before, &mut stand);
    assert!(page.contains("name=\"lesson\" value=\"lines\""));
    assert!(page.contains(" teaches points-board"), "the board is spoken of");
    let over = page.split("<div class=\"over\"").nth(1).expect("lines");
    assert!(over.split("</div>").next().expect("their end").contains("ln--now"), "it is drawn");
    assert_eq!(page.matches("is-spoken").count(), 4, "the field, and the cards of its line");
    // What was told can be read again, the newest first.
    let told = page.split("tutor-told").nth(1).expect("the lessons so far");
    let told = told.split("</details>").next().expect("their end");
    assert_eq!(told.matches("<dt>").count(), before.len());
    let page = draw(&["welcome", "placing", "robber", "facing", "lines"], &mut stand);
    assert!(!page.contains("is-spoken"), "nobody points any more");
    stand.facts.guide = None;
    assert!(!TargiTable::table(&stand.scene()).into_string().contains("teaches"));
}
