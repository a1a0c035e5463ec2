//! `--config`: settings from a file, under those of the environment and the
//! command line.
//!
//! What the file says becomes the default of the option of the same name. So
//! the order of precedence and the checks are clap's, and there is no second
//! list of settings.

use crate::{Cli, Failure};
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches};
use std::error::Error;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The option that names the file.
const CONFIG: &str = "config";
/// The command whose options a file may set.
const SERVE: &str = "serve";

/// What was asked for, in this order of precedence: typed, in the environment,
/// in the file.
pub(crate) fn arguments(typed: Vec<OsString>) -> Result<Cli, Failure> {
    let mut command = Cli::command();
    let matches = command.clone().get_matches_from(&typed);
    let matches = match file(&matches) {
        None => matches,
        Some(file) => {
            let settings = read(&file)?;
            command = command.mut_args(|arg| under(arg, &settings));
            command = command.mut_subcommands(|sub| sub.mut_args(|arg| under(arg, &settings)));
            command.get_matches_from(&typed)
        }
    };
    Ok(Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()))
}

/// The file that the command was given, if it takes one.
fn file(matches: &ArgMatches) -> Option<PathBuf> {
    let command = matches.subcommand().map_or(matches, |(_, command)| command);
    command.try_get_one::<PathBuf>(CONFIG).ok().flatten().cloned()
}

/// The option with what the file says as its default.
fn under(arg: Arg, settings: &[(String, Vec<String>)]) -> Arg {
    match settings.iter().find(|(name, _)| arg.get_long() == Some(name)) {
        Some((_, values)) => arg.default_values(values.clone()),
        None => arg,
    }
}

/// The settings of a file by name, or everything that is wrong with them.
fn read(file: &Path) -> Result<Vec<(String, Vec<String>)>, Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let table: Table = text.parse().map_err(|error| format!("{name}: {error}"))?;
    let command = Cli::command();
    let serve = command.find_subcommand(SERVE).expect("the program has this command");
    let known: Vec<&Arg> = settings_of(serve).collect();
    let (mut settings, mut errors) = (Vec::new(), Vec::new());
    for (key, value) in &table {
        let arg = known.iter().find(|arg| arg.get_long() == Some(key));
        match arg.ok_or_else(|| unknown(key, &known)).and_then(|arg| values(arg, value)) {
            Ok(values) => settings.push((key.clone(), values)),
            Err(error) => errors.push(format!("{name}: `{key}`: {error}")),
        }
    }
    match errors.is_empty() {
        true => Ok(settings),
        false => Err(errors.join("\n").into()),
    }
}

/// The options that a file may set.
fn settings_of(serve: &Command) -> impl Iterator<Item = &Arg> {
    serve.get_arguments().filter(|arg| arg.get_id() != CONFIG && arg.get_long().is_some())
}

fn unknown(key: &str, known: &[&Arg]) -> String {
    let names: Vec<&str> = known.iter().filter_map(|arg| arg.get_long()).collect();
    format!("there is no setting `{key:.40}`; there is {}", names.join(", "))
}

/// A value as it would be typed, found good by the option itself.
fn values(arg: &Arg, value: &Value) -> Result<Vec<String>, String> {
    let is_flag = !arg.get_action().takes_values();
    let texts = match value {
        Value::Boolean(on) if is_flag => return Ok(vec![on.to_string()]),
        _ if is_flag => return Err("write true or false".to_owned()),
        Value::Array(list) if arg.get_value_delimiter().is_some() => {
            list.iter().map(text).collect::<Option<Vec<_>>>()
        }
        one => text(one).map(|text| vec![text]),
    };
    let texts = texts.ok_or_else(|| format!("a {} makes no sense here", value.type_str()))?;
    for text in &texts {
        check(arg, text)?;
    }
    Ok(texts)
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// What the option says of a value, whatever the environment holds.
fn check(arg: &Arg, text: &str) -> Result<(), String> {
    let alone = Command::new("caravanserai").arg(arg.clone().env(None::<&str>));
    let typed = format!("--{}={text}", arg.get_long().unwrap_or_default());
    alone.try_get_matches_from(["caravanserai".to_owned(), typed]).map(drop).map_err(
        |error| match (error.source(), error.get(ContextKind::InvalidValue)) {
            (Some(reason), _) => reason.to_string(),
            (None, Some(ContextValue::String(value))) => format!("`{value}` makes no sense here"),
            _ => error.kind().to_string(),
        },
    )
}
