//! Questions that players ask, each with the rule that answers it.

use maud::Markup;
use web::Language;
use web::rule_book::{Asked, questions as all_questions};
use web::t;

pub(super) fn questions(l: Language) -> Markup {
    let all: [Asked; 14] = [
        (t!(l, "q-own-facing"), t!(l, "a-own-facing"), &["T-PLACE-1"]),
        (t!(l, "q-three-on-a-line"), t!(l, "a-three-on-a-line"), &["T-MARK-1"]),
        (t!(l, "q-robber-comes"), t!(l, "a-robber-comes"), &["T-ROB-1"]),
        (t!(l, "q-cannot-pay-raid"), t!(l, "a-cannot-pay-raid"), &["T-ROB-3", "T-ROB-3a"]),
        (t!(l, "q-hand-same-turn"), t!(l, "a-hand-same-turn"), &["T-TRIBE-2a", "T-TRIBE-3"]),
        (t!(l, "q-just-discard"), t!(l, "a-just-discard"), &["T-TRIBE-1"]),
        (t!(l, "q-trader-same"), t!(l, "a-trader-same"), &["T-ACT-1c"]),
        (t!(l, "q-limit-when"), t!(l, "a-limit-when"), &["T-ACT-5"]),
        (t!(l, "q-face-down"), t!(l, "a-face-down"), &["T-ACT-3", "T-REV-1"]),
        (t!(l, "q-discount-gold"), t!(l, "a-discount-gold"), &["T-TRIBE-4", "T-TRIBE-4a"]),
        (t!(l, "q-card-works-now"), t!(l, "a-card-works-now"), &["T-CARD-33a"]),
        (t!(l, "q-twelfth"), t!(l, "a-twelfth"), &["T-END-1", "T-END-1a"]),
        (t!(l, "q-joker-raid"), t!(l, "a-joker-raid"), &["T-TOK-3"]),
        (t!(l, "q-dune-line"), t!(l, "a-dune-line"), &["X-DUNE-1", "X-TARGIA-2a"]),
    ];
    all_questions(&all)
}
