//! `quipu admin`: what an operator does to people and tables, on the database of a server that may be running.

use crate::failure::Failure;
use crate::output::{counted, print, printable};
use server::moderation::{normalized, utc};
use server::people::Token;
use server::{Flags, Settings};
use std::fmt::Write;
use std::path::PathBuf;
use store::{
    AuditRow, BanKind, BanRow, KnownUser, MAX_BANS, MAX_TOKENS, Millis, ModerationStore, Order, PrivacyStore,
    SqliteStore, Store, StoreError, UserId,
};

/// In the audit log.
const BY: &str = "command line";

const DAY: Millis = 24 * 60 * 60 * 1000;

/// So many people of one name are listed.
const MOST_LISTED: usize = 50;

/// What to do.
#[derive(clap::Args)]
#[command(after_help = "The server can keep running: it follows within seconds. If it doesn't run,
it follows when it starts. Everything is written to the audit log.

Examples:
  quipu admin token                      open the operator's page, /admin
  quipu admin ban 'Rude Name'            no one can use this name
  quipu admin ban 192.0.2.0/24 --days 7  or an address, or user:12
  quipu admin forget user:12 --yes       erase a person for good
  quipu admin close kamo-tiru")]
pub struct Args {
    /// Data directory [default: QUIPU_DATA, settings file, quipu-data]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// Settings file of the server (TOML)
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Print a new token for the operator's page
    Token {
        /// Days until the token ends
        #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(i64).range(1..=365))]
        days: i64,
        /// End all other tokens first
        #[arg(long)]
        only: bool,
    },
    /// Erase a person for good; their games stay, without their name
    Forget {
        /// Name, or user:NUMBER
        #[arg(value_name = "WHO")]
        who: String,
        /// Do it without asking; nothing is erased otherwise
        #[arg(long)]
        yes: bool,
    },
    /// Keep out a name, a person or a range of addresses
    Ban {
        /// Name, user:NUMBER, address, or range such as 192.0.2.0/24
        #[arg(value_name = "WHAT")]
        what: String,
        /// Days until the ban ends [default: never]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=3650))]
        days: Option<i64>,
    },
    /// Lift a ban
    Unban {
        /// As it was given to ban
        #[arg(value_name = "WHAT")]
        what: String,
    },
    /// List all bans
    Bans,
    /// Close a table, and end the game that is played there
    Close {
        /// Code of the table, such as kamo-tiru
        #[arg(value_name = "CODE")]
        code: String,
    },
    /// Print what operators have done, newest first
    Audit {
        /// Maximum number of lines
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: usize,
    },
}

pub fn run(args: &Args) -> Result<(), Failure> {
    // Read as `serve` reads them, so that both find the same database.
    let flags = Flags::new([("config", args.config.as_deref()), ("data", args.data.as_deref())]);
    let settings = Settings::of_process(flags).map_err(Failure::command)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Command(format!("cannot start: {error}")))?;
    let text = runtime.block_on(async {
        let store = SqliteStore::open_existing(&settings.data).await.map_err(unavailable)?;
        let done = carry_out(&store, &args.what).await;
        store.close().await;
        done
    })?;
    print(&text)
}

fn unavailable(error: StoreError) -> Failure {
    Failure::Command(match error {
        StoreError::Unavailable(why) | StoreError::Corrupt(why) => why,
        error => error.to_string(),
    })
}

async fn carry_out(store: &SqliteStore, what: &What) -> Result<String, Failure> {
    match what {
        What::Token { days, only } => token(store, *days, *only).await,
        What::Forget { who, yes } => forget(store, who, *yes).await,
        What::Ban { what, days } => ban(store, what, *days).await,
        What::Unban { what } => unban(store, what).await,
        What::Bans => bans(store).await,
        What::Close { code } => close(store, code).await,
        What::Audit { most } => audit_log(store, *most).await,
    }
}

fn now() -> Millis {
    server::tables::now()
}

async fn audit(store: &SqliteStore, action: &str, subject: String) -> Result<(), Failure> {
    let row = AuditRow { at: now(), by: BY.to_owned(), action: action.to_owned(), subject };
    store.audit(&row).await.map_err(unavailable)
}

async fn token(store: &SqliteStore, days: i64, only: bool) -> Result<String, Failure> {
    if only {
        store.end_admin_tokens(None).await.map_err(unavailable)?;
    }
    let token = Token::for_session();
    let ends = now() + days * DAY;
    store.add_admin_token(token.hash(), now(), ends).await.map_err(|error| match error {
        StoreError::Taken => Failure::Command(format!("there are {MAX_TOKENS} tokens; end them with --only")),
        error => unavailable(error),
    })?;
    audit(store, "token", format!("until {} UTC", utc(ends))).await?;
    Ok(format!(
        "{}\n\nPaste it at /admin of your server, until {} UTC. Anyone who has it can close tables and ban people.\n",
        token.reveal(),
        utc(ends)
    ))
}

/// The one person who is meant.
async fn find(store: &SqliteStore, who: &str) -> Result<KnownUser, Failure> {
    let name = who.strip_prefix("name:").unwrap_or(who);
    if let Some(number) = who.strip_prefix("user:") {
        let number: i64 =
            number.parse().map_err(|_| Failure::Command(format!("{who}: give a number, such as user:12")))?;
        let found = store.known_user(UserId(number)).await.map_err(unavailable)?;
        return found.ok_or_else(|| Failure::Command(format!("there is no user {number}")));
    }
    let mut found = store.users_named(name, MOST_LISTED).await.map_err(unavailable)?;
    match found.len() {
        0 => Err(Failure::Command(format!("no one is called {}", printable(name)))),
        1 => Ok(found.remove(0)),
        _ => {
            let list: Vec<String> = found.iter().map(|user| format!("user:{}", described(user))).collect();
            let name = printable(name);
            Err(Failure::Command(format!("several people are called {name}; give one: {}", list.join("; "))))
        }
    }
}

fn described(user: &KnownUser) -> String {
    let claimed = if user.claimed { "claimed" } else { "guest" };
    format!("{} ({}, {claimed}, since {} UTC)", user.id, printable(&user.name), utc(user.created))
}

async fn forget(store: &SqliteStore, who: &str, yes: bool) -> Result<String, Failure> {
    let user = find(store, who).await?;
    if !yes {
        return Err(Failure::Command(format!(
            "this erases user {} for good: name, sessions, ratings, links; to do it, add --yes",
            described(&user)
        )));
    }
    store.forget(user.id, now()).await.map_err(unavailable)?;
    store.order(&Order::Forget(user.id)).await.map_err(unavailable)?;
    audit(store, "forget", format!("user {}", user.id)).await?;
    store.compact().await.map_err(unavailable)?;
    Ok(format!(
        "user {} is forgotten. Their games stay, with \"{}\" in place of the name.\nBackups still have it.\n",
        user.id,
        store::FORMER_PLAYER
    ))
}

/// What is banned, and the form in which it is stored.
fn meant(what: &str) -> Result<(BanKind, String), Failure> {
    let (kind, value) = match what.split_once(':') {
        Some(("user", number)) => (BanKind::User, number),
        Some(("name", name)) => (BanKind::Name, name),
        Some(("range", range)) => (BanKind::Range, range),
        _ => {
            let is_range = what.parse::<server::moderation::Range>().is_ok() || what.contains('/');
            (if is_range { BanKind::Range } else { BanKind::Name }, what)
        }
    };
    Ok((kind, normalized(kind, value).map_err(Failure::Command)?))
}

async fn ban(store: &SqliteStore, what: &str, days: Option<i64>) -> Result<String, Failure> {
    let (kind, value) = meant(what)?;
    let ends = days.map(|days| now() + days * DAY);
    let ban = BanRow { kind, value: value.clone(), created: now(), ends };
    store.ban(&ban).await.map_err(|error| match error {
        StoreError::Taken => Failure::Command(format!("there are {MAX_BANS} bans; lift one first")),
        error => unavailable(error),
    })?;
    store.order(&Order::Bans).await.map_err(unavailable)?;
    audit(store, "ban", format!("{kind} {value}")).await?;
    Ok(format!("banned: {}\n", line(&ban)))
}

async fn unban(store: &SqliteStore, what: &str) -> Result<String, Failure> {
    let (kind, value) = meant(what)?;
    if !store.unban(kind, &value).await.map_err(unavailable)? {
        let value = printable(&value);
        return Err(Failure::Command(format!("there is no ban of the {kind} {value}; see quipu admin bans")));
    }
    store.order(&Order::Bans).await.map_err(unavailable)?;
    audit(store, "unban", format!("{kind} {value}")).await?;
    Ok(format!("no longer banned: {kind} {}\n", printable(&value)))
}

fn line(ban: &BanRow) -> String {
    let until = ban.ends.map_or("for good".to_owned(), |ends| format!("until {} UTC", utc(ends)));
    format!("{} {}, {until}", ban.kind, printable(&ban.value))
}

async fn bans(store: &SqliteStore) -> Result<String, Failure> {
    let bans = store.bans(now()).await.map_err(unavailable)?;
    let mut text: String = bans.iter().map(|ban| line(ban) + "\n").collect();
    writeln!(text, "{}", counted(bans.len() as u64, "ban")).expect("writing to memory succeeds");
    Ok(text)
}

async fn close(store: &SqliteStore, code: &str) -> Result<String, Failure> {
    let wrong = |_| Failure::Command(format!("{} is not a table's code, such as kamo-tiru", printable(code)));
    let code = code.parse().map_err(wrong)?;
    match store.table(code).await.map_err(unavailable)? {
        None => Err(Failure::Command(format!("there is no table {code}"))),
        Some(row) if row.closed => Err(Failure::Command(format!("table {code} is closed already"))),
        Some(_) => {
            store.order(&Order::Close(code)).await.map_err(unavailable)?;
            audit(store, "close", format!("table {code}")).await?;
            Ok(format!("the server closes table {code} within seconds, or when it starts\n"))
        }
    }
}

async fn audit_log(store: &SqliteStore, most: usize) -> Result<String, Failure> {
    let rows = store.audit_log(most).await.map_err(unavailable)?;
    let row = |AuditRow { at, by, action, subject }: &AuditRow| {
        format!("{} UTC, {}: {} {}\n", utc(*at), printable(by), printable(action), printable(subject))
    };
    Ok(rows.iter().map(row).collect())
}
