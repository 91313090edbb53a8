-- What another player asks is told as well: a proposal in a game, or a challenge, of which no game has come yet.
CREATE TABLE notices_and_asked (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- A place, or "mail".
    channel TEXT NOT NULL,
    -- Null for a challenge, which has an offer instead.
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    offer TEXT REFERENCES offers (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    UNIQUE (person, channel, game, kind, number),
    UNIQUE (person, channel, offer)
);

INSERT INTO notices_and_asked (id, person, channel, game, number, kind, due_at, tries)
    SELECT id, person, channel, game, number, kind, due_at, tries FROM notices;
DROP TABLE notices;
ALTER TABLE notices_and_asked RENAME TO notices;
CREATE INDEX notices_by_time ON notices (due_at);
CREATE INDEX notices_by_game ON notices (game);

-- Of what somebody was told that another asks it, so that he is told once.
CREATE TABLE asked (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    asker TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    -- The game, or the offer.
    about TEXT NOT NULL,
    -- Of the hand-over before which it was asked; 0 for a challenge.
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, kind, about, number)
);

CREATE INDEX asked_by_time ON asked (at);
CREATE INDEX asked_by_asker ON asked (asker);
