//! Operation and protection: health, metrics, logs, limits, and the headers of every response.

mod address;
mod attempts;
mod codes;
mod guard;
mod headers;
mod health;
mod host;
mod limits;
mod logs;
mod metrics;
mod origin;
mod rates;
mod workers;

pub use address::{client_address, exact_address};
pub use codes::{Asker, Codes};
pub use guard::{MAX_HEAD_BYTES, guard, observe};
pub use headers::secure;
pub(crate) use health::{__path_healthz, __path_readyz};
pub use health::{StoreHealth, healthz, readyz};
pub use limits::{ConnectionCount, ConnectionPermit, Limits};
pub use logs::start as start_logs;
pub(crate) use metrics::__path_metrics;
pub use metrics::{Metrics, metrics};
pub use origin::origin_allowed;
pub use rates::{Limiter, per_day, per_minute, quota, too_fast};
pub use workers::Workers;
