//! Lines of bounded length.

use std::io::{self, BufRead};

/// A line of the input.
pub(super) enum Line<'a> {
    /// Its bytes, without the newline.
    Text(&'a [u8]),
    /// It was longer than allowed; it has been skipped.
    TooLong,
}

/// Reads lines and never keeps more than `most` bytes of one.
pub(super) struct Lines<R> {
    input: R,
    most: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R, most: usize) -> Lines<R> {
        Lines { input, most, line: Vec::new() }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut too_long = false;
        loop {
            let available = match self.input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() && self.line.is_empty() && !too_long {
                return Ok(None);
            }
            let newline = available.iter().position(|byte| *byte == b'\n');
            let taken = &available[..newline.unwrap_or(available.len())];
            if self.line.len() + taken.len() > self.most {
                too_long = true;
                self.line = Vec::new();
            } else if !too_long {
                self.line.extend_from_slice(taken);
            }
            let ended = newline.is_some() || available.is_empty();
            let used = newline.map_or(available.len(), |at| at + 1);
            self.input.consume(used);
            if ended {
                return Ok(Some(if too_long { Line::TooLong } else { Line::Text(&self.line) }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str, most: usize) -> Vec<String> {
        let mut lines = Lines::new(io::BufReader::with_capacity(3, text.as_bytes()), most);
        let mut read = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            read.push(match line {
                Line::Text(text) => String::from_utf8(text.to_vec()).unwrap(),
                Line::TooLong => "too long".to_owned(),
            });
        }
        read
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_read() {
        assert_eq!(all("ab\n123456\ncd", 5), ["ab", "too long", "cd"]);
    }

    #[test]
    fn empty_lines_and_a_missing_last_newline_are_lines_too() {
        assert_eq!(all("\n\nx", 5), ["", "", "x"]);
        assert_eq!(all("12345\n", 5), ["12345"]);
        assert_eq!(all("", 5), Vec::<String>::new());
    }
}
