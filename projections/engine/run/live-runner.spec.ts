import { START, type Batch, type StoredEvent } from '../../../events/store/event-store.js';
import { ChangeFeed, type ListSignal } from '../changes/change-feed.js';
import type { RowChange } from '../changes/change-log.js';
import type { Handler } from './handler.js';
import { LiveRunner } from './live-runner.js';
import { Mailbox, type Follows } from '../log/mailbox.js';

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

/** Read models that follow one reader, and hear of an event in this order. */
function following(...names: readonly string[]) {
  const pool = { query: () => Promise.resolve({ rows: [] }) };
  const feed = new ChangeFeed(pool as never, names.map((name) => ({ name, totals: [] }) as never), { info: nobody, warn: nobody, error: nobody } as never);
  const mailboxes: Mailbox[] = [];
  const join = (follows: Follows): Mailbox => mailboxes[mailboxes.push(new Mailbox(follows, START)) - 1]!;
  const reader = { ready: Promise.resolve(), join, leave: nobody };
  const leaving = new AbortController();
  const handled: string[] = [];
  const finished = names.map((name) => {
    const place = { shown: START as string, handled: START, isBuilt: true, pass: nobody, save: () => Promise.resolve() };
    const handler = { place, handle: ({ position }: Batch) => (handled.push(name), (place.shown = position), Promise.resolve([])) } as unknown as Handler;
    const runner = new LiveRunner({ name, types: new Set(['ParcelMoved']), open: () => Promise.resolve(handler) }, { feed, reader, pool, idle: { add: nobody, remove: nobody } } as never);
    return new Promise<void>((resolve) => {
      void runner.run(leaving.signal, resolve);
    });
  });
  const happens = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const mailbox of mailboxes) mailbox.push({ position: '2', type: 'ParcelMoved' } as StoredEvent);
    for (const mailbox of mailboxes) mailbox.reach('2');
    await Promise.all(finished);
    leaving.abort();
    return handled;
  };
  return { feed, happens };
}

describe('what follows first when something happened', () => {
  it('is what somebody has on a screen, while nobody else waits for another', async () => {
    const { feed, happens } = following('owners', LIST);
    feed.watch(LIST);
    expect(await happens()).toEqual([LIST, 'owners']);
  });

  it('is also what somebody waits for, although it is on no screen', async () => {
    const { feed, happens } = following('tenants', 'owners', LIST);
    feed.watch(LIST);
    const shown = feed.waitFor('owners', '2', 60_000);
    expect(await happens()).toEqual([LIST, 'owners', 'tenants']);
    expect(await shown).toBe(true);
  });

  it('is everything, once no screen is left', async () => {
    const { feed, happens } = following('owners', LIST);
    const [first, second] = [feed.watch(LIST), feed.watch(LIST)];
    first();
    second();
    expect(await happens()).toEqual(['owners', LIST]);
  });
});
