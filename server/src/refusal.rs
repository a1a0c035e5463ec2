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
    /// The table was removed by whoever runs the house; why.
    Removed(String),
    /// The table was closed by whoever runs the house; why.
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
    /// A ban that would shut out whoever asks for it.
    ShutsOneselfOut,
    /// Not what opens the page of whoever runs the house.
    WrongAdminToken,
    /// A program gave no token, or one that nobody has.
    NoToken,
    /// Only who sits at the table may do this.
    NotSeated,
    /// Somebody else is to act.
    NotYourTurn,
    /// Whoever wants to plan is to act.
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
        /// Why not, in the language of whoever brings it.
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
    /// The time of whoever is to act is not over yet.
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
    NotSent(String),
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
    /// Wrong tokens of whoever runs the house.
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
    pub(crate) fn bad_options(game: &dyn HostedGame, error: OptionError) -> Refusal {
        Refusal::BadOptions { vocabulary: game.vocabulary(), error }
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::NoPage | Refusal::NoTable | Refusal::NoGuest(_) | Refusal::DeadLink => {
                StatusCode::NOT_FOUND
            }
            Refusal::Removed(_) | Refusal::Closed(_) => StatusCode::GONE,
            Refusal::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Foreign
            | Refusal::NotSeated
            | Refusal::NoHints
            | Refusal::NoPlans
            | Refusal::Banned(_) => StatusCode::FORBIDDEN,
            Refusal::WrongAdminToken | Refusal::WayOff => StatusCode::FORBIDDEN,
            Refusal::NotSent(_) => StatusCode::BAD_GATEWAY,
            Refusal::NoToken => StatusCode::UNAUTHORIZED,
            Refusal::OtherHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Refusal::NotYourTurn
            | Refusal::YourTurn
            | Refusal::Unforeseen(_)
            | Refusal::OldPage
            | Refusal::NothingToUndo
            | Refusal::NoRecord
            | Refusal::NothingToRedo
            | Refusal::NothingAsked
            | Refusal::NobodyElse
            | Refusal::NotOverdue
            | Refusal::NotAlone
            | Refusal::NothingAwaited
            | Refusal::TooSoon
            | Refusal::Full
            | Refusal::Taken
            | Refusal::NotBegun
            | Refusal::NotOver
            | Refusal::Over
            | Refusal::NotBanned(_)
            | Refusal::ShutsOneselfOut
            | Refusal::SetAside { why: Trouble::OtherRules, .. } => StatusCode::CONFLICT,
            Refusal::Illegal { .. }
            | Refusal::NoGame(_)
            | Refusal::NoOpponent(_)
            | Refusal::TooFew { .. }
            | Refusal::NoSuchSide { .. }
            | Refusal::TooManyOpponents { .. }
            | Refusal::BadOptions { .. }
            | Refusal::BadRecord(_)
            | Refusal::BadPosition { .. }
            | Refusal::BrokenLink
            | Refusal::LongLink
            | Refusal::BadParcel(_)
            | Refusal::LongOption { .. }
            | Refusal::BadName(_)
            | Refusal::BadNetwork
            | Refusal::BadTarget
            | Refusal::PrivateTarget
            | Refusal::OtherSeal
            | Refusal::BadField(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Unreadable(_) => StatusCode::BAD_REQUEST,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Failed | Refusal::SetAside { why: Trouble::Damaged, .. } => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::NoSpace => StatusCode::INSUFFICIENT_STORAGE,
        }
    }

    /// The name for programs, which never changes.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refusal::NoPage => "no_page",
            Refusal::NoTable => "no_table",
            Refusal::Removed(_) => "removed",
            Refusal::Closed(_) => "closed",
            Refusal::WrongMethod => "wrong_method",
            Refusal::Foreign => "foreign",
            Refusal::OtherHost(_) => "other_host",
            Refusal::Banned(_) => "banned",
            Refusal::NoGuest(_) => "no_guest",
            Refusal::NotBanned(_) => "not_banned",
            Refusal::BadNetwork => "bad_network",
            Refusal::ShutsOneselfOut => "shuts_oneself_out",
            Refusal::WrongAdminToken => "wrong_admin_token",
            Refusal::NoToken => "no_token",
            Refusal::NotSeated => "not_seated",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::YourTurn => "your_turn",
            Refusal::NoPlans => "no_plans",
            Refusal::Unforeseen(_) => "unforeseen",
            Refusal::OldPage => "old_page",
            Refusal::Illegal { .. } => "illegal",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::NothingToRedo => "nothing_to_redo",
            Refusal::BadRecord(_) => "bad_record",
            Refusal::BadPosition { .. } => "bad_position",
            Refusal::BrokenLink => "broken_link",
            Refusal::LongLink => "long_link",
            Refusal::BadParcel(_) => "bad_parcel",
            Refusal::NoRecord => "no_record",
            Refusal::NothingAsked => "nothing_asked",
            Refusal::NobodyElse => "nobody_else",
            Refusal::NotOverdue => "not_overdue",
            Refusal::NotAlone => "not_alone",
            Refusal::NothingAwaited => "nothing_awaited",
            Refusal::TooSoon => "too_soon",
            Refusal::OtherSeal => "other_seal",
            Refusal::Full => "full",
            Refusal::Taken => "taken",
            Refusal::NotBegun => "not_begun",
            Refusal::NotOver => "not_over",
            Refusal::Over => "over",
            Refusal::NoHints => "no_hints",
            Refusal::DeadLink => "dead_link",
            Refusal::WayOff => "way_off",
            Refusal::BadTarget => "bad_target",
            Refusal::PrivateTarget => "private_target",
            Refusal::NotSent(_) => "not_sent",
            Refusal::NoGame(_) => "no_game",
            Refusal::NoOpponent(_) => "no_opponent",
            Refusal::TooFew { .. } => "too_few",
            Refusal::NoSuchSide { .. } => "no_such_side",
            Refusal::TooManyOpponents { .. } => "too_many_opponents",
            Refusal::BadOptions { .. } => "bad_options",
            Refusal::LongOption { .. } => "long_option",
            Refusal::NoSpace => "no_space",
            Refusal::BadField(_) => "bad_field",
            Refusal::BadName(_) => "bad_name",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::TooLarge => "too_large",
            Refusal::TooSlow => "too_slow",
            Refusal::TooMany(_) => "too_many",
            Refusal::SetAside { why: Trouble::Damaged, .. } => "damaged",
            Refusal::SetAside { why: Trouble::OtherRules, .. } => "other_rules",
            Refusal::Failed => "failed",
            Refusal::Unavailable => "unavailable",
        }
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

    /// What to say about it.
    pub(crate) fn words(&self, language: Language) -> String {
        let text = match self {
            Refusal::NoPage => t!(language, "refusal-no-page"),
            Refusal::NoTable => t!(language, "refusal-no-table"),
            Refusal::Removed(reason) if reason.is_empty() => t!(language, "refusal-removed"),
            Refusal::Removed(reason) => {
                t!(language, "refusal-removed-because", reason = reason.as_str())
            }
            Refusal::Closed(reason) if reason.is_empty() => t!(language, "refusal-closed"),
            Refusal::Closed(reason) => {
                t!(language, "refusal-closed-because", reason = reason.as_str())
            }
            Refusal::WrongMethod => t!(language, "refusal-wrong-method"),
            Refusal::Foreign => t!(language, "refusal-foreign"),
            Refusal::OtherHost(name) => t!(language, "refusal-other-host", name = name.as_str()),
            Refusal::Banned(reason) if reason.is_empty() => t!(language, "refusal-banned"),
            Refusal::Banned(reason) => {
                t!(language, "refusal-banned-because", reason = reason.as_str())
            }
            Refusal::NoGuest(number) => {
                t!(language, "refusal-no-guest", number = number.to_string())
            }
            Refusal::NotBanned(name) => t!(language, "refusal-not-banned", name = name.as_str()),
            Refusal::BadNetwork => t!(language, "refusal-bad-network"),
            Refusal::ShutsOneselfOut => t!(language, "refusal-shuts-oneself-out"),
            Refusal::WrongAdminToken => t!(language, "refusal-wrong-admin-token"),
            Refusal::NoToken => t!(language, "refusal-no-token"),
            Refusal::NotSeated => t!(language, "refusal-not-seated"),
            Refusal::NotYourTurn => t!(language, "refusal-not-your-turn"),
            Refusal::YourTurn => t!(language, "refusal-your-turn"),
            Refusal::NoPlans => t!(language, "refusal-no-plans"),
            Refusal::Unforeseen(choice) => {
                t!(language, "refusal-unforeseen", choice = choice.as_str())
            }
            Refusal::OldPage => t!(language, "refusal-old-page"),
            Refusal::Illegal { vocabulary, refused } => {
                vocabulary.refused(language, refused).into()
            }
            Refusal::NothingToUndo => t!(language, "refusal-nothing-to-undo"),
            Refusal::NothingToRedo => t!(language, "refusal-nothing-to-redo"),
            Refusal::BadRecord(fault) => {
                t!(language, "refusal-bad-record", fault = fault.as_str())
            }
            Refusal::BadPosition { reasons, .. } => {
                t!(language, "refusal-bad-position", reasons = reasons.as_str())
            }
            Refusal::BrokenLink => t!(language, "refusal-broken-link"),
            Refusal::LongLink => t!(language, "refusal-long-link"),
            Refusal::BadParcel(_) => t!(language, "refusal-bad-parcel"),
            Refusal::NoRecord => t!(language, "refusal-no-record"),
            Refusal::NothingAsked => t!(language, "refusal-nothing-asked"),
            Refusal::NobodyElse => t!(language, "refusal-nobody-else"),
            Refusal::NotOverdue => t!(language, "refusal-not-overdue"),
            Refusal::NotAlone => t!(language, "refusal-not-alone"),
            Refusal::NothingAwaited => t!(language, "refusal-nothing-awaited"),
            Refusal::TooSoon => t!(language, "refusal-too-soon"),
            Refusal::OtherSeal => t!(language, "refusal-other-seal"),
            Refusal::Full => t!(language, "refusal-full"),
            Refusal::Taken => t!(language, "refusal-taken"),
            Refusal::NotBegun => t!(language, "refusal-not-begun"),
            Refusal::NotOver => t!(language, "refusal-not-over"),
            Refusal::Over => t!(language, "refusal-over"),
            Refusal::NoHints => t!(language, "refusal-no-hints"),
            Refusal::DeadLink => t!(language, "refusal-dead-link"),
            Refusal::WayOff => t!(language, "refusal-way-off"),
            Refusal::BadTarget => t!(language, "refusal-bad-target"),
            Refusal::PrivateTarget => t!(language, "refusal-private-target"),
            Refusal::NotSent(why) => t!(language, "refusal-not-sent", why = why.as_str()),
            Refusal::NoGame(name) => t!(language, "refusal-no-game", name = name.as_str()),
            Refusal::NoOpponent(name) => t!(language, "refusal-no-opponent", name = name.as_str()),
            Refusal::TooFew { least } => t!(language, "refusal-too-few", least = *least),
            Refusal::NoSuchSide { side, seats } => {
                t!(language, "refusal-no-such-side", side = u16::from(*side) + 1, seats = *seats)
            }
            Refusal::TooManyOpponents { seats, opponents } => {
                t!(language, "refusal-too-many-opponents", seats = *seats, opponents = *opponents)
            }
            Refusal::BadOptions { vocabulary, error } => {
                let reason = vocabulary.option_error(language, error);
                t!(language, "refusal-bad-options", reason = reason)
            }
            Refusal::LongOption { most_kb } => {
                t!(language, "refusal-long-option", most = *most_kb)
            }
            Refusal::NoSpace => t!(language, "refusal-no-space"),
            Refusal::BadField(name) => t!(language, "refusal-bad-field", name = *name),
            Refusal::BadName(BadName::Invisible { code, place }) => {
                t!(language, "refusal-name-invisible", code = code.as_str(), place = *place)
            }
            Refusal::BadName(BadName::Marks { letter, count }) => {
                t!(language, "refusal-name-marks", letter = letter.to_string(), count = *count)
            }
            Refusal::BadName(BadName::Opponent { name, like }) => {
                t!(language, "refusal-name-opponent", name = name.as_str(), like = like.as_str())
            }
            Refusal::Unreadable(_) => t!(language, "refusal-unreadable"),
            Refusal::TooLarge => t!(language, "refusal-too-large"),
            Refusal::TooSlow => t!(language, "refusal-too-slow"),
            Refusal::SetAside { why: Trouble::Damaged, .. } => t!(language, "refusal-damaged"),
            Refusal::SetAside { why: Trouble::OtherRules, .. } => {
                t!(language, "refusal-other-rules")
            }
            Refusal::Failed => t!(language, "refusal-failed"),
            Refusal::Unavailable => t!(language, "refusal-unavailable"),
            Refusal::TooMany(what) => match what {
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
            },
        };
        text.into_owned()
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
