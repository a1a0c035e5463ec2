//! Checks that the opponents of every game must pass, for the tests of each.

use crate::{Block, Budget, ChoiceOf, Numeric, Plays, Search, SearchConfig};
use caravanserai_core::{Chance, Comparison, Game, InfoSet, Quick, Seat, Seed, Table};
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// Asserts that these opponents choose the same in a state and in another that
/// looks alike to the player to act.
#[track_caller]
pub fn choose_alike<G: InfoSet, B: Plays<Game = G>>(
    state: &G,
    legal: &[G::Choice],
    names: &[&str],
    chance: &mut Quick,
) {
    let seat = state.to_act();
    let twin = G::determinize(&state.view(seat), chance);
    for name in names {
        let choose = |state: &G| {
            let mut opponent = B::opponent(name, 3).expect("a known opponent");
            opponent.choose(&state.view(seat), legal)
        };
        assert_eq!(choose(state), choose(&twin), "{name} in round {}", state.round());
    }
}

/// The absurd choices in games that an opponent plays against itself, one for each of these
/// options: what nobody would do at first sight, and what costs a good part of the win on
/// reflection. To miss what only a search finds is human, and so is a careless choice.
pub fn absurd_choices<B: Plays>(name: &str, options: &[<B::Game as Game>::Options]) -> Vec<String> {
    const UNLIKELY: f32 = 0.1;
    const COSTLY: f32 = 0.15;
    const REFLECTION: Budget = Budget::visits(200);
    let stop = AtomicBool::new(false);
    let mut absurd = Vec::new();
    let mut legal = Vec::new();
    for (game, options) in options.iter().enumerate() {
        let mut state = B::Game::new(options, &Seed::new(format!("absurd {game}")));
        let mut opponent = B::opponent(name, game as u64).expect("a known opponent");
        let mut search = Search::new(B::evaluator(), B::config(), game as u64);
        while let Some(seat) = state.to_act() {
            legal.clear();
            state.choices(&mut legal);
            let view = state.view(Some(seat));
            let choice = opponent.choose(&view, &legal);
            let place = legal.iter().position(|known| *known == choice).expect("a legal choice");
            let sight = search.run(&view, &legal, Budget::visits(1), &stop).choices;
            let likeliest = sight.iter().map(|stats| stats.prior).fold(0.0, f32::max);
            if sight[place].prior < UNLIKELY * likeliest {
                let found = search.run_with_focus(&view, &legal, choice, REFLECTION, &stop);
                let best = found.best();
                let cost = best.found - found.choices[place].found;
                if cost > COSTLY {
                    let round = state.round();
                    absurd.push(format!(
                        "`{choice}` for `{}` costs {cost:.2} in round {round} of game {game}",
                        best.choice
                    ));
                }
            }
            state.play_unchecked(choice);
        }
    }
    absurd
}

/// How often the coach says why, in games that `name` plays against itself, one for each of
/// these options.
pub fn told_reasons<B: Plays>(name: &str, options: &[<B::Game as Game>::Options]) -> [Reasons; 2] {
    const HINT: Budget = Budget::visits(800);
    const JUDGEMENT: Budget = Budget::visits(400);
    /// Each of so many decisions is one that a hint is asked for.
    const ASKED: usize = 5;
    let stop = AtomicBool::new(false);
    let [mut hints, mut mistakes] = [Reasons::default(), Reasons::default()];
    for (game, options) in options.iter().enumerate() {
        let mut table = Table::<B::Game>::new(options, Seed::new(format!("reasons {game}")));
        let mut opponent = B::opponent(name, game as u64).expect("a known opponent");
        while let Some(seat) = table.state().to_act() {
            let (view, legal) = (table.state().view(Some(seat)), table.state().legal());
            if table.moves().len() % ASKED == 0 {
                let advice = crate::advise::<_, B>(&view, &legal, HINT, game as u64, &stop);
                hints.count(advice.ahead.iter().filter(|ahead| ahead.clear));
            }
            table.play(opponent.choose(&view, &legal)).expect("a legal choice");
        }
        let judged = crate::analyse::<_, B>(&table, JUDGEMENT, game as u64, &stop, |_| ());
        let slips = judged.iter().filter_map(|judged| judged.mistake.as_ref());
        mistakes.count(slips.map(|mistake| &mistake.ahead));
    }
    [hints, mistakes]
}

/// How often the coach says why one turn is better than another.
#[derive(Clone, Copy, Default, Debug)]
pub struct Reasons {
    /// How many turns were better by more than luck.
    pub turns: usize,
    /// For how many of them there is something that the better turn brings or spares.
    pub told: usize,
}

impl Reasons {
    fn count<'a, H: 'a>(&mut self, clear: impl Iterator<Item = &'a Comparison<H>>) {
        for ahead in clear {
            self.turns += 1;
            self.told += usize::from(ahead.reasons.iter().any(|reason| reason.worth > 0.0));
        }
    }

    /// The share of the turns for which there is something.
    pub fn share(&self) -> f32 {
        self.told as f32 / self.turns as f32
    }
}

/// What two players are in the habit of: the mean of what `count` tells of their decisions, in
/// games for two that both play from either seat.
pub fn habits<B: Plays>(
    names: [&str; 2],
    games: impl IntoIterator<Item = <B::Game as Game>::Options>,
    count: impl Fn(&B::Game, Seat, ChoiceOf<B>) -> Option<f32>,
) -> [f32; 2] {
    let mut counted = [(0.0, 0); 2];
    let mut legal = Vec::new();
    for (game, options) in games.into_iter().enumerate() {
        for first in 0..2 {
            let mut state = B::Game::new(&options, &Seed::new(format!("habits {game}")));
            let known = |name: &&str| B::opponent(name, game as u64).expect("a known opponent");
            let mut players = [known(&names[0]), known(&names[1])];
            while let Some(seat) = state.to_act() {
                legal.clear();
                state.choices(&mut legal);
                let who = (seat.index() + first) % 2;
                let choice = players[who].choose(&state.view(Some(seat)), &legal);
                if let Some(number) = count(&state, seat, choice) {
                    counted[who].0 += number;
                    counted[who].1 += 1;
                }
                state.play_unchecked(choice);
            }
        }
    }
    counted.map(|(sum, times)| sum / times as f32)
}

/// Asserts that a search of the first decision of a deal makes the same few
/// allocations for its answer whether it searches for long or not. The first of the
/// three searches warms it up; `count` counts the allocations of what it is given.
#[track_caller]
pub fn iterations_allocate_nothing<B: Plays>(
    options: &<B::Game as Game>::Options,
    visits: [u32; 3],
    count: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let state = B::Game::new(options, &Seed::new("heap"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let config = SearchConfig { stop_when_decided: false, memory_mib: 8, ..B::config() };
    let mut search = Search::new(B::evaluator(), config, 1);
    let stop = AtomicBool::new(false);
    let [_, short, long] = visits.map(|visits| {
        count(&mut || drop(search.run(&view, &legal, Budget::visits(visits), &stop)))
    });
    assert_eq!(short, long, "the same few for the answer, none for an iteration");
    assert!(long < 10, "{long} allocations");
}

/// Plays random games under options that `draw` gives, and asserts of every decision
/// that legal choices have different indices which lead back to them, and now and then
/// that a state and another that looks alike to a seat give that seat the same vector.
#[track_caller]
pub fn numbers_are_sound<B: Numeric>(
    decisions: u64,
    mut draw: impl FnMut(&mut Quick) -> <B::Game as Game>::Options,
) {
    let (mut checked, mut others) = (0, 0);
    let (mut legal, mut taken) = (Vec::new(), vec![0; B::ACTION_COUNT]);
    for game in 0.. {
        let mut chance = Quick::new(game);
        let mut state = B::Game::new(&draw(&mut chance), &Seed::new(game.to_string()));
        while state.to_act().is_some() && checked < decisions {
            legal.clear();
            state.choices(&mut legal);
            checked += 1;
            let mut indexed = 0;
            B::indices(&state, &legal, |place, index| {
                let choice = legal[place];
                assert_ne!(taken[index], checked, "`{choice}` in game {game} shares {index}");
                taken[index] = checked;
                indexed += 1;
                others += u64::from(index >= B::ACTION_COUNT - B::OTHERS);
                // Finding a choice asks for all indices again.
                if checked % 8 == 0 {
                    assert_eq!(B::choice(&state, &legal, index), Some(choice), "game {game}");
                }
            });
            assert_eq!(indexed, legal.len(), "every choice has an index in game {game}");
            if checked % 16 == 0 {
                look_alike::<B>(&state, &mut chance);
            }
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
        if checked == decisions {
            break;
        }
    }
    assert!(others * 10_000 <= checked, "{others} choices without an own index in {checked}");
}

#[track_caller]
fn look_alike<B: Numeric>(state: &B::Game, chance: &mut Quick) {
    let (mut seen, mut guessed) = (vec![0_u8; B::FEATURE_COUNT], vec![0_u8; B::FEATURE_COUNT]);
    let seats = (0..state.seats()).map(|seat| Some(Seat(seat)));
    for seat in seats.chain([None]) {
        let view = state.view(seat);
        B::write(&view, &mut seen);
        B::write(&B::Game::determinize(&view, chance).view(seat), &mut guessed);
        assert_eq!(seen, guessed, "seat {seat:?} in round {}", state.round());
    }
}

/// Asserts that listing indices and writing vectors allocates nothing.
#[track_caller]
pub fn numbers_allocate_nothing<B: Numeric>(
    options: &<B::Game as Game>::Options,
    count: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let mut state = B::Game::new(options, &Seed::new("heap"));
    let mut legal = Vec::with_capacity(512);
    let (mut mask, mut bytes) = (vec![0_u8; B::ACTION_COUNT], vec![0_u8; B::FEATURE_COUNT]);
    let mut floats = vec![0.0_f32; B::FEATURE_COUNT];
    let mut chance = Quick::new(1);
    while let seat @ Some(_) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let allocations = count(&mut || {
            B::mask(&state, &legal, &mut mask);
            let view = state.view(seat);
            B::write(&view, &mut bytes);
            B::write(&view, &mut floats);
        });
        assert_eq!(allocations, 0, "in round {}", state.round());
        state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
    }
}

/// Asserts that a file says what every number means; with `WRITE_DOCUMENT` set, writes it.
#[track_caller]
pub fn numbers_are_documented<B: Numeric>(title: &str, path: &std::path::Path) {
    let mut page = format!(
        "# {title} as numbers, version {}\n\nWritten by a test from the code that makes them: an index \
         for every choice, and the features\nof what a seat sees. Within a version no number changes \
         its meaning.\n",
        B::NUMBERS
    );
    let tables = [("Choices", "indices", B::ACTIONS), ("Features", "features", B::FEATURES)];
    for (heading, what, blocks) in tables {
        let features = heading == "Features";
        let total = Block::total(blocks);
        let _ = write!(page, "\n## {heading}: {total} {what}\n\n");
        page.push_str(if features {
            "As bytes they are counted as they are, as floats divided by their scale.\n\n\
             | from | name | shape | scale | what |\n|---|---|---|---|---|\n"
        } else {
            "| from | name | shape | what |\n|---|---|---|---|\n"
        });
        for block in blocks {
            let shape: Vec<String> = block.shape.iter().map(usize::to_string).collect();
            let scale = if features { format!(" {} |", block.scale) } else { String::new() };
            let (first, name) = (block.first, block.name.to_ascii_lowercase());
            let shape = shape.join(" × ");
            let _ = writeln!(page, "| {first} | `{name}` | {shape} |{scale} {} |", block.about);
        }
    }
    if std::env::var_os("WRITE_DOCUMENT").is_some() {
        std::fs::write(path, &page).expect("the document can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == page, "{} is out of date; WRITE_DOCUMENT=1 writes it anew", path.display());
}
