//! The help: how to play, and which keys do what.

use terminal::{Help, Topic};

/// All of it.
pub(super) const HELP: Help =
    Help { topics: &[SIGNS, HOW_TO_PLAY, EXPANSION, TOKENS], keys: KEYS, commands: COMMANDS };

/// The game for a newcomer, on one page.
const HOW_TO_PLAY: Topic = Topic {
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

/// What the expansion adds.
const EXPANSION: Topic = Topic {
    title: "The expansion",
    lines: &[
        "Water: at any time, in payments and raids too, 2 water bring a good of your choice and 3 \
         water a gold. You may keep 10; at the end 2 water are worth 1 VP.",
        "Dunes: a Targi may go on an open dune instead of a field. It draws no line, and when you \
         have used the dune it is gone. After a raid three new ones are opened.",
        "The Targia ✿ walks the border the other way round. With a Targi on her field you may take \
         1 good, or give goods to open goods cards until you like one.",
        "The top tribe card lies open. Costs in brackets may be paid on top: the VP in brackets \
         are then yours at once. A once-card is used in one of your turns, when you like.",
        "The printed figures of the expansion are in no source that this program has: its cards \
         are marked as reconstructed, and a deck of your own can be played with --deck.",
    ],
};

/// What action tokens are.
const TOKENS: Topic = Topic {
    title: "Action tokens",
    lines: &[
        "Each player has three of four, each for one use. The joker is a good of choice at any \
         time. The Targi token goes on a free field after all Targi are placed. The marker token \
         goes on a free card where the robber's line crosses yours. The waiver gives up the text \
         of a card just played for 2 VP.",
    ],
};

/// How to read the board.
const SIGNS: Topic = Topic {
    title: "Signs",
    lines: &[
        "▲ Blue, ● Ivory, △ ○ a marker to come, ✖ robber, ‹ can be chosen",
        "▼ Blue's token, ◉ Ivory's token, ✿ Targia, ░ lies face down",
        "D dates, S salt, P pepper, G gold, W water, VP victory points",
        "1D 2P / 1G: pay either; 1D (1G) and 1(+2): 1G on top for 2 VP more",
        "On a card: ! works at once, ∞ from then on, + at the end of the game,",
        "• once when you like (× used), ⊘ its text was given up",
    ],
};

/// The keys of the full-screen game.
const KEYS: &[(&str, &str)] = &[
    ("↑ ↓", "select a choice; its spot is framed on the board"),
    ("1 … 16, c0 … c8", "select by the number of a field, a card or a choice"),
    ("d1 … d3, t", "select a dune, the Targia"),
    ("w1 … w4, x1 … x3", "exchange water, use the joker (for D, S, P, G)"),
    ("Enter", "carry it out"),
    ("e", "end your turn"),
    ("u", "undo (not past a reveal or your opponent's move)"),
    ("i", "hint: what would a good player do?"),
    ("b", "show or hide how things stand"),
    ("Tab", "in small windows: board, dunes, players, log"),
    ("PgUp PgDn", "scroll the log"),
    (":", "type a choice in its text form"),
    ("s", "save the game"),
    ("?", "this help"),
    ("q", "quit"),
];

/// The commands of line mode.
const COMMANDS: &[(&str, &str)] = &[
    ("3", "choose the third choice"),
    ("place 6", "choose by its text form"),
    ("undo", "take back your last choice"),
    ("hint", "what would a good player do?"),
    ("bar", "show or hide how things stand"),
    ("board", "show the table again"),
    ("log", "show everything that happened"),
    ("card B07", "show a tribe card, or a dune: `card N04`"),
    ("save [FILE]", "save the game"),
    ("help", "this help"),
    ("quit", "leave"),
];
