//! What guests ask for at a table, by a page's form or as a program's JSON: it is
//! read, carried out, timed and counted in one way.

use crate::chance;
use crate::hosting::HostedGame;
use crate::house::{Guest, House};
use crate::names;
use crate::rate_limit::Client;
use crate::refusal::{Refusal, Result};
use crate::table::{
    Answer, Command, Contribute, Contribution, Deal, LiveTable, Opening, Opponent, Past, Progress,
    Sitter, WayOut,
};
use caravanserai_core::{AnyTable, MalformedPosition, Record, Seat};
use sage::moment::Moment;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;
use web::Language;
use web::talk::Phrase;
use words::positions;
use words::records::unread;

/// A command, and how much of the log its sender has seen.
pub(crate) struct Order {
    after: Option<usize>,
    command: Command,
}

/// What can be asked for at a table and becomes a command there.
pub(crate) trait Orders: DeserializeOwned + Send + 'static {
    /// The order at a table of this game.
    fn order(self, game: &HostedGame) -> Result<Order>;
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Play {
    choice: String,
    pub(crate) after: Option<usize>,
    /// The lesson that the page showed.
    lesson: Option<String>,
}

impl Orders for Play {
    fn order(self, _: &HostedGame) -> Result<Order> {
        let Play { choice, after, lesson } = self;
        Ok(Order { after, command: Command::Play { choice, lesson } })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    count: Option<usize>,
    after: Option<usize>,
}

impl Orders for Undo {
    fn order(self, _: &HostedGame) -> Result<Order> {
        let Undo { count, after } = self;
        Ok(Order { after, command: Command::Undo(count.unwrap_or(1)) })
    }
}

/// Makes again what was taken back last.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Redo {
    after: Option<usize>,
}

impl Orders for Redo {
    fn order(self, _: &HostedGame) -> Result<Order> {
        let Redo { after } = self;
        Ok(Order { after, command: Command::Redo })
    }
}

/// Asks to take a move back, answers such a request, or withdraws one's own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Takeback {
    answer: Option<Answer>,
    after: Option<usize>,
}

impl Orders for Takeback {
    fn order(self, _: &HostedGame) -> Result<Order> {
        let command = self.answer.map_or(Command::Takeback, Command::Answer);
        Ok(Order { after: self.after, command })
    }
}

/// Goes on though the player to act has no time left.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Overdue {
    way: Way,
    /// The level of the opponent who takes the seat.
    level: Option<String>,
    after: Option<usize>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Way {
    Claim,
    Wait,
    House,
    Free,
}

impl Orders for Overdue {
    fn order(self, game: &HostedGame) -> Result<Order> {
        let way = match self.way {
            Way::Claim => WayOut::Claim,
            Way::Wait => WayOut::Wait,
            Way::Free => WayOut::Free,
            Way::House => WayOut::House(Opponent::level(self.level.as_deref(), game)?),
        };
        Ok(Order { after: self.after, command: Command::Overdue(way) })
    }
}

/// Asks to leave one's seat to another, answers such a request, or keeps it after all.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandOver {
    /// The level of an opponent of the house, or `anyone`.
    to: Option<String>,
    answer: Option<Answer>,
    after: Option<usize>,
}

impl Orders for HandOver {
    fn order(self, game: &HostedGame) -> Result<Order> {
        let command = match (self.answer, self.to.as_deref()) {
            (Some(answer), _) => Command::AnswerOffer(answer == Answer::Grant),
            (None, Some("anyone")) => Command::Offer(None),
            (None, to) => match Opponent::named(to.unwrap_or_default(), game) {
                Ok(Opponent::Bot(level)) => Command::Offer(Some(level)),
                _ => return Err(Refusal::BadField("to")),
            },
        };
        Ok(Order { after: self.after, command })
    }
}

/// Whoever is to act has the device that is shared.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Here {
    after: Option<usize>,
}

impl Orders for Here {
    fn order(self, _: &HostedGame) -> Result<Order> {
        Ok(Order { after: self.after, command: Command::TakeDevice })
    }
}

/// Says one of the set phrases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    phrase: String,
}

impl Say {
    /// What is said.
    pub(crate) fn phrase(&self) -> Result<Phrase> {
        Phrase::named(&self.phrase).ok_or(Refusal::BadField("phrase"))
    }
}

/// Gives the game up, or gets up before it begins.
pub(crate) const LEAVE: Order = Order { after: None, command: Command::Leave };

/// Asks for another game of the same guests.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    #[serde(default)]
    pub(crate) cards: Cards,
}

/// The cards of a rematch.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Cards {
    /// As before.
    #[default]
    Same,
    /// Those that stayed in the box.
    Rest,
}

/// Asks to go on from a position of an earlier game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    /// How many moves stand.
    pub(crate) at: usize,
    /// The opponents' level.
    pub(crate) level: Option<String>,
}

/// Brings a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bring {
    /// Its text.
    pub(crate) record: String,
    /// The seat of the guest who brings it.
    pub(crate) side: Option<u8>,
    /// The level of the others, should it be played on.
    pub(crate) level: Option<String>,
}

/// Asks to see two levels play each other.
pub(crate) struct Watch {
    pub(crate) game: String,
    pub(crate) levels: [String; 2],
}

impl House {
    /// Does what a guest wants at a table, and lets the house's opponents go on.
    pub(crate) async fn carry_out(
        self: &Arc<House>,
        table: &Arc<LiveTable>,
        guest: i64,
        Order { after, command }: Order,
    ) -> Result {
        let began = Moment::now();
        table.carry_out(guest, after, command).await?;
        self.metrics.commands.inc();
        self.metrics.command_seconds.observe(began.elapsed().as_secs_f64());
        self.ask_bot(Arc::clone(table));
        Ok(())
    }

    /// Gives a guest a seat, and lets the house's opponents begin.
    pub(crate) async fn sit(
        self: &Arc<House>,
        table: &Arc<LiveTable>,
        guest: Guest,
        seat: Option<Seat>,
        contribution: Contribution,
    ) -> Result {
        table.sit(guest.id, guest.name, seat, contribution).await?;
        self.seated.send_modify(|times| *times += 1);
        self.ask_bot(Arc::clone(table));
        Ok(())
    }

    /// Takes what a guest adds to the seed, and lets the house's opponents begin.
    pub(crate) async fn contribute(
        self: &Arc<House>,
        table: &Arc<LiveTable>,
        guest: i64,
        contribute: Contribute,
    ) -> Result {
        table.contribute(guest, contribute.read()?).await?;
        self.ask_bot(Arc::clone(table));
        Ok(())
    }

    /// Opens a table, and lets the house's opponents begin.
    pub(crate) async fn begin(self: &Arc<House>, opening: Opening<'_>) -> Result<Arc<LiveTable>> {
        let id = self.open_table(opening).await?;
        self.opened(&id).await
    }

    /// A table that was just opened: those who look around are told of it, and the house's
    /// opponents begin.
    async fn opened(self: &Arc<House>, id: &str) -> Result<Arc<LiveTable>> {
        let table = self.table(id).await?;
        self.seated.send_modify(|times| *times += 1);
        self.ask_bot(Arc::clone(&table));
        Ok(table)
    }

    /// Another game of the same guests, everybody one seat further.
    pub(crate) async fn rematch(
        self: &Arc<House>,
        client: Client,
        table: &Arc<LiveTable>,
        guest: i64,
        cards: Cards,
    ) -> Result<Arc<LiveTable>> {
        let (seat, contributes, others, name, options, listed) = {
            let inside = table.look().await?;
            let state = &inside.state;
            let seat = state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if state.progress() != Progress::Over || state.playing.is_none() {
                return Err(Refusal::NotOver);
            }
            if let Some(next) = &state.rematch {
                return self.table(next).await;
            }
            let seats = state.sitters.len();
            // Those who had a hand in the last deal have one in the next.
            let contributes = |seat: Seat| *state.fairness.of(seat) != Contribution::Nothing;
            let other = |offset: usize| {
                let index = (seat.index() + offset) % seats;
                match &state.sitters[index] {
                    Sitter::Guest(guest) => Opponent::Guest {
                        id: *guest,
                        name: state.names[index].clone(),
                        contributes: contributes(Seat(index as u8)),
                    },
                    Sitter::Bot(level) => Opponent::Bot(level.clone()),
                    Sitter::Free => Opponent::Friend,
                }
            };
            let others: Vec<Opponent> = (1..seats).map(other).collect();
            let options = match (cards, &state.playing) {
                (Cards::Same, _) => Some(table.options.clone()),
                (Cards::Rest, playing) => {
                    playing.as_ref().and_then(|playing| playing.options_with_the_rest())
                }
            };
            let options = options.ok_or(Refusal::BadField("cards"))?;
            let name = state.names[seat.index()].clone();
            (seat, contributes(seat), others, name, options, inside.listed)
        };
        self.rate_limiter.new_table(client)?;
        let agreed = self.agree(&table.game, &options)?;
        let opening = Opening {
            side: Some(Seat((seat.0 + 1) % agreed.seats)),
            contributes,
            pace: table.pace,
            hints: table.hints,
            private: !listed,
            ..Opening::of(&table.game, agreed, Guest { id: guest, name }, client, others)
        };
        self.has_room(&opening).await?;
        let (next, changes) = opening.changes(self.settings.clock.now_ms())?;
        let next = table.rematch(next, changes).await?;
        self.opened(&next).await
    }

    /// A new table of a guest's own that goes on from a position of this one, against the
    /// house. Of a game among people that goes on, nothing hidden may be found out so.
    pub(crate) async fn play_on(
        self: &Arc<House>,
        client: Client,
        table: &LiveTable,
        guest: Guest,
        PlayOn { at, level }: PlayOn,
    ) -> Result<Arc<LiveTable>> {
        let level = Opponent::level(level.as_deref(), &table.game)?;
        let (side, deal) = {
            let inside = table.look().await?;
            let state = &inside.state;
            let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
            if !state.may_play_on(Some(guest.id)) {
                return Err(Refusal::NotOver);
            }
            let mut made = playing.made(0);
            if at > made.len() {
                return Err(Refusal::BadField("at"));
            }
            let to_act = made.get(at).map(|(seat, _)| *seat).or(playing.to_act());
            let to_act = to_act.ok_or(Refusal::Over)?;
            made.truncate(at);
            let side = state.seat_of(guest.id).unwrap_or(to_act);
            let (seed, start) = (state.fairness.seed(&table.seed), state.start.clone());
            (side, Deal::Again(Past { seed, start, made }))
        };
        let agreed = self.agree(&table.game, &table.options)?;
        let opening = Opening {
            side: Some(side),
            deal,
            ..Opening::of(&table.game, agreed, guest, client, vec![Opponent::Bot(level)])
        };
        self.begin(opening).await
    }

    /// A table of a guest's own from a record or a position that they bring: to look at, to have
    /// analysed and to play on. Nothing is changed by one that does not hold.
    pub(crate) async fn bring(
        self: &Arc<House>,
        client: Client,
        guest: Guest,
        Bring { record, side, level }: Bring,
        language: Language,
    ) -> Result<Arc<LiveTable>> {
        let (played, start, names) = match record.trim_start().starts_with('{') {
            true => {
                let table = self.read_position(&record, language)?;
                let start = table.position().get().to_owned();
                (table, Some(start), Vec::new())
            }
            false => {
                let (table, names) = self.read_record(&record, language)?;
                (table, None, names)
            }
        };
        let game = self.game(played.game())?;
        let agreed = self.agree(game, &played.options())?;
        let seed = played.record().map_or_else(chance::seed, |record| record.seed);
        let side = side.map(Seat).or(start.as_ref().and_then(|_| played.to_act()));
        let past = Past { seed, start, made: played.made(0) };
        let opponent = Opponent::Bot(Opponent::level(level.as_deref(), game)?);
        let name = |name: &String| names::read(name).ok().flatten().unwrap_or_default();
        let opening = Opening {
            side: Some(side.unwrap_or(Seat(0))),
            deal: Deal::Brought { past, names: names.iter().map(name).collect() },
            ..Opening::of(game, agreed, guest, client, vec![opponent])
        };
        self.begin(opening).await
    }

    /// The game of a record, with the names of its players.
    fn read_record(
        &self,
        record: &str,
        language: Language,
    ) -> Result<(Box<dyn AnyTable>, Vec<String>)> {
        let record =
            Record::parse(record).map_err(|error| Refusal::BadRecord(unread(language, &error)))?;
        let game = self.game(&record.game)?;
        let table = game
            .rules
            .replay(&record)
            .map_err(|error| Refusal::BadRecord(game.vocabulary.record_error(language, &error)))?;
        Ok((table, record.names))
    }

    /// The table of a position as JSON, alone or as the engine's protocol asks for it with
    /// `game` and `state`. Where no game is named, it may be one of any.
    fn read_position(&self, text: &str, language: Language) -> Result<Box<dyn AnyTable>> {
        let mut position: Value = serde_json::from_str(text).map_err(|error| {
            let detail = error.to_string();
            let fault = MalformedPosition::Unreadable(detail.clone());
            let reasons = positions::malformed(language, &fault).into_owned();
            Refusal::BadPosition { reasons, detail }
        })?;
        let named = position.get("game").and_then(Value::as_str).map(str::to_owned);
        if let Some(state) = position.get_mut("state") {
            position = state.take();
        }
        let games = match &named {
            Some(name) => std::slice::from_ref(self.game(name)?),
            None => &*self.games,
        };
        let (mut reasons, mut details) = (Vec::new(), Vec::new());
        for game in games {
            let faults = match game.rules.load(position.clone()) {
                Ok(table) => return Ok(table),
                Err(faults) => faults,
            };
            let words = game.vocabulary;
            let whose = match games {
                [_] => String::new(),
                _ => format!("{}: ", game.named(language).title),
            };
            let told = faults.iter().map(|fault| words.position_fault(language, fault));
            reasons.push(format!("{whose}{}", told.collect::<Vec<_>>().join("; ")));
            let detail = positions::for_programs(words, &faults).join("; ");
            details.push(format!("{whose}{detail}"));
        }
        Err(Refusal::BadPosition { reasons: reasons.join(" – "), detail: details.join(" – ") })
    }

    /// A table at which two opponents of the house play each other.
    pub(crate) async fn watch(
        self: &Arc<House>,
        client: Client,
        guest: Guest,
        Watch { game, levels: [one, other] }: Watch,
    ) -> Result<Arc<LiveTable>> {
        let game = self.game(&game)?;
        let one = Opponent::level(Some(&one), game)?;
        let other = Opponent::Bot(Opponent::level(Some(&other), game)?);
        let players = [("players".to_owned(), "2".to_owned())];
        let agreed = self.agree(game, &(game.pages.read_set_up)(&players))?;
        let opening = Opening {
            watched: Some(one),
            side: Some(Seat(0)),
            hints: false,
            ..Opening::of(game, agreed, guest, client, vec![other])
        };
        self.begin(opening).await
    }
}
