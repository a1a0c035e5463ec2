//! Everything that is printed on tiles and cards, read once from the data file
//! `decks/five-tribes.toml` and checked.
//!
//! What a row may say is in `printed.rs`.

use crate::deck_error::{DeckError, DeckFault, DeckPart};
use crate::ids::{Djinn, Djinns, Item, Resource, Resources, Thief, Tile};
use crate::printed::{CountedRow, DjinnRow, ItemRow, Magic, Power, Set, ThiefRow, TileRow};
use crate::tribe::{TRIBES, Tribe};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Where the figures of the game come from.
pub const DECK_FILE: &str = "decks/five-tribes.toml";
const GAME: &str = "five-tribes";
const DECK: &str = include_str!("../decks/five-tribes.toml");

/// The places of the turn order track.
pub const SPACES: usize = 9;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| match Catalogue::parse(DECK) {
    Ok(catalogue) => catalogue,
    Err(error) => panic!("the built-in deck is checked by a test: {error}"),
});

/// All tiles, cards and figures of the game.
#[inline]
pub fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

/// The contents of the box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// Its name on the command line.
    pub name: String,
    /// The game it is for.
    pub game: String,
    /// The prices of the turn order track, from the last place to the first.
    pub bids: [u8; SPACES],
    /// What a set of so many different kinds of merchandise brings.
    pub sets: [u8; 10],
    /// How many palms there are.
    pub palms: u8,
    /// How many palaces there are.
    pub palaces: u8,
    /// What every player starts with.
    pub coins: u16,
    /// Points at the end.
    pub points: Points,
    /// Camels for each player.
    pub camels: Camels,
    /// The tribes.
    #[serde(rename = "tribe")]
    pub tribes: Vec<CountedRow>,
    /// The tiles.
    #[serde(rename = "tile")]
    pub tiles: Vec<TileRow>,
    /// The resource cards.
    #[serde(rename = "resource")]
    pub resources: Vec<CountedRow>,
    /// The djinns.
    #[serde(rename = "djinn")]
    pub djinns: Vec<DjinnRow>,
    /// The thieves.
    #[serde(rename = "thief")]
    pub thieves: Vec<ThiefRow>,
    /// The items.
    #[serde(rename = "item")]
    pub items: Vec<ItemRow>,
    #[serde(skip)]
    djinn_with: [Option<Djinn>; Power::COUNT],
    #[serde(skip)]
    pub(crate) all_resources: Resources,
    #[serde(skip)]
    pub(crate) called_at_any_time: Djinns,
}

/// Points at the end (F-END-2).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// For each Vizier.
    pub vizier: i16,
    /// For each opponent with strictly fewer Viziers.
    pub vizier_per_player_with_fewer: i16,
    /// For each Elder.
    pub elder: i16,
    /// For each Artisan.
    pub artisan: i16,
    /// For each Artisan of the seat with most.
    pub artisan_most: i16,
    /// For each palm on an own tile.
    pub palm: i16,
    /// For each palace on an own tile.
    pub palace: i16,
    /// For each red-valued tile in the block around your tent.
    pub red_tile_near_tent: i16,
}

/// How many camels each player has (F-SETUP-3).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camels {
    /// With two players.
    pub two_players: u8,
    /// With three or four.
    pub more_players: u8,
}

impl Catalogue {
    /// Whether a text says that it is a data file of this game, however wrong
    /// the rest of it may be.
    pub fn is_meant_by(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Named {
            game: String,
        }
        toml::from_str::<Named>(text).is_ok_and(|named| named.game == GAME)
    }

    /// Reads and checks a data file.
    pub fn parse(text: &str) -> Result<Catalogue, DeckError> {
        let mut catalogue: Catalogue = toml::from_str(text).map_err(|error| {
            let message = error.to_string().trim_end().to_owned();
            wrong(DeckPart::Whole, "syntax", DeckFault::Unreadable(message))
        })?;
        if catalogue.game != GAME {
            return Err(wrong(DeckPart::Whole, "game", DeckFault::OtherGame));
        }
        catalogue.check_tribes()?;
        catalogue.check_names()?;
        catalogue.check_sizes()?;
        catalogue.find_powers()?;
        let counts = catalogue.resources.iter().map(|row| row.count);
        catalogue.all_resources = Resource::all().zip(counts).collect();
        Ok(catalogue)
    }

    /// The djinn that has a power.
    #[inline]
    pub fn djinn_with(&self, power: Power) -> Option<Djinn> {
        self.djinn_with[power as usize]
    }

    /// The item that has a magic.
    pub fn item_with(&self, magic: Magic) -> Option<crate::Item> {
        let index = self.items.iter().position(|item| item.magic == Some(magic))?;
        crate::Item::new(index as u8)
    }

    fn check_tribes(&self) -> Result<(), DeckError> {
        let ids: Vec<&str> = self.tribes.iter().map(|tribe| tribe.id.as_str()).collect();
        match ids == Tribe::ALL.map(Tribe::name) {
            true => Ok(()),
            false => Err(wrong(DeckPart::Tribes, "id", DeckFault::OtherTribes)),
        }
    }

    /// Cards share one name space, so that `pick leta` needs no more words.
    fn check_names(&self) -> Result<(), DeckError> {
        let resources = self.resources.iter().map(|row| &row.id);
        let djinns = self.djinns.iter().map(|row| &row.id);
        let thieves = self.thieves.iter().map(|row| &row.id);
        let items = self.items.iter().map(|row| &row.id);
        let mut seen = BTreeSet::new();
        for id in resources.chain(djinns).chain(thieves).chain(items) {
            if id.is_empty() || id.contains([' ', ';', ',', ':']) {
                return Err(wrong(DeckPart::Card(id.clone()), "id", DeckFault::BadId));
            }
            if !seen.insert(id) {
                return Err(wrong(DeckPart::Card(id.clone()), "id", DeckFault::IdTwice));
            }
        }
        Ok(())
    }

    fn check_sizes(&self) -> Result<(), DeckError> {
        let last = self.resources.get(Resource::FAKIR.index()).map(|row| row.id.as_str());
        if self.resources.len() != Resource::KINDS || last != Some("fakir") {
            let merchandise = Resource::KINDS - 1;
            let fault = DeckFault::OtherResources { merchandise };
            return Err(wrong(DeckPart::Resources, "id", fault));
        }
        let kinds = [
            (DeckPart::Items, self.items.len(), Item::KINDS),
            (DeckPart::Tiles(Set::Base), self.tiles.len(), Tile::KINDS),
            (DeckPart::Djinns, self.djinns.len(), Djinn::KINDS),
            (DeckPart::Thieves, self.thieves.len(), Thief::KINDS),
        ];
        for (part, found, right) in kinds {
            if found != right {
                return Err(wrong(part, "id", DeckFault::Kinds { found, right }));
            }
        }
        let total = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
        let tiles = |set| {
            let rows = self.tiles.iter().filter(move |tile| tile.set == set);
            total(&mut rows.map(|tile| tile.count))
        };
        let (resources, items, tribes) =
            (self.resources.iter(), self.items.iter(), self.tribes.iter().take(TRIBES - 1));
        let counted = [
            (DeckPart::Tiles(Set::Base), tiles(Set::Base), 30),
            (DeckPart::Tiles(Set::Artisans), tiles(Set::Artisans), 6),
            (DeckPart::Resources, total(&mut resources.map(|row| row.count)), Resource::CARDS),
            (DeckPart::Items, total(&mut items.map(|row| row.count)), Item::CARDS),
            (DeckPart::Tribes, total(&mut tribes.map(|row| row.count)), 90),
        ];
        for (part, found, right) in counted {
            if found != right {
                return Err(wrong(part, "count", DeckFault::Count { found, right }));
            }
        }
        Ok(())
    }

    fn find_powers(&mut self) -> Result<(), DeckError> {
        for (index, row) in self.djinns.iter().enumerate() {
            let place = &mut self.djinn_with[row.power as usize];
            if place.is_some() {
                let part = DeckPart::Card(row.id.clone());
                return Err(wrong(part, "power", DeckFault::PowerTwice));
            }
            *place = Djinn::new(index as u8);
        }
        let powers = Djinn::all().zip(self.djinns.iter().map(|row| row.power));
        let any_time = powers.filter(|(_, power)| power.is_called_at_any_time());
        self.called_at_any_time = any_time.map(|(djinn, _)| djinn).collect();
        Ok(())
    }
}

fn wrong(part: DeckPart, field: &'static str, fault: DeckFault) -> DeckError {
    DeckError { part, field, fault }
}
