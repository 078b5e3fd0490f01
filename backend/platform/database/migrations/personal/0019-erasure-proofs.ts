/** What was found when somebody was erased: kept where their key was, so that it is known for as long as the key is gone. Nothing here says who it was. */
export const erasureProofs = `
  ALTER TABLE person_key ADD COLUMN proof jsonb;
`;
