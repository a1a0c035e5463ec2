//! Lessons over whole games: at their moments, once each.

use super::*;
use caravanserai_core::{Chance, Game, Quick, Seed, Table as Played};
use std::collections::BTreeSet;
use targi::Options;
use web::tutorial::Taught;

const ME: Seat = Seat(0);

fn now(view: &View, choices: &[Choice], seen: &[String]) -> Option<Lesson> {
    tutorial::now(view, choices, seen)
}

/// A first game in which both choose anything; `look` sees every position.
fn play(dice: u64, mut look: impl FnMut(&View, &[Choice])) {
    let first = TargiTable::first_game().expect("a first game");
    let options = Options::read(&first.options).expect("options");
    let mut game: Played<State> = Played::new(&options, Seed::new(first.seed));
    let mut dice = Quick::new(dice);
    loop {
        let choices = game.state().legal();
        let mine = game.state().to_act() == Some(ME);
        look(&game.state().view(Some(ME)), if mine { &choices } else { &[] });
        if choices.is_empty() {
            return;
        }
        let pick = choices[dice.below(choices.len() as u32) as usize];
        game.play(pick).expect("a listed choice");
    }
}

/// The lessons of a game, in the order in which somebody sees them who reads
/// all that are due before every choice; each with the task at hand.
fn told(dice: u64) -> Vec<(Lesson, Option<Task>)> {
    let (mut seen, mut told) = (Vec::new(), Vec::new());
    play(dice, |view, choices| {
        while let Some(lesson) = now(view, choices, &seen) {
            seen.push(lesson.name().to_owned());
            told.push((lesson, view.agenda.top()));
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
                Lesson::Welcome
                | Lesson::Placing
                | Lesson::Robber
                | Lesson::Facing
                | Lesson::Lines
                | Lesson::NextRound
                | Lesson::Hand
                | Lesson::RaidAhead
                | Lesson::NearTheEnd => task == Some(Task::Placement),
                Lesson::Actions
                | Lesson::GoodsCard
                | Lesson::TribeCard
                | Lesson::FaceDown
                | Lesson::EndOfTurn => task == Some(Task::Turn(ME)),
                Lesson::Taken => task == Some(Task::Taken),
                Lesson::Paying => task == Some(Task::Pay),
                Lesson::Rows => task == Some(Task::Lay),
                Lesson::Noble => matches!(task, Some(Task::Noble(_))),
                Lesson::Trader => matches!(task, Some(Task::Trader { .. })),
                Lesson::Silversmith => matches!(task, Some(Task::Silversmith { .. })),
                Lesson::FataMorgana => matches!(task, Some(Task::FataMorgana(_))),
                Lesson::Raid => task == Some(Task::Raid(ME)),
                Lesson::Over => task.is_none(),
                Lesson::Waiting | Lesson::Texts | Lesson::Limit => task.is_some(),
            };
            assert!(fits, "{lesson:?} at {task:?}");
        }
    }
    let never: Vec<&&str> = Lesson::NAMES.iter().filter(|name| !ever.contains(**name)).collect();
    assert!(never.is_empty(), "no game of forty teaches {never:?}");
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
    assert!(at(Lesson::Welcome) < at(Lesson::Placing) && at(Lesson::Placing) < at(Lesson::Robber));
    for basic in [Lesson::Lines, Lesson::Actions, Lesson::Raid, Lesson::NextRound] {
        assert!(at(basic).is_some(), "{basic:?} never came");
    }
}

#[test]
fn spectators_are_not_taught() {
    let first = TargiTable::first_game().expect("a first game");
    let options = Options::read(&first.options).expect("options");
    let game: Played<State> = Played::new(&options, Seed::new(first.seed));
    assert_eq!(now(&game.state().view(None), &[], &[]), None);
}

#[test]
fn the_newcomer_begins_the_first_game_and_can_cross_lines_at_once() {
    let first = TargiTable::first_game().expect("a first game");
    let options = Options::read(&first.options).expect("options");
    let game: Played<State> = Played::new(&options, Seed::new(first.seed));
    assert_eq!(game.state().to_act(), Some(first.seat));
    // Two of the four open tribe cards can be paid from the first purse.
    let view = game.state().view(Some(ME));
    let purse = view.players[ME.index()].purse;
    let affordable = view.centre.iter().filter(|card| match card {
        CentreView::Tribe(card) => {
            view.rules.tribe(*card).cost.ways().any(|way| purse.covers(&way))
        }
        _ => false,
    });
    assert!(affordable.count() >= 3, "a friendly deal");
}

#[test]
fn the_style_sheet_knows_every_part_that_a_lesson_points_at() {
    let style = include_str!("../../../assets/targi-about.css");
    for lesson in Lesson::ALL {
        let part = lesson.points_at();
        assert!(style.contains(&format!(".points-{part}")), "`{part}` of {lesson:?}");
    }
}
