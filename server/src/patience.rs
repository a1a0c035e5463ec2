//! Disconnects clients that stop reading.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// A stream whose writes must make progress.
pub(crate) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// When to give up, while something waits to be written.
    deadline: Pin<Box<Sleep>>,
    waiting: bool,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient {
            stream,
            patience,
            deadline: Box::pin(tokio::time::sleep(patience)),
            waiting: false,
        }
    }

    /// Gives up if what is written has waited for too long.
    fn wait<T>(
        &mut self,
        polled: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.waiting = false;
            return polled;
        }
        if !self.waiting {
            self.waiting = true;
            self.deadline.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wait(polled, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.wait(polled, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
        self.wait(polled, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(context);
        self.wait(polled, context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const PATIENCE: Duration = Duration::from_secs(20);

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_cut_off() {
        let (house, _visitor) = tokio::io::duplex(16);
        let mut house = Patient::new(house, PATIENCE);
        let began = Instant::now();
        let error = house.write_all(&[0; 100]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(began.elapsed().as_secs(), PATIENCE.as_secs());
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_is_waited_for() {
        let (house, mut visitor) = tokio::io::duplex(16);
        let mut house = Patient::new(house, PATIENCE);
        let reading = tokio::spawn(async move {
            let mut read = 0;
            while read < 100 {
                tokio::time::sleep(PATIENCE / 2).await;
                read += visitor.read(&mut [0; 16]).await.expect("something");
            }
            visitor
        });
        house.write_all(&[0; 100]).await.expect("it gets on");
        reading.await.expect("everything was read");
    }
}
