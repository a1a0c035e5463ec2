//! What the worker and the house say to each other: a line of JSON, and the bytes of bodies
//! after it.

use serde::{Deserialize, Serialize};

/// What the worker says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The house is to open.
    Open {
        /// Where it is found, such as `https://example.org/games`, for links to share.
        base: String,
        /// Randomness that nobody can guess, 64 hexadecimal digits.
        randomness: String,
        /// How long opponents wait before each choice, so that people can follow.
        pause_ms: u64,
        /// The lines of the journal.
        journal: Vec<String>,
    },
    /// A page asks for something; the body follows.
    Request {
        /// The number by which it is answered.
        number: u64,
        /// `GET` or `POST`.
        method: String,
        /// The path and the query.
        path: String,
        /// Headers that say what is wanted, and what is sent.
        headers: Vec<(String, String)>,
    },
    /// A line was written to the journal, or could not be.
    Written {
        /// The number of the line.
        number: u64,
        /// Whether it was.
        done: bool,
    },
    /// What came of a thought.
    Thought {
        /// The number of the thought.
        number: u64,
        /// What came of it.
        outcome: String,
    },
    /// Time has passed.
    Wake,
}

/// What the house says.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Answers; their bodies follow, one after the other.
    pub answers: Vec<Answer>,
    /// Lines to write to the journal, each with its number, in this order.
    pub writes: Vec<(u64, String)>,
    /// The lines that are to stand in place of the whole journal, if it has become long.
    pub anew: Option<Vec<String>>,
    /// Thoughts to be thought elsewhere.
    pub thoughts: Vec<u64>,
    /// After how many milliseconds to say that time has passed.
    pub wake_ms: Option<u64>,
    /// Why the house cannot open.
    pub failed: Option<String>,
}

/// An answer to a request.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the request.
    pub number: u64,
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(String, String)>,
    /// How many bytes the body has.
    pub length: usize,
}
