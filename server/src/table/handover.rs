//! Leaving one's seat to another by agreement: an opponent of the house, or whoever sits down.

use super::{Inside, LiveTable, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result};
use crate::store::Change;
use caravanserai_core::Seat;
use std::sync::Arc;
use web::Did;

/// Somebody's wish to leave their seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Whose seat it is.
    pub(crate) seat: Seat,
    /// The level of the opponent who is to take it; `None` for whoever sits down.
    pub(crate) to: Option<String>,
    /// Who has agreed.
    agreed: Vec<Seat>,
}

impl TableState {
    /// Somebody would leave their seat.
    pub(super) fn offer(&mut self, seat: Seat, to: Option<String>) {
        self.vacant = self.vacant.filter(|vacant| *vacant != seat);
        self.offer = Some(Offer { seat, to, agreed: Vec::new() });
    }

    /// Somebody agrees to the offer, or nobody speaks of it any more.
    pub(super) fn answer_offer(&mut self, seat: Seat, yes: bool) -> Result {
        if !yes && self.vacant == Some(seat) {
            self.vacant = None;
            return Ok(());
        }
        let offer = self.offer.as_mut().ok_or(Refusal::NothingAsked)?;
        if !yes {
            let asker = offer.seat;
            self.offer = None;
            if asker != seat {
                self.note(seat, Did::KeptSeated(asker));
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
        let people =
            (0..).map(Seat).zip(&self.sitters).filter(|(_, sitter)| sitter.guest().is_some());
        people
            .map(|(seat, _)| seat)
            .filter(|seat| *seat != offer.seat && !offer.agreed.contains(seat))
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
        if inside.state.asked_to_agree() == [seat] {
            if inside.state.back.takeback.is_some() {
                // Whoever is asked now was not there before.
                entries.push((offer.seat, Entry::Decline));
            }
            entries.push(match offer.to {
                Some(level) => (offer.seat, Entry::Replace { seat: offer.seat, level }),
                None => (offer.seat, Entry::Vacate),
            });
        }
        Ok(entries)
    }

    /// Gives a guest the seat that somebody leaves to whoever comes.
    pub(super) async fn take_over_seat(
        self: &Arc<Self>,
        seat: Seat,
        guest: i64,
        name: String,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            if inside.state.vacant != Some(seat) {
                return Err(Refusal::Taken);
            }
            let mut changes = table.apply(&mut inside, vec![(seat, Entry::SitDown)])?;
            inside.state.sitters[seat.index()] = Sitter::Guest(guest);
            inside.state.names[seat.index()].clone_from(&name);
            let (id, guest) = (table.id.clone(), Some(guest));
            changes.push(Change::Reseat { table: id, seat: seat.0, guest, bot: None, name });
            table.commit(&mut inside, changes).await?;
            // The record names whoever plays now.
            table.read_anew(&mut inside).await
        })
        .await
    }
}
