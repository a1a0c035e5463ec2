//! What happens at a table, as a stream of JSON objects, one a line.
//!
//! Each line is one of
//! - `{"type":"table",…}`, first of all: the table as the listener may see it; again, before
//!   the game begins, when something else is asked of the listener for the deal, and when it does;
//! - `{"type":"move","number":…,"seat":…,"round":…,"events":[…],"words":[…]}`;
//! - `{"type":"back","moves":…}`: moves were taken back, so many are left;
//! - `{"type":"turn","moves":…,"after":…,"choices":[…],"view":{…}}`: the listener is to act;
//! - `{"type":"takeback","seat":…,"moves":…}`: somebody asks to go back to so many moves, or
//!   `{"type":"takeback","seat":null,"answer":…,"by":…}`: nobody does any more, because all agreed
//!   (`yes`), or `by` did not or thought better of it (`no`), or the game went on (`null`);
//! - `{"type":"people","seats":[…],"watching":…}`, for those who ask for it with `?people`: somebody
//!   came or went; where the person of each seat is (`here`, `elsewhere`, `away`, `null` for no
//!   person), and how many watch;
//! - `{"type":"said","seat":…,"phrase":…}`: somebody says something;
//! - `{"type":"offer","offer":…,"vacant":…}`: somebody would leave their seat, or others would free it,
//!   or no longer; somebody agrees, or anybody may take the seat or did;
//! - `{"type":"plan","line":[…],"unless":[…],"ended":…}`: what the listener has laid down for their turn is not
//!   as it was, and why it has ended if it has;
//! - `{"type":"time","to_act":…,"due_at":…,"left_ms":…,"overdue":…}`, where there is a pace: the
//!   time of another seat runs, it was given more, or it is over;
//! - `{"type":"left","seat":…,"stand_in":…}`: somebody gave up, and who plays on for them;
//! - `{"type":"over","result":…,"scores":[…],"seed":…,"house_seed":…}`, last of all.
//!
//! An empty line now and then shows that the stream is alive.

use super::EVENTS_KIND;
use super::plans;
use super::tables::{told, told_offer};
use crate::fields::Query;
use crate::house::House;
use crate::listening::TOGETHER;
use crate::pages::table::people;
use crate::presence::Stay;
use crate::rate_limit::Place;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Inside, LiveTable, Plan, Progress, Sitter, TableState};
use crate::visitor::{Address, At, ClientAddr, In, Program};
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use caravanserai_core::Seat;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use web::Language;
use web::fairness::Ask;
use web::people::Whereabouts;
use web::talk::Said;

/// How often a silent stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

pub(super) async fn stream(
    At { house, who: program, table }: At<Option<Program>>,
    Address(address): Address,
    ClientAddr(client): ClientAddr,
    Query(fields): Query,
) -> Handled {
    let from = fields.number("from")?;
    let place = house.rate_limiter.listen(client)?;
    house.ask_bot(Arc::clone(&table));
    let listener = house.listener(program.as_ref().map(|program| program.session), address);
    let follower = Follower::new(&house, table, program.map(|program| program.guest.id), from);
    let follower = Follower { wants_people: fields.get("people").is_some(), ..follower };
    let follower = (follower, listener, house, place);
    let lines = futures_util::stream::unfold(follower, |mut follower| async move {
        let (follows, listener, house, _) = &mut follower;
        let lines = tokio::select! {
            biased;
            () = listener.sent_away(house) => None,
            lines = follows.next(house) => lines,
        }?;
        Some((Ok::<_, Infallible>(lines), follower))
    });
    Ok(([(CONTENT_TYPE, EVENTS_KIND)], Body::from_stream(lines)).into_response())
}

/// All tables of the guest, in one stream: `{"table":…,"event":{…}}`.
pub(super) async fn account(
    In { house, who: Program { guest, session, client } }: In<Program>,
    Address(address): Address,
    Query(fields): Query,
) -> Handled {
    let place = house.rate_limiter.listen(client)?;
    let mut seated = house.seated.subscribe();
    // To a new listener all tables are new.
    seated.mark_changed();
    let listener = house.listener(Some(session), address);
    let wants_people = fields.get("people").is_some();
    let followers = Vec::new();
    let account =
        Account { guest: guest.id, wants_people, followers, seated, house, _place: place };
    let lines = futures_util::stream::unfold((account, listener), |mut follower| async move {
        let (account, listener) = &mut follower;
        let house = Arc::clone(&account.house);
        let lines = tokio::select! {
            biased;
            () = listener.sent_away(&house) => None,
            lines = account.next() => lines,
        }?;
        Some((Ok::<_, Infallible>(lines), follower))
    });
    Ok(([(CONTENT_TYPE, EVENTS_KIND)], Body::from_stream(lines)).into_response())
}

/// Follows all tables of a guest.
struct Account {
    guest: i64,
    wants_people: bool,
    followers: Vec<Follower>,
    seated: watch::Receiver<u64>,
    house: Arc<House>,
    _place: Place,
}

impl Account {
    /// The next lines; `None` when the house closes.
    async fn next(&mut self) -> Option<String> {
        loop {
            if self.seated.has_changed().ok()? {
                self.seated.mark_unchanged();
                self.find_tables().await.ok()?;
            }
            let news = self.news().await;
            if !news.is_empty() {
                return Some(news.join("\n") + "\n");
            }
            let changes = self.followers.iter_mut().map(|f| Box::pin(f.stirred()));
            let changes: Vec<_> = changes.collect();
            let any_change = async {
                match changes.is_empty() {
                    true => std::future::pending().await,
                    false => drop(futures_util::future::select_all(changes).await),
                }
            };
            tokio::select! {
                () = any_change => {}
                change = self.seated.changed() => {
                    change.ok()?;
                    self.seated.mark_changed();
                }
                () = tokio::time::sleep(ALIVE) => return Some("\n".to_owned()),
                () = self.house.closed() => return None,
            }
            // What happens in the meantime is told together.
            tokio::time::sleep(TOGETHER).await;
        }
    }

    /// Follows the tables that are not followed yet.
    async fn find_tables(&mut self) -> Result {
        for listed in self.house.store.games_of(self.guest).await? {
            if self.followers.iter().all(|follower| follower.table.id != listed.id) {
                // One that is damaged is no reason to hear nothing of the others.
                let Ok(table) = self.house.table(&listed.id).await else { continue };
                self.house.ask_bot(Arc::clone(&table));
                let follower = Follower::new(&self.house, table, Some(self.guest), None);
                self.followers.push(Follower { wants_people: self.wants_people, ..follower });
            }
        }
        Ok(())
    }

    async fn news(&mut self) -> Vec<String> {
        let mut news = Vec::new();
        for follower in &mut self.followers {
            follower.changed.borrow_and_update();
            let table = Arc::clone(&follower.table);
            let inside = match table.look().await {
                Ok(inside) => inside,
                Err(refusal) => {
                    follower.finished = matches!(refusal, Refusal::Removed(_));
                    continue;
                }
            };
            let lines = follower.news(&self.house, &inside).into_iter();
            news.extend(
                lines.map(|event| format!("{{\"table\":\"{}\",\"event\":{event}}}", table.id)),
            );
        }
        self.followers.retain(|follower| !follower.finished);
        news
    }
}

/// What a listener was told last.
#[derive(Clone, PartialEq, Debug)]
struct Heard {
    log_len: usize,
    moves: usize,
    stage: Progress,
    takeback: Option<(Seat, usize)>,
    farewells: usize,
    ask: Option<Ask>,
    /// Where the person of each seat is, and how many watch.
    people: Option<(Vec<Option<&'static str>>, usize)>,
    /// Who would leave their seat, and which may be taken.
    offer: (Option<Value>, Option<Seat>),
    /// What each seat said last.
    said: Vec<Option<Said>>,
    /// What the listener has laid down for their turn.
    plan: Option<Plan>,
    /// Until when the player to act has time, where there is a pace, and whether it is over.
    time: Option<(Option<i64>, bool)>,
}

/// The listener is to act.
#[derive(Serialize)]
struct Turn {
    #[serde(rename = "type")]
    kind: &'static str,
    moves: usize,
    after: usize,
    choices: Vec<String>,
    view: Box<RawValue>,
}

fn line(news: &impl Serialize) -> String {
    serde_json::to_string(news).expect("news are plain data")
}

/// Somebody asks to take moves back, or nobody does any more.
fn takeback(state: &TableState, asks: Option<(Seat, usize)>, went_back: bool) -> Value {
    match (asks, state.back.declined) {
        (Some((seat, moves)), _) => json!({ "type": "takeback", "seat": seat, "moves": moves }),
        (None, Some((by, _))) => {
            json!({ "type": "takeback", "seat": null, "answer": "no", "by": by })
        }
        (None, None) => {
            let answer = went_back.then_some("yes");
            json!({ "type": "takeback", "seat": null, "answer": answer, "by": null })
        }
    }
}

struct Follower {
    table: Arc<LiveTable>,
    guest: Option<i64>,
    changed: watch::Receiver<u64>,
    /// As long as it follows, the listener is present.
    stay: Stay,
    wants_people: bool,
    from: Option<usize>,
    heard: Option<Heard>,
    finished: bool,
    /// When it was told something last.
    told: Instant,
}

impl Follower {
    fn new(
        house: &House,
        table: Arc<LiveTable>,
        guest: Option<i64>,
        from: Option<usize>,
    ) -> Follower {
        let changed = table.listen();
        let told = Instant::now();
        let stay = house.presence.listens(guest, &table.id, house.settings.clock.clone());
        Follower {
            table,
            guest,
            changed,
            stay,
            wants_people: false,
            from,
            heard: None,
            finished: false,
            told,
        }
    }

    /// Something has changed, or somebody came or went.
    async fn stirred(&mut self) {
        tokio::select! {
            _ = self.changed.changed() => {}
            Ok(()) = self.stay.changed.changed(), if self.wants_people => {}
        }
    }

    /// The next lines; `None` at the end.
    async fn next(&mut self, house: &House) -> Option<String> {
        if self.finished {
            return None;
        }
        loop {
            self.changed.borrow_and_update();
            let news = {
                let table = Arc::clone(&self.table);
                let inside = table.look().await.ok()?;
                self.news(house, &inside)
            };
            if !news.is_empty() {
                self.told = Instant::now();
                return Some(news.join("\n") + "\n");
            }
            tokio::select! {
                change = self.changed.changed() => {
                    change.ok()?;
                    // What happens in the meantime is told together.
                    tokio::time::sleep(TOGETHER.saturating_sub(self.told.elapsed())).await;
                }
                Ok(()) = self.stay.changed.changed(), if self.wants_people => tokio::time::sleep(TOGETHER).await,
                () = tokio::time::sleep(ALIVE) => return Some("\n".to_owned()),
                () = house.closed() => return None,
            }
        }
    }

    /// Where the person of each seat is, and how many watch.
    fn people(&self, house: &House, inside: &Inside) -> (Vec<Option<&'static str>>, usize) {
        let people = people(house, &self.table, inside);
        (people.seats.iter().map(|is| is.map(Whereabouts::code)).collect(), people.watching)
    }

    /// What happened since the listener was told last.
    fn news(&mut self, house: &House, inside: &Inside) -> Vec<String> {
        let state = &inside.state;
        let seat = self.guest.and_then(|guest| state.seat_of(guest));
        let now = Heard {
            log_len: state.log_len,
            moves: state.moves(),
            stage: state.progress(),
            takeback: state.back.takeback.as_ref().map(|back| (back.seat, back.moves)),
            farewells: state.back.notes.iter().filter(|note| note.is_farewell()).count(),
            ask: inside.ask(seat),
            time: self
                .table
                .pace
                .map(|_| (state.due().map(|(_, last)| last), inside.overdue.is_some())),
            plan: seat.and_then(|seat| state.plan_of(seat)),
            people: self.wants_people.then(|| self.people(house, inside)),
            offer: (told_offer(state), state.vacant_seat()),
            said: state.said.clone(),
        };
        let before = self.heard.replace(now.clone());
        let before_time = before.as_ref().map_or(now.time, |before| before.time);
        if before.as_ref() == Some(&now) {
            return Vec::new();
        }
        let mut news = Vec::new();
        if let Some(before) = &before {
            if let Some((seats, watching)) = &now.people
                && before.people != now.people
            {
                let told = json!({ "type": "people", "seats": seats, "watching": watching });
                news.push(told.to_string());
            }
            for (seat, (said, last)) in now.said.iter().zip(&before.said).enumerate() {
                if let Some(said) = said.filter(|_| said != last) {
                    let phrase = said.phrase.name();
                    let told = json!({ "type": "said", "seat": seat, "phrase": phrase });
                    news.push(told.to_string());
                }
            }
            let (people, said) = (now.people.clone(), now.said.clone());
            if (Heard { people, said, ..before.clone() }) == now {
                return news;
            }
        }
        if let Some(before) = &before
            && before.plan != now.plan
        {
            let mut told = plans::told(state, now.plan.as_ref());
            told["type"] = "plan".into();
            news.push(told.to_string());
            if (Heard { plan: now.plan.clone(), ..before.clone() }) == now {
                return news;
            }
        }
        let known = match &before {
            Some(before) if before.stage != Progress::Waiting => {
                let kept = state.kept_since(before.log_len);
                if kept < before.moves {
                    news.push(json!({ "type": "back", "moves": kept }).to_string());
                }
                kept
            }
            _ => {
                let mut table = told(house, &self.table, inside, seat);
                table.kind = Some("table");
                news.push(line(&table));
                self.from.unwrap_or(now.moves).min(now.moves)
            }
        };
        let Some(playing) = &state.playing else { return news };
        // Programs read English.
        let words = playing.game.vocabulary.told(Language::English, &**playing, seat, known);
        for (told, words) in playing.told(seat, known).into_iter().zip(words) {
            let told = json!({
                "type": "move", "number": told.number, "seat": told.seat, "round": told.round,
                "events": told.events, "words": words,
            });
            news.push(told.to_string());
        }
        if let Some(before) = before {
            if before.takeback != now.takeback {
                let went_back = before.takeback.is_some_and(|(_, moves)| known <= moves);
                news.push(takeback(state, now.takeback, went_back).to_string());
            }
            if before.offer != now.offer {
                let (offer, vacant) = &now.offer;
                let told = json!({ "type": "offer", "offer": offer, "vacant": vacant });
                news.push(told.to_string());
            }
            let farewells = state.back.notes.iter().filter(|note| note.is_farewell());
            for note in farewells.skip(before.farewells) {
                let stand_in = match &state.sitters[note.seat.index()] {
                    Sitter::Bot(level) => Some(level),
                    Sitter::Guest(_) | Sitter::Free => None,
                };
                let left = json!({ "type": "left", "seat": note.seat, "stand_in": stand_in });
                news.push(left.to_string());
            }
        }
        if before_time != now.time && now.stage == Progress::Playing {
            let at = house.settings.clock.now_ms();
            let told = json!({
                "type": "time", "to_act": state.to_act(), "due_at": now.time.and_then(|time| time.0),
                "left_ms": state.time.left(at), "overdue": inside.overdue,
            });
            news.push(told.to_string());
        }
        if now.stage == Progress::Over {
            self.finished = true;
            let over = json!({
                "type": "over", "result": state.result(), "scores": playing.scores().all(),
                "seed": state.fairness.seed(&self.table.seed),
                "house_seed": self.table.seed.as_str(),
            });
            news.push(over.to_string());
        } else if seat.is_some() && state.to_act() == seat {
            news.push(line(&Turn {
                kind: "turn",
                moves: now.moves,
                after: now.log_len,
                choices: playing.choices(),
                view: playing.view(seat),
            }));
        }
        news
    }
}
