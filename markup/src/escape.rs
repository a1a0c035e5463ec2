//! What a browser would take for markup is escaped; whatever lies between goes into the page at
//! once.

use std::fmt;

/// Escapes what is written to it.
#[derive(Debug)]
pub struct Escaper<'a>(&'a mut String);

impl<'a> Escaper<'a> {
    /// Writes to the end of this.
    pub fn new(out: &'a mut String) -> Escaper<'a> {
        Escaper(out)
    }
}

impl fmt::Write for Escaper<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        push(text, self.0);
        Ok(())
    }
}

/// So many letters are looked at together.
const TOGETHER: usize = 16;

/// Writes a text to the end of a page.
pub(crate) fn push(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = first_special(rest.as_bytes()) {
        out.push_str(&rest[..at]);
        out.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

fn first_special(text: &[u8]) -> Option<usize> {
    let (chunks, _) = text.as_chunks::<TOGETHER>();
    // Without a way out in between, the compiler compares all of them at once.
    let plain = |chunk: &[u8; TOGETHER]| !chunk.iter().fold(false, |any, b| any | is_special(*b));
    let begin = TOGETHER * chunks.iter().take_while(|chunk| plain(chunk)).count();
    text[begin..].iter().position(|byte| is_special(*byte)).map(|at| begin + at)
}

fn is_special(byte: u8) -> bool {
    (byte == b'&') | (byte == b'<') | (byte == b'>') | (byte == b'"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_letter_is_escaped_as_if_it_stood_alone(text in "[a-dä&<>\"'😀]{0,70}") {
            let mut out = String::from("before ");
            push(&text, &mut out);
            let alone = |letter: char| match letter {
                '&' => "&amp;".to_owned(),
                '<' => "&lt;".to_owned(),
                '>' => "&gt;".to_owned(),
                '"' => "&quot;".to_owned(),
                _ => letter.to_string(),
            };
            let expected: String = text.chars().map(alone).collect();
            prop_assert_eq!(out, format!("before {expected}"));
        }
    }
}
