//! HTML as the templates of [maud](https://maud.lambda.xyz) write it. The macro is maud's; what it
//! expands to is here, because maud escapes every text letter by letter, and a page has thousands.
//!
//! ```
//! use maud::html;
//!
//! let name = "Ada & Bo";
//! assert_eq!(html! { p { "Hello, " (name) } }.into_string(), "<p>Hello, Ada &amp; Bo</p>");
//! ```

mod escape;

pub use escape::Escaper;
pub use maud_macros::html;

use std::borrow::Cow;
use std::fmt::{self, Display, Write};
use std::sync::Arc;

/// The first line of every page.
pub const DOCTYPE: PreEscaped<&'static str> = PreEscaped("<!DOCTYPE html>");

/// What can stand in a template.
pub trait Render {
    /// It, as markup.
    fn render(&self) -> Markup {
        let mut out = String::new();
        self.render_to(&mut out);
        PreEscaped(out)
    }

    /// Writes it to the end of a page, with everything escaped that has to be.
    fn render_to(&self, out: &mut String);
}

/// A text that is markup already.
#[derive(Clone, Copy, Default, Debug)]
pub struct PreEscaped<T>(pub T);

/// What `html!` makes.
pub type Markup = PreEscaped<String>;

impl Markup {
    /// The text.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl<T: AsRef<str>> Render for PreEscaped<T> {
    fn render_to(&self, out: &mut String) {
        out.push_str(self.0.as_ref());
    }
}

impl Render for str {
    fn render_to(&self, out: &mut String) {
        escape::push(self, out);
    }
}

impl Render for String {
    fn render_to(&self, out: &mut String) {
        escape::push(self, out);
    }
}

impl Render for Cow<'_, str> {
    fn render_to(&self, out: &mut String) {
        escape::push(self, out);
    }
}

impl Render for fmt::Arguments<'_> {
    fn render_to(&self, out: &mut String) {
        // Writing to a string cannot fail, and what fails to be displayed is cut off.
        Escaper::new(out).write_fmt(*self).ok();
    }
}

impl Render for char {
    fn render_to(&self, out: &mut String) {
        escape::push(self.encode_utf8(&mut [0; 4]), out);
    }
}

macro_rules! renders_what_is_inside {
    ($($outside:ty),*) => {
        $(impl<T: Render + ?Sized> Render for $outside {
            fn render_to(&self, out: &mut String) {
                T::render_to(self, out);
            }
        })*
    };
}

renders_what_is_inside!(&T, &mut T, Box<T>, Arc<T>);

macro_rules! renders_numbers {
    ($($number:ty),*) => {
        $(impl Render for $number {
            fn render_to(&self, out: &mut String) {
                out.push_str(itoa::Buffer::new().format(*self));
            }
        })*
    };
}

renders_numbers!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);

/// What the macro asks for by name: whatever stands in a template is written by [`Render`], or
/// else as it displays itself.
#[doc(hidden)]
pub mod macro_private {
    use super::{Display, Render};

    #[doc(hidden)]
    #[macro_export]
    macro_rules! render_to {
        ($thing:expr, $out:expr) => {{
            use $crate::macro_private::{ByDisplay as _, ByRender as _};
            // Of two methods the one that takes fewer references is chosen.
            match $crate::macro_private::Thing($thing) {
                thing => (&thing).write_to($out),
            }
        }};
    }

    pub use render_to;

    pub struct Thing<'a, T: ?Sized>(pub &'a T);

    pub trait ByRender {
        fn write_to(&self, out: &mut String);
    }

    pub trait ByDisplay {
        fn write_to(&self, out: &mut String);
    }

    impl<T: Render + ?Sized> ByRender for Thing<'_, T> {
        fn write_to(&self, out: &mut String) {
            self.0.render_to(out);
        }
    }

    impl<T: Display + ?Sized> ByDisplay for &Thing<'_, T> {
        fn write_to(&self, out: &mut String) {
            format_args!("{}", self.0).render_to(out);
        }
    }
}
