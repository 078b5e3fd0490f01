import { DoneCommands, type DoneCommand, type RememberedCommand } from '../../backend/platform/commands/saves/done-commands.js';

/** Remembers done commands for tests without a database; share one between executors to play several processes. */
export class DoneInMemory extends DoneCommands {
  readonly commands = new Map<string, RememberedCommand>();

  lookAhead(): void {
    // Nothing to fetch.
  }

  find(commandId: string): Promise<DoneCommand | undefined> {
    return Promise.resolve(this.commands.get(commandId));
  }

  remember(command: RememberedCommand): Promise<void> {
    if (!this.commands.has(command.commandId)) this.commands.set(command.commandId, command);
    return Promise.resolve();
  }
}
