//! What holds in every game, shown over random ones.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use five_tribes::*;
use proptest::prelude::*;

const CASES: u32 = 40;

fn options() -> impl Strategy<Value = Options> {
    (2..=4_u8, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(players, thieves, artisans, three)| Options {
            players,
            thieves,
            artisans,
            artisan_tie: if three { ArtisanTie::Three } else { ArtisanTie::Two },
        },
    )
}

fn choices(state: &State) -> Vec<Choice> {
    state.legal()
}

/// Plays a random game to its end and shows every state, with the choice that
/// is played next.
fn random_game(
    options: &Options,
    seed: u64,
    mut show: impl FnMut(&State, &[Choice], Choice, &mut Quick) -> Result<(), TestCaseError>,
) -> Result<State, TestCaseError> {
    let mut state = State::new(options, &Seed::new(format!("property {seed}")));
    let mut chance = Quick::new(seed);
    while state.to_act().is_some() {
        let choices = choices(&state);
        prop_assert!(!choices.is_empty(), "nobody is ever stuck: {:?}", state.open().agenda);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        show(&state, &choices, choice, &mut chance)?;
        state.play_unchecked(choice);
    }
    Ok(state)
}

/// Any choice at all, mostly nonsense.
fn any_choice(chance: &mut Quick) -> Choice {
    let square = Square::new(chance.below(36) as u8).unwrap();
    let tribe = Tribe::ALL[chance.below(6) as usize];
    let djinn = Djinn::new(chance.below(25) as u8).unwrap();
    let thief = Thief::new(chance.below(6) as u8).unwrap();
    let item = Item::new(chance.below(10) as u8).unwrap();
    let kind = Resource::new(chance.below(10) as u8).unwrap();
    let payment = Payment::ALL[chance.below(6) as usize];
    let small = chance.below(9) as u8;
    match chance.below(26) {
        0 => Choice::Bid { price: catalogue().bids[usize::from(small)], fakirs: small / 3 },
        1 => Choice::Take(square),
        2 => Choice::Step(square, tribe),
        3 => Choice::Fly(square, tribe),
        4 => Choice::Pass,
        5 => Choice::Camel,
        6 => Choice::Tent,
        7 => Choice::Fakirs(small),
        8 => Choice::Kill(square, tribe),
        9 => Choice::KillHeld(Seat(small % 4), Tribe::KEPT[usize::from(small % 3)]),
        10 => Choice::UseDjinn(djinn, payment),
        11 => Choice::UseItem(item),
        12 => Choice::UseThief(thief),
        13 => Choice::BuyDjinn(djinn, payment),
        14 => Choice::BuyThief(thief, payment),
        15 => Choice::Card(small + 1),
        16 => Choice::Make(payment),
        17 => Choice::On(square),
        18 => Choice::Palm(square),
        19 => Choice::Palace(square),
        20 => Choice::PickResource(kind),
        21 => Choice::PickDjinn(djinn),
        22 => Choice::PickItem(item),
        23 => Choice::Gather(square, tribe),
        24 => Choice::Lay(kind),
        _ => [Choice::Sell, Choice::Skip, Choice::Done, Choice::End][usize::from(small % 4)],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(CASES) })]

    #[test]
    fn invariants_hold_after_every_choice(options in options(), seed: u64) {
        let end = random_game(&options, seed, |state, _, choice, _| {
            let broken = state.broken_invariants();
            prop_assert!(broken.is_empty(), "before `{choice}`: {broken:?}");
            Ok(())
        })?;
        prop_assert_eq!(end.broken_invariants(), Vec::new());
        prop_assert!(end.open().ending);
        prop_assert_eq!(choices(&end), vec![]);
    }

    #[test]
    fn every_listed_choice_is_listed_once_and_reads_as_it_is_written(options in options(), seed: u64) {
        random_game(&options, seed, |_, listed, _, _| {
            for (i, choice) in listed.iter().enumerate() {
                prop_assert!(!listed[..i].contains(choice), "`{choice}` is listed twice");
                prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(*choice));
            }
            Ok(())
        })?;
    }

    #[test]
    fn any_choice_reads_as_it_is_written(seed: u64) {
        let mut chance = Quick::new(seed);
        for _ in 0..100 {
            let choice = any_choice(&mut chance);
            prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        }
    }

    #[test]
    fn any_text_is_a_choice_or_an_error(text in ".{0,40}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string(), text);
        }
    }

    #[test]
    fn list_and_checked_play_agree(options in options(), seed: u64) {
        random_game(&options, seed, |state, listed, played, chance| {
            let mut checked = state.clone();
            prop_assert!(checked.play(played).is_ok());
            let mut fast = state.clone();
            fast.play_unchecked(played);
            let mut told = state.clone();
            told.play_telling(played, &mut Vec::new());
            prop_assert_eq!(&checked, &fast);
            prop_assert_eq!(&checked, &told);
            for _ in 0..3 {
                let choice = any_choice(chance);
                let mut tried = state.clone();
                match tried.play(choice) {
                    Ok(()) => prop_assert!(listed.contains(&choice)),
                    Err(error) => {
                        prop_assert!(!listed.contains(&choice));
                        prop_assert_eq!(error.choice, choice);
                        prop_assert_eq!(&tried, state, "a refused choice changes nothing");
                    }
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn the_same_seed_and_choices_give_the_same_state(options in options(), seed: u64) {
        let mut played = Vec::new();
        let end = random_game(&options, seed, |_, _, choice, _| { played.push(choice); Ok(()) })?;
        let mut again = State::new(&options, &Seed::new(format!("property {seed}")));
        played.into_iter().for_each(|choice| again.play_unchecked(choice));
        prop_assert_eq!(again, end);
    }

    #[test]
    fn positions_round_trip_through_json(options in options(), seed: u64) {
        random_game(&options, seed, |state, _, _, chance| {
            if chance.below(10) == 0 {
                let text = serde_json::to_string(&state.position()).unwrap();
                let position: Position = serde_json::from_str(&text).unwrap();
                let read = State::from_position(position);
                prop_assert_eq!(read.as_ref(), Ok(state));
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_started_walk_can_always_end(options in options(), seed: u64) {
        random_game(&options, seed, |state, listed, _, chance| {
            for choice in listed {
                if matches!(choice, Choice::Take(_)) {
                    let mut walk = state.clone();
                    walk.play_unchecked(*choice);
                    while walk.open().agenda.top() == Some(Task::Step) {
                        let steps = choices(&walk);
                        prop_assert!(!steps.is_empty(), "stuck after {choice}");
                        walk.play_unchecked(steps[chance.below(steps.len() as u32) as usize]);
                    }
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn determinize_keeps_the_view_and_gives_a_playable_state(options in options(), seed: u64) {
        random_game(&options, seed, |state, _, _, chance| {
            if chance.below(4) > 0 {
                return Ok(());
            }
            for seat in (0..state.seats()).map(|s| Some(Seat(s))).chain([None]) {
                let view = state.view(seat);
                let mut guess = State::determinize(&view, &mut Quick::new(seed));
                prop_assert_eq!(&guess.view(seat), &view);
                prop_assert_eq!(guess.broken_invariants(), Vec::new());
                let again = State::determinize(&view, &mut Quick::new(seed));
                prop_assert_eq!(&guess, &again, "it depends on the view and chance alone");
                for _ in 0..12 {
                    let listed = choices(&guess);
                    if listed.is_empty() {
                        break;
                    }
                    guess.play_unchecked(listed[chance.below(listed.len() as u32) as usize]);
                }
                prop_assert_eq!(guess.broken_invariants(), Vec::new());
            }
            Ok(())
        })?;
    }

    /// The player to act gets the same view, choices and refusals whatever is
    /// hidden; and as long as nothing is shown, what follows looks the same.
    #[test]
    fn hidden_things_change_nothing_that_the_acting_seat_sees(options in options(), seed: u64) {
        random_game(&options, seed, |state, listed, choice, chance| {
            let seat = state.to_act();
            let other = State::determinize(&state.view(seat), &mut Quick::new(chance.next_u32().into()));
            let json = |s: &State| serde_json::to_string(&s.view(seat)).unwrap();
            prop_assert_eq!(json(state), json(&other));
            prop_assert_eq!(listed, &choices(&other)[..]);
            let nonsense = any_choice(chance);
            prop_assert_eq!(state.check_choice(nonsense), other.check_choice(nonsense));
            let (here, told_here) = played(state, choice);
            let (there, told_there) = played(&other, choice);
            let nothing_shown = [&here, &there].iter().all(|s| s.reveals() == state.reveals());
            if nothing_shown && here.to_act() == seat && there.to_act() == seat {
                prop_assert_eq!(json(&here), json(&there));
                prop_assert_eq!(masked(&told_here, seat), masked(&told_there, seat));
            }
            Ok(())
        })?;
    }

    /// Whatever a file says, a position that is let in can be played to its end.
    #[test]
    fn a_position_that_is_let_in_can_be_played(options in options(), seed: u64) {
        random_game(&options, seed, |state, _, _, chance| {
            if chance.below(6) > 0 {
                return Ok(());
            }
            let mut position = state.position();
            spoil(&mut position, chance);
            let Ok(mut state) = State::from_position(position) else { return Ok(()) };
            for _ in 0..60 {
                let listed = choices(&state);
                if listed.is_empty() {
                    break;
                }
                state.play_unchecked(listed[chance.below(listed.len() as u32) as usize]);
                state.scores();
                prop_assert_eq!(state.broken_invariants(), Vec::new());
            }
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(CASES) })]

    /// The same for files in which digits went wrong.
    #[test]
    fn a_garbled_file_is_refused_or_can_be_played(options in options(), seed: u64) {
        random_game(&options, seed, |state, _, _, chance| {
            if chance.below(12) > 0 {
                return Ok(());
            }
            let mut text = serde_json::to_string(&state.position()).unwrap().into_bytes();
            let digits: Vec<usize> =
                (0..text.len()).filter(|i| text[*i].is_ascii_digit()).collect();
            for _ in 0..1 + chance.below(2) {
                let at = digits[chance.below(digits.len() as u32) as usize];
                text[at] = b'0' + chance.below(10) as u8;
            }
            let Ok(position) = serde_json::from_slice::<Position>(&text) else { return Ok(()) };
            let Ok(mut state) = State::from_position(position) else { return Ok(()) };
            for _ in 0..40 {
                let listed = choices(&state);
                if listed.is_empty() {
                    break;
                }
                state.play_unchecked(listed[chance.below(listed.len() as u32) as usize]);
                prop_assert_eq!(state.broken_invariants(), Vec::new());
            }
            Ok(())
        })?;
    }
}

fn played(state: &State, choice: Choice) -> (State, Vec<Event>) {
    let (mut state, mut told) = (state.clone(), Vec::new());
    state.play_telling(choice, &mut told);
    (state, told)
}

fn masked(told: &[Event], seat: Option<Seat>) -> Vec<String> {
    let seen = told.iter().map(|event| State::event_for(event, seat));
    seen.map(|event| serde_json::to_string(&event).unwrap() + &format!("{event:?}")).collect()
}

/// Changes a position in ways that keep all sums, so that many pass the first
/// checks and only deeper ones can refuse them.
fn spoil(position: &mut Position, chance: &mut Quick) {
    let Position { open, hidden } = position;
    let pick = |n: usize, chance: &mut Quick| chance.below(n as u32) as usize;
    let at = open.board[pick(open.board.len(), chance)].square;
    let task = match chance.below(16) {
        0 => Task::Walk,
        1 => Task::Finish,
        2 => Task::TileAction { at },
        3 => Task::UseThief { tribe: Tribe::ALL[pick(6, chance)] },
        4 => Task::Control { at },
        5 => Task::SecondKill { at },
        6 => Task::ChooseTile { djinn: Djinn::new(pick(25, chance) as u8).unwrap() },
        7 => Task::Build { piece: Piece::Palm, at },
        8 => Task::BuildBeside { piece: Piece::Palace, at },
        9 => Task::KeepDjinn { count: pick(4, chance) as u8 },
        10 => Task::KeepItem { count: pick(9, chance) as u8 },
        11 => Task::Give {
            thief: Thief::new(pick(6, chance) as u8).unwrap(),
            victim: Seat(pick(4, chance) as u8),
            left: 1,
        },
        12 => Task::TakeLoot {
            thief: Thief::new(pick(6, chance) as u8).unwrap(),
            left: pick(3, chance) as u8,
        },
        13 => Task::Flute { onto: Some(at), gathered: pick(6, chance) as u8 },
        14 => Task::Scimitar { left: 1 + pick(2, chance) as u8 },
        _ => Task::Horn { placed: pick(9, chance) as u8 },
    };
    match chance.below(8) {
        0 => open.agenda.push(task),
        1 => {
            open.agenda.pop();
            open.agenda.push(task);
        }
        2 => open.agenda.insert(0, task),
        3 => open.active = Seat(pick(4, chance) as u8),
        4 => {
            // Everything from the bag on one tile.
            let heap = std::mem::take(&mut open.bag);
            let place = &mut open.board[at.index()];
            place.meeples = place.meeples.and(heap);
        }
        5 => {
            let player = pick(hidden.players.len(), chance);
            let pile = std::mem::take(&mut hidden.resource_pile);
            pile.into_iter().for_each(|card| hidden.players[player].hand.add(card, 1));
        }
        6 => open.players.iter_mut().take(1).for_each(|player| player.camels.insert(at)),
        _ => {
            hidden.players[0].coins = 0;
            open.item_used = !open.item_used;
        }
    }
}
