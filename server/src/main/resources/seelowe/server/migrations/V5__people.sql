-- Who plays: a name that somebody gave, a guest until more is known of him.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- The browsers that are somebody's: the hash of what their cookie says.
CREATE TABLE browsers (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- "Firefox on Linux", so that one's own can be told apart.
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX browsers_by_person ON browsers (person);

-- Games of two people, each with a seat of his own.
ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'hotseat' CHECK (kind IN ('solo', 'hotseat', 'net'));
UPDATE games SET kind = mode;
ALTER TABLE games DROP COLUMN mode;
ALTER TABLE games RENAME COLUMN kind TO mode;

-- Links that open a seat: of the other player, of onlookers, or one's own on another device, to share it or to move there.
CREATE TABLE invites (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'watch', 'share', 'move')),
    role TEXT NOT NULL,
    -- The role that made it and may withdraw it, and the person, if known.
    made_by TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    taken_by TEXT REFERENCES people (id) ON DELETE SET NULL,
    taken_at BIGINT,
    withdrawn_at BIGINT
);

CREATE INDEX invites_by_game ON invites (game);

-- Whose seat it is, by which link he got it, whether it was brought from another device, and since when it opens nothing any more.
ALTER TABLE seats ADD COLUMN person TEXT REFERENCES people (id) ON DELETE SET NULL;
ALTER TABLE seats ADD COLUMN invite TEXT;
ALTER TABLE seats ADD COLUMN moved_at BIGINT;
ALTER TABLE seats ADD COLUMN withdrawn_at BIGINT;

CREATE INDEX seats_by_person ON seats (person);
