//! Being told when it is one's turn: the switch on the pages, the page of all ways, and what
//! a notice says.

use crate::ALONE;
use crate::devices::device_name;
use crate::message::{go_home, message};
use crate::unsent::Unsent;
use crate::{Icon, IconAs, Language, labels, t};
use maud::{Markup, html};
use std::borrow::Cow;

/// The switch with its words. The script shows it where the browser can tell anything, and says
/// elsewhere what that takes.
fn switch(language: Language) -> Markup {
    html! {
        label.switch data-tells hidden {
            input type="checkbox" role="switch" data-tell-me;
            span { b { (t!(language, "tell-me")) } small { (t!(language, "tell-me-here")) } }
        }
        p.note data-tells-not="unsafe" hidden { (t!(language, "tell-unsafe")) }
        p.note data-tells-not="unable" hidden { (t!(language, "tell-unable")) }
    }
}

/// The switch, for pages where nothing else is in the way; other ways need no script. In a
/// browser alone nobody is waited for.
pub(crate) fn tell_me(language: Language) -> Markup {
    if ALONE {
        return html! {};
    }
    html! {
        div.tell-me {
            (switch(language))
            p.field-row {
                button.btn."btn--quiet" type="button" data-tells data-tell-try hidden {
                    (t!(language, "tell-try"))
                }
                a.btn."btn--quiet" href="/notices" { (Icon("u-bell")) " " (t!(language, "tell-ways")) }
            }
        }
    }
}

/// The same switch as a button, for the bar above a table.
pub(crate) fn bell(language: Language) -> Markup {
    html! {
        button.iconbtn type="button" data-tells data-tell-me hidden aria-pressed="false"
            title=(t!(language, "tell-me")) {
            (Icon("u-bell"))
        }
        // Other ways than by this browser need no script.
        noscript { a.iconbtn href="/notices" title=(t!(language, "tell-ways")) { (Icon("u-bell")) } }
    }
}

/// What the page of all ways shows.
#[derive(Clone, Debug)]
pub struct NoticesFacts {
    /// The language to speak.
    pub language: Language,
    /// Whether browsers can be told while no page is open.
    pub push: bool,
    /// Whether addresses of guests' own can be told.
    pub webhook: bool,
    /// Whether mail is sent.
    pub mail: bool,
    /// The ways that the guest has switched on.
    pub ways: Vec<WayFacts>,
    /// What was refused: the field, what was typed, and why.
    pub wrong: Option<(&'static str, String, String)>,
    /// Whether a try has just gone out.
    pub tried: bool,
}

/// A way in which a guest wants to be told.
#[derive(Clone, Debug)]
pub struct WayFacts {
    /// What it is called in forms.
    pub id: i64,
    /// What it is.
    pub is: Way,
    /// How long ago something went out last.
    pub told_s: Option<u64>,
    /// Why the last try failed.
    pub failure: Option<Unsent>,
}

/// What a way is.
#[derive(Clone, Debug)]
pub enum Way {
    /// A browser, by what it calls itself.
    Push(String),
    /// A request to this address, signed with this secret.
    Webhook(String, String),
    /// Mail to this address, and whether it is confirmed.
    Mail(String, bool),
}

/// The page of all ways, inside `<main>`.
pub fn page(facts: &NoticesFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.me {
            h1 { (t!(language, "notices-title")) }
            section.panel.box aria-labelledby="notices-here" {
                h2 #notices-here { (t!(language, "notices-here")) }
                p {
                    @if facts.push { (t!(language, "notices-here-push")) }
                    @else { (t!(language, "notices-here-open")) }
                }
                (switch(language))
                noscript { p.note { (t!(language, "notices-here-script")) } }
            }
            @if facts.mail { (mail_form(facts)) }
            @if facts.webhook { (webhook_form(facts)) }
            (ways(facts))
        }
    }
}

fn ways(facts: &NoticesFacts) -> Markup {
    let language = facts.language;
    html! {
        section.panel.list aria-labelledby="notices-ways" {
            h2 #notices-ways { (t!(language, "notices-ways")) }
            @if facts.tried { p.note role="status" { (Icon("u-check")) " " (t!(language, "notices-tried")) } }
            @if facts.ways.is_empty() {
                p.note { (t!(language, "notices-none")) }
            } @else {
                ul { @for way in &facts.ways { (line(language, way)) } }
                form.field-row method="post" action="/notices/try" {
                    button.btn { (Icon("u-bell")) " " (t!(language, "tell-try")) }
                }
            }
        }
    }
}

fn line(language: Language, way: &WayFacts) -> Markup {
    let (icon, name) = match &way.is {
        Way::Push(agent) => ("u-device", device_name(language, agent)),
        Way::Webhook(url, _) => ("u-link", url.clone()),
        Way::Mail(address, _) => ("u-post", address.clone()),
    };
    html! {
        li {
            (IconAs("ic ic--l", icon))
            p {
                @match &way.is {
                    Way::Push(_) => strong { (name) },
                    _ => strong { code { (name) } },
                }
                span {
                    @match &way.is {
                        Way::Mail(_, false) => { (t!(language, "notices-unconfirmed")) }
                        _ => @match way.told_s {
                            Some(told_s) => {
                                (t!(language, "notices-told", ago = labels::ago(language, told_s)))
                            }
                            None => { (t!(language, "notices-never-told")) }
                        }
                    }
                }
                @if let Some(failure) = &way.failure {
                    span.warning { (t!(language, "notices-failed")) " " (failure.words(language)) }
                }
                @if let Way::Webhook(_, secret) = &way.is {
                    span { (t!(language, "notices-secret")) " " code.secret { (secret) } }
                }
            }
            form method="post" action="/notices/end" {
                button.btn name="way" value=(way.id)
                    aria-label=(t!(language, "notices-end-this", name = name.as_str())) {
                    (t!(language, "notices-end"))
                }
            }
        }
    }
}

fn mail_form(facts: &NoticesFacts) -> Markup {
    let language = facts.language;
    let (title, lead) = (t!(language, "notices-mail"), t!(language, "notices-mail-lead"));
    let label = t!(language, "notices-address");
    let example = t!(language, "notices-address-example");
    form(facts, "mail", ("address", "email", "email"), [title, lead, label, example])
}

fn webhook_form(facts: &NoticesFacts) -> Markup {
    let language = facts.language;
    let (title, lead) = (t!(language, "notices-webhook"), t!(language, "notices-webhook-lead"));
    let (label, example) = (t!(language, "notices-url"), t!(language, "notices-url-example"));
    form(facts, "webhook", ("url", "url", "off"), [title, lead, label, example])
}

/// A form for a way that guests type in; its field has a name, a kind and what browsers may
/// fill in.
fn form(
    facts: &NoticesFacts,
    way: &str,
    (name, kind, complete): (&str, &str, &str),
    [title, lead, label, example]: [Cow<'static, str>; 4],
) -> Markup {
    let wrong = facts.wrong.as_ref().filter(|(field, ..)| *field == name);
    html! {
        section.panel.box aria-labelledby={ "notices-" (way) } {
            h2 id={ "notices-" (way) } { (title) }
            p { (lead) }
            form.field-row method="post" action={ "/notices/" (way) } {
                label.vh for=(name) { (label) }
                input.input id=(name) name=(name) type=(kind) autocomplete=(complete) required
                    maxlength="1000" placeholder=(example) value=[wrong.map(|(_, typed, _)| typed)]
                    aria-invalid=[wrong.map(|_| "true")]
                    aria-describedby=[wrong.map(|_| format!("{name}-wrong"))];
                button.btn { (t!(facts.language, "notices-add")) }
            }
            @if let Some((_, _, why)) = wrong {
                p.warning id={ (name) "-wrong" } role="alert" { (Icon("u-info")) " " (why) }
            }
        }
    }
}

/// What a link in a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The address is the guest's.
    Confirm,
    /// No more mail.
    End,
}

/// The page that a link in a mail leads to, inside `<main>`: programs that look at links must
/// not do what they are for.
pub fn link(language: Language, link: Link, address: &str, path: &str) -> Markup {
    let (title, button) = match link {
        Link::Confirm => (t!(language, "notices-confirm"), t!(language, "notices-confirm-yes")),
        Link::End => (t!(language, "notices-stop"), t!(language, "notices-stop-yes")),
    };
    let form = html! {
        form method="post" action=(path) {
            button.btn."btn--primary" { (button) }
        }
    };
    message(&title, html! { code { (address) } }, form)
}

/// The page that says that it is done, inside `<main>`.
pub fn linked(language: Language, link: Link, address: &str) -> Markup {
    let title = match link {
        Link::Confirm => t!(language, "notices-confirmed"),
        Link::End => t!(language, "notices-stopped"),
    };
    message(&title, html! { code { (address) } }, go_home(language))
}

/// The title of the page.
pub fn title(language: Language) -> String {
    t!(language, "notices-title").into_owned()
}

/// What a notice of a turn is called.
pub fn turn_title(language: Language, game: &str) -> String {
    t!(language, "notice-turn", game = game).into_owned()
}

/// What a notice of a turn says: who else sits there.
pub fn turn_text(language: Language, opponents: &[String]) -> String {
    t!(language, "notice-with", names = words::list(language, opponents)).into_owned()
}

/// What a try is called.
pub fn tried_title(language: Language) -> String {
    t!(language, "notice-try").into_owned()
}

/// What a try says.
pub fn tried_text(language: Language) -> String {
    t!(language, "tell-tried").into_owned()
}

/// The subject and the text of the mail that asks whether an address is the guest's.
pub fn confirmation(language: Language, link: &str) -> (String, String) {
    let subject = t!(language, "mail-confirm").into_owned();
    let lead = t!(language, "mail-confirm-lead");
    let note = t!(language, "mail-confirm-note");
    (subject, format!("{lead}\n\n{link}\n\n{note}\n"))
}

/// The subject and the text of a mail that tells of turns: what each is called, what it says,
/// and its link.
pub fn mail(language: Language, turns: &[(&str, &str, &str)], end: &str) -> (String, String) {
    let subject = match turns {
        [(title, ..)] => (*title).to_owned(),
        _ => t!(language, "mail-turns", count = turns.len()).into_owned(),
    };
    let lines = turns.iter().map(|(title, text, link)| format!("{title}\n{text}\n{link}\n\n"));
    let lines: String = lines.collect();
    let note = t!(language, "mail-note");
    (subject, format!("{lines}-- \n{note}\n{end}\n"))
}
