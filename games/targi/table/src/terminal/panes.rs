//! Targi's own panes: the robber's way, the players, the dunes.

use super::brief::{self, TARGIA, name, shape};
use super::colours::Colours;
use super::colours::Tone;
use super::{board, cell, detail, emphasis, picture, spread};
use crate::TargiTable;
use caravanserai_core::Seat;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use targi::{Display, DunePlace, Field, Row, Slot, Spot, TribeCard, View, words};
use terminal::Screen;
use terminal::panes::{pane, title};
use terminal::{cut, wrap};

/// The robber's way, the raids to come, and how many cards are left.
pub(super) fn track(screen: &Screen<TargiTable>, width: u16) -> Paragraph<'static> {
    let (view, palette) = (&screen.view, screen.palette);
    let mut spans = vec![Span::raw(format!(" {:<8} ", board::round(view)))];
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
    if let Some(raid) = board::coming_raid(view).filter(|_| view.to_act.is_some()) {
        spans.push(Span::styled(format!(" {raid}"), palette.tone(Tone::Raid)));
    }
    if lies_beside(view) {
        return Paragraph::new(Line::from(spans));
    }
    let piles = Span::styled(format!("{} ", piles(view)), palette.faint());
    let used: usize = spans.iter().chain([&piles]).map(Span::width).sum();
    if let Some(gap) = usize::from(width).checked_sub(used) {
        spans.push(Span::raw(" ".repeat(gap)));
        spans.push(piles);
    }
    Paragraph::new(Line::from(spans))
}

/// How many cards can still be drawn.
fn piles(view: &View) -> String {
    let dunes = if view.rules.options.expansion {
        format!(", {} dunes", view.dune_pile)
    } else {
        String::new()
    };
    format!("piles: {} tribe, {} goods{dunes}", view.tribe_pile, view.goods_pile)
}

/// Round and raid in a few words, for small windows.
pub(super) fn place_in_game(view: &View) -> String {
    let raid = match (board::next_corner(view), view.robber) {
        (Some(corner), Some(robber)) if corner != robber => {
            format!(", raid in {} ", corner.number() - robber.number())
        }
        _ => " ".to_owned(),
    };
    format!("{}{raid}", board::round(view).to_lowercase())
}

/// Both purses in one line, for small windows.
pub(super) fn purses(screen: &Screen<TargiTable>, width: u16) -> Paragraph<'static> {
    let long = purse_spans(screen, " points:");
    let fits = long.iter().map(Span::width).sum::<usize>() <= usize::from(width);
    Paragraph::new(Line::from(if fits { long } else { purse_spans(screen, ":") }))
}

fn purse_spans(screen: &Screen<TargiTable>, unit: &str) -> Vec<Span<'static>> {
    let mine = screen.session.seat();
    let points = spread::points(screen);
    let mut spans = Vec::new();
    for seat in [mine, mine.other()] {
        let player = &screen.view.players[seat.index()];
        let who = screen.session.who(seat);
        let hand = ["", " +card", " +2 cards"][player.hand().count().min(2)];
        let purse = brief::purse_tiny(screen.view.rules, &player.purse);
        let total = points[seat.index()];
        spans.push(Span::styled(format!(" {} ", shape(seat)), screen.palette.seat(seat)));
        spans.push(Span::raw(format!(" {who} {total}{unit} {purse}{hand}  ")));
    }
    spans
}

/// A player: purse, hand and display.
pub(super) fn player(screen: &Screen<TargiTable>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) {
    let (view, palette) = (&screen.view, screen.palette);
    let who = screen.session.who(seat);
    let heading = Line::from(vec![
        Span::styled(format!(" {} {} ", shape(seat), name(seat)), palette.seat(seat)),
        Span::styled(
            format!(" {who} · {} points ", spread::points(screen)[seat.index()]),
            palette.ordinary(),
        ),
        Span::styled(if view.start == seat { "· starts " } else { "" }, palette.title()),
    ]);
    let block = pane(screen, heading);
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let player = &view.players[seat.index()];
    let mut lines: Vec<Line<'_>> = vec![purse_line(screen, seat, width)];
    let gold = match player.card_gold {
        0 => String::new(),
        gold => format!(" · {gold} gold on a card"),
    };
    let hand = format!("Hand: {}{gold}", board::hand(view, seat));
    lines.push(Line::raw(cut(&hand, width)));
    match board::tokens(view, seat) {
        Some(tokens) => lines.push(Line::raw(cut(&format!("Tokens: {tokens}"), width))),
        None if inner.height >= 9 => lines.push(Line::default()),
        None => {}
    }
    for row in Row::ALL {
        lines.extend(row_lines(screen, seat, row, inner));
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

fn purse_line(screen: &Screen<TargiTable>, seat: Seat, width: usize) -> Line<'static> {
    let (rules, purse) = (screen.view.rules, &screen.view.players[seat.index()].purse);
    let forms = [brief::purse(rules, purse), brief::purse_short(rules, purse)];
    let fitting = forms.into_iter().find(|form| form.chars().count() <= width);
    let text = fitting.unwrap_or_else(|| brief::purse_tiny(rules, purse));
    Line::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

/// A row of a display in two lines: the symbols, and below them what the
/// cards are worth and do.
fn row_lines(screen: &Screen<TargiTable>, seat: Seat, row: Row, area: Rect) -> Vec<Line<'static>> {
    let (view, palette) = (&screen.view, screen.palette);
    let display = &view.players[seat.index()].display;
    let state = brief::row_state(view, seat, row);
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
                let about = if cell >= 8 {
                    format!("{} {}VP{mark}", card.id, card.vp)
                } else {
                    format!("{}VP{mark}", card.vp)
                };
                (brief::kind(card).to_owned(), about)
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
        lines.push(Line::raw(cut(&top_card(view.rules.tribe(card), width), width)));
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// The frame around what lies beside the board; its foot counts the piles.
fn beside_pane(screen: &Screen<TargiTable>) -> Block<'static> {
    let foot = Line::styled(format!(" {} ", piles(&screen.view)), screen.palette.faint());
    let heading = match dune_places(&screen.view) {
        [] => "The open tribe card",
        _ => "Dunes and the open tribe card",
    };
    pane(screen, title(screen, heading)).title_bottom(foot.right_aligned())
}

/// A dune in one line: where it lies, which it is, what it does, who is there.
fn dune_line(screen: &Screen<TargiTable>, place: DunePlace, width: usize) -> Line<'static> {
    let (view, palette) = (&screen.view, screen.palette);
    let emphasis = emphasis(screen);
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
    let text = format!("{pointer}{place}{choosable}{} {}", open.id, brief::dune(&open.effect));
    let mut spans = vec![Span::styled(format!("{:<room$}", cut(&text, room)), style)];
    spans.extend(chips);
    Line::from(spans)
}

/// The open tribe card in one line.
fn top_card(card: &TribeCard, width: usize) -> String {
    let mark = brief::timing(card.effect.timing());
    let start =
        format!(" top {} {} {}VP", card.id, brief::symbol(card.symbol), brief::points(card));
    let cost = words::cost(&card.cost);
    let long = format!("{start} {cost} {mark}{}", brief::effect(&card.effect));
    if long.chars().count() <= width {
        return long.trim_end().to_owned();
    }
    format!("{start}{mark} {}", brief::cost(card, width.saturating_sub(start.len() + 2)))
}

/// The dunes and the open tribe card in full words, for small windows.
pub(super) fn beside_in_full(screen: &Screen<TargiTable>, area: Rect, canvas: &mut Canvas<'_>) {
    let view = &screen.view;
    let block = beside_pane(screen);
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for place in dune_places(view).iter().copied() {
        lines.push(dune_line(screen, place, width));
        if let Some(open) = view.open_dunes[place.index()] {
            let about = detail::dune(view.rules.dune(open)).paragraphs.join(" ");
            lines.extend(indented(&about, width));
        }
    }
    if let Some(card) = view.tribe_top {
        let about = detail::about_card(view.rules.tribe(card));
        lines.push(Line::default());
        lines.push(Line::raw(format!(" Open tribe card: {}", about.title)));
        lines.extend(indented(&about.paragraphs.join(" "), width));
    }
    if let Some(field) = view.targia {
        let text = format!(" {TARGIA} Targia on {}", words::field(view.rules, field));
        lines.extend([Line::default(), Line::raw(text)]);
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

fn indented(text: &str, width: usize) -> Vec<Line<'static>> {
    let lines = wrap(text, width.saturating_sub(5));
    lines.into_iter().map(|line| Line::raw(format!("    {line}"))).collect()
}
