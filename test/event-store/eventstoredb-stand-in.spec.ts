import type { EventStore } from '../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { eventStoreContract } from './contract-suite.js';
import { StandIn } from './stand-in/stand-in-server.js';

describe('The event store on EventStoreDB, against a stand-in', () => {
  eventStoreContract(async () => {
    const standIn = await new StandIn().start();
    const stores: EventStore[] = [];
    const reopen = async (): Promise<EventStore> => {
      const store = await EventStoreDbEventStore.open(standIn.url);
      stores.push(store);
      return store;
    };
    return {
      store: await reopen(),
      reopen,
      async close() {
        await Promise.all(stores.map((store) => store.close()));
        standIn.kill();
      },
    };
  });
});
