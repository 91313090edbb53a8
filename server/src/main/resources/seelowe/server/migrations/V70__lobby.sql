-- What somebody would like to play: with anybody, or with one person whom he challenges.
CREATE TABLE offers (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Null for anybody.
    challenged TEXT REFERENCES people (id) ON DELETE CASCADE,
    -- Contest, scenario, side, options, clock, edition, whether it is rated and whether others may watch, as JSON.
    terms TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- Since when it is open no more, and why.
    ended_at BIGINT,
    how TEXT CHECK (how IN ('accepted', 'declined', 'withdrawn')),
    -- The first game that came of it, and the faces that were thrown for the sides [11.0].
    game TEXT,
    throws TEXT NOT NULL DEFAULT ''
);

CREATE INDEX offers_by_person ON offers (person);
CREATE INDEX offers_by_challenged ON offers (challenged);
CREATE INDEX offers_open ON offers (ended_at, expires_at);

-- What is agreed about a game beyond its rules. Who plays is kept by his id, or as "computer:" and a name, for the lists; people may go.
CREATE TABLE agreements (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    german TEXT NOT NULL,
    british TEXT NOT NULL,
    -- Whether the result counts, and whether anybody may watch; 0 or 1.
    rated INTEGER NOT NULL,
    open INTEGER NOT NULL,
    -- When it was over, who has won ('german', 'british' or 'draw'), and whether so much had been played that it counts.
    ended_at BIGINT,
    winner TEXT,
    counts INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX agreements_by_german ON agreements (german);
CREATE INDEX agreements_by_british ON agreements (british);
CREATE INDEX agreements_by_end ON agreements (open, ended_at);

-- The list that ratings are reckoned from. It outlasts games and people.
CREATE TABLE rated_results (
    -- Of the game, the match or the series.
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    -- Of a game; null for a match or a series.
    scenario TEXT,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    -- What the first has scored: 2, 1 or 0.
    halves INTEGER NOT NULL
);

-- What one side of a game asks of the other, until it is answered.
CREATE TABLE proposals (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    what TEXT NOT NULL CHECK (what IN ('draw', 'take-back', 'publish')),
    -- How many actions shall stand, and stood when this was asked.
    actions INTEGER NOT NULL,
    stood INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, side)
);
