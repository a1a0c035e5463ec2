//! What scores are made of, in words, for the end sheet and the table.

use caravanserai_core::Scores;
use five_tribes::{Power, catalogue};
use std::borrow::Cow;
use web::Language;
use web::end::{ScoreLine, score_lines};
use web::t;

/// Every part of the scores with a title and a note.
pub(super) fn lines(scores: &Scores, language: Language) -> Vec<ScoreLine> {
    score_lines(scores, |name| part(name, language))
}

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
    use caravanserai_core::{Game, Seed};
    use five_tribes::{Options, State};

    #[test]
    fn every_part_of_a_score_has_its_words() {
        let options = Options { players: 3, thieves: true, artisans: true, ..Options::default() };
        let state = State::new(&options, &Seed::new("scores"));
        for language in Language::ALL {
            let lines = lines(&state.scores(), language);
            assert_eq!(lines.len(), 12);
            for line in &lines {
                assert!(!line.note.is_empty(), "`{}` has no words", line.title);
                assert_eq!(line.points.len(), 3);
            }
            assert_eq!(lines[0].points, [50, 50, 50]);
        }
    }

    #[test]
    fn parts_of_boxes_that_are_not_played_are_not_shown() {
        let options = Options { thieves: false, ..Options::default() };
        let state = State::new(&options, &Seed::new("scores"));
        assert_eq!(lines(&state.scores(), Language::English).len(), 8);
    }
}
