//! An index for every choice.

use five_tribes::{
    Choice, Djinn, Item, Payment, Resource, SEATS, SPACES, SQUARES, Square, State, TRIBES, Thief,
    Tribe, catalogue,
};
use sage::blocks;

/// The prices of a bid: the three free spaces cost the same.
const PRICES: usize = SPACES - 2;
/// With the price at place n come 0 to n Fakirs.
const BIDS: usize = PRICES * (PRICES + 1) / 2;

blocks! {
    /// Every choice of Five Tribes. Squares are counted row by row from a1, tribes
    /// are yellow, white, green, blue, red, purple, and cards come in the order of
    /// the catalogue.
    ACTIONS:
    BID [BIDS], 1,
        "`bid` the price at place n of 0, 1, 3, 5, 8, 12, 18 with f Fakirs, at most n: at \
         n(n + 1)/2 + f";
    TAKE [SQUARES], 1, "`take` the meeples of a tile";
    STEP [SQUARES, TRIBES], 1, "`step` to a tile and drop a colour";
    FLY [SQUARES, TRIBES], 1, "`fly` to a tile with the last meeple";
    PASS [1], 1, "`pass`";
    CAMEL [1], 1, "`camel`";
    TENT [1], 1, "`tent`";
    FAKIRS [19], 1, "`fakirs`: how many help the Builders, from 0";
    KILL [SQUARES, TRIBES], 1, "`kill` a meeple on a tile";
    KILL_HELD [SEATS - 1, 3], 1,
        "`kill` a yellow, white or purple meeple of an opponent, clockwise from the left";
    USE_DJINN [Djinn::KINDS, 2], 1, "`use` a djinn for Elders alone, or with a Fakir";
    USE_ITEM [Item::KINDS], 1, "`use` an item";
    USE_THIEF [Thief::KINDS], 1, "`use` a thief";
    BUY_DJINN [Djinn::KINDS, 2], 1, "`buy` a djinn for Elders alone, or with a Fakir";
    BUY_THIEF [Thief::KINDS, 2], 1, "`buy` a thief for Elders alone, or with a Fakir";
    CARD [9], 1, "`card` of the row, from the first";
    MAKE [2], 1, "`make` an item for an Artisan, or for Fakirs";
    ON [SQUARES], 1, "`on` a tile";
    PALM [SQUARES], 1, "`palm` on a tile";
    PALACE [SQUARES], 1, "`palace` on a tile";
    PICK_RESOURCE [Resource::KINDS], 1, "`pick` a resource";
    PICK_DJINN [Djinn::KINDS], 1, "`pick` a djinn";
    PICK_ITEM [Item::KINDS], 1, "`pick` an item";
    GATHER [SQUARES, TRIBES], 1, "`gather` a meeple of a tile";
    LAY [Resource::KINDS], 1, "`lay` a card out for sale";
    SELL [1], 1, "`sell`";
    SKIP [1], 1, "`skip`";
    DONE [1], 1, "`done`";
    END [1], 1, "`end`";
}

/// The index of a legal choice.
pub(super) fn index(state: &State, choice: Choice) -> Option<usize> {
    match choice {
        Choice::Bid { price, fakirs } => {
            let place = catalogue().bids[2..].iter().position(|bid| *bid == price)?;
            BID.at(place * (place + 1) / 2 + usize::from(fakirs))
        }
        Choice::Take(square) => TAKE.at(square.index()),
        Choice::Step(square, tribe) => STEP.at(meeple(square, tribe)),
        Choice::Fly(square, tribe) => FLY.at(meeple(square, tribe)),
        Choice::Pass => PASS.at(0),
        Choice::Camel => CAMEL.at(0),
        Choice::Tent => TENT.at(0),
        Choice::Fakirs(count) => FAKIRS.at(count.into()),
        Choice::Kill(square, tribe) => KILL.at(meeple(square, tribe)),
        Choice::KillHeld(victim, tribe) => {
            let open = state.open();
            let opponent = open.opponents(open.active).position(|seat| seat == victim)?;
            let kept = Tribe::KEPT.iter().position(|kept| *kept == tribe)?;
            KILL_HELD.at(opponent * Tribe::KEPT.len() + kept)
        }
        Choice::UseDjinn(djinn, payment) => USE_DJINN.at(djinn.index() * 2 + way(payment)),
        Choice::UseItem(item) => USE_ITEM.at(item.index()),
        Choice::UseThief(thief) => USE_THIEF.at(thief.index()),
        Choice::BuyDjinn(djinn, payment) => BUY_DJINN.at(djinn.index() * 2 + way(payment)),
        Choice::BuyThief(thief, payment) => BUY_THIEF.at(thief.index() * 2 + way(payment)),
        Choice::Card(place) => CARD.at(usize::from(place).checked_sub(1)?),
        Choice::Make(payment) => MAKE.at(way(payment)),
        Choice::On(square) => ON.at(square.index()),
        Choice::Palm(square) => PALM.at(square.index()),
        Choice::Palace(square) => PALACE.at(square.index()),
        Choice::PickResource(kind) => PICK_RESOURCE.at(kind.index()),
        Choice::PickDjinn(djinn) => PICK_DJINN.at(djinn.index()),
        Choice::PickItem(item) => PICK_ITEM.at(item.index()),
        Choice::Gather(square, tribe) => GATHER.at(meeple(square, tribe)),
        Choice::Lay(kind) => LAY.at(kind.index()),
        Choice::Sell => SELL.at(0),
        Choice::Skip => SKIP.at(0),
        Choice::Done => DONE.at(0),
        Choice::End => END.at(0),
    }
}

const fn meeple(square: Square, tribe: Tribe) -> usize {
    square.index() * TRIBES + tribe.index()
}

/// Every cost can be paid in at most two ways: meeples alone, or with Fakirs.
const fn way(payment: Payment) -> usize {
    (payment.fakirs() > 0) as usize
}
