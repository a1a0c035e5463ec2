//! The table as a picture.
//!
//! [`draw`] gives a text about a hundred columns wide, for line mode and for
//! replays. The full-screen game paints the same board with [`picture::paint`].

use super::brief::{self, TARGIA, name, shape};
use super::picture::{self, Emphasis, Frame};
use caravanserai_core::{Score, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fmt::Write;
use targi::{Border, DunePlace, Field, HandView, PutBackView, Row, Spot, TakenView, TokenRule};
use targi::{View, words};
use terminal::Palette;

/// The cells of the text picture: 96 columns and 26 lines in all.
const FRAME: Frame = Frame { cell_width: 18, cell_height: 4 };

/// The whole table as text: board, players and what is known of their cards.
pub(crate) fn draw(view: &View) -> String {
    let mut text = format!("{}\n", heading(view));
    let area = Rect::new(0, 0, FRAME.width(), FRAME.height());
    let mut buffer = Buffer::empty(area);
    picture::paint(view, &Emphasis::default(), FRAME, Palette::plain(), area, &mut buffer);
    for y in 0..area.height {
        let line: String = (0..area.width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    beside(view, &mut text);
    let scores = view.scores();
    for seat in [Seat(0), Seat(1)] {
        player(view, seat, scores.of(seat), &mut text);
    }
    if let TakenView::Card(card) = view.taken {
        let _ = writeln!(text, "In question: {}", words::tribe_card(view.rules.tribe(card)));
    }
    text
}

/// What lies beside the board: the dunes and the open tribe card.
fn beside(view: &View, text: &mut String) {
    for place in DunePlace::ALL {
        let Some(open) = view.open_dunes[place.index()] else { continue };
        let open = view.rules.dune(open);
        let owners: String = owners(view, place).map(|seat| format!("{} ", shape(seat))).collect();
        let _ = writeln!(text, "dune {place} {owners}{}: {}", open.id, words::dune(&open.effect));
    }
    if let Some(card) = view.tribe_top {
        let _ = writeln!(text, "open tribe card: {}", words::tribe_card(view.rules.tribe(card)));
    }
}

/// Whose Targi stand on a dune.
pub(crate) fn owners(view: &View, place: DunePlace) -> impl Iterator<Item = Seat> + '_ {
    [Seat(0), Seat(1)]
        .into_iter()
        .filter(move |seat| view.players[seat.index()].dunes.contains(place))
}

/// A player's action tokens, where tokens are played: what is left, and
/// where something lies.
pub(crate) fn tokens(view: &View, seat: Seat) -> Option<String> {
    if view.rules.options.tokens == TokenRule::Off {
        return None;
    }
    let player = &view.players[seat.index()];
    let left = match player.put_back {
        PutBackView::None => brief::tokens(player.tokens.iter()),
        PutBackView::Hidden => "three of four, still secret".to_owned(),
        PutBackView::Token(back) => {
            brief::tokens(player.tokens.iter().filter(|token| *token != back))
        }
    };
    let lying = [player.targi_token.map(Spot::Border), player.marker_token.map(Spot::Centre)];
    let lying: Vec<String> = lying.into_iter().flatten().map(|at| at.to_string()).collect();
    let lying = match lying.is_empty() {
        true => String::new(),
        false => format!(" · on {}", lying.join(" and ")),
    };
    Some(format!("{left}{lying}"))
}

/// The round; tokens are chosen before the first.
pub(crate) fn round(view: &View) -> String {
    if view.round == 0 { "Before round 1".to_owned() } else { format!("Round {}", view.round) }
}

/// Round, start player and robber in one line.
pub(crate) fn heading(view: &View) -> String {
    if view.to_act.is_none() {
        return format!("After {} rounds the game is over.", view.round);
    }
    let robber = match view.robber {
        Some(field) => format!("robber on {field}"),
        None => "robber beside the board".to_owned(),
    };
    let start = view.start;
    let raid = coming_raid(view).map_or(String::new(), |raid| format!(" · {raid}"));
    let targia = view.targia.map_or(String::new(), |at| format!(" · Targia {TARGIA} on {at}"));
    let who = format!("{} {} starts", name(start), shape(start));
    format!("{} · {who} · {robber}{targia}{raid}", round(view))
}

/// The corner that the robber reaches next.
pub(crate) fn next_corner(view: &View) -> Option<Field> {
    let from = view.robber.map_or(1, Field::number);
    (from..=Field::COUNT).filter_map(Field::new).find(|field| field.is_corner())
}

/// When and what the robber demands next.
pub(crate) fn coming_raid(view: &View) -> Option<String> {
    let corner = next_corner(view)?;
    let Border::Raid(demand) = view.rules.border(corner) else { return None };
    let rounds = corner.number() - view.robber.map_or(0, Field::number);
    let when = match rounds {
        0 => "raid now".to_owned(),
        1 => "raid after this round".to_owned(),
        rounds => format!("next raid in {rounds} rounds"),
    };
    Some(format!("{when}: {}", words::demand(&demand)))
}

fn player(view: &View, seat: Seat, score: &Score, text: &mut String) {
    let player = &view.players[seat.index()];
    let you = if view.seat == Some(seat) { " (you)" } else { "" };
    let _ = writeln!(
        text,
        "{} {}{you}: {} points · {}{} · hand: {}",
        shape(seat),
        name(seat),
        score.total(),
        brief::purse(view.rules, &player.purse),
        if player.card_gold > 0 {
            format!(" (+{} gold on a card)", player.card_gold)
        } else {
            String::new()
        },
        hand(view, seat),
    );
    if let Some(tokens) = tokens(view, seat) {
        let _ = writeln!(text, "  tokens: {tokens}");
    }
    for row in Row::ALL.into_iter().filter(|row| player.display.row_len(*row) > 0) {
        let mut places: Vec<String> =
            player.display.row(row).map(|card| brief::displayed(view, seat, card)).collect();
        places.resize(targi::Display::PLACES, "·".to_owned());
        let cells: String = places.iter().map(|place| format!("{place:<17} ")).collect();
        let line = format!("  row {row}  {cells}{}", brief::row_state(view, seat, row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

/// A hand in words, as the viewer may know it.
pub(crate) fn hand(view: &View, seat: Seat) -> String {
    let known = |hand: HandView| match hand {
        HandView::Card { card, .. } => Some(view.rules.tribe(card)),
        HandView::Hidden { .. } => None,
    };
    let named = |card: &targi::TribeCard| format!("{} {}", words::symbol(card.symbol), card.id);
    let hand: Vec<_> = view.players[seat.index()].hand().map(known).collect();
    match hand.as_slice() {
        [] => "empty".to_owned(),
        [None] => "one card, unseen".to_owned(),
        [Some(card)] => format!("{}, cost {}", named(card), words::cost(&card.cost)),
        [None, None] => "two cards, unseen".to_owned(),
        cards => {
            let names: Vec<String> =
                cards.iter().map(|card| card.map_or("one unseen".to_owned(), named)).collect();
            names.join(" and ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Game, Seed};
    use targi::{Options, State};

    #[test]
    fn the_text_picture_shows_every_field_and_both_players() {
        let state = State::new(&Options::default(), &Seed::new("picture"));
        let text = draw(&state.view(Some(Seat(0))));
        for name in ["Noble", "Trader", "Fata Morgana", "Silversmith", "Caravan", "Raid 4"] {
            assert!(text.contains(name), "{name} is missing in\n{text}");
        }
        assert!(text.contains('✖'), "the robber is missing in\n{text}");
        assert!(text.contains("▲ Blue (you)") && text.contains("● Ivory:"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
    }
}
