//! Balance: what is taken in self-play, and how it goes with winning.

use crate::Opponent;
use caravanserai_core::{Game, Seat, Seed};
use std::collections::BTreeMap;
use targi::{
    Bundle, CentreView, DunePlace, Event, Options, Place, PlayerView, Spot, State, Task, TribeId,
    View,
};

/// What a thing on the table is, for comparing it with its like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A tribe card without a text.
    PlainCard,
    /// A tribe card with a text.
    Card,
    /// A dune.
    Dune,
    /// A border field.
    Field,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::PlainCard, Kind::Card, Kind::Dune, Kind::Field];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::PlainCard => "tribe cards without text",
            Kind::Card => "tribe cards with text",
            Kind::Dune => "dunes",
            Kind::Field => "border fields",
        }
    }
}

/// What was seen of one thing.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// How often a player could have had it: it lay open and could be paid.
    pub offered: u32,
    /// How often a player took it.
    pub taken: u32,
    /// What the players who took it took from their games.
    pub won: f64,
}

impl Tally {
    /// How often it was taken for each time it could have been.
    pub fn rate(&self) -> f64 {
        if self.offered == 0 { 0.0 } else { f64::from(self.taken) / f64::from(self.offered) }
    }

    /// The share of games that its takers won, and the 95 % error of it.
    pub fn win_share(&self) -> (f64, f64) {
        share(self.won, self.taken)
    }
}

/// A share of `n` games with its 95 % error.
pub fn share(won: f64, n: u32) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(n);
    let mean = won / n;
    (mean, 1.96 * (mean * (1.0 - mean) / n).sqrt())
}

/// What was seen in many games.
#[derive(Clone, Default, Debug)]
pub struct Balance {
    /// How many games were played.
    pub games: u32,
    /// What the start players of the first round took from them.
    pub start_won: f64,
    /// Rounds of all games.
    pub rounds: u32,
    /// Everybody's points.
    pub points: Vec<i16>,
    /// The tallies by kind and name.
    pub tallies: BTreeMap<(Kind, String), Tally>,
}

impl Balance {
    /// Plays a game between two players and counts what they do.
    pub fn play(
        &mut self,
        options: &Options,
        seed: Seed,
        seats: &mut [Box<dyn Opponent<State>>; 2],
    ) {
        let mut state = State::new(options, &seed);
        let starter = state.view(None).start;
        let mut taken: Vec<(Seat, Kind, String)> = Vec::new();
        let (mut legal, mut told) = (Vec::new(), Vec::new());
        let mut round_seen = 0;
        // The cards that each seat was offered in this round.
        let mut offers = Vec::new();
        while let Some(seat) = state.to_act() {
            let view = state.view(Some(seat));
            if view.agenda.top() == Some(Task::Placement) && view.round != round_seen {
                round_seen = view.round;
                self.count_offers(&view, &mut offers);
            }
            legal.clear();
            state.choices(&mut legal);
            let choice = seats[seat.index()].choose(&view, &legal);
            told.clear();
            state.play_telling(choice, &mut told);
            for told in &told {
                self.count_found_offer(&view, told.event, &offers);
                taken.extend(what_is_taken(&view, told.event));
            }
        }
        let scores = state.scores();
        self.games += 1;
        self.rounds += u32::from(state.round());
        self.start_won += f64::from(scores.share(starter));
        self.points.extend(scores.all().iter().map(|score| score.total()));
        for (seat, kind, name) in taken {
            let tally = self.tallies.entry((kind, name)).or_default();
            tally.taken += 1;
            tally.won += f64::from(scores.share(seat));
        }
    }

    fn count_offers(&mut self, view: &View, offers: &mut Vec<(Seat, TribeId)>) {
        offers.clear();
        for place in Place::all() {
            if let CentreView::Tribe(card) = view.centre[place.index()] {
                for (seat, player) in [Seat(0), Seat(1)].into_iter().zip(&view.players) {
                    if can_pay(view, player, card) {
                        offers.push((seat, card));
                        self.tally(card_kind(view, card), &view.rules.tribe(card).id).offered += 1;
                    }
                }
            }
        }
        for place in DunePlace::ALL {
            if let Some(dune) = view.open_dunes[place.index()] {
                self.tally(Kind::Dune, &view.rules.dune(dune).id).offered += 2;
            }
        }
        for field in targi::Field::all().filter(|field| !field.is_corner()) {
            if view.robber != Some(field) {
                self.tally(Kind::Field, &targi::words::field(view.rules, field)).offered += 2;
            }
        }
    }

    /// A card that was not within reach as the round began and was played
    /// all the same had been offered, too: drawn, kept in hand, or paid with
    /// what the round brought.
    fn count_found_offer(&mut self, view: &View, event: Event, offers: &[(Seat, TribeId)]) {
        if let Event::Laid { seat, card, .. } = event
            && view.rules.is_tribe_card(card)
            && !offers.contains(&(seat, card))
        {
            self.tally(card_kind(view, card), &view.rules.tribe(card).id).offered += 1;
        }
    }

    fn tally(&mut self, kind: Kind, name: &str) -> &mut Tally {
        self.tallies.entry((kind, name.to_owned())).or_default()
    }

    /// The median rate of a kind.
    pub fn median_rate(&self, kind: Kind) -> f64 {
        let mut rates: Vec<f64> =
            self.of(kind).filter(|(_, tally)| tally.offered > 0).map(|(_, t)| t.rate()).collect();
        rates.sort_by(f64::total_cmp);
        rates.get(rates.len() / 2).copied().unwrap_or(0.0)
    }

    /// The tallies of a kind by name.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = (&str, &Tally)> {
        let of_kind = self.tallies.iter().filter(move |((k, _), _)| *k == kind);
        of_kind.map(|((_, name), tally)| (name.as_str(), tally))
    }
}

fn card_kind(view: &View, card: TribeId) -> Kind {
    match view.rules.tribe(card).effect {
        targi::Effect::None => Kind::PlainCard,
        _ => Kind::Card,
    }
}

fn can_pay(view: &View, player: &PlayerView, card: TribeId) -> bool {
    let means = Bundle { gold: player.purse.gold + player.card_gold, ..player.purse };
    view.rules.tribe(card).cost.ways().any(|way| means.covers(&way))
}

fn what_is_taken(view: &View, event: Event) -> Option<(Seat, Kind, String)> {
    match event {
        Event::Laid { seat, card, .. } if view.rules.is_tribe_card(card) => {
            Some((seat, card_kind(view, card), view.rules.tribe(card).id.clone()))
        }
        Event::Placed { seat, spot: Spot::Dune(place) } => {
            let dune = view.open_dunes[place.index()]?;
            Some((seat, Kind::Dune, view.rules.dune(dune).id.clone()))
        }
        Event::Placed { seat, spot: Spot::Border(field) } => {
            Some((seat, Kind::Field, targi::words::field(view.rules, field)))
        }
        _ => None,
    }
}
