//! The walk as a ribbon: where it began, what was dropped where, and the
//! meeples in hand, of which one colour can be picked to see its steps alone.

use super::pictures;
use super::table::Table;
use super::tile::hand_name;
use crate::words::names;
use five_tribes::Tribe;
use maud::{Markup, PreEscaped, html};
use web::Icon;
use web::t;

/// The ribbon; empty where nobody walks.
pub(super) fn ribbon(table: &Table<'_>) -> Markup {
    let Some(walk) = &table.walk else { return html! {} };
    let language = table.language;
    let hand = table.view.open.walk.hand;
    let dropped = |tribe: Tribe| walk.drops.iter().filter(|(_, other)| *other == tribe).count();
    // One colour alone needs no picking.
    let picks = table.is_asked() && hand.tribes().count() > 1;
    html! {
        div.ribbon role="group" aria-label=(t!(language, "tribes-walk")) {
            ol {
                li.set-out { (Icon("u-step")) b { (walk.from) } }
                @for (on, tribe) in &walk.drops {
                    li.done {
                        (Icon(pictures::meeple(*tribe))) b { (on) }
                        span.vh { (names::tribe(language, *tribe, 1)) }
                    }
                }
            }
            div.inhand role=[picks.then_some("radiogroup")] aria-label=[picks.then(|| t!(language, "tribes-pick-colour"))]
                data-spot="hand" {
                @if picks {
                    input.vh #drop-any type="radio" name="drop" checked;
                    label.any for="drop-any" { (t!(language, "tribes-any-colour")) }
                }
                @for tribe in hand.tribes() {
                    @let meeples = html! {
                        @for index in 0..usize::from(hand.of(tribe)) {
                            svg.ic aria-hidden="true" data-vt=(hand_name(walk.from, tribe, dropped(tribe) + index)) {
                                (PreEscaped(format!("<use href=\"#{}\"/>", pictures::meeple(tribe))))
                            }
                        }
                        span.vh { (names::counted(language, tribe, hand.of(tribe))) }
                    };
                    @if picks {
                        input.vh id={ "drop-" (tribe) } type="radio" name="drop";
                        label for={ "drop-" (tribe) } title=(names::tribe(language, tribe, 1)) { (meeples) }
                    } @else {
                        span.held { (meeples) }
                    }
                }
            }
        }
    }
}
