//! What is wrong with a position that play never leads to, in words.

use super::{cards, task};
use ::words::{Language, list, t};
use std::borrow::Cow;
use targi::{PileKind, PlayerViolation, Violation};

/// The rest of a sentence about a position.
pub(super) fn text(l: Language, violation: &Violation) -> Cow<'static, str> {
    match violation {
        Violation::NoCard(kind, card) => {
            t!(l, "position-no-card", kind = kind_of_card(l, *kind), card = card.as_str())
        }
        Violation::TwoPlaces(kind, card) => {
            t!(l, "position-two-places", kind = kind_of_card(l, *kind), card = card.as_str())
        }
        Violation::Nowhere(kind, card) => {
            t!(l, "position-nowhere", kind = kind_of_card(l, *kind), card = card.as_str())
        }
        Violation::DuneOffDisplay(card) => {
            t!(l, "position-dune-off-display", card = card.as_str())
        }
        Violation::SymbolCount { symbol, found, right } => {
            let symbol = cards::symbol(l, *symbol);
            t!(l, "position-symbols", symbol = symbol, found = found, right = right)
        }
        Violation::NoDuneAt(place) => t!(l, "position-no-dune", place = place.to_string()),
        Violation::TwoOnDune(place) => t!(l, "position-two-on-dune", place = place.to_string()),
        Violation::HeldDuneIsNotLaid => t!(l, "position-held-dune-not-laid"),
        Violation::Round { field, right, found } => {
            t!(l, "position-round", field = field, right = right, found = found)
        }
        Violation::EmptyFaceDown(place) => {
            t!(l, "position-empty-face-down", place = place.to_string())
        }
        Violation::MarkerOnNoCard(place) => {
            t!(l, "position-marker-on-no-card", place = place.to_string())
        }
        Violation::BothMarkers(place) => {
            t!(l, "position-both-markers", place = place.to_string())
        }
        Violation::FacesOpponent(field) => {
            t!(l, "position-faces-opponent", field = field.number())
        }
        Violation::MarkedBeforeTurns => t!(l, "position-marked-before-turns"),
        Violation::TargiBeforePlacement => t!(l, "position-targi-before-placement"),
        Violation::Agenda(tasks) => {
            let asked: Vec<_> = tasks.iter().map(|asked| task::own(l, *asked)).collect();
            t!(l, "position-agenda", tasks = list(l, &asked))
        }
        Violation::NotToAct(seat) => t!(l, "position-not-to-act", seat = seat.0),
        Violation::AllPlaced => t!(l, "position-all-placed"),
        Violation::RobberAndRaid => t!(l, "position-robber-and-raid"),
        Violation::TakenCard => t!(l, "position-taken-card"),
        Violation::HandCardTaken => t!(l, "position-hand-card-taken"),
        Violation::HeldDune => t!(l, "position-held-dune"),
        Violation::DrawnCards => t!(l, "position-drawn-cards"),
        Violation::OpenedCards => t!(l, "position-opened-cards"),
        Violation::TargiaCard => t!(l, "position-targia-card"),
        Violation::NoChoice(asked) => t!(l, "position-no-choice", task = task::own(l, *asked)),
        Violation::NothingToDecide(asked) => {
            t!(l, "position-nothing-to-decide", task = task::own(l, *asked))
        }
        Violation::Player { seat, what } => {
            t!(l, "position-player", seat = seat.0, what = of_player(l, what))
        }
    }
}

fn of_player(l: Language, violation: &PlayerViolation) -> Cow<'static, str> {
    match violation {
        PlayerViolation::Amounts(purse) => {
            t!(l, "position-amounts", purse = purse.to_string())
        }
        PlayerViolation::OverLimit(purse) => {
            t!(l, "position-over-limit", purse = purse.to_string())
        }
        PlayerViolation::Noted => t!(l, "position-noted"),
        PlayerViolation::Powers => t!(l, "position-powers"),
        PlayerViolation::GoldOnCards(gold) => t!(l, "position-gold-on-cards", gold = gold),
        PlayerViolation::ActionMarker(card) => {
            t!(l, "position-action-marker", card = card.as_str())
        }
        PlayerViolation::Placed(count) => t!(l, "position-placed", count = count),
        PlayerViolation::TargiCount => t!(l, "position-targi-count"),
        PlayerViolation::OnCorner => t!(l, "position-on-corner"),
        PlayerViolation::WithRobber(field) => {
            t!(l, "position-with-robber", field = field.number())
        }
        PlayerViolation::MarkerCount => t!(l, "position-marker-count"),
        PlayerViolation::HandCount => t!(l, "position-hand-count"),
        PlayerViolation::NotedTooMuch => t!(l, "position-noted-too-much"),
        PlayerViolation::NoTargia => t!(l, "position-no-targia"),
        PlayerViolation::NoTokens => t!(l, "position-no-tokens"),
        PlayerViolation::Waiver => t!(l, "position-waiver"),
        PlayerViolation::TargiToken => t!(l, "position-targi-token"),
        PlayerViolation::MarkerToken => t!(l, "position-marker-token"),
        PlayerViolation::TokensMeet => t!(l, "position-tokens-meet"),
        PlayerViolation::PutBack => t!(l, "position-put-back"),
        PlayerViolation::OtherTokens => t!(l, "position-other-tokens"),
        PlayerViolation::TokenCount => t!(l, "position-token-count"),
    }
}

fn kind_of_card(l: Language, kind: PileKind) -> Cow<'static, str> {
    match kind {
        PileKind::Tribe => t!(l, "position-tribe-card"),
        PileKind::Goods => t!(l, "position-goods-card"),
        PileKind::Dunes => t!(l, "position-dune"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::Task;

    #[test]
    fn a_task_that_cannot_be_is_named_as_players_read_it() {
        let told = |violation| text(Language::German, &violation);
        let task = task::own(Language::German, Task::Pay);
        let nothing = format!("bei der Aufgabe „{task}“ gibt es nichts zu wählen");
        assert_eq!(told(Violation::NoChoice(Task::Pay)), nothing);
        let agenda = told(Violation::Agenda(vec![Task::Pay, Task::Pay]));
        assert!(agenda.ends_with(&format!("wartet nie eine Entscheidung: {task} und {task}")));
    }
}
