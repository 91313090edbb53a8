-- What somebody is known by on any browser: who has one of these has an account, others are guests.
CREATE TABLE passkeys (
    -- As the browser tells it.
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- The public key with what belongs to it, in Base64.
    data TEXT NOT NULL,
    -- How often it has signed, as far as it counts.
    sign_count BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX passkeys_by_person ON passkeys (person);

-- Addresses that somebody has shown to be his.
CREATE TABLE mail_addresses (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    -- In small letters: nobody else may have the same in others.
    folded TEXT NOT NULL UNIQUE,
    confirmed_at BIGINT NOT NULL
);

-- Links that were mailed, or made by the host: good once, and not for long.
CREATE TABLE sign_in_links (
    token_hash TEXT PRIMARY KEY,
    -- Signing in, or showing that an address is one's own.
    kind TEXT NOT NULL CHECK (kind IN ('sign-in', 'confirm')),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Where it was mailed; empty if nowhere.
    address TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sign_in_links_by_person ON sign_in_links (person);
