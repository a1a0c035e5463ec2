//! The fuzzer's bytes, read as small decisions.

/// Bytes that are read one by one; when they are used up, zeros follow.
pub struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// All of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes { rest: bytes }
    }

    /// Whether all bytes are used up.
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte.
    #[expect(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        *first
    }

    /// A number below `limit`, which must not be 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let wide = if limit > 256 { usize::from(self.next()) << 8 } else { 0 };
        (wide | usize::from(self.next())) % limit
    }

    /// Heads or tails.
    pub fn flip(&mut self) -> bool {
        self.next() % 2 == 1
    }
}
