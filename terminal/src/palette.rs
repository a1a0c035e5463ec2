//! Colours: calm and warm, readable on dark and on light terminals.
//!
//! Text keeps the terminal's own foreground; pieces and bars bring both their
//! colours along. Where colours are not wanted (`NO_COLOR`), bold, dim and
//! reversed remain, and shapes and words say everything anyway.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    coloured: bool,
}

/// Sand.
pub const SAND: Color = Color::Indexed(180);
/// Ink.
pub const INK: Color = Color::Indexed(234);
/// Amber.
pub const AMBER: Color = Color::Indexed(172);
/// Terracotta.
pub const TERRACOTTA: Color = Color::Indexed(167);
/// Palm.
pub const PALM: Color = Color::Indexed(71);
/// Indigo.
pub const INDIGO: Color = Color::Indexed(25);
/// Ivory.
pub const IVORY: Color = Color::Indexed(187);
/// Stone.
pub const STONE: Color = Color::Indexed(101);

impl Palette {
    /// Whether colours are wanted.
    pub const fn is_coloured(self) -> bool {
        self.coloured
    }

    /// Without colours.
    pub const fn plain() -> Palette {
        Palette { coloured: false }
    }

    /// As the environment asks: `NO_COLOR`, set to anything, turns colours off.
    pub fn from_environment() -> Palette {
        Palette { coloured: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// Text in a colour.
    pub fn text(self, colour: Color) -> Style {
        if self.coloured { Style::new().fg(colour) } else { Style::new() }
    }

    /// Text on ground of its own; reversed where colours are not wanted.
    pub fn block(self, ink: Color, ground: Color) -> Style {
        if self.coloured {
            Style::new().fg(ink).bg(ground)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The bar with the sentence at the top.
    pub fn bar(self) -> Style {
        self.block(INK, SAND).add_modifier(Modifier::BOLD)
    }

    /// A message that asks for attention.
    pub fn notice(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// Frames and lines.
    pub fn frame(self) -> Style {
        if self.coloured { self.text(STONE) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// Ordinary text where something else would colour it.
    pub fn ordinary(self) -> Style {
        self.text(Color::Reset)
    }

    /// Titles of panes and keys.
    pub fn title(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The frame of the spot that the selected choice is about.
    pub fn selected_frame(self) -> Style {
        self.text(AMBER).add_modifier(Modifier::BOLD)
    }

    /// The selected line of a list.
    pub fn selected_line(self) -> Style {
        self.block(INK, SAND)
    }
}
