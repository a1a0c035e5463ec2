//! Where everything of Five Tribes is on the screen.

use super::board::{self, Emphasis, Frame};
use super::panes;
use crate::play::Screen;
use crate::play::panes as shared;
use crate::tabletop::Page;
use five_tribes::{State, View};
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};

/// The least width of the choices beside the board.
const SIDE_WIDTH: u16 = 39;
/// The width of the choices in small windows.
const SMALL_SIDE: u16 = 25;
/// The lines below the board for turn order, row and djinns.
const BESIDE: u16 = 4;
/// From this width on choices and log stand side by side.
const TWO_SIDES: u16 = 84;

/// Everything at once.
pub(super) fn all(screen: &Screen<State>, area: Rect, canvas: &mut Canvas<'_>) {
    let widest = area.width.saturating_sub(SIDE_WIDTH);
    let players = panes::players_height(screen, widest.min(90));
    let height = area.height.saturating_sub(BESIDE - 1 + players);
    let frame = Frame::fitting(&screen.view, widest, height);
    let [left, side] =
        Layout::horizontal([Constraint::Length(frame.width()), Constraint::Fill(1)]).areas(area);
    let [board, beside, players] = Layout::vertical([
        Constraint::Length(frame.height()),
        Constraint::Length(BESIDE - 1),
        Constraint::Fill(1),
    ])
    .areas(left);
    paint_board(screen, frame, board, canvas);
    panes::beside(screen, beside, canvas, false);
    panes::players(screen, players, canvas);
    if side.width >= TWO_SIDES {
        let [middle, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(side);
        choices_and_detail(screen, middle, canvas);
        shared::log(screen, right, canvas);
        return;
    }
    let wanted = shared::choices_height(screen).clamp(5, side.height / 2);
    let [choices, detail, log] = Layout::vertical([
        Constraint::Length(wanted),
        Constraint::Length(shared::detail_height(screen, side.width).clamp(7, 12)),
        Constraint::Fill(1),
    ])
    .areas(side);
    shared::choices(screen, choices, canvas);
    shared::detail(screen, detail, canvas);
    shared::log(screen, log, canvas);
}

fn choices_and_detail(screen: &Screen<State>, area: Rect, canvas: &mut Canvas<'_>) {
    let wanted = shared::choices_height(screen).clamp(5, area.height / 2);
    let [choices, detail] =
        Layout::vertical([Constraint::Length(wanted), Constraint::Fill(1)]).areas(area);
    shared::choices(screen, choices, canvas);
    shared::detail(screen, detail, canvas);
}

/// The board of a small window, with a few lines left below.
fn small_frame(view: &View, width: u16, height: u16) -> Frame {
    Frame::fitting(view, width, height.saturating_sub(BESIDE))
}

/// How wide a page of a small window is.
pub(super) fn page_width(view: &View, area: Rect) -> u16 {
    small_frame(view, area.width.saturating_sub(SMALL_SIDE), area.height).width()
}

/// A page of a small window.
pub(super) fn page(screen: &Screen<State>, page: Page, area: Rect, canvas: &mut Canvas<'_>) {
    match page {
        Page::Board => {
            let frame = small_frame(&screen.view, area.width, area.height);
            let [board, beside] =
                Layout::vertical([Constraint::Length(frame.height()), Constraint::Fill(1)])
                    .areas(area);
            paint_board(screen, frame, board, canvas);
            panes::beside(screen, beside, canvas, true);
        }
        Page::Beside => panes::beside_in_full(screen, area, canvas),
        Page::Players => panes::players(screen, area, canvas),
        Page::Log => shared::log(screen, area, canvas),
    }
}

fn paint_board(screen: &Screen<State>, frame: Frame, area: Rect, canvas: &mut Canvas<'_>) {
    let emphasis = Emphasis::of(screen.session.choices(), screen.choice());
    board::paint(&screen.view, emphasis, frame, screen.palette, area, canvas.buffer_mut());
}
