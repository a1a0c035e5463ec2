//! The table of Five Tribes: every choice has its buttons, every moment can be
//! drawn for two to four players, and nobody is told a secret.

use caravanserai_core::{Game, Quick, Seat, Seed, Table};
use five_tribes::{Choice, Event, Meeples, Options, Resource, State, Task, Tribe};
use five_tribes_table::FiveTribesTable;
use std::collections::BTreeSet;
use web::analysis::{Kind, Mark};
use web::testing::{
    Moment, Stand, buttons, check_lessons, list, moments, outside_texts, random_game_from, values,
};
use web::{Guide, Language, Learn, Pages, SetUp, Stage};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

/// The options of random games: every number of players, every box.
fn variety() -> Vec<Options> {
    let base = Options { thieves: false, ..Options::default() };
    vec![
        base,
        Options { players: 3, thieves: true, ..base },
        Options { players: 2, thieves: true, artisans: true, ..base },
        Options { players: 4, thieves: true, artisans: true, ..base },
    ]
}

fn recorded() -> Vec<(String, Table<State>)> {
    web::testing::corpus::<State>(CORPUS)
}

fn draw(stand: &Stand<State>) -> String {
    FiveTribesTable::table(&stand.scene()).into_string()
}

/// Whether a choice belongs somewhere on the board, among cards or in a hand.
fn has_a_place(choice: Choice, task: Task) -> bool {
    let gives = matches!(task, Task::Give { .. });
    match choice {
        Choice::Take(_)
        | Choice::Step(..)
        | Choice::Fly(..)
        | Choice::Kill(..)
        | Choice::KillHeld(..)
        | Choice::On(_)
        | Choice::Palm(_)
        | Choice::Palace(_)
        | Choice::Gather(..)
        | Choice::UseDjinn(..)
        | Choice::UseItem(_)
        | Choice::UseThief(_)
        | Choice::BuyDjinn(..)
        | Choice::BuyThief(..)
        | Choice::Card(_)
        | Choice::Lay(_) => true,
        Choice::PickResource(_) | Choice::PickItem(_) => gives,
        Choice::PickDjinn(_) => gives || task == Task::Lamp,
        _ => false,
    }
}

fn check_buttons(moment: &Moment<State>, language: Language) {
    let Some(to_act) = moment.state.to_act() else { return };
    let stand = moment.seen_by(Some(to_act), language);
    let page = draw(&stand);
    let list = list(&page);
    let task = stand.view.open.agenda.top().expect("something to decide");
    for choice in &stand.choices {
        let all = buttons(&page, *choice);
        let listed = buttons(list, *choice);
        assert_eq!(listed, 1, "`{choice}` in the list, at {task:?}");
        let placed = usize::from(has_a_place(*choice, task));
        assert_eq!(all - listed, placed, "`{choice}` on the table, at {task:?}");
    }
    let total = page.matches("name=\"choice\"").count();
    let known: usize = stand.choices.iter().map(|choice| buttons(&page, *choice)).sum();
    assert_eq!(total, known, "nothing illegal is a button, at {task:?}");
}

/// The seats of these parts of a page, in their order.
fn seats(page: &str, part: &str) -> Vec<String> {
    let class = format!("class=\"{part} seat-");
    page.split(&class).skip(1).map(|rest| rest.chars().take(1).collect()).collect()
}

#[test]
fn players_are_numbered_by_their_turns_and_stand_in_that_order_in_one_line() {
    let options = Options { players: 4, ..Options::default() };
    let game = random_game_from::<State>(&options, "turn order", 5);
    let all = moments(&game);
    let walks = |moment: &&Moment<State>| moment.state.open().agenda.top() == Some(Task::Walk);
    let moment = all.iter().find(walks).expect("somebody walks");
    let open = moment.state.open();
    let order: Vec<Seat> =
        std::iter::once(open.active).chain(open.track.iter().rev().flatten().copied()).collect();
    assert_eq!(order.len(), 4, "everybody's turn is still to come");
    let letter = |seat: &Seat| ["a", "b", "c", "d"][seat.index()].to_owned();
    let page = draw(&moment.seen_by(Some(Seat(2)), Language::English));
    assert_eq!(seats(&page, "rival"), order.iter().map(letter).collect::<Vec<_>>());
    assert_eq!(seats(&page, "player"), ["c", "d", "a", "b"], "panels keep their places");
    for (place, seat) in (1..).zip(&order) {
        let (_, panel) = page.split_once(&format!("class=\"player seat-{}", letter(seat))).unwrap();
        let (_, number) = panel.split_once("class=\"nth\"").expect("a number");
        assert!(number.starts_with(&format!(" aria-hidden=\"true\">{place}<")), "{number:.40}");
    }
}

#[test]
fn every_choice_is_a_button_once_in_the_list_and_where_it_belongs() {
    for (_, game) in recorded() {
        for moment in moments(&game).iter().step_by(7) {
            check_buttons(moment, Language::English);
        }
    }
}

#[test]
fn random_games_can_be_drawn_at_every_step_in_both_languages() {
    let mut verbs = BTreeSet::new();
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, number as u64);
        let eyes: Vec<Option<Seat>> =
            [None].into_iter().chain((0..options.players).map(|seat| Some(Seat(seat)))).collect();
        for (index, moment) in moments(&game).iter().enumerate() {
            let language = Language::ALL[index % 2];
            // Missing texts and arguments panic while tests run.
            let stand = moment.seen_by(eyes[index % eyes.len()], language);
            assert_clean(&draw(&stand));
            if index % 5 == 0 {
                check_buttons(moment, Language::ALL[(index / 5) % 2]);
            }
            let choices = moment.state.legal();
            let verb = |choice: &Choice| choice.to_string().split(' ').next().map(str::to_owned);
            verbs.extend(choices.iter().filter_map(verb));
        }
    }
    for verb in
        ["bid", "take", "step", "kill", "use", "buy", "card", "on", "pick", "lay", "sell", "end"]
    {
        assert!(verbs.contains(verb), "no game offers `{verb}`, so nothing tests it");
    }
}

/// No inline style, no inline script, no handler, no tag left open by a text.
fn assert_clean(page: &str) {
    for wrong in ["style=", "<style", "onclick", "onload", "javascript:", "\u{E000}", "{ $"] {
        assert!(!page.contains(wrong), "`{wrong}` in {page}");
    }
    assert!(!page.contains("<script"), "a script inside the table");
}

#[test]
fn a_page_is_the_same_whatever_is_hidden() {
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 100 + number as u64);
        let all = moments(&game);
        // Once the game is over the scores tell everything.
        for (index, moment) in all[..all.len() - 1].iter().enumerate().step_by(23) {
            for seat in [None].into_iter().chain((0..options.players).map(|seat| Some(Seat(seat))))
            {
                let stand = moment.seen_by(seat, Language::English);
                let mut dice = Quick::new(index as u64);
                let twin = State::determinize(&stand.view, &mut dice);
                let twin = Stand {
                    view: twin.view(seat),
                    scores: twin.scores(),
                    ..moment.seen_by(seat, Language::English)
                };
                assert_eq!(draw(&stand), draw(&twin), "move {index} as seen by {seat:?}");
            }
        }
    }
}

#[test]
fn coins_cards_and_items_are_shown_to_their_owner_alone() {
    let options = Options { players: 3, artisans: true, ..Options::default() };
    let game = web::testing::random_game::<State>(&options, 5);
    let all = moments(&game);
    for moment in all[..all.len() - 1].iter().step_by(9) {
        for seat in (0..3).map(Seat) {
            let page = draw(&moment.seen_by(Some(seat), Language::English));
            assert_eq!(page.matches("class=\"purse\"").count(), 1);
            let coins = format!("{} coin", moment.state.coins(seat));
            let purse = &page[page.find("class=\"purse\"").expect("a purse")..];
            let purse = &purse[..purse.find("</ul>").expect("a hand")];
            assert!(purse.contains(&coins), "{coins} in {purse}");
        }
        let page = draw(&moment.seen_by(None, Language::English));
        assert!(!page.contains("class=\"purse\""), "a spectator sees nobody's purse");
    }
}

#[test]
fn a_secret_card_is_named_in_the_log_to_its_drawer_alone() {
    let mut secrets = 0;
    for (_, game) in recorded() {
        let last = moments(&game).pop().expect("an end");
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            for event in
                last.seen_by(seat, Language::English).log.iter().flat_map(|told| &told.events)
            {
                if let Event::DrewCard { seat: drawer, card } = event {
                    assert_eq!(card.is_some(), seat == Some(*drawer));
                    secrets += 1;
                }
            }
        }
    }
    assert!(secrets > 0, "some game draws a secret card");
}

#[test]
fn a_replay_and_a_spectator_have_nothing_to_press() {
    let (_, game) = recorded().remove(0);
    for moment in moments(&game).iter().step_by(7) {
        let watched = draw(&moment.seen_by(None, Language::English));
        let mut replay = moment.seen_by(moment.state.to_act(), Language::English);
        replay.stage = Stage::Replay;
        replay.choices.clear();
        for page in [watched, draw(&replay)] {
            for wrong in ["name=\"choice\"", "/undo\"", "/takeback\"", "/hint\"", "class=\"hit "] {
                assert!(!page.contains(wrong), "`{wrong}` on a page that only shows");
            }
        }
    }
}

#[test]
fn the_last_step_tells_control_tribe_and_tile_before_it_is_made() {
    let mut told = 0;
    for (_, game) in recorded() {
        for moment in moments(&game) {
            let open = moment.state.open();
            if open.agenda.top() != Some(Task::Step) || open.walk.hand.total() != 1 {
                continue;
            }
            let stand = moment.seen_by(moment.state.to_act(), Language::English);
            let page = draw(&stand);
            let list = list(&page);
            for choice in &stand.choices {
                let button = &list[list.find(&format!("value=\"{choice}\"")).expect("a button")..];
                let button = &button[..button.find("</button>").expect("its end")];
                for part in ["Control", "Tribe", "Tile"] {
                    assert!(button.contains(&format!("<dt>{part}</dt>")), "{part} of {choice}");
                }
                let Choice::Step(at, Tribe::Builder) = *choice else { continue };
                // What is promised is what the step brings.
                let mut events = Vec::new();
                let mut after = moment.state.clone();
                after.play_telling(*choice, &mut events);
                if let Some(Task::Tribe { count, .. }) = after.open().agenda.top() {
                    let blue = open.board.blue().and(at.block()).len();
                    let coins = u16::from(count) * u16::from(blue);
                    assert!(
                        button.contains(&format!("<b class=\"sum\">{coins} ")),
                        "{coins} in {button}"
                    );
                    told += 1;
                }
            }
        }
    }
    assert!(told > 0, "some walk ends with Builders");
}

#[test]
fn a_tile_lights_the_ends_that_a_walk_from_it_can_reach() {
    let game = web::testing::random_game::<State>(&Options::default(), 3);
    let moment = moments(&game)
        .into_iter()
        .find(|moment| moment.state.open().agenda.top() == Some(Task::Walk))
        .expect("a walk begins");
    let stand = moment.seen_by(moment.state.to_act(), Language::English);
    let page = draw(&stand);
    let Some(Choice::Take(from)) = stand.choices.first() else { panic!("a tile to take") };
    let button = &page[page.find(&format!("value=\"take {from}\"")).expect("its button")..];
    let lights = &button[button.find("data-lights=\"").expect("lights") + 13..];
    let lights: Vec<&str> = lights[..lights.find('"').expect("an end")].split(' ').collect();
    let ends = moment.state.open().endings_from(*from);
    let expected: usize = ends.iter().map(|squares| usize::from(squares.len())).sum();
    assert_eq!(lights.len(), expected);
    for light in lights {
        assert!(page.contains(&format!("data-light=\"{light}\"")), "nothing lights up as {light}");
    }
}

#[test]
fn ending_a_turn_while_a_djinn_could_be_called_asks_again() {
    let (mut asked, mut plain) = (0, 0);
    for (_, game) in recorded() {
        for moment in moments(&game) {
            let stand = moment.seen_by(moment.state.to_act(), Language::English);
            if !stand.choices.contains(&Choice::End) {
                continue;
            }
            let callable =
                stand.choices.iter().any(|choice| matches!(choice, Choice::UseDjinn(..)));
            assert_eq!(draw(&stand).contains("<details class=\"confirm\">"), callable);
            if callable { asked += 1 } else { plain += 1 }
        }
    }
    assert!(asked > 0 && plain > 0, "{asked} asked, {plain} plain");
}

#[test]
fn the_hint_is_marked_on_the_board_and_in_the_list() {
    let (_, game) = recorded().remove(0);
    let moment = moments(&game)
        .into_iter()
        .find(|moment| moment.state.open().agenda.top() == Some(Task::Walk))
        .expect("a walk begins");
    let mut stand = moment.seen_by(moment.state.to_act(), Language::English);
    assert_eq!(draw(&stand).matches("is-hint").count(), 0);
    stand.facts.hint.choices = vec![(stand.choices[0].to_string(), 0.5)];
    let page = draw(&stand);
    assert_eq!(page.matches("is-hint").count(), 2);
    assert!(list(&page).contains("50 %"));
}

#[test]
fn a_name_with_markup_in_it_stays_text() {
    let (_, game) = recorded().remove(0);
    let all = moments(&game);
    for moment in [&all[all.len() / 2], &all[all.len() - 1]] {
        let mut stand = moment.seen_by(None, Language::English);
        stand.facts.names = vec!["<b>&\u{E000}".to_owned(); 4];
        stand.facts.names[1] = "\"><script>".to_owned();
        let page = draw(&stand);
        assert!(!page.contains("<b>&") && !page.contains("\"><script>"));
    }
}

#[test]
fn more_than_eight_meeples_on_a_tile_are_counted_by_tribe() {
    let start = State::new(&Options::default(), &Seed::new("a crowd"));
    let mut position = start.position();
    // Everybody of the first row gathers on its first tile.
    let heap = position.open.board[..6].iter().fold(Meeples::NONE, |all, at| all.and(at.meeples));
    for square in &mut position.open.board[..6] {
        square.meeples = Meeples::NONE;
    }
    position.open.board[0].meeples = heap;
    let crowded = State::from_position(position).expect("a valid position");
    let game = Table::from_state(crowded);
    let page = draw(&moments(&game)[0].seen_by(None, Language::English));
    let folk = &page[page.find("class=\"folk crowd\"").expect("a crowd")..];
    let folk = &folk[..folk.find("class=\"base\"").expect("the foot of the tile")];
    for tribe in heap.tribes() {
        assert!(folk.contains(&format!("</svg><b>{}</b>", heap.of(tribe))), "{tribe} in {folk}");
    }
    assert_eq!(folk.matches("<svg").count(), heap.tribes().count());
    assert_eq!(page.matches("class=\"folk crowd\"").count(), 1);
}

#[test]
fn every_explanation_that_is_pointed_at_is_there_once() {
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 50 + number as u64);
        for moment in moments(&game).iter().step_by(13) {
            let page = draw(&moment.seen_by(moment.state.to_act(), Language::German));
            let mut ids = BTreeSet::new();
            for (at, _) in page.match_indices(" id=\"") {
                let id = &page[at + 5..];
                let id = &id[..id.find('"').expect("the end of an attribute")];
                assert!(ids.insert(id.to_owned()), "`{id}` twice");
            }
            for (at, _) in page.match_indices("aria-describedby=\"") {
                let id = &page[at + 18..];
                let id = &id[..id.find('"').expect("the end of an attribute")];
                assert!(ids.contains(id), "no explanation `{id}`");
            }
        }
    }
}

#[test]
fn a_walk_that_has_come_some_way_can_start_over() {
    let (_, game) = recorded().remove(0);
    let (mut offered, mut early) = (0, 0);
    for moment in moments(&game) {
        let open = moment.state.open();
        if open.agenda.top() != Some(Task::Step) {
            continue;
        }
        let mut stand = moment.seen_by(moment.state.to_act(), Language::English);
        stand.facts.undoable = 9;
        let page = draw(&stand);
        let steps = stand.log.iter().rev().take_while(|told| {
            told.events.iter().any(|event| matches!(event, Event::Dropped { .. }))
        });
        let steps = steps.count();
        let button = format!("name=\"count\" value=\"{}\"", steps + 1);
        assert_eq!(page.contains(&button), steps > 0, "after {steps} steps");
        if steps > 0 {
            offered += 1
        } else {
            early += 1
        }
        stand.facts.undoable = 0;
        assert!(!draw(&stand).contains("name=\"count\""), "nothing can be taken back");
    }
    assert!(offered > 0 && early > 0);
}

#[test]
fn whatever_is_explained_leads_to_a_place_in_the_book() {
    let book = FiveTribesTable::rule_book(Language::English).expect("a rule book").into_string();
    let mut links = BTreeSet::new();
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 90 + number as u64);
        for moment in moments(&game).iter().step_by(9) {
            let page = draw(&moment.seen_by(moment.state.to_act(), Language::English));
            for part in page.split("href=\"/rules/five-tribes#").skip(1) {
                let anchor = part.split('"').next().unwrap_or_default();
                assert!(book.contains(&format!("id=\"{anchor}\"")), "no place `{anchor}`");
                links.insert(anchor.to_owned());
            }
        }
    }
    assert!(links.len() > 20, "only {} places", links.len());
}

#[test]
fn every_drawing_that_a_table_refers_to_is_in_the_sprites() {
    let house = web::shell::SPRITE;
    let known: BTreeSet<&str> = [house, FiveTribesTable::sprite()]
        .iter()
        .flat_map(|sprite| sprite.split("symbol id=\"").skip(1))
        .filter_map(|part| part.split('"').next())
        .collect();
    let mut asked = BTreeSet::new();
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 70 + number as u64);
        for moment in moments(&game).iter().step_by(5) {
            let page = draw(&moment.seen_by(moment.state.to_act(), Language::English));
            for part in page.split("<use href=\"#").skip(1) {
                let name = part.split('"').next().unwrap_or_default();
                assert!(known.contains(name), "no drawing `{name}`");
                asked.insert(name.to_owned());
            }
        }
    }
    assert!(asked.len() > 80, "only {} drawings were asked for", asked.len());
    for kind in Resource::merchandise() {
        assert!(asked.contains(&format!("good-{kind}")), "{kind} is drawn somewhere");
    }
}

#[test]
fn lessons_come_only_where_they_are_wanted() {
    check_lessons::<FiveTribesTable>(Language::German, "Willkommen in Naqala");
}

#[test]
fn lessons_link_into_the_book() {
    let first = FiveTribesTable::first_game().expect("a first game");
    let options = State::read_options(&first.options).expect("its options");
    let book = FiveTribesTable::rule_book(Language::English).expect("a book").into_string();
    let places = values(&book, "id");
    let (mut linked, mut seen) = (BTreeSet::new(), Vec::new());
    let game = random_game_from::<State>(&options, first.seed, 7);
    for moment in moments(&game) {
        let mut stand = moment.seen_by(Some(first.seat), Language::English);
        stand.facts.guide = Some(Guide { seen: seen.clone(), ..Guide::default() });
        let page = FiveTribesTable::table(&stand.scene()).into_string();
        for link in values(&page, "href") {
            linked.extend(link.strip_prefix("/rules/five-tribes#").map(str::to_owned));
        }
        let lesson = page.split("name=\"lesson\" value=\"").nth(1);
        seen.extend(lesson.and_then(|rest| rest.split('"').next()).map(str::to_owned));
    }
    assert!(seen.len() > 15, "only {seen:?} were taught");
    assert!(linked.len() > 12, "only {linked:?} are linked: the search is broken");
    let lost: Vec<_> = linked.iter().filter(|link| !places.contains(&link.as_str())).collect();
    assert!(lost.is_empty(), "{lost:?} are linked and not there");
}

/// What pages in the made-up language say that is in no text; the names of djinns
/// and thieves are the same in all languages.
fn check_marked(pages: impl IntoIterator<Item = String>) {
    let spirits = five_tribes::catalogue();
    let djinns = spirits.djinns.iter().map(|row| row.name.as_str());
    let names: Vec<&str> =
        djinns.chain(spirits.thieves.iter().map(|row| row.name.as_str())).collect();
    let outside: BTreeSet<String> =
        pages.into_iter().flat_map(|page| outside_texts(&page, &names)).collect();
    assert!(outside.is_empty(), "{outside:#?}");
}

#[test]
fn every_sentence_of_the_table_and_the_book_comes_from_the_texts() {
    let mut pages = Vec::new();
    for (number, options) in variety().into_iter().enumerate() {
        let game = web::testing::random_game::<State>(&options, 40 + number as u64);
        let all = moments(&game);
        for moment in all.iter().step_by(29).chain(all.last()) {
            pages.push(draw(&moment.seen_by(moment.state.to_act(), Language::Marked)));
            let mut stand = moment.seen_by(None, Language::Marked);
            pages.push(draw(&stand));
            stand.stage = Stage::Replay;
            pages.push(draw(&stand));
            let seats = (0..options.players).map(Seat);
            let stands: Vec<_> =
                seats.map(|seat| moment.seen_by(Some(seat), Language::Marked)).collect();
            let scenes: Vec<_> = stands.iter().map(Stand::scene).collect();
            pages.push(FiveTribesTable::displays(&scenes).into_string());
        }
    }
    pages.push(FiveTribesTable::rule_book(Language::Marked).expect("a rule book").into_string());
    check_marked(pages);
}

#[test]
fn every_sentence_of_the_lessons_comes_from_the_texts() {
    let first = FiveTribesTable::first_game().expect("a first game");
    let options = State::read_options(&first.options).expect("its options");
    let game = random_game_from::<State>(&options, first.seed, 7);
    let mut seen: Vec<String> = Vec::new();
    let mut pages = Vec::new();
    for moment in moments(&game) {
        let mut stand = moment.seen_by(Some(first.seat), Language::Marked);
        stand.facts.guide = Some(Guide { seen: seen.clone(), ..Guide::default() });
        let page = draw(&stand);
        if let Some(lesson) = values(&page, "value").iter().find(|value| {
            FiveTribesTable::lessons().contains(value) && !seen.iter().any(|old| old == *value)
        }) {
            seen.push((*lesson).to_owned());
            pages.push(page);
        }
    }
    assert!(seen.len() > 15, "only {seen:?} were taught");
    check_marked(pages);
}

#[test]
fn every_sentence_of_the_set_up_comes_from_the_texts() {
    let language = Language::Marked;
    let mut pages = vec![FiveTribesTable::credit(language).into_owned()];
    for preset in FiveTribesTable::presets(language) {
        pages.push(format!("{} {}", preset.title, preset.note));
    }
    for options in variety() {
        let chosen = State::write_options(&options);
        pages.push(FiveTribesTable::set_up(&chosen, language).into_string());
        pages.push(FiveTribesTable::summary(&options, language));
    }
    check_marked(pages);
}

#[test]
fn a_refusal_in_german_has_no_english_in_it() {
    let game = web::testing::random_game::<State>(&Options::default(), 9);
    let state = &moments(&game)[0].state;
    let choice: Choice = "kill a1 red".parse().expect("a choice");
    let refused = state.check_choice(choice).expect_err("nobody kills while there are bids");
    let text = words::illegal::<FiveTribesTable>(Language::German, "kill a1 red", &refused.refusal);
    assert!(text.starts_with("`kill a1 red` geht jetzt nicht: "), "{text}");
    assert!(text.ends_with(" soll um die Zugfolge bieten, etwa `bid 3`"), "{text}");
}

/// What the first page of a game says from top to bottom, as somebody hears it who
/// cannot see it. After a change that is meant: `INSTA_UPDATE=always cargo test`.
#[test]
fn the_first_page_reads_from_top_to_bottom_as_it_is_written_down() {
    let game = web::testing::random_game::<State>(&five_tribes::Options::default(), 7);
    let first = &moments(&game)[0];
    for language in Language::ALL {
        let page = draw(&first.seen_by(first.state.to_act(), language));
        let name = format!("first-page-{}", language.code());
        insta::assert_snapshot!(name, web::testing::outline(&page));
        let form = FiveTribesTable::set_up(&Default::default(), language).into_string();
        insta::assert_snapshot!(
            format!("set-up-{}", language.code()),
            web::testing::outline(&form)
        );
    }
}

#[test]
fn a_lesson_points_at_what_it_speaks_of() {
    let first = FiveTribesTable::first_game().expect("a first game");
    let options = State::read_options(&first.options).expect("its options");
    let game = random_game_from::<State>(&options, first.seed, 7);
    let last_step = moments(&game).into_iter().find(|moment| {
        let open = moment.state.open();
        moment.state.to_act() == Some(first.seat)
            && open.agenda.top() == Some(Task::Step)
            && open.walk.hand.total() == 1
    });
    let mut stand = last_step.expect("a last step").seen_by(Some(first.seat), Language::English);
    let seen = ["welcome", "bidding", "two-markers", "waiting", "tile", "ahead", "steps"];
    let seen = seen.map(str::to_owned).to_vec();
    stand.facts.guide = Some(Guide { seen, ..Guide::default() });
    let page = draw(&stand);
    assert!(page.contains("name=\"lesson\" value=\"last-meeple\""));
    assert!(page.contains(" teaches points-board"));
    let ends = stand.choices.iter().filter(|choice| matches!(choice, Choice::Step(..)));
    assert_eq!(page.matches("is-spoken").count(), ends.count(), "the tiles where it can end");
}

#[test]
fn what_was_played_and_what_was_better_are_walks_with_their_whole_way() {
    let game = web::testing::random_game::<State>(&Options::default(), 3);
    let moment = moments(&game)
        .into_iter()
        .find(|moment| moment.state.open().agenda.top() == Some(Task::Walk))
        .expect("a walk begins");
    // The first walk and the last one, step by step.
    let walk = |pick: fn(&[Choice]) -> Choice| {
        let (mut state, mut line, mut steps) = (moment.state.clone(), Vec::new(), 0);
        while matches!(state.open().agenda.top(), Some(Task::Walk | Task::Step)) {
            let mut legal = Vec::new();
            state.choices(&mut legal);
            legal.retain(|choice| matches!(choice, Choice::Take(_) | Choice::Step(..)));
            let choice = pick(&legal);
            steps += usize::from(matches!(choice, Choice::Step(..)));
            line.push(choice.to_string());
            state.play_unchecked(choice);
        }
        (line, steps)
    };
    let (played, short) = walk(|legal| legal[0]);
    let (better, long) = walk(|legal| legal[legal.len() - 1]);
    let mut stand = moment.seen_by(moment.state.to_act(), Language::English);
    stand.stage = Stage::Replay;
    stand.choices.clear();
    stand.facts.marks = vec![
        Mark { kind: Kind::Played, line: played, chance: 0.4 },
        Mark { kind: Kind::Better, line: better, chance: 0.5 },
    ];
    let page = draw(&stand);
    for (kind, steps) in [("played", short), ("better", long)] {
        let trail = page.split(&format!("trail is-weighed is-{kind}")).nth(1).expect("a trail");
        let trail = trail.split("class=\"end\"").next().expect("its end");
        assert_eq!(trail.matches("class=\"frame\"").count(), steps + 1, "{kind}: every tile of it");
        assert!(page.contains(&format!("moved is-{kind}")), "and its beginning says so");
    }
}

#[test]
fn kandicha_speaks_of_artisans_only_where_they_are() {
    for (artisans, language, word) in [
        (false, Language::English, "Artisan"),
        (true, Language::English, "Artisan"),
        (false, Language::German, "Handwerker"),
        (true, Language::German, "Handwerker"),
    ] {
        let options = Options { artisans, ..Options::default() };
        let mut pages = (0..60).map(|number| {
            let table = Table::<State>::new(&options, Seed::new(format!("kandicha {number}")));
            let moment = moments(&table).pop().expect("a position");
            draw(&moment.seen_by(moment.state.to_act(), language))
        });
        let page = pages.find(|page| page.contains("Kandicha</h3>")).expect("Kandicha on offer");
        let mut told = page.split("Kandicha</h3>").skip(1);
        let speaks = told.any(|told| told.chars().take(700).collect::<String>().contains(word));
        assert_eq!(speaks, artisans, "what is told of Kandicha");
        assert_eq!(page.contains(word), artisans, "nothing else speaks of them either");
    }
}

#[test]
fn after_the_end_nobody_is_told_that_only_they_see_their_hand() {
    let options = Options { players: 3, ..Options::default() };
    let all = moments(&web::testing::random_game::<State>(&options, 5));
    for (language, words) in
        [(Language::English, "only you see this"), (Language::German, "siehst nur du")]
    {
        let hand = |moment: &Moment<State>| draw(&moment.seen_by(Some(Seat(0)), language));
        assert!(hand(&all[all.len() / 2]).contains(words));
        let end = hand(all.last().expect("an end"));
        assert!(end.contains("class=\"purse\"") && !end.contains(words));
    }
}

#[test]
fn one_elder_alone_is_called_so_in_german() {
    let options = Options { players: 2, ..Options::default() };
    let all = moments(&web::testing::random_game::<State>(&options, 5));
    let pages = all.iter().map(|moment| draw(&moment.seen_by(Some(Seat(0)), Language::German)));
    let one = pages.filter(|page| page.contains("1 Ältester")).count();
    assert!(one > 0, "a tile with one Elder on it says 1 Ältester");
}
