//! The help: how to play Five Tribes, and which keys do what.

use super::tile;
use crate::FiveTribesTable;
use crate::words::names;
use ::words::{Language, t};
use caravanserai_core::Seat;
use five_tribes::{SEATS, Tile, TileAction, Tribe};
use std::borrow::Cow;
use terminal::{Help, Tabletop, Topic};

/// All of it.
pub(super) fn help(language: Language) -> Help {
    let l = language;
    let topic = |title: Cow<'static, str>, lines: Vec<Cow<'static, str>>| Topic {
        title,
        text: lines.join("\n").into(),
    };
    let tribes = Tribe::ALL.map(|tribe| {
        let (name, action) = (names::tribe(l, tribe, 2), names::tribe_action(l, tribe));
        format!("{name}: {action}").into()
    });
    Help {
        topics: vec![
            topic(t!(l, "ft-signs"), signs(l)),
            topic(t!(l, "ft-book-goal"), vec![t!(l, "ft-book-goal-1"), t!(l, "ft-book-goal-2")]),
            topic(
                t!(l, "ft-book-round"),
                vec![
                    t!(l, "ft-book-round-lead"),
                    t!(l, "ft-book-step-1"),
                    t!(l, "ft-book-step-2"),
                    t!(l, "ft-book-step-3"),
                    t!(l, "ft-book-step-4"),
                    t!(l, "ft-book-step-5"),
                    t!(l, "ft-book-step-6"),
                ],
            ),
            topic(t!(l, "ft-book-tribes"), tribes.into()),
            topic(
                t!(l, "ft-book-part-thieves"),
                vec![t!(l, "ft-book-thieves-lead"), t!(l, "ft-r-thief-3")],
            ),
            topic(
                t!(l, "ft-book-part-artisans"),
                vec![
                    t!(l, "ft-book-artisans-lead"),
                    t!(l, "ft-r-art-7"),
                    t!(l, "ft-book-reconstructed"),
                ],
            ),
        ],
        keys: vec![
            ("c3, c3r", t!(l, "ft-key-square")),
            ("1 … 18", t!(l, "ft-key-number")),
            (":walk c3: d3 red", t!(l, "ft-command-walk")),
        ],
        commands: vec![
            ("take c3", t!(l, "ft-command-choice")),
            ("walk c3: d3 red, d4 blue", t!(l, "ft-command-walk")),
            ("card leta", t!(l, "ft-command-card")),
        ],
        cards: t!(l, "ft-name-a-card"),
    }
}

/// How to read the board.
fn signs(l: Language) -> Vec<Cow<'static, str>> {
    let seats = || (0..SEATS as u8).map(Seat);
    let camels: Vec<String> = seats()
        .map(|seat| format!("{} {}", FiveTribesTable::shape(seat), names::seat(l, seat)))
        .collect();
    let tents: Vec<String> = seats().map(|seat| tile::tent(seat).to_string()).collect();
    let meeples = Tribe::ALL.map(|tribe| {
        let name = names::tribe(l, tribe, 1);
        format!("{} {name}", tile::letter(tribe))
    });
    let mut tiles: Vec<String> = Tile::all()
        .filter(|kind| kind.row().action != TileAction::None)
        .map(|kind| format!("{} {}", tile::short(l, kind), names::tile(l, kind)))
        .collect();
    tiles.dedup();
    vec![
        t!(l, "ft-signs-camels", camels = camels.join(", "), tents = tents.join(" ")),
        t!(l, "ft-signs-meeples", meeples = meeples.join(", ")),
        t!(l, "ft-signs-marks"),
        t!(l, "ft-signs-tiles", tiles = tiles.join(", ")),
        t!(l, "ft-signs-market"),
    ]
}
