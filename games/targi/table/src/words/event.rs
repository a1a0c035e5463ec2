//! Events in words, without their subject: a mark in the seat's colour stands
//! before them in the log.

use super::{border, cards, dune, spot, token};
use crate::page::amount::{self, Voice};
use ::words::Language;
use maud::Markup;
use std::borrow::Cow;
use targi::{Border, Bundle, CentreCard, Event, PileKind, PlaceSet, Rules, Spot};
use web::rich;

use caravanserai_core::Seat;

/// Who an event is about; `None` for the table.
pub(crate) fn subject(event: &Event) -> Option<Seat> {
    match *event {
        Event::RaidPaid { seat, .. }
        | Event::RaidSpared { seat }
        | Event::RaidFailed { seat, .. }
        | Event::CardGiven { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Marked { seat, .. }
        | Event::TokenPutBack { seat, .. }
        | Event::TokenPlaced { seat, .. }
        | Event::JokerUsed { seat, .. }
        | Event::Waived { seat, .. }
        | Event::Used { seat, .. }
        | Event::Picked { seat, .. }
        | Event::CardUsed { seat, .. }
        | Event::Received { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::Traded { seat, .. }
        | Event::MarkerMoved { seat, .. }
        | Event::GoodsDrawn { seat, .. }
        | Event::GoodsLeft { seat, .. }
        | Event::GoodGiven { seat, .. }
        | Event::TopTaken { seat, .. }
        | Event::TribeDrawn { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Laid { seat, .. }
        | Event::GoldOnCard { seat, .. }
        | Event::FewerTargi { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Shifted { seat, .. }
        | Event::Returned { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::RoundBegan { .. }
        | Event::RobberMoved { .. }
        | Event::DuneOpened { .. }
        | Event::TopOpened { .. }
        | Event::Revealed { .. }
        | Event::Refilled { .. }
        | Event::GameOver { .. } => None,
    }
}

/// An event in words.
pub(crate) fn phrase(
    language: Language,
    rules: &Rules,
    names: &[String],
    event: &Event,
    voice: Voice,
) -> Markup {
    let l = language;
    let amount = |bundle: &Bundle| amount::part(l, voice, bundle);
    let tribe = |card| cards::tribe(l, rules.tribe(card));
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let at = |at: Spot| spot::bare(l, rules, at);
    match *event {
        Event::RoundBegan { round, start } => {
            rich!(l, "event-round-began", round = round, name = name(start))
        }
        Event::RobberMoved { field } => match rules.border(field) {
            Border::Raid(demand) => {
                rich!(
                    l,
                    "event-raid",
                    number = field.number() / 4,
                    demand = border::demanded(l, &demand)
                )
            }
            _ => rich!(l, "event-robber-moved", field = border::title(l, rules, field)),
        },
        Event::RaidPaid { bundle, .. } => rich!(l, "event-raid-paid", what = amount(&bundle)),
        Event::RaidSpared { .. } => rich!(l, "event-raid-spared"),
        Event::RaidFailed { seat, vp } => rich!(
            l,
            "event-raid-failed",
            other = name(seat.other()),
            what = amount(&Bundle::vp(vp))
        ),
        Event::CardGiven { card, .. } => rich!(l, "event-card-given", card = tribe(card)),
        Event::DuneOpened { dune, .. } => {
            rich!(l, "event-dune-opened", effect = dune::text(l, &rules.dune(dune).effect))
        }
        Event::Placed { spot, .. } => rich!(l, "event-placed", spot = at(spot)),
        Event::Marked { places, .. } => marked(l, places),
        Event::TokenPutBack { token: None, .. } => rich!(l, "event-token-put-back-hidden"),
        Event::TokenPutBack { token: Some(back), .. } => {
            rich!(l, "event-token-put-back", token = token::name(l, back))
        }
        Event::TokenPlaced { spot: spot @ Spot::Centre(_), .. } => {
            rich!(l, "event-marker-token-placed", spot = at(spot))
        }
        Event::TokenPlaced { spot, .. } => rich!(l, "event-targi-token-placed", spot = at(spot)),
        Event::JokerUsed { good, .. } => {
            rich!(l, "event-joker-used", what = amount(&Bundle::of(good, 1)))
        }
        Event::Waived { card, .. } => rich!(l, "event-waived", card = tribe(card)),
        Event::Used { spot: Spot::Centre(place), .. } => {
            rich!(l, "event-used-centre", place = spot::place(l, place))
        }
        Event::Used { spot, .. } => rich!(l, "event-used", spot = at(spot)),
        Event::Picked { spot, .. } => rich!(l, "event-picked", spot = at(spot)),
        Event::CardUsed { card, .. } => rich!(l, "event-card-used", card = tribe(card)),
        Event::Received { bundle, .. } => rich!(l, "event-received", what = amount(&bundle)),
        Event::Robbed { seat, bundle } => {
            rich!(l, "event-robbed", what = amount(&bundle), other = name(seat.other()))
        }
        Event::Traded { give, get, .. } => {
            rich!(l, "event-traded", give = amount(&give), get = amount(&get))
        }
        Event::MarkerMoved { from, to, .. } => {
            rich!(l, "event-marker-moved", from = spot::place(l, from), to = spot::place(l, to))
        }
        Event::GoodsDrawn { card, .. } => {
            rich!(l, "event-goods-drawn", card = cards::goods_brings(l, rules.goods(card)))
        }
        Event::GoodsLeft { card, .. } => {
            rich!(l, "event-goods-left", card = cards::goods_brings(l, rules.goods(card)))
        }
        Event::GoodGiven { good, .. } => {
            rich!(l, "event-good-given", what = amount(&Bundle::of(good, 1)))
        }
        Event::TopOpened { card } => rich!(l, "event-top-opened", card = tribe(card)),
        Event::TopTaken { card, .. } => rich!(l, "event-top-taken", card = tribe(card)),
        Event::TribeDrawn { card: Some(card), .. } => {
            rich!(l, "event-tribe-drawn", card = tribe(card))
        }
        Event::TribeDrawn { card: None, .. } => rich!(l, "event-tribe-drawn-hidden"),
        Event::Kept { card: Some(card), .. } => rich!(l, "event-kept", card = tribe(card)),
        Event::Kept { card: None, .. } => rich!(l, "event-kept-hidden"),
        Event::Discarded { card, .. } => rich!(l, "event-discarded", card = tribe(card)),
        Event::Paid { card, bundle, .. } => {
            rich!(l, "event-paid", what = amount(&bundle), card = tribe(card))
        }
        Event::Laid { card, row, .. } => {
            rich!(l, "event-laid", card = tribe(card), row = row.index() + 1)
        }
        Event::GoldOnCard { gold, .. } => {
            rich!(l, "event-gold-on-card", what = amount(&Bundle::gold(gold)))
        }
        Event::FewerTargi { targi, .. } => rich!(l, "event-fewer-targi", targi = targi),
        Event::Swapped { a, b, .. } => {
            rich!(l, "event-swapped", a = a.to_string(), b = b.to_string())
        }
        Event::Shifted { from, to, .. } => {
            rich!(l, "event-shifted", from = from.to_string(), row = to.index() + 1)
        }
        Event::Returned { bundle, .. } => rich!(l, "event-returned", what = amount(&bundle)),
        Event::TurnEnded { .. } => rich!(l, "event-turn-ended"),
        Event::Revealed { place, card } => {
            let place = spot::place(l, place);
            match card {
                CentreCard::Goods(card) => {
                    rich!(
                        l,
                        "event-revealed",
                        place = place,
                        card = cards::goods(l, rules.goods(card))
                    )
                }
                CentreCard::Tribe(card) => {
                    rich!(l, "event-revealed", place = place, card = tribe(card))
                }
                CentreCard::Empty => rich!(l, "event-stays-empty", place = place),
            }
        }
        Event::Refilled { pile: PileKind::Goods } => rich!(l, "event-refilled-goods"),
        Event::Refilled { pile: PileKind::Tribe } => rich!(l, "event-refilled-tribe"),
        Event::Refilled { pile: PileKind::Dunes } => rich!(l, "event-refilled-dunes"),
        Event::GameOver { totals, winners } => match winners {
            [true, false] => over(l, totals, name(Seat(0))),
            [false, true] => over(l, [totals[1], totals[0]], name(Seat(1))),
            _ => rich!(l, "event-draw", points = totals[0].to_string()),
        },
    }
}

fn over(language: Language, [first, second]: [i16; 2], winner: String) -> Markup {
    rich!(
        language,
        "event-game-over",
        name = winner,
        first = first.to_string(),
        second = second.to_string()
    )
}

fn marked(language: Language, places: PlaceSet) -> Markup {
    let names: Vec<Cow<'static, str>> =
        places.into_iter().map(|place| spot::place(language, place)).collect();
    match names.is_empty() {
        true => rich!(language, "event-marked-nothing"),
        false => rich!(language, "event-marked", places = web::list(language, &names)),
    }
}

/// An event as a plain sentence with its subject.
pub(crate) fn sentence(
    language: Language,
    rules: &Rules,
    names: &[String],
    event: &Event,
) -> String {
    let phrase = phrase(language, rules, names, event, Voice::Plain);
    let phrase = unescape(&phrase.0);
    match subject(event).and_then(|seat| names.get(seat.index())) {
        Some(name) => format!("{name}: {phrase}"),
        None => phrase,
    }
}

/// Markup without any tag, as the text it stands for.
fn unescape(markup: &str) -> String {
    let text = markup.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}
