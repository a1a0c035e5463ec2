//! What is shown before the program is there.

use offline::first_page;

fn file(name: &str) -> String {
    let files = first_page::files().expect("a first page");
    let found = files.into_iter().find(|(known, _)| known == name);
    let content = found.unwrap_or_else(|| panic!("no {name}")).1;
    String::from_utf8(content).expect("a text")
}

#[test]
fn the_first_page_offers_the_games_in_every_language() {
    let (english, german) = (file("index.html"), file("index.de.html"));
    assert_eq!(english, file("index.en.html"));
    for (page, lang, rules) in [(&english, "en", "Rules"), (&german, "de", "Regeln")] {
        assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{page}");
        assert!(page.contains(rules), "{page}");
        for game in ["targi", "five-tribes"] {
            assert!(page.contains(&format!("name=\"game\" value=\"{game}\"")), "{page}");
        }
    }
}

#[test]
fn the_first_page_takes_nothing_from_the_program_but_its_script_later() {
    let page = file("index.html");
    let script = page.split("data-script=\"./assets/").nth(1).expect("the script is named");
    assert!(script.split('"').next().is_some_and(|name| name.ends_with("/table.js")), "{page}");
    assert_eq!(page.matches("/assets/").count(), 3, "the script, and the icons for the title");
    assert!(!page.contains("=\"/"), "it may lie in a folder: {page}");
    for (style, rule) in [("tokens", ":root"), ("ui", ".topbar"), ("pages", ".start-form")] {
        assert!(page.contains(&format!("href=\"./{style}.css\"")), "{page}");
        assert!(file(&format!("{style}.css")).contains(rule), "{rule}");
    }
}
