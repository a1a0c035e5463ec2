//! Djinns and thieves: those on offer, and those in front of players.

use super::about;
use super::pictures;
use super::place::{self, Where};
use super::seats;
use super::table::Table;
use crate::words::names;
use caravanserai_core::Seat;
use five_tribes::{Cost, Djinn, Loot, Piece, Power, Thief, Tribe, View};
use maud::{Markup, html};
use web::Icon;
use web::t;

/// The djinns and the thief that a Sacred place offers.
pub(super) fn offer(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        section.panel.spirits tabindex="0" data-then="spirits" aria-labelledby="spirits-title" data-spot="offer" {
            header.panel-head {
                h2.panel-title #spirits-title {
                    @if view.open.options.thieves { (t!(language, "tribes-djinns-and-thief")) }
                    @else { (t!(language, "tribes-djinns")) }
                }
                span.price-of title=(t!(language, "tribes-djinn")) {
                    span aria-hidden="true" {
                        (Icon("tile-sacred")) (Icon("meeple-elder")) "+" (Icon("meeple-elder")) "/" (Icon("fakir"))
                    }
                    span.vh { (t!(language, "tribes-djinn")) }
                }
                span.pile { (t!(language, "tribes-pile", count = view.counts.djinn_pile)) }
            }
            ul {
                @for djinn in view.open.djinns_up.iter() { (offered(table, djinn)) }
                @if let Some(thief) = view.open.thief_up { (for_hire(table, thief)) }
            }
        }
    }
}

fn offered(table: &Table<'_>, djinn: Djinn) -> Markup {
    let (language, row) = (table.language, djinn.row());
    let hits = place::hits(table, Where::Offered(djinn), "");
    html! {
        li.spirit.is-legal[hits.is_some()] data-vt={ "djinn-" (djinn) } {
            (pictures::djinn(djinn))
            h3.name { (names::djinn(language, djinn)) }
            span.side { (worth(table, row.points)) (cost(table, row.cost)) }
            p.tell { (names::djinn_power_at(language, &table.view.open.options, djinn)) }
            (hits.unwrap_or_default())
        }
    }
}

fn for_hire(table: &Table<'_>, thief: Thief) -> Markup {
    let (language, row) = (table.language, thief.row());
    let hits = place::hits(table, Where::ForHire(thief), "");
    // Spectators see whom it would hit for the player to act.
    let user = table.scene.seat.unwrap_or(table.view.open.active);
    html! {
        li.spirit.is-thief.{ (pictures::tribe_class(row.tribe)) }.is-legal[hits.is_some()]
            data-vt={ "thief-" (thief) } {
            (pictures::thief(thief))
            h3.name { (names::thief(language, thief)) (would_hit(table, thief, user)) }
            span.side { (worth(table, row.points)) (after(table, thief)) }
            p.tell { (names::loot(language, thief)) }
            (hits.unwrap_or_default())
        }
    }
}

/// What a card is worth at the end.
pub(super) fn worth(table: &Table<'_>, points: i16) -> Markup {
    html! {
        span.vpn {
            span aria-hidden="true" { (points) }
            span.vh { (names::points(table.language, points, false)) }
        }
    }
}

/// What calling a djinn costs.
fn cost(table: &Table<'_>, cost: Cost) -> Markup {
    let elder = Icon("meeple-elder");
    let fakir = Icon("fakir");
    html! {
        span.cost {
            span.vh { (names::cost(table.language, cost)) }
            span.costi aria-hidden="true" {
                @match cost {
                    Cost::None => span.free { (t!(table.language, "tribes-always")) },
                    Cost::Elder => { (elder) "/" (fakir) }
                    Cost::Elders => { (elder) "+" (elder) "/" (fakir) }
                    Cost::Fakir => (fakir),
                    Cost::Fakirs => { (fakir) "…" }
                }
            }
        }
    }
}

/// After which tribe's action a thief may strike.
fn after(table: &Table<'_>, thief: Thief) -> Markup {
    let tribe = thief.row().tribe;
    html! {
        span.cost { span.costi {
            (t!(table.language, "tribes-strikes-after")) " " (Icon(pictures::meeple(tribe)))
            span.vh { (names::tribe(table.language, tribe, 2)) }
        } }
    }
}

/// The seats that a thief would hit if this seat used it.
fn would_hit(table: &Table<'_>, thief: Thief, user: Seat) -> Markup {
    let language = table.language;
    let victims: Vec<Seat> = table
        .view
        .open
        .opponents(user)
        .filter(|victim| has_something_for(table.view, thief, *victim))
        .collect();
    html! {
        span.hits-whom {
            @if victims.is_empty() {
                (t!(language, "tribes-hits-nobody"))
            } @else {
                (Icon("u-arrow")) span.vh { (t!(language, "tribes-would-hit")) " " }
                @for victim in victims { (seats::mark(table, Some(victim))) }
            }
        }
    }
}

/// Whether a thief can take anything from a player, as far as all can see.
fn has_something_for(view: &View, thief: Thief, victim: Seat) -> bool {
    let player = view.open.player(victim);
    let built = |piece| player.tiles().into_iter().any(|at| view.open.board.built(piece, at) > 0);
    !view.open.holds(victim, Power::ThiefProof)
        && match thief.loot() {
            Loot::Resources => view.counts.hands[victim.index()] > 0,
            Loot::Viziers => player.held.has(Tribe::Vizier),
            Loot::Djinns => !player.djinns.is_empty(),
            Loot::Camels => !player.camels.is_empty(),
            Loot::Buildings => built(Piece::Palm) || built(Piece::Palace),
            Loot::Items => view.counts.items[victim.index()] > 0,
        }
}

/// Whether the choices now are about what lies in front of this seat.
fn chooses(table: &Table<'_>, seat: Seat) -> bool {
    table.is_asked() && table.scene.seat == Some(seat)
}

/// The djinns and thieves in front of a player.
pub(super) fn held(table: &Table<'_>, seat: Seat) -> Markup {
    let (language, view) = (table.language, table.view);
    let player = view.open.player(seat);
    html! {
        @if !player.djinns.is_empty() || !player.thieves.is_empty() {
            ul.powers {
                @for djinn in player.djinns.iter() {
                    @let id = format!("{djinn}");
                    @let hits = chooses(table, seat).then(|| place::hits(table, Where::Djinn(djinn), &id)).flatten();
                    li.chip.is-legal[hits.is_some()] tabindex=[hits.is_none().then_some("0")]
                        aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } data-vt={ "djinn-" (djinn) } {
                        (pictures::djinn(djinn))
                        span id={ "name-" (id) } { (names::djinn(language, djinn)) " " small { (readiness(table, seat, djinn)) } }
                        (hits.unwrap_or_default())
                        (about_djinn(table, djinn))
                    }
                }
                @for thief in player.thieves.iter() {
                    @let id = format!("{thief}");
                    @let hits = chooses(table, seat).then(|| place::hits(table, Where::Thief(thief), &id)).flatten();
                    li.chip.is-thief.{ (pictures::tribe_class(thief.row().tribe)) }.is-legal[hits.is_some()]
                        tabindex=[hits.is_none().then_some("0")] aria-labelledby={ "name-" (id) }
                        aria-describedby={ "about-" (id) } data-vt={ "thief-" (thief) } {
                        (pictures::thief(thief))
                        span id={ "name-" (id) } { (names::thief(language, thief)) " " (would_hit(table, thief, seat)) }
                        (hits.unwrap_or_default())
                        (about_thief(table, thief))
                    }
                }
            }
        }
    }
}

/// Whether a djinn works by itself, was called, or can be.
fn readiness(table: &Table<'_>, seat: Seat, djinn: Djinn) -> std::borrow::Cow<'static, str> {
    let language = table.language;
    let used = table.view.open.active == seat && table.view.open.used.contains(djinn);
    match djinn.row().cost {
        Cost::None => t!(language, "tribes-always"),
        _ if used => t!(language, "tribes-called"),
        _ => t!(language, "tribes-ready"),
    }
}

fn about_djinn(table: &Table<'_>, djinn: Djinn) -> Markup {
    let (language, row) = (table.language, djinn.row());
    let head = html! {
        header { (pictures::djinn(djinn)) h3 { (names::djinn(language, djinn)) } (worth(table, row.points)) }
    };
    let inside = html! {
        p { (names::djinn_power_at(language, &table.view.open.options, djinn)) }
        p.rule {
            (t!(language, "tribes-cost")) " " (names::cost(language, row.cost)) "."
            @if row.cost != Cost::None { " " (t!(language, "tribes-once-a-turn")) }
        }
    };
    about::tip(table, &djinn.to_string(), "aside", &format!("djinn-{djinn}-text"), head, inside)
}

fn about_thief(table: &Table<'_>, thief: Thief) -> Markup {
    let language = table.language;
    let head = html! {
        header {
            (pictures::thief(thief)) h3 { (names::thief(language, thief)) }
            (worth(table, thief.row().points))
        }
    };
    let inside = html! {
        p { (names::thief_power(language, thief)) }
    };
    about::tip(table, &thief.to_string(), "aside", &format!("thief-{thief}-text"), head, inside)
}
