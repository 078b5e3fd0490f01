/** What reactions are to do later; `backend/platform/reactions/due-effects.ts`. */
export const reactions = `
  CREATE TABLE reaction_due (
    reaction text NOT NULL,
    -- What tells one from another, and what settles it.
    key text NOT NULL,
    due_at timestamptz NOT NULL,
    -- Where the event stands that caused it.
    stream text NOT NULL,
    revision integer NOT NULL,
    -- Why it was refused when it fell due: it waits for somebody to look at it.
    refused text,
    refused_at timestamptz,
    PRIMARY KEY (reaction, key)
  );
  -- A link that was made after its user was let in again is not ended by what ended the older one.
  ALTER TABLE password_link ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();
`;
