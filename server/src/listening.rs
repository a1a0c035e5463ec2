//! Pages that listen: a WebSocket that sends what belongs inside `<main>`, who is there, and at
//! how many other tables it is the listener's turn.

use crate::fields::Query;
use crate::house::House;
use crate::pages::table::{news, people, shown_names};
use crate::presence::GRACE_MS;
use crate::refusal::{Handled, Refusal, Result};
use crate::socket::{self, Farewell, Socket};
use crate::table::{LiveTable, Page};
use crate::visitor::{At, Visitor};
use axum::body::Bytes;
use axum::extract::Request;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use web::people::People;

/// How often a silent listener is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a listener may take to receive a page.
const SLOW: Duration = Duration::from_secs(20);
/// The least time between two pages for one listener.
pub(crate) const TOGETHER: Duration = Duration::from_millis(50);
/// Presence changes within this window are sent together.
const SETTLES_MS: i64 = 1_000;
/// How often presence is looked up though nobody comes or goes: some are away for longer
/// then, and some have asked for nothing for a while.
const LOOKS_MS: i64 = 20_000;

pub(crate) async fn socket(
    At { house, who: visitor, table }: At<Visitor>,
    Query(fields): Query,
    request: Request,
) -> Handled {
    let (answer, opening) = socket::open(request)?;
    let page = Page::named(fields.get("page"))?;
    let place = house.rate_limiter.listen(visitor.client)?;
    tokio::spawn(async move {
        let Some(socket) = opening.await else { return };
        house.metrics.listeners.inc();
        follow(&house, &table, &visitor, page, socket).await;
        house.metrics.listeners.dec();
        drop(place);
    });
    Ok(answer)
}

/// The presence that the page was told last, and when to look again.
struct Company {
    /// Who was present at the last look, and by which names.
    seen: Option<(People, Vec<String>)>,
    told: Option<Value>,
    /// At how many other tables it is their turn, as the page was told last.
    waiting: Option<usize>,
    /// How often their turns elsewhere had begun or ended when these were counted last, and when
    /// that was.
    counted: Option<(u64, i64)>,
    again_ms: i64,
    /// Whether somebody came or went since.
    stirred: bool,
}

impl Company {
    /// What to tell the page, if it is news.
    async fn news(
        &mut self,
        house: &House,
        table: &LiveTable,
        visitor: &Visitor,
    ) -> Result<Option<Bytes>> {
        let (seen, due_ms) = {
            let mut inside = table.look().await?;
            // Everybody has the page by now.
            inside.forget_rendered();
            let names = shown_names(&inside, visitor.language);
            let due_ms = inside.state.due().map(|(_, last)| last);
            (Some((people(house, table, &inside), names)), due_ms)
        };
        let now = house.settings.clock.now_ms();
        // Those who seem to be there may have left a moment ago.
        let stirred = std::mem::take(&mut self.stirred);
        self.again_ms = now + if stirred { GRACE_MS + SETTLES_MS } else { LOOKS_MS };
        // Looking at a table whose time is over tells everybody.
        if let Some(due_ms) = due_ms.filter(|due_ms| *due_ms > now) {
            self.again_ms = self.again_ms.min(due_ms);
        }
        let mut news = self.turns_elsewhere(house, table, visitor).await?;
        if seen != self.seen {
            self.seen = seen;
            let told = self
                .seen
                .as_ref()
                .map(|(people, names)| web::people::told(visitor.language, names, people));
            // A few seconds more of absence read the same.
            if told != self.told {
                self.told = told;
                news["people"] = json!(self.told);
                news["now"] = now.into();
            }
        }
        Ok((news != json!({})).then(|| news.to_string().into()))
    }

    /// What to tell of the listener's other tables.
    async fn turns_elsewhere(
        &mut self,
        house: &House,
        table: &LiveTable,
        visitor: &Visitor,
    ) -> Result<Value> {
        let Some(guest) = &visitor.guest else { return Ok(json!({})) };
        let turned = house.presence.turns_elsewhere(guest.id, &table.id);
        let now = house.settings.clock.now_ms();
        // Others change tables that are not in memory here: other nodes, whoever runs the house.
        // Guests who came together do not look together, or all would wait for the database.
        let looks_ms = LOOKS_MS + guest.id % LOOKS_MS;
        if self.counted.is_some_and(|(at, when)| at == turned && now - when < looks_ms) {
            return Ok(json!({}));
        }
        let waiting = Some(house.store.turns_of(guest.id, &table.id).await?);
        self.counted = Some((turned, now));
        if waiting == self.waiting {
            return Ok(json!({}));
        }
        self.waiting = waiting;
        let (count, label) =
            (waiting, waiting.map(|count| web::shell::waiting(visitor.language, count)));
        Ok(json!({ "waiting": { "count": count, "label": label } }))
    }

    /// Somebody came or went.
    fn changed(&mut self, house: &House) {
        self.stirred = true;
        self.again_ms = self.again_ms.min(house.settings.clock.now_ms() + SETTLES_MS);
    }
}

/// Sends the fragment now and whenever it changes, until either side goes.
async fn follow(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    page: Page,
    mut socket: Socket,
) {
    let mut changed = table.listen();
    let mut listener = visitor.listener(house);
    let clock = &house.settings.clock;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let mut stay = house.presence.listens(guest, &table.id, clock.clone());
    let mut company = Company {
        seen: None,
        told: None,
        waiting: None,
        counted: None,
        again_ms: 0,
        stirred: false,
    };
    // Only a mark of what was sent: the page itself is large, and listeners many.
    let mut last = None;
    let mut heard = true;
    let mut ping = tokio::time::Instant::now() + PING;
    loop {
        changed.borrow_and_update();
        let began = Instant::now();
        let now = match news(house, table, visitor, page).await {
            Ok(now) => now,
            Err(Refusal::Removed(_)) => return socket.close(Farewell::SentAway).await,
            Err(_) => return,
        };
        let (frame, mark) = (now.frame.clone(), now.mark);
        drop(now);
        if last != Some(mark) {
            let sending = socket.send(frame);
            // Slow readers are not waited for.
            if !matches!(tokio::time::timeout(SLOW, sending).await, Ok(Ok(()))) {
                return;
            }
            house.metrics.push_seconds.observe(began.elapsed().as_secs_f64());
            last = Some(mark);
        }
        // What happens in the meantime is sent together.
        tokio::time::sleep(TOGETHER.saturating_sub(began.elapsed())).await;
        company.changed(house);
        loop {
            tokio::select! {
                change = changed.changed() => match change {
                    Ok(()) => break,
                    Err(_) => return,
                },
                Ok(()) = stay.changed.changed() => company.changed(house),
                () = clock.sleep_until(company.again_ms), if page == Page::Table => {
                    let Ok(news) = company.news(house, table, visitor).await else { break };
                    let Some(news) = news else { continue };
                    let sending = socket.send([news]);
                    if !matches!(tokio::time::timeout(SLOW, sending).await, Ok(Ok(()))) {
                        return;
                    }
                }
                is_there = socket.hears() => match is_there {
                    true => heard = true,
                    false => return,
                },
                () = tokio::time::sleep_until(ping) => {
                    if !heard || socket.ping().await.is_err() {
                        return;
                    }
                    heard = false;
                    ping = tokio::time::Instant::now() + PING;
                }
                () = listener.sent_away(house) => return socket.close(Farewell::SentAway).await,
                () = house.closed() => return socket.close(Farewell::Restart).await,
            }
        }
    }
}
