-- What is agreed about time, as JSON; empty for a game without a clock.
ALTER TABLE games ADD COLUMN clock TEXT NOT NULL DEFAULT '';

-- Where the clocks of a game stand, from when they begin.
CREATE TABLE clocks (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    state TEXT NOT NULL
);

-- When the server was last known to run: nobody is charged for the time when it did not.
CREATE TABLE server_seen (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);
