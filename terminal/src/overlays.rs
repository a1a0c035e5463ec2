//! What is laid over the table: help, questions and the result.

use crate::keys::{Overlay, Screen};
use crate::lines::wrap;
use crate::panes;
use crate::tabletop::Spread;
use caravanserai_core::{Game, Seat};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

/// More lines than the help has in the smallest window.
pub(crate) const HELP_LINES: u16 = 70;

/// Draws an overlay in the middle of the screen.
pub(crate) fn draw<T: Spread>(
    screen: &Screen<T>,
    overlay: Overlay,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    match overlay {
        Overlay::Help(line) => help(screen, line, area, canvas),
        Overlay::EndTurn => {
            let unused = T::unused(&screen.view).join(", ");
            let mut lines: Vec<Line<'_>> =
                wrap(&format!("You have not used {unused}. End your turn anyway?"), 50)
                    .into_iter()
                    .map(Line::raw)
                    .collect();
            lines.push(Line::default());
            lines.push(keys(screen, &[("y", "end the turn"), ("n", "go on")]));
            boxed(screen, "End your turn?", lines, area, canvas);
        }
        Overlay::Quit => {
            let file = screen.keeping.file(&screen.session);
            let lines = vec![
                Line::raw("The game is not finished. A saved game goes on with"),
                Line::raw(format!("caravanserai play --resume {}", file.display())),
                Line::default(),
                keys(screen, &[("s", "save and quit"), ("q", "quit"), ("Esc", "go on playing")]),
            ];
            boxed(screen, "Leave the table?", lines, area, canvas);
        }
        Overlay::Result => result(screen, area, canvas),
    }
}

fn keys<T: Spread>(screen: &Screen<T>, keys: &[(&'static str, &'static str)]) -> Line<'static> {
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
    let heading = |lines: &mut Vec<Line<'_>>, text: &'static str| {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(text, screen.palette.title()));
    };
    heading(&mut lines, "Keys");
    for (key, meaning) in T::HELP.keys {
        lines.push(Line::from(vec![
            Span::styled(format!("{key:<17}"), Style::new().add_modifier(Modifier::BOLD)),
            Span::raw(*meaning),
        ]));
    }
    for topic in T::HELP.topics {
        heading(&mut lines, topic.title);
        for paragraph in topic.lines {
            lines.extend(wrap(paragraph, text_width).into_iter().map(Line::raw));
        }
    }
    let height = (lines.len() as u16 + 4).min(area.height);
    let most = (lines.len() as u16 + 4).saturating_sub(height);
    let from = scrolled.min(most);
    let lines = lines.split_off(usize::from(from));
    let title =
        if most > 0 { "Help: ↑ ↓ to read on, Esc to close" } else { "Help: Esc to close" };
    let shown = usize::from(height.saturating_sub(4));
    let mut lines: Vec<Line<'_>> = lines.into_iter().take(shown).collect();
    lines.push(Line::raw(" ".repeat(text_width)));
    lines.truncate(shown.max(1));
    boxed(screen, title, padded(lines, text_width), area, canvas);
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
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let row = |name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>11}")).collect();
        format!("{name:<22}{cells}")
    };
    let mut heads = vec![Span::raw(format!("{:<22}", ""))];
    let seats = 0..scores.all().len() as u8;
    for seat in seats.clone().map(Seat) {
        let name = format!("{} {} ", T::shape(seat), T::Game::seat_name(seat));
        heads.push(Span::raw(" ".repeat(11_usize.saturating_sub(name.chars().count()))));
        heads.push(Span::styled(name, T::seat_style(screen.palette, seat)));
    }
    let mut lines =
        vec![Line::styled(screen.session.sentence(), bold), Line::default(), Line::from(heads)];
    let all = scores.all();
    for (part, _) in all[0].parts() {
        let points = all.iter().map(|score| score.part(part).to_string()).collect();
        lines.push(Line::raw(row(T::meaning(part), points)));
    }
    let totals = all.iter().map(|score| score.total().to_string()).collect();
    lines.push(Line::styled(row("total", totals), bold));
    lines.push(Line::default());
    if let Some((name, cells)) = T::tie_break(&screen.view) {
        lines.push(Line::styled(row(name, cells), screen.palette.faint()));
    }
    lines.push(Line::raw(format!("Seed {}", screen.session.seed())));
    lines.push(Line::default());
    lines.push(keys(
        screen,
        &[("n", "new game"), ("s", "save record"), ("Esc", "look at the table"), ("q", "quit")],
    ));
    if let Some(notice) = &screen.notice {
        lines.push(Line::styled(notice.clone(), screen.palette.notice()));
    }
    boxed(screen, "The game is over", lines, area, canvas);
}
