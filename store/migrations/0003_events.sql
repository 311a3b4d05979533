-- Events: several tables that play the same deal.
CREATE TABLE events (
    id        INTEGER PRIMARY KEY,
    code      TEXT NOT NULL UNIQUE,
    host      INTEGER NOT NULL REFERENCES users (id),
    version   INTEGER NOT NULL,    -- a writer must know it
    changed   INTEGER NOT NULL,
    canceled INTEGER NOT NULL DEFAULT 0 CHECK (canceled IN (0, 1)),
    body      TEXT NOT NULL        -- JSON
) STRICT;
CREATE INDEX events_of_host ON events (host) WHERE canceled = 0;

-- The tables of an event, once it has started, each with the id of its one game. Whether an event is over is not stored: it is over when
-- each of its tables has its game among the finished ones or is closed. So the records are released by the very transaction that ends
-- the last game.
CREATE TABLE event_tables (
    event    INTEGER NOT NULL REFERENCES events (id),
    number   INTEGER NOT NULL,     -- from 0
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    game_id  TEXT NOT NULL UNIQUE,
    PRIMARY KEY (event, number)
) STRICT, WITHOUT ROWID;

-- The tables that still play.
CREATE VIEW unfinished_tables AS
    SELECT event, game_id FROM event_tables JOIN tables ON tables.id = table_id
    WHERE closed = 0 AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = game_id);

-- The events that are neither canceled nor over.
CREATE VIEW open_events AS
    SELECT * FROM events WHERE canceled = 0
    AND (NOT EXISTS (SELECT 1 FROM event_tables WHERE event = events.id)
         OR EXISTS (SELECT 1 FROM unfinished_tables WHERE event = events.id));

-- Games whose deal is still played at other tables, so that nobody may read their records.
CREATE VIEW withheld_games AS
    SELECT mine.game_id FROM event_tables AS mine
    WHERE EXISTS (SELECT 1 FROM unfinished_tables AS other WHERE other.event = mine.event);
