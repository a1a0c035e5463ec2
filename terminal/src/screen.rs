//! The game on the full screen: the terminal, its keys, and the loop between.

use crate::Keeping;
use crate::keys::{Next, Screen};
use crate::layout;
use crate::palette::Palette;
use crate::session::Session;
use crate::tabletop::Spread;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

/// Plays until the person leaves. The terminal is given back as it was, also
/// after an error or a panic.
pub fn run<T: Spread>(session: Session<T>, keeping: Keeping) -> std::io::Result<()> {
    let mut screen = Screen::new(session, keeping, Palette::from_environment());
    let played = ratatui::run(|terminal| converse(terminal, &mut screen));
    let farewell = screen.leave();
    played?;
    farewell.into_iter().for_each(|line| println!("{line}"));
    Ok(())
}

fn converse<T: Spread>(
    terminal: &mut DefaultTerminal,
    screen: &mut Screen<T>,
) -> std::io::Result<()> {
    loop {
        terminal.draw(|frame| layout::draw(screen, frame))?;
        // Anything else, such as a new size, is answered by drawing anew.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && screen.press(key) == Next::Leave
        {
            return Ok(());
        }
    }
}
