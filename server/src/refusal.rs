//! Everything that can be refused, with its status and its words.
//!
//! A handler returns a [`Refusal`]; the house style around all pages
//! ([`crate::doors`]) makes a page or JSON of it in the reader's language.

use crate::storage::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use web::Language;

/// Why a request is not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Nothing is at this address.
    NoPage,
    /// No table has this name.
    NoTable,
    /// The address is there, but not for this method.
    WrongMethod,
    /// The request comes from another site.
    Foreign,
    /// A program gave no token, or one that nobody has.
    NoToken,
    /// Only who sits at the table may do this.
    NotSeated,
    /// Somebody else is to act.
    NotYourTurn,
    /// The page was old: the table has moved on.
    OldPage,
    /// The rules do not allow it.
    Illegal(String),
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// Nobody asked to take a move back, or not the one who is asked.
    NothingAsked,
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
    BadOptions(String),
    /// A field is missing or makes no sense.
    BadField(&'static str),
    /// The request cannot be read.
    Unreadable(String),
    /// The request is too large.
    TooLarge,
    /// The request did not come in time.
    TooSlow,
    /// Too much at once.
    TooMany(TooMany),
    /// The house is at fault.
    Failed,
    /// The house is closing, or its disk is.
    Unavailable,
}

/// What there is too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TooMany {
    /// Requests in a short time.
    Requests,
    /// New guests from one address.
    Guests,
    /// Tables opened in a short time.
    NewTables,
    /// Tables of one guest that are not over.
    OpenTables,
    /// Pages and programs that listen at once.
    Listeners,
    /// Hints and analyses in a short time.
    Thoughts,
}

impl Refusal {
    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::NoPage | Refusal::NoTable | Refusal::DeadLink => StatusCode::NOT_FOUND,
            Refusal::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Foreign | Refusal::NotSeated | Refusal::NoHints => StatusCode::FORBIDDEN,
            Refusal::NoToken => StatusCode::UNAUTHORIZED,
            Refusal::NotYourTurn
            | Refusal::OldPage
            | Refusal::NothingToUndo
            | Refusal::NothingAsked
            | Refusal::Full
            | Refusal::Taken
            | Refusal::NotBegun
            | Refusal::NotOver
            | Refusal::Over => StatusCode::CONFLICT,
            Refusal::Illegal(_)
            | Refusal::NoGame(_)
            | Refusal::NoOpponent(_)
            | Refusal::TooFew { .. }
            | Refusal::NoSuchSide { .. }
            | Refusal::TooManyOpponents { .. }
            | Refusal::BadOptions(_)
            | Refusal::BadField(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Unreadable(_) => StatusCode::BAD_REQUEST,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The name for programs, which never changes.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refusal::NoPage => "no_page",
            Refusal::NoTable => "no_table",
            Refusal::WrongMethod => "wrong_method",
            Refusal::Foreign => "foreign",
            Refusal::NoToken => "no_token",
            Refusal::NotSeated => "not_seated",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::OldPage => "old_page",
            Refusal::Illegal(_) => "illegal",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::NothingAsked => "nothing_asked",
            Refusal::Full => "full",
            Refusal::Taken => "taken",
            Refusal::NotBegun => "not_begun",
            Refusal::NotOver => "not_over",
            Refusal::Over => "over",
            Refusal::NoHints => "no_hints",
            Refusal::DeadLink => "dead_link",
            Refusal::NoGame(_) => "no_game",
            Refusal::NoOpponent(_) => "no_opponent",
            Refusal::TooFew { .. } => "too_few",
            Refusal::NoSuchSide { .. } => "no_such_side",
            Refusal::TooManyOpponents { .. } => "too_many_opponents",
            Refusal::BadOptions(_) => "bad_options",
            Refusal::BadField(_) => "bad_field",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::TooLarge => "too_large",
            Refusal::TooSlow => "too_slow",
            Refusal::TooMany(_) => "too_many",
            Refusal::Failed => "failed",
            Refusal::Unavailable => "unavailable",
        }
    }

    /// What to say about it.
    pub(crate) fn words(&self, language: Language) -> String {
        match language {
            Language::English => self.in_english(),
            Language::German => self.in_german(),
        }
    }

    fn in_english(&self) -> String {
        let text = match self {
            Refusal::NoPage => "There is nothing at this address.",
            Refusal::NoTable => "There is no table of this name. Was the link copied completely?",
            Refusal::WrongMethod => "This address is not asked in this way.",
            Refusal::Foreign => "This request comes from another site, so it was not carried out.",
            Refusal::NoToken => {
                "This needs a token: send `Authorization: Bearer …` with one from /api/guests."
            }
            Refusal::NotSeated => "Only who sits at this table can do this.",
            Refusal::NotYourTurn => "Somebody else is to act.",
            Refusal::OldPage => "The table has moved on since this page was shown.",
            Refusal::Illegal(reason) => return reason.clone(),
            Refusal::NothingToUndo => {
                "There is nothing to take back: somebody else has acted since, or something \
                 hidden was shown."
            }
            Refusal::NothingAsked => "There is no request to answer.",
            Refusal::Full => "Every seat of this table is taken.",
            Refusal::Taken => "Somebody else was quicker on this seat; another one is still free.",
            Refusal::NotBegun => "The game has not begun: a seat is still free.",
            Refusal::NotOver => "This is told when the game is over.",
            Refusal::Over => "This game is over.",
            Refusal::NoHints => "This table plays without hints.",
            Refusal::DeadLink => "This link was used already, or is too old. Ask for a new one.",
            Refusal::NoGame(name) => return format!("There is no game `{name}` in this house."),
            Refusal::NoOpponent(name) => return format!("There is no opponent `{name}`."),
            Refusal::TooFew { least } => {
                return format!("At least {least} must play: choose who plays along with you.");
            }
            Refusal::NoSuchSide { side, seats } => {
                return format!("There is no seat {} at a table for {seats}.", side + 1);
            }
            Refusal::TooManyOpponents { seats, opponents } => {
                return format!(
                    "{seats} play by these options, you among them: {opponents} opponents are too many."
                );
            }
            Refusal::BadOptions(reason) => return format!("This cannot be played: {reason}"),
            Refusal::BadField(name) => {
                return format!("The field `{name}` is missing or makes no sense.");
            }
            Refusal::Unreadable(reason) => return format!("The request makes no sense: {reason}"),
            Refusal::TooLarge => "The request is too large.",
            Refusal::TooSlow => "The request took too long.",
            Refusal::TooMany(what) => match what {
                TooMany::Requests => "Too many requests in a short time. Wait a moment.",
                TooMany::Guests => "Too many new guests from your address. Wait a while.",
                TooMany::NewTables => "Too many tables in a short time. Wait a while.",
                TooMany::OpenTables => {
                    "You have too many unfinished games. Finish or leave one of them first."
                }
                TooMany::Listeners => "Too many open pages. Close one of them.",
                TooMany::Thoughts => "Too many hints in a short time. Wait a moment.",
            },
            Refusal::Failed => "Something is broken here. It is not your fault, and was noted.",
            Refusal::Unavailable => "The house cannot write to its disk just now. Nothing changed.",
        };
        text.to_owned()
    }

    fn in_german(&self) -> String {
        let text = match self {
            Refusal::NoPage => "Unter dieser Adresse gibt es nichts.",
            Refusal::NoTable => {
                "Einen Tisch mit diesem Namen gibt es nicht. Ist der Link vollständig?"
            }
            Refusal::WrongMethod => "Diese Adresse wird anders gefragt.",
            Refusal::Foreign => {
                "Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt."
            }
            Refusal::NoToken => {
                "Dafür braucht es ein Token: `Authorization: Bearer …` mit einem von /api/guests."
            }
            Refusal::NotSeated => "Das kann nur, wer an diesem Tisch sitzt.",
            Refusal::NotYourTurn => "Jemand anderes ist am Zug.",
            Refusal::OldPage => "Der Tisch ist schon weiter als diese Seite.",
            Refusal::Illegal(reason) => {
                return format!("Das ist jetzt nicht möglich. ({reason})");
            }
            Refusal::NothingToUndo => {
                "Es gibt nichts zurückzunehmen: Jemand anderes hat schon gehandelt, oder etwas \
                 Verdecktes wurde gezeigt."
            }
            Refusal::NothingAsked => "Es gibt keine Anfrage zu beantworten.",
            Refusal::Full => "An diesem Tisch ist jeder Platz besetzt.",
            Refusal::Taken => "Auf diesem Platz war jemand schneller; ein anderer ist noch frei.",
            Refusal::NotBegun => "Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.",
            Refusal::NotOver => "Das wird verraten, wenn die Partie vorbei ist.",
            Refusal::Over => "Diese Partie ist vorbei.",
            Refusal::NoHints => "An diesem Tisch wird ohne Tipps gespielt.",
            Refusal::DeadLink => {
                "Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen."
            }
            Refusal::NoGame(name) => return format!("Ein Spiel `{name}` gibt es hier nicht."),
            Refusal::NoOpponent(name) => return format!("Einen Gegner `{name}` gibt es nicht."),
            Refusal::TooFew { least } => {
                return format!("Mindestens {least} müssen spielen: Wähle, wer mitspielt.");
            }
            Refusal::NoSuchSide { side, seats } => {
                return format!("An einem Tisch für {seats} gibt es keinen Platz {}.", side + 1);
            }
            Refusal::TooManyOpponents { seats, opponents } => {
                return format!(
                    "Nach diesen Regeln spielen {seats}, du eingeschlossen: {opponents} Gegner sind zu viele."
                );
            }
            Refusal::BadOptions(reason) => {
                return format!("So kann nicht gespielt werden. ({reason})");
            }
            Refusal::BadField(name) => {
                return format!("Das Feld `{name}` fehlt oder ergibt keinen Sinn.");
            }
            Refusal::Unreadable(reason) => {
                return format!("Die Anfrage ergibt keinen Sinn. ({reason})");
            }
            Refusal::TooLarge => "Die Anfrage ist zu groß.",
            Refusal::TooSlow => "Die Anfrage hat zu lange gedauert.",
            Refusal::TooMany(what) => match what {
                TooMany::Requests => "Zu viele Anfragen in kurzer Zeit. Warte einen Moment.",
                TooMany::Guests => "Zu viele neue Gäste von deiner Adresse. Warte eine Weile.",
                TooMany::NewTables => "Zu viele Tische in kurzer Zeit. Warte eine Weile.",
                TooMany::OpenTables => {
                    "Du hast zu viele offene Partien. Beende oder verlasse erst eine davon."
                }
                TooMany::Listeners => "Zu viele offene Seiten. Schließe eine davon.",
                TooMany::Thoughts => "Zu viele Tipps in kurzer Zeit. Warte einen Moment.",
            },
            Refusal::Failed => {
                "Hier ist etwas kaputt. Es liegt nicht an dir und wurde aufgeschrieben."
            }
            Refusal::Unavailable => {
                "Das Haus kann gerade nicht auf seine Platte schreiben. Nichts hat sich geändert."
            }
        };
        text.to_owned()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::OldPage,
            error => {
                tracing::error!(%error, "the store failed");
                Refusal::Unavailable
            }
        }
    }
}

impl IntoResponse for Refusal {
    /// An empty answer that carries the refusal; [`crate::doors`] fills it.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
