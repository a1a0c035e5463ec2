//! A scene with what every game asks about it.

use crate::{Language, Scene, TableFacts, labels, t};
use caravanserai_core::{Game, Seat};
use std::borrow::Cow;
use std::ops::Deref;
use words::Vocabulary;

/// A scene through one pair of eyes: who looks, who sits where, and which number a choice has.
pub struct Perspective<'a, G: Game> {
    /// The scene.
    pub scene: &'a Scene<'a, G>,
    /// Whose side comes first: the viewer's, or for spectators the first.
    pub me: Seat,
    /// Who sits where; opponents by the name of their level.
    pub names: Vec<String>,
    /// The choices of the list in order; a choice's number is its place here.
    numbered: Vec<G::Choice>,
}

impl<'a, G: Game> Deref for Perspective<'a, G> {
    type Target = Scene<'a, G>;

    fn deref(&self) -> &Scene<'a, G> {
        self.scene
    }
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The perspective on a scene at a table with so many seats, whose choices are listed in this order.
    pub fn new<V: Vocabulary<Game = G>>(
        scene: &'a Scene<'a, G>,
        seats: u8,
        numbered: Vec<G::Choice>,
    ) -> Perspective<'a, G> {
        let me = scene.seat.unwrap_or(Seat(0));
        Perspective { scene, me, names: names::<V>(scene.table, seats, scene.language), numbered }
    }

    /// Whether the viewer is asked for something now.
    pub fn is_asked(&self) -> bool {
        super::is_asked(self.scene)
    }

    /// The number of a choice in the list.
    pub fn number(&self, choice: G::Choice) -> Option<usize> {
        self.numbered.iter().position(|listed| *listed == choice).map(|index| index + 1)
    }

    /// The name of a player, or "You".
    pub fn name(&self, seat: Seat) -> Cow<'_, str> {
        if self.scene.seat == Some(seat) {
            t!(self.scene.language, "you-name")
        } else {
            Cow::Borrowed(self.own_name(seat))
        }
    }

    /// The name of a player as they gave it.
    pub fn own_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Everybody's name. Opponents go by the name of their level, and a seat
/// without a name by what the game calls it.
pub fn names<V: Vocabulary>(facts: &TableFacts, seats: u8, language: Language) -> Vec<String> {
    let given: Vec<String> = (0..usize::from(seats))
        .map(|seat| facts.names.get(seat).cloned().unwrap_or_default())
        .collect();
    let shown = labels::names(language, &given, &facts.bots);
    let named = |(index, name): (usize, String)| match name.is_empty() {
        true => V::seat(language, Seat(index as u8)).into_owned(),
        false => name,
    };
    shown.into_iter().enumerate().map(named).collect()
}
