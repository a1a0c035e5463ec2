//! What the table asks, and what each choice is called.

use super::brief::{self, name, shape};
use caravanserai_core::{Game, Quick, Scores, Seat};
use targi::{Border, Bundle, CentreView, Choice, Edition, Field, HandView, Place, Spot, State};
use targi::{TakenFrom, TakenView, Task, Token, TribeId, View, words};

/// Whose turn it is and what to do now, in one sentence.
pub(crate) fn sentence(view: &View, seat: Seat) -> String {
    let Some(task) = view.agenda.top() else { return result(seat, &view.scores()) };
    let asked = asked(view, seat, task);
    format!("Your turn, {} {}: {asked}", name(seat), shape(seat))
}

pub(crate) fn result(seat: Seat, scores: &Scores) -> String {
    let (mine, theirs) = (scores.of(seat).total(), scores.of(seat.other()).total());
    let tie = if mine == theirs { " by what is left in the purses" } else { "" };
    match (scores.is_winner(seat), scores.is_winner(seat.other())) {
        (true, false) => format!("The game is over. You win{tie}, {mine} to {theirs}!"),
        (false, true) => format!("The game is over. You lose{tie}, {mine} to {theirs}."),
        _ => format!("The game is over. A draw, {mine} to {theirs}."),
    }
}

fn asked(view: &View, seat: Seat, task: Task) -> String {
    match task {
        Task::Placement => placement(view, seat),
        Task::Turn(_) => turn(view, seat),
        Task::Raid(_) => match view.robber.map(|field| view.rules.border(field)) {
            Some(Border::Raid(demand)) => {
                format!("the robber raids! Pay {}.", words::demand(&demand))
            }
            _ => "settle the raid.".to_owned(),
        },
        Task::PutBack(_) => "choose the action token that you do without.".to_owned(),
        Task::TargiToken(_) => "place your Targi token on a free field, or keep it (0).".to_owned(),
        Task::MarkerToken(_) => "place your marker token on a card, or keep it (0).".to_owned(),
        Task::Limit => limit(view, seat),
        Task::Taken | Task::Pay | Task::Lay => about_card(view, task),
        Task::Waive(_) => "give up the card's text for 2 VP at the end, or not (0).".to_owned(),
        _ => asked_within(view, task),
    }
}

fn placement(view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let left = player.targi_now.saturating_sub(player.targi.len() + player.dunes.len());
    let which = if left == 1 { "your last Targi" } else { "a Targi" };
    let dunes = view.open_dunes.iter().any(Option::is_some);
    let at = if dunes { "the border or a dune" } else { "the border" };
    format!("place {which} on {at} ({left} left).")
}

fn turn(view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    if unused(view).is_empty() {
        return "nothing is left to do; end your turn (e).".to_owned();
    }
    let targi = player.targi.len() + player.dunes.len() + player.targi_token.iter().len() as u8;
    let markers = player.markers.len() + player.marker_token.iter().len() as u8;
    let mut fields = Vec::new();
    if targi > 0 {
        fields.push(format!("your {targi} Targi"));
    }
    // Together with the Targia there is less room for words.
    let mut cards = cards(markers);
    if player.targia_due {
        fields.push("the Targia".to_owned());
        cards = cards.replace("marked ", "");
    }
    match (fields.is_empty(), markers) {
        (true, 0) => "play your hand card, or end your turn (e).".to_owned(),
        (false, 0) => format!("use {}, then end your turn (e).", fields.join(" and ")),
        (true, _) => format!("take your {cards}, then end (e)."),
        (false, _) => format!("use {} and {cards}, then end (e).", fields.join(", ")),
    }
}

fn limit(view: &View, seat: Seat) -> String {
    if view.players[seat.index()].purse.water > 0 {
        return "keep 10 goods and 10 water; exchange or return the rest.".to_owned();
    }
    "you may keep 10 goods; choose what to return.".to_owned()
}

fn about_card(view: &View, task: Task) -> String {
    match task {
        Task::Taken => format!("decide what to do with {}.", taken(view)),
        Task::Lay => format!("choose a row for {}.", taken(view)),
        _ => format!("choose how to pay for {}.", taken(view)),
    }
}

/// What is asked within an action.
fn asked_within(view: &View, task: Task) -> String {
    match task {
        Task::Noble(_) => "at the Noble, play your hand card or discard it.".to_owned(),
        Task::WhichHand(_) => "which of your hand cards?".to_owned(),
        Task::Trader { .. } => "at the Trader, exchange goods; then choose Done.".to_owned(),
        Task::Silversmith { fresh: false, .. } => {
            "at the Silversmith, sell once more, or choose Done.".to_owned()
        }
        Task::Silversmith { .. } => "at the Silversmith, choose what to sell.".to_owned(),
        Task::FataMorgana(_) => "choose where Fata Morgana moves your marker.".to_owned(),
        Task::OpenCard => "take the open tribe card, or pay 1 water for the next.".to_owned(),
        Task::Targia => "the Targia gives you a good, or opens goods cards for one.".to_owned(),
        Task::TargiaCard => "take the opened goods card, or give a good for the next.".to_owned(),
        Task::LayDune => "choose a row for the dune.".to_owned(),
        Task::Goods(count) | Task::GoodsOfCard(count) => {
            format!("choose {count} good{} to take.", if count == 1 { "" } else { "s" })
        }
        Task::GoodsOfAKind(count) => format!("choose the kind of your {count} goods."),
        Task::Treasure(card) => {
            let text = words::effect(&view.rules.tribe(card).effect);
            text.replace("Now: ", "take ")
        }
        Task::Either(_) => "choose what you take from the goods card.".to_owned(),
        Task::Rob => "choose the good that your opponent gives you.".to_owned(),
        Task::AnyBorder => "carry out any border field, or choose Done.".to_owned(),
        Task::AnyDune => "carry out an open dune, or choose Done.".to_owned(),
        Task::FromCentre => "choose the card of the centre that you play.".to_owned(),
        Task::PickTribe => "keep one of the drawn tribe cards.".to_owned(),
        Task::PickGoods { receive } => {
            format!("you receive {receive} of these goods cards; choose one to leave.")
        }
        Task::SwapGoods(times) => format!("swap goods, {times} more at most; then choose Done."),
        Task::SellGoods { times, goods, vp } => {
            format!("sell {goods} goods for {vp} VP, {times}× at most; then choose Done.")
        }
        Task::Rearrange { .. } => "rearrange your display, or choose Done.".to_owned(),
        other => format!("{}.", words::task(other)),
    }
}

fn cards(count: u8) -> String {
    format!("{count} marked card{}", if count == 1 { "" } else { "s" })
}

fn taken(view: &View) -> String {
    match view.taken {
        TakenView::Card(card) => {
            let card = view.rules.tribe(card);
            let from = if view.taken_from == TakenFrom::Pile { "the drawn " } else { "" };
            format!("{from}{} {}", words::symbol(card.symbol), card.id)
        }
        TakenView::None | TakenView::Hidden => "the card".to_owned(),
    }
}

/// What the list of choices is headed with.
pub(crate) fn heading(view: &View) -> &'static str {
    match view.agenda.top() {
        None => "Game over",
        Some(Task::Placement) => "Place a Targi on",
        Some(Task::Turn(_)) => "Your actions",
        Some(Task::Raid(_)) => "Raid",
        Some(Task::PutBack(_)) => "Do without",
        Some(Task::TargiToken(_)) => "Targi token",
        Some(Task::MarkerToken(_)) => "Marker token",
        Some(Task::Limit) => "Over the limit",
        Some(Task::Noble(_)) => "Noble",
        Some(Task::WhichHand(_)) => "Your hand",
        Some(Task::Trader { .. }) => "Trader",
        Some(Task::Silversmith { .. }) => "Silversmith",
        Some(Task::FataMorgana(_)) => "Fata Morgana",
        Some(Task::Targia | Task::TargiaCard) => "Targia",
        Some(Task::Taken | Task::OpenCard | Task::PickTribe) => "Tribe card",
        Some(Task::PickGoods { .. }) => "Goods cards",
        Some(Task::Pay) => "Payment",
        Some(Task::Lay | Task::LayDune) => "Row",
        Some(Task::Waive(_)) => "Waiver",
        Some(Task::AnyBorder) => "Carry out",
        Some(Task::AnyDune) => "Dunes",
        Some(Task::FromCentre) => "Play from the centre",
        Some(Task::Rearrange { .. }) => "Rearrange",
        Some(_) => "Choose",
    }
}

/// The key that selects a choice: the number of its field, card or dune where
/// it has one, a letter for what can be done at any time, else its number in
/// the list.
pub(crate) fn key(choice: Choice, index: usize) -> String {
    match choice {
        Choice::Place(spot) | Choice::Token(spot) | Choice::Use(spot) | Choice::Pick(spot) => {
            match spot {
                Spot::Targia => "t".to_owned(),
                spot => spot.to_string(),
            }
        }
        Choice::Trade { give, get } if is_water_exchange(give, get) => {
            let letter = if give.water == 1 { 'v' } else { 'w' };
            format!("{letter}{}", kind_number(&get))
        }
        Choice::Joker(good) => format!("x{}", kind_number(&Bundle::of(good, 1))),
        Choice::Card(slot) => format!("r{}{}", slot.row, slot.place + 1),
        Choice::PlayHand => "h".to_owned(),
        Choice::End => "e".to_owned(),
        Choice::Done => "0".to_owned(),
        _ => (index + 1).to_string(),
    }
}

/// Whether a choice is possible at any time and waits for nothing: an exchange
/// of water, the joker, a card with its marker.
pub(crate) fn keeps(choice: Choice) -> bool {
    match choice {
        Choice::Trade { give, get } => is_water_exchange(give, get),
        Choice::Joker(_) | Choice::Card(_) => true,
        _ => false,
    }
}

/// Water for a good or gold (X-WATER-1): possible whenever something is paid.
fn is_water_exchange(give: Bundle, get: Bundle) -> bool {
    give == Bundle::water(give.water) && get.vp == 0
}

/// Dates, salt, pepper, gold: 1 to 4.
fn kind_number(bundle: &Bundle) -> usize {
    let counts = [bundle.dates, bundle.salt, bundle.pepper, bundle.gold];
    1 + counts.iter().position(|count| *count > 0).unwrap_or(0)
}

/// All choices in at most `width` columns each: in full words, or all in short
/// ones where some would not fit.
pub(crate) fn labels(view: &View, choices: &[Choice], width: usize) -> Vec<String> {
    let fits = |text: &String| text.chars().count() <= width;
    let long: Vec<String> = choices.iter().map(|choice| label(view, *choice)).collect();
    let spotted = |choice: &Choice| {
        matches!(
            choice,
            Choice::Place(_) | Choice::Use(_) | Choice::Pick(_) | Choice::Token(_) | Choice::End
        )
    };
    let all_fit = long.iter().all(fits);
    let shortened = |(choice, long): (&Choice, String)| {
        let keep = all_fit || (spotted(choice) && fits(&long));
        let text = if keep { long } else { short(view, *choice).unwrap_or(long) };
        terminal::cut(&text, width)
    };
    choices.iter().zip(long).map(shortened).collect()
}

fn label(view: &View, choice: Choice) -> String {
    match choice {
        Choice::Place(Spot::Border(field)) => place_label(view, field),
        Choice::Use(Spot::Border(field)) | Choice::Pick(Spot::Border(field)) => {
            let border = view.rules.border(field);
            let gives = brief::field_gives(border).replace('\n', ", ");
            format!("{}: {gives}", border.name())
        }
        Choice::Token(spot) => spot_name(view, spot),
        Choice::Place(Spot::Dune(_)) | Choice::Use(Spot::Dune(_)) | Choice::Pick(Spot::Dune(_)) => {
            dune_label(view, choice)
        }
        Choice::Use(Spot::Targia) => "Targia: a good, or goods cards".to_owned(),
        Choice::Use(Spot::Centre(place)) => match view.centre[place.index()] {
            CentreView::Goods(card) => {
                format!("take {}", words::goods_card(view.rules.goods(card)))
            }
            CentreView::Tribe(card) => {
                let card = view.rules.tribe(card);
                format!("take {} for {}", words::symbol(card.symbol), words::cost(&card.cost))
            }
            _ => words::choice(view, choice),
        },
        Choice::Pick(Spot::Centre(place)) => match view.centre[place.index()] {
            CentreView::Tribe(card) => {
                let card = view.rules.tribe(card);
                format!("play {} for {}", words::symbol(card.symbol), words::cost(&card.cost))
            }
            _ => words::choice(view, choice),
        },
        Choice::Play => format!("Play it for {}", price(view)),
        Choice::Pay(what) => {
            format!("Pay {}{}", words::bundle(&what), bracket_points(view, choice))
        }
        Choice::Discard if gains_by_discarding(view) => {
            "Discard the card for 1 water and 1 good".to_owned()
        }
        Choice::Row(row) => row_label(view, row),
        Choice::End => end_label(view),
        Choice::Done => match view.agenda.top() {
            Some(Task::TargiToken(_) | Task::MarkerToken(_)) => "Keep it for later".to_owned(),
            Some(Task::Waive(_)) => "Keep the text".to_owned(),
            _ => "Done".to_owned(),
        },
        _ => words::choice(view, choice),
    }
}

fn place_label(view: &View, field: Field) -> String {
    let crossings = crossings(view, field);
    let cards: Vec<String> = crossings.iter().map(|place| card_name(view, *place)).collect();
    let marks = if cards.is_empty() { String::new() } else { format!(" + {}", cards.join(" + ")) };
    let targia = if view.targia == Some(field) { " + Targia" } else { "" };
    format!("{}{targia}{marks}", view.rules.border(field).name())
}

fn dune_label(view: &View, choice: Choice) -> String {
    let (Choice::Place(Spot::Dune(place))
    | Choice::Use(Spot::Dune(place))
    | Choice::Pick(Spot::Dune(place))) = choice
    else {
        return words::choice(view, choice);
    };
    match view.open_dunes[place.index()] {
        Some(open) => format!("Dune: {}", brief::dune(&view.rules.dune(open).effect)),
        None => words::choice(view, choice),
    }
}

/// A spot that a token is placed on.
fn spot_name(view: &View, spot: Spot) -> String {
    match spot {
        Spot::Border(field) => view.rules.border(field).name().to_owned(),
        Spot::Centre(place) => match view.centre[place.index()] {
            CentreView::Goods(card) => brief::goods(view.rules.goods(card)),
            CentreView::Tribe(card) => short_card(view, card),
            _ => card_name(view, place),
        },
        Spot::Dune(_) | Spot::Targia => words::spot(view.rules, spot),
    }
}

fn short(view: &View, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field)) => view.rules.border(field).name().to_owned(),
        Choice::Use(Spot::Centre(place)) | Choice::Pick(Spot::Centre(place)) => {
            match view.centre[place.index()] {
                CentreView::Goods(card) => format!("take {}", brief::goods(view.rules.goods(card))),
                CentreView::Tribe(card) => {
                    let card = view.rules.tribe(card);
                    format!("{} {}", brief::symbol(card.symbol), words::cost(&card.cost))
                }
                _ => return None,
            }
        }
        Choice::Use(Spot::Targia) => "Targia".to_owned(),
        Choice::Place(Spot::Dune(_)) | Choice::Use(Spot::Dune(_)) | Choice::Pick(Spot::Dune(_)) => {
            dune_label(view, choice).replace("Dune: ", "")
        }
        Choice::Pay(bundle) => format!("Pay {bundle}{}", bracket_points(view, choice)),
        Choice::Discard if gains_by_discarding(view) => "Discard it: 1W + 1 good".to_owned(),
        Choice::Take(bundle) => format!("Take {bundle}"),
        Choice::Return(bundle) => format!("Return {bundle}"),
        Choice::Trade { give, get } => format!("{give} → {get}"),
        Choice::Joker(good) => format!("Joker → {}", Bundle::of(good, 1)),
        Choice::Give(good) => format!("Give {} for a card", Bundle::of(good, 1)),
        Choice::Row(row) => format!("Row {row}"),
        Choice::GiveCard(row) => format!("Last card of row {row}"),
        Choice::MoveMarker { from, to } => format!("{from} → {to}"),
        Choice::Shift { from, to } => format!("{from} → end of row {to}"),
        Choice::Swap(a, b) => format!("Swap {a} and {b}"),
        Choice::Play => "Pay and play it".to_owned(),
        Choice::PlayHand => "Play your hand card".to_owned(),
        Choice::Card(slot) => {
            let card = view.players[view.seat?.index()].display.get(slot)?;
            format!("Card {slot}: {}", brief::effect(&view.rules.tribe(card).effect))
        }
        Choice::Hand(index) => short_card(view, hand_card(view, index)?),
        Choice::Choose(index) => match view.drawn.get(usize::from(index))? {
            TakenView::Card(card) => short_card(view, *card),
            _ => return None,
        },
        Choice::Leave(index) => {
            let card = (*view.opened.get(usize::from(index))?)?;
            format!("Leave {}", brief::goods(view.rules.goods(card)))
        }
        Choice::Next => "1W: the next card".to_owned(),
        Choice::Open => "Open a goods card".to_owned(),
        Choice::Waive => "Give the text up: +2 VP".to_owned(),
        Choice::End => "End your turn".to_owned(),
        _ => return None,
    })
}

fn short_card(view: &View, card: TribeId) -> String {
    let card = view.rules.tribe(card);
    format!("{} {} {}", brief::symbol(card.symbol), card.id, words::cost(&card.cost))
}

/// What a payment brings at once: the points in brackets, where it covers them.
fn bracket_points(view: &View, choice: Choice) -> String {
    let bracketed = |card: TribeId| view.rules.tribe(card).cost.bracket.is_some();
    let Some(seat) = view.seat.filter(|_| card_in_question(view).is_some_and(bracketed)) else {
        return String::new();
    };
    let mut state = State::determinize(view, &mut Quick::new(0));
    let vp = |view: &View| view.players[seat.index()].purse.vp;
    match state.play(choice) {
        Ok(_) if vp(&state.view(Some(seat))) > vp(view) => {
            format!(": +{} VP", vp(&state.view(Some(seat))) - vp(view))
        }
        _ => String::new(),
    }
}

/// Whether the Noble of the expansion pays for the hand card.
pub(crate) fn gains_by_discarding(view: &View) -> bool {
    view.agenda.top() == Some(Task::Noble(Edition::Expansion))
}

fn price(view: &View) -> String {
    match card_in_question(view) {
        Some(card) => words::cost(&view.rules.tribe(card).cost),
        None => "its cost".to_owned(),
    }
}

fn row_label(view: &View, row: targi::Row) -> String {
    let Some(seat) = view.seat else { return format!("Row {row}") };
    let cards: Vec<&str> = view.players[seat.index()]
        .display
        .row(row)
        .map(|card| brief::kind(view.rules.tribe(card)))
        .collect();
    if cards.is_empty() {
        return format!("Row {row}: empty");
    }
    format!("Row {row}: {}", cards.join(", "))
}

fn end_label(view: &View) -> String {
    let unused = unused(view);
    if unused.is_empty() { "End your turn".to_owned() } else { "End your turn early".to_owned() }
}

/// The actions that would be forfeited by ending the turn now. Water, tokens
/// and once-cards keep.
pub(crate) fn unused(view: &View) -> Vec<String> {
    let named = |choice: &Choice| match choice {
        Choice::Use(Spot::Centre(place)) => Some(card_name(view, *place)),
        Choice::Use(spot) => Some(words::spot(view.rules, *spot)),
        Choice::PlayHand => Some("your hand card".to_owned()),
        _ => None,
    };
    usable(view).iter().filter_map(named).collect()
}

/// What whoever is to act may choose. For the viewer that follows from the
/// view, whatever is guessed about hidden cards.
fn usable(view: &View) -> Vec<Choice> {
    let mut choices = Vec::new();
    State::determinize(view, &mut Quick::new(0)).choices(&mut choices);
    choices
}

/// The tribe card that the choices are about, if there is one.
pub(crate) fn card_in_question(view: &View) -> Option<TribeId> {
    match (view.taken, view.agenda.top()) {
        (TakenView::Card(card), _) => Some(card),
        (_, Some(Task::Noble(_))) => hand_card(view, 0),
        (_, Some(Task::OpenCard)) => view.tribe_top,
        (_, Some(Task::Waive(row))) => {
            let display = &view.players[view.seat?.index()].display;
            display.row(row).last()
        }
        _ => None,
    }
}

/// A card in the viewer's hand.
pub(crate) fn hand_card(view: &View, index: u8) -> Option<TribeId> {
    let player = &view.players[view.seat?.index()];
    match player.hand().nth(index.into())? {
        HandView::Card { card, .. } => Some(card),
        HandView::Hidden { .. } => None,
    }
}

/// A card of the centre in a few words.
pub(crate) fn card_name(view: &View, place: Place) -> String {
    match view.centre[place.index()] {
        CentreView::Empty => format!("{place} (empty)"),
        CentreView::FaceDown(_) => format!("{place} (face down)"),
        CentreView::Covered(card) => {
            format!("{place} {} (covered)", words::symbol(view.rules.tribe(card).symbol))
        }
        CentreView::Goods(card) => format!("{place} {}", brief::goods(view.rules.goods(card))),
        CentreView::Tribe(card) => {
            format!("{place} {}", words::symbol(view.rules.tribe(card).symbol))
        }
    }
}

/// Where a Targi on `field` would cross the viewer's lines.
pub(crate) fn crossings(view: &View, field: Field) -> Vec<Place> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut places: Vec<Place> = view.players[seat.index()]
        .targi
        .into_iter()
        .filter_map(|own| own.crossing(field))
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// What a purse holds after giving and getting.
pub(crate) fn purse_after(view: &View, give: Bundle, get: Bundle) -> Option<Bundle> {
    let purse = view.players[view.seat?.index()].purse;
    purse.covers(&give).then(|| purse - give + get)
}

/// What an action token is good for.
pub(crate) const fn token(token: Token) -> &'static str {
    match token {
        Token::Joker => "The joker counts once as a good of your choice, whenever you need one.",
        Token::Targi => {
            "The Targi token goes once on a free border field after all Targi are placed, even \
             opposite one of your opponent. You use that field, too; it draws no line."
        }
        Token::Marker => {
            "The marker token goes once on a free card where the robber's line crosses the line \
             of one of your Targi. You take that card, too."
        }
        Token::Waiver => {
            "With the waiver you give up the text of a tribe card that you just played: 2 VP more \
             at the end. Only while your display holds at most 9 cards."
        }
    }
}
