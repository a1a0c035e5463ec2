//! The turn order, the row, the djinns and the players of Five Tribes.

use super::colours::Colours;
use super::tile::shape;
use crate::FiveTribesTable;
use caravanserai_core::{Game, Seat};
use five_tribes::{State, Task, Tribe, View, catalogue, words};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use terminal::Screen;
use terminal::panes::{pane, title};
use terminal::{cut, wrap};

/// The turn order track and who bids next, in one line.
pub(super) fn order_text(view: &View) -> String {
    let parts: Vec<String> = order_parts(view).into_iter().map(|(text, _)| text).collect();
    parts.concat()
}

/// The same in parts, each with the seat it is about.
fn order_parts(view: &View) -> Vec<(String, Option<Seat>)> {
    let open = &view.open;
    let mut parts = vec![("Order ".to_owned(), None)];
    for (space, price) in catalogue().bids.iter().enumerate().rev() {
        match open.track[space] {
            Some(seat) => parts.push((format!("{price}{} ", shape(seat)), Some(seat))),
            None => parts.push((format!("{price}· "), None)),
        }
    }
    let (word, queue) = match open.agenda.as_slice().first() {
        Some(Task::Bid) => (" to bid ", open.bid_order.as_slice()),
        _ => (" next round ", open.bid_order.as_slice()),
    };
    if !queue.is_empty() {
        parts.push((word.to_owned(), None));
        parts.extend(queue.iter().map(|seat| (shape(*seat).to_string(), Some(*seat))));
    }
    parts
}

/// The turn order, with the round, for roomy windows.
pub(super) fn order(screen: &Screen<FiveTribesTable>) -> Paragraph<'static> {
    let open = &screen.view.open;
    let last = if open.ending { ", the last" } else { "" };
    let mut spans = vec![Span::raw(format!(" Round {}{last}  ", open.round))];
    spans.extend(order_spans(screen));
    let left = format!("   {} palms, {} palaces left", open.palms_left, open.palaces_left);
    spans.push(Span::styled(left, screen.palette.faint()));
    Paragraph::new(Line::from(spans))
}

fn order_spans(screen: &Screen<FiveTribesTable>) -> Vec<Span<'static>> {
    let span = |(text, seat): (String, Option<Seat>)| match seat {
        Some(seat) => {
            let (bare, space) = match text.strip_suffix(' ') {
                Some(bare) => (bare.to_owned(), " "),
                None => (text, ""),
            };
            let styled = Span::styled(bare, screen.palette.seat(seat));
            vec![styled, Span::raw(space)]
        }
        None => vec![Span::raw(text)],
    };
    order_parts(&screen.view).into_iter().flat_map(span).collect()
}

/// The row of cards, the open djinns and the open thief, a few lines wide.
pub(super) fn market_text(view: &View, width: usize) -> Vec<String> {
    let open = &view.open;
    let cards: Vec<String> = open
        .row
        .as_slice()
        .iter()
        .enumerate()
        .map(|(index, card)| format!("{}.{}", index + 1, card.name()))
        .collect();
    let full = format!("Row {}", cards.join(" "));
    let mut lines = Vec::new();
    if full.chars().count() <= width {
        lines.push(full);
    } else {
        let short: Vec<String> = open
            .row
            .as_slice()
            .iter()
            .enumerate()
            .map(|(index, card)| {
                format!("{}{}", index + 1, &card.name()[..3.min(card.name().len())])
            })
            .collect();
        lines.push(cut(&format!("Row {}", short.join(" ")), width));
    }
    let djinns: Vec<String> = open
        .djinns_up
        .each()
        .map(|djinn| format!("{} {}", djinn.name(), djinn.row().points))
        .collect();
    let djinns = if djinns.is_empty() { "none".to_owned() } else { djinns.join(", ") };
    let thief = open.thief_up.map_or(String::new(), |thief| {
        format!(" · Thief {} ({})", thief.name(), thief.row().tribe)
    });
    let line = format!("Djinns {djinns}{thief}");
    lines.extend(wrap(&line, width));
    lines
}

/// A player in a few lines: what all see, and one's own secrets.
pub(super) fn player_text(view: &View, seat: Seat) -> Vec<String> {
    let open = &view.open;
    let player = open.player(seat);
    let mine = view.own.filter(|_| view.seat == Some(seat));
    let you = if mine.is_some() { " (you)" } else { "" };
    let mut first = format!("{} {}{you}: ", shape(seat), State::seat_name(seat));
    if let Some(own) = &mine {
        first += &format!("{}, ", words::counted(own.coins, "coin"));
    }
    first += &format!("{} left", words::counted(open.camels_left(seat), "camel"));
    if open.has_tent(seat) {
        first += " and the tent";
    }
    let kept: Vec<String> = Tribe::KEPT
        .into_iter()
        .filter(|tribe| player.held.has(*tribe))
        .map(|tribe| words::counted(player.held.of(tribe), tribe.name()))
        .collect();
    let kept = if kept.is_empty() { "nobody kept".to_owned() } else { kept.join(", ") };
    let (tiles, value) = (player.tiles().len(), tiles_worth(view, seat));
    let tiles = words::counted(tiles, "tile");
    let mut lines = vec![first, format!("{kept} · {tiles} worth {value}")];
    let djinns = player.djinns.each().map(|djinn| djinn.name().to_owned());
    let thieves = player.thieves.each().map(|thief| format!("{} (thief)", thief.name()));
    let cards: Vec<String> = djinns.chain(thieves).collect();
    if !cards.is_empty() {
        lines.push(cards.join(", "));
    }
    lines.push(match &mine {
        Some(own) if open.options.artisans => {
            format!("hand: {} · items: {}", words::resources(&own.hand), words::items(&own.items))
        }
        Some(own) => format!("hand: {}", words::resources(&own.hand)),
        None => hidden(view, seat),
    });
    lines
}

/// What is known of somebody's hand.
fn hidden(view: &View, seat: Seat) -> String {
    let cards = words::counted(view.counts.hands[seat.index()], "card");
    if view.open.options.artisans {
        let items = words::counted(view.counts.items[seat.index()], "item");
        return format!("hand: {cards}, {items}, unseen");
    }
    format!("hand: {cards}, unseen")
}

/// Values of a player's tiles with what is built on them.
fn tiles_worth(view: &View, seat: Seat) -> i16 {
    use five_tribes::Piece;
    let (board, points) = (&view.open.board, &catalogue().points);
    let worth = |at: five_tribes::Square| {
        board.tile(at).row().value
            + points.palm * i16::from(board.built(Piece::Palm, at))
            + points.palace * i16::from(board.built(Piece::Palace, at))
    };
    view.open.player(seat).tiles().map(worth).sum()
}

/// Everybody in one line, for small windows: as much as fits.
pub(super) fn purses(screen: &Screen<FiveTribesTable>, width: u16) -> Paragraph<'static> {
    let forms = [Purses::Long, Purses::Medium, Purses::Short];
    let mut spans = forms.map(|form| purse_spans(screen, form)).into_iter();
    let fits =
        |line: &Vec<Span<'_>>| line.iter().map(Span::width).sum::<usize>() <= usize::from(width);
    let line = spans.find(fits).unwrap_or_else(|| purse_spans(screen, Purses::Short));
    Paragraph::new(Line::from(line))
}

/// How much is said of everybody in one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purses {
    /// Who sits there, camels and cards.
    Long,
    /// Camels and cards.
    Medium,
    /// Camels.
    Short,
}

fn purse_spans(screen: &Screen<FiveTribesTable>, form: Purses) -> Vec<Span<'static>> {
    let view = &screen.view;
    let mut spans = Vec::new();
    for seat in screen.session.seats() {
        let mut parts = Vec::new();
        if let Some(own) = view.own.filter(|_| view.seat == Some(seat)) {
            parts.push(words::counted(own.coins, "coin"));
        }
        parts.push(words::counted(view.open.camels_left(seat), "camel"));
        if form != Purses::Short {
            parts.push(words::counted(view.counts.hands[seat.index()], "card"));
        }
        let who = match form {
            Purses::Long => format!("{}: ", screen.session.who(seat)),
            Purses::Medium | Purses::Short => String::new(),
        };
        let style = screen.palette.seat(seat);
        spans.push(Span::styled(format!(" {} ", shape(seat)), style));
        spans.push(Span::raw(format!(" {who}{}  ", parts.join(", "))));
    }
    spans
}

/// Turn order, row and djinns below the board; no frame, one line each.
pub(super) fn beside(
    screen: &Screen<FiveTribesTable>,
    area: Rect,
    canvas: &mut Canvas<'_>,
    with_order: bool,
) {
    let width = usize::from(area.width).saturating_sub(1);
    let mut lines: Vec<Line<'_>> = Vec::new();
    if with_order {
        lines.push(Line::from(order_spans(screen)));
    }
    let market = market_text(&screen.view, width);
    lines.extend(market.into_iter().map(Line::raw));
    canvas.render_widget(Paragraph::new(lines), area);
}

/// The row, the djinns and the thief with their texts, for small windows.
pub(super) fn beside_in_full(
    screen: &Screen<FiveTribesTable>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let open = &screen.view.open;
    let counts = &screen.view.counts;
    let foot = format!(" piles: {} cards, {} djinns ", counts.resource_pile, counts.djinn_pile);
    let block = pane(screen, title(screen, "Row, djinns and thief"))
        .title_bottom(Line::styled(foot, screen.palette.faint()).right_aligned());
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let cards: Vec<&str> = open.row.as_slice().iter().map(|card| card.name()).collect();
    let mut lines: Vec<Line<'_>> =
        wrap(&format!("Row: {}", cards.join(", ")), width).into_iter().map(Line::raw).collect();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    for djinn in open.djinns_up.each() {
        let row = djinn.row();
        let mark = if row.reconstructed { " †" } else { "" };
        let name = format!("{} {}{mark}, {}", row.name, row.points, words::cost(row.cost));
        lines.push(Line::styled(cut(&name, width), bold));
        lines.extend(indented(&row.text, width));
    }
    if let Some(thief) = open.thief_up {
        let row = thief.row();
        let name = format!("Thief {}, {} ({})", row.name, row.tribe.name(), row.tribe);
        lines.push(Line::styled(cut(&name, width), bold));
        lines.extend(indented(&row.text, width));
    }
    canvas.render_widget(Paragraph::new(lines), inner);
}

fn indented(text: &str, width: usize) -> Vec<Line<'static>> {
    let lines = wrap(text, width.saturating_sub(2));
    lines.into_iter().map(|line| Line::raw(format!("  {line}"))).collect()
}

/// How many lines the players' pane would like to have.
pub(super) fn players_height(screen: &Screen<FiveTribesTable>, width: u16) -> u16 {
    player_lines(screen, width.saturating_sub(2)).len() as u16 + 2
}

/// All players, the person first.
pub(super) fn players(screen: &Screen<FiveTribesTable>, area: Rect, canvas: &mut Canvas<'_>) {
    let block = pane(screen, title(screen, "Players"));
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    canvas.render_widget(Paragraph::new(player_lines(screen, inner.width)), inner);
}

fn player_lines(screen: &Screen<FiveTribesTable>, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width);
    let mut lines = Vec::new();
    for seat in screen.session.seats() {
        let mut parts = player_text(&screen.view, seat);
        let first = parts.remove(0);
        let style = screen.palette.seat(seat);
        let (sign, rest) = first.split_once(' ').unwrap_or((&first, ""));
        let who = match screen.session.who(seat) {
            "you" => String::new(),
            name => format!(" · {name}"),
        };
        lines.push(Line::from(vec![
            Span::styled(format!(" {sign} "), style),
            Span::styled(
                cut(&format!(" {rest}{who}"), width.saturating_sub(3)),
                Style::new().add_modifier(Modifier::BOLD),
            ),
        ]));
        for part in wrap(&parts.join(" · "), width.saturating_sub(4)) {
            lines.push(Line::raw(format!("    {part}")));
        }
    }
    lines
}
