//! Every page and the main states of both tables: nobody is shut out, light
//! or dark, on a laptop or a phone, and nothing sticks out to the side.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, PHONE};
use crate::{LISTED, Turn, choose_first, sticking_out};
use serde_json::json;

/// Colours on their way from light to dark would be measured as they are then.
const STAND_STILL: &str = "
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
";

/// Looks at the page in all sizes and colours.
#[track_caller]
pub(crate) fn look_around(browser: &Browser, what: &str) {
    browser.script(STAND_STILL);
    let mut troubles = Vec::new();
    for size in [LAPTOP.size, PHONE.size].into_iter().filter(|size| browser.fits(*size)) {
        browser.resize(size);
        let parts = sticking_out(browser);
        if parts != json!([]) {
            troubles.push(format!("{size:?}: sticks out to the side: {parts}"));
        }
        for colours in browser.wardrobe() {
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
pub(crate) fn post(browser: &Browser, path: &str, fields: &[(&str, &str)]) {
    let inputs: Vec<String> = fields
        .iter()
        .map(|(name, value)| {
            format!("{{const i = document.createElement('input'); i.name = '{name}'; i.value = '{value}'; f.append(i);}}")
        })
        .collect();
    browser.script(&format!(
        "document.documentElement.dataset.before = ''; const f = document.createElement('form'); f.method = 'post'; f.action = '{path}'; \
         {} document.body.append(f); f.submit();",
        inputs.join("")
    ));
    browser.wait_for("html:not([data-before]) main");
    // Its styles may still be on their way.
    browser.until("the whole page", || {
        (browser.glance("return document.readyState")? == "complete").then_some(())
    });
}

#[test]
fn no_page_of_the_house_shuts_anybody_out() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let go = |path: &str| browser.go(&format!("{}{path}", server.address));
    for path in ["/", "/rules", "/learn", "/fairness", "/nowhere", "/table/nowhere"] {
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
    let mut fields = vec![("game", "five-tribes"), ("name", "Amma"), ("contribute", "on")];
    fields.extend(friends);
    post(&browser, "/new", &fields);
    look_around(&browser, "a table that waits");
    go("/");
    look_around(&browser, "home with a game of one's own");
    let mut host = server.visitor();
    let fields = [("game", "targi"), ("name", "Ghali"), ("opponent", "friend")];
    let table = host.post("/new", &fields).expect(303).location().to_owned();
    go(&table);
    look_around(&browser, "an invitation");
    keep_pictures(&browser, "invitation");
    post(&browser, &format!("{table}/sit"), &[]);
    host.post(&format!("{table}/leave"), &[]).expect(303);
    go("/me");
    browser.script("document.querySelector('.forget').open = true");
    look_around(&browser, "a page of one's own");
    keep_pictures(&browser, "my-page");
}

/// Pictures of a page on a laptop and on a phone.
pub(crate) fn keep_pictures(browser: &Browser, name: &str) {
    browser.picture(name);
    browser.resize(PHONE.size);
    browser.picture(&format!("{name}-phone"));
    browser.resize(LAPTOP.size);
}

#[test]
fn planning_ahead_shuts_nobody_out() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        browser.go(&format!("{}/", server.address));
        let fields = [("game", game), ("name", "Ada"), ("opponent", "friend"), ("side", "1")];
        post(&browser, "/new", &fields);
        let table = browser.address().split_once("/table/").expect("a table").1.to_owned();
        let mut bo = server.visitor();
        bo.post(&format!("/table/{table}/sit"), &[("name", "Bo")]);
        browser.wait_for("#choices");
        if !browser.has(".plan a") {
            // Ada begins, and plans when she has chosen.
            choose_first(&browser);
        }
        browser.wait_for(".plan a");
        look_around(&browser, "something can be planned");
        browser.press(".plan a");
        browser.wait_for("form.plan [name=add]");
        look_around(&browser, "what can be planned");
        keep_pictures(&browser, &format!("plan-{game}"));
        browser.press("form.plan [name=add]");
        browser.wait_for("form.plan ol li");
        look_around(&browser, "something is planned");
        // The page may still take its new size when the link is pressed.
        browser.until("the plan beside the board", || {
            browser.all("form.plan .btn--primary").first().map(|back| browser.click(back));
            browser.has("section.plan ol li").then_some(())
        });
        look_around(&browser, "a plan beside the board");
        keep_pictures(&browser, &format!("planned-{game}"));
    }
}

#[test]
fn devices_and_the_admin_page_shut_nobody_out() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let go = |path: &str| browser.go(&format!("{}{path}", server.address));
    for path in ["/devices", "/admin"] {
        go(path);
        look_around(&browser, path);
    }
    post(&browser, "/new", &[("game", "targi"), ("name", "Amma"), ("opponent", "friend")]);
    let table = browser.address().trim_start_matches(&server.address).to_owned();
    let mut other = server.visitor();
    other.headers.push(("User-Agent".to_owned(), "Firefox/140 (Windows)".to_owned()));
    other.post("/settings", &[("name", "Ghali")]).expect(303);
    let link = other.post("/devices/link", &[]).expect(200).body;
    let (_, link) = link.split_once("/enter/").expect("a link");
    let link = format!("/enter/{}", link.split('"').next().unwrap_or_default());
    go(&link);
    look_around(&browser, "a link of somebody else");
    keep_pictures(&browser, "device-link-of-another");
    go("/devices");
    post(&browser, "/devices/link", &[]);
    look_around(&browser, "a link for another device");
    let own = browser.script("return document.querySelector('#device-link').value");
    let own = own.as_str().expect("a link").trim_start_matches(&server.address).to_owned();
    let mut phone = server.visitor();
    phone.headers.push(("User-Agent".to_owned(), "(iPhone) Safari/604".to_owned()));
    phone.post(&own, &[]).expect(303);
    go("/devices");
    look_around(&browser, "two devices");
    keep_pictures(&browser, "devices");
    go("/");
    post(&browser, "/devices/name", &[("name", "Sage")]);
    look_around(&browser, "a name that is not taken");
    keep_pictures(&browser, "devices-wrong-name");

    let token = server.admin(&["token"]);
    go("/");
    post(&browser, "/admin/enter", &[("token", token.trim())]);
    look_around(&browser, "looking after the house");
    server.admin(&["ban", "network", "198.51.100.0/24", "--reason", "Too many"]);
    server.admin(&["close", table.rsplit('/').next().unwrap_or_default()]);
    go("/admin?find=Amma");
    browser.press("details.deeds summary");
    look_around(&browser, "what to do about a guest");
    keep_pictures(&browser, "admin");
    go(&table);
    look_around(&browser, "a table that was closed");
    let guests = server.admin(&["guests", "Amma", "--json"]);
    let (_, id) = guests.split_once("\"id\": ").expect("Amma is a guest");
    let id = id.split(',').next().unwrap_or_default().to_owned();
    server.admin(&["ban", "guest", &id, "--reason", "Shouting"]);
    browser.until("the open page says by itself that its guest is banned", || {
        (browser.text("h1") == "You are not let in here").then_some(())
    });
    look_around(&browser, "banned");
    keep_pictures(&browser, "banned");
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
        browser.wait_for(".tutor");
        look_around(&browser, "the first lesson");
    }
}
