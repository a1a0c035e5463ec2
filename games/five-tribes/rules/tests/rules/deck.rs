//! The data file and its checks.

use five_tribes::*;

fn deck() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/", "decks/five-tribes.toml");
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_file_is_what_the_game_plays_with() {
    let read = Catalogue::parse(&deck()).unwrap();
    assert_eq!(read.djinns.len(), catalogue().djinns.len());
    let points: Vec<i16> = catalogue().djinns.iter().map(|djinn| djinn.points).collect();
    let printed = [5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4, 6, 6, 6];
    assert_eq!(points, printed);
}

#[test]
fn mistakes_in_the_file_name_file_card_and_field() {
    let mistakes = [
        ("id = \"leta\"", "id = \"utug\"", "decks/five-tribes.toml, utug, id"),
        ("power = \"top-resource\"", "power = \"thief-proof\"", "morgiane, power"),
        (
            "count = 18\n[[tribe]]\nid = \"purple\"",
            "count = 17\n[[tribe]]\nid = \"purple\"",
            "Tribes, count",
        ),
        ("id = \"fakir\"", "id = \"dervish\"", "Resources, id"),
        ("game = \"five-tribes\"", "game = \"six-tribes\"", "Whole, game"),
        ("bids = [0, 0, 0,", "bids = [0, 0,", "syntax"),
    ];
    for (from, to, expected) in mistakes {
        assert!(deck().contains(from), "{from}");
        let error = Catalogue::parse(&deck().replace(from, to)).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn every_power_belongs_to_one_djinn() {
    for power in Power::ALL {
        let djinn = catalogue().djinn_with(power).unwrap_or_else(|| panic!("{power:?}"));
        assert_eq!(djinn.row().power, power);
    }
}
