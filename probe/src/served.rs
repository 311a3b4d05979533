//! A server in a process of its own, as an operator runs it.

use crate::{PATIENCE, ProbeError};
use game_core::{Draw, SplitMix};
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// `quipu serve` as a process. It is killed when this is dropped.
pub struct ServerProcess {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    id: u32,
    pub address: SocketAddr,
}

impl ServerProcess {
    /// Starts `quipu serve` with these flags at this address and on the data in this folder, and waits until it listens.
    pub async fn start(
        quipu: &Path,
        address: SocketAddr,
        data: &Path,
        flags: &[&str],
    ) -> Result<ServerProcess, ProbeError> {
        let mut served = ServerProcess::spawn(quipu, address, data, flags)?;
        served.listening().await?;
        Ok(served)
    }

    /// The same without waiting.
    pub fn spawn(
        quipu: &Path,
        address: SocketAddr,
        data: &Path,
        flags: &[&str],
    ) -> Result<ServerProcess, ProbeError> {
        let mut command = Command::new(quipu);
        command
            .args(["serve", "--log", "warn,sqlx=error", "--listen", &address.to_string(), "--data"])
            .arg(data)
            .args(flags);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let out = child.stdout.take().ok_or_else(|| ProbeError::Strange("it has no output".to_owned()))?;
        let id = child.id().unwrap_or_default();
        Ok(ServerProcess { child, lines: BufReader::new(out).lines(), id, address })
    }

    /// Waits until it listens.
    pub async fn listening(&mut self) -> Result<(), ProbeError> {
        let listening = async {
            while let Some(line) = self.lines.next_line().await? {
                if line.starts_with("listening at ") {
                    return Ok(());
                }
            }
            Err(ProbeError::Strange(format!(
                "the server ended ({:?}) before it listened",
                self.child.wait().await
            )))
        };
        let late = |_| Err(ProbeError::TooLate("the start of the server".to_owned()));
        timeout(PATIENCE, listening).await.unwrap_or_else(late)
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Kills it on the spot, as `kill -9` does, and waits until it is gone.
    pub async fn kill(mut self) -> Result<(), ProbeError> {
        Ok(self.child.kill().await?)
    }

    /// Asks it to stop, as an operator does, and waits until it has.
    pub async fn terminate(mut self) -> Result<ExitStatus, ProbeError> {
        Command::new("kill").args(["-TERM", &self.id.to_string()]).status().await?;
        let late = |_| ProbeError::TooLate("the end of the server".to_owned());
        Ok(timeout(PATIENCE, self.child.wait()).await.map_err(late)??)
    }
}

/// An address of this machine at which nobody listens. Its port is below those from which the system takes one for a client: while
/// the server is away, a client that keeps trying could otherwise connect to itself.
pub fn free_address() -> io::Result<SocketAddr> {
    let mut draw = SplitMix::new(crate::random_u64());
    let mut last = io::Error::from(io::ErrorKind::AddrInUse);
    for _ in 0..100 {
        let port = u16::try_from(12_000 + draw.below(16_000)).unwrap_or(12_000);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        match TcpListener::bind(address) {
            Ok(_) => return Ok(address),
            Err(error) => last = error,
        }
    }
    Err(last)
}
