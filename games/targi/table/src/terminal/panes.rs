//! Targi's own panes: the robber's way, the players, the dunes.

use super::brief::{self, TARGIA};
use super::colours::Colours;
use super::colours::Tone;
use super::{board, cell, detail, picture, spread};
use crate::TargiTable;
use crate::words::{border, cards, dune, effect};
use ::words::{Language, t};
use caravanserai_core::Seat;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use std::borrow::Cow;
use targi::{Display, DunePlace, Field, Row, Slot, Spot, TribeCard, View};
use terminal::Screen;
use terminal::panes::{pane, title};
use terminal::{Spread, Tabletop, cut, wrap};

/// The robber's way, the raids to come, and how many cards are left.
pub(super) fn track(screen: &Screen<TargiTable>, width: u16) -> Paragraph<'static> {
    let (view, palette, language) = (&screen.view, screen.palette, screen.language());
    let mut spans = vec![Span::raw(format!(" {:<8} ", board::round(language, view)))];
    for field in Field::all() {
        let text = if field.is_corner() { format!("◆{field}") } else { field.to_string() };
        let passed = view.robber.is_some_and(|robber| field < robber);
        let style = match view.robber {
            Some(robber) if robber == field => palette.robber(),
            _ if passed => palette.faint(),
            _ if field.is_corner() => palette.tone(Tone::Raid),
            _ => Style::new(),
        };
        let here = view.robber == Some(field);
        let text = if here { format!("✖{field} ") } else { format!("{text} ") };
        spans.push(Span::styled(text, style));
    }
    let raid = board::coming_raid(language, view);
    if let Some(raid) = raid.filter(|_| view.to_act.is_some()) {
        spans.push(Span::styled(format!(" {raid}"), palette.tone(Tone::Raid)));
    }
    if lies_beside(view) {
        return Paragraph::new(Line::from(spans));
    }
    let piles = Span::styled(format!("{} ", piles(language, view)), palette.faint());
    let used: usize = spans.iter().chain([&piles]).map(Span::width).sum();
    if let Some(gap) = usize::from(width).checked_sub(used) {
        spans.push(Span::raw(" ".repeat(gap)));
        spans.push(piles);
    }
    Paragraph::new(Line::from(spans))
}

/// How many cards can still be drawn.
fn piles(language: Language, view: &View) -> Cow<'static, str> {
    let (tribe, goods) = (view.tribe_pile, view.goods_pile);
    match view.rules.options.expansion {
        true => t!(language, "piles-x", tribe = tribe, goods = goods, dunes = view.dune_pile),
        false => t!(language, "piles", tribe = tribe, goods = goods),
    }
}

/// Round and raid in a few words, for small windows.
pub(super) fn place_in_game(language: Language, view: &View) -> String {
    let raid = match (board::next_corner(view), view.robber) {
        (Some(corner), Some(robber)) if corner != robber => {
            let count = corner.number() - robber.number();
            Some(t!(language, "raid-soon", count = count))
        }
        _ => None,
    };
    let round = t!(language, "round-short", round = view.round);
    [round].into_iter().chain(raid).collect::<Vec<_>>().join(", ") + " "
}

/// Both purses in one line, for small windows.
pub(super) fn purses(screen: &Screen<TargiTable>, width: u16) -> Paragraph<'static> {
    let language = screen.language();
    let long = |points: i16| t!(language, "points-of", points = points).into_owned();
    let long = purse_spans(screen, long);
    let fits = long.iter().map(Span::width).sum::<usize>() <= usize::from(width);
    let short = || purse_spans(screen, |points| points.to_string());
    Paragraph::new(Line::from(if fits { long } else { short() }))
}

fn purse_spans(screen: &Screen<TargiTable>, points: impl Fn(i16) -> String) -> Vec<Span<'static>> {
    let language = screen.language();
    let mine = screen.session.seat();
    let mut spans = Vec::new();
    for seat in [mine, mine.other()] {
        let player = &screen.view.players[seat.index()];
        let who = screen.session.who(seat);
        let hand = match player.hand().count() {
            0 => String::new(),
            count => format!(" {}", t!(language, "with-card", count = count)),
        };
        let purse = brief::purse_tiny(language, &screen.view.rules, &player.purse);
        let points = points(spread::points(screen)[seat.index()]);
        spans.push(Span::styled(
            format!(" {} ", TargiTable::shape(seat)),
            TargiTable::seat_style(screen.palette, seat),
        ));
        spans.push(Span::raw(format!(" {who} {points}: {purse}{hand}  ")));
    }
    spans
}

/// A player: purse, hand and display.
pub(super) fn player(screen: &Screen<TargiTable>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) {
    let (view, palette, language) = (&screen.view, screen.palette, screen.language());
    let (who, name) = (screen.session.who(seat), &screen.session.names()[seat.index()]);
    let points = t!(language, "points-of", points = spread::points(screen)[seat.index()]);
    let starts = match view.start == seat {
        true => format!("· {} ", t!(language, "starts-round")),
        false => String::new(),
    };
    let heading = Line::from(vec![
        Span::styled(
            format!(" {} {name} ", TargiTable::shape(seat)),
            TargiTable::seat_style(palette, seat),
        ),
        Span::styled(format!(" {who} · {points} "), palette.ordinary()),
        Span::styled(starts, palette.title()),
    ]);
    let block = pane(screen, heading);
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let player = &view.players[seat.index()];
    let mut lines: Vec<Line<'_>> = vec![purse_line(screen, seat, width)];
    let gold = match player.card_gold {
        0 => String::new(),
        gold => format!(" · {}", t!(language, "gold-on-a-card", gold = gold)),
    };
    let hand = format!("{}{gold}", board::hand(language, view, seat));
    lines.push(Line::raw(cut(&hand, width)));
    match board::tokens(language, view, seat) {
        Some(tokens) => lines.push(Line::raw(cut(&tokens, width))),
        None if inner.height >= 9 => lines.push(Line::default()),
        None => {}
    }
    for row in Row::ALL {
        lines.extend(row_lines(screen, seat, row, inner));
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

fn purse_line(screen: &Screen<TargiTable>, seat: Seat, width: usize) -> Line<'static> {
    let (rules, purse) = (&screen.view.rules, &screen.view.players[seat.index()].purse);
    let text = brief::purse(screen.language(), rules, purse);
    let text = match text.chars().count() <= width {
        true => text,
        false => brief::purse_tiny(screen.language(), rules, purse),
    };
    Line::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

/// A row of a display in two lines: the symbols, and below them what the
/// cards are worth and do.
fn row_lines(screen: &Screen<TargiTable>, seat: Seat, row: Row, area: Rect) -> Vec<Line<'static>> {
    let (view, palette, language) = (&screen.view, screen.palette, screen.language());
    let display = &view.players[seat.index()].display;
    let state = brief::row_state(language, view, seat, row);
    let room = usize::from(area.width).saturating_sub(2);
    let places = Display::PLACES;
    // Beside the cards stands what the row brings.
    let cell = (room.saturating_sub(6) / places).clamp(7, 14);
    let mut upper = vec![Span::styled(format!("{row} "), palette.title())];
    let mut lower = vec![Span::raw("  ")];
    for place in 0..places as u8 {
        let (above, below) = match display.get(Slot { row, place }) {
            Some(card) => {
                let mark = brief::mark(view, seat, card);
                let card = view.rules.tribe(card);
                let points = brief::vp(language, card.vp);
                let about = if cell >= 8 {
                    format!("{} {points}{mark}", card.id)
                } else {
                    format!("{points}{mark}")
                };
                (brief::kind(language, card).into_owned(), about)
            }
            None => ("·".to_owned(), String::new()),
        };
        let pad = |text: &str| format!("{:<cell$}", cut(text, cell.saturating_sub(1)));
        upper.push(Span::styled(pad(&above), Style::new().add_modifier(Modifier::BOLD)));
        lower.push(Span::styled(pad(&below), palette.faint()));
    }
    upper.push(Span::raw(cut(&state, room.saturating_sub(places * cell))));
    vec![Line::from(upper), Line::from(lower)]
}

/// Whether something lies beside the board: dunes or an open tribe card.
pub(super) fn lies_beside(view: &View) -> bool {
    view.rules.options.expansion || view.rules.open_top()
}

/// The places for dunes; without the expansion there are none.
fn dune_places(view: &View) -> &'static [DunePlace] {
    if view.rules.options.expansion { &DunePlace::ALL } else { &[] }
}

/// The lines of the pane with what lies beside the board.
pub(super) fn beside_height(view: &View) -> u16 {
    dune_places(view).len() as u16 + 3
}

/// The dunes in short, and the open tribe card.
pub(super) fn beside(screen: &Screen<TargiTable>, area: Rect, canvas: &mut Canvas<'_>) {
    let view = &screen.view;
    let block = beside_pane(screen);
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line<'_>> =
        dune_places(view).iter().map(|place| dune_line(screen, *place, width)).collect();
    if let Some(card) = view.tribe_top {
        let card = top_card(screen.language(), view.rules.tribe(card), width);
        lines.push(Line::raw(cut(&card, width)));
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// The frame around what lies beside the board; its foot counts the piles.
fn beside_pane(screen: &Screen<TargiTable>) -> Block<'static> {
    let language = screen.language();
    let foot = format!(" {} ", piles(language, &screen.view));
    let foot = Line::styled(foot, screen.palette.faint());
    let heading = match dune_places(&screen.view) {
        [] => t!(language, "open-tribe-card"),
        _ => t!(language, "dunes-and-open-card"),
    };
    pane(screen, title(screen, &heading)).title_bottom(foot.right_aligned())
}

/// A dune in one line: where it lies, which it is, what it does, who is there.
fn dune_line(screen: &Screen<TargiTable>, place: DunePlace, width: usize) -> Line<'static> {
    let (view, palette) = (&screen.view, screen.palette);
    let emphasis = spread::emphasis(screen);
    let spot = Spot::Dune(place);
    let Some(open) = view.open_dunes[place.index()] else {
        return Line::styled(format!(" {place} –"), palette.faint());
    };
    let open = view.rules.dune(open);
    let pointer = if emphasis.selected.contains(&spot) { '▸' } else { ' ' };
    let choosable = if emphasis.open.contains(&spot) { '‹' } else { ' ' };
    let style = match pointer {
        '▸' => palette.selected_line(),
        _ => Style::new(),
    };
    let chips: Vec<Span<'_>> = cell::pieces(view, spot)
        .into_iter()
        .map(|piece| {
            let (sign, style) = picture::piece_sign(piece, palette);
            Span::styled(format!(" {sign} "), style)
        })
        .collect();
    let room = width.saturating_sub(3 * chips.len());
    let about = dune::sign(screen.language(), &open.effect);
    let text = format!("{pointer}{place}{choosable}{} {about}", open.id);
    let mut spans = vec![Span::styled(format!("{:<room$}", cut(&text, room)), style)];
    spans.extend(chips);
    Line::from(spans)
}

/// The open tribe card in one line.
fn top_card(language: Language, card: &TribeCard, width: usize) -> String {
    let mark = brief::timing(card.effect.timing());
    let (top, symbol) = (t!(language, "short-top"), cards::short_symbol(language, card.symbol));
    let points = match card.bracket_vp {
        0 => brief::vp(language, card.vp).into_owned(),
        _ => brief::points(card),
    };
    let start = format!(" {top} {} {symbol} {points}", card.id);
    let cost = &card.cost;
    let long = format!("{start} {cost} {mark}{}", effect::sign(language, &card.effect));
    if long.chars().count() <= width {
        return long.trim_end().to_owned();
    }
    format!("{start}{mark} {}", brief::cost(card, width.saturating_sub(start.chars().count() + 2)))
}

/// The dunes and the open tribe card in full words, for small windows.
pub(super) fn beside_in_full(screen: &Screen<TargiTable>, area: Rect, canvas: &mut Canvas<'_>) {
    let (view, language) = (&screen.view, screen.language());
    let block = beside_pane(screen);
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for place in dune_places(view).iter().copied() {
        lines.push(dune_line(screen, place, width));
        if let Some(open) = view.open_dunes[place.index()] {
            let about = detail::dune(language, view.rules.dune(open)).paragraphs.join(" ");
            lines.extend(indented(&about, width));
        }
    }
    if let Some(card) = view.tribe_top {
        let about = detail::about_card(language, view.rules.tribe(card));
        let title = t!(language, "open-card-line", card = about.title.as_str());
        lines.push(Line::default());
        lines.push(Line::raw(format!(" {title}")));
        lines.extend(indented(&about.paragraphs.join(" "), width));
    }
    if let Some(field) = view.targia {
        let field = border::title(language, &view.rules, field);
        let text = t!(language, "targia-on", sign = TARGIA.to_string(), field = field);
        lines.extend([Line::default(), Line::raw(format!(" {text}"))]);
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

fn indented(text: &str, width: usize) -> Vec<Line<'static>> {
    let lines = wrap(text, width.saturating_sub(5));
    lines.into_iter().map(|line| Line::raw(format!("    {line}"))).collect()
}
