/** Ways in for screens on a wall, beside the sessions of people: each opens one board and nothing else. */
export const wallLinks = `
  CREATE TABLE wall_link (
    wall_id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    tenant_id integer NOT NULL,
    name text NOT NULL,
    made_by text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz,
    taken_back_at timestamptz,
    taken_back_by text NOT NULL DEFAULT ''
  );
`;
