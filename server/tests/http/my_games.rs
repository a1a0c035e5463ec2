//! My games: what waits for me, what I have played, and the way out.

use crate::api::{ask, program};
use crate::keeping::count;
use crate::test_server::socket::{listen, next_of};
use crate::test_server::{
    Browser, TestServer, on_postgres, play_if_to_act, settings, two_friends_with, wait_until,
};
use serde_json::json;
use server::{Clock, Settings};
use std::time::{Duration, Instant};

/// Somebody with this name.
fn called(server: &TestServer, name: &str) -> Browser {
    let mut guest = server.guest();
    guest.post("/settings", &[("name", name)]).expect(303);
    guest
}

/// A table of Targi of two guests who are here already, the host first, where the host sits on
/// the first seat.
fn table_of(host: &mut Browser, other: &mut Browser, more: &[(&str, &str)]) -> String {
    let mut fields = vec![("game", "targi"), ("opponent", "friend"), ("side", "0")];
    fields.extend(more);
    let table = host.post("/new", &fields).expect(303).location().to_owned();
    other.post(&format!("{table}/sit"), &[]).expect(303);
    table
}

/// Where on the landing page the list of own games names each of these tables.
fn places(home: &str, tables: &[&String]) -> Vec<usize> {
    let (_, list) = home.split_once("id=\"games\"").expect("a list of own games");
    tables.iter().map(|table| list.find(table.as_str()).expect("it is listed")).collect()
}

#[test]
fn the_page_begins_with_where_it_is_my_turn_and_what_is_most_in_a_hurry() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (called(&server, "Ada"), called(&server, "Bo"));
    let home = ada.get("/").expect(200).body;
    assert!(home.contains("Two desert games") && !home.contains("Welcome back"), "no game yet");
    let by_post = |hours, holidays| [("pace", "post"), ("hours", hours), ("holidays", holidays)];
    let slow = table_of(&mut ada, &mut bo, &by_post("72", "24"));
    let fast = table_of(&mut ada, &mut bo, &by_post("24", "0"));
    let calm = table_of(&mut ada, &mut bo, &[]);
    let lobby = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
    let empty = ada.post("/new", &lobby).expect(303).location().to_owned();
    let tables = [&slow, &fast, &calm];
    let mine: Vec<&String> =
        tables.into_iter().filter(|table| is_to_act(&mut ada, table)).collect();
    let theirs: Vec<&String> = tables.into_iter().filter(|table| !mine.contains(table)).collect();
    for (guest, own, of_others) in [(&mut ada, &mine, &theirs), (&mut bo, &theirs, &mine)] {
        let home = guest.get("/").expect(200).body;
        let expected = match own.len() {
            0 => "Nobody waits for you.".to_owned(),
            1 => "It is your turn at one table.".to_owned(),
            many => format!("It is your turn at {many} tables."),
        };
        assert!(home.contains(&expected), "{expected}: {home}");
        // Each list begins with the table of one day, and ends with that without a pace.
        let hurry = |of: &[&String]| -> Vec<usize> {
            let ordered = [&fast, &slow, &calm].into_iter().filter(|table| of.contains(table));
            places(&home, &ordered.collect::<Vec<_>>())
        };
        let order: Vec<usize> = hurry(own).into_iter().chain(hurry(of_others)).collect();
        assert!(order.is_sorted(), "{order:?}: {home}");
        assert!(home.contains("23 h left<") && home.contains("3 days 23 h left with holidays"));
        if let Some(first) = [&fast, &slow, &calm].into_iter().find(|table| own.contains(table)) {
            let banner = home.find("class=\"resume\"").expect("a banner");
            let button = home.find(&format!("href=\"{first}\"")).expect("a way there");
            assert!(banner < button && button < home.find("id=\"games\"").unwrap(), "{home}");
        }
    }
    let home = ada.get("/").expect(200).body;
    assert!(home.contains(&empty) && home.contains("1 seat free"));
    assert!(home.contains("Targi with Bo") && home.contains("title=\"Bo is "), "who is where");
    // A program is told in the same order.
    let mut bot = program(&server, "Bot");
    let told = ask(&mut bot, "GET", "/api/v1/tables?mine", json!({}), 200);
    assert_eq!(told["tables"], json!([]), "the games of others are nobody's business");
}

fn is_to_act(guest: &mut Browser, table: &str) -> bool {
    guest.get(table).expect(200).body.contains("data-turn=\"yes\"")
}

/// The number of the badge in the navigation of a page.
fn badge(page: &str) -> Option<usize> {
    let (_, nav) = page.split_once("<nav class=\"nav\"").expect("a navigation");
    let nav = nav.split("</nav>").next().unwrap();
    let (_, count) = nav.split_once("class=\"count\"")?;
    count.split(['>', '<']).nth(1).and_then(|number| number.parse().ok())
}

#[test]
fn a_badge_on_every_page_counts_the_other_tables_that_wait_for_me() {
    let server = TestServer::open();
    let (mut ada, mut bo, one) = two_friends_with(&server, &[]);
    let two = table_of(&mut ada, &mut bo, &[]);
    let turns = |guest: &mut Browser| [&one, &two].map(|table| is_to_act(guest, table));
    for guest in [&mut ada, &mut bo] {
        let [first, second] = turns(guest);
        let all = usize::from(first) + usize::from(second);
        for path in ["/", "/rules", "/devices", "/nowhere", "/new?game=targi"] {
            let counted = badge(&guest.get(path).body).unwrap_or(0);
            assert_eq!(counted, all, "{path}");
        }
        // At a table it says what waits elsewhere: the own move must not leave it wrong.
        assert_eq!(badge(&guest.get(&one).body).unwrap_or(0), usize::from(second));
        assert_eq!(badge(&guest.get(&two).body).unwrap_or(0), usize::from(first));
    }
    while play_if_to_act(&mut ada, &one, |_| 0).is_some() {}
    while play_if_to_act(&mut ada, &two, |_| 0).is_some() {}
    assert_eq!(badge(&ada.get("/").body), None, "nothing waits");
    let both = wait_until("it is Bo's turn", || badge(&bo.get("/").body));
    assert_eq!(both, 2);
    assert_eq!(badge(&server.guest().get("/").body), None);
}

#[test]
fn an_open_table_hears_when_another_waits_for_me_too() {
    let clock = Clock::default();
    let server = TestServer::with(Settings { clock: clock.clone(), ..settings() });
    let (mut ada, mut bo, one) = two_friends_with(&server, &[]);
    let two = table_of(&mut ada, &mut bo, &[]);
    // Whoever waits at the second table listens at the first.
    let (waits, acts) = match is_to_act(&mut ada, &two) {
        true => (&mut bo, &mut ada),
        false => (&mut ada, &mut bo),
    };
    assert_eq!(badge(&waits.get(&one).body), Some(0), "there is a place for it");
    let mut listens = listen(waits, &format!("{one}/live")).expect("a socket");
    let mut heard = || next_of(&mut listens, "waiting");
    assert_eq!(heard()["count"], 0);
    // From here on the page is looked after every twenty seconds, unless something happens.
    clock.turn(Duration::from_secs(7));
    std::thread::sleep(Duration::from_millis(300));
    let began = Instant::now();
    while play_if_to_act(acts, &two, |_| 0).is_some() {}
    assert_eq!(heard(), json!({ "count": 1, "label": "1 waits for you" }));
    assert!(began.elapsed() < Duration::from_secs(12), "as soon as it does");
}

/// Two friends, one of whom gives up: a finished game between them.
fn given_up_by(leaver: &mut Browser, other: &mut Browser) -> String {
    let table = table_of(leaver, other, &[]);
    leaver.post(&format!("{table}/leave"), &[]).expect(303);
    table
}

/// Whoever is to act plays until the game is over.
fn play_to_the_end(one: &mut Browser, two: &mut Browser, table: &str) {
    let mut dice = 7_usize;
    loop {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let played = [&mut *one, &mut *two]
            .map(|guest| play_if_to_act(guest, table, |_| dice >> 33).is_some());
        if played == [false, false] {
            return;
        }
    }
}

/// The tables in the list of finished games of a page, in their order.
fn finished(page: &str) -> Vec<String> {
    let ends = page.split("href=\"/table/").skip(1).filter_map(|rest| rest.split('"').next());
    ends.filter_map(|rest| rest.strip_suffix("/end")).map(|id| format!("/table/{id}")).collect()
}

/// What the form to look for games offers under this name.
fn offered(page: &str, name: &str) -> String {
    let (before, _) = page.split_once(&format!(">{name}</option>")).expect("it is offered");
    let (_, value) = before.rsplit_once("<option value=\"").expect("an option");
    value.split('"').next().unwrap().to_owned()
}

#[test]
fn my_page_has_all_i_have_played_and_finds_it_by_game_opponent_and_result() {
    let server = TestServer::open();
    let (mut ada, mut bo, mut cy) =
        (called(&server, "Ada"), called(&server, "Bo"), called(&server, "Cy"));
    assert!(ada.get("/me").expect(200).body.contains("No game has ended yet."));
    let whole = table_of(&mut ada, &mut bo, &[]);
    play_to_the_end(&mut ada, &mut bo, &whole);
    let lost = given_up_by(&mut ada, &mut bo);
    let won = given_up_by(&mut bo, &mut ada);
    let with_cy = given_up_by(&mut cy, &mut ada);
    let level = [("game", "five-tribes"), ("level", "random"), ("players", "2")];
    let alone = ada.post("/play", &level).expect(303).location().to_owned();
    ada.post(&format!("{alone}/leave"), &[]).expect(303);
    // A game under way and one that nobody has played are not over.
    table_of(&mut ada, &mut bo, &[]);

    let page = ada.get("/me").expect(200).body;
    assert_eq!(finished(&page).len(), 5, "{page}");
    assert_eq!(finished(&page)[0], alone, "the latest first");
    let find = |guest: &mut Browser, query: &str| {
        finished(&guest.get(&format!("/me?{query}")).expect(200).body)
    };
    for query in ["game=five-tribes", "with=house"] {
        assert_eq!(find(&mut ada, query), [&*alone], "{query}");
    }
    assert_eq!(find(&mut ada, "with=people").len(), 4);
    let number = offered(&page, "with Bo");
    assert!(find(&mut ada, &format!("with={number}&result=won&game=targi")).contains(&won));
    assert_eq!(find(&mut ada, &format!("with={number}")).len(), 3);
    assert!(find(&mut ada, &format!("with={number}&result=lost")).contains(&lost));
    assert_eq!(find(&mut ada, &format!("with={}", offered(&page, "with Cy"))), [with_cy]);
    assert!(
        ada.get("/me?result=shared&game=five-tribes")
            .expect(200)
            .body
            .contains("No game like that.")
    );
    for wrong in ["game=chess", "with=nobody", "result=maybe", "page=x"] {
        ada.get(&format!("/me?{wrong}")).expect(422);
    }
    // Between Ada and Bo each gave up once; of the game that was played, one of them has more.
    let (_, versus) = page.split_once("Head to head").expect("head to head");
    assert!(versus.contains(">Bo</a>") && versus.contains("3 games"), "{versus}");
    assert!(versus.contains("2 : 1") || versus.contains("1 : 2") || versus.contains("2 : 2"));
    assert!(versus.contains("the house") && versus.contains("Dice 0 : 1"), "{versus}");
    let result = {
        let end = ada.get(&format!("{whole}/record")).expect(200).body;
        let line = end.lines().find(|line| line.starts_with("result: ")).unwrap().to_owned();
        line["result: ".len()..].split('-').next().unwrap().to_owned()
    };
    assert!(page.contains(&format!("<td>{result}</td>")), "the best of one is its score: {page}");

    // Everybody has their own, and strangers have none.
    assert_eq!(find(&mut cy, "").len(), 1);
    assert_eq!(finished(&server.guest().get("/me").expect(200).body).len(), 0);
    let mut eve = called(&server, "Eve");
    assert_eq!(find(&mut eve, &format!("with={number}")).len(), 0);
    eve.get("/me/records").expect(200);
    server.guest().get("/me/records").expect(403);

    // The same for programs.
    let mut bot = program(&server, "Bot");
    let told = ask(&mut bot, "GET", "/api/v1/me/games?with=people", json!({}), 200);
    assert_eq!((&told["games"], &told["pages"]), (&json!([]), &json!(1)));
    let new = json!({ "game": "targi", "opponents": ["random"] });
    let id = ask(&mut bot, "POST", "/api/v1/tables", new, 201)["id"].clone();
    ask(
        &mut bot,
        "POST",
        &format!("/api/v1/tables/{}/leave", id.as_str().unwrap()),
        json!({}),
        200,
    );
    let told = ask(&mut bot, "GET", "/api/v1/me/games?result=lost", json!({}), 200);
    assert_eq!((&told["games"][0]["id"], &told["games"][0]["ending"]), (&id, &json!("lost")));
    assert_eq!(told["versus"][0]["bot"], "random");
    ask(&mut bot, "GET", "/api/v1/me/games?result=maybe", json!({}), 422);
}

#[test]
fn many_games_are_shown_page_by_page_and_leave_the_house_in_one_file() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (called(&server, "Ada"), called(&server, "Bo"));
    let tables: Vec<String> = (0..23).map(|_| given_up_by(&mut bo, &mut ada)).collect();
    let first = ada.get("/me").expect(200).body;
    assert_eq!(finished(&first).len(), 20);
    assert!(first.contains("Page 1 of 2") && first.contains("Older games"));
    assert!(!first.contains("Newer games"));
    let second = ada.get("/me?result=won&page=2").expect(200).body;
    assert_eq!(finished(&second).len(), 3);
    assert!(second.contains("result=won&amp;page=1") && second.contains("Newer games"));
    assert_eq!(finished(&ada.get("/me?page=99").expect(200).body).len(), 3, "the last one");

    let file = ada.get("/me/records").expect(200);
    assert_eq!(file.header("content-type"), Some("application/zip"));
    assert!(file.header("content-disposition").unwrap().contains("caravanserai-records.zip"));
    assert_eq!(file.body.matches("PK\u{1}\u{2}").count(), 23, "every game is in the directory");
    for table in &tables {
        let record = ada.get(&format!("{table}/record")).expect(200).body;
        assert!(record.starts_with("caravanserai record 1") && file.body.contains(&record));
    }
    let mut bot = program(&server, "Bot");
    let none = bot.get("/api/v1/me/records").expect(200);
    assert!(none.body.contains("PK\u{5}\u{6}") && !none.body.contains("PK\u{3}\u{4}"), "no file");
}

#[test]
fn who_is_forgotten_leaves_no_name_behind_and_others_keep_their_games() {
    let server = TestServer::open();
    let (mut ada, mut bo, mut cy) =
        (called(&server, "Ada"), called(&server, "Bo"), called(&server, "Cy"));
    let whole = table_of(&mut ada, &mut bo, &[]);
    play_to_the_end(&mut ada, &mut bo, &whole);
    let left = given_up_by(&mut bo, &mut ada);
    let going = table_of(&mut ada, &mut bo, &[]);
    let fields = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
    let waiting = ada.post("/new", &fields).expect(303).location().to_owned();
    // Among three the house has taken over Ada's seat before, under Ada's name.
    let three =
        [("game", "five-tribes"), ("opponent", "friend"), ("opponent", "friend"), ("side", "0")];
    let three = ada.post("/new", &three).expect(303).location().to_owned();
    for other in [&mut bo, &mut cy] {
        other.post(&format!("{three}/sit"), &[]).expect(303);
    }
    ada.post(&format!("{three}/leave"), &[]).expect(303);
    assert!(cy.get(&three).expect(200).body.contains("Ada"), "the seat keeps its name");
    let link = ada.post("/devices/link", &[]).expect(200).body;
    let link =
        format!("/enter/{}", link.split_once("/enter/").unwrap().1.split('"').next().unwrap());
    let mut phone = server.guest();
    phone.post(&link, &[]).expect(303);
    let token = phone.cookies.get("caravanserai").cloned().expect("a session");
    let unused = ada.post("/devices/link", &[]).expect(200).body;
    let unused = unused.split_once("/enter/").unwrap().1.split('"').next().unwrap().to_owned();

    // First it is said what goes and what stays.
    let page = ada.get("/me").expect(200).body;
    for words in [
        "your 2 devices",
        "In 2 finished games “Ada” becomes “A former guest”",
        "2 games under way are given up.",
        "The moves stay, without your name",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    ada.post("/me/forget", &[]).expect(422);
    let mut foreign = ada.clone();
    foreign.origin = Some("https://evil.example".to_owned());
    foreign.post("/me/forget", &[("forget", "true")]).expect(403);
    assert!(ada.get("/").expect(200).body.contains("My page: Ada"), "nothing has happened");

    let before = bo.get(&format!("{whole}/record")).expect(200).body;
    let done = ada.post("/me/forget", &[("forget", "true")]).expect(200);
    assert!(done.body.contains("You are forgotten") && !done.body.contains("Ada"), "{}", done.body);
    assert!(done.header("set-cookie").unwrap().contains("Max-Age=0"));
    for guest in [&mut ada, &mut phone] {
        assert!(!guest.get("/").expect(200).body.contains("My page: "), "nobody any more");
        guest.get("/me/records").expect(403);
    }
    let mut spy = server.guest();
    spy.cookies.insert("caravanserai".to_owned(), token);
    spy.get("/me/records").expect(403);
    spy.get(&format!("/enter/{unused}")).expect(404);

    // The others keep their games whole: only the name is another one.
    let mut others = [bo, cy];
    let check = |[bo, cy]: &mut [Browser; 2]| {
        for path in ["", "/end", "/replay?at=0", "/verify"] {
            let page = bo.get(&format!("{whole}{path}")).expect(200).body;
            assert!(page.contains("A former guest") && !page.contains("Ada"), "{path}: {page}");
        }
        let record = bo.get(&format!("{whole}/record")).expect(200).body;
        assert_eq!(record, before.replace("\"Ada\"", "\"A former guest\""));
        let page = bo.get(&going).expect(200).body;
        assert!(page.contains("A former guest") && !page.contains("Ada"), "given up: {page}");
        assert!(cy.get(&waiting).body.contains("over"), "nobody waits there any more");
        let page = cy.get(&three).expect(200).body;
        assert!(page.contains("A former guest") && !page.contains("Ada"), "{page}");
        let page = bo.get("/me").expect(200).body;
        assert!(finished(&page).contains(&left) && !page.contains("Ada"), "{page}");
        assert!(page.contains("A former guest") && !page.contains("with A former guest</option>"));
        let mut german = bo.clone();
        german.cookies.insert("language".to_owned(), "de".to_owned());
        for path in [format!("{whole}/end"), going.clone(), three.clone(), "/me".to_owned()] {
            let page = german.get(&path).expect(200).body;
            assert!(page.contains("Ehemaliger Gast") && !page.contains("A former guest"), "{page}");
        }
    };
    check(&mut others);
    // The log is still the chain that was written: it is read anew after a restart.
    let server = TestServer::in_folder(server.close(), settings());
    for guest in &mut others {
        guest.address.clone_from(&server.address);
        guest.origin = Some(format!("http://{}", server.address));
    }
    check(&mut others);
    if !on_postgres() {
        let file = server.folder.path().join("house.db");
        for (table, column) in [("guest", "name"), ("seat", "name"), ("device_link", "back")] {
            let sql = format!("select count(*) from {table} where instr({column}, 'Ada') > 0");
            assert_eq!(count(&file, &sql), 0, "{table}");
        }
        assert_eq!(count(&file, "select count(*) from device_link"), 0);
    }

    // Programs are forgotten as well, if they mean it.
    let mut bot = program(&server, "Bot");
    ask(&mut bot, "POST", "/api/v1/me/forget", json!({}), 400);
    ask(&mut bot, "POST", "/api/v1/me/forget", json!({ "forget": false }), 422);
    assert_eq!(
        ask(&mut bot, "POST", "/api/v1/me/forget", json!({ "forget": true }), 200)["left"],
        0
    );
    ask(&mut bot, "GET", "/api/v1/me", json!({}), 401);
}

#[test]
fn who_shares_a_device_keeps_a_name_of_their_own_and_is_forgotten_with_it() {
    let server = TestServer::open();
    let mut ada = called(&server, "Ada");
    let fields = [("game", "targi"), ("side", "0"), ("opponent", "beside"), ("beside", "Bo")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let home = ada.get("/").expect(200).body;
    // The page is that of whoever is to act.
    assert!(home.contains("Targi with Bo") || home.contains("Targi with Ada"), "{home}");
    assert!(!home.contains("title=\"Bo is ") && !home.contains("title=\"Ada is "), "{home}");
    ada.post("/devices/name", &[("name", "Amina")]).expect(303);
    let page = server.guest().get(&table).expect(200).body;
    assert!(page.contains("Amina") && page.contains("Bo") && !page.contains("Ada"), "{page}");
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    ada.post("/me/forget", &[("forget", "true")]).expect(200);
    let record = server.guest().get(&format!("{table}/record")).expect(200).body;
    assert_eq!(record.matches("\"A former guest\"").count(), 2, "{record}");
}

/// Whether somebody else finds a table in the lists of the house.
fn is_listed(server: &TestServer, table: &str) -> bool {
    let home = server.guest().get("/").expect(200).body;
    let told = server.guest().get("/api/v1/tables?stage=playing").expect(200).json();
    let id = table.rsplit('/').next().unwrap();
    let told = told["tables"].as_array().unwrap().iter().any(|line| line["id"] == id);
    assert_eq!(home.contains(table), told, "page and program agree");
    told
}

#[test]
fn a_game_against_the_house_is_listed_only_if_its_player_wants_it() {
    let server = TestServer::open();
    let mut ada = called(&server, "Ada");
    let alone = [("game", "targi"), ("level", "random")];
    let table = ada.post("/play", &alone).expect(303).location().to_owned();
    assert!(!is_listed(&server, &table), "off at first");
    assert!(
        server.guest().get(&table).expect(200).body.contains("Ada"),
        "who has the link watches"
    );
    assert!(ada.get(&table).expect(200).body.contains("Let others watch"));
    assert!(!server.guest().get(&table).expect(200).body.contains("Let others watch"));
    let listed = format!("{table}/listed");
    let mut eve = called(&server, "Eve");
    eve.post(&listed, &[("listed", "on")]).expect(403);
    assert!(!is_listed(&server, &table));
    ada.post(&listed, &[("listed", "on")]).expect(303);
    assert!(is_listed(&server, &table));
    let pressed = "value=\"off\" aria-pressed=\"true\"";
    assert!(ada.get(&table).expect(200).body.contains(pressed), "the switch is on");
    // It stays so over a restart, until it is switched off.
    let server = TestServer::in_folder(server.close(), settings());
    for guest in [&mut ada, &mut eve] {
        guest.address.clone_from(&server.address);
        guest.origin = Some(format!("http://{}", server.address));
    }
    assert!(is_listed(&server, &table));
    ada.post(&listed, &[("listed", "off")]).expect(303);
    assert!(!is_listed(&server, &table));

    // Who waits for anybody is listed; who then plays against the house alone is not.
    let open = [("game", "targi"), ("opponent", "anyone"), ("side", "0")];
    let lobby = ada.post("/new", &open).expect(303).location().to_owned();
    assert!(eve.get("/").expect(200).body.contains(&lobby));
    ada.post(&format!("{lobby}/bot"), &[("level", "random"), ("all", "on")]).expect(303);
    assert!(!is_listed(&server, &lobby));
    // Among people it was chosen when the table opened.
    let public = ada.post("/new", &open).expect(303).location().to_owned();
    eve.post(&format!("{public}/sit"), &[]).expect(303);
    assert!(is_listed(&server, &public));
    assert!(!ada.get(&public).expect(200).body.contains("Let others watch"));
    ada.post(&format!("{public}/listed"), &[("listed", "off")]).expect(409);
    assert!(is_listed(&server, &public));

    let mut bot = program(&server, "Bot");
    let new = json!({ "game": "targi", "opponents": ["random"] });
    let told = ask(&mut bot, "POST", "/api/v1/tables", new, 201);
    assert_eq!(told["listed"], false);
    let id = told["id"].as_str().unwrap();
    let path = format!("/api/v1/tables/{id}/listed");
    let told = ask(&mut bot, "POST", &path, json!({ "listed": true }), 200);
    assert_eq!(told["listed"], true);
    assert!(is_listed(&server, &format!("/table/{id}")));
}

#[test]
fn who_is_sent_a_link_reads_first_who_invites_them_to_what() {
    let server = TestServer::open();
    let mut ada = called(&server, "Ada");
    let fields = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut bo = server.guest();
    let page = bo.get(&table).expect(200).body;
    assert!(page.contains("<title>Ada invites you to Targi"), "{page}");
    let (_, main) = page.split_once("<main").unwrap();
    let first = main.split("<h1").nth(1).unwrap().split(['>', '<']).nth(1).unwrap();
    assert_eq!(first, "Ada invites you to Targi");
    assert!(main.contains("2 players, 60 minutes") && main.contains("I do not know Targi yet"));
    assert!(!main.contains("Send this link"), "the guest need not invite anybody");
    assert_eq!(main.matches("Sit down").count(), 1, "one way in");
    let mut german = server.guest();
    german.cookies.insert("language".to_owned(), "de".to_owned());
    assert!(german.get(&table).expect(200).body.contains("Ada lädt dich zu Targi ein"));
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("A table of Targi") && page.contains("Send this link"));
    bo.post(&format!("{table}/sit"), &[("name", "Bo"), ("contribute", "on")]).expect(303);
    assert!(!bo.get(&table).expect(200).body.contains("invites you"), "Bo sits there");

    // Among more, who has a name may also choose the seat.
    let three =
        [("game", "five-tribes"), ("opponent", "friend"), ("opponent", "friend"), ("side", "0")];
    let table = ada.post("/new", &three).expect(303).location().to_owned();
    let page = called(&server, "Cy").get(&table).expect(200).body;
    assert!(page.contains("Ada invites you to Five Tribes"));
    assert_eq!(page.matches("Sit down").count(), 3);
    assert_eq!(server.guest().get(&table).expect(200).body.matches("Sit down").count(), 1);
}

#[test]
fn a_link_that_only_this_machine_understands_says_so_and_names_better_ones() {
    let server = TestServer::open();
    let mut ada = called(&server, "Ada");
    let fields = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let port = server.address.rsplit(':').next().unwrap().to_owned();
    let lobby = ada.get(&table).expect(200).body;
    let device = ada.post("/devices/link", &[]).expect(200).body;
    for page in [lobby, device] {
        assert!(page.contains("Only this computer can open this address."), "{page}");
        let command = format!("<code>caravanserai serve --bind 0.0.0.0:{port}</code>");
        assert!(page.contains(&command), "{page}");
        assert!(!page.contains("class=\"qr\""), "nobody could use the code");
    }
    // Open for the network, others are told where.
    let bind = std::net::SocketAddr::from(([0, 0, 0, 0], 0));
    let server = TestServer::with(Settings { bind, ..settings() });
    let here = server.address.replace("0.0.0.0", "127.0.0.1");
    let mut ada = Browser::new(&here);
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("Only this computer can open this address."));
    assert!(!page.contains("caravanserai serve"), "it is open already");
    let found = page.contains("Others in the same network can use:");
    assert!(found || page.contains("No address of this computer in a network was found."));
    assert_eq!(page.contains("class=\"qr\""), found, "the code is for others");
    if found {
        let port = here.rsplit(':').next().unwrap();
        let (_, others) = page.split_once("Others in the same network can use:").unwrap();
        let link = others.split("value=\"").nth(1).unwrap().split('"').next().unwrap();
        assert!(
            link.ends_with(&format!(":{port}{table}")) && !link.contains("127.0.0.1"),
            "{link}"
        );
    }
    // Where the house has a name, the link is good for everybody.
    let public_url = Some("http://games.example.org".to_owned());
    let server = TestServer::with(Settings { public_url, ..settings() });
    let mut ada = server.guest();
    ada.origin = Some("http://games.example.org".to_owned());
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let page = ada.get(&table).expect(200).body;
    assert!(!page.contains("Only this computer") && page.contains("class=\"qr\""), "{page}");
}
