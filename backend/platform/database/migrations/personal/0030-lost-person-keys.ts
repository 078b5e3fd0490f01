/** People whose key this database lacks, and how many keys it had at the last start; `backend/platform/store/person-key-check.ts`. */
export const lostPersonKeys = `
  CREATE TABLE lost_person_key (
    person text PRIMARY KEY,
    noted_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE person_keys_checked (
    -- One row.
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    keys bigint NOT NULL
  );
`;
