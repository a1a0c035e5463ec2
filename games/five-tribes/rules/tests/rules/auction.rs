//! The auction and the order of turns (F-BID-1, F-TURN-1).

use crate::common::*;
use caravanserai_core::{Game, Seat};
use five_tribes::{Event, Refusal};

/// F-BID-1
#[test]
fn the_first_zero_bidder_is_pushed_back_by_the_next() {
    let game = base(3).auction(&[0, 1, 2]).meeples("a1", "RR").meeples("a3", "R").go();
    let game = game.play("bid 0; bid 0; bid 0");
    assert_eq!(game.to_act(), Some(BLACK), "the last to bid 0 acts first");
    assert_eq!(game.open().track[..2], [Some(ORANGE), Some(PINK)]);
}

/// F-BID-1
#[test]
fn with_three_zeros_taken_the_next_must_pay() {
    let game = base(4).auction(&[0, 1, 2, 3]).go().play("bid 0; bid 0; bid 0");
    assert!(!game.is_legal("bid 0"));
    assert_eq!(game.refuses("bid 0"), Refusal::FreeSpacesTaken);
    assert_eq!(game.legal(), ["bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]);
}

/// F-BID-1
#[test]
fn a_space_holds_one_marker_and_is_paid_at_once() {
    let game = base(2).auction(&[0, 1, 0, 1]).go().play("bid 8");
    assert_eq!(game.coins(ORANGE), 42);
    assert_eq!(game.refuses("bid 8"), Refusal::SpaceTaken);
    let game = game.play("bid 18; bid 0; bid 1");
    assert_eq!((game.coins(ORANGE), game.coins(PINK)), (42, 31));
}

/// F-BID-1
#[test]
fn nobody_bids_more_than_he_has() {
    let game = base(3).auction(&[0, 1, 2]).coins(ORANGE, 4).go();
    assert_eq!(game.legal(), ["bid 0", "bid 1", "bid 3"]);
    assert_eq!(game.refuses("bid 5"), Refusal::FewCoins { held: 4 });
}

/// F-BID-1, ruling, F-RULE-2
#[test]
fn who_can_afford_nothing_takes_the_cheapest_space_for_what_he_has() {
    let game = base(4).auction(&[0, 1, 2, 3]).coins(Seat(3), 0).go();
    let game = game.play("bid 0; bid 0; bid 0");
    assert_eq!(game.legal(), ["bid 1"]);
    let mut told = Vec::new();
    let mut state = game.state.clone();
    state.play_telling("bid 1".parse().unwrap(), &mut told);
    assert_eq!(state.coins(Seat(3)), 0);
    let bid = |paid| Event::Bid { seat: Seat(3), price: 1, fakirs: 0, paid };
    assert_eq!(told[0], bid(Some(0)));
    assert_eq!(told[0].seen_by(Some(ORANGE)), bid(None));
}

/// F-TURN-1
#[test]
fn turns_go_from_the_highest_bid_down_and_set_the_next_bid_order() {
    let scene = base(3).auction(&[0, 1, 2]);
    let game = scene.meeples("a1", "WW").meeples("a2", "WW").meeples("a3", "WWW").go();
    let game = game.play("bid 1; bid 5; bid 0");
    assert_eq!(game.to_act(), Some(PINK));
    assert_eq!(game.open().bid_order.as_slice(), [PINK]);
    let game = game.play("take a1; step a2 white");
    assert!(game.is_legal("step a3 white"));
    let game = game.play("step a3 white");
    assert_eq!(game.held(PINK), meeples("WWWW"));
}

/// F-TURN-1
#[test]
fn the_order_of_acting_is_the_next_order_of_bidding() {
    let scene = base(3).auction(&[0, 1, 2]).row("fish wheat gold");
    let game = scene
        .board(
            "YWG YWG YWG YWG YWG YWG
             .   .   .   .   .   .
             YWG YWG YWG YWG YWG YWG
             .   .   .   .   .   .
             .   .   .   .   .   .",
        )
        .go();
    let mut game = game.play("bid 3; bid 0; bid 8");
    let mut seen = Vec::new();
    while game.state.round() == 1 {
        let seat = game.to_act().unwrap();
        if seen.last() != Some(&seat) {
            seen.push(seat);
        }
        let choice = game.legal().into_iter().find(|c| c != "pass").unwrap();
        game = game.play(&choice);
    }
    assert_eq!(seen, [BLACK, ORANGE, PINK]);
    assert_eq!(game.open().bid_order.as_slice(), [BLACK, ORANGE, PINK]);
    assert_eq!(game.to_act(), Some(BLACK));
}

/// F-BID-1, F-RULE-1
#[test]
fn kumarbi_forces_no_fakir_on_a_poor_bidder() {
    let scene = base(4).auction(&[0, 1, 2, 3]).djinns(Seat(3), "kumarbi");
    let game = scene.hand(Seat(3), "fakir").coins(Seat(3), 0).go();
    let game = game.play("bid 0; bid 0; bid 0");
    assert_eq!(game.legal(), ["bid 1 fakirs 1", "bid 1"]);
    let kept = game.clone().play("bid 1");
    assert_eq!((kept.coins(Seat(3)), kept.hand(Seat(3)).len()), (0, 1));
    assert_eq!(game.play("bid 1 fakirs 1").hand(Seat(3)).len(), 0);
}

/// F-RULE-1
#[test]
fn kumarbi_lowers_a_bid_by_a_space_for_each_fakir() {
    let scene = base(3).auction(&[0, 1, 2]).djinns(ORANGE, "kumarbi");
    let game = scene.hand(ORANGE, "fakir fakir fakir").coins(ORANGE, 6).go();
    // 18 is 12, 8, 5 with one, two, three Fakirs.
    assert!(!game.is_legal("bid 18 fakirs 2"));
    assert!(game.is_legal("bid 18 fakirs 3"));
    assert!(game.is_legal("bid 1 fakirs 1"));
    assert!(!game.is_legal("bid 1 fakirs 2"), "one is enough to pay nothing");
    assert!(!game.is_legal("bid 0 fakirs 1"));
    let game = game.play("bid 18 fakirs 3");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE).len()), (1, 0));
    assert_eq!(game.open().track[8], Some(ORANGE), "the space is the one that was bid");
    assert_eq!(game.refuses("bid 3 fakirs 1"), Refusal::FakirsLowerNoBid);
}
