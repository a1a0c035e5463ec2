//! Tribe markers: where a player's lines cross (T-MARK-1), and the Fata Morgana.

use crate::border::Edition;
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::field::lines;
use crate::powers::Powers;
use crate::state::State;

impl State {
    /// Puts both players' markers where their lines cross.
    #[inline]
    pub(crate) fn place_markers(&mut self, t: &mut impl Teller) {
        let (targia, lying) = (self.targia(), self.lying_cards());
        for seat in [self.start, self.start.other()] {
            let (rows, columns) = lines(self.player(seat).targi);
            // T-ACT-6: an empty place is not marked.
            let crossings = Place::crossings(rows, columns).within(lying);
            let player = self.player_mut(seat);
            player.markers = crossings;
            // X-TARGIA-2: a figure on her field earns her service, a token does not.
            player.targia_due = targia.is_some_and(|field| player.targi.contains(field));
            t.tell(Event::Marked { seat, places: crossings });
        }
    }

    /// The places that hold a marker token (T-TOK-6).
    #[inline]
    pub(crate) fn tokened(&self) -> PlaceSet {
        self.players.iter().filter_map(|player| player.marker_token).collect()
    }

    /// The open cards without any marker or token.
    #[inline]
    pub(crate) fn free_cards(&self) -> PlaceSet {
        self.open_cards().without(self.marked()).without(self.tokened())
    }

    /// The face-up cards.
    #[inline]
    fn open_cards(&self) -> PlaceSet {
        self.lying_cards().without(self.face_down)
    }

    /// The places where a card lies.
    #[inline]
    fn lying_cards(&self) -> PlaceSet {
        Place::where_true(self.centre.map(|card| !matches!(card, CentreCard::Empty)))
    }

    /// Where the Fata Morgana may move a marker, wherever it lies.
    #[inline]
    fn mirages(&self) -> PlaceSet {
        let own = self.acting();
        if own.powers.has(Powers::FAR_MIRAGE) {
            // E42: any open card, one with an opponent's marker included.
            return self.open_cards().without(own.markers).without(self.tokened());
        }
        self.free_cards()
    }

    /// Whether a card of somebody's display lets markers of both lie on one card (E42).
    pub(crate) fn markers_may_meet(&self) -> bool {
        self.players.iter().any(|player| player.powers.has(Powers::FAR_MIRAGE))
    }

    /// How far a marker moves from one place.
    #[inline]
    fn reach(&self, edition: Edition, from: Place) -> PlaceSet {
        let far = edition == Edition::Base || self.acting().powers.has(Powers::FAR_MIRAGE);
        if far { Place::ALL } else { from.beside() }
    }

    #[inline]
    pub(crate) fn can_move_a_marker(&self, edition: Edition) -> bool {
        let mirages = self.mirages();
        let movable = |from| !mirages.within(self.reach(edition, from)).is_empty();
        self.acting().markers.into_iter().any(movable)
    }

    pub(crate) fn fata_morgana_choices(&self, edition: Edition, out: &mut Vec<Choice>) {
        let mirages = self.mirages();
        for from in self.acting().markers {
            let mirages = mirages.within(self.reach(edition, from));
            out.extend(mirages.into_iter().map(|to| Choice::MoveMarker { from, to }));
        }
    }

    pub(crate) fn move_marker(&mut self, from: Place, to: Place, t: &mut impl Teller) {
        let seat = self.actor;
        let markers = &mut self.acting_mut().markers;
        markers.remove(from);
        markers.insert(to);
        self.agenda.pop();
        t.tell(Event::MarkerMoved { seat, from, to });
    }
}
