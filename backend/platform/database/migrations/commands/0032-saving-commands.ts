/** Commands that their senders were told to wait for, as long as the process that carries them out says so; `backend/platform/commands/saves/saving-commands.ts`. */
export const savingCommands = `
  CREATE TABLE saving_command (
    command_id uuid NOT NULL,
    process uuid NOT NULL,
    stream text NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (command_id, process)
  );
`;
