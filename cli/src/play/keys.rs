//! What is shown besides the game, and what the keys do to it.

use super::session::Session;
use super::{Keeping, coach, overlays, panes, phrases};
use crate::board::palette::Palette;
use crate::board::picture::Emphasis;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use targi::{Choice, Spot, View};

/// The full-screen game: the session and where the person looks.
pub(super) struct Screen {
    pub(super) session: Session,
    pub(super) keeping: Keeping,
    pub(super) palette: Palette,
    /// What the person sees; follows the session.
    pub(super) view: View,
    /// The selected choice, by its place in the list.
    pub(super) selected: usize,
    /// Digits and letters of a key that is being typed.
    pub(super) typed: String,
    pub(super) page: Page,
    pub(super) overlay: Option<Overlay>,
    /// A message for the person, until the next key.
    pub(super) notice: Option<String>,
    /// Whether no key was pressed since something happened.
    pub(super) fresh: bool,
    /// How many lines the log is scrolled back.
    pub(super) log_back: usize,
    /// Blue's probability to win, while that is shown.
    pub(super) standing: Option<f32>,
    bar: Bar,
}

/// Whether it is shown how things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    On,
    Off,
}

/// What small windows show beside the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Page {
    Board,
    /// With the expansion: dunes and the open tribe card.
    Dunes,
    Players,
    Log,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// The help, scrolled down by so many lines.
    Help(u16),
    EndTurn,
    Quit,
    Result,
}

/// What comes after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    GoOn,
    Leave,
}

/// Lines that one key scrolls the log by.
const LOG_STEP: usize = 5;

impl Screen {
    pub(super) fn new(session: Session, keeping: Keeping, palette: Palette) -> Screen {
        let mut screen = Screen {
            view: session.view(),
            session,
            keeping,
            palette,
            selected: 0,
            typed: String::new(),
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
    pub(super) fn choice(&self) -> Option<Choice> {
        self.session.choices().get(self.selected).copied()
    }

    /// What the board shows of the choices.
    pub(super) fn emphasis(&self) -> Emphasis {
        let spots = |choice: &Choice| spots(&self.view, *choice);
        let open = self.session.choices().iter().flat_map(spots).collect();
        let Some(choice) = self.choice() else { return Emphasis::default() };
        let coming = match choice {
            Choice::Place(Spot::Border(field)) => phrases::crossings(&self.view, field),
            _ => Vec::new(),
        };
        let seat = self.session.seat();
        let coming = coming.into_iter().map(|place| (seat, place)).collect();
        Emphasis { selected: spots(&choice), open, coming }
    }

    /// Carries out a key.
    pub(super) fn press(&mut self, key: KeyEvent) -> Next {
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
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k') => self.select_by(-1),
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j') => self.select_by(1),
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
            KeyCode::Char('e') => self.end_turn(),
            KeyCode::Char('i') => self.hint(),
            KeyCode::Char('b') => self.toggle_bar(),
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
                self.play(Choice::End);
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
            KeyCode::Char('n') => self.play_again(),
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
        self.notice = Some(format!("No choice begins with `{sign}`; press ? for help."));
    }

    /// The choice whose key is this, or the first whose key begins with it.
    fn find_key(&self, typed: &str) -> Option<usize> {
        let keys: Vec<String> = self.keys().collect();
        let exact = keys.iter().position(|key| key == typed);
        exact.or_else(|| keys.iter().position(|key| key.starts_with(typed)))
    }

    /// The keys of all choices.
    pub(super) fn keys(&self) -> impl Iterator<Item = String> + '_ {
        self.session.choices().iter().enumerate().map(|(i, choice)| phrases::key(*choice, i))
    }

    fn carry_out(&mut self) {
        match self.choice() {
            Some(Choice::End) => self.end_turn(),
            Some(choice) => self.play(choice),
            None => {}
        }
    }

    fn end_turn(&mut self) {
        let choices = self.session.choices();
        if !choices.contains(&Choice::End) {
            let text = if self.session.is_over() {
                "The game is over."
            } else {
                "Your turn cannot end yet: first answer what is asked at the top."
            };
            self.notice = Some(text.to_owned());
        } else if !phrases::unused(&self.view).is_empty() {
            self.overlay = Some(Overlay::EndTurn);
        } else {
            self.play(Choice::End);
        }
    }

    fn play(&mut self, choice: Choice) {
        match self.session.play(choice) {
            Ok(()) => {
                self.look();
                self.fresh = true;
            }
            Err(illegal) => self.notice = Some(illegal.to_string()),
        }
    }

    /// Selects what the coach would choose and says why.
    fn hint(&mut self) {
        let Some(hint) = coach::hint(&self.session) else {
            self.notice = Some("The game is over; there is nothing left to advise.".to_owned());
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
        self.standing = if self.bar == Bar::On { coach::blues_chance(&self.session) } else { None };
    }

    fn undo(&mut self) {
        match self.session.undo() {
            Ok(choice) => {
                self.look();
                let index = self.session.choices().iter().position(|known| *known == choice);
                self.selected = index.unwrap_or(0);
                self.notice = Some(format!("Taken back: {choice}"));
            }
            Err(reason) => self.notice = Some(reason.to_string()),
        }
    }

    /// Looks at the table anew after something changed.
    fn look(&mut self) {
        self.view = self.session.view();
        let first = self.session.choices().iter().position(|choice| !phrases::keeps(*choice));
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
        self.notice = Some(match self.session.save(&file) {
            Ok(()) => format!("Saved to {}; `--resume` goes on from there.", file.display()),
            Err(error) => format!("Cannot save to {}: {error}", file.display()),
        });
    }

    fn play_again(&mut self) {
        self.save_on_leaving();
        self.session = self.session.again(super::draw_seed());
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
    pub(super) fn leave(&mut self) -> Option<String> {
        self.save_on_leaving();
        self.notice.take()
    }

    /// The pages that there are to turn.
    fn pages(&self) -> &'static [Page] {
        if panes::lies_beside(&self.view) {
            &[Page::Board, Page::Dunes, Page::Players, Page::Log]
        } else {
            &[Page::Board, Page::Players, Page::Log]
        }
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
