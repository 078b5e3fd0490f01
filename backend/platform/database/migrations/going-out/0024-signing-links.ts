/** Ways in for people who sign a document, each for one signer of one envelope: by the hash of a token that is kept nowhere. */
export const signingLinks = `
  CREATE TABLE signing_link (
    token_hash bytea PRIMARY KEY,
    envelope_id uuid NOT NULL,
    role text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    replaced_at timestamptz
  );
  CREATE INDEX signing_link_envelope ON signing_link (envelope_id, role);
`;
