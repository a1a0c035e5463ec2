//! What is asked tells nothing about what is hidden (F-RULE-23).

use crate::common::*;
use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use five_tribes::*;
use std::collections::BTreeMap;

/// What an onlooker learns from a choice: the view after it, what was told, and
/// who is to act.
fn learned(state: &State, choice: Choice, eyes: Option<Seat>) -> (State, Vec<Event>, String) {
    let (mut state, mut told) = (state.clone(), Vec::new());
    state.play_telling(choice, &mut told);
    let told: Vec<Event> = told.iter().map(|event| State::event_for(event, eyes)).collect();
    let view = serde_json::to_string(&state.view(eyes)).unwrap();
    let learned = format!("{:?}\n{told:?}\n{view}", state.to_act());
    (state, told, learned)
}

/// Whether cards were turned up or meeples drawn that differ from game to game;
/// what a victim chooses to give is the choice itself.
fn shows_something(told: &[Event], choice: Choice) -> bool {
    told.iter().any(|event| match *event {
        Event::DiscardedCard { card, .. } => choice != Choice::PickResource(card),
        Event::DiscardedItem { item, .. } => choice != Choice::PickItem(item),
        Event::DiscardedDjinn { djinn, .. } => choice != Choice::PickDjinn(djinn),
        Event::CardShown { .. }
        | Event::DjinnShown { .. }
        | Event::ThiefShown { .. }
        | Event::Settled { .. } => true,
        _ => false,
    })
}

/// F-RULE-23
#[test]
fn builders_ask_for_fakirs_no_matter_who_holds_cards() {
    let scene = base(2).blue_in_block("b1", &["b1", "c1"]).meeples("a1", "B").meeples("b1", "BW");
    let with = scene.clone().hand(ORANGE, "fakir").go().play("take a1; step b1 blue");
    let without = scene.clone().hand(ORANGE, "fish").go().play("take a1; step b1 blue");
    assert_eq!(with.legal(), ["fakirs 0", "fakirs 1"]);
    assert_eq!(without.legal(), ["fakirs 0"]);
    assert_eq!(with.state.view(Some(PINK)), without.state.view(Some(PINK)));
    let nothing = scene.go().play("take a1; step b1 blue");
    assert_eq!(nothing.open().agenda.top(), Some(Task::Finish), "an empty hand hides no Fakir");
}

/// F-RULE-23
#[test]
fn with_every_fakir_in_sight_nobody_is_asked_for_one() {
    let scene = base(2).blue_in_block("b1", &["b1", "c1"]).meeples("a1", "B").meeples("b1", "BW");
    let mut scene = scene.hand(ORANGE, "fish").tile("b1", "village");
    let hidden = &mut scene.0.hidden.resource_pile;
    hidden.retain(|card| *card != Resource::FAKIR);
    scene.0.open.resource_discard.add(Resource::FAKIR, 18);
    let game = scene.go().play("take a1; step b1 blue");
    assert_eq!(game.open().agenda.top(), Some(Task::Finish));
}

/// F-RULE-23
#[test]
fn assassins_ask_for_farther_victims_no_matter_who_holds_cards() {
    let scene = base(2).meeples("a1", "R").meeples("b1", "R").meeples("e1", "W").meeples("f1", "W");
    let scene = scene.tile("b1", "oasis");
    let play = |cards| scene.clone().hand(ORANGE, cards).go().play("take a1; step b1 red");
    let (rich, poor) = (play("fakir fish"), play("gold fish"));
    assert_eq!(rich.legal(), ["skip", "kill e1 white"]);
    assert_eq!(poor.legal(), ["skip"]);
    assert_eq!(rich.state.view(Some(PINK)), poor.state.view(Some(PINK)));
    let near = scene.clone().hand(ORANGE, "gold").go().play("take a1; step b1 red");
    assert_eq!(near.legal(), ["skip"], "two Assassins and one Fakir reach e1");
}

/// F-RULE-23
#[test]
fn a_market_asks_the_poor_as_it_asks_the_rich() {
    let scene = base(2).meeples("a1", "Y").meeples("b1", "Y").tile("b1", "small-market");
    let scene = scene.row("fish wheat gold");
    let rich = scene.clone().coins(ORANGE, 3).go().play("take a1; step b1 yellow");
    let poor = scene.clone().coins(ORANGE, 2).go().play("take a1; step b1 yellow");
    assert_eq!(rich.legal(), ["skip", "card 1", "card 2", "card 3"]);
    assert_eq!(poor.legal(), ["skip"]);
    assert_eq!(poor.refuses("card 1"), Refusal::MarketTooDear { price: 3, held: 2 });
    assert_eq!(rich.state.view(Some(PINK)), poor.state.view(Some(PINK)));
}

/// F-RULE-23
#[test]
fn a_sacred_place_and_a_workshop_ask_who_may_have_the_fakirs() {
    let scene = with_everything(2).meeples("a1", "Y").meeples("b1", "Y").djinns_up("leta");
    let sacred = scene.clone().tile("b1", "sacred-6").held(ORANGE, "W");
    let asked = sacred.clone().hand(ORANGE, "fish").go().play("take a1; step b1 yellow; camel");
    assert_eq!(asked.legal(), ["skip"]);
    let not = sacred.go().play("take a1; step b1 yellow; camel");
    assert_eq!(not.open().agenda.top(), Some(Task::Finish));

    let workshop = scene.tile("b1", "workshop");
    let asked = workshop.clone().hand(ORANGE, "fish gold").go();
    assert_eq!(asked.play("take a1; step b1 yellow; camel").legal(), ["skip"]);
    let not = workshop.hand(ORANGE, "fish").go().play("take a1; step b1 yellow; camel");
    assert_eq!(not.open().agenda.top(), Some(Task::Finish), "one card is not two Fakirs");
}

/// F-RULE-23
#[test]
fn a_palm_waits_for_lamia_no_matter_who_holds_cards() {
    let scene = base(2).meeples("a1", "Y").meeples("b1", "YW").tile("b1", "oasis");
    let scene = scene.djinns(ORANGE, "lamia");
    let asked = scene.clone().hand(ORANGE, "fish").go().play("take a1; step b1 yellow");
    assert_eq!(asked.legal(), ["on b1"]);
    let not = scene.go().play("take a1; step b1 yellow");
    assert_eq!(not.palms("b1"), 1);
}

/// F-RULE-23, F-RULE-11
#[test]
fn a_set_is_sold_by_its_owner_while_cards_are_left_in_hand() {
    let scene = base(2).meeples("a1", "Y").meeples("b1", "YW").tile("b1", "oasis");
    let more = scene.clone().hand(ORANGE, "ivory fish").go();
    let more = more.play("take a1; step b1 yellow; lay ivory");
    let same = scene.clone().hand(ORANGE, "ivory ivory").go();
    let same = same.play("take a1; step b1 yellow; lay ivory");
    assert_eq!((more.legal().len(), same.legal()), (2, vec!["sell".to_owned()]));
    assert_eq!(more.state.view(Some(PINK)), same.state.view(Some(PINK)));
    let last = scene.hand(ORANGE, "ivory").go().play("take a1; step b1 yellow; lay ivory");
    assert_eq!(last.coins(ORANGE), 51, "the hand is empty: all see that the set is complete");
}

/// F-RULE-23
#[test]
fn victims_choose_among_hidden_cards_unless_they_must_give_all() {
    let scene = with_thieves(2).meeples("a1", "G").meeples("b1", "GW").tile("b1", "oasis");
    let scene = scene.thief(ORANGE, "houssain");
    let play = |cards| {
        let game = scene.clone().hand(PINK, cards).go();
        game.play("take a1; step b1 green; use houssain")
    };
    let game = play("fish fish fish");
    assert_eq!((game.to_act(), game.legal()), (Some(PINK), vec!["pick fish".to_owned()]));
    let both = play("fish gold");
    assert_eq!(both.to_act(), Some(ORANGE), "two cards are both given, whatever they are");
    assert!(both.hand(PINK).is_empty());
}

/// F-RULE-23
#[test]
fn one_of_two_like_items_is_still_chosen() {
    let scene = with_everything(2).meeples("a1", "P").meeples("b1", "P").tile("b1", "oasis");
    let game = scene.item_pile("jewelry jewelry").go().play("take a1; step b1 purple; camel");
    assert_eq!(game.legal(), ["pick jewelry"]);
}

/// F-RULE-23
#[test]
fn a_player_who_cannot_walk_is_asked_to_pass_if_he_may_hold_something() {
    let walk = "take a1; step b1 white; camel; end";
    let scene = with_everything(3).meeples("a1", "W").meeples("b1", "W").tile("b1", "oasis");
    let scene = scene.item_discard("crown");
    let game = scene.clone().items(PINK, "chest").items(BLACK, "ring").go().play(walk);
    assert_eq!((game.to_act(), game.legal()), (Some(PINK), vec!["pass".to_owned()]));
    let game = game.play("pass");
    assert_eq!(game.legal(), ["pass", "use ring"], "each of them may hold the ring");
    let nobody = scene.go().play(walk);
    assert_eq!(nobody.to_act(), None, "who holds nothing passes by himself");
}

/// Two games that look alike to somebody before a choice of another look alike
/// after it: he learns the same, and the same player is asked next.
///
/// F-RULE-23, F-SECRET-1
#[test]
fn what_looks_alike_before_a_choice_looks_alike_after_it() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    let (mut legal, mut there_legal, mut shown) = (Vec::new(), Vec::new(), 0);
    for game in 0..GAMES {
        let options = Options {
            players: 2 + (game % 3) as u8,
            thieves: game % 4 != 0,
            artisans: game % 5 != 0,
            ..Options::default()
        };
        let mut here = State::new(&options, &Seed::new(format!("alike {game}")));
        let (mut chance, mut guesses) = (Quick::new(game), Quick::new(game));
        while let Some(actor) = here.to_act() {
            legal.clear();
            here.choices(&mut legal);
            let choice = pick(&legal, &mut chance);
            let onlookers = (0..here.seats()).map(|s| Some(Seat(s))).chain([None]);
            for eyes in onlookers.filter(|eyes| *eyes != Some(actor)) {
                let there = State::determinize(&here.view(eyes), &mut guesses);
                there_legal.clear();
                there.choices(&mut there_legal);
                if !there_legal.contains(&choice) {
                    continue;
                }
                let (after_here, told_here, learned_here) = learned(&here, choice, eyes);
                let (after_there, told_there, learned_there) = learned(&there, choice, eyes);
                let task = format!("{:?}", here.open().agenda.top().unwrap());
                let task = task.split(' ').next().unwrap().to_owned();
                let place = format!("game {game}, `{choice}` at {task}, seen by {eyes:?}");
                if shows_something(&told_here, choice) || shows_something(&told_there, choice) {
                    // Other cards are shown, and they may leave other ways open; but as
                    // much is shown.
                    assert_eq!(after_here.reveals(), after_there.reveals(), "{place}");
                    shown += 1;
                } else {
                    assert_eq!(learned_here, learned_there, "{place}");
                    *compared.entry(task).or_default() += 1;
                }
            }
            here.play_unchecked(choice);
        }
    }
    assert!(shown > 100, "{shown}");
    for task in DECISIONS {
        assert!(compared.get(*task).is_some_and(|n| *n > 0), "no {task} in {compared:?}");
    }
}

const GAMES: u64 = 400;

/// Everything that can be asked, but for what always shows other cards.
const DECISIONS: &[&str] = &[
    "Bid",
    "Walk",
    "Step",
    "Control",
    "Tribe",
    "SecondKill",
    "SecondKillHeld",
    "UseThief",
    "TileAction",
    "MarketCard",
    "Finish",
    "LaySet",
    "ChooseTile",
    "Build",
    "BuildBeside",
    "Give",
    "TakeLoot",
    "Lamp",
    "Flute",
    "Scimitar",
    "Talisman",
    "Horn",
    "Ring",
];

/// At random, but eager to buy, to use and to sell things.
fn pick(legal: &[Choice], chance: &mut Quick) -> Choice {
    let dull = |choice: &Choice| {
        matches!(choice, Choice::Skip | Choice::End | Choice::Take(_) | Choice::Bid { .. })
    };
    let eager: Vec<Choice> = legal.iter().copied().filter(|choice| !dull(choice)).collect();
    let from = if eager.is_empty() || chance.below(3) == 0 { legal } else { &eager[..] };
    from[chance.below(from.len() as u32) as usize]
}
