//! Pages that listen: a WebSocket that sends what belongs inside `<main>`.

use crate::fields::Query;
use crate::house::House;
use crate::metrics::seconds_since;
use crate::pages::end;
use crate::pages::table::fragment;
use crate::refusal::Refusal;
use crate::table::{Fragment, LiveTable, Page};
use crate::visitor::{At, Visitor};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a silent listener is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a listener may take to receive a page.
const SLOW: Duration = Duration::from_secs(20);
/// The least time between two pages for one listener.
pub(crate) const TOGETHER: Duration = Duration::from_millis(50);
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
    // Only a mark of what was sent: the page itself is large, and listeners many.
    let mut last = None;
    let mut heard = true;
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
        loop {
            tokio::select! {
                change = changed.changed() => match change {
                    Ok(()) => break,
                    Err(_) => return,
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => heard = true,
                },
                () = tokio::time::sleep(PING) => {
                    if !heard || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    heard = false;
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
