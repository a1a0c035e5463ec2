//! Deck files: cards as TOML, read with errors that name line, card and field.

use crate::card::{Cost, Effect, Symbol, Timing, TribeCard};
use crate::deck::Deck;
use crate::dune::{Dune, DuneEffect};
use crate::figures::{MAX_FIGURE, check_amounts, check_dune, check_figures, check_rewards};
use crate::goods::Bundle;
use crate::goods_card::GoodsCard;
use crate::ids::TribeSet;
use serde::Deserialize;
use std::fmt;
use std::ops::Range;
use toml::Spanned;

/// How many cards of each symbol a deck has (T-BOARD-2, X-MIX-1).
const CARDS_PER_SYMBOL: usize = 9;
/// The goods cards of the base game, and those that an expansion may add.
const GOODS_CARDS: usize = 19;
const MORE_GOODS_CARDS: usize = 5;
/// So many dunes lie open, and so many there are at most.
const DUNES: std::ops::RangeInclusive<usize> = 3..=20;

/// One mistake in a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct DeckError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The card it is in, if it is in one.
    pub card: Option<String>,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// Every mistake that was found in a deck file; at least one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct DeckErrors(pub Vec<DeckError>);

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if let Some(card) = &self.card {
            write!(f, "card {card}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl fmt::Display for DeckErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(DeckError::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

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
            reader.complain(span, error.message().trim().to_owned());
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
    fn complain(&mut self, span: Range<usize>, message: impl Into<String>) {
        let before = self.text.get(..span.start).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        self.errors.push(DeckError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            card: self.card_around(span.start),
            message: message.into(),
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
            self.complain(file.game.span(), "this program reads decks of the game \"targi\"");
        }
        if !is_name(file.name.get_ref(), 40) {
            self.complain(file.name.span(), "a deck's name is up to 40 letters, digits, - and _");
        }
        let mut tribe = self.bundled_cards(&file.cards);
        self.check_ids(&file.tribe, &tribe);
        let place = self.place_of_cards(&file);
        for row in file.tribe {
            let span = row.effect.as_ref().map_or(row.id.span(), Spanned::span);
            let (good_so_far, mistakes) = (check_rewards(&tribe).is_ok(), self.errors.len());
            tribe.push(self.tribe_card(row));
            let fresh = good_so_far && mistakes == self.errors.len();
            if let (true, Err(message)) = (fresh, check_rewards(&tribe)) {
                self.complain(span, message);
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
                    self.complain(id.span(), format!("the card `{}` is there twice", card.id));
                }
                Some(card) => cards.push(card.clone()),
                None => {
                    let message = format!("no bundled deck has a card `{:.20}`", id.get_ref());
                    self.complain(id.span(), message);
                }
            }
        }
        cards
    }

    fn check_ids(&mut self, rows: &[TribeRow], taken: &[TribeCard]) {
        for (index, row) in rows.iter().enumerate() {
            if !is_name(row.id.get_ref(), 12) {
                self.complain(row.id.span(), "an id is up to 12 letters, digits, - and _");
            }
            // Positions name all cards by their ids alone.
            if is_dune_or_goods(row.id.get_ref()) {
                let message = "an id such as N18 or G05 is that of a dune or goods card";
                self.complain(row.id.span(), message);
            }
            let twice = rows[..index].iter().any(|other| other.id == row.id)
                || taken.iter().any(|card| card.id == *row.id.get_ref());
            if twice {
                let message = format!("the id `{}` is there twice", row.id.get_ref());
                self.complain(row.id.span(), message);
            }
        }
        if rows.len() > TribeSet::CAPACITY {
            let message = format!("{} tribe cards are more than any deck has", rows.len());
            self.complain(rows[TribeSet::CAPACITY].id.span(), message);
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
                let symbol = symbol.name();
                let message =
                    format!("a deck has {CARDS_PER_SYMBOL} {symbol} cards, this one has {count}");
                self.complain(place.clone(), message);
            }
        }
    }

    fn tribe_card(&mut self, row: TribeRow) -> TribeCard {
        let cost = parse_cost(row.cost.get_ref());
        if let Err(message) = &cost {
            self.complain(row.cost.span(), format!("cost: {message}"));
        }
        if *row.vp.get_ref() > MAX_FIGURE {
            self.complain(row.vp.span(), format!("vp: no card has more than {MAX_FIGURE}"));
        }
        let bracket_vp = row.bracket_vp.as_ref().map_or(0, |vp| *vp.get_ref());
        let misfit = |cost: &Cost| (bracket_vp > 0) != cost.bracket.is_some();
        if cost.as_ref().is_ok_and(misfit) || bracket_vp > MAX_FIGURE {
            let span = row.bracket_vp.as_ref().map_or(row.cost.span(), Spanned::span);
            let message = "bracket_vp: a cost in brackets and its points go together";
            self.complain(span, message);
        }
        let effect = row.effect.as_ref().map_or(Effect::None, |effect| *effect.get_ref());
        if effect.timing() != *row.timing.get_ref() {
            let message = format!("timing: this effect is {}", effect.timing().name());
            self.complain(row.timing.span(), message);
        }
        if let (Some(spanned), Err(message)) = (&row.effect, check_figures(&effect)) {
            self.complain(spanned.span(), format!("effect: {message}"));
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
            let (gives, choice, or) = parse_gives(row.gives.get_ref()).unwrap_or_else(|message| {
                self.complain(row.gives.span(), format!("gives: {message}"));
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
            let message = format!(
                "a deck adds up to {MORE_GOODS_CARDS} goods cards to those of the base game, or has \
                 {GOODS_CARDS} to {} in all; this one has {}",
                GOODS_CARDS + MORE_GOODS_CARDS,
                cards.len()
            );
            self.complain(place, message);
        }
        cards
    }
}

impl Reader<'_> {
    fn dunes(&mut self, rows: Vec<DuneRow>) -> Vec<Dune> {
        if let Some(first) = rows.first()
            && !DUNES.contains(&rows.len())
        {
            let (least, most) = (DUNES.start(), DUNES.end());
            let message =
                format!("a deck has {least} to {most} dunes, or none; this one has {}", rows.len());
            self.complain(first.id.span(), message);
        }
        let mut dunes: Vec<Dune> = Vec::new();
        for row in rows {
            // Positions name all cards by their ids alone.
            if !is_dune_or_goods(row.id.get_ref()) || !row.id.get_ref().starts_with('N') {
                self.complain(row.id.span(), "the id of a dune is N and two digits, such as N07");
            }
            if dunes.iter().any(|other| other.id == *row.id.get_ref()) {
                let message = format!("the id `{}` is there twice", row.id.get_ref());
                self.complain(row.id.span(), message);
            }
            if let Err(message) = check_dune(row.effect.get_ref()) {
                self.complain(row.effect.span(), format!("effect: {message}"));
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
fn parse_cost(text: &str) -> Result<Cost, String> {
    let (text, bracket) = match text.strip_suffix(')').and_then(|t| t.split_once(" (")) {
        Some((text, bracket)) => (text, Some(check_amounts(&bracket.parse()?)?)),
        None => (text, None),
    };
    if bracket.is_some_and(|bracket| bracket.vp > 0 || bracket.is_nothing()) {
        return Err("a bracket holds goods, gold or water".to_owned());
    }
    let mut ways = text.split(" / ").map(|way| {
        let bundle: Bundle = way.parse()?;
        if bundle.vp > 0 {
            return Err("cards are not paid with victory points".to_owned());
        }
        check_amounts(&bundle)
    });
    let first = ways.next().expect("split gives at least one part")?;
    let second = ways.next().transpose()?;
    match ways.next() {
        Some(_) => Err("there are at most two ways to pay".to_owned()),
        None => Ok(Cost { first, second, bracket }),
    }
}

/// `1D 1S`, `1 good` for one of choice, `1 good 1W` for both, `1G / 3W` for
/// either.
fn parse_gives(text: &str) -> Result<(Bundle, u8, Option<Bundle>), String> {
    let words: Vec<&str> = text.split(' ').collect();
    if let [count, "good" | "goods", rest @ ..] = words.as_slice() {
        let choice = match count.parse() {
            Ok(count @ 1..=6) => count,
            _ => return Err("a card brings 1 to 6 goods of choice".to_owned()),
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
