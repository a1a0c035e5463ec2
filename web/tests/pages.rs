//! The frame, the assets, and the pages around a table.

use maud::html;
use serde_json::{Map, json};
use targi::{Options, State};
use web::shell::{Frame, LiveFacts, Theme, page};
use web::{Language, Pages, assets};

fn frame(language: Language, theme: Theme) -> Frame<'static> {
    Frame {
        language,
        theme,
        title: "A <title>".to_owned(),
        path: "/table/x?a=1&b=2".to_owned(),
        sprite: State::sprite(),
        styles: State::styles(),
        player_name: Some("Amma".to_owned()),
        live: Some(LiveFacts { path: "/table/x/live".to_owned() }),
    }
}

#[test]
fn a_page_speaks_its_language_and_wears_its_theme() {
    let page = page(&frame(Language::German, Theme::Dark), html! { p { "Inhalt" } }).into_string();
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"de\" data-theme=\"dark\">"));
    assert!(page.contains("<title>A &lt;title&gt; · Caravanserai</title>"));
    assert!(page.contains("data-live=\"/table/x/live\""));
    assert!(page.contains("KOSMOS") && page.contains("Days of Wonder"));
    assert!(page.contains("name=\"language\" value=\"en\""));
    assert!(page.contains("name=\"back\" value=\"/table/x?a=1&amp;b=2\""));
}

#[test]
fn pages_hold_no_inline_style_or_script() {
    for language in Language::ALL {
        let page = page(&frame(language, Theme::System), html! {}).into_string();
        assert!(!page.contains("style=") && !page.contains("<style"));
        assert_eq!(page.matches("<script").count(), 1);
        assert!(page.contains("<script type=\"module\" src=\"/assets/"));
    }
}

#[test]
fn every_asset_has_an_address_with_the_hash_of_its_content() {
    let mut seen = std::collections::BTreeSet::new();
    for name in assets::names() {
        let asset = assets::get(name).expect("a named asset");
        assert_eq!(assets::address(name), format!("/assets/{}/{name}", asset.etag));
        assert_eq!(asset.etag.len(), 16);
        assert!(!asset.bytes.is_empty(), "{name} is empty");
        assert!(seen.insert(asset.etag), "{name} is a copy of another asset");
    }
    assert!(assets::get("../Cargo.toml").is_none());
}

#[test]
fn style_sheets_use_no_foreign_address() {
    for name in assets::names().filter(|name| name.ends_with(".css") || name.ends_with(".js")) {
        let text = String::from_utf8(assets::get(name).expect("it").bytes.to_vec()).expect("text");
        assert!(!text.contains("http:") && !text.contains("https:") && !text.contains("@import"));
    }
}

#[test]
fn drawings_that_pages_refer_to_are_in_the_sprites() {
    let house = include_str!("../assets/ui-icons.svg");
    let known: Vec<&str> = [house, State::sprite()]
        .iter()
        .flat_map(|sprite| sprite.split("symbol id=\"").skip(1))
        .filter_map(|part| part.split('"').next())
        .collect();
    let mut files = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut asked = 0;
    while let Some(path) = files.pop() {
        if path.is_dir() {
            let inside = std::fs::read_dir(path).expect("a folder");
            files.extend(inside.map(|entry| entry.expect("a file").path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for word in text.split('"').skip(1).step_by(2) {
            let drawing = ["u-", "i-", "t-", "p-", "k-", "m-", "f-", "b-"]
                .iter()
                .any(|start| word.strip_prefix(start).is_some_and(|rest| rest.len() > 1))
                && word.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
            if drawing && !word.starts_with("t-") || word.starts_with("t-") && known.contains(&word)
            {
                assert!(known.contains(&word), "{}: no drawing `{word}`", path.display());
                asked += 1;
            }
        }
    }
    assert!(asked > 80, "only {asked} drawings found: the search is broken");
}

#[test]
fn a_set_up_form_is_read_as_it_was_filled_in() {
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let read = |fields: &[(String, String)]| -> Map<_, _> { State::read_set_up(fields) };
    let all = read(&[field("preset", "all"), field("tokens", "off")]);
    assert_eq!(
        Options::read(&all).expect("a preset"),
        Options { expansion: true, tokens: targi::TokenRule::Secret, ..Options::default() }
    );
    let own = read(&[
        field("preset", "own"),
        field("expansion", "true"),
        field("tokens", "random"),
        field("start", "1"),
        field("tribe_deck", ""),
        field("border-5", "base"),
        field("border-9", ""),
    ]);
    assert_eq!(
        serde_json::Value::Object(own.clone()),
        json!({
            "expansion": true, "tokens": "random", "start": 1, "border": { "5": "base" }
        })
    );
    assert!(Options::read(&own).is_ok());
    let wrong = read(&[field("preset", "own"), field("tokens", "many"), field("start", "9")]);
    assert!(Options::read(&wrong).is_err(), "what is wrong stays wrong, to be named");
}

#[test]
fn the_set_up_form_shows_what_was_chosen() {
    let chosen = Options::read(&State::read_set_up(&[
        ("preset".to_owned(), "own".to_owned()),
        ("tokens".to_owned(), "same".to_owned()),
        ("hand_rule".to_owned(), "printed".to_owned()),
    ]))
    .expect("options");
    let form = State::set_up(&chosen.write(), Language::English).into_string();
    assert!(form.contains("value=\"own\" checked"));
    assert!(form.contains("value=\"same\" checked"));
    assert!(form.contains("value=\"printed\" checked"));
    assert!(!form.contains("value=\"author\" checked"));
}

#[test]
fn an_error_page_names_the_reason_and_escapes_it() {
    let page = web::errors::page(Language::English, 409, "<move 3> is gone").into_string();
    assert!(page.contains("&lt;move 3&gt; is gone"));
    assert!(page.contains("The table has moved on"));
}
