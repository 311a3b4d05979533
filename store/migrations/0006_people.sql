-- Sessions end: each knows when it was last used, and on what kind of device, in words such as "Firefox on Linux".
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
UPDATE sessions SET seen = CAST(unixepoch('subsec') * 1000 AS INTEGER); -- when older ones were used is not known
CREATE INDEX unused_sessions ON sessions (seen);
CREATE INDEX old_sessions ON sessions (created);

-- Devices on which someone has signed in with a claimed name. They stay known when the session ends: docs/decisions/0046.
CREATE TABLE known_devices (
    token_hash BLOB NOT NULL,
    user       INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    known      INTEGER NOT NULL,      -- since when
    PRIMARY KEY (token_hash, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_of_user ON known_devices (user, known);

-- `name_key` is computed by the program (names that look alike have the same one), and again for all when its rule changes:
-- `facts` has the version of that rule. `claimed_key` is the same, or the key with '#' and the id if two had been claimed before they were
-- found to look alike.
CREATE INDEX users_by_name ON users (name_key);
-- The name of a guest before someone else claimed it, until they choose another one.
ALTER TABLE users ADD COLUMN renamed_from TEXT;
