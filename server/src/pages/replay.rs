//! Looking back at earlier positions, with what the coach says of them.

use super::analysis::{chances_before, mistakes};
use super::table::{facts, shown_names};
use super::{go_to, shell};
use crate::fields::{Asked, Query};
use crate::orders::PlayOn;
use crate::refusal::{Handled, Refusal};
use crate::table::{Inside, LiveTable, Progress, Sitter, usual_level};
use crate::visitor::{At, Visitor};
use caravanserai_core::Seat;
use maud::html;
use sage::AnyJudged as Judged;
use web::analysis::Analysis;
use web::replay::{Eyes, Looked, PlayOn as OfferedLevels, ReplayFacts};
use web::{Hint, Stage};

/// The position after `at` moves, as one seat saw it. While the game goes on that is
/// the visitor's own, or what a spectator sees.
pub(crate) async fn page(
    At { house, who: visitor, table }: At<Visitor>,
    Query(fields): Query,
) -> Handled {
    // The coach may be asked, which must not keep anybody else from the table.
    let over = {
        let inside = table.look().await?;
        let state = &inside.state;
        state.progress() == Progress::Over
            && state.playing.is_some()
            && state.closed_because.is_none()
    };
    let judged = match over {
        true => Some(house.judged(visitor.client, &table).await?),
        false => None,
    };
    let inside = table.look().await?;
    let state = &inside.state;
    let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let seat = inside.viewer(guest).seat;
    let offered = offered(state.progress(), seat, playing.seats());
    let eyes = match fields.get("eyes") {
        None => offered[0],
        Some(code) => Eyes::from_code(code).ok_or(Refusal::BadField("eyes"))?,
    };
    if !offered.contains(&eyes) {
        let seats = playing.seats();
        return Err(match eyes {
            Eyes::Of(seat) if seat.0 >= seats => Refusal::BadField("eyes"),
            _ => Refusal::NotOver,
        });
    }
    let length = playing.moves();
    let at = fields.number("at")?.unwrap_or(length).min(length);
    let mut table_facts = facts(&table, &inside, eyes.seat());
    // Looking back, nothing can be done.
    table_facts.moves = at;
    table_facts.seen = at;
    table_facts.undoable = 0;
    table_facts.redoable = 0;
    table_facts.takeback = None;
    table_facts.back_to = None;
    table_facts.asked = Vec::new();
    table_facts.hints = false;
    table_facts.bar = None;
    table_facts.hint = Hint::default();
    let language = visitor.language;
    let analysis = judged.map(|judged| match judged {
        None => Looked::Looking,
        Some(judged) => {
            let mut all = mistakes(playing, &judged, visitor.audience(&table_facts));
            let mine = seat.map(|_| fields.ticked("mine"));
            if mine == Some(true) {
                all.retain(|mistake| Some(mistake.seat) == seat);
            }
            let seat = seat.unwrap_or(Seat(0));
            Looked::Done(Analysis {
                seat,
                chances: curve(&inside, &judged, seat),
                mistakes: all,
                mine,
            })
        }
    });
    let path = format!("{}/replay?at={at}&eyes={}", table.path(), eyes.code());
    let mut replay = ReplayFacts {
        language,
        path: table.path(),
        position: at,
        length,
        rounds: playing.rounds(),
        eyes,
        offered,
        names: shown_names(&inside, language),
        link: format!("{}{path}", visitor.base),
        sentence: String::new(),
        analysis,
        play_on: (at < length || playing.to_act().is_some())
            .then(|| offered_levels(&table, &inside, guest))
            .flatten(),
    };
    if let Some(Looked::Done(analysis)) = &replay.analysis {
        table_facts.marks = analysis.at(at).map(|mistake| mistake.marks()).unwrap_or_default();
    }
    table_facts.panel = Some(web::replay::panel(&replay));
    let shown = (playing.game.pages.show)(
        &**playing,
        eyes,
        Some(at),
        Stage::Replay,
        visitor.audience(&table_facts),
    );
    replay.sentence = shown.sentence;
    let body = html! { (web::replay::controls(&replay)) (shown.html) };
    let title = web::titles::replay(language);
    Ok(shell(&house, &visitor, title, &path, Some(&*table.game), None, body))
}

/// A seat's chance to win at each position, in the end as it came out.
fn curve(inside: &Inside, judged: &[Judged], seat: Seat) -> Vec<f32> {
    let Some(playing) = &inside.state.playing else { return Vec::new() };
    let mut last = 1.0 / f32::from(playing.seats().max(1));
    let mut curve: Vec<f32> = (0..playing.moves())
        .map(|number| {
            let known = chances_before(playing.seats(), judged, number);
            last = known.map_or(last, |by_seat| by_seat[seat.index()]);
            last
        })
        .collect();
    let winners: Vec<Seat> = playing.scores().winners().collect();
    curve.push(match playing.to_act() {
        Some(_) => last,
        None if winners.contains(&seat) => 1.0 / winners.len() as f32,
        None => 0.0,
    });
    curve
}

/// Against whom this guest may play on from a position, if they may.
fn offered_levels(table: &LiveTable, inside: &Inside, guest: Option<i64>) -> Option<OfferedLevels> {
    let state = &inside.state;
    if !state.may_play_on(guest) {
        return None;
    }
    let levels: Vec<String> =
        table.game.opponents.names.iter().map(|level| (*level).to_owned()).collect();
    let met = state.sitters.iter().find_map(|sitter| match sitter {
        Sitter::Bot(level) if levels.contains(level) => Some(level.clone()),
        _ => None,
    });
    let level = met.or(usual_level(&table.game).map(str::to_owned))?;
    Some(OfferedLevels { levels, level })
}

/// Goes on from a position at a table of one's own.
pub(crate) async fn play_on(
    At { house, who: visitor, table }: At<Visitor>,
    Asked(order): Asked<PlayOn>,
) -> Handled {
    house.rate_limiter.new_table(visitor.client)?;
    let (guest, cookie) = visitor.seated_guest(&house, None).await?;
    let next = house.play_on(visitor.client, &table, guest, order).await?;
    Ok(go_to(&next.path(), cookie))
}

/// The eyes that may be chosen, the usual ones first.
fn offered(progress: Progress, seat: Option<Seat>, seats: u8) -> Vec<Eyes> {
    let own = seat.map_or(Eyes::Public, Eyes::Of);
    if progress != Progress::Over {
        return vec![own];
    }
    let mut all = vec![own];
    let everybody = (0..seats).map(|seat| Eyes::Of(Seat(seat)));
    for eyes in everybody.chain([Eyes::All, Eyes::Public]) {
        if !all.contains(&eyes) {
            all.push(eyes);
        }
    }
    all
}
