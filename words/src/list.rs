use crate::{Language, t};

/// Names in a row: "Amma, Idir and Tin".
pub fn list(language: Language, names: &[impl AsRef<str>]) -> String {
    joined(names, |first, last| t!(language, "list-and", first = first, last = last).into_owned())
}

/// A number that is not negative, with one decimal place.
pub fn decimal(language: Language, value: f32) -> String {
    let tenths = (10.0 * value).round() as u32;
    t!(language, "decimal", whole = tenths / 10, tenths = tenths % 10).into_owned()
}

/// What there is to choose from: "2, 3 or 4".
pub fn list_or(language: Language, names: &[impl AsRef<str>]) -> String {
    joined(names, |first, last| t!(language, "list-or", first = first, last = last).into_owned())
}

fn joined(names: &[impl AsRef<str>], join: impl Fn(&str, &str) -> String) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            join(&first.join(", "), last.as_ref())
        }
    }
}
