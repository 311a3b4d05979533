-- Everything that must not be lost. A migration that was ever released is not edited: the next change is the next file.
--
-- Times are milliseconds since 1970. Tokens are here only as their SHA-256. Texts that are one word of a closed list (games, pools,
-- levels) are written as in records.

-- Somebody with a name, guest or not.
CREATE TABLE users (
    id          INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    name_key    TEXT NOT NULL,     -- the name as it is compared: small letters, no space around it
    claimed_key TEXT UNIQUE,       -- the same once it was claimed: a name can be claimed once
    passphrase  TEXT,              -- its hash, for a claimed name
    created     INTEGER NOT NULL,
    CHECK ((claimed_key IS NULL) = (passphrase IS NULL))
) STRICT;

-- The devices on which somebody is known.
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY NOT NULL,
    user       INTEGER NOT NULL REFERENCES users (id),
    created    INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user);

-- A table is nothing but its entries; this says where they are and how many.
CREATE TABLE tables (
    id      INTEGER PRIMARY KEY,
    code    TEXT NOT NULL UNIQUE,
    host    INTEGER NOT NULL REFERENCES users (id),
    version INTEGER NOT NULL,      -- the number of the last entry; whoever appends must know it
    opened  INTEGER NOT NULL,
    changed INTEGER NOT NULL,      -- when the last entry was written
    closed  INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;
-- Finds the open tables, of one host or all. `changed` is left out on purpose: it moves with every choice that somebody makes, and
-- the open tables are few enough to be put in order when they are asked for.
CREATE INDEX open_tables ON tables (host) WHERE closed = 0;

-- What happened at a table, in order, never changed.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,     -- from 1, without a gap
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL,        -- JSON
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Finished games.
CREATE TABLE games (
    id     TEXT PRIMARY KEY NOT NULL,
    game   TEXT NOT NULL,
    pool   TEXT NOT NULL,
    began  INTEGER NOT NULL,
    ended  INTEGER NOT NULL,
    record TEXT NOT NULL           -- last, so that the lists need not step over it
) STRICT;

-- How they ended, seat by seat.
CREATE TABLE results (
    game_id TEXT NOT NULL REFERENCES games (id),
    seat    INTEGER NOT NULL,
    user    INTEGER REFERENCES users (id),
    bot     TEXT,                  -- a level
    name    TEXT NOT NULL,         -- as it was then
    score   INTEGER NOT NULL,
    rank    INTEGER NOT NULL,
    ended   INTEGER NOT NULL,      -- as in games, so that one index finds somebody's newest games
    PRIMARY KEY (game_id, seat),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_user ON results (user, ended) WHERE user IS NOT NULL;

-- Links under which somebody who played has shared a record.
CREATE TABLE shares (
    token_hash BLOB PRIMARY KEY NOT NULL,
    game_id    TEXT NOT NULL REFERENCES games (id)
) STRICT;

-- How well somebody plays: one line for each game and pool.
CREATE TABLE ratings (
    game      TEXT NOT NULL,
    pool      TEXT NOT NULL,
    who       TEXT NOT NULL,       -- user:NUMBER or bot:LEVEL
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    best      INTEGER NOT NULL,
    total     INTEGER NOT NULL,
    PRIMARY KEY (game, pool, who)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_of_who ON ratings (who);

-- Always empty: something is written here and taken back to see whether the database can be written.
CREATE TABLE probe (body BLOB NOT NULL) STRICT;
