//! Games over HTTP, as browsers without a script play them.

use crate::test_server::{
    Browser, TestServer, after, play_if_to_act, two_friends, two_friends_at, two_friends_with,
    values, wait_until,
};
use caravanserai_core::{Game, Record, Table};
use std::collections::BTreeSet;

/// Plays a game between two guests to its end, each choice drawn by `dice`.
fn play_to_the_end(guests: &mut [&mut Browser], table: &str, mut dice: usize) -> usize {
    let mut moves = 0;
    loop {
        let mut played = false;
        for guest in guests.iter_mut() {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = play_if_to_act(guest, table, |_| dice >> 33);
            played |= choice.is_some();
            moves += usize::from(choice.is_some());
        }
        if !played {
            return moves;
        }
        assert!(moves < 2000, "a game ends");
    }
}

#[test]
fn two_friends_play_a_whole_game_and_can_check_it_afterwards() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    assert_eq!(ada.get(&format!("{table}/record")).expect(409).header("content-disposition"), None);
    ada.get(&format!("{table}/end")).expect(409);
    let moves = play_to_the_end(&mut [&mut ada, &mut bo], &table, 3);

    let end = ada.get(&format!("{table}/end")).expect(200).body;
    let told = [&end, &bo.get(&format!("{table}/end")).expect(200).body]
        .map(|page| ["You won ", "You lost ", "A draw"].map(|verdict| page.contains(verdict)));
    let fair = [[true, false, false], [false, true, false]];
    let even = told == [[false, false, true]; 2];
    assert!(even || told.iter().all(|one| fair.contains(one)) && told[0] != told[1], "{told:?}");
    let record = bo.get(&format!("{table}/record")).expect(200).body;
    let record = Record::parse(&record).expect("a record");
    assert_eq!(record.entries.len(), moves);
    assert_eq!(record.names, ["Ada", "Bo"]);
    assert!(end.contains(record.seed.as_str()) && end.contains(&record.commitment));
    let verified = record.verify::<targi::State>().expect("a fair game");
    assert_eq!(verified.state().to_act(), None);
    let checked = ada.post(&format!("{table}/verify"), &[]).expect(200).body;
    assert!(checked.len() != end.len(), "the page says that it was checked");

    // Looking back is open to everybody now, through all eyes.
    for eyes in ["0", "1", "all", "public"] {
        let page = format!("{table}/replay?at=20&eyes={eyes}");
        server.guest().get(&page).expect(200);
    }
    let home = ada.get("/").expect(200).body;
    assert!(home.contains(&format!("{table}/end")), "the result is on the landing page");
}

#[test]
fn once_somebody_has_left_nobody_acts_and_nothing_is_secret() {
    // What is said of players during a game, and of what only one of them may know.
    const DURING: [(&str, &[&str]); 2] = [
        ("en", &["acts now", "bids now", "bids later", "only you see this", "Coins are secret"]),
        (
            "de",
            &["ist dran", "bietet jetzt", "bietet später", "siehst nur du", "Münzen sind geheim"],
        ),
    ];
    const ACTS: [&str; 2] = ["is-active", "is-acting"];
    for game in ["targi", "five-tribes"] {
        let server = TestServer::open();
        let (mut ada, mut bo, table) = two_friends_at(&server, game, &[("preset", "all")]);
        for _ in 0..9 {
            play_if_to_act(&mut ada, &table, |_| 0);
            play_if_to_act(&mut bo, &table, |_| 0);
        }
        let page = ada.get(&table).expect(200).body;
        assert!(ACTS.iter().any(|acts| page.contains(acts)), "{game}: somebody acts");
        let said = DURING[0].1.iter().any(|words| page.contains(words));
        assert_eq!(said, game == "five-tribes", "{game} says so during a game");
        bo.post(&format!("{table}/leave"), &[]).expect(303);
        let mut passer_by = server.guest();
        for (guest, who) in [(&mut ada, "Ada"), (&mut bo, "Bo"), (&mut passer_by, "a passer-by")] {
            for (language, during) in DURING {
                guest.cookies.insert("language".to_owned(), language.to_owned());
                for path in [table.clone(), format!("{table}/end")] {
                    let page = guest.get(&path).expect(200).body;
                    let found: Vec<_> =
                        during.iter().chain(&ACTS).filter(|words| page.contains(**words)).collect();
                    assert!(found.is_empty(), "{path} to {who}, {language}: {found:?}");
                }
                let end = guest.get(&format!("{table}/end")).expect(200).body;
                let purses = end.matches("class=\"purse\"").count();
                assert_eq!(purses, if game == "five-tribes" { 2 } else { 0 }, "to {who}");
            }
        }
    }
}

#[test]
fn a_guest_plays_at_once_against_an_opponent_who_answers() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "greedy"), ("name", "Ada")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    for _ in 0..12 {
        wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    }
    let log = ada.get(&table).expect(200).body;
    assert!(values(&log, "after")[0].parse::<usize>().unwrap() > 12, "the opponent moved as well");
}

#[test]
fn an_opponent_goes_on_after_a_restart() {
    let settings = || server::Settings {
        bot_pause: std::time::Duration::from_secs(1000),
        ..crate::test_server::settings()
    };
    let server = TestServer::with(settings());
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("opponent", "greedy"), ("side", "1")];
    let mut table = String::new();
    // Whoever begins is drawn by lot: open tables until it is the opponent.
    let waits = (0..40).any(|_| {
        table = ada.post("/new", &fields).expect(303).location().to_owned();
        values(&ada.get(&table).expect(200).body, "choice").is_empty()
    });
    assert!(waits, "one of forty opponents begins");
    let folder = server.close();
    let server = TestServer::in_folder(folder, crate::test_server::settings());
    ada.address = server.address.clone();
    ada.origin = Some(format!("http://{}", server.address));
    // Nobody looks at the table until the opponent has moved by itself.
    wait_until("the opponent has moved", || {
        let metrics = server.guest().get("/metrics").expect(200).body;
        let line =
            metrics.lines().find(|line| line.starts_with("caravanserai_bot_choices_total"))?;
        line.ends_with(" 0").then_some(()).is_none().then_some(())
    });
    wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
}

#[test]
fn a_seat_acts_only_with_its_own_session() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    let mut eve = server.guest();
    eve.post("/settings", &[("name", "Eve"), ("back", "/")]).expect(303);
    let page = ada.get(&table).expect(200).body;
    let (acting, waiting) =
        if values(&page, "choice").is_empty() { (&mut bo, &mut ada) } else { (&mut ada, &mut bo) };
    let page = acting.get(&table).expect(200).body;
    let choice = values(&page, "choice")[0].to_owned();
    let after = after(&page);
    let fields = [("after", after.as_str()), ("choice", choice.as_str())];
    let play = format!("{table}/play");
    server.guest().post(&play, &fields).expect(403);
    eve.post(&play, &fields).expect(403);
    waiting.post(&play, &fields).expect(409);
    acting.post(&play, &[("after", &after), ("choice", "place 4")]).expect(422);
    acting.post(&play, &[("after", &after), ("choice", "dance")]).expect(422);
    acting.post(&play, &[("choice", &choice)]).expect(422);
    acting.post(&play, &fields).expect(303);
    // The same page once more: the table has moved on, and is shown.
    let late = acting.post(&play, &fields).expect(409).body;
    assert_eq!(values(&late, "after")[0], "1");
}

#[test]
fn who_has_no_seat_sees_no_choices_and_may_not_look_through_other_eyes() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    for _ in 0..4 {
        play_if_to_act(&mut ada, &table, |_| 0);
        play_if_to_act(&mut bo, &table, |_| 0);
    }
    let mut eve = server.guest();
    let page = eve.get(&table).expect(200).body;
    assert!(values(&page, "choice").is_empty());
    eve.get(&format!("{table}/replay?at=2")).expect(200);
    for eyes in ["0", "1", "all"] {
        eve.get(&format!("{table}/replay?at=2&eyes={eyes}")).expect(409);
    }
    ada.get(&format!("{table}/replay?at=2&eyes=0")).expect(200);
    ada.get(&format!("{table}/replay?at=2&eyes=1")).expect(409);
    ada.get(&format!("{table}/replay?at=2&eyes=9")).expect(422);
    ada.get(&format!("{table}/replay?at=99999")).expect(200);
    ada.get(&format!("{table}/replay?at=x")).expect(422);
}

#[test]
fn a_rematch_swaps_the_sides_and_is_one_table_for_both() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    ada.post(&format!("{table}/rematch"), &[]).expect(409);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let left = bo.get(&table).expect(200).body;
    assert!(left.contains("Ada gave up") && left.contains(&format!("{table}/end")), "the way on");
    bo.get(&format!("{table}/end")).expect(200);
    let next = ada.post(&format!("{table}/rematch"), &[]).expect(303).location().to_owned();
    assert_eq!(bo.post(&format!("{table}/rematch"), &[]).expect(303).location(), next);
    server.guest().post(&format!("{table}/rematch"), &[]).expect(403);
    ada.post(&format!("{next}/leave"), &[]).expect(303);
    let record = bo.get(&format!("{next}/record")).expect(200).body;
    assert_eq!(Record::parse(&record).expect("a record").names, ["Bo", "Ada"]);
    ada.post(&format!("{next}/play"), &[("after", "1"), ("choice", "end")]).expect(409);
}

#[test]
fn after_mixed_cards_the_rematch_may_be_with_those_that_stayed_in_the_box() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends_with(&server, &[("preset", "mixed")]);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let end = bo.get(&format!("{table}/end")).expect(200).body;
    assert!(end.contains("name=\"cards\" value=\"rest\""), "it is offered");
    let rest = [("cards", "rest")];
    let next = bo.post(&format!("{table}/rematch"), &rest).expect(303).location().to_owned();
    bo.post(&format!("{next}/leave"), &[]).expect(303);
    let cards = |guest: &mut Browser, table: &str| {
        let record = guest.get(&format!("{table}/record")).expect(200).body;
        let record = Record::parse(&record).expect("a record");
        let table = Table::<targi::State>::replay(&record, Some(0)).expect("it replays");
        let position = table.start().position();
        let centre = position.centre.into_iter().flatten().filter(|card| !card.starts_with('G'));
        centre.chain(position.tribe_pile).collect::<BTreeSet<String>>()
    };
    let (first, second) = (cards(&mut ada, &table), cards(&mut bo, &next));
    assert_eq!((first.len(), second.len()), (45, 45));
    assert!(first.is_disjoint(&second), "not one card twice");
    // A game with all the cards of a box leaves none.
    let (mut ada, mut bo, table) = two_friends(&server);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    assert!(!bo.get(&format!("{table}/end")).expect(200).body.contains("value=\"rest\""));
    bo.post(&format!("{table}/rematch"), &rest).expect(422);
}

#[test]
fn another_device_takes_the_seat_of_its_owner_with_a_link_that_works_once() {
    let server = TestServer::open();
    let (mut ada, _bo, table) = two_friends(&server);
    server.guest().post(&format!("{table}/device"), &[]).expect(403);
    let page = ada.post(&format!("{table}/device"), &[]).expect(200).body;
    let link = page.split("/enter/").nth(1).and_then(|rest| rest.split('"').next());
    let door = format!("/enter/{}", link.expect("a link"));
    let mut phone = server.guest();
    assert!(phone.get(&door).expect(200).body.contains("Ada"));
    assert!(phone.cookies.is_empty(), "looking at the link does nothing");
    assert_eq!(phone.post(&door, &[]).expect(303).location(), table);
    assert_ne!(phone.cookies, ada.cookies);
    phone.get(&format!("{table}/replay?at=0&eyes=0")).expect(200);
    server.guest().post(&door, &[]).expect(404);
    server.guest().get(&door).expect(404);
}

#[test]
fn a_table_waits_until_everybody_sits_and_its_host_can_seat_an_opponent_or_close_it() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "anyone"), ("side", "1")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut bo = server.guest();
    assert!(bo.get("/").expect(200).body.contains(&table), "open tables are listed");
    assert!(bo.get(&table).expect(200).body.contains(&format!("{table}/sit")));
    bo.get(&format!("{table}/replay")).expect(409);
    bo.post(&format!("{table}/bot"), &[("level", "random")]).expect(403);
    bo.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bo")]).expect(409);
    bo.post(&format!("{table}/sit"), &[("seat", "7")]).expect(422);
    ada.post(&format!("{table}/bot"), &[("seat", "0"), ("level", "wizard")]).expect(422);
    ada.post(&format!("{table}/bot"), &[("seat", "0"), ("level", "random")]).expect(303);
    bo.post(&format!("{table}/sit"), &[]).expect(409);
    ada.post(&format!("{table}/close"), &[]).expect(409);

    let second = ada.post("/new", &fields).expect(303).location().to_owned();
    ada.post(&format!("{second}/close"), &[]).expect(303);
    assert!(!bo.get("/").expect(200).body.contains(&second), "closed tables are not listed");
    bo.post(&format!("{second}/sit"), &[]).expect(409);
    let private = ada
        .post("/new", &[("game", "targi"), ("opponent", "friend")])
        .expect(303)
        .location()
        .to_owned();
    assert!(!bo.get("/").expect(200).body.contains(&private), "a friend's table is not listed");
    let id = private.rsplit('/').next().unwrap();
    assert_eq!(bo.get(&format!("/join?code={id}")).expect(303).location(), private);
}

#[test]
fn hints_are_given_only_where_they_are_agreed_on_and_only_for_the_own_decision() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let table_with = |ada: &mut Browser, hints: &[(&str, &str)]| {
        let mut fields = vec![("game", "targi"), ("opponent", "random"), ("side", "0")];
        fields.extend(hints);
        let table = ada.post("/new", &fields).expect(303).location().to_owned();
        wait_until("Ada is to act", || {
            let page = ada.get(&table).expect(200).body;
            (!values(&page, "choice").is_empty()).then_some(())
        });
        table
    };
    let without = table_with(&mut ada, &[]);
    ada.post(&format!("{without}/hint"), &[]).expect(403);
    let with = table_with(&mut ada, &[("hints", "on")]);
    server.guest().post(&format!("{with}/hint"), &[]).expect(403);
    let before = ada.get(&with).expect(200).body;
    let watched = server.guest().get(&with).expect(200).body;
    ada.post(&format!("{with}/hint"), &[("after", &after(&before))]).expect(303);
    let hinted = ada.get(&with).expect(200).body;
    assert_ne!(before, hinted, "the page shows the hint");
    assert_eq!(server.guest().get(&with).expect(200).body, watched, "to nobody else");
}

#[test]
fn a_hint_tells_the_whole_turn_that_it_would_begin() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "five-tribes"), ("opponent", "random"), ("hints", "on")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    wait_until("a turn of several choices", || {
        play_if_to_act(&mut ada, &table, |_| 0)?;
        let page = ada.get(&table).expect(200).body;
        if values(&page, "choice").is_empty() {
            return None;
        }
        ada.post(&format!("{table}/hint"), &[("after", &after(&page))]).expect(303);
        let hinted = ada.get(&table).expect(200).body;
        let (_, turn) = hinted.split_once("How the turn may go on</summary>")?;
        assert!(turn.split_once("</ol>")?.0.matches("<li>").count() > 1, "{turn:.200}");
        Some(())
    });
}
