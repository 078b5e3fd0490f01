import { Readable } from 'node:stream';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { Subscription } from './subscription.js';

/** A client whose subscription delivers what the test pushes. */
function clientOf() {
  const events = Object.assign(new Readable({ objectMode: true, read: () => undefined }), { unsubscribe: () => Promise.resolve() });
  let asked: Parameters<EventStoreDBClient['subscribeToAll']>[0];
  const client = {
    subscribeToAll: (options: typeof asked) => {
      asked = options;
      return events;
    },
  } as unknown as EventStoreDBClient;
  return { client, events, regex: () => (asked?.filter && 'regex' in asked.filter ? asked.filter.regex : undefined) };
}

const delivered = (revision: number, type = 'TourBooked', streamId = 'tour-1') => ({
  event: { id: `id-${revision}`, streamId, revision: BigInt(revision), type, data: {}, metadata: {}, created: new Date(0), position: { commit: BigInt(revision), prepare: BigInt(revision) } },
});

function heardOf(client: EventStoreDBClient, types?: ReadonlySet<string>) {
  const heard: (string | number)[] = [];
  const subscription = new Subscription(client, '', types, {
    anything: () => undefined,
    event: ({ revision }) => heard.push(revision),
    live: (live) => heard.push(live ? 'live' : 'behind'),
    lost: (error) => heard.push(error?.message ?? 'lost'),
  });
  return { subscription, heard };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('A subscription to EventStoreDB', () => {
  it('is live only after the events that were delivered before the word of it', async () => {
    const { client, events } = clientOf();
    const { subscription, heard } = heardOf(client);
    subscription.pause();
    events.push(delivered(0));
    events.push(delivered(1));
    events.emit('caughtUp');
    expect(heard).toEqual([]);
    subscription.resume();
    events.push(delivered(2));
    await soon();
    expect(heard).toEqual([0, 1, 'live', 2]);
  });

  it("leaves out the server's own events, and links to nothing", async () => {
    const { client, events } = clientOf();
    const { heard } = heardOf(client);
    events.push(delivered(0, '$metadata'));
    events.push(delivered(1, 'TourBooked', '$$tour-1'));
    events.push({ event: undefined });
    events.push(delivered(2));
    await soon();
    expect(heard).toEqual([2]);
  });

  it('is lost once, and silent after it was closed', async () => {
    const { client, events } = clientOf();
    const { heard } = heardOf(client);
    events.emit('error', new Error('Consumer too slow'));
    events.emit('error', new Error('again'));
    expect(heard).toEqual(['Consumer too slow']);
    const other = clientOf();
    const closed = heardOf(other.client);
    closed.subscription.close();
    other.events.push(delivered(0));
    await soon();
    expect(closed.heard).toEqual([]);
  });

  it.each(['end', 'close'])('is lost at its %s', (word) => {
    const { client, events } = clientOf();
    const { heard } = heardOf(client);
    events.emit(word);
    expect(heard).toEqual(['lost']);
  });

  it("counts the server's own events before the word, and passes on the last word", async () => {
    const { client, events } = clientOf();
    const { subscription, heard } = heardOf(client);
    subscription.pause();
    events.push(delivered(0, '$metadata'));
    events.push({ event: undefined });
    events.push(delivered(1));
    events.emit('caughtUp');
    events.push(delivered(2));
    events.emit('fellBehind');
    subscription.resume();
    await soon();
    expect(heard).toEqual([1, 2, 'behind']);
  });

  it('passes nothing on after it was lost: whoever goes on reads it again from there', async () => {
    const { client, events } = clientOf();
    const { subscription, heard } = heardOf(client);
    subscription.pause();
    events.push(delivered(0));
    events.emit('error', new Error('cut off'));
    subscription.resume();
    await soon();
    expect(heard).toEqual(['cut off']);
  });

  it('is asked for by the whole names of types, whatever signs they have', () => {
    const some = clientOf();
    heardOf(some.client, new Set(['TourBooked', 'Tour.Cancelled']));
    expect(some.regex()).toBe('^(TourBooked|Tour\\.Cancelled)$');
    const all = clientOf();
    heardOf(all.client);
    expect(all.regex()).toBe('^[^$]');
  });
});
