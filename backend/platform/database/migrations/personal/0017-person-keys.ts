/**
 * A key for each person whose name, phones, mail, address and notes stand sealed in the events. Of an erased one the row is left,
 * so that no other key is ever made for them: `erasing_since` takes the key out of use, and goes before the key itself.
 */
export const personKeys = `
  CREATE TABLE person_key (
    person text PRIMARY KEY,
    key bytea,
    made_at timestamptz NOT NULL DEFAULT now(),
    erasing_since timestamptz,
    destroyed_at timestamptz,
    CHECK ((key IS NULL) = (destroyed_at IS NOT NULL))
  );
`;
