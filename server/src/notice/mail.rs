//! Mail, carried by a server that the host names.

use super::{Failure, Notice};
use crate::store::WayRow;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use thiserror::Error;
use web::Language;
use web::unsent::{Unsent, Why};

/// How long the server may take for one answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest address.
const LONGEST: usize = 254;

/// The mail server, and the sender.
#[derive(Clone, Debug)]
pub struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// What is no mail server, or no sender.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum BadMail {
    /// The server.
    #[error(
        "`{0}` is no mail server; write it as in smtps://USER:PASSWORD@mail.example.org or \
         smtp://localhost:25"
    )]
    Server(String),
    /// The sender.
    #[error("`{0}` is no sender; write it as in games@example.org")]
    Sender(String),
}

impl Mail {
    /// Mail from this sender by this server: `smtps://USER:PASSWORD@HOST`, the same with
    /// `smtp:` and `?tls=required`, or `smtp://HOST` without TLS.
    pub fn new(server: &str, from: &str) -> Result<Mail, BadMail> {
        let from: Mailbox = from.parse().map_err(|_| BadMail::Sender(from.to_owned()))?;
        // What it is called may hold a password.
        let host = server.rsplit('@').next().unwrap_or_default();
        let bad = |_| BadMail::Server(host.to_owned());
        let built = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(bad)?;
        let hello = ClientId::Domain(from.email.domain().to_owned());
        let server = built.timeout(Some(PATIENCE)).hello_name(hello).build();
        Ok(Mail { server, from })
    }

    /// The sender's address.
    pub(super) fn from(&self) -> &Address {
        &self.from.email
    }

    /// Asks whether an address is the guest's.
    pub(super) async fn confirmation(
        &self,
        way: &WayRow,
        language: Language,
        link: &str,
    ) -> Result<(), Failure> {
        let (subject, text) = web::notices::confirmation(language, link);
        self.send(way, subject, text, None).await
    }

    /// Tells of one turn or several.
    pub(super) async fn turns(
        &self,
        way: &WayRow,
        language: Language,
        notices: &[Notice],
        end: &str,
    ) -> Result<(), Failure> {
        let lines = notices.iter().map(|notice| {
            let Notice { title, text, link, .. } = notice;
            (title.as_str(), text.as_str(), link.as_str())
        });
        let (subject, text) = web::notices::mail(language, &lines.collect::<Vec<_>>(), end);
        self.send(way, subject, text, Some(end)).await
    }

    async fn send(
        &self,
        way: &WayRow,
        subject: String,
        text: String,
        end: Option<&str>,
    ) -> Result<(), Failure> {
        let unsound = || Failure::refused(Why::Spoilt);
        let to: Address = way.target.parse().map_err(|_| unsound())?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN);
        // Programs for mail offer to end it, and do not answer for anybody.
        let mut header = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message = message.clone().raw_header(HeaderValue::new(name, value));
        };
        header("Auto-Submitted", "auto-generated".to_owned());
        if let Some(end) = end {
            header("List-Unsubscribe", format!("<{end}>"));
        }
        let message = message.body(text).map_err(|_| unsound())?;
        self.server.send(message).await.map(drop).map_err(failure)
    }
}

fn failure(error: Error) -> Failure {
    match error.is_permanent() {
        true => Failure::Refused(Unsent { why: Why::Answered, said: error.to_string() }),
        false => Failure::later(Why::Unreachable, error),
    }
}

/// An address as it is kept, if it is one.
pub(super) fn address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let address: Address = typed.parse().ok().filter(|_| typed.len() <= LONGEST)?;
    // Its domain is the same however it is written.
    Some(format!("{}@{}", address.user(), address.domain().to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_and_a_sender_are_read_and_no_password_is_told() {
        assert!(Mail::new("smtp://localhost:25", "games@example.org").is_ok());
        let named = "Caravanserai <games@example.org>";
        assert!(Mail::new("smtps://ada:secret@mail.example.org", named).is_ok());
        assert!(Mail::new("smtp://ada@mail.example.org:587?tls=required", named).is_ok());
        let told = |server, from| Mail::new(server, from).expect_err("no mail").to_string();
        assert!(told("smtp://localhost", "games").contains("`games`"));
        let bad = told("imap://ada:secret@mail.example.org", "games@example.org");
        assert!(bad.contains("mail.example.org") && !bad.contains("secret@"), "{bad}");
        let mail = Mail::new("smtps://ada:geheim@mail.example.org", named).expect("mail");
        assert!(!format!("{mail:?}").contains("geheim"));
    }

    #[test]
    fn only_plain_addresses_are_kept() {
        assert_eq!(address(" Ada@Example.ORG "), Some("Ada@example.org".to_owned()));
        for bad in ["", "ada", "ada@", "@example.org", "ada@b.c\r\nBcc: x@y.z", "a b@c.d"] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }
}
