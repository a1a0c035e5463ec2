//! What the coach says, in the words of a player.

use caravanserai_core::{Comparison, Game, Reason, Seat, Seed};
use five_tribes::{Djinn, Options, State, Tribe};
use five_tribes_bot::Holding;
use five_tribes_table::FiveTribesTable;
use words::Language;
use words::coach::{self, Coach};

fn reason(holding: Holding, seat: u8, more: f32, worth: f32) -> Reason<Holding> {
    Reason { seat: Seat(seat), holding, more, worth }
}

fn state() -> State {
    State::new(&Options { players: 3, ..Options::default() }, &Seed::new("coach"))
}

fn names() -> [String; 3] {
    ["Ada", "Idir", "Salma"].map(str::to_owned)
}

fn ahead(reasons: Vec<Reason<Holding>>) -> Comparison<Holding> {
    Comparison { chance: 0.124, points: 6.2, clear: true, reasons }
}

/// Lets the coach speak to Ada.
fn say(language: Language, word: impl Fn(Coach<FiveTribesTable>) -> String) -> String {
    let view = state().view(Some(Seat(0)));
    word(Coach { language, view: &view, names: &names(), seat: Seat(0) })
}

fn said(language: Language, ahead: &Comparison<Holding>) -> String {
    say(language, |coach| coach.reason(ahead))
}

#[test]
fn the_coach_names_coins_tiles_meeples_djinns_and_what_others_do_not_get() {
    let boaz = Djinn::all().find(|djinn| djinn.name() == "Boaz").expect("a djinn of the box");
    let ahead = ahead(vec![
        reason(Holding::Coins, 0, 6.4, 6.4),
        reason(Holding::Meeples(Tribe::Elder), 0, 1.0, 2.0),
        reason(Holding::Djinn(boaz), 2, -1.0, 5.0),
        reason(Holding::Palms, 0, -1.2, -3.0),
    ]);
    assert_eq!(
        said(Language::English, &ahead),
        "It brings 6 coins and 1 Elder and keeps Boaz from Salma, but costs 1 palm: about 6 \
         points and 12\u{a0}% more."
    );
    assert_eq!(
        said(Language::German, &ahead),
        "Das bringt 6 Münzen und 1 Ältesten und enthält Salma Boaz vor, aber es kostet 1 Palme: \
         etwa 6 Punkte und 12\u{a0}% mehr."
    );
}

#[test]
fn what_was_tried_is_explained_without_giving_the_answer_away() {
    let tried = |language, ahead: &Comparison<Holding>| say(language, |coach| coach.tried(ahead));
    let coins = ahead(vec![reason(Holding::Coins, 0, 6.4, 6.4)]);
    assert_eq!(
        tried(Language::English, &coins),
        "A better turn brings 6 coins: about 6 points and 12\u{a0}% more."
    );
    assert_eq!(
        tried(Language::German, &ahead(Vec::new())),
        "Ein besserer Zug zahlt sich in späteren Runden aus: etwa 6 Punkte und 12\u{a0}% mehr."
    );
}

#[test]
fn a_whole_turn_is_told_choice_by_choice_as_far_as_it_can_be_made() {
    let mut state = state();
    for bid in ["bid 0", "bid 1", "bid 3"] {
        state.play(bid.parse().unwrap()).unwrap();
    }
    let mut turn = Vec::new();
    let mut after = state.clone();
    let seat = after.to_act();
    while after.to_act() == seat && turn.len() < 3 {
        let mut legal = Vec::new();
        after.choices(&mut legal);
        turn.push(legal[0]);
        after.play(legal[0]).unwrap();
    }
    // What cannot be made there ends the tale.
    let choices = turn.iter().copied().chain(["bid 5".parse().unwrap(), turn[0]]);
    let words = coach::turn::<FiveTribesTable>(Language::English, state, &names(), choices);
    assert_eq!(words.len(), turn.len(), "{words:?}");
    assert!(words[0].starts_with("Walk from "), "{words:?}");
    let long: Vec<String> = (0..9).map(|number| number.to_string()).collect();
    assert_eq!(coach::line(&long), "0 → 1 → 2 → 3 → 4 → 5 → …");
}
