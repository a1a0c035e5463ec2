//! The colours of the pieces and tiles of Five Tribes.

use five_tribes::{TileColour, Tribe};
use ratatui::style::{Color, Modifier, Style};
use terminal::palette::{INK, IVORY, Palette, TERRACOTTA};

/// The colours of Five Tribes.
pub(crate) trait Colours {
    /// A meeple; without colours its letter says which.
    fn meeple(self, tribe: Tribe) -> Style;
    /// The name of a tile, in the colour of its value.
    fn tile(self, colour: Option<TileColour>) -> Style;
    /// Mountains.
    fn mountain(self) -> Style;
}

impl Colours for Palette {
    fn meeple(self, tribe: Tribe) -> Style {
        if !self.is_coloured() {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        let (ink, ground) = match tribe {
            Tribe::Vizier => (INK, 178),
            Tribe::Elder => (INK, 254),
            Tribe::Merchant => (INK, 71),
            Tribe::Builder => (IVORY, 25),
            Tribe::Assassin => (IVORY, 124),
            Tribe::Artisan => (IVORY, 91),
        };
        self.block(ink, Color::Indexed(ground))
    }

    fn tile(self, colour: Option<TileColour>) -> Style {
        match colour {
            Some(TileColour::Blue) => self.text(Color::Indexed(68)),
            Some(TileColour::Red) => self.text(TERRACOTTA),
            None => self.faint(),
        }
    }

    fn mountain(self) -> Style {
        self.text(Color::Indexed(137))
    }
}
