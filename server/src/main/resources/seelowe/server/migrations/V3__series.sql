-- [15.33] The series that a match belongs to, and which of its matches it is: 1, 2 or 3; 0 for a match by itself.
ALTER TABLE matches ADD COLUMN series_id TEXT;
ALTER TABLE matches ADD COLUMN series_number INTEGER NOT NULL DEFAULT 0;

CREATE INDEX matches_by_series ON matches (series_id);
