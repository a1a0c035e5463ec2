//! Deck files: cards as TOML, read with errors that name line, card and field.

use crate::card::{Cost, Effect, Symbol, Timing, TribeCard};
use crate::deck::Deck;
use crate::deck_error::{DeckError, DeckErrors, DeckFault};
use crate::dune::{Dune, DuneEffect};
use crate::figures::{
    MAX_AMOUNT, MAX_FIGURE, check_amounts, check_dune, check_figures, check_rewards,
};
use crate::goods::Bundle;
use crate::goods_card::GoodsCard;
use crate::ids::TribeSet;
use serde::Deserialize;
use std::ops::Range;
use toml::Spanned;

/// How many cards of each symbol a deck has (T-BOARD-2, X-MIX-1).
const CARDS_PER_SYMBOL: usize = 9;
/// The goods cards of the base game, and those that an expansion may add.
const GOODS_CARDS: usize = 19;
const MORE_GOODS_CARDS: usize = 5;
/// At least as many dunes as lie open, at most 20.
const DUNES: std::ops::RangeInclusive<usize> = 3..=20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    name: Spanned<String>,
    game: Spanned<String>,
    title: String,
    /// Cards of the bundled decks, by their ids.
    #[serde(default)]
    cards: Vec<Spanned<String>>,
    #[serde(default)]
    tribe: Vec<TribeRow>,
    #[serde(default)]
    goods: Vec<GoodsRow>,
    #[serde(default)]
    dune: Vec<DuneRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TribeRow {
    id: Spanned<String>,
    symbol: Symbol,
    cost: Spanned<String>,
    vp: Spanned<u8>,
    bracket_vp: Option<Spanned<u8>>,
    timing: Spanned<Timing>,
    effect: Option<Spanned<Effect>>,
    #[serde(default)]
    reconstructed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsRow {
    gives: Spanned<String>,
    count: Option<Spanned<u8>>,
    #[serde(default)]
    reconstructed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DuneRow {
    id: Spanned<String>,
    effect: Spanned<DuneEffect>,
    #[serde(default)]
    reconstructed: bool,
}

pub(crate) fn parse(text: &str) -> Result<Deck, DeckErrors> {
    let mut reader = Reader { text, errors: Vec::new() };
    let file: DeckFile = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            let span = error.span().unwrap_or(0..0);
            reader.complain(span, DeckFault::Unreadable(error.message().trim().to_owned()));
            return Err(DeckErrors(reader.errors));
        }
    };
    let deck = reader.deck(file);
    if reader.errors.is_empty() { Ok(deck) } else { Err(DeckErrors(reader.errors)) }
}

struct Reader<'a> {
    text: &'a str,
    errors: Vec<DeckError>,
}

impl Reader<'_> {
    fn complain(&mut self, span: Range<usize>, fault: DeckFault) {
        self.complain_of(None, span, fault);
    }

    /// As [`Reader::complain`], of a field of a card.
    fn complain_of(
        &mut self,
        field: impl Into<Option<&'static str>>,
        span: Range<usize>,
        fault: DeckFault,
    ) {
        let before = self.text.get(..span.start).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        self.errors.push(DeckError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            card: self.card_around(span.start),
            field: field.into(),
            fault,
        });
    }

    /// The id of the card whose rows surround this place of the text.
    fn card_around(&self, at: usize) -> Option<String> {
        let start = self.text.get(..at)?.rfind("[[tribe]]")?;
        let section = &self.text[start + 2..];
        let section = &section[..section.find("\n[[").unwrap_or(section.len())];
        if at > start + 2 + section.len() {
            return None;
        }
        let id = section.lines().find_map(|line| line.trim().strip_prefix("id"))?;
        let id = id.trim_start().strip_prefix('=')?.trim().strip_prefix('"')?;
        Some(id.split('"').next()?.chars().take(20).collect())
    }

    fn deck(&mut self, file: DeckFile) -> Deck {
        if file.game.get_ref() != "targi" {
            self.complain(file.game.span(), DeckFault::OtherGame);
        }
        if !is_name(file.name.get_ref(), 40) {
            self.complain(file.name.span(), DeckFault::BadName);
        }
        let mut tribe = self.bundled_cards(&file.cards);
        self.check_ids(&file.tribe, &tribe);
        let place = self.place_of_cards(&file);
        for row in file.tribe {
            let span = row.effect.as_ref().map_or(row.id.span(), Spanned::span);
            let (good_so_far, mistakes) = (check_rewards(&tribe).is_ok(), self.errors.len());
            tribe.push(self.tribe_card(row));
            let fresh = good_so_far && mistakes == self.errors.len();
            if let (true, Err(fault)) = (fresh, check_rewards(&tribe)) {
                self.complain_of("effect", span, fault);
            }
        }
        self.check_symbols(&tribe, place);
        let goods = self.goods_cards(file.goods);
        let dunes = self.dunes(file.dune);
        Deck { name: file.name.into_inner(), title: file.title, tribe, goods, dunes }
    }

    /// The cards that the deck takes over from the bundled decks.
    fn bundled_cards(&mut self, ids: &[Spanned<String>]) -> Vec<TribeCard> {
        let mut cards: Vec<TribeCard> = Vec::new();
        for id in ids {
            match Deck::bundled_card(id.get_ref()) {
                Some(card) if cards.iter().any(|other| other.id == card.id) => {
                    self.complain(id.span(), DeckFault::CardTwice(card.id.clone()));
                }
                Some(card) => cards.push(card.clone()),
                None => {
                    let named = id.get_ref().chars().take(20).collect();
                    self.complain(id.span(), DeckFault::NoSuchCard(named));
                }
            }
        }
        cards
    }

    fn check_ids(&mut self, rows: &[TribeRow], taken: &[TribeCard]) {
        for (index, row) in rows.iter().enumerate() {
            if !is_name(row.id.get_ref(), 12) {
                self.complain(row.id.span(), DeckFault::BadId);
            }
            // Positions name all cards by their ids alone.
            if is_dune_or_goods(row.id.get_ref()) {
                self.complain(row.id.span(), DeckFault::TakenId);
            }
            let twice = rows[..index].iter().any(|other| other.id == row.id)
                || taken.iter().any(|card| card.id == *row.id.get_ref());
            if twice {
                self.complain(row.id.span(), DeckFault::IdTwice(row.id.get_ref().clone()));
            }
        }
        if rows.len() > TribeSet::CAPACITY {
            let place = rows[TribeSet::CAPACITY].id.span();
            self.complain(place, DeckFault::TooManyCards(rows.len()));
        }
    }

    /// Where the file begins to name its tribe cards.
    fn place_of_cards(&self, file: &DeckFile) -> Range<usize> {
        let named = file.cards.first().map(Spanned::span);
        let own = file.tribe.first().map(|row| row.id.span());
        named.or(own).unwrap_or(file.name.span())
    }

    fn check_symbols(&mut self, cards: &[TribeCard], place: Range<usize>) {
        for symbol in Symbol::ALL {
            let count = cards.iter().filter(|card| card.symbol == symbol).count();
            if count != CARDS_PER_SYMBOL {
                let fault = DeckFault::SymbolCount { symbol, count, right: CARDS_PER_SYMBOL };
                self.complain(place.clone(), fault);
            }
        }
    }

    fn tribe_card(&mut self, row: TribeRow) -> TribeCard {
        let cost = parse_cost(row.cost.get_ref());
        if let Err(fault) = &cost {
            self.complain_of("cost", row.cost.span(), fault.clone());
        }
        if *row.vp.get_ref() > MAX_FIGURE {
            let fault = DeckFault::TooManyPoints { most: MAX_FIGURE };
            self.complain_of("vp", row.vp.span(), fault);
        }
        let bracket_vp = row.bracket_vp.as_ref().map_or(0, |vp| *vp.get_ref());
        let misfit = |cost: &Cost| (bracket_vp > 0) != cost.bracket.is_some();
        if cost.as_ref().is_ok_and(misfit) || bracket_vp > MAX_FIGURE {
            let span = row.bracket_vp.as_ref().map_or(row.cost.span(), Spanned::span);
            self.complain_of("bracket_vp", span, DeckFault::BracketPoints);
        }
        let effect = row.effect.as_ref().map_or(Effect::None, |effect| *effect.get_ref());
        if effect.timing() != *row.timing.get_ref() {
            self.complain_of("timing", row.timing.span(), DeckFault::Timing(effect.timing()));
        }
        if let (Some(spanned), Err(fault)) = (&row.effect, check_figures(&effect)) {
            self.complain_of("effect", spanned.span(), fault);
        }
        TribeCard {
            id: row.id.into_inner(),
            symbol: row.symbol,
            cost: cost.unwrap_or(Cost { first: Bundle::NOTHING, second: None, bracket: None }),
            vp: row.vp.into_inner(),
            bracket_vp,
            effect,
            wild: false,
            reconstructed: row.reconstructed,
        }
    }

    fn goods_cards(&mut self, rows: Vec<GoodsRow>) -> Vec<GoodsCard> {
        let mut cards = Vec::new();
        let place = rows.first().map_or(0..0, |row| row.gives.span());
        for row in rows {
            let (gives, choice, or) = parse_gives(row.gives.get_ref()).unwrap_or_else(|fault| {
                self.complain_of("gives", row.gives.span(), fault);
                (Bundle::NOTHING, 0, None)
            });
            let count = row.count.map_or(1, Spanned::into_inner);
            for _ in 0..count {
                let id = format!("G{:02}", cards.len());
                let reconstructed = row.reconstructed;
                cards.push(GoodsCard { id, gives, choice, or, reconstructed });
            }
        }
        let added = cards.len() <= MORE_GOODS_CARDS;
        let all = (GOODS_CARDS..=GOODS_CARDS + MORE_GOODS_CARDS).contains(&cards.len());
        if !added && !all {
            let (count, more) = (cards.len(), MORE_GOODS_CARDS);
            let (least, most) = (GOODS_CARDS, GOODS_CARDS + MORE_GOODS_CARDS);
            self.complain(place, DeckFault::GoodsCount { count, more, least, most });
        }
        cards
    }
}

impl Reader<'_> {
    fn dunes(&mut self, rows: Vec<DuneRow>) -> Vec<Dune> {
        if let Some(first) = rows.first()
            && !DUNES.contains(&rows.len())
        {
            let (least, most) = (*DUNES.start(), *DUNES.end());
            let fault = DeckFault::DuneCount { count: rows.len(), least, most };
            self.complain(first.id.span(), fault);
        }
        let mut dunes: Vec<Dune> = Vec::new();
        for row in rows {
            // Positions name all cards by their ids alone.
            if !is_dune_or_goods(row.id.get_ref()) || !row.id.get_ref().starts_with('N') {
                self.complain(row.id.span(), DeckFault::BadDuneId);
            }
            if dunes.iter().any(|other| other.id == *row.id.get_ref()) {
                self.complain(row.id.span(), DeckFault::IdTwice(row.id.get_ref().clone()));
            }
            if let Err(fault) = check_dune(row.effect.get_ref()) {
                self.complain_of("effect", row.effect.span(), fault);
            }
            dunes.push(Dune {
                id: row.id.into_inner(),
                effect: row.effect.into_inner(),
                reconstructed: row.reconstructed,
            });
        }
        dunes
    }
}

fn is_name(text: &str, longest: usize) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    (1..=longest).contains(&text.len()) && text.bytes().all(plain)
}

/// `N` or `G` and two digits.
fn is_dune_or_goods(id: &str) -> bool {
    matches!(id.as_bytes(), [b'N' | b'G', tens, ones] if tens.is_ascii_digit() && ones.is_ascii_digit())
}

/// `1D 2S`, with two ways to pay `1D 2S / 1G`, with a bracket `1D 2S (1G)`.
fn parse_cost(text: &str) -> Result<Cost, DeckFault> {
    let (text, bracket) = match text.strip_suffix(')').and_then(|t| t.split_once(" (")) {
        Some((text, bracket)) => (text, Some(check_amounts(&bracket.parse()?)?)),
        None => (text, None),
    };
    if bracket.is_some_and(|bracket| bracket.vp > 0 || bracket.is_nothing()) {
        return Err(DeckFault::Bracket);
    }
    let mut ways = text.split(" / ").map(|way| {
        let bundle: Bundle = way.parse()?;
        if bundle.vp > 0 {
            return Err(DeckFault::PaidInPoints);
        }
        check_amounts(&bundle)
    });
    let first = ways.next().expect("split gives at least one part")?;
    let second = ways.next().transpose()?;
    match ways.next() {
        Some(_) => Err(DeckFault::TooManyWays),
        None => Ok(Cost { first, second, bracket }),
    }
}

/// `1D 1S`, `1 good` for one of choice, `1 good 1W` for both, `1G / 3W` for
/// either.
fn parse_gives(text: &str) -> Result<(Bundle, u8, Option<Bundle>), DeckFault> {
    let words: Vec<&str> = text.split(' ').collect();
    if let [count, "good" | "goods", rest @ ..] = words.as_slice() {
        let choice = match count.parse() {
            Ok(count @ 1..=MAX_AMOUNT) => count,
            _ => return Err(DeckFault::GoodsOfChoice { least: 1, most: MAX_AMOUNT }),
        };
        let gives = if rest.is_empty() {
            Bundle::NOTHING
        } else {
            check_amounts(&rest.join(" ").parse()?)?
        };
        return Ok((gives, choice, None));
    }
    match text.split_once(" / ") {
        Some((gives, or)) => {
            Ok((check_amounts(&gives.parse()?)?, 0, Some(check_amounts(&or.parse()?)?)))
        }
        None => Ok((check_amounts(&text.parse()?)?, 0, None)),
    }
}
