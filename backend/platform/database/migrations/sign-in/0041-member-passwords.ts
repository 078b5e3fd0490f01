/** What members sign in to the company's website with (`backend/members/website-passwords.ts`). */
export const memberPasswords = `
  CREATE TABLE member_password (
    member_id integer PRIMARY KEY,
    password_hash text NOT NULL,
    -- A temporary one works until then.
    works_until timestamptz NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );
`;
