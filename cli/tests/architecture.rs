//! The house itself: which room may lean on which, and what the rules may not do.

use caravanserai_core::Game;
use std::fs;
use std::path::{Path, PathBuf};
use toml::Table;

/// The rooms from the ground up. A room depends only on lower ones.
const FLOORS: &[(&str, u8)] = &[
    ("core", 0),
    ("markup", 0),
    ("words", 1),
    ("games/targi/rules", 1),
    ("games/five-tribes/rules", 1),
    ("sage", 2),
    ("terminal", 3),
    ("web", 3),
    ("games/targi/bot", 3),
    ("games/five-tribes/bot", 3),
    ("games/targi/table", 4),
    ("games/five-tribes/table", 4),
    ("server", 5),
    ("cli", 6),
];

/// The layers that every game shares.
const SHARED: &[&str] = &["core", "words", "sage", "terminal", "web", "server", "cli", "offline"];
/// The list of games of a program, and the only place in it that names them.
const REGISTRY: &str = "src/registry.rs";

/// What pure rules have no use for.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "Mutex",
    "Atomic",
    "static mut",
    "println!",
    "eprintln!",
    "unsafe ",
    "HashMap",
    "HashSet",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn manifest(folder: &Path) -> Table {
    read(&folder.join("Cargo.toml")).parse().expect("cargo reads it too")
}

fn floor(room: &str) -> u8 {
    let known = FLOORS.iter().find(|(name, _)| *name == room);
    known.unwrap_or_else(|| panic!("on which floor is the room `{room}`? see FLOORS")).1
}

/// The members of the workspace by folder.
fn rooms() -> Vec<String> {
    let workspace = manifest(&root());
    let members = workspace["workspace"]["members"].as_array().expect("a list of members");
    members.iter().map(|name| name.as_str().expect("a folder").to_owned()).collect()
}

/// The folder of a dependency that is a room of the house.
fn folder_of(dependency: &str) -> Option<String> {
    let workspace = manifest(&root());
    let path = workspace["workspace"]["dependencies"].get(dependency)?.get("path")?;
    path.as_str().map(str::to_owned)
}

/// All files under a folder with one of these endings.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a source file").path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|own| own == *ending)) {
            found.push(path);
        }
    }
}

/// All source files of a room.
fn sources(room: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&root().join(room).join("src"), &["rs"], &mut found);
    found
}

/// The code of a file without what `#[cfg(test)]` keeps for tests. As rustfmt lays it out, that
/// ends at the first line of the same depth that closes something.
fn code(file: &Path) -> String {
    let text = read(file);
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut skipped = None;
    let mut keep = |line: &str| {
        if line.trim() == "#[cfg(test)]" {
            skipped = Some(depth(line));
        }
        let Some(outer) = skipped else { return true };
        if depth(line) == outer && line.ends_with([';', ',', '}']) {
            skipped = None;
        }
        false
    };
    text.lines().map(|line| if keep(line) { line } else { "" }).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_room_leans_only_on_rooms_below() {
    for room in rooms() {
        let manifest = manifest(&root().join(&room));
        let dependencies = manifest.get("dependencies").and_then(|list| list.as_table());
        for name in dependencies.into_iter().flatten().map(|(name, _)| name) {
            let Some(below) = folder_of(name) else { continue };
            assert!(floor(&below) < floor(&room), "{room} must not depend on {below}");
        }
    }
}

#[test]
fn the_rules_do_no_io_know_no_time_and_share_nothing() {
    for room in rooms().iter().filter(|room| *room == "core" || room.ends_with("/rules")) {
        for file in sources(room) {
            for (index, line) in code(&file).lines().enumerate() {
                let line = line.split("//").next().expect("split gives at least one part");
                let found = IMPURE.iter().find(|word| line.contains(**word));
                assert_eq!(found, None, "{}:{}", file.display(), index + 1);
            }
        }
    }
}

/// Whether a file holds tests and nothing else.
fn is_test(file: &Path) -> bool {
    file.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("tests"))
}

#[test]
fn nothing_outside_the_games_and_the_registry_names_a_game() {
    for room in SHARED {
        let mut spoken = sources(room);
        spoken.retain(|file| !file.ends_with(REGISTRY) && !is_test(file));
        for folder in ["texts", "assets", "site"].map(|name| root().join(room).join(name)) {
            if folder.is_dir() {
                files(&folder, &["ftl", "css", "js", "svg"], &mut spoken);
            }
        }
        for file in spoken {
            for (index, line) in code(&file).lines().enumerate() {
                let line = line.to_lowercase();
                let found = ["targi", "five_tribes", "five-tribes", "five tribes"]
                    .iter()
                    .find(|word| line.contains(**word));
                assert_eq!(found, None, "{}:{}", file.display(), index + 1);
            }
        }
        if !root().join(room).join(REGISTRY).is_file() {
            let manifest = manifest(&root().join(room));
            let leans_on = manifest["dependencies"].as_table().expect("dependencies");
            let games = leans_on.keys().filter_map(|name| folder_of(name));
            let game = games.into_iter().find(|folder| folder.starts_with("games/"));
            assert_eq!(game, None, "{room} leans on a game");
        }
    }
}

#[test]
fn nothing_outside_the_games_names_an_option_of_a_game() {
    // The house itself fills in how many play, and pages have other beginnings to name.
    let known = targi::State::OPTIONS.iter().chain(five_tribes::State::OPTIONS);
    let names: Vec<String> = known
        .filter(|option| !["players", "start"].contains(&option.name))
        .map(|option| format!("\"{}\"", option.name))
        .collect();
    for room in SHARED {
        for file in sources(room).into_iter().filter(|file| !is_test(file)) {
            for line in code(&file).lines().filter(|line| !line.trim_start().starts_with("//")) {
                let found = names.iter().find(|name| line.contains(*name));
                assert_eq!(found, None, "{}: {line}", file.display());
            }
        }
    }
}

#[test]
fn only_what_is_kept_for_tests_is_passed_over() {
    let hidden = |file: &str| code(&root().join(file));
    let table = hidden("server/src/table/mod.rs");
    assert!(!table.contains("use fairness::Given;") && table.contains("use fairness::Fairness;"));
    let seam = hidden("server/src/store/database.rs");
    assert!(!seam.contains("faults") && !seam.contains("mod tests"), "{seam}");
    assert!(seam.contains("fn hurries") && seam.contains("enum When"));
}

#[test]
fn the_server_writes_no_html() {
    for file in sources("server") {
        for (index, line) in code(&file).lines().enumerate() {
            let found = ["<svg", "<div"].iter().find(|word| line.contains(**word));
            assert_eq!(found, None, "{}:{}", file.display(), index + 1);
        }
    }
}

#[test]
fn the_server_is_written_for_no_game_but_for_any() {
    let of_a_game = ["Game", "InfoSet", "Pages", "Plays", "Vocabulary"];
    // There the faces of a game are put together.
    let mut written = sources("server");
    written.retain(|file| !file.ends_with("src/hosting.rs"));
    for file in written {
        for (index, line) in code(&file).lines().enumerate() {
            let line = line.split("//").next().expect("split gives at least one part");
            let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let found = words.find(|word| of_a_game.contains(word));
            assert_eq!(found, None, "{}:{}", file.display(), index + 1);
        }
    }
}

#[test]
fn both_games_are_laid_out_alike() {
    for folder in
        ["rules/src", "bot/src", "table/src/words", "table/src/page", "table/src/terminal"]
    {
        for game in ["games/targi", "games/five-tribes"] {
            let path = root().join(game).join(folder);
            assert!(path.is_dir(), "{}", path.display());
        }
    }
    // Where both games have the same thing, it has the same name in both.
    let twins = [
        "rules/src/deck_error.rs",
        "rules/src/flow.rs",
        "rules/src/refusal.rs",
        "rules/src/view.rs",
        "rules/src/piles.rs",
        "rules/src/position.rs",
        "rules/src/info_set.rs",
        "rules/src/scoring.rs",
        "bot/src/greedy.rs",
        "bot/src/policy.rs",
        "bot/src/value.rs",
        "bot/src/worth.rs",
        "bot/src/levels.rs",
        "bot/src/numeric/actions.rs",
        "bot/src/numeric/observation.rs",
        "table/src/page/mod.rs",
        "table/src/page/lessons.rs",
        "table/src/page/price.rs",
        "table/src/page/purse.rs",
        "table/src/page/story.rs",
        "table/src/page/rule_book/mod.rs",
        "table/src/words/choice.rs",
        "table/src/words/event.rs",
        "table/src/words/task.rs",
        "table/src/terminal/panes.rs",
    ];
    for twin in twins {
        for game in ["games/targi", "games/five-tribes"] {
            let path = root().join(game).join(twin);
            assert!(path.is_file(), "{}", path.display());
        }
    }
}

#[test]
fn what_the_documents_point_to_is_there() {
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/protocol.md",
        "docs/performance.md",
        "docs/scale.md",
        "docs/strength.md",
        "games/targi/rules.md",
        "games/five-tribes/rules.md",
    ];
    for document in documents {
        let path = root().join(document);
        let text = read(&path);
        let folder = path.parent().expect("a document lies in a folder");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().expect("split gives at least one part");
            let local = !target.is_empty() && !target.starts_with("http");
            assert!(!local || folder.join(target).exists(), "{document} points to {link}");
        }
        for name in text.split('`').skip(1).step_by(2).filter(|name| is_file_name(name)) {
            assert!(root().join(name).exists(), "{document} names {name}");
        }
    }
}

/// Whether a word in backticks is the path of a file of this repository.
fn is_file_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    let endings = [".rs", ".md", ".toml", ".txt", ".record"];
    let room = name.split('/').next().is_some_and(|first| root().join(first).exists());
    room && name.contains('/')
        && name.chars().all(plain)
        && endings.iter().any(|end| name.ends_with(end))
}

#[test]
fn the_readme_begins_with_the_two_commands_that_ci_runs() {
    let readme = read(&root().join("README.md"));
    let ci = read(&root().join(".ci/run"));
    let first = readme.split("```").nth(1).expect("a block of commands");
    for command in ["cargo run --release", "cargo test --workspace"] {
        assert!(first.contains(command), "the README does not say `{command}`");
        assert!(ci.contains(command), ".ci/run does not try `{command}`");
    }
}
