//! What can be done about a table besides playing: go on elsewhere, give up.

use crate::ALONE;
use crate::t;
use crate::{Icon, beside, pace};
use crate::{Language, TableFacts};
use maud::{Markup, html};

/// The menu of a player at a table that goes on; everything is in the form `play`.
pub(crate) fn menu(language: Language, facts: &TableFacts) -> Markup {
    let people = facts.bots.iter().filter(|bot| bot.is_none()).count();
    html! {
        details.menu {
            summary.iconbtn title=(t!(language, "table-menu")) {
                (Icon("u-more"))
            }
            div.menu-box {
                @if let Some(pace) = pace::agreed(language, facts) {
                    p.note { (Icon("u-clock")) " " (t!(language, "pace-line", pace = pace)) }
                }
                @if !ALONE {
                    form method="post" action={ (facts.path) "/device" } {
                        button.btn."btn--quiet" type="submit" { (Icon("u-link")) " " (t!(language, "other-device")) }
                    }
                }
                @if let Some(shown) = facts.bar {
                    form method="post" action={ (facts.path) "/bar" } {
                        button.btn."btn--quiet" type="submit" aria-pressed=(shown) {
                            (Icon("u-bulb")) " " (t!(language, "bar-show"))
                        }
                    }
                }
                @if people > 1 && !facts.shared { (beside::hand_over(language, facts)) }
                @if let Some(listed) = facts.listed.filter(|_| !ALONE) {
                    form method="post" action={ (facts.path) "/listed" } {
                        button.btn."btn--quiet" type="submit" name="listed"
                            value=(if listed { "off" } else { "on" }) aria-pressed=(listed) {
                            (Icon("u-eye")) " " (t!(language, "let-others-watch"))
                        }
                    }
                }
                details.leave {
                    summary.btn."btn--quiet" { (Icon("u-close")) " " (t!(language, "give-up")) }
                    form method="post" action={ (facts.path) "/leave" } {
                        p {
                            @if facts.bots.len() > 2 && people > 1 { (t!(language, "give-up-stand-in")) }
                            @else if facts.bots.len() > 2 { (t!(language, "give-up-all")) }
                            @else { (t!(language, "give-up-sure")) }
                        }
                        button.btn type="submit" { (t!(language, "give-up-yes")) }
                    }
                }
            }
        }
    }
}
