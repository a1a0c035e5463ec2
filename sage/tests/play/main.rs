//! The opponents of both games at play.

mod five_tribes_opponents;
mod five_tribes_search;
mod opponents;
mod search;
