/** Links that choose a password, mail that stays here, who came and went, and when drawn numbers may be forgotten. */
export const signInByMail = `
  -- Without a password: the address is taken, and nobody can sign in with it yet.
  ALTER TABLE credential ALTER COLUMN password_hash DROP NOT NULL;
  CREATE TABLE password_link (
    -- One link for each user: a new one replaces the older.
    user_id integer PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    -- Where it was sent: it is worth nothing once the user has another address.
    email text NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE TABLE outbox_mail (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sent_at timestamptz NOT NULL DEFAULT now(),
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL
  );
  CREATE TABLE access_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    kind text NOT NULL,
    user_id integer,
    name text NOT NULL,
    address text NOT NULL,
    browser text NOT NULL,
    detail text NOT NULL,
    -- What is to be written once only, such as the same denial within a minute.
    once text UNIQUE
  );
  CREATE INDEX access_log_by_kind ON access_log (kind, id);
  CREATE INDEX access_log_by_time ON access_log (at);
  ALTER TABLE drawn_id ADD COLUMN drawn_at timestamptz NOT NULL DEFAULT now();
`;
