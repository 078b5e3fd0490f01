/** A word that opens under the SECRETS_KEY that the keys of people are wrapped under; `backend/platform/store/wrapped-person-keys.ts`. */
export const wrappedPersonKeys = `
  CREATE TABLE person_key_wrap (
    -- One row.
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    word bytea NOT NULL
  );
`;
