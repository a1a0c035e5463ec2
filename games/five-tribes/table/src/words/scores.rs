//! What scores are made of, in words, for the end sheet and the table.

use ::words::{Language, t};
use caravanserai_core::Seat;
use five_tribes::{Own, Power, Resource, View, best_sale, catalogue};
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

/// A note with what each is worth to the holder of the djinn that makes it better.
fn helped(l: Language, note: Cow<'static, str>, power: Power, usual: i16) -> Cow<'static, str> {
    match catalogue().djinn_with(power) {
        Some(djinn) => {
            let points = usual + djinn.row().bonus;
            t!(l, "ft-score-helped", note = note, djinn = djinn.name(), points = points)
        }
        None => note,
    }
}

/// The points of a player that a view tells of: what lies open, and of oneself everything.
pub(crate) fn in_sight(view: &View, seat: Seat) -> i16 {
    let own = view.own.as_ref().filter(|_| view.seat == Some(seat));
    let secret: i16 = own.map_or(0, |own| secret(view, seat, own).iter().map(|(_, it)| it).sum());
    view.open.score_in_sight(seat).total() + secret
}

/// What only the player knows: coins, merchandise, precious items.
pub(crate) fn secret(view: &View, seat: Seat, own: &Own) -> [(&'static str, i16); 3] {
    let open = &view.open;
    let wild =
        if open.holds(seat, Power::FakirsAreWild) { own.hand.of(Resource::FAKIR) / 2 } else { 0 };
    let more = catalogue()
        .djinn_with(Power::BetterTreasures)
        .map_or(0, |geb| if open.player(seat).djinns.contains(geb) { geb.row().bonus } else { 0 });
    let precious = own.items.kinds().filter(|item| item.magic().is_none());
    let items =
        precious.map(|item| i16::from(own.items.of(item)) * (item.row().points + more)).sum();
    [
        ("coins", i16::try_from(own.coins).unwrap_or(i16::MAX)),
        ("merchandise", best_sale(&own.hand.and(&open.laid_out(seat)), wild) as i16),
        ("items", items),
    ]
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
