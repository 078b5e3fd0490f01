import type { StoredEvent } from '../../../events/store/event-store.js';
import { LongReads } from './long-reads.js';

async function* events(count: number): AsyncGenerator<StoredEvent> {
  for (let revision = 0; revision < count; revision++) yield await Promise.resolve({ revision } as StoredEvent);
}

async function readTo(reading: AsyncIterable<StoredEvent>, last: number): Promise<number> {
  for await (const { revision } of reading) if (revision === last) return revision;
  return -1;
}

describe('long reads', () => {
  it('are as many as there are places for; short ones wait for nobody', async () => {
    const reads = new LongReads();
    const long = [1, 2, 3].map(() => reads.of(events(200)));
    for (const reading of long) for (let read = 0; read < 150; read++) await reading.next();
    let fourth = 'waits';
    const waiting = readTo(reads.of(events(200)), 199).then(() => (fourth = 'is through'));
    expect(await readTo(reads.of(events(90)), 89)).toBe(89);
    expect(fourth).toBe('waits');
    await long[0]!.return(undefined);
    await waiting;
    expect(fourth).toBe('is through');
  });

  it('let others have their turn', async () => {
    const reading = new LongReads().of(events(400));
    let others = 0;
    const timer = setInterval(() => others++, 1);
    for await (const _ of reading) for (const until = performance.now() + 0.1; performance.now() < until; );
    clearInterval(timer);
    expect(others).toBeGreaterThan(0);
  });
});
