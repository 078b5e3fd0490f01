import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file that EVENTSTORE_URL names by `tlsCAFile`, whole; undefined where it names none. */
export function authorityFileOf(url: string): string | undefined {
  const named = /[?&]tlsCAFile=([^&]+)/i.exec(url)?.[1];
  return named === undefined ? undefined : path.resolve(decodeURIComponent(named));
}

/** Why that file certifies nobody; undefined when it can, or none is named. */
export function authorityFileFault(url: string): string | undefined {
  const file = authorityFileOf(url);
  if (file === undefined) return undefined;
  const what = wrongWith(file);
  return what && `The certificate file ${file}, which EVENTSTORE_URL names by \`tlsCAFile\`, ${what}: name the certificate of the event store's authority, such as \`tlsCAFile=/path/to/ca.crt\`.`;
}

function wrongWith(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // Its other form is read here, but not by the client.
    if (!text.includes('-----BEGIN CERTIFICATE-----')) return 'is no certificate in PEM form';
    new X509Certificate(text);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'is not there';
    if (code === 'EISDIR') return 'is a folder';
    return code === 'EACCES' || code === 'EPERM' ? 'may not be read by this account' : `cannot be read (${(error as Error).message})`;
  }
}
