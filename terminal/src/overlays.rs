//! What is laid over the table: help, questions and the result.

use crate::help;
use crate::keys::{Overlay, Screen};
use crate::lines::wrap;
use crate::panes;
use crate::tabletop::{Help, Spread};
use caravanserai_core::Seat;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};
use std::borrow::Cow;
use words::{list, t};

/// More lines than the help has in the smallest window.
pub(crate) const HELP_LINES: u16 = 70;

/// Draws an overlay in the middle of the screen.
pub(crate) fn draw<T: Spread>(
    screen: &Screen<T>,
    overlay: Overlay,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let language = screen.language();
    match overlay {
        Overlay::Help(line) => help(screen, line, area, canvas),
        Overlay::EndTurn => {
            let unused = list(language, &T::unused(language, &screen.view));
            let question = t!(language, "terminal-end-anyway", unused = unused);
            let mut lines: Vec<Line<'_>> = wrap(&question, 50).into_iter().map(Line::raw).collect();
            lines.push(Line::default());
            let answers = [
                ("y", t!(language, "terminal-key-end-it")),
                ("n", t!(language, "terminal-key-go-on")),
            ];
            lines.push(keys(screen, answers));
            boxed(screen, &t!(language, "terminal-end-turn"), lines, area, canvas);
        }
        Overlay::Quit => {
            let file = screen.keeping.file(&screen.session);
            let answers = [
                ("s", t!(language, "terminal-key-save-and-quit")),
                ("q", t!(language, "terminal-key-quit")),
                ("Esc", t!(language, "terminal-key-play-on")),
            ];
            let lines = vec![
                Line::raw(t!(language, "terminal-not-finished")),
                Line::raw(format!("caravanserai play --resume {}", file.display())),
                Line::default(),
                keys(screen, answers),
            ];
            boxed(screen, &t!(language, "terminal-leave"), lines, area, canvas);
        }
        Overlay::Result => result(screen, area, canvas),
    }
}

fn keys<T: Spread, const N: usize>(
    screen: &Screen<T>,
    keys: [(&'static str, Cow<'static, str>); N],
) -> Line<'static> {
    let mut spans = Vec::new();
    for (key, meaning) in keys {
        spans.push(Span::styled(format!("{key} "), screen.palette.title()));
        spans.push(Span::raw(format!("{meaning}    ")));
    }
    Line::from(spans)
}

fn boxed<T: Spread>(
    screen: &Screen<T>,
    title: &str,
    lines: Vec<Line<'_>>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 6;
    let height = lines.len() as u16 + 4;
    let within = area.centered(
        ratatui::layout::Constraint::Length(width.min(area.width)),
        ratatui::layout::Constraint::Length(height.min(area.height)),
    );
    canvas.render_widget(Clear, within);
    let heading = Line::styled(format!(" {title} "), screen.palette.title());
    let block = panes::pane(screen, heading)
        .border_style(screen.palette.selected_frame())
        .padding(ratatui::widgets::Padding::new(2, 2, 1, 1));
    canvas.render_widget(Paragraph::new(lines).block(block), within);
}

fn help<T: Spread>(screen: &Screen<T>, scrolled: u16, area: Rect, canvas: &mut Canvas<'_>) {
    let width = area.width.saturating_sub(8).min(92);
    let text_width = usize::from(width.saturating_sub(6));
    let mut lines: Vec<Line<'_>> = Vec::new();
    let language = screen.language();
    let heading = |lines: &mut Vec<Line<'_>>, text: Cow<'static, str>| {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(text, screen.palette.title()));
    };
    let Help { topics, keys, .. } = T::help(language);
    heading(&mut lines, t!(language, "terminal-keys"));
    for (key, meaning) in help::keys(language, keys) {
        let mut key = Span::styled(format!("{key:<17}"), Style::new().add_modifier(Modifier::BOLD));
        for text in wrap(&meaning, text_width.saturating_sub(17)) {
            lines.push(Line::from(vec![key, Span::raw(text)]));
            key = Span::raw(" ".repeat(17));
        }
    }
    for topic in topics {
        heading(&mut lines, topic.title);
        lines.extend(wrap(&topic.text, text_width).into_iter().map(Line::raw));
    }
    let height = (lines.len() as u16 + 4).min(area.height);
    let most = (lines.len() as u16 + 4).saturating_sub(height);
    let from = scrolled.min(most);
    let lines = lines.split_off(usize::from(from));
    let title = match most {
        0 => t!(language, "terminal-help-title"),
        _ => t!(language, "terminal-help-title-long"),
    };
    let shown = usize::from(height.saturating_sub(4));
    let mut lines: Vec<Line<'_>> = lines.into_iter().take(shown).collect();
    lines.push(Line::raw(" ".repeat(text_width)));
    lines.truncate(shown.max(1));
    boxed(screen, &title, padded(lines, text_width), area, canvas);
}

/// Lines of which the widest has the given width, so that a box keeps its
/// size while its text is scrolled.
fn padded(mut lines: Vec<Line<'_>>, width: usize) -> Vec<Line<'_>> {
    if let Some(first) = lines.first_mut() {
        let missing = width.saturating_sub(first.width());
        first.push_span(Span::raw(" ".repeat(missing)));
    }
    lines
}

fn result<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let Some(scores) = screen.session.scores() else { return };
    let language = screen.language();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let row = |name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>11}")).collect();
        format!("{name:<22}{cells}")
    };
    let mut heads = vec![Span::raw(format!("{:<22}", ""))];
    let seats = 0..scores.all().len() as u8;
    for seat in seats.clone().map(Seat) {
        let name = format!("{} {} ", T::shape(seat), screen.session.names()[seat.index()]);
        heads.push(Span::raw(" ".repeat(11_usize.saturating_sub(name.chars().count()))));
        heads.push(Span::styled(name, T::seat_style(screen.palette, seat)));
    }
    let mut lines =
        vec![Line::styled(screen.session.sentence(), bold), Line::default(), Line::from(heads)];
    let all = scores.all();
    for (part, _) in all[0].parts() {
        let points = all.iter().map(|score| score.part(part).to_string()).collect();
        lines.push(Line::raw(row(&T::score_part(language, part).0, points)));
    }
    let totals = all.iter().map(|score| score.total().to_string()).collect();
    lines.push(Line::styled(row(&t!(language, "terminal-total"), totals), bold));
    lines.push(Line::default());
    if let Some((name, cells)) = T::tie_break(language, &screen.view) {
        lines.push(Line::styled(row(&name, cells), screen.palette.faint()));
    }
    lines.push(Line::raw(t!(language, "terminal-seed", seed = screen.session.seed().as_str())));
    lines.push(Line::default());
    let answers = [
        ("n", t!(language, "terminal-key-new")),
        ("s", t!(language, "terminal-key-save-record")),
        ("Esc", t!(language, "terminal-key-look")),
        ("q", t!(language, "terminal-key-quit")),
    ];
    lines.push(keys(screen, answers));
    if screen.session.has_rest() {
        lines.push(keys(screen, [("r", t!(language, "terminal-key-rest"))]));
    }
    if let Some(notice) = &screen.notice {
        lines.push(Line::styled(notice.clone(), screen.palette.notice()));
    }
    boxed(screen, &t!(language, "terminal-result"), lines, area, canvas);
}
