//! What scores are made of, in words, for the end sheet and the table.

use ::words::{Language, t};
use five_tribes::{Power, catalogue};
use std::borrow::Cow;

/// A part of a score: what it is called and what it counts.
pub(crate) fn part(name: &str, language: Language) -> (Cow<'static, str>, Cow<'static, str>) {
    let l = language;
    let points = &catalogue().points;
    match name {
        "coins" => (t!(l, "ft-score-coins"), t!(l, "ft-score-coins-note")),
        "viziers" => {
            let more = points.vizier_per_player_with_fewer;
            let note = t!(l, "ft-score-viziers-note", points = points.vizier, more = more);
            (t!(l, "ft-score-viziers"), helped(l, note, Power::BetterViziers, points.vizier))
        }
        "elders" => {
            let note = t!(l, "ft-score-elders-note", points = points.elder);
            (t!(l, "ft-score-elders"), helped(l, note, Power::BetterElders, points.elder))
        }
        "djinns" => (t!(l, "ft-score-djinns"), t!(l, "ft-score-djinns-note")),
        "tiles" => (t!(l, "ft-score-tiles"), t!(l, "ft-score-tiles-note")),
        "palms" => {
            let note = t!(l, "ft-score-palms-note", points = points.palm);
            (t!(l, "ft-score-palms"), helped(l, note, Power::BetterPalms, points.palm))
        }
        "palaces" => {
            (t!(l, "ft-score-palaces"), t!(l, "ft-score-palaces-note", points = points.palace))
        }
        "merchandise" => (t!(l, "ft-score-merchandise"), t!(l, "ft-score-merchandise-note")),
        "thieves" => (t!(l, "ft-score-thieves"), t!(l, "ft-score-thieves-note")),
        "tent" => (
            t!(l, "ft-score-tent"),
            t!(l, "ft-score-tent-note", points = points.red_tile_near_tent),
        ),
        "artisans" => (
            t!(l, "ft-score-artisans"),
            t!(l, "ft-score-artisans-note", points = points.artisan, most = points.artisan_most),
        ),
        "items" => (t!(l, "ft-score-items"), t!(l, "ft-score-items-note")),
        other => (Cow::Owned(other.to_owned()), Cow::Borrowed("")),
    }
}

/// A note with what each is worth to whoever holds the djinn that makes it better.
fn helped(l: Language, note: Cow<'static, str>, power: Power, usual: i16) -> Cow<'static, str> {
    match catalogue().djinn_with(power) {
        Some(djinn) => {
            let points = usual + djinn.row().bonus;
            t!(l, "ft-score-helped", note = note, djinn = djinn.name(), points = points)
        }
        None => note,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Game, Seat, Seed};
    use five_tribes::{Options, State};

    #[test]
    fn every_part_of_a_score_has_its_words() {
        let options = Options { players: 3, thieves: true, artisans: true, ..Options::default() };
        let scores = State::new(&options, &Seed::new("scores")).scores();
        for language in Language::ALL {
            let mut parts = 0;
            for (name, _) in scores.of(Seat(0)).parts() {
                let (title, note) = part(name, language);
                assert!(title != *name && !note.is_empty(), "`{name}` has no words");
                parts += 1;
            }
            assert_eq!(parts, 12);
        }
    }
}
