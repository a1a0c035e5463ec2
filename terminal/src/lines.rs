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

/// The same behind a head, below which the lines that follow leave as much room.
pub(crate) fn hang(head: &str, text: &str, width: usize) -> Vec<String> {
    // Whatever stands in the head, words have a quarter of the line.
    let indent = head.chars().count().min(width * 3 / 4);
    let mut lines = wrap(text, width - indent);
    for line in &mut lines {
        line.insert_str(0, &" ".repeat(indent));
    }
    match lines.first_mut() {
        Some(first) if indent == head.chars().count() => first.replace_range(..indent, head),
        _ => lines.insert(0, cut(head, width)),
    }
    lines
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

    #[test]
    fn what_stands_behind_a_head_stays_behind_it() {
        assert_eq!(hang(" 1  ", "take one good", 12), [" 1  take one", "    good"]);
        assert_eq!(hang("● ", "", 12), ["● "]);
        assert_eq!(hang("walk c3: d3", "red", 12), ["walk c3: d3", "         red"]);
    }
}
