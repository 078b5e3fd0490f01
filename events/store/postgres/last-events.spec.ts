import type { StoredEvent } from '../event-store.js';
import { LastEvents } from './last-events.js';

describe('The last events of streams', () => {
  it('are read together where they are asked for at the same moment, and anew by who asks later', async () => {
    const asked: (readonly string[])[] = [];
    const last = new LastEvents({
      lastOf: (streams) => {
        asked.push(streams);
        return Promise.resolve(streams.filter((stream) => stream !== 'boat-3').map((stream) => ({ stream, revision: asked.length }) as StoredEvent));
      },
    });
    const [one, two, three, again] = await Promise.all(['boat-1', 'boat-2', 'boat-3', 'boat-1'].map((stream) => last.of(stream)));
    expect([one, two, three, again].map((event) => event?.stream)).toEqual(['boat-1', 'boat-2', undefined, 'boat-1']);
    expect((await last.of('boat-1'))?.revision).toBe(2);
    expect(asked).toEqual([['boat-1', 'boat-2', 'boat-3'], ['boat-1']]);
  });

  it('fail for all who asked together, and for nobody after them', async () => {
    let away = true;
    const last = new LastEvents({ lastOf: () => (away ? Promise.reject(new Error('away')) : Promise.resolve([])) });
    const both = await Promise.allSettled([last.of('boat-1'), last.of('boat-2')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    away = false;
    expect(await last.of('boat-1')).toBeUndefined();
  });
});
