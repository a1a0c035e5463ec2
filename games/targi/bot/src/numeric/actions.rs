//! An index for every choice.
//!
//! Where a choice names an amount of goods that the rules fix, as what goes back
//! over the limit, dates and salt alone tell it: the rest is pepper. That keeps
//! the list short, and no two legal choices share an index.

use sage::blocks;
use targi::{Bundle, Choice, Place, Slot, Spot, State, Task};

/// How many indices there are for choices without one of their own.
pub(crate) const OTHERS: usize = 16;

/// Pairs of dates and salt, together at most 6.
const UP_TO_SIX: usize = pairs(6);
/// Pairs of dates and salt, together at most 10.
const UP_TO_TEN: usize = pairs(10);

blocks! {
    /// Every choice of Targi.
    ACTIONS:
    PUT_BACK [4], 1, "`put back` a token: joker, targi, marker, waiver";
    PLACE_BORDER [12], 1, "`place` on a border field: 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15";
    PLACE_DUNE [3], 1, "`place` on a dune: d1, d2, d3";
    TOKEN_BORDER [12], 1, "`token` on a border field";
    TOKEN_CENTRE [9], 1, "`token` on a place of the centre: c0 to c8";
    USE_BORDER [12], 1, "`use` a border field";
    USE_CENTRE [9], 1, "`use` a place of the centre";
    USE_DUNE [3], 1, "`use` a dune";
    USE_TARGIA [1], 1, "`use targia`";
    PICK_BORDER [12], 1, "`pick` a border field";
    PICK_CENTRE [9], 1, "`pick` a place of the centre";
    PICK_DUNE [3], 1, "`pick` a dune";
    CARD [3, 4], 1, "`card`: use the marker on a displayed card, by row and place";
    TAKE_GOODS [UP_TO_SIX], 1,
        "`take` as many goods as are due, d dates and s salt among them and pepper for the rest, \
         d + s up to 6: at t(t + 1)/2 + s with t = d + s";
    TAKE_GOLD [1], 1, "`take` the gold of a treasure";
    TAKE_WATER [1], 1, "`take` the water of a treasure";
    TAKE_POINTS [1], 1, "`take` the points of a treasure";
    TAKE_FIRST [2], 1, "`take` the first or the second thing that a goods card shows";
    PAY_GOODS [84], 1,
        "`pay` d dates, s salt, p pepper, together k up to 6: at \
         k(k + 1)(k + 2)/6 + r(r + 1)/2 + p with r = s + p; the first is `pay 0`";
    PAY_GOODS_AND_GOLD [35], 1, "`pay` 1 gold and up to 4 goods, counted like `pay_goods`";
    PAY_GOODS_AND_WATER [35], 1, "`pay` 2 water and up to 4 goods, counted like `pay_goods`";
    PAY_POINTS [1], 1, "`pay` the points that the robber demands";
    GIVE_ROW [3], 1, "`give row`: the last card of a row";
    TRADE_GOOD [6], 1,
        "`trade` one good for another: dates for salt, for pepper, salt for dates, for pepper, \
         pepper for dates, for salt";
    TRADE_TWO_GOODS [6], 1, "`trade` two of a good for another, in the same order";
    TRADE_THREE_GOODS [3], 1, "`trade` three dates, salt or pepper for 1 gold";
    TRADE_GOODS_FOR_TWO_GOLD [10], 1,
        "`trade` three goods in any mix for 2 gold: at r(r + 1)/2 + p as in `pay_goods`";
    TRADE_GOOD_FOR_WATER [3], 1, "`trade` one good for 2 water";
    TRADE_TWO_FOR_POINT [6], 1, "`trade` two goods in any mix for 1 point";
    TRADE_FOUR_FOR_POINTS [15], 1, "`trade` four goods in any mix for 3 points";
    TRADE_TWO_FOR_POINTS [6], 1, "`trade` two goods in any mix for 2 points";
    TRADE_GOLD_FOR_POINTS [2], 1, "`trade` 1 gold for 2 points, 2 gold for 4 points";
    TRADE_WATER_FOR_POINTS [1], 1, "`trade 3W for 2V`";
    TRADE_WATER_FOR_GOLD [1], 1, "`trade 3W for 1G`";
    TRADE_TWO_WATER [3], 1, "`trade` 2 water for a date, salt, pepper";
    TRADE_ONE_WATER [3], 1, "`trade` 1 water for a date, salt, pepper";
    JOKER [3], 1, "`joker` as a date, salt, pepper";
    GIVE_GOOD [3], 1, "`give` a date, salt, pepper for the next card";
    OPEN [1], 1, "`open`";
    NEXT [1], 1, "`next`";
    ACCEPT [1], 1, "`accept`";
    RETURN_GOODS [UP_TO_TEN], 1,
        "`return` what is over the limit, d dates and s salt among it and pepper for the rest, \
         d + s up to 10: counted like `take_goods`";
    RETURN_WATER [1], 1, "`return` the water over the limit";
    HAND [2], 1, "`hand`: the first or the second hand card";
    CHOOSE [3], 1, "`choose` one of the drawn cards";
    LEAVE [3], 1, "`leave` one of the opened cards";
    PLAY [1], 1, "`play`";
    PLAY_HAND [1], 1, "`play hand`";
    KEEP [1], 1, "`keep`";
    DISCARD [1], 1, "`discard`";
    WAIVE [1], 1, "`waive`";
    ROW [3], 1, "`row`: where the card goes";
    MOVE_MARKER [9, 9], 1, "`move` a marker from a place of the centre to another";
    SHIFT [3, 4, 3], 1, "`shift` a displayed card, by row and place, to the end of a row";
    SWAP [66], 1,
        "`swap` two displayed cards: at b(b - 1)/2 + a with both counted from 0 row by row, a \
         before b";
    DONE [1], 1, "`done`";
    END [1], 1, "`end`";
    OTHER [OTHERS], 1,
        "payments, returns and trades that have no index above, in the order of the list; with \
         the printed cards hardly ever one";
}

/// How many pairs of numbers are together at most `most`.
const fn pairs(most: usize) -> usize {
    (most + 1) * (most + 2) / 2
}

/// The index of a legal choice, if it has one of its own.
pub(super) fn index(state: &State, choice: Choice) -> Option<usize> {
    match choice {
        Choice::PutBack(token) => PUT_BACK.at(token as usize),
        Choice::Place(Spot::Border(field)) => PLACE_BORDER.at(side(field.number())),
        Choice::Place(Spot::Dune(dune)) => PLACE_DUNE.at(dune.index()),
        Choice::Token(Spot::Border(field)) => TOKEN_BORDER.at(side(field.number())),
        Choice::Token(Spot::Centre(place)) => TOKEN_CENTRE.at(place.index()),
        Choice::Use(Spot::Border(field)) => USE_BORDER.at(side(field.number())),
        Choice::Use(Spot::Centre(place)) => USE_CENTRE.at(place.index()),
        Choice::Use(Spot::Dune(dune)) => USE_DUNE.at(dune.index()),
        Choice::Use(Spot::Targia) => USE_TARGIA.at(0),
        Choice::Pick(Spot::Border(field)) => PICK_BORDER.at(side(field.number())),
        Choice::Pick(Spot::Centre(place)) => PICK_CENTRE.at(place.index()),
        Choice::Pick(Spot::Dune(dune)) => PICK_DUNE.at(dune.index()),
        Choice::Place(_) | Choice::Token(_) | Choice::Pick(Spot::Targia) => None,
        Choice::Card(at) => CARD.at(slot(at)),
        Choice::Take(bundle) => taken(state, &bundle),
        Choice::Pay(bundle) => paid(&bundle),
        Choice::GiveCard(of) => GIVE_ROW.at(of.index()),
        Choice::Trade { give, get } => traded(&give, &get),
        Choice::Joker(good) => JOKER.at(good as usize),
        Choice::Give(good) => GIVE_GOOD.at(good as usize),
        Choice::Open => OPEN.at(0),
        Choice::Next => NEXT.at(0),
        Choice::Accept => ACCEPT.at(0),
        Choice::Return(bundle) if bundle.water > 0 => RETURN_WATER.at(0),
        Choice::Return(bundle) => RETURN_GOODS.at(pair(&bundle)),
        Choice::Hand(place) => HAND.at(place.into()),
        Choice::Choose(place) => CHOOSE.at(place.into()),
        Choice::Leave(place) => LEAVE.at(place.into()),
        Choice::Play => PLAY.at(0),
        Choice::PlayHand => PLAY_HAND.at(0),
        Choice::Keep => KEEP.at(0),
        Choice::Discard => DISCARD.at(0),
        Choice::Waive => WAIVE.at(0),
        Choice::Row(to) => ROW.at(to.index()),
        Choice::MoveMarker { from, to } => MOVE_MARKER.at(from.index() * Place::COUNT + to.index()),
        Choice::Shift { from, to } => SHIFT.at(slot(from) * 3 + to.index()),
        Choice::Swap(a, b) => {
            let (a, b) = (slot(a).min(slot(b)), slot(a).max(slot(b)));
            SWAP.at(b * b.saturating_sub(1) / 2 + a)
        }
        Choice::Done => DONE.at(0),
        Choice::End => END.at(0),
    }
}

/// The border fields without the corners, counted from 0.
const fn side(number: u8) -> usize {
    (number - 1 - number / 4) as usize
}

const fn slot(at: Slot) -> usize {
    at.row.index() * 4 + at.place as usize
}

/// Dates and salt as one number; what else there is, the rules fix.
const fn pair(bundle: &Bundle) -> usize {
    let (dates, salt) = (bundle.dates as usize, bundle.salt as usize);
    (dates + salt) * (dates + salt + 1) / 2 + salt
}

/// A mix among those of as many goods, most dates first.
const fn mix(bundle: &Bundle) -> usize {
    let (salt, pepper) = (bundle.salt as usize, bundle.pepper as usize);
    (salt + pepper) * (salt + pepper + 1) / 2 + pepper
}

/// A mix among all, the fewest goods first.
const fn goods(bundle: &Bundle) -> usize {
    let count = bundle.goods_count() as usize;
    count * (count + 1) * (count + 2) / 6 + mix(bundle)
}

fn taken(state: &State, bundle: &Bundle) -> Option<usize> {
    if let Some(Task::Either(shown)) = state.agenda().top() {
        return TAKE_FIRST.at(usize::from(state.rules().goods(shown).gives != *bundle));
    }
    match bundle {
        Bundle { gold: 1.., .. } => TAKE_GOLD.at(0),
        Bundle { water: 1.., .. } => TAKE_WATER.at(0),
        Bundle { vp: 1.., .. } => TAKE_POINTS.at(0),
        _ => TAKE_GOODS.at(pair(bundle)),
    }
}

fn paid(bundle: &Bundle) -> Option<usize> {
    match (bundle.gold, bundle.water, bundle.vp) {
        (0, 0, 0) => PAY_GOODS.at(goods(bundle)),
        (1, 0, 0) => PAY_GOODS_AND_GOLD.at(goods(bundle)),
        (0, 2, 0) => PAY_GOODS_AND_WATER.at(goods(bundle)),
        (0, 0, _) if bundle.goods_count() == 0 => PAY_POINTS.at(0),
        _ => None,
    }
}

fn traded(give: &Bundle, get: &Bundle) -> Option<usize> {
    let given = (give.goods_count(), give.gold, give.water, give.vp);
    let got = (get.goods_count(), get.gold, get.water, get.vp);
    match (given, got) {
        ((1, 0, 0, 0), (1, 0, 0, 0)) => TRADE_GOOD.at(exchange(give, get)?),
        ((2, 0, 0, 0), (1, 0, 0, 0)) => TRADE_TWO_GOODS.at(exchange(give, get)?),
        ((3, 0, 0, 0), (0, 1, 0, 0)) => TRADE_THREE_GOODS.at(only_kind(give)?),
        ((3, 0, 0, 0), (0, 2, 0, 0)) => TRADE_GOODS_FOR_TWO_GOLD.at(mix(give)),
        ((1, 0, 0, 0), (0, 0, 2, 0)) => TRADE_GOOD_FOR_WATER.at(only_kind(give)?),
        ((2, 0, 0, 0), (0, 0, 0, 1)) => TRADE_TWO_FOR_POINT.at(mix(give)),
        ((4, 0, 0, 0), (0, 0, 0, 3)) => TRADE_FOUR_FOR_POINTS.at(mix(give)),
        ((2, 0, 0, 0), (0, 0, 0, 2)) => TRADE_TWO_FOR_POINTS.at(mix(give)),
        ((0, 1, 0, 0), (0, 0, 0, 2)) => TRADE_GOLD_FOR_POINTS.at(0),
        ((0, 2, 0, 0), (0, 0, 0, 4)) => TRADE_GOLD_FOR_POINTS.at(1),
        ((0, 0, 3, 0), (0, 0, 0, 2)) => TRADE_WATER_FOR_POINTS.at(0),
        ((0, 0, 3, 0), (0, 1, 0, 0)) => TRADE_WATER_FOR_GOLD.at(0),
        ((0, 0, 2, 0), (1, 0, 0, 0)) => TRADE_TWO_WATER.at(only_kind(get)?),
        ((0, 0, 1, 0), (1, 0, 0, 0)) => TRADE_ONE_WATER.at(only_kind(get)?),
        _ => None,
    }
}

/// One kind of goods for another: 0 to 5.
fn exchange(give: &Bundle, get: &Bundle) -> Option<usize> {
    let (from, to) = (only_kind(give)?, only_kind(get)?);
    (from != to).then(|| from * 2 + to - usize::from(to > from))
}

/// The one kind that the goods of a bundle are of.
fn only_kind(bundle: &Bundle) -> Option<usize> {
    let count = bundle.goods_count();
    [bundle.dates, bundle.salt, bundle.pepper].iter().position(|of| *of == count)
}
