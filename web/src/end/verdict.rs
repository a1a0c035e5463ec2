//! The first words of the end sheet: who won, and for players, by how much.

use crate::{Language, t};
use caravanserai_core::Seat;

/// How a game came out.
pub(super) struct Outcome<'a> {
    /// Who sat where.
    pub(super) names: &'a [String],
    /// Who won; more than one if they share it.
    pub(super) winners: &'a [Seat],
    /// The points by seat; `None` where somebody gave up, so that they decide nothing.
    pub(super) points: Option<Vec<i16>>,
}

/// Who won, as `viewer` or a spectator is told.
pub(super) fn verdict(language: Language, outcome: &Outcome<'_>, viewer: Option<Seat>) -> String {
    let name = |seat: Seat| outcome.names.get(seat.index()).map_or("", String::as_str);
    match (outcome.winners, viewer) {
        ([only], Some(seat)) if *only == seat => won(language, outcome, seat, name),
        ([only], Some(seat)) => lost(language, outcome, seat, *only, name),
        ([only], None) => t!(language, "end-wins", name = name(*only)).into_owned(),
        (all, _) if all.len() == outcome.names.len() => t!(language, "draw").into_owned(),
        (some, _) => {
            let names: Vec<&str> = some.iter().map(|seat| name(*seat)).collect();
            t!(language, "share-the-win", names = words::list(language, &names)).into_owned()
        }
    }
}

fn won<'a>(
    language: Language,
    outcome: &Outcome<'_>,
    seat: Seat,
    name: impl Fn(Seat) -> &'a str,
) -> String {
    let others = |points: &Vec<i16>| {
        let others = (0..).map(Seat).zip(points.clone()).filter(|(other, _)| *other != seat);
        let (next, theirs) = others.max_by_key(|(_, theirs)| *theirs)?;
        Some((next, points[seat.index()] - theirs))
    };
    match outcome.points.as_ref().and_then(others) {
        Some((next, 0)) => t!(language, "end-won-tie", name = name(next)),
        Some((_, by)) => t!(language, "end-won-by", points = by),
        None => t!(language, "end-won"),
    }
    .into_owned()
}

fn lost<'a>(
    language: Language,
    outcome: &Outcome<'_>,
    seat: Seat,
    winner: Seat,
    name: impl Fn(Seat) -> &'a str,
) -> String {
    let Some(points) = &outcome.points else {
        return t!(language, "end-wins", name = name(winner)).into_owned();
    };
    let (players, own, best) = (points.len(), points[seat.index()], points[winner.index()]);
    // The loser of a tie for the first place is second.
    let place = 1 + points.iter().filter(|theirs| **theirs > own).count().max(1);
    match (best - own, players) {
        (0, 2) => t!(language, "end-lost-tie", name = name(winner)),
        (by, 2) => t!(language, "end-lost-by", points = by),
        (0, _) => {
            let name = name(winner);
            t!(language, "end-lost-tie-place", name = name, place = place, players = players)
        }
        (by, _) => t!(language, "end-lost-by-place", points = by, place = place, players = players),
    }
    .into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(language: Language, points: &[i16], winners: &[u8], viewer: Option<u8>) -> String {
        let names = ["Ada", "Bo", "Cy", "Dee"].map(str::to_owned);
        let winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
        let outcome = Outcome {
            names: &names[..points.len()],
            winners: &winners,
            points: Some(points.to_vec()),
        };
        verdict(language, &outcome, viewer.map(Seat))
    }

    #[test]
    fn who_played_reads_by_how_much_they_won_or_lost() {
        let said = |points, viewer| said(Language::English, points, &[0], viewer);
        assert_eq!(said(&[48, 42], Some(0)), "You won by 6");
        assert_eq!(said(&[48, 42], Some(1)), "You lost by 6");
        assert_eq!(said(&[48, 48], Some(0)), "You won the tie against Bo");
        assert_eq!(said(&[48, 48], Some(1)), "You lost the tie against Ada");
        assert_eq!(said(&[48, 42], None), "Ada won");
    }

    #[test]
    fn among_more_than_two_the_place_is_told() {
        let said = |viewer| said(Language::English, &[196, 187, 164, 187], &[0], Some(viewer));
        assert_eq!(said(0), "You won by 9");
        assert_eq!(said(1), "You lost by 9: second of four");
        assert_eq!(said(2), "You lost by 32: fourth of four");
        let tie = super::tests::said(Language::English, &[90, 90, 80], &[1], Some(0));
        assert_eq!(tie, "You lost the tie against Bo: second of three");
    }

    #[test]
    fn it_is_said_in_german_too() {
        let said = |points, viewer| said(Language::German, points, &[0], Some(viewer));
        assert_eq!(said(&[48, 42], 0), "Du hast mit 6 Punkten Vorsprung gewonnen");
        assert_eq!(said(&[48, 47], 1), "Du hast mit 1 Punkt Rückstand verloren");
        let four = said(&[196, 187, 164, 151], 1);
        assert_eq!(four, "Du hast mit 9 Punkten Rückstand verloren: Platz 2 von 4");
    }

    #[test]
    fn where_somebody_gave_up_points_decide_nothing() {
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let outcome = Outcome { names: &names, winners: &[Seat(0)], points: None };
        let said = |viewer| verdict(Language::English, &outcome, Some(Seat(viewer)));
        assert_eq!([said(0), said(1)], ["You won", "Ada won"]);
    }
}
