import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { eventStoreContract } from './contract-suite.js';

/** The release that docker-compose.yml runs. */
const IMAGE = 'eventstore/eventstore:24.10';
const COMMAND = ['--insecure', '--run-projections=None', '--mem-db'];

interface Server {
  readonly url: string;
  stop(): Promise<unknown>;
}

const server = await realServer();

const describeReal = server ? describe : describe.skip;

describeReal('The event store on a real EventStoreDB (skipped: set EVENTSTORE_URL, or run Docker)', () => {
  eventStoreContract(() => Promise.resolve({ open: () => EventStoreDbEventStore.open(server!.url), leave: () => server!.stop() }));
});

/** The one that EVENTSTORE_URL names, else a container of our own, else none. */
async function realServer(): Promise<Server | undefined> {
  const url = process.env['EVENTSTORE_URL'];
  if (url) return { url, stop: async () => undefined };
  const container = await startContainer().catch(noDocker);
  if (!container) return undefined;
  return { url: `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`, stop: () => container.stop() };
}

function startContainer(): Promise<StartedTestContainer> {
  return new GenericContainer(IMAGE)
    .withCommand(COMMAND)
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .start();
}

/** Only the absence of Docker is a reason to skip; an image that does not start is a failure. */
function noDocker(error: unknown): undefined {
  if (/container runtime strategy/i.test(String(error))) return undefined;
  throw error;
}
