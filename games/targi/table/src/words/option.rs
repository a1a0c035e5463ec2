//! Why options and deck files cannot be used, in words.

use ::words::{Language, list_or, t};
use caravanserai_core::OptionSpec;
use targi::{BadBundle, DeckError, DeckErrors, DeckFault, OptionFault};

/// The rest of a sentence that begins with the option.
pub(super) fn fault(language: Language, fault: &OptionFault) -> String {
    let l = language;
    match fault {
        OptionFault::GoesWith { option, value } => {
            t!(l, "option-goes-with", option = *option, value = *value)
        }
        OptionFault::NoDeck => t!(l, "option-no-deck"),
        OptionFault::SameInBoth(field) => t!(l, "option-same-in-both", field = field.number()),
        OptionFault::Deck(errors) => mistakes(l, errors).join("\n").into(),
    }
    .into_owned()
}

/// The values of an option.
pub(super) fn values(language: Language, option: &OptionSpec) -> String {
    match option.name {
        "same_tokens" => t!(language, "option-values-same-tokens").into_owned(),
        "deck" => t!(language, "option-values-deck").into_owned(),
        "border" => t!(language, "option-values-border").into_owned(),
        _ => list_or(language, option.values),
    }
}

/// Every mistake in a deck file, with where it is.
pub(crate) fn mistakes(language: Language, errors: &DeckErrors) -> Vec<String> {
    errors.0.iter().map(|error| mistake(language, error)).collect()
}

fn mistake(language: Language, error: &DeckError) -> String {
    let (line, column) = (error.line, error.column);
    let fault = match error.field {
        Some(field) => format!("{field}: {}", deck_fault(language, &error.fault)),
        None => deck_fault(language, &error.fault),
    };
    match &error.card {
        Some(card) => {
            t!(
                language,
                "deck-error-card",
                line = line,
                column = column,
                card = card,
                fault = fault
            )
        }
        None => t!(language, "deck-error", line = line, column = column, fault = fault),
    }
    .into_owned()
}

fn deck_fault(language: Language, fault: &DeckFault) -> String {
    let l = language;
    match fault {
        DeckFault::Unreadable(message) => message.into(),
        DeckFault::OtherGame => t!(l, "deck-fault-other-game"),
        DeckFault::BadName => t!(l, "deck-fault-name"),
        DeckFault::CardTwice(id) => t!(l, "deck-fault-card-twice", id = id),
        DeckFault::NoSuchCard(id) => t!(l, "deck-fault-no-such-card", id = id),
        DeckFault::BadId => t!(l, "deck-fault-id"),
        DeckFault::TakenId => t!(l, "deck-fault-taken-id"),
        DeckFault::IdTwice(id) => t!(l, "deck-fault-id-twice", id = id),
        DeckFault::TooManyCards(count) => t!(l, "deck-fault-too-many-cards", count = *count),
        DeckFault::SymbolCount { symbol, count, right } => {
            let (symbol, count, right) = (symbol.name(), *count, *right);
            t!(l, "deck-fault-symbols", symbol = symbol, count = count, right = right)
        }
        DeckFault::Amounts(BadBundle::NoAmount(text)) => {
            t!(l, "deck-fault-no-amount", text = text)
        }
        DeckFault::Amounts(BadBundle::Twice(letter)) => {
            t!(l, "deck-fault-amount-twice", letter = letter.to_string())
        }
        DeckFault::TooMuch { bundle, most } => {
            t!(l, "deck-fault-too-much", amounts = bundle.to_string(), most = *most)
        }
        DeckFault::Bracket => t!(l, "deck-fault-bracket"),
        DeckFault::PaidInPoints => t!(l, "deck-fault-paid-in-points"),
        DeckFault::TooManyWays => t!(l, "deck-fault-ways"),
        DeckFault::GoodsOfChoice { least, most } => {
            t!(l, "deck-fault-choice", least = *least, most = *most)
        }
        DeckFault::TooManyPoints { most } => t!(l, "deck-fault-points", most = *most),
        DeckFault::BracketPoints => t!(l, "deck-fault-bracket-points"),
        DeckFault::Timing(timing) => t!(l, "deck-fault-timing", timing = timing.name()),
        DeckFault::Figure { name, figure, least, most } => {
            let (name, figure, least, most) = (*name, *figure, *least, *most);
            t!(l, "deck-fault-figure", name = name, figure = figure, least = least, most = most)
        }
        DeckFault::EmptyTreasure => t!(l, "deck-fault-treasure"),
        DeckFault::Rewards { effect, name, sum, most } => {
            let (effect, name, sum, most) = (*effect, *name, *sum, *most);
            t!(l, "deck-fault-rewards", effect = effect, name = name, sum = sum, most = most)
        }
        DeckFault::GoodsCount { count, more, least, most } => {
            let (count, more, least, most) = (*count, *more, *least, *most);
            t!(l, "deck-fault-goods", count = count, more = more, least = least, most = most)
        }
        DeckFault::DuneCount { count, least, most } => {
            t!(l, "deck-fault-dunes", count = *count, least = *least, most = *most)
        }
        DeckFault::BadDuneId => t!(l, "deck-fault-dune-id"),
    }
    .into_owned()
}
