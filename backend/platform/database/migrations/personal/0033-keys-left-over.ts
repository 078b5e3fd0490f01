/**
 * Keys that were wrapped under a secret which is lost, should it be found again (`backend/platform/store/wrapped-person-keys.ts`);
 * and since when pages of `person_key` may hold what was taken out of it (`backend/platform/store/keys-to-shred.ts`).
 */
export const keysLeftOver = `
  ALTER TABLE lost_person_key ADD COLUMN key bytea;
  CREATE TABLE keys_to_shred (
    -- One row.
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    since timestamptz NOT NULL DEFAULT clock_timestamp()
  );
`;
