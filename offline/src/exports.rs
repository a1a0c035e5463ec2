//! What the worker calls. A message lies in memory that the worker has asked for, and so does
//! the answer; nothing but numbers goes in or out.

#![allow(unsafe_code, reason = "names that another program calls cannot be given otherwise")]

use crate::message::{Asked, Told};
use crate::pocket::Pocket;
use crate::registry;
use server::errands;
use std::cell::RefCell;

thread_local! {
    static POCKET: RefCell<Option<Pocket>> = const { RefCell::new(None) };
    static HEARD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SAID: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

// Newer linkers want to know whose these are.
#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Milliseconds since 1970.
    safe fn now() -> f64;
}

/// Reads what is the same in every browser; the site carries the memory as it is then.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn prepare() {
    registry::prepare();
}

/// Makes room for a message of so many bytes, and tells where.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(length: usize) -> *mut u8 {
    HEARD.with_borrow_mut(|heard| {
        heard.clear();
        heard.resize(length, 0);
        heard.as_mut_ptr()
    })
}

/// Hears the message, which begins with so many bytes of JSON, and lets everything go on. Tells
/// how long the JSON of the answer is; [`said`] and [`said_length`] tell where it lies.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn hear(json: usize) -> usize {
    sage::moment::lend(|| now());
    let mut heard = HEARD.take();
    let body = heard.split_off(json.min(heard.len()));
    let (asked, bodies) = match serde_json::from_slice(&heard) {
        Ok(told) => go_on(told, body),
        Err(error) => (Asked { failed: Some(error.to_string()), ..Asked::default() }, Vec::new()),
    };
    let mut said = serde_json::to_vec(&asked).expect("an answer is plain data");
    let length = said.len();
    said.extend(bodies);
    SAID.set(said);
    length
}

fn go_on(told: Told, body: Vec<u8>) -> (Asked, Vec<u8>) {
    let mut begun_anew = None;
    if let Told::Open { base, randomness, pause_ms, journal } = &told {
        match Pocket::open(base, randomness, *pause_ms, journal) {
            Ok((pocket, anew)) => {
                begun_anew = anew;
                POCKET.set(Some(pocket));
            }
            Err(reason) => {
                return (Asked { failed: Some(reason), ..Asked::default() }, Vec::new());
            }
        }
    }
    POCKET.with_borrow(|pocket| match pocket {
        Some(pocket) => {
            pocket.hear(told, body);
            let (asked, bodies) = pocket.go_on();
            (Asked { anew: begun_anew, ..asked }, bodies)
        }
        None => (Asked { failed: Some("not open".to_owned()), ..Asked::default() }, Vec::new()),
    })
}

/// Takes the message as the weights that it thinks with; tells whether they are some.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn lend() -> bool {
    sage::weights::lend(HEARD.take())
}

/// Thinks a thought, in a copy of the memory of the house. Tells how long its outcome is; zero
/// if there is no such thought.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn think(number: u32) -> usize {
    let outcome = errands::think_now(number.into()).unwrap_or_default();
    SAID.set(outcome.into_bytes());
    said_length()
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn said() -> *const u8 {
    SAID.with_borrow(|said| said.as_ptr())
}

/// How long the answer is, with all bodies.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn said_length() -> usize {
    SAID.with_borrow(Vec::len)
}
