//! A request to an address of the guest's: one POST with JSON, signed.

use super::outgoing::Outgoing;
use super::{Failure, Notice};
use crate::chance;
use crate::store::WayRow;
use axum::http::HeaderName;
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::json;
use web::unsent::Why;

/// The header with the signature.
const SIGNATURE: HeaderName = HeaderName::from_static("x-caravanserai-signature");

/// What the guest and the house know, and nobody else.
#[derive(Serialize, Deserialize)]
pub(super) struct Secret {
    pub(super) secret: String,
}

impl Default for Secret {
    fn default() -> Secret {
        Secret { secret: chance::secret() }
    }
}

impl Secret {
    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).expect("a secret is plain data")
    }

    pub(super) fn read(text: &str) -> Option<Secret> {
        serde_json::from_str(text).ok()
    }

    /// `sha256=` and the HMAC of the body in hexadecimal digits.
    fn signature(&self, body: &str) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, self.secret.as_bytes());
        let tag = hmac::sign(&key, body.as_bytes());
        let digits: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("sha256={digits}")
    }
}

/// What is sent. Several chat services show `content` or `text` and nothing else.
fn body(notice: &Notice) -> String {
    let Notice { title, text, link, about, at } = notice;
    json!({
        "event": if about.is_some() { "turn" } else { "test" },
        "title": title,
        "text": text,
        "content": format!("{title}. {text} {link}"),
        "url": link,
        "game": about.as_ref().map(|about| &about.game),
        "table": about.as_ref().map(|about| &about.table),
        "opponents": about.as_ref().map(|about| &about.opponents),
        "at": at,
    })
    .to_string()
}

pub(super) async fn send(
    outgoing: &Outgoing,
    way: &WayRow,
    notice: &Notice,
) -> Result<(), Failure> {
    let unreadable = || Failure::refused(Why::Spoilt);
    let secret = Secret::read(&way.secret).ok_or_else(unreadable)?;
    let body = body(notice);
    let headers = [
        (axum::http::header::CONTENT_TYPE, "application/json".to_owned()),
        (SIGNATURE, secret.signature(&body)),
    ];
    outgoing.post(&way.target, headers, body.into_bytes()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_one_that_everybody_else_computes() {
        // The second example of RFC 4231.
        let secret = Secret { secret: "Jefe".to_owned() };
        assert_eq!(
            secret.signature("what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
