//! What the tests of every game's screens begin with.

use crate::{Keeping, Options, Overlay, Palette, Screen, Session, Spread, draw, play_in_lines};
use caravanserai_core::{Seat, Seed};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use words::{Language, t};

/// A fresh screen without colours, the person on seat 0 against the greedy opponent.
pub fn screen<T: Spread>(options: &Options<T>, seed: &str) -> Screen<T> {
    screen_in(Language::English, options, seed)
}

/// The same in a language.
pub fn screen_in<T: Spread>(language: Language, options: &Options<T>, seed: &str) -> Screen<T> {
    Screen::new(session(language, options, seed), Keeping::default(), Palette::plain())
}

fn session<T: Spread>(language: Language, options: &Options<T>, seed: &str) -> Session<T> {
    Session::deal(options, Seed::new(seed), Seat(0), "greedy").speaking(language)
}

/// Presses a key.
pub fn press<T: Spread>(screen: &mut Screen<T>, code: KeyCode) {
    screen.press(KeyEvent::new(code, KeyModifiers::NONE));
}

/// What a screen of this size shows, line by line.
pub fn lines<T: Spread>(screen: &Screen<T>, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test's terminal");
    terminal.draw(|canvas| draw(screen, canvas)).expect("drawn in memory");
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect();
    (0..height).map(line).collect()
}

/// What a screen of this size shows.
pub fn text<T: Spread>(screen: &Screen<T>, width: u16, height: u16) -> String {
    lines(screen, width, height).join("\n")
}

/// Plays a whole game on the screen and gives what a large window shows to `look`; now
/// and then also what a small one shows, of every choice, page and overlay.
pub fn walk_through<T: Spread>(screen: &mut Screen<T>, mut look: impl FnMut(&str)) {
    for turn in 0_usize..4000 {
        if screen.session.is_over() {
            break;
        }
        look(&text(screen, 150, 50));
        let count = screen.session.choices().len();
        if turn % 8 == 0 {
            for selected in 0..count.min(30) {
                screen.selected = selected;
                look(&text(screen, 80, 24));
            }
            for _ in 0..4 {
                press(screen, KeyCode::Tab);
                look(&text(screen, 80, 24));
            }
        }
        if turn % 40 == 0 {
            let help = (0..60).step_by(15).map(Overlay::Help);
            for overlay in help.chain([Overlay::EndTurn, Overlay::Quit]) {
                screen.overlay = Some(overlay);
                look(&text(screen, 80, 24));
            }
            screen.overlay = None;
        }
        screen.selected = (turn * 7) % count;
        press(screen, KeyCode::Enter);
        if screen.overlay == Some(Overlay::EndTurn) {
            press(screen, KeyCode::Char('y'));
        }
    }
    assert!(screen.session.is_over(), "the game ends");
    look(&text(screen, 80, 24));
}

/// What line mode says to these lines.
pub fn plain<T: Spread>(
    language: Language,
    options: &Options<T>,
    seed: &str,
    input: &str,
) -> String {
    let mut output = Vec::new();
    let session = session::<T>(language, options, seed);
    play_in_lines(session, Keeping::default(), input.as_bytes(), &mut output)
        .expect("written to memory");
    String::from_utf8(output).expect("the output is UTF-8")
}

/// Plays a whole game in lines and asks for everything that is told there, these cards too:
/// no line is longer than a terminal is wide.
pub fn check_lines_fit<T: Spread>(options: &Options<T>, cards: &[&str]) {
    let asked = cards.iter().map(|card| format!("card {card}\n"));
    let mut input: String = asked.chain(["help\nbar\nundo\nnonsense\n".to_owned()]).collect();
    for turn in 0..3000 {
        input += &match turn {
            3 => "bar\n".to_owned(),
            20 | 60 | 160 => "hint\nboard\n".to_owned(),
            _ => format!("{}\n", 1 + turn * 5 % 13),
        };
    }
    input += "log\n";
    for language in Language::ALL {
        let shown = plain::<T>(language, options, "lines", &input);
        assert!(shown.contains(t!(language, "terminal-total").as_ref()), "a whole game is played");
        // Behind the sign that asks stands what is typed, and with it ends the line.
        let lines = shown.lines().map(|line| line.trim_start_matches("> "));
        let long: Vec<&str> = lines.filter(|line| line.chars().count() > 80).collect();
        assert!(
            long.is_empty(),
            "{} lines are too long:\n{}",
            long.len(),
            long[..long.len().min(9)].join("\n")
        );
    }
}

/// Keys and commands that are the same in every language, and what testing brings along.
const KEPT: &[&str] = &[
    "Enter",
    "Esc",
    "Tab",
    "PgUp",
    "PgDn",
    "caravanserai",
    "play",
    "resume",
    "record",
    "undo",
    "hint",
    "bar",
    "board",
    "log",
    "save",
    "FILE",
    "help",
    "quit",
    "end",
    "card",
    "new",
];

/// The words that a screen in [`Language::Marked`] shows though they are in no text:
/// there the letters of texts are disguised. The words of `known`, such as those of
/// text forms, may be seen.
pub fn outside_texts(shown: &str, known: &[&str]) -> Vec<String> {
    let words = shown.split(|letter: char| !letter.is_ascii_alphabetic());
    let foreign = |word: &&str| word.len() > 1 && !KEPT.contains(word) && !known.contains(word);
    words.filter(foreign).map(str::to_owned).collect()
}
