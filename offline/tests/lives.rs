//! A house that is killed again and again: nothing that was answered is ever lost.

use offline::Pocket;
use offline::message::Told;
use server::errands;
use std::time::Duration;

/// A house between opening and being killed, and the host that carries its errands.
struct Life {
    pocket: Pocket,
    journal: Vec<String>,
    number: u64,
    /// How many more lines are written before the disk is full.
    room: usize,
}

/// What a page was answered.
struct Answered {
    status: u16,
    place: String,
    body: String,
}

impl Answered {
    fn expect(self, status: u16) -> Answered {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

/// Opens a house from its journal on a thread of its own, which ends in the middle of whatever
/// is going on. Gives back the journal as it is on the disk then.
fn live<T: Send + 'static>(
    journal: Vec<String>,
    live: impl FnOnce(&mut Life) -> T + Send + 'static,
) -> (Vec<String>, T) {
    let life = std::thread::spawn(move || {
        let randomness = format!("{:064x}", journal.len() + 1);
        let (pocket, anew) =
            Pocket::open("https://pocket.example", &randomness, 0, &journal).expect("a house");
        let journal = anew.unwrap_or(journal);
        let mut life = Life { pocket, journal, number: 0, room: usize::MAX };
        let outcome = live(&mut life);
        (life.journal, outcome)
    });
    life.join().expect("a life without panic")
}

impl Life {
    fn get(&mut self, path: &str) -> Answered {
        self.ask("GET", path, &[])
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answered {
        self.ask("POST", path, fields)
    }

    fn ask(&mut self, method: &str, path: &str, fields: &[(&str, &str)]) -> Answered {
        self.number += 1;
        let pairs = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        let form = ("content-type", "application/x-www-form-urlencoded");
        let headers = [form, ("accept", "text/html"), ("accept-language", "en")];
        let headers = headers.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
        let (method, path) = (method.to_owned(), path.to_owned());
        let asked = Told::Request { number: self.number, method, path, headers };
        self.pocket.hear(asked, body.into_bytes());
        for _ in 0..10_000 {
            if let Some(answered) = self.step() {
                return answered;
            }
        }
        panic!("no answer");
    }

    /// Does what the house asks for, once; gives the answer to the last request, if it is there.
    fn step(&mut self) -> Option<Answered> {
        let (asked, mut bodies) = self.pocket.go_on();
        let mut found = None;
        for answer in asked.answers {
            let rest = bodies.split_off(answer.length);
            let body = String::from_utf8_lossy(&std::mem::replace(&mut bodies, rest)).into_owned();
            let place = answer.headers.iter().find(|(name, _)| name == "location");
            let place = place.map(|(_, place)| place.clone()).unwrap_or_default();
            if answer.number == self.number {
                found = Some(Answered { status: answer.status, place, body });
            }
        }
        for (number, line) in asked.writes {
            let done = self.room > 0;
            if done {
                self.room -= 1;
                self.journal.push(line);
            }
            self.pocket.hear(Told::Written { number, done }, Vec::new());
        }
        for number in asked.thoughts {
            let outcome = errands::think_now(number).expect("it is not thought yet");
            self.pocket.hear(Told::Thought { number, outcome }, Vec::new());
        }
        if let Some(ms) = asked.wake_ms.filter(|_| found.is_none()) {
            std::thread::sleep(Duration::from_millis(ms.min(2)));
        }
        found
    }

    /// Begins a game against the weakest opponent; returns its table.
    fn begin(&mut self, game: &str) -> String {
        let fields = [("game", game), ("level", "random"), ("name", "Ada")];
        self.post("/play", &fields).expect(303).place
    }

    /// Makes the choice at this place of the list, or the last one; tells how many were made,
    /// if there was one to make.
    fn choose(&mut self, table: &str, place: usize) -> Option<usize> {
        let page = self.turn(table);
        let choices = values(&page, "choice");
        let choice = choices.get(place).or(choices.last())?;
        let after = values(&page, "after").remove(0);
        let fields = [("after", &*after), ("choice", choice)];
        self.post(&format!("{table}/play"), &fields).expect(303);
        Some(after.parse::<usize>().expect("a number") + 1)
    }

    /// Takes in a file with games; tells what the page says of it.
    fn take_in(&mut self, file: &str) -> String {
        self.post("/me/games", &[("games", file)]).expect(200).body
    }

    /// How many lines the log of a table has.
    fn length(&mut self, table: &str) -> usize {
        values(&self.turn(table), "after")[0].parse().expect("a number")
    }

    /// The page of a table, once the guest is to act or the game is over.
    fn turn(&mut self, table: &str) -> String {
        for _ in 0..2_000 {
            let answered = self.get(table);
            let over = format!("{table}/end\"");
            if answered.body.contains("name=\"choice\"") || answered.body.contains(&over) {
                return answered.body;
            }
            self.step();
        }
        panic!("nobody is to act");
    }
}

/// All values of a field of a page's forms.
fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    let values = page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
    values
        .map(|value| value.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
        .collect()
}

/// A value as forms send it.
fn encoded(value: &str) -> String {
    let one = |byte: u8| match byte.is_ascii_alphanumeric() {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    value.bytes().map(one).collect()
}

/// Plays a whole game; the house is killed after every few choices, with everything that was
/// on its way. Gives the record.
fn whole_game(game: &'static str) -> String {
    let (mut journal, table) = live(Vec::new(), move |life| life.begin(game));
    let mut seen = 0;
    for _ in 0..400 {
        let path = table.clone();
        let (kept, after) = live(journal, move |life| {
            let mut last = 0;
            for _ in 0..5 {
                last = life.choose(&path, 0)?;
                assert!(last > seen, "what was answered in an earlier life is there");
            }
            Some(last)
        });
        journal = kept;
        match after {
            Some(after) => seen = after,
            None => {
                let path = table.clone();
                let (_, record) =
                    live(journal, move |life| life.get(&format!("{path}/record")).expect(200).body);
                return record;
            }
        }
    }
    panic!("{game} does not end");
}

#[test]
fn a_whole_game_of_targi_survives_being_killed_after_every_few_choices() {
    let record = whole_game("targi");
    assert!(record.starts_with("caravanserai record"), "{record}");
    assert!(record.contains("Ada"), "{record}");
}

#[test]
fn a_whole_game_of_five_tribes_survives_being_killed_after_every_few_choices() {
    let record = whole_game("five-tribes");
    assert!(record.starts_with("caravanserai record"), "{record}");
}

#[test]
fn a_new_table_can_be_played_whatever_the_lot_says() {
    for lines in 0..8 {
        // The randomness of a house follows from its journal here.
        let journal = vec!["{\"Changes\":[]}".to_owned(); lines];
        live(journal, |life| {
            let table = life.begin("targi");
            assert!(life.turn(&table).contains("name=\"choice\""));
        });
    }
}

#[test]
fn a_click_that_cannot_be_written_is_refused_and_changes_nothing() {
    let (journal, table) = live(Vec::new(), |life| {
        let fields = [("game", "targi"), ("level", "random"), ("name", "Ada"), ("side", "0")];
        let table = life.post("/play", &fields).expect(303).place;
        let page = life.turn(&table);
        let (after, choice) =
            (&*values(&page, "after").remove(0), &*values(&page, "choice").remove(0));
        life.room = 0;
        let refused = life.post(&format!("{table}/play"), &[("after", after), ("choice", choice)]);
        assert!(refused.status >= 500, "{}", refused.status);
        assert_eq!(values(&life.turn(&table), "after")[0], after, "nothing is shown as played");
        life.room = usize::MAX;
        life.post(&format!("{table}/play"), &[("after", after), ("choice", choice)]).expect(303);
        (table, after.to_owned())
    });
    let (table, before) = table;
    live(journal, move |life| {
        let page = life.turn(&table);
        let after: usize = values(&page, "after")[0].parse().expect("a number");
        assert!(after > before.parse().expect("a number"), "what was answered is there");
    });
}

#[test]
fn a_hint_is_thought_elsewhere_and_a_name_is_remembered() {
    let (journal, _) = live(Vec::new(), |life| {
        let fields = [("game", "targi"), ("level", "random"), ("name", "Ada"), ("hints", "on")];
        let table = life.post("/play", &fields).expect(303).place;
        let page = life.turn(&table);
        let after = values(&page, "after").remove(0);
        life.post(&format!("{table}/hint"), &[("after", &*after)]).expect(303);
        assert!(life.get(&table).body.contains("class=\"share\""), "the hint tells chances");
    });
    live(journal, |life| assert!(life.get("/").body.contains("Ada")));
}

/// A game that was begun in a browser, its table, and all games of that browser as a file.
fn begun(game: &'static str) -> (Vec<String>, String, String) {
    let (journal, (table, file)) = live(Vec::new(), move |life| {
        let table = life.begin(game);
        for _ in 0..4 {
            life.choose(&table, 0).expect("a choice");
        }
        life.turn(&table);
        let file = life.get("/me/games").expect(200).body;
        (table, file)
    });
    (journal, table, file)
}

#[test]
fn a_game_goes_on_in_another_browser_and_comes_back() {
    for game in ["targi", "five-tribes"] {
        let (one, table, file) = begun(game);
        let path = table.clone();
        let (other, (again, file)) = live(Vec::new(), move |life| {
            assert!(life.take_in(&file).contains("One game was taken in."));
            assert!(life.get("/").body.contains("Ada"), "whoever is new here is called as there");
            let lines = life.journal.len();
            assert!(life.take_in(&file).contains("No game was new."));
            assert_eq!(life.journal.len(), lines, "nothing is written twice");
            for _ in 0..3 {
                life.choose(&path, 0).expect("it goes on");
            }
            (life.length(&path), life.get("/me/games").expect(200).body)
        });
        let path = table.clone();
        live(other, move |life| assert_eq!(life.length(&path), again, "after being killed, too"));
        live(one, move |life| {
            assert!(life.length(&table) < again);
            assert!(life.take_in(&file).contains("One game was taken in."));
            assert_eq!(life.length(&table), again, "the copy that went on stands in its place");
            assert_eq!(life.get("/").body.matches("<strong>").count(), 1, "and there is only one");
            life.choose(&table, 0).expect("it goes on here as well");
        });
    }
}

#[test]
fn a_game_that_went_on_in_two_ways_is_kept_both_ways_and_none_of_them_twice() {
    let (one, table, file) = begun("targi");
    let path = table.clone();
    let (_, file) = live(Vec::new(), move |life| {
        life.take_in(&file);
        life.choose(&path, 1).expect("a choice");
        life.turn(&path);
        life.get("/me/games").expect(200).body
    });
    live(one, move |life| {
        life.choose(&table, 0).expect("another choice");
        let here = life.length(&table);
        assert!(life.take_in(&file).contains("One game was taken in."));
        assert_eq!(life.length(&table), here, "what was played here stays");
        let games = |life: &mut Life| life.get("/").body.matches("/table/").count();
        let both = games(life);
        assert!(life.take_in(&file).contains("No game was new."));
        assert_eq!(games(life), both);
    });
}

#[test]
fn a_file_that_does_not_hold_is_refused_and_changes_nothing() {
    let (journal, table, file) = begun("targi");
    let first = file.split("\"play ").nth(1).and_then(|rest| rest.split('"').next());
    let played = format!("\"play {}\"", first.expect("a choice was made"));
    let broken = [
        String::new(),
        "caravanserai record".to_owned(),
        "{}".to_owned(),
        file[..file.len() / 2].to_owned(),
        file.replace("\"caravanserai games\":1", "\"caravanserai games\":2"),
        file.replacen(&played, "\"play fly away\"", 1),
        file.replace("\"game\":\"targi\"", "\"game\":\"chess\""),
    ];
    live(journal, move |life| {
        let (lines, length) = (life.journal.len(), life.length(&table));
        for file in broken {
            let refused = life.post("/me/games", &[("games", &file)]).expect(422).body;
            assert!(refused.contains("Nothing was taken in."), "{refused}");
        }
        assert_eq!((life.journal.len(), life.length(&table)), (lines, length));
    });
}

#[test]
fn a_journal_that_has_become_long_is_begun_anew_with_everything_in_it() {
    let (mut journal, table, _) = begun("five-tribes");
    journal.extend(vec!["{\"Changes\":[]}".to_owned(); 2000]);
    let path = table.clone();
    let (journal, length) = live(journal, move |life| {
        assert_eq!(life.journal.len(), 2, "all games in one line, and the cookies");
        life.choose(&path, 0).expect("it goes on");
        life.length(&path)
    });
    live(journal, move |life| {
        assert_eq!(life.length(&table), length);
        assert!(life.get("/").body.contains("Ada"));
    });
}

#[test]
fn journals_and_files_hold_tables_as_other_versions_read_them() {
    let (journal, _, file) = begun("targi");
    const TABLE: [&str; 12] = [
        "id",
        "game",
        "options",
        "seed",
        "commitment",
        "fairness",
        "bot_seed",
        "hints",
        "listed",
        "pace",
        "made_by",
        "opened_from",
    ];
    let holds = |text: &str, from: &str, then: &[&str]| {
        let mut rest = text.split_once(from).expect("a table").1;
        for name in TABLE.iter().chain(then) {
            let (_, after) = rest.split_once(&format!("\"{name}\":")).expect(name);
            rest = after;
        }
    };
    holds(&journal.concat(), "{\"Table\":{", &["at"]);
    holds(&file, "\"tables\":{", &["made_at", "touched_at", "version", "stage"]);
}
