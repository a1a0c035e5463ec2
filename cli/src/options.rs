//! The options of a game, as they are typed after a command: as a JSON object, one by one, or
//! each by an argument of its own where its values can be listed, such as `--name value` or,
//! where it is either so or not, `--name` and `--name=false`.

use crate::{Failure, registry};
use caravanserai_core::Game;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, Error, FromArgMatches};
use serde_json::{Map, Value};
use words::{Language, Vocabulary};

/// The group of all arguments that say by which options is played.
pub(crate) const GROUP: &str = "game options";

/// What was typed.
#[derive(Debug)]
pub(crate) struct GameOptions {
    object: Option<String>,
    single: Vec<(String, Value)>,
}

impl GameOptions {
    /// The options by name.
    pub(crate) fn named(&self) -> Result<Map<String, Value>, Failure> {
        let mut named: Map<String, Value> = match &self.object {
            Some(object) => serde_json::from_str(object)
                .map_err(|error| format!("--options is no JSON object: {error}"))?,
            None => Map::new(),
        };
        named.extend(self.single.iter().cloned());
        Ok(named)
    }

    /// The options of a game.
    pub(crate) fn read<V: Vocabulary>(
        &self,
        language: Language,
    ) -> Result<<V::Game as Game>::Options, Failure> {
        Ok(registry::read_options::<V>(language, &self.named()?)?)
    }
}

/// An option of some games.
struct Flag {
    name: &'static str,
    values: Vec<&'static str>,
    games: Vec<&'static str>,
}

/// The options of all games; what has the same name in several is one flag.
fn flags() -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for game in registry::all() {
        for option in game.options.iter().filter(|option| !option.values.is_empty()) {
            let values = option.values.iter().map(|value| value.trim_matches('"'));
            match flags.iter_mut().find(|flag| flag.name == option.name) {
                Some(flag) => {
                    flag.games.push(game.name);
                    flag.values.extend(values);
                }
                None => flags.push(Flag {
                    name: option.name,
                    values: values.collect(),
                    games: vec![game.name],
                }),
            }
        }
    }
    flags
}

impl Flag {
    fn id(&self) -> String {
        format!("option {}", self.name)
    }

    fn argument(&self) -> Arg {
        let argument = Arg::new(self.id())
            .long(self.name.replace('_', "-"))
            .value_name("VALUE")
            .help(format!("An option of {}", self.games.join(", ")))
            .help_heading("Options of the games")
            .value_parser(PossibleValuesParser::new(&self.values));
        match self.values.contains(&"true") {
            true => argument.num_args(0..=1).require_equals(true).default_missing_value("true"),
            false => argument,
        }
    }
}

impl Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        let object = Arg::new("options")
            .long("options")
            .value_name("JSON")
            .help("Options of the game as a JSON object, as in '{\"expansion\":true}'");
        let single = Arg::new("option")
            .long("option")
            .value_name("NAME=VALUE")
            .action(ArgAction::Append)
            .value_parser(named_value)
            .help("An option of the game, as in `expansion=true`; may be repeated");
        let arguments: Vec<Arg> =
            [object, single].into_iter().chain(flags().iter().map(Flag::argument)).collect();
        let group = ArgGroup::new(GROUP).multiple(true).args(arguments.iter().map(Arg::get_id));
        command.args(&arguments).group(group)
    }

    fn augment_args_for_update(command: Command) -> Command {
        GameOptions::augment_args(command)
    }
}

impl FromArgMatches for GameOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GameOptions, Error> {
        let single = matches.get_many::<(String, Value)>("option").unwrap_or_default().cloned();
        let flags = flags().into_iter().filter_map(|flag| {
            let value = matches.get_one::<String>(&flag.id())?;
            Some((flag.name.to_owned(), read_value(value)))
        });
        let object = matches.get_one::<String>("options").cloned();
        Ok(GameOptions { object, single: single.chain(flags).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = GameOptions::from_arg_matches(matches)?;
        Ok(())
    }
}

/// A value as JSON or, failing that, as a plain word.
fn read_value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

/// `NAME=VALUE`.
fn named_value(text: &str) -> Result<(String, Value), String> {
    let (name, value) =
        text.split_once('=').ok_or("expected NAME=VALUE, as in hand_rule=printed")?;
    Ok((name.to_owned(), read_value(value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn typed(words: &[&str]) -> Result<Value, Error> {
        let resume = Arg::new("resume").long("resume").num_args(0).conflicts_with(GROUP);
        let command = Command::new("play").no_binary_name(true).arg(resume);
        let matches = GameOptions::augment_args(command).try_get_matches_from(words)?;
        Ok(GameOptions::from_arg_matches(&matches)?.named().expect("a JSON object").into())
    }

    #[test]
    fn options_are_typed_with_or_without_quotation_marks() {
        assert_eq!(named_value("start=1"), Ok(("start".to_owned(), 1.into())));
        assert_eq!(named_value("layout=random"), Ok(("layout".to_owned(), "random".into())));
        assert_eq!(named_value("expansion=true"), Ok(("expansion".to_owned(), true.into())));
        assert!(named_value("layout").is_err());
    }

    #[test]
    fn every_game_has_its_options_as_arguments() {
        assert_eq!(typed(&[]).unwrap(), json!({}));
        let said = typed(&["--expansion", "--tokens", "secret", "--hand-rule=printed"]).unwrap();
        assert_eq!(said, json!({"expansion": true, "tokens": "secret", "hand_rule": "printed"}));
        let said = typed(&["--thieves=false", "--players", "4", "--option", "layout=1"]).unwrap();
        assert_eq!(said, json!({"players": 4, "thieves": false, "layout": 1}));
        let said = typed(&["--options", r#"{"start":0,"players":3}"#, "--players=2"]).unwrap();
        assert_eq!(said, json!({"start": 0, "players": 2}));
    }

    #[test]
    fn other_values_and_options_of_a_saved_game_are_refused() {
        let refused = typed(&["--players", "5"]).unwrap_err().to_string();
        assert!(refused.contains("2, 3, 4"), "{refused}");
        assert!(typed(&["--expansion", "--resume"]).is_err());
        assert!(typed(&["--same-tokens", "x"]).is_err(), "nobody can list its values");
    }
}
