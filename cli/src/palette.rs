//! Colours: calm and warm, readable on dark and on light terminals.
//!
//! Text keeps the terminal's own foreground; pieces and bars bring both their
//! colours along. Where colours are not wanted (`NO_COLOR`), bold, dim and
//! reversed remain, and shapes and words say everything anyway.

use caravanserai_core::Seat;
use five_tribes::{TileColour, Tribe};
use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    coloured: bool,
}

const SAND: Color = Color::Indexed(180);
const INK: Color = Color::Indexed(234);
const AMBER: Color = Color::Indexed(172);
const TERRACOTTA: Color = Color::Indexed(167);
const PALM: Color = Color::Indexed(71);
const INDIGO: Color = Color::Indexed(25);
const IVORY: Color = Color::Indexed(187);
const STONE: Color = Color::Indexed(101);

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

impl Palette {
    /// Without colours.
    pub(crate) const fn plain() -> Palette {
        Palette { coloured: false }
    }

    /// As the environment asks: `NO_COLOR`, set to anything, turns colours off.
    pub(crate) fn from_environment() -> Palette {
        Palette { coloured: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    fn text(self, colour: Color) -> Style {
        if self.coloured { Style::new().fg(colour) } else { Style::new() }
    }

    fn block(self, ink: Color, ground: Color) -> Style {
        if self.coloured {
            Style::new().fg(ink).bg(ground)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The bar with the sentence at the top.
    pub(crate) fn bar(self) -> Style {
        self.block(INK, SAND).add_modifier(Modifier::BOLD)
    }

    /// A message that asks for attention.
    pub(crate) fn notice(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// Frames and lines.
    pub(crate) fn frame(self) -> Style {
        if self.coloured { self.text(STONE) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// Ordinary text where something else would colour it.
    pub(crate) fn ordinary(self) -> Style {
        self.text(Color::Reset)
    }

    /// Titles of panes and keys.
    pub(crate) fn title(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The frame of the spot that the selected choice is about.
    pub(crate) fn selected_frame(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// The selected line of a list.
    pub(crate) fn selected_line(self) -> Style {
        self.block(INK, SAND)
    }

    /// A player's pieces in Targi.
    pub(crate) fn targi_seat(self, seat: Seat) -> Style {
        let style = if seat.0 == 0 { self.block(IVORY, INDIGO) } else { self.block(INK, IVORY) };
        style.add_modifier(Modifier::BOLD)
    }

    /// A player's pieces in Five Tribes.
    pub(crate) fn five_tribes_seat(self, seat: Seat) -> Style {
        let style = match seat.0 {
            0 => self.block(INK, Color::Indexed(208)),
            1 => self.block(INK, Color::Indexed(211)),
            2 => self.block(IVORY, Color::Indexed(238)),
            _ => self.block(INK, Color::Indexed(80)),
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// A meeple; without colours its letter says which.
    pub(crate) fn meeple(self, tribe: Tribe) -> Style {
        if !self.coloured {
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

    /// The name of a tile, in the colour of its value.
    pub(crate) fn tile(self, colour: Option<TileColour>) -> Style {
        match colour {
            Some(TileColour::Blue) => self.text(Color::Indexed(68)),
            Some(TileColour::Red) => self.text(TERRACOTTA),
            None => self.faint(),
        }
    }

    /// Mountains.
    pub(crate) fn mountain(self) -> Style {
        self.text(Color::Indexed(137))
    }

    /// The robber.
    pub(crate) fn robber(self) -> Style {
        self.block(IVORY, Color::Indexed(88)).add_modifier(Modifier::BOLD)
    }

    /// The Targia.
    pub(crate) fn targia(self) -> Style {
        self.block(INK, Color::Indexed(175)).add_modifier(Modifier::BOLD)
    }

    /// The name on a card.
    pub(crate) fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Field => self.text(AMBER),
            Tone::Raid => self.text(TERRACOTTA),
            Tone::Goods => self.text(PALM).add_modifier(Modifier::BOLD),
            Tone::Tribe => Style::new().add_modifier(Modifier::BOLD),
            Tone::Back | Tone::Empty => self.faint(),
        }
    }
}
