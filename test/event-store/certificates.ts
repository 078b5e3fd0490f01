import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ServerCredentials } from '@grpc/grpc-js';

const run = promisify(execFile);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** An authority of one test file and what it certifies, made by openssl. */
export class Certificates {
  private constructor(private readonly folder: string) {}

  static async prepare(): Promise<Certificates> {
    const certificates = new Certificates(await mkdtemp(path.join(tmpdir(), 'certificates-')));
    await run('openssl', ['req', '-x509', ...NEW_KEY, '-keyout', certificates.file('ca.key'), '-out', certificates.authorityFile, '-days', '2', '-subj', '/CN=Authority of a test']);
    return certificates;
  }

  get authorityFile(): string {
    return this.file('ca.crt');
  }

  /** @param subject such as `DNS:events.example.com` @param days that it counts from now on; -1: that ran out yesterday */
  async of(subject: string, { days }: { readonly days: number }): Promise<ServerCredentials> {
    const name = randomUUID();
    const [key, asked, extensions, certificate] = ['key', 'csr', 'ext', 'crt'].map((ending) => this.file(`${name}.${ending}`)) as [string, string, string, string];
    await writeFile(extensions, `subjectAltName=${subject}`);
    await run('openssl', ['req', ...NEW_KEY, '-keyout', key, '-out', asked, '-subj', '/CN=eventstore']);
    const by = ['-CA', this.authorityFile, '-CAkey', this.file('ca.key'), '-CAcreateserial'];
    await run('openssl', ['x509', '-req', '-in', asked, ...by, '-days', String(days), '-extfile', extensions, '-out', certificate]);
    return ServerCredentials.createSsl(null, [{ private_key: await readFile(key), cert_chain: await readFile(certificate) }]);
  }

  leave(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }
}
