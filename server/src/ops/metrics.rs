//! Metrics in the Prometheus format. None is about one person or one table.

use super::host::{host, is_loopback};
use crate::api::ApiError;
use crate::app::App;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method};
use axum::response::IntoResponse;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use wire::Refusal;

pub struct Metrics {
    registry: Registry,
    sockets: Gauge,
    tables: Gauge,
    commands: Family<Name, Counter>,
    refusals: Family<Name, Counter>,
    latency: Histogram,
    bot_time: Histogram,
    store_write: Histogram,
    notifications: Family<Notification, Counter>,
    requests: Family<Request, Counter>,
    memory: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Name {
    name: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Notification {
    kind: &'static str,
    result: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: String,
    status: u16,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut made = Metrics {
            registry: Registry::with_prefix("quipu"),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            commands: Family::default(),
            refusals: Family::default(),
            latency: Histogram::new(exponential_buckets(0.001, 2.0, 12)),
            bot_time: Histogram::new(exponential_buckets(0.001, 2.0, 14)),
            store_write: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            notifications: Family::default(),
            requests: Family::default(),
            memory: Gauge::default(),
        };
        let all = &mut made.registry;
        all.register("sockets", "Open sockets", made.sockets.clone());
        all.register("tables", "Tables loaded in this process", made.tables.clone());
        all.register("commands", "Commands that succeeded", made.commands.clone());
        all.register("refusals", "Commands and requests that were refused, by name", made.refusals.clone());
        let seconds = Unit::Seconds;
        let text = "Time from a command until it is stored and everyone at the table knows";
        all.register_with_unit("command_latency", text, seconds.clone(), made.latency.clone());
        all.register_with_unit(
            "bot_time",
            "Time for one choice of a bot",
            seconds.clone(),
            made.bot_time.clone(),
        );
        all.register_with_unit(
            "store_write",
            "Time for one write to the store",
            seconds,
            made.store_write.clone(),
        );
        all.register("notifications", "Attempts to send a notification", made.notifications.clone());
        all.register("http_requests", "Requests by route and status", made.requests.clone());
        all.register_with_unit("process_memory", "Memory of this process", Unit::Bytes, made.memory.clone());
        made
    }
}

impl Metrics {
    pub fn socket_opened(&self) {
        self.sockets.inc();
    }

    pub fn socket_closed(&self) {
        self.sockets.dec();
    }

    pub fn command(&self, name: &'static str) {
        self.commands.get_or_create(&Name { name }).inc();
    }

    pub fn refusal(&self, name: &'static str) {
        self.refusals.get_or_create(&Name { name }).inc();
    }

    /// One attempt to send a notification.
    pub fn notification(&self, kind: &'static str, result: &'static str) {
        self.notifications.get_or_create(&Notification { kind, result }).inc();
    }

    /// From receiving a command to having stored it and informed everyone.
    pub fn latency(&self, time: Duration) {
        self.latency.observe(time.as_secs_f64());
    }

    pub fn bot_time(&self, time: Duration) {
        self.bot_time.observe(time.as_secs_f64());
    }

    /// Adds to the number of open tables; negative removes.
    pub fn tables(&self, more: i64) {
        self.tables.inc_by(more);
    }

    pub fn store_write(&self, time: Duration) {
        self.store_write.observe(time.as_secs_f64());
    }

    /// `route` is the pattern of the path, never the path itself.
    pub fn request(&self, method: &Method, route: &str, status: u16) {
        let method = match method.as_str() {
            "GET" => "GET",
            "HEAD" => "HEAD",
            "POST" => "POST",
            "PATCH" => "PATCH",
            "DELETE" => "DELETE",
            _ => "other",
        };
        self.requests.get_or_create(&Request { method, route: route.to_owned(), status }).inc();
    }

    fn text(&self) -> String {
        if let Some(bytes) = resident() {
            self.memory.set(bytes);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string cannot fail");
        text
    }
}

/// The resident memory of this process in bytes, where the system reports it.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<i64>().ok().map(|it| it * 1024)
}

/// The server's metrics
///
/// In the Prometheus format. Only for this machine, unless the operator makes it public.
#[utoipa::path(get, path = "/metrics", tag = "operating",
    responses((status = 200, description = "OpenMetrics text", body = String, content_type = "application/openmetrics-text"), (status = 404, description = "`no_such_path`")))]
pub async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    // A request through a local proxy is not local, nor is one by a page that a browser on this machine got from elsewhere.
    let forwarded =
        ["x-forwarded-for", "forwarded", "x-real-ip", "via"].iter().any(|it| headers.contains_key(*it));
    let local = peer.ip().to_canonical().is_loopback() && !forwarded && is_loopback(&host(&headers)?);
    if !local && !app.settings.metrics_public {
        return Err(Refusal::NoSuchPath.into());
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], app.metrics.text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_counted_is_shown() {
        let metrics = Metrics::default();
        metrics.socket_opened();
        metrics.socket_opened();
        metrics.socket_closed();
        metrics.tables(3);
        metrics.tables(-1);
        metrics.command("play");
        metrics.refusal("stale_decision");
        metrics.latency(Duration::from_millis(3));
        metrics.bot_time(Duration::from_millis(30));
        metrics.store_write(Duration::from_millis(1));
        metrics.request(&Method::GET, "/api/tables/{code}", 404);
        metrics.request(&Method::from_bytes(b"STRANGE").unwrap_or_default(), "(none)", 405);
        let text = metrics.text();
        for line in [
            "quipu_sockets 1",
            "quipu_tables 2",
            "quipu_commands_total{name=\"play\"} 1",
            "quipu_refusals_total{name=\"stale_decision\"} 1",
            "quipu_command_latency_seconds_bucket{le=\"0.004\"} 1",
            "quipu_bot_time_seconds_count 1",
            "quipu_store_write_seconds_count 1",
            "quipu_http_requests_total{method=\"GET\",route=\"/api/tables/{code}\",status=\"404\"} 1",
            "quipu_http_requests_total{method=\"other\",route=\"(none)\",status=\"405\"} 1",
        ] {
            assert!(text.contains(&format!("{line}\n")), "{line}\n{text}");
        }
    }
}
