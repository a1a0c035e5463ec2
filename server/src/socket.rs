//! The WebSocket of a page that listens.
//!
//! A page goes out as it was drawn, past the buffers of the connection. Otherwise every connection
//! would keep one of the size of the largest page that it was ever sent, and there may be
//! thousands of them.

use crate::refusal::{Refusal, Result};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::io::IoSlice;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Listeners have nothing to say.
const LONGEST_MESSAGE: usize = 1 << 10;
/// Small, because there may be thousands of listeners who hear little.
const BUFFER: usize = 2 << 10;

/// Why a socket closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Farewell {
    /// The house closes, and will open again.
    Restart,
    /// The page may not listen any more.
    SentAway,
}

/// The page has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// What a browser is answered that asks for a socket, and the socket once it has the answer.
pub(crate) fn open(
    mut request: Request,
) -> Result<(Response, impl Future<Output = Option<Socket>>)> {
    let answer = create_response_with_body(&request, Body::empty)
        .map_err(|error| Refusal::Unreadable(error.to_string()))?;
    let upgrade = hyper::upgrade::on(&mut request);
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_MESSAGE))
        .max_frame_size(Some(LONGEST_MESSAGE))
        .read_buffer_size(BUFFER)
        // What is smaller waits for what follows it.
        .write_buffer_size(BUFFER);
    let opening = async move {
        let stream = TokioIo::new(upgrade.await.ok()?);
        Some(Socket(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await))
    };
    Ok((answer, opening))
}

impl Socket {
    /// Sends a text in several parts, of which all but the first may be long. A text that was not
    /// sent to its end leaves nothing to do with the connection but to drop it.
    pub(crate) async fn send<const N: usize>(&mut self, parts: [Bytes; N]) -> Result<(), Gone> {
        // Answers to the browser that are not sent yet do not belong into the middle of this.
        self.0.flush().await.map_err(|_| Gone)?;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let length: usize = parts.iter().map(Bytes::len).sum();
        let mut first = Vec::new();
        header.format(length as u64, &mut first).expect("a vector takes all that is written");
        first.extend_from_slice(&parts[0]);
        // All parts are handed over at once, for each time costs as much as copying a page.
        let rest = parts[1..].iter().map(|part| IoSlice::new(part));
        let mut text: Vec<_> = [IoSlice::new(&first)].into_iter().chain(rest).collect();
        let mut text = &mut text[..];
        let stream = self.0.get_mut();
        while !text.is_empty() {
            match stream.write_vectored(text).await {
                Ok(0) | Err(_) => return Err(Gone),
                Ok(sent) => IoSlice::advance_slices(&mut text, sent),
            }
        }
        stream.flush().await.map_err(|_| Gone)
    }

    /// Asks whether the page is still there.
    pub(crate) async fn ping(&mut self) -> Result<(), Gone> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(|_| Gone)
    }

    /// Waits until something is heard of the page; `false` if it has gone.
    pub(crate) async fn hears(&mut self) -> bool {
        !matches!(self.0.next().await, Some(Ok(Message::Close(_)) | Err(_)) | None)
    }

    /// Says why there is nothing more to hear.
    pub(crate) async fn close(mut self, why: Farewell) {
        let code = match why {
            Farewell::Restart => CloseCode::Restart,
            Farewell::SentAway => CloseCode::Policy,
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        self.0.send(Message::Close(Some(frame))).await.ok();
    }
}
