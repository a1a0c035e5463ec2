//! A message to a browser, also when no page is open: encrypted for the browser alone (RFC
//! 8291), so that the push service between cannot read it, and signed so that the service
//! knows who sends it (RFC 8292).

use super::keys::Keys as HouseKeys;
use super::outgoing::Outgoing;
use super::{Failure, Notice};
use crate::chance;
use crate::store::WayRow;
use axum::http::HeaderName;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hkdf};
use serde::{Deserialize, Serialize};
use serde_json::json;
use web::unsent::Why;

/// How long a push service keeps a message for a browser that is not there.
const KEPT_S: u64 = 24 * 3600;
/// How long a signature is good.
const SIGNED_S: i64 = 12 * 3600;
/// The size of a record; a message is always one.
const RECORD: u32 = 4096;

const TTL: HeaderName = HeaderName::from_static("ttl");
const URGENCY: HeaderName = HeaderName::from_static("urgency");
/// A later message with the same topic takes the place of one that was not fetched yet.
const TOPIC: HeaderName = HeaderName::from_static("topic");

/// What a browser gives along with its endpoint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Keys {
    p256dh: String,
    auth: String,
}

impl Keys {
    /// The keys, if they are what a browser gives.
    pub(super) fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (point, secret) = (decode(p256dh)?, decode(auth)?);
        let sound = point.len() == 65 && point[0] == 4 && secret.len() == 16;
        sound.then(|| Keys {
            p256dh: URL_SAFE_NO_PAD.encode(point),
            auth: URL_SAFE_NO_PAD.encode(secret),
        })
    }

    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).expect("keys are plain data")
    }

    fn decoded(text: &str) -> Option<(Vec<u8>, Vec<u8>)> {
        let keys: Keys = serde_json::from_str(text).ok()?;
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).ok();
        Some((decode(&keys.p256dh)?, decode(&keys.auth)?))
    }
}

/// How long something derived is.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let mut derived = [0; N];
    prk.expand(info, Length(N)).ok()?.fill(&mut derived).ok()?;
    Some(derived)
}

/// What both sides know: the public keys of sender and receiver, what follows from them, and
/// what the receiver gave along.
struct Shared<'a> {
    sender: &'a [u8],
    receiver: &'a [u8],
    agreed: &'a [u8],
    auth: &'a [u8],
}

/// A message as one record of `aes128gcm` (RFC 8188).
fn record(shared: &Shared<'_>, salt: [u8; 16], message: &[u8]) -> Option<Vec<u8>> {
    let info: [&[u8]; 3] = [b"WebPush: info\0", shared.receiver, shared.sender];
    let secret: [u8; 32] = derive(shared.auth, shared.agreed, &info)?;
    let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    // The last record ends with a two.
    let mut sealed = [message, &[2]].concat();
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(shared.sender.len()).ok()?;
    let head: [&[u8]; 4] = [&salt, &RECORD.to_be_bytes(), &[length], shared.sender];
    Some([head.concat(), sealed].concat())
}

/// Encrypts a message for a browser.
fn encrypted(receiver: &[u8], auth: &[u8], message: &[u8]) -> Option<Vec<u8>> {
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let sender = private.compute_public_key().ok()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, receiver);
    let agreed = agree_ephemeral(private, &peer, |agreed| agreed.to_vec()).ok()?;
    let shared = Shared { sender: sender.as_ref(), receiver, agreed: &agreed, auth };
    record(&shared, chance::bytes(), message)
}

/// What tells a push service who sends: a token for its origin.
fn authorization(keys: &HouseKeys, endpoint: &str, contact: &str, now_ms: i64) -> Option<String> {
    let after_scheme = endpoint.find("://")? + 3;
    let path = endpoint[after_scheme..].find('/').map_or(endpoint.len(), |at| after_scheme + at);
    let encode = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let head = encode(json!({ "typ": "JWT", "alg": "ES256" }));
    let expires = now_ms / 1000 + SIGNED_S;
    let claims = encode(json!({ "aud": &endpoint[..path], "exp": expires, "sub": contact }));
    let text = format!("{head}.{claims}");
    let signature = URL_SAFE_NO_PAD.encode(keys.sign(&text)?);
    Some(format!("vapid t={text}.{signature}, k={}", keys.public()))
}

pub(super) async fn send(
    outgoing: &Outgoing,
    keys: &HouseKeys,
    way: &WayRow,
    notice: &Notice,
    contact: &str,
    now_ms: i64,
) -> Result<(), Failure> {
    let table = notice.about.as_ref().map(|about| about.table.as_str());
    let message = json!({
        "title": notice.title,
        "body": notice.text,
        "url": notice.link,
        "tag": table.map(|table| format!("/table/{table}")),
    });
    let unsound = || Failure::refused(Why::Spoilt);
    let (receiver, auth) = Keys::decoded(&way.secret).ok_or_else(unsound)?;
    let body = encrypted(&receiver, &auth, message.to_string().as_bytes()).ok_or_else(unsound)?;
    let told = authorization(keys, &way.target, contact, now_ms).ok_or_else(unsound)?;
    let headers = [
        (AUTHORIZATION, told),
        (CONTENT_ENCODING, "aes128gcm".to_owned()),
        (CONTENT_TYPE, "application/octet-stream".to_owned()),
        (TTL, KEPT_S.to_string()),
        (URGENCY, "high".to_owned()),
        (TOPIC, table.unwrap_or("try").chars().take(32).collect()),
    ];
    outgoing.post(&way.target, headers, body).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    #[test]
    fn a_message_is_encrypted_as_the_example_of_rfc_8291() {
        let [sender, receiver, agreed, auth] = [
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs",
            "BTBZMqHH6r4Tts7J_aSIgg",
        ]
        .map(decoded);
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let shared = Shared { sender: &sender, receiver: &receiver, agreed: &agreed, auth: &auth };
        let message = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            URL_SAFE_NO_PAD.encode(record(&shared, salt, message).expect("a record")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn\
             mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW\
             QexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_no_browser_gives_are_refused() {
        let (point, auth) = ([&[4][..], &[7; 64]].concat(), [1; 16]);
        let read = |point: &[u8], auth: &[u8]| {
            Keys::read(&URL_SAFE_NO_PAD.encode(point), &URL_SAFE_NO_PAD.encode(auth))
        };
        assert!(read(&point, &auth).is_some());
        assert!(read(&point[1..], &auth).is_none());
        assert!(read(&point, &auth[1..]).is_none());
        assert!(Keys::read("…", "").is_none());
        // They look sound, but are no point of the curve.
        assert_eq!(encrypted(&point, &auth, b"x"), None);
    }

    #[test]
    fn a_token_is_for_the_origin_of_the_endpoint_alone() {
        let keys = HouseKeys::made();
        let contact = "mailto:host@example.org";
        let told = authorization(&keys, "https://push.example:8443/s/abc", contact, 1_000_000);
        let told = told.expect("a token");
        let token = told.strip_prefix("vapid t=").and_then(|rest| rest.split(',').next());
        let claims = token.and_then(|token| token.split('.').nth(1)).map(decoded);
        let claims: serde_json::Value = serde_json::from_slice(&claims.expect("claims")).unwrap();
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example:8443", "exp": 44_200, "sub": contact })
        );
    }
}
