import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { eventStoreContract } from './contract-suite.js';
import { StandIn } from './stand-in/stand-in-server.js';

describe('The event store on EventStoreDB, against a stand-in', () => {
  eventStoreContract(async () => {
    const standIn = await new StandIn().start();
    return { open: () => EventStoreDbEventStore.open(standIn.url), leave: () => standIn.kill() };
  });
});
