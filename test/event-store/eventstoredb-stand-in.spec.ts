import { randomUUID } from 'node:crypto';
import { NO_STREAM } from '../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { eventStoreContract } from './contract-suite.js';
import { newEvents, newStream } from './new-events.js';
import { StandIn } from './stand-in/stand-in-server.js';

describe('The event store on EventStoreDB, against a stand-in', () => {
  eventStoreContract(async () => {
    const standIn = await new StandIn().start();
    return { open: () => EventStoreDbEventStore.open(standIn.url), leave: () => standIn.kill() };
  });
});

describe('The end of the log, which is asked for every second', () => {
  let standIn: StandIn;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    standIn = await new StandIn().start();
    store = await EventStoreDbEventStore.open(standIn.url);
  });
  afterEach(async () => {
    await store.close();
    standIn.kill();
  });

  it('costs one event, however large those before it are', async () => {
    const { position } = await store.append(newStream(), NO_STREAM, newEvents(40));
    standIn.eventsRead = 0;
    expect((await store.head()).position).toBe(position);
    expect(standIn.eventsRead).toBe(1);
  });

  it('is found before whatever the server has written of its own since', async () => {
    const { position } = await store.append(newStream(), NO_STREAM, newEvents(2));
    const own = Array.from({ length: 70 }, () => ({ id: randomUUID(), type: '$statsCollected', data: Buffer.from('{}'), metadata: Buffer.from('') }));
    standIn.log.append('$stats', NO_STREAM, own);
    expect((await store.head()).position).toBe(position);
  });
});
