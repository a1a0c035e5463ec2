//! Looking back with the coach, and playing on from a position.

use crate::keeping::{count, moved, tamper};
use crate::test_server::{
    Browser, TestServer, after, against_dice, play_if_to_act, settings, two_friends,
    two_friends_at, values, wait_until,
};
use caravanserai_core::Record;
use serde_json::Value;
use std::collections::BTreeSet;

/// Two friends who played Targi for a while and then gave up, so that the coach has little to do.
fn short_game(server: &TestServer) -> (Browser, Browser, String) {
    short_game_of(server, "targi")
}

/// The same of any game.
fn short_game_of(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    let (mut ada, mut bo, table) = two_friends_at(server, game, &[]);
    for dice in 0..if game == "targi" { 12 } else { 40 } {
        for guest in [&mut ada, &mut bo] {
            play_if_to_act(guest, &table, |_| dice * 7);
        }
    }
    (ada, bo, table)
}

/// Such a game, given up, in which the coach found two mistakes of both: the cards are
/// others every time, and so is what can be missed.
fn game_with_mistakes(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    for _ in 0..20 {
        let (mut ada, mut bo, table) = short_game_of(server, game);
        bo.post(&format!("{table}/leave"), &[]).expect(303);
        let own = |guest: &mut Browser| {
            let page = analysed(guest, &format!("{table}/replay?at=0&mine=on"));
            page.matches("slip-mark").count()
        };
        if own(&mut ada) >= 2 && own(&mut bo) >= 2 {
            return (ada, bo, table);
        }
    }
    panic!("whoever plays without thinking makes mistakes");
}

/// What the coach found in the moves of a game.
fn moves_of(guest: &mut Browser, table: &str) -> Vec<Value> {
    let id = table.rsplit('/').next().unwrap();
    let analysis = guest.get(&format!("/api/tables/{id}/analysis")).expect(200).json();
    analysis["moves"].as_array().expect("moves").clone()
}

/// The replay of a game once the coach has looked at it.
fn analysed(guest: &mut Browser, address: &str) -> String {
    wait_until("the coach has looked at the game", || {
        let page = guest.get(address).expect(200).body;
        page.contains("class=\"curve\"").then_some(page)
    })
}

#[test]
fn the_replay_shows_the_chances_and_leads_from_mistake_to_mistake() {
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        let (mut cy, _, going_on) = short_game_of(&server, game);
        let page = cy.get(&format!("{going_on}/replay?at=0")).expect(200).body;
        assert!(!page.contains("class=\"curve\""), "not while they play");
        let (mut ada, mut bo, table) = game_with_mistakes(&server, game);
        let replay = format!("{table}/replay?at=0");
        let page = ada.get(&replay).expect(200).body;
        assert!(
            page.contains("id=\"replay-at\"") && page.contains("fill--0"),
            "the slider lies over it"
        );
        let next = page.split("data-replay-step=\"slip-on\"").next().expect("a link");
        let next = next.rsplit("href=\"").next().expect("its address").split('"').next().unwrap();
        let next = next.replace("&amp;", "&");
        let slip = ada.get(&next).expect(200).body;
        for part in ["was played", "would have been better", "weighed is-better", "aria-current"] {
            assert!(slip.contains(part), "{part} at {next}");
        }
        // What ends a turn or pays belongs nowhere on the board; walks, bids and cards do.
        let numbers =
            moves_of(&mut ada, &table).into_iter().filter(|one| one["mistake"].is_object());
        let drawn = numbers.map(|one| {
            let page = ada.get(&format!("{table}/replay?at={}", one["number"])).expect(200).body;
            page.contains("moved is-better") && page.contains("moved is-played")
        });
        assert!(drawn.filter(|drawn| *drawn).count() >= 2, "on the board");
        // Only the own ones, in this address and in all that follow.
        let all = page.matches("slip-mark").count();
        let mine = ada.get(&format!("{replay}&mine=on")).expect(200).body;
        let [ada_s, bo_s] = [&mut ada, &mut bo].map(|guest| {
            let page = guest.get(&format!("{replay}&mine=on")).expect(200).body;
            assert!(!page.contains("slip-mark is-theirs"));
            page.matches("slip-mark").count()
        });
        assert_eq!(ada_s + bo_s, all, "each mistake is somebody's");
        assert!(mine.contains("&amp;mine=on") && mine.contains("form=\"replay-form\" checked"));
        let watched = server.guest().get(&replay).expect(200).body;
        assert!(!watched.contains("name=\"mine\""), "who only watches has none");
    }
}

#[test]
fn every_mistake_is_a_turn_as_it_was_played_with_a_reason() {
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        let (mut ada, _, table) = game_with_mistakes(&server, game);
        let page = analysed(&mut ada, &format!("{table}/replay?at=0"));
        let moves = moves_of(&mut ada, &table);
        let mistakes: Vec<&Value> = moves.iter().filter(|one| one["mistake"].is_object()).collect();
        assert_eq!(mistakes.len(), page.matches("slip-mark").count());
        for judged in mistakes {
            let number = judged["number"].as_u64().expect("a number") as usize;
            let played = judged["mistake"]["played"].as_array().expect("a turn");
            for (played, judged) in played.iter().zip(&moves[number..]) {
                assert_eq!(*played, judged["played"]);
            }
            let page = ada.get(&format!("{table}/replay?at={number}")).expect(200).body;
            let card = page.split("class=\"slipcard\"").nth(1).expect("a mistake");
            let card = card.split("</section>").next().unwrap();
            let turn = card.split("is-better").next().unwrap();
            let told = turn.matches("<li>").count().max(1);
            assert_eq!(told, played.len(), "the whole turn at {number}");
            let reason = card.split("class=\"reason\"").nth(1).expect("a reason");
            assert!(reason.contains("% more."), "{reason}");
        }
    }
}

#[test]
fn a_turn_is_one_mistake_however_many_choices_it_has() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    for dice in 0..40 {
        for guest in [&mut ada, &mut bo] {
            play_if_to_act(guest, &table, |_| dice * 5 + 3);
        }
    }
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let page = analysed(&mut ada, &format!("{table}/replay?at=0"));
    let list = page.split("class=\"slips\"").nth(1).expect("a list").split("</ol>").next().unwrap();
    let told: Vec<usize> = list
        .split("/replay?at=")
        .skip(1)
        .filter_map(|rest| rest.split('&').next()?.parse().ok())
        .collect();
    let id = table.rsplit('/').next().unwrap();
    let analysis = ada.get(&format!("/api/tables/{id}/analysis")).expect(200).json();
    assert_eq!(analysis["analysing"], false);
    let moves = analysis["moves"].as_array().expect("moves");
    let same_turn = |one: usize, other: usize| {
        let mut between = moves[one..=other].iter();
        between.all(|judged| {
            ["seat", "round"].map(|key| &judged[key])
                == ["seat", "round"].map(|key| &moves[one][key])
        })
    };
    assert!(!told.is_empty() && told.is_sorted());
    for pair in told.windows(2) {
        assert!(!same_turn(pair[0], pair[1]), "{pair:?} are told apart");
    }
}

#[test]
fn a_game_that_is_over_can_be_played_on_from_any_position_and_counts_for_nobody() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = short_game(&server);
    let play_on = format!("{table}/play-on");
    // Of a game among people that goes on, nothing hidden is found out so.
    assert!(!ada.get(&format!("{table}/replay?at=5")).expect(200).body.contains("/play-on"));
    ada.post(&play_on, &[("at", "5"), ("level", "random")]).expect(409);
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    assert!(ada.get(&format!("{table}/replay?at=5")).expect(200).body.contains("/play-on"));
    ada.post(&play_on, &[("at", "500"), ("level", "random")]).expect(422);
    ada.post(&play_on, &[("at", "5"), ("level", "friend")]).expect(422);
    let record = |guest: &mut Browser, table: &str| {
        let text = guest.get(&format!("{table}/record")).expect(200).body;
        Record::parse(&text).expect("a record")
    };
    let before = record(&mut ada, &table);
    let mut met = Vec::new();
    for guest in [&mut ada, &mut bo, &mut server.guest()] {
        let fields = [("at", "5"), ("level", "random")];
        let next = guest.post(&play_on, &fields).expect(303).location().to_owned();
        assert!(!met.contains(&next), "a table of one's own each time");
        wait_until("it goes on", || play_if_to_act(guest, &next, |_| 0));
        let page = guest.get(&next).expect(200).body;
        assert!(page.contains("Practice") && values(&page, "choice").len() < 99);
        guest.post(&format!("{next}/leave"), &[]).expect(303);
        let after = record(guest, &next);
        assert_eq!(after.seed, before.seed);
        let first = |record: &Record| {
            let five = record.entries.iter().take(5);
            five.map(|entry| (entry.seat, entry.choice.clone())).collect::<Vec<_>>()
        };
        assert_eq!(first(&after), first(&before));
        after.verify::<targi::State>().expect("a game by the rules");
        let home = guest.get("/").expect(200).body;
        assert!(!home.contains(&next), "it is no result");
        met.push(next);
    }
}

/// The turns of a seat that are exercises, in order: where each went wrong, how it was played
/// and how it goes better.
fn worst_of(moves: &[Value], seat: u64) -> Vec<(u64, Vec<String>, Vec<String>)> {
    let mut own: Vec<&Value> =
        moves.iter().filter(|one| one["seat"] == seat && one["mistake"].is_object()).collect();
    let lost = |one: &Value| one["mistake"]["ahead"]["chance"].as_f64().expect("a number");
    own.sort_by(|a, b| lost(b).total_cmp(&lost(a)));
    own.truncate(3);
    own.sort_by_key(|one| one["number"].as_u64());
    let turn = |turn: &Value| {
        let turn = turn.as_array().expect("a turn").iter();
        turn.map(|choice| choice.as_str().expect("text").to_owned()).collect()
    };
    let told = |one: &Value| {
        let [played, better] = ["played", "better"].map(|which| turn(&one["mistake"][which]));
        (one["number"].as_u64().expect("a number"), played, better)
    };
    own.into_iter().map(told).collect()
}

/// What the panel of an exercise says of the turns that were tried.
fn tries(page: &str) -> &str {
    let panel = page.split("class=\"exercise\"").nth(1).expect("an exercise");
    let panel = panel.split("</section>").next().unwrap();
    let answer = panel.find("would have been better").and_then(|end| panel[..end].rfind("<div"));
    &panel[..answer.unwrap_or(panel.len())]
}

/// How many turns were judged.
fn judged_turns(page: &str) -> usize {
    tries(page).matches("class=\"weighed").count()
}

/// Plays the better turn of an exercise as far as it was foreseen, and on by the first of the
/// list; the page after that.
fn solve(guest: &mut Browser, here: &str, better: &[String]) -> String {
    let mut better = better.iter();
    loop {
        let page = guest.get(here).expect(200).body;
        let choices = values(&page, "choice");
        let Some(first) = choices.first() else { return page };
        let choice = better.next().map_or(*first, String::as_str);
        guest.post(&format!("{here}/play"), &[("choice", choice)]).expect(303);
    }
}

#[test]
fn a_turn_is_tried_again_step_by_step_and_judged_at_its_end() {
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        let (mut cy, _, going_on) = short_game_of(&server, game);
        cy.get(&format!("{going_on}/exercise/1")).expect(409);
        let (mut ada, mut bo, table) = game_with_mistakes(&server, game);
        let worst = worst_of(&moves_of(&mut ada, &table), 0);
        let long = worst.iter().position(|(_, played, _)| played.len() > 1);
        let nth = long.unwrap_or(0);
        assert!(long.is_some() || game == "targi", "a walk has more than one step");
        let (_, played, better) = &worst[nth];
        let here = format!("{table}/exercise/{}", nth + 1);
        server.guest().get(&here).expect(403);
        ada.get(&format!("{table}/exercise/4")).expect(404);
        let page = ada.get(&here).expect(200).body;
        assert!(page.contains("What is better?") && !page.contains("moved is-better"));
        assert!(!page.contains("/leave\"") && !page.contains("/takeback\""), "it is no game");
        let [play, undo] = ["play", "undo"].map(|what| format!("{here}/{what}"));
        ada.headers.push(("Accept".to_owned(), "application/json".to_owned()));
        let answer = ada.post(&play, &[("choice", "nonsense")]).expect(422).json();
        assert!(answer["reason"].is_string(), "{answer}");
        let answer = ada.get(&here).expect(200).json();
        assert!(answer["html"].as_str().is_some_and(|html| html.contains("What is better?")));
        ada.headers.pop();
        ada.post(&undo, &[]).expect(409);
        // What was played in the game is played again, to and fro.
        let first = after(&page);
        let choices: BTreeSet<String> =
            values(&page, "choice").into_iter().map(str::to_owned).collect();
        for (step, choice) in (1..).zip(played) {
            let page = ada.get(&here).expect(200).body;
            assert_eq!(judged_turns(&page), 0, "a turn is judged at its end");
            assert!(values(&page, "choice").contains(&&**choice), "{choice} can be chosen");
            ada.post(&play, &[("choice", choice), ("after", &after(&page))]).expect(303);
            if step < played.len() {
                let page = ada.get(&here).expect(200).body;
                ada.post(&play, &[("choice", choice), ("after", &first)]).expect(303);
                assert_eq!(after(&page), after(&ada.get(&here).expect(200).body), "too old");
                if page.contains("exercise/") && page.contains(&undo) {
                    ada.post(&undo, &[("after", &after(&page))]).expect(303);
                    ada.post(&play, &[("choice", choice)]).expect(303);
                }
            }
        }
        let page = ada.get(&here).expect(200).body;
        assert!(page.contains("That is what you played") && page.contains("A better turn "));
        // What is decided in the list alone has no place on the board.
        let on_board =
            |choice: &String| ["place ", "take "].iter().any(|it| choice.starts_with(it));
        assert!(page.contains("moved is-tried") || !played.iter().any(on_board), "{played:?}");
        assert!(!page.contains("moved is-better"), "the answer is not given away");
        assert_eq!(judged_turns(&page), 1, "the whole turn is one try");
        let again: BTreeSet<String> =
            values(&page, "choice").into_iter().map(str::to_owned).collect();
        assert_eq!(again, choices, "it begins again");
        let page = solve(&mut ada, &here, better);
        assert!(page.contains("Found!") && page.contains("would have been better"));
        assert_eq!(judged_turns(&page), 2, "both tries are kept");
        ada.post(&play, &[("choice", &played[0])]).expect(303);
        assert_eq!(judged_turns(&ada.get(&here).expect(200).body), 2, "it is done");
        let answer = bo.get(&format!("{table}/exercise/1?answer=on")).expect(200).body;
        assert!(answer.contains("would have been better"), "{answer}");
        assert!(values(&answer, "choice").is_empty());
    }
}

#[test]
fn every_turn_that_is_tried_is_told_what_it_misses() {
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        let (mut ada, _, table) = game_with_mistakes(&server, game);
        let here = format!("{table}/exercise/1");
        let (mut dice, mut steps) = (7_usize, 0);
        // Whoever plays by dice finds nothing, or something good; either is said in full.
        let page = loop {
            let page = ada.get(&here).expect(200).body;
            let judged = judged_turns(&page);
            let found = ["Found!", "Just as good"].iter().any(|told| page.contains(told));
            assert_eq!(values(&page, "choice").is_empty(), found, "it is done once it is found");
            let panel = tries(&page);
            let reasons = panel.matches("% more.").count();
            assert_eq!(reasons + usize::from(found), judged, "each has its reason: {panel}");
            if found || judged == 5 {
                break page;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choices = values(&page, "choice");
            let choice = choices[(dice >> 33) % choices.len()];
            ada.post(&format!("{here}/play"), &[("choice", choice)]).expect(303);
            steps += 1;
            assert!(steps < 400, "turns end");
        };
        assert!(judged_turns(&page) > 0);
    }
}

#[test]
fn the_worst_moments_lead_to_the_exercises_and_are_collected() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = game_with_mistakes(&server, "targi");
    let first = format!("{table}/exercise/1");
    let end = ada.get(&format!("{table}/end")).expect(200).body;
    assert!(end.contains(&first), "the way there");
    let worst = end.split("class=\"worst\"").nth(1).expect("the worst moments");
    let worst = worst.split("</ol>").next().unwrap();
    let costs: Vec<u32> = worst
        .split("<b>−")
        .skip(1)
        .filter_map(|rest| rest.split(' ').next()?.parse().ok())
        .collect();
    assert!((2..=3).contains(&costs.len()) && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    for way in ["/replay?at=", "/exercise/"] {
        assert_eq!(worst.matches(&format!("{table}{way}")).count(), costs.len(), "{way}");
    }
    let links = end.matches("<a class=\"pt\"").count();
    assert!(links >= 2 && end.contains("<a class=\"pt bad\""), "{links} rounds lead to the replay");
    let watched = server.guest().get(&format!("{table}/end")).expect(200).body;
    assert!(!watched.contains("class=\"worst\""), "to each their own");
    let (_, _, better) = &worst_of(&moves_of(&mut ada, &table), 0)[0];
    solve(&mut ada, &first, better);
    let all = ada.get("/exercises").expect(200).body;
    assert!(all.contains("1 of ") && all.contains(&format!("{table}/exercise/2")), "and collected");
    assert!(all.contains("What you often miss"));
    assert!(!bo.get("/exercises").expect(200).body.contains("1 of "), "to each their own");
    assert!(server.guest().get("/exercises").expect(200).body.contains("Play a game to its end"));
}

/// How often each of the things that are often missed was, as the page tells it.
fn often(page: &str) -> Vec<usize> {
    let list = page.split("class=\"often\"").nth(1).expect("a list").split("</ul>").next().unwrap();
    let count = |told: &str| match told.split(' ').next().expect("a number") {
        "once" => 1,
        number => number.parse().expect("a number"),
    };
    list.split("<small>").skip(1).map(|told| count(&told.replace('<', " "))).collect()
}

#[test]
fn what_is_often_missed_is_counted_over_all_games_and_forgotten_with_the_guest() {
    const MORE: usize = 30;
    let server = TestServer::open();
    let (mut ada, _, table) = game_with_mistakes(&server, "targi");
    let worst = worst_of(&moves_of(&mut ada, &table), 0);
    solve(&mut ada, &format!("{table}/exercise/1"), &worst[0].2);
    let page = ada.get("/exercises").expect(200).body;
    let once = often(&page);
    let games = |page: &str| page.matches("/exercise/").count();
    let found = |all: usize| format!(">1 of {all} found<");
    assert!(page.contains(&found(worst.len())) && !page.contains("of them in your last"));
    assert_eq!(games(&page), 1);
    assert_eq!(often(&ada.get("/exercises").expect(200).body), once, "a game counts once");
    // Many more such games.
    let id = table.rsplit('/').next().unwrap();
    let folder = server.close();
    let file = folder.path().join("house.db");
    for number in 0..MORE {
        let copies = [("game_table", "id"), ("seat", "table_id"), ("analysis", "table_id")];
        let copies = copies.map(|(name, key)| {
            format!(
                "create temporary table copy_of_{name} as select * from {name} where {key} = '{id}'; \
                 update copy_of_{name} set {key} = '{number}{id}'; \
                 insert into {name} select * from copy_of_{name};"
            )
        });
        let uncounted = format!("update seat set counted = 0 where table_id = '{number}{id}';");
        tamper(&file, &(copies.concat() + &uncounted));
    }
    let server = TestServer::in_folder(folder, settings());
    let mut ada = moved(&ada, &server);
    // Those that were counted are counted no more.
    for _ in 0..2 {
        let page = ada.get("/exercises").expect(200).body;
        let all: Vec<usize> = once.iter().map(|count| count * (MORE + 1)).collect();
        assert_eq!(often(&page), all);
        assert!(page.contains(&found(worst.len() * (MORE + 1))));
        let lately = format!("{} of them in your last 20 games", once[0] * 20);
        assert!(page.contains(&lately), "{lately}");
        assert_eq!(games(&page), 20, "the latest are offered");
    }
    let kept = "select count(*) from guest where missed is not null";
    assert_eq!(count(&file, kept), 1);
    ada.post("/me/forget", &[("forget", "true")]).expect(200);
    assert_eq!(count(&file, kept), 0, "nothing is left of them");
}

#[test]
fn against_the_house_alone_a_game_can_be_played_on_while_it_goes_on() {
    let server = TestServer::open();
    let (mut ada, table) = against_dice(&server, 3);
    let play_on = format!("{table}/play-on");
    server.guest().post(&play_on, &[("at", "2"), ("level", "random")]).expect(409);
    let next = ada.post(&play_on, &[("at", "2")]).expect(303).location().to_owned();
    wait_until("it goes on", || play_if_to_act(&mut ada, &next, |_| 0));
    wait_until("so does the other", || play_if_to_act(&mut ada, &table, |_| 0));
}

#[test]
fn a_record_that_somebody_brings_is_looked_at_and_played_on() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = short_game(&server);
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let text = ada.get(&format!("{table}/record")).expect(200).body;
    let mut eve = server.guest();
    assert!(eve.get("/").expect(200).body.contains("href=\"/bring\""), "the way there");
    let replay = eve.post("/bring", &[("record", &text)]).expect(303).location().to_owned();
    let page = eve.get(&replay).expect(200).body;
    assert!(page.contains("Ada") && page.contains("Bo") && page.contains("/play-on"));
    let brought = replay.split("/replay").next().unwrap().to_owned();
    assert!(eve.get(&brought).expect(200).body.contains("Practice"));
    assert!(values(&eve.get(&brought).expect(200).body, "choice").is_empty(), "to be looked at");
    analysed(&mut eve, &replay);
    eve.get(&format!("{brought}/end")).expect(409);
    let fields = [("at", "3"), ("level", "random")];
    let next = eve.post(&format!("{brought}/play-on"), &fields).expect(303).location().to_owned();
    wait_until("it goes on", || play_if_to_act(&mut eve, &next, |_| 0));
    let again = eve.get(&format!("{brought}/record")).expect(200).body;
    let choices = |text: &str| Record::parse(text).expect("a record").entries;
    let plain = |text: &str| {
        choices(text).into_iter().map(|entry| (entry.seat, entry.choice)).collect::<Vec<_>>()
    };
    assert_eq!(plain(&again), plain(&text));
    assert!(!eve.get("/").expect(200).body.contains(&brought), "it is no result");
}

#[test]
fn a_position_is_taken_along_brought_again_and_played_on() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = short_game(&server);
    ada.get(&format!("{table}/position")).expect(409);
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let replay = ada.get(&format!("{table}/replay?at=2")).expect(200).body;
    assert!(replay.contains(&format!("{table}/position?at=2")), "the way to it");
    ada.get(&format!("{table}/position?at=99")).expect(422);
    let file = ada.get(&format!("{table}/position?at=2")).expect(200).body;
    let mut eve = server.guest();
    let replay = eve.post("/bring", &[("record", &file)]).expect(303).location().to_owned();
    analysed(&mut eve, &replay);
    let brought = replay.split("/replay").next().unwrap().to_owned();
    eve.get(&format!("{brought}/record")).expect(409);
    let fields = [("at", "0"), ("level", "random")];
    let next = eve.post(&format!("{brought}/play-on"), &fields).expect(303).location().to_owned();
    wait_until("it goes on", || play_if_to_act(&mut eve, &next, |_| 0));
    // It goes on from there after a restart, and again from what was played since.
    let server = TestServer::in_folder(server.close(), settings());
    eve.address = server.address.clone();
    eve.origin = Some(format!("http://{}", server.address));
    wait_until("it goes on", || play_if_to_act(&mut eve, &next, |_| 0));
    eve.post(&format!("{next}/leave"), &[]).expect(303);
    let end = eve.get(&format!("{next}/end")).expect(200).body;
    assert!(!end.contains("/record"), "nothing dealt, so nothing is proven");
    let third = eve.post(&format!("{next}/play-on"), &[("at", "1")]).expect(303);
    let third = third.location().to_owned();
    wait_until("it goes on", || play_if_to_act(&mut eve, &third, |_| 0));
    // The bare state does as well, whichever game it is of; what cannot be is refused.
    let bare: Value = serde_json::from_str(&file).expect("JSON");
    let bare = bare["state"].to_string();
    eve.post("/bring", &[("record", &bare)]).expect(303);
    let late = bare.replace("\"round\":1", "\"round\":7");
    assert_ne!(bare, late);
    let wrong = eve.post("/bring", &[("record", &late)]).expect(422).body;
    assert!(wrong.contains("it is round 1, not 7"), "the reason");
    eve.cookies.insert("language".to_owned(), "de".to_owned());
    let wrong = eve.post("/bring", &[("record", &late)]).expect(422).body;
    assert!(wrong.contains("läuft Runde 1, nicht 7"), "in German");
    let wrong = eve.post("/bring", &[("record", "{\"game\":\"chess\"}")]).expect(422).body;
    assert!(wrong.contains("chess"), "the culprit");
}

#[test]
fn five_tribes_is_played_on_brought_as_a_record_and_as_a_position() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = short_game_of(&server, "five-tribes");
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let goes_on = |guest: &mut Browser, table: &str, at: &str| {
        let fields = [("at", at), ("level", "random")];
        let next = guest.post(&format!("{table}/play-on"), &fields).expect(303);
        let next = next.location().to_owned();
        wait_until("it goes on", || play_if_to_act(guest, &next, |_| 0));
        next
    };
    // In the middle of a walk as well as before it.
    for at in 4..12 {
        goes_on(&mut ada, &table, &at.to_string());
    }
    let record = ada.get(&format!("{table}/record")).expect(200).body;
    let position = ada.get(&format!("{table}/position?at=6")).expect(200).body;
    for (file, at) in [(record, "7"), (position, "0")] {
        let mut eve = server.guest();
        let replay = eve.post("/bring", &[("record", &file)]).expect(303).location().to_owned();
        analysed(&mut eve, &replay);
        let brought = replay.split("/replay").next().unwrap().to_owned();
        let next = goes_on(&mut eve, &brought, at);
        assert!(eve.get(&next).expect(200).body.contains("Practice"));
    }
}

#[test]
fn a_record_that_does_not_hold_is_refused_and_changes_nothing() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = short_game(&server);
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let text = ada.get(&format!("{table}/record")).expect(200).body;
    let tables = |guest: &mut Browser| {
        let listed = guest.get("/").expect(200).body;
        listed.matches("href=\"/table/").count()
    };
    let before = tables(&mut ada);
    let line = text.lines().position(|line| line.contains("place ")).expect("a placement");
    let broken: Vec<String> = text
        .lines()
        .enumerate()
        .map(
            |(at, text)| {
                if at == line { text.replace("place ", "place 4") } else { text.to_owned() }
            },
        )
        .collect();
    for (wrong, told) in [
        ("", "line 1"),
        ("What is this?", "line 1"),
        (broken.join("\n").as_str(), format!("ine {}", line + 1).as_str()),
    ] {
        let page = ada.post("/bring", &[("record", wrong)]).expect(422).body;
        assert!(page.contains("does not hold") && page.contains(told), "{told} in {page}");
        assert!(page.contains("<textarea"), "it can be mended");
    }
    assert_eq!(tables(&mut ada), before);
}

#[test]
fn two_levels_play_each_other_and_anybody_watches() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let levels = [("one", "random"), ("other", "greedy")];
    for game in ["targi", "five-tribes"] {
        let fields = [("game", game), levels[0], levels[1]];
        let table = ada.post("/watch", &fields).expect(303).location().to_owned();
        wait_until("they play", || {
            let page = ada.get(&table).expect(200).body;
            assert!(values(&page, "choice").is_empty(), "there is nothing to choose");
            let moves = page.split("data-moves=\"").nth(1)?.split('"').next()?.parse::<u32>();
            (moves.ok()? > 5).then_some(())
        });
    }
    ada.post("/watch", &[("game", "targi"), ("one", "friend"), ("other", "greedy")]).expect(422);
}

#[test]
fn the_own_chance_is_shown_beside_the_board_to_who_wants_it_and_never_among_people() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "random"), ("name", "Ada")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let is_shown = |page: &str| page.contains("class=\"chance-bar\"");
    wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    let page = ada.get(&table).expect(200).body;
    assert!(!is_shown(&page) && page.contains(&format!("{table}/bar")), "off at first");
    ada.post(&format!("{table}/bar"), &[]).expect(303);
    for _ in 0..2 {
        wait_until("the chance is worked out", || {
            let page = ada.get(&table).expect(200).body;
            assert!(is_shown(&page));
            page.contains("Your chance to win: ").then_some(())
        });
        wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    }
    assert!(!is_shown(&server.guest().get(&table).expect(200).body), "it is nobody else's");
    ada.post(&format!("{table}/bar"), &[]).expect(303);
    assert!(!is_shown(&ada.get(&table).expect(200).body));
    let (mut eve, _, friends) = two_friends(&server);
    assert!(!eve.get(&friends).expect(200).body.contains("/bar\""));
    eve.post(&format!("{friends}/bar"), &[]).expect(403);
}
