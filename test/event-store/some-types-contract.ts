import { randomUUID } from 'node:crypto';
import { NO_STREAM, START, type EventStore } from '../../events/store/event-store.js';
import { follow, newEvent, newEvents, newStream } from './new-events.js';

/** What every adapter must do for a reader who names the types that it wants. */
export function followingSomeTypes(store: () => EventStore): void {
  describe('following some types', () => {
    const [wanted, others] = [`Wanted.${randomUUID()}`, ['Other', 'WantedToo']];
    const types = new Set([wanted]);
    /** One wanted event in each stream, between others; one is almost named like it. */
    async function appended(streams: number): Promise<string[]> {
      const ids: string[] = [];
      for (let count = 0; count < streams; count++) {
        const event = newEvent({ count }, wanted);
        const around = [newEvent({}, others[0]), newEvent({}, `${wanted}Too`), newEvent({}, wanted.replace('.', 'x'))];
        await store().append(newStream(), NO_STREAM, [...around, event, newEvent({}, others[1])]);
        ids.push(event.id);
      }
      return ids;
    }

    test('delivers each of them once and in order, and nothing else', async () => {
      const { position } = await store().head();
      const ids = await appended(20);
      const found = await follow(store(), position, (events) => events.length >= 20, 30_000, types);
      expect(found.map(({ id }) => id)).toEqual(ids);
    });

    test('says that the end is reached, at a place from which everything later follows, also where nothing was of them', async () => {
      const { position: before } = await store().head();
      await appended(3);
      const { position: head } = await store().head();
      let reached = START;
      await follow(store(), before, (_, batch) => ((reached = batch.position), batch.caughtUp), 30_000, new Set(['NeverWritten']));
      expect(reached >= head).toBe(true);
      const [next] = newEvents(1);
      await store().append(newStream(), NO_STREAM, [next!]);
      expect((await follow(store(), reached, (events) => events.length > 0))[0]).toMatchObject({ id: next!.id });
    });

    test('goes on with what is appended later, past others', async () => {
      const { position } = await store().head();
      const first = await appended(1);
      let later: Promise<string[]> | undefined;
      const found = await follow(store(), position, (events, batch) => {
        if (batch.caughtUp) later ??= appended(2);
        return events.length >= 3;
      }, 30_000, types);
      expect(found.map(({ id }) => id)).toEqual([...first, ...(await later!)]);
    });

    test('goes on exactly after any of its places', async () => {
      const { position } = await store().head();
      const ids = await appended(6);
      const all = await follow(store(), position, (events) => events.length >= 6, 30_000, types);
      for (const [index, checkpoint] of all.slice(0, -1).entries()) {
        const rest = await follow(store(), checkpoint.position, (events) => events.length >= 5 - index, 30_000, types);
        expect(rest.map(({ id }) => id)).toEqual(ids.slice(index + 1));
      }
    });
  });
}
