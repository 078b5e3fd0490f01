/** Who has which record open. Unlogged: after a crash nobody is anywhere. */
export const presence = `
  CREATE UNLOGGED TABLE presence (
    process_id text NOT NULL,
    socket_id text NOT NULL,
    list text NOT NULL,
    key text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    -- 'edit' sorts before 'view'
    mode text NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (socket_id, list, key)
  );
  CREATE INDEX presence_at ON presence (list, key);
  CREATE INDEX presence_of_process ON presence (process_id);
`;
