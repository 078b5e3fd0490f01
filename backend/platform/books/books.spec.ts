import type { EventStore } from '../../../events/store/event-store.js';
import type { CommandExecutor } from '../commands/command-executor.js';
import type { CommandResult } from '../commands/command.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import type { DatabaseGate } from '../concurrency/database-gate.js';
import { Books } from './books.js';
import { closedBy, type WithClosedMonths } from './closed-months.js';

const saved: CommandResult = { revision: 3, position: '7', changed: true };

/** A change of a contract of this month, that is sent on a day. */
function change(month: string, today: string): DispatchedCommand {
  return { aggregate: {}, id: 1098, command: { month }, issued: { today } } as unknown as DispatchedCommand;
}

/** Books of which these months are closed. */
function booksWith(closed: readonly string[]) {
  const gate = { pass: (_: string, work: () => Promise<unknown>) => work() } as unknown as DatabaseGate;
  const execute = ({ command, given }: DispatchedCommand) => {
    closedBy([(command as unknown as { readonly month: string }).month], (given as WithClosedMonths).closedMonths!, { reason: 'Booked twice', isNew: false });
    return Promise.resolve(saved);
  };
  const books = new Books(gate, {} as EventStore, { execute: (addressed: DispatchedCommand) => Promise.resolve().then(() => execute(addressed)) } as unknown as CommandExecutor);
  return (command: DispatchedCommand) => books.execute(command, (month) => Promise.resolve(closed.includes(month) ? 1 : null));
}

describe('A change of money that waited at the gate of the books', () => {
  it('goes through into a closed month, as a difference in the open month of its day', async () => {
    await expect(booksWith(['2026-10'])(change('2026-10', '2026-11-30'))).resolves.toEqual(saved);
  });

  it('is refused where the month of its day was closed after midnight, while it waited', async () => {
    const late = booksWith(['2026-10', '2026-11']);
    await expect(late(change('2026-10', '2026-11-30'))).rejects.toThrow('November 2026 was closed while this waited: please save it again');
    await expect(late(change('2026-10', '2026-11-30'))).rejects.toMatchObject({ options: { status: 409 } });
    await expect(late(change('2026-10', '2026-12-01'))).resolves.toEqual(saved);
  });

  it('goes through where it touches no closed month', async () => {
    await expect(booksWith(['2026-11'])(change('2026-12', '2026-11-30'))).resolves.toEqual(saved);
  });
});
