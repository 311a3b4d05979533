//! Clients that break the protocol, flood or stall: each is turned away as docs/protocol.md says, and the server goes on.

use crate::common::{server_with, settings};
use probe::violations;
use server::Settings;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn every_violation_ends_as_documented() {
    let stall_timeout = Duration::from_millis(500);
    let usual = server_with(Settings { stall_timeout, ..settings() }).await;
    let plenty = 100_000_000;
    let generous =
        Settings { stall_timeout, credits_burst: plenty, credits_per_second: plenty, ..settings() };
    let generous = server_with(generous).await;
    for violation in violations() {
        let server = if violation.needs_credits() { &generous } else { &usual };
        let guest = server.person("Mallory").await;
        let consequence =
            violation.commit(&guest).await.unwrap_or_else(|error| panic!("{}: {error}", violation.name));
        assert_eq!(consequence, violation.consequence, "{}", violation.name);
    }
    usual.person("Anna").await.connect().await.unwrap();
    usual.running.stop().await;
    generous.running.stop().await;
}
