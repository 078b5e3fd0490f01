/** Which event of others was the last; `backend/platform/store/foreign-events.ts`. */
export const foreignEvents = `
  ALTER TABLE event_log
    ADD COLUMN foreign_stream text,
    ADD COLUMN foreign_type text,
    ADD COLUMN foreign_at timestamptz;
`;
