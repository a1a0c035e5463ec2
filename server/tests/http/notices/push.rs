//! Messages that a push service brings to one browser.

use super::{AWAY, Receiver, house, name_of, play_on, two};
use crate::guests::another_device;
use crate::test_server::{Browser, TestServer, settings};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::{aead, agreement, hkdf, signature};
use serde_json::{Value, json};
use server::Notices;

/// A browser that a push service keeps messages for.
pub(super) struct Subscribed {
    private: agreement::EphemeralPrivateKey,
    pub(super) public: Vec<u8>,
    pub(super) auth: [u8; 16],
}

impl Subscribed {
    pub(super) fn new() -> Subscribed {
        let random = SystemRandom::new();
        let private = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random);
        let private = private.expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Subscribed { private, public, auth: *b"sixteen letters." }
    }

    /// What a message says: RFC 8291 from the other side.
    pub(super) fn decrypt(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096_u32.to_be_bytes());
        let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, sender);
        let agreed = agreement::agree_ephemeral(self.private, &peer, |agreed| agreed.to_vec());
        let info = [b"WebPush: info\0", &self.public[..], sender].concat();
        let secret = derived::<32>(&self.auth, &agreed.expect("a point"), &info);
        let key = derived::<16>(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = derived::<12>(salt, &secret, b"Content-Encoding: nonce\0");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key");
        let mut sealed = sealed.to_vec();
        let open = aead::LessSafeKey::new(key).open_in_place(
            aead::Nonce::assume_unique_for_key(nonce),
            aead::Aad::empty(),
            &mut sealed,
        );
        let (last, text) = open.expect("a message for this browser").split_last().unwrap();
        assert_eq!(*last, 2, "it is the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let mut derived = [0; N];
    prk.expand(&[info], Length(N)).unwrap().fill(&mut derived).unwrap();
    derived
}

pub(super) fn subscribe(guest: &mut Browser, endpoint: &str) -> Subscribed {
    let made = Subscribed::new();
    let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(&made.public), URL_SAFE_NO_PAD.encode(made.auth));
    let fields = [("endpoint", endpoint), ("p256dh", &p256dh), ("auth", &auth)];
    guest.post("/notices/push", &fields).expect(204);
    made
}

#[test]
fn a_browser_is_told_by_a_message_that_it_alone_can_read() {
    let (server, clock) = house(Notices::default());
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    let subscribed = subscribe(&mut waits, &format!("{}/push/4711", receiver.address));
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    let told = receiver.wait_for(1);
    assert_eq!(told.path, "/push/4711");
    assert_eq!(told.header("content-encoding"), "aes128gcm");
    assert_eq!(told.header("ttl"), "86400");
    assert_eq!(told.header("topic"), table.trim_start_matches("/table/"));
    let hidden = told.body.windows(5).any(|part| part == b"Targi");
    assert!(!hidden, "nobody between can read it");

    // The push service knows who sends it (RFC 8292).
    let key = waits.get("/notices/push").expect(200).json()["key"].as_str().unwrap().to_owned();
    let vapid = told.header("authorization").strip_prefix("vapid t=").expect("a token");
    let (token, told_key) = vapid.split_once(", k=").expect("a key");
    assert_eq!(told_key, key, "the key that browsers subscribe with");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let public = URL_SAFE_NO_PAD.decode(&key).unwrap();
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, public)
        .verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).unwrap())
        .expect("signed by the house");
    let claims = URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], receiver.address);
    let now_s = clock.now_ms() / 1000;
    let expires_s = claims["exp"].as_i64().unwrap();
    assert!((now_s..=now_s + 24 * 3600).contains(&expires_s), "{claims}");

    let other = name_of(&mut acts);
    assert_eq!(
        subscribed.decrypt(&told.body),
        json!({
            "title": "Your turn: Targi",
            "body": format!("With {other}"),
            "url": format!("http://{}{table}", server.address),
            "tag": table,
        })
    );
    // It ends, and the key stays the same when the house opens again.
    let endpoint = format!("{}/push/4711", receiver.address);
    waits.post("/notices/push/end", &[("endpoint", &endpoint)]).expect(204);
    assert!(waits.get("/notices").expect(200).body.contains("You are told while a table is open"));
    let server = TestServer::in_folder(server.close(), settings());
    assert_eq!(server.guest().get("/notices/push").expect(200).json()["key"], key.as_str());
}

#[test]
fn a_device_that_was_ended_is_told_no_more() {
    let (server, clock) = house(Notices::default());
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    let mut lost = another_device(&server, &mut waits, "Mozilla/5.0 (Android 14) Chrome/139.0");
    for (device, path) in [(&mut waits, "kept"), (&mut lost, "lost")] {
        subscribe(device, &format!("{}/{path}", receiver.address));
    }
    assert_eq!(waits.get("/notices").expect(200).body.matches("Switch off:").count(), 2);
    waits.post("/devices/end", &[("device", "others")]).expect(303);
    assert_eq!(waits.get("/notices").expect(200).body.matches("Switch off:").count(), 1);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    assert_eq!(receiver.wait_for(1).path, "/kept");
    receiver.stays_at(1);
}
