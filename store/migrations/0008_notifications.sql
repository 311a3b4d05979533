-- Where people are told that it is their turn, and what is still to be told.

-- Keys of the server itself that it has made once.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE channels (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    user     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    address  TEXT NOT NULL,         -- a URL or an e-mail address
    body     TEXT NOT NULL,         -- JSON, with keys
    code     BLOB,                  -- until the address is confirmed: the hash of what was sent there
    tries    INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0, -- notifications in a row that could not be delivered
    added    INTEGER NOT NULL,
    UNIQUE (address, user)
) STRICT;
CREATE INDEX channels_of_user ON channels (user);

-- The last decision of each slow table for which notices were written.
CREATE TABLE announced (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL
) STRICT;

-- What is to be sent: at most one row for each channel and decision, removed when it is done.
CREATE TABLE notices (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,         -- GAME-DECISION-SEAT: always the same for the same decision of a person
    channel  INTEGER NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    game     TEXT NOT NULL,
    opened   INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due      INTEGER NOT NULL,
    UNIQUE (channel, name)
) STRICT;
CREATE INDEX due_notices ON notices (due);
CREATE INDEX notices_of_table ON notices (table_id);
