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

/// What is inside a drawing that has an element of its own: the drawing of this name, of what
/// it is of and an id.
#[derive(Clone, Copy)]
pub struct Use<'a>(pub &'a str, pub &'a str);

impl Render for Use<'_> {
    fn render_to(&self, out: &mut String) {
        for part in ["<use href=\"#", self.0, self.1, "\"/>"] {
            out.push_str(part);
        }
    }
}

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
    for part in ["<svg class=\"", class, "\" aria-hidden=\"true\">"] {
        out.push_str(part);
    }
    Use(of, id).render_to(out);
    out.push_str("</svg>");
}
