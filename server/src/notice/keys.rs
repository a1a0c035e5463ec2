//! The keys of the house: one that push services know it by, and one that signs links in
//! mails. They are made when they are needed first and kept in the database, the same for all
//! nodes.

use crate::chance;
use crate::store::{Store, StoreError};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};

/// What a link in a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    Confirm,
    End,
}

impl Link {
    const ALL: [Link; 2] = [Link::Confirm, Link::End];

    const fn word(self) -> &'static str {
        match self {
            Link::Confirm => "confirm",
            Link::End => "end",
        }
    }
}

pub(crate) struct Keys {
    push: EcdsaKeyPair,
    links: hmac::Key,
}

impl Keys {
    pub(super) async fn of(store: &Store) -> Result<Keys, StoreError> {
        let random = SystemRandom::new();
        let make = || {
            let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
            made.expect("the operating system gives random bytes").as_ref().to_vec()
        };
        let push = store.key("push", make).await?;
        let links = store.key("links", || chance::bytes::<32>().to_vec()).await?;
        let push = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &push, &random);
        Ok(Keys {
            push: push.map_err(|error| StoreError::Failed(format!("the key push: {error}")))?,
            links: hmac::Key::new(hmac::HMAC_SHA256, &links),
        })
    }

    /// The public half of what push services know the house by, as browsers take it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.push.public_key())
    }

    /// Signs what a push service is told (RFC 8292).
    pub(super) fn sign(&self, text: &str) -> Option<Vec<u8>> {
        let signed = self.push.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(signed.as_ref().to_vec())
    }

    /// The path of a link that needs no session: it proves itself that the house made it.
    pub(super) fn link(&self, what: Link, way: i64) -> String {
        let tag = hmac::sign(&self.links, signed(what, way).as_bytes());
        let tag = URL_SAFE_NO_PAD.encode(tag.as_ref());
        format!("/notices/mail/{}-{way}-{tag}", what.word())
    }

    /// What a link is for, and for which way, if the house made it.
    pub(super) fn read(&self, link: &str) -> Option<(Link, i64)> {
        let mut parts = link.splitn(3, '-');
        let (word, way, tag) = (parts.next()?, parts.next()?, parts.next()?);
        let what = Link::ALL.into_iter().find(|what| what.word() == word)?;
        let (way, tag) = (way.parse().ok()?, URL_SAFE_NO_PAD.decode(tag).ok()?);
        hmac::verify(&self.links, signed(what, way).as_bytes(), &tag).ok()?;
        Some((what, way))
    }
}

fn signed(what: Link, way: i64) -> String {
    format!("{} {way}", what.word())
}

#[cfg(test)]
impl Keys {
    /// Keys for a test.
    pub(super) fn made() -> Keys {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(kind, &random).expect("a key");
        Keys {
            push: EcdsaKeyPair::from_pkcs8(kind, pkcs8.as_ref(), &random).expect("a key"),
            links: hmac::Key::new(hmac::HMAC_SHA256, &chance::bytes::<32>()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_link_of_the_house_is_followed_and_only_for_what_it_is() {
        let (own, other) = (Keys::made(), Keys::made());
        let path = own.link(Link::End, 4711);
        let link = path.strip_prefix("/notices/mail/").expect("a path");
        assert_eq!(own.read(link), Some((Link::End, 4711)));
        assert_eq!(other.read(link), None);
        for bad in [
            link.replace("end", "confirm"),
            link.replace("4711", "4712"),
            link[..link.len() - 2].to_owned(),
            String::new(),
            "end-4711-".to_owned(),
            "end-4711".to_owned(),
        ] {
            assert_eq!(own.read(&bad), None, "{bad}");
        }
    }
}
