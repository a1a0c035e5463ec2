//! The selected choice explained in full words.

use super::board::owners;
use super::brief;
use super::labels::{card_in_question, card_name, crossings, hand_card, unused};
use crate::TargiTable;
use crate::words::{amount, border, cards, choice, dune as dunes, effect, spot, token};
use ::words::{Language, Vocabulary, list, t};
use caravanserai_core::{Game, Quick};
use std::borrow::Cow;
use targi::{Border, Bundle, CentreView, Choice, Dune, DunePlace, Edition, Field, GoodsCard, Kind};
use targi::{Line, Place, Row, Slot, Spot, State, TakenView, Task, Token, TribeCard, View};
use terminal::Detail;

/// What a choice means, for the viewer.
pub(crate) fn detail(language: Language, view: &View, choice: Choice) -> Detail {
    let l = language;
    match choice {
        Choice::Place(Spot::Border(field)) => placing(l, view, field),
        Choice::Place(Spot::Dune(place)) => placing_on_dune(l, view, place),
        Choice::Use(Spot::Border(field)) | Choice::Pick(Spot::Border(field)) => {
            using(l, view, field, choice)
        }
        Choice::Use(Spot::Dune(place)) | Choice::Pick(Spot::Dune(place)) => {
            about_dune(l, view, place)
        }
        Choice::Use(Spot::Targia) => targia(l),
        Choice::Use(Spot::Centre(place)) | Choice::Pick(Spot::Centre(place)) => {
            taking(l, view, place, choice)
        }
        Choice::Token(spot) => token_on(l, view, spot, choice),
        Choice::PutBack(token) => {
            let text = [token::text(l, token), t!(l, "about-put-back")];
            Detail::new(choice::full(l, view, choice), text)
        }
        Choice::End => ending(l, view),
        Choice::MoveMarker { to, .. } => about_place(l, view, to),
        Choice::Row(_) => {
            let mut detail = asked_about(l, view, choice);
            detail.paragraphs.push(t!(l, "rows-text").into_owned());
            detail
        }
        _ => detail_within(l, view, choice),
    }
}

/// What a choice within an action means.
fn detail_within(language: Language, view: &View, choice: Choice) -> Detail {
    let l = language;
    let card = match choice {
        Choice::PlayHand => hand_card(view, 0),
        Choice::Hand(index) => hand_card(view, index),
        Choice::Choose(index) => match view.drawn.get(usize::from(index)) {
            Some(TakenView::Card(card)) => Some(*card),
            _ => None,
        },
        Choice::Pay(_) => card_in_question(view),
        _ => None,
    };
    match (choice, card) {
        (Choice::Pay(give), Some(card)) => {
            let mut detail = about_card(l, view.rules.tribe(card));
            detail.paragraphs.extend(afterwards(l, view, give, Bundle::NOTHING));
            detail
        }
        (_, Some(card)) => about_card(l, view.rules.tribe(card)),
        (Choice::Trade { give, get }, _) => plain(l, view, choice, give, get),
        (Choice::Take(get), _) => plain(l, view, choice, Bundle::NOTHING, get),
        (Choice::Joker(good), _) => {
            let mut detail = plain(l, view, choice, Bundle::NOTHING, Bundle::of(good, 1));
            detail.paragraphs.insert(0, token::text(l, Token::Joker).into_owned());
            detail
        }
        (Choice::Return(give) | Choice::Pay(give), _) => {
            plain(l, view, choice, give, Bundle::NOTHING)
        }
        (Choice::Give(good), _) => plain(l, view, choice, Bundle::of(good, 1), Bundle::NOTHING),
        (Choice::Leave(index), _) => match view.opened.get(usize::from(index)) {
            Some(Some(card)) => {
                about_goods(l, view.rules.goods(*card), choice::full(l, view, choice))
            }
            _ => plain(l, view, choice, Bundle::NOTHING, Bundle::NOTHING),
        },
        (Choice::Accept, _) => accepting(l, view, choice),
        (Choice::GiveCard(row), _) => given_up(l, view, choice, row),
        (Choice::Play | Choice::Keep | Choice::Discard | Choice::Next | Choice::Waive, _) => {
            asked_about(l, view, choice)
        }
        _ => plain(l, view, choice, Bundle::NOTHING, Bundle::NOTHING),
    }
}

/// The card, or the goods card, that lies open to be taken.
fn accepting(language: Language, view: &View, choice: Choice) -> Detail {
    match (view.opened[0], card_in_question(view)) {
        (Some(card), _) => {
            about_goods(language, view.rules.goods(card), choice::full(language, view, choice))
        }
        (None, Some(card)) => about_card(language, view.rules.tribe(card)),
        (None, None) => plain(language, view, choice, Bundle::NOTHING, Bundle::NOTHING),
    }
}

/// The card that the robber would get.
fn given_up(language: Language, view: &View, choice: Choice, row: Row) -> Detail {
    let card = own_display(view).and_then(|display| display.row(row).last());
    let card = card.map(|card| cards::in_full(language, view.rules.tribe(card)));
    Detail::new(choice::full(language, view, choice), card)
}

fn placing(language: Language, view: &View, field: Field) -> Detail {
    let l = language;
    let mut paragraphs = offer(l, view, field);
    if view.targia == Some(field) {
        paragraphs.push(t!(l, "targia-text").into_owned());
    }
    let marked = crossings(view, field);
    if marked.is_empty() {
        let crossed = match field.line() {
            Some(Line::Row(row)) => places((0..3).map(|column| row * 3 + column)),
            Some(Line::Column(column)) => places((0..3).map(|row| row * 3 + column)),
            None => String::new(),
        };
        paragraphs.push(t!(l, "about-line", places = crossed).into_owned());
    } else {
        let names: Vec<String> = marked.iter().map(|place| card_name(l, view, *place)).collect();
        paragraphs.push(t!(l, "about-marks", cards = list(l, &names)).into_owned());
        let tribe = marked.iter().filter_map(|place| tribe_at(view, *place));
        paragraphs.extend(tribe.map(|card| cards::in_full(l, card)));
    }
    if let Some(facing) = field.facing() {
        let facing = border::title(l, &view.rules, facing);
        paragraphs.push(t!(l, "about-facing", field = facing).into_owned());
    }
    Detail::new(border::title(l, &view.rules, field), paragraphs)
}

/// What a border field offers, and what of it is reconstructed.
fn offer(language: Language, view: &View, field: Field) -> Vec<String> {
    let border = view.rules.border(field);
    let mark = border::reconstructed(language, border).map(|what| format!("({what})"));
    [border::text(language, border).into_owned()].into_iter().chain(mark).collect()
}

fn targia(language: Language) -> Detail {
    Detail::new(t!(language, "targia-here"), [t!(language, "targia-text")])
}

/// A dune in full words.
pub(crate) fn dune(language: Language, dune: &Dune) -> Detail {
    let text = [dunes::text(language, &dune.effect).into_owned()];
    let mark = dune.reconstructed.then(|| cards::reconstructed(language));
    let title = t!(language, "displayed-dune", id = dune.id.as_str());
    Detail::new(title, text.into_iter().chain(mark))
}

fn about_dune(language: Language, view: &View, place: DunePlace) -> Detail {
    let Some(open) = view.open_dunes[place.index()] else {
        return Detail::new(place.to_string(), [""; 0]);
    };
    let detail = dune(language, view.rules.dune(open));
    let title = t!(language, "dune-on", dune = detail.title.as_str(), place = place.to_string());
    Detail { title: title.into_owned(), ..detail }
}

fn placing_on_dune(language: Language, view: &View, place: DunePlace) -> Detail {
    let mut detail = about_dune(language, view, place);
    detail.paragraphs.push(t!(language, "dune-rule").into_owned());
    if owners(view, place).next().is_some() {
        detail.paragraphs.push(t!(language, "about-join").into_owned());
    }
    detail
}

fn token_on(language: Language, view: &View, spot: Spot, choice: Choice) -> Detail {
    let l = language;
    match spot {
        Spot::Border(field) => {
            let token = token::text(l, Token::Targi).into_owned();
            Detail::new(
                choice::full(l, view, choice),
                offer(l, view, field).into_iter().chain([token]),
            )
        }
        Spot::Centre(place) => {
            let mut detail = about_place(l, view, place);
            detail.paragraphs.push(token::text(l, Token::Marker).into_owned());
            detail
        }
        Spot::Dune(place) => about_dune(l, view, place),
        Spot::Targia => targia(l),
    }
}

fn places(numbers: impl Iterator<Item = u8>) -> String {
    let names: Vec<String> = numbers.map(|number| format!("c{number}")).collect();
    names.join(", ")
}

fn using(language: Language, view: &View, field: Field, choice: Choice) -> Detail {
    let l = language;
    let mut paragraphs = offer(l, view, field);
    let border = view.rules.border(field);
    if let Border::Noble(_) = border {
        let hand: Vec<_> = (0..2).filter_map(|index| hand_card(view, index)).collect();
        for card in &hand {
            let card = cards::in_full(l, view.rules.tribe(*card));
            paragraphs.push(t!(l, "about-in-hand", card = card).into_owned());
        }
        if !hand.is_empty() {
            paragraphs.push(affordable(l, leads_to_play(view, choice)).into_owned());
        }
    }
    let open_card = view.tribe_top.filter(|_| matches!(border, Border::TribalExpansion(_)));
    if let Some(card) = open_card {
        paragraphs.push(cards::in_full(l, view.rules.tribe(card)));
    } else if matches!(border, Border::Caravan | Border::TribalExpansion(_)) {
        paragraphs.push(t!(l, "about-turned-up").into_owned());
    }
    Detail::new(border::title(l, &view.rules, field), paragraphs)
}

fn taking(language: Language, view: &View, place: Place, choice: Choice) -> Detail {
    let mut detail = about_place(language, view, place);
    if tribe_at(view, place).is_some() {
        let can_play = leads_to_play(view, choice);
        detail.paragraphs.push(affordable(language, can_play).into_owned());
        if !can_play {
            let otherwise = match room_in_hand(view) {
                true => t!(language, "about-could-keep"),
                false => t!(language, "about-hand-full"),
            };
            detail.paragraphs.push(otherwise.into_owned());
        }
    }
    detail
}

fn affordable(language: Language, can_play: bool) -> Cow<'static, str> {
    if can_play { t!(language, "about-can-pay") } else { t!(language, "about-cannot-pay") }
}

/// Whether the card that a choice takes up could be played at once: tried out
/// on a guess at the hidden cards, which has no bearing on the answer.
fn leads_to_play(view: &View, choice: Choice) -> bool {
    let mut state = State::determinize(view, &mut Quick::new(0));
    let mut next = Vec::new();
    if state.play(choice).is_ok() {
        state.choices(&mut next);
    }
    next.contains(&Choice::Play)
}

fn about_place(language: Language, view: &View, place: Place) -> Detail {
    let l = language;
    let text = match view.centre[place.index()] {
        CentreView::Tribe(card) => return about_card(l, view.rules.tribe(card)),
        CentreView::Goods(card) => {
            let title = format!("{} {place}", t!(l, "goods-card-title"));
            return about_goods(l, view.rules.goods(card), title);
        }
        CentreView::Covered(card) => {
            let mut detail = about_card(l, view.rules.tribe(card));
            let card = detail.title.clone();
            detail.paragraphs.push(t!(l, "covered-text", card = card).into_owned());
            return detail;
        }
        CentreView::FaceDown(Kind::Goods) => t!(l, "face-down-goods-text"),
        CentreView::FaceDown(Kind::Tribe) => t!(l, "face-down-tribe-text"),
        CentreView::Empty => t!(l, "empty-place-text"),
    };
    Detail::new(spot::centre(l, view, place), [text])
}

fn about_goods(language: Language, card: &GoodsCard, title: String) -> Detail {
    let text = [cards::goods(language, card).into_owned()];
    let mark = card.reconstructed.then(|| cards::reconstructed(language));
    Detail::new(title, text.into_iter().chain(mark))
}

/// A tribe card: what it costs, counts and does.
pub(crate) fn about_card(language: Language, card: &TribeCard) -> Detail {
    let l = language;
    let title = cards::tribe(l, card);
    if card.wild {
        let worth = t!(l, "about-displayed-dune", vp = card.vp);
        return Detail::new(title, [worth, t!(l, "displayed-dune-text")]);
    }
    let ways = card.cost.ways().map(|way| amount::words(l, &way));
    let ways = ways.reduce(|this, that| t!(l, "this-or-that", this = this, that = that));
    let cost = t!(
        l,
        "about-cost",
        cost = card.cost.to_string(),
        words = ways.unwrap_or_default(),
        vp = card.vp
    );
    let mut paragraphs = vec![cost.into_owned()];
    if let Some(bracket) = card.cost.bracket {
        let what = amount::words(l, &bracket);
        paragraphs.push(t!(l, "about-bracket", what = what, vp = card.bracket_vp).into_owned());
    }
    let text = effect::text(l, &card.effect).unwrap_or_else(|| t!(l, "about-no-effect"));
    paragraphs.push(text.into_owned());
    if card.reconstructed {
        paragraphs.push(cards::reconstructed(l));
    }
    Detail::new(title, paragraphs)
}

fn asked_about(language: Language, view: &View, choice: Choice) -> Detail {
    let l = language;
    let mut detail = match card_in_question(view) {
        Some(card) => about_card(l, view.rules.tribe(card)),
        None => Detail::new(choice::full(l, view, choice), [""; 0]),
    };
    let at_noble = view.agenda.top() == Some(Task::Noble(Edition::Expansion));
    let note = match choice {
        Choice::Discard if at_noble => Some(border::text(l, Border::Noble(Edition::Expansion))),
        Choice::Waive => Some(token::text(l, Token::Waiver)),
        Choice::Next => Some(choice::full(l, view, choice).into()),
        _ => match choice::detail(l, view, choice) {
            Some(choice::Detail::Words(more)) => {
                let title = choice::title(l, view, choice);
                let [title, more] =
                    [title, more].map(|it| it.plain(|bundle| amount::words(l, bundle)));
                Some(format!("{title}: {more}").into())
            }
            _ => None,
        },
    };
    detail.paragraphs.extend(note.map(Cow::into_owned));
    detail
}

fn plain(language: Language, view: &View, choice: Choice, give: Bundle, get: Bundle) -> Detail {
    let slots: Vec<Slot> = match choice {
        Choice::Swap(a, b) => vec![a, b],
        Choice::Shift { from, .. } | Choice::Card(from) => vec![from],
        _ => Vec::new(),
    };
    let shown = slots.iter().filter_map(|slot| own_display(view)?.get(*slot));
    let in_full = |card| cards::in_full(language, view.rules.tribe(card));
    let mut paragraphs: Vec<String> = shown.map(in_full).collect();
    if let Choice::Card(_) = choice {
        paragraphs.push(t!(language, "about-spent").into_owned());
    }
    if give != get {
        paragraphs.extend(afterwards(language, view, give, get));
    }
    Detail::new(choice::full(language, view, choice), paragraphs)
}

/// What a purse holds after giving and getting.
fn afterwards(language: Language, view: &View, give: Bundle, get: Bundle) -> Option<String> {
    let purse = view.players[view.seat?.index()].purse;
    let purse = purse.covers(&give).then(|| purse - give + get)?;
    let purse = brief::purse(language, &view.rules, &purse);
    Some(t!(language, "about-purse", purse = purse).into_owned())
}

fn ending(language: Language, view: &View) -> Detail {
    let l = language;
    let unused = unused(l, view);
    let text = match unused.is_empty() {
        true => t!(l, "purse-text"),
        false => t!(l, "about-forfeit", unused = list(l, &unused)),
    };
    let next = match view.seat.filter(|seat| view.start == *seat) {
        Some(seat) => t!(l, "about-then-acts", name = TargiTable::seat(l, seat.other())),
        None => t!(l, "about-then-ends"),
    };
    Detail::new(choice::full(l, view, Choice::End), [text, next])
}

fn room_in_hand(view: &View) -> bool {
    let Some(player) = view.seat.map(|seat| &view.players[seat.index()]) else { return false };
    let two = player.display.cards().any(|card| {
        view.rules.tribe(card).effect == targi::Effect::HandOfTwo && player.waived != Some(card)
    });
    player.hand().count() < if two { 2 } else { 1 }
}

fn own_display(view: &View) -> Option<&targi::Display> {
    view.seat.map(|seat| &view.players[seat.index()].display)
}

fn tribe_at(view: &View, place: Place) -> Option<&TribeCard> {
    match view.centre[place.index()] {
        CentreView::Tribe(card) => Some(view.rules.tribe(card)),
        _ => None,
    }
}
