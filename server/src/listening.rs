//! Pages that listen: a WebSocket that sends what belongs inside `<main>`, and who is
//! there.

use crate::fields::Query;
use crate::house::House;
use crate::metrics::seconds_since;
use crate::pages::end;
use crate::pages::table::{fragment, people, shown_names};
use crate::presence::GRACE_MS;
use crate::refusal::Refusal;
use crate::table::{Fragment, LiveTable, Page};
use crate::visitor::{At, Visitor};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a silent listener is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a listener may take to receive a page.
const SLOW: Duration = Duration::from_secs(20);
/// The least time between two pages for one listener.
pub(crate) const TOGETHER: Duration = Duration::from_millis(50);
/// Who comes and goes within this time is told together.
const SETTLES_MS: i64 = 1_000;
/// How often is looked who is there though nobody comes or goes: some are away for longer
/// then, and some have asked for nothing for a while.
const LOOKS_MS: i64 = 20_000;
/// Listeners have nothing to say.
const LONGEST_MESSAGE: usize = 1 << 10;
/// Small, because there may be thousands of listeners who hear little.
const BUFFER: usize = 2 << 10;

async fn now(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    page: Page,
) -> Result<Arc<Fragment>, Refusal> {
    match page {
        Page::Table => Ok(fragment(house, table, &mut *table.look().await?, visitor)),
        Page::End => end::fragment(house, table, visitor, None).await,
    }
}

pub(crate) async fn socket(
    At { house, who: visitor, table }: At<Visitor>,
    Query(fields): Query,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|error| Refusal::Unreadable(error.body_text()))?;
    let page = match fields.get("page") {
        None => Page::Table,
        Some("end") => Page::End,
        Some(_) => return Err(Refusal::BadField("page")),
    };
    let place = house.rate_limiter.listen(visitor.client)?;
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        house.metrics.listeners.inc();
        follow(&house, &table, &visitor, page, socket).await;
        house.metrics.listeners.dec();
        drop(place);
    }))
}

/// What the page was told last of who is there, and when to look again.
struct Company {
    told: Value,
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
    ) -> Result<Option<Utf8Bytes>, Refusal> {
        let (told, due_ms) = {
            let inside = table.look().await?;
            let names = shown_names(&inside, visitor.language);
            let people = people(house, table, &inside);
            let due_ms = inside.state.due().map(|(_, last)| last);
            (web::people::told(visitor.language, &names, &people), due_ms)
        };
        let now = house.settings.clock.now_ms();
        // Whoever seems to be there may have left a moment ago.
        let stirred = std::mem::take(&mut self.stirred);
        self.again_ms = now + if stirred { GRACE_MS + SETTLES_MS } else { LOOKS_MS };
        // Looking at a table whose time is over tells everybody.
        if let Some(due_ms) = due_ms.filter(|due_ms| *due_ms > now) {
            self.again_ms = self.again_ms.min(due_ms);
        }
        if told == self.told {
            return Ok(None);
        }
        self.told = told;
        Ok(Some(json!({ "people": self.told, "now": now }).to_string().into()))
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
    mut socket: WebSocket,
) {
    let mut changed = table.listen();
    let mut listener = visitor.listener(house);
    let clock = &house.settings.clock;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let mut stay = house.presence.listens(guest, &table.id, clock.clone());
    let mut company = Company { told: Value::Null, again_ms: 0, stirred: false };
    // Only a mark of what was sent: the page itself is large, and listeners many.
    let mut last = None;
    let mut heard = true;
    let mut ping = tokio::time::Instant::now() + PING;
    loop {
        changed.borrow_and_update();
        let began = Instant::now();
        let now = match now(house, table, visitor, page).await {
            Ok(now) => now,
            Err(Refusal::Removed(_)) => return send_away(socket).await,
            Err(_) => return,
        };
        let (text, mark) = now.frame().clone();
        drop(now);
        if last != Some(mark) {
            let sending = socket.send(Message::Text(text));
            // Who does not take what is sent is not waited for.
            if !matches!(tokio::time::timeout(SLOW, sending).await, Ok(Ok(()))) {
                return;
            }
            house.metrics.push_seconds.observe(seconds_since(began));
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
                    let sending = socket.send(Message::Text(news));
                    if !matches!(tokio::time::timeout(SLOW, sending).await, Ok(Ok(()))) {
                        return;
                    }
                }
                message = socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => heard = true,
                },
                () = tokio::time::sleep_until(ping) => {
                    if !heard || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    heard = false;
                    ping = tokio::time::Instant::now() + PING;
                }
                () = listener.sent_away(house) => return send_away(socket).await,
                () = house.closed() => {
                    let reason = CloseFrame { code: close_code::RESTART, reason: "".into() };
                    socket.send(Message::Close(Some(reason))).await.ok();
                    return;
                }
            }
        }
    }
}

/// Tells a page that it may not listen any more: it is to be loaded anew, which says why.
async fn send_away(mut socket: WebSocket) {
    let reason = CloseFrame { code: close_code::POLICY, reason: "".into() };
    socket.send(Message::Close(Some(reason))).await.ok();
}
