import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSealedFile, writeSealedFile } from './sealed-file.js';

const KIND = 'vacation-resales-backup';
const PASSPHRASE = 'correct horse battery staple';

async function* piecesOf(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

describe('A sealed file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sealed-file-'));
    file = path.join(folder, 'backup');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const read = async (passphrase?: string) => {
    const pieces: string[] = [];
    for await (const piece of readSealedFile(file, KIND, passphrase)) pieces.push(piece.toString());
    return pieces;
  };

  it.each([PASSPHRASE, undefined])('is read as it was written, with the passphrase %j', async (passphrase) => {
    await writeSealedFile(file, KIND, passphrase, piecesOf('one', 'Zeldamira', 'x'.repeat(3_000_000)));
    expect(await read(passphrase)).toEqual(['one', 'Zeldamira', 'x'.repeat(3_000_000)]);
    expect((await readFile(file)).includes('Zeldamira')).toBe(false);
  });

  it('is refused under another passphrase and without one, in words', async () => {
    await writeSealedFile(file, KIND, PASSPHRASE, piecesOf('one'));
    await expect(read('another passphrase')).rejects.toThrow(/BACKUP_PASSPHRASE is not the one that it was made with/);
    await expect(read()).rejects.toThrow(/is sealed: set BACKUP_PASSPHRASE/);
  });

  it.each([PASSPHRASE, undefined])('is refused wherever a byte was changed, and wherever it was cut off, with the passphrase %j', async (passphrase) => {
    await writeSealedFile(file, KIND, passphrase, piecesOf('first', 'second'));
    const whole = await readFile(file);
    for (let at = whole.indexOf(10) + 1; at < whole.length; at += 7) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      await writeFile(file, changed);
      await expect(read(passphrase)).rejects.toThrow(/damaged/);
    }
    for (const length of [whole.length - 1, whole.length - 20, whole.indexOf(10) + 1]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(read(passphrase)).rejects.toThrow(/damaged/);
    }
  }, 60_000);

  it('is refused where it is something else', async () => {
    await writeFile(file, 'Dear Sir or Madam');
    await expect(read()).rejects.toThrow(/is not a backup that npm run backup made/);
  });

  it('leaves nothing behind where writing it fails, and never takes the place of another', async () => {
    const failing = async function* () {
      yield Buffer.from('one');
      throw new Error('The database went away');
    };
    await expect(writeSealedFile(file, KIND, PASSPHRASE, failing())).rejects.toThrow('The database went away');
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, 'mine');
    await expect(writeSealedFile(file, KIND, PASSPHRASE, piecesOf('one'))).rejects.toThrow(/is there already/);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['backup']);
  });

  it('that could not be read again is never written: neither of a piece that is too long, nor damaged meanwhile', async () => {
    const long = async function* () {
      yield Buffer.alloc(16 * 1024 * 1024 + 1);
    };
    await expect(writeSealedFile(file, KIND, PASSPHRASE, long())).rejects.toThrow(/longer than can be read again/);
    const damaging = async function* () {
      yield Buffer.from('one');
      yield Buffer.from('two');
      const unfinished = path.join(folder, (await readdir(folder))[0]!);
      const bytes = await readFile(unfinished);
      const handle = await open(unfinished, 'r+');
      await handle.write(Buffer.from([bytes.at(-1)! ^ 1]), 0, 1, bytes.length - 1);
      await handle.close();
    };
    await expect(writeSealedFile(file, KIND, PASSPHRASE, damaging())).rejects.toThrow(/cannot be read back/);
    expect(await readdir(folder)).toEqual([]);
  });
});
