/** Secrets are no events; they are sealed with a key that the database does not hold. */
export const secondStep = `
  CREATE TABLE second_step (
    user_id integer PRIMARY KEY,
    secret bytea NOT NULL,
    set_up_at timestamptz,
    last_counter bigint NOT NULL DEFAULT 0,
    recovery_salt bytea
  );
  CREATE TABLE recovery_code (
    user_id integer NOT NULL,
    code_hash bytea NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  );
  ALTER TABLE session
    ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN two_steps boolean NOT NULL DEFAULT false;
`;
