//! What a choice costs and leaves stands on it, and what has changed is marked.

use caravanserai_core::{Game, Seat};
use five_tribes::{Choice, Options, Resource, State, Task, TileAction, Tribe};
use five_tribes_table::FiveTribesTable;
use web::testing::{Stand, moments, random_game};
use web::{Language, Pages};

fn draw(stand: &Stand<State>) -> String {
    FiveTribesTable::table(&stand.scene()).into_string()
}

/// The button of a choice in the list.
fn listed(page: &str, choice: Choice) -> &str {
    let list = &page[page.find("id=\"choices\"").expect("a list of choices")..];
    let button = &list[list.find(&format!("value=\"{choice}\"")).expect("a button")..];
    &button[..button.find("</button>").expect("its end")]
}

#[test]
fn a_choice_that_costs_something_says_what_it_leaves() {
    let (mut cards, mut djinns, mut builders) = (0, 0, 0);
    for seed in 0..6 {
        let options = Options { players: 3, artisans: true, ..Options::default() };
        for moment in moments(&random_game::<State>(&options, seed)) {
            let Some(seat) = moment.state.to_act() else { continue };
            let open = moment.state.open();
            let stand = moment.seen_by(Some(seat), Language::English);
            let own = stand.view.own.expect("what is one's own");
            let asks = |kind: fn(&Choice) -> bool| stand.choices.iter().copied().find(kind);
            let page = || draw(&stand);
            if let (Some(Task::TileAction { at }), Some(choice)) =
                (open.agenda.top(), asks(|choice| matches!(choice, Choice::Card(_))))
                && let TileAction::Market { price, .. } = open.board.action(at)
            {
                let left = own.coins - u16::from(price);
                let page = page();
                let button = listed(&page, choice);
                assert!(button.contains(&format!("<b>{left}</b>")), "{left} in {button}");
                assert!(button.contains(&format!("\u{2212}{price}")), "{price} in {button}");
                cards += 1;
            }
            if let Some(choice @ Choice::BuyDjinn(_, payment)) =
                asks(|choice| matches!(choice, Choice::BuyDjinn(..)))
            {
                let left = open.player(seat).held.of(Tribe::Elder) - payment.elders();
                let page = page();
                let button = listed(&page, choice);
                assert!(button.contains("leaves") && button.contains(&format!("<b>{left}</b>")));
                djinns += 1;
            }
            if let Some(choice @ Choice::Fakirs(count)) =
                asks(|choice| matches!(choice, Choice::Fakirs(1..)))
            {
                let left = own.hand.of(Resource::FAKIR) - count;
                let page = page();
                let button = listed(&page, choice);
                assert!(button.contains("leaves") && button.contains(&format!("<b>{left}</b>")));
                builders += 1;
            }
        }
    }
    assert!(cards > 0 && djinns > 0 && builders > 0, "{cards} {djinns} {builders}");
}

#[test]
fn what_has_changed_in_front_of_a_player_is_marked() {
    let game = random_game::<State>(&Options::default(), 3);
    let all = moments(&game);
    let viziers = |index: usize| all[index].state.open().player(Seat(0)).held.of(Tribe::Vizier);
    let index = (1..all.len()).find(|index| viziers(*index) > viziers(index - 1));
    let index = index.expect("somebody takes Viziers");
    let page = draw(&all[index].seen_by(None, Language::English));
    let change = viziers(index) - viziers(index - 1);
    assert!(page.contains("is-up") && page.contains(&format!("<span class=\"delta\">+{change}")));
    assert!(!draw(&all[0].seen_by(None, Language::English)).contains("class=\"delta\""));
}
