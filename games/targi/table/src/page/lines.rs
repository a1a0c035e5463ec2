//! Lines over the cards while Targi are placed: whose lines cross where, what a field
//! would bring, and why a field is closed.
//!
//! The server draws the marks of every field that can be chosen; the style sheet shows
//! those of the field that is pointed at. All of it follows from what everybody sees.

use super::about::{CENTRE, FIELDS};
use super::board::line_class;
use super::lessons::Lesson;
use super::table::Table;
use super::{choice, price};
use crate::words::{border, cards, spot};
use ::words::list;
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::{
    Barrier, Border, Bundle, CentreView, Choice, DuneEffect, DunePlace, Effect, Field, FieldSet,
    Place, PlaceSet, PlayerView, Spot, State, Task, View,
};
use web::analysis::Mark;
use web::{Icon, IconAs, t};

/// How much water the water hole brings.
const WATER_HOLE: Bundle = Bundle::water(2);

/// Whether the viewer is to place a Targi now.
pub(super) fn is_placing(table: &Table<'_>) -> bool {
    table.is_asked() && table.task() == Some(Task::Placement)
}

/// Whether the viewer is to place a Targi and this field is open to it.
fn is_open(table: &Table<'_>, field: Field) -> bool {
    is_placing(table) && table.choices.contains(&Choice::Place(Spot::Border(field)))
}

/// Whether the viewer is to place a Targi and this field is closed to it.
pub(super) fn is_closed(table: &Table<'_>, field: Field) -> bool {
    is_placing(table) && !is_open(table, field)
}

/// The cards where lines of these fields cross.
fn crossings(view: &View, fields: FieldSet) -> PlaceSet {
    let pairs =
        fields.into_iter().flat_map(|one| fields.into_iter().map(move |other| (one, other)));
    let places = pairs.filter_map(|(one, other)| one.crossing(other));
    places.filter(|place| view.centre[place.index()] != CentreView::Empty).collect()
}

fn player<'a>(table: &'a Table<'_>, seat: Seat) -> &'a PlayerView {
    &table.view.players[seat.index()]
}

/// The cards that a seat is sure of: its lines cross there.
fn sure(table: &Table<'_>, seat: Seat) -> PlaceSet {
    crossings(table.view, player(table, seat).targi)
}

/// The cards that a seat could still win with its next Targi; `rival` is a field that the
/// other player takes before.
fn within_reach(table: &Table<'_>, seat: Seat, rival: Option<Field>) -> PlaceSet {
    if table.supply(seat) == 0 {
        return PlaceSet::EMPTY;
    }
    let view = table.view;
    let taken = |field: Field| rival.is_some_and(|it| it == field || it.facing() == Some(field));
    let open = |field: &Field| view.barriers(seat, *field).next().is_none() && !taken(*field);
    let own = player(table, seat).targi;
    let next = |field: Field| crossings(view, own.union([field].into_iter().collect()));
    let all = Field::all().filter(open).map(next).fold(PlaceSet::EMPTY, PlaceSet::union);
    all.without(sure(table, seat))
}

/// What a Targi of the viewer on a field would change.
struct Preview {
    /// The cards that it wins.
    wins: PlaceSet,
    /// The field that it closes to the other player.
    shuts: Option<Field>,
    /// The cards that the other player could no longer reach.
    denies: PlaceSet,
    /// What the viewer could pay with: the purse, and what fields and goods cards bring for certain.
    means: Bundle,
}

impl Preview {
    fn of(table: &Table<'_>, field: Field) -> Preview {
        let (view, rival) = (table.view, table.me.other());
        let me = player(table, table.me);
        let fields = me.targi.union([field].into_iter().collect());
        let crossed = crossings(view, fields);
        let shut = |facing: &Field| view.barriers(rival, *facing).next().is_none();
        let before = within_reach(table, rival, None);
        Preview {
            wins: crossed.without(sure(table, table.me)),
            shuts: field.facing().filter(shut),
            denies: before.without(within_reach(table, rival, Some(field))),
            means: price::means(me) + income(view, fields, crossed) + from_dunes(view, me),
        }
    }
}

/// What these fields and cards bring for certain: fields of a good and the water hole, and
/// goods cards that leave no choice.
fn income(view: &View, fields: FieldSet, cards: PlaceSet) -> Bundle {
    let fields = fields.into_iter().map(|field| match view.rules.border(field) {
        Border::Good(good) => Bundle::of(good, 1),
        Border::WaterHole => WATER_HOLE,
        _ => Bundle::NOTHING,
    });
    let cards = cards.into_iter().map(|place| match view.centre[place.index()] {
        CentreView::Goods(card) if view.rules.goods(card).or.is_none() => {
            view.rules.goods(card).gives
        }
        _ => Bundle::NOTHING,
    });
    fields.chain(cards).fold(Bundle::NOTHING, |sum, bundle| sum + bundle)
}

/// What the dunes with a Targi of a player bring for certain.
fn from_dunes(view: &View, player: &PlayerView) -> Bundle {
    let reward = player.display.cards().map(|card| match view.rules.tribe(card).effect {
        Effect::DuneReward { water, .. } => Bundle::water(water),
        _ => Bundle::NOTHING,
    });
    let reward = reward.fold(Bundle::NOTHING, |sum, bundle| sum + bundle);
    let open = player.dunes.into_iter().filter_map(|place| view.open_dunes[place.index()]);
    let gives = open.map(|dune| match view.rules.dune(dune).effect {
        DuneEffect::Gain { gives, .. } => gives + reward,
        DuneEffect::SwapCards { water }
        | DuneEffect::SwapGoods { water, .. }
        | DuneEffect::Rob { water } => Bundle::water(water) + reward,
        _ => reward,
    });
    gives.fold(Bundle::NOTHING, |sum, bundle| sum + bundle)
}

/// The marks on the board; children of its grid, so that they need no coordinates.
pub(super) fn marks(table: &Table<'_>) -> Markup {
    if table.task() != Some(Task::Placement) {
        return html! {};
    }
    let (me, them) = (table.me, table.me.other());
    html! {
        @for field in Field::all().filter(|field| is_open(table, *field)) {
            div class={ "pv pv-" (field) } aria-hidden="true" { (preview(table, field)) }
        }
        div.over aria-hidden="true" {
            (threads(player(table, them).targi, "theirs"))
            // The lesson on crossings draws the lines that it speaks of.
            (threads(player(table, me).targi, if table.lesson == Some(Lesson::Lines) { "now" } else { "mine" }))
            @for (mark, field) in drawn(table) { (line(table, mark.kind.name(), field)) }
            @for place in sure(table, me) { (ring(table, place, "win win--had", me, html! {})) }
            @for place in sure(table, them) { (ring(table, place, "threat", them, html! {})) }
            @for place in within_reach(table, them, None) {
                span.maybe.{ (CENTRE[place.index()]) } { span {} }
            }
        }
    }
}

/// The turns that are drawn, as far as they place a Targi.
fn drawn<'a>(table: &'a Table<'_>) -> impl Iterator<Item = (&'a Mark, Field)> {
    let marks = table.scene.table.marks.iter().filter(|mark| mark.has_way());
    marks.filter_map(|mark| match mark.choices::<State>().next()? {
        Choice::Place(Spot::Border(field)) => Some((mark, field)),
        _ => None,
    })
}

/// The line that a Targi on a field has or would have had, and the cards that it would win.
fn line(table: &Table<'_>, class: &str, field: Field) -> Markup {
    let seat = table.view.to_act.unwrap_or(table.me);
    let fields = player(table, seat).targi.union([field].into_iter().collect());
    let wins = crossings(table.view, fields).without(sure(table, seat));
    html! {
        (threads([field].into_iter().collect(), class))
        @for place in wins { (ring(table, place, &format!("win win--{class}"), seat, html! {})) }
    }
}

/// One thread for each line of these fields.
fn threads(fields: FieldSet, whose: &str) -> Markup {
    let mut lines: Vec<&str> = fields.into_iter().filter_map(line_class).collect();
    lines.sort_unstable();
    lines.dedup();
    html! {
        @for line in lines { i class={ "ln ln-" (line) " ln--" (whose) } {} }
    }
}

/// A ring around a card with the marker that would lie there.
fn ring(table: &Table<'_>, place: Place, class: &str, seat: Seat, more: Markup) -> Markup {
    let goods = matches!(table.view.centre[place.index()], CentreView::Goods(_));
    html! {
        span.{ (class) }.{ (CENTRE[place.index()]) }.is-goods[goods] {
            (IconAs("marker", marker(seat))) (more)
        }
    }
}

fn preview(table: &Table<'_>, field: Field) -> Markup {
    let preview = Preview::of(table, field);
    let me = player(table, table.me);
    let targi = if table.me == Seat(0) { "p-targi-blue" } else { "p-targi-ivory" };
    html! {
        (threads([field].into_iter().collect(), "now"))
        span.ghost.{ (FIELDS[field.index()]) } {
            span.pieces { (IconAs("piece", targi)) }
        }
        @for place in preview.wins {
            (ring(table, place, "win", table.me, html! {
                @if let CentreView::Tribe(card) = table.view.centre[place.index()] {
                    (price::pill(table, me, table.view.rules.tribe(card), &preview.means))
                }
            }))
        }
        @if let Some(shut) = preview.shuts {
            span.shut.{ (FIELDS[shut.index()]) } { span { (Icon("u-lock")) } }
        }
        @for place in preview.denies { span.deny.{ (CENTRE[place.index()]) } { span {} } }
    }
}

/// What a field brings that the viewer may choose now, in words; nothing otherwise.
pub(super) fn brings(table: &Table<'_>, field: Field) -> Markup {
    if !is_open(table, field) {
        return html! {};
    }
    let preview = Preview::of(table, field);
    html! {
        ul.brings {
            @for place in preview.wins { (won(table, place, &preview.means)) }
            @if preview.wins.is_empty() {
                li { (Icon("u-lines")) span { (wins_nothing(table, field)) } }
            }
            @if let Some(shut) = preview.shuts {
                li { (Icon("u-lock")) span { (shuts(table, shut, preview.denies)) } }
            }
        }
    }
}

fn won(table: &Table<'_>, place: Place, means: &Bundle) -> Markup {
    let (language, view) = (table.language, table.view);
    match view.centre[place.index()] {
        CentreView::Tribe(card) => {
            let card = view.rules.tribe(card);
            html! {
                li {
                    (choice::medal(card))
                    span {
                        b { (cards::tribe(language, card)) } " "
                        (super::tribe_card::points(language, card)) " "
                        (price::sentence(table, player(table, table.me), card, means))
                    }
                }
            }
        }
        _ => html! { li { (Icon("b-goods")) b { (spot::centre(language, view, place)) } } },
    }
}

fn wins_nothing(table: &Table<'_>, field: Field) -> String {
    let language = table.language;
    let own = player(table, table.me).targi;
    if own.into_iter().any(|other| other.line() == field.line()) {
        return t!(language, "brings-same-line").into_owned();
    }
    if !own.is_empty() {
        return t!(language, "brings-no-crossing").into_owned();
    }
    let others = Field::all().filter_map(|other| field.crossing(other)).collect::<PlaceSet>();
    t!(language, "brings-runs-over", cards = names(table, others)).into_owned()
}

fn names(table: &Table<'_>, places: impl IntoIterator<Item = Place>) -> String {
    let (language, view) = (table.language, table.view);
    let names: Vec<_> =
        places.into_iter().map(|place| spot::centre(language, view, place)).collect();
    list(language, &names)
}

fn shuts(table: &Table<'_>, shut: Field, denies: PlaceSet) -> String {
    let language = table.language;
    let field = border::title(language, &table.view.rules, shut);
    let name = table.own_name(table.me.other());
    if denies.is_empty() {
        t!(language, "brings-shuts", field = field, name = name).into_owned()
    } else {
        let cards = names(table, denies);
        t!(language, "brings-denies", field = field, name = name, cards = cards).into_owned()
    }
}

/// Everything that keeps the viewer's Targi off a field, if one is to be placed now.
pub(super) fn why_closed(table: &Table<'_>, field: Field) -> Markup {
    if !is_closed(table, field) {
        return html! {};
    }
    let language = table.language;
    let name = table.own_name(table.me.other());
    html! {
        @for barrier in table.view.barriers(table.me, field) {
            p.why {
                (Icon("u-lock")) " "
                @match barrier {
                    Barrier::Corner => (t!(language, "closed-corner")),
                    Barrier::Robber => (t!(language, "closed-robber")),
                    Barrier::Targi(seat) if seat == table.me => (t!(language, "closed-own")),
                    Barrier::Targi(_) => (t!(language, "closed-theirs", name = name)),
                    Barrier::Facing(at) => {
                        (t!(language, "closed-facing", name = name,
                            field = border::title(language, &table.view.rules, at)))
                    }
                }
            }
        }
    }
}

/// What keeps the viewer off an open dune, if a Targi is to be placed or used now.
pub(super) fn why_no_dune(table: &Table<'_>, at: DunePlace) -> Markup {
    let language = table.language;
    let own = player(table, table.me).dunes.contains(at);
    let theirs = player(table, table.me.other()).dunes.contains(at);
    let offered = |choice| table.choices.contains(&choice);
    let place = is_placing(table) && !offered(Choice::Place(Spot::Dune(at)));
    let turn = table.is_asked() && table.task() == Some(Task::Turn(table.me));
    let name = table.own_name(table.me.other());
    let why = match () {
        () if place && own => t!(language, "closed-own").into_owned(),
        () if place && theirs => t!(language, "closed-theirs", name = name).into_owned(),
        // X-DUNE-1a
        () if turn && own && !offered(Choice::Use(Spot::Dune(at))) => {
            t!(language, "dune-idle").into_owned()
        }
        () => return html! {},
    };
    html! { p.why { (Icon("u-lock")) " " (why) } }
}

/// The field with the Targi that closes a field by facing it.
pub(super) fn culprit(table: &Table<'_>, field: Field) -> Option<Field> {
    if !is_closed(table, field) {
        return None;
    }
    table.view.barriers(table.me, field).find_map(|barrier| match barrier {
        Barrier::Facing(at) => Some(at),
        _ => None,
    })
}

/// What the crossing of a choice in the list wins, in place of what its field offers.
pub(super) fn wins(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let Choice::Place(Spot::Border(field)) = choice else { return None };
    let wins = Preview::of(table, field).wins;
    (!wins.is_empty()).then(|| {
        html! {
            @for place in wins {
                @if let CentreView::Tribe(card) = table.view.centre[place.index()] {
                    (choice::medal(table.view.rules.tribe(card))) " "
                }
            }
            (names(table, wins))
        }
    })
}

/// Who wins what as the Targi stand now, and whose lines are whose.
pub(super) fn standing(table: &Table<'_>) -> Markup {
    let language = table.language;
    let (me, them) = (table.me, table.me.other());
    let any = |seat| !player(table, seat).targi.is_empty();
    if table.task() != Some(Task::Placement) || !(any(me) || any(them)) {
        return html! {};
    }
    let reach = within_reach(table, them, None);
    html! {
        div.crossings {
            @for seat in [me, them] {
                @let sure = sure(table, seat);
                @if !sure.is_empty() {
                    p { (IconAs("ic", marker(seat))) span { (gets(table, seat, sure)) } }
                }
            }
            @if !reach.is_empty() {
                p.may {
                    span.diamond aria-hidden="true" {}
                    span {
                        (t!(language, "lines-reach", name = table.own_name(them), cards = names(table, reach)))
                    }
                }
            }
            p.threads-key aria-hidden="true" {
                @for (seat, class) in [(me, "l-mine"), (them, "l-theirs")] {
                    span { i.{ (class) } {} (table.name(seat)) }
                }
            }
        }
    }
}

fn marker(seat: Seat) -> &'static str {
    if seat == Seat(0) { "p-marker-blue" } else { "p-marker-ivory" }
}

fn gets(table: &Table<'_>, seat: Seat, sure: PlaceSet) -> String {
    let cards = names(table, sure);
    match table.scene.seat == Some(seat) {
        true => t!(table.language, "lines-you-get", cards = cards),
        false => t!(table.language, "lines-gets", name = table.own_name(seat), cards = cards),
    }
    .into_owned()
}
