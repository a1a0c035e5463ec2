//! The help: how to play Five Tribes, and which keys do what.

use terminal::{Help, Topic};

/// All of it.
pub(super) const HELP: Help = Help {
    topics: &[SIGNS, HOW_TO_PLAY, TRIBES, THIEVES, ARTISANS],
    keys: KEYS,
    commands: COMMANDS,
};

/// How to read the board.
const SIGNS: Topic = Topic {
    title: "Signs",
    lines: &[
        "▲ Orange, ● Pink, ■ Black, ◆ Turquoise: camels; △ ○ □ ◇ their tents",
        "Meeples: Y Vizier, W Elder, G Merchant, B Builder, R Assassin, P Artisan",
        "♣ palm, ⌂ palace, ‹ can be chosen, @ here your walk stands, █ ▀ mountains",
        "Vil Village, Sac Sacred place, Oas Oasis, Mkt Small market, Mk2 Large market,",
        "Wrk Workshop, Spc Specialised market; the number is the tile's value",
    ],
};

/// The game for a newcomer, on one page.
const HOW_TO_PLAY: Topic = Topic {
    title: "How to play",
    lines: &[
        "You want to be the richest in the sultanate: coins, tiles, djinns, Viziers, Elders and \
         merchandise are all points at the end.",
        "First everybody bids for the turn order: the higher the price, the earlier the turn. With \
         two players each has two markers and acts twice a round.",
        "On your turn take all meeples of one tile and walk: one step for each, dropping one on \
         every tile. No step straight back. The last one must meet its own colour.",
        "You then take all meeples of that colour from the last tile. If it is empty now and \
         nobody's, a camel of yours goes on it: the tile is yours.",
        "Then the tribe acts, then the tile, and at last you may sell sets of different \
         merchandise: 1, 3, 7, 13, 21, 30, 40, 50 or 60 coins for 1 to 9 kinds. What you keep \
         counts the same at the end.",
        "The round in which somebody places the last camel, or cannot walk, is the last.",
    ],
};

const TRIBES: Topic = Topic {
    title: "The tribes",
    lines: &[
        "Viziers (yellow): 1 point each, and 10 for each player who has fewer.",
        "Elders (white): 2 points each, and they pay for djinns and their powers.",
        "Merchants (green): as many cards from the front of the row.",
        "Builders (blue): coins, Builders times the blue tiles of the 3×3 block. Each Fakir \
         counts as one more.",
        "Assassins (red): they kill one meeple on a tile within as many steps, or a Vizier or \
         Elder in front of an opponent. Each Fakir is one more step.",
    ],
};

const THIEVES: Topic = Topic {
    title: "The Thieves",
    lines: &[
        "Where a djinn can be bought you may hire the open thief instead. After a tribe action of \
         its colour it robs everybody else. Unused it is worth 6 points.",
    ],
};

const ARTISANS: Topic = Topic {
    title: "The Artisans",
    lines: &[
        "Purple Artisans are kept: 2 points each, 3 for who has most, and draw items. Precious \
         items are points; a magic item can be used once, one a turn. Your tent can take the \
         place of a camel once: 1 point for each red tile around it.",
        "Figures of Geb, Ptah, Morgiane and the items are in no source that this program has: \
         they are marked as reconstructed.",
    ],
};

/// The keys of the full-screen game.
const KEYS: &[(&str, &str)] = &[
    ("↑ ↓", "select a choice; its tile is framed on the board"),
    ("c3, c3r", "select by tile, or by tile and colour (y w g b r p)"),
    ("1 … 18", "select a bid by its price, other choices by their number"),
    ("Enter", "carry it out"),
    (":", "type a choice, or a whole walk: `walk c3: d3 red, d4 blue`"),
    ("e", "end your turn"),
    ("u", "undo (not past a reveal or an opponent's move)"),
    ("Tab", "in small windows: board, row and djinns, players, log"),
    ("PgUp PgDn", "scroll the log"),
    ("s", "save the game"),
    ("?", "this help"),
    ("q", "quit"),
];

/// The commands of line mode.
const COMMANDS: &[(&str, &str)] = &[
    ("3", "choose the third choice"),
    ("take c3", "choose by its text form"),
    ("walk c3: d3 red, d4 blue", "a whole walk in one line"),
    ("undo", "take back your last choice"),
    ("board", "show the table again"),
    ("log", "show everything that happened"),
    ("card leta", "show a djinn, a thief, an item or a tile"),
    ("save [FILE]", "save the game"),
    ("help", "this help"),
    ("quit", "leave"),
];
