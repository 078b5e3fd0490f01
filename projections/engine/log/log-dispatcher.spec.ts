import type { EventStore, StoredEvent } from '../../../events/store/event-store.js';
import { silent } from '../logger.js';
import { LogDispatcher } from './log-dispatcher.js';
import type { Follows } from './mailbox.js';

const position = (number: number): string => String(number).padStart(20, '0');
const noted = (number: number): StoredEvent => ({ position: position(number), type: 'Noted', stream: 'note-1', revision: number }) as StoredEvent;
const follows: Follows = { name: 'notes', types: new Set(['Noted']), pass: () => true, settle: () => undefined };

/** A reader that has read so many events of one type. */
async function readerOf(events: number): Promise<LogDispatcher> {
  const leaving = new AbortController();
  const store = {
    head: () => Promise.resolve({ position: '' }),
    subscribe: async function* () {
      for (let from = 0; from < events; from += 1_000) {
        const batch = Array.from({ length: Math.min(1_000, events - from) }, (_, index) => noted(from + index + 1));
        yield await Promise.resolve({ events: batch, position: batch.at(-1)!.position, caughtUp: true });
      }
      leaving.abort();
    },
  };
  const reader = new LogDispatcher(store as unknown as EventStore, silent, () => undefined);
  await reader.run(leaving.signal);
  return reader;
}

describe('the one reader', () => {
  it('gives no mailbox to a reader that is further behind than a mailbox holds, although the events are kept', async () => {
    const reader = await readerOf(7_000);
    expect(reader.join(follows, '')).toBeUndefined();
    expect(reader.join(follows, position(1_999))).toBeUndefined();
  });

  it('gives a mailbox with all that was missed to a reader that is no further behind', async () => {
    const mailbox = (await readerOf(7_000)).join(follows, position(2_000));
    const missed: unknown[] = [];
    for (let caughtUp = false; !caughtUp; ) {
      const batch = (await mailbox!.next(new AbortController().signal))!;
      missed.push(...batch.events);
      ({ caughtUp } = batch);
    }
    expect(missed).toHaveLength(5_000);
  });
});
