//! Room for large parts of a page.

use maud::Render;

/// Says nothing, but makes room for so many bytes: what grows into a page would otherwise be
/// copied whenever it has doubled.
#[derive(Clone, Copy)]
pub struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, out: &mut String) {
        out.reserve(self.0);
    }
}
