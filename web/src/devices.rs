//! "My devices": which browsers and programs act for a guest, and what the guest is called.

use crate::t;
use crate::{Icon, IconAs};
use crate::{Language, labels};
use maud::{Markup, html};

/// What the page shows.
#[derive(Clone, Debug)]
pub struct DevicesFacts {
    /// The language to speak.
    pub language: Language,
    /// What the guest is called.
    pub name: String,
    /// Why a new name was refused, and which.
    pub wrong: Option<(String, String)>,
    /// The devices, the one that was used last first.
    pub devices: Vec<DeviceFacts>,
    /// After how many days without use a device is forgotten, if ever.
    pub idle_days: Option<u64>,
}

/// A browser or program that acts for a guest.
#[derive(Clone, Debug)]
pub struct DeviceFacts {
    /// What it is called in forms.
    pub code: String,
    /// What it calls itself.
    pub agent: String,
    /// Whether it shows this page.
    pub here: bool,
    /// How long ago it was used first.
    pub first_s: u64,
    /// How long ago it was used last.
    pub last_s: u64,
}

/// The page, inside `<main>`.
pub fn page(facts: &DevicesFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.me {
            h1 { (t!(language, "devices-title")) }
            p { a href="/me" { (t!(language, "nav-history")) } }
            (name(facts))
            section.panel.list aria-labelledby="devices-list" {
                h2 #devices-list { (t!(language, "devices-list", name = facts.name.as_str())) }
                p.note {
                    (t!(language, "devices-lead"))
                    @if let Some(days) = facts.idle_days {
                        " " (t!(language, "devices-idle", count = days))
                    }
                }
                ul {
                    @for device in &facts.devices { (line(language, device)) }
                }
                div.field-row {
                    form method="post" action="/devices/link" {
                        button.btn { (Icon("u-link")) " " (t!(language, "devices-add")) }
                    }
                    @if facts.devices.len() > 1 {
                        form method="post" action="/devices/end" {
                            button.btn name="device" value="others" {
                                (Icon("u-close")) " " (t!(language, "devices-end-others"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn name(facts: &DevicesFacts) -> Markup {
    let language = facts.language;
    let wrong = facts.wrong.as_ref();
    let value = wrong.map_or(&facts.name, |(typed, _)| typed);
    html! {
        section.panel.box aria-labelledby="devices-name" {
            h2 #devices-name { (t!(language, "devices-name")) }
            form.field-row method="post" action="/devices/name" {
                label.vh for="name" { (t!(language, "your-name")) }
                input.input #name name="name" maxlength="24" autocomplete="nickname" required
                    value=(value) aria-invalid=[wrong.map(|_| "true")]
                    aria-describedby=(if wrong.is_some() { "name-wrong name-note" } else { "name-note" });
                button.btn { (t!(language, "devices-rename")) }
            }
            @if let Some((_, why)) = wrong {
                p.warning #name-wrong role="alert" { (Icon("u-info")) " " (why) }
            }
            p.note #name-note { (t!(language, "devices-name-note")) }
        }
    }
}

fn line(language: Language, device: &DeviceFacts) -> Markup {
    let name = device_name(language, &device.agent);
    html! {
        li {
            (IconAs("ic ic--l", "u-device"))
            p {
                strong { (name) }
                @if device.here { " " b.tag { (t!(language, "devices-here")) } }
                span {
                    @if device.here { (t!(language, "devices-now")) }
                    @else { (t!(language, "devices-last", ago = labels::ago(language, device.last_s))) }
                    ", "
                    (t!(language, "devices-first", ago = labels::ago(language, device.first_s)))
                }
            }
            @if !device.here {
                form method="post" action="/devices/end" {
                    button.btn name="device" value=(device.code)
                        aria-label=(t!(language, "devices-end-this", name = name.as_str())) {
                        (t!(language, "devices-end"))
                    }
                }
            }
        }
    }
}

/// Browsers by what they call themselves. Most claim to be others, too, so the order counts.
const BROWSERS: [(&str, &str); 12] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("OPR/", "Opera"),
    ("EdgiOS/", "Edge"),
    ("EdgA/", "Edge"),
    ("Edg/", "Edge"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Epiphany/", "GNOME Web"),
    ("Safari/", "Safari"),
];

/// Systems by what browsers call them.
const SYSTEMS: [(&str, &str); 9] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("FreeBSD", "FreeBSD"),
    ("Linux", "Linux"),
    ("X11", "Unix"),
];

/// A name that a person understands for what a browser or program calls itself.
pub fn device_name(language: Language, agent: &str) -> String {
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let text = match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => {
            t!(language, "device-browser-on", browser = browser, system = system)
        }
        (Some(browser), None) => t!(language, "device-browser", browser = browser),
        (None, Some(system)) => t!(language, "device-on", system = system),
        (None, None) if agent.starts_with("Mozilla/") => t!(language, "device-some-browser"),
        (None, None) => {
            let program = agent.split(['/', ' ']).next().unwrap_or_default();
            match program.is_empty() {
                true => t!(language, "device-unknown"),
                false => t!(language, "device-program", name = program),
            }
        }
    };
    text.into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_as_people_call_it() {
        let named = |agent| device_name(Language::English, agent);
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                "Safari on macOS",
            ),
            (
                "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
                "Chrome on ChromeOS",
            ),
            ("Mozilla/5.0 (compatible; Something)", "A browser"),
            ("Python-urllib/3.13", "The program Python-urllib"),
            ("", "An unknown device"),
        ] {
            assert_eq!(named(agent), name, "{agent}");
        }
        assert_eq!(device_name(Language::German, "Firefox/1 Linux"), "Firefox auf Linux");
    }
}
