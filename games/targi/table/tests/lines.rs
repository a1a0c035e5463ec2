//! Placing a Targi: the page shows lines, crossings and prices before one is placed,
//! and says of every closed field why it is closed.

use caravanserai_core::{Game, Seat, Seed, Table};
use std::collections::BTreeSet;
use targi::{Bundle, CentreView, Choice, DunePlace, Field, Options, Spot, State, Task};
use targi_table::TargiTable;
use web::analysis::{Kind, Mark};
use web::testing::{Moment, Stand, corpus, moments};
use web::{Hint, Language, Pages};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

fn draw(stand: &Stand<State>) -> String {
    TargiTable::table(&stand.scene()).into_string()
}

fn field(number: u8) -> Field {
    Field::new(number).expect("a field")
}

/// A new game in which Targi were placed on these fields by turns, as its next player sees it.
fn after_placing(fields: &[u8]) -> Stand<State> {
    let mut table: Table<State> = Table::new(&Options::default(), Seed::new("lines"));
    for number in fields {
        table.play(Choice::Place(Spot::Border(field(*number)))).expect("an open field");
    }
    let moment = moments(&table).pop().expect("a position");
    moment.seen_by(moment.state.to_act(), Language::English)
}

/// What is shown on the board for a field that is pointed at.
fn preview(page: &str, number: u8) -> &str {
    let from = page.find(&format!("<div class=\"pv pv-{number}\"")).expect("a preview");
    let to = page[from..].find("</div>").expect("its end");
    &page[from..from + to]
}

/// What always stands on the board.
fn over(page: &str) -> &str {
    let from = page.find("<div class=\"over\"").expect("lines");
    let to = page[from..].find("</div>").expect("their end");
    &page[from..from + to]
}

/// The explanation of a field.
fn about(page: &str, number: u8) -> &str {
    let from = page.find(&format!("id=\"about-f{number}\"")).expect("an explanation");
    let to = page[from..].find("</div><div class=\"pop").expect("its end");
    &page[from..from + to]
}

/// The cards that have a mark of a kind.
fn marked(part: &str, class: &str) -> Vec<usize> {
    (0..9).filter(|place| part.contains(&format!("class=\"{class} c{place}"))).collect()
}

#[test]
fn a_field_shows_its_line_and_the_cards_that_it_wins() {
    // Blue stands on 2 and draws the middle column; Ivory stands on 14, in the middle row.
    let page = draw(&after_placing(&[2, 14]));
    assert!(over(&page).contains("ln-k2 ln--mine") && over(&page).contains("ln-r2 ln--theirs"));
    for (number, line, wins) in [
        (5, "ln-r1", vec![1]),
        (15, "ln-r1", vec![1]),
        (7, "ln-r3", vec![7]),
        (3, "ln-k3", vec![]),
        (10, "ln-k2", vec![]),
    ] {
        let shown = preview(&page, number);
        assert!(shown.contains(&format!("{line} ln--now")), "{number}: {shown}");
        assert_eq!(marked(shown, "win"), wins, "{number}");
        assert!(shown.contains(&format!("ghost f{number}")), "{number}");
    }
    assert!(about(&page, 10).contains("this line is yours already"));
    assert!(about(&page, 3).contains("runs beside your other lines"));
    assert!(about(&page, 5).contains("Closes 15 "), "{}", about(&page, 5));
    // The facing field is shut to Ivory only where it was open.
    assert!(preview(&page, 5).contains("shut f15"));
}

#[test]
fn crossings_that_are_sure_can_be_had_or_prevented_are_told_apart() {
    // Blue: 2 and 5 cross on c1. Ivory: 14 and next a column.
    let stand = after_placing(&[2, 14, 5]);
    let page = draw(&stand);
    assert_eq!(stand.seat, Some(stand.to_act.expect("a turn")), "Ivory is asked");
    assert_eq!(marked(over(&page), "threat"), [1], "Blue is sure of c1");
    let blue = after_placing(&[2, 14, 5, 3]);
    let page = draw(&blue);
    assert_eq!(marked(over(&page), "win win--had"), [1]);
    assert_eq!(marked(over(&page), "threat"), [5], "Ivory is sure of c5");
    // Ivory's next Targi may go to the rows of 7 and 13, to the left column, nowhere else:
    // 10 faces Blue's 2, and 15 faces Blue's 5.
    assert_eq!(marked(over(&page), "maybe"), [3, 8]);
    assert_eq!(marked(preview(&page, 7), "deny"), [8], "7 shuts 13, too");
    assert!(about(&page, 7).contains("no longer reach"), "{}", about(&page, 7));
    assert!(page.contains("You get "), "the list says who gets what");
}

#[test]
fn whether_a_card_can_be_paid_counts_what_the_fields_bring() {
    let stand = after_placing(&[2, 14]);
    let page = draw(&stand);
    let seat = stand.to_act.expect("a turn");
    let purse = stand.view.players[seat.index()].purse;
    let mut seen = BTreeSet::new();
    for number in [5, 7, 13, 15] {
        let place = field(number).crossing(field(2)).expect("a crossing");
        let CentreView::Tribe(card) = stand.view.centre[place.index()] else { continue };
        let goods = |number: u8| match stand.view.rules.border(field(number)) {
            targi::Border::Good(good) => Bundle::of(good, 1),
            _ => Bundle::NOTHING,
        };
        let means = purse + goods(2) + goods(number);
        let can = stand.view.rules.tribe(card).cost.ways().any(|way| means.covers(&way));
        assert_eq!(preview(&page, number).contains("class=\"can\""), can, "{number}");
        assert_eq!(preview(&page, number).contains("class=\"short\""), !can, "{number}");
        assert_eq!(about(&page, number).contains("you can pay"), can, "{number}");
        seen.insert(can);
    }
    assert!(!seen.is_empty(), "some field wins a tribe card");
}

/// All moments of the recorded games in which a Targi is to be placed.
fn placings() -> Vec<Moment<State>> {
    let games = corpus::<State>(CORPUS);
    let all = games.iter().flat_map(|(_, game)| moments(game));
    all.filter(|moment| moment.state.view(None).agenda.top() == Some(Task::Placement)).collect()
}

#[test]
fn every_closed_field_says_why_and_no_open_field_does() {
    let reasons = [
        "No Targi can stand on a corner",
        "the robber stands here",
        "Your own Targi stands here",
        "A Targi of ",
        "at the other end of this line",
    ];
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for moment in placings().iter().step_by(7) {
        let seat = moment.state.to_act().expect("who places");
        let stand = moment.seen_by(Some(seat), Language::English);
        let page = draw(&stand);
        for field in Field::all() {
            let open = stand.choices.contains(&Choice::Place(Spot::Border(field)));
            assert_eq!(stand.view.barriers(seat, field).next().is_none(), open, "field {field}");
            let about = about(&page, field.number());
            assert_eq!(about.contains("class=\"why\""), !open, "field {field}: {about}");
            told.extend(reasons.iter().filter(|reason| about.contains(**reason)));
        }
    }
    assert_eq!(told.len(), reasons.len(), "every reason is met: {told:?}");
}

#[test]
fn a_card_can_be_paid_with_what_the_own_dune_brings() {
    let mut paid = 0;
    for moment in placings() {
        let seat = moment.state.to_act().expect("a turn");
        let stand = moment.seen_by(Some(seat), Language::English);
        let own = stand.view.players[seat.index()].dunes;
        if own.is_empty() {
            continue;
        }
        let mut without = moment.seen_by(Some(seat), Language::English);
        own.into_iter().for_each(|at| without.view.open_dunes[at.index()] = None);
        let [with, without] = [draw(&stand), draw(&without)];
        let open = |field: &Field| stand.choices.contains(&Choice::Place(Spot::Border(*field)));
        paid += Field::all()
            .filter(open)
            .filter(|field| preview(&without, field.number()).contains("class=\"short\""))
            .filter(|field| !preview(&with, field.number()).contains("class=\"short\""))
            .count();
    }
    assert!(paid > 0, "a dune makes the difference somewhere");
}

#[test]
fn a_dune_with_a_targi_or_of_no_use_says_why_and_no_other_does() {
    let (mut taken, mut idle) = (0, 0);
    for moment in corpus::<State>(CORPUS).iter().flat_map(|(_, game)| moments(game)) {
        let Some(seat) = moment.state.to_act() else { continue };
        let view = moment.state.view(Some(seat));
        let task = view.agenda.top();
        if !matches!(task, Some(Task::Placement | Task::Turn(_))) {
            continue;
        }
        let legal = moment.state.legal();
        for (dune, at) in view.open_dunes.iter().zip(DunePlace::ALL) {
            if dune.is_none() {
                continue;
            }
            let place = format!("d{}", at.index() + 1);
            let stands = |seat: Seat| view.players[seat.index()].dunes.contains(at);
            let (own, theirs) = (stands(seat), stands(seat.other()));
            let spot = Spot::Dune(at);
            let why = match task {
                Some(Task::Placement) if legal.contains(&Choice::Place(spot)) => None,
                Some(Task::Placement) if own => Some("Your own Targi stands here already."),
                Some(Task::Placement) => Some("stands here."),
                _ if own && !legal.contains(&Choice::Use(spot)) => {
                    Some("Using this dune would bring you nothing now.")
                }
                _ => None,
            };
            if why.is_none() && !own && !theirs {
                continue;
            }
            let page = draw(&moment.seen_by(Some(seat), Language::English));
            let about = page.split(&format!("id=\"about-{place}\"")).nth(1).expect("a dune");
            let about = about.split("</div>").next().unwrap();
            assert_eq!(about.contains("class=\"why\""), why.is_some(), "{place}: {about}");
            assert!(about.contains(why.unwrap_or_default()), "{place}: {about}");
            taken += usize::from(why.is_some() && task == Some(Task::Placement));
            idle += usize::from(why.is_some() && task != Some(Task::Placement));
        }
    }
    assert!(taken > 5 && idle > 0, "{taken} taken and {idle} idle dunes");
}

#[test]
fn a_fields_own_number_is_its_key_and_no_key_stands_for_two() {
    let mut letters = 0;
    for (_, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(5) {
            let Some(seat) = moment.state.to_act() else { continue };
            let stand = moment.seen_by(Some(seat), Language::German);
            let page = draw(&stand);
            let from = page.find("id=\"choices\"").expect("a list of choices");
            let to = page[from..].find("</section>").expect("its end");
            let mut keys = BTreeSet::new();
            for button in page[from..from + to].split("<button").skip(1) {
                let after = |mark: &str, end: char| {
                    let at = button.find(mark)? + mark.len();
                    Some(&button[at..at + button[at..].find(end)?])
                };
                let (Some(choice), Some(key)) =
                    (after("value=\"", '"'), after("class=\"key\" aria-hidden=\"true\">", '<'))
                else {
                    continue;
                };
                if let Some(("place" | "use" | "pick" | "token", at)) = choice.split_once(' ')
                    && at.parse::<u8>().is_ok()
                {
                    assert_eq!(key, at, "the key of `{choice}`");
                }
                letters += usize::from(key.starts_with(|sign: char| sign.is_ascii_lowercase()));
                assert!(!["e", "h", "u", "r", "p"].contains(&key), "{key} does something else");
                // A card in question lies in a tray besides.
                if !choice.starts_with("choose")
                    && !choice.starts_with("leave")
                    && choice != "accept"
                {
                    assert!(keys.insert(key.to_owned()), "{key} stands for two");
                }
            }
        }
    }
    assert!(letters > 0, "cards take letters");
}

#[test]
fn a_purse_shows_what_the_last_move_changed() {
    let (_, game) = corpus::<State>(CORPUS).remove(0);
    let all = moments(&game);
    let purse = |moment: &Moment<State>| moment.state.view(None).players[0].purse;
    let pair = all.windows(2).find(|pair| purse(&pair[1]).gold == purse(&pair[0]).gold + 1);
    let page = draw(&pair.expect("a gold is won")[1].seen_by(None, Language::English));
    assert!(page.contains("is-up") && page.contains("<span class=\"delta\">+1</span>"));
    assert_eq!(draw(&all[0].seen_by(None, Language::English)).matches("delta").count(), 0);
}

fn mark(kind: Kind, line: &[&str]) -> Mark {
    Mark { kind, line: line.iter().map(|choice| (*choice).to_owned()).collect(), chance: 0.5 }
}

#[test]
fn looking_back_shows_the_lines_and_crossings_of_what_was_played_and_what_was_better() {
    let mut stand = after_placing(&[2, 14]);
    stand.facts.marks = vec![mark(Kind::Played, &["place 3"]), mark(Kind::Better, &["place 5"])];
    let page = draw(&stand);
    let over = over(&page);
    assert!(over.contains("ln-k3 ln--played") && over.contains("ln-r1 ln--better"), "{over}");
    // The better line crosses the middle column at the card in the middle of the first row.
    assert_eq!(marked(over, "win win--better"), [1]);
    assert_eq!(marked(over, "win win--played"), [0; 0]);
    assert!(page.contains("moved is-played") && page.contains("moved is-better"));
    stand.facts.marks = vec![mark(Kind::Tried, &["place 7"])];
    let tried = draw(&stand);
    assert!(tried.contains("ln-r3 ln--tried") && tried.contains("moved is-tried"));
    assert!(tried.contains("value=\"place 7\""), "what was tried stays where it can be chosen");
}

#[test]
fn a_hint_draws_the_line_of_the_best_and_marks_the_next_best() {
    let mut stand = after_placing(&[2, 14]);
    let choices = [("place 5", 0.61), ("place 3", 0.58)];
    stand.facts.hint = Hint {
        choices: choices.map(|(choice, chance)| (choice.to_owned(), chance)).to_vec(),
        ..Hint::default()
    };
    stand.facts.marks = stand.facts.hint.marks();
    let page = draw(&stand);
    assert!(over(&page).contains("ln-r1 ln--better") && !over(&page).contains("ln-k3 ln--next"));
    let flags: Vec<&str> = page.split("moved-flag").skip(1).collect();
    let flags: Vec<bool> = [" 61 %", " 58 %"]
        .map(|share| {
            flags
                .iter()
                .any(|flag| flag.split("</span></span>").next().unwrap_or(flag).contains(share))
        })
        .to_vec();
    assert_eq!(flags, [true, true], "the same numbers as in the list");
}
