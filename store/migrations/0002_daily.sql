-- Results of daily expeditions, which the server has replayed itself. The first one of a player, game and date counts.
CREATE TABLE daily (
    game  TEXT NOT NULL,
    date  TEXT NOT NULL,           -- such as 2026-11-18, in UTC
    user  INTEGER NOT NULL REFERENCES users (id),
    score INTEGER NOT NULL,
    rank  INTEGER NOT NULL,        -- at the player's own table
    added INTEGER NOT NULL,
    PRIMARY KEY (game, date, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_of_user ON daily (user, date);
