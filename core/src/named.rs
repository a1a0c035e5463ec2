/// Declares enums whose variants have names: how files, records and texts call
/// them. With `: Default` the first is the default. With `as "word"`, what people
/// call such a thing, the names can be typed too: the enum gets a
/// [`TextForm`](crate::TextForm).
///
/// ```
/// caravanserai_core::named! {
///     /// Where the wind comes from.
///     pub enum Wind: Default as "wind" {
///         North = "north",
///         South = "south",
///     }
/// }
///
/// assert_eq!(Wind::ALL.map(Wind::name), ["north", "south"]);
/// assert_eq!(Wind::named("south"), Some(Wind::South));
/// assert_eq!(Wind::default(), Wind::North);
/// assert_eq!("south".parse(), Ok(Wind::South));
/// assert_eq!("east".parse::<Wind>(), Err("`east` is no wind; they are north, south".to_owned()));
/// assert_eq!(serde_json::to_string(&Wind::North).unwrap(), "\"north\"");
/// ```
#[macro_export]
macro_rules! named {
    (text $type:ident $word:literal) => {
        impl $crate::TextForm for $type {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }

            fn read(text: &str) -> Option<$type> {
                $type::named(text)
            }

            fn unknown(text: &str) -> String {
                let known = $type::ALL.map($type::name).join(", ");
                format!(concat!("`{}` is no ", $word, "; they are {}"), $crate::beginning(text), known)
            }
        }

        $crate::text_form!($type);
    };
    ($(
        $(#[$meta:meta])*
        $vis:vis enum $type:ident $(: $default:ident)? $(as $word:literal)? {
            $($(#[$about:meta])* $variant:ident = $name:literal),* $(,)?
        }
    )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive($crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "caravanserai_core::serde")]
        $vis enum $type {
            $(
                $(#[$about])*
                #[doc = concat!("\n\nIn texts: `", $name, "`.")]
                #[serde(rename = $name)]
                $variant,
            )*
        }

        #[allow(dead_code, reason = "not everything is asked of every enum")]
        impl $type {
            /// How many there are.
            $vis const COUNT: usize = [$($name),*].len();
            /// All of them, in order.
            $vis const ALL: [$type; $type::COUNT] = [$($type::$variant),*];

            /// Its place in the order.
            #[inline]
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// Its name in files and texts.
            $vis const fn name(self) -> &'static str {
                const NAMES: [&str; $type::COUNT] = [$($name),*];
                NAMES[self as usize]
            }

            /// The one of this name.
            $vis fn named(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        $(impl $default for $type {
            fn default() -> $type {
                $type::ALL[0]
            }
        })?

        $($crate::named!(text $type $word);)?
    )*};
}
