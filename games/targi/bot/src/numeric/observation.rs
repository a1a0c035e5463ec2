//! A view as a vector of numbers.
//!
//! Cards are known by their numbers: the base game's from 0, the expansion's
//! from 45; those of a deck file by their places in it. Of two players the one
//! who looks comes first.

use caravanserai_core::Seat;
use sage::{Block, Features, blocks};
use targi::{
    Bundle, CentreView, Display, Edition, Field, GoodsCard, HandRule, HandUse, HandView, Kind,
    Layout, PlayerView, PutBackView, Row, Rules, TakenView, Task, TokenRule, Treasure, TribeDeck,
    TribeId, View,
};

/// How many tribe cards are told apart.
const CARDS: usize = 90;
/// The tribe cards of the base game.
const BASE_CARDS: usize = 45;
/// How many kinds of tasks there are.
const TASKS: usize = 39;
/// What a goods card shows: an amount, goods of choice, another amount.
const SHOWN: usize = 13;

blocks! {
    /// Everything that a seat of Targi sees.
    FEATURES:
    OPTION [12], 1,
        "the options: expansion; tokens secret, random, same; hand_rule printed; layout random; \
         tribe_deck base, expansion, mixed, custom; easy_start; open top card";
    BORDER_OF_EXPANSION [16], 1, "the border fields of the expansion, from field 1";
    ROUND [1], 16, "the round";
    TO_ACT [2], 1, "who is to act";
    START [2], 1, "who has the start-player sign";
    ROBBER [16], 1, "the robber's field";
    TARGIA [16], 1, "the Targia's field";
    TASK [TASKS], 1, "what is to be decided, in the order of the tasks of the rules";
    PENDING [TASKS], 1, "what is to be done after that";
    TASK_COUNT [1], 6, "how many goods, cards, lines or times the decision is about";
    TASK_FLAG [2], 1, "whether it is of the expansion; whether it has just begun";
    TASK_SWAPPED_IN [3], 1, "the goods that this visit to the Trader brought in";
    TASK_HAND_USE [3], 1, "what a hand card is asked for: noble, surcharge, ordinary";
    TASK_ROW [3], 1, "the row with the card whose text may be given up";
    TASK_OFFER [SHOWN], 3,
        "what a treasure or a goods card offers: dates, salt, pepper, gold, water, points; goods \
         of choice; the same six of the second thing";
    CENTRE_TRIBE [9, CARDS], 1, "the known tribe cards of the centre, by place";
    CENTRE_GOODS [9, SHOWN], 3, "what the goods cards of the centre show, as in TASK_OFFER";
    CENTRE_FACE_DOWN [9, 2], 1, "places with a card face down: goods, tribe";
    CENTRE_EMPTY [9], 1, "places without a card";
    TRIBE_TOP [CARDS], 1, "the open card on the pile of tribe cards";
    TAKEN [CARDS], 1, "the tribe card that is being decided on";
    TAKEN_FROM [6], 1,
        "where it came from: centre, pile, noble, hand, hand at no surcharge; whether it is hidden";
    DRAWN [CARDS], 3, "the tribe cards drawn to keep one of: 1 for the first, 2, 3";
    DRAWN_HIDDEN [1], 3, "how many cards the other drew to keep one of";
    OPENED [3, SHOWN], 3, "what the opened goods cards show, as in TASK_OFFER";
    OPEN_DUNES [3, 20], 1, "the open dunes by place and number";
    HELD_DUNE [20], 1, "the dune that is being laid";
    TRIBE_DISCARD [CARDS], 1, "the discarded tribe cards";
    GOODS_DISCARD [32], 1, "the discarded goods cards";
    DUNE_DISCARD [20], 1, "the discarded dunes";
    PILES [3], 45, "how many tribe cards, goods cards and dunes can be drawn";
    PURSE [2, 6], 10, "dates, salt, pepper, gold, water, points";
    CARD_GOLD [2], 3, "gold on displayed cards";
    DISPLAY_CARD [2, CARDS], 1, "the displayed tribe cards";
    DISPLAY_SYMBOL [2, 12, 6], 1,
        "the symbol on each place of the display, row by row: oasis, camel rider, well, tent, \
         targia, any (a dune)";
    DISPLAY_READY [2, 12], 1, "places with a card that still carries its action marker";
    DISPLAY_WAIVED [2, 12], 1, "the place with the card whose text was given up";
    HAND_CARD [2, CARDS], 2, "the known hand cards: 1 for the first, 2 for the second";
    HAND [2, 2, 3], 1, "each hand card: whether it is hidden, known to both, just taken";
    TOKENS [2, 4], 1, "unused tokens: joker, targi, marker, waiver";
    PUT_BACK [2, 5], 1, "the token that was put back in secret; whether it is hidden";
    TARGI_TOKEN [2, 16], 1, "where the Targi token lies";
    MARKER_TOKEN [2, 9], 1, "where the marker token lies";
    TARGI [2, 16], 1, "the border fields with unused Targi";
    TARGI_ON_DUNES [2, 3], 1, "the dunes with unused Targi";
    MARKERS [2, 9], 1, "the places of the centre with unused markers";
    TARGI_NOW [2], 3, "how many Targi there are this round";
    TARGI_NEXT [2], 3, "how many Targi there will be next round";
    DISCOUNT [2], 3, "goods less for the next tribe card";
    THIS_TURN [2, 6], 1,
        "whether the Targia's service is due, a goods card brought a good, the bonus was paid for \
         dates, salt, pepper, E23's exchange was used";
}

/// What lies on the discard piles.
pub(crate) const DISCARDS: [Block; 3] = [TRIBE_DISCARD, GOODS_DISCARD, DUNE_DISCARD];
/// What lies in the centre, by place.
pub(crate) const CENTRE: [Block; 4] = [CENTRE_TRIBE, CENTRE_GOODS, CENTRE_FACE_DOWN, CENTRE_EMPTY];

/// The seats as the one who looks counts them.
struct Seen(Seat);

impl Seen {
    fn place(&self, seat: Seat) -> usize {
        usize::from(seat != self.0)
    }
}

/// The numbers of the tribe cards in play.
#[derive(Clone, Copy)]
struct Numbers {
    first: usize,
}

impl Numbers {
    fn of(rules: &Rules) -> Numbers {
        let expansion = *rules.options.tribe_deck() == TribeDeck::Expansion;
        Numbers { first: if expansion { BASE_CARDS } else { 0 } }
    }

    /// The number of a card; a dune that lies in a display has none.
    #[inline]
    fn get(self, rules: &Rules, card: TribeId) -> Option<usize> {
        let number = self.first + card.index();
        (rules.is_tribe_card(card) && number < CARDS).then_some(number)
    }
}

pub(super) fn observe(view: &View, out: &mut impl Features) {
    let seen = Seen(view.seat.unwrap_or(Seat(0)));
    let numbers = Numbers::of(&view.rules);
    options(&view.rules, out);
    out.put(&ROUND, 0, view.round);
    if let Some(seat) = view.to_act {
        out.put(&TO_ACT, seen.place(seat), 1);
    }
    out.put(&START, seen.place(view.start), 1);
    field(&ROBBER, 0, view.robber, out);
    field(&TARGIA, 0, view.targia, out);
    tasks(view, out);
    centre(view, numbers, out);
    cards_under_way(view, numbers, out);
    piles(view, numbers, out);
    for (seat, owner) in view.players.iter().enumerate() {
        let place = seen.place(Seat(seat as u8));
        player(&view.rules, numbers, owner, place, out);
        put_back(view.put_back[seat], place, out);
    }
}

fn options(rules: &Rules, out: &mut impl Features) {
    let options = &rules.options;
    let deck = match options.tribe_deck() {
        TribeDeck::Base => 6,
        TribeDeck::Expansion => 7,
        TribeDeck::Mixed => 8,
        TribeDeck::Custom(_) => 9,
    };
    out.put(&OPTION, deck, 1);
    let flags = [
        (0, options.expansion),
        (1, options.tokens == TokenRule::Secret),
        (2, options.tokens == TokenRule::Random),
        (3, options.tokens == TokenRule::Same),
        (4, options.hand_rule == HandRule::Printed),
        (5, options.layout == Layout::Random),
        (10, options.easy_start),
        (11, rules.open_top()),
    ];
    for (place, is) in flags {
        out.put(&OPTION, place, is.into());
    }
    for at in options.expansion_fields() {
        out.put(&BORDER_OF_EXPANSION, at.index(), 1);
    }
}

fn field(block: &Block, first: usize, at: Option<Field>, out: &mut impl Features) {
    if let Some(at) = at {
        out.put(block, first + at.index(), 1);
    }
}

/// The number of a task, and how many of something it is about.
fn kind(task: Task) -> (usize, u8) {
    match task {
        Task::PutBack(_) => (0, 0),
        Task::Round => (1, 0),
        Task::Raid(_) => (2, 0),
        Task::RaidOver => (3, 0),
        Task::Placement => (4, 0),
        Task::TargiToken(_) => (5, 0),
        Task::Markers => (6, 0),
        Task::MarkerToken(_) => (7, 0),
        Task::Turn(_) => (8, 0),
        Task::TurnOver => (9, 0),
        Task::Limit => (10, 0),
        Task::Reveal => (11, 0),
        Task::Noble(_) => (12, 0),
        Task::WhichHand(_) => (13, 0),
        Task::Trader { .. } => (14, 0),
        Task::Silversmith { lines, .. } => (15, lines),
        Task::FataMorgana(_) => (16, 0),
        Task::OpenCard => (17, 0),
        Task::Targia => (18, 0),
        Task::TargiaCard => (19, 0),
        Task::Taken => (20, 0),
        Task::Pay => (21, 0),
        Task::Lay => (22, 0),
        Task::Goods(count) => (23, count),
        Task::GoodsOfCard(count) => (24, count),
        Task::Treasure(_) => (25, 0),
        Task::GoodsOfAKind(count) => (26, count),
        Task::Either(_) => (27, 0),
        Task::Rob => (28, 0),
        Task::Waive(_) => (29, 0),
        Task::AnyBorder => (30, 0),
        Task::AnyDune => (31, 0),
        Task::FromCentre => (32, 0),
        Task::PickTribe => (33, 0),
        Task::PickGoods { receive } => (34, receive),
        Task::SwapGoods(times) => (35, times),
        Task::SellGoods { times, .. } => (36, times),
        Task::LayDune => (37, 0),
        Task::Rearrange { cards, .. } => (38, cards),
    }
}

fn tasks(view: &View, out: &mut impl Features) {
    let [below @ .., top] = view.agenda.as_slice() else { return };
    for task in below {
        out.put(&PENDING, kind(*task).0, 1);
    }
    let (number, count) = kind(*top);
    out.put(&TASK, number, 1);
    out.put(&TASK_COUNT, 0, count);
    let expansion = |edition| (edition == Edition::Expansion).into();
    match *top {
        Task::Noble(edition) | Task::FataMorgana(edition) => {
            out.put(&TASK_FLAG, 0, expansion(edition));
        }
        Task::Trader { edition, swapped_in } => {
            out.put(&TASK_FLAG, 0, expansion(edition));
            bits(&TASK_SWAPPED_IN, 0, swapped_in, out);
        }
        Task::Silversmith { edition, fresh, .. } => {
            out.put(&TASK_FLAG, 0, expansion(edition));
            out.put(&TASK_FLAG, 1, fresh.into());
        }
        Task::Rearrange { fresh, .. } => out.put(&TASK_FLAG, 1, fresh.into()),
        Task::WhichHand(purpose) => {
            let place = match purpose {
                HandUse::Noble => 0,
                HandUse::Surcharge => 1,
                HandUse::Ordinary => 2,
            };
            out.put(&TASK_HAND_USE, place, 1);
        }
        Task::Waive(row) => out.put(&TASK_ROW, row.index(), 1),
        Task::Treasure(card) => {
            if let targi::Effect::Treasure(treasure) = view.rules.tribe(card).effect {
                let Treasure { goods, gold, water, vp } = treasure;
                let gives = Bundle { gold, water, vp, ..Bundle::NOTHING };
                shown(&TASK_OFFER, 0, &gives, goods, None, out);
            }
        }
        Task::Either(card) => goods_card(&TASK_OFFER, 0, view.rules.goods(card), out),
        Task::SellGoods { goods, vp, .. } => {
            shown(&TASK_OFFER, 0, &Bundle::vp(vp), goods, None, out);
        }
        _ => {}
    }
}

/// One feature for each of the lowest three bits.
fn bits(block: &Block, first: usize, set: u8, out: &mut impl Features) {
    for bit in 0..3 {
        out.put(block, first + bit, set >> bit & 1);
    }
}

fn goods_card(block: &Block, place: usize, card: &GoodsCard, out: &mut impl Features) {
    shown(block, place, &card.gives, card.choice, card.or.as_ref(), out);
}

fn shown(
    block: &Block,
    place: usize,
    gives: &Bundle,
    choice: u8,
    or: Option<&Bundle>,
    out: &mut impl Features,
) {
    let first = place * SHOWN;
    amounts(block, first, gives, out);
    out.put(block, first + 6, choice);
    if let Some(or) = or {
        amounts(block, first + 7, or, out);
    }
}

fn amounts(block: &Block, first: usize, bundle: &Bundle, out: &mut impl Features) {
    let Bundle { dates, salt, pepper, gold, water, vp } = *bundle;
    for (place, amount) in [dates, salt, pepper, gold, water, vp].into_iter().enumerate() {
        out.put(block, first + place, amount);
    }
}

fn centre(view: &View, numbers: Numbers, out: &mut impl Features) {
    for (place, card) in view.centre.iter().enumerate() {
        let mut tribe = |card| {
            if let Some(number) = numbers.get(&view.rules, card) {
                out.put(&CENTRE_TRIBE, place * CARDS + number, 1);
            }
        };
        match *card {
            CentreView::Empty => out.put(&CENTRE_EMPTY, place, 1),
            CentreView::FaceDown(Kind::Goods) => out.put(&CENTRE_FACE_DOWN, place * 2, 1),
            CentreView::FaceDown(Kind::Tribe) => out.put(&CENTRE_FACE_DOWN, place * 2 + 1, 1),
            CentreView::Covered(card) => {
                tribe(card);
                out.put(&CENTRE_FACE_DOWN, place * 2 + 1, 1);
            }
            CentreView::Tribe(card) => tribe(card),
            CentreView::Goods(card) => {
                goods_card(&CENTRE_GOODS, place, view.rules.goods(card), out);
            }
        }
    }
}

fn cards_under_way(view: &View, numbers: Numbers, out: &mut impl Features) {
    let number = |card| numbers.get(&view.rules, card);
    if let Some(top) = view.tribe_top.and_then(number) {
        out.put(&TRIBE_TOP, top, 1);
    }
    if view.taken != TakenView::None {
        out.put(&TAKEN_FROM, view.taken_from as usize, 1);
    }
    match view.taken {
        TakenView::None => {}
        TakenView::Hidden => out.put(&TAKEN_FROM, 5, 1),
        TakenView::Card(card) => {
            if let Some(card) = number(card) {
                out.put(&TAKEN, card, 1);
            }
        }
    }
    let mut hidden = 0;
    for (place, drawn) in (1..).zip(view.drawn) {
        match drawn {
            TakenView::None => {}
            TakenView::Hidden => hidden += 1,
            TakenView::Card(card) => {
                if let Some(card) = number(card) {
                    out.put(&DRAWN, card, place);
                }
            }
        }
    }
    out.put(&DRAWN_HIDDEN, 0, hidden);
    for (place, opened) in view.opened.into_iter().enumerate() {
        if let Some(card) = opened {
            goods_card(&OPENED, place, view.rules.goods(card), out);
        }
    }
    for (place, dune) in view.open_dunes.into_iter().enumerate() {
        if let Some(dune) = dune {
            out.put(&OPEN_DUNES, place * 20 + dune.index(), 1);
        }
    }
    if let Some(dune) = view.held_dune {
        out.put(&HELD_DUNE, dune.index(), 1);
    }
}

fn piles(view: &View, numbers: Numbers, out: &mut impl Features) {
    for card in view.tribe_discard.iter() {
        if let Some(card) = numbers.get(&view.rules, card) {
            out.put(&TRIBE_DISCARD, card, 1);
        }
    }
    for card in view.goods_discard.iter() {
        out.put(&GOODS_DISCARD, card.index(), 1);
    }
    for dune in view.dune_discard.iter() {
        out.put(&DUNE_DISCARD, dune.index(), 1);
    }
    let counts = [view.tribe_pile, view.goods_pile, view.dune_pile];
    for (place, count) in counts.into_iter().enumerate() {
        out.put(&PILES, place, count);
    }
}

fn put_back(token: PutBackView, place: usize, out: &mut impl Features) {
    match token {
        PutBackView::None => {}
        PutBackView::Token(token) => out.put(&PUT_BACK, place * 5 + token as usize, 1),
        PutBackView::Hidden => out.put(&PUT_BACK, place * 5 + 4, 1),
    }
}

fn player(
    rules: &Rules,
    numbers: Numbers,
    player: &PlayerView,
    place: usize,
    out: &mut impl Features,
) {
    amounts(&PURSE, place * 6, &player.purse, out);
    out.put(&CARD_GOLD, place, player.card_gold);
    display(rules, numbers, player, place, out);
    hand(rules, numbers, player, place, out);
    for token in player.tokens.iter() {
        out.put(&TOKENS, place * 4 + token as usize, 1);
    }
    field(&TARGI_TOKEN, place * 16, player.targi_token, out);
    if let Some(at) = player.marker_token {
        out.put(&MARKER_TOKEN, place * 9 + at.index(), 1);
    }
    for at in player.targi.iter() {
        out.put(&TARGI, place * 16 + at.index(), 1);
    }
    for dune in player.dunes.iter() {
        out.put(&TARGI_ON_DUNES, place * 3 + dune.index(), 1);
    }
    for at in player.markers.iter() {
        out.put(&MARKERS, place * 9 + at.index(), 1);
    }
    out.put(&TARGI_NOW, place, player.targi_now);
    out.put(&TARGI_NEXT, place, player.targi_next);
    out.put(&DISCOUNT, place, player.discount_now);
    out.put(&THIS_TURN, place * 6, player.targia_due.into());
    out.put(&THIS_TURN, place * 6 + 1, player.got_goods.into());
    bits(&THIS_TURN, place * 6 + 2, player.bonus_paid, out);
    out.put(&THIS_TURN, place * 6 + 5, player.water_changed.into());
}

fn display(
    rules: &Rules,
    numbers: Numbers,
    player: &PlayerView,
    place: usize,
    out: &mut impl Features,
) {
    /// Stands for any symbol.
    const WILD: usize = 5;
    for row in Row::ALL {
        for (column, card) in player.display.row(row).enumerate() {
            let slot = place * 12 + row.index() * Display::PLACES + column;
            let printed = rules.tribe(card);
            let symbol = if printed.wild { WILD } else { printed.symbol as usize };
            out.put(&DISPLAY_SYMBOL, slot * 6 + symbol, 1);
            if let Some(number) = numbers.get(rules, card) {
                out.put(&DISPLAY_CARD, place * CARDS + number, 1);
            }
            out.put(&DISPLAY_READY, slot, player.ready.contains(card).into());
            out.put(&DISPLAY_WAIVED, slot, (player.waived == Some(card)).into());
        }
    }
}

fn hand(
    rules: &Rules,
    numbers: Numbers,
    player: &PlayerView,
    place: usize,
    out: &mut impl Features,
) {
    for (index, held) in player.hand().enumerate() {
        let first = (place * 2 + index) * 3;
        let (known, fresh) = match held {
            HandView::Hidden { fresh } => {
                out.put(&HAND, first, 1);
                (false, fresh)
            }
            HandView::Card { card, seen, fresh } => {
                if let Some(number) = numbers.get(rules, card) {
                    out.put(&HAND_CARD, place * CARDS + number, index as u8 + 1);
                }
                (seen, fresh)
            }
        };
        out.put(&HAND, first + 1, known.into());
        out.put(&HAND, first + 2, fresh.into());
    }
}
