-- The number of the last entry, so that a game whose last ones are gone is not taken for a shorter one.
ALTER TABLE games ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0;
UPDATE games SET last_seq = (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE entries.game = games.id);
