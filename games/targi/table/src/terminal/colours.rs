//! The colours of Targi's pieces and cards.

use ratatui::style::{Color, Modifier, Style};
use terminal::palette::{AMBER, INK, IVORY, PALM, Palette, TERRACOTTA};

/// What a card is, for the colour of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Field,
    Raid,
    Goods,
    Tribe,
    Back,
    Empty,
}

/// The colours of Targi.
pub(crate) trait Colours {
    /// The robber.
    fn robber(self) -> Style;
    /// The Targia.
    fn targia(self) -> Style;
    /// The name on a card.
    fn tone(self, tone: Tone) -> Style;
}

impl Colours for Palette {
    fn robber(self) -> Style {
        self.block(IVORY, Color::Indexed(88)).add_modifier(Modifier::BOLD)
    }

    fn targia(self) -> Style {
        self.block(INK, Color::Indexed(175)).add_modifier(Modifier::BOLD)
    }

    fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Field => self.text(AMBER),
            Tone::Raid => self.text(TERRACOTTA),
            Tone::Goods => self.text(PALM).add_modifier(Modifier::BOLD),
            Tone::Tribe => Style::new().add_modifier(Modifier::BOLD),
            Tone::Back | Tone::Empty => self.faint(),
        }
    }
}
