//! Chances of everybody, and luck told apart from skill.

use caravanserai_core::{Game, Seed, Table};
use five_tribes::{Options, State};
use five_tribes_bot::FiveTribesBot;
use sage::{Budget, Plays};
use std::sync::atomic::AtomicBool;

#[test]
fn the_chances_of_all_seats_add_up_and_only_what_is_shown_is_luck() {
    for players in 2..=4 {
        let options = Options { players, artisans: players == 3, ..Options::default() };
        let mut table = Table::<State>::new(&options, Seed::new("together"));
        let mut opponent = FiveTribesBot::opponent("greedy", 1).expect("a known opponent");
        let mut legal = Vec::new();
        while let Some(seat) = table.state().to_act() {
            legal.clear();
            table.state().choices(&mut legal);
            let choice = opponent.choose(&table.state().view(Some(seat)), &legal);
            table.play(choice).expect("a legal choice");
        }
        let (budget, stop) = (Budget::visits(24), AtomicBool::new(false));
        let judged = sage::analyse::<_, FiveTribesBot>(&table, budget, 1, &stop, |_| ());
        let mut lucky = 0;
        for judged in &judged {
            let near = |sum: f32, wanted: f32| (sum - wanted).abs() < 1e-3;
            assert_eq!(judged.chances.len(), usize::from(players), "{judged:?}");
            assert!(near(judged.chances.iter().sum(), 1.0), "{judged:?}");
            assert!(near(judged.chances[judged.seat.index()], judged.best_chance), "{judged:?}");
            assert!(near(judged.given.iter().sum(), 0.0), "{judged:?}");
            let given = judged.played_chance - judged.best_chance;
            assert!(near(judged.given[judged.seat.index()], given), "{judged:?}");
            let [before, after] = [0, 1].map(|more| table.at(judged.number + more).reveals());
            assert_eq!(judged.luck.is_some(), before != after, "{judged:?}");
            if let Some(luck) = &judged.luck {
                assert!(near(luck.iter().sum(), 0.0), "{judged:?}");
                lucky += u32::from(luck[0].abs() > 0.01);
            }
        }
        assert!(lucky > 0, "the market brought somebody something, {players} players");
    }
}
