//! The table as a picture.
//!
//! [`draw`] gives a text about a hundred columns wide, for line mode and for
//! replays. The full-screen game paints the same board with [`picture::paint`].

pub(crate) mod brief;
pub(crate) mod cell;
pub(crate) mod palette;
pub(crate) mod picture;

use brief::{name, shape};
use caravanserai_core::{Game, Quick, Score, Scores, Seat};
use palette::Palette;
use picture::{Emphasis, Frame};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fmt::Write;
use targi::{Border, Field, HandView, Row, State, TakenView, View, border, words};

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
    let scores = scores(view);
    for seat in [Seat(0), Seat(1)] {
        player(view, seat, scores.of(seat), &mut text);
    }
    if let TakenView::Card(card) = view.taken {
        let _ = writeln!(text, "In question: {}", words::tribe_card(view.deck.tribe(card)));
    }
    text
}

/// The scores as they stand. They follow from what everybody sees, so any
/// guess at the hidden cards gives the same.
pub(crate) fn scores(view: &View) -> Scores {
    State::determinize(view, &mut Quick::new(0)).scores()
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
    format!("Round {} · {} {} starts · {robber}{raid}", view.round, name(start), shape(start))
}

/// The corner that the robber reaches next.
pub(crate) fn next_corner(view: &View) -> Option<Field> {
    let from = view.robber.map_or(1, Field::number);
    (from..=Field::COUNT).filter_map(Field::new).find(|field| field.is_corner())
}

/// When and what the robber demands next.
pub(crate) fn coming_raid(view: &View) -> Option<String> {
    let corner = next_corner(view)?;
    let Border::Raid(demand) = border(corner) else { return None };
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
        brief::purse(&player.purse),
        if player.card_gold > 0 {
            format!(" (+{} gold on a card)", player.card_gold)
        } else {
            String::new()
        },
        hand(view, seat),
    );
    for row in Row::ALL.into_iter().filter(|row| player.display.row_len(*row) > 0) {
        let mut places: Vec<String> =
            player.display.row(row).map(|card| brief::displayed(view.deck.tribe(card))).collect();
        places.resize(targi::Display::PLACES, "·".to_owned());
        let cells: String = places.iter().map(|place| format!("{place:<17} ")).collect();
        let line = format!("  row {row}  {cells}{}", brief::row_state(view, seat, row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

/// A hand in words, as the viewer may know it.
pub(crate) fn hand(view: &View, seat: Seat) -> String {
    match view.players[seat.index()].hand {
        HandView::Empty => "empty".to_owned(),
        HandView::Hidden { .. } => "one card, unseen".to_owned(),
        HandView::Card { card, .. } => {
            let card = view.deck.tribe(card);
            format!("{} {}, cost {}", words::symbol(card.symbol), card.id, words::cost(&card.cost))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Seed;
    use targi::Options;

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
