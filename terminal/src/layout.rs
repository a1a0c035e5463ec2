//! Where everything is on the screen.
//!
//! Small windows show the board and the choices, with the other panes a key
//! away; large ones show everything at once, as the game spreads it out.

use super::{overlays, panes};
use crate::keys::{Overlay, Screen};
use crate::lines::cut;
use crate::tabletop::{Page, Room, Spread};
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};
use words::{Language, t};

/// The smallest window that the game fits.
const SMALLEST: (u16, u16) = (80, 24);
/// From this size on everything is shown at once.
const ROOMY: (u16, u16) = (112, 36);

/// How many signs show how things stand.
const BAR_WIDTH: usize = 16;

/// Draws the whole screen.
pub fn draw<T: Spread>(screen: &Screen<T>, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(screen.language(), area, canvas);
    }
    let [bar, status, middle, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let sentence = format!(" {}", screen.session.sentence());
    let room = usize::from(area.width).saturating_sub(sentence.chars().count());
    canvas.render_widget(Paragraph::new(sentence).style(screen.palette.bar()), bar);
    if area.width >= ROOMY.0 && area.height >= ROOMY.1 {
        canvas.render_widget(T::status(screen, area.width, Room::Large), status);
        T::paint_all(screen, middle, canvas);
    } else {
        let place = T::place_in_game(screen.language(), &screen.view);
        if place.chars().count() < room {
            let right = Paragraph::new(place).style(screen.palette.bar()).right_aligned();
            let width = room as u16 - 1;
            canvas.render_widget(right, Rect { x: area.width - width, width, ..bar });
        }
        canvas.render_widget(T::status(screen, area.width, Room::Small), status);
        compact(screen, middle, canvas);
    }
    canvas.render_widget(footer(screen, area.width), foot);
    if let Some(share) = screen.standing.filter(|_| screen.notice.is_none()) {
        standing(screen, share, foot, canvas);
    }
    if let Some(overlay) = screen.overlay {
        overlays::draw(screen, overlay, area, canvas);
    }
}

fn too_small(language: Language, area: Rect, canvas: &mut Canvas<'_>) {
    let size = format!("{} × {}", area.width, area.height);
    let needed = format!("{} × {}", SMALLEST.0, SMALLEST.1);
    let text = t!(language, "terminal-too-small", size = size, needed = needed);
    canvas.render_widget(Clear, area);
    canvas.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).centered(), area);
}

fn compact<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let width = T::page_width(&screen.view, area);
    let [left, side] =
        Layout::horizontal([Constraint::Length(width), Constraint::Fill(1)]).areas(area);
    match screen.page {
        Page::Log => panes::log(screen, left, canvas),
        page => T::paint_page(screen, page, left, canvas),
    }
    choices_and_detail(screen, side, canvas);
}

fn choices_and_detail<T: Spread>(screen: &Screen<T>, area: Rect, canvas: &mut Canvas<'_>) {
    let detail = panes::detail_height(screen, area.width).max(5);
    let least = panes::choices_height(screen).min(area.height / 2);
    let detail = detail.min(area.height - least);
    let [choices, detail] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(detail)]).areas(area);
    panes::choices(screen, choices, canvas);
    panes::detail(screen, detail, canvas);
}

fn footer<T: Spread>(screen: &Screen<T>, width: u16) -> Paragraph<'static> {
    if let Some(line) = &screen.line {
        return Paragraph::new(format!(" :{line}▏")).style(screen.palette.title());
    }
    if let Some(notice) = &screen.notice {
        let text = cut(&format!(" {notice}"), width.into());
        return Paragraph::new(text).style(screen.palette.notice());
    }
    if width < ROOMY.0 && screen.fresh && !screen.session.is_over() {
        return panes::headline(screen, width);
    }
    let language = screen.language();
    let log = ("PgUp/PgDn", t!(language, "terminal-key-log"));
    let save = ("s", t!(language, "terminal-key-save"));
    let help = ("?", t!(language, "terminal-key-help"));
    let quit = ("q", t!(language, "terminal-key-quit"));
    let undo = ("u", t!(language, "terminal-key-undo"));
    let keys = if screen.session.is_over() {
        vec![("Enter", t!(language, "terminal-result-key")), log, save, help, quit]
    } else if width < ROOMY.0 {
        vec![
            ("↑↓", t!(language, "terminal-key-select")),
            ("⏎", t!(language, "terminal-key-do-it")),
            ("e", t!(language, "terminal-key-end")),
            undo,
            ("Tab", T::pages(language, &screen.view).1),
            save,
            help,
            quit,
        ]
    } else {
        vec![
            ("↑↓ 1…9", t!(language, "terminal-key-select")),
            ("Enter", t!(language, "terminal-key-do-it")),
            ("e", t!(language, "terminal-key-end-turn")),
            undo,
            log,
            save,
            help,
            quit,
        ]
    };
    let mut spans = Vec::new();
    for (key, meaning) in keys {
        spans.push(Span::styled(format!(" {key}"), screen.palette.title()));
        spans.push(Span::raw(format!(" {meaning} ")));
    }
    if screen.overlay == Some(Overlay::Result) {
        spans.clear();
    }
    Paragraph::new(Line::from(spans))
}

/// How things stand, at the end of the last line.
fn standing<T: Spread>(screen: &Screen<T>, share: f32, foot: Rect, canvas: &mut Canvas<'_>) {
    let text = format!(" {} ", crate::coach::bar(&screen.session, share, BAR_WIDTH));
    let width = (text.chars().count() as u16).min(foot.width);
    let area = Rect { x: foot.right() - width, width, ..foot };
    canvas.render_widget(Paragraph::new(text).style(screen.palette.bar()), area);
}
