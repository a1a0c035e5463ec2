//! The panes around the board.

use super::keys::Screen;
use super::{detail, layout, phrases};
use crate::board::brief::{self, TARGIA, cut, name, shape, wrap};
use crate::board::{self, cell, picture};
use caravanserai_core::Seat;
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};
use targi::{Display, DunePlace, Field, Row, Slot, Spot, TribeCard, View, words};

/// A framed pane with a title.
pub(super) fn pane<'a>(screen: &Screen, title: impl Into<Line<'a>>) -> Block<'a> {
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(screen.palette.frame())
        .title(title)
}

fn title(screen: &Screen, text: &str) -> Line<'static> {
    Line::styled(format!(" {text} "), screen.palette.title())
}

/// The robber's way, the raids to come, and how many cards are left.
pub(super) fn track(screen: &Screen, width: u16) -> Paragraph<'static> {
    let (view, palette) = (&screen.view, screen.palette);
    let mut spans = vec![Span::raw(format!(" {:<8} ", board::round(view)))];
    for field in Field::all() {
        let text = if field.is_corner() { format!("◆{field}") } else { field.to_string() };
        let passed = view.robber.is_some_and(|robber| field < robber);
        let style = match view.robber {
            Some(robber) if robber == field => palette.robber(),
            _ if passed => palette.faint(),
            _ if field.is_corner() => palette.tone(board::cell::Tone::Raid),
            _ => Style::new(),
        };
        let here = view.robber == Some(field);
        let text = if here { format!("✖{field} ") } else { format!("{text} ") };
        spans.push(Span::styled(text, style));
    }
    if let Some(raid) = board::coming_raid(view).filter(|_| view.to_act.is_some()) {
        spans.push(Span::styled(format!(" {raid}"), palette.tone(board::cell::Tone::Raid)));
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
pub(super) fn place_in_game(screen: &Screen) -> String {
    let view = &screen.view;
    let raid = match (board::next_corner(view), view.robber) {
        (Some(corner), Some(robber)) if corner != robber => {
            format!(", raid in {} ", corner.number() - robber.number())
        }
        _ => " ".to_owned(),
    };
    format!("{}{raid}", board::round(view).to_lowercase())
}

/// The opponent's last deed in one line, for small windows without a log.
pub(super) fn headline(screen: &Screen, width: u16) -> Paragraph<'static> {
    let theirs = Some(screen.session.seat().other());
    let news = screen.session.news();
    let deeds: Vec<&str> =
        news.iter().filter(|line| line.seat == theirs).map(|line| line.text.as_str()).collect();
    let text = match deeds.as_slice() {
        [] => news.last().map_or(String::new(), |line| line.text.clone()),
        deeds => deeds.join("; "),
    };
    let more = " (Tab: log)";
    let room = usize::from(width).saturating_sub(more.len() + 2);
    let cut_text = cut(&text, room);
    let more = if cut_text == text { "" } else { more };
    Paragraph::new(format!(" {cut_text}{more}")).style(screen.palette.title())
}

/// Both purses in one line, for small windows.
pub(super) fn purses(screen: &Screen, width: u16) -> Paragraph<'static> {
    let long = purse_spans(screen, " points:");
    let fits = long.iter().map(Span::width).sum::<usize>() <= usize::from(width);
    Paragraph::new(Line::from(if fits { long } else { purse_spans(screen, ":") }))
}

fn purse_spans(screen: &Screen, unit: &str) -> Vec<Span<'static>> {
    let mine = screen.session.seat();
    let points = layout::points(screen);
    let mut spans = Vec::new();
    for seat in [mine, mine.other()] {
        let player = &screen.view.players[seat.index()];
        let who = if seat == mine { "you" } else { screen.session.opponent() };
        let hand = ["", " +card", " +2 cards"][player.hand().count().min(2)];
        let purse = brief::purse_tiny(screen.view.rules, &player.purse);
        let total = points[seat.index()];
        spans.push(Span::styled(format!(" {} ", shape(seat)), screen.palette.seat(seat)));
        spans.push(Span::raw(format!(" {who} {total}{unit} {purse}{hand}  ")));
    }
    spans
}

/// A player: purse, hand and display.
pub(super) fn player(screen: &Screen, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) {
    let (view, palette) = (&screen.view, screen.palette);
    let mine = seat == screen.session.seat();
    let who = if mine { "you" } else { screen.session.opponent() };
    let heading = Line::from(vec![
        Span::styled(format!(" {} {} ", shape(seat), name(seat)), palette.seat(seat)),
        Span::styled(
            format!(" {who} · {} points ", layout::points(screen)[seat.index()]),
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

fn purse_line(screen: &Screen, seat: Seat, width: usize) -> Line<'static> {
    let (rules, purse) = (screen.view.rules, &screen.view.players[seat.index()].purse);
    let forms = [brief::purse(rules, purse), brief::purse_short(rules, purse)];
    let fitting = forms.into_iter().find(|form| form.chars().count() <= width);
    let text = fitting.unwrap_or_else(|| brief::purse_tiny(rules, purse));
    Line::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

/// A row of a display in two lines: the symbols, and below them what the
/// cards are worth and do.
fn row_lines(screen: &Screen, seat: Seat, row: Row, area: Rect) -> Vec<Line<'static>> {
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
pub(super) fn beside(screen: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
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
fn beside_pane(screen: &Screen) -> Block<'static> {
    let foot = Line::styled(format!(" {} ", piles(&screen.view)), screen.palette.faint());
    let heading = match dune_places(&screen.view) {
        [] => "The open tribe card",
        _ => "Dunes and the open tribe card",
    };
    pane(screen, title(screen, heading)).title_bottom(foot.right_aligned())
}

/// A dune in one line: where it lies, which it is, what it does, who is there.
fn dune_line(screen: &Screen, place: DunePlace, width: usize) -> Line<'static> {
    let (view, palette) = (&screen.view, screen.palette);
    let emphasis = screen.emphasis();
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
pub(super) fn beside_in_full(screen: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
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

/// The lines that the list of choices would like to have.
pub(super) fn choices_height(screen: &Screen) -> u16 {
    screen.session.choices().len().max(1) as u16 + 2
}

/// The list of choices, scrolled so that the selected one is seen.
pub(super) fn choices(screen: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
    let mut block = pane(screen, title(screen, phrases::heading(&screen.view)));
    let count = screen.session.choices().len();
    let inner = block.inner(area);
    let height = usize::from(inner.height);
    let first = first_shown(screen.selected, height, count);
    if count > height {
        let shown = format!(" {}-{} of {count} ", first + 1, (first + height).min(count));
        block = block.title_bottom(Line::styled(shown, screen.palette.faint()).right_aligned());
    }
    canvas.render_widget(block, area);
    let keys: Vec<String> = screen.keys().collect();
    let key_width = keys.iter().map(String::len).max().unwrap_or(1);
    let width = usize::from(inner.width);
    let room = width.saturating_sub(key_width + 3);
    let labels = phrases::labels(&screen.view, screen.session.choices(), room);
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
        let keys = [("Enter", "the result, a new game"), ("PgUp", "what happened"), ("q", "leave")];
        lines = keys.map(|(key, meaning)| Line::raw(format!(" {key:<6} {meaning}"))).to_vec();
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// The first line of a list that keeps the selected one in sight.
fn first_shown(selected: usize, height: usize, count: usize) -> usize {
    let last_first = count.saturating_sub(height);
    selected.saturating_sub(height.saturating_sub(1) / 2).min(last_first)
}

fn detail_lines(screen: &Screen, width: u16) -> (String, Vec<String>) {
    let Some(choice) = screen.choice() else {
        let text = "A saved record can be watched again with `caravanserai replay`.";
        let seed = format!("Seed {}", screen.session.seed());
        return (seed, wrap(text, usize::from(width.saturating_sub(2))));
    };
    let detail = detail::detail(&screen.view, choice);
    let width = usize::from(width.saturating_sub(2));
    let lines = detail.paragraphs.iter().flat_map(|paragraph| wrap(paragraph, width)).collect();
    (detail.title, lines)
}

/// The lines that the explanation would like to have.
pub(super) fn detail_height(screen: &Screen, width: u16) -> u16 {
    detail_lines(screen, width).1.len() as u16 + 2
}

/// The selected choice in full words.
pub(super) fn detail(screen: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
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
pub(super) fn log(screen: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
    let palette = screen.palette;
    let block = pane(screen, title(screen, "Log  ▌since your last move"));
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
                (Some(seat), 0) => shape(seat),
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
