//! Played by ear: a whole turn of each game by keyboard alone, and what a screen reader
//! is given of it, as Chromium's accessibility tree has it. The transcripts are kept in
//! `snapshots`; the first games are the same every time, so they are the same, too.

use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, MOST_STOPS, Motion, Profile, TAB};
use crate::{ENTER, Turn, moves};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write as _;

/// Keeps what the live part of the page is given, one list for each time.
const LISTEN: &str = "
    window.told = [];
    const live = document.getElementById('told');
    new MutationObserver(() => told.push([...live.children].map((line) => line.textContent)))
      .observe(live, { childList: true });
";

/// What is said, and what is to be done now. How often the page was shown in between
/// depends on who was faster: what was to be done then is not kept.
const SAID: &str = "
    const all = told.splice(0);
    return all.flatMap((lines, index) => index + 1 < all.length ? lines.slice(0, -1) : lines);
";

/// Whether it is one's turn again, and the focus where the decision is.
const READY: &str = "
    const at = document.activeElement;
    return !document.body.ariaBusy && !!document.querySelector('[data-turn]') && told.length > 0 &&
      at.matches('#choices :is(button, summary)');
";

/// A part of a page as a screen reader is given it.
struct Part<'a> {
    node: &'a Value,
    parts: Vec<Part<'a>>,
}

impl<'a> Part<'a> {
    /// The page, or what is below one of its parts.
    fn of(nodes: &'a [Value], id: &Value) -> Part<'a> {
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        fn below<'a>(by_id: &HashMap<&str, &'a Value>, id: &Value) -> Option<Part<'a>> {
            let node = *by_id.get(id.as_str()?)?;
            let ids = node["childIds"].as_array().into_iter().flatten();
            Some(Part { node, parts: ids.filter_map(|id| below(by_id, id)).collect() })
        }
        below(&by_id, id).expect("the part is on the page")
    }

    fn role(&self) -> &'a str {
        self.node["role"]["value"].as_str().unwrap_or("")
    }

    fn name(&self) -> String {
        spaced(self.node["name"]["value"].as_str().unwrap_or(""))
    }

    fn property(&self, name: &str) -> Option<&'a Value> {
        let all = self.node["properties"].as_array()?;
        all.iter()
            .find(|property| property["name"] == name)
            .map(|property| &property["value"]["value"])
    }

    fn is_ignored(&self) -> bool {
        self.node["ignored"] == true
    }

    /// Whether the Tab key stops here.
    fn is_stop(&self) -> bool {
        let stops = self.property("focusable").is_some_and(|focusable| *focusable == true);
        stops && !matches!(self.role(), "RootWebArea" | "main")
    }

    /// What is said when it is reached: name, role, state, description.
    fn said(&self) -> String {
        let mut said = match self.role() {
            "heading" => {
                format!("heading {}", self.property("level").map_or(0, |l| l.as_i64().unwrap_or(0)))
            }
            "DisclosureTriangle" => "disclosure".to_owned(),
            role => role.to_owned(),
        };
        for state in ["pressed", "checked", "expanded", "disabled"] {
            match self.property(state).map(Value::to_string).as_deref().map(|s| s.trim_matches('"'))
            {
                Some("true") => said += &format!(", {state}"),
                Some("false") if state != "disabled" => said += &format!(", not {state}"),
                _ => {}
            }
        }
        let name = self.name();
        if !name.is_empty() {
            said += &format!(": {name}");
        }
        let description = spaced(self.node["description"]["value"].as_str().unwrap_or(""));
        if !description.is_empty() {
            said += &format!(" ({description})");
        }
        said
    }

    /// Everything in the order in which it is read.
    fn read(&self) -> String {
        let mut lines = Lines::default();
        self.read_into(&mut lines, 0);
        lines.end();
        lines.text
    }

    fn read_into(&self, lines: &mut Lines, depth: usize) {
        let inside = |lines: &mut Lines, depth| {
            self.parts.iter().for_each(|part| part.read_into(lines, depth));
        };
        match self.role() {
            _ if self.is_ignored() => inside(lines, depth),
            "StaticText" => lines.add(depth, &self.name()),
            "InlineTextBox" | "LineBreak" => {}
            // What these hold is in their names, except for stops of their own.
            "button" | "link" | "image" | "heading" | "radio" | "DisclosureTriangle"
            | "ListMarker" => {
                lines.line(depth, &self.stop_mark(), &self.said());
                let mut stops = Vec::new();
                self.parts.iter().for_each(|part| part.stops_into(&mut stops));
                stops.iter().for_each(|stop| lines.line(depth + 1, "> ", stop));
            }
            role => {
                let says = !self.name().is_empty() || self.is_stop();
                let landmark = matches!(role, "banner" | "main" | "contentinfo" | "status" | "log");
                if says || landmark {
                    lines.line(depth, &self.stop_mark(), &self.said());
                    let mut within = Lines::default();
                    inside(&mut within, depth + 1);
                    within.end();
                    // What only says the name again is not read twice.
                    if within.text.trim() != self.name() {
                        lines.text += &within.text;
                    }
                } else {
                    let breaks = !matches!(role, "generic" | "strong" | "emphasis" | "none");
                    if breaks {
                        lines.end();
                    }
                    inside(lines, depth);
                    if breaks {
                        lines.end();
                    }
                }
            }
        }
    }

    fn stop_mark(&self) -> String {
        if self.is_stop() { "> ".to_owned() } else { String::new() }
    }

    /// All stops of the Tab key, as they are said.
    fn stops(&self) -> Vec<String> {
        let mut stops = Vec::new();
        self.stops_into(&mut stops);
        stops
    }

    fn stops_into(&self, stops: &mut Vec<String>) {
        if !self.is_ignored() && self.is_stop() {
            stops.push(self.said());
        }
        self.parts.iter().for_each(|part| part.stops_into(stops));
    }
}

/// Lines of a transcript; text that stands in one line is put together.
#[derive(Default)]
struct Lines {
    text: String,
    open: Option<(usize, String)>,
}

impl Lines {
    fn add(&mut self, depth: usize, text: &str) {
        let (_, open) = self.open.get_or_insert((depth, String::new()));
        *open += " ";
        *open += text;
    }

    fn end(&mut self) {
        if let Some((depth, text)) = self.open.take() {
            let _ = writeln!(self.text, "{}{}", "  ".repeat(depth), spaced(&text));
        }
    }

    fn line(&mut self, depth: usize, mark: &str, text: &str) {
        self.end();
        let _ = writeln!(self.text, "{}{mark}{text}", "  ".repeat(depth));
    }
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Somebody who plays by ear, and what they have heard.
struct Listener<'a> {
    browser: &'a Browser,
    transcript: String,
}

impl Listener<'_> {
    /// What stands at the end of a script in the accessibility tree.
    fn part_at(&self, script: &str) -> Value {
        let found = self.browser.chromium("Runtime.evaluate", json!({"expression": script}));
        let about = json!({"objectId": found["result"]["objectId"], "fetchRelatives": false});
        self.browser.chromium("Accessibility.getPartialAXTree", about)["nodes"][0].clone()
    }

    fn tree(&self) -> Vec<Value> {
        let tree = self.browser.chromium("Accessibility.getFullAXTree", json!({}));
        tree["nodes"].as_array().expect("a tree").clone()
    }

    /// What the focus is on.
    fn focus(&self) -> String {
        let node = self.part_at("document.activeElement");
        Part { node: &node, parts: Vec::new() }.said()
    }

    fn note(&mut self, text: &str) {
        let _ = writeln!(self.transcript, "{text}");
    }

    /// Reads the whole page, and follows the Tab key all over it.
    fn read_page(&mut self) {
        let nodes = self.tree();
        let page = Part::of(&nodes, &nodes[0]["nodeId"]);
        self.note(&page.read());
        let mut reached = Vec::new();
        while reached.len() < MOST_STOPS {
            self.browser.key(TAB);
            if self.browser.script("return document.activeElement === document.body") == true {
                break;
            }
            // Explanations that show while something has the focus have a stop of their own.
            if self.browser.script("return document.activeElement.matches('[data-rule]')") != true {
                reached.push(self.focus());
            }
        }
        // A description may be missing for the moment in which it comes into sight.
        let called = |said: &String| said.split(" (").next().unwrap_or("").to_owned();
        let called = |stops: &[String]| stops.iter().map(called).collect::<Vec<_>>();
        assert_eq!(
            called(&reached),
            called(&page.stops()),
            "the Tab key follows the reading order"
        );
    }

    /// Listens until it is one's turn again.
    fn listen(&mut self) {
        let ready = || (self.browser.glance(READY)? == true).then_some(());
        self.browser.until("the own turn, and the focus there", ready);
        for said in self.browser.script(SAID).as_array().expect("lines") {
            self.note(&format!("\" {}", said.as_str().unwrap_or("")));
        }
        self.note(&format!("focus on {}", self.focus()));
    }

    /// Reads what can be decided, goes to a choice, and makes it.
    fn choose(&mut self, choice: &str) {
        let nodes = self.tree();
        let at = self.part_at("document.getElementById('choices')");
        let decision = Part::of(&nodes, &at["nodeId"]).read();
        self.note(&format!("\n{decision}"));
        let steps = self.browser.tab_to(&format!("#choices button[value='{choice}']"));
        self.note(&format!("Tab, {steps} times: {}\nEnter\n", self.focus()));
        let before = moves(self.browser);
        self.browser.key(ENTER);
        self.browser.until("the move", || (moves(self.browser) != before).then_some(()));
    }
}

/// Plays the beginning of the first game of its own game by these choices.
fn transcript(browser: &Browser, server: &TestServer, game: &str, choices: &[&str]) -> String {
    browser.go(&server.address);
    post(browser, &format!("/learn/{game}"), &[("name", "Amma")]);
    browser.wait_for("#choices button[name=choice]");
    browser.script(LISTEN);
    let language = browser.script("return document.documentElement.lang");
    let mut listener = Listener { browser, transcript: format!("language: {language}\n\n") };
    listener.read_page();
    listener.browser.tab_to(".tutor-skip");
    listener.note(&format!("Tab: {}\nEnter", listener.focus()));
    browser.key(ENTER);
    browser.wait_for(".tutor button[value=on]");
    browser.until("the focus", || (listener.focus().starts_with("button")).then_some(()));
    listener.note(&format!("focus on {}", listener.focus()));
    // What is chosen right after a lesson would not be played.
    browser.until("the page to settle", || (!browser.has(".is-settling")).then_some(()));
    // The short way to the decision.
    browser.script("document.activeElement.blur(); document.getElementById('main').focus()");
    browser.key(TAB);
    listener.note(&format!("\nskipped to the content; Tab: {}\nEnter", listener.focus()));
    browser.key(ENTER);
    browser.key(TAB);
    listener.note(&format!("Tab: {}", listener.focus()));
    for (index, choice) in choices.iter().enumerate() {
        if index > 0 {
            listener.listen();
        }
        listener.choose(choice);
    }
    listener.transcript
}

fn play_by_ear(game: &str, choices: &[&str]) {
    let _turn = Turn::take();
    for language in ["en", "de"] {
        let profile = Profile { language, motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open_chromium(&profile) else { return };
        let server = TestServer::open();
        let transcript = transcript(&browser, &server, game, choices);
        insta::assert_snapshot!(format!("{game}-by-ear-{language}"), transcript);
    }
}

/// Three Targi, a tribe card that is paid for and laid into the display, a visit to the
/// Trader, a goods card, the end of the turn.
#[test]
fn a_turn_of_targi_is_played_by_ear() {
    let choices = [
        "place 2",
        "place 5",
        "place 14",
        "use c1",
        "play",
        "row 1",
        "use 5",
        "trade 2S for 1P",
        "done",
        "use c4",
        "use 14",
        "keep",
        "use 2",
        "end",
    ];
    play_by_ear("targi", &choices);
}

/// Two bids, the second above all others, so that nobody walks before; a walk that ends with
/// Elders in a Sacred place, and a djinn for them.
#[test]
fn a_turn_of_five_tribes_is_played_by_ear() {
    let choices = [
        "bid 5",
        "bid 18",
        "take d1",
        "step e1 yellow",
        "step e2 red",
        "step e3 white",
        "buy baal elders",
        "end",
    ];
    play_by_ear("five-tribes", &choices);
}
