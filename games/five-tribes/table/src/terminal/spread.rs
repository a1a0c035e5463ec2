//! Where everything of Five Tribes is on the screen.

use super::board::{self, Emphasis};
use super::{detail, keys, panes};
use crate::FiveTribesTable;
use ::words::{Language, t};
use five_tribes::{Choice, View};
use ratatui::Frame as Canvas;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
use terminal::grid::{Grid, Painting};
use terminal::palette::{INK, IVORY};
use terminal::panes as shared;
use terminal::{Detail, Page, Room, Screen, Spread};

/// The width of the choices in small windows.
const SMALL_SIDE: u16 = 25;
/// The lines below the board for turn order, row and djinns.
const BESIDE: u16 = 4;
/// The most lines of an explanation that leave room for the log below it.
const MOST_DETAIL: u16 = 12;

impl Spread for FiveTribesTable {
    const SEAT_COLOURS: &'static [(Color, Color)] = &[
        (INK, Color::Indexed(208)),
        (INK, Color::Indexed(211)),
        (IVORY, Color::Indexed(238)),
        (INK, Color::Indexed(80)),
    ];

    fn key(choice: Choice, index: usize) -> String {
        keys::key(choice, index)
    }

    fn keeps(choice: Choice) -> bool {
        matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_))
    }

    fn labels(language: Language, view: &View, choices: &[Choice], width: usize) -> Vec<String> {
        choices.iter().map(|choice| keys::label(language, view, *choice, width)).collect()
    }

    fn detail(language: Language, view: &View, choice: Choice) -> Detail {
        detail::detail(language, view, choice)
    }

    fn pages(language: Language, _: &View) -> (&'static [Page], Cow<'static, str>) {
        (&[Page::Board, Page::Beside, Page::Players, Page::Log], t!(language, "ft-pages"))
    }

    fn status(screen: &Screen<FiveTribesTable>, width: u16, room: Room) -> Paragraph<'static> {
        match room {
            Room::Small => panes::purses(screen, width),
            Room::Large => panes::order(screen),
        }
    }

    fn place_in_game(language: Language, view: &View) -> String {
        format!("{} ", panes::round(language, view))
    }

    fn page_width(view: &View, area: Rect) -> u16 {
        small_board(view, area.width.saturating_sub(SMALL_SIDE), area.height).width()
    }

    fn paint_page(
        screen: &Screen<FiveTribesTable>,
        page: Page,
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        match page {
            Page::Board => {
                let grid = small_board(&screen.view, area.width, area.height);
                let [board, beside] =
                    Layout::vertical([Constraint::Length(grid.height()), Constraint::Fill(1)])
                        .areas(area);
                paint_board(screen, grid, board, canvas);
                panes::beside(screen, beside, canvas, true);
            }
            Page::Beside => panes::beside_in_full(screen, area, canvas),
            Page::Players => panes::players(screen, area, canvas),
            Page::Log => shared::log(screen, area, canvas),
        }
    }

    fn paint_all(screen: &Screen<FiveTribesTable>, area: Rect, canvas: &mut Canvas<'_>) {
        let widest = area.width.saturating_sub(shared::SIDE_WIDTH);
        let players = panes::players_height(screen, widest.min(90));
        let height = area.height.saturating_sub(BESIDE - 1 + players);
        let grid = board::fitting(&screen.view, widest, height);
        let [left, side] =
            Layout::horizontal([Constraint::Length(grid.width()), Constraint::Fill(1)]).areas(area);
        let [board, beside, players] = Layout::vertical([
            Constraint::Length(grid.height()),
            Constraint::Length(BESIDE - 1),
            Constraint::Fill(1),
        ])
        .areas(left);
        paint_board(screen, grid, board, canvas);
        panes::beside(screen, beside, canvas, false);
        panes::players(screen, players, canvas);
        shared::side(screen, side, MOST_DETAIL, canvas);
    }
}

/// The board of a small window, with a few lines left below.
fn small_board(view: &View, width: u16, height: u16) -> Grid {
    board::fitting(view, width, height.saturating_sub(BESIDE))
}

fn paint_board(screen: &Screen<FiveTribesTable>, grid: Grid, area: Rect, canvas: &mut Canvas<'_>) {
    let emphasis = Emphasis::of(screen.session.choices(), screen.choice());
    board::paint(&Painting::on(screen, grid, area), emphasis, canvas.buffer_mut());
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::Language;
    use caravanserai_core::Seat;
    use five_tribes::{Choice, Options, Task};
    use ratatui::crossterm::event::KeyCode;
    use std::collections::BTreeSet;
    use terminal::testing::{
        check_lines_fit, lines, outside_texts, plain, press, screen, screen_in, text, walk_through,
    };
    use terminal::{Decks, Overlay, Spread};

    fn options(players: u8, artisans: bool) -> Options {
        Options { players, artisans, ..Options::default() }
    }

    fn type_in(screen: &mut Screen<FiveTribesTable>, text: &str) {
        text.chars().for_each(|sign| press(screen, KeyCode::Char(sign)));
    }

    /// A screen on which the person has just been asked to walk.
    fn walking(seed: &str) -> Screen<FiveTribesTable> {
        let mut screen: Screen<FiveTribesTable> = screen(&options(2, false), seed);
        while screen.view.open.agenda.top() == Some(Task::Bid) {
            press(&mut screen, KeyCode::Enter);
        }
        assert_eq!(screen.view.open.agenda.top(), Some(Task::Walk), "somebody walks");
        screen
    }

    #[test]
    fn sentence_order_row_and_every_tile_are_seen_at_every_size() {
        let said = [
            (
                Language::English,
                "Orange ▲: Bid for your place",
                "Order 18",
                "Still to bid",
                "The row 1",
            ),
            (Language::German, "Orange ▲: Biete um", "Folge 18", "Bieten noch", "Die Reihe 1"),
        ];
        for (language, sentence, order, queue, row) in said {
            for artisans in [false, true] {
                let screen = screen_in::<FiveTribesTable>(language, &options(4, artisans), "sizes");
                for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 50), (300, 100)] {
                    let text = text(&screen, width, height);
                    for part in [sentence, order, queue, row] {
                        assert!(text.contains(part), "{part} is missing:\n{text}");
                    }
                    for at in screen.view.open.board.land() {
                        assert!(text.contains(&format!("{at} ")), "{at} is missing:\n{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_tile_and_a_step_are_selected_by_typing_them() {
        let mut screen = walking("typed");
        let from = screen.session.choices()[3];
        let Choice::Take(at) = from else { panic!("{from}") };
        type_in(&mut screen, &at.to_string());
        assert_eq!(screen.choice(), Some(from));
        press(&mut screen, KeyCode::Enter);
        let last = *screen.session.choices().last().expect("some step");
        let keys: Vec<String> = screen.keys().collect();
        type_in(&mut screen, keys.last().expect("its key"));
        assert_eq!(screen.choice(), Some(last));
        assert!(text(&screen, 80, 24).contains('@'), "the walk stands somewhere");
    }

    #[test]
    fn column_e_can_be_typed_and_does_not_end_the_turn() {
        let mut screen = walking("column e");
        type_in(&mut screen, "e");
        let Some(Choice::Take(at)) = screen.choice() else { panic!("a tile is selected") };
        assert_eq!((at.column(), &screen.notice), (4, &None));
    }

    #[test]
    fn a_whole_walk_is_typed_in_one_line() {
        let mut screen = walking("one line");
        let mut state = screen.session.state().clone();
        let mut walk = Vec::new();
        use caravanserai_core::Game;
        loop {
            let choices = state.legal();
            walk.push(choices[0]);
            state.play_unchecked(choices[0]);
            if state.open().agenda.top() != Some(Task::Step) {
                break;
            }
        }
        let line = five_tribes::WalkText::new(walk).expect("a walk").to_string();
        type_in(&mut screen, ":");
        type_in(&mut screen, &line);
        assert!(text(&screen, 80, 24).contains(&format!(":{line}")));
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.session.state().open().board, state.open().board);
        type_in(&mut screen, ":walk nowhere");
        press(&mut screen, KeyCode::Enter);
        assert!(text(&screen, 80, 24).contains("a walk looks like"));
    }

    #[test]
    fn arrows_walk_over_the_board() {
        let mut screen = walking("arrows");
        let at = |screen: &Screen<FiveTribesTable>| match screen.choice() {
            Some(Choice::Take(at)) => (at.column(), at.row()),
            other => panic!("a tile is selected, not {other:?}"),
        };
        type_in(&mut screen, "b2");
        for (key, reached) in [
            (KeyCode::Right, (2, 1)),
            (KeyCode::Down, (2, 2)),
            (KeyCode::Left, (1, 2)),
            (KeyCode::Up, (1, 1)),
        ] {
            press(&mut screen, key);
            assert_eq!(at(&screen), reached, "{key:?}");
        }
    }

    #[test]
    fn points_and_market_prices_are_seen_at_every_size() {
        for artisans in [false, true] {
            let screen: Screen<FiveTribesTable> = screen(&options(4, artisans), "prices");
            for (width, height) in [(80, 24), (120, 40), (200, 50)] {
                let shown = text(&screen, width, height);
                assert!(shown.contains("50 pts") && shown.matches('≥').count() > 2, "{shown}");
                let asked = |cards: u8, price: u8| {
                    let forms = [
                        format!("({cards} for {price})"),
                        format!("[{cards}:{price}]"),
                        format!("|{price}"),
                    ];
                    forms.iter().any(|form| shown.contains(form))
                };
                assert!(asked(1, 3) && asked(2, 6), "what markets ask:\n{shown}");
                assert_eq!(asked(1, 4), artisans, "the special market:\n{shown}");
            }
        }
    }

    #[test]
    fn a_hint_selects_what_it_names_and_tells_its_chance() {
        let mut screen = walking("hint");
        press(&mut screen, KeyCode::Char('i'));
        let choice = screen.choice().expect("something is selected");
        let shown = text(&screen, 120, 40);
        assert!(shown.contains(&choice.to_string()) && shown.contains(" %"), "{choice}:\n{shown}");
    }

    #[test]
    fn a_step_can_be_taken_back() {
        let mut screen = walking("back");
        press(&mut screen, KeyCode::Enter);
        press(&mut screen, KeyCode::Char('u'));
        assert_eq!(screen.view.open.agenda.top(), Some(Task::Walk));
        assert!(text(&screen, 80, 24).contains("Taken back: take"));
    }

    #[test]
    fn all_panes_are_a_key_away_in_a_small_window() {
        let mut screen: Screen<FiveTribesTable> = screen(&options(3, true), "pages");
        press(&mut screen, KeyCode::Tab);
        let shown = text(&screen, 80, 24);
        assert!(shown.contains("The row: ") && shown.contains("thief "), "{shown}");
        press(&mut screen, KeyCode::Tab);
        let shown = text(&screen, 80, 24);
        assert!(shown.contains("Orange (you): 50 coins") && shown.contains("unseen: 0"), "{shown}");
        press(&mut screen, KeyCode::Tab);
        assert!(text(&screen, 80, 24).contains("Round 1 begins with the auction"));
    }

    /// Labels in words, of which nothing may be cut in the smallest window.
    const fn is_in_words(choice: Choice) -> bool {
        !matches!(
            choice,
            Choice::UseDjinn(..)
                | Choice::BuyDjinn(..)
                | Choice::BuyThief(..)
                | Choice::PickDjinn(_)
        )
    }

    fn play_whole_game(mut screen: Screen<FiveTribesTable>) -> Screen<FiveTribesTable> {
        let language = screen.language();
        let mut cut = BTreeSet::new();
        for turn in 0_usize..3000 {
            if screen.session.is_over() {
                break;
            }
            let small = lines(&screen, 80, 24);
            let sentence = screen.session.sentence();
            let shown: String = sentence.chars().take(79).collect();
            assert!(small[0].starts_with(&format!(" {shown}")), "{sentence} in {}", small[0]);
            if sentence != shown {
                cut.insert(sentence);
            }
            assert!(small.iter().skip(2).take(20).any(|line| line.contains('▸')), "{small:?}");
            let mut keys: Vec<String> = screen.keys().collect();
            let room = 20 - keys.iter().map(String::len).max().unwrap_or(1);
            let choices = screen.session.choices();
            let labels = FiveTribesTable::labels(language, &screen.view, choices, room);
            for (label, choice) in labels.iter().zip(choices) {
                if is_in_words(*choice) && label.ends_with('…') {
                    cut.insert(format!("{choice}: {label}"));
                }
            }
            keys.sort_unstable();
            let count = keys.len();
            keys.dedup();
            assert_eq!(keys.len(), count, "two choices have one key: {keys:?}");
            if turn % 9 == 0 {
                text(&screen, 120, 40);
            }
            screen.selected = (turn * 7) % count;
            press(&mut screen, KeyCode::Enter);
        }
        assert!(screen.session.is_over(), "the game ends");
        assert!(cut.is_empty(), "{cut:#?}");
        assert_eq!(screen.overlay, Some(Overlay::Result));
        screen
    }

    #[test]
    fn whole_games_fit_the_screen_have_a_sentence_and_keep_items_secret() {
        for (players, artisans, seed) in [(2, false, "a"), (3, true, "b"), (4, true, "c")] {
            let screen =
                play_whole_game(screen_in(Language::English, &options(players, artisans), seed));
            let theirs = |line: &&terminal::Line| line.seat.is_some_and(|seat| seat != Seat(0));
            for line in screen.session.log().iter().filter(theirs) {
                assert!(!line.text.contains("Kept an item: "), "{}", line.text);
                assert!(!line.text.contains("Drew a card of the pile: "), "{}", line.text);
            }
            let shown = text(&screen, 80, 24);
            assert!(shown.contains("total") && shown.contains("new game"), "{shown}");
        }
    }

    #[test]
    fn whole_games_are_played_in_german() {
        for (players, artisans, seed) in [(2, false, "d"), (3, true, "e"), (4, true, "f")] {
            let screen =
                play_whole_game(screen_in(Language::German, &options(players, artisans), seed));
            let log: Vec<&str> =
                screen.session.log().iter().map(|line| line.text.as_str()).collect();
            let log = log.join("\n");
            for (german, english) in [
                ("geboten", "Bid "),
                ("aufgenommen", "Picked up"),
                ("Baumeister", "Builder"),
                ("Zug beendet", "Ended"),
                ("Das Spiel ist aus", "The game"),
            ] {
                assert!(log.contains(german) && !log.contains(english), "{german}, {english}");
            }
            let shown = text(&screen, 80, 24);
            assert!(shown.contains("zusammen") && shown.contains("neues Spiel"), "{shown}");
        }
    }

    #[test]
    fn the_help_can_be_read_to_its_end_in_the_smallest_window() {
        for (language, walk, last) in [
            (Language::English, ":walk c3: d3 red a whole walk", "are ours."),
            (Language::German, ":walk c3: d3 red ein ganzer Marsch", "unsere."),
        ] {
            let mut screen = screen_in::<FiveTribesTable>(language, &options(2, false), "help");
            press(&mut screen, KeyCode::Char('?'));
            let first = text(&screen, 80, 24);
            assert!(first.contains(walk), "{first}");
            (0..40).for_each(|_| press(&mut screen, KeyCode::PageDown));
            let end = text(&screen, 80, 24);
            assert!(end.contains(last), "{end}");
        }
    }

    /// What may be seen of words that are in no text: text forms with their ids, the
    /// names of djinns and thieves, and the letters of meeples.
    fn outside(shown: &str) -> Vec<String> {
        let catalogue = five_tribes::catalogue();
        let djinns = catalogue.djinns.iter().flat_map(|row| [row.id.as_str(), row.name.as_str()]);
        let thieves = catalogue.thieves.iter().flat_map(|row| [row.id.as_str(), row.name.as_str()]);
        let tiles = catalogue.tiles.iter().map(|row| row.id.as_str());
        let goods = catalogue.resources.iter().map(|row| row.id.as_str());
        let items = catalogue.items.iter().map(|row| row.id.as_str());
        let tribes = catalogue.tribes.iter().map(|row| row.id.as_str());
        let ids = djinns.chain(thieves).chain(tiles).chain(goods).chain(items).chain(tribes);
        let parts = ids.flat_map(|id| id.split(|letter: char| !letter.is_ascii_alphabetic()));
        let verbs =
            "bid fakirs take step fly pass camel tent kill of use buy card make on palm palace \
                     pick gather lay sell skip done walk elder elders fakir artisan five tribes"
                .split_whitespace();
        let known: Vec<&str> = parts.chain(verbs).collect();
        let is_meeples = |word: &str| word.chars().all(|letter| "YWGBRP".contains(letter));
        // A name may be cut in the middle.
        let is_cut = |word: &str| word.len() > 2 && known.iter().any(|name| name.starts_with(word));
        let mut words = outside_texts(shown, &known);
        words.retain(|word| !is_meeples(word) && !is_cut(word));
        words
    }

    #[test]
    fn every_word_on_the_screen_comes_from_the_texts() {
        let mut found = BTreeSet::new();
        let mut screen: Screen<FiveTribesTable> =
            screen_in(Language::Marked, &options(2, true), "7");
        walk_through(&mut screen, |shown| found.extend(outside(shown)));
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn every_word_of_line_mode_and_of_the_decks_comes_from_the_texts() {
        let mut input = "help\nboard\nbar\nhint\ncard\nkill a1 red\nbid 7\n".to_owned();
        for id in ["leta", "geb", "ziad", "crown", "lamp", "village", "sacred-15", "chasm"] {
            input += &format!("card {id}\n");
        }
        input += "bar\n";
        for turn in 0..2500 {
            input += &format!("{}\n", 1 + turn * 5 % 7);
        }
        input += "log\nnew\n";
        let shown = plain::<FiveTribesTable>(Language::Marked, &options(3, true), "lines", &input);
        let decks = FiveTribesTable.list(Language::Marked)
            + &FiveTribesTable.as_text(Language::Marked, "five-tribes").expect("the deck");
        let found: BTreeSet<String> =
            [shown, decks].iter().flat_map(|shown| outside(shown)).collect();
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn every_line_of_line_mode_fits_a_terminal() {
        let cards = ["leta", "geb", "ziad", "crown", "village", "sacred-15", "nobody"];
        check_lines_fit::<FiveTribesTable>(&options(4, true), &cards);
    }
}
