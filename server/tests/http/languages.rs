//! The house in every language: a made-up one, with a mark around every text, walks
//! through all pages and finds not one sentence that was not taken from the texts.

use crate::test_server::{Browser, TestServer, play_if_to_act, settings, values};
use server::{Clock, Settings};
use std::collections::BTreeSet;
use std::time::Duration;
use web::testing::outside_texts;

const DECK: &str = include_str!("../../../games/targi/rules/decks/base.toml");

/// What stands on pages and is no text: proper names, the key Tab, and the switches of
/// languages, each in its own.
fn no_texts() -> Vec<&'static str> {
    let cards = five_tribes::catalogue();
    let djinns = cards.djinns.iter().map(|djinn| djinn.name.as_str());
    let thieves = cards.thieves.iter().map(|thief| thief.name.as_str());
    let others = ["Caravanserai", "Ada", "Bo", "Tab", "UTC", "In English", "Auf Deutsch"];
    djinns.chain(thieves).chain(others).collect()
}

/// Somebody who reads the made-up language.
struct Walker {
    browser: Browser,
    outside: BTreeSet<(String, String)>,
}

impl Walker {
    fn new(server: &TestServer, name: &str) -> Walker {
        let mut browser = server.guest();
        browser.post("/settings", &[("language", "x-marked"), ("name", name)]).expect(303);
        Walker { browser, outside: BTreeSet::new() }
    }

    fn look(&mut self, path: &str, status: u16) -> String {
        let page = self.browser.get(path).expect(status).body;
        self.note(path, &page);
        page
    }

    fn note(&mut self, path: &str, page: &str) {
        let (_, body) = page.split_once("</head>").unwrap_or(("", page));
        let body = without_codes(&without(body.to_owned(), "<script", "</script>"));
        let found = outside_texts(&body, &no_texts());
        self.outside.extend(found.into_iter().map(|text| (shape(path), text)));
    }
}

/// A page without the elements that hold no text for people.
fn without(mut page: String, from: &str, to: &str) -> String {
    while let Some(start) = page.find(from) {
        let end = page[start..].find(to).map_or(page.len(), |end| start + end + to.len());
        page.replace_range(start..end, "");
    }
    page
}

/// A page without hashes and addresses. Sentences are texts wherever they stand.
fn without_codes(page: &str) -> String {
    let mut pieces = page.split("<code");
    let mut left = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (code, after) = piece.split_once("</code>").expect("each code ends");
        let (_, code) = code.split_once('>').expect("each tag ends");
        let command = code.starts_with("caravanserai ") || code.starts_with("printf ");
        if code.contains(' ') && !command {
            left += code;
        }
        left += after;
    }
    left
}

/// An address without the name of its table.
fn shape(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    if parts.get(1) == Some(&"table") && parts.len() > 2 {
        parts[2] = "…";
    }
    parts.join("/")
}

fn play_to_the_end(guests: [&mut Browser; 2], table: &str) {
    let mut dice = 7_usize;
    let [one, two] = guests;
    loop {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let played = [&mut *one, &mut *two]
            .map(|guest| play_if_to_act(guest, table, |_| dice >> 33).is_some());
        if played == [false, false] {
            return;
        }
    }
}

#[test]
fn every_sentence_of_the_house_comes_from_the_texts() {
    let server = TestServer::open();
    let mut ada = Walker::new(&server, "Ada");
    let mut bo = Walker::new(&server, "Bo");
    for path in ["/", "/learn", "/rules", "/fairness", "/notices", "/away"] {
        ada.look(path, 200);
    }
    for path in ["/nowhere", "/join", "/table/nowhere", "/enter/nowhere", "/new?game=chess"] {
        let page = ada.browser.get(path);
        ada.note(path, &page.body);
    }
    for game in ["targi", "five-tribes"] {
        ada.look(&format!("/learn/{game}"), 200);
        ada.look(&format!("/rules/{game}"), 200);
        ada.look(&format!("/new?game={game}"), 200);
        let fields = [("game", game), ("opponent", "friend"), ("contribute", "on")];
        let table = ada.browser.post("/new", &fields).expect(303).location().to_owned();
        ada.look(&table, 200);
        bo.look(&table, 200);
        bo.browser
            .post(&format!("{table}/sit"), &[("seat", "1"), ("contribute", "on")])
            .expect(303);
        for walker in [&mut ada, &mut bo] {
            walker.look(&table, 200);
            let words = [("contribution", "4711")];
            walker.browser.post(&format!("{table}/contribution"), &words).expect(303);
        }
        // What is refused is refused in words, too.
        let wrong = [("choice", "end"), ("after", "0")];
        for walker in [&mut ada, &mut bo] {
            let refused = walker.browser.post(&format!("{table}/play"), &wrong);
            walker.note("refused", &refused.body);
        }
        ada.look(&table, 200);
        ada.look(&format!("{table}/end"), 409);
        let link = ada.browser.post(&format!("{table}/device"), &[]).body;
        ada.note("device", &link);
        play_to_the_end([&mut ada.browser, &mut bo.browser], &table);
        for path in ["", "/end", "/verify", "/replay?at=0", "/replay?at=9&eyes=all"] {
            ada.look(&format!("{table}{path}"), 200);
        }
        bring_what_does_not_hold(&mut ada, &table);
    }
    ada.look("/", 200);
    look_at_guests(&server, &mut ada, &mut bo);
    let outside: Vec<_> = ada.outside.union(&bo.outside).collect();
    assert!(outside.is_empty(), "{outside:#?}");
}

#[test]
fn what_is_said_while_one_waits_for_others_comes_from_the_texts() {
    let clock = Clock::default();
    let server = TestServer::with(Settings { clock: clock.clone(), ..settings() });
    let mut ada = Walker::new(&server, "Ada");
    let mut bo = Walker::new(&server, "Bo");
    let day = Duration::from_secs(25 * 3600);
    for game in ["targi", "five-tribes"] {
        for pace in [BY_CLOCK, BY_POST] {
            let friends = [("game", game), ("opponent", "friend"), ("side", "0")];
            let fields = [&friends[..], &pace].concat();
            let table = ada.browser.post("/new", &fields).expect(303).location().to_owned();
            ada.look(&table, 200);
            bo.look(&table, 200);
            bo.browser.post(&format!("{table}/sit"), &[]).expect(303);
            let mut watches = Walker::new(&server, "Ada");
            let mut all = match ada.look(&table, 200).contains("data-turn=\"yes\"") {
                true => [&mut ada, &mut bo, &mut watches],
                false => [&mut bo, &mut ada, &mut watches],
            };
            waits_and_plans(&mut all, &table, &clock);
            clock.turn(day);
            runs_out(&mut all, &table, &clock, day);
            for walker in all {
                walker.look(&format!("{table}/end"), 200);
            }
            bo.outside.append(&mut watches.outside);
        }
    }
    looks_at_the_curtain(&mut ada);
    looks_at_ways(&mut ada);
    ada.look("/", 200);
    let outside: Vec<_> = ada.outside.union(&bo.outside).collect();
    assert!(outside.is_empty(), "{outside:#?}");
}

const BY_CLOCK: [(&str, &str); 3] = [("pace", "table"), ("minutes", "20"), ("seconds", "10")];
const BY_POST: [(&str, &str); 3] = [("pace", "post"), ("hours", "24"), ("holidays", "0")];

/// Talks to who is to act, and plans meanwhile.
fn waits_and_plans([late, waits, _]: &mut [&mut Walker; 3], table: &str, clock: &Clock) {
    for phrase in web::talk::Phrase::ALL {
        clock.turn(Duration::from_secs(4));
        let said = [("phrase", phrase.name())];
        waits.browser.post(&format!("{table}/say"), &said).expect(303);
        late.look(table, 200);
    }
    let refused = waits.browser.post(&format!("{table}/say"), &[("phrase", "hello")]).expect(429);
    waits.note("say", &refused.body);
    let plan = format!("{table}/plan");
    let page = waits.look(&plan, 200);
    let Some(choice) = values(&page, "add").first().map(ToString::to_string) else { return };
    waits.browser.post(&plan, &[("add", &choice)]).expect(303);
    waits.look(&plan, 200);
    waits.look(table, 200);
}

/// Goes all the ways that there are when somebody has no time left.
fn runs_out(
    [late, waits, watches]: &mut [&mut Walker; 3],
    table: &str,
    clock: &Clock,
    day: Duration,
) {
    let mut all_look = |late: &mut Walker, waits: &mut Walker| {
        for walker in [late, waits, &mut **watches] {
            walker.look(table, 200);
        }
    };
    let post = |walker: &mut Walker, way: &str, fields: &[(&str, &str)]| {
        let answer = walker.browser.post(&format!("{table}/{way}"), fields);
        assert_eq!(answer.status, 303, "{way} {fields:?}");
    };
    all_look(late, waits);
    post(waits, "overdue", &[("way", "free")]);
    all_look(late, waits);
    post(late, "hand-over", &[("answer", "no")]);
    post(waits, "overdue", &[("way", "wait")]);
    for to in ["novice", "anyone"] {
        post(late, "hand-over", &[("to", to)]);
        all_look(late, waits);
        post(waits, "hand-over", &[("answer", "no")]);
        all_look(late, waits);
    }
    post(late, "hand-over", &[("to", "anyone")]);
    post(waits, "hand-over", &[("answer", "yes")]);
    all_look(late, waits);
    post(late, "hand-over", &[("answer", "no")]);
    clock.turn(day);
    post(waits, "overdue", &[("way", "claim")]);
    all_look(late, waits);
}

/// Two share a device where something is hidden.
fn looks_at_the_curtain(device: &mut Walker) {
    let fields = [("game", "five-tribes"), ("opponent", "beside"), ("beside", "Bo")];
    let table = device.browser.post("/new", &fields).expect(303).location().to_owned();
    assert!(device.look(&table, 200).contains("curtain"));
    device.browser.post(&format!("{table}/here"), &[]).expect(303);
    device.look(&table, 200);
}

/// The ways in which guests are told of their turns.
fn looks_at_ways(guest: &mut Walker) {
    for (way, field, wrong) in [("webhook", "url", "nonsense"), ("mail", "address", "nobody")] {
        let page = guest.browser.post(&format!("/notices/{way}"), &[(field, wrong)]).body;
        guest.note(way, &page);
    }
    let url = [("url", "https://ntfy.invalid/ada")];
    guest.browser.post("/notices/webhook", &url).expect(303);
    let page = guest.browser.get("/notices").expect(200).body;
    guest.note("/notices", &page.replace(url[0].1, "").replace("ntfy.invalid", ""));
    let page = guest.browser.get("/notices/mail/nowhere").body;
    guest.note("/notices/mail", &page);
}

/// Brings the record of a table, each time with another line spoilt.
fn bring_what_does_not_hold(walker: &mut Walker, table: &str) {
    let record = walker.browser.get(&format!("{table}/record")).expect(200).body;
    let lines: Vec<&str> = record.lines().collect();
    let head = lines.iter().position(|line| line.is_empty()).expect("choices after the head");
    for number in 0..(head + 4) {
        for spoilt in [None, Some("seat 7: 1"), Some("round 1"), Some("0: end")] {
            let mut lines = lines.clone();
            match spoilt {
                None => drop(lines.remove(number)),
                Some(line) => lines[number] = line,
            }
            let fields = [("record", &*lines.join("\n"))];
            let answer = walker.browser.post("/bring", &fields);
            let body = without(answer.body, "<textarea", "</textarea>");
            walker.note(&format!("/bring {number} {spoilt:?}"), &body);
        }
    }
    let position = walker.browser.get(&format!("{table}/position?at=9")).expect(200).body;
    let numbers: Vec<_> = position.match_indices(|c: char| c.is_ascii_digit()).collect();
    for (at, _) in numbers.iter().step_by(1 + numbers.len() / 40) {
        let spoilt = [&position[..*at], "7", &position[at + 1..]].concat();
        let page = walker.browser.post("/bring", &[("record", &spoilt)]).body;
        walker.note(&format!("/bring {at}"), &without(page, "<textarea", "</textarea>"));
    }
    for wrong in ["", "caravanserai record 1", "{", "{}"] {
        let page = walker.browser.post("/bring", &[("record", wrong)]).expect(422).body;
        walker.note("/bring", &without(page, "<textarea", "</textarea>"));
    }
}

/// Devices, bans, and the page of whoever runs the house.
fn look_at_guests(server: &TestServer, ada: &mut Walker, bo: &mut Walker) {
    ada.look("/devices", 200);
    for path in ["/me", "/me?with=house", "/me?result=shared"] {
        ada.look(path, 200);
    }
    let page = server.guest().get("/devices").expect(200).body;
    assert!(page.contains("no name here yet"));
    for name in ["Sage", "A\u{200b}", "A\u{301}\u{301}\u{301}\u{301}"] {
        let page = ada.browser.post("/devices/name", &[("name", name)]).expect(422).body;
        ada.note("/devices/name", &page.replace(&format!("value=\"{name}\""), ""));
    }
    let link = ada.browser.post("/devices/link", &[]).expect(200).body;
    let (_, link) = link.split_once("/enter/").expect("a link");
    bo.look(&format!("/enter/{}", link.split('"').next().unwrap()), 200);
    ada.look("/admin", 200);
    let wrong = ada.browser.post("/admin/enter", &[("token", "wrong")]).expect(403).body;
    ada.note("/admin/enter", &wrong);
    let (token, hash) = server::admin::new_token();
    crate::admin::give(server.folder.path(), "", server::admin::Order::SetToken { hash }).unwrap();
    ada.browser.post("/admin/enter", &[("token", &token)]).expect(303);
    let fields = [("game", "targi"), ("opponent", "friend"), ("side", "0")];
    let tables = [(); 2].map(|()| {
        let table = bo.browser.post("/new", &fields).expect(303).location().to_owned();
        table.rsplit('/').next().unwrap().to_owned()
    });
    let page = ada.look("/admin", 200);
    let (_, line) = page.split_once("<strong>Bo</strong>").expect("Bo is a guest");
    let guest = line.split("name=\"subject\" value=\"").nth(1).unwrap();
    let guest = guest.split('"').next().unwrap().to_owned();
    for (what, subject) in [
        ("close_table", &*tables[0]),
        ("remove_table", &*tables[1]),
        ("remove_table", "nowhere"),
        ("ban_network", "198.51.100.0/24"),
        ("ban_network", "127.0.0.1"),
        ("ban_network", "nonsense"),
        ("unban_network", "10.0.0.0/8"),
        ("ban_guest", &*guest),
        ("remove_guest", "1"),
    ] {
        let order = [("what", what), ("subject", subject), ("reason", "Ada")];
        let page = ada.browser.post("/admin/do", &order).body;
        ada.note("/admin/do", &page);
    }
    ada.look(&format!("/table/{}", tables[0]), 200);
    let mut cy = Walker::new(server, "Bo");
    let page = cy.browser.post("/me/forget", &[("forget", "true")]).expect(200).body;
    ada.note("/me/forget", &page);
    ada.look(&format!("/table/{}/end", tables[0]), 410);
    ada.look(&format!("/table/{}", tables[1]), 410);
    bo.look("/", 403);
}

/// What a form sends that asks for a table with a deck of one's own.
fn with_deck(deck: &str) -> [(&str, &str); 5] {
    let way = [("game", "targi"), ("opponent", "friend"), ("preset", "own")];
    [way[0], way[1], way[2], ("tribe_deck", "custom"), ("deck", deck)]
}

#[test]
fn a_german_page_refuses_a_bad_deck_in_german_with_line_card_and_reason() {
    let server = TestServer::open();
    let mut ada = server.guest();
    ada.cookies.insert("language".to_owned(), "de".to_owned());
    ada.post("/new", &with_deck(DECK)).expect(303);
    let card = "[[tribe]]\nid = \"M00\"\nsymbol = \"oasis\"\ncost = \"1X\"\nvp = 1\n";
    let deck = format!("{DECK}\n{card}timing = \"plain\"\n");
    let line = deck.lines().position(|line| line == "cost = \"1X\"").expect("a line") + 1;
    let page = ada.post("/new", &with_deck(&deck)).expect(422).body;
    let sentence = format!(
        "So kann nicht gespielt werden: Option `deck`: Zeile {line}, Spalte 8: Karte M00: \
         cost: `1X` ist keine Menge wie `2D` oder `1G`\n"
    );
    assert!(page.contains(&sentence), "{page}");
    assert!(
        page.contains("ein Deck hat 9 Karten mit dem Symbol `oasis`, dieses hat 10<"),
        "{page}"
    );
}
