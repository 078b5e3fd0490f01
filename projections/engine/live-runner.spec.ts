import { START, type Batch } from '../../events/store/event-store.js';
import { ChangeFeed, type ListSignal } from './change-feed.js';
import type { RowChange } from './change-log.js';
import type { Handler } from './handler.js';
import { LiveRunner } from './live-runner.js';

const LIST = 'parcel-list';
const change = (key: string, position: string): RowChange => ({ list: LIST, key, position, operation: 'put', by: 'Dana Kim', eventType: 'ParcelMoved', at: '2026-03-04T05:06:07.000Z' });
const nobody = (): undefined => undefined;

/** A runner whose handler has just shown everything up to `shown`, and the feed that it tells; the log itself holds nothing. */
async function running() {
  const pool = { query: () => Promise.resolve({ rows: [] }) };
  const feed = new ChangeFeed(pool as never, [{ name: LIST, totals: [] } as never], { info: nobody, warn: nobody, error: nobody } as never);
  const place = { shown: START as string, handled: START };
  const handler = { place, handle: ({ position }: Batch) => ((place.shown = position), Promise.resolve([change('2', position)])) };
  const reader = { ready: new Promise<void>(nobody) };
  const runner = new LiveRunner({ name: LIST, types: new Set(), open: () => Promise.resolve(handler as unknown as Handler) }, { feed, reader, pool } as never);
  void runner.run(new AbortController().signal, nobody);
  await new Promise((resolve) => setImmediate(resolve));
  const commits = (to: string, failing?: Error) =>
    runner.between(() => {
      place.shown = to;
      return failing ? Promise.reject(failing) : Promise.resolve({ changes: [change(to, to)] });
    });
  return { feed, commits };
}

describe('what a process tells of its own commits', () => {
  it('comes from memory while nothing is missing in it', async () => {
    const { feed, commits } = await running();
    await commits('11');
    await commits('12');
    expect(await feed.changesSince(LIST, START)).toMatchObject({ changes: [{ key: '11' }, { key: '12' }], position: '12' });
  });

  it('comes from the log once something failed that may have committed: nobody is led past a change', async () => {
    const { feed, commits } = await running();
    await commits('11');
    const signals: ListSignal[] = [];
    feed.subscribe((signal) => signals.push(signal));
    await expect(commits('12', new Error('The connection broke'))).rejects.toThrow('broke');
    expect(signals).toEqual([{ list: LIST, reset: false }]);
    await commits('13');
    // The log, which is empty here, and not from 11 to 13 past 12.
    expect(await feed.changesSince(LIST, START)).toEqual({ changes: [], position: START });
  });
});
