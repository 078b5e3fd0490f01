import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { openEventStore, placeOf } from '../../backend/platform/store/open-event-store.js';
import { StandIn } from './stand-in/stand-in-server.js';

const NO_DATABASE = 'postgres://nowhere';
const PATIENCE_MS = 3_000;

/** The sentence that the backend ends with. */
async function sentenceFor(url: string): Promise<string> {
  return openEventStore(url, NO_DATABASE, PATIENCE_MS).then(
    () => 'It was opened',
    (error: Error) => error.message,
  );
}

describe('At the start', () => {
  it('an event store that cannot be reached is told in one plain sentence, with its place and the setting and without the password', async () => {
    // Nothing listens on port 1.
    const sentence = await sentenceFor('esdb://admin:secret@127.0.0.1:1?tls=false');
    expect(sentence).toBe('The event store at 127.0.0.1:1 does not answer: check that it runs and that EVENTSTORE_URL names it.');
  }, 30_000);

  it('a server that answers, but is no event store, is told apart from one that does not answer', async () => {
    const other = new Server();
    const port = await new Promise<number>((resolve, reject) => {
      other.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)));
    });
    const sentence = await sentenceFor(`esdb://127.0.0.1:${port}?tls=false`);
    other.forceShutdown();
    expect(sentence).toMatch(new RegExp(`^The event store at 127\\.0\\.0\\.1:${port} cannot be used: .*UNIMPLEMENTED`));
  }, 30_000);

  it('a server without TLS that is asked for TLS is named as one, with what to change', async () => {
    const standIn = await new StandIn().start();
    const place = placeOf(standIn.url);
    const sentence = await sentenceFor(`esdb://admin:secret@${place}`);
    standIn.kill();
    expect(sentence).toBe(
      `The event store at ${place} answers without TLS, and EVENTSTORE_URL asks for TLS: add \`?tls=false\` to it, or give the server a certificate.`,
    );
  }, 30_000);

  it('a server with TLS that is spoken to without is named as one, with what to change', async () => {
    // It has no certificate, and says so in the language of TLS.
    const server = tls.createServer().on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sentence = await sentenceFor(`esdb://${place}?tls=false`);
    server.close();
    expect(sentence).toBe(`The event store at ${place} answers with TLS only, and EVENTSTORE_URL says \`tls=false\`: take that out of it.`);
  }, 30_000);
});
