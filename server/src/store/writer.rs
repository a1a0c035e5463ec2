//! One task that writes for everybody.
//!
//! While the disk is busy with one commit, requests queue up; the next commit
//! takes them all. So a hundred tables cost hardly more waiting than one.

use super::change::Moves;
use super::{Change, StoreError};
use sqlx::{Connection, SqliteConnection};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// The most requests in one commit.
const GROUP: usize = 256;
/// Requests that may wait; whoever comes then waits to be let in.
const QUEUE: usize = 4096;

struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(write_all(connection, jobs));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the house is closing".to_owned());
        let queue = lock(&self.queue).clone().ok_or_else(stopped)?;
        let (done, written) = oneshot::channel();
        queue.send(Job { changes, done }).await.map_err(|_| stopped())?;
        drop(queue);
        written.await.map_err(|_| stopped())?
    }

    pub(super) async fn close(&self) {
        lock(&self.queue).take();
        let task = lock(&self.task).take();
        if let Some(task) = task {
            task.await.ok();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        if write_together(&mut connection, &group).await.is_ok() {
            for job in group.drain(..) {
                job.done.send(Ok(())).ok();
            }
            continue;
        }
        // One of them cannot be done; the others must not suffer for it.
        for job in group.drain(..) {
            let written = write_together(&mut connection, std::slice::from_ref(&job)).await;
            if let Err(StoreError::Failed(reason)) = &written {
                tracing::error!(reason, "a change could not be written");
            }
            job.done.send(written).ok();
        }
    }
    connection.close().await.ok();
}

async fn write_together(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let mut moves = Moves::default();
    for change in jobs.iter().flat_map(|job| &job.changes) {
        if moves.take(change) {
            continue;
        }
        match change.write(&mut transaction).await {
            Err(sqlx::Error::RowNotFound) => return Err(StoreError::Conflict),
            written => written?,
        }
    }
    moves.write(&mut transaction).await?;
    Ok(transaction.commit().await?)
}
