/** Until when somebody has seen what others changed: of no use to anybody else, so it is no event. */
export const seenUntil = `
  CREATE TABLE seen_until (
    user_id integer PRIMARY KEY,
    at timestamptz NOT NULL
  );
`;
