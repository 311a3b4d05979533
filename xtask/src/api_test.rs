//! `cargo xtask api-test`: schemathesis makes calls from the description of the HTTP API and checks every answer against it.

use crate::{client, shell, venv};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// All calls come from one address.
const LIMITS: [&str; 7] = [
    "--requests-per-minute=1000000",
    "--guests-per-minute=1000000",
    "--sign-ins-per-minute=1000000",
    "--unknown-codes-per-hour=1000000",
    "--most-tables-per-guest=1000000",
    "--most-tables=1000000",
    "--tables-per-day=1000000",
];

/// Builds the server and checks its API, as a guest and as a visitor.
pub fn test(root: &Path) -> Result<()> {
    let out = client::target_directory(root)?.join("api-test");
    fs::create_dir_all(&out)?;
    let environment = out.join("venv");
    venv::with(&environment, &root.join("xtask/schemathesis.txt"), "schemathesis")?;
    let schemathesis = venv::program(&environment, "schemathesis");
    // Together with one test, so that cargo uses the features that the tests of the whole workspace have, and what they have built.
    shell::run(root, "cargo build --locked --workspace --bin quipu --test allocations")?;
    let server = Server::start(&client::target_directory(root)?.join("debug/quipu"), &out)?;
    let cookie = format!("Cookie: {}", guest(&server.address)?);
    // The guest does not sign out, or most calls would be those of a visitor.
    let as_guest = ["--header", &cookie, "--exclude-operation-id", "sign_out"];
    let as_visitor = ["--phases", "examples,coverage"];
    for (who, more) in [("a guest", as_guest.as_slice()), ("a visitor", &as_visitor)] {
        println!("Checking the answers to {who}.");
        let mut command = Command::new(&schemathesis);
        command.current_dir(&out).arg("--config-file").arg(root.join("xtask/schemathesis.toml"));
        command.arg("run").args(more);
        command.arg(format!("http://{}/api/openapi.json", server.address)).stdin(Stdio::null());
        shell::succeed(&mut command, "schemathesis run").with_context(|| {
            let log = out.join("server.log");
            format!(
                "an answer to {who} is not as described: see above, and the log of the server in {}",
                log.display()
            )
        })?;
    }
    Ok(())
}

/// `quipu serve` with an empty database. It ends with this value.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(quipu: &Path, out: &Path) -> Result<Server> {
        let data = out.join("data");
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        let log = File::create(out.join("server.log"))?;
        let mut command = Command::new(quipu);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"]).arg(data).args(LIMITS);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let process = command.spawn().with_context(|| format!("{} cannot be started", quipu.display()))?;
        let mut server = Server { process, address: String::new() };
        let mut first = String::new();
        BufReader::new(server.process.stdout.as_mut().context("the server has no output")?)
            .read_line(&mut first)?;
        let address = first.trim_end().strip_prefix("listening at http://");
        server.address = address.context("the server did not start; its log says why")?.to_owned();
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.process.kill(); // it may have ended by itself
        _ = self.process.wait();
    }
}

/// Makes a guest. Returns the cookie.
fn guest(address: &str) -> Result<String> {
    let body = r#"{"name":"Anna"}"#;
    let head = format!(
        "POST /api/guests HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close",
        body.len()
    );
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "{head}\r\n\r\n{body}")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    Ok(cookie.with_context(|| format!("a new guest gets no cookie: {answer}"))?.to_owned())
}
