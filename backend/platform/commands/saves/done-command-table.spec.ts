import { jest } from '@jest/globals';
import type pg from 'pg';
import { DoneCommandTable } from './done-command-table.js';
import type { RememberedCommand } from './done-commands.js';

const ID = '3f0c7e52-1a64-4b7e-9c55-3b1d7d0f7a42';
const command: RememberedCommand = { commandId: ID, stream: 'tour-7', hash: 'No Buy', revision: 3, position: '41', changed: false };

describe('A command that is looked up ahead', () => {
  let now: number;
  /** As the database has them, also what another process noted. */
  let rows: RememberedCommand[];
  let asked: (readonly string[])[];
  let done: DoneCommandTable;

  beforeEach(() => {
    [now, rows, asked] = [1_000, [], []];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const query = ({ values: [ids, ...columns] }: { values: readonly (readonly string[])[] }) => {
      if (ids!.length > 0) asked.push(ids!);
      const found = rows.filter(({ commandId }) => ids!.includes(commandId));
      const [noted = []] = columns;
      rows = [...rows, ...noted.map((commandId) => ({ ...command, commandId }))];
      return Promise.resolve({ rows: found });
    };
    done = new DoneCommandTable({ query } as unknown as pg.Pool, { process: 'this one' } as never, { add: () => undefined } as never);
  });
  afterEach(() => jest.restoreAllMocks());

  const pause = () => new Promise((resolve) => setImmediate(resolve));

  it('is not asked for again, and is answered as it was found', async () => {
    rows = [command];
    done.lookAhead(ID);
    expect(await done.find(ID)).toMatchObject({ hash: 'No Buy', revision: 3 });
    expect(asked).toEqual([[ID]]);
  });

  it('is asked for anew after ten milliseconds: another process may have noted it meanwhile', async () => {
    done.lookAhead(ID);
    await pause();
    rows = [command];
    now += 10.1;
    expect(await done.find(ID)).toMatchObject({ revision: 3 });
    expect(asked).toHaveLength(2);
  });

  it('is decided upon once by what was seen: whoever comes next with it sees anew', async () => {
    done.lookAhead(ID);
    expect(await done.find(ID)).toBeUndefined();
    rows = [command];
    expect(await done.find(ID)).toMatchObject({ revision: 3 });
  });

  it('is found where this process noted it after it was seen not to be there, as well when the note is still to be written', async () => {
    for (const changed of [false, true]) {
      rows = [];
      done.lookAhead(ID);
      await pause();
      const noted = done.remember({ ...command, changed });
      expect(await done.find(ID)).toMatchObject({ revision: 3 });
      await noted;
    }
  });

  it('and could not be, because the database was away, is refused to who asks, and breaks nothing where nobody asks', async () => {
    const away = new DoneCommandTable({ query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool, { process: 'this one' } as never, { add: () => undefined } as never);
    away.lookAhead(ID);
    await pause();
    await expect(away.find(ID)).rejects.toThrow('away');
  });

  it('is held no longer than it counts', async () => {
    for (let time = 0; time < 50; time++, now += 1) done.lookAhead(ID.replace(/.{2}$/, String(time).padStart(2, '0')));
    await pause();
    expect((done as unknown as { readonly ahead: ReadonlyMap<string, object> }).ahead.size).toBe(11);
  });
});
