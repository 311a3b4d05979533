-- What is known of a table without replaying it. All of this can be derived from its entries.
ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT 'gathering';
ALTER TABLE tables ADD COLUMN summary TEXT;       -- JSON; NULL until the table is noted for the first time
-- When the server must look after the table next. NULL if that is not known: while it is loaded, and after a crash.
ALTER TABLE tables ADD COLUMN wake INTEGER;
CREATE INDEX sleeping_tables ON tables (wake) WHERE closed = 0;

-- Who sits at a table or hosts it, and whether the table waits for them.
CREATE TABLE table_people (
    user     INTEGER NOT NULL REFERENCES users (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    sits     INTEGER NOT NULL,
    waits    INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_of_table ON table_people (table_id);

-- A closed table is archived after a while: its entries are removed, and the records of its games stay.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_archive ON tables (changed) WHERE closed = 1 AND archived = 0;

-- The checksum of an entry covers the one before it, the number, the time and the body. NULL: written before there were checksums.
ALTER TABLE entries ADD COLUMN sum INTEGER;
ALTER TABLE tables ADD COLUMN sum INTEGER;        -- that of the last entry

-- Records are compressed. `record` is empty where `packed` is set.
ALTER TABLE games ADD COLUMN packed BLOB;
CREATE INDEX games_to_pack ON games (id) WHERE packed IS NULL;
ALTER TABLE games ADD COLUMN unfinished TEXT;     -- why it was ended before it was over

-- A table that was open when the database was copied, in a copy that is used in place of the original.
ALTER TABLE tables ADD COLUMN restored INTEGER NOT NULL DEFAULT 0;

-- Facts about the database itself: `copied` in a copy that was never used; `alive`, when a server last ran on it.
CREATE TABLE IF NOT EXISTS facts (
    name  TEXT PRIMARY KEY NOT NULL,
    value INTEGER NOT NULL
) STRICT;

-- When no server ran.
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;
