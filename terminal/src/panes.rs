//! The panes that every game has: choices, explanation and log.

use crate::keys::Screen;
use crate::lines::{cut, wrap};
use crate::tabletop::Spread;
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};
use words::t;

/// A framed pane with a title.
pub fn pane<'a, T: Spread>(screen: &Screen<T>, title: impl Into<Line<'a>>) -> Block<'a> {
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(screen.palette.frame())
        .title(title)
}

/// A title in the colours of titles.
pub fn title<T: Spread>(screen: &Screen<T>, text: &str) -> Line<'static> {
    Line::styled(format!(" {text} "), screen.palette.title())
}

/// The opponents' last deeds in one line, for small windows without a log.
pub fn headline<T: Spread>(screen: &Screen<T>, width: u16) -> Paragraph<'static> {
    let mine = screen.session.seat();
    let news = screen.session.news();
    let theirs = news.iter().filter(|line| line.seat.is_some_and(|seat| seat != mine));
    let deeds: Vec<&str> = theirs.map(|line| line.text.as_str()).collect();
    let text = match deeds.as_slice() {
        [] => news.last().map_or(String::new(), |line| line.text.clone()),
        deeds => deeds.join("; "),
    };
    let more = format!(" {}", t!(screen.language(), "terminal-more-in-log"));
    let room = usize::from(width).saturating_sub(more.chars().count() + 2);
    let cut_text = cut(&text, room);
    let more = if cut_text == text { "" } else { &more };
    Paragraph::new(format!(" {cut_text}{more}")).style(screen.palette.title())
}

/// The least width of what stands beside a board.
pub const SIDE_WIDTH: u16 = 39;
/// From this width on choices and log stand side by side.
const TWO_SIDES: u16 = 84;

/// What stands beside a board where everything is shown at once: the choices, the
/// explanation of the selected one in at most `most` lines, and the log.
pub fn side<T: Spread>(screen: &Screen<T>, area: Rect, most: u16, canvas: &mut Canvas<'_>) {
    let wanted = Constraint::Length(choices_height(screen).clamp(5, area.height / 2));
    let rest = Constraint::Fill(1);
    let [listed, explained, logged] = if area.width >= TWO_SIDES {
        let [left, right] = Layout::horizontal([rest, rest]).areas(area);
        let [listed, explained] = Layout::vertical([wanted, rest]).areas(left);
        [listed, explained, right]
    } else {
        let lines = detail_height(screen, area.width).clamp(7, most);
        Layout::vertical([wanted, Constraint::Length(lines), rest]).areas(area)
    };
    choices(screen, listed, canvas);
    detail(screen, explained, canvas);
    log(screen, logged, canvas);
}

/// The lines that the list of choices would like to have.
pub fn choices_height<T: Spread>(screen: &Screen<T>) -> u16 {
    screen.session.choices().len().max(1) as u16 + 2
}

/// The list of choices, scrolled so that the selected one is seen.
pub fn choices<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let mut block = pane(screen, title(screen, &T::heading(screen.language(), &screen.view)));
    let count = screen.session.choices().len();
    let inner = block.inner(area);
    let height = usize::from(inner.height);
    let first = first_shown(screen.selected, height, count);
    if count > height {
        let (from, to) = (first + 1, (first + height).min(count));
        let shown = t!(screen.language(), "terminal-shown", from = from, to = to, count = count);
        let shown = format!(" {shown} ");
        block = block.title_bottom(Line::styled(shown, screen.palette.faint()).right_aligned());
    }
    canvas.render_widget(block, area);
    let keys: Vec<String> = screen.keys().collect();
    let key_width = keys.iter().map(String::len).max().unwrap_or(1);
    let width = usize::from(inner.width);
    let room = width.saturating_sub(key_width + 3);
    let labels = T::labels(screen.language(), &screen.view, screen.session.choices(), room);
    let line = |index: usize| {
        let selected = index == screen.selected;
        let pointer = if selected { '▸' } else { ' ' };
        let text = format!("{pointer}{:>key_width$}  {}", keys[index], labels[index]);
        if selected {
            Line::styled(format!("{text:<width$}"), screen.palette.selected_line())
        } else {
            Line::raw(text)
        }
    };
    let mut lines: Vec<Line<'_>> = (0..count).skip(first).take(height).map(line).collect();
    if count == 0 {
        let language = screen.language();
        let keys = [
            ("Enter", t!(language, "terminal-key-result")),
            ("PgUp", t!(language, "terminal-key-what-happened")),
            ("q", t!(language, "terminal-key-quit")),
        ];
        lines = keys.map(|(key, meaning)| Line::raw(format!(" {key:<6} {meaning}"))).to_vec();
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// The first line of a list that keeps the selected one in sight.
fn first_shown(selected: usize, height: usize, count: usize) -> usize {
    let last_first = count.saturating_sub(height);
    selected.saturating_sub(height.saturating_sub(1) / 2).min(last_first)
}

fn detail_lines<T: Spread>(screen: &Screen<T>, width: u16) -> (String, Vec<String>) {
    let Some(choice) = screen.choice() else {
        let language = screen.language();
        let text = t!(language, "terminal-watch-again");
        let seed = t!(language, "terminal-seed", seed = screen.session.seed().as_str());
        return (seed.into_owned(), wrap(&text, usize::from(width.saturating_sub(2))));
    };
    let detail = T::detail(screen.language(), &screen.view, choice);
    let width = usize::from(width.saturating_sub(2));
    let lines = detail.paragraphs.iter().flat_map(|paragraph| wrap(paragraph, width)).collect();
    (detail.title, lines)
}

/// The lines that the explanation would like to have.
pub fn detail_height<T: Spread>(screen: &Screen<T>, width: u16) -> u16 {
    detail_lines(screen, width).1.len() as u16 + 2
}

/// The selected choice in full words.
pub fn detail<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let (heading, mut lines) = detail_lines(screen, area.width);
    let room = usize::from(area.height.saturating_sub(2));
    if lines.len() > room {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} ……"), usize::from(area.width.saturating_sub(2)));
        }
    }
    let heading = cut(&heading, usize::from(area.width.saturating_sub(6)));
    let block = pane(screen, title(screen, &heading));
    let lines: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
    canvas.render_widget(Paragraph::new(lines).block(block), area);
}

/// The log, newest last; what happened since the last choice is marked.
pub fn log<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let palette = screen.palette;
    let block = pane(screen, title(screen, &t!(screen.language(), "terminal-log")));
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let [inner] = Layout::vertical([Constraint::Fill(1)]).areas(inner);
    let log = screen.session.log();
    let old = log.len() - screen.session.news().len();
    let width = usize::from(inner.width).saturating_sub(4);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (index, entry) in log.iter().enumerate() {
        let bar = if index >= old { "▌" } else { " " };
        let style = match (entry.heading, index >= old) {
            (true, _) => palette.title(),
            (false, true) => Style::new(),
            (false, false) => palette.faint(),
        };
        for (part, text) in wrap(&entry.text, width).into_iter().enumerate() {
            let mark = match (entry.seat, part) {
                (Some(seat), 0) => T::shape(seat),
                _ => ' ',
            };
            let indent = if part == 0 { "" } else { "  " };
            lines.push(Line::from(vec![
                Span::styled(bar, palette.title()),
                Span::styled(format!("{mark} {indent}{text}"), style),
            ]));
        }
    }
    let height = usize::from(inner.height);
    let end = lines.len().saturating_sub(screen.log_back).max(height.min(lines.len()));
    let shown = lines[end.saturating_sub(height)..end].to_vec();
    canvas.render_widget(Paragraph::new(shown), inner);
}
