//! The bytes of one connection: a client that does not read is dropped, and one that is turned away still gets the last answer.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::{Sleep, sleep, timeout};

/// A connection that the server has ended waits this long for its client to notice.
const FAREWELL: Duration = Duration::from_secs(2);

/// More connections than this don't wait.
static FAREWELLS: Semaphore = Semaphore::const_new(1000);

/// What carries a connection.
pub trait Transport: AsyncRead + AsyncWrite + Unpin + Send + 'static {
    /// Gives up on whatever could not be sent, so that it takes no memory.
    fn abandon(&self);
}

impl Transport for TcpStream {
    fn abandon(&self) {
        let _ = self.set_zero_linger(); // else the system gives up later
    }
}

/// Counts the bytes that a client has sent since they last made up a message. A WebSocket hands out whole messages only, so a client that
/// sends pieces of one for ever, each of them empty, would not be noticed otherwise.
#[derive(Clone, Debug, Default)]
pub struct Inflow(Arc<AtomicUsize>);

impl Inflow {
    fn add(&self, bytes: usize) {
        self.0.fetch_add(bytes, Ordering::Relaxed);
    }

    /// A message is complete.
    pub fn reset(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    /// Waits until there are more bytes than this. To be polled by the task that reads, after it has read.
    pub async fn exceeds(&self, most: usize) {
        std::future::poll_fn(|_| {
            if self.0.load(Ordering::Relaxed) > most { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }
}

/// A stream whose client must accept something of what it is sent within some time.
pub struct PatientStream<S: Transport> {
    /// There until it is dropped.
    stream: Option<S>,
    patience: Duration,
    inflow: Inflow,
    /// While a write waits: when it has waited too long.
    deadline: Option<Pin<Box<Sleep>>>,
    /// Whether the client is gone.
    gone: bool,
}

impl<S: Transport> PatientStream<S> {
    pub fn new(stream: S, patience: Duration) -> PatientStream<S> {
        PatientStream {
            stream: Some(stream),
            patience,
            inflow: Inflow::default(),
            deadline: None,
            gone: false,
        }
    }

    /// How much arrives here.
    pub fn inflow(&self) -> Inflow {
        self.inflow.clone()
    }

    fn stream(&mut self) -> Pin<&mut S> {
        Pin::new(self.stream.as_mut().expect("it is there until it is dropped"))
    }

    /// What a write came to; `TimedOut` if it has waited too long.
    fn within_patience<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = written {
            self.deadline = None;
            self.gone |= done.is_err();
            return Poll::Ready(done);
        }
        let patience = self.patience;
        ready!(self.deadline.get_or_insert_with(|| Box::pin(sleep(patience))).as_mut().poll(context));
        self.gone = true;
        self.stream().abandon();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: Transport> AsyncRead for PatientStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let done = ready!(self.stream().poll_read(context, buffer));
        self.gone |= done.is_err() || buffer.filled().len() == before && buffer.remaining() > 0;
        self.inflow.add(buffer.filled().len() - before);
        Poll::Ready(done)
    }
}

impl<S: Transport> AsyncWrite for PatientStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write(context, bytes);
        self.within_patience(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write_vectored(context, pieces);
        self.within_patience(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = self.stream().poll_flush(context);
        self.within_patience(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(context)
    }
}

/// Closing a connection with something unread in it would destroy what was sent last, such as the reason why it is closed. So the
/// server only says that it is done, and waits a moment for the client to close it.
impl<S: Transport> Drop for PatientStream<S> {
    fn drop(&mut self) {
        let Some(mut stream) = self.stream.take().filter(|_| !self.gone) else { return };
        if self.deadline.is_some() {
            return stream.abandon(); // the client does not read
        }
        let (Ok(runtime), Ok(permit)) = (Handle::try_current(), FAREWELLS.try_acquire()) else { return };
        runtime.spawn(async move {
            let _permit = permit;
            let farewell = async {
                stream.shutdown().await?;
                let mut unread = [0; 4096];
                while stream.read(&mut unread).await? > 0 {}
                io::Result::Ok(())
            };
            let _ = timeout(FAREWELL, farewell).await; // it is closed in any case
        });
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use tokio::io::{DuplexStream, duplex};
    use tokio::time::Instant;

    impl Transport for DuplexStream {
        fn abandon(&self) {}
    }

    const PATIENCE: Duration = Duration::from_secs(20);

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_nothing_is_given_up_and_one_that_reads_slowly_is_not() {
        let (_client, server) = duplex(10);
        let mut server = PatientStream::new(server, PATIENCE);
        server.write_all(&[1; 10]).await.unwrap();
        let start = Instant::now();
        let error = server.write_all(&[2; 10]).await.unwrap_err();
        assert_eq!((error.kind(), start.elapsed()), (io::ErrorKind::TimedOut, PATIENCE));

        let (mut client, server) = duplex(10);
        let mut server = PatientStream::new(server, PATIENCE);
        let slow = tokio::spawn(async move {
            let mut read = 0;
            let mut bytes = [0; 1];
            while client.read(&mut bytes).await.unwrap() > 0 {
                read += 1;
                sleep(PATIENCE / 2).await;
            }
            read
        });
        server.write_all(&[3; 30]).await.unwrap();
        drop(server);
        assert_eq!(slow.await.unwrap(), 30);
    }

    #[tokio::test(start_paused = true)]
    async fn the_last_words_arrive_and_nobody_waits_for_long() {
        let (mut client, server) = duplex(1000);
        client.write_all(b"much that is never read").await.unwrap();
        let mut server = PatientStream::new(server, PATIENCE);
        server.write_all(b"bye").await.unwrap();
        drop(server);
        let mut told = String::new();
        client.read_to_string(&mut told).await.unwrap();
        assert_eq!(told, "bye");
        let start = Instant::now();
        while client.write_all(b"more").await.is_ok() {
            sleep(Duration::from_millis(100)).await;
        }
        assert!(start.elapsed() <= 2 * FAREWELL, "{:?}", start.elapsed());
    }
}
