//! A waiting guest's plan for their next turn, and its page.

use super::table::{facts as table_facts, show};
use super::{go_to, shell};
use crate::fields::Asked;
use crate::refusal::{Handled, Refusal};
use crate::table::{Ended, Inside, TableState};
use crate::visitor::{At, Known};
use caravanserai_core::Seat;
use serde::Deserialize;
use web::plan::{Listed, PlanFacts, PlanningFacts, Why};
use web::replay::Eyes;
use web::{Language, Stage};
use words::Sentence;

/// What a seat's own page says of its plan; nothing where none can be made.
pub(super) fn facts(inside: &Inside, seat: Seat, language: Language) -> Option<PlanFacts> {
    let state = &inside.state;
    let plan = state.plan_of(seat);
    if plan.is_none() && state.may_plan(seat).is_err() {
        return None;
    }
    let line = plan.iter().flat_map(|plan| &plan.line);
    let line = line.map(|planned| planned.words.words(language).to_owned()).collect();
    let unless = plan.iter().flat_map(|plan| &plan.unless);
    let unless = unless.map(|event| event.words(language).to_owned()).collect();
    let ended = plan.and_then(|plan| plan.ended).map(|ended| why(state, &ended, language));
    let ended = ended.map(|why| why.words(language));
    Some(PlanFacts { line, fits: inside.fits(seat), unless, ended })
}

/// Why a plan has ended. What is refused now is what was refused then: nobody has acted since.
pub(crate) fn why(state: &TableState, ended: &Ended, language: Language) -> Why {
    let playing = state.playing.as_ref();
    match ended {
        Ended::Illegal(planned) => Why::Illegal {
            choice: planned.words.words(language).to_owned(),
            reason: playing.and_then(|playing| {
                playing.game.vocabulary.refusal(language, &**playing, &planned.choice)
            }),
        },
        Ended::Changed(planned) => Why::Changed {
            choice: planned.words.words(language).to_owned(),
            now: playing
                .and_then(|playing| playing.game.vocabulary.planned(&**playing, &planned.choice))
                .map(|now| now.words.words(language).to_owned()),
        },
        Ended::Revealed => Why::Revealed,
        Ended::TurnOver => Why::TurnOver,
        Ended::TakenBack => Why::TakenBack,
        Ended::Unless(event) => Why::Unless(event.words(language).to_owned()),
    }
}

/// The table with what can be planned beside it. Once it is the guest's turn, the table itself.
pub(crate) async fn page(at: At<Known>) -> Handled {
    let At { house, who: Known { visitor, guest }, table } = at;
    let planning = house.planning(visitor.client, &table, guest.id).await?;
    let language = visitor.language;
    let inside = table.look().await?;
    let seat = inside.state.seat_of(guest.id).ok_or(Refusal::NotSeated)?;
    if inside.state.may_plan(seat).is_err() {
        return Ok(go_to(&table.path(), None));
    }
    let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let plan = planning.plan.as_ref();
    let planning = PlanningFacts {
        language,
        path: table.path(),
        line: plan
            .iter()
            .flat_map(|plan| &plan.line)
            .map(|planned| planned.words.words(language).to_owned())
            .collect(),
        fits: planning.fits,
        unless: plan
            .iter()
            .flat_map(|plan| &plan.unless)
            .map(|event| said(event, language))
            .collect(),
        others: planning.others.iter().map(|event| said(event, language)).collect(),
        next: planning
            .next
            .iter()
            .map(|planned| Listed {
                choice: planned.choice.clone(),
                words: planned.words.words(language).to_owned(),
            })
            .collect(),
        ended: plan
            .and_then(|plan| plan.ended.as_ref())
            .map(|ended| why(&inside.state, ended, language).words(language)),
    };
    let mut facts = table_facts(&table, &inside, Some(seat));
    facts.panel = Some(web::plan::panel(&planning));
    let shown = (playing.game.pages.show)(
        &**playing,
        Eyes::Of(seat),
        None,
        Stage::Live,
        visitor.audience(&facts),
    );
    let path = format!("{}/plan", table.path());
    let title = web::titles::plan(language);
    Ok(shell(&house, &visitor, title, &path, Some(&*table.game), None, shown.html))
}

fn said(event: &Sentence, language: Language) -> Listed {
    Listed { choice: event.key().to_owned(), words: event.words(language).to_owned() }
}

#[derive(Deserialize)]
pub(crate) struct Lay {
    /// How many choices of the plan stay; all if nothing is said.
    keep: Option<usize>,
    /// The choice to add.
    add: Option<String>,
    /// What others must not do, to be added.
    unless: Option<String>,
    /// What others may do after all.
    allow: Option<String>,
}

/// Adds a choice to the plan, or takes some away.
pub(crate) async fn lay(
    At { house, who: Known { visitor, guest }, table }: At<Known>,
    Asked(Lay { keep, add, unless, allow }): Asked<Lay>,
) -> Handled {
    let new = add.as_slice();
    let mut others: Vec<String> = {
        let inside = table.look().await?;
        let plan = inside.state.seat_of(guest.id).and_then(|seat| inside.state.plan_of(seat));
        plan.iter().flat_map(|plan| &plan.unless).map(|event| event.key().to_owned()).collect()
    };
    others.retain(|event| Some(event) != allow.as_ref() && Some(event) != unless.as_ref());
    others.extend(unless);
    let keep = keep.unwrap_or(usize::MAX);
    match house.lay_plan(visitor.client, &table, guest.id, keep, new, &others).await {
        Ok(()) if keep == 0 && new.is_empty() => Ok(go_to(&table.path(), None)),
        Ok(()) => Ok(go_to(&format!("{}/plan", table.path()), None)),
        // The table has moved on meanwhile.
        Err(refusal @ (Refusal::YourTurn | Refusal::Unforeseen(_) | Refusal::Over)) => {
            show(&house, &visitor, &table, Some(refusal)).await
        }
        Err(refusal) => Err(refusal),
    }
}
