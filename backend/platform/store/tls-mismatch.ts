import tls from 'node:tls';

const ANSWER_MS = 2_000;
export const DEFAULT_PORT = 2113;

export function asksForTls(url: string): boolean {
  return !/[?&]tls=false\b/i.test(url);
}

/** What a server that gives no answer to an address has against how it was spoken to; undefined when that is not it. */
export async function tlsMismatch(url: string, hosts: readonly string[]): Promise<string | undefined> {
  const asked = asksForTls(url);
  const speak = (await Promise.all(hosts.map(speaksTls))).find((answer) => answer !== undefined);
  if (speak === undefined || speak === asked) return undefined;
  return asked
    ? 'answers without TLS, and EVENTSTORE_URL asks for TLS: add `?tls=false` to it, or give the server a certificate'
    : 'answers with TLS only, and EVENTSTORE_URL says `tls=false`: take that out of it';
}

/** Whatever its certificate is worth. Undefined when nothing answers there. */
function speaksTls(host: string): Promise<boolean | undefined> {
  const { hostname, port } = new URL(`http://${host}`);
  return new Promise((resolve) => {
    let connected = false;
    const socket = tls.connect({ host: hostname, port: Number(port) || DEFAULT_PORT, rejectUnauthorized: false });
    const tell = (answer: boolean | undefined) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => (connected = true));
    socket.once('secureConnect', tell(true));
    socket.setTimeout(ANSWER_MS, tell(undefined));
    // Whoever answers with an alert speaks TLS, and only disagrees about how.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => tell(code?.includes('_ALERT_') ? true : connected ? false : undefined)());
    socket.once('close', () => tell(connected ? false : undefined)());
  });
}
