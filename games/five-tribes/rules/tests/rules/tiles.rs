//! What tiles do (F-TILE-1, F-ART-5, F-THIEF-2).

use crate::common::*;
use five_tribes::*;

/// A walk that ends with Viziers on b1, which has this tile.
fn ending_on(scene: Scene, tile: &str) -> Scene {
    scene.tile("b1", tile).meeples("a1", "Y").meeples("b1", "Y")
}

const WALK: &str = "take a1; step b1 yellow";

/// F-TILE-1
#[test]
fn the_tile_acts_after_the_tribe_owned_or_not() {
    let scene = ending_on(base(3), "village").camels(PINK, "b1");
    let game = scene.go().play(WALK);
    assert_eq!(game.palaces("b1"), 1);
    let order = [
        Event::Kept { seat: ORANGE, tribe: Tribe::Vizier, count: 2 },
        Event::Built { seat: ORANGE, piece: Piece::Palace, on: square("b1") },
    ];
    assert_eq!(game.told()[3..], order);
}

/// F-TILE-1
#[test]
fn a_village_gets_a_palace_while_the_supply_lasts() {
    let game = ending_on(base(3), "village").go().play(WALK);
    assert_eq!((game.palaces("b1"), game.open().palaces_left), (1, 9));
    let game = ending_on(base(3), "village").palaces("f5", 10).go().play(WALK);
    assert_eq!((game.palaces("b1"), game.legal()), (0, vec!["end".to_owned()]));
}

/// F-TILE-1
#[test]
fn an_oasis_gets_a_palm_while_the_supply_lasts() {
    let game = ending_on(base(3), "oasis").go().play(WALK);
    assert_eq!((game.palms("b1"), game.open().palms_left), (1, 11));
    let game = ending_on(base(3), "oasis").palms("f5", 12).go().play(WALK);
    assert_eq!(game.palms("b1"), 0);
}

/// F-TILE-1
#[test]
fn a_small_market_sells_one_of_the_first_three_cards_for_three_coins() {
    let scene = ending_on(base(3), "small-market").row("fish gold silk ivory");
    let game = scene.clone().go().play(WALK);
    assert_eq!(game.legal(), ["skip", "card 1", "card 2", "card 3"]);
    assert_eq!(game.refuses("card 4"), Refusal::NotSold { among: 3 });
    let game = game.play("card 2");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE)), (47, vec!["gold".to_owned()]));
    assert_eq!(game.row(), ["fish", "silk", "ivory"]);
    let poor = scene.coins(ORANGE, 2).go().play(WALK);
    assert_eq!(poor.legal(), ["skip"], "what cannot be paid is not offered");
}

/// F-TILE-1, F-RULE-10
#[test]
fn a_large_market_sells_two_of_the_first_six_cards_for_six_coins() {
    let scene = ending_on(base(3), "large-market").row("fish gold silk ivory wheat spice papyrus");
    let game = scene.go().play(WALK).play("card 6");
    assert_eq!(game.legal(), ["card 1", "card 2", "card 3", "card 4", "card 5"]);
    let game = game.play("card 1");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE)), (44, vec!["spice".into(), "fish".into()]));
    assert_eq!(game.row().len(), 5);
}

/// F-TILE-1
#[test]
fn a_large_market_asks_the_full_price_even_for_a_single_card() {
    let game = ending_on(base(3), "large-market").row("fish").go().play(WALK).play("card 1");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE).len()), (44, 1));
    assert_eq!(game.legal_of("card"), Vec::<String>::new());
}

/// F-TILE-1
#[test]
fn a_sacred_place_sells_any_face_up_djinn_for_two_elders_or_one_and_a_fakir() {
    for tile in ["sacred-6", "sacred-10", "sacred-12", "sacred-15"] {
        let scene = ending_on(base(3), tile).djinns_up("leta marid boaz");
        let game = scene.clone().held(ORANGE, "WWW").go().play(WALK);
        assert_eq!(
            game.legal(),
            ["skip", "buy boaz elders", "buy leta elders", "buy marid elders"]
        );
        let game = game.play("buy marid elders");
        assert_eq!(game.djinns(ORANGE), ["marid"]);
        assert_eq!(game.held(ORANGE).of(Tribe::Elder), 1);
        assert_eq!(game.open().djinns_up.len(), 2, "not refilled before the round ends");
        let game = scene.held(ORANGE, "W").hand(ORANGE, "fakir fakir").go().play(WALK);
        assert!(!game.is_legal("buy leta elders"));
        let game = game.play("buy leta elder+fakir");
        assert_eq!((game.held(ORANGE).of(Tribe::Elder), game.hand(ORANGE).len()), (0, 1));
    }
}

/// F-TILE-1
#[test]
fn two_fakirs_alone_buy_no_djinn() {
    let scene = ending_on(base(3), "sacred-6").djinns_up("leta").hand(ORANGE, "fakir fakir");
    assert_eq!(scene.go().play(WALK).legal(), ["end"]);
}

/// F-THIEF-2, F-RULE-13
#[test]
fn the_open_thief_may_be_taken_instead_of_a_djinn_and_is_used_in_a_later_turn() {
    let scene = ending_on(with_thieves(2), "sacred-6").thief_up("ziad").held(ORANGE, "WW");
    let game = scene.held(PINK, "Y").go().play(WALK);
    assert_eq!(game.legal(), ["skip", "buy ziad elders"]);
    let game = game.play("buy ziad elders");
    assert_eq!(game.open().player(ORANGE).thieves.len(), 1);
    assert_eq!(game.open().thief_up, None);
    // Viziers were taken this very turn, but the thief came after them.
    assert_eq!(game.legal(), ["end"]);
    assert_eq!(game.held(PINK), meeples("Y"));
}

/// F-ART-5
#[test]
fn a_workshop_makes_the_top_item_for_an_artisan_or_two_fakirs() {
    let scene = ending_on(with_everything(2), "workshop").item_pile("horn crown");
    let rich = scene.clone().held(ORANGE, "P").hand(ORANGE, "fakir fakir").go();
    let game = rich.play(WALK).play("camel");
    assert_eq!(game.legal(), ["skip", "make artisan", "make fakirs"]);
    let by_artisan = game.clone().play("make artisan");
    assert_eq!(
        (by_artisan.items(ORANGE), by_artisan.held(ORANGE).of(Tribe::Artisan)),
        (vec!["horn".into()], 0)
    );
    let by_fakirs = game.play("make fakirs");
    assert_eq!((by_fakirs.items(ORANGE), by_fakirs.hand(ORANGE).len()), (vec!["horn".into()], 0));
    let poor = scene.hand(ORANGE, "fakir").go().play(WALK).play("camel");
    assert_eq!(poor.legal(), ["end"]);
}

/// F-ART-5
#[test]
fn a_specialised_market_sells_any_card_of_the_row_for_four_coins() {
    let scene = ending_on(with_everything(2), "specialised-market");
    let game = scene.row("fish fish fish wheat wheat wheat silk silk ivory").go().play(WALK);
    let game = game.play("camel");
    assert_eq!(game.legal_of("card").len(), 9);
    let game = game.play("card 9");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE)), (46, vec!["ivory".to_owned()]));
}

/// F-ART-3
#[test]
fn the_chasm_has_no_action_because_no_walk_ends_there() {
    let scene = with_everything(2).tile("b1", "oasis").tile("c3", "chasm");
    let game = scene.meeples("c2", "Y").meeples("c4", "Y").meeples("b3", "Y").go();
    assert!(game.legal().iter().all(|choice| !choice.contains("c3")));
    assert!(!game.open().board.land().has(square("c3")));
}
