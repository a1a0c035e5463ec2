//! The fields of a form, however they were sent.

use crate::refusal::Refusal;
use axum::body::Bytes;
use axum::extract::multipart::MultipartError;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;

/// The most fields of one form.
const FIELDS: usize = 200;

/// Names and values in the order of the form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All values of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.0.iter().filter(move |(known, _)| known == name);
        named.map(|(_, value)| value.as_str())
    }

    /// A field that must be there.
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, Refusal> {
        self.get(name).ok_or(Refusal::BadField(name))
    }

    /// A number, if the field is there.
    pub(crate) fn number<T: std::str::FromStr>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, Refusal> {
        let Some(text) = self.get(name) else { return Ok(None) };
        text.trim().parse().map(Some).map_err(|_| Refusal::BadField(name))
    }

    /// Whether a box was ticked.
    pub(crate) fn ticked(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| !matches!(value, "" | "off" | "false" | "0" | "no"))
    }

    /// The fields of an address or a body.
    pub(crate) fn parse(text: &[u8]) -> Fields {
        let pairs = form_urlencoded::parse(text).take(FIELDS);
        Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
    }

    async fn of_parts(mut form: Multipart) -> Result<Fields, Refusal> {
        let mut fields = Vec::new();
        while let Some(field) = form.next_field().await.map_err(unreadable)? {
            let name = field.name().unwrap_or_default().to_owned();
            let value = field.text().await.map_err(unreadable)?;
            if fields.len() == FIELDS {
                return Err(Refusal::TooLarge);
            }
            fields.push((name, value));
        }
        Ok(Fields(fields))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            let form = Multipart::from_request(request, state).await;
            let form = form.map_err(|error| Refusal::Unreadable(error.body_text()))?;
            return Fields::of_parts(form).await;
        }
        let body = Bytes::from_request(request, state).await.map_err(body_refused)?;
        Ok(Fields::parse(&body))
    }
}

/// Why a body could not be read.
pub(crate) fn body_refused(error: BytesRejection) -> Refusal {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Unreadable(error.body_text()),
    }
}

fn unreadable(error: MultipartError) -> Refusal {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Unreadable(error.body_text()),
    }
}
