//! Which language a command speaks.

use words::Language;

/// The language that was asked for.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct Spoken {
    /// The language: `en` or `de`; otherwise what the environment asks for.
    #[arg(long, value_name = "LANG", value_parser = read)]
    lang: Option<Language>,
}

impl Spoken {
    pub(crate) fn language(self) -> Language {
        self.lang.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
    }
}

fn read(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there is no language `{code:.20}`; there is {}", known.join(", "))
    })
}

/// The language of the first of the usual variables that names one, as in `de_AT.UTF-8`.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let asked = named.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let code = asked.split(['_', '.', '@']).next().unwrap_or_default();
    Language::from_code(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry;
    use serde_json::Value;
    use terminal::testing::outside_texts;

    #[test]
    fn the_environment_names_the_language_and_the_first_variable_that_is_set_counts() {
        let speaking = |pairs: &[(&str, &str)]| {
            of_environment(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(speaking(&[("LANG", "de_AT.UTF-8")]), Language::German);
        assert_eq!(speaking(&[("LC_ALL", "C"), ("LANG", "de_DE")]), Language::English);
        assert_eq!(speaking(&[("LC_ALL", ""), ("LC_MESSAGES", "de")]), Language::German);
        assert_eq!(speaking(&[("LANG", "fr_FR.UTF-8")]), Language::English);
        assert_eq!(speaking(&[]), Language::English);
        assert!(read("tlh").is_err_and(|error| error.contains("en, de")));
    }

    /// The texts in a value, without its keys.
    fn texts_in(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::String(text) => found.push(text.clone()),
            Value::Array(all) => all.iter().for_each(|value| texts_in(value, found)),
            Value::Object(all) => all.values().for_each(|value| texts_in(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// The arguments of a command, typed.
    fn typed<A: clap::Args>(words: &[&str]) -> A {
        let command = A::augment_args(clap::Command::new("test").no_binary_name(true));
        let matches = command.try_get_matches_from(words).expect("good arguments");
        A::from_arg_matches(&matches).expect("good arguments")
    }

    #[test]
    fn every_word_about_a_record_comes_from_the_texts() {
        for record in ["targi/corpus/1", "five-tribes/corpus/01"] {
            let file = format!("{}/../games/{record}.record", env!("CARGO_MANIFEST_DIR"));
            let marked = ["--lang", Language::Marked.code(), &file];
            let shown = |asked: &[&str]| {
                let arguments = typed([asked, &marked].concat().as_slice());
                let (record, game) =
                    registry::read_record(file.as_ref(), Language::Marked).unwrap();
                (game.show)(&record, &arguments).unwrap()
            };
            let (record, game) = registry::read_record(file.as_ref(), Language::Marked).unwrap();
            let analysis = typed([&["--visits", "2"], &marked[..]].concat().as_slice());
            let said = [
                shown(&["--verify"]),
                shown(&["--to", "0"]),
                shown(&["--to", "60", "--as", "1"]),
                shown(&[]),
                (game.analyse)(&record, &analysis).unwrap(),
            ];
            // What was typed, and what people and cards are called, is in no language.
            let table = registry::replay(&record).unwrap();
            let made = table.made(0).into_iter().map(|(_, choice)| choice);
            let mut known: Vec<String> = made.chain(record.names).collect();
            for name in game.decks.names() {
                texts_in(&game.decks.as_json(Language::Marked, name).unwrap(), &mut known);
            }
            let letters = |letter: char| !letter.is_ascii_alphabetic();
            let known: Vec<&str> = known.iter().flat_map(|text| text.split(letters)).collect();
            let mut outside = outside_texts(&said.concat(), &known);
            // Meeples are drawn as capital letters, and names may be cut.
            outside.retain(|word| word.chars().any(|letter| letter.is_ascii_lowercase()));
            outside.retain(|word| !known.iter().any(|known| known.starts_with(word)));
            assert!(outside.is_empty(), "{outside:?}");
        }
    }
}
