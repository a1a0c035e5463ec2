use std::fmt;

/// A short, stable text for each of a few things, such as `c4` or `joker`:
/// what people type, and what records and positions say.
///
/// [`text_form!`](crate::text_form) makes `Display` and `FromStr` of it and,
/// where files name the thing by its text, `Serialize` and `Deserialize`.
///
/// ```
/// use caravanserai_core::{TextForm, text_form};
/// use std::fmt;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Corner(u8);
///
/// impl TextForm for Corner {
///     fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "k{}", self.0)
///     }
///
///     fn read(text: &str) -> Option<Corner> {
///         match text.as_bytes() {
///             [b'k', digit @ b'0'..=b'3'] => Some(Corner(digit - b'0')),
///             _ => None,
///         }
///     }
///
///     fn unknown(text: &str) -> String {
///         format!("`{text}` is no corner; they are k0 to k3")
///     }
/// }
///
/// text_form!(Corner, serde);
///
/// assert_eq!("k2".parse(), Ok(Corner(2)));
/// assert_eq!(serde_json::to_string(&Corner(3)).unwrap(), "\"k3\"");
/// assert!(serde_json::from_str::<Corner>("\"k9\"").is_err());
/// ```
pub trait TextForm: Sized {
    /// Writes the text.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// What a text stands for, if it is one of theirs.
    fn read(text: &str) -> Option<Self>;

    /// What to say about a text that is none of theirs.
    fn unknown(text: &str) -> String;
}

/// The beginning of a text, to be named in an error.
pub fn beginning(text: &str) -> &str {
    const KEPT: usize = 30;
    text.char_indices().nth(KEPT).map_or(text, |(end, _)| &text[..end])
}

/// `Display` and `FromStr` of a type with a [`TextForm`]; with `serde` also
/// `Serialize` and `Deserialize`, as that text.
#[macro_export]
macro_rules! text_form {
    ($name:ty) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::TextForm::write(self, f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                $crate::TextForm::read(text)
                    .ok_or_else(|| <$name as $crate::TextForm>::unknown(text))
            }
        }
    };
    ($name:ty, serde) => {
        $crate::text_form!($name);

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$name, D::Error> {
                <String as $crate::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
