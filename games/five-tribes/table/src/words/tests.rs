//! Words over whole games: everything that can be chosen or can happen has
//! words in every language, and no two choices of one decision read the same.

use super::{choice, event, names, task};
use crate::FiveTribesTable;
use ::words::{Language, Vocabulary};
use caravanserai_core::{Chance, Game, Quick, Record, Seat, Seed, Table};
use five_tribes::{
    Choice, Cost, Deck, Djinn, Event, Item, Loot, Options, Payment, Piece, Refusal, Resource,
    State, Task, Thief, Tile, TileAction, Tribe,
};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;
use std::path::Path;

fn players() -> Vec<String> {
    ["Amma", "Idir", "Tin", "Zohra"].map(str::to_owned).to_vec()
}

/// All ways to set a table up.
fn all_options() -> impl Iterator<Item = Options> {
    let boxes = [(false, false), (true, false), (false, true), (true, true)];
    (2..=4_u8).flat_map(move |players| {
        boxes.into_iter().map(move |(thieves, artisans)| Options {
            players,
            thieves,
            artisans,
            ..Options::default()
        })
    })
}

/// A game in which everybody chooses anything; `look` sees every position with
/// the choices, and then what the choice made happen.
fn play(options: &Options, dice: u64, mut look: impl FnMut(&State, &[Choice], &[Event])) {
    let mut state = State::new(options, &Seed::new(format!("words {dice}")));
    let mut dice = Quick::new(dice);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    while state.to_act().is_some() {
        choices.clear();
        state.choices(&mut choices);
        look(&state, &choices, &events);
        events.clear();
        let pick = choices[dice.below(choices.len() as u32) as usize];
        state.play_telling(pick, &mut events);
    }
    look(&state, &[], &events);
}

/// The recorded games of the rules' own tests, in which every card is at work.
fn replay(mut look: impl FnMut(&State, &[Choice], &[Event])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let files = std::fs::read_dir(folder).expect("the folder of the corpus");
    let mut games = 0;
    for path in files.map(|file| file.expect("a file").path()) {
        if path.extension().is_none_or(|extension| extension != "record") {
            continue;
        }
        games += 1;
        let text = std::fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).expect("a record");
        let table: Table<State> = record.verify().expect("a verified record");
        let mut state = table.start().clone();
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        for played in table.moves() {
            choices.clear();
            state.choices(&mut choices);
            look(&state, &choices, &events);
            events.clear();
            state.play_telling(played.choice, &mut events);
        }
        look(&state, &[], &events);
    }
    assert!(games > 5, "only {games} records found: the search is broken");
}

/// A text that a player can read: something, and nothing left to fill in.
fn check(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "no words for {what:?}");
    for wrong in ["{", "}", "$", "ft-", "  "] {
        assert!(!text.contains(wrong), "{what:?} reads “{text}”");
    }
}

/// No two choices may read the same.
fn check_choices(language: Language, state: &State, choices: &[Choice]) {
    let view = state.view(state.to_act());
    let mut full: BTreeMap<String, Choice> = BTreeMap::new();
    let mut short: BTreeMap<String, Choice> = BTreeMap::new();
    for choice in choices {
        let text = choice::full_named(language, &view, &players(), *choice);
        check(&text, choice);
        check(&choice::full(language, &view, *choice), choice);
        if let Some(other) = full.insert(text.clone(), *choice) {
            panic!("{other} and {choice} both read “{text}”");
        }
        let text = choice::short(language, &view, *choice);
        check(&text, choice);
        if let Some(other) = short.insert(text.clone(), *choice) {
            panic!("{other} and {choice} both read “{text}”");
        }
    }
}

fn check_events(language: Language, state: &State, events: &[Event]) {
    for event in events {
        for eyes in state.open().seats().map(Some).chain([None]) {
            let seen = State::event_for(event, eyes);
            check(&event::sentence(language, &players(), &seen), &seen);
        }
    }
}

fn check_task(language: Language, state: &State, choices: &[Choice]) {
    let task = state.open().agenda.top();
    for eyes in state.open().seats().map(Some).chain([None]) {
        let view = state.view(eyes);
        let mine = if eyes == state.to_act() { choices } else { &[] };
        let text = match view.seat.is_some() && view.seat == view.open.to_act() {
            true => task::own(language, &view, &players(), mine),
            false => task::of(language, &view, &players()),
        };
        check(&text, &task);
        assert!(text.ends_with(['.', '?']), "{task:?} reads “{text}”");
        // In the terminal it stands behind the name and the sign of a seat.
        let asked = view.seat.is_some() && view.seat == view.open.to_act();
        assert!(!asked || text.chars().count() <= 66, "too long for a line: “{text}”");
        check(&task::heading(language, &view), &task);
        // Players who wait are told for whom.
        if let Some(seat) = state.to_act().filter(|seat| Some(*seat) != eyes) {
            assert!(text.contains(&players()[seat.index()]), "{task:?} reads “{text}”");
        }
    }
}

#[test]
fn all_that_can_be_chosen_or_happen_has_words_that_tell_it_apart() {
    for (number, options) in all_options().enumerate() {
        play(&options, number as u64, |state, choices, events| {
            for language in Language::ALL {
                check_choices(language, state, choices);
                check_events(language, state, events);
                check_task(language, state, choices);
            }
        });
    }
}

#[test]
fn recorded_games_show_every_kind_of_choice_event_and_task_in_words() {
    let (mut verbs, mut happened) = (BTreeSet::new(), Vec::new());
    let mut asked = Vec::new();
    let mut look = |state: &State, choices: &[Choice], events: &[Event]| {
        // Known moments need no second look, which makes this quick.
        let fresh_task = state.open().agenda.top().map(|task| discriminant(&task));
        let fresh = fresh_task.filter(|task| !asked.contains(task));
        let mut new_verb = false;
        for choice in choices {
            let text = choice.to_string();
            new_verb |= verbs.insert(text.split(' ').next().unwrap_or_default().to_owned());
        }
        let mut new_events = Vec::new();
        for event in events {
            if !happened.contains(&discriminant(event)) {
                happened.push(discriminant(event));
                new_events.push(*event);
            }
        }
        for language in Language::ALL {
            check_events(language, state, &new_events);
            if fresh.is_some() || new_verb {
                check_choices(language, state, choices);
                check_task(language, state, choices);
            }
        }
        asked.extend(fresh);
    };
    replay(&mut look);
    let verbs: Vec<&str> = verbs.iter().map(String::as_str).collect();
    assert_eq!(
        verbs.join(" "),
        "bid buy camel card done end fakirs fly gather kill lay make on palace palm pass pick sell skip \
         step take tent use"
    );
    assert!(asked.len() >= 24, "only {} tasks were asked", asked.len());
    let rare = rare_events();
    for event in &rare {
        if !happened.contains(&discriminant(event)) {
            happened.push(discriminant(event));
        }
        for language in Language::ALL {
            check(&event::sentence(language, &players(), event), event);
        }
    }
    assert_eq!(happened.len(), 50, "kinds of events");
}

/// Events that random games and records hardly ever see.
fn rare_events() -> Vec<Event> {
    let (seat, from) = (Seat(1), "c3".parse().expect("a square"));
    vec![
        Event::CamelBack { seat, from },
        Event::Unbuilt { seat, piece: Piece::Palm, from },
        Event::Unbuilt { seat, piece: Piece::Palace, from },
        Event::GaveVizier { seat },
        Event::DiscardedCard { seat, card: Resource::FAKIR },
        Event::LastRound { seat },
        Event::CamelMoved { seat, from, to: from },
        Event::Tent { seat, on: from },
        Event::GameOver {},
        Event::NoMove { seat },
        Event::Passed { seat },
        Event::Reshuffled { deck: Deck::Resources },
        Event::Reshuffled { deck: Deck::Djinns },
        Event::Reshuffled { deck: Deck::Items },
        Event::Bid { seat, price: 8, fakirs: 2, paid: Some(3) },
        Event::Bid { seat, price: 8, fakirs: 2, paid: None },
        Event::Bid { seat, price: 8, fakirs: 0, paid: Some(5) },
    ]
}

#[test]
fn palms_and_palaces_that_shaum_takes_are_told_apart() {
    let options = Options { players: 3, ..Options::default() };
    let mut view = State::new(&options, &Seed::new("shaum")).view(Some(Seat(1)));
    let shaum = Thief::all().find(|thief| thief.loot() == Loot::Buildings).expect("Shaum");
    let squares = ["a1", "b2"].map(|name| name.parse().expect("a square"));
    let give = Task::Give { thief: shaum, victim: Seat(1), left: 1 };
    let take = Task::TakeLoot { thief: shaum, left: 1 };
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for task in [give, take] {
            view.open.agenda = [task].into_iter().collect();
            for choice in squares.into_iter().flat_map(|at| [Choice::Palm(at), Choice::Palace(at)])
            {
                let text = choice::full(language, &view, choice);
                check(&text, &choice);
                assert!(seen.insert(text.clone()), "twice “{text}”");
                check(&choice::short(language, &view, choice), &choice);
            }
            check(&task::own(language, &view, &players(), &[]), &task);
        }
        assert_eq!(seen.len(), 8);
    }
}

#[test]
fn seats_without_a_name_go_by_their_colours() {
    let options = Options { players: 4, ..Options::default() };
    let view = State::new(&options, &Seed::new("colours")).view(Some(Seat(0)));
    let kill = Choice::KillHeld(Seat(2), Tribe::Elder);
    assert_eq!(choice::full(Language::English, &view, kill), "Kill an Elder of Black");
    assert_eq!(choice::full(Language::German, &view, kill), "Bei Schwarz einen Ältesten töten");
    let named = choice::full_named(Language::English, &view, &players(), kill);
    assert_eq!(named, "Kill an Elder of Tin");
}

#[test]
fn everything_in_the_box_has_a_name_and_an_explanation() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        let mut told = |name: &str, text: &str| {
            check(name, &name);
            check(text, &name);
            assert!(text.ends_with(['.', ')']), "“{text}” is no sentence");
            assert!(seen.insert(name.to_owned()), "two things are called {name}");
        };
        for djinn in Djinn::all() {
            told(&names::djinn(language, djinn), &names::djinn_power(language, djinn));
        }
        for thief in Thief::all() {
            told(&names::thief(language, thief), &names::thief_power(language, thief));
        }
        for item in Item::all() {
            told(&names::item(language, item), &names::item_power(language, item));
        }
        for kind in Resource::all() {
            told(&names::resource(language, kind), &names::resource_use(language, kind));
        }
        for tile in Tile::all() {
            told(&names::tile_title(language, tile), &names::tile_action(language, tile));
        }
        for tribe in Tribe::ALL {
            told(&names::tribe(language, tribe, 1), &names::tribe_action(language, tribe));
        }
    }
}

#[test]
fn reconstructed_figures_are_told_to_be_such_wherever_they_are_shown() {
    for (language, word) in
        [(Language::English, "reconstructed"), (Language::German, "rekonstruiert")]
    {
        for djinn in Djinn::all() {
            let ours = djinn.row().reconstructed;
            let texts =
                [names::djinn_power(language, djinn), names::djinn_with_points(language, djinn)];
            for text in texts {
                assert_eq!(text.contains(word), ours, "“{text}”");
            }
        }
        for item in Item::all() {
            assert!(names::item_power(language, item).contains(word));
            let shown = names::item_with_points(language, item);
            assert!(!shown.contains(word), "the points are from the box: “{shown}”");
        }
    }
}

#[test]
fn a_choice_says_what_it_brings() {
    let mut seen = BTreeSet::new();
    for (number, options) in all_options().enumerate() {
        play(&options, 100 + number as u64, |state, choices, _| {
            let view = state.view(state.to_act());
            for choice in choices {
                let text = choice::full(Language::English, &view, *choice);
                match (choice, state.open().agenda.top()) {
                    (Choice::Fakirs(_), Some(Task::Tribe { .. })) => {
                        // What is promised is what is paid.
                        let coins = choice::income(&view, fakirs_of(*choice));
                        assert!(text.contains(&format!("{coins} coin")), "“{text}”");
                        let mut after = state.clone();
                        let seat = state.open().active;
                        after.play_unchecked(*choice);
                        let earned = after.coins(seat) - state.coins(seat);
                        assert_eq!(u32::from(earned), coins, "“{text}”");
                        seen.insert("builders");
                    }
                    (Choice::Step(to, _), _) if state.open().walk.hand.total() == 1 => {
                        let mut after = state.clone();
                        after.play_unchecked(*choice);
                        let mine = |state: &State| {
                            let player = state.open().player(state.open().active);
                            player.tiles().has(*to)
                        };
                        let asked = matches!(
                            after.open().agenda.top(),
                            Some(Task::Control { at }) if at == *to
                        );
                        let won = !mine(state) && (mine(&after) || asked);
                        // A later kill may win it too; the sentence speaks of the walk alone.
                        if text.contains("and the tile") {
                            assert!(won, "“{text}”");
                            seen.insert("tile");
                        }
                    }
                    _ => {}
                }
            }
        });
    }
    assert_eq!(seen.len(), 2, "only {seen:?} were seen");
}

fn fakirs_of(choice: Choice) -> u8 {
    match choice {
        Choice::Fakirs(count) => count,
        _ => 0,
    }
}

/// One refusal of every kind.
fn refusals() -> Vec<Refusal> {
    let square = |name: &str| name.parse().expect("a square");
    let (at, to) = (square("c3"), square("d4"));
    let djinn = |name: &str| name.parse().expect("a djinn");
    let item = |name: &str| name.parse().expect("an item");
    let (tribe, on, victim) = (Tribe::Assassin, to, Seat(1));
    let hand = [Tribe::Assassin, Tribe::Assassin].into_iter().collect();
    let expected = Refusal::Expected { seat: Seat(0), task: Task::Walk, offer: TileAction::None };
    vec![
        Refusal::GameOver,
        expected,
        Refusal::FreeSpacesTaken,
        Refusal::SpaceTaken,
        Refusal::FakirsLowerNoBid,
        Refusal::TooManyFakirs { fakirs: 4 },
        Refusal::FewFakirs { held: 1 },
        Refusal::FewCoins { held: 4 },
        Refusal::MustWalk,
        Refusal::NoTile { at },
        Refusal::NoMeeples { at },
        Refusal::NoWalkFrom { from: at },
        Refusal::CannotFly,
        Refusal::NotInHand { hand },
        Refusal::NotBeside { at, to },
        Refusal::StraightBack { to },
        Refusal::Barred { from: at, to },
        Refusal::MeetsNobody { tribe, on },
        Refusal::DeadEnd { tribe, on },
        Refusal::NotThere { tribe, on },
        Refusal::OutOfReach { on, distance: 3, assassins: 2 },
        Refusal::NoOpponent,
        Refusal::KeepsNone { victim, tribe: Tribe::Elder },
        Refusal::Protected { victim },
        Refusal::NotOnOffer,
        Refusal::OtherPrice { cost: Cost::Elders },
        Refusal::CannotPay { payment: Payment::ElderAndFakir },
        Refusal::MarketTooDear { price: 6, held: 5 },
        Refusal::NotSold { among: 3 },
        Refusal::WrongThief { thief: "ziad".parse().expect("a thief"), acted: tribe },
        Refusal::DjinnOutOfTurn,
        Refusal::NotYourDjinn { djinn: djinn("leta") },
        Refusal::AlreadyCalled { djinn: djinn("leta") },
        Refusal::AlwaysOn { djinn: djinn("boaz") },
        Refusal::OtherPayment { djinn: djinn("sloar"), payment: Payment::Elder },
        Refusal::IdleDjinn { djinn: djinn("enki") },
        Refusal::ItemOutOfTurn,
        Refusal::NoItem { item: item("lamp") },
        Refusal::NotMagic { item: item("crown") },
        Refusal::ItemUsed,
        Refusal::IdleItem { item: item("lamp") },
        Refusal::FakirsForSale,
        Refusal::NoCard { kind: "fish".parse().expect("a card") },
        Refusal::LaidInOrder,
    ]
}

#[test]
fn every_refusal_is_spoken_in_every_language() {
    for language in Language::ALL {
        let mut seen: BTreeMap<String, Refusal> = BTreeMap::new();
        for refusal in refusals() {
            let text = FiveTribesTable::refusal(language, &refusal);
            check(&text, &refusal);
            if let Some(other) = seen.insert(text.clone(), refusal) {
                panic!("{other:?} and {refusal:?} both read “{text}”");
            }
        }
    }
    let mut kinds: Vec<_> = refusals().iter().map(discriminant).collect();
    kinds.dedup();
    assert_eq!(kinds.len(), 44, "kinds of refusals");
}

#[test]
fn refusals_name_what_they_are_about() {
    let told = |index: usize| {
        Language::ALL.map(|language| FiveTribesTable::refusal(language, &refusals()[index]))
    };
    let place = |wanted: Refusal| {
        refusals().iter().position(|refusal| *refusal == wanted).expect("it is in the list")
    };
    for (refusal, english, german) in [
        (
            Refusal::Expected { seat: Seat(0), task: Task::Walk, offer: TileAction::None },
            "Orange is to take the meeples of a tile, as in `take c3`",
            "Orange soll die Figuren eines Plättchens nehmen, etwa `take c3`",
        ),
        (
            Refusal::FakirsLowerNoBid,
            "only Kumarbi lets Fakirs lower a bid",
            "nur mit Kumarbi senken Fakire ein Gebot",
        ),
        (Refusal::FewCoins { held: 4 }, "you have 4 coins", "du hast 4 Münzen"),
        (
            Refusal::Protected { victim: Seat(1) },
            "Boaz protects what Pink keeps",
            "Boaz schützt, was vor Rosa steht",
        ),
        (
            Refusal::OtherPrice { cost: Cost::Elders },
            "the price is 1 Elder and another Elder or a Fakir",
            "der Preis ist 1 Ältester und noch ein Ältester oder Fakir",
        ),
    ] {
        assert_eq!(told(place(refusal)), [english, german]);
    }
}

#[test]
fn every_task_says_what_it_expects() {
    replay(|state, _, _| {
        if state.to_act().is_none() {
            return;
        }
        let refused = state.check_choice(Choice::Sell).err();
        for language in Language::ALL {
            if let Some(error) = &refused {
                check(&FiveTribesTable::refusal(language, &error.refusal), &error.refusal);
            }
        }
    });
}
