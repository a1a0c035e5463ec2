//! Leaving one's seat to another by agreement: an opponent of the house, or anybody.
//! The seat of an absent player can be freed by the others, if all of them agree.

use super::opening::usual_level;
use super::{Inside, LiveTable, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result};
use crate::store::Change;
use caravanserai_core::Seat;
use std::sync::Arc;
use web::Did;

/// Somebody's wish to leave their seat, or the others' that its person does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Whose seat it is.
    pub(crate) seat: Seat,
    /// The level of the opponent who is to take it; `None` for anybody.
    pub(crate) to: Option<String>,
    /// Who of the others would free it, if its person did not ask.
    pub(crate) by: Option<Seat>,
    /// Who has agreed.
    agreed: Vec<Seat>,
}

/// A seat that anybody may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vacant {
    /// Its person leaves it, and plays until then.
    Left(Seat),
    /// The others have freed it, for as long as its person does not come.
    Freed(Seat),
}

impl TableState {
    /// The seat that anybody may take.
    pub(crate) fn vacant_seat(&self) -> Option<Seat> {
        let (Vacant::Left(seat) | Vacant::Freed(seat)) = self.vacant?;
        Some(seat)
    }

    /// Somebody would leave their seat.
    pub(super) fn offer(&mut self, seat: Seat, to: Option<String>) {
        self.vacant = self.vacant.filter(|_| self.vacant_seat() != Some(seat));
        self.offer = Some(Offer { seat, to, by: None, agreed: Vec::new() });
    }

    /// Somebody asks to free the seat of an absent player.
    pub(super) fn ask_to_free(&mut self, seat: Seat, late: Seat) {
        self.offer = Some(Offer { seat: late, to: None, by: Some(seat), agreed: vec![seat] });
    }

    /// Nobody frees a seat any more: its person plays, or is waited for.
    pub(super) fn is_back(&mut self, late: Seat) {
        self.offer.take_if(|offer| offer.seat == late && offer.by.is_some());
        self.vacant.take_if(|vacant| *vacant == Vacant::Freed(late));
    }

    /// An opponent of the house has a seat now: nobody else takes it. Tells whether its person
    /// had asked for that.
    pub(super) fn is_replaced(&mut self, seat: Seat) -> bool {
        self.vacant = self.vacant.filter(|_| self.vacant_seat() != Some(seat));
        let offer = self.offer.take_if(|offer| offer.seat == seat);
        offer.is_some_and(|offer| offer.by.is_none())
    }

    /// Somebody agrees to the offer, or nobody speaks of it any more.
    pub(super) fn answer_offer(&mut self, seat: Seat, yes: bool) -> Result {
        if !yes && self.vacant_seat() == Some(seat) {
            self.vacant = None;
            return Ok(());
        }
        let offer = self.offer.as_mut().ok_or(Refusal::NothingAsked)?;
        if !yes {
            let (of, by) = (offer.seat, offer.by);
            self.offer = None;
            match by {
                _ if of == seat => {}
                None => self.note(seat, Did::KeptSeated(of)),
                Some(by) if by == seat => {}
                Some(_) => self.note(seat, Did::KeptFor(of)),
            }
            return Ok(());
        }
        if offer.seat == seat || offer.agreed.contains(&seat) {
            return Err(Refusal::NothingAsked);
        }
        offer.agreed.push(seat);
        Ok(())
    }

    /// Which people have not answered the offer yet.
    pub(crate) fn asked_to_agree(&self) -> Vec<Seat> {
        let Some(offer) = &self.offer else { return Vec::new() };
        self.people_but(&[&offer.agreed[..], &[offer.seat]].concat())
    }

    /// The seats of people, without these and those that share a device with them.
    fn people_but(&self, seats: &[Seat]) -> Vec<Seat> {
        let known: Vec<_> = seats.iter().map(|seat| &self.sitters[seat.index()]).collect();
        let people = (0..).map(Seat).zip(&self.sitters);
        people
            .filter(|(seat, sitter)| {
                sitter.guest().is_some() && !seats.contains(seat) && !known.contains(sitter)
            })
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl LiveTable {
    /// What is done when somebody would leave their seat.
    pub(super) fn offered(
        &self,
        inside: &mut Inside,
        seat: Seat,
        to: Option<String>,
    ) -> Result<Vec<(Seat, Entry)>> {
        inside.state.going_on()?;
        if inside.state.plays_alone(seat) {
            return Err(Refusal::NobodyElse);
        }
        Ok(vec![(seat, Entry::Offer(to))])
    }

    /// What is done when somebody answers that. The last one who agrees makes it so.
    pub(super) fn answered(
        &self,
        inside: &mut Inside,
        seat: Seat,
        yes: bool,
    ) -> Result<Vec<(Seat, Entry)>> {
        inside.state.going_on()?;
        if !yes {
            return Ok(vec![(seat, Entry::Keep)]);
        }
        let offer = inside.state.offer.clone().ok_or(Refusal::NothingAsked)?;
        let mut entries = vec![(seat, Entry::Agree)];
        // Whoever shares a device with them agrees as well.
        let state = &inside.state;
        let agrees = |asked: &Seat| state.sitters[asked.index()] == state.sitters[seat.index()];
        let asked = state.asked_to_agree();
        if asked.contains(&seat) && asked.iter().all(agrees) {
            if inside.state.back.takeback.is_some() {
                // A takeback was asked of other people than are there now.
                entries.push((offer.seat, Entry::Decline));
            }
            entries.push(match (offer.by, offer.to) {
                (Some(_), _) => (seat, Entry::Freed(offer.seat)),
                (None, Some(level)) => (offer.seat, Entry::Replace { seat: offer.seat, level }),
                (None, None) => (offer.seat, Entry::Vacate),
            });
        }
        Ok(entries)
    }

    /// What is done when somebody asks to free the seat of a player without time left, or agrees
    /// to that.
    pub(super) fn freed(
        &self,
        inside: &mut Inside,
        seat: Seat,
        late: Seat,
    ) -> Result<Vec<(Seat, Entry)>> {
        let state = &inside.state;
        if state.vacant_seat() == Some(late) {
            return Err(Refusal::NothingAsked);
        }
        if state.offer.as_ref().is_some_and(|offer| offer.seat == late && offer.by.is_some()) {
            return self.answered(inside, seat, true);
        }
        let mut entries = vec![(seat, Entry::Free(late))];
        if state.people_but(&[seat, late]).is_empty() {
            entries.push((seat, Entry::Freed(late)));
        }
        Ok(entries)
    }

    /// An opponent of the house takes the place of a guest who gets up, so that
    /// the others can play on.
    pub(super) fn sit_in(&self, inside: &mut Inside, seat: Seat) -> Result<Vec<Change>> {
        let level = usual_level(&self.game).ok_or(Refusal::Failed)?.to_owned();
        let mut entries = vec![(seat, Entry::HandOver)];
        if inside.state.back.takeback.is_some() {
            // A takeback was asked of other people than are there now.
            entries.insert(0, (seat, Entry::Decline));
        }
        let mut changes = self.apply(inside, entries)?;
        inside.state.sitters[seat.index()] = Sitter::Bot(level.clone());
        changes.push(Change::StandIn { table: self.id.clone(), seat: seat.0, level });
        Ok(changes)
    }

    /// Gives a guest a seat that was left to anybody.
    pub(super) async fn take_over_seat(
        self: &Arc<Self>,
        seat: Seat,
        guest: i64,
        name: String,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            if inside.state.seat_of(guest).is_some() {
                return Ok(());
            }
            if inside.state.vacant_seat() != Some(seat) {
                return Err(Refusal::Taken);
            }
            let mut changes = table.apply(&mut inside, vec![(seat, Entry::SitDown)])?;
            inside.state.sitters[seat.index()] = Sitter::Guest(guest);
            inside.state.names[seat.index()].clone_from(&name);
            let (id, guest) = (table.id.clone(), Some(guest));
            changes.push(Change::Reseat { table: id, seat: seat.0, guest, bot: None, name });
            table.commit(&mut inside, changes).await?;
            // The record names the player who has the seat now.
            table.read_anew(&mut inside).await
        })
        .await
    }
}
