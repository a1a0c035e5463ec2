//! Setting up (F-SETUP-1 to F-SETUP-4, F-THIEF-1, F-ART-1, F-ART-2).

use caravanserai_core::{Game, Seat, Seed};
use five_tribes::*;

fn deal(players: u8, thieves: bool, artisans: bool, seed: &str) -> State {
    let options = Options { players, thieves, artisans, ..Options::default() };
    State::new(&options, &Seed::new(seed))
}

fn count_tiles(state: &State, id: &str) -> usize {
    let board = &state.open().board;
    board.squares().filter(|s| board.tile(*s).to_string() == id).count()
}

/// F-SETUP-1
#[test]
fn the_box_has_ninety_meeples_thirty_tiles_and_all_cards() {
    let counts = Tribe::ALL.map(Tribe::count);
    assert_eq!(counts, [16, 20, 18, 18, 18, 15]);
    let state = deal(3, false, false, "box");
    assert_eq!(state.open().board.all_meeples().counts(), [16, 20, 18, 18, 18, 0]);
    assert_eq!((state.open().palms_left, state.open().palaces_left), (12, 10));
    assert_eq!(Resources::box_full().total(), 54);
    assert_eq!(Resources::box_full().of(Resource::FAKIR), 18);
    let tiles = ["village", "sacred-6", "sacred-10", "sacred-12", "sacred-15", "oasis"];
    assert_eq!(tiles.map(|id| count_tiles(&state, id)), [5, 4, 1, 1, 1, 6]);
    assert_eq!(count_tiles(&state, "small-market") + count_tiles(&state, "large-market"), 12);
    let position = state.position();
    let djinns = position.hidden.djinn_pile.len() + usize::from(position.open.djinns_up.len());
    assert_eq!(djinns, 22);
}

/// F-SETUP-2
#[test]
fn three_meeples_on_every_tile_nine_cards_and_three_djinns() {
    for players in 2..=4 {
        let state = deal(players, false, false, "start");
        let open = state.open();
        assert!(open.bag.is_empty());
        assert_eq!(open.board.land().len(), 30);
        assert!(open.board.land().into_iter().all(|s| open.board.meeples(s).total() == 3));
        assert_eq!((open.row.len(), open.djinns_up.len()), (9, 3));
    }
}

/// F-SETUP-3
#[test]
fn two_players_have_eleven_camels_and_two_markers_each() {
    for (players, camels, markers) in [(2, 11, 4), (3, 8, 3), (4, 8, 4)] {
        let state = deal(players, false, false, "purse");
        for seat in (0..players).map(Seat) {
            assert_eq!((state.coins(seat), state.open().camels_left(seat)), (50, camels));
        }
        assert_eq!(state.open().bid_order.len(), markers);
    }
}

/// F-SETUP-4
#[test]
fn the_first_bid_order_is_drawn_by_lot() {
    let orders: std::collections::BTreeSet<Vec<Seat>> = (0..60)
        .map(|i| deal(3, false, false, &format!("lot {i}")).position().open.bid_order)
        .collect();
    assert_eq!(orders.len(), 6, "all six orders of three markers come up");
}

/// F-THIEF-1
#[test]
fn morgiane_joins_the_djinns_and_madjaar_stays_out_without_artisans() {
    let count = |state: &State| {
        let position = state.position();
        let djinns = position.hidden.djinn_pile.len() + usize::from(position.open.djinns_up.len());
        (djinns, position.hidden.thief_pile.len() + usize::from(position.open.thief_up.is_some()))
    };
    assert_eq!(count(&deal(2, false, false, "a")), (22, 0));
    assert_eq!(count(&deal(2, true, false, "a")), (23, 5));
    assert_eq!(count(&deal(2, true, true, "a")), (25, 6));
    assert_eq!(count(&deal(2, false, true, "a")), (24, 0));
    assert!(deal(2, true, false, "a").open().thief_up.is_some(), "one lies open");
    let position = deal(2, true, false, "a").position();
    let madjaar: Thief = "madjaar".parse().unwrap();
    assert!(!position.hidden.thief_pile.contains(&madjaar));
}

/// F-ART-1
#[test]
fn the_artisans_bring_six_tiles_fifteen_meeples_and_eighteen_items() {
    let state = deal(4, false, true, "naqala");
    let tiles = ["workshop", "specialised-market", "chasm"];
    assert_eq!(tiles.map(|id| count_tiles(&state, id)), [3, 2, 1]);
    assert_eq!(state.open().board.all_meeples().counts(), [16, 20, 18, 18, 18, 15]);
    assert_eq!(state.position().hidden.item_pile.len(), 18);
    assert!(state.open().seats().all(|seat| state.open().has_tent(seat)));
}

/// F-ART-2, F-RULE-16
#[test]
fn the_new_tiles_lie_in_the_middle_and_nothing_is_walled_in() {
    for i in 0..200 {
        let state = deal(2, false, true, &format!("walls {i}"));
        let board = &state.open().board;
        assert_eq!((board.squares().len(), board.land().len()), (36, 35));
        for at in board.squares() {
            let central = (1..5).contains(&at.column()) && (1..5).contains(&at.row());
            assert!(central || board.tile(at).row().set == Set::Base, "{at} is on the rim");
            let expected = if board.land().has(at) { 3 } else { 0 };
            assert_eq!(board.meeples(at).total(), expected, "{at}");
        }
        assert!(board.is_connected());
        let workshop = |s: Square| board.action(s) == TileAction::Item;
        let edges: Vec<_> = board.mountains().edges().collect();
        assert!((4..=6).contains(&edges.len()), "mountains may share an edge: {edges:?}");
        assert!(edges.iter().all(|(a, b)| workshop(*a) || workshop(*b)));
    }
}

#[test]
fn the_same_seed_deals_the_same_game_and_another_seed_another() {
    assert_eq!(deal(4, true, true, "one"), deal(4, true, true, "one"));
    assert_ne!(deal(4, true, true, "one"), deal(4, true, true, "two"));
}

#[test]
fn options_are_read_by_name_and_written_back() {
    let named = serde_json::json!({"players": 4, "artisans": true, "artisan_tie": "three"});
    let serde_json::Value::Object(named) = named else { unreachable!() };
    let options = State::read_options(&named).unwrap();
    assert_eq!(
        options,
        Options { players: 4, thieves: true, artisans: true, artisan_tie: ArtisanTie::Three }
    );
    assert_eq!(State::read_options(&State::write_options(&options)).unwrap(), options);
    for wrong in [serde_json::json!({"players": 5}), serde_json::json!({"sages": true})] {
        let serde_json::Value::Object(wrong) = wrong else { unreachable!() };
        assert!(State::read_options(&wrong).is_err());
    }
}
