//! Where everything of Targi is on the screen.

use super::picture::{self, Emphasis};
use super::{detail, labels, panes};
use crate::TargiTable;
use ::words::{Language, t};
use caravanserai_core::Seat;
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
use targi::{Choice, Spot, View};
use terminal::grid::{Grid, Painting};
use terminal::palette::{INDIGO, INK, IVORY};
use terminal::panes as shared;
use terminal::{Detail, Page, Room, Screen, Spread};

/// The lines of the players' panes below the board.
const PLAYERS_HEIGHT: u16 = 11;
/// The width of the choices in small windows.
const SMALL_SIDE: u16 = 29;
/// The most lines of an explanation that leave room for the log below it.
const MOST_DETAIL: u16 = 13;

impl Spread for TargiTable {
    const SEAT_COLOURS: &'static [(Color, Color)] = &[(IVORY, INDIGO), (INK, IVORY)];

    fn key(choice: Choice, index: usize) -> String {
        labels::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        labels::keeps(choice)
    }

    fn labels(language: Language, view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        labels::labels(language, view, choices, width)
    }

    fn detail(language: Language, view: &View, choice: Choice) -> Detail {
        detail::detail(language, view, choice)
    }

    fn pages(language: Language, view: &View) -> (&'static [Page], Cow<'static, str>) {
        if panes::lies_beside(view) {
            (&[Page::Board, Page::Beside, Page::Players, Page::Log], t!(language, "pages-beside"))
        } else {
            (&[Page::Board, Page::Players, Page::Log], t!(language, "pages-players"))
        }
    }

    fn status(screen: &Screen<TargiTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::track(screen, width),
        }
    }

    fn place_in_game(language: Language, view: &View) -> String {
        panes::place_in_game(language, view)
    }

    fn page_width(_: &View, area: Rect) -> u16 {
        picture::fitting(area.width.saturating_sub(SMALL_SIDE), area.height).width()
    }

    fn paint_page(screen: &Screen<TargiTable>, page: Page, area: Rect, canvas: &mut Canvas<'_>) {
        match page {
            Page::Board => {
                paint_board(screen, picture::fitting(area.width, area.height), area, canvas);
            }
            Page::Beside => panes::beside_in_full(screen, area, canvas),
            Page::Players => {
                players(screen, Layout::vertical([Constraint::Fill(1); 2]), area, canvas)
            }
            Page::Log => shared::log(screen, area, canvas),
        }
    }

    fn paint_all(screen: &Screen<TargiTable>, area: Rect, canvas: &mut Canvas<'_>) {
        let widest = area.width.saturating_sub(shared::SIDE_WIDTH);
        let grid = picture::fitting(widest, area.height - PLAYERS_HEIGHT);
        let [left, side] =
            Layout::horizontal([Constraint::Length(grid.width()), Constraint::Fill(1)]).areas(area);
        let [board, below] =
            Layout::vertical([Constraint::Length(grid.height()), Constraint::Fill(1)]).areas(left);
        paint_board(screen, grid, board, canvas);
        players(screen, Layout::horizontal([Constraint::Fill(1); 2]), below, canvas);
        let side = beside(screen, side, canvas);
        shared::side(screen, side, MOST_DETAIL, canvas);
    }
}

/// Both players, each in a half.
fn players(screen: &Screen<TargiTable>, halves: Layout, area: Rect, canvas: &mut Canvas<'_>) {
    let halves: [Rect; 2] = halves.areas(area);
    for (seat, half) in screen.session.seats().zip(halves) {
        panes::player(screen, seat, half, canvas);
    }
}

/// With the expansion the dunes come first; what is left of the room follows.
fn beside(screen: &Screen<TargiTable>, side: Rect, canvas: &mut Canvas<'_>) -> Rect {
    if !panes::lies_beside(&screen.view) {
        return side;
    }
    let height = panes::beside_height(&screen.view);
    let [dunes, rest] =
        Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(side);
    panes::beside(screen, dunes, canvas);
    rest
}

fn paint_board(screen: &Screen<TargiTable>, grid: Grid, area: Rect, canvas: &mut Canvas<'_>) {
    picture::paint(&Painting::on(screen, grid, area), &emphasis(screen), canvas.buffer_mut());
}

/// What the board shows of the choices.
pub(super) fn emphasis(screen: &Screen<TargiTable>) -> Emphasis {
    let spots = |choice: &Choice| spots(&screen.view, *choice);
    let open = screen.session.choices().iter().flat_map(spots).collect();
    let Some(choice) = screen.choice() else { return Emphasis::default() };
    let coming = match choice {
        Choice::Place(Spot::Border(field)) => labels::crossings(&screen.view, field),
        _ => Vec::new(),
    };
    let seat = screen.session.seat();
    let coming = coming.into_iter().map(|place| (seat, place)).collect();
    Emphasis { selected: spots(&choice), open, coming }
}

/// What a choice is about on the board or beside it.
fn spots(view: &View, choice: Choice) -> Vec<Spot> {
    match choice {
        Choice::Use(Spot::Targia) => view.targia.map(Spot::Border).into_iter().collect(),
        Choice::Place(spot) | Choice::Token(spot) | Choice::Use(spot) | Choice::Pick(spot) => {
            vec![spot]
        }
        Choice::MoveMarker { from, to } => vec![Spot::Centre(from), Spot::Centre(to)],
        _ => Vec::new(),
    }
}

/// The points of both players.
pub(super) fn points(screen: &Screen<TargiTable>) -> [i16; 2] {
    let scores = screen.view.scores();
    [0, 1].map(|seat| scores.of(Seat(seat)).total())
}

#[cfg(test)]
mod tests {
    use super::super::labels;
    use super::*;
    use ::words::Language;
    use caravanserai_core::{Game, Seat};
    use ratatui::crossterm::event::KeyCode;
    use targi::{CentreView, Choice, HandView, Options, Place, Spot, TokenRule};
    use terminal::Overlay;
    use terminal::testing::{self, lines, press, text};

    #[test]
    fn a_save_is_named_after_its_seed_and_stays_in_its_folder() {
        let screen = screen("../a b");
        let file = terminal::Keeping::default().file(&screen.session);
        assert_eq!(file, std::path::PathBuf::from("targi-___a_b.record"));
    }

    fn screen(seed: &str) -> Screen<TargiTable> {
        screen_with(&Options::default(), seed)
    }

    fn screen_with(options: &Options, seed: &str) -> Screen<TargiTable> {
        testing::screen(options, seed)
    }

    /// The expansion with secretly chosen tokens, Blue first.
    fn expansion() -> Options {
        Options {
            expansion: true,
            tokens: TokenRule::Secret,
            start: Some(Seat(0)),
            ..Options::default()
        }
    }

    fn holds_hidden_card(screen: &Screen<TargiTable>) -> bool {
        screen.view.players[1].hand().any(|card| matches!(card, HandView::Hidden { .. }))
    }

    #[test]
    fn arrows_walk_over_the_board() {
        let mut screen = screen("arrows");
        let field = |screen: &Screen<TargiTable>| match screen.choice() {
            Some(Choice::Place(Spot::Border(field))) => field.number(),
            other => panic!("a field is selected, not {other:?}"),
        };
        press(&mut screen, KeyCode::Char('2'));
        for (key, reached) in
            [(KeyCode::Right, 3), (KeyCode::Down, 9), (KeyCode::Left, 10), (KeyCode::Up, 2)]
        {
            press(&mut screen, key);
            assert_eq!(field(&screen), reached, "{key:?}");
        }
    }

    #[test]
    fn sentence_robber_and_choices_are_seen_at_every_size() {
        let screen = screen("sizes");
        for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 50), (300, 100)] {
            let text = text(&screen, width, height);
            assert!(text.contains("Blue ▲: Place a Targi on a numbered field."), "{text}");
            assert!(text.contains('✖'), "{text}");
            assert!(text.contains("▸"), "{text}");
            for name in ["Noble", "Trader", "Caravan", "Raid 4"] {
                assert!(text.contains(name), "{name} is missing:\n{text}");
            }
            let frame_ends = lines(&screen, width, height)
                .iter()
                .filter(|line| line.ends_with('│') || line.ends_with('╯') || line.ends_with('╮'))
                .count();
            assert!(frame_ends >= usize::from(height) - 3, "something overflows:\n{text}");
        }
    }

    #[test]
    fn a_window_that_is_too_small_says_so() {
        let text = text(&screen("small"), 60, 20);
        assert!(text.contains("60 × 20") && text.contains("80 × 24"), "{text}");
    }

    #[test]
    fn all_panes_are_a_key_away_in_a_small_window() {
        let mut screen = screen("pages");
        press(&mut screen, KeyCode::Tab);
        assert!(text(&screen, 80, 24).contains("Hand: empty"));
        press(&mut screen, KeyCode::Tab);
        assert!(text(&screen, 80, 24).contains("Round 1, "));
        press(&mut screen, KeyCode::Tab);
        assert!(text(&screen, 80, 24).contains("Silversm."));
    }

    #[test]
    fn a_field_is_selected_by_its_number_and_its_crossings_are_shown() {
        let mut screen = screen("keys");
        for sign in ['1', '4'] {
            press(&mut screen, KeyCode::Char(sign));
        }
        assert_eq!(screen.choice().map(|choice| choice.to_string()), Some("place 14".to_owned()));
        press(&mut screen, KeyCode::Enter);
        let crossing = screen.session.choices().iter().position(|choice| {
            let Choice::Place(Spot::Border(field)) = choice else { return false };
            !labels::crossings(&screen.view, *field).is_empty()
        });
        screen.selected = crossing.expect("some field crosses the row");
        assert!(text(&screen, 80, 24).contains('△'));
    }

    #[test]
    fn undo_says_why_it_cannot() {
        let mut screen = screen("undo");
        press(&mut screen, KeyCode::Char('u'));
        assert!(screen.notice.is_some());
        press(&mut screen, KeyCode::Enter);
        press(&mut screen, KeyCode::Char('u'));
        assert!(text(&screen, 80, 24).contains("Your opponent has acted since"));
    }

    /// The ids of the tribe cards that the person has not seen: in the
    /// opponent's hand or face down in the centre.
    fn hidden_cards(screen: &Screen<TargiTable>) -> Vec<String> {
        let position = screen.session.state().position();
        let all = serde_json::to_value(position).unwrap();
        let face_up =
            |place: &Place| !matches!(screen.view.centre[place.index()], CentreView::FaceDown(_));
        let mut hidden = Vec::new();
        for place in Place::all().filter(|place| !face_up(place)) {
            hidden.push(all["centre"][place.index()].to_string());
        }
        if holds_hidden_card(screen) {
            hidden.push(all["players"][1]["hand"].to_string());
        }
        let id = |text: String| {
            let from = text.find("\"B")? + 1;
            Some(text[from..from + 3].to_owned())
        };
        hidden.into_iter().filter_map(id).collect()
    }

    #[test]
    fn a_whole_game_fits_the_screen_and_shows_nothing_hidden() {
        let mut screen = screen("whole game 2");
        let (mut hidden_hands, mut hidden_cards_seen) = (0, 0);
        for turn in 0_usize..2000 {
            if screen.session.is_over() {
                break;
            }
            let shown = text(&screen, 200, 100);
            for id in hidden_cards(&screen) {
                hidden_cards_seen += 1;
                assert!(!shown.contains(&id), "{id} is hidden but shown:\n{shown}");
            }
            if holds_hidden_card(&screen) {
                hidden_hands += 1;
                assert!(shown.contains("Hand: one card, unseen"), "{shown}");
            }
            if turn % 7 == 0 {
                text(&screen, 80, 24);
            }
            screen.selected = (turn * 5) % screen.session.choices().len();
            press(&mut screen, KeyCode::Enter);
            if screen.overlay == Some(Overlay::EndTurn) {
                press(&mut screen, KeyCode::Char('y'));
            }
        }
        assert!(screen.session.is_over(), "the game ends");
        assert!(hidden_hands > 0, "the opponent once held a card unseen");
        assert!(hidden_cards_seen > hidden_hands, "cards lay face down");
        let shown = text(&screen, 80, 24);
        assert!(shown.contains("Scoring cards") && shown.contains("new game"), "{shown}");
    }

    #[test]
    fn the_secret_token_of_the_opponent_is_not_shown() {
        let mut screen = screen_with(&Options { start: Some(Seat(1)), ..expansion() }, "secret");
        let shown = text(&screen, 200, 60);
        assert!(shown.contains("Which action token do you do without?"), "{shown}");
        assert!(shown.contains("Tokens: three of four, still secret"), "{shown}");
        assert!(!shown.contains("Plays without"), "{shown}");
        press(&mut screen, KeyCode::Enter);
        let shown = text(&screen, 200, 60);
        assert!(shown.contains("Ivory: Plays without the"), "{shown}");
        assert!(shown.contains("Tokens: Targi, marker, waiver"), "{shown}");
    }

    #[test]
    fn dunes_top_card_and_targia_are_seen_at_every_size() {
        let mut screen = screen_with(&expansion(), "beside");
        press(&mut screen, KeyCode::Enter);
        for (width, height) in [(120, 40), (200, 50), (300, 100)] {
            let shown = text(&screen, width, height);
            for sign in ["d1‹N", "d3‹N", " top E", "✿", "2W"] {
                assert!(shown.contains(sign), "{sign} is missing:\n{shown}");
            }
        }
        press(&mut screen, KeyCode::Char('d'));
        let shown = text(&screen, 80, 24);
        for sign in ["▸d1  ", "✿", "2W", "Water"] {
            assert!(shown.contains(sign), "{sign} is missing:\n{shown}");
        }
        press(&mut screen, KeyCode::Tab);
        let shown = text(&screen, 80, 24);
        for sign in ["▸d1‹N", "Open tribe card: ", "(reconstructed)", "Targia ✿ on"] {
            assert!(shown.contains(sign), "{sign} is missing:\n{shown}");
        }
    }

    #[test]
    fn an_open_card_without_the_expansion_lies_beside_the_board_alone() {
        let mut options = Options::default();
        let fourteen = targi::Field::new(14).expect("a field");
        options.border.set(fourteen, targi::Edition::Expansion);
        let screen = screen_with(&options, "open card");
        let shown = text(&screen, 120, 40);
        assert!(shown.contains("╭ Open tribe card ─") && shown.contains(" top B"), "{shown}");
        assert!(!shown.contains("d1"), "{shown}");
        assert!(!text(&self::screen("no open card"), 120, 40).contains("pen tribe card"));
    }

    #[test]
    fn a_targi_on_a_dune_is_seen_beside_it() {
        let mut screen = screen_with(&expansion(), "on a dune");
        press(&mut screen, KeyCode::Enter);
        for sign in ['d', '2'] {
            press(&mut screen, KeyCode::Char(sign));
        }
        assert!(text(&screen, 120, 40).contains("▸d2‹N"));
        press(&mut screen, KeyCode::Enter);
        let shown = text(&screen, 120, 40);
        let line = shown.lines().find(|line| line.contains(" d2 N")).expect("the dune is there");
        assert!(line.ends_with("▲ │"), "{shown}");
    }

    #[test]
    fn what_can_be_done_at_any_time_is_not_selected_by_itself() {
        let mut screen = screen_with(&expansion(), "selected");
        for _ in 0..60 {
            let choice = screen.choice().expect("the game goes on");
            assert!(!labels::keeps(choice), "{choice} is selected");
            press(&mut screen, KeyCode::Enter);
        }
    }

    /// Whether every line between bar and footer ends with a frame.
    fn is_framed(lines: &[String]) -> bool {
        let framed = |line: &&String| line.ends_with(['│', '╯', '╮']);
        lines.iter().filter(framed).count() >= lines.len() - 3
    }

    #[test]
    fn a_whole_expansion_game_fits_the_screen_and_every_task_has_its_sentence() {
        let mut covered_seen = 0;
        for (seed, language) in
            [("a", Language::English), ("b", Language::German), ("c", Language::English)]
        {
            let mut screen = testing::screen_in::<TargiTable>(language, &expansion(), seed);
            for turn in 0_usize..4000 {
                if screen.session.is_over() {
                    break;
                }
                let shown = text(&screen, 120, 40);
                let bar = shown.lines().next().unwrap_or("");
                let names = screen.session.names();
                assert!(bar.starts_with(&format!(" {} ▲: ", names[0])), "{bar}");
                assert!(bar.trim_end().chars().count() < 80, "{bar}");
                let mut keys: Vec<String> = screen.keys().collect();
                keys.sort_unstable();
                let count = keys.len();
                keys.dedup();
                assert_eq!(keys.len(), count, "two choices have one key:\n{shown}");
                for place in Place::all() {
                    if let CentreView::Covered(card) = screen.view.centre[place.index()] {
                        covered_seen += 1;
                        let id = &screen.view.rules.tribe(card).id;
                        assert!(shown.contains(&format!("{place} {id}")), "{id}:\n{shown}");
                    }
                }
                if screen.overlay.is_none() {
                    assert!(is_framed(&lines(&screen, 120, 40)), "{shown}");
                    assert!(turn % 5 > 0 || is_framed(&lines(&screen, 80, 24)), "{shown}");
                }
                screen.selected = (turn * 7) % count;
                press(&mut screen, KeyCode::Enter);
                if screen.overlay == Some(Overlay::EndTurn) {
                    press(&mut screen, KeyCode::Char('y'));
                }
            }
            assert!(screen.session.is_over(), "the game ends");
            let part = if language == Language::German { "Übriges Wasser" } else { "Water left" };
            assert!(text(&screen, 80, 24).contains(part));
        }
        assert!(covered_seen > 0, "known cards lay face down");
    }

    #[test]
    fn every_overlay_fits_the_smallest_window() {
        let mut screen = screen("overlays");
        for overlay in [Overlay::Help(0), Overlay::Help(40), Overlay::Quit, Overlay::Result] {
            screen.overlay = Some(overlay);
            let text = text(&screen, 80, 24);
            assert!(text.contains('╰'), "{text}");
        }
        for (language, end) in
            [(Language::English, "card just played for 2 VP"), (Language::German, "gegen 2 SP.")]
        {
            let mut screen = testing::screen_in::<TargiTable>(language, &expansion(), "help");
            press(&mut screen, KeyCode::Char('?'));
            (0..20).for_each(|_| press(&mut screen, KeyCode::PageDown));
            let shown = text(&screen, 80, 24);
            assert!(shown.contains(end), "the help can be read to its end:\n{shown}");
        }
    }
}
