import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ErasureList } from './erasure-list.js';

const OURS = '0b7c2f4e-7c39-4a5e-9d6e-0c1f6a3b2d10';
const ANOTHER = '9d1e2f4e-7c39-4a5e-9d6e-0c1f6a3b2d11';

describe('The list of who was erased', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'erasure-list-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is kept in a file, for the log that the numbers were given in', async () => {
    const list = new ErasureList(path.join(folder, 'data'));
    expect(await list.of(OURS)).toEqual(new Set());
    await list.add(OURS, []);
    expect(await readFile(list.file, 'utf8')).toBe('');
    await list.add(OURS, ['lead-17', 'lead-18']);
    await list.add(ANOTHER, ['lead-99']);
    await list.add(OURS, ['lead-20']);
    expect(await list.of(OURS)).toEqual(new Set(['lead-17', 'lead-18', 'lead-20']));
  });
});
