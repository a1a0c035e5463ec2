//! The panel with everything that can be chosen now.

use super::{
    Perspective, hint_button, hint_reason, is_asked, takeback_question, to_the_count, undo, waiting,
};
use crate::{Stage, pace, plan, t};
use caravanserai_core::Game;
use maud::{Markup, html};
use std::borrow::Cow;
use words::Vocabulary;

type Choice<V> = <<V as Vocabulary>::Game as Game>::Choice;

/// The choices of a moment, sorted into what they are for.
pub struct Sorted<S, C> {
    /// What is asked.
    pub sections: Vec<Section<S, C>>,
    /// What can be done besides.
    pub anytime: Vec<C>,
    /// What ends something.
    pub finish: Vec<C>,
}

/// What is listed together.
pub struct Section<S, C> {
    /// What the choices have in common.
    pub style: S,
    /// The choices in order.
    pub choices: Vec<C>,
}

impl<S, C> Default for Sorted<S, C> {
    fn default() -> Sorted<S, C> {
        Sorted { sections: Vec::new(), anytime: Vec::new(), finish: Vec::new() }
    }
}

impl<S: PartialEq, C: Copy> Sorted<S, C> {
    /// Adds a choice to the section of its style.
    pub fn list(&mut self, style: S, choice: C) {
        match self.sections.iter_mut().find(|section| section.style == style) {
            Some(section) => section.choices.push(choice),
            None => self.sections.push(Section { style, choices: vec![choice] }),
        }
    }

    /// What is asked, in the order of the list.
    fn asked(&self) -> impl Iterator<Item = C> {
        self.sections.iter().flat_map(|section| &section.choices).copied()
    }

    /// The choices of the list in the order of their numbers.
    pub fn numbered(&self) -> Vec<C> {
        self.asked().chain(self.anytime.iter().copied()).collect()
    }

    /// Whether what is asked is answered in the list alone, so that small screens
    /// show the list before the board.
    pub fn is_off_the_board(&self, on_board: impl Fn(C) -> bool) -> bool {
        let mut asked = self.asked().peekable();
        asked.peek().is_some() && !asked.any(on_board)
    }
}

/// What a game puts into the panel.
pub struct Decision {
    /// Its classes.
    pub class: String,
    /// What stands beside the heading.
    pub tag: Markup,
    /// What the question is about, above the list.
    pub about: Markup,
    /// The list.
    pub list: Markup,
    /// The buttons that end something, and those that take more back than one move.
    pub finish: Markup,
}

/// The panel with the list of these choices, and what ends the turn.
pub fn decision<V: Vocabulary, S>(
    perspective: &Perspective<'_, V::Game>,
    sorted: &Sorted<S, Choice<V>>,
    decision: Decision,
) -> Markup {
    let nothing = sorted.sections.is_empty() && sorted.anytime.is_empty();
    let scene = perspective.scene;
    html! {
        section class=(decision.class) #choices aria-labelledby="choices-title" {
            header.panel-head {
                h2.panel-title #choices-title { (heading::<V>(perspective)) }
                (decision.tag)
                (hint_button(scene))
            }
            (hint_reason::<V>(scene))
            (takeback_question::<V>(scene, &perspective.names))
            (pace::deadline(scene, &perspective.names))
            (super::handover::question(scene, &perspective.names))
            (plan::beside(scene))
            (decision.about)
            @match &scene.table.panel {
                Some(panel) => div.looked tabindex="0" { (panel) },
                None if nothing && !is_asked(scene) => (waiting(scene)),
                None => {}
            }
            // Those without a pointer scroll by keyboard, also where nothing can be chosen.
            div.choice-scroll tabindex=[nothing.then_some("0")] { (decision.list) }
            div.finish { (undo::<V>(scene, &perspective.names)) (decision.finish) (to_the_count(scene)) }
        }
    }
}

fn heading<V: Vocabulary>(perspective: &Perspective<'_, V::Game>) -> Cow<'static, str> {
    let (language, scene) = (perspective.language, perspective.scene);
    match scene.to_act {
        Some(_) if is_asked(scene) => V::heading(language, scene.view),
        _ if scene.stage == Stage::Replay => t!(language, "replay"),
        Some(_) => t!(language, "head-wait"),
        None => t!(language, "head-over"),
    }
}
