//! The languages of the house.

/// The one list of languages: a new one is a line here, and a folder of that name
/// in each folder of texts. The first is the default.
#[doc(hidden)]
#[macro_export]
macro_rules! with_languages {
    ($then:ident $arguments:tt) => {
        $crate::$then! {
            $arguments
            English = "en",
            German = "de",
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! define_languages {
    (() $($name:ident = $code:literal,)*) => {
        /// A language that everything can be read in.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs)]
        pub enum Language {
            $($name,)*
            /// The default language with a mark around every text and bold letters, for
            /// tests: what is written otherwise was not taken from the texts.
            Marked,
        }

        impl Language {
            /// All languages that people speak, the default first.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$name),*];

            /// The code in addresses, cookies and the `lang` attribute.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$name => $code,)*
                    Language::Marked => "x-marked",
                }
            }
        }
    };
}

with_languages! { define_languages () }

impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

impl Language {
    /// The language with this code, if people speak it.
    pub fn from_code(code: &str) -> Option<Language> {
        let made_up = cfg!(feature = "testing").then_some(Language::Marked);
        Language::ALL.into_iter().chain(made_up).find(|language| language.code() == code)
    }
}
