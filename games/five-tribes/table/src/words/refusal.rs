//! Why a choice is not possible, as the rest of a sentence.

use super::names;
use ::words::{Language, list, t};
use five_tribes::{Djinn, Power, Refusal, Resource, Task, TileAction, Tribe, catalogue};
use std::borrow::Cow;

/// A refusal in words; seats go by their colours.
pub(super) fn text(language: Language, refusal: &Refusal) -> Cow<'static, str> {
    let l = language;
    match *refusal {
        Refusal::GameOver => t!(l, "ft-refusal-over"),
        Refusal::Expected { seat, task, offer } => {
            t!(
                l,
                "ft-refusal-expected",
                name = names::seat(l, seat),
                task = expected(l, task, offer)
            )
        }
        Refusal::FreeSpacesTaken => t!(l, "ft-refusal-free-spaces"),
        Refusal::SpaceTaken => t!(l, "ft-refusal-space"),
        Refusal::FakirsLowerNoBid => {
            t!(l, "ft-refusal-lower-bid", djinn = holder_of(Power::CheaperBids))
        }
        Refusal::TooManyFakirs { fakirs } => {
            t!(l, "ft-refusal-many-fakirs", fakirs = names::fakirs(l, fakirs))
        }
        Refusal::FewFakirs { held } => t!(l, "ft-refusal-held", what = names::fakirs(l, held)),
        Refusal::FewCoins { held } => t!(l, "ft-refusal-held", what = names::coins(l, held)),
        Refusal::MustWalk => t!(l, "ft-refusal-must-walk"),
        Refusal::NoTile { at } => t!(l, "ft-refusal-no-tile", square = at.to_string()),
        Refusal::NoMeeples { at } => t!(l, "ft-refusal-no-meeples", square = at.to_string()),
        Refusal::NoWalkFrom { from } => t!(l, "ft-refusal-no-walk", square = from.to_string()),
        Refusal::CannotFly => t!(l, "ft-refusal-fly"),
        Refusal::NotInHand { hand } => {
            t!(l, "ft-refusal-not-in-hand", meeples = names::meeples(l, hand))
        }
        Refusal::NotBeside { at, to } => {
            t!(l, "ft-refusal-not-beside", from = at.to_string(), to = to.to_string())
        }
        Refusal::StraightBack { to } => t!(l, "ft-refusal-back", square = to.to_string()),
        Refusal::Barred { from, to } => {
            t!(l, "ft-refusal-barred", from = from.to_string(), to = to.to_string())
        }
        Refusal::MeetsNobody { tribe, on } => {
            let colour = names::colour(l, tribe);
            t!(l, "ft-refusal-meets-nobody", colour = colour, square = on.to_string())
        }
        Refusal::DeadEnd { tribe, on } => {
            t!(l, "ft-refusal-dead-end", meeple = names::one(l, tribe), square = on.to_string())
        }
        Refusal::NotThere { tribe, on } => {
            t!(
                l,
                "ft-refusal-not-there",
                tribe = names::tribe(l, tribe, 1),
                square = on.to_string()
            )
        }
        Refusal::OutOfReach { on, distance, assassins } => t!(
            l,
            "ft-refusal-out-of-reach",
            square = on.to_string(),
            distance = distance,
            assassins = names::counted(l, Tribe::Assassin, assassins)
        ),
        Refusal::NoOpponent => t!(l, "ft-refusal-no-opponent"),
        Refusal::KeepsNone { victim, tribe } => {
            let name = names::seat(l, victim);
            t!(l, "ft-refusal-keeps-none", name = name, tribe = names::tribe(l, tribe, 1))
        }
        Refusal::Protected { victim } => {
            let djinn = holder_of(Power::Protection);
            t!(l, "ft-refusal-protected", djinn = djinn, name = names::seat(l, victim))
        }
        Refusal::NotOnOffer => t!(l, "ft-refusal-not-on-offer"),
        Refusal::OtherPrice { cost } => t!(l, "ft-refusal-price", cost = names::cost(l, cost)),
        Refusal::CannotPay { payment } => {
            t!(l, "ft-refusal-cannot-pay", cost = names::payment(l, payment))
        }
        Refusal::MarketTooDear { price, held } => {
            t!(
                l,
                "ft-refusal-too-dear",
                price = names::coins(l, price),
                coins = names::coins(l, held)
            )
        }
        Refusal::NotSold { among } => t!(l, "ft-refusal-not-sold", among = among),
        Refusal::WrongThief { thief, acted } => t!(
            l,
            "ft-refusal-thief",
            thief = names::thief(l, thief),
            tribe = names::tribe(l, thief.row().tribe, 2),
            acted = names::tribe(l, acted, 2)
        ),
        Refusal::DjinnOutOfTurn => t!(l, "ft-refusal-djinn-turn"),
        Refusal::NotYourDjinn { djinn } => {
            t!(l, "ft-refusal-not-yours", djinn = names::djinn(l, djinn))
        }
        Refusal::AlreadyCalled { djinn } => {
            t!(l, "ft-refusal-called", djinn = names::djinn(l, djinn))
        }
        Refusal::AlwaysOn { djinn } => t!(l, "ft-refusal-always", djinn = names::djinn(l, djinn)),
        Refusal::OtherPayment { djinn, payment } => t!(
            l,
            "ft-refusal-payment",
            djinn = names::djinn(l, djinn),
            payment = payment.to_string()
        ),
        Refusal::IdleDjinn { djinn } => t!(l, "ft-refusal-idle", what = names::djinn(l, djinn)),
        Refusal::ItemOutOfTurn => t!(l, "ft-refusal-item-turn"),
        Refusal::NoItem { item } => t!(l, "ft-refusal-have-not", what = names::item(l, item)),
        Refusal::NotMagic { item } => t!(l, "ft-refusal-not-magic", item = names::item(l, item)),
        Refusal::ItemUsed => t!(l, "ft-refusal-item-used"),
        Refusal::IdleItem { item } => t!(l, "ft-refusal-idle", what = names::item(l, item)),
        Refusal::FakirsForSale => t!(l, "ft-refusal-fakirs-for-sale"),
        Refusal::NoCard { kind } => t!(l, "ft-refusal-have-not", what = names::resource(l, kind)),
        Refusal::LaidInOrder => {
            let kinds: Vec<_> =
                Resource::merchandise().map(|kind| names::resource(l, kind)).collect();
            t!(l, "ft-refusal-order", kinds = list(l, &kinds))
        }
    }
}

/// The name of the djinn that has a power.
fn holder_of(power: Power) -> &'static str {
    catalogue().djinn_with(power).map_or("", Djinn::name)
}

/// What the current decision is, and what an answer looks like.
fn expected(l: Language, task: Task, offer: TileAction) -> Cow<'static, str> {
    match task {
        Task::Bid => t!(l, "ft-expected-bid"),
        Task::NextTurn => t!(l, "ft-expected-wait"),
        Task::Walk => t!(l, "ft-expected-walk"),
        Task::Step => t!(l, "ft-expected-step"),
        Task::Control { .. } => t!(l, "ft-expected-control"),
        Task::Tribe { tribe: Tribe::Builder, .. } => t!(l, "ft-expected-fakirs"),
        Task::Tribe { .. } | Task::SecondKill { .. } | Task::SecondKillHeld { .. } => {
            t!(l, "ft-expected-kill")
        }
        Task::UseThief { .. } => t!(l, "ft-expected-thief"),
        Task::TileAction { .. } => match offer {
            TileAction::Market { .. } => t!(l, "ft-expected-market"),
            TileAction::Djinn => t!(l, "ft-expected-djinn"),
            TileAction::Item => t!(l, "ft-expected-item"),
            TileAction::None | TileAction::Palace | TileAction::Palm => t!(l, "ft-expected-wait"),
        },
        Task::MarketCard { .. } => t!(l, "ft-expected-market-card"),
        Task::Finish => t!(l, "ft-expected-finish"),
        Task::LaySet { .. } => t!(l, "ft-expected-set"),
        Task::ChooseTile { .. } => t!(l, "ft-expected-tile"),
        Task::Build { .. } => t!(l, "ft-expected-build"),
        Task::BuildBeside { .. } => t!(l, "ft-expected-beside"),
        Task::KeepDjinn { .. } => t!(l, "ft-expected-keep-djinn"),
        Task::KeepItem { .. } => t!(l, "ft-expected-keep-item"),
        Task::Give { .. } => t!(l, "ft-expected-give"),
        Task::TakeLoot { .. } => t!(l, "ft-expected-loot"),
        Task::Lamp => t!(l, "ft-expected-lamp"),
        Task::Flute { onto: None, .. } => t!(l, "ft-expected-flute"),
        Task::Flute { .. } => t!(l, "ft-expected-gather"),
        Task::Scimitar { .. } => t!(l, "ft-expected-scimitar"),
        Task::Talisman { from: None } => t!(l, "ft-expected-talisman"),
        Task::Talisman { .. } => t!(l, "ft-expected-talisman-to"),
        Task::Horn { .. } => t!(l, "ft-expected-horn"),
        Task::Ring => t!(l, "ft-expected-ring"),
    }
}
