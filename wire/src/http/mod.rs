//! The bodies of the HTTP calls. `/api/openapi.json` describes the calls, with these types as its schemas.

mod bots;
mod catalog;
mod daily;
mod error;
mod events;
mod games;
mod health;
mod moderation;
mod notifications;
mod people;
mod privacy;
mod ratings;
mod tables;

pub use bots::{CreatedBot, NewBot, OwnBot, OwnBots};
pub use catalog::{BotLevel, Catalog, CatalogGame};
pub use daily::{DailyBoard, DailyHistory, DailyPlayed, DailyProblem, DailyRow, DailyStreak, NewDaily};
pub use error::ErrorBody;
pub use events::{
    ComparedPlayer, EventGame, EventResults, NewEvent, OpenedEvent, RankedPlayer, SeatComparison,
};
pub use games::{Games, Played, PlayedSeat, Shared};
pub use health::{Health, Ready};
pub use moderation::{NewRemoval, NewReport, ReportReason, Reported};
pub use notifications::{
    Channel, ChannelKind, ChannelProblem, ChannelState, ConfirmChannel, MAX_CHANNELS, MAX_URL_BYTES,
    NewChannel, NoticeLanguage, NotificationOffers, Notifications, Target,
};
pub use people::{Claim, DeviceSession, Me, NewName, Sessions, SignIn};
pub use privacy::{Block, Blocks, Forget, NewBlock, ShareLink, ShareLinks, Whom};
pub use ratings::{PlayerRating, Pool, Ratings};
pub use tables::{NewTable, OpenedTable, OwnTable, OwnTables};
