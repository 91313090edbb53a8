-- Who the browser was as a guest before somebody signed in with it: his games may be added to the account.
ALTER TABLE browsers ADD COLUMN was TEXT REFERENCES people (id) ON DELETE SET NULL;

-- Who may not come any more, because the host says so.
CREATE TABLE bans (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
);
