-- Portable between SQLite and PostgreSQL: TEXT, INTEGER, BIGINT (milliseconds since 1970) and nothing else.

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('sequential', 'concurrent')),
    first_name TEXT NOT NULL,
    second_name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('solo', 'hotseat')),
    -- The computer opponent of a side; empty for a person.
    german_player TEXT NOT NULL,
    british_player TEXT NOT NULL,
    opponent_seed BIGINT NOT NULL,
    dice_seed TEXT NOT NULL,
    -- The position a record began with, if not the scenario's own.
    start TEXT,
    -- The game of a record that this one goes on from, and how many of the first entries came with it: their dice are not of this seed.
    branched_from TEXT,
    imported INTEGER NOT NULL,
    match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
    board INTEGER NOT NULL,
    -- Where the game stands, so that a list of games need not replay them.
    turn INTEGER NOT NULL,
    phase TEXT NOT NULL,
    decider TEXT,
    result TEXT,
    created_at BIGINT NOT NULL,
    played_at BIGINT NOT NULL
);

CREATE INDEX games_by_decider ON games (decider);
CREATE INDEX games_by_match ON games (match_id);

CREATE TABLE seats (
    token_hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('german', 'british', 'both', 'spectator'))
);

CREATE INDEX seats_by_game ON seats (game);

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('act', 'undo', 'comment')),
    side TEXT NOT NULL,
    -- An action in the notation of the records, or the words of a comment.
    notation TEXT NOT NULL,
    -- The faces rolled, as digits in order.
    dice TEXT NOT NULL,
    -- The hash of the state afterwards.
    hash TEXT NOT NULL,
    -- What a computer opponent said about it.
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);
