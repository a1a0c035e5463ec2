//! The walk (F-MOVE-1, F-PASS-1, F-ART-3) and its text form.

use crate::common::*;
use caravanserai_core::{Chance, Game, Quick, Seed};
use five_tribes::*;

/// F-MOVE-1
#[test]
fn a_walk_drops_one_meeple_on_each_tile_and_ends_on_its_colour() {
    let game = base(2)
        .board(
            ".   .   .   .   .   .
             .   YBR .   .   .   .
             .   .   .   R   .   .
             .   .   .   .   .   .
             .   .   .   .   .   .",
        )
        .go();
    assert_eq!(game.legal_of("take"), ["take b2"]);
    let game = game.play("take b2; step c2 yellow; step c3 blue");
    assert_eq!(game.legal(), ["step d3 red"], "the last meeple goes where red stands");
    let game = game.play("step d3 red");
    assert_eq!((game.at("c2"), game.at("c3")), (meeples("Y"), meeples("B")));
    assert_eq!(game.at("d3"), Meeples::NONE, "both red ones are taken");
}

/// F-MOVE-1
#[test]
fn no_step_goes_straight_back() {
    let game = base(2).meeples("c3", "RRW").meeples("c4", "R").meeples("b1", "R").go();
    let game = game.play("take c3; step c2 white");
    assert!(game.legal_of("step").iter().all(|step| !step.starts_with("step c3")));
    assert_eq!(game.refuses("step c3 red"), Refusal::StraightBack { to: square("c3") });
}

/// F-MOVE-1
#[test]
fn steps_are_orthogonal_and_colours_must_be_in_hand() {
    let game = base(2).meeples("c3", "RR").meeples("d4", "R").meeples("e3", "R").go();
    let game = game.play("take c3");
    let (at, to) = (square("c3"), square("d4"));
    assert_eq!(game.refuses("step d4 red"), Refusal::NotBeside { at, to });
    assert_eq!(game.refuses("step d3 blue"), Refusal::NotInHand { hand: meeples("RR") });
    assert_eq!(
        game.refuses("step b3 red"),
        Refusal::DeadEnd { tribe: Tribe::Assassin, on: square("b3") }
    );
}

/// F-MOVE-1, ruling
#[test]
fn a_meeple_dropped_earlier_in_the_same_walk_counts() {
    // Nothing else stands on the board: only a loop of four can end this walk.
    let game = base(2).meeples("a1", "RRWGB").go();
    let game = game.play("take a1; step b1 red");
    for white in ["step c1 white", "step b2 white"] {
        assert!(game.is_legal(white), "{white}: {:?}", game.legal());
    }
    assert!(!game.is_legal("step c1 red"), "the second red one must be kept for the end");
    let game = game.play("step c1 white; step c2 green; step b2 blue");
    assert_eq!(game.legal(), ["step b1 red"]);
    let game = game.play("step b1 red");
    assert_eq!(game.owner("b1"), Some(ORANGE));
}

/// F-MOVE-1
#[test]
fn a_loop_may_lead_through_the_origin() {
    let game = base(2).meeples("a1", "YWGBR").meeples("b1", "R").go();
    let game = game.play("take a1; step b1 yellow; step b2 white; step a2 green; step a1 blue");
    assert_eq!(game.legal(), ["step b1 red"]);
}

/// F-MOVE-1
#[test]
fn the_emptied_origin_holds_no_colour_any_more() {
    // Four steps can lead back to a1, but its red meeples are in hand.
    let game = base(2).meeples("a1", "RRRR").go();
    assert_eq!(game.legal(), ["pass"]);
}

/// F-MOVE-1
#[test]
fn if_a_legal_move_exists_it_must_be_made() {
    let game = base(2).meeples("a1", "R").meeples("a2", "R").go();
    assert_eq!(game.refuses("pass"), Refusal::MustWalk);
}

/// F-PASS-1
#[test]
fn without_a_legal_move_djinns_may_be_used_before_passing() {
    let scene = base(2).meeples("a1", "R").meeples("f5", "R").djinns(ORANGE, "sloar");
    let game = scene.hand(ORANGE, "fakir").pile("fish").go();
    assert_eq!(game.legal(), ["pass", "use sloar fakir"]);
    let game = game.play("use sloar fakir; pass");
    assert_eq!(game.open().bid_order.as_slice(), [ORANGE, PINK, ORANGE]);
    assert!(game.told().contains(&Event::Passed { seat: PINK }), "Pink has nothing to do at all");
    assert_eq!(game.legal(), ["pass", "lay fish"]);
    assert_eq!(game.play("pass").to_act(), None);
}

/// F-PASS-1, ruling
#[test]
fn those_after_a_pass_must_move_if_a_move_has_arisen_again() {
    // Orange cannot move and passes; Pink's Anun-Nak settles beside f4, and if
    // a red meeple comes, Pink must move.
    let scene = base(2).meeples("f4", "RRR").djinns(PINK, "anun-nak").hand(PINK, "fakir");
    let mut moved = 0;
    for key in 0..30 {
        let mut scene = scene.clone().pile("fish");
        scene.0.hidden.key = format!("{key:016x}");
        let game = scene.go().play("pass");
        assert_eq!(game.legal(), ["pass", "use anun-nak fakir"]);
        let game = game.play("use anun-nak fakir; on f5");
        if game.at("f5").has(Tribe::Assassin) {
            assert_eq!((game.to_act(), game.legal_of("pass")), (Some(PINK), vec![]));
            assert!(game.is_legal("take f4"));
            moved += 1;
        } else {
            assert_eq!(game.to_act(), None, "nothing has arisen, and all pass");
        }
    }
    assert!((1..30).contains(&moved));
}

#[test]
fn half_a_walk_on_one_line_is_refused_unless_it_says_so() {
    let scene = base(2).meeples("a1", "YWR").meeples("c2", "R");
    let state = scene.go().state;
    let whole = state.read_here("walk a1: b1 yellow, b2 white, c2 red").unwrap();
    assert_eq!(whole.len(), 4);
    let half = state.read_here("walk a1: b1 yellow, b2 white").unwrap_err();
    assert_eq!(half.reason, "3 meeples take 3 steps; a walk that is only begun ends in `, ...`");
    let begun = state.read_here("walk a1: b1 yellow, b2 white, ...").unwrap();
    assert_eq!(begun, whole[..3]);
    assert!(state.read_here("walk a1: b1 yellow, b2 white, c2 red, ...").is_err());
    assert!(state.read_here("walk a1: ...").is_err());
    assert_eq!(state.read_here("take a1").unwrap(), whole[..1]);
}

/// F-ART-3
#[test]
fn mountains_block_a_walk_and_the_chasm_cannot_be_entered() {
    let scene = with_everything(2).tile("c3", "workshop").tile("d4", "chasm").mountain("c3", "d3");
    let game =
        scene.meeples("c3", "RR").meeples("d3", "W").meeples("c5", "R").meeples("c1", "R").go();
    let game = game.play("take c3");
    let barred = |from, to| Refusal::Barred { from: square(from), to: square(to) };
    assert_eq!(game.refuses("step d3 red"), barred("c3", "d3"));
    let game = game.play("step c4 red");
    assert_eq!(game.refuses("step d4 red"), barred("c4", "d4"));
}

/// F-ART-3
#[test]
fn the_chasm_counts_as_a_square_for_distances() {
    let scene = with_everything(2).tile("c3", "chasm").tile("b3", "oasis");
    let game =
        scene.meeples("a3", "R").meeples("b3", "R").meeples("d3", "W").meeples("e3", "W").go();
    let game = game.play("take a3; step b3 red; camel");
    assert_eq!(game.legal_of("kill"), Vec::<String>::new(), "d3 is two away: killed by itself");
    assert_eq!((game.at("d3"), game.at("e3")), (Meeples::NONE, meeples("W")));
}

#[test]
fn a_walk_on_one_line_reads_as_it_is_written() {
    for text in
        ["walk c3: d3 red, d4 blue, d5 red", "walk a1: b1 white", "walk a1: b1 red, fly f5 red"]
    {
        let walk: WalkText = text.parse().unwrap();
        assert_eq!(walk.to_string(), text);
    }
    let walk: WalkText = "walk c3: d3 red, d4 blue".parse().unwrap();
    let steps: Vec<String> = walk.choices().iter().map(Choice::to_string).collect();
    assert_eq!(steps, ["take c3", "step d3 red", "step d4 blue"]);
    for wrong in
        ["walk c3", "walk c3: ", "c3: d3 red", "walk c3: fly d3 red, d4 red", "walk z3: d3 red"]
    {
        assert!(wrong.parse::<WalkText>().is_err(), "{wrong}");
    }
}

/// Whether a walk can end, by trying everything.
fn brute(state: &State) -> bool {
    let mut choices = Vec::new();
    let walk = state.open().walk;
    let board = &state.open().board;
    let came = walk.from.and_then(|from| Way::between(from, walk.at));
    for way in Way::ALL {
        let Some(to) = walk.at.beside(way) else { continue };
        let blocked = board.mountains().edges().any(|e| e == (walk.at, to) || e == (to, walk.at));
        if came == Some(way.back()) || !board.land().has(to) || blocked {
            continue;
        }
        for tribe in walk.hand.tribes() {
            choices.push(Choice::Step(to, tribe));
        }
    }
    choices.into_iter().any(|choice| {
        let Choice::Step(to, tribe) = choice else { unreachable!() };
        if walk.hand.total() == 1 {
            return board.meeples(to).has(tribe);
        }
        let mut next = state.clone();
        next.play_unchecked(choice);
        brute(&next)
    })
}

/// Scenes with few, large heaps, where walks are long and ends are rare.
fn sparse(chance: &mut Quick, artisans: bool) -> State {
    let options = Options { players: 2, thieves: false, artisans, ..Options::default() };
    let deal = State::new(&options, &Seed::new(format!("sparse {}", chance.next_u32())));
    let mut position = deal.position();
    let land: Vec<Square> = deal.open().board.land().collect();
    for place in &mut position.open.board {
        let heap = std::mem::take(&mut place.meeples);
        heap.each().for_each(|tribe| position.open.bag.add(tribe, 1));
    }
    for _ in 0..1 + chance.below(3) {
        let at = land[chance.below(land.len() as u32) as usize];
        for _ in 0..1 + chance.below(6) {
            let tribe = Tribe::ALL[chance.below(5) as usize];
            position.open.bag.take(tribe);
            position.open.board[at.index()].meeples.add(tribe, 1);
        }
    }
    let order = position.open.bid_order.clone();
    position.open.active = order[0];
    position.open.bid_order = vec![order[0]];
    for (i, seat) in order[1..].iter().enumerate() {
        position.open.track[i + 3] = Some(*seat);
    }
    position.open.agenda = vec![Task::Walk];
    State::from_position(position).unwrap()
}

/// F-MOVE-1: the reach test against trying everything, walls included.
#[test]
fn exactly_the_walks_that_can_end_are_offered() {
    let mut chance = Quick::new(11);
    let (mut offered, mut refused) = (0, 0);
    for round in 0..400 {
        let state = sparse(&mut chance, round % 2 == 0);
        check_takes(&state, &mut offered, &mut refused);
    }
    assert!(offered > 1000 && refused > 1000, "{offered} offered, {refused} refused");
}

fn check_takes(state: &State, offered: &mut u32, refused: &mut u32) {
    let legal = state.legal();
    for from in state.open().board.occupied() {
        if state.open().board.meeples(from).total() > 7 {
            continue;
        }
        let mut taken = state.clone();
        taken.play_unchecked(Choice::Take(from));
        let can_end = brute(&taken);
        assert_eq!(legal.contains(&Choice::Take(from)), can_end, "{from} in {state:?}");
        if can_end {
            check_steps(&taken, offered, refused);
        } else {
            *refused += 1;
        }
    }
}

/// Every step of the walk, to its end: what is offered can end, and nothing
/// that can end is missing.
fn check_steps(state: &State, offered: &mut u32, refused: &mut u32) {
    let walk = state.open().walk;
    if walk.hand.total() < 2 || walk.hand.total() > 5 && *offered > 50_000 {
        return;
    }
    let legal = state.legal();
    assert!(!legal.is_empty(), "a started walk can always end: {walk:?}");
    for way in Way::ALL {
        let Some(to) = walk.at.beside(way) else { continue };
        for tribe in walk.hand.tribes() {
            let step = Choice::Step(to, tribe);
            let possible = walk.from != Some(to)
                && state.open().board.land().has(to)
                && !state
                    .open()
                    .board
                    .mountains()
                    .edges()
                    .any(|e| e == (walk.at, to) || e == (to, walk.at));
            let can_end = possible && {
                let mut next = state.clone();
                next.play_unchecked(step);
                brute(&next)
            };
            assert_eq!(legal.contains(&step), can_end, "{step} in {walk:?}");
            *(if can_end { &mut *offered } else { &mut *refused }) += 1;
        }
    }
    let next = legal[0];
    let mut state = state.clone();
    state.play_unchecked(next);
    check_steps(&state, offered, refused);
}
