-- Programs that play by themselves: each is a person by a name of its own, belongs to somebody, and is known by a token of which the hash is kept.
CREATE TABLE bots (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    owner TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Null when it was taken from it.
    token_hash TEXT UNIQUE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX bots_by_owner ON bots (owner);
