//! Drawings of the sprites, by name.

use maud::Render;

/// A drawing that goes along with words and says nothing by itself.
#[derive(Clone, Copy)]
pub struct Icon(pub &'static str);

/// The same with other classes than `ic`.
#[derive(Clone, Copy)]
pub struct IconAs(pub &'static str, pub &'static str);

impl Render for Icon {
    fn render_to(&self, out: &mut String) {
        IconAs("ic", self.0).render_to(out);
    }
}

impl Render for IconAs {
    fn render_to(&self, out: &mut String) {
        for part in ["<svg class=\"", self.0, "\" aria-hidden=\"true\"><use href=\"#", self.1] {
            out.push_str(part);
        }
        out.push_str("\"/></svg>");
    }
}
