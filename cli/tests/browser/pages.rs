//! Every page and the main states of both tables: nobody is shut out, light
//! or dark, on a laptop or a phone, and nothing sticks out to the side.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, PHONE};
use crate::{LISTED, Turn, choose_first};

/// Colours on their way from light to dark would be measured as they are then.
const STAND_STILL: &str = "
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
";

/// Looks at the page in all sizes and colours.
#[track_caller]
fn look_around(browser: &Browser, what: &str) {
    browser.script(STAND_STILL);
    let mut troubles = Vec::new();
    for size in [LAPTOP.size, PHONE.size] {
        browser.resize(size);
        let fits = browser.script("return document.documentElement.scrollWidth <= innerWidth");
        if fits != true {
            troubles.push(format!("{size:?}: something sticks out to the side"));
        }
        for colours in ["light", "dark"] {
            browser.wear(colours);
            for barrier in browser.barriers() {
                troubles.push(format!("{size:?}, {colours}: {barrier}"));
            }
        }
    }
    browser.resize(LAPTOP.size);
    browser.wear("light");
    if !troubles.is_empty() {
        browser.picture("barrier");
        panic!("{what}, {}:\n{}", browser.address(), troubles.join("\n"));
    }
}

/// Posts a form as the page itself would, and goes where it leads.
#[track_caller]
fn post(browser: &Browser, path: &str, fields: &[(&str, &str)]) {
    let inputs: Vec<String> = fields
        .iter()
        .map(|(name, value)| {
            format!("{{const i = document.createElement('input'); i.name = '{name}'; i.value = '{value}'; f.append(i);}}")
        })
        .collect();
    let before = browser.address();
    browser.script(&format!(
        "const f = document.createElement('form'); f.method = 'post'; f.action = '{path}'; \
         {} document.body.append(f); f.submit();",
        inputs.join("")
    ));
    browser.until("the next page", || (browser.address() != before).then_some(()));
    browser.wait_for("main");
}

#[test]
fn no_page_of_the_house_shuts_anybody_out() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let go = |path: &str| browser.go(&format!("{}{path}", server.address));
    for path in ["/", "/rules", "/learn", "/nowhere", "/table/nowhere"] {
        go(path);
        look_around(&browser, path);
    }
    for game in ["targi", "five-tribes"] {
        for path in ["/new?game=", "/rules/", "/learn/"] {
            go(&format!("{path}{game}"));
            look_around(&browser, game);
        }
    }
    go("/");
    post(&browser, "/new", &[("game", "five-tribes"), ("opponent", "nobody")]);
    look_around(&browser, "a form with a mistake");
    go("/");
    let friends = [("opponent", "anyone"), ("opponent", "friend"), ("opponent", "random")];
    let mut fields = vec![("game", "five-tribes"), ("name", "Amma")];
    fields.extend(friends);
    post(&browser, "/new", &fields);
    look_around(&browser, "a table that waits");
    go("/");
    look_around(&browser, "home with a game of one's own");
}

/// Plays a while, looks around now and then, gives up, and looks back.
fn look_at_a_game(fields: &[(&str, &str)], moves: usize) {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    post(&browser, "/play", fields);
    browser.wait_for(LISTED);
    look_around(&browser, "the first decision");
    let table = browser.address();
    for made in 1..=moves {
        if !choose_first(&browser) {
            break;
        }
        if made % (moves / 2) == 0 {
            browser.wait_for(LISTED);
            look_around(&browser, &format!("after {made} choices"));
        }
    }
    browser.press("#choices .hint-btn");
    browser.wait_for("#choices .share");
    look_around(&browser, "with a hint");
    let path = table.trim_start_matches(&server.address).to_owned();
    browser.go(&format!("{table}/replay?at=5"));
    look_around(&browser, "looking back");
    post(&browser, &format!("{path}/leave"), &[]);
    look_around(&browser, "given up");
    browser.go(&format!("{table}/end"));
    browser.wait_for(".verdict");
    look_around(&browser, "the end");
}

#[test]
fn a_game_of_targi_shuts_nobody_out() {
    look_at_a_game(&[("game", "targi"), ("preset", "all"), ("level", "random")], 30);
}

#[test]
fn a_game_of_five_tribes_among_four_shuts_nobody_out() {
    let fields =
        [("game", "five-tribes"), ("preset", "all"), ("players", "4"), ("level", "random")];
    look_at_a_game(&fields, 24);
}

#[test]
fn the_first_games_shut_nobody_out() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        browser.go(&server.address);
        post(&browser, &format!("/learn/{game}"), &[]);
        browser.wait_for(".coach");
        look_around(&browser, "the first lesson");
    }
}
