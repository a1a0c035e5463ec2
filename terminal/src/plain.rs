//! The game in lines of text, for pipes, scripts and screen readers.

use super::{Keeping, coach};
use crate::lines::wrap;
use crate::session::Session;
use crate::tabletop::{Choice, Line, Tabletop};
use caravanserai_core::{Game, Seat, Seed};
use std::io::{BufRead, ErrorKind, Read, Result, Write};
use std::path::PathBuf;

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
        // Whoever listened has left; that is no fault.
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
        let named = |seat: Seat| {
            let who = self.session.who(seat);
            let are = if who == "you" { "You are" } else { &format!("{who} is") };
            format!("{are} {} {}", T::Game::seat_name(seat), T::shape(seat))
        };
        let seats: Vec<String> = self.session.seats().map(named).collect();
        let (title, seed) = (T::TITLE, self.session.seed());
        writeln!(self.output, "{title}. {}. Seed {seed}. Type `help` for help.", seats.join(", "))
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
            write!(self.output, "\n{}", T::draw(&view))?;
        }
        if self.bar == Bar::On
            && let Some(share) = coach::chance(&self.session)
        {
            writeln!(self.output, "\n{}", coach::bar(&self.session, share, BAR_WIDTH))?;
        }
        writeln!(self.output, "\n{}", self.session.sentence())?;
        if self.session.is_over() {
            self.result()?;
        }
        let choices: Vec<Choice<T>> = self.session.choices().to_vec();
        for (index, choice) in choices.iter().enumerate() {
            let text = choice.to_string();
            let number = index + 1;
            writeln!(self.output, "{number:>3}  {text:<16} {}", T::words(&view, *choice))?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn say(&mut self, text: &str) -> Result<Next> {
        writeln!(self.output, "{text}")?;
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
                let picture = T::draw(&self.session.view());
                self.say(picture.trim_end())
            }
            ("hint", "") => self.hint(),
            ("bar", "") => {
                self.bar = if self.bar == Bar::On { Bar::Off } else { Bar::On };
                if self.bar == Bar::Off { self.say("The bar is off.") } else { Ok(Next::Show) }
            }
            ("card", id) => self.card(id),
            ("save" | "s", file) => self.save(file),
            ("new", "") if self.session.is_over() => {
                self.start_again()?;
                self.greet()?;
                Ok(Next::Show)
            }
            _ if self.session.is_over() => {
                self.say("The game is over. Type `new`, `save`, `log` or `quit`.")
            }
            _ => self.choose(line, asked_to_end),
        }
    }

    fn start_again(&mut self) -> Result<()> {
        if self.keeping.on_leaving && self.session.is_unsaved() {
            self.save("")?;
        }
        self.session = self.session.again(Seed::random());
        self.keeping.file = None;
        Ok(())
    }

    fn choose(&mut self, line: &str, asked_to_end: bool) -> Result<Next> {
        let legal = self.session.choices();
        let choices = match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(choice) => vec![*choice],
                None => {
                    let text = format!("There is no choice {number}: type 1 to {}.", legal.len());
                    return self.say(&text);
                }
            },
            Err(_) => match T::Game::read_choices(line) {
                Ok(choices) => choices,
                Err(error) => return self.say(&format!("{error}. Or type `help`.")),
            },
        };
        if choices == [T::end()] && legal.contains(&T::end()) && !asked_to_end {
            let unused = T::unused(&self.session.view()).join(", ");
            if !unused.is_empty() {
                self.asked_to_end = true;
                let text = format!("You would forfeit {unused}. Type `end` again to do so.");
                return self.say(&text);
            }
        }
        match self.session.play(&choices) {
            Ok(()) => Ok(Next::Show),
            Err(illegal) => self.say(&illegal.to_string()),
        }
    }

    fn undo(&mut self) -> Result<Next> {
        match self.session.undo() {
            Ok(choice) => {
                writeln!(self.output, "Taken back: {choice}")?;
                Ok(Next::Show)
            }
            Err(reason) => self.say(&reason.to_string()),
        }
    }

    fn hint(&mut self) -> Result<Next> {
        let Some(hint) = coach::hint(&self.session) else {
            return self.say("The game is over; there is nothing left to advise.");
        };
        writeln!(self.output, "{}", hint.headline)?;
        for reason in hint.reasons {
            writeln!(self.output, "  {reason}")?;
        }
        Ok(Next::Ask)
    }

    fn card(&mut self, name: &str) -> Result<Next> {
        match T::card(&self.session.view(), name) {
            Some(about) => self.say(&format!("{}. {}", about.title, about.paragraphs.join(" "))),
            None => self.say(T::CARDS),
        }
    }

    fn save(&mut self, file: &str) -> Result<Next> {
        let path = match file {
            "" => self.keeping.file(&self.session),
            file => PathBuf::from(file),
        };
        match self.session.save(&path) {
            Ok(()) => self.say(&format!("Saved to {}.", path.display())),
            Err(error) => self.say(&format!("Cannot save to {}: {error}", path.display())),
        }
    }

    fn help(&mut self) -> Result<Next> {
        for topic in T::HELP.topics {
            writeln!(self.output, "{}", topic.title)?;
            for paragraph in topic.lines {
                for line in wrap(paragraph, 90) {
                    writeln!(self.output, "  {line}")?;
                }
            }
        }
        writeln!(self.output, "Commands")?;
        for (command, meaning) in T::HELP.commands {
            writeln!(self.output, "  {command:<12} {meaning}")?;
        }
        Ok(Next::Ask)
    }

    fn lines(&mut self, lines: &[Line]) -> Result<()> {
        for line in lines {
            let mark = line.seat.map_or(' ', T::shape);
            writeln!(self.output, "{mark} {}", line.text)?;
        }
        Ok(())
    }

    fn result(&mut self) -> Result<()> {
        let Some(scores) = self.session.scores() else { return Ok(()) };
        let all = scores.all();
        let row = |cells: Vec<String>| -> String {
            cells.iter().map(|cell| format!(" {cell:>9}")).collect()
        };
        let names = (0..all.len() as u8).map(|seat| T::Game::seat_name(Seat(seat)).to_owned());
        writeln!(self.output, "{:<12}{}", "", row(names.collect()))?;
        for (part, _) in all[0].parts() {
            let points = all.iter().map(|score| score.part(part).to_string()).collect();
            writeln!(self.output, "{part:<12}{}", row(points))?;
        }
        let totals = all.iter().map(|score| score.total().to_string()).collect();
        writeln!(self.output, "{:<12}{}", "total", row(totals))?;
        writeln!(self.output, "Type `new` for another game, `save` to keep the record, or `quit`.")
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
