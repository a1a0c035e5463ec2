//! Places to think: few threads, shared fairly among those who make the house think.
//!
//! Clients are told apart by where they come from. Each has a clock that runs on
//! with what was thought for them, and the next place goes to the one who would be done
//! first by these clocks: so those who ask for little need not wait for those who ask
//! for much, and nobody waits for ever. One client has at most two thoughts at a time,
//! a thought takes as many places as it has threads, and quick thoughts have a place of
//! their own. Of several nodes each lets one client have its part of the two.

use crate::rate_limit::part;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Thoughts of one client at a time.
const AT_ONCE: usize = 2;
/// A thought of so few visits takes no time worth waiting for.
const QUICK: u32 = 200;
/// What a search counts as that has only a limit of time.
const LONG: u32 = 4000;
/// Clients whose clocks are remembered though nothing is thought for them.
const REMEMBERED: usize = 10_000;

/// What a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// Threads that it runs on.
    pub(crate) threads: usize,
    /// Positions that it looks at; `None`: as many as its time allows.
    pub(crate) visits: Option<u32>,
}

impl Effort {
    /// On one thread, with so many visits.
    pub(crate) const fn of(visits: u32) -> Effort {
        Effort { threads: 1, visits: Some(visits) }
    }

    fn cost(self) -> u64 {
        u64::from(self.visits.unwrap_or(LONG)).max(1) * self.threads as u64
    }

    fn is_quick(self) -> bool {
        self.threads == 1 && self.visits.is_some_and(|visits| visits <= QUICK)
    }
}

/// For whom the house thinks: a number for where they come from.
pub(crate) type Client = i64;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Threads(usize),
    Quick,
}

struct Waiting {
    client: Client,
    effort: Effort,
    /// When it begins by its client's clock.
    began: u64,
    number: u64,
    /// Whether it is the rest of a thought, which counts already.
    resumes: bool,
    go: oneshot::Sender<Turn>,
}

/// What is thought for one client.
#[derive(Default)]
struct Clock {
    thoughts: usize,
    /// Where the clock will stand after everything that was asked for.
    spent: u64,
}

struct Queue {
    /// Thoughts of one client at a time, at this node.
    at_once: usize,
    threads: usize,
    free: usize,
    quick_is_free: bool,
    waiting: Vec<Waiting>,
    clients: HashMap<Client, Clock>,
    /// The clock of the client that was served last.
    now: u64,
    next_number: u64,
}

impl Queue {
    /// Who is next, with their place.
    fn pick(&mut self) -> Option<(Waiting, Place)> {
        let done = |waiting: &Waiting| (waiting.began + waiting.effort.cost(), waiting.number);
        let may = |waiting: &Waiting| {
            let thoughts = self.clients.get(&waiting.client).map_or(0, |clock| clock.thoughts);
            waiting.resumes || thoughts < self.at_once
        };
        let may_go = || self.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting));
        let (first, waiting) = may_go().min_by_key(|(_, waiting)| done(waiting))?;
        let threads = waiting.effort.threads.clamp(1, self.threads);
        let (index, place) = if threads <= self.free {
            self.free -= threads;
            (first, Place::Threads(threads))
        } else {
            // Only quick thoughts overtake one that waits for several threads.
            let quick = may_go().filter(|(_, waiting)| waiting.effort.is_quick());
            let (index, _) = quick.min_by_key(|(_, waiting)| done(waiting))?;
            if !self.quick_is_free {
                return None;
            }
            self.quick_is_free = false;
            (index, Place::Quick)
        };
        let waiting = self.waiting.swap_remove(index);
        let clock = self.clients.entry(waiting.client).or_default();
        clock.thoughts += usize::from(!waiting.resumes);
        self.now = self.now.max(waiting.began);
        Some((waiting, place))
    }

    fn add(&mut self, client: Client, effort: Effort, resumes: bool, go: oneshot::Sender<Turn>) {
        let (now, number) = (self.now, self.next_number);
        self.next_number += 1;
        let clock = self.clients.entry(client).or_default();
        let began = clock.spent.max(now);
        clock.spent = began + effort.cost();
        self.waiting.push(Waiting { client, effort, began, number, resumes, go });
    }

    fn give_back(&mut self, place: Place) {
        match place {
            Place::Threads(threads) => self.free += threads,
            Place::Quick => self.quick_is_free = true,
        }
    }

    fn forget_idle(&mut self) {
        if self.clients.len() > REMEMBERED {
            let now = self.now;
            self.clients.retain(|_, clock| clock.thoughts > 0 || clock.spent > now);
        }
    }
}

/// The places, and who waits for one.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Queue>>);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        Thinkers(Arc::new(Mutex::new(Queue {
            at_once: AT_ONCE,
            threads,
            free: threads,
            quick_is_free: true,
            waiting: Vec::new(),
            clients: HashMap::new(),
            now: 0,
            next_number: 0,
        })))
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on so many nodes allow one client together what one would allow alone.
    pub(crate) fn share_among(&self, nodes: u32) {
        self.lock().at_once = part(AT_ONCE, nodes);
        self.serve();
    }

    /// How many thoughts of a client wait or are under way.
    pub(crate) fn thoughts_of(&self, client: Client) -> usize {
        let queue = self.lock();
        let waiting = queue.waiting.iter().filter(|waiting| waiting.client == client).count();
        waiting + queue.clients.get(&client).map_or(0, |clock| clock.thoughts)
    }

    /// A place to think, when it is this client's turn.
    pub(crate) async fn turn(&self, client: Client, effort: Effort) -> Turn {
        let turn = self.wait(client, effort, false);
        turn.await.expect("whoever waits is given a place")
    }

    fn wait(&self, client: Client, effort: Effort, resumes: bool) -> oneshot::Receiver<Turn> {
        let (go, turn) = oneshot::channel();
        self.lock().add(client, effort, resumes, go);
        self.serve();
        turn
    }

    /// Gives places to those who are next.
    fn serve(&self) {
        loop {
            // The lock must be free when a turn is given: a client that has gone
            // away meanwhile gives it back at once.
            let next = self.lock().pick();
            let Some((Waiting { client, effort, go, .. }, place)) = next else { return };
            let turn = Turn { thinkers: self.clone(), client, effort, place: Some(place) };
            drop(go.send(turn));
        }
    }
}

/// A place to think, until it is dropped.
pub(crate) struct Turn {
    thinkers: Thinkers,
    client: Client,
    effort: Effort,
    place: Option<Place>,
}

impl Turn {
    /// Whether the thought takes no time worth waiting for.
    #[cfg(not(feature = "net"))]
    pub(crate) fn is_quick(&self) -> bool {
        self.effort.is_quick()
    }

    /// The same turn for a thought elsewhere, where nobody else waits; this one keeps the place.
    #[cfg(not(feature = "net"))]
    pub(crate) fn elsewhere(&self) -> Turn {
        let (thinkers, client, effort) = (Thinkers::new(1), self.client, self.effort);
        Turn { thinkers, client, effort, place: None }
    }

    /// Lets others go first if somebody waits, in the middle of a long thought. Blocks.
    pub(crate) fn rest(&mut self) {
        let Some(place) = self.place else { return };
        {
            let mut queue = self.thinkers.lock();
            if queue.waiting.is_empty() {
                return;
            }
            queue.give_back(place);
        }
        self.place = None;
        let turn = self.thinkers.wait(self.client, self.effort, true);
        // A place is always given; the turn that brings it is this one again.
        if let Ok(mut turn) = turn.blocking_recv() {
            self.place = turn.place.take();
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(place) = self.place.take() else { return };
        {
            let mut queue = self.thinkers.lock();
            queue.give_back(place);
            if let Some(clock) = queue.clients.get_mut(&self.client) {
                clock.thoughts = clock.thoughts.saturating_sub(1);
            }
            queue.forget_idle();
        }
        self.thinkers.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVE: Client = 1;
    const ADA: Client = 2;
    const SAGE: Effort = Effort { threads: 2, visits: None };
    const GUIDE: Effort = Effort::of(800);

    /// The order in which thoughts are served that all wait at once, one after the other.
    fn order(threads: usize, thoughts: &[(Client, Effort)]) -> Vec<Client> {
        let thinkers = Thinkers::new(threads);
        let mut waiting: Vec<_> = thoughts
            .iter()
            .map(|(client, effort)| (*client, thinkers.wait(*client, *effort, false)))
            .collect();
        let mut served = Vec::new();
        while !waiting.is_empty() {
            let mut turns = Vec::new();
            waiting.retain_mut(|(client, turn)| match turn.try_recv() {
                Ok(turn) => {
                    served.push(*client);
                    turns.push(turn);
                    false
                }
                Err(_) => true,
            });
            assert!(!turns.is_empty(), "nobody is served");
        }
        served
    }

    #[test]
    fn who_asks_for_little_is_served_before_who_asks_for_much() {
        let mut thoughts = vec![(EVE, SAGE); 40];
        thoughts.push((ADA, GUIDE));
        let place = |served: Vec<Client>| served.iter().position(|client| *client == ADA);
        // The first of the forty has begun already.
        assert_eq!(place(order(1, &thoughts)), Some(1));
        assert!(place(order(4, &thoughts)) <= Some(3));
    }

    #[test]
    fn a_quick_thought_waits_for_nobody() {
        let thinkers = Thinkers::new(1);
        let mut sage = thinkers.wait(EVE, SAGE, false);
        let _thinking = sage.try_recv().expect("a free place");
        let mut quick = thinkers.wait(ADA, Effort::of(24), false);
        assert!(quick.try_recv().is_ok());
    }

    #[test]
    fn one_client_thinks_two_thoughts_at_a_time() {
        let thinkers = Thinkers::new(8);
        let mut turns: Vec<_> = (0..5).map(|_| thinkers.wait(EVE, GUIDE, false)).collect();
        let going: Vec<_> = turns.iter_mut().filter_map(|turn| turn.try_recv().ok()).collect();
        assert_eq!(going.len(), 2);
        assert!(thinkers.wait(ADA, GUIDE, false).try_recv().is_ok());
        drop(going);
        let going: Vec<_> = turns.iter_mut().filter_map(|turn| turn.try_recv().ok()).collect();
        assert_eq!(going.len(), 2);
    }

    #[test]
    fn one_client_thinks_two_thoughts_at_a_time_at_two_nodes_together() {
        let nodes = [Thinkers::new(8), Thinkers::new(8)];
        nodes.iter().for_each(|node| node.share_among(2));
        let asked = nodes.iter().flat_map(|node| [(); 3].map(|()| node.wait(EVE, GUIDE, false)));
        let mut turns: Vec<_> = asked.collect();
        let going = |turns: &mut Vec<oneshot::Receiver<Turn>>| {
            turns.iter_mut().filter_map(|turn| turn.try_recv().ok()).collect::<Vec<_>>()
        };
        let first = going(&mut turns);
        assert_eq!(first.len(), 2);
        // When the other node has gone, the second thought begins at once.
        nodes[0].share_among(1);
        assert_eq!(going(&mut turns).len(), 1);
        drop(first);
    }

    #[test]
    fn threads_are_counted_and_nobody_starves() {
        let thinkers = Thinkers::new(2);
        let mut guide = thinkers.wait(ADA, GUIDE, false);
        let guide = guide.try_recv().expect("a free place");
        let mut sage = thinkers.wait(EVE, SAGE, false);
        assert!(sage.try_recv().is_err(), "two threads are not free");
        drop(guide);
        assert!(sage.try_recv().is_ok());
        // Both by turns, however many Ada asks for.
        let mut thoughts = vec![(ADA, GUIDE); 30];
        thoughts.insert(0, (EVE, SAGE));
        thoughts.push((EVE, SAGE));
        let served = order(2, &thoughts);
        let last = served.iter().rposition(|client| *client == EVE).unwrap();
        assert!((15..25).contains(&last), "{served:?}");
    }

    #[test]
    fn who_goes_away_keeps_no_place_and_a_long_thought_lets_others_go_first() {
        let thinkers = Thinkers::new(1);
        drop(thinkers.wait(EVE, GUIDE, false));
        let mut long = thinkers.wait(EVE, GUIDE, false);
        let mut long = long.try_recv().expect("the place is free again");
        let mut other = thinkers.wait(ADA, GUIDE, false);
        assert!(other.try_recv().is_err());
        let resting = std::thread::spawn(move || {
            long.rest();
            long
        });
        let turn = other.blocking_recv().expect("a turn");
        drop(turn);
        let long = resting.join().expect("the long thought goes on");
        assert!(long.place.is_some());
        drop(long);
        assert_eq!(thinkers.thoughts_of(EVE), 0);
        assert_eq!(thinkers.lock().free, 1);
    }
}
