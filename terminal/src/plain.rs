//! The game in lines of text, for pipes, scripts and screen readers.

use super::{Keeping, coach, help, keys};
use crate::lines::hang;
use crate::session::Session;
use crate::tabletop::{Choice, Help, Line, Tabletop, View};
use caravanserai_core::{Seat, Seed};
use std::io::{BufRead, ErrorKind, Read, Result, Write};
use std::path::PathBuf;
use words::{Language, illegal, list, t, unreadable};

/// What a terminal has at least.
const COLUMNS: usize = 80;

/// The longest line that is read; the rest of a longer one is skipped.
const MAX_LINE: u64 = 1000;

/// How many signs show how things stand.
const BAR_WIDTH: usize = 30;

/// Plays through lines until the person leaves or the input ends.
pub fn run<T: Tabletop>(
    session: Session<T>,
    keeping: Keeping,
    input: impl BufRead,
    output: impl Write,
) -> Result<()> {
    let mut game = Plain { session, keeping, output, asked_to_end: false, bar: Bar::Off };
    match game.play(input) {
        // The reader has left; that is no fault.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        played => played?,
    }
    if game.keeping.on_leaving && game.session.is_unsaved() {
        game.save("")?;
    }
    Ok(())
}

struct Plain<T: Tabletop, W> {
    session: Session<T>,
    keeping: Keeping,
    output: W,
    /// Whether the person was just told what ending the turn would forfeit.
    asked_to_end: bool,
    bar: Bar,
}

/// Whether it is shown how things stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    On,
    Off,
}

/// What a line asked for.
enum Next {
    /// Something changed: show the table and ask again.
    Show,
    /// Nothing changed: ask again.
    Ask,
    Leave,
}

impl<T: Tabletop, W: Write> Plain<T, W> {
    fn language(&self) -> Language {
        self.session.language()
    }

    fn play(&mut self, mut input: impl BufRead) -> Result<()> {
        self.greet()?;
        self.show()?;
        while let Some(line) = read_line(&mut input)? {
            match self.answer(line.trim())? {
                Next::Show => self.show()?,
                Next::Ask => self.prompt()?,
                Next::Leave => return Ok(()),
            }
        }
        writeln!(self.output)
    }

    fn greet(&mut self) -> Result<()> {
        let language = self.language();
        let named = |seat: Seat| {
            let session = &self.session;
            let pieces = format!("{} {}", session.names()[seat.index()], T::shape(seat));
            if seat == session.seat() {
                return t!(language, "terminal-you-are", pieces = pieces);
            }
            t!(language, "terminal-who-is", name = session.who(seat).into_owned(), pieces = pieces)
        };
        let seats = self.session.seats().map(named).collect::<Vec<_>>().join(", ");
        let (title, seed) = (T::title(language), self.session.seed().as_str());
        self.put("", &t!(language, "terminal-greeting", title = title, seats = seats, seed = seed))
    }

    /// Text behind a head, in lines that no terminal breaks.
    fn put(&mut self, head: &str, text: &str) -> Result<()> {
        hang(head, text, COLUMNS).iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    /// The table. A line of it that is too long goes on in the next one.
    fn draw(&mut self, view: &View<T>) -> Result<()> {
        for line in T::draw(self.language(), view).lines() {
            match line.chars().count() <= COLUMNS {
                true => writeln!(self.output, "{line}")?,
                false => self.put("", line)?,
            }
        }
        Ok(())
    }

    /// The news, the table where a new step begins, and the choices.
    fn show(&mut self) -> Result<()> {
        let view = self.session.view();
        let news: Vec<Line> = self.session.news().to_vec();
        if !news.is_empty() {
            writeln!(self.output)?;
            self.lines(&news)?;
        }
        if self.session.is_over() || T::begins_step(&view) {
            writeln!(self.output)?;
            self.draw(&view)?;
        }
        if self.bar == Bar::On
            && let Some(share) = coach::chance(&self.session)
        {
            writeln!(self.output, "\n{}", coach::bar(&self.session, share, BAR_WIDTH))?;
        }
        writeln!(self.output)?;
        self.put("", &self.session.sentence())?;
        if self.session.is_over() {
            self.result()?;
        }
        let choices: Vec<Choice<T>> = self.session.choices().to_vec();
        for (index, choice) in choices.iter().enumerate() {
            let text = choice.to_string();
            let number = index + 1;
            let words = T::choice(self.language(), &view, self.session.names(), *choice);
            self.put(&format!("{number:>3}  {text:<16} "), &words)?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn say(&mut self, text: &str) -> Result<Next> {
        self.put("", text)?;
        Ok(Next::Ask)
    }

    fn answer(&mut self, line: &str) -> Result<Next> {
        let asked_to_end = std::mem::take(&mut self.asked_to_end);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Ok(Next::Ask),
            ("quit" | "q" | "exit", "") => Ok(Next::Leave),
            ("help" | "?", "") => self.help(),
            ("undo" | "u", "") => self.undo(),
            ("e", "") if !self.session.is_over() => self.choose("end", asked_to_end),
            ("log", "") => {
                let log = self.session.log().to_vec();
                self.lines(&log)?;
                Ok(Next::Ask)
            }
            ("board", "") => {
                self.draw(&self.session.view())?;
                Ok(Next::Ask)
            }
            ("hint", "") => self.hint(),
            ("bar", "") => {
                self.bar = if self.bar == Bar::On { Bar::Off } else { Bar::On };
                match self.bar {
                    Bar::Off => self.say(&t!(self.language(), "terminal-bar-off")),
                    Bar::On => Ok(Next::Show),
                }
            }
            ("card", id) => self.card(id),
            ("save" | "s", file) => self.save(file),
            ("new", "" | "rest") if self.session.is_over() => {
                let seed = Seed::random();
                let next = match rest.trim() {
                    "" => self.session.again(seed),
                    _ => match self.session.with_the_rest(seed) {
                        Some(session) => session,
                        None => return self.say(&t!(self.language(), "terminal-no-rest")),
                    },
                };
                self.start_again(next)?;
                self.greet()?;
                Ok(Next::Show)
            }
            _ if self.session.is_over() => self.say(&t!(self.language(), "terminal-over-commands")),
            _ => self.choose(line, asked_to_end),
        }
    }

    fn start_again(&mut self, next: Session<T>) -> Result<()> {
        if self.keeping.on_leaving && self.session.is_unsaved() {
            self.save("")?;
        }
        self.session = next;
        self.keeping.file = None;
        Ok(())
    }

    fn choose(&mut self, line: &str, asked_to_end: bool) -> Result<Next> {
        let legal = self.session.choices();
        let choices = match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(choice) => vec![*choice],
                None => {
                    let (most, language) = (legal.len(), self.language());
                    let text =
                        t!(language, "terminal-no-such-number", number = number, most = most);
                    return self.say(&text);
                }
            },
            Err(_) => match self.session.read(line) {
                Ok(choices) => choices,
                Err(error) => return self.say(&unreadable(self.language(), &error)),
            },
        };
        if choices == [T::END] && legal.contains(&T::END) && !asked_to_end {
            let language = self.language();
            let unused = T::unused(language, &self.session.view());
            if !unused.is_empty() {
                self.asked_to_end = true;
                let unused = list(language, &unused);
                return self.say(&t!(language, "terminal-would-forfeit", unused = unused));
            }
        }
        match self.session.play(&choices) {
            Ok(()) => Ok(Next::Show),
            Err(error) => {
                let choice = error.choice.to_string();
                self.say(&illegal::<T>(self.language(), &choice, &error.refusal))
            }
        }
    }

    fn undo(&mut self) -> Result<Next> {
        match self.session.undo() {
            Ok(choice) => {
                let choice = choice.to_string();
                self.say(&t!(self.language(), "terminal-taken-back", choice = choice))?;
                Ok(Next::Show)
            }
            Err(reason) => self.say(&reason.words(self.language())),
        }
    }

    fn hint(&mut self) -> Result<Next> {
        let Some(hint) = coach::hint(&self.session) else {
            return self.say(&t!(self.language(), "terminal-no-hint"));
        };
        self.put("", &hint.headline)?;
        for reason in hint.reasons {
            self.put("  ", &reason)?;
        }
        Ok(Next::Ask)
    }

    fn card(&mut self, name: &str) -> Result<Next> {
        match T::card(self.language(), &self.session.view(), name) {
            Some(about) => self.say(&format!("{}. {}", about.title, about.paragraphs.join(" "))),
            None => self.say(&T::help(self.language()).cards),
        }
    }

    fn save(&mut self, file: &str) -> Result<Next> {
        let path = match file {
            "" => self.keeping.file(&self.session),
            file => PathBuf::from(file),
        };
        match self.session.save(&path) {
            Ok(()) => {
                let file = path.display().to_string();
                self.say(&t!(self.language(), "terminal-saved", file = file))
            }
            Err(error) => self.say(&keys::cannot_save(self.language(), &path, &error)),
        }
    }

    fn help(&mut self) -> Result<Next> {
        let language = self.language();
        let Help { topics, commands, .. } = T::help(language);
        for topic in topics {
            writeln!(self.output, "{}", topic.title)?;
            self.put("  ", &topic.text)?;
        }
        writeln!(self.output, "{}", t!(language, "terminal-commands"))?;
        for (command, meaning) in help::commands(language, commands) {
            self.put(&format!("  {command:<12} "), &meaning)?;
        }
        Ok(Next::Ask)
    }

    fn lines(&mut self, lines: &[Line]) -> Result<()> {
        for line in lines {
            let mark = line.seat.map_or(' ', T::shape);
            self.put(&format!("{mark} "), &line.text)?;
        }
        Ok(())
    }

    fn result(&mut self) -> Result<()> {
        let Some(scores) = self.session.scores() else { return Ok(()) };
        let all = scores.all();
        let row = |cells: Vec<String>| -> String {
            cells.iter().map(|cell| format!(" {cell:>9}")).collect()
        };
        let language = self.language();
        writeln!(self.output, "{:<22}{}", "", row(self.session.names().to_vec()))?;
        for (part, _) in all[0].parts() {
            let points = all.iter().map(|score| score.part(part).to_string()).collect();
            let (part, _) = T::score_part(language, part);
            writeln!(self.output, "{part:<22}{}", row(points))?;
        }
        let totals = all.iter().map(|score| score.total().to_string()).collect();
        writeln!(self.output, "{:<22}{}", t!(language, "terminal-total"), row(totals))?;
        if self.session.has_rest() {
            self.put("", &t!(language, "terminal-rest"))?;
        }
        self.put("", &t!(language, "terminal-what-now"))
    }
}

/// The next line, or `None` at the end of the input. Bytes that are no UTF-8
/// are replaced, and a line that is much too long is cut.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == MAX_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
