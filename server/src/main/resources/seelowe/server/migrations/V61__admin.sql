-- Since when a game is closed by the host: it can be looked at, and nobody plays on.
ALTER TABLE games ADD COLUMN closed_at BIGINT;

-- What the host has done. It is only added to.
CREATE TABLE admin_log (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at BIGINT NOT NULL,
    -- Who was at the terminal, as his system calls him.
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    note TEXT NOT NULL
);

CREATE TRIGGER admin_log_stays BEFORE UPDATE ON admin_log
BEGIN
    SELECT RAISE(ABORT, 'the log is only added to');
END;

CREATE TRIGGER admin_log_is_kept BEFORE DELETE ON admin_log
BEGIN
    SELECT RAISE(ABORT, 'the log is only added to');
END;
