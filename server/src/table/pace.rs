//! How fast is played at a table, and what the log says of everybody's time.
//!
//! Time is counted from the times of the log's entries, so it is the same after a restart and
//! on every node. While the house was closed nobody's time runs.

use super::TableState;
use crate::entry::Entry;
use caravanserai_core::Seat;
use std::sync::Arc;
use web::Pace;
use web::pace::PATIENCE_MS;

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
const WEEK_MS: i64 = 7 * DAY_MS;

/// When the house was closed: from, and until when. In order, and apart.
pub(crate) type Closed = Arc<[(i64, i64)]>;

/// How much of a span of time the house was open for.
fn open_ms(closed: &Closed, from: i64, until: i64) -> i64 {
    let lost = closed.iter().map(|(shut, opened)| (until.min(*opened) - from.max(*shut)).max(0));
    (until - from - lost.sum::<i64>()).max(0)
}

/// When so much time has passed since then, in which the house was open.
fn after(closed: &Closed, from: i64, ms: i64) -> i64 {
    let mut until = from + ms;
    for (shut, opened) in closed.iter().filter(|(_, opened)| *opened > from) {
        if *shut >= until {
            break;
        }
        until += opened - from.max(*shut);
    }
    until
}

/// Everybody's time, as it follows from the log.
#[derive(Clone, Debug)]
pub(crate) struct Time {
    pub(crate) pace: Option<Pace>,
    closed: Closed,
    /// When the game began, if there is a pace.
    began: i64,
    /// Who is to act, and since when their turn runs.
    turn: Option<(Seat, i64)>,
    /// How long this turn was not counted: somebody was asked to take something back.
    paused_ms: i64,
    /// Since when nothing is counted.
    paused_at: Option<i64>,
    /// At the table: what each seat has left, without the turn that runs.
    left_ms: Vec<i64>,
    /// By post: how much of its holidays each seat used, and in which week.
    holidays: Vec<(i64, i64)>,
    /// What the others gave to this turn.
    given_ms: i64,
}

impl Time {
    pub(super) fn new(pace: Option<Pace>, closed: Closed, seats: usize) -> Time {
        let left = match pace {
            Some(Pace::Table { minutes, .. }) => i64::from(minutes) * MINUTE_MS,
            _ => 0,
        };
        Time {
            pace,
            closed,
            began: 0,
            turn: None,
            paused_ms: 0,
            paused_at: None,
            left_ms: vec![left; seats],
            holidays: vec![(0, 0); seats],
            given_ms: 0,
        }
    }

    /// How long the turn has run at this moment.
    fn run_ms(&self, now: i64) -> i64 {
        let Some((_, since)) = self.turn else { return 0 };
        let until = self.paused_at.unwrap_or(now);
        (open_ms(&self.closed, since, until) - self.paused_ms).max(0)
    }

    /// The holidays that a seat has left in the week of this moment.
    fn holidays_left(&self, seat: Seat, at: i64) -> i64 {
        let Some(Pace::Post { holidays, .. }) = self.pace else { return 0 };
        let week = (at - self.began).div_euclid(WEEK_MS);
        let (of, used) = self.holidays[seat.index()];
        i64::from(holidays) * HOUR_MS - if of == week { used } else { 0 }
    }

    /// How much time the turn has that runs, holidays aside.
    fn allowed_ms(&self, seat: Seat) -> i64 {
        self.given_ms
            + match self.pace {
                None => PATIENCE_MS,
                Some(Pace::Table { .. }) => self.left_ms[seat.index()],
                Some(Pace::Post { hours, .. }) => i64::from(hours) * HOUR_MS,
            }
    }

    /// Whether the house has been closed since then.
    pub(super) fn was_closed_since(&self, at: i64) -> bool {
        self.closed.iter().any(|(_, opened)| *opened > at)
    }

    /// Since when the turn runs.
    pub(crate) fn since(&self) -> Option<i64> {
        self.turn.map(|(_, since)| since)
    }

    /// When the time of the player to act is over, if it runs: without holidays, and with.
    fn due(&self) -> Option<(i64, i64)> {
        let (seat, since) = self.turn.filter(|_| self.paused_at.is_none())?;
        let due = after(&self.closed, since, self.allowed_ms(seat) + self.paused_ms);
        Some((due, after(&self.closed, due, self.holidays_left(seat, due))))
    }

    /// What each seat has left at the table, and by how much that runs down now.
    pub(crate) fn left(&self, now: i64) -> Option<Vec<i64>> {
        matches!(self.pace, Some(Pace::Table { .. })).then(|| {
            let mut left = self.left_ms.clone();
            if let Some((seat, _)) = self.turn {
                left[seat.index()] += self.given_ms - self.run_ms(now);
            }
            left
        })
    }

    /// A turn is over, or its time begins anew.
    fn settle(&mut self, at: i64) {
        let Some((seat, _)) = self.turn else { return };
        let run = self.run_ms(at);
        match self.pace {
            Some(Pace::Table { seconds, .. }) => {
                let left = &mut self.left_ms[seat.index()];
                *left = (*left + self.given_ms - run).max(0) + i64::from(seconds) * 1000;
            }
            Some(Pace::Post { .. }) => {
                let over = run - self.allowed_ms(seat);
                if over > 0 {
                    let week = (at - over - self.began).div_euclid(WEEK_MS);
                    let (of, used) = &mut self.holidays[seat.index()];
                    *used = if *of == week { *used + over } else { over };
                    *of = week;
                }
            }
            None => {}
        }
    }
}

impl TableState {
    /// Time begins to run, where no entry says so.
    pub(crate) fn begin_time(&mut self, at: i64) {
        self.count_time(Seat(0), &Entry::Begin, at);
    }

    /// When the time of the player to act is over, if it runs: without holidays, and with. A game
    /// against the house alone keeps nobody waiting.
    pub(crate) fn due(&self) -> Option<(i64, i64)> {
        let seat = self.to_act()?;
        let person = self.sitters[seat.index()].guest().is_some();
        self.time.due().filter(|_| person && !self.has_one_guest())
    }

    /// Whose time is over at this moment.
    pub(crate) fn overdue(&self, now: i64) -> Option<Seat> {
        let (_, last) = self.due()?;
        self.to_act().filter(|_| now >= last)
    }

    /// Counts the time up to an entry that was just carried out.
    pub(super) fn count_time(&mut self, seat: Seat, entry: &Entry, at: i64) {
        let acts = self.to_act().filter(|seat| self.sitters[seat.index()].guest().is_some());
        let pauses = self.back.takeback.is_some();
        let time = &mut self.time;
        if time.began == 0 {
            time.began = at;
        }
        let same_turn = time.turn.map(|(seat, _)| seat) == acts;
        match entry {
            // Waiting gives another day, or at the table as much as keeps the game going. A
            // player who takes a seat whose time is over has as much.
            Entry::Wait | Entry::SitDown => {
                let over = time.run_ms(at) - acts.map_or(0, |seat| time.allowed_ms(seat));
                if *entry == Entry::Wait || acts == Some(seat) && over > 0 {
                    time.given_ms += Pace::more_ms(time.pace) + over.max(0);
                }
            }
            _ if same_turn && time.turn.is_some() => {
                // Without a pace it is moves that count.
                if time.pace.is_none() && matches!(entry, Entry::Play(_)) {
                    time.turn = acts.map(|seat| (seat, at));
                    time.given_ms = 0;
                }
            }
            _ => {
                time.settle(at);
                time.turn = acts.map(|seat| (seat, at));
                (time.paused_ms, time.given_ms, time.paused_at) = (0, 0, None);
            }
        }
        match (time.paused_at, pauses) {
            (None, true) => time.paused_at = Some(at),
            (Some(since), false) => {
                time.paused_ms += open_ms(&time.closed, since, at);
                time.paused_at = None;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed(times: &[(i64, i64)]) -> Closed {
        times.into()
    }

    #[test]
    fn time_stands_still_while_the_house_is_closed() {
        let closed = closed(&[(10, 20), (50, 60)]);
        assert_eq!(open_ms(&closed, 0, 100), 80);
        assert_eq!(open_ms(&closed, 12, 18), 0);
        assert_eq!(open_ms(&closed, 15, 55), 30);
        assert_eq!(after(&closed, 0, 5), 5);
        assert_eq!(after(&closed, 0, 15), 25);
        assert_eq!(after(&closed, 15, 5), 25);
        assert_eq!(after(&closed, 0, 50), 70);
        for from in 0..70 {
            for ms in 1..70 {
                assert_eq!(open_ms(&closed, from, after(&closed, from, ms)), ms, "{from} {ms}");
            }
        }
    }

    #[test]
    fn holidays_are_used_up_in_a_week_and_come_again_in_the_next() {
        let pace = Pace::Post { hours: 24, holidays: 48, claims: false };
        let mut time = Time::new(Some(pace), closed(&[]), 2);
        let began = 1_000;
        (time.began, time.turn) = (began, Some((Seat(0), began)));
        assert_eq!(time.due(), Some((began + DAY_MS, began + 3 * DAY_MS)));
        // Two and a half days for a turn take one and a half of the holidays.
        time.settle(began + 5 * DAY_MS / 2);
        time.turn = Some((Seat(0), began + 3 * DAY_MS));
        assert_eq!(time.due().unwrap().1, began + 4 * DAY_MS + DAY_MS / 2);
        time.turn = Some((Seat(0), began + 8 * DAY_MS));
        assert_eq!(time.due().unwrap().1, began + 11 * DAY_MS, "another week");
        time.turn = Some((Seat(1), began + 3 * DAY_MS));
        assert_eq!(time.due().unwrap().1, began + 6 * DAY_MS, "each has their own");
    }

    #[test]
    fn a_clock_runs_down_in_the_own_turn_and_each_turn_adds_something() {
        let pace = Pace::Table { minutes: 10, seconds: 5 };
        let mut time = Time::new(Some(pace), closed(&[]), 2);
        time.turn = Some((Seat(0), 0));
        assert_eq!(time.due(), Some((10 * MINUTE_MS, 10 * MINUTE_MS)));
        assert_eq!(time.left(MINUTE_MS), Some(vec![9 * MINUTE_MS, 10 * MINUTE_MS]));
        time.settle(MINUTE_MS);
        time.turn = Some((Seat(1), MINUTE_MS));
        assert_eq!(time.left(3 * MINUTE_MS), Some(vec![9 * MINUTE_MS + 5_000, 8 * MINUTE_MS]));
    }
}
