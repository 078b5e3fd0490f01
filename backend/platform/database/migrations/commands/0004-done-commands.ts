/** What came of commands that their senders may send again; `backend/platform/commands/saves/done-command-table.ts`. */
export const doneCommands = `
  CREATE TABLE done_command (
    command_id uuid PRIMARY KEY,
    stream text NOT NULL,
    hash text NOT NULL,
    revision integer NOT NULL,
    position text NOT NULL,
    done_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX done_command_by_age ON done_command USING brin (done_at);
`;
