/** What was tried before it was kept whether the outcome is known: nobody knows it where the carrier did not name the text. */
export const textsTriedBefore = `UPDATE text_try SET in_doubt_since = now() WHERE provider_id IS NULL AND in_doubt_since IS NULL;`;
