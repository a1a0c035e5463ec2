//! Who enters a contest: a player of the house, or a program that speaks the
//! engine protocol.

use caravanserai_core::{Game, Quick};
use sage::{
    Budget, OutsideOpponent, Player, PlayerFailed, PlayerSpec, Plays, USUAL_BUDGET, UnknownPlayer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A player of a contest.
pub(super) enum Entrant {
    House(PlayerSpec),
    Program(ProgramSpec),
}

impl Entrant {
    /// Reads a player of the house, or `exec:COMMAND`, or with a budget
    /// `exec:200v:COMMAND`.
    pub(super) fn parse(text: &str, most_threads: usize) -> Result<Entrant, UnknownPlayer> {
        match text.strip_prefix("exec:") {
            Some(program) => ProgramSpec::parse(text, program).map(Entrant::Program),
            None => Ok(Entrant::House(PlayerSpec::parse(text)?.on_threads(most_threads))),
        }
    }

    /// As it was written.
    pub(super) fn text(&self) -> &str {
        match self {
            Entrant::House(spec) => spec.text(),
            Entrant::Program(spec) => &spec.text,
        }
    }

    /// The player at a table.
    pub(super) fn sit_down<B: Plays>(&self, luck: u64) -> Result<Player<B::Game>, PlayerFailed> {
        match self {
            Entrant::House(spec) => Ok(spec.build::<B>(luck)),
            Entrant::Program(spec) => Ok(Player::Outside(Box::new(Program::start(spec, luck)?))),
        }
    }
}

/// A program, and how long it may think about a choice.
#[derive(Clone)]
pub(super) struct ProgramSpec {
    text: String,
    budget: Budget,
    command: Vec<String>,
}

impl ProgramSpec {
    fn parse(text: &str, program: &str) -> Result<ProgramSpec, UnknownPlayer> {
        let with_budget = program
            .split_once(':')
            .and_then(|(budget, command)| Some((budget.parse().ok()?, command)));
        let (budget, command) = with_budget.unwrap_or((USUAL_BUDGET, program));
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if command.is_empty() {
            return Err(UnknownPlayer::new(text, "after exec: comes a command".to_owned()));
        }
        Ok(ProgramSpec { text: text.to_owned(), budget, command })
    }
}

/// A program on one seat of one table.
///
/// Before each choice it is given a position that looks like the true one to
/// its seat, with everything else drawn anew, so that it cannot know more than
/// the others.
struct Program {
    spec: ProgramSpec,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    luck: Quick,
}

/// A position to go on from.
#[derive(Serialize)]
struct Load<P> {
    r#do: &'static str,
    game: &'static str,
    state: P,
}

/// What is read of an answer; a program may say more.
#[derive(Deserialize)]
struct Answer {
    ok: bool,
    error: Option<String>,
    best: Option<String>,
}

impl Program {
    fn start(spec: &ProgramSpec, luck: u64) -> Result<Program, PlayerFailed> {
        let (name, arguments) = spec.command.split_first().expect("a command has a name");
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| PlayerFailed(format!("`{name}` cannot be started: {error}")))?;
        let input = child.stdin.take().expect("its input was asked for");
        let output = BufReader::new(child.stdout.take().expect("its output was asked for"));
        Ok(Program { spec: spec.clone(), child, input, output, luck: Quick::new(luck) })
    }

    fn failed(&self, reason: impl std::fmt::Display) -> PlayerFailed {
        PlayerFailed(format!("`{}` failed: {reason}", self.spec.text))
    }

    fn ask(&mut self, request: &impl Serialize) -> Result<Answer, PlayerFailed> {
        let mut line = serde_json::to_string(request).expect("a request is plain data");
        line.push('\n');
        self.input.write_all(line.as_bytes()).map_err(|error| self.failed(error))?;
        line.clear();
        self.output.read_line(&mut line).map_err(|error| self.failed(error))?;
        if line.is_empty() {
            return Err(self.failed("it ended without an answer"));
        }
        let answer: Answer = serde_json::from_str(&line).map_err(|error| {
            self.failed(format_args!("it answered `{:.60}`: {error}", line.trim_end()))
        })?;
        match answer.ok {
            true => Ok(answer),
            false => Err(self.failed(answer.error.as_deref().unwrap_or("it gave no reason"))),
        }
    }

    fn best(&self) -> Value {
        match (self.spec.budget.visits, self.spec.budget.time) {
            (Some(visits), _) => json!({"do": "best", "visits": visits}),
            (None, time) => json!({"do": "best", "ms": time.unwrap_or_default().as_millis()}),
        }
    }
}

impl<G: Game> OutsideOpponent<G> for Program {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> Result<G::Choice, PlayerFailed> {
        if let [only] = legal {
            return Ok(*only);
        }
        let state = G::determinize(view, &mut self.luck).position();
        self.ask(&Load { r#do: "load", game: G::NAME, state })?;
        let best = self.ask(&self.best())?.best;
        let text = best.ok_or_else(|| self.failed("its answer to `best` names no choice"))?;
        let choice = text.parse().ok().filter(|choice| legal.contains(choice));
        choice.ok_or_else(|| self.failed(format_args!("`{text:.60}` is not possible now")))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that has ended already is no fault.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
