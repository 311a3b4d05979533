//! A server from its start to its end.

use crate::Settings;
use crate::accept::accept;
use crate::app::{App, Stage};
use crate::moderation;
use crate::notify::{Notifier, NotifyError, outbox};
use crate::ops::start_logs;
use crate::pages::{ClientError, Pages};
use crate::people::sweep;
use crate::routes::router;
use crate::welcome::{Welcome, network};
use std::fs::{File, TryLockError};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Why the server did not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The browser client is not where it should be.
    #[error("{0}")]
    Client(#[from] ClientError),
    /// The store could not be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Notifications cannot be sent as they are set.
    #[error("{0}")]
    Notify(#[from] NotifyError),
    /// Nothing can be listened to there.
    #[error("cannot listen at {address}: {error}; choose another address or port with --listen")]
    Listen { address: SocketAddr, error: std::io::Error },
    /// The folder with the data cannot be used.
    #[error("cannot create or write {}: {error}; choose another directory or fix its permissions", folder.display())]
    Folder { folder: PathBuf, error: std::io::Error },
    #[error("another server is using the data in {}; stop it, or choose another directory with --data", folder.display())]
    Taken { folder: PathBuf },
    /// The system does not do something that a server needs.
    #[error("cannot start: {0}")]
    System(#[from] std::io::Error),
}

/// A server that runs in this process.
pub struct Running {
    pub address: SocketAddr,
    app: Arc<App>,
    http: JoinHandle<()>,
}

impl Running {
    pub async fn start(settings: Settings, store: Arc<dyn Store>) -> Result<Running, ServeError> {
        let pages = Pages::find(settings.client.as_deref())?;
        let failed = |error| ServeError::Listen { address: settings.listen, error };
        let listener = TcpListener::bind(settings.listen).await.map_err(failed)?;
        let address = listener.local_addr()?;
        let notifier = Notifier::open(&settings, &*store).await?;
        let app = Arc::new(App::new(settings, pages, store, notifier, address));
        let http = tokio::spawn(accept(listener, Arc::clone(&app), router(Arc::clone(&app))));
        let _ = app.passphrases.prepare().await; // else the first to sign in waits for it
        app.tables.start().await.inspect_err(|_| app.enter(Stage::Stopping))?;
        app.events.load().await.inspect_err(|_| app.enter(Stage::Stopping))?;
        moderation::start(&app).await.inspect_err(|_| app.enter(Stage::Stopping))?;
        app.enter(Stage::Open);
        if app.notifier.is_on() {
            tokio::spawn(outbox::run(Arc::clone(&app)));
        }
        tokio::spawn(sweep(Arc::clone(&app)));
        Ok(Running { address, app, http })
    }

    /// What its parts share.
    pub fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Stops it: refuses new connections, and finishes and saves everything in progress.
    pub async fn stop(self) {
        self.app.enter(Stage::Stopping);
        self.app.tables.stop().await;
        let _ = self.http.await; // it waits for the last answers itself, and not for long
        self.app.store.close().await;
    }
}

/// Runs a server on a runtime of its own until it is stopped.
pub fn run(settings: Settings) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(settings))
}

/// Runs a server until the process gets SIGTERM or SIGINT. A second one ends the process at once.
pub async fn serve(settings: Settings) -> Result<(), ServeError> {
    start_logs(&settings);
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    let _alone = alone(&settings.data)?;
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&settings.data).await?);
    let public = settings.public_url.clone();
    let running = Running::start(settings, store).await?;
    let has_client = running.app().pages.has_client();
    let welcome = Welcome { address: running.address, public, network: network(), has_client };
    greet(&welcome);
    told_to_stop().await?;
    tracing::info!("stopping");
    tokio::spawn(async {
        if told_to_stop().await.is_ok() {
            std::process::exit(130);
        }
    });
    running.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Prints where to go. If standard output is closed or full, players are served anyway.
fn greet(welcome: &Welcome) {
    let mut out = std::io::stdout();
    let text = welcome.text(out.is_terminal());
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        tracing::warn!(%error, address = %welcome.address, "cannot write to standard output");
    }
}

/// Takes the folder for this process alone, as long as the file that is given lives: two servers on one database would not hear of each
/// other. However a process ends, the system gives the lock back.
fn alone(data: &Path) -> Result<File, ServeError> {
    let unusable = |error| ServeError::Folder { folder: data.to_owned(), error };
    std::fs::create_dir_all(data).map_err(unusable)?;
    let file = File::create(data.join("quipu.lock")).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::Taken { folder: data.to_owned() }),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

#[cfg(unix)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

#[cfg(not(unix))]
async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
