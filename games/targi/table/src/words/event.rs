//! Events in words, without their subject: a mark in the seat's colour stands
//! before them in the log.

use super::amount;
use super::{border, cards, dune, spot, token};
use ::words::{Language, Phrase, list, phrase, t};
use caravanserai_core::Seat;
use std::borrow::Cow;
use targi::{Border, Bundle, CentreCard, Event, PileKind, PlaceSet, Rules, Spot};

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
) -> Phrase<Bundle> {
    let l = language;
    let amount = |bundle: &Bundle| amount::part(l, bundle);
    let tribe = |card| cards::tribe(l, rules.tribe(card));
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let at = |at: Spot| spot::bare(l, rules, at);
    match *event {
        Event::RoundBegan { round, start } => {
            phrase!(l, "event-round-began", round = round, name = name(start))
        }
        Event::RobberMoved { field } => match rules.border(field) {
            Border::Raid(demand) => {
                phrase!(
                    l,
                    "event-raid",
                    number = field.number() / 4,
                    demand = border::demanded(l, &demand)
                )
            }
            _ => phrase!(l, "event-robber-moved", field = border::title(l, rules, field)),
        },
        Event::RaidPaid { bundle, .. } => phrase!(l, "event-raid-paid", what = amount(&bundle)),
        Event::RaidSpared { .. } => phrase!(l, "event-raid-spared"),
        Event::RaidFailed { seat, vp } => phrase!(
            l,
            "event-raid-failed",
            other = name(seat.other()),
            what = amount(&Bundle::vp(vp))
        ),
        Event::CardGiven { card, .. } => phrase!(l, "event-card-given", card = tribe(card)),
        Event::DuneOpened { dune, .. } => {
            phrase!(l, "event-dune-opened", effect = dune::text(l, &rules.dune(dune).effect))
        }
        Event::Placed { spot, .. } => phrase!(l, "event-placed", spot = at(spot)),
        Event::Marked { places, .. } => marked(l, places),
        Event::TokenPutBack { token: None, .. } => phrase!(l, "event-token-put-back-hidden"),
        Event::TokenPutBack { token: Some(back), .. } => {
            phrase!(l, "event-token-put-back", token = token::name(l, back))
        }
        Event::TokenPlaced { spot: spot @ Spot::Centre(_), .. } => {
            phrase!(l, "event-marker-token-placed", spot = at(spot))
        }
        Event::TokenPlaced { spot, .. } => phrase!(l, "event-targi-token-placed", spot = at(spot)),
        Event::JokerUsed { good, .. } => {
            phrase!(l, "event-joker-used", what = amount(&Bundle::of(good, 1)))
        }
        Event::Waived { card, .. } => phrase!(l, "event-waived", card = tribe(card)),
        Event::Used { spot: Spot::Centre(place), .. } => {
            phrase!(l, "event-used-centre", place = spot::place(l, place))
        }
        Event::Used { spot, .. } => phrase!(l, "event-used", spot = at(spot)),
        Event::Picked { spot, .. } => phrase!(l, "event-picked", spot = at(spot)),
        Event::CardUsed { card, .. } => phrase!(l, "event-card-used", card = tribe(card)),
        Event::Received { bundle, .. } => phrase!(l, "event-received", what = amount(&bundle)),
        Event::Robbed { seat, bundle } => {
            phrase!(l, "event-robbed", what = amount(&bundle), other = name(seat.other()))
        }
        Event::Traded { give, get, .. } => {
            phrase!(l, "event-traded", give = amount(&give), get = amount(&get))
        }
        Event::MarkerMoved { from, to, .. } => {
            phrase!(l, "event-marker-moved", from = spot::place(l, from), to = spot::place(l, to))
        }
        Event::GoodsDrawn { card, .. } => {
            phrase!(l, "event-goods-drawn", card = cards::goods_brings(l, rules.goods(card)))
        }
        Event::GoodsLeft { card, .. } => {
            phrase!(l, "event-goods-left", card = cards::goods_brings(l, rules.goods(card)))
        }
        Event::GoodGiven { good, .. } => {
            phrase!(l, "event-good-given", what = amount(&Bundle::of(good, 1)))
        }
        Event::TopOpened { card } => phrase!(l, "event-top-opened", card = tribe(card)),
        Event::TopTaken { card, .. } => phrase!(l, "event-top-taken", card = tribe(card)),
        Event::TribeDrawn { card: Some(card), .. } => {
            phrase!(l, "event-tribe-drawn", card = tribe(card))
        }
        Event::TribeDrawn { card: None, .. } => phrase!(l, "event-tribe-drawn-hidden"),
        Event::Kept { card: Some(card), .. } => phrase!(l, "event-kept", card = tribe(card)),
        Event::Kept { card: None, .. } => phrase!(l, "event-kept-hidden"),
        Event::Discarded { card, .. } => phrase!(l, "event-discarded", card = tribe(card)),
        Event::Paid { card, bundle, .. } => {
            phrase!(l, "event-paid", what = amount(&bundle), card = tribe(card))
        }
        Event::Laid { card, row, .. } => {
            phrase!(l, "event-laid", card = tribe(card), row = row.index() + 1)
        }
        Event::GoldOnCard { gold, .. } => {
            phrase!(l, "event-gold-on-card", what = amount(&Bundle::gold(gold)))
        }
        Event::FewerTargi { targi, .. } => phrase!(l, "event-fewer-targi", targi = targi),
        Event::Swapped { a, b, .. } => {
            phrase!(l, "event-swapped", a = a.to_string(), b = b.to_string())
        }
        Event::Shifted { from, to, .. } => {
            phrase!(l, "event-shifted", from = from.to_string(), row = to.index() + 1)
        }
        Event::Returned { bundle, .. } => phrase!(l, "event-returned", what = amount(&bundle)),
        Event::TurnEnded { .. } => phrase!(l, "event-turn-ended"),
        Event::Revealed { place, card } => {
            let place = spot::place(l, place);
            match card {
                CentreCard::Goods(card) => {
                    phrase!(
                        l,
                        "event-revealed",
                        place = place,
                        card = cards::goods(l, rules.goods(card))
                    )
                }
                CentreCard::Tribe(card) => {
                    phrase!(l, "event-revealed", place = place, card = tribe(card))
                }
                CentreCard::Empty => phrase!(l, "event-stays-empty", place = place),
            }
        }
        Event::Refilled { pile: PileKind::Goods } => phrase!(l, "event-refilled-goods"),
        Event::Refilled { pile: PileKind::Tribe } => phrase!(l, "event-refilled-tribe"),
        Event::Refilled { pile: PileKind::Dunes } => phrase!(l, "event-refilled-dunes"),
        Event::GameOver { totals, winners } => match winners {
            [true, false] => over(l, totals, name(Seat(0))),
            [false, true] => over(l, [totals[1], totals[0]], name(Seat(1))),
            _ => phrase!(l, "event-draw", points = totals[0].to_string()),
        },
    }
}

fn over(language: Language, [first, second]: [i16; 2], winner: String) -> Phrase<Bundle> {
    phrase!(
        language,
        "event-game-over",
        name = winner,
        first = first.to_string(),
        second = second.to_string()
    )
}

fn marked(language: Language, places: PlaceSet) -> Phrase<Bundle> {
    let names: Vec<Cow<'static, str>> =
        places.into_iter().map(|place| spot::place(language, place)).collect();
    match names.is_empty() {
        true => phrase!(language, "event-marked-nothing"),
        false => phrase!(language, "event-marked", places = list(language, &names)),
    }
}

/// An event as a plain sentence with its subject.
pub(crate) fn sentence(
    language: Language,
    rules: &Rules,
    names: &[String],
    event: &Event,
) -> String {
    let what = phrase(language, rules, names, event).plain(|it| amount::words(language, it));
    match subject(event).and_then(|seat| names.get(seat.index())) {
        Some(name) => t!(language, "event-by", name = name.as_str(), what = what).into_owned(),
        None => what,
    }
}
