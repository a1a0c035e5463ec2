//! Text cut and broken to the room there is.

/// Text cut to `width` columns, with an ellipsis where something is missing.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Text broken between words into lines of at most `width` columns.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width)).collect()
}

fn wrap_line(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(cut(word, width)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped_between_words_and_cut_with_an_ellipsis() {
        assert_eq!(wrap("take one good of choice", 9), ["take one", "good of", "choice"]);
        assert_eq!(cut("Tribal expansion", 8), "Tribal…");
        assert_eq!(cut("Noble", 8), "Noble");
    }
}
