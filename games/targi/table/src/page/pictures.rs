//! Pictures for the rule book: the cards, fields and tokens as the table draws
//! them, and one real position.

use super::icons;
use super::table::Table;
use super::{about, amount, board, dune_card, effect_icons, goods_card, tile, tribe_card};
use crate::words::{border, cards, dune, effect, spot, token};
use caravanserai_core::{Game, Seat, Seed};
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{
    Bundle, Choice, Dune, Field, GoodsCard, Options, Rules, Spot, State, Symbol, Timing, Token,
    TribeCard,
};
use web::t;
use web::{Icon, IconAs};
use web::{Language, Scene, Stage, TableFacts, list};

/// The rules of the base game.
pub(crate) fn base() -> Rules {
    Rules::of(&Options::default())
}

/// The rules of the expansion.
pub(crate) fn expansion() -> Rules {
    Rules::of(&Options { expansion: true, ..Options::default() })
}

/// A border field as it lies on the table.
pub(crate) fn field(language: Language, rules: &Rules, field: Field) -> Markup {
    html! {
        div.pic aria-hidden="true" {
            article.card { (tile::face(language, rules, field, false)) }
        }
    }
}

/// A field's number and name, what it does, and a ruling.
pub(crate) fn field_words(
    language: Language,
    rules: &Rules,
    field: Field,
) -> (String, String, Option<Cow<'static, str>>) {
    let on_it = rules.border(field);
    let title = border::title(language, rules, field);
    (title, border::text(language, on_it).into_owned(), border::ruling(language, on_it))
}

/// A tribe card.
pub(crate) fn tribe(language: Language, card: &TribeCard) -> Markup {
    html! {
        div.pic aria-hidden="true" { article.card { (tribe_card::face(language, card)) } }
    }
}

/// A tribe card's name, what it costs and brings, its text and a ruling.
pub(crate) struct TribeWords {
    pub(crate) name: Cow<'static, str>,
    pub(crate) cost: Markup,
    pub(crate) points: Markup,
    pub(crate) text: Option<Cow<'static, str>>,
    pub(crate) ruling: Option<Cow<'static, str>>,
}

/// The same card in words.
pub(crate) fn tribe_words(language: Language, card: &TribeCard) -> TribeWords {
    let cost = html! {
        @for (index, way) in card.cost.ways().enumerate() {
            @if index > 0 { " / " }
            (amount::icons(language, &way))
        }
        @if let Some(bracket) = card.cost.bracket { " (" (amount::icons(language, &bracket)) ")" }
    };
    TribeWords {
        name: cards::tribe(language, card),
        cost,
        points: tribe_card::points(language, card),
        text: effect::text(language, &card.effect),
        ruling: effect::ruling(language, &card.effect),
    }
}

/// A goods card, with what it brings in words.
pub(crate) fn goods(language: Language, card: &GoodsCard) -> Markup {
    html! { div.pic { article.card { (goods_card::face(language, card)) } } }
}

/// A dune.
pub(crate) fn dune(language: Language, card: &Dune) -> Markup {
    html! {
        div.pic."pic--dune" aria-hidden="true" {
            article.card { (dune_card::face(language, &card.effect)) }
        }
    }
}

/// What a dune does.
pub(crate) fn dune_words(language: Language, card: &Dune) -> Cow<'static, str> {
    dune::text(language, &card.effect)
}

/// A token's drawing, name and text.
pub(crate) fn token(
    language: Language,
    which: Token,
) -> (Markup, Cow<'static, str>, Cow<'static, str>) {
    let drawing = html! { (IconAs("tok tok--blue", icons::token(which))) };
    (drawing, token::name(language, which), token::text(language, which))
}

/// An amount as drawings.
pub(crate) fn amount(language: Language, bundle: &Bundle) -> Markup {
    amount::icons(language, bundle)
}

/// A symbol on its colour, with its name.
pub(crate) fn symbol(language: Language, which: Symbol) -> Markup {
    html! { span.symbol { (effect_icons::medal(which)) " " (cards::symbol(language, which)) } }
}

/// A row of symbols, without words.
pub(crate) fn symbols(row: &[Symbol]) -> Markup {
    html! { span.symbols aria-hidden="true" { @for which in row { (effect_icons::medal(*which)) } } }
}

/// A timing's sign and name; plain cards have no sign.
pub(crate) fn timing(language: Language, when: Timing) -> Markup {
    html! {
        @if let Some(icon) = icons::timing(when) { span.med.tr-dune { (Icon(icon)) } " " }
        b { (cards::timing(language, when)) }
    }
}

/// The position that the rule book shows: all Targi of round 1 are placed.
pub(crate) struct Example {
    /// The board, with an explanation of everything on it.
    pub(crate) board: Markup,
    /// The fields of blue and of ivory.
    pub(crate) fields: [String; 2],
    /// The cards that blue and ivory have marked.
    pub(crate) marked: [String; 2],
}

/// Blue and ivory in turn.
const PLACED: [u8; 6] = [2, 7, 15, 3, 14, 11];
/// The deal of the picture.
const DEAL: &str = "rule book";

/// Draws the position.
pub(crate) fn example(language: Language) -> Example {
    let options = Options { start: Some(Seat(0)), ..Options::default() };
    let mut state = State::new(&options, &Seed::new(DEAL));
    for number in PLACED {
        let field = Field::new(number).expect("a border field");
        state.play_unchecked(Choice::Place(Spot::Border(field)));
    }
    let view = state.view(None);
    let scores = state.scores();
    let names =
        vec![t!(language, "book-blue").into_owned(), t!(language, "book-ivory").into_owned()];
    let facts = TableFacts { names, ..TableFacts::default() };
    let scene = Scene {
        language,
        seat: None,
        view: &view,
        to_act: view.to_act,
        choices: &[],
        scores: &scores,
        log: &[],
        table: &facts,
        stage: Stage::Replay,
    };
    let table = Table::new(&scene);
    let fields = |seat: usize| {
        let all = view.players[seat].targi.into_iter();
        let named: Vec<_> = all.map(|field| border::title(language, &view.rules, field)).collect();
        list(language, &named)
    };
    let marked = |seat: usize| {
        let all = view.players[seat].markers.into_iter();
        let named: Vec<_> = all.map(|place| spot::place(language, place)).collect();
        list(language, &named)
    };
    Example {
        board: html! { (board::board(&table)) (about::all(&table)) },
        fields: [fields(0), fields(1)],
        marked: [marked(0), marked(1)],
    }
}
