//! Undo, takebacks and giving up: what goes is said before, and everybody is told.

use crate::test_server::{
    Browser, TestServer, after, against_dice, play_if_to_act, two_friends, values, wait_until,
};
use caravanserai_core::Record;

/// Two friends who have both made one choice: the first, the second and their table.
fn after_two_moves(server: &TestServer) -> (Browser, Browser, String) {
    let (mut ada, bo, table) = two_friends(server);
    let ada_first = play_if_to_act(&mut ada, &table, |_| 0).is_some();
    let (mut first, mut second) = if ada_first { (ada, bo) } else { (bo, ada) };
    if !ada_first {
        play_if_to_act(&mut first, &table, |_| 0).expect("one of the two begins");
    }
    play_if_to_act(&mut second, &table, |_| 0).expect("then the other");
    (first, second, table)
}

fn moves(guest: &mut Browser, table: &str) -> String {
    let page = guest.get(table).expect(200).body;
    page.split("data-moves=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// Plays against an opponent of the house until the guest has undone nothing and may undo.
fn play_until_undoable(guest: &mut Browser, table: &str) -> String {
    wait_until("something to undo", || {
        let page = guest.get(table).expect(200).body;
        if page.contains(&format!("{table}/undo\"")) {
            return Some(page);
        }
        play_if_to_act(guest, table, |_| 0);
        None
    })
}

#[test]
fn a_move_can_be_undone_until_somebody_else_may_act() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    let first_is_ada = play_if_to_act(&mut ada, &table, |_| 0).is_some();
    let (first, second) = if first_is_ada { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
    if !first_is_ada {
        play_if_to_act(first, &table, |_| 0).expect("one of the two begins");
    }
    let undo = format!("{table}/undo");
    let page = first.get(&table).expect(200).body;
    assert!(!page.contains(&undo) && page.contains("This takes back your last choice."));
    for guest in [&mut *first, &mut *second] {
        let refused = guest.post(&undo, &[("after", "1")]).expect(409).body;
        assert!(refused.contains("You can ask to take it back"));
    }
    // Within the own turn nobody is asked. The other then looks at a move that is gone.
    let mut plays = 0;
    while !first.get(&table).expect(200).body.contains(&undo) {
        for guest in [&mut *first, &mut *second] {
            play_if_to_act(guest, &table, |_| plays);
        }
        plays += 1;
        assert!(plays < 200, "somebody has two choices in a turn");
    }
    let before = moves(second, &table);
    let log = after(&first.get(&table).expect(200).body);
    first.post(&undo, &[("after", &log)]).expect(303);
    first.post(&undo, &[("after", &log)]).expect(409);
    assert_ne!(moves(second, &table), before);
    assert!(second.get(&table).expect(200).body.contains("took back a choice."), "the log tells");
    assert!(first.get(&table).expect(200).body.contains(&format!("{table}/redo")));
    first.post(&format!("{table}/redo"), &[]).expect(303);
    assert_eq!(moves(second, &table), before, "made again");
    first.post(&format!("{table}/redo"), &[]).expect(409);
}

#[test]
fn what_goes_is_said_before_anybody_asks_or_agrees() {
    let server = TestServer::open();
    let (mut first, mut second, table) = after_two_moves(&server);
    let [one, two] = ["Ada", "Bo"];
    let page = first.get(&table).expect(200).body;
    let (me, other) = if page.contains("the whole turn of Bo") { (one, two) } else { (two, one) };
    let goes = format!("This takes back your last choice and the whole turn of {other}.");
    assert!(page.contains(&goes) && page.contains(&format!("Ask {other}<")), "before asking");
    first.post(&format!("{table}/takeback"), &[]).expect(303);
    let asked = second.get(&table).expect(200).body;
    let yes = asked.split("value=\"yes\"").nth(1).expect("a button");
    let yes = yes.split("</button>").next().expect("its label");
    let goes = format!("This takes back the last choice of {me} and your whole turn.");
    assert!(yes.contains(&goes), "on the button itself: {yes}");
    assert!(asked.contains("asks-list"), "on a phone it is asked above the board");
    assert!(asked.contains(&format!("{me} asks to take back 2 choices.")), "in the log");
    let waits = first.get(&table).expect(200).body;
    assert_eq!(values(&waits, "answer"), ["no"], "who asked may think better of it");
    assert!(!waits.contains("asks-list"));
}

#[test]
fn who_asks_may_withdraw_it_and_is_told_of_a_refusal() {
    let server = TestServer::open();
    let (mut first, mut second, table) = after_two_moves(&server);
    let takeback = format!("{table}/takeback");
    first.post(&takeback, &[]).expect(303);
    first.post(&takeback, &[("answer", "no")]).expect(303);
    let page = second.get(&table).expect(200).body;
    assert!(values(&page, "answer").is_empty() && page.contains("no longer asks"));
    assert!(!first.get(&table).expect(200).body.contains("does not agree"));
    first.post(&takeback, &[]).expect(303);
    second.post(&takeback, &[("answer", "no")]).expect(303);
    let told = |page: &str| {
        let status = page.split("role=\"status\"").skip(1);
        status.filter(|part| part.split("</div>").next().unwrap().contains("not agree")).count()
    };
    let page = first.get(&table).expect(200).body;
    assert_eq!(told(&page), 1, "who asked is told where they look");
    let page = second.get(&table).expect(200).body;
    assert_eq!(told(&page), 0, "and the other finds it in the log");
    assert!(page.contains("does not agree to take back"));
    assert_eq!(moves(&mut first, &table), "2");
}

#[test]
fn against_the_house_more_than_the_own_turn_goes_only_when_it_is_confirmed() {
    let server = TestServer::open();
    let (mut ada, table) = against_dice(&server, 2);
    let page = wait_until("Ada is to act", || {
        let page = ada.get(&table).expect(200).body;
        (!values(&page, "choice").is_empty()).then_some(page)
    });
    let box_of_it = page.split("confirm takeback").nth(1).expect("it is confirmed");
    let box_of_it = box_of_it.split("</details>").next().unwrap();
    assert!(box_of_it.contains("your last choice and the whole turn of Dice"), "{box_of_it}");
    let before = moves(&mut ada, &table);
    ada.post(&format!("{table}/takeback"), &[("after", &after(&page))]).expect(303);
    assert_ne!(moves(&mut ada, &table), before);
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("Make again the 2 choices"), "redo says what it does");
    // The same comes again, the opponent's answer included; also after a restart.
    let folder = server.close();
    let server = TestServer::in_folder(folder, crate::test_server::settings());
    ada.address = server.address.clone();
    ada.origin = Some(format!("http://{}", server.address));
    ada.post(&format!("{table}/redo"), &[("after", &after(&page))]).expect(303);
    assert_eq!(moves(&mut ada, &table), before);
    let page = ada.get(&table).expect(200).body;
    assert!(!page.contains("/redo\""), "nothing is left to make again");
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let record = ada.get(&format!("{table}/record")).expect(200).body;
    Record::parse(&record).expect("a record").verify::<targi::State>().expect("a fair game");
}

#[test]
fn what_was_taken_back_is_gone_once_something_else_is_chosen() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "random"), ("name", "Ada")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let page = play_until_undoable(&mut ada, &table);
    ada.post(&format!("{table}/undo"), &[("after", &after(&page))]).expect(303);
    let choices = ada.get(&table).expect(200).body;
    let made = |page: &str| page.matches("took back").count();
    assert_eq!(made(&choices), 1, "told once");
    // A choice that is not the one taken back: one of the first two is another.
    let redo = format!("{table}/redo");
    let other = values(&choices, "choice").len().saturating_sub(1);
    let again = play_if_to_act(&mut ada, &table, |_| other).expect("Ada is to act");
    assert!(!again.is_empty());
    if other > 0 {
        ada.post(&redo, &[]).expect(409);
    }
}

#[test]
fn beyond_undo_a_move_is_taken_back_only_if_the_other_agrees() {
    let server = TestServer::open();
    let (mut first, mut second, table) = after_two_moves(&server);
    let takeback = format!("{table}/takeback");
    second.post(&takeback, &[("answer", "yes")]).expect(409);
    first.post(&takeback, &[]).expect(303);
    assert_eq!(moves(&mut second, &table), "2", "nothing happens before the answer");
    first.post(&takeback, &[("answer", "yes")]).expect(409);
    second.post(&takeback, &[("answer", "no")]).expect(303);
    second.post(&takeback, &[("answer", "yes")]).expect(409);
    first.post(&takeback, &[]).expect(303);
    second.post(&takeback, &[("answer", "yes")]).expect(303);
    assert_eq!(moves(&mut second, &table), "0", "both moves are gone");
    play_if_to_act(&mut first, &table, |_| 2).expect("the first is to act again");
}

#[test]
fn the_house_own_opponents_always_agree_to_a_takeback() {
    let server = TestServer::open();
    let (mut ada, table) = against_dice(&server, 3);
    let page = wait_until("Ada is to act", || {
        let page = ada.get(&table).expect(200).body;
        (!values(&page, "choice").is_empty()).then_some(page)
    });
    ada.post(&format!("{table}/takeback"), &[("after", &after(&page))]).expect(303);
    let page = ada.get(&table).expect(200).body;
    assert!(!values(&page, "choice").is_empty(), "Ada is to act where she was");
}

#[test]
fn everybody_is_told_when_somebody_gives_up_and_the_house_plays_on() {
    let server = TestServer::open();
    let mut guests: Vec<Browser> = (0..3).map(|_| server.guest()).collect();
    let fields = [("game", "five-tribes"), ("preset", "base"), ("name", "Ada"), ("side", "0")];
    let friends = [("opponent", "friend"); 2];
    let fields = [fields.as_slice(), &friends].concat();
    let table = guests[0].post("/new", &fields).expect(303).location().to_owned();
    for (guest, name) in guests[1..].iter_mut().zip(["Bo", "Cy"]) {
        guest.post(&format!("{table}/sit"), &[("name", name)]).expect(303);
    }
    for _ in 0..3 {
        guests.iter_mut().for_each(|guest| drop(play_if_to_act(guest, &table, |_| 0)));
    }
    guests[1].post(&format!("{table}/leave"), &[]).expect(303);
    let said = "Bo gave up. An opponent of the house plays on in this seat.";
    for seat in [0, 2] {
        let page = guests[seat].get(&table).expect(200).body;
        assert_eq!(page.matches(said).count(), 2, "where they look, and in the log");
    }
    let watched = server.guest().get(&table).expect(200).body;
    assert_eq!(watched.matches(said).count(), 1, "who watches finds it in the log");
}

/// Three friends at a table of Five Tribes, by seat, and the table.
fn three_friends(server: &TestServer) -> ([Browser; 3], String) {
    let mut guests = [(); 3].map(|()| server.guest());
    let fields = [("game", "five-tribes"), ("name", "Ada"), ("side", "0")];
    let fields = [&fields[..], &[("opponent", "friend"); 2]].concat();
    let table = guests[0].post("/new", &fields).expect(303).location().to_owned();
    for (seat, name) in [("1", "Bo"), ("2", "Cy")] {
        let guest = &mut guests[seat.parse::<usize>().unwrap()];
        guest.post(&format!("{table}/sit"), &[("seat", seat), ("name", name)]).expect(303);
    }
    (guests, table)
}

#[test]
fn among_three_everybody_reads_whose_choices_would_go() {
    let server = TestServer::open();
    let (mut guests, table) = three_friends(&server);
    let names = ["Ada", "Bo", "Cy"];
    // Each of the first two to act makes one bid, so that the first takes back another's, too.
    let mut acted = Vec::new();
    while acted.len() < 2 {
        let seat = (0..3).find(|seat| {
            play_if_to_act(&mut guests[*seat], &table, |choices| choices.len() - 1).is_some()
        });
        acted.push(seat.expect("somebody is to act"));
    }
    let [asker, other] = [acted[0], acted[1]];
    let third = 3 - asker - other;
    let page = guests[asker].get(&table).expect(200).body;
    let goes = format!("your last choice and the whole turn of {}", names[other]);
    assert!(page.contains(&goes), "{goes}");
    let mut asked = [names[other], names[third]];
    asked.sort_unstable();
    assert!(page.contains(&format!("Ask {} and {}<", asked[0], asked[1])));
    guests[asker].post(&format!("{table}/takeback"), &[]).expect(303);
    let page = guests[other].get(&table).expect(200).body;
    let goes = format!("the last choice of {} and your whole turn", names[asker]);
    assert!(page.contains(&goes), "{goes}");
    let page = guests[third].get(&table).expect(200).body;
    let both = [names[asker], names[other]];
    let goes = format!("the last choice of {} and the whole turn of {}", both[0], both[1]);
    assert!(page.contains(&goes), "who has lost nothing reads it as well: {goes}");
    guests[other].post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(303);
    let page = guests[asker].get(&table).expect(200).body;
    assert!(page.contains(&format!("Waiting for {}.", names[third])), "one has agreed");
    assert_eq!(moves(&mut guests[third], &table), "2");
    guests[third].post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(303);
    assert_eq!(moves(&mut guests[third], &table), "0");
}
