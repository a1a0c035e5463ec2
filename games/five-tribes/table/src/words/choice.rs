//! Choices in words: a full sentence for lists, hints and confirmations, and a
//! few words for a button that stands where the choice is about.

use super::names;
use ::words::Language;
use ::words::t;
use five_tribes::{
    Choice, Loot, Piece, Power, Resource, SPACES, Square, Task, TileAction, Tribe, View, catalogue,
};
use std::borrow::Cow;

/// A choice in one sentence; seats go by their letters.
pub(crate) fn full(language: Language, view: &View, choice: Choice) -> String {
    full_named(language, view, &[], choice)
}

/// A choice in one sentence; seats go by these names.
pub(crate) fn full_named(
    language: Language,
    view: &View,
    names: &[String],
    choice: Choice,
) -> String {
    let l = language;
    let at = |on: Square| names::square(l, view, on);
    let paid = |payment| names::payment(l, payment);
    match choice {
        Choice::Bid { price, fakirs } => bid(l, view, price, fakirs),
        Choice::Take(from) => {
            let hand = names::meeples(l, view.open.board.meeples(from));
            t!(l, "ft-choice-take", square = at(from), meeples = hand)
        }
        Choice::Step(to, tribe) => step(l, view, to, tribe),
        Choice::Fly(to, tribe) => {
            t!(l, "ft-choice-fly", square = at(to), gain = arrival(l, view, to, tribe))
        }
        Choice::Pass => t!(l, "ft-choice-pass"),
        Choice::Camel => match view.open.agenda.top() {
            Some(Task::Control { at: won }) => t!(l, "ft-choice-camel", square = at(won)),
            _ => t!(l, "ft-short-camel"),
        },
        Choice::Tent => match view.open.agenda.top() {
            Some(Task::Control { at: won }) => {
                let points = tent_points(view, won);
                t!(l, "ft-choice-tent", square = at(won), points = names::points(l, points, false))
            }
            _ => t!(l, "ft-short-tent"),
        },
        Choice::Fakirs(count) => {
            let coins = names::coins(l, income(view, count));
            match count {
                0 => t!(l, "ft-choice-no-fakirs", coins = coins),
                _ => t!(l, "ft-choice-fakirs", fakirs = names::fakirs(l, count), coins = coins),
            }
        }
        Choice::Kill(on, tribe) => kill(l, view, on, tribe),
        Choice::KillHeld(seat, tribe) => {
            let name = names::player(l, names, seat);
            t!(l, "ft-choice-kill-held", meeple = names::one(l, tribe), name = name)
        }
        Choice::UseDjinn(djinn, payment) => {
            t!(l, "ft-choice-use-djinn", djinn = names::djinn(l, djinn), cost = paid(payment))
        }
        Choice::UseItem(item) => t!(l, "ft-choice-use-item", item = names::item(l, item)),
        Choice::UseThief(thief) => {
            let text = names::loot(l, thief);
            t!(l, "ft-choice-use-thief", thief = names::thief(l, thief), text = text)
        }
        Choice::BuyDjinn(djinn, payment) => {
            let djinn = names::djinn_with_points(l, djinn);
            t!(l, "ft-choice-buy-djinn", djinn = djinn, cost = paid(payment))
        }
        Choice::BuyThief(thief, payment) => {
            t!(l, "ft-choice-buy-thief", thief = names::thief(l, thief), cost = paid(payment))
        }
        Choice::Card(place) => card(l, view, place),
        Choice::Make(payment) => t!(l, "ft-choice-make", cost = paid(payment)),
        Choice::On(on) => on_tile(l, view, on),
        Choice::Palm(on) => piece(l, view, Piece::Palm, on),
        Choice::Palace(on) => piece(l, view, Piece::Palace, on),
        Choice::PickResource(kind) => pick(l, view, names::resource(l, kind)),
        Choice::PickDjinn(djinn) => pick(l, view, names::djinn_with_points(l, djinn)),
        Choice::PickItem(item) => pick(l, view, names::item_with_points(l, item)),
        Choice::Gather(from, tribe) => {
            t!(l, "ft-choice-gather", meeple = names::one(l, tribe), square = at(from))
        }
        Choice::Lay(kind) => lay(l, view, kind),
        Choice::Sell => {
            let kinds = laid(view);
            t!(l, "ft-choice-sell", kinds = kinds, coins = names::coins(l, set_worth(kinds)))
        }
        Choice::Skip => skip(l, view),
        Choice::Done => t!(l, "ft-choice-done"),
        Choice::End => t!(l, "ft-choice-end"),
    }
    .into_owned()
}

/// The tile that a choice is about.
pub(crate) const fn square_of(choice: Choice) -> Option<Square> {
    match choice {
        Choice::Take(at)
        | Choice::Step(at, _)
        | Choice::Fly(at, _)
        | Choice::Kill(at, _)
        | Choice::On(at)
        | Choice::Palm(at)
        | Choice::Palace(at)
        | Choice::Gather(at, _) => Some(at),
        _ => None,
    }
}

/// A choice in a few words, for a button where it is plain what is asked.
pub(crate) fn short(language: Language, view: &View, choice: Choice) -> String {
    let l = language;
    let meeple = |tribe| names::tribe(l, tribe, 1);
    let for_pay = |what: Cow<'static, str>, payment| {
        t!(l, "ft-short-for", what = what, cost = names::payment(l, payment))
    };
    match choice {
        Choice::Bid { price, fakirs: 0 } => t!(l, "ft-short-bid", price = price),
        Choice::Bid { price, fakirs } => {
            t!(l, "ft-short-bid-fakirs", price = price, fakirs = names::fakirs(l, fakirs))
        }
        Choice::Take(from) => t!(l, "ft-short-take", square = from.to_string()),
        Choice::Step(to, tribe) => {
            t!(l, "ft-short-step", meeple = meeple(tribe), square = to.to_string())
        }
        Choice::Fly(to, tribe) => {
            t!(l, "ft-short-fly", meeple = meeple(tribe), square = to.to_string())
        }
        Choice::Pass => t!(l, "ft-short-pass"),
        Choice::Camel => t!(l, "ft-short-camel"),
        Choice::Tent => t!(l, "ft-short-tent"),
        Choice::Fakirs(0) => {
            t!(l, "ft-short-no-fakirs", coins = names::coins(l, income(view, 0)))
        }
        Choice::Fakirs(count) => {
            let coins = names::coins(l, income(view, count));
            t!(l, "ft-short-fakirs", fakirs = names::fakirs(l, count), coins = coins)
        }
        Choice::Kill(on, tribe) => {
            t!(l, "ft-short-kill", meeple = meeple(tribe), square = on.to_string())
        }
        Choice::KillHeld(seat, tribe) => {
            t!(l, "ft-short-kill-held", meeple = meeple(tribe), name = names::seat(l, seat))
        }
        Choice::UseDjinn(djinn, payment) | Choice::BuyDjinn(djinn, payment) => {
            for_pay(names::djinn(l, djinn), payment)
        }
        Choice::BuyThief(thief, payment) => for_pay(names::thief(l, thief), payment),
        Choice::UseItem(item) | Choice::PickItem(item) => names::item(l, item),
        Choice::UseThief(thief) => names::thief(l, thief),
        Choice::Card(place) => match view.open.row.as_slice().get(usize::from(place) - 1) {
            Some(card) => t!(l, "ft-short-card", place = place, card = names::resource(l, *card)),
            None => Cow::Owned(place.to_string()),
        },
        Choice::Make(payment) => names::payment(l, payment),
        Choice::On(on) => Cow::Owned(on.to_string()),
        Choice::Palm(on) => t!(l, "ft-short-palm", square = on.to_string()),
        Choice::Palace(on) => t!(l, "ft-short-palace", square = on.to_string()),
        Choice::PickResource(kind) | Choice::Lay(kind) => names::resource(l, kind),
        Choice::PickDjinn(djinn) => names::djinn(l, djinn),
        Choice::Gather(from, tribe) => {
            t!(l, "ft-short-gather", meeple = meeple(tribe), square = from.to_string())
        }
        Choice::Sell => {
            t!(l, "ft-short-sell", coins = names::coins(l, set_worth(laid(view))))
        }
        Choice::Skip => t!(l, "ft-short-skip"),
        Choice::Done => t!(l, "ft-short-done"),
        Choice::End => t!(l, "ft-short-end"),
    }
    .into_owned()
}

/// What somebody pays for a space with so many Fakirs.
pub(crate) fn bid_due(price: u8, fakirs: u8) -> u8 {
    let bids = &catalogue().bids;
    let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
    bids[space.saturating_sub(usize::from(fakirs))]
}

/// How many markers on the track act before one that bids so much now.
pub(crate) fn markers_ahead(view: &View, price: u8) -> u8 {
    let bids = &catalogue().bids;
    let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
    (space + 1..SPACES).filter(|ahead| view.open.track[*ahead].is_some()).count() as u8
}

fn bid(l: Language, view: &View, price: u8, fakirs: u8) -> Cow<'static, str> {
    let place = match markers_ahead(view, price) {
        0 => t!(l, "ft-place-first"),
        ahead => t!(l, "ft-place-after", count = ahead),
    };
    let due = bid_due(price, fakirs);
    if view.own.is_some_and(|own| own.coins < u16::from(due)) {
        return t!(l, "ft-choice-bid-all", price = price, place = place);
    }
    match fakirs {
        0 => t!(l, "ft-choice-bid", price = price, place = place),
        _ => t!(
            l,
            "ft-choice-bid-fakirs",
            price = price,
            fakirs = names::fakirs(l, fakirs),
            coins = names::coins(l, due),
            place = place
        ),
    }
}

fn step(l: Language, view: &View, to: Square, tribe: Tribe) -> Cow<'static, str> {
    let square = names::square(l, view, to);
    match view.open.walk.hand.total() {
        1 => t!(l, "ft-choice-last-step", square = square, gain = arrival(l, view, to, tribe)),
        _ => t!(l, "ft-choice-step", meeple = names::one(l, tribe), square = square),
    }
}

/// What a walk that ends there takes, and whether the tile comes with it.
fn arrival(l: Language, view: &View, to: Square, tribe: Tribe) -> Cow<'static, str> {
    let heap = view.open.board.meeples(to);
    let taken = names::counted(l, tribe, heap.of(tribe) + 1);
    match heap.total() == heap.of(tribe) && can_claim(view, to) {
        true => t!(l, "ft-gain-with-tile", meeples = taken),
        false => t!(l, "ft-gain", meeples = taken),
    }
}

/// Whether the tile becomes the acting player's once it is empty.
pub(crate) fn can_claim(view: &View, at: Square) -> bool {
    let (open, seat) = (&view.open, view.open.active);
    open.owner(at).is_none() && (open.camels_left(seat) > 0 || open.has_tent(seat))
}

/// What a tent there brings for the red tiles around.
pub(crate) fn tent_points(view: &View, at: Square) -> i16 {
    let red = view.open.board.red().and(at.block()).len();
    i16::from(red) * catalogue().points.red_tile_near_tent
}

/// How many blue tiles a Builder counts who ends there.
pub(crate) fn blue_tiles_around(view: &View, at: Square) -> u8 {
    view.open.board.blue().and(at.block()).len()
}

/// What the Builders at hand earn with so many Fakirs.
pub(crate) fn income(view: &View, fakirs: u8) -> u32 {
    let Some(Task::Tribe { tribe: Tribe::Builder, count, at }) = view.open.agenda.top() else {
        return 0;
    };
    let blue = blue_tiles_around(view, at);
    let echidna = catalogue().djinn_with(Power::DoubleBuilders);
    let doubled = echidna.is_some_and(|djinn| view.open.used.contains(djinn));
    u32::from(count + fakirs) * u32::from(blue) * if doubled { 2 } else { 1 }
}

/// How many Fakirs it takes to kill there.
pub(crate) fn fakirs_to_reach(view: &View, on: Square) -> u8 {
    match view.open.agenda.top() {
        Some(Task::Tribe { tribe: Tribe::Assassin, count, at }) => {
            at.distance(on).saturating_sub(count)
        }
        _ => 0,
    }
}

fn kill(l: Language, view: &View, on: Square, tribe: Tribe) -> Cow<'static, str> {
    let (square, meeple) = (names::square(l, view, on), names::one(l, tribe));
    let fakirs = fakirs_to_reach(view, on);
    let wins = view.open.board.meeples(on).total() == 1 && can_claim(view, on);
    match (fakirs, wins) {
        (0, false) => t!(l, "ft-choice-kill", meeple = meeple, square = square),
        (0, true) => t!(l, "ft-choice-kill-tile", meeple = meeple, square = square),
        (_, false) => {
            let fakirs = names::fakirs(l, fakirs);
            t!(l, "ft-choice-kill-far", meeple = meeple, square = square, fakirs = fakirs)
        }
        (_, true) => {
            let fakirs = names::fakirs(l, fakirs);
            t!(l, "ft-choice-kill-far-tile", meeple = meeple, square = square, fakirs = fakirs)
        }
    }
}

fn card(l: Language, view: &View, place: u8) -> Cow<'static, str> {
    let card = match view.open.row.as_slice().get(usize::from(place).wrapping_sub(1)) {
        Some(card) => names::resource(l, *card),
        None => t!(l, "ft-a-card"),
    };
    let market = match view.open.agenda.top() {
        Some(Task::TileAction { at }) => view.open.board.action(at),
        _ => TileAction::None,
    };
    match market {
        TileAction::Market { price, cards: 1, .. } => {
            t!(l, "ft-choice-buy-card", card = card, place = place, coins = names::coins(l, price))
        }
        TileAction::Market { price, cards, .. } => t!(
            l,
            "ft-choice-buy-cards",
            card = card,
            place = place,
            coins = names::coins(l, price),
            cards = cards
        ),
        _ => t!(l, "ft-choice-card", card = card, place = place),
    }
}

fn on_tile(l: Language, view: &View, on: Square) -> Cow<'static, str> {
    let square = names::square(l, view, on);
    match view.open.agenda.top() {
        Some(Task::Build { piece, .. } | Task::BuildBeside { piece, .. }) => match piece {
            Piece::Palm => t!(l, "ft-choice-palm", square = square),
            Piece::Palace => t!(l, "ft-choice-palace", square = square),
        },
        Some(Task::ChooseTile { djinn }) => match djinn.row().power {
            Power::SettleEmptyTile => t!(l, "ft-choice-settle", square = square),
            Power::PalaceOnVillage => t!(l, "ft-choice-palace", square = square),
            Power::PalmOnOasis => t!(l, "ft-choice-palm", square = square),
            _ => t!(l, "ft-choice-camel", square = square),
        },
        Some(Task::Give { .. }) => t!(l, "ft-choice-camel-back", square = square),
        Some(Task::TakeLoot { .. }) => t!(l, "ft-choice-camel", square = square),
        Some(Task::Flute { .. }) => t!(l, "ft-choice-flute", square = square),
        Some(Task::Talisman { from: Some(from) }) => {
            t!(l, "ft-choice-move-camel", from = from.to_string(), square = square)
        }
        Some(Task::Talisman { from: None }) => t!(l, "ft-choice-lift-camel", square = square),
        _ => square,
    }
}

fn piece(l: Language, view: &View, piece: Piece, on: Square) -> Cow<'static, str> {
    let square = names::square(l, view, on);
    match (view.open.agenda.top(), piece) {
        (Some(Task::Give { .. }), Piece::Palm) => t!(l, "ft-choice-give-palm", square = square),
        (Some(Task::Give { .. }), Piece::Palace) => t!(l, "ft-choice-give-palace", square = square),
        (_, Piece::Palm) => t!(l, "ft-choice-palm", square = square),
        (_, Piece::Palace) => t!(l, "ft-choice-palace", square = square),
    }
}

fn pick(l: Language, view: &View, what: Cow<'static, str>) -> Cow<'static, str> {
    match view.open.agenda.top() {
        Some(Task::Give { .. }) => t!(l, "ft-choice-discard", what = what),
        Some(Task::KeepDjinn { .. } | Task::KeepItem { .. }) => {
            t!(l, "ft-choice-keep", what = what)
        }
        Some(Task::Horn { placed }) => {
            t!(l, "ft-choice-arrange", card = what, place = placed + 1)
        }
        _ => t!(l, "ft-choice-loot", what = what),
    }
}

/// How many kinds are laid out for sale.
pub(crate) fn laid(view: &View) -> u8 {
    match view.open.agenda.top() {
        Some(Task::LaySet { laid }) => laid.len(),
        _ => 0,
    }
}

/// What a set of so many kinds brings.
pub(crate) fn set_worth(kinds: u8) -> u8 {
    catalogue().sets.get(usize::from(kinds)).copied().unwrap_or(0)
}

fn lay(l: Language, view: &View, kind: Resource) -> Cow<'static, str> {
    let card = names::resource(l, kind);
    match laid(view) {
        0 => t!(l, "ft-choice-lay-first", card = card),
        kinds => {
            t!(l, "ft-choice-lay", card = card, coins = names::coins(l, set_worth(kinds + 1)))
        }
    }
}

fn skip(l: Language, view: &View) -> Cow<'static, str> {
    match view.open.agenda.top() {
        Some(Task::Tribe { .. }) => t!(l, "ft-skip-kill"),
        Some(Task::UseThief { .. }) => t!(l, "ft-skip-thief"),
        Some(Task::TileAction { at }) => match view.open.board.action(at) {
            TileAction::Market { .. } => t!(l, "ft-skip-market"),
            TileAction::Djinn => t!(l, "ft-skip-djinn"),
            _ => t!(l, "ft-skip-item"),
        },
        Some(Task::TakeLoot { thief, .. }) if thief.loot() == Loot::Camels => {
            t!(l, "ft-skip-camel")
        }
        _ => t!(l, "ft-short-skip"),
    }
}
