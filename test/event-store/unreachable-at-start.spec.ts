import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { openEventStore, placeOf } from '../../backend/platform/store/open-event-store.js';
import { Certificates } from './certificates.js';
import { StandIn } from './stand-in/stand-in-server.js';

const NO_DATABASE = 'postgres://nowhere';
const PATIENCE_MS = 3_000;

/** The sentence that the backend ends with. */
async function sentenceFor(url: string): Promise<string> {
  return openEventStore(url, { url: NO_DATABASE }, PATIENCE_MS).then(
    async (store) => {
      await store.close();
      return 'It was opened';
    },
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

  it('a certificate file that cannot be used is told by its name and its setting, before anything is asked', async () => {
    const asked = (file: string): Promise<string> => sentenceFor(`esdb://admin:secret@127.0.0.1:1?tls=true&tlsCAFile=${encodeURIComponent(file)}`);
    const told = (file: string, what: string): string =>
      `The certificate file ${file}, which EVENTSTORE_URL names by \`tlsCAFile\`, ${what}: name the certificate of the event store's authority, such as \`tlsCAFile=/path/to/ca.crt\`.`;
    expect(await asked('/no such folder/ca.crt')).toBe(told('/no such folder/ca.crt', 'is not there'));
    expect(await asked('no-such-file.crt')).toBe(told(path.resolve('no-such-file.crt'), 'is not there'));
    expect(await asked(tmpdir())).toBe(told(tmpdir(), 'is a folder'));
    expect(await asked(path.resolve('package.json'))).toBe(told(path.resolve('package.json'), 'is no certificate in PEM form'));
    // Without TLS nobody needs it.
    expect(await sentenceFor('esdb://127.0.0.1:1?tls=false&tlsCAFile=/no/ca.crt')).toContain('does not answer');
  }, 30_000);

  describe('a certificate', () => {
    let certificates: Certificates;
    beforeAll(async () => {
      certificates = await Certificates.prepare();
    }, 60_000);
    afterAll(() => certificates.leave());

    /** What is said of a server with such a certificate, and where that server was. */
    const saidOf = async (credentials: ServerCredentials, settings = ''): Promise<{ readonly place: string; readonly sentence: string }> => {
      const standIn = await new StandIn(credentials).start();
      const sentence = await sentenceFor(`${standIn.url}${settings}`);
      standIn.kill();
      return { place: placeOf(standIn.url), sentence };
    };
    const byTheAuthority = () => `&tlsCAFile=${encodeURIComponent(certificates.authorityFile)}`;

    it('of an authority that is named is taken', async () => {
      const { sentence } = await saidOf(await certificates.of('IP:127.0.0.1', { days: 2 }), byTheAuthority());
      expect(sentence).toBe('It was opened');
    }, 30_000);

    it('of an authority that nobody named is named as untrusted, with how to name it', async () => {
      const { place, sentence } = await saidOf(await certificates.of('IP:127.0.0.1', { days: 2 }));
      expect(sentence).toMatch(new RegExp(`^The event store at ${place} shows a certificate that is not trusted here \\([A-Z_]+\\): name the certificate of its authority in EVENTSTORE_URL by \`tlsCAFile=/path/to/ca.crt\`\\.$`));
    }, 30_000);

    it('of another authority than the one that was named is told, with the file', async () => {
      const other = await Certificates.prepare();
      const { place, sentence } = await saidOf(await other.of('IP:127.0.0.1', { days: 2 }), byTheAuthority());
      await other.leave();
      expect(sentence).toContain(`The event store at ${place} shows a certificate that the authority in ${certificates.authorityFile} did not issue`);
    }, 30_000);

    it('for another host is told, with whom it is for', async () => {
      const { place, sentence } = await saidOf(await certificates.of('DNS:events.example.com', { days: 2 }), byTheAuthority());
      expect(sentence).toBe(
        `The event store at ${place} shows a certificate for events.example.com, and EVENTSTORE_URL calls it 127.0.0.1: call it there as its certificate does, or give it one for 127.0.0.1.`,
      );
    }, 30_000);

    it('that ran out is told, with the day', async () => {
      const { place, sentence } = await saidOf(await certificates.of('IP:127.0.0.1', { days: -1 }), byTheAuthority());
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      expect(sentence).toBe(`The event store at ${place} shows a certificate that ran out on ${day}: renew it.`);
    }, 30_000);
  });
});
