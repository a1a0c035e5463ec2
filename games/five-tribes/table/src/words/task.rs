//! What there is to do, in words: the sentence at the top, for the player to
//! act, for those who wait and for those who watch.

use super::{choice, names};
use ::words::{Language, Message, message, t};
use five_tribes::{Choice, Loot, Piece, Task, TileAction, Tribe, View};
use std::borrow::Cow;

/// What the player to act, and may choose from `choices`, is asked to do.
pub(crate) fn own(l: Language, view: &View, names: &[String], choices: &[Choice]) -> String {
    let asked = message(l, view, names, choices).map(|message| message.text());
    asked.unwrap_or_else(|| t!(l, "ft-do-over")).into_owned()
}

/// The heading of the list of choices.
pub(crate) fn heading(l: Language, view: &View) -> Cow<'static, str> {
    let heading = message(l, view, &[], &[]).and_then(|message| message.get_voice("heading"));
    heading.unwrap_or_else(|| t!(l, "ft-head-choose"))
}

/// What the player to act, and may choose from `choices`, is asked to do; `None` when the
/// game is over.
fn message(l: Language, view: &View, names: &[String], choices: &[Choice]) -> Option<Message> {
    let may = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
    let open = &view.open;
    let square = |at| names::square(l, view, at);
    Some(match open.agenda.top()? {
        Task::Bid => message!(l, "ft-do-bid"),
        Task::Walk if may(|choice| *choice == Choice::Pass) => message!(l, "ft-do-pass"),
        Task::Walk => message!(l, "ft-do-walk"),
        Task::Step => step(l, view),
        Task::Control { at } => message!(l, "ft-do-control", square = square(at)),
        Task::Tribe { tribe: Tribe::Builder, count, at } => {
            let builders = names::counted(l, Tribe::Builder, count);
            let tiles = names::blue_tiles(l, choice::blue_tiles_around(view, at));
            message!(l, "ft-do-builders", builders = builders, tiles = tiles)
        }
        Task::Tribe { count, .. } => message!(l, "ft-do-assassins", steps = count),
        Task::SecondKill { at } => message!(l, "ft-do-second-kill", square = square(at)),
        Task::SecondKillHeld { victim } => {
            message!(l, "ft-do-second-kill-held", name = names::player(l, names, victim))
        }
        Task::UseThief { tribe } => {
            message!(l, "ft-do-use-thief", tribe = names::tribe(l, tribe, 2))
        }
        Task::TileAction { at } => match open.board.action(at) {
            TileAction::Djinn if open.thief_up.is_some() => message!(l, "ft-do-sacred-thief"),
            TileAction::Djinn => message!(l, "ft-do-sacred"),
            TileAction::Item => message!(l, "ft-do-workshop"),
            _ => message!(l, "ft-do-market", tile = names::tile(l, open.board.tile(at))),
        },
        Task::MarketCard { among } => message!(l, "ft-do-market-card", among = among),
        Task::Finish if may(|choice| matches!(choice, Choice::Lay(_))) => {
            message!(l, "ft-do-finish")
        }
        Task::Finish | Task::NextTurn => message!(l, "ft-do-finish-plain"),
        Task::LaySet { .. } => message!(l, "ft-do-lay-set"),
        Task::ChooseTile { djinn } => {
            message!(l, "ft-do-choose-tile", djinn = names::djinn(l, djinn))
        }
        Task::Build { piece, .. } | Task::BuildBeside { piece, .. } => match piece {
            Piece::Palm => message!(l, "ft-do-build-palm"),
            Piece::Palace => message!(l, "ft-do-build-palace"),
        },
        Task::KeepDjinn { .. } => message!(l, "ft-do-keep-djinn"),
        Task::KeepItem { .. } => message!(l, "ft-do-keep-item"),
        Task::Give { thief, left, .. } => {
            let name = names::thief(l, thief);
            match thief.loot() {
                Loot::Resources => message!(l, "ft-do-give-resources", thief = name, left = left),
                Loot::Viziers => message!(l, "ft-do-give-viziers", thief = name),
                Loot::Djinns => message!(l, "ft-do-give-djinns", thief = name),
                Loot::Camels => message!(l, "ft-do-give-camels", thief = name),
                Loot::Buildings => message!(l, "ft-do-give-buildings", thief = name),
                Loot::Items => message!(l, "ft-do-give-items", thief = name),
            }
        }
        Task::TakeLoot { thief, .. } => {
            let name = names::thief(l, thief);
            match thief.loot() {
                Loot::Camels => message!(l, "ft-do-take-camel", thief = name),
                Loot::Buildings => message!(l, "ft-do-take-building", thief = name),
                _ => message!(l, "ft-do-take-loot", thief = name),
            }
        }
        Task::Lamp => message!(l, "ft-do-lamp"),
        Task::Flute { onto: None, .. } => message!(l, "ft-do-flute"),
        Task::Flute { gathered, .. } => message!(l, "ft-do-flute-more", gathered = gathered),
        Task::Scimitar { left } => message!(l, "ft-do-scimitar", left = left),
        Task::Talisman { from: None } => message!(l, "ft-do-talisman"),
        Task::Talisman { .. } => message!(l, "ft-do-talisman-to"),
        Task::Horn { placed } => message!(l, "ft-do-horn", place = placed + 1),
        Task::Ring => message!(l, "ft-do-ring"),
    })
}

fn step(l: Language, view: &View) -> Message {
    let hand = view.open.walk.hand;
    let mut tribes = hand.tribes();
    match (hand.total(), tribes.next()) {
        (1, Some(tribe)) => message!(l, "ft-do-last-step", meeple = names::one(l, tribe)),
        (count, _) => message!(l, "ft-do-step", count = count),
    }
}

/// What somebody else is doing.
pub(crate) fn of(language: Language, view: &View, names: &[String]) -> String {
    let l = language;
    let open = &view.open;
    let Some((task, seat)) = open.agenda.top().zip(open.to_act()) else {
        return t!(l, "ft-do-over").into_owned();
    };
    let name = names::player(l, names, seat);
    match task {
        Task::Bid => t!(l, "ft-does-bid", name = name),
        Task::Walk => t!(l, "ft-does-walk", name = name),
        Task::Step => {
            t!(l, "ft-does-step", name = name, meeples = names::meeples(l, open.walk.hand))
        }
        Task::Control { at } => {
            t!(l, "ft-does-control", name = name, square = names::square(l, view, at))
        }
        Task::Tribe { tribe: Tribe::Builder, count, .. } => {
            let builders = names::counted(l, Tribe::Builder, count);
            t!(l, "ft-does-builders", name = name, builders = builders)
        }
        Task::Tribe { .. } | Task::SecondKill { .. } | Task::SecondKillHeld { .. } => {
            t!(l, "ft-does-assassins", name = name)
        }
        Task::UseThief { .. } => t!(l, "ft-does-use-thief", name = name),
        Task::TileAction { at } => {
            t!(l, "ft-does-tile", name = name, tile = names::tile(l, open.board.tile(at)))
        }
        Task::MarketCard { .. } => t!(l, "ft-does-market-card", name = name),
        Task::Finish | Task::NextTurn => t!(l, "ft-does-finish", name = name),
        Task::LaySet { .. } => t!(l, "ft-does-lay-set", name = name),
        Task::ChooseTile { djinn } => {
            t!(l, "ft-does-djinn", name = name, djinn = names::djinn(l, djinn))
        }
        Task::Build { piece, .. } | Task::BuildBeside { piece, .. } => match piece {
            Piece::Palm => t!(l, "ft-does-build-palm", name = name),
            Piece::Palace => t!(l, "ft-does-build-palace", name = name),
        },
        Task::KeepDjinn { .. } => t!(l, "ft-does-keep-djinn", name = name),
        Task::KeepItem { .. } => t!(l, "ft-does-keep-item", name = name),
        Task::Give { thief, .. } => {
            t!(l, "ft-does-give", name = name, thief = names::thief(l, thief))
        }
        Task::TakeLoot { thief, .. } => {
            t!(l, "ft-does-take-loot", name = name, thief = names::thief(l, thief))
        }
        Task::Lamp
        | Task::Flute { .. }
        | Task::Scimitar { .. }
        | Task::Talisman { .. }
        | Task::Horn { .. }
        | Task::Ring => t!(l, "ft-does-item", name = name),
    }
    .into_owned()
}
