-- What is said beside a game, each circle by itself: those who play, and those who only watch. It is no part of the game's record.
CREATE TABLE talk (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    circle TEXT NOT NULL CHECK (circle IN ('players', 'onlookers')),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, circle, number)
);

CREATE INDEX talk_by_person ON talk (person);

-- Whom somebody does not hear (mute), or neither hears nor is challenged by (block).
CREATE TABLE ignored (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    how TEXT NOT NULL CHECK (how IN ('mute', 'block')),
    created_at BIGINT NOT NULL,
    UNIQUE (person, other)
);

CREATE INDEX ignored_by_other ON ignored (other);

-- What was reported to the host, with the passage as it was then: it outlasts the game and the people.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    by_person TEXT NOT NULL,
    by_name TEXT NOT NULL,
    about_person TEXT NOT NULL,
    about_name TEXT NOT NULL,
    why TEXT NOT NULL,
    passage TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    settled_at BIGINT
);

CREATE INDEX reports_by_time ON reports (created_at);
