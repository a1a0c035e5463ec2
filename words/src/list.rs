use crate::{Language, t};

/// Names in a row: "Amma, Idir and Tin".
pub fn list(language: Language, names: &[impl AsRef<str>]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            let first = first.join(", ");
            t!(language, "list-and", first = first, last = last.as_ref()).into_owned()
        }
    }
}
