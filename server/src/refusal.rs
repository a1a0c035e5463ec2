//! Everything that can be refused, with its status and its words.
//!
//! A handler returns a [`Refusal`]; the house style around all pages
//! ([`crate::routes`]) makes a page or JSON of it in the visitor's language.

use crate::hosting::HostedGame;
use crate::names::BadName;
use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use caravanserai_core::{OptionError, Refused};
use std::borrow::Cow;
use web::unsent::Unsent;
use web::{Language, t};
use words::AnyVocabulary;

/// What can be refused.
pub(crate) type Result<T = (), E = Refusal> = std::result::Result<T, E>;

/// What a handler answers with.
pub(crate) type Handled<T = Response> = Result<T>;

/// Why a request is not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Nothing is at this address.
    NoPage,
    /// No table has this name.
    NoTable,
    /// The table was removed by the admin; why.
    Removed(String),
    /// The table was closed by the admin; why.
    Closed(String),
    /// The address is there, but not for this method.
    WrongMethod,
    /// The request comes from another site.
    Foreign,
    /// The request is for a house of another name.
    OtherHost(String),
    /// The guest, or everybody from where they come, is banned; why.
    Banned(String),
    /// Nobody has this number.
    NoGuest(i64),
    /// A guest or a network that is not banned.
    NotBanned(String),
    /// What is to be banned is no network.
    BadNetwork,
    /// A ban that would shut out its admin.
    ShutsOneselfOut,
    /// Wrong admin token.
    WrongAdminToken,
    /// A program gave no token, or one that nobody has.
    NoToken,
    /// Only who sits at the table may do this.
    NotSeated,
    /// Somebody else is to act.
    NotYourTurn,
    /// It is the turn of the guest who wants to plan.
    YourTurn,
    /// Nothing is planned where one plays against the house alone.
    NoPlans,
    /// A choice that can hardly be made when the turn comes.
    Unforeseen(String),
    /// The page was old: the table has moved on.
    OldPage,
    /// The rules do not allow it.
    Illegal {
        /// What the game says of it.
        vocabulary: &'static dyn AnyVocabulary,
        /// Why not.
        refused: Refused,
    },
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// A record that somebody brings does not hold.
    BadRecord(String),
    /// A position that somebody brings cannot be.
    BadPosition {
        /// Why not, in the language of the guest.
        reasons: String,
        /// The same for programs.
        detail: String,
    },
    /// A link that should hold a whole game was cut off or changed.
    BrokenLink,
    /// A link is longer than any that holds a game.
    LongLink,
    /// A file that should hold the games of a browser does not; why.
    #[cfg_attr(feature = "net", expect(dead_code, reason = "a browser takes them in"))]
    BadParcel(String),
    /// A game that began from a position has no record.
    NoRecord,
    /// What was taken back cannot be made again.
    NothingToRedo,
    /// Nobody asked to take a move back, or not the one who is asked.
    NothingAsked,
    /// Nobody else is at the table who could agree.
    NobodyElse,
    /// The time of the player to act is not over yet.
    NotOverdue,
    /// Only who plays against the house alone may choose this.
    NotAlone,
    /// Nothing is to be added to the seed, or it was added already.
    NothingAwaited,
    /// What was sealed is not opened before everybody has sealed.
    TooSoon,
    /// What is told is not what was sealed.
    OtherSeal,
    /// No seat is free.
    Full,
    /// This seat is not free, but another one is.
    Taken,
    /// The game has not begun yet.
    NotBegun,
    /// The game is still going on.
    NotOver,
    /// The game is over.
    Over,
    /// Hints were not agreed on at this table.
    NoHints,
    /// The link was used or is too old.
    DeadLink,
    /// The host lets nobody be told of their turns in this way.
    WayOff,
    /// Nobody can be told anything at this address.
    BadTarget,
    /// Nobody may be told anything at this address: it is a private one, or has no TLS.
    PrivateTarget,
    /// A mail could not be sent; why.
    NotSent(Unsent),
    /// No game has this name.
    NoGame(String),
    /// No opponent has this name.
    NoOpponent(String),
    /// Fewer were named than the game needs.
    TooFew {
        /// How many must play, at least.
        least: u8,
    },
    /// A side was chosen that this table does not have.
    NoSuchSide {
        /// The side, counted from 0.
        side: u8,
        /// How many there are.
        seats: u8,
    },
    /// More opponents were named than there are seats for.
    TooManyOpponents {
        /// How many play by these options.
        seats: u8,
        /// How many opponents were named.
        opponents: usize,
    },
    /// The options cannot be played.
    BadOptions {
        /// What the game says of them.
        vocabulary: &'static dyn AnyVocabulary,
        /// Why not.
        error: OptionError,
    },
    /// A text among the options, such as a deck, is too long.
    LongOption {
        /// What it may have, in KB.
        most_kb: usize,
    },
    /// The disk is nearly full: games go on, but no table is opened.
    NoSpace,
    /// A field is missing or makes no sense.
    BadField(&'static str),
    /// A name that nobody may have.
    BadName(BadName),
    /// The request cannot be read.
    Unreadable(String),
    /// The request is too large.
    TooLarge,
    /// The request did not come in time.
    TooSlow,
    /// Too much at once.
    TooMany(TooMany),
    /// A table can no longer be played, but is kept as it is.
    SetAside {
        /// The table.
        table: String,
        /// Why.
        why: Trouble,
        /// Whether its game was over.
        over: bool,
    },
    /// The house is at fault.
    Failed,
    /// The house is closing, or its disk is.
    Unavailable,
}

/// Why a table was set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// Its log is not what was written.
    Damaged,
    /// Its log can no longer be played by the rules as they are now.
    OtherRules,
}

/// What there is too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TooMany {
    /// Requests in a short time.
    Requests,
    /// New guests from one address.
    Guests,
    /// Changes of a name in a short time.
    Renames,
    /// Wrong admin tokens.
    Guesses,
    /// Ways to be told of turns, at once or in a short time.
    Ways,
    /// Mails that ask one address to confirm it.
    Confirmations,
    /// Tables opened in a short time.
    NewTables,
    /// Tables of one guest that are not over.
    OpenTables,
    /// Tables of one guest or one address within a day.
    TablesToday,
    /// Phrases said in a short time.
    Phrases,
    /// Moves taken back, or asked to be.
    Takebacks,
    /// Pages and programs that listen at once.
    Listeners,
    /// Hints and analyses in a short time.
    Thoughts,
}

impl Refusal {
    /// Options that a game cannot be played with.
    pub(crate) fn bad_options(game: &HostedGame, error: OptionError) -> Refusal {
        Refusal::BadOptions { vocabulary: game.vocabulary, error }
    }

    /// Its HTTP status, its name for programs, and what to say about it.
    fn told(&self, language: Language) -> (u16, &'static str, Cow<'static, str>) {
        match self {
            Self::NoPage => (404, "no_page", t!(language, "refusal-no-page")),
            Self::NoTable => (404, "no_table", t!(language, "refusal-no-table")),
            Self::Removed(reason) if reason.is_empty() => {
                (410, "removed", t!(language, "refusal-removed"))
            }
            Self::Removed(reason) => {
                (410, "removed", t!(language, "refusal-removed-because", reason = reason.as_str()))
            }
            Self::Closed(reason) if reason.is_empty() => {
                (410, "closed", t!(language, "refusal-closed"))
            }
            Self::Closed(reason) => {
                (410, "closed", t!(language, "refusal-closed-because", reason = reason.as_str()))
            }
            Self::WrongMethod => (405, "wrong_method", t!(language, "refusal-wrong-method")),
            Self::Foreign => (403, "foreign", t!(language, "refusal-foreign")),
            Self::OtherHost(name) => {
                (421, "other_host", t!(language, "refusal-other-host", name = name.as_str()))
            }
            Self::Banned(reason) if reason.is_empty() => {
                (403, "banned", t!(language, "refusal-banned"))
            }
            Self::Banned(reason) => {
                (403, "banned", t!(language, "refusal-banned-because", reason = reason.as_str()))
            }
            Self::NoGuest(number) => {
                (404, "no_guest", t!(language, "refusal-no-guest", number = number.to_string()))
            }
            Self::NotBanned(name) => {
                (409, "not_banned", t!(language, "refusal-not-banned", name = name.as_str()))
            }
            Self::BadNetwork => (422, "bad_network", t!(language, "refusal-bad-network")),
            Self::ShutsOneselfOut => {
                (409, "shuts_oneself_out", t!(language, "refusal-shuts-oneself-out"))
            }
            Self::WrongAdminToken => {
                (403, "wrong_admin_token", t!(language, "refusal-wrong-admin-token"))
            }
            Self::NoToken => (401, "no_token", t!(language, "refusal-no-token")),
            Self::NotSeated => (403, "not_seated", t!(language, "refusal-not-seated")),
            Self::NotYourTurn => (409, "not_your_turn", t!(language, "refusal-not-your-turn")),
            Self::YourTurn => (409, "your_turn", t!(language, "refusal-your-turn")),
            Self::NoPlans => (403, "no_plans", t!(language, "refusal-no-plans")),
            Self::Unforeseen(choice) => {
                (409, "unforeseen", t!(language, "refusal-unforeseen", choice = choice.as_str()))
            }
            Self::OldPage => (409, "old_page", t!(language, "refusal-old-page")),
            Self::Illegal { vocabulary, refused } => {
                (422, "illegal", vocabulary.refused(language, refused).into())
            }
            Self::NothingToUndo => {
                (409, "nothing_to_undo", t!(language, "refusal-nothing-to-undo"))
            }
            Self::NothingToRedo => {
                (409, "nothing_to_redo", t!(language, "refusal-nothing-to-redo"))
            }
            Self::BadRecord(fault) => {
                (422, "bad_record", t!(language, "refusal-bad-record", fault = fault.as_str()))
            }
            Self::BadPosition { reasons, .. } => (
                422,
                "bad_position",
                t!(language, "refusal-bad-position", reasons = reasons.as_str()),
            ),
            Self::BrokenLink => (422, "broken_link", t!(language, "refusal-broken-link")),
            Self::LongLink => (422, "long_link", t!(language, "refusal-long-link")),
            Self::BadParcel(_) => (422, "bad_parcel", t!(language, "refusal-bad-parcel")),
            Self::NoRecord => (409, "no_record", t!(language, "refusal-no-record")),
            Self::NothingAsked => (409, "nothing_asked", t!(language, "refusal-nothing-asked")),
            Self::NobodyElse => (409, "nobody_else", t!(language, "refusal-nobody-else")),
            Self::NotOverdue => (409, "not_overdue", t!(language, "refusal-not-overdue")),
            Self::NotAlone => (409, "not_alone", t!(language, "refusal-not-alone")),
            Self::NothingAwaited => {
                (409, "nothing_awaited", t!(language, "refusal-nothing-awaited"))
            }
            Self::TooSoon => (409, "too_soon", t!(language, "refusal-too-soon")),
            Self::OtherSeal => (422, "other_seal", t!(language, "refusal-other-seal")),
            Self::Full => (409, "full", t!(language, "refusal-full")),
            Self::Taken => (409, "taken", t!(language, "refusal-taken")),
            Self::NotBegun => (409, "not_begun", t!(language, "refusal-not-begun")),
            Self::NotOver => (409, "not_over", t!(language, "refusal-not-over")),
            Self::Over => (409, "over", t!(language, "refusal-over")),
            Self::NoHints => (403, "no_hints", t!(language, "refusal-no-hints")),
            Self::DeadLink => (404, "dead_link", t!(language, "refusal-dead-link")),
            Self::WayOff => (403, "way_off", t!(language, "refusal-way-off")),
            Self::BadTarget => (422, "bad_target", t!(language, "refusal-bad-target")),
            Self::PrivateTarget => (422, "private_target", t!(language, "refusal-private-target")),
            Self::NotSent(why) => {
                (502, "not_sent", t!(language, "refusal-not-sent", why = why.words(language)))
            }
            Self::NoGame(name) => {
                (422, "no_game", t!(language, "refusal-no-game", name = name.as_str()))
            }
            Self::NoOpponent(name) => {
                (422, "no_opponent", t!(language, "refusal-no-opponent", name = name.as_str()))
            }
            Self::TooFew { least } => {
                (422, "too_few", t!(language, "refusal-too-few", least = *least))
            }
            Self::NoSuchSide { side, seats } => (
                422,
                "no_such_side",
                t!(language, "refusal-no-such-side", side = u16::from(*side) + 1, seats = *seats),
            ),
            Self::TooManyOpponents { seats, opponents } => (
                422,
                "too_many_opponents",
                t!(language, "refusal-too-many-opponents", seats = *seats, opponents = *opponents),
            ),
            Self::BadOptions { vocabulary, error } => {
                let reason = vocabulary.option_error(language, error);
                (422, "bad_options", t!(language, "refusal-bad-options", reason = reason))
            }
            Self::LongOption { most_kb } => {
                (422, "long_option", t!(language, "refusal-long-option", most = *most_kb))
            }
            Self::NoSpace => (507, "no_space", t!(language, "refusal-no-space")),
            Self::BadField(name) => {
                (422, "bad_field", t!(language, "refusal-bad-field", name = *name))
            }
            Self::BadName(name) => (422, "bad_name", bad_name(language, name)),
            Self::Unreadable(_) => (400, "unreadable", t!(language, "refusal-unreadable")),
            Self::TooLarge => (413, "too_large", t!(language, "refusal-too-large")),
            Self::TooSlow => (408, "too_slow", t!(language, "refusal-too-slow")),
            Self::SetAside { why: Trouble::Damaged, .. } => {
                (500, "damaged", t!(language, "refusal-damaged"))
            }
            Self::SetAside { why: Trouble::OtherRules, .. } => {
                (409, "other_rules", t!(language, "refusal-other-rules"))
            }
            Self::Failed => (500, "failed", t!(language, "refusal-failed")),
            Self::Unavailable => (503, "unavailable", t!(language, "refusal-unavailable")),
            Self::TooMany(what) => (429, "too_many", what.words(language)),
        }
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        let (status, ..) = self.told(Language::default());
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The name for programs, which never changes.
    pub(crate) fn code(&self) -> &'static str {
        self.told(Language::default()).1
    }

    /// What to say about it.
    pub(crate) fn words(&self, language: Language) -> String {
        self.told(language).2.into_owned()
    }

    /// What programs are told besides, in English as in their protocol: where JSON cannot be
    /// read, or which rules a position breaks.
    pub(crate) fn detail(&self) -> Option<&str> {
        match self {
            Refusal::BadPosition { detail, .. }
            | Refusal::BadParcel(detail)
            | Refusal::Unreadable(detail) => Some(detail),
            _ => None,
        }
    }
}

impl TooMany {
    fn words(self, language: Language) -> Cow<'static, str> {
        match self {
            TooMany::Requests => t!(language, "refusal-too-many-requests"),
            TooMany::Guests => t!(language, "refusal-too-many-guests"),
            TooMany::Renames => t!(language, "refusal-too-many-renames"),
            TooMany::Guesses => t!(language, "refusal-too-many-guesses"),
            TooMany::Ways => t!(language, "refusal-too-many-ways"),
            TooMany::Confirmations => t!(language, "refusal-too-many-confirmations"),
            TooMany::NewTables => t!(language, "refusal-too-many-new-tables"),
            TooMany::OpenTables => t!(language, "refusal-too-many-open-tables"),
            TooMany::TablesToday => t!(language, "refusal-too-many-tables-today"),
            TooMany::Takebacks => t!(language, "refusal-too-many-takebacks"),
            TooMany::Phrases => t!(language, "refusal-too-many-phrases"),
            TooMany::Listeners => t!(language, "refusal-too-many-listeners"),
            TooMany::Thoughts => t!(language, "refusal-too-many-thoughts"),
        }
    }
}

fn bad_name(language: Language, name: &BadName) -> Cow<'static, str> {
    match name {
        BadName::Invisible { code, place } => {
            t!(language, "refusal-name-invisible", code = code.as_str(), place = *place)
        }
        BadName::Marks { letter, count } => {
            t!(language, "refusal-name-marks", letter = letter.to_string(), count = *count)
        }
        BadName::Opponent { name, like } => {
            t!(language, "refusal-name-opponent", name = name.as_str(), like = like.as_str())
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::OldPage,
            StoreError::Damaged { table, over, .. } => {
                Refusal::SetAside { table, why: Trouble::Damaged, over }
            }
            error => {
                tracing::error!(%error, "the store failed");
                Refusal::Unavailable
            }
        }
    }
}

impl IntoResponse for Refusal {
    /// An empty answer that carries the refusal; [`crate::routes`] fills it.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
