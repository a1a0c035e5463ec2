//! A house in a process of its own.

use crate::crowd::Line;
use crate::{Failure, Plan};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

pub(crate) struct House {
    child: Child,
    pub(crate) address: String,
    _folder: tempfile::TempDir,
}

impl House {
    /// Opens a house that puts tables away after so many seconds, and tells how long the first
    /// answer took.
    pub(crate) async fn open(plan: &Plan, idle_s: u64) -> Result<(House, Duration), Failure> {
        let folder = tempfile::tempdir_in(".")?;
        let began = Instant::now();
        let mut child = Command::new(&plan.program)
            .args(["serve", "--no-open", "--no-limits", "--log", "warn", "--bind", "0"])
            .args(["--idle", &idle_s.to_string()])
            .arg("--data")
            .arg(folder.path())
            .args(plan.database.iter().flat_map(|name| ["--database", name]))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| {
                format!("{}: {error}; build it with cargo build --release", plan.program)
            })?;
        let mut line = String::new();
        let said = child.stdout.as_mut().ok_or("no output")?;
        BufReader::new(said).read_line(&mut line).await?;
        let address = line.trim().rsplit("http://").next().ok_or("no address")?.to_owned();
        let (status, _) = Line::new(&address).await?.ask("GET", "/", "", "text/plain", "").await?;
        if status != 200 {
            return Err(format!("the first answer is {status}").into());
        }
        let first = began.elapsed();
        Ok((House { child, address, _folder: folder }, first))
    }

    /// Resident memory in MB, from the system.
    pub(crate) fn memory_mb(&self) -> f64 {
        let id = self.child.id().unwrap_or_default();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
        let kb: f64 = line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).unwrap_or(0.0);
        kb / 1024.0
    }

    /// The processor time that it has taken, from the system.
    pub(crate) fn processor(&self) -> Processor {
        let id = self.child.id().unwrap_or_default();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
        let ticks = |n: usize| fields.get(n).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
        Processor { house_s: ticks(12) / 100.0, system_s: ticks(13) / 100.0 }
    }
}

/// Processor time in seconds.
pub(crate) struct Processor {
    house_s: f64,
    pub(crate) system_s: f64,
}

impl Processor {
    pub(crate) fn all_s(&self) -> f64 {
        self.house_s + self.system_s
    }

    pub(crate) fn since(&self, before: &Processor) -> Processor {
        Processor {
            house_s: self.house_s - before.house_s,
            system_s: self.system_s - before.system_s,
        }
    }
}
