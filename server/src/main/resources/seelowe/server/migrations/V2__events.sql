-- What came of an action, so that a game can be brought back without asking the rules. Null in entries from before.
ALTER TABLE entries ADD COLUMN events TEXT;
