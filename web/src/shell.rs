//! The frame around every page: head, top bar, footer.

use crate::ALONE;
use crate::Icon;
use crate::Language;
use crate::assets::{self, Asset};
use crate::notices;
use crate::t;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::borrow::Cow;

caravanserai_core::named! {
    /// Light, dark, or what the system says.
    pub enum Theme: Default {
        /// As the system is set.
        System = "system",
        /// Light, always.
        Light = "light",
        /// Dark, always.
        Dark = "dark",
    }
}

impl Theme {
    /// The one that the switch leads to.
    const fn next(self) -> Theme {
        Theme::ALL[(self.index() + 1) % Theme::COUNT]
    }
}

/// What the frame of a page needs to know.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    /// The language to speak.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether nothing shall be heard of what others say.
    pub muted: bool,
    /// The title of the page, without the name of the house.
    pub title: String,
    /// The address of this page, to come back to after a change of settings.
    pub path: String,
    /// The drawings that the body refers to besides those of the house; may be empty.
    pub sprite: &'static str,
    /// The style sheets of the body besides those of the house.
    pub styles: &'a [&'static Asset],
    /// Who made the games of the house, a sentence for each.
    pub credits: Vec<Cow<'static, str>>,
    /// The name the visitor goes by.
    pub player_name: Option<String>,
    /// At how many other tables the visitor is to act.
    pub waiting: usize,
    /// Where news of this page come from.
    pub live: Option<LiveFacts>,
}

/// Where news of a page come from.
#[derive(Clone, Debug)]
pub struct LiveFacts {
    /// The address of the WebSocket that sends what belongs inside `<main>`.
    pub path: String,
    /// What it would tell besides, for pages without scripts.
    pub plain: Markup,
    /// The address that a page without scripts loads again by itself while one waits.
    pub again: Option<String>,
}

/// The drawings of the house.
pub const SPRITE: &str = include_str!("../assets/ui-icons.svg");
static STYLES: [&Asset; 3] = [&assets::TOKENS, &assets::UI, &assets::PAGES];

/// A whole page around `body`, which is what goes inside `<main>`.
pub fn page(frame: &Frame<'_>, body: Markup) -> Markup {
    let language = frame.language;
    let theme = Some(frame.theme.name()).filter(|_| frame.theme != Theme::System);
    let again = frame.live.as_ref().and_then(|live| live.again.as_deref());
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[theme] data-muted[frame.muted] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · Caravanserai" }
                link rel="icon" type="image/svg+xml" href=(assets::ICON.address());
                link rel="apple-touch-icon" href=(assets::ICON_APPLE.address());
                link rel="manifest" href="/manifest.webmanifest";
                @for style in STYLES.iter().chain(frame.styles) {
                    link rel="stylesheet" href=(style.address());
                }
                script type="module" src=(assets::SCRIPT.address()) {}
                @if let Some(again) = again {
                    noscript { meta http-equiv="refresh" content={ "20;url=" (again) }; }
                }
            }
            body data-live=[frame.live.as_ref().map(|live| live.path.as_str())]
                data-icon=(assets::ICON.address())
                data-icon-turn=(assets::ICON_TURN.address())
                data-newer=[ALONE.then(|| t!(language, "newer-version"))]
                data-take-newer=[ALONE.then(|| t!(language, "take-newer-version"))]
                data-later=[ALONE.then(|| t!(language, "later"))]
                data-unkept=[ALONE.then(|| t!(language, "cannot-keep"))]
                data-offline=(t!(language, "offline"))
                data-failed=(t!(language, "post-failed"))
                data-too-soon=(t!(language, "post-too-soon"))
                data-turn-note=(t!(language, "turn-note"))
                data-tell-refused=(t!(language, "tell-refused"))
                data-tell-open=(t!(language, "tell-open"))
                data-tell-tried=(t!(language, "tell-tried")) {
                (PreEscaped(SPRITE))
                (PreEscaped(frame.sprite))
                @if ALONE { noscript { p.wrap { (t!(language, "needs-scripts")) } } }
                a.skip href="#main" { (t!(language, "skip-to-content")) }
                (top_bar(frame))
                @if let Some(live) = &frame.live { (live.plain) }
                @if let Some(again) = again {
                    noscript { p.wrap { a.btn href=(again) { (t!(language, "look-again")) } } }
                }
                main #main tabindex="-1" { (body) }
                (footer(frame))
                @if has_bottom_bar(frame) { (bottom_bar(frame)) }
                @if frame.live.is_some() {
                    div #told.vh role="status" aria-live="polite" {}
                    // Who comes must not take the place of whose turn it is before that is read.
                    div #told-of-people.vh role="status" aria-live="polite" {}
                }
                div.toast role="status" aria-live="polite" hidden {}
                @if frame.live.is_some() { (keys(language)) }
            }
        }
    }
}

fn top_bar(frame: &Frame<'_>) -> Markup {
    let language = frame.language;
    html! {
        header.topbar {
            @let waiting = waiting(language, frame.waiting);
            @let label = match frame.waiting {
                0 => "Caravanserai".to_owned(),
                _ => format!("Caravanserai, {waiting}"),
            };
            a.brand href="/" aria-label=(label) {
                (Icon("u-logo")) span { "Caravanserai" }
                @if !has_bottom_bar(frame) { (count(frame)) }
            }
            nav.nav aria-label=(t!(language, "nav")) {
                a href="/" aria-current=[(frame.path == "/").then_some("page")] {
                    (t!(language, "nav-play"))
                }
                a href="/#games" { (t!(language, "nav-games")) (count(frame)) }
                a href="/#watch" { (t!(language, "nav-watch")) }
                a href="/rules" aria-current=[frame.path.starts_with("/rules").then_some("page")] {
                    (t!(language, "nav-rules"))
                }
            }
            div.tools {
                @if let Some(name) = &frame.player_name {
                    @let my_page = t!(language, "my-page", name = name.as_str());
                    a.me-tag href="/me" aria-label=(my_page)
                        aria-current=[matches!(&*frame.path, "/me" | "/devices").then_some("page")] {
                        (Icon("u-person")) span { (name) }
                    }
                }
                @if frame.live.is_some() && !ALONE { (notices::bell(language)) }
                button.iconbtn.sound-switch type="button" hidden aria-pressed="true"
                    title=(t!(language, "sound")) {
                    (Icon("u-sound"))
                }
                a.iconbtn href="/rules" title=(t!(language, "nav-rules")) { (Icon("u-help")) }
                (settings(frame))
            }
        }
    }
}

/// How many games wait for the visitor, in words.
pub fn waiting(language: Language, count: usize) -> Cow<'static, str> {
    t!(language, "wait-for-you", count = count)
}

/// How many games wait for the visitor, as a badge; a page that listens hears when there are
/// more or fewer.
fn count(frame: &Frame<'_>) -> Markup {
    let none = frame.waiting == 0;
    html! {
        @if !none || frame.live.is_some() {
            " " b.count title=(waiting(frame.language, frame.waiting)) hidden[none] { (frame.waiting) }
        }
    }
}

/// On a phone the main ways are at the thumb, but not where a board needs the room.
fn has_bottom_bar(frame: &Frame<'_>) -> bool {
    frame.live.is_none() && frame.styles.is_empty()
}

fn bottom_bar(frame: &Frame<'_>) -> Markup {
    let language = frame.language;
    html! {
        nav.bottom-nav aria-label=(t!(language, "nav-thumb")) {
            a href="/" aria-current=[(frame.path == "/").then_some("page")] {
                (Icon("u-logo")) (t!(language, "nav-play"))
            }
            a href="/#games" { (Icon("u-table")) (t!(language, "nav-games")) (count(frame)) }
            a href="/#watch" { (Icon("u-eye")) (t!(language, "nav-watch")) }
            a href="/rules" aria-current=[frame.path.starts_with("/rules").then_some("page")] {
                (Icon("u-help")) (t!(language, "nav-rules"))
            }
        }
    }
}

fn settings(frame: &Frame<'_>) -> Markup {
    let language = frame.language;
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    let next = match frame.theme.next() {
        Theme::System => t!(language, "theme-to-system"),
        Theme::Light => t!(language, "theme-to-light"),
        Theme::Dark => t!(language, "theme-to-dark"),
    };
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(frame.path);
            @for other in others {
                button.iconbtn.lang name="language" value=(other.code()) lang=(other.code())
                    title=(t!(other, "switch-language")) { (other.code().to_uppercase()) }
            }
            button.iconbtn name="theme" value=(frame.theme.next().name()) title=(next) { (Icon("u-theme")) }
        }
    }
}

fn footer(frame: &Frame<'_>) -> Markup {
    let language = frame.language;
    html! {
        footer.page-foot.foot.wrap {
            p {
                (t!(language, "fan-work")) " "
                @for credit in &frame.credits { (credit) " " }
                (t!(language, "fan-work-buy"))
            }
            p {
                a href="/rules" { (t!(language, "nav-rules")) } " · "
                a href="/learn" { (t!(language, "nav-learn")) } " · "
                a href="/bring" { (t!(language, "nav-bring")) }
            }
        }
    }
}

/// The keys, shown on `?`.
fn keys(language: Language) -> Markup {
    let all = [
        ("1 – 99, a – z", t!(language, "key-number")),
        ("← ↑ ↓ →", t!(language, "key-arrows")),
        ("u", t!(language, "key-undo")),
        ("y", t!(language, "key-redo")),
        ("e", t!(language, "key-end")),
        ("h", t!(language, "key-hint")),
        ("r", t!(language, "key-rule")),
        (", .", t!(language, "key-story")),
        ("Tab", t!(language, "key-tab")),
        ("?", t!(language, "key-help")),
    ];
    html! {
        dialog.keys #keys aria-labelledby="keys-title" {
            h2 #keys-title { (t!(language, "keys")) }
            dl {
                @for (key, text) in all { div { dt { kbd { (key) } } dd { (text) } } }
            }
            button.btn type="button" data-close { (t!(language, "close")) }
        }
    }
}
