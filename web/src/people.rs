//! Who is at a table, elsewhere in the house, or away.
//!
//! A page has a mark for everybody else's seat ([`mark`]), which the script fills in with
//! what it is sent ([`told`]), so that nothing else of the page is drawn anew when somebody
//! comes or goes. Without scripts, a line says it ([`plain`]).

use crate::{Icon, Language, TableFacts, t};
use caravanserai_core::Seat;
use maud::{Markup, html};
use serde_json::{Value, json};

/// Where somebody is who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// At the table.
    Here,
    /// Somewhere else in the house.
    Elsewhere,
    /// Not in the house, for so many seconds if anybody knows.
    Away(Option<u64>),
}

impl Whereabouts {
    /// What it is called where programs read it.
    pub const fn code(self) -> &'static str {
        match self {
            Whereabouts::Here => "here",
            Whereabouts::Elsewhere => "elsewhere",
            Whereabouts::Away(_) => "away",
        }
    }

    /// In a word or two.
    fn word(self, language: Language) -> String {
        match self {
            Whereabouts::Here => t!(language, "people-here"),
            Whereabouts::Elsewhere => t!(language, "people-elsewhere"),
            Whereabouts::Away(for_s) => match Span::of(for_s) {
                None => t!(language, "people-away"),
                Some(Span::Minutes(count)) => t!(language, "people-away-minutes", count = count),
                Some(Span::Hours(count)) => t!(language, "people-away-hours", count = count),
                Some(Span::Days(count)) => t!(language, "people-away-days", count = count),
            },
        }
        .into_owned()
    }

    /// In a sentence.
    fn sentence(self, language: Language, name: &str) -> String {
        match self {
            Whereabouts::Here => t!(language, "people-is-here", name = name),
            Whereabouts::Elsewhere => t!(language, "people-is-elsewhere", name = name),
            Whereabouts::Away(for_s) => match Span::of(for_s) {
                None => t!(language, "people-is-away", name = name),
                Some(Span::Minutes(count)) => {
                    t!(language, "people-is-away-minutes", name = name, count = count)
                }
                Some(Span::Hours(count)) => {
                    t!(language, "people-is-away-hours", name = name, count = count)
                }
                Some(Span::Days(count)) => {
                    t!(language, "people-is-away-days", name = name, count = count)
                }
            },
        }
        .into_owned()
    }
}

/// How long somebody is away, as people say it.
enum Span {
    Minutes(u64),
    Hours(u64),
    Days(u64),
}

impl Span {
    /// `None` where it is not known, or not worth a number.
    fn of(seconds: Option<u64>) -> Option<Span> {
        const HOUR: u64 = 3600;
        const DAY: u64 = 24 * HOUR;
        match seconds? {
            0..60 => None,
            seconds @ 60..HOUR => Some(Span::Minutes(seconds / 60)),
            seconds @ HOUR..DAY => Some(Span::Hours(seconds / HOUR)),
            seconds => Some(Span::Days(seconds / DAY)),
        }
    }
}

/// Who is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    /// Where each seat's person is; `None` for a free seat and for opponents of the house.
    pub seats: Vec<Option<Whereabouts>>,
    /// How many watch.
    pub watching: usize,
}

/// The mark beside a name that says where its person is. The viewer knows where they are,
/// and opponents of the house are always there.
pub fn mark(facts: &TableFacts, viewer: Option<Seat>, seat: Seat) -> Markup {
    let bot = facts.bots.get(seat.index()).is_none_or(Option::is_some);
    if bot || viewer == Some(seat) || facts.shared || facts.panel.is_some() {
        return html! {};
    }
    mark_of(seat)
}

/// Where somebody is, on a page where that does not change.
pub(crate) fn shown(language: Language, name: &str, is: Whereabouts) -> Markup {
    html! {
        span class={ "here is-" (is.code()) } title=(is.sentence(language, name)) {
            i {} small { (is.word(language)) }
        }
    }
}

pub(crate) fn mark_of(seat: Seat) -> Markup {
    html! { span.here data-seat=(seat.0) { i {} small {} } }
}

/// The mark that says how many watch.
pub fn watching() -> Markup {
    html! { span.tag.watching data-watching hidden { (Icon("u-eye")) " " b {} } }
}

/// What the script is sent: for each seat what its mark says, and how many watch.
pub fn told(language: Language, names: &[String], people: &People) -> Value {
    let seat =
        |(index, is): (usize, &Option<Whereabouts>)| {
            let name = names.get(index).map_or("", String::as_str);
            is.map(|is| json!({
            "is": is.code(), "word": is.word(language), "label": is.sentence(language, name),
        }))
        };
    json!({
        "seats": people.seats.iter().enumerate().map(seat).collect::<Vec<_>>(),
        "watching": people.watching,
        "watched": t!(language, "people-watching", count = people.watching),
    })
}

/// The same in a line for pages without scripts; nothing where everybody but the viewer is
/// of the house and nobody watches.
pub fn plain(
    language: Language,
    names: &[String],
    viewer: Option<Seat>,
    people: &People,
) -> Markup {
    let others = (0..).map(Seat).zip(&people.seats).filter(|(seat, _)| Some(*seat) != viewer);
    let mut sentences: Vec<String> = others
        .filter_map(|(seat, is)| Some(is.as_ref()?.sentence(language, names.get(seat.index())?)))
        .collect();
    if people.watching > 0 {
        let watching = t!(language, "people-watching", count = people.watching);
        sentences.push(watching.into_owned());
    }
    html! {
        @if !sentences.is_empty() {
            noscript { p.people.wrap { @for sentence in &sentences { (sentence) " " } } }
        }
    }
}
