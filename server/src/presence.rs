//! Who is where: at a table, elsewhere in the house, or away.
//!
//! Kept in memory alone: pages and programs that listen say where somebody is, and for
//! browsers without scripts the pages that they ask for do. Houses that share a database tell
//! each other what they know ([`Crowd`]).

use crate::clock::Clock;
use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// A guest who looks at their table within this time need not be told of their turn.
pub(crate) const SEES_MS: i64 = 15_000;
/// A guest who left a table for no longer than this may be reloading it.
pub(crate) const GRACE_MS: i64 = 5_000;
/// How long a guest counts as present after asking for a page.
const LINGERS_MS: i64 = 120_000;
/// A guest may ask for another page just before the one at the table is gone.
const TURNS_PAGE_MS: i64 = 2_000;
/// How long guests are remembered.
const REMEMBERED_MS: i64 = 30 * 24 * 3600 * 1000;

/// Where a guest is, seen from a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whereabouts {
    /// At the table.
    Here,
    /// Somewhere else in the house.
    Elsewhere,
    /// Not in the house since then, if anybody knows.
    Away(Option<i64>),
}

/// Whether a guest sees that it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sees {
    /// They have asked for the table since.
    Page,
    /// Something of theirs listens at the table: they look at it, or their phone fell asleep.
    Maybe,
    /// Nothing of them is at the table.
    Nothing,
}

/// What is known of a guest.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct Tracks {
    /// Pages and programs that listen at each table.
    listens: BTreeMap<String, usize>,
    /// The last table that they listened at no more, and when.
    left: Option<(String, i64)>,
    /// When they asked for something last, and for which table.
    asked: Option<(Option<String>, i64)>,
}

impl Tracks {
    fn last_ms(&self) -> Option<i64> {
        let left = self.left.as_ref().map(|(_, at)| *at);
        left.max(self.asked.as_ref().map(|(_, at)| *at))
    }

    /// Adds what is known elsewhere of when the guest was there.
    fn remember(&mut self, other: &Tracks) {
        let at = |left: &Option<(String, i64)>| left.as_ref().map(|(_, at)| *at);
        if at(&other.left) > at(&self.left) {
            self.left.clone_from(&other.left);
        }
        if other.asked.as_ref().map(|(_, at)| *at) > self.asked.as_ref().map(|(_, at)| *at) {
            self.asked.clone_from(&other.asked);
        }
    }

    fn whereabouts(&self, table: &str, now: i64) -> Whereabouts {
        let left = self.left.as_ref().filter(|(left, _)| left == table).map(|(_, at)| *at);
        if self.listens.contains_key(table) || left.is_some_and(|at| now - at < GRACE_MS) {
            return Whereabouts::Here;
        }
        if !self.listens.is_empty() {
            return Whereabouts::Elsewhere;
        }
        match &self.asked {
            Some((of, at)) if now - at < LINGERS_MS => {
                let here = of.as_deref() == Some(table);
                match left {
                    None if here => Whereabouts::Here,
                    Some(left) if here && *at > left => Whereabouts::Here,
                    Some(left) if here || *at < left - TURNS_PAGE_MS => {
                        Whereabouts::Away(self.last_ms())
                    }
                    _ => Whereabouts::Elsewhere,
                }
            }
            _ => Whereabouts::Away(self.last_ms()),
        }
    }
}

/// A guest who listens at a table.
#[derive(Default)]
struct Listener {
    /// Pages and programs.
    count: usize,
    /// How often a turn of theirs has begun or ended at another table.
    turned: u64,
}

/// Who listens at a table.
#[derive(Default)]
struct Listeners {
    guests: BTreeMap<i64, Listener>,
    /// Pages of those who have no name here.
    strangers: usize,
    changed: watch::Sender<u64>,
}

/// What a node tells the others of presence.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Crowd {
    /// Guests who are in the house or have just left.
    guests: BTreeMap<i64, Tracks>,
    /// How many listen at each table who have no name here.
    strangers: BTreeMap<String, usize>,
}

#[derive(Default)]
struct Registry {
    tables: HashMap<String, Listeners>,
    guests: HashMap<i64, Tracks>,
    /// Who is in the other houses that share the database, by node.
    elsewhere: HashMap<i64, Crowd>,
    /// Who listens there, by table.
    afar: HashMap<String, Afar>,
}

/// Who listens at a table in other houses: guests, and how many strangers.
type Afar = (BTreeSet<i64>, usize);

/// Who listens at which table in these houses.
fn afar(crowds: &HashMap<i64, Crowd>) -> HashMap<String, Afar> {
    let mut tables: HashMap<String, Afar> = HashMap::new();
    for crowd in crowds.values() {
        for (guest, tracks) in &crowd.guests {
            for table in tracks.listens.keys() {
                tables.entry(table.clone()).or_default().0.insert(*guest);
            }
        }
        for (table, strangers) in &crowd.strangers {
            tables.entry(table.clone()).or_default().1 += strangers;
        }
    }
    tables
}

impl Registry {
    /// What is known of a guest, here and elsewhere.
    fn tracks(&self, guest: i64) -> Option<Tracks> {
        let told = self.elsewhere.values().filter_map(|crowd| crowd.guests.get(&guest));
        self.guests.get(&guest).into_iter().chain(told).cloned().reduce(|mut all, one| {
            all.remember(&one);
            all.listens.extend(one.listens);
            all
        })
    }
}

/// Where everybody is.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<Registry>>);

impl Presence {
    fn lock(&self) -> MutexGuard<'_, Registry> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A guest asks for something, perhaps of a table.
    pub(crate) fn asks(&self, guest: i64, table: Option<&str>, now: i64) {
        let mut registry = self.lock();
        let asked = Some((table.map(str::to_owned), now));
        registry.guests.entry(guest).or_default().asked = asked;
    }

    /// Somebody listens at a table until what is returned is dropped.
    pub(crate) fn listens(&self, guest: Option<i64>, table: &str, clock: Clock) -> Stay {
        let mut registry = self.lock();
        let at = registry.tables.entry(table.to_owned()).or_default();
        match guest {
            Some(guest) => at.guests.entry(guest).or_default().count += 1,
            None => at.strangers += 1,
        }
        at.changed.send_modify(|times| *times += 1);
        let changed = at.changed.subscribe();
        if let Some(guest) = guest {
            let tracks = registry.guests.entry(guest).or_default();
            *tracks.listens.entry(table.to_owned()).or_default() += 1;
        }
        Stay { presence: self.clone(), guest, table: table.to_owned(), clock, changed }
    }

    /// A guest's turn at a table has begun or ended: their pages at other tables tell them.
    pub(crate) fn turned(&self, guest: i64, table: &str) {
        let mut registry = self.lock();
        let Registry { tables, guests, .. } = &mut *registry;
        let Some(tracks) = guests.get(&guest) else { return };
        for other in tracks.listens.keys().filter(|other| *other != table) {
            let Some(at) = tables.get_mut(other) else { continue };
            let Some(listener) = at.guests.get_mut(&guest) else { continue };
            listener.turned += 1;
            at.changed.send_modify(|times| *times += 1);
        }
    }

    /// How often that was so while the guest listens at this table.
    pub(crate) fn turns_elsewhere(&self, guest: i64, table: &str) -> u64 {
        let registry = self.lock();
        let listener = registry.tables.get(table).and_then(|at| at.guests.get(&guest));
        listener.map_or(0, |listener| listener.turned)
    }

    /// Where guests are, seen from a table, and how many others watch there.
    pub(crate) fn at(
        &self,
        table: &str,
        guests: &[Option<i64>],
        now: i64,
    ) -> (Vec<Option<Whereabouts>>, usize) {
        let registry = self.lock();
        let whereabouts = |guest: i64| match registry.tracks(guest) {
            Some(tracks) => tracks.whereabouts(table, now),
            None => Whereabouts::Away(None),
        };
        let seats = guests.iter().map(|guest| guest.map(whereabouts)).collect();
        let (mut watch, mut strangers) = registry.afar.get(table).cloned().unwrap_or_default();
        if let Some(at) = registry.tables.get(table) {
            watch.extend(at.guests.keys());
            strangers += at.strangers;
        }
        watch.retain(|guest| !guests.contains(&Some(*guest)));
        (seats, strangers + watch.len())
    }

    /// What other nodes are to know.
    pub(crate) fn crowd(&self, now: i64) -> Crowd {
        let registry = self.lock();
        let lingers = |tracks: &Tracks| {
            let last = tracks.last_ms();
            !tracks.listens.is_empty() || last.is_some_and(|last| now - last < LINGERS_MS)
        };
        let guests = registry.guests.iter().filter(|(_, tracks)| lingers(tracks));
        let strangers = registry.tables.iter().filter(|(_, at)| at.strangers > 0);
        Crowd {
            guests: guests.map(|(guest, tracks)| (*guest, tracks.clone())).collect(),
            strangers: strangers.map(|(table, at)| (table.clone(), at.strangers)).collect(),
        }
    }

    /// Learns who is in the other houses that share the database.
    pub(crate) fn learn(&self, elsewhere: HashMap<i64, Crowd>, now: i64) {
        let mut registry = self.lock();
        let Registry { tables, guests, elsewhere: known, afar: listened } = &mut *registry;
        // A node soon stops telling of those who left; one that is gone cannot even say so.
        for (node, crowd) in &*known {
            for (guest, tracks) in &crowd.guests {
                let own = guests.entry(*guest).or_default();
                own.remember(tracks);
                let gone = tracks.listens.keys().next().filter(|_| !elsewhere.contains_key(node));
                own.left = gone.map(|table| (table.clone(), now)).or(own.left.take());
            }
        }
        let now_listened = afar(&elsewhere);
        for (table, at) in &*tables {
            if now_listened.get(table) != listened.get(table) {
                at.changed.send_modify(|times| *times += 1);
            }
        }
        (*known, *listened) = (elsewhere, now_listened);
    }

    /// Whether a guest sees a table that became theirs to act at then.
    pub(crate) fn sees(&self, table: &str, guest: i64, since: i64) -> Sees {
        let registry = self.lock();
        let Some(tracks) = registry.guests.get(&guest) else { return Sees::Nothing };
        let asked = tracks
            .asked
            .as_ref()
            .is_some_and(|(of, at)| of.as_deref() == Some(table) && *at > since);
        match tracks.listens.contains_key(table) {
            _ if asked => Sees::Page,
            true => Sees::Maybe,
            false => Sees::Nothing,
        }
    }

    /// Forgets guests who have not been here for long.
    pub(crate) fn forget(&self, now: i64) {
        let stays = |tracks: &Tracks| {
            let last = tracks.last_ms();
            !tracks.listens.is_empty() || last.is_some_and(|last| now - last < REMEMBERED_MS)
        };
        self.lock().guests.retain(|_, tracks| stays(tracks));
    }

    fn leaves(&self, guest: Option<i64>, table: &str, now: i64) {
        let mut registry = self.lock();
        if let Some(at) = registry.tables.get_mut(table) {
            match guest {
                Some(guest) => count_down(&mut at.guests, &guest, |listener| &mut listener.count),
                None => at.strangers -= 1,
            }
            at.changed.send_modify(|times| *times += 1);
            if at.guests.is_empty() && at.strangers == 0 {
                registry.tables.remove(table);
            }
        }
        if let Some(tracks) = guest.and_then(|guest| registry.guests.get_mut(&guest)) {
            count_down(&mut tracks.listens, table, |count| count);
            if !tracks.listens.contains_key(table) {
                tracks.left = Some((table.to_owned(), now));
            }
        }
    }
}

fn count_down<K: Borrow<Q> + Ord, Q: Ord + ?Sized, V>(
    counts: &mut BTreeMap<K, V>,
    key: &Q,
    count: fn(&mut V) -> &mut usize,
) {
    if let Some(value) = counts.get_mut(key) {
        let count = count(value);
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// Somebody listens at a table for as long as this lives.
pub(crate) struct Stay {
    presence: Presence,
    guest: Option<i64>,
    table: String,
    clock: Clock,
    /// Tells when somebody comes to the table or goes, and when a turn of theirs begins or ends
    /// elsewhere.
    pub(crate) changed: watch::Receiver<u64>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.presence.leaves(self.guest, &self.table, self.clock.now_ms());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const ADA: i64 = 1;

    fn of_ada(presence: &Presence, table: &str, clock: &Clock) -> Whereabouts {
        presence.at(table, &[Some(ADA)], clock.now_ms()).0[0].expect("a guest")
    }

    #[test]
    fn who_listens_is_here_and_who_went_is_away_after_a_moment() {
        let (presence, clock) = (Presence::default(), Clock::default());
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Away(None));
        let [one, other] = [(); 2].map(|()| presence.listens(Some(ADA), "oasis", clock.clone()));
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Here);
        assert_eq!(of_ada(&presence, "well", &clock), Whereabouts::Elsewhere);
        drop(one);
        clock.turn(Duration::from_secs(60));
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Here, "in another tab");
        drop(other);
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Here, "perhaps a reload");
        clock.turn(Duration::from_secs(6));
        assert!(matches!(of_ada(&presence, "oasis", &clock), Whereabouts::Away(Some(_))));
    }

    #[test]
    fn who_goes_to_another_page_is_elsewhere_for_a_while() {
        let (presence, clock) = (Presence::default(), Clock::default());
        let stay = presence.listens(Some(ADA), "oasis", clock.clone());
        presence.asks(ADA, None, clock.now_ms());
        drop(stay);
        clock.turn(Duration::from_secs(10));
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Elsewhere);
        clock.turn(Duration::from_secs(120));
        assert!(matches!(of_ada(&presence, "oasis", &clock), Whereabouts::Away(Some(_))));
    }

    #[test]
    fn who_has_no_script_is_here_as_long_as_they_ask_for_the_page() {
        let (presence, clock) = (Presence::default(), Clock::default());
        presence.asks(ADA, Some("oasis"), clock.now_ms());
        clock.turn(Duration::from_secs(60));
        assert_eq!(of_ada(&presence, "oasis", &clock), Whereabouts::Here);
        assert_eq!(of_ada(&presence, "well", &clock), Whereabouts::Elsewhere);
        clock.turn(Duration::from_secs(61));
        assert!(matches!(of_ada(&presence, "oasis", &clock), Whereabouts::Away(Some(_))));
    }

    #[test]
    fn who_has_asked_for_the_table_since_sees_their_turn_and_a_page_that_listens_may_be_asleep() {
        let (presence, clock) = (Presence::default(), Clock::default());
        presence.asks(ADA, Some("oasis"), clock.now_ms());
        let since = clock.now_ms();
        assert_eq!(presence.sees("oasis", ADA, since), Sees::Nothing, "that was before");
        let stay = presence.listens(Some(ADA), "oasis", clock.clone());
        assert_eq!(presence.sees("oasis", ADA, since), Sees::Maybe);
        assert_eq!(presence.sees("well", ADA, since), Sees::Nothing);
        drop(stay);
        assert_eq!(presence.sees("oasis", ADA, since), Sees::Nothing, "gone is gone");
        clock.turn(Duration::from_secs(1));
        presence.asks(ADA, Some("oasis"), clock.now_ms());
        assert_eq!(presence.sees("oasis", ADA, since), Sees::Page);
    }

    #[test]
    fn pages_hear_of_the_turns_that_their_guest_has_at_other_tables_alone() {
        const BO: i64 = 2;
        let (presence, clock) = (Presence::default(), Clock::default());
        let mut stay = presence.listens(Some(ADA), "oasis", clock.clone());
        let bo = presence.listens(Some(BO), "well", clock.clone());
        stay.changed.mark_unchanged();
        presence.turned(ADA, "oasis");
        presence.turned(BO, "dune");
        assert_eq!(presence.turns_elsewhere(ADA, "oasis"), 0, "her own table, and Bo's turn");
        assert!(!stay.changed.has_changed().unwrap());
        presence.turned(ADA, "dune");
        assert_eq!(presence.turns_elsewhere(ADA, "oasis"), 1);
        assert_eq!(presence.turns_elsewhere(BO, "well"), 1);
        assert!(stay.changed.has_changed().unwrap());
        drop((stay, bo));
        presence.turned(ADA, "dune");
        assert_eq!(presence.turns_elsewhere(ADA, "oasis"), 0, "nobody listens");
    }

    #[test]
    fn who_is_at_another_node_is_at_the_table_and_away_when_that_node_is_gone() {
        let clock = Clock::default();
        let [here, there] = [(); 2].map(|()| Presence::default());
        let bo_listens = here.listens(Some(7), "oasis", clock.clone());
        let mut stays = vec![there.listens(Some(ADA), "oasis", clock.clone())];
        stays.push(there.listens(None, "oasis", clock.clone()));
        let learn = |nodes: &[(i64, &Presence)]| {
            let told = |(node, presence): &(i64, &Presence)| {
                let told = serde_json::to_string(&presence.crowd(clock.now_ms())).unwrap();
                (*node, serde_json::from_str(&told).unwrap())
            };
            here.learn(nodes.iter().map(told).collect(), clock.now_ms());
        };
        let mut changed = bo_listens.changed.clone();
        assert!(matches!(of_ada(&here, "oasis", &clock), Whereabouts::Away(None)));
        learn(&[(2, &there)]);
        assert_eq!(of_ada(&here, "oasis", &clock), Whereabouts::Here);
        assert_eq!(of_ada(&here, "well", &clock), Whereabouts::Elsewhere);
        assert_eq!(here.at("oasis", &[Some(ADA), Some(7)], clock.now_ms()).1, 1, "a stranger");
        assert!(changed.has_changed().unwrap(), "whoever looks is told");
        changed.mark_unchanged();
        learn(&[(2, &there)]);
        assert!(!changed.has_changed().unwrap(), "nothing is new");
        // Ada goes, is told to be gone, and at last nothing is said of her any more.
        stays.clear();
        let left = clock.now_ms();
        for minutes in [0, 1, 3] {
            clock.turn(Duration::from_secs(60 * minutes));
            learn(&[(2, &there)]);
        }
        assert_eq!(of_ada(&here, "oasis", &clock), Whereabouts::Away(Some(left)));
        let _again = there.listens(Some(ADA), "oasis", clock.clone());
        learn(&[(2, &there)]);
        assert_eq!(of_ada(&here, "oasis", &clock), Whereabouts::Here);
        learn(&[]);
        let lost = clock.now_ms();
        clock.turn(Duration::from_secs(6));
        assert_eq!(of_ada(&here, "oasis", &clock), Whereabouts::Away(Some(lost)));
    }

    #[test]
    fn spectators_are_counted_once_and_nobody_is_kept_for_ever() {
        let (presence, clock) = (Presence::default(), Clock::default());
        let stays = [None, None, Some(7), Some(7), Some(ADA)]
            .map(|guest| presence.listens(guest, "oasis", clock.clone()));
        let (_, watching) = presence.at("oasis", &[Some(ADA), None], clock.now_ms());
        assert_eq!(watching, 3, "two strangers and a guest with two tabs");
        let (_, watching) = presence.at("oasis", &[Some(ADA), Some(ADA)], clock.now_ms());
        assert_eq!(watching, 3, "who plays for two on one device is one of them");
        drop(stays);
        assert_eq!(presence.at("oasis", &[Some(ADA)], clock.now_ms()).1, 0);
        assert!(presence.lock().tables.is_empty());
        clock.turn(Duration::from_secs(31 * 24 * 3600));
        presence.forget(clock.now_ms());
        assert!(presence.lock().guests.is_empty());
    }
}
