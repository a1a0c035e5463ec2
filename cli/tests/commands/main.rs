//! The commands of the program, driven as a person or a script would drive them.

mod decks;
mod five_tribes;
mod strength;
mod targi;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// How a command ended that was given this on standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The game may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

/// What is told on standard output by a run that must succeed.
#[track_caller]
fn told(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// What is told on standard error by a run that must fail with this status: 1, or 2 where the
/// command itself was not understood.
#[track_caller]
fn refused(status: i32, arguments: &[&str]) -> String {
    let output = run(arguments, "");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(status), "{said}");
    String::from_utf8(output.stderr).expect("the error is UTF-8")
}

/// A text without the ends of its lines, wherever they were.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A file that no other test uses, not there yet.
fn file(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file.to_str().expect("a plain path").to_owned()
}
