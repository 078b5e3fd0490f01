/** Since when somebody has a record open. */
export const presenceSince = `
  ALTER TABLE presence ADD COLUMN opened_at timestamptz NOT NULL DEFAULT now();
`;
