//! The house, its cookies, and everything that is on its way to it or from it.

use crate::jar::Jar;
use crate::message::{Answer, Asked, Told};
use crate::registry;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderValue, Request, StatusCode};
use server::{House, Limits, Settings, errands, routes};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tower::ServiceExt;

/// The largest request or answer, such as all games in one file.
const LARGEST: usize = 64 << 20;

/// An answer, with its body.
type Answered = (Answer, Vec<u8>);

/// A house that can be carried about.
pub struct Pocket {
    base: HeaderValue,
    router: Router,
    jar: Rc<RefCell<Jar>>,
    answers: Rc<RefCell<Vec<Answered>>>,
}

/// The settings of a house with one guest, who cannot ask for too much.
fn settings(base: &str, pause_ms: u64) -> Settings {
    Settings {
        public_url: Some(base.to_owned()),
        names: vec!["localhost".to_owned()],
        bot_threads: 2,
        keep: None,
        session_idle: None,
        limits: Limits { body_bytes: LARGEST, ..Limits::none() },
        bot_pause: Duration::from_millis(pause_ms),
        ..Settings::default()
    }
}

/// Reads 32 bytes of randomness.
fn read_randomness(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

impl Pocket {
    /// Opens the house; the lines that are to stand in place of its journal come with it, if
    /// that has become long.
    pub fn open(
        base: &str,
        randomness: &str,
        pause_ms: u64,
        journal: &[String],
    ) -> Result<(Pocket, Option<Vec<String>>), String> {
        let randomness = read_randomness(randomness).ok_or("this is no randomness")?;
        server::lend_randomness(randomness);
        let origin = HeaderValue::from_str(base).map_err(|_| "this is no address")?;
        let jar = journal.iter().rev().find_map(|line| Jar::of_line(line)).unwrap_or_default();
        let lines = journal.iter().map(String::as_str).filter(|line| Jar::of_line(line).is_none());
        let (house, anew) = House::open(settings(base, pause_ms), registry::all(), lines)
            .map_err(|error| error.to_string())?;
        let anew = anew.map(|line| vec![line, jar.line()]);
        let pocket = Pocket {
            base: origin,
            router: routes::router(house),
            jar: Rc::new(RefCell::new(jar)),
            answers: Rc::default(),
        };
        Ok((pocket, anew))
    }

    /// Hears what the worker says, with the body of a request.
    pub fn hear(&self, told: Told, body: Vec<u8>) {
        match told {
            Told::Request { number, method, path, headers } => {
                match self.request(&method, &path, &headers, body) {
                    Ok(request) => self.answer(number, request),
                    Err(_) => self.answers.borrow_mut().push(refused(number)),
                }
            }
            Told::Written { number, done } => errands::written(number, done),
            Told::Thought { number, outcome } => errands::thought(number, outcome),
            // It is open; and whatever waits goes on in any case.
            Told::Open { .. } | Told::Wake => {}
        }
    }

    /// Lets everything go on, and tells what is to be done.
    pub fn go_on(&self) -> (Asked, Vec<u8>) {
        errands::run();
        let asked = errands::take();
        let mut bodies = Vec::new();
        let mut answers = Vec::new();
        for (answer, body) in self.answers.borrow_mut().drain(..) {
            answers.push(answer);
            bodies.extend(body);
        }
        let asked = Asked {
            answers,
            writes: asked.writes.into_iter().map(|write| (write.number, write.line)).collect(),
            thoughts: asked.thoughts,
            wake_ms: asked.again_after.map(|after| after.as_millis() as u64 + 1),
            ..Asked::default()
        };
        (asked, bodies)
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(String, String)],
        body: Vec<u8>,
    ) -> Result<Request<Body>, axum::http::Error> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        request
            .header(HOST, "localhost")
            .header(ORIGIN, &self.base)
            .header(COOKIE, self.jar.borrow().header())
            .body(Body::from(body))
    }

    /// Answers a request as soon as that can be done, and whatever the answer says is written.
    fn answer(&self, number: u64, request: Request<Body>) {
        let (router, jar) = (self.router.clone(), Rc::clone(&self.jar));
        let answers = Rc::clone(&self.answers);
        drop(errands::spawn(async move {
            let answered = answered(number, router, &jar, request).await;
            answers.borrow_mut().push(answered.unwrap_or_else(|| refused(number)));
        }));
    }
}

async fn answered(
    number: u64,
    router: Router,
    jar: &RefCell<Jar>,
    request: Request<Body>,
) -> Option<Answered> {
    let response = router.oneshot(request).await.unwrap_or_else(|never| match never {});
    let (mut parts, body) = response.into_parts();
    let set = jar.borrow_mut().take(&mut parts.headers);
    if set {
        let line = jar.borrow().line();
        if !errands::write(line).await.unwrap_or(false) {
            return None;
        }
    }
    let body = to_bytes(body, LARGEST).await.ok()?.to_vec();
    let headers = parts.headers.iter().filter_map(|(name, value)| {
        Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
    });
    let (status, length) = (parts.status.as_u16(), body.len());
    Some((Answer { number, status, headers: headers.collect(), length }, body))
}

/// The answer to what cannot be answered.
fn refused(number: u64) -> Answered {
    let status = StatusCode::INTERNAL_SERVER_ERROR.as_u16();
    (Answer { number, status, headers: Vec::new(), length: 0 }, Vec::new())
}
