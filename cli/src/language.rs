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
}
