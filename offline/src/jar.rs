//! The cookies of the one browser that asks. Service workers may neither read nor set any, so
//! they are kept here, and in the journal.

use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Cookies by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Jar(BTreeMap<String, String>);

/// A line of the journal that holds all cookies.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(rename = "Jar")]
    jar: Jar,
}

impl Jar {
    /// The jar of a line, if it is one of a jar.
    pub(crate) fn of_line(line: &str) -> Option<Jar> {
        let line: Line =
            line.starts_with("{\"Jar\"").then(|| serde_json::from_str(line).ok())??;
        Some(line.jar)
    }

    /// As a line of the journal.
    pub(crate) fn line(&self) -> String {
        serde_json::to_string(&Line { jar: self.clone() }).expect("cookies are plain data")
    }

    /// As browsers send them.
    pub(crate) fn header(&self) -> String {
        let cookies: Vec<String> =
            self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        cookies.join("; ")
    }

    /// Takes the cookies that an answer sets; tells whether there were any.
    pub(crate) fn take(&mut self, headers: &mut HeaderMap) -> bool {
        let set = headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        let set: Vec<String> = set.map(str::to_owned).collect();
        headers.remove(SET_COOKIE);
        for cookie in &set {
            let mut parts = cookie.split(';').map(str::trim);
            let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else {
                continue;
            };
            match parts.any(|part| part == "Max-Age=0") {
                true => self.0.remove(name),
                false => self.0.insert(name.to_owned(), value.to_owned()),
            };
        }
        !set.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(cookies: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(SET_COOKIE, HeaderValue::from_static(cookie));
        }
        headers
    }

    #[test]
    fn cookies_are_kept_sent_and_given_up() {
        let mut jar = Jar::default();
        let mut set = headers(&["a=1; Path=/; Max-Age=60", "b=2; HttpOnly"]);
        assert!(jar.take(&mut set) && set.is_empty());
        assert_eq!(jar.header(), "a=1; b=2");
        assert_eq!(Jar::of_line(&jar.line()), Some(jar.clone()));
        assert!(jar.take(&mut headers(&["a=; Path=/; Max-Age=0"])));
        assert_eq!(jar.header(), "b=2");
        assert!(!jar.take(&mut headers(&[])));
        assert_eq!(Jar::of_line("{\"Changes\":[]}"), None);
    }
}
