-- What a seat has said in advance about the decisions that fall to it in the other side's Player-Turn. Without a row the player is asked.
CREATE TABLE standing_orders (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('german', 'british')),
    kind TEXT NOT NULL,
    -- A rule, or "computer".
    answer TEXT NOT NULL,
    PRIMARY KEY (game, side, kind)
);
