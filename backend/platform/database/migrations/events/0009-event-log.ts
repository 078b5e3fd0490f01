/** Which event log the database belongs to; `backend/platform/store/log-memory.ts`. */
export const eventLog = `
  CREATE TABLE event_log (
    -- One row.
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    log_id uuid NOT NULL,
    -- The company was in the log before the database was.
    found_company boolean NOT NULL,
    -- An event of ours that was there: the same log has it still.
    stream text NOT NULL,
    revision integer NOT NULL,
    event_id uuid NOT NULL,
    position text COLLATE "C" NOT NULL,
    -- How many events of others there are up to a place.
    foreign_events bigint NOT NULL DEFAULT 0,
    counted_to text COLLATE "C" NOT NULL
  );
`;
