//! The frame, the assets, and the pages around a table.

use maud::html;
use web::shell::{Frame, LiveFacts, Theme, page};
use web::{Language, assets};

fn frame(language: Language, theme: Theme) -> Frame<'static> {
    Frame {
        waiting: 0,
        language,
        theme,
        muted: false,
        title: "A <title>".to_owned(),
        path: "/table/x?a=1&b=2".to_owned(),
        sprite: "",
        styles: &[],
        credits: vec!["By somebody.".into()],
        player_name: Some("Amma".to_owned()),
        live: Some(LiveFacts {
            path: "/table/x/live".to_owned(),
            plain: maud::html! {},
            again: None,
        }),
    }
}

#[test]
fn a_page_speaks_its_language_and_wears_its_theme() {
    let page = page(&frame(Language::German, Theme::Dark), html! { p { "Inhalt" } }).into_string();
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"de\" data-theme=\"dark\">"));
    assert!(page.contains("<title>A &lt;title&gt; · Caravanserai</title>"));
    assert!(page.contains("data-live=\"/table/x/live\""));
    assert!(page.contains("By somebody."), "the footer names who made the games");
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
    for asset in assets::SHARED {
        let (name, etag) = (asset.name, asset.etag());
        assert_eq!(asset.address(), format!("/assets/{etag}/{name}"));
        assert_eq!(etag.len(), 16);
        assert!(!asset.bytes.is_empty(), "{name} is empty");
        assert!(seen.insert(etag), "{name} is a copy of another asset");
    }
}

#[test]
fn style_sheets_use_no_foreign_address() {
    for asset in assets::SHARED.iter().filter(|asset| asset.content_type.starts_with("text/")) {
        let text = String::from_utf8(asset.bytes.to_vec()).expect("text");
        assert!(!text.contains("http:") && !text.contains("https:") && !text.contains("@import"));
    }
}

#[test]
fn drawings_that_pages_refer_to_are_in_the_sprites() {
    let symbols = web::shell::SPRITE.split("symbol id=\"").skip(1);
    let known: Vec<&str> = symbols.filter_map(|part| part.split('"').next()).collect();
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
            let drawing = word.strip_prefix("u-").is_some_and(|rest| rest.len() > 1)
                && word.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
            if drawing {
                assert!(known.contains(&word), "{}: no drawing `{word}`", path.display());
                asked += 1;
            }
        }
    }
    assert!(asked > 40, "only {asked} drawings found: the search is broken");
}

#[test]
fn an_error_page_names_the_reason_and_escapes_it() {
    let page = web::errors::page(Language::English, 409, "<move 3> is gone", None).into_string();
    assert!(page.contains("&lt;move 3&gt; is gone"));
    assert!(page.contains("The table has moved on"));
}
