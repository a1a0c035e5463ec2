//! The frame around every page: head, top bar, footer.

use crate::Icon;
use crate::Language;
use crate::assets::{self, Asset};
use crate::t;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::borrow::Cow;

/// Light, dark, or what the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Light, always.
    Light,
    /// Dark, always.
    Dark,
}

impl Theme {
    /// All of them, in the order in which the switch goes round.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The code in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this code.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }

    const fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        }
    }
}

/// What the frame of a page needs to know.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    /// The language to speak.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
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
}

/// The drawings of the house.
pub const SPRITE: &str = include_str!("../assets/ui-icons.svg");
static STYLES: [&Asset; 3] = [&assets::TOKENS, &assets::UI, &assets::PAGES];

/// A whole page around `body`, which is what goes inside `<main>`.
pub fn page(frame: &Frame<'_>, body: Markup) -> Markup {
    let language = frame.language;
    let theme = Some(frame.theme.code()).filter(|_| frame.theme != Theme::System);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · Caravanserai" }
                link rel="icon" type="image/svg+xml" href=(assets::ICON.address());
                @for style in STYLES.iter().chain(frame.styles) {
                    link rel="stylesheet" href=(style.address());
                }
                script type="module" src=(assets::SCRIPT.address()) {}
            }
            body data-live=[frame.live.as_ref().map(|live| live.path.as_str())]
                data-icon=(assets::ICON.address())
                data-icon-turn=(assets::ICON_TURN.address())
                data-offline=(t!(language, "offline"))
                data-failed=(t!(language, "post-failed"))
                data-turn-note=(t!(language, "turn-note")) {
                (PreEscaped(SPRITE))
                (PreEscaped(frame.sprite))
                a.skip href="#main" { (t!(language, "skip-to-content")) }
                (top_bar(frame))
                @if let Some(live) = &frame.live { (live.plain) }
                main #main tabindex="-1" { (body) }
                (footer(frame))
                @if frame.live.is_some() { div #told.vh role="status" aria-live="polite" {} }
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
            a.brand href="/" aria-label="Caravanserai" { (Icon("u-logo")) span { "Caravanserai" } }
            nav.nav aria-label=(t!(language, "nav")) {
                a href="/" aria-current=[(frame.path == "/").then_some("page")] {
                    (t!(language, "nav-play"))
                }
                a href="/#games" { (t!(language, "nav-games")) }
                a href="/#watch" { (t!(language, "nav-watch")) }
                a href="/rules" aria-current=[frame.path.starts_with("/rules").then_some("page")] {
                    (t!(language, "nav-rules"))
                }
            }
            div.tools {
                @if let Some(name) = &frame.player_name {
                    @let devices = t!(language, "my-devices", name = name.as_str());
                    a.me-tag href="/devices" aria-label=(devices)
                        aria-current=[(frame.path == "/devices").then_some("page")] {
                        (Icon("u-person")) span { (name) }
                    }
                }
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
            button.iconbtn name="theme" value=(frame.theme.next().code()) title=(next) { (Icon("u-theme")) }
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
