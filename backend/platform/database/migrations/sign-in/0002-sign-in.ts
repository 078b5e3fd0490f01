/** Passwords and sessions are no events: they may be forgotten, and nobody may read them back. */
export const signIn = `
  CREATE TABLE credential (
    user_id integer PRIMARY KEY,
    email text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    demo boolean NOT NULL DEFAULT false,
    changed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE session (
    session_id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    user_id integer NOT NULL,
    address text NOT NULL,
    browser text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX session_by_user ON session (user_id);
  CREATE TABLE known_address (
    user_id integer NOT NULL,
    address text NOT NULL,
    signed_in_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, address)
  );
  CREATE TABLE sign_in_delay (
    key text PRIMARY KEY,
    failures integer NOT NULL,
    last_failure_at timestamptz NOT NULL,
    blocked_until timestamptz NOT NULL
  );
  CREATE TABLE first_run (
    step text PRIMARY KEY,
    started_at timestamptz NOT NULL DEFAULT now(),
    done_at timestamptz
  );
`;
