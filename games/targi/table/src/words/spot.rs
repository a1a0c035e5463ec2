//! Places of the table in words.

use super::{border, cards, dune};
use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::{CentreView, Kind, Place, Rules, Spot, View};

/// Where a card of the centre lies: "top left".
pub(crate) fn place(language: Language, place: Place) -> Cow<'static, str> {
    match place.index() {
        0 => t!(language, "place-0"),
        1 => t!(language, "place-1"),
        2 => t!(language, "place-2"),
        3 => t!(language, "place-3"),
        4 => t!(language, "place-4"),
        5 => t!(language, "place-5"),
        6 => t!(language, "place-6"),
        7 => t!(language, "place-7"),
        _ => t!(language, "place-8"),
    }
}

/// The name of a place, told without looking at what lies there.
pub(crate) fn bare(language: Language, rules: &Rules, at: Spot) -> Cow<'static, str> {
    match at {
        Spot::Border(field) => Cow::Owned(border::title(language, rules, field)),
        Spot::Centre(at) => t!(language, "card-at", place = place(language, at)),
        Spot::Dune(at) => t!(language, "dune-n", number = at.index() + 1),
        Spot::Targia => t!(language, "the-targia"),
    }
}

/// The name of a place with what lies there.
pub(crate) fn name(language: Language, view: &View, at: Spot) -> Cow<'static, str> {
    match at {
        Spot::Centre(at) => centre(language, view, at),
        Spot::Dune(at) => match view.open_dunes[at.index()] {
            Some(open) => {
                let effect = dune::brief(language, &view.rules.dune(open).effect);
                t!(language, "dune-with", effect = effect)
            }
            None => bare(language, &view.rules, Spot::Dune(at)),
        },
        at => bare(language, &view.rules, at),
    }
}

/// What lies on a place of the centre.
pub(crate) fn centre(language: Language, view: &View, at: Place) -> Cow<'static, str> {
    match view.centre[at.index()] {
        CentreView::Goods(card) => cards::goods(language, view.rules.goods(card)),
        CentreView::Tribe(card) | CentreView::Covered(card) => {
            cards::tribe(language, view.rules.tribe(card))
        }
        CentreView::FaceDown(Kind::Goods) => t!(language, "face-down-goods"),
        CentreView::FaceDown(Kind::Tribe) => t!(language, "face-down-tribe"),
        CentreView::Empty => t!(language, "empty-place"),
    }
}
