//! Events in words. A phrase has no subject: in the log a mark in the seat's
//! colour stands before it; a sentence begins with the name.

use super::names;
use ::words::Language;
use ::words::t;
use caravanserai_core::Seat;
use five_tribes::{Deck, Event, Piece, Source};
use std::borrow::Cow;

/// An event as a sentence with its subject.
pub(crate) fn sentence(language: Language, names: &[String], event: &Event) -> String {
    let phrase = phrase(language, names, event);
    match event.seat().and_then(|seat| names.get(seat.index())) {
        Some(name) => t!(language, "event-by", name = name.as_str(), what = phrase).into_owned(),
        None => phrase.into_owned(),
    }
}

/// An event without its subject.
pub(crate) fn phrase(language: Language, names: &[String], event: &Event) -> Cow<'static, str> {
    let l = language;
    let name = |seat: Seat| names::player(l, names, seat);
    let coins = |count: u16| names::coins(l, count);
    match *event {
        Event::RoundBegins { round } => t!(l, "ft-event-round-begins", round = round),
        Event::Bid { price, fakirs, paid, .. } => bid(l, price, fakirs, paid),
        Event::TurnBegins { .. } => t!(l, "ft-event-turn-begins"),
        Event::NoMove { .. } => t!(l, "ft-event-no-move"),
        Event::Passed { .. } => t!(l, "ft-event-passed"),
        Event::PickedUp { from, hand, .. } => {
            let hand = names::meeples(l, hand);
            t!(l, "ft-event-picked-up", square = from.to_string(), meeples = hand)
        }
        Event::Dropped { on, tribe, .. } => {
            t!(l, "ft-event-dropped", square = on.to_string(), meeple = names::one(l, tribe))
        }
        Event::Flew { on, tribe, .. } => {
            t!(l, "ft-event-flew", square = on.to_string(), meeple = names::one(l, tribe))
        }
        Event::Took { from, tribe, count, .. } => {
            let taken = names::counted(l, tribe, count);
            t!(l, "ft-event-took", square = from.to_string(), meeples = taken)
        }
        Event::Camel { on, .. } => t!(l, "ft-event-camel", square = on.to_string()),
        Event::Tent { on, .. } => t!(l, "ft-event-tent", square = on.to_string()),
        Event::LastRound { .. } => t!(l, "ft-event-last-round"),
        Event::Kept { tribe, count, .. } => {
            t!(l, "ft-event-kept", meeples = names::counted(l, tribe, count))
        }
        Event::Earned { coins: count, from, .. } => match from {
            Source::Builders => t!(l, "ft-event-earned-builders", coins = coins(count)),
            Source::Sale => t!(l, "ft-event-earned-sale", coins = coins(count)),
            Source::Djinn(djinn) => {
                t!(l, "ft-event-earned-djinn", coins = coins(count), djinn = djinn.name())
            }
        },
        Event::PaidCoins { coins: count, .. } => t!(l, "ft-event-paid", what = coins(count)),
        Event::SpentMeeples { tribe, count, .. } => {
            t!(l, "ft-event-spent", what = names::counted(l, tribe, count))
        }
        Event::SpentFakirs { count, .. } => t!(l, "ft-event-spent", what = names::fakirs(l, count)),
        Event::TookCard { card, .. } => {
            t!(l, "ft-event-took-card", card = names::resource(l, card))
        }
        Event::DrewCard { card: Some(card), .. } => {
            t!(l, "ft-event-drew-card", card = names::resource(l, card))
        }
        Event::DrewCard { card: None, .. } => t!(l, "ft-event-drew-hidden"),
        Event::Killed { on, tribe, .. } => {
            t!(l, "ft-event-killed", square = on.to_string(), meeple = names::one(l, tribe))
        }
        Event::KilledHeld { victim, tribe, .. } => {
            t!(l, "ft-event-killed-held", name = name(victim), meeple = names::one(l, tribe))
        }
        Event::Built { piece: Piece::Palm, on, .. } => {
            t!(l, "ft-event-palm", square = on.to_string())
        }
        Event::Built { piece: Piece::Palace, on, .. } => {
            t!(l, "ft-event-palace", square = on.to_string())
        }
        Event::UsedDjinn { djinn, .. } => {
            t!(l, "ft-event-used-djinn", djinn = names::djinn(l, djinn))
        }
        Event::GainedDjinn { djinn, .. } => {
            t!(l, "ft-event-gained-djinn", djinn = names::djinn_with_points(l, djinn))
        }
        Event::DiscardedDjinn { djinn, .. } => {
            t!(l, "ft-event-discarded-djinn", djinn = names::djinn(l, djinn))
        }
        Event::LookedAtDjinns { count, .. } => t!(l, "ft-event-looked-at-djinns", count = count),
        Event::Settled { on, meeples, .. } => {
            let meeples = names::meeples(l, meeples);
            t!(l, "ft-event-settled", square = on.to_string(), meeples = meeples)
        }
        Event::GainedThief { thief, .. } => {
            t!(l, "ft-event-gained-thief", thief = names::thief(l, thief))
        }
        Event::UsedThief { thief, .. } => {
            let text = names::strike(l, thief);
            t!(l, "ft-event-used-thief", thief = names::thief(l, thief), text = text)
        }
        Event::DiscardedCard { card, .. } => {
            t!(l, "ft-event-discarded-card", card = names::resource(l, card))
        }
        Event::GaveVizier { .. } => t!(l, "ft-event-gave-vizier"),
        Event::CamelBack { from, .. } => t!(l, "ft-event-camel-back", square = from.to_string()),
        Event::Unbuilt { piece, from, .. } => {
            t!(l, "ft-event-unbuilt", piece = names::piece(l, piece), square = from.to_string())
        }
        Event::DrewItems { count, .. } => t!(l, "ft-event-drew-items", count = count),
        Event::KeptItem { item: Some(item), .. } => {
            t!(l, "ft-event-kept-item", item = names::item_with_points(l, item))
        }
        Event::KeptItem { item: None, .. } => t!(l, "ft-event-kept-hidden"),
        Event::DiscardedItem { item, .. } => {
            t!(l, "ft-event-discarded-item", item = names::item_with_points(l, item))
        }
        Event::TookItem { item, .. } => {
            t!(l, "ft-event-took-item", item = names::item_with_points(l, item))
        }
        Event::UsedItem { item, .. } => t!(l, "ft-event-used-item", item = names::item(l, item)),
        Event::Gathered { from, onto, tribe, .. } => t!(
            l,
            "ft-event-gathered",
            meeple = names::one(l, tribe),
            from = from.to_string(),
            onto = onto.to_string()
        ),
        Event::CamelMoved { from, to, .. } => {
            t!(l, "ft-event-camel-moved", from = from.to_string(), to = to.to_string())
        }
        Event::RowSwept { .. } => t!(l, "ft-event-row-swept"),
        Event::Arranged { place, card, .. } => {
            t!(l, "ft-event-arranged", card = names::resource(l, card), place = place)
        }
        Event::Laid { card, .. } => t!(l, "ft-event-laid", card = names::resource(l, card)),
        Event::Sold { kinds, .. } => t!(l, "ft-event-sold", kinds = kinds),
        Event::TurnEnds { .. } => t!(l, "ft-event-turn-ends"),
        Event::CardShown { card } => t!(l, "ft-event-card-shown", card = names::resource(l, card)),
        Event::DjinnShown { djinn } => {
            t!(l, "ft-event-djinn-shown", djinn = names::djinn_with_points(l, djinn))
        }
        Event::ThiefShown { thief } => {
            t!(l, "ft-event-thief-shown", thief = names::thief(l, thief))
        }
        Event::Reshuffled { deck: Deck::Resources } => t!(l, "ft-event-reshuffled-resources"),
        Event::Reshuffled { deck: Deck::Djinns } => t!(l, "ft-event-reshuffled-djinns"),
        Event::Reshuffled { deck: Deck::Items } => t!(l, "ft-event-reshuffled-items"),
        Event::GameOver {} => t!(l, "ft-event-game-over"),
    }
}

/// A bid; what was paid is told where it is known and not the price itself.
fn bid(l: Language, price: u8, fakirs: u8, paid: Option<u16>) -> Cow<'static, str> {
    let paid = paid.filter(|paid| *paid != u16::from(price)).map(|paid| names::coins(l, paid));
    match (fakirs, paid) {
        (0, None) => t!(l, "ft-event-bid", price = price),
        (0, Some(paid)) => t!(l, "ft-event-bid-paid", price = price, coins = paid),
        (_, None) => {
            t!(l, "ft-event-bid-fakirs", price = price, fakirs = names::fakirs(l, fakirs))
        }
        (_, Some(paid)) => t!(
            l,
            "ft-event-bid-fakirs-paid",
            price = price,
            fakirs = names::fakirs(l, fakirs),
            coins = paid
        ),
    }
}
