//! Points at the end (F-END-2, F-ART-4, F-ART-8) and the djinns that change them.

use crate::common::*;
use caravanserai_core::Game;
use five_tribes::*;

/// F-END-2
#[test]
fn viziers_bring_ten_for_each_opponent_with_strictly_fewer() {
    let game = base(4).held(ORANGE, "YYY").held(PINK, "YYY").held(BLACK, "YY").go();
    assert_eq!(game.points(ORANGE, "viziers"), 3 + 20, "Pink has as many");
    assert_eq!(game.points(PINK, "viziers"), 3 + 20);
    assert_eq!(game.points(BLACK, "viziers"), 2 + 10);
}

/// F-END-2
#[test]
fn every_part_of_a_score_counts() {
    let game = base(2)
        .coins(ORANGE, 17)
        .held(ORANGE, "WWW")
        .djinns(ORANGE, "hagis leta")
        .tile("a1", "sacred-15")
        .tile("b1", "oasis")
        .camels(ORANGE, "a1 b1")
        .palms("b1", 2)
        .palms("c1", 1)
        .palaces("a1", 1)
        .hand(ORANGE, "fish wheat fish fakir")
        .go();
    let scores = game.state.scores();
    let orange = scores.of(ORANGE);
    let expected = [
        ("coins", 17),
        ("viziers", 0),
        ("elders", 6),
        ("djinns", 14),
        ("tiles", 15 + 8),
        ("palms", 6),
        ("palaces", 5),
        ("merchandise", 3 + 1),
    ];
    assert_eq!(orange.parts(), expected);
    assert_eq!(orange.total(), 75);
}

/// F-END-2
#[test]
fn equal_totals_share_the_victory() {
    let game = base(3).coins(ORANGE, 60).coins(BLACK, 60).go();
    let winners: Vec<_> = game.state.scores().winners().collect();
    assert_eq!(winners, [ORANGE, BLACK]);
}

#[test]
fn al_amin_makes_every_two_fakirs_a_wild_merchandise() {
    let scene = base(2).hand(ORANGE, "fish wheat fakir fakir fakir fakir fakir");
    assert_eq!(scene.clone().go().points(ORANGE, "merchandise"), 3);
    assert_eq!(scene.djinns(ORANGE, "al-amin").go().points(ORANGE, "merchandise"), 13);
}

#[test]
fn haurvatat_makes_own_palms_worth_five() {
    let scene = base(2).camels(ORANGE, "a1").camels(PINK, "b1").palms("a1", 2).palms("b1", 1);
    let game = scene.djinns(ORANGE, "haurvatat").go();
    assert_eq!((game.points(ORANGE, "palms"), game.points(PINK, "palms")), (10, 3));
}

#[test]
fn jafaar_makes_own_viziers_worth_three_and_leaves_the_majority() {
    let game = base(2).held(ORANGE, "YYYY").held(PINK, "Y").djinns(ORANGE, "jafaar").go();
    assert_eq!((game.points(ORANGE, "viziers"), game.points(PINK, "viziers")), (12 + 10, 1));
}

#[test]
fn shamhat_makes_own_elders_worth_four() {
    let game = base(2).held(ORANGE, "WWW").held(PINK, "WW").djinns(ORANGE, "shamhat").go();
    assert_eq!((game.points(ORANGE, "elders"), game.points(PINK, "elders")), (12, 4));
}

fn artisans(orange: &str, pink: &str, tie: ArtisanTie) -> (i16, i16) {
    let mut scene = with_everything(2).held(ORANGE, orange).held(PINK, pink);
    scene.0.open.options.artisan_tie = tie;
    let game = scene.go();
    (game.points(ORANGE, "artisans"), game.points(PINK, "artisans"))
}

/// F-ART-4
#[test]
fn artisans_score_three_for_the_strictly_most_and_two_otherwise() {
    assert_eq!(artisans("PPP", "PP", ArtisanTie::Two), (9, 4));
    assert_eq!(artisans("PP", "PP", ArtisanTie::Two), (4, 4));
    assert_eq!(artisans("PP", "PP", ArtisanTie::Three), (6, 6));
    assert_eq!(artisans("PPP", "PP", ArtisanTie::Three), (9, 4));
}

/// F-ART-8
#[test]
fn geb_adds_three_to_each_precious_item() {
    let scene = with_everything(2).items(ORANGE, "jewelry jewelry chest crown lamp");
    assert_eq!(scene.clone().go().points(ORANGE, "items"), 5 + 5 + 7 + 9);
    let game = scene.djinns(ORANGE, "geb").go();
    assert_eq!((game.points(ORANGE, "items"), game.points(ORANGE, "djinns")), (26 + 12, 6));
}

/// F-ART-8
#[test]
fn ptah_adds_two_to_each_artisan() {
    let game = with_everything(2).held(ORANGE, "PPP").held(PINK, "P").djinns(ORANGE, "ptah").go();
    assert_eq!((game.points(ORANGE, "artisans"), game.points(PINK, "artisans")), (15, 2));
}

/// F-ART-4
#[test]
fn who_shares_the_lead_in_artisans_gets_three_each_unless_agreed_otherwise() {
    let game = with_everything(3).held(ORANGE, "PP").held(PINK, "PP").held(BLACK, "P").go();
    let points = [ORANGE, PINK, BLACK].map(|seat| game.points(seat, "artisans"));
    assert_eq!(points, [6, 6, 2]);
    assert_eq!(artisans("PP", "PP", ArtisanTie::Two), (4, 4));
}

#[test]
fn reconstructed_figures_say_so() {
    let djinns = ["morgiane", "geb", "ptah"].map(|id| id.parse::<Djinn>().unwrap());
    assert!(Djinn::all().all(|d| d.row().reconstructed == djinns.contains(&d)));
    assert!(Item::all().all(|item| item.row().reconstructed));
}
