//! The table as a picture.
//!
//! [`draw`] gives a text whose board fits 80 columns, for line mode and for
//! replays. The full-screen game paints the same board with [`picture::paint`].

use super::brief::{self, TARGIA};
use super::picture::{self, Emphasis};
use crate::TargiTable;
use crate::words::{border, cards, dune};
use ::words::{Language, Vocabulary, list, t};
use caravanserai_core::{Score, Seat};
use std::borrow::Cow;
use std::fmt::Write;
use targi::{Border, DunePlace, Field, HandView, PutBackView, Row, Spot, TakenView, TokenRule};
use targi::{TribeCard, View};
use terminal::Tabletop;
use terminal::grid::{Grid, Painting};

/// The cells of the text picture: 76 columns and 31 lines in all.
const GRID: Grid = picture::grid(14, 5);

/// The whole table as text: board, players and what is known of their cards.
pub(crate) fn draw(language: Language, view: &View) -> String {
    let mut text = format!("{}\n", heading(language, view));
    text += &Painting::as_text(language, view, GRID, |board, buffer| {
        picture::paint(board, &Emphasis::default(), buffer);
    });
    beside(language, view, &mut text);
    let scores = view.scores();
    for seat in [Seat(0), Seat(1)] {
        player(language, view, seat, scores.of(seat), &mut text);
    }
    if let TakenView::Card(card) = view.taken {
        let card = cards::in_full(language, view.rules.tribe(card));
        let _ = writeln!(text, "{}", t!(language, "card-in-question", card = card));
    }
    text
}

/// What lies beside the board: the dunes and the open tribe card.
fn beside(language: Language, view: &View, text: &mut String) {
    for place in DunePlace::ALL {
        let Some(open) = view.open_dunes[place.index()] else { continue };
        let open = view.rules.dune(open);
        let owners: String =
            owners(view, place).map(|seat| format!("{} ", TargiTable::shape(seat))).collect();
        let about = format!("{owners}{}: {}", open.id, dune::text(language, &open.effect));
        let line = t!(language, "dune-at", place = place.to_string(), dune = about);
        let _ = writeln!(text, "{line}");
    }
    if let Some(card) = view.tribe_top {
        let card = cards::in_full(language, view.rules.tribe(card));
        let _ = writeln!(text, "{}", t!(language, "open-card-line", card = card));
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
pub(crate) fn tokens(language: Language, view: &View, seat: Seat) -> Option<Cow<'static, str>> {
    if view.rules.options.tokens == TokenRule::Off {
        return None;
    }
    let player = &view.players[seat.index()];
    let left = match view.put_back[seat.index()] {
        PutBackView::None => brief::tokens(language, player.tokens.iter()),
        PutBackView::Hidden => t!(language, "tokens-still-secret").into_owned(),
        PutBackView::Token(back) => {
            brief::tokens(language, player.tokens.iter().filter(|token| *token != back))
        }
    };
    let lying = [player.targi_token.map(Spot::Border), player.marker_token.map(Spot::Centre)];
    let lying: Vec<String> = lying.into_iter().flatten().map(|at| at.to_string()).collect();
    let left = match lying.is_empty() {
        true => left,
        false => {
            let places = list(language, &lying);
            t!(language, "tokens-lying", tokens = left, places = places).into_owned()
        }
    };
    Some(t!(language, "tokens-line", tokens = left))
}

/// The round; tokens are chosen before the first.
pub(crate) fn round(language: Language, view: &View) -> Cow<'static, str> {
    match view.round {
        0 => t!(language, "before-round-one"),
        round => t!(language, "round-n", round = round),
    }
}

/// Round, start player and robber in one line.
fn heading(language: Language, view: &View) -> String {
    let l = language;
    if view.to_act.is_none() {
        return t!(l, "after-rounds", round = view.round).into_owned();
    }
    let start = format!("{} {}", TargiTable::seat(l, view.start), TargiTable::shape(view.start));
    let robber = match view.robber {
        Some(field) => t!(l, "robber-on", field = field.number()),
        None => t!(l, "robber-beside"),
    };
    let targia =
        view.targia.map(|at| t!(l, "targia-on", sign = TARGIA.to_string(), field = at.number()));
    let parts = [round(l, view), t!(l, "name-starts", name = start), robber];
    let parts = parts.into_iter().chain(targia).chain(coming_raid(l, view));
    parts.collect::<Vec<_>>().join(" · ")
}

/// The corner that the robber reaches next.
pub(crate) fn next_corner(view: &View) -> Option<Field> {
    let from = view.robber.map_or(1, Field::number);
    (from..=Field::COUNT).filter_map(Field::new).find(|field| field.is_corner())
}

/// When and what the robber demands next.
pub(crate) fn coming_raid(language: Language, view: &View) -> Option<Cow<'static, str>> {
    let corner = next_corner(view)?;
    let Border::Raid(demand) = view.rules.border(corner) else { return None };
    let rounds = corner.number() - view.robber.map_or(0, Field::number);
    let demand = border::demanded(language, &demand);
    Some(t!(language, "raid-when", count = rounds, demand = demand))
}

fn player(language: Language, view: &View, seat: Seat, score: &Score, text: &mut String) {
    let l = language;
    let player = &view.players[seat.index()];
    let name = TargiTable::seat(l, seat);
    let name = if view.seat == Some(seat) { t!(l, "name-you", name = name) } else { name };
    let gold = (player.card_gold > 0).then(|| t!(l, "gold-on-a-card", gold = player.card_gold));
    let purse = brief::purse(l, &view.rules, &player.purse).into();
    let parts = [t!(l, "points-of", points = score.total()), purse];
    let parts = parts.into_iter().chain(gold).chain([hand(l, view, seat)]);
    let parts = parts.collect::<Vec<_>>().join(" · ");
    let _ = writeln!(text, "{} {name}: {parts}", TargiTable::shape(seat));
    if let Some(tokens) = tokens(l, view, seat) {
        let _ = writeln!(text, "  {tokens}");
    }
    for row in Row::ALL.into_iter().filter(|row| player.display.row_len(*row) > 0) {
        let mut places: Vec<String> =
            player.display.row(row).map(|card| brief::displayed(l, view, seat, card)).collect();
        places.resize(targi::Display::PLACES, "·".to_owned());
        let cells: String = places.iter().map(|place| format!("{place:<17} ")).collect();
        let name = t!(l, "row-n", row = row.index() + 1);
        let line = format!("  {name}  {cells}{}", brief::row_state(l, view, seat, row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

/// A hand in words, as the viewer may know it.
pub(crate) fn hand(language: Language, view: &View, seat: Seat) -> Cow<'static, str> {
    let l = language;
    let known = |hand: HandView| match hand {
        HandView::Card { card, .. } => Some(view.rules.tribe(card)),
        HandView::Hidden { .. } => None,
    };
    let named = |card: Option<&TribeCard>| match card {
        Some(card) => cards::tribe(l, card),
        None => t!(l, "unseen"),
    };
    let hand: Vec<_> = view.players[seat.index()].hand().map(known).collect();
    let hand = match hand.as_slice() {
        [] => t!(l, "hand-empty"),
        [None] => t!(l, "one-unseen"),
        [Some(card)] => {
            t!(l, "card-for", card = cards::tribe(l, card), cost = card.cost.to_string())
        }
        [None, None] => t!(l, "two-unseen"),
        cards => list(l, &cards.iter().copied().map(named).collect::<Vec<_>>()).into(),
    };
    t!(l, "hand-line", hand = hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Game, Seed};
    use targi::{Options, State};

    #[test]
    fn the_text_picture_shows_every_field_and_both_players() {
        let state = State::new(&Options::default(), &Seed::new("picture"));
        let text = draw(Language::English, &state.view(Some(Seat(0))));
        for name in ["Noble", "Trader", "Fata Morgana", "Silversmith", "Caravan", "Raid 4"] {
            assert!(text.contains(name), "{name} is missing in\n{text}");
        }
        assert!(text.contains('✖'), "the robber is missing in\n{text}");
        assert!(text.contains("▲ Blue (you)") && text.contains("● Ivory:"), "{text}");
        for language in Language::ALL {
            let text = draw(language, &state.view(Some(Seat(0))));
            assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
        }
    }

    #[test]
    fn a_german_table_is_drawn_in_german() {
        let state = State::new(&Options::default(), &Seed::new("picture"));
        let text = draw(Language::German, &state.view(Some(Seat(0))));
        for words in ["Runde 1 · ", "Adliger", "Händler", "Karawane", "▲ Blau (du)", "Hand: leer"]
        {
            assert!(text.contains(words), "{words} is missing in\n{text}");
        }
    }
}
