//! What is shown besides the game, and what the keys do to it.

use super::{Keeping, coach, overlays};
use crate::palette::Palette;
use crate::session::Session;
use crate::tabletop::{Choice, Page, Spread, View};
use caravanserai_core::Seed;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::borrow::Cow;
use std::io::Error;
use std::path::Path;
use words::{Language, illegal, t, unreadable};

/// The full-screen game: the session and where the person looks.
pub struct Screen<T: Spread> {
    /// The game.
    pub session: Session<T>,
    /// Where it is saved.
    pub keeping: Keeping,
    /// Its colours.
    pub palette: Palette,
    /// What the person sees; follows the session.
    pub view: View<T>,
    /// The selected choice, by its place in the list.
    pub selected: usize,
    /// Digits and letters of a key that is being typed.
    pub typed: String,
    /// A choice that is being typed in its text form, after a colon.
    pub line: Option<String>,
    /// The page that a small window shows.
    pub page: Page,
    /// What lies over everything.
    pub overlay: Option<Overlay>,
    /// A message for the person, until the next key.
    pub notice: Option<String>,
    /// Whether no key was pressed since something happened.
    pub fresh: bool,
    /// How many lines the log is scrolled back.
    pub log_back: usize,
    /// The person's probability to win, while that is shown.
    pub standing: Option<f32>,
    bar: Bar,
}

/// Whether it is shown how things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    On,
    Off,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The help, scrolled down by so many lines.
    Help(u16),
    /// Whether to end the turn with actions left.
    EndTurn,
    /// Whether to leave.
    Quit,
    /// The result.
    Result,
}

/// What comes after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    GoOn,
    Leave,
}

/// Lines that one key scrolls the log by.
const LOG_STEP: usize = 5;
/// The longest line that can be typed.
const MAX_LINE: usize = 200;

impl<T: Spread> Screen<T> {
    /// A screen for a game.
    pub fn new(session: Session<T>, keeping: Keeping, palette: Palette) -> Screen<T> {
        let mut screen = Screen {
            view: session.view(),
            session,
            keeping,
            palette,
            selected: 0,
            typed: String::new(),
            line: None,
            page: Page::Board,
            overlay: None,
            notice: None,
            fresh: false,
            log_back: 0,
            standing: None,
            bar: Bar::Off,
        };
        screen.look();
        screen
    }

    /// The selected choice, while there are any.
    pub fn choice(&self) -> Option<Choice<T>> {
        self.session.choices().get(self.selected).copied()
    }

    /// The language of everything on the screen.
    pub fn language(&self) -> Language {
        self.session.language()
    }

    /// Carries out a key.
    pub fn press(&mut self, key: KeyEvent) -> Next {
        self.notice = None;
        self.fresh = false;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => self.interrupt(),
                _ => Next::GoOn,
            };
        }
        match self.overlay {
            Some(Overlay::Help(line)) => self.press_in_help(key.code, line),
            Some(Overlay::EndTurn) => self.press_at_end_of_turn(key.code),
            Some(Overlay::Quit) => return self.press_at_quit(key.code),
            Some(Overlay::Result) => return self.press_at_result(key.code),
            None if self.line.is_some() => self.press_in_line(key.code),
            None => self.press_at_table(key.code),
        }
        Next::GoOn
    }

    /// The first Ctrl-C asks, the second leaves at once.
    fn interrupt(&mut self) -> Next {
        if self.overlay == Some(Overlay::Quit) || self.session.is_over() {
            return Next::Leave;
        }
        self.overlay = Some(Overlay::Quit);
        Next::GoOn
    }

    fn press_at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.walk((0, -1)),
            KeyCode::Down => self.walk((0, 1)),
            KeyCode::Left => self.walk((-1, 0)),
            KeyCode::Right => self.walk((1, 0)),
            KeyCode::Char('k') => self.select_by(-1),
            KeyCode::Char('j') => self.select_by(1),
            KeyCode::Home => self.select(0),
            KeyCode::End => self.select(self.session.choices().len().saturating_sub(1)),
            KeyCode::Enter if self.session.is_over() => self.overlay = Some(Overlay::Result),
            KeyCode::Enter | KeyCode::Char(' ') => self.carry_out(),
            KeyCode::Tab => self.turn_page(),
            KeyCode::BackTab => (1..self.pages().len()).for_each(|_| self.turn_page()),
            KeyCode::PageUp => self.scroll_log(LOG_STEP as isize),
            KeyCode::PageDown => self.scroll_log(-(LOG_STEP as isize)),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help(0)),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('e') if !self.names_choice('e') => self.end_turn(),
            KeyCode::Char(':') => self.line = Some(String::new()),
            KeyCode::Char('i') => self.hint(),
            KeyCode::Char('b') if !self.names_choice('b') => self.toggle_bar(),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('q') => self.overlay = Some(self.way_out()),
            KeyCode::Char(sign) => self.type_key(sign),
            _ => {}
        }
    }

    fn way_out(&self) -> Overlay {
        if self.session.is_over() { Overlay::Result } else { Overlay::Quit }
    }

    fn press_in_help(&mut self, code: KeyCode, line: u16) {
        self.overlay = match code {
            KeyCode::Up | KeyCode::Char('k') => Some(Overlay::Help(line.saturating_sub(1))),
            KeyCode::Down | KeyCode::Char('j') => Some(Overlay::Help(line.saturating_add(1))),
            KeyCode::PageUp => Some(Overlay::Help(line.saturating_sub(10))),
            KeyCode::PageDown | KeyCode::Char(' ') => Some(Overlay::Help(line.saturating_add(10))),
            _ => None,
        };
        // Beyond the last page there is nothing to read.
        if let Some(Overlay::Help(line)) = &mut self.overlay {
            *line = (*line).min(overlays::HELP_LINES);
        }
    }

    fn press_at_end_of_turn(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('y' | 'e') | KeyCode::Enter => {
                self.overlay = None;
                self.play(&[T::END]);
            }
            KeyCode::Char('n' | 'q') | KeyCode::Esc => self.overlay = None,
            _ => {}
        }
    }

    fn press_at_quit(&mut self, code: KeyCode) -> Next {
        match code {
            KeyCode::Char('s' | 'y') => {
                self.save();
                if !self.session.is_unsaved() {
                    return Next::Leave;
                }
                self.overlay = None;
            }
            KeyCode::Char('q') => return Next::Leave,
            KeyCode::Char('n') | KeyCode::Esc => self.overlay = None,
            _ => {}
        }
        Next::GoOn
    }

    fn press_at_result(&mut self, code: KeyCode) -> Next {
        match code {
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('n') => self.play_again(self.session.again(Seed::random())),
            KeyCode::Char('r') => {
                if let Some(next) = self.session.with_the_rest(Seed::random()) {
                    self.play_again(next);
                }
            }
            KeyCode::Char('q') => return Next::Leave,
            KeyCode::Esc | KeyCode::Enter => self.overlay = None,
            _ => {}
        }
        Next::GoOn
    }

    fn select(&mut self, index: usize) {
        self.typed.clear();
        self.selected = index.min(self.session.choices().len().saturating_sub(1));
    }

    fn select_by(&mut self, step: isize) {
        let count = self.session.choices().len();
        if count > 0 {
            self.select(self.selected.saturating_add_signed(count as isize + step) % count);
        }
    }

    /// Selects what lies nearest on the board in a direction; what lies straight ahead is
    /// nearer than what lies aside. Where nothing does, the list goes on.
    fn walk(&mut self, (x, y): (i8, i8)) {
        let from = self.choice().and_then(T::spot);
        let distance = |choice: Choice<T>| {
            let ((from_x, from_y), (to_x, to_y)) = (from?, T::spot(choice)?);
            let (right, down) = (to_x - from_x, to_y - from_y);
            let ahead = right * x + down * y;
            let aside = (right * y).abs() + (down * x).abs();
            (ahead > 0 && aside <= ahead).then_some(ahead + 4 * aside)
        };
        let choices = self.session.choices().iter().copied().enumerate();
        let reached = choices.filter_map(|(index, choice)| Some((distance(choice)?, index)));
        match reached.min() {
            Some((_, index)) => self.select(index),
            None => self.select_by(isize::from(x + y)),
        }
    }

    /// Digits and card names select; what fits nothing begins anew.
    fn type_key(&mut self, sign: char) {
        if !sign.is_ascii_alphanumeric() {
            return;
        }
        let typed = format!("{}{sign}", self.typed);
        for attempt in [typed, sign.to_string()] {
            if let Some(index) = self.find_key(&attempt) {
                self.selected = index;
                self.typed = attempt;
                return;
            }
        }
        self.typed.clear();
        let notice = t!(self.language(), "terminal-no-such-key", key = sign.to_string());
        self.notice = Some(notice.into_owned());
    }

    /// The choice whose key is this, or the first whose key begins with it.
    fn find_key(&self, typed: &str) -> Option<usize> {
        let keys: Vec<String> = self.keys().collect();
        let exact = keys.iter().position(|key| key == typed);
        exact.or_else(|| keys.iter().position(|key| key.starts_with(typed)))
    }

    /// The keys of all choices.
    pub fn keys(&self) -> impl Iterator<Item = String> + '_ {
        self.session.choices().iter().enumerate().map(|(i, choice)| T::key(*choice, i))
    }

    /// Whether a sign goes on with, or begins, the key of a choice that does
    /// not end the turn.
    fn names_choice(&self, sign: char) -> bool {
        let ends = self.session.choices().contains(&T::END);
        let typed = format!("{}{sign}", self.typed);
        !ends && [typed, sign.to_string()].iter().any(|typed| self.find_key(typed).is_some())
    }

    /// A choice in its text form, or a whole walk.
    fn press_in_line(&mut self, code: KeyCode) {
        let line = self.line.get_or_insert_default();
        match code {
            KeyCode::Char(sign) if line.chars().count() < MAX_LINE => line.push(sign),
            KeyCode::Backspace if !line.is_empty() => drop(line.pop()),
            KeyCode::Backspace | KeyCode::Esc => self.line = None,
            KeyCode::Enter => {
                let line = std::mem::take(line);
                self.line = None;
                match self.session.read(line.trim()) {
                    Ok(choices) if choices == [T::END] => self.end_turn(),
                    Ok(choices) => self.play(&choices),
                    Err(error) => self.notice = Some(unreadable(self.language(), &error)),
                }
            }
            _ => {}
        }
    }

    fn carry_out(&mut self) {
        match self.choice() {
            Some(choice) if choice == T::END => self.end_turn(),
            Some(choice) => self.play(&[choice]),
            None => {}
        }
    }

    fn end_turn(&mut self) {
        let choices = self.session.choices();
        if !choices.contains(&T::END) {
            let text = if self.session.is_over() {
                t!(self.language(), "terminal-over")
            } else {
                t!(self.language(), "terminal-cannot-end")
            };
            self.notice = Some(text.into_owned());
        } else if !T::unused(self.language(), &self.view).is_empty() {
            self.overlay = Some(Overlay::EndTurn);
        } else {
            self.play(&[T::END]);
        }
    }

    fn play(&mut self, choices: &[Choice<T>]) {
        match self.session.play(choices) {
            Ok(()) => {
                self.look();
                self.fresh = true;
            }
            Err(error) => {
                let choice = error.choice.to_string();
                self.notice = Some(illegal::<T>(self.language(), &choice, &error.refusal));
            }
        }
    }

    /// Selects what the coach would choose and says why.
    fn hint(&mut self) {
        let Some(hint) = coach::hint(&self.session) else {
            self.notice = Some(t!(self.language(), "terminal-no-hint").into_owned());
            return;
        };
        let index = self.session.choices().iter().position(|choice| *choice == hint.choice);
        self.select(index.unwrap_or(self.selected));
        let reasons = hint.reasons.join("; ");
        self.notice = Some(format!("{}; {reasons}", hint.headline));
    }

    fn toggle_bar(&mut self) {
        self.bar = if self.bar == Bar::On { Bar::Off } else { Bar::On };
        self.judge();
    }

    /// Finds out how things stand, if that is shown.
    fn judge(&mut self) {
        self.standing = if self.bar == Bar::On { coach::chance(&self.session) } else { None };
    }

    fn undo(&mut self) {
        match self.session.undo() {
            Ok(choice) => {
                self.look();
                let index = self.session.choices().iter().position(|known| *known == choice);
                self.selected = index.unwrap_or(0);
                let notice =
                    t!(self.language(), "terminal-taken-back", choice = choice.to_string());
                self.notice = Some(notice.into_owned());
            }
            Err(reason) => self.notice = Some(reason.words(self.language()).into_owned()),
        }
    }

    /// Looks at the table anew after something changed.
    fn look(&mut self) {
        self.view = self.session.view();
        let first = self.session.choices().iter().position(|choice| !T::keeps(*choice));
        self.selected = first.unwrap_or(0);
        self.typed.clear();
        self.log_back = 0;
        self.judge();
        if self.session.is_over() {
            self.overlay = Some(Overlay::Result);
        }
    }

    fn save(&mut self) {
        let file = self.keeping.file(&self.session);
        let notice = match self.session.save(&file) {
            Ok(()) => {
                t!(self.language(), "terminal-saved-resume", file = file.display().to_string())
            }
            Err(error) => cannot_save(self.language(), &file, &error),
        };
        self.notice = Some(notice.into_owned());
    }

    fn play_again(&mut self, next: Session<T>) {
        self.save_on_leaving();
        self.session = next;
        self.keeping.file = None;
        self.overlay = None;
        self.page = Page::Board;
        self.look();
    }

    fn save_on_leaving(&mut self) {
        if self.keeping.on_leaving && self.session.is_unsaved() {
            self.save();
        }
    }

    /// What is left to do and to say when the terminal is given back.
    pub fn leave(&mut self) -> Option<String> {
        self.save_on_leaving();
        self.notice.take()
    }

    /// The pages that there are to turn.
    fn pages(&self) -> &'static [Page] {
        T::pages(self.language(), &self.view).0
    }

    fn turn_page(&mut self) {
        let pages = self.pages();
        let at = pages.iter().position(|page| *page == self.page).unwrap_or(0);
        self.page = pages[(at + 1) % pages.len()];
    }

    fn scroll_log(&mut self, by: isize) {
        let most = self.session.log().len();
        self.log_back = self.log_back.saturating_add_signed(by).min(most);
    }
}

/// What to say when a file cannot be written.
pub(crate) fn cannot_save(language: Language, file: &Path, error: &Error) -> Cow<'static, str> {
    let (file, error) = (file.display().to_string(), error.to_string());
    t!(language, "terminal-cannot-save", file = file, error = error)
}
