//! Drawings of the sprites, by name.

use maud::Render;

/// A drawing that goes along with words and says nothing by itself.
#[derive(Clone, Copy)]
pub struct Icon(pub &'static str);

/// The same with other classes than `ic`.
#[derive(Clone, Copy)]
pub struct IconAs(pub &'static str, pub &'static str);

/// A drawing that is named by what it is of and by an id.
#[derive(Clone, Copy)]
pub struct IconOf(pub &'static str, pub &'static str);

impl Render for Icon {
    fn render_to(&self, out: &mut String) {
        draw(out, "ic", ["", self.0]);
    }
}

impl Render for IconAs {
    fn render_to(&self, out: &mut String) {
        draw(out, self.0, ["", self.1]);
    }
}

impl Render for IconOf {
    fn render_to(&self, out: &mut String) {
        draw(out, "ic", [self.0, self.1]);
    }
}

fn draw(out: &mut String, class: &str, [of, id]: [&str; 2]) {
    for part in ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", of, id] {
        out.push_str(part);
    }
    out.push_str("\"/></svg>");
}
