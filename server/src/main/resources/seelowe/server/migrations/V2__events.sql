-- The version of the rules that a game began under, and that an entry was played under; those from before are of the first.
ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE entries ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- What came of an action, so that a game can be brought back without asking the rules; null in entries from before.
ALTER TABLE entries ADD COLUMN events TEXT;
