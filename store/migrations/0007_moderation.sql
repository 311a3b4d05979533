-- What a person may ask for (a copy of their data, to be forgotten, links taken back, others blocked), and what an operator needs to
-- keep the peace. Whatever refers to a person is listed in store/src/privacy/belongings.rs.

-- 1: erased, but some records may still have the name (a crash came between). 2: nothing is left.
ALTER TABLE users ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
CREATE INDEX users_to_forget ON users (forgotten) WHERE forgotten = 1;

-- Who has shared a link, and when. NULL: shared before this was stored.
ALTER TABLE shares ADD COLUMN user INTEGER REFERENCES users (id);
ALTER TABLE shares ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
CREATE INDEX shares_of_user ON shares (user) WHERE user IS NOT NULL;
CREATE INDEX shares_of_game ON shares (game_id);

-- Whom a person has blocked, under the name that the other one had then.
CREATE TABLE blocks (
    id      INTEGER PRIMARY KEY,
    user    INTEGER NOT NULL REFERENCES users (id),
    blocked INTEGER NOT NULL REFERENCES users (id),
    name    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    UNIQUE (user, blocked)
) STRICT;
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- Whom the host of a table has removed for good.
CREATE TABLE removals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL REFERENCES users (id),
    enters   INTEGER NOT NULL,     -- whether they may still watch
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX removals_of_user ON removals (user);

-- Whom the operator keeps out: a name, a user's number, or a range of addresses.
CREATE TABLE bans (
    id      INTEGER PRIMARY KEY,
    kind    TEXT NOT NULL,
    value   TEXT NOT NULL,
    created INTEGER NOT NULL,
    ends    INTEGER,               -- NULL: never
    UNIQUE (kind, value)
) STRICT;

-- What players report to the operator: a reason from a list, no text.
CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    reporter INTEGER NOT NULL REFERENCES users (id),
    about    INTEGER REFERENCES users (id),   -- NULL: the table itself
    code     TEXT NOT NULL,
    reason   TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_of_reporter ON reports (reporter);
CREATE INDEX reports_of_about ON reports (about) WHERE about IS NOT NULL;

-- What operators have done.
CREATE TABLE audit (
    id      INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    by      TEXT NOT NULL,         -- the page or the command line
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

-- Tokens for the operator's page, only as their SHA-256.
CREATE TABLE admin_tokens (
    token_hash BLOB PRIMARY KEY NOT NULL,
    created    INTEGER NOT NULL,
    ends       INTEGER NOT NULL
) STRICT;

-- What the command line wants of the server, which may run in another process or not at all.
CREATE TABLE orders (
    id   INTEGER PRIMARY KEY,
    body TEXT NOT NULL             -- JSON
) STRICT;

-- Old games are found by their end, for operators who keep them only for a while.
CREATE INDEX games_by_end ON games (ended);
