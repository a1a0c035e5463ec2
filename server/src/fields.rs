//! What a request brings along: the fields of a form or an address, or JSON.

use crate::house::House;
use crate::refusal::{Refusal, Result};
use crate::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
#[cfg(feature = "net")]
use axum::extract::{Multipart, multipart::MultipartError};
use axum::http::StatusCode;
#[cfg(feature = "net")]
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::value::MapDeserializer;
use serde::de::{self, DeserializeOwned, Deserializer, IntoDeserializer, Visitor as Visits};
use serde::forward_to_deserialize_any;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

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
    pub(crate) fn need(&self, name: &'static str) -> Result<&str> {
        self.get(name).ok_or(Refusal::BadField(name))
    }

    /// A number, if the field is there.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<Option<T>> {
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

    #[cfg(feature = "net")]
    async fn of_parts(mut form: Multipart) -> Result<Fields> {
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

    async fn from_request(request: Request, state: &S) -> Result<Fields> {
        // Without sockets, the host of the house has taken the parts apart.
        #[cfg(feature = "net")]
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        #[cfg(feature = "net")]
        if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            let form = Multipart::from_request(request, state).await;
            let form = form.map_err(|error| Refusal::Unreadable(error.body_text()))?;
            return Fields::of_parts(form).await;
        }
        let body = Bytes::from_request(request, state).await.map_err(body_refused)?;
        Ok(Fields::parse(&body))
    }
}

/// The fields of an address.
pub(crate) struct Query(pub(crate) Fields);

impl<S: Sync> FromRequestParts<S> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, Infallible> {
        Ok(Query(Fields::parse(parts.uri.query().unwrap_or_default().as_bytes())))
    }
}

/// What somebody asks for: the fields of a visitor's form, or a program's JSON,
/// of which an empty body is an empty object.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Asked<T>> {
        // Only visitors are looked up before their request is read.
        if request.extensions().get::<Visitor>().is_some() {
            let fields = Fields::from_request(request, house).await?;
            return T::deserialize(&fields)
                .map(Asked)
                .map_err(|Wrong(name)| Refusal::BadField(name));
        }
        let bytes = Bytes::from_request(request, house).await.map_err(body_refused)?;
        let text = if bytes.is_empty() { &b"{}"[..] } else { &bytes[..] };
        // A list would be read as the fields in their order.
        if text.trim_ascii_start().first() != Some(&b'{') {
            return Err(Refusal::Unreadable("expected an object".to_owned()));
        }
        let read = serde_json::from_slice(text);
        read.map(Asked).map_err(|error| Refusal::Unreadable(error.to_string()))
    }
}

/// The field of a form that is missing or makes no sense.
#[derive(Debug)]
pub(crate) struct Wrong(&'static str);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the field `{}`", self.0)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(_: T) -> Wrong {
        Wrong("")
    }

    fn missing_field(name: &'static str) -> Wrong {
        Wrong(name)
    }
}

/// A form is read into a struct of texts, numbers and words to choose from. Other
/// fields are of no interest: all buttons of a page send the same form.
impl<'de> Deserializer<'de> for &'de Fields {
    type Error = Wrong;

    fn deserialize_struct<V: Visits<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let known =
            names.iter().filter_map(|name| Some((*name, Field { name, text: self.get(name)? })));
        visitor.visit_map(MapDeserializer::new(known))
    }

    fn deserialize_any<V: Visits<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(Wrong(""))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// One field of a form.
struct Field<'de> {
    name: &'static str,
    text: &'de str,
}

impl Field<'_> {
    fn number<T: std::str::FromStr>(&self) -> Result<T, Wrong> {
        self.text.trim().parse().map_err(|_| Wrong(self.name))
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Field<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Field<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visits<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_borrowed_str(self.text)
    }

    fn deserialize_option<V: Visits<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_u8<V: Visits<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_u8(self.number()?)
    }

    fn deserialize_u64<V: Visits<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_enum<V: Visits<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let word = de::value::BorrowedStrDeserializer::<Wrong>::new(self.text);
        word.deserialize_enum(name, variants, visitor).map_err(|_| Wrong(self.name))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u16 u32 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Why a body could not be read.
fn body_refused(error: BytesRejection) -> Refusal {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Unreadable(error.body_text()),
    }
}

#[cfg(feature = "net")]
fn unreadable(error: MultipartError) -> Refusal {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Unreadable(error.body_text()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Side {
        Left,
        Right,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Walk {
        way: String,
        steps: Option<usize>,
        side: Option<Side>,
    }

    fn read(form: &str) -> Result<Walk, &'static str> {
        Walk::deserialize(&Fields::parse(form.as_bytes())).map_err(|Wrong(name)| name)
    }

    #[test]
    fn a_form_is_read_by_the_names_of_its_fields_and_the_wrong_one_is_named() {
        let walk = Walk { way: "home".to_owned(), steps: Some(3), side: Some(Side::Right) };
        assert_eq!(read("side=right&other=1&steps=+3&way=home&way=out"), Ok(walk));
        assert_eq!(read("way="), Ok(Walk { way: String::new(), steps: None, side: None }));
        for (form, wrong) in [
            ("steps=3", "way"),
            ("way=x&steps=", "steps"),
            ("way=x&steps=-1", "steps"),
            ("way=x&side=up", "side"),
        ] {
            assert_eq!(read(form), Err(wrong), "{form}");
        }
    }
}
