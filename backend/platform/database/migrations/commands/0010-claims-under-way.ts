/** Of one record several commands may have taken the same claim at a time; `backend/platform/claims/claim-table.ts`. */
export const claimsUnderWay = `
  ALTER TABLE claim ADD COLUMN under_way uuid[] NOT NULL DEFAULT '{}';
  UPDATE claim SET under_way = ARRAY[token] WHERE token IS NOT NULL AND NOT settled;
  DROP INDEX claim_unsettled;
  ALTER TABLE claim DROP COLUMN token;
  CREATE INDEX claim_under_way ON claim (taken_at) WHERE NOT settled OR under_way <> '{}';
`;
