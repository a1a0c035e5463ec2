//! Cards that are being decided on: taken up, drawn or opened.

use super::about;
use super::place::{self, Where};
use super::table::Table;
use super::{dune_card, goods_card, tribe_card};
use crate::words::cards;
use maud::{Markup, html};
use targi::TakenView;
use web::t;

/// The cards in question, if there are any.
pub(super) fn in_question(table: &Table<'_>) -> Markup {
    let view = table.view;
    let drawn = view.drawn.iter().enumerate().filter(|(_, card)| **card != TakenView::None);
    let opened = view.opened.iter().enumerate().filter_map(|(index, card)| Some((index, (*card)?)));
    let nothing = view.taken == TakenView::None
        && view.held_dune.is_none()
        && drawn.clone().next().is_none()
        && opened.clone().next().is_none();
    html! {
        @if !nothing {
            ul.tray aria-label=(t!(table.language, "in-question")) {
                (tribe(table, view.taken, "x0", None))
                @for (index, card) in drawn {
                    (tribe(table, *card, about::DRAWN[index], Some(Where::Drawn(index as u8))))
                }
                @for (index, card) in opened {
                    @let card = view.rules.goods(card);
                    @let id = about::OPENED[index];
                    @let hits = place::hits(table, Where::Opened(index as u8), id);
                    li.spot.{ "a-" (id) } .is-legal[hits.is_some()] {
                        div.card role="img" aria-label=(cards::goods(table.language, card)) {
                            (goods_card::face(table.language, card))
                        }
                        (hits.unwrap_or_default())
                    }
                }
                @if let Some(dune) = view.held_dune {
                    li.spot {
                        article.card { (dune_card::face(table.language, &view.rules.dune(dune).effect)) }
                    }
                }
            }
        }
    }
}

fn tribe(table: &Table<'_>, card: TakenView, id: &'static str, at: Option<Where>) -> Markup {
    let language = table.language;
    let hits = at.and_then(|at| place::hits(table, at, id));
    html! {
        @match card {
            TakenView::None => {}
            TakenView::Hidden => {
                li.spot {
                    div.card role="img" aria-label=(t!(language, "face-down-tribe")) { (tribe_card::back()) }
                }
            }
            TakenView::Card(card) => {
                @let face = table.view.rules.tribe(card);
                li.spot.{ "a-" (id) } .is-legal[hits.is_some()] {
                    div.card role="img" tabindex=[hits.is_none().then_some("0")]
                        aria-label=(tribe_card::label(language, face)) aria-describedby={ "about-" (id) }
                        aria-hidden=[hits.is_some().then_some("true")] data-vt={ "card-" (face.id) } {
                        (tribe_card::face(language, face))
                    }
                    (hits.unwrap_or_default())
                }
            }
        }
    }
}
