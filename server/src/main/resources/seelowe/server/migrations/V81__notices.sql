-- How somebody wants to hear that a game waits for him. Without a row nobody is mailed.
CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    mail TEXT NOT NULL CHECK (mail IN ('off', 'each', 'daily')),
    -- By the clock on his wall, as 08:00; equal quiet times are none.
    zone TEXT NOT NULL,
    daily_at TEXT NOT NULL,
    quiet_from TEXT NOT NULL,
    quiet_to TEXT NOT NULL
);

-- Browsers that take push messages, and addresses of programs.
CREATE TABLE notice_places (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('push', 'webhook')),
    address TEXT NOT NULL,
    name TEXT NOT NULL,
    form TEXT NOT NULL,
    user_key TEXT,
    user_secret TEXT,
    server_key TEXT,
    created_at BIGINT NOT NULL,
    UNIQUE (person, address)
);

CREATE INDEX notice_places_by_address ON notice_places (address);

-- For which side each game waits, and how often it was handed over.
CREATE TABLE hand_overs (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    -- Empty while nobody is waited for yet.
    side TEXT NOT NULL,
    number INTEGER NOT NULL,
    -- The change of the game after which it was so.
    seq INTEGER NOT NULL,
    is_over INTEGER NOT NULL
);

-- What is still to be told. A row is gone before anybody is told of it, so that nobody is told twice.
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- A place, or "mail".
    channel TEXT NOT NULL,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    UNIQUE (person, channel, game, number)
);

CREATE INDEX notices_by_time ON notices (due_at);
CREATE INDEX notices_by_game ON notices (game);
