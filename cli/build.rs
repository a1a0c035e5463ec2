//! Tells the program which commit and target it is built from and for.

use std::path::Path;
use std::process::Command;

fn main() {
    let commit = packaged().or_else(checked_out).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=CARAVANSERAI_COMMIT={commit}");
    let target = std::env::var("TARGET").expect("cargo names the target");
    println!("cargo::rustc-env=CARAVANSERAI_TARGET={target}");
    println!("cargo::rerun-if-changed=build.rs");
}

/// The commit of a packaged crate, which cargo writes down beside it.
fn packaged() -> Option<String> {
    let info = std::fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let hash = info.split("\"sha1\": \"").nth(1)?.split('"').next()?;
    Some(hash.to_owned())
}

/// The commit that is checked out. A copy of the source inside another
/// repository is not asked.
fn checked_out() -> Option<String> {
    if !Path::new("../.git").exists() {
        return None;
    }
    // Every commit and every checkout adds a line to this file.
    let moves = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&moves).exists() {
        println!("cargo::rerun-if-changed={moves}");
    }
    git(&["rev-parse", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let done = Command::new("git").args(arguments).output().ok()?;
    let said = String::from_utf8(done.stdout).ok()?;
    done.status.success().then(|| said.trim().to_owned())
}
