//! What a choice gives away stands on it together with what it leaves.

use caravanserai_core::Game;
use targi::{Bundle, Choice, Good, Options, State, Task};
use targi_table::TargiTable;
use web::testing::{list, moments, random_game};
use web::{Language, Pages};

/// The button of a choice in the list.
fn listed(page: &str, choice: Choice) -> &str {
    let list = list(page);
    let button = &list[list.find(&format!("value=\"{choice}\"")).expect("a button")..];
    &button[..button.find("</button>").expect("its end")]
}

#[test]
fn a_choice_that_gives_something_away_says_what_it_leaves() {
    let (mut paid, mut traded, mut nothing) = (0, 0, 0);
    for seed in 0..12 {
        for moment in moments(&random_game::<State>(&Options::default(), seed)) {
            let Some(seat) = moment.state.to_act() else { continue };
            let stand = moment.seen_by(Some(seat), Language::English);
            // Gold on cards pays for cards, too.
            let player = &stand.view.players[seat.index()];
            let gold =
                if stand.view.agenda.top() == Some(Task::Pay) { player.card_gold } else { 0 };
            let have = Bundle { gold: player.purse.gold + gold, ..player.purse };
            let mut page = None;
            for choice in stand.choices.iter().copied() {
                let (give, get) = match choice {
                    Choice::Pay(give) | Choice::Return(give) => (give, Bundle::NOTHING),
                    Choice::Trade { give, get } => (give, get),
                    _ => continue,
                };
                if !have.covers(&give) || give.is_nothing() {
                    continue;
                }
                let page =
                    page.get_or_insert_with(|| TargiTable::table(&stand.scene()).into_string());
                let button = listed(page, choice);
                let (_, leaves) = button.split_once("class=\"leaves\"").expect("what it leaves");
                let left = have - give + get;
                for good in Good::ALL.into_iter().filter(|good| give.count(*good) > 0) {
                    let count = left.count(good);
                    assert!(leaves.contains(&count.to_string()), "{choice}: {count} in {leaves}");
                    nothing += usize::from(count == 0);
                }
                match choice {
                    Choice::Trade { .. } => traded += 1,
                    _ => paid += 1,
                }
            }
        }
    }
    assert!(paid > 20 && traded > 20 && nothing > 5, "{paid} {traded} {nothing}");
}
