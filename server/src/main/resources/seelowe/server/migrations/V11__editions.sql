-- What a game is played with: the folder of the edition, empty for that of the server, and the hash of its files, empty for the data as it comes.
ALTER TABLE games ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN edition_hash TEXT NOT NULL DEFAULT '';

-- The files themselves, packed into a text, as they were when a game was begun with them.
CREATE TABLE kept_editions (
    hash TEXT PRIMARY KEY,
    files TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
