//! What the table asks, and how it ends.

use super::tile::{letter, shape};
use caravanserai_core::{Game, Scores, Seat};
use five_tribes::{Loot, Piece, State, Task, Tribe, View, words};

/// Whose turn it is and what to do now, in one sentence.
pub(super) fn sentence(view: &View, seat: Seat) -> String {
    let who = format!("{} {}", State::seat_name(seat), shape(seat));
    match view.open.agenda.top() {
        Some(Task::Bid) => format!("Your bid, {who}: choose a place in the turn order."),
        Some(Task::Give { thief, .. }) => {
            format!("{} robs you, {who}: {}", thief.name(), gift(thief.loot()))
        }
        Some(task) => format!("Your turn, {who}: {}", asked(view, task)),
        None => "The game is over.".to_owned(),
    }
}

fn gift(loot: Loot) -> &'static str {
    match loot {
        Loot::Resources => "choose a card to discard.",
        Loot::Viziers => "give up a Vizier.",
        Loot::Djinns => "choose a djinn to discard.",
        Loot::Camels => "choose a camel to take back.",
        Loot::Buildings => "choose a palm or palace to take back.",
        Loot::Items => "choose an item to discard.",
    }
}

fn asked(view: &View, task: Task) -> String {
    match task {
        Task::Walk => "take the meeples of a tile.".to_owned(),
        Task::Step => step(view),
        Task::Control { at } => format!("{at} is yours: a camel or the tent?"),
        Task::Tribe { tribe: Tribe::Builder, count, at } => {
            let blue = words::blue_tiles_around(view, at);
            let builders = words::counted(count, "Builder");
            format!("{builders}, {blue} blue tiles: add Fakirs?")
        }
        Task::Tribe { count, .. } => {
            format!("{} may kill a meeple.", words::counted(count, "Assassin"))
        }
        Task::SecondKill { at } => format!("Iblis: the second victim on {at}."),
        Task::SecondKillHeld { victim } => {
            format!("Iblis: the second victim of {}.", State::seat_name(victim))
        }
        Task::UseThief { tribe } => format!("send a thief after your {}s?", tribe.name()),
        Task::TileAction { at } => {
            format!("what {} offers, or not.", words::tile(view.open.board.tile(at)))
        }
        Task::MarketCard { among } => format!("one more of the first {among} cards."),
        Task::Finish => "sell merchandise, or end your turn (e).".to_owned(),
        Task::LaySet { .. } => "add to the set, or sell it.".to_owned(),
        Task::ChooseTile { djinn } => format!("choose a tile for {}.", djinn.name()),
        Task::Build { piece, .. } | Task::BuildBeside { piece, .. } => {
            let points = match piece {
                Piece::Palm => "3 points",
                Piece::Palace => "5 points",
            };
            format!("choose a tile for the {piece} ({points}).")
        }
        Task::KeepDjinn { .. } => "Sibittis: keep one of these djinns.".to_owned(),
        Task::KeepItem { .. } => "keep one of these items.".to_owned(),
        Task::TakeLoot { thief, .. } => format!("{}: take your share.", thief.name()),
        Task::Lamp => "the lamp: take a djinn.".to_owned(),
        Task::Flute { onto: None, .. } => "the flute: where shall they gather?".to_owned(),
        Task::Flute { gathered, .. } => format!("the flute: {gathered} of 5 have come."),
        Task::Scimitar { left } => format!("the scimitar kills {left} more."),
        Task::Talisman { from: None } => "the talisman: which camel moves?".to_owned(),
        Task::Talisman { .. } => "the talisman: where to?".to_owned(),
        Task::Horn { placed } => format!("the horn: card {} of the row.", placed + 1),
        Task::Ring => "the ring: take an item of the discard.".to_owned(),
        Task::Bid | Task::NextTurn | Task::Give { .. } => "go on.".to_owned(),
    }
}

fn step(view: &View) -> String {
    let walk = &view.open.walk;
    let hand: String = walk.hand.each().map(letter).collect();
    match walk.hand.total() {
        1 => format!("from {}, drop the last meeple ({hand}) on its colour.", walk.at),
        _ => format!("from {}, drop one of {hand} on the next tile.", walk.at),
    }
}

/// The title of the list of choices.
pub(super) fn heading(view: &View) -> &'static str {
    match view.open.agenda.top() {
        Some(Task::Bid) => "Your bid",
        Some(Task::Walk) => "Take meeples from",
        Some(Task::Step) => "Next step",
        Some(Task::Tribe { tribe: Tribe::Assassin, .. }) => "Kill",
        Some(Task::TileAction { .. }) => "The tile",
        Some(Task::Finish) => "End of your turn",
        Some(Task::Give { .. }) => "Give up",
        None => "The game is over",
        Some(_) => "Your choice",
    }
}

/// How the game has ended for a seat.
pub(super) fn verdict(seat: Seat, scores: &Scores) -> String {
    let mine = scores.of(seat).total();
    let others = (0..scores.all().len() as u8).map(Seat).filter(|other| *other != seat);
    let totals: Vec<String> = others.map(|other| scores.of(other).total().to_string()).collect();
    let against = totals.join(", ");
    match (scores.is_winner(seat), scores.winners().count()) {
        (true, 1) => format!("The game is over. You win, {mine} to {against}!"),
        (true, _) => format!("The game is over. You share the victory, {mine} to {against}."),
        (false, _) => format!("The game is over. You lose, {mine} to {against}."),
    }
}
