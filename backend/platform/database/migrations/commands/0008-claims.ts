/** What must be free or unique across streams, taken before the event that says so; `backend/platform/claims/claims.ts`. */
export const claims = `
  CREATE TABLE claim (
    kind text NOT NULL,
    key text NOT NULL,
    stream text NOT NULL,
    -- Of whoever took it last: who gives up takes nothing from who came after.
    token uuid,
    -- The stream says so too.
    settled boolean NOT NULL,
    taken_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (kind, key)
  );
  CREATE INDEX claim_of_stream ON claim (stream);
  CREATE INDEX claim_unsettled ON claim (taken_at) WHERE NOT settled;
`;
