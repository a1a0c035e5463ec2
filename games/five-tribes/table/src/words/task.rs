//! What there is to do, in words: the sentence at the top, for the player to
//! act, for those who wait and for those who watch. Each task is one message with a voice
//! for each of them.

use super::{choice, names};
use ::words::{Language, Message, message, t};
use five_tribes::{Choice, Loot, Piece, Task, TileAction, Tribe, View};
use std::borrow::Cow;

/// What the player to act, and may choose from `choices`, is asked to do.
pub(crate) fn own(l: Language, view: &View, names: &[String], choices: &[Choice]) -> String {
    let asked = message(l, view, names, choices).map(|message| message.text());
    asked.unwrap_or_else(|| t!(l, "ft-do-over")).into_owned()
}

/// What somebody else is doing.
pub(crate) fn of(l: Language, view: &View, names: &[String]) -> String {
    let does = message(l, view, names, &[]).map(|message| message.voice("does"));
    does.unwrap_or_else(|| t!(l, "ft-do-over")).into_owned()
}

/// The heading of the list of choices.
pub(crate) fn heading(l: Language, view: &View) -> Cow<'static, str> {
    let heading = message(l, view, &[], &[]).and_then(|message| message.get_voice("heading"));
    heading.unwrap_or_else(|| t!(l, "ft-head-choose"))
}

/// The task at hand, in all voices; `None` when the game is over.
fn message(l: Language, view: &View, names: &[String], choices: &[Choice]) -> Option<Message> {
    let may = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
    let open = &view.open;
    let square = |at| names::square(l, view, at);
    let who = names::player(l, names, open.to_act()?);
    Some(match open.agenda.top()? {
        Task::Bid => message!(l, "ft-do-bid", who = who),
        Task::Walk if may(|choice| *choice == Choice::Pass) => message!(l, "ft-do-pass", who = who),
        Task::Walk => message!(l, "ft-do-walk", who = who),
        Task::Step => step(l, view, who),
        Task::Control { at } => message!(l, "ft-do-control", square = square(at), who = who),
        Task::Tribe { tribe: Tribe::Builder, count, at } => {
            let builders = names::counted(l, Tribe::Builder, count);
            let tiles = names::blue_tiles(l, choice::blue_tiles_around(view, at));
            message!(l, "ft-do-builders", builders = builders, tiles = tiles, who = who)
        }
        Task::Tribe { count, .. } => message!(l, "ft-do-assassins", steps = count, who = who),
        Task::SecondKill { at } => message!(l, "ft-do-second-kill", square = square(at), who = who),
        Task::SecondKillHeld { victim } => {
            message!(l, "ft-do-second-kill-held", name = names::player(l, names, victim), who = who)
        }
        Task::UseThief { tribe } => {
            message!(l, "ft-do-use-thief", tribe = names::tribe(l, tribe, 2), who = who)
        }
        Task::TileAction { at } => {
            let tile = names::tile(l, open.board.tile(at));
            match open.board.action(at) {
                TileAction::Djinn if open.thief_up.is_some() => {
                    message!(l, "ft-do-sacred-thief", tile = tile, who = who)
                }
                TileAction::Djinn => message!(l, "ft-do-sacred", tile = tile, who = who),
                TileAction::Item => message!(l, "ft-do-workshop", tile = tile, who = who),
                TileAction::Market { .. }
                | TileAction::None
                | TileAction::Palace
                | TileAction::Palm => {
                    message!(l, "ft-do-market", tile = tile, who = who)
                }
            }
        }
        Task::MarketCard { among } => message!(l, "ft-do-market-card", among = among, who = who),
        Task::Finish if may(|choice| matches!(choice, Choice::Lay(_))) => {
            message!(l, "ft-do-finish", who = who)
        }
        Task::Finish | Task::NextTurn => message!(l, "ft-do-finish-plain", who = who),
        Task::LaySet { .. } => message!(l, "ft-do-lay-set", who = who),
        Task::ChooseTile { djinn } => {
            message!(l, "ft-do-choose-tile", djinn = names::djinn(l, djinn), who = who)
        }
        Task::Build { piece, .. } | Task::BuildBeside { piece, .. } => match piece {
            Piece::Palm => message!(l, "ft-do-build-palm", who = who),
            Piece::Palace => message!(l, "ft-do-build-palace", who = who),
        },
        Task::KeepDjinn { .. } => message!(l, "ft-do-keep-djinn", who = who),
        Task::KeepItem { .. } => message!(l, "ft-do-keep-item", who = who),
        Task::Give { thief, left, .. } => {
            let name = names::thief(l, thief);
            match thief.loot() {
                Loot::Resources => {
                    message!(l, "ft-do-give-resources", thief = name, left = left, who = who)
                }
                Loot::Viziers => message!(l, "ft-do-give-viziers", thief = name, who = who),
                Loot::Djinns => message!(l, "ft-do-give-djinns", thief = name, who = who),
                Loot::Camels => message!(l, "ft-do-give-camels", thief = name, who = who),
                Loot::Buildings => message!(l, "ft-do-give-buildings", thief = name, who = who),
                Loot::Items => message!(l, "ft-do-give-items", thief = name, who = who),
            }
        }
        Task::TakeLoot { thief, .. } => {
            let name = names::thief(l, thief);
            match thief.loot() {
                Loot::Camels => message!(l, "ft-do-take-camel", thief = name, who = who),
                Loot::Buildings => message!(l, "ft-do-take-building", thief = name, who = who),
                Loot::Resources | Loot::Viziers | Loot::Djinns | Loot::Items => {
                    message!(l, "ft-do-take-loot", thief = name, who = who)
                }
            }
        }
        Task::Lamp => message!(l, "ft-do-lamp", who = who),
        Task::Flute { onto: None, .. } => message!(l, "ft-do-flute", who = who),
        Task::Flute { gathered, .. } => {
            message!(l, "ft-do-flute-more", gathered = gathered, who = who)
        }
        Task::Scimitar { left } => message!(l, "ft-do-scimitar", left = left, who = who),
        Task::Talisman { from: None } => message!(l, "ft-do-talisman", who = who),
        Task::Talisman { .. } => message!(l, "ft-do-talisman-to", who = who),
        Task::Horn { placed } => message!(l, "ft-do-horn", place = placed + 1, who = who),
        Task::Ring => message!(l, "ft-do-ring", who = who),
    })
}

fn step(l: Language, view: &View, who: Cow<'static, str>) -> Message {
    let hand = view.open.walk.hand;
    let mut tribes = hand.tribes();
    match (hand.total(), tribes.next()) {
        (1, Some(tribe)) => message!(
            l,
            "ft-do-last-step",
            meeple = names::one(l, tribe),
            meeples = names::meeples(l, hand),
            who = who
        ),
        (count, _) => {
            message!(l, "ft-do-step", count = count, meeples = names::meeples(l, hand), who = who)
        }
    }
}
