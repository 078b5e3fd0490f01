import type { Command, CommandResult, CommandMetadata } from '../command.js';
import { LateCommands } from './late-commands.js';
import type { SavingCommands } from './saving-commands.js';
import type { AddressedCommand } from '../dispatched-command.js';
import { StillSaving } from './still-saving.js';

const commandId = '0b7f6f0e-1c5e-4d53-9c0b-6f1d0c8a0001';
const addressed = { aggregate: { category: 'gift' }, id: 7, command: {} as Command } as unknown as AddressedCommand;
const result: CommandResult = { revision: 3, position: '12', changed: true };

/** Other processes are told by a database that stalls. */
function stalled(begun: () => void = () => undefined): LateCommands {
  const never = () => new Promise<void>(() => undefined);
  const late = new LateCommands({ begin: () => (begun(), never()), end: never } as unknown as SavingCommands);
  late.toldAfterMs = 1;
  return late;
}
const sentBy = (tell: (late: StillSaving) => void) => ({ commandId, sender: { tell } }) as unknown as CommandMetadata;

describe('A command that takes long while the database stalls', () => {
  it('is told of to its sender, though no other process can be told of it', async () => {
    const late = stalled();
    const told = await new Promise((tell) => void late.watch(addressed, sentBy(tell), new Promise(() => undefined)));
    expect(told).toEqual(new StillSaving(commandId));
    expect(late.isUnderWay(commandId)).toBe(true);
  });

  it('is answered where it ends just then', async () => {
    let end = (_: CommandResult): void => undefined;
    const carriedOut = new Promise<CommandResult>((resolve) => (end = resolve));
    const answer = stalled(() => end(result)).watch(addressed, sentBy(() => undefined), carriedOut);
    expect(await answer).toBe(result);
  });
});
