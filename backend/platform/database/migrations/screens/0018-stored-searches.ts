/** What somebody looked for, so that the answer can be asked for again; who looks is nobody's business but theirs, so it is no event. */
export const storedSearches = `
  CREATE TABLE stored_search (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL,
    lead_id integer NOT NULL,
    tour_id integer NOT NULL,
    search_type text NOT NULL,
    criteria text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX stored_search_made_at ON stored_search (made_at);
`;
