//! The house's tables over HTTP: seats and sessions, live tables, storage.
//!
//! Nothing here knows a game or writes HTML: a game comes in as a type that is
//! a [`caravanserai_core::Game`] with pages ([`web::Pages`]) and opponents
//! ([`sage::Plays`]).
//!
//! # The doors
//!
//! Pages; every `POST` is an ordinary form and is answered with `303` to the
//! page it belongs to, or with a page that says what was wrong:
//!
//! | address | fields | what it does |
//! |---|---|---|
//! | `GET /` | | home |
//! | `POST /play` | `game`, `level`, `name`? | a table against an opponent, at once |
//! | `GET /new` | `game`?, options? | the set-up form |
//! | `POST /new` | `game`, `name`?, `opponent` (`friend`, `anyone` or a level; may be repeated for further seats), `side` (`random` or a seat), `hints`?, the game's own fields; also multipart for a deck file | opens a table |
//! | `GET /table/ID` | | the table: waiting, playing or over |
//! | `POST /table/ID/join` | `name`? | takes the free seat |
//! | `POST /table/ID/play` | `moves`, `choice` | a choice |
//! | `POST /table/ID/undo` | `moves`, `count`? (1) | takes own moves back |
//! | `POST /table/ID/takeback` | `moves` | asks to take the own last move back beyond what undo allows |
//! | `POST /table/ID/answer` | `moves`, `answer` (`yes`, `no`) | answers such a request |
//! | `POST /table/ID/hint` | `moves` | asks for a hint |
//! | `POST /table/ID/leave` | | gives the game up |
//! | `POST /table/ID/rematch` | | another game, sides swapped |
//! | `POST /table/ID/device` | | a link to go on playing on another device |
//! | `GET /table/ID/live` | | WebSocket: `{"moves":12,"title":"…","html":"…"}` at once and at every change |
//! | `GET /table/ID/replay` | `at`?, `eyes`? (a seat or `all`) | an earlier position |
//! | `GET /table/ID/record` | | the record as a file, once the game is over |
//! | `GET /table/ID/verify` | | replays the game and checks seed, deal and result |
//! | `GET /enter/CODE`, `POST /enter/CODE` | | the other end of the link for another device |
//! | `POST /settings` | `language`?, `theme`? (`system`, `light`, `dark`), `name`?, `back` | what a guest likes |
//! | `GET /rules`, `GET /rules/NAME` | | the rule books |
//! | `GET /assets/HASH/NAME` | | styles, script, pictures |
//! | `GET /health`, `GET /metrics` | | for whoever looks after the house |
//!
//! Programs use `/api/…`, described in `docs/protocol.md` and `docs/openapi.json`.
