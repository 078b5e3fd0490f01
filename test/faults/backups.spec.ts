import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from './support/eventually.js';
import { ProductProcess } from './support/product-process.js';
import type { SignedIn } from '../support/start-app.js';

const PASSPHRASE = 'correct horse battery staple';
const PAPER = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${'signed by hand '.repeat(200_000)}\nstartxref\n9\n%%EOF\n`;
const PROVED_WITHIN_MS = 120_000;
const SLOW = 300_000;

describe('a backup of the embedded product', () => {
  let ground: string;
  let product: ProductProcess | undefined;
  let executive: SignedIn;
  let kept: number;
  let erased: number;
  let before: { readonly contracts: unknown; readonly history: unknown };
  const at = (name: string) => path.join(ground, name);

  const start = async (folder: string) => {
    product = await ProductProcess.start({ DATA_DIR: at(folder), SECRETS_KEY: '' });
    executive = await product.signIn('executive');
  };
  const stop = async () => {
    await product?.stop();
    product = undefined;
  };
  const run = (cli: string, args: readonly string[], environment: Record<string, string> = {}) => {
    const { PATH, HOME, TMPDIR } = process.env;
    const file = fileURLToPath(new URL(`../../dist/backend/${cli}.cli.js`, import.meta.url));
    const child = execFile(process.execPath, [file, ...args], { cwd: ground, env: { PATH, HOME, TMPDIR, DATA_DIR: at('first'), ...environment } });
    let said = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: string) => (said += text));
    return { child, over: once(child, 'exit').then(([code]) => ({ code: code as number | null, said })) };
  };
  const post = async <T>(route: string, body: object): Promise<T> => (await (await executive.fetch(route, { method: 'POST', body })).json()) as T;
  const lastName = async (leadId: number) => (await executive.get<{ lastName: string }>(`/api/Leads/${leadId}`)).lastName;
  const told = async () => ({ contracts: await executive.get('/api/Contracts/1042'), history: await executive.get('/api/Contracts/1042/History') });

  beforeAll(async () => {
    ground = await mkdtemp(path.join(tmpdir(), 'backups-'));
    await chmod(ground, 0o755);
    await start('first');
    ({ leadId: kept } = await post<{ leadId: number }>('/api/Leads', { firstName: 'Olga', lastName: 'Kept' }));
    ({ leadId: erased } = await post<{ leadId: number }>('/api/Leads', { firstName: 'Zeldamira', lastName: 'Quillfeather' }));
    const form = new FormData();
    form.set('file', new Blob([PAPER], { type: 'application/pdf' }), 'deed.pdf');
    const uploaded = await fetch(`${product!.url}/api/Contracts/1042/Papers/deed`, { method: 'POST', body: form, headers: { cookie: executive.cookie } });
    expect(uploaded.status).toBe(200);
    before = await told();
  }, SLOW);
  afterAll(async () => {
    await stop();
    await rm(ground, { recursive: true, force: true });
  }, 60_000);

  it('is made beside the running product, and shows nothing of what is in it', async () => {
    const { code, said } = await run('backups/backup', [at('backup')], { BACKUP_PASSPHRASE: PASSPHRASE }).over;
    expect([code, said]).toEqual([0, expect.stringMatching(/event_store\.event: [\d,]+ rows[^]*files: 1, 3\.0 MB[^]*The backup is in/)]);
    const bytes = await readFile(at('backup'));
    expect(['Quillfeather', 'signed by hand', 'lead-'].filter((word) => bytes.includes(word))).toEqual([]);
  }, SLOW);

  it('that is stopped in the middle leaves no file', async () => {
    const { child, over } = run('backups/backup', [at('cut')]);
    child.stderr!.once('data', () => child.kill('SIGTERM'));
    const { code, said } = await over;
    expect([code, said]).toEqual([1, expect.stringContaining('The backup was stopped: nothing is left of it.')]);
    expect((await readdir(ground)).filter((name) => name.startsWith('cut'))).toEqual([]);
  }, SLOW);

  it.each([
    ['another passphrase', { BACKUP_PASSPHRASE: 'another passphrase' }, 'backup', 'new', /BACKUP_PASSPHRASE is not the one/],
    ['no passphrase', {}, 'backup', 'new', /is sealed: set BACKUP_PASSPHRASE/],
    ['a folder that is not empty', { BACKUP_PASSPHRASE: PASSPHRASE }, 'backup', 'full', /full is not empty/],
    ['a file that was cut off', { BACKUP_PASSPHRASE: PASSPHRASE }, 'short', 'new', /short is damaged or was cut off/],
    ['a file that is none', { BACKUP_PASSPHRASE: PASSPHRASE }, 'full/mine', 'new', /is not a backup that npm run backup made/],
  ] as const)('is refused in words, and leaves nothing behind: %s', async (_, environment, file, folder, words) => {
    await mkdir(at('full'), { recursive: true });
    await writeFile(at('full/mine'), 'mine\n');
    await writeFile(at('short'), (await readFile(at('backup'))).subarray(0, -1_000));
    const { code, said } = await run('backups/restore', [at(file), at(folder), '--erasures', 'none'], environment).over;
    expect([code, said]).toEqual([1, expect.stringMatching(words)]);
    expect((await readdir(ground)).filter((name) => name.startsWith('new') || name.includes('unfinished'))).toEqual([]);
    expect(await readdir(at('full'))).toEqual(['mine']);
  }, SLOW);

  it('comes back as it was, with its files, and without whoever was erased since', async () => {
    await executive.fetch(`/api/Leads/${erased}/Erase`, { method: 'POST', body: {} });
    await eventually('the erasure is proved', async () => Boolean((await executive.get<{ erasure: { proof: object | null } | null }>(`/api/Leads/${erased}`)).erasure?.proof), PROVED_WITHIN_MS);
    await stop();
    const asked = await run('backups/restore', [at('backup'), at('second')], { BACKUP_PASSPHRASE: PASSPHRASE, DATA_DIR: at('elsewhere') }).over;
    expect([asked.code, asked.said]).toEqual([1, expect.stringMatching(/Whoever was erased since the backup was made comes back with it.*--erasures/)]);
    const { code, said } = await run('backups/restore', [at('backup'), at('second'), '--erasures', at('first/erasures.txt')], { BACKUP_PASSPHRASE: PASSPHRASE }).over;
    expect([code, said]).toEqual([0, expect.stringMatching(/Restored as of .*\n1 people? .*erased/)]);

    await start('second');
    expect([await lastName(kept), await lastName(erased)]).toEqual(['Kept', '']);
    expect(await told()).toEqual(before);
    const deed = await executive.fetch('/api/Contracts/1042/Papers/deed/1');
    expect(Buffer.from(await deed.arrayBuffer()).equals(Buffer.from(PAPER))).toBe(true);
    const { code: checked } = await run('operations/files-check', [], { DATA_DIR: at('second') }).over;
    expect(checked).toBe(0);
    // Numbers, sign-ins and reactions go on.
    expect((await post<{ leadId: number }>('/api/Leads', { firstName: 'Olga', lastName: 'Next' })).leadId).toBe(erased + 1);
    await eventually('the list shows the lead', async () => JSON.stringify(await executive.get('/api/lists/lead-list?limit=5&search=Next')).includes('Next'), 60_000);
    await stop();
  }, SLOW);

  it('is not needed for a copy of the folder: rebuild on it leaves the running product alone', async () => {
    await start('first');
    await promisify(execFile)('cp', ['-a', at('first'), at('copied')]);
    const { code, said } = await run('operations/rebuild', ['user-list'], { DATA_DIR: at('copied') }).over;
    expect([code, said]).toEqual([0, expect.not.stringContaining('is in use')]);
    expect(await lastName(kept)).toBe('Kept');
    expect((await fetch(`${product!.url}/api/health`)).status).toBe(200);
  }, SLOW);
});
