//! The weights of networks: part of the program, or where it has to be small, as in a browser,
//! a file that the embedding program lends when somebody is to think.

#[cfg(target_arch = "wasm32")]
pub use lent::{are_here, lend, of};

/// Whether the networks can be asked.
#[cfg(not(target_arch = "wasm32"))]
pub const fn are_here() -> bool {
    true
}

/// The weights of a game, as they are part of the program.
#[cfg(not(target_arch = "wasm32"))]
pub fn of(_game: &str, included: impl FnOnce() -> &'static [u8]) -> &'static [u8] {
    included()
}

/// The weights of every game in a file: a line with the name of the game and how many bytes
/// follow, and these bytes. `None` if it is something else.
pub fn read(mut file: &[u8]) -> Option<Vec<(&str, &[u8])>> {
    let mut all = Vec::new();
    while !file.is_empty() {
        let end = file.iter().position(|byte| *byte == b'\n')?;
        let (game, length) = std::str::from_utf8(&file[..end]).ok()?.split_once(' ')?;
        let (weights, rest) = file[end + 1..].split_at_checked(length.parse().ok()?)?;
        all.push((game, weights));
        file = rest;
    }
    Some(all)
}

#[cfg(target_arch = "wasm32")]
mod lent {
    use std::sync::OnceLock;

    static LENT: OnceLock<Vec<u8>> = OnceLock::new();

    /// Lends the weights of all games; tells whether they are some. The first ones count.
    pub fn lend(file: Vec<u8>) -> bool {
        let good = super::read(&file).is_some();
        if good {
            LENT.get_or_init(|| file);
        }
        good
    }

    /// Whether the networks can be asked.
    pub fn are_here() -> bool {
        LENT.get().is_some()
    }

    /// The weights of a game; nothing if none were lent. Nobody asks for those that would be part
    /// of the program, so that they are not.
    pub fn of(game: &str, _included: impl FnOnce() -> &'static [u8]) -> &'static [u8] {
        let all = LENT.get().and_then(|file| super::read(file)).unwrap_or_default();
        all.into_iter().find(|(name, _)| *name == game).map_or(&[], |(_, weights)| weights)
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn weights_are_told_apart_by_the_names_of_their_games() {
        let file = b"chess 3\n\x01\n\x02go 0\n";
        assert_eq!(read(file), Some(vec![("chess", &b"\x01\n\x02"[..]), ("go", &[])]));
        for wrong in [&b"chess 4\n123"[..], b"chess\n", b"chess x\n", b"\xff 1\n1", b"chess 1"] {
            assert_eq!(read(wrong), None);
        }
    }
}
