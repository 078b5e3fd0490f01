import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import tls from 'node:tls';
import { authorityFileOf } from './authority-file.js';
import { DEFAULT_PORT } from './tls-mismatch.js';

const ANSWER_MS = 2_000;

interface Shown {
  readonly hostname: string;
  /** Node's code of what is wrong, such as CERT_HAS_EXPIRED. */
  readonly fault: string;
  readonly certificate: tls.PeerCertificate;
}

/** What is wrong with the certificate that a server shows, with what to change; undefined when that is not it. */
export async function certificateFault(url: string, hosts: readonly string[]): Promise<string | undefined> {
  const authorityFile = authorityFileOf(url);
  const authority = authorityFile === undefined ? undefined : readFileSync(authorityFile);
  const shown = (await Promise.all(hosts.map((host) => shownBy(host, authority)))).find((answer) => answer !== undefined);
  return shown && faultOf(shown, authorityFile);
}

function faultOf({ hostname, fault, certificate }: Shown, authorityFile: string | undefined): string {
  switch (fault) {
    case 'CERT_HAS_EXPIRED':
      return `shows a certificate that ran out on ${dayOf(certificate.valid_to)}: renew it`;
    case 'CERT_NOT_YET_VALID':
      return `shows a certificate that counts from ${dayOf(certificate.valid_from)} on only: set the clock of this machine right, or renew it`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `shows a certificate for ${namesOn(certificate)}, and EVENTSTORE_URL calls it ${hostname}: call it there as its certificate does, or give it one for ${hostname}`;
    default:
      return authorityFile === undefined
        ? `shows a certificate that is not trusted here (${fault}): name the certificate of its authority in EVENTSTORE_URL by \`tlsCAFile=/path/to/ca.crt\``
        : `shows a certificate that the authority in ${authorityFile} did not issue (${fault}): name the right one in EVENTSTORE_URL by \`tlsCAFile\``;
  }
}

function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function namesOn({ subject, subjectaltname }: tls.PeerCertificate): string {
  return subjectaltname?.replace(/\b(DNS|IP Address):/g, '') ?? String(subject?.CN ?? 'nobody');
}

/** Undefined when nothing answers there, or nothing is wrong with what it shows. */
function shownBy(host: string, authority: Buffer | undefined): Promise<Shown | undefined> {
  const { hostname, port } = new URL(`http://${host}`);
  return new Promise((resolve) => {
    const name = isIP(hostname) ? {} : { servername: hostname };
    const socket = tls.connect({ host: hostname, port: Number(port) || DEFAULT_PORT, ...name, ...(authority ? { ca: authority } : {}), ALPNProtocols: ['h2'], rejectUnauthorized: false });
    const tell = (answer: Shown | undefined): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('secureConnect', () => {
      // A code, whatever its declared type says.
      const fault = socket.authorizationError as unknown as string | null;
      tell(fault ? { hostname, fault, certificate: socket.getPeerCertificate() } : undefined);
    });
    socket.setTimeout(ANSWER_MS, () => tell(undefined));
    socket.on('error', () => tell(undefined));
    socket.once('close', () => resolve(undefined));
  });
}
