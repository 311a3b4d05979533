//! A program with a queue of lines to it and from it, neither of which blocks anyone.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

/// A program that leaves this many lines unread is given up.
const MAX_UNREAD: usize = 10_000;

/// A longer line from a program is not read.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// How long a program may take to end by itself when its standard input is closed.
const GRACE: Duration = Duration::from_millis(300);

pub(super) struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    from: Receiver<String>,
}

pub(super) enum Answer {
    Line(String),
    Late,
    Ended,
}

impl Process {
    /// Starts a program. What it writes to standard error is shown as it is: its author will want to see it.
    pub fn start(command: &[String]) -> io::Result<Process> {
        let (program, arguments) = command.split_first().expect("a command has at least one word");
        let mut child =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, lines) = mpsc::sync_channel(MAX_UNREAD);
        let (received, from) = mpsc::sync_channel(64); // a program that writes on and on waits for us, not we for it
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, received));
        }
        Ok(Process { child, to: Some(to), from })
    }

    /// Sends a line; or says why the program no longer works.
    pub fn send(&self, line: String) -> Result<(), &'static str> {
        let to = self.to.as_ref().ok_or("the program was stopped")?;
        to.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => "the program does not read its input",
            TrySendError::Disconnected(_) => "the program exited",
        })
    }

    pub fn answer(&self, deadline: Instant) -> Answer {
        match self.from.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Answer::Line(line),
            Err(RecvTimeoutError::Timeout) => Answer::Late,
            Err(RecvTimeoutError::Disconnected) => Answer::Ended,
        }
    }
}

impl Drop for Process {
    /// Closes its input, which asks it to end, and makes it end if it does not.
    fn drop(&mut self) {
        self.to = None;
        let deadline = Instant::now() + GRACE;
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = self.child.kill(); // it may have ended just now
        let _ = self.child.wait();
    }
}

fn write(mut stdin: ChildStdin, lines: Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            return; // it does not read any more; the wait for its answer will end
        }
    }
}

fn read(stdout: ChildStdout, received: SyncSender<String>) {
    let mut from = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match (&mut from).take(MAX_LINE_BYTES).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() as u64 == MAX_LINE_BYTES => return, // not one of ours
            Ok(_) => {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !line.is_empty() && received.send(line).is_err() {
                    return;
                }
            }
        }
    }
}
