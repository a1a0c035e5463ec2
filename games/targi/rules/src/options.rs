//! What is agreed before the deal (section 8 of the rules).

use crate::border::{Edition, border};
use crate::deck::Deck;
use crate::deck_error::DeckErrors;
use crate::field::{Field, FieldSet};
use crate::rules::CardsOfBoth;
use crate::token::{Token, Tokens};
use caravanserai_core::{OptionError, OptionReader, OptionSpec, Seat, named};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::fmt;
use std::sync::Arc;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether the expansion is played.
    pub expansion: bool,
    /// Whether action tokens are played, and how they are chosen.
    pub tokens: TokenRule,
    /// The three tokens that both play with, if they agreed on them (T-TOK-1).
    pub same_tokens: Option<Tokens>,
    /// What may be done with a tribe card that is not played.
    pub hand_rule: HandRule,
    /// How the centre is laid out.
    pub layout: Layout,
    /// Who starts; `None`: drawn from the seed.
    pub start: Option<Seat>,
    /// The tribe cards; `None`: those of the base game, or with the expansion its own.
    pub tribe_deck: Option<TribeDeck>,
    /// Border cards that are chosen field by field.
    pub border: BorderMix,
    /// A richer start with the expansion.
    pub easy_start: bool,
}

/// The border fields whose edition is chosen apart from `expansion` (X-MIX-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BorderMix {
    base: FieldSet,
    expansion: FieldSet,
}

impl BorderMix {
    /// The edition that was chosen for a field.
    pub fn get(self, field: Field) -> Option<Edition> {
        if self.base.contains(field) {
            Some(Edition::Base)
        } else if self.expansion.contains(field) {
            Some(Edition::Expansion)
        } else {
            None
        }
    }

    /// The fields whose edition was chosen.
    pub(crate) fn fields(self) -> FieldSet {
        self.base.union(self.expansion)
    }

    /// Leaves a field to what `expansion` says.
    pub fn clear(&mut self, field: Field) {
        self.base.remove(field);
        self.expansion.remove(field);
    }

    /// Chooses the edition of a field.
    pub fn set(&mut self, field: Field, edition: Edition) {
        self.clear(field);
        match edition {
            Edition::Base => self.base.insert(field),
            Edition::Expansion => self.expansion.insert(field),
        };
    }
}

named! {
    /// How action tokens are chosen (T-TOK-1).
    pub enum TokenRule: Default {
        /// There are none.
        Off = "off",
        /// Each player secretly puts one of four back.
        Secret = "secret",
        /// One of each player's four is put away unseen.
        Random = "random",
        /// Both play with the same three.
        Same = "same",
    }

    /// What may be done with a tribe card that is not played (T-TRIBE-1 to 3).
    pub enum HandRule: Default {
        /// Keep it or discard it, as the author rules.
        Author = "author",
        /// Keep it; discard it only with a full hand. No play on the turn of taking it.
        Printed = "printed",
    }

    /// How the centre is laid out (T-SETUP-1).
    pub enum Layout: Default {
        /// Goods and tribe cards by turns.
        Chequerboard = "chequerboard",
        /// The same nine cards anyhow.
        Random = "random",
    }
}

/// Which tribe cards are played with (X-MIX-1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TribeDeck {
    /// The 45 of the base game.
    Base,
    /// The 45 of the expansion.
    Expansion,
    /// Nine of each symbol out of all 90.
    Mixed,
    /// Those of a deck file.
    Custom(CustomDeck),
}

/// The cards of a deck file that was read and found good, shared by all that are
/// made from this one.
#[derive(Clone)]
pub struct CustomDeck(Arc<DeckFile>);

struct DeckFile {
    text: Box<str>,
    cards: CardsOfBoth,
}

impl CustomDeck {
    /// The deck of this text, or everything that is wrong with it.
    pub fn new(text: &str) -> Result<CustomDeck, DeckErrors> {
        let cards = CardsOfBoth::new(&Deck::parse(text)?);
        Ok(CustomDeck(Arc::new(DeckFile { text: text.into(), cards })))
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    pub(crate) fn cards(&self) -> &CardsOfBoth {
        &self.0.cards
    }
}

impl PartialEq for CustomDeck {
    fn eq(&self, other: &CustomDeck) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.text() == other.text()
    }
}

impl Eq for CustomDeck {}

impl fmt::Debug for CustomDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The options by name, with their values, the default first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "expansion", values: &["false", "true"] },
    OptionSpec { name: "tokens", values: &["\"off\"", "\"secret\"", "\"random\"", "\"same\""] },
    OptionSpec { name: "same_tokens", values: &[] },
    OptionSpec { name: "hand_rule", values: &["\"author\"", "\"printed\""] },
    OptionSpec { name: "layout", values: &["\"chequerboard\"", "\"random\""] },
    OptionSpec { name: "start", values: &["\"random\"", "0", "1"] },
    OptionSpec {
        name: "tribe_deck",
        values: &["\"base\"", "\"expansion\"", "\"mixed\"", "\"custom\""],
    },
    OptionSpec { name: "deck", values: &[] },
    OptionSpec { name: "border", values: &[] },
    OptionSpec { name: "easy_start", values: &["false", "true"] },
];

/// Why an option cannot be used, though its value is of the right kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionFault {
    /// It means something only beside another option.
    #[error("{self:?}")]
    GoesWith {
        /// The other option.
        option: &'static str,
        /// The value that it must have, as it is typed.
        value: &'static str,
    },
    /// The text of the custom deck is not there.
    #[error("{self:?}")]
    NoDeck,
    /// The expansion has no card of its own for this field (X-MIX-2).
    #[error("{self:?}")]
    SameInBoth(Field),
    /// The deck has mistakes.
    #[error(transparent)]
    Deck(#[from] DeckErrors),
}

impl Options {
    /// Reads options by name.
    pub fn read(named: &Map<String, Value>) -> Result<Options, OptionError> {
        let reader = OptionReader::new(named, OPTIONS)?;
        let options = Options {
            expansion: reader.read("expansion", false)?,
            tokens: reader.read("tokens", TokenRule::default())?,
            same_tokens: reader.get("same_tokens", None, read_three_tokens)?,
            hand_rule: reader.read("hand_rule", HandRule::default())?,
            layout: reader.read("layout", Layout::default())?,
            start: reader.get("start", None, |value| match value {
                Value::String(text) if text == "random" => Some(None),
                value => match value.as_u64() {
                    Some(seat @ 0..=1) => Some(Some(Seat(seat as u8))),
                    _ => None,
                },
            })?,
            tribe_deck: read_tribe_deck(&reader)?,
            border: reader.get("border", Default::default(), read_border)?,
            easy_start: reader.read("easy_start", false)?,
        };
        options.check_belongings()?;
        Ok(options.canonical())
    }

    /// Refuses what would mean nothing beside the other options.
    fn check_belongings(&self) -> Result<(), OptionError> {
        let unusable = |name, fault| Err(OptionError::unusable(name, fault));
        let goes_with = |option, value| OptionFault::GoesWith { option, value };
        if self.same_tokens.is_some() && self.tokens != TokenRule::Same {
            return unusable("same_tokens", goes_with("tokens", "\"same\""));
        }
        if self.easy_start && !self.expansion {
            return unusable("easy_start", goes_with("expansion", "true"));
        }
        let one_sided = |field: &Field| {
            let alike = border(*field, Edition::Base) == border(*field, Edition::Expansion);
            alike && self.border.get(*field).is_some()
        };
        if let Some(field) = Field::all().find(one_sided) {
            return unusable("border", OptionFault::SameInBoth(field));
        }
        Ok(())
    }

    /// The same options, with nothing spelled out that is so anyway: equal
    /// games have equal options.
    pub fn canonical(mut self) -> Options {
        let usual = Options { expansion: self.expansion, ..Options::default() };
        if self.tribe_deck.as_ref() == Some(usual.tribe_deck()) {
            self.tribe_deck = None;
        }
        self.easy_start &= self.expansion;
        self.same_tokens = self.same_tokens.filter(|_| self.tokens == TokenRule::Same);
        if self.border == BorderMix::default() {
            return self;
        }
        for field in Field::all() {
            if border(field, self.edition(field)) == border(field, usual.edition(field)) {
                self.border.clear(field);
            }
        }
        self
    }

    /// Every option by name; `same_tokens`, `deck` and `border` only where they
    /// say something.
    pub fn write(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat));
        let (tribe_deck, deck) = match self.tribe_deck() {
            TribeDeck::Base => ("base", None),
            TribeDeck::Expansion => ("expansion", None),
            TribeDeck::Mixed => ("mixed", None),
            TribeDeck::Custom(deck) => ("custom", Some(json!(deck.text()))),
        };
        let border: Map<String, Value> = Field::all()
            .filter_map(|field| {
                let edition = self.border.get(field)?;
                Some((field.to_string(), json!(edition)))
            })
            .collect();
        let named = [
            ("expansion", Some(json!(self.expansion))),
            ("tokens", Some(json!(self.tokens))),
            ("same_tokens", self.same_tokens.map(|three| json!(Vec::from_iter(three.iter())))),
            ("hand_rule", Some(json!(self.hand_rule))),
            ("layout", Some(json!(self.layout))),
            ("start", Some(start)),
            ("tribe_deck", Some(json!(tribe_deck))),
            ("deck", deck),
            ("border", (!border.is_empty()).then_some(Value::Object(border))),
            ("easy_start", Some(json!(self.easy_start))),
        ];
        let given = |(name, value): (&str, Option<Value>)| Some((name.to_owned(), value?));
        named.into_iter().filter_map(given).collect()
    }

    /// The tribe cards that are played with.
    pub fn tribe_deck(&self) -> &TribeDeck {
        match (&self.tribe_deck, self.expansion) {
            (Some(deck), _) => deck,
            (None, false) => &TribeDeck::Base,
            (None, true) => &TribeDeck::Expansion,
        }
    }

    /// The edition of the card on a border field (X-MIX-2).
    #[inline]
    pub fn edition(&self, field: Field) -> Edition {
        let expansion = self.expansion_fields().contains(field);
        if expansion { Edition::Expansion } else { Edition::Base }
    }

    /// The border fields of the expansion.
    #[inline]
    pub fn expansion_fields(&self) -> FieldSet {
        let usual = if self.expansion { Field::ALL } else { FieldSet::EMPTY };
        usual.without(self.border.base).union(self.border.expansion)
    }
}

fn read_tribe_deck(reader: &OptionReader<'_>) -> Result<Option<TribeDeck>, OptionError> {
    let name = reader.get("tribe_deck", None, |value| match value.as_str() {
        Some(name @ ("base" | "expansion" | "mixed" | "custom")) => Some(Some(name.to_owned())),
        _ => None,
    })?;
    let text =
        reader.get("deck", None, |value| value.as_str().map(|text| Some(text.to_owned())))?;
    let unusable = |fault: OptionFault| OptionError::unusable("deck", fault);
    match (name.as_deref(), text) {
        (Some("custom"), Some(text)) => {
            let deck = CustomDeck::new(&text).map_err(|errors| unusable(errors.into()))?;
            Ok(Some(TribeDeck::Custom(deck)))
        }
        (Some("custom"), None) => Err(unusable(OptionFault::NoDeck)),
        (_, Some(_)) => {
            let (option, value) = ("tribe_deck", "\"custom\"");
            Err(unusable(OptionFault::GoesWith { option, value }))
        }
        (Some("base"), None) => Ok(Some(TribeDeck::Base)),
        (Some("expansion"), None) => Ok(Some(TribeDeck::Expansion)),
        (Some(_), None) => Ok(Some(TribeDeck::Mixed)),
        (None, None) => Ok(None),
    }
}

/// Three different tokens.
fn read_three_tokens(value: &Value) -> Option<Option<Tokens>> {
    let named = <[Token; 3]>::deserialize(value).ok()?;
    let tokens = Tokens::from_iter(named);
    (usize::from(tokens.len()) == named.len()).then_some(Some(tokens))
}

fn read_border(value: &Value) -> Option<BorderMix> {
    let mut border = BorderMix::default();
    for (field, edition) in value.as_object()? {
        let field = Field::new(field.parse().ok()?)?;
        border.set(field, Edition::deserialize(edition).ok()?);
    }
    Some(border)
}
