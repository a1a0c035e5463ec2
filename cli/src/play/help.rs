//! The help: how to play, and which keys do what.

/// A part of the help.
pub(crate) struct Topic {
    pub(crate) title: &'static str,
    pub(crate) lines: &'static [&'static str],
}

/// The game for a newcomer, on one page.
pub(crate) const HOW_TO_PLAY: Topic = Topic {
    title: "How to play",
    lines: &[
        "You lead a Tuareg tribe. Collect dates, salt, pepper and gold, spend them on tribe \
         cards, and have the most victory points (VP) at the end.",
        "Placing: in turn each player puts three Targi on border fields. Not on a corner, not \
         beside the robber on his field, not on or opposite a Targi of your opponent.",
        "Every Targi draws a line across the centre. Where a row and a column of yours cross, you \
         mark that card. So three Targi give you three fields and up to two cards.",
        "Acting: the start player uses all his fields and cards in any order, then the other. \
         Goods cards give what they show. A tribe card is played for its cost into your display, \
         or kept in hand (one at most) until you use the Noble.",
        "Your display has 3 rows of 4 cards. A full row brings 4 VP if all four symbols are equal, \
         2 VP if all four differ. Cards also count their own VP, and many help you.",
        "The robber walks around the border. On a corner he raids: pay goods, gold or VP. At the \
         end of your turn you may keep 10 goods and 3 gold.",
        "The game ends after the round in which somebody plays a 12th tribe card, or with the raid \
         on field 16.",
    ],
};

/// How to read the board.
pub(crate) const SIGNS: Topic = Topic {
    title: "Signs",
    lines: &[
        "▲ Blue   ● Ivory   △ ○ where a marker would come   ✖ robber   ‹ can be chosen now",
        "D dates   S salt   P pepper   G gold   VP victory points   1D 2P / 1G: pay either",
        "On a tribe card: ! works at once, ∞ from then on, + at the end of the game",
    ],
};

/// The keys of the full-screen game.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("↑ ↓", "select a choice; its spot is framed on the board"),
    ("1 … 16, c0 … c8", "select by the number of a field, a card or a choice"),
    ("Enter", "carry it out"),
    ("e", "end your turn"),
    ("u", "undo (not past a reveal or your opponent's move)"),
    ("Tab", "in small windows: board, players, log"),
    ("PgUp PgDn", "scroll the log"),
    ("s", "save the game"),
    ("?", "this help"),
    ("q", "quit"),
];

/// The commands of line mode.
pub(crate) const COMMANDS: &[(&str, &str)] = &[
    ("3", "choose the third choice"),
    ("place 6", "choose by its text form"),
    ("undo", "take back your last choice"),
    ("board", "show the table again"),
    ("log", "show everything that happened"),
    ("card B07", "show a tribe card"),
    ("save [FILE]", "save the game"),
    ("help", "this help"),
    ("quit", "leave"),
];
