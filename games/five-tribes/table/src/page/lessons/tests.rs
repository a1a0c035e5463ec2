//! Lessons over whole games: at their moments, once each.

use super::*;
use caravanserai_core::{Chance, Game, Quick, Seed};
use five_tribes::{Options, Squares};
use std::collections::BTreeSet;
use web::tutorial::Lesson as _;
use web::tutorial::Taught;

const ME: Seat = Seat(0);

fn now(view: &View, choices: &[Choice], seen: &[String]) -> Option<Lesson> {
    tutorial::now(view, choices, seen)
}

fn deal() -> State {
    let first = FiveTribesTable::first_game().expect("a first game");
    let options: Options = State::read_options(&first.options).expect("options");
    State::new(&options, &Seed::new(first.seed))
}

/// A first game in which both choose anything; `look` sees every position.
fn play(dice: u64, mut look: impl FnMut(&View, &[Choice])) {
    let mut state = deal();
    let mut dice = Quick::new(dice);
    loop {
        let choices = state.legal();
        let mine = state.to_act() == Some(ME);
        look(&state.view(Some(ME)), if mine { &choices } else { &[] });
        if choices.is_empty() {
            return;
        }
        state.play_unchecked(choices[dice.below(choices.len() as u32) as usize]);
    }
}

/// The lessons of a game, in the order in which somebody sees them who reads
/// all that are due before every choice; each with the task at hand.
fn told(dice: u64) -> Vec<(Lesson, Option<Task>)> {
    let (mut seen, mut told) = (Vec::new(), Vec::new());
    play(dice, |view, choices| {
        while let Some(lesson) = now(view, choices, &seen) {
            seen.push(lesson.name().to_owned());
            told.push((lesson, view.open.agenda.top()));
        }
    });
    told
}

#[test]
fn a_lesson_is_told_once_and_at_its_moment() {
    let mut ever = BTreeSet::new();
    for dice in 0..40 {
        let told = told(dice);
        let names: BTreeSet<&str> = told.iter().map(|(lesson, _)| lesson.name()).collect();
        assert_eq!(names.len(), told.len(), "no lesson comes twice");
        ever.extend(names);
        assert_eq!(told[0].0, Lesson::Welcome);
        assert_eq!(told.last().map(|(lesson, _)| *lesson), Some(Lesson::Over));
        for (lesson, task) in told {
            let fits = match lesson {
                Lesson::Welcome | Lesson::Bidding | Lesson::TwoMarkers | Lesson::NextRound => {
                    task == Some(Task::Bid)
                }
                Lesson::Tile
                | Lesson::Ahead
                | Lesson::Owned
                | Lesson::PalmsAndPalaces
                | Lesson::Djinns => task == Some(Task::Walk),
                Lesson::Steps
                | Lesson::LastMeeple
                | Lesson::Viziers
                | Lesson::Elders
                | Lesson::Merchants => task == Some(Task::Step),
                Lesson::Builders => matches!(task, Some(Task::Step | Task::Tribe { .. })),
                Lesson::Assassins => matches!(task, Some(Task::Tribe { .. })),
                Lesson::Market | Lesson::SacredPlace => {
                    matches!(task, Some(Task::TileAction { .. }))
                }
                Lesson::SecondCard => matches!(task, Some(Task::MarketCard { .. })),
                Lesson::Calling | Lesson::Fakirs => {
                    matches!(task, Some(Task::Walk | Task::Finish))
                }
                Lesson::Selling | Lesson::EndOfTurn => task == Some(Task::Finish),
                Lesson::Sets => matches!(task, Some(Task::LaySet { .. })),
                Lesson::NearTheEnd => matches!(task, Some(Task::Bid | Task::Walk)),
                Lesson::Waiting | Lesson::Control | Lesson::LastRound => task.is_some(),
                Lesson::Over => task.is_none(),
            };
            assert!(fits, "{lesson:?} at {task:?}");
        }
    }
    // Players who choose at random run out of walks before they run out of camels.
    ever.insert(Lesson::LastRound.name());
    let never: Vec<&&str> = Lesson::NAMES.iter().filter(|name| !ever.contains(**name)).collect();
    assert!(never.is_empty(), "no game of forty teaches {never:?}");
}

#[test]
fn the_last_round_is_announced_to_players_who_still_walk_in_it() {
    let mut announced = 0;
    play(1, |view, choices| {
        let mut view = view.clone();
        view.open.ending = true;
        if Lesson::LastRound.is_due(&view, choices) {
            assert_eq!(view.open.to_act(), Some(ME));
            announced += 1;
        }
    });
    assert!(announced > 20, "only {announced} times");
}

#[test]
fn who_plays_on_without_reading_is_told_the_rest_later() {
    let (mut seen, mut order) = (Vec::<String>::new(), Vec::new());
    play(3, |view, choices| {
        // One lesson a page: what was on it when a choice was made counts as seen.
        if let Some(lesson) = now(view, choices, &seen) {
            seen.push(lesson.name().to_owned());
            order.push(lesson);
        }
    });
    let at = |wanted: Lesson| order.iter().position(|lesson| *lesson == wanted);
    assert!(at(Lesson::Welcome) < at(Lesson::Bidding) && at(Lesson::Tile) < at(Lesson::Steps));
    for basic in [Lesson::TwoMarkers, Lesson::LastMeeple, Lesson::Control, Lesson::NextRound] {
        assert!(at(basic).is_some(), "{basic:?} never came");
    }
}

#[test]
fn spectators_are_not_taught() {
    assert_eq!(now(&deal().view(None), &[], &[]), None);
}

/// The tiles that some walk of the first turn wins.
fn tiles_to_win(state: &State, won: &mut Squares) {
    let choices = state.legal();
    for choice in choices {
        let mut next = state.clone();
        match choice {
            Choice::Take(_) | Choice::Step(..) => next.play_unchecked(choice),
            _ => continue,
        }
        match next.open().agenda.top() {
            Some(Task::Step) => tiles_to_win(&next, won),
            _ => *won = won.or(next.open().player(ME).camels),
        }
    }
}

#[test]
fn the_newcomer_bids_first_in_the_first_game_and_can_win_tiles_at_once() {
    let mut state = deal();
    assert_eq!(state.to_act(), Some(FiveTribesTable::first_game().expect("a first game").seat));
    // All bid in the order of their markers, the newcomer most.
    while state.open().agenda.top() == Some(Task::Bid) {
        let mine = state.to_act() == Some(ME);
        let taken = state.open().track.iter().flatten().any(|seat| *seat == ME);
        let price = if mine && !taken { 18 } else { 0 };
        state.play_unchecked(Choice::Bid { price, fakirs: 0 });
    }
    assert_eq!(state.to_act(), Some(ME));
    let mut won = Squares::NONE;
    tiles_to_win(&state, &mut won);
    assert!(won.len() >= 3, "a friendly deal: {} tiles to win", won.len());
}

#[test]
fn the_style_sheet_knows_every_part_that_a_lesson_points_at() {
    let style = include_str!("../../../assets/five-tribes-book.css");
    for lesson in Lesson::ALL {
        let part = lesson.points_at();
        assert!(style.contains(&format!(".points-{part}")), "`{part}` of {lesson:?}");
    }
}
