//! The house on a home screen: what it is called there, what works in the background, and
//! the page that says that there is no network.

use crate::assets::{self, Asset};
use crate::message::message;
use crate::{ALONE, GameName, Icon, Language, home, t};
use maud::{Markup, html};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The program that works in the background.
const WORKER: &str = include_str!("../assets/sw.js");

/// The ground of the light theme, for systems that draw a frame around the house.
const PAPER: &str = "#F3E6CC";

/// What the house with these games is called on a home screen, and what can be shared with it.
pub fn manifest(language: Language, games: &[GameName]) -> Value {
    let icon = |asset: &Asset, sizes: &str, purpose: &str| {
        json!({
            "src": asset.address(), "type": asset.content_type, "sizes": sizes, "purpose": purpose,
        })
    };
    json!({
        "id": "/",
        "name": "Caravanserai",
        "short_name": "Caravanserai",
        "description": home::lead(language, games),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            icon(&assets::ICON, "any", "any"),
            icon(&assets::ICON_192, "192x192", "any"),
            icon(&assets::ICON_512, "512x512", "any"),
            icon(&assets::ICON_MASKABLE, "512x512", "maskable"),
        ],
        // An invitation that is shared with the house leads to its table.
        "share_target": {
            "action": "/join",
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": { "title": "title", "text": "text", "url": "code" },
        },
    })
}

/// The program that works in the background, with what the page without a network needs. It
/// is another one whenever that is, or the language: then the page is fetched anew.
pub fn worker(language: Language) -> String {
    let first = [&assets::TOKENS, &assets::UI, &assets::PAGES, &assets::SCRIPT, &assets::ICON];
    let first: Vec<String> = first.into_iter().map(Asset::address).collect();
    let first = json!(first).to_string();
    let version = format!("{}{first}{WORKER}", language.code());
    let version = Sha256::digest(version.as_bytes());
    let version: String = version.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    WORKER
        .replace("{version}", &version)
        .replace("{assets}", &first)
        .replace("{icon}", &assets::ICON_192.address())
}

/// The page that says that there is no network, inside `<main>`. It stands where another page
/// was asked for, so that its link leads there.
pub fn away(language: Language) -> Markup {
    let again = html! {
        p.go {
            a.btn."btn--primary" href="" { (Icon("u-replay")) " " (t!(language, "look-again")) }
        }
    };
    let lead = match ALONE {
        true => t!(language, "away-lead-alone"),
        false => t!(language, "away-lead"),
    };
    message(&t!(language, "away-title"), html! { (lead) }, again)
}

/// The title of that page.
pub fn away_title(language: Language) -> String {
    t!(language, "away-title").into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_language_is_another_worker_and_nothing_is_left_to_fill_in() {
        let [english, german] = [Language::English, Language::German].map(worker);
        assert_ne!(english, german);
        assert_eq!(english, worker(Language::English));
        for left in ["{version}", "{assets}", "{icon}"] {
            assert!(!english.contains(left), "{left}");
        }
    }
}
