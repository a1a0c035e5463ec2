//! What the coach says, in the words of a player.

use caravanserai_core::{Comparison, Game, Reason, Seat, Seed};
use targi::{Good, Options, Row, State, TribeId};
use targi_bot::Holding;
use targi_table::TargiTable;
use words::Language;
use words::coach::Coach;

fn reason(holding: Holding, seat: u8, more: f32, worth: f32) -> Reason<Holding> {
    Reason { seat: Seat(seat), holding, more, worth }
}

fn said(language: Language, ahead: &Comparison<Holding>) -> String {
    let view = State::new(&Options::default(), &Seed::new("coach")).view(Some(Seat(0)));
    let names = ["Ada".to_owned(), "Idir".to_owned()];
    let coach = Coach::<TargiTable> { language, view: &view, names: &names, seat: Seat(0) };
    coach.reason(ahead)
}

fn ahead(reasons: Vec<Reason<Holding>>) -> Comparison<Holding> {
    Comparison { chance: 0.124, points: 2.7, clear: true, reasons }
}

#[test]
fn the_coach_names_what_is_gained_what_is_denied_and_what_it_costs() {
    let ahead = ahead(vec![
        reason(Holding::EqualRow(Row::ALL[1]), 0, 0.9, 3.6),
        reason(Holding::Card(TribeId::new(0)), 1, -1.0, 2.9),
        reason(Holding::Gold, 0, 0.8, 0.9),
        reason(Holding::Good(Good::Salt), 0, -2.2, -0.9),
    ]);
    assert_eq!(
        said(Language::English, &ahead),
        "It brings row 2 full with equal symbols and 1 gold and keeps Oasis B00 from Idir, but \
         costs 2 salt: about 3 points and 12 % more."
    );
    assert_eq!(
        said(Language::German, &ahead),
        "Das bringt eine volle Reihe 2 mit gleichen Symbolen und 1 Gold und enthält Idir Oase B00 \
         vor, aber es kostet 2 Salz: etwa 3 Punkte und 12 % mehr."
    );
}

#[test]
fn what_differs_by_luck_or_by_nothing_that_has_a_name_is_said_so() {
    let equal = Comparison { clear: false, ..ahead(Vec::new()) };
    assert_eq!(said(Language::English, &equal), "It is about as good as the next best.");
    let later = Comparison { points: 0.2, ..ahead(Vec::new()) };
    assert_eq!(said(Language::English, &later), "It pays off in later rounds: about 12 % more.");
}
