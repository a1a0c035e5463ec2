//! The base game, from its goal to its scoring.

use super::{cards, rule, ruling, steps, with_piece};
use crate::page::pictures::{self, amount, base, symbol, symbols};
use maud::{Markup, html};
use targi::{Bundle, Field, Rules, Symbol};
use web::Language;
use web::{rich, t};

/// The field of the Trader.
const TRADER: u8 = 5;
const SYMBOLS: [Symbol; 5] =
    [Symbol::Oasis, Symbol::CamelRider, Symbol::Well, Symbol::Tent, Symbol::Targia];

pub(super) fn goal(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-goal-1")) }
        p { (t!(l, "book-goal-2")) }
    }
}

pub(super) fn table(l: Language) -> Markup {
    let goods = [
        (Bundle::goods(1, 0, 0), t!(l, "good-dates")),
        (Bundle::goods(0, 1, 0), t!(l, "good-salt")),
        (Bundle::goods(0, 0, 1), t!(l, "good-pepper")),
        (Bundle::gold(1), t!(l, "good-gold")),
        (Bundle::vp(1), t!(l, "good-vp")),
    ];
    html! {
        ul.key-signs {
            @for (bundle, name) in goods { li { (amount(l, &bundle)) " " (name) } }
        }
        p { (t!(l, "book-words")) }
        (rule("T-BOARD-1", t!(l, "r-board-1")))
        (rule("T-BOARD-2", t!(l, "r-board-2")))
        ul.key-signs { @for which in SYMBOLS { li { (symbol(l, which)) } } }
        (rule("T-BOARD-3", t!(l, "r-board-3")))
        h4 { (t!(l, "book-goods-cards")) }
        p { (t!(l, "book-goods-cards-text")) }
        ul.pics { @for id in base().goods_ids() { li { (pictures::goods(l, base().goods(id))) } } }
    }
}

pub(super) fn setup(l: Language) -> Markup {
    html! {
        (rule("T-SETUP-1", t!(l, "r-setup-1")))
        (rule("T-SETUP-2", rich!(l, "r-setup-2",
            what = amount(l, &Bundle { gold: 1, vp: 4, ..Bundle::goods(2, 2, 2) }))))
        (rule("T-SETUP-3", t!(l, "r-setup-3")))
    }
}

pub(super) fn round(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-round-lead")) }
        (steps([
            ("robber", t!(l, "book-step-1")),
            ("placing", t!(l, "book-step-2")),
            ("markers", t!(l, "book-step-3")),
            ("actions", t!(l, "book-step-4")),
            ("T-REV-1", t!(l, "book-step-5")),
        ]))
    }
}

pub(super) fn robber(l: Language) -> Markup {
    let corners = [4, 8, 12, 16].into_iter().filter_map(Field::new);
    html! {
        (with_piece("p-robber", html! {
            (rule("T-ROB-1", t!(l, "r-rob-1")))
            (rule("T-ROB-2", t!(l, "r-rob-2")))
        }))
        ul.pics { @for corner in corners { li { (pictures::field(l, &base(), corner)) } } }
        (rule("T-ROB-3", t!(l, "r-rob-3")))
        (ruling(l, "T-ROB-3a", t!(l, "r-rob-3a")))
        (rule("T-ROB-4", t!(l, "r-rob-4")))
        (ruling(l, "T-ROB-4a", t!(l, "r-rob-4a")))
    }
}

pub(super) fn placing(l: Language) -> Markup {
    html! {
        (rule("T-PLACE-1", t!(l, "r-place-1")))
        ul.bans {
            li { (t!(l, "book-ban-corner")) }
            li { (t!(l, "book-ban-robber")) }
            li { (t!(l, "book-ban-taken")) }
            li { (t!(l, "book-ban-facing")) }
        }
        p { (t!(l, "book-allowed")) }
    }
}

pub(super) fn markers(l: Language) -> Markup {
    let example = pictures::example(l);
    let [blue, ivory] = example.fields;
    let [blue_marks, ivory_marks] = example.marked;
    html! {
        (rule("T-MARK-1", t!(l, "r-mark-1")))
        figure.book-board {
            (example.board)
            figcaption {
                (t!(l, "book-example", blue = blue, ivory = ivory,
                    blue_marks = blue_marks, ivory_marks = ivory_marks))
            }
        }
    }
}

pub(super) fn actions(l: Language) -> Markup {
    html! {
        (rule("T-ACT-1", t!(l, "r-act-1")))
        (ruling(l, "T-ACT-1a", t!(l, "r-act-1a")))
        (ruling(l, "T-ACT-1b", t!(l, "r-act-1b")))
        (ruling(l, "T-ACT-1d", t!(l, "r-act-1d")))
        (rule("T-ACT-2", t!(l, "r-act-2")))
        (ruling(l, "T-ACT-2a", t!(l, "r-act-2a")))
        (rule("T-ACT-3", t!(l, "r-act-3")))
        (rule("T-ACT-4", t!(l, "r-act-4")))
        (rule("T-ACT-5", t!(l, "r-act-5")))
        (rule("T-ACT-6", t!(l, "r-act-6")))
        (ruling(l, "T-ACT-6a", t!(l, "r-act-6a")))
        h4 { (t!(l, "book-reveal")) }
        (rule("T-REV-1", t!(l, "r-rev-1")))
        (ruling(l, "T-REV-1a", t!(l, "r-rev-1a")))
    }
}

pub(super) fn all_fields(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-fields-lead")) }
        (fields(l, &base(), "field", 1..=16))
    }
}

/// Border fields, each with its picture and its text.
pub(super) fn fields(
    l: Language,
    rules: &Rules,
    anchor: &str,
    numbers: impl Iterator<Item = u8>,
) -> Markup {
    html! {
        ul.entries {
            @for field in numbers.filter_map(Field::new) {
                @let (title, text, ruling) = pictures::field_words(l, rules, field);
                li id={ (anchor) "-" (field) } {
                    (pictures::field(l, rules, field))
                    div {
                        h4 { (title) }
                        p { (text) }
                        @if field.number() == TRADER && !rules.options.expansion {
                            (super::ruling(l, "T-ACT-1c", t!(l, "r-act-1c")))
                        } @else if let Some(ruling) = ruling {
                            p.small { b { (t!(l, "ruling")) } " " (ruling) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn tribe(l: Language) -> Markup {
    html! {
        (cards::anatomy(l))
        (rule("T-TRIBE-1", t!(l, "r-tribe-1")))
        (rule("T-TRIBE-2", t!(l, "r-tribe-2")))
        (ruling(l, "T-TRIBE-2a", t!(l, "r-tribe-2a")))
        (rule("T-TRIBE-3", t!(l, "r-tribe-3")))
        (ruling(l, "T-TRIBE-3a", t!(l, "r-tribe-3a")))
        (rule("T-TRIBE-4", t!(l, "r-tribe-4")))
        (ruling(l, "T-TRIBE-4a", t!(l, "r-tribe-4a")))
    }
}

pub(super) fn display(l: Language) -> Markup {
    use Symbol::{CamelRider, Oasis, Targia, Tent, Well};
    let rows = [
        ([Well, Well, Well, Well], 4, t!(l, "book-row-equal")),
        ([Oasis, Tent, CamelRider, Targia], 2, t!(l, "book-row-mixed")),
        ([Tent, Tent, Oasis, Well], 0, t!(l, "book-row-neither")),
    ];
    html! {
        (rule("T-TRIBE-5", t!(l, "r-tribe-5")))
        ul.rows-shown {
            @for (row, points, why) in rows {
                li {
                    (symbols(&row))
                    @if points > 0 { (amount(l, &Bundle::vp(points))) }
                    span { (why) }
                }
            }
        }
    }
}

pub(super) fn end(l: Language) -> Markup {
    html! {
        (rule("T-END-1", t!(l, "r-end-1")))
        (ruling(l, "T-END-1a", t!(l, "r-end-1a")))
        (rule("T-END-2", t!(l, "r-end-2")))
        (rule("T-END-3", t!(l, "r-end-3")))
    }
}
