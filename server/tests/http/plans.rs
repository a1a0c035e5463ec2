//! Plans: what somebody who waits has laid down for their turn is played when it comes, told to
//! nobody else, and ended with a word why when it no longer fits.

use crate::api::{ask, events, program};
use crate::keeping::{count, moved, tamper};
use crate::registry;
use crate::test_server::{
    Browser, TestServer, after, on_postgres, play_if_to_act, settings, two_friends_with, values,
    wait_until,
};
use caravanserai_core::{Chance, Game, InfoSet, Quick, Seat, Seed, Table};
use five_tribes_table::FiveTribesTable;
use serde_json::{Value, json};
use targi_table::TargiTable;
use words::{AnyVocabulary, Vocabulary};

/// Ada begins a game of Targi with Bo: both, and their table.
fn targi(server: &TestServer) -> (Browser, Browser, String) {
    two_friends_with(server, &[("start", "0")])
}

fn play(guest: &mut Browser, table: &str, choice: &str) {
    let page = guest.get(table).expect(200).body;
    let fields = [("after", after(&page)), ("choice", choice.to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
    guest.post(&format!("{table}/play"), &fields).expect(303);
}

/// Plans a choice on the page where that is done, which must offer it.
#[track_caller]
fn add(guest: &mut Browser, table: &str, choice: &str) {
    let plan = format!("{table}/plan");
    let page = guest.get(&plan).expect(200).body;
    assert!(values(&page, "add").contains(&choice), "{choice} in {:?}", values(&page, "add"));
    assert_eq!(guest.post(&plan, &[("add", choice)]).expect(303).location(), plan);
}

fn moves(guest: &mut Browser, table: &str) -> usize {
    let page = guest.get(table).expect(200).body;
    page.split("data-moves=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
}

/// What is inside `<main>`.
fn main(guest: &mut Browser, table: &str) -> String {
    let page = guest.get(table).expect(200).body;
    page.split_once("<main").expect("a page").1.to_owned()
}

/// What a page says of a plan that has ended.
fn ended(page: &str) -> Option<&str> {
    let said = page.split("Your plan ended").nth(1)?;
    said.split('<').next()
}

#[test]
fn a_targi_is_placed_while_its_player_is_away() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    assert!(bo.get(&table).expect(200).body.contains("Plan ahead"));
    assert!(!ada.get(&table).expect(200).body.contains("Plan ahead"), "it is her turn");
    let page = bo.get(&format!("{table}/plan")).expect(200).body;
    let fields = values(&page, "add");
    let numbers: Vec<u8> = fields.iter().filter_map(|text| text[6..].parse().ok()).collect();
    assert!(numbers.len() == 11 && numbers.is_sorted(), "as on the board: {numbers:?}");
    add(&mut bo, &table, "place 6");
    let waiting = bo.get(&table).expect(200).body;
    assert!(waiting.contains("Your plan") && waiting.contains("Drop the plan"));
    play(&mut ada, &table, "place 2");
    wait_until("both have placed", || (moves(&mut ada, &table) == 2).then_some(()));
    assert!(!values(&ada.get(&table).expect(200).body, "choice").is_empty(), "her turn again");
    let page = bo.get(&table).expect(200).body;
    assert!(!page.contains("Your plan"), "nothing is left, and nothing to say");
}

#[test]
fn a_plan_can_be_changed_and_dropped() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    let plan = format!("{table}/plan");
    add(&mut bo, &table, "place 6");
    let page = bo.get(&plan).expect(200).body;
    assert!(values(&page, "add").is_empty(), "after that it is the other's turn");
    assert!(page.contains("More cannot be planned"));
    bo.post(&plan, &[("keep", "0"), ("add", "place 7")]).expect(303);
    let page = bo.get(&plan).expect(200).body;
    assert_eq!(values(&page, "keep"), ["0"]);
    bo.post(&plan, &[("keep", "0")]).expect(303);
    assert!(bo.get(&table).expect(200).body.contains("Plan ahead"));
    play(&mut ada, &table, "place 2");
    assert_eq!(moves(&mut bo, &table), 1, "nothing is planned any more");
    // Whose turn it is has nothing to plan.
    let refused = bo.post(&plan, &[("add", "place 6")]).expect(409).body;
    assert!(refused.contains("It is your turn."));
    assert_eq!(bo.get(&plan).expect(303).location(), table);
}

#[test]
fn a_plan_that_no_longer_fits_ends_with_a_word_why() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    add(&mut bo, &table, "place 6");
    play(&mut ada, &table, "place 6");
    let page = wait_until("the plan has ended", || {
        let page = bo.get(&table).expect(200).body;
        ended(&page).is_some().then_some(page)
    });
    let why = ended(&page).unwrap();
    assert!(why.contains("6") && why.contains("Targi"), "{why}");
    assert!(!values(&page, "choice").is_empty(), "Bo chooses otherwise");
    let german = {
        let mut bo = bo.clone();
        bo.cookies.insert("language".to_owned(), "de".to_owned());
        bo.get(&table).expect(200).body
    };
    assert!(german.contains("Dein Plan endete bei"));
    play_if_to_act(&mut bo, &table, |_| 0).expect("Bo's turn");
    assert_eq!(ended(&bo.get(&table).expect(200).body), None, "said until he acts");
}

#[test]
fn a_plan_is_dropped_if_the_other_does_what_it_was_to_be_dropped_for() {
    let server = TestServer::open();
    for (placed, is_dropped) in [("place 2", true), ("place 3", false)] {
        let (mut ada, mut bo, table) = targi(&server);
        let plan = format!("{table}/plan");
        add(&mut bo, &table, "place 6");
        let page = bo.get(&plan).expect(200).body;
        let deeds = page.split("name=\"unless\"").nth(1).expect("what Ada may do");
        let deed = deeds.split("value=\"").find(|deed| deed.contains("2 Dates")).expect("a field");
        let deed = deed.split('"').next().unwrap().to_owned();
        bo.post(&plan, &[("unless", &deed)]).expect(303);
        assert!(bo.get(&table).expect(200).body.contains("Unless this happens first"));
        assert_ne!(bo.post(&plan, &[("unless", "Ada sings")]).status, 303);
        assert!(!ada.get(&table).expect(200).body.contains("Unless this happens first"));
        play(&mut ada, &table, placed);
        if is_dropped {
            wait_until("the plan is dropped", || {
                bo.get(&table).expect(200).body.contains("Your plan was dropped").then_some(())
            });
            assert_eq!(moves(&mut ada, &table), 1);
        } else {
            wait_until("Bo has placed", || (moves(&mut ada, &table) == 2).then_some(()));
        }
    }
}

#[test]
fn what_is_taken_back_takes_the_plan_with_it() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    play(&mut ada, &table, "place 2");
    add(&mut ada, &table, "place 5");
    ada.post(&format!("{table}/takeback"), &[]).expect(303);
    bo.post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(303);
    let page = wait_until("the plan has ended", || {
        let page = ada.get(&table).expect(200).body;
        ended(&page).is_some().then_some(page)
    });
    assert!(ended(&page).unwrap().contains("taken back"));
    assert_eq!(moves(&mut ada, &table), 0, "and she chooses anew");
}

#[test]
fn nobody_else_can_tell_that_something_is_planned() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    let id = table.rsplit('/').next().unwrap();
    let mut watcher = server.guest();
    let mut told = |ada: &mut Browser| {
        let mut told = vec![main(ada, &table), main(&mut watcher, &table)];
        for path in [format!("/api/tables/{id}"), "/api/tables?stage=playing".to_owned()] {
            told.push(watcher.get(&path).expect(200).body);
        }
        ada.headers.push(("Accept".to_owned(), "application/json".to_owned()));
        told.push(ada.get(&table).expect(200).body);
        ada.headers.pop();
        told
    };
    // That somebody is at the table is no secret.
    bo.get(&table).expect(200);
    told(&mut ada);
    let before = told(&mut ada);
    let mut same = |ada: &mut Browser| {
        for (now, before) in told(ada).iter().zip(&before) {
            assert!(now == before, "{:.400}\n{:.400}", now, before);
        }
    };
    add(&mut bo, &table, "place 6");
    same(&mut ada);
    bo.post(&format!("{table}/plan"), &[("keep", "0")]).expect(303);
    same(&mut ada);
    for stranger in [&mut ada, &mut watcher] {
        assert!(!stranger.get(&format!("{table}/plan")).body.contains("place 6"));
    }
}

#[test]
fn a_plan_is_kept_over_a_restart() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    add(&mut bo, &table, "place 6");
    let page = main(&mut bo, &table);
    let folder = server.close();
    let server = TestServer::in_folder(folder, settings());
    for guest in [&mut ada, &mut bo] {
        guest.address = server.address.clone();
        guest.origin = Some(format!("http://{}", server.address));
    }
    assert_eq!(main(&mut bo, &table), page);
    play(&mut ada, &table, "place 2");
    wait_until("both have placed", || (moves(&mut ada, &table) == 2).then_some(()));
    let file = server.folder.path().join("house.db");
    assert_eq!(count(&file, "select count(*) from seat_plan"), 0);
}

#[test]
fn a_plan_that_was_due_when_the_house_closed_is_played_when_it_opens() {
    let server = TestServer::open();
    let (_, mut bo, table) = targi(&server);
    add(&mut bo, &table, "place 6");
    let folder = server.close();
    let file = folder.path().join("house.db");
    // As if it were the plan of Ada, whose turn it is.
    tamper(
        &file,
        "update seat_plan set seat = 0, body = replace(body, \
         '\"guest\":' || (select guest from seat where seat = 1), \
         '\"guest\":' || (select guest from seat where seat = 0))",
    );
    let server = TestServer::in_folder(folder, settings());
    // Nobody comes to look.
    let file = server.folder.path().join("house.db");
    wait_until("it is played", || {
        (count(&file, "select moves from game_table") == 1).then_some(())
    });
    assert_eq!(count(&file, "select count(*) from seat_plan"), 0);
}

/// The choices and words of what a seat can plan, over a few choices of a game.
fn lists<V: Vocabulary<Game: InfoSet>>(options: Value) -> usize {
    let vocabulary = <dyn AnyVocabulary>::of::<V>();
    let options = V::Game::read_options(options.as_object().expect("options")).expect("good ones");
    let mut state = V::Game::new(&options, &Seed::new("plans"));
    let mut dice = Quick::new(3);
    let foreseen = |state: &V::Game, seat: Seat, line: &[String]| {
        let table = Table::from_state(state.clone());
        vocabulary.foresight(&table, seat, &[], line).expect("choices of this game")()
    };
    let mut differed = 0;
    for number in 0..60 {
        let Some(acts) = state.to_act() else { break };
        let legal = state.legal();
        if number % 6 == 0 {
            let waits = Seat((acts.0 + 1) % state.seats());
            let twin = V::Game::determinize(&state.view(Some(waits)), &mut dice);
            differed += usize::from(twin != state);
            let list = foreseen(&state, waits, &[]);
            assert!(!list.next.is_empty(), "something can be planned");
            assert_eq!(list, foreseen(&twin, waits, &[]), "whatever is hidden");
            let line = [list.next[0].choice.clone()];
            let follows = foreseen(&state, waits, &line);
            assert_eq!((&follows.line[..], &follows.culprit), (&list.next[..1], &None));
        }
        state.play_unchecked(legal[dice.below(legal.len() as u32) as usize]);
    }
    differed
}

#[test]
fn what_can_be_planned_follows_from_what_the_seat_sees() {
    assert!(lists::<TargiTable>(json!({})) >= 5);
    let three = json!({ "players": 3 });
    assert!(lists::<FiveTribesTable>(three) >= 5);
}

#[test]
fn the_list_has_what_the_rules_allow_wherever_others_go() {
    let options = serde_json::from_value(json!({ "start": 0 })).expect("options");
    let options = targi::State::read_options(&options).expect("good ones");
    let state = targi::State::new(&options, &Seed::new("plans"));
    let legal = state.legal();
    let table = Table::from_state(state);
    let vocabulary = <dyn AnyVocabulary>::of::<TargiTable>();
    let foresight = |line: &[String]| vocabulary.foresight(&table, Seat(1), &[], line);
    let foreseen = foresight(&[]).expect("nothing to read")();
    let listed: Vec<String> = foreseen.next.iter().map(|planned| planned.choice.clone()).collect();
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(listed, legal, "every field in its order, as the other takes only one or two");
    let after = foresight(&["place 6".to_owned()]).expect("a choice")();
    assert!(after.next.is_empty(), "then it is the other's turn: {after:?}");
    let wrong = foresight(&["place 4".to_owned()]).expect("a choice")();
    assert_eq!(wrong.culprit.as_deref(), Some("place 4"), "nobody stands on a corner");
    assert!(foresight(&["dance".to_owned()]).is_err());
}

#[test]
fn a_game_that_is_over_keeps_no_plans() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = targi(&server);
    add(&mut bo, &table, "place 6");
    let file = server.folder.path().join("house.db");
    assert_eq!(count(&file, "select count(*) from seat_plan where waits = 1"), 1);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    assert_eq!(count(&file, "select count(*) from seat_plan"), 0);
    bo.get(&format!("{table}/plan")).expect(409);
}

#[test]
fn against_the_house_alone_there_is_nothing_to_plan() {
    let server = TestServer::open();
    let (mut ada, table) = crate::test_server::against_dice(&server, 1);
    assert!(!ada.get(&table).expect(200).body.contains("Plan ahead"));
    ada.get(&format!("{table}/plan")).expect(403);
}

/// Two programs at a table of Five Tribes, by seat, and its address.
fn five_tribes(server: &TestServer) -> ([Browser; 2], String) {
    let mut both = [program(server, "Ada"), program(server, "Bo")];
    let new = json!({ "game": "five-tribes", "options": { "players": 2 }, "side": 0 });
    let table = ask(&mut both[0], "POST", "/api/tables", new, 201);
    let door = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    ask(&mut both[1], "POST", &format!("{door}/join"), json!({}), 200);
    (both, door)
}

fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().expect("a list").iter();
    texts.map(|one| one["choice"].as_str().expect("a choice").to_owned()).collect()
}

/// Plays on with the first choice of everybody until whoever is to act may choose what `wanted`
/// says; their seat and that choice.
fn play_until(
    both: &mut [Browser; 2],
    door: &str,
    wanted: impl Fn(&str) -> bool,
) -> (usize, String) {
    loop {
        let table = ask(&mut both[0], "GET", door, Value::Null, 200);
        let seat = table["to_act"].as_u64().expect("the game goes on") as usize;
        let mine = ask(&mut both[seat], "GET", door, Value::Null, 200);
        let choices = mine["choices"].as_array().expect("choices");
        let choices: Vec<&str> = choices.iter().map(|choice| choice.as_str().unwrap()).collect();
        if let Some(choice) = choices.iter().find(|choice| wanted(choice)) {
            return (seat, (*choice).to_owned());
        }
        let play = format!("{door}/play");
        ask(&mut both[seat], "POST", &play, json!({ "choice": choices[0] }), 200);
    }
}

#[test]
fn a_whole_turn_of_five_tribes_is_laid_down_and_played() {
    let server = TestServer::open();
    let (mut both, door) = five_tribes(&server);
    let [play, plan] = ["play", "plan"].map(|what| format!("{door}/{what}"));
    let end = |both: &mut [Browser; 2]| {
        let (seat, choice) = play_until(both, &door, |choice| choice == "end");
        (seat, json!({ "choice": choice }))
    };
    // One has walked, and the other walks next.
    let (walker, ends) = loop {
        let (walker, ends) = end(&mut both);
        let table = ask(&mut both[0], "GET", &door, Value::Null, 200);
        let track = table["view"]["open"]["track"].as_array().expect("who walks when");
        let next = track.iter().rev().find(|place| !place.is_null());
        if next == Some(&json!(1 - walker)) {
            break (walker, ends);
        }
        ask(&mut both[walker], "POST", &play, ends, 200);
    };
    let planner = 1 - walker;
    let mut line: Vec<String> = Vec::new();
    // The first thing on the list each time, until the turn would be over or something is shown.
    loop {
        let told = ask(&mut both[planner], "GET", &plan, Value::Null, 200);
        assert_eq!((texts(&told["line"]), &told["fits"]), (line.clone(), &json!(line.len())));
        let Some(next) = texts(&told["next"]).into_iter().next() else { break };
        line.push(next);
        assert!(line.len() < 40, "a turn ends: {line:?}");
        ask(&mut both[planner], "PUT", &plan, json!({ "line": line }), 200);
    }
    assert!(line.len() >= 3, "a walk has some steps: {line:?}");
    ask(&mut both[walker], "POST", &play, ends, 200);
    let told = wait_until("the plan is gone", || {
        let told = ask(&mut both[planner], "GET", &plan, Value::Null, 200);
        texts(&told["line"]).is_empty().then_some(told)
    });
    assert_eq!(told["ended"], Value::Null);
    let mut heard = events(&both[planner], &format!("{door}/events?from=0"));
    let table = heard.next().expect("the table");
    let moves = table["moves"].as_u64().unwrap() as usize;
    let made: Vec<Value> = heard.take(moves).collect();
    let mine = made[moves - line.len()..].iter();
    assert!(mine.clone().all(|made| made["seat"] == json!(planner)), "{line:?}");
    assert_ne!(made[moves - line.len() - 1]["seat"], json!(planner));
}

#[test]
fn a_walk_from_a_tile_that_the_other_took_is_not_begun() {
    let server = TestServer::open();
    let (mut both, door) = five_tribes(&server);
    let (walker, take) = play_until(&mut both, &door, |choice| choice.starts_with("take "));
    let [play, plan] = ["play", "plan"].map(|what| format!("{door}/{what}"));
    let planner = 1 - walker;
    ask(&mut both[planner], "PUT", &plan, json!({ "line": [take] }), 200);
    ask(&mut both[walker], "POST", &play, json!({ "choice": take }), 200);
    // Between two, one may walk twice in a row.
    loop {
        let (acts, again) = play_until(&mut both, &door, |choice| choice.starts_with("take "));
        if acts == planner {
            break;
        }
        ask(&mut both[acts], "POST", &play, json!({ "choice": again }), 200);
    }
    let told = wait_until("the plan has ended", || {
        let told = ask(&mut both[planner], "GET", &plan, Value::Null, 200);
        told["ended"].is_object().then_some(told)
    });
    assert_eq!(told["ended"]["choice"], json!(take), "{told}");
    assert!(["illegal", "changed"].contains(&told["ended"]["why"].as_str().unwrap()), "{told}");
    assert!(told["ended"]["words"].as_str().unwrap().starts_with("Your plan ended at"));
    let told = ask(&mut both[planner], "DELETE", &plan, Value::Null, 200);
    assert_eq!(told["ended"], Value::Null);
}

/// The pages that this program's guest sees.
fn pages_of(program: &Browser) -> Browser {
    let (_, bearer) = &program.headers[0];
    let token = bearer.strip_prefix("Bearer ").expect("a token").to_owned();
    let mut pages = program.clone();
    pages.headers.clear();
    pages.cookies.insert("caravanserai".to_owned(), token);
    pages
}

#[test]
fn what_has_become_impossible_is_marked_before_the_turn_comes() {
    let server = TestServer::open();
    let (mut both, door) = five_tribes(&server);
    let (walker, take) = play_until(&mut both, &door, |choice| choice.starts_with("take "));
    let planner = 1 - walker;
    let plan = format!("{door}/plan");
    ask(&mut both[planner], "PUT", &plan, json!({ "line": [take] }), 200);
    let table = door.replace("/api/v1/tables/", "/table/");
    let mut pages = pages_of(&both[planner]);
    let unlikely = "As things stand, this will hardly be possible.";
    let page = pages.get(&table).expect(200).body;
    assert!(page.contains("Your plan") && !page.contains(unlikely), "nothing is done yet");
    // The other takes the meeples that were to be walked with, and is still to act.
    let play = format!("{door}/play");
    ask(&mut both[walker], "POST", &play, json!({ "choice": take }), 200);
    let told = ask(&mut both[planner], "GET", &door, Value::Null, 200);
    assert_eq!(told["to_act"], walker);
    let page = wait_until("the plan is marked", || {
        let page = pages.get(&table).expect(200).body;
        page.contains(unlikely).then_some(page)
    });
    assert!(page.contains("Your plan"), "it may be changed");
    assert!(!pages_of(&both[walker]).get(&table).expect(200).body.contains(unlikely));
    // What is taken back makes it possible again.
    ask(&mut both[walker], "POST", &format!("{door}/undo"), json!({}), 200);
    wait_until("it is possible again", || {
        let page = pages.get(&table).expect(200).body;
        (page.contains("Your plan") && !page.contains(unlikely)).then_some(())
    });
}

/// Ada begins a game of Targi, and Bo has a Targi on the Caravan, whose turn comes after hers: both,
/// and their table. Bo has planned to use it twice, which the list never offers.
fn caravan_twice(server: &TestServer) -> ([Browser; 2], String) {
    let mut both = [program(server, "Ada"), program(server, "Bo")];
    let new = json!({ "game": "targi", "options": { "start": 0 }, "side": 0 });
    let table = ask(&mut both[0], "POST", "/api/v1/tables", new, 201);
    let door = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    ask(&mut both[1], "POST", &format!("{door}/join"), json!({}), 200);
    loop {
        let table = ask(&mut both[0], "GET", &door, Value::Null, 200);
        let seat = table["to_act"].as_u64().expect("the game goes on") as usize;
        let mine = ask(&mut both[seat], "GET", &door, Value::Null, 200);
        let choices: Vec<&str> =
            mine["choices"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        if seat == 0 && choices.iter().any(|choice| choice.starts_with("use ")) {
            break;
        }
        let caravan = choices.iter().find(|choice| seat == 1 && **choice == "place 13");
        let choice = caravan.unwrap_or(&choices[0]).to_string();
        ask(&mut both[seat], "POST", &format!("{door}/play"), json!({ "choice": choice }), 200);
    }
    ask(&mut both[1], "PUT", &format!("{door}/plan"), json!({ "line": ["use 13"] }), 200);
    (both, door)
}

/// The same choice once more at the end of every plan, after a restart of the house.
fn plans_doubled(server: TestServer, both: [Browser; 2]) -> (TestServer, [Browser; 2]) {
    let folder = server.close();
    let doubled = match on_postgres() {
        true => "jsonb_insert(body::jsonb, '{line,-1}', body::jsonb -> 'line' -> 0, true)::text",
        false => "json_insert(body, '$.line[#]', json(json_extract(body, '$.line[0]')))",
    };
    let update = format!("update seat_plan set body = {doubled}");
    tamper(&folder.path().join("house.db"), &update);
    let server = TestServer::in_folder(folder, settings());
    let both =
        both.map(|guest| Browser { headers: guest.headers.clone(), ..moved(&guest, &server) });
    (server, both)
}

#[test]
fn a_plan_ends_where_something_hidden_is_shown() {
    let server = TestServer::open();
    let (both, door) = caravan_twice(&server);
    let (_server, mut both) = plans_doubled(server, both);
    let plan = format!("{door}/plan");
    play_until(&mut both, &door, |choice| choice == "end");
    ask(&mut both[0], "POST", &format!("{door}/play"), json!({ "choice": "end" }), 200);
    let told = wait_until("the plan has ended", || {
        let told = ask(&mut both[1], "GET", &plan, Value::Null, 200);
        told["ended"].is_object().then_some(told)
    });
    assert_eq!(told["ended"]["why"], "revealed", "{told}");
    assert_eq!(told["ended"]["words"], "Your plan ended because something hidden was shown.");
    let table = ask(&mut both[1], "GET", &door, Value::Null, 200);
    assert_eq!(table["to_act"], 1, "the goods card was drawn, and Bo goes on himself");
    assert!(!table["choices"].to_string().contains("use 13"), "{table}");
}

#[test]
fn a_plan_ends_where_its_turn_does() {
    let server = TestServer::open();
    let mut both = [program(&server, "Ada"), program(&server, "Bo")];
    let new = json!({ "game": "targi", "options": { "start": 0 }, "side": 0 });
    let table = ask(&mut both[0], "POST", "/api/v1/tables", new, 201);
    let door = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    ask(&mut both[1], "POST", &format!("{door}/join"), json!({}), 200);
    let plan = format!("{door}/plan");
    ask(&mut both[1], "PUT", &plan, json!({ "line": ["place 6"] }), 200);
    let (_server, mut both) = plans_doubled(server, both);
    ask(&mut both[0], "POST", &format!("{door}/play"), json!({ "choice": "place 2" }), 200);
    let told = wait_until("the plan has ended", || {
        let told = ask(&mut both[1], "GET", &plan, Value::Null, 200);
        told["ended"].is_object().then_some(told)
    });
    assert_eq!(told["ended"]["why"], "turn_over", "{told}");
    assert_eq!(told["ended"]["words"], "Your plan ended because your turn was over.");
    let table = ask(&mut both[0], "GET", &door, Value::Null, 200);
    assert_eq!((&table["moves"], &table["to_act"]), (&json!(2), &json!(0)));
}

#[test]
fn a_program_hears_of_its_own_plan_and_of_nobody_elses() {
    let server = TestServer::open();
    let (mut both, door) = five_tribes(&server);
    let (walker, take) = play_until(&mut both, &door, |choice| choice.starts_with("take "));
    let planner = 1 - walker;
    let [play, plan, stream] = ["play", "plan", "events"].map(|what| format!("{door}/{what}"));
    let [mut of_planner, mut of_walker] =
        [planner, walker].map(|seat| events(&both[seat], &stream));
    of_planner.next().expect("the table");
    let others = ask(&mut both[planner], "GET", &plan, Value::Null, 200)["others"].clone();
    let deed = others[0].as_str().expect("what the other may do").to_owned();
    let body = json!({ "line": [take], "unless": [deed] });
    ask(&mut both[planner], "PUT", &plan, body, 200);
    let heard = of_planner.next().expect("an event");
    assert_eq!(heard["type"], "plan", "{heard}");
    assert_eq!((&heard["line"][0]["choice"], &heard["ended"]), (&json!(take), &Value::Null));
    assert_eq!(heard["unless"], json!([deed]));
    ask(&mut both[planner], "DELETE", &plan, Value::Null, 200);
    let heard = of_planner.next().expect("an event");
    assert_eq!((&heard["type"], &heard["line"]), (&json!("plan"), &json!([])), "{heard}");
    // What it was to be dropped for is told when it happens, not when the turn comes.
    let body = json!({ "line": [take], "unless": [deed] });
    ask(&mut both[planner], "PUT", &plan, body, 200);
    of_planner.next().expect("the plan again");
    let mine = ask(&mut both[walker], "GET", &door, Value::Null, 200);
    let choices = mine["choices"].as_array().expect("choices").clone();
    let ended = choices.iter().find_map(|choice| {
        ask(&mut both[walker], "POST", &play, json!({ "choice": choice }), 200);
        let heard = of_planner.find(|event| event["type"] != "time").expect("an event");
        if heard["type"] == "plan" {
            return Some(heard);
        }
        ask(&mut both[walker], "POST", &format!("{door}/undo"), json!({}), 200);
        of_planner.find(|event| event["type"] == "back").expect("it is taken back");
        None
    });
    let ended = ended.expect("one of the choices is that deed");
    assert_eq!(ended["ended"]["why"], "unless", "{ended}");
    assert!(ended["ended"]["words"].as_str().unwrap().contains(&deed), "{ended}");
    assert_eq!(ask(&mut both[planner], "GET", &door, Value::Null, 200)["to_act"], walker);
    ask(&mut both[walker], "POST", &format!("{door}/leave"), json!({}), 200);
    assert!(of_walker.all(|event| event["type"] != "plan"), "that is nobody's business");
}

#[test]
fn among_four_the_plans_of_all_who_wait_are_played_one_after_another() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = TestServer::offering(folder, settings(), registry::all());
    let mut guests = ["Ada", "Bo", "Cy", "Di"].map(|name| program(&server, name));
    let new = json!({ "game": "pebbles", "options": { "players": 4 }, "side": 0 });
    let table = ask(&mut guests[0], "POST", "/api/v1/tables", new, 201);
    let door = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    let [play, plan, join] = ["play", "plan", "join"].map(|what| format!("{door}/{what}"));
    for (seat, guest) in guests.iter_mut().enumerate().skip(1) {
        ask(guest, "POST", &join, json!({ "seat": seat }), 200);
    }
    let mut planned = Vec::new();
    for guest in &mut guests[1..] {
        let next = texts(&ask(guest, "GET", &plan, Value::Null, 200)["next"]);
        let choice = next.last().expect("a pebble").clone();
        ask(guest, "PUT", &plan, json!({ "line": [choice] }), 200);
        planned.push(choice);
    }
    ask(&mut guests[2], "DELETE", &plan, Value::Null, 200);
    // The first of those who wait, and after whoever dropped the plan chooses, the last.
    let mut made = Vec::new();
    for (seat, moves, of_plan) in [(0, 2, &planned[0]), (2, 4, &planned[2])] {
        let choice = ask(&mut guests[seat], "GET", &door, Value::Null, 200)["choices"][0].clone();
        ask(&mut guests[seat], "POST", &play, json!({ "choice": choice }), 200);
        wait_until("the next plan is played", || {
            let told = ask(&mut guests[0], "GET", &door, Value::Null, 200);
            (told["moves"] == moves).then_some(())
        });
        made.extend([choice.as_str().unwrap().to_owned(), of_plan.clone()]);
    }
    let mut heard = events(&guests[0], &format!("{door}/events?from=0"));
    heard.next().expect("the table");
    let laid: Vec<String> =
        heard.take(4).map(|told| format!("lay {}", told["events"][0]["pebble"])).collect();
    assert_eq!(laid, made);
}

#[test]
fn programs_are_told_which_choice_cannot_be_planned() {
    let server = TestServer::open();
    let (mut both, door) = five_tribes(&server);
    let plan = format!("{door}/plan");
    let table = ask(&mut both[0], "GET", &door, Value::Null, 200);
    let acts = table["to_act"].as_u64().unwrap() as usize;
    let line = |line: &[&str]| json!({ "line": line });
    let wrong = ask(&mut both[1 - acts], "PUT", &plan, line(&["bid 0", "dance"]), 422);
    assert!(wrong["reason"].as_str().unwrap().contains("`dance`"), "{wrong}");
    let wrong = ask(&mut both[1 - acts], "PUT", &plan, line(&["sell"]), 409);
    assert_eq!(wrong["error"], "unforeseen");
    assert!(wrong["reason"].as_str().unwrap().contains("`sell`"), "{wrong}");
    let wrong = ask(&mut both[acts], "PUT", &plan, line(&["bid 0"]), 409);
    assert_eq!(wrong["error"], "your_turn");
    ask(&mut both[1 - acts], "PUT", &plan, json!({ "choices": [] }), 400);
    assert_eq!(
        ask(&mut program(&server, "Eve"), "GET", &plan, Value::Null, 403)["error"],
        "not_seated"
    );
    let told = ask(&mut both[1 - acts], "GET", &plan, Value::Null, 200);
    let bid = texts(&told["next"])[0].clone();
    let told = ask(&mut both[1 - acts], "PUT", &plan, line(&[&bid]), 200);
    assert_eq!(texts(&told["line"]), [bid]);
    let told = ask(&mut both[1 - acts], "DELETE", &plan, Value::Null, 200);
    assert!(texts(&told["line"]).is_empty());
}
