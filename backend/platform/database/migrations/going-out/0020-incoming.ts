/**
 * What others told the product by webhook, until it was handled and, for a while, that it came; and the key by which the streams of
 * phone numbers are named, which is never changed: every STOP would be forgotten.
 */
export const incoming = `
  CREATE TABLE incoming (
    -- Follows from its kind and what its sender calls it: told twice, it is there once.
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    -- Sealed; blank once it was handled.
    payload bytea NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    handled_at timestamptz,
    -- Why the last try failed.
    reason text
  );
  CREATE INDEX incoming_open ON incoming (received_at) WHERE handled_at IS NULL;
  CREATE TABLE text_number_key (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    key bytea NOT NULL
  );
  INSERT INTO text_number_key (key) VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
`;
