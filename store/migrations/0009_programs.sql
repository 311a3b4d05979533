-- Programs that play with an account of their own. Each is a user, whose name is claimed so that nobody else uses it and nobody can sign in
-- with it, and belongs to another user.
CREATE TABLE programs (
    user       INTEGER PRIMARY KEY NOT NULL REFERENCES users (id),
    owner      INTEGER NOT NULL REFERENCES users (id),
    token_hash BLOB NOT NULL UNIQUE,
    created    INTEGER NOT NULL
) STRICT;
CREATE INDEX programs_of_owner ON programs (owner);
