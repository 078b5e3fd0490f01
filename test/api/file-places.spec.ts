import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileBucket } from '../../backend/platform/config/file-bucket.js';
import { checkFiles } from '../../backend/platform/files/files-check.js';
import { FilesSweep, UNNAMED_AFTER_MS } from '../../backend/platform/files/files-sweep.js';
import { FileMissing, type FilePlace, type KeptFile } from '../../backend/platform/files/file-place.js';
import { Files } from '../../backend/platform/files/files.js';
import { FolderPlace } from '../../backend/platform/files/folder-place.js';
import { S3Place } from '../../backend/platform/files/s3-place.js';
import type { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { S3StandIn } from '../support/s3-stand-in.js';

const pdf = { name: 'Contrato de Núñez.pdf', mediaType: 'application/pdf' };
const bucket = new S3StandIn();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const places: readonly [string, () => Promise<FilePlace>][] = [
  ['a folder', async () => new FolderPlace(await mkdtemp(path.join(folder, 'place-')))],
  ['a bucket', async () => new S3Place(fileBucket({ FILES_S3: `s3://office/${randomBytes(4).toString('hex')}`, S3_ENDPOINT: await address, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })!)],
];
const address = bucket.listen();

describe.each(places)('files in %s', (_, open) => {
  let place: FilePlace;
  let files: Files;

  beforeEach(async () => {
    place = await open();
    files = new Files(place);
  });

  it('are read as they were kept, from memory and from a file on disk, empty and of five megabytes', async () => {
    const onDisk = path.join(folder, 'paper');
    await writeFile(onDisk, 'signed');
    expect(await textOf(await files.keep({ path: onDisk }, pdf))).toBe('signed');
    expect(await textOf(await files.keep(Buffer.alloc(0), pdf))).toBe('');
    const large = randomBytes(5_000_000);
    const kept = await files.keep(large, pdf);
    expect(kept).toMatchObject({ bytes: 5_000_000, ...pdf });
    expect(Buffer.from(await textOf(kept, 'hex'), 'hex').equals(large)).toBe(true);
    await access(onDisk);
  });

  it('are all told of, go when they are taken away, twice as well, and are missing then', async () => {
    const kept = [];
    for (const text of ['1', '22', '333']) kept.push(await files.keep(Buffer.from(text), pdf));
    const told = await all();
    expect(told.map(({ fileId, bytes }) => ({ fileId, bytes })).sort(byId)).toEqual(kept.map(({ fileId, bytes }) => ({ fileId, bytes })).sort(byId));
    expect(Math.abs(told[0]!.keptAt.getTime() - Date.now())).toBeLessThan(60_000);
    await place.remove(kept[0]!.fileId);
    await place.remove(kept[0]!.fileId);
    await expect(files.read(kept[0]!)).rejects.toBeInstanceOf(FileMissing);
    expect(await all()).toHaveLength(2);
  });

  it('that no event names after a day are swept away; those that one names stay, whatever its type', async () => {
    const { store, named, other } = await twoOfWhichOneIsNamed();
    const sweep = new FilesSweep(place, store, { add: () => undefined } as unknown as HourlySweeps);
    expect(await sweep.sweep(new Date(Date.now() + UNNAMED_AFTER_MS - 60_000))).toBe(0);
    expect(await sweep.sweep(new Date(Date.now() + UNNAMED_AFTER_MS + 60_000))).toBe(1);
    expect(await textOf(named)).toBe('named');
    await expect(files.read(other)).rejects.toBeInstanceOf(FileMissing);
  });

  it('are not swept away by events that name none of any: an empty store, or another', async () => {
    const kept = await files.keep(Buffer.from('kept'), pdf);
    const sweep = new FilesSweep(place, new MemoryEventStore(), { add: () => undefined } as unknown as HourlySweeps);
    expect(await sweep.sweep(new Date(Date.now() + 2 * UNNAMED_AFTER_MS))).toBe(0);
    expect(await textOf(kept)).toBe('kept');
  });

  it('are compared with the events: whole, missing, changed, orphaned', async () => {
    const { store, named, other } = await twoOfWhichOneIsNamed();
    const later = new Date(Date.now() + 2 * UNNAMED_AFTER_MS);
    expect(await checkFiles(store, place)).toEqual({ whole: 1, missing: [], changed: [], orphaned: [] });
    expect(await checkFiles(store, place, later)).toMatchObject({ whole: 1, orphaned: [other.fileId] });
    await place.remove(named.fileId);
    expect(await checkFiles(store, place)).toMatchObject({ whole: 0, missing: [{ fileId: named.fileId, stream: 'resaleContract-1042', name: pdf.name }] });
    await place.put(named.fileId, Buffer.from('NAMED'), pdf.mediaType);
    expect(await checkFiles(store, place)).toMatchObject({ whole: 0, missing: [], changed: [{ fileId: named.fileId }] });
  });

  async function twoOfWhichOneIsNamed() {
    const [named, other] = [await files.keep(Buffer.from('named'), pdf), await files.keep(Buffer.from('other'), pdf)];
    const store = new MemoryEventStore();
    await store.append('resaleContract-1042', -1, [{ id: '1', type: 'SomethingOfANewerVersion', data: { papers: [{ file: named }] }, metadata: {} }]);
    return { store, named, other };
  }

  async function all(): Promise<KeptFile[]> {
    const told = [];
    for await (const file of place.all()) told.push(file);
    return told;
  }

  async function textOf(file: { readonly fileId: string }, encoding: 'utf8' | 'hex' = 'utf8'): Promise<string> {
    const chunks = [];
    for await (const chunk of await files.read(file)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString(encoding);
  }
});

describe('a file that was not written to its end', () => {
  it('is nobody’s file, and its beginning is taken away after a day', async () => {
    const own = await mkdtemp(path.join(folder, 'place-'));
    const unfinished = path.join(own, 'unfinished');
    await mkdir(unfinished);
    for (const name of ['a', 'b']) await writeFile(path.join(unfinished, name.repeat(32)), 'half');
    await utimes(path.join(unfinished, 'a'.repeat(32)), 1, 1);
    const place = new FolderPlace(own);
    for await (const file of place.all()) throw new Error(`${file.fileId} is half`);
    await place.tidy(new Date(Date.now() - UNNAMED_AFTER_MS));
    expect(await readdir(unfinished)).toEqual(['b'.repeat(32)]);
    await expect(place.put('c'.repeat(32), { path: path.join(own, 'not there') })).rejects.toThrow('ENOENT');
    expect(await readdir(unfinished)).toEqual(['b'.repeat(32)]);
  });

  it('is put again where the connection to the bucket broke, and told where the bucket refuses', async () => {
    const place = await places[1]![1]();
    bucket.next = 'breaks';
    await place.put('d'.repeat(32), Buffer.from('again'), 'text/plain');
    bucket.next = 'refuses';
    await expect(place.put('e'.repeat(32), Buffer.from('no'), 'text/plain')).rejects.toThrow('AccessDenied');
    expect([...bucket.objects.keys()].filter((key) => key.endsWith('d'.repeat(32)))).toHaveLength(1);
  });
});

function byId(a: { readonly fileId: string }, b: { readonly fileId: string }): number {
  return a.fileId < b.fileId ? -1 : 1;
}
