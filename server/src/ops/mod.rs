//! Operation and protection: health, metrics, logs, limits, and the headers of every response.

mod address;
mod guard;
mod headers;
mod health;
mod limits;
mod logs;
mod metrics;
mod origin;
mod rates;
mod workers;

pub use address::client_address;
pub use guard::{guard, observe};
pub use headers::secure;
pub(crate) use health::{__path_healthz, __path_readyz};
pub use health::{StoreHealth, healthz, readyz};
pub use limits::{Limits, SocketPermit, Sockets};
pub use logs::start as start_logs;
pub(crate) use metrics::__path_metrics;
pub use metrics::{Metrics, metrics};
pub use origin::origin_allowed;
pub use rates::{quota, too_fast};
pub use workers::Workers;
