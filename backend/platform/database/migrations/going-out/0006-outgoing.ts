/** What goes out into the world, such as mail; when it is tried is the job library's. Never holds a secret. */
export const outgoing = `
  CREATE TABLE outgoing (
    -- The request's own idempotency key: the same request twice goes out once.
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    -- The stream of the record that it is about.
    about text NOT NULL,
    payload jsonb NOT NULL,
    asked_by text NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    -- Set when trying again would not help.
    failed_at timestamptz,
    -- Why the last try failed.
    reason text
  );
  CREATE INDEX outgoing_open ON outgoing (asked_at) WHERE sent_at IS NULL;
  CREATE INDEX outgoing_about ON outgoing (about, asked_at);
`;
