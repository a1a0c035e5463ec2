//! The turn order, the row, the djinns and the players of Five Tribes.

use crate::FiveTribesTable;
use crate::words::{names, scores};
use ::words::{Language, t};
use caravanserai_core::Seat;
use five_tribes::{Set, Task, Thief, TileAction, Tribe, View, catalogue};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
use terminal::panes::{pane, title};
use terminal::{Screen, Spread, Tabletop};
use terminal::{cut, wrap};

/// Which round it is, and whether it is the last.
pub(super) fn round(l: Language, view: &View) -> String {
    let round = t!(l, "round-n", round = view.open.round);
    match view.open.ending {
        true => format!("{round}, {}", t!(l, "tribes-last-round")),
        false => round.into_owned(),
    }
}

/// How many palms and palaces are left.
pub(super) fn supply(l: Language, view: &View) -> String {
    let palms = t!(l, "tribes-palms-left", count = view.open.palms_left);
    format!("{palms}, {}", t!(l, "tribes-palaces-left", count = view.open.palaces_left))
}

/// The turn order track and who bids next, in one line.
pub(super) fn order_text(l: Language, view: &View) -> String {
    let parts: Vec<String> = order_parts(l, view).into_iter().map(|(text, _)| text).collect();
    parts.concat()
}

/// The same in parts, each with the seat it is about.
fn order_parts(l: Language, view: &View) -> Vec<(String, Option<Seat>)> {
    let open = &view.open;
    let mut parts = vec![(format!("{} ", t!(l, "tribes-order")), None)];
    for (space, price) in catalogue().bids.iter().enumerate().rev() {
        match open.track[space] {
            Some(seat) => {
                parts.push((format!("{price}{} ", FiveTribesTable::shape(seat)), Some(seat)))
            }
            None => parts.push((format!("{price}· "), None)),
        }
    }
    let queue = open.bid_order.as_slice();
    if !queue.is_empty() {
        let word = match open.agenda.as_slice().first() {
            Some(Task::Bid) => t!(l, "tribes-bid-order"),
            _ => t!(l, "tribes-next-to-bid"),
        };
        parts.push((format!(" {word} "), None));
        parts.extend(
            queue.iter().map(|seat| (FiveTribesTable::shape(*seat).to_string(), Some(*seat))),
        );
    }
    parts
}

/// The turn order, with the round, for roomy windows.
pub(super) fn order(screen: &Screen<FiveTribesTable>) -> Paragraph<'static> {
    let (l, view) = (screen.language(), &screen.view);
    let mut spans = vec![Span::raw(format!(" {}  ", round(l, view)))];
    spans.extend(order_spans(screen));
    spans.push(Span::styled(format!("   {}", supply(l, view)), screen.palette.faint()));
    Paragraph::new(Line::from(spans))
}

fn order_spans(screen: &Screen<FiveTribesTable>) -> Vec<Span<'static>> {
    let span = |(text, seat): (String, Option<Seat>)| match seat {
        Some(seat) => {
            let (bare, space) = match text.strip_suffix(' ') {
                Some(bare) => (bare.to_owned(), " "),
                None => (text, ""),
            };
            let styled = Span::styled(bare, FiveTribesTable::seat_style(screen.palette, seat));
            vec![styled, Span::raw(space)]
        }
        None => vec![Span::raw(text)],
    };
    order_parts(screen.language(), &screen.view).into_iter().flat_map(span).collect()
}

/// How the price of so many cards is written.
type Price = fn(Language, u8, u8) -> String;

/// The row of cards with what markets ask, the open djinns and the open thief.
pub(super) fn market_text(l: Language, view: &View, width: usize) -> Vec<String> {
    let open = &view.open;
    let markets = markets(view);
    let row = |letters: usize, dot: &str, price: Price| {
        let cards = open.row.as_slice().iter().zip(1..);
        let cards = cards.map(|(card, place)| {
            let name: String = names::resource(l, *card).chars().take(letters).collect();
            let sold = markets.iter().filter(|(_, _, among)| *among == place);
            let sold = sold.map(|(price_of, cards, _)| price(l, *cards, *price_of));
            format!(" {place}{dot}{name}{}", sold.collect::<String>())
        });
        format!("{}{}", t!(l, "tribes-row"), cards.collect::<String>())
    };
    let in_words: Price =
        |l, cards, price| format!(" {}", t!(l, "ft-market", cards = cards, price = price));
    let short: Price = |_, cards, price| format!(" [{cards}:{price}]");
    let shortest: Price = |_, _, price| format!("|{price}");
    let forms = [(usize::MAX, ".", in_words), (3, "", short), (3, "", shortest), (2, "", shortest)];
    let mut rows = forms.map(|(letters, dot, price)| row(letters, dot, price)).into_iter();
    let fits = |row: &String| row.chars().count() <= width;
    let mut lines = vec![rows.find(fits).unwrap_or_else(|| cut(&row(2, "", shortest), width))];
    let djinns =
        open.djinns_up.iter().map(|djinn| format!("{} {}", djinn.name(), djinn.row().points));
    let offers: Vec<String> =
        djinns.chain(open.thief_up.map(|thief| thief_name(l, thief))).collect();
    let offers = match offers.is_empty() {
        true => t!(l, "ft-nothing").into_owned(),
        false => offers.join(", "),
    };
    lines.extend(wrap(&format!("{} {offers}", t!(l, "tribes-djinns")), width));
    lines
}

/// What markets sell of the row: the price, how many cards, and among how many.
fn markets(view: &View) -> Vec<(u8, u8, u8)> {
    let artisans = view.open.options.artisans;
    let tiles = catalogue().tiles.iter().filter(|tile| artisans || tile.set == Set::Base);
    let mut markets: Vec<(u8, u8, u8)> = tiles
        .filter_map(|tile| match tile.action {
            TileAction::Market { price, cards, among } => Some((price, cards, among)),
            _ => None,
        })
        .collect();
    markets.dedup();
    markets
}

/// A thief with the tribe that it follows.
fn thief_name(l: Language, thief: Thief) -> String {
    let tribe = names::tribe(l, thief.row().tribe, 2);
    t!(l, "ft-thief", thief = names::thief(l, thief), tribe = tribe).into_owned()
}

/// A player in a few lines: what all see, and one's own secrets.
pub(super) fn player_text(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let open = &view.open;
    let player = open.player(seat);
    let mine = view.own.filter(|_| view.seat == Some(seat));
    let mut first = Vec::new();
    first.extend(mine.map(|own| names::coins(l, own.coins)));
    first.push(t!(l, "tribes-camels-left", count = open.camels_left(seat)));
    first.extend(open.has_tent(seat).then(|| t!(l, "ft-short-tent")));
    let you = match mine {
        Some(_) => format!(" ({})", t!(l, "tribes-you")),
        None => String::new(),
    };
    let who = format!("{} {}{you}", FiveTribesTable::shape(seat), names::seat(l, seat));
    let kept = Tribe::KEPT.into_iter().map(|tribe| (tribe, player.held.of(tribe))).collect();
    let kept = names::meeples(l, kept);
    let (tiles, worth) = (player.tiles().len(), tiles_worth(view, seat));
    let tiles = t!(l, "tribes-tiles-worth", count = tiles, points = worth);
    let mut lines = vec![format!("{who}: {}", first.join(", ")), format!("{kept} · {tiles}")];
    let djinns = player.djinns.iter().map(|djinn| djinn.name().to_owned());
    let cards: Vec<String> =
        djinns.chain(player.thieves.iter().map(|thief| thief_name(l, thief))).collect();
    if !cards.is_empty() {
        lines.push(cards.join(", "));
    }
    let hand = match mine {
        Some(own) => {
            let hand = t!(l, "ft-hand", cards = names::resources(l, &own.hand));
            match open.options.artisans {
                true => {
                    format!("{hand} · {}", t!(l, "ft-items", items = names::items(l, &own.items)))
                }
                false => hand.into_owned(),
            }
        }
        None => hidden(l, view, seat),
    };
    lines.push(format!("{hand} · {}", points(l, view, seat)));
    lines
}

/// The points of a player: all of one's own, and of others those that lie open.
fn points(l: Language, view: &View, seat: Seat) -> Cow<'static, str> {
    let points = scores::in_sight(view, seat);
    match view.seat == Some(seat) {
        true => t!(l, "ft-player-points", points = points),
        false => t!(l, "ft-player-points-at-least", points = points),
    }
}

/// What is known of somebody's hand.
fn hidden(l: Language, view: &View, seat: Seat) -> String {
    let cards = t!(l, "tribes-cards", count = view.counts.hands[seat.index()]);
    let things = match view.open.options.artisans {
        true => {
            let items = t!(l, "tribes-items", count = view.counts.items[seat.index()]);
            format!("{cards}, {items}")
        }
        false => cards.into_owned(),
    };
    t!(l, "ft-unseen", things = things).into_owned()
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
    /// Who sits there, points, camels and cards.
    Long,
    /// Points and camels.
    Medium,
    /// Points.
    Short,
}

fn purse_spans(screen: &Screen<FiveTribesTable>, form: Purses) -> Vec<Span<'static>> {
    let (l, view) = (screen.language(), &screen.view);
    let mut spans = Vec::new();
    for seat in screen.session.seats() {
        let mut parts = vec![points(l, view, seat)];
        if let Some(own) = view.own.filter(|_| view.seat == Some(seat)) {
            parts.push(names::coins(l, own.coins));
        }
        if form != Purses::Short {
            parts.push(t!(l, "ft-camels", count = view.open.camels_left(seat)));
        }
        if form == Purses::Long {
            parts.push(t!(l, "ft-cards", count = view.counts.hands[seat.index()]));
        }
        let who = match form {
            Purses::Long => format!("{}: ", screen.session.who(seat)),
            Purses::Medium | Purses::Short => String::new(),
        };
        let style = FiveTribesTable::seat_style(screen.palette, seat);
        spans.push(Span::styled(format!(" {} ", FiveTribesTable::shape(seat)), style));
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
    let market = market_text(screen.language(), &screen.view, width);
    lines.extend(market.into_iter().map(Line::raw));
    canvas.render_widget(Paragraph::new(lines), area);
}

/// The row, the djinns and the thief with their texts, for small windows.
pub(super) fn beside_in_full(
    screen: &Screen<FiveTribesTable>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (l, open, counts) = (screen.language(), &screen.view.open, &screen.view.counts);
    let foot =
        t!(l, "ft-piles", cards = counts.resource_pile, djinns = counts.djinn_pile).into_owned();
    let block = pane(screen, title(screen, &t!(l, "tribes-offers")))
        .title_bottom(Line::styled(format!(" {foot} "), screen.palette.faint()).right_aligned());
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    let width = usize::from(inner.width);
    let cards: Vec<_> = open.row.as_slice().iter().map(|card| names::resource(l, *card)).collect();
    let row = format!("{}: {}", t!(l, "tribes-row"), cards.join(", "));
    let prices = markets(&screen.view).into_iter().map(|(price, cards, among)| {
        let price = names::coins(l, price);
        t!(l, "tribes-bracket", cards = cards, among = among, price = price).into_owned()
    });
    let prices: Vec<String> = prices.collect();
    let mut lines: Vec<Line<'_>> = wrap(&row, width).into_iter().map(Line::raw).collect();
    lines.extend(wrap(&prices.join(", "), width).into_iter().map(Line::raw));
    let bold = Style::new().add_modifier(Modifier::BOLD);
    for djinn in open.djinns_up.iter() {
        let (name, cost) = (names::djinn_with_points(l, djinn), names::cost(l, djinn.row().cost));
        lines.push(Line::styled(cut(&format!("{name}, {cost}"), width), bold));
        lines.extend(indented(&names::djinn_power_at(l, &open.options, djinn), width));
    }
    if let Some(thief) = open.thief_up {
        lines.push(Line::styled(cut(&thief_name(l, thief), width), bold));
        lines.extend(indented(&names::loot(l, thief), width));
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
    let block = pane(screen, title(screen, &t!(screen.language(), "tribes-players")));
    let inner = block.inner(area);
    canvas.render_widget(block, area);
    canvas.render_widget(Paragraph::new(player_lines(screen, inner.width)), inner);
}

fn player_lines(screen: &Screen<FiveTribesTable>, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width);
    let mut lines = Vec::new();
    for seat in screen.session.seats() {
        let mut parts = player_text(screen.language(), &screen.view, seat);
        let first = parts.remove(0);
        let style = FiveTribesTable::seat_style(screen.palette, seat);
        let (sign, rest) = first.split_once(' ').unwrap_or((&first, ""));
        let who = match screen.session.who(seat) {
            _ if seat == screen.session.seat() => String::new(),
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
