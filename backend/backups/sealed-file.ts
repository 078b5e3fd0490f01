import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, rm, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CannotStart } from '../platform/config/cannot-start.js';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** About a tenth of a second and 64 MB for each try. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const LAST = 0x8000_0000;
const LONGEST_PIECE = 16 * 1024 * 1024;
const LONGEST_HEADER = 4_096;
const HELLO = Buffer.from('hello');

export type FileKind = 'vacation-resales-backup' | 'vacation-resales-keys';

interface Header {
  readonly kind: FileKind;
  readonly salt: string;
  /** Whether it opens by a passphrase; else the key stands in the file, and only damage is noticed. */
  readonly sealed: boolean;
}

/**
 * Writes pieces into a file that has its name once it is whole. A line says what it is; each piece is encrypted and numbered,
 * and the last one says that it is the last: what is changed, cut off or put elsewhere is noticed. It is read once before it has
 * its name: whoever keeps it finds out otherwise when it is needed.
 * @throws CannotStart where the file is there already, or cannot be read back
 */
export async function writeSealedFile(file: string, kind: FileKind, passphrase: string | undefined, pieces: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const header: Header = { kind, salt: randomBytes(SALT_BYTES).toString('hex'), sealed: passphrase !== undefined };
    const line = Buffer.from(`${JSON.stringify(header)}\n`);
    await handle.write(line);
    const seal = sealing(await keyOf(header, passphrase), line);
    await handle.writev(seal(HELLO, false));
    let written = 0;
    for await (const piece of pieces) {
      if (piece.length > LONGEST_PIECE) throw new Error(`A piece of ${piece.length.toLocaleString('en-US')} bytes is longer than can be read again: nothing is left of the file`);
      await handle.writev(seal(piece, false));
      written++;
    }
    await handle.writev(seal(Buffer.alloc(0), true));
    await handle.sync();
    await handle.close();
    if ((await readable(unfinished, kind, passphrase, signal)) !== written) throw new CannotStart(`What was written to ${file} cannot be read back, so it was thrown away: the disk may be full or at fault.`);
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new CannotStart(`${file} is there already: choose another name.`) : error;
    });
  } finally {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
  }
}

/** @throws CannotStart for another file, another passphrase, or where it is damaged */
export async function* readSealedFile(file: string, kind: FileKind, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(await open(file).catch(() => Promise.reject(new CannotStart(`${file} cannot be read.`))));
  try {
    const line = await bytes.line();
    const header = headerOf(line, kind, file);
    if (header.sealed && passphrase === undefined) throw new CannotStart(`${file} is sealed: set BACKUP_PASSPHRASE to the passphrase that it was made with.`);
    const key = await keyOf(header, passphrase);
    for (let number = 0; ; number++) {
      const size = (await bytes.take(4))?.readUInt32BE();
      const [length, last] = size === undefined ? [0, false] : [size % LAST, size >= LAST];
      const body = size === undefined || length > LONGEST_PIECE ? undefined : await bytes.take(length + TAG_BYTES);
      const piece = body && opened(body, key, number, last, line);
      if (!piece) throw new CannotStart(number === 0 && header.sealed ? `${file} does not open: BACKUP_PASSPHRASE is not the one that it was made with, or the file is damaged at its beginning.` : `${file} is damaged or was cut off: take another copy of it.`);
      if (last) return;
      if (number > 0) yield piece;
    }
  } finally {
    await bytes.close();
  }
}

/** @returns how many pieces can be read */
async function readable(file: string, kind: FileKind, passphrase: string | undefined, signal: AbortSignal | undefined): Promise<number> {
  let count = 0;
  try {
    const pieces = readSealedFile(file, kind, passphrase);
    for (; !(await pieces.next()).done; count++) signal?.throwIfAborted();
    return count;
  } catch (error) {
    if (signal?.aborted || !(error instanceof CannotStart)) throw error;
    return -1;
  }
}

function sealing(key: Buffer, line: Buffer): (piece: Buffer, last: boolean) => Buffer[] {
  let number = 0;
  return (piece, last) => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number++)).setAAD(aboutOf(line, last));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(last ? LAST + piece.length : piece.length);
    return [size, cipher.update(piece), cipher.final(), cipher.getAuthTag()];
  };
}

function opened(body: Buffer, key: Buffer, number: number, last: boolean, line: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number)).setAAD(aboutOf(line, last));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** A key seals one file only, so its pieces are told apart by their number. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}

function aboutOf(line: Buffer, last: boolean): Buffer {
  return Buffer.concat([line, Buffer.from(last ? 'last' : 'more')]);
}

async function keyOf({ salt, sealed }: Header, passphrase: string | undefined): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
  return derive(sealed ? (passphrase ?? '').normalize('NFC') : '', Buffer.from(salt, 'hex'), KEY_BYTES, COST);
}

function headerOf(line: Buffer, kind: FileKind, file: string): Header {
  try {
    const header = JSON.parse(line.toString('utf8')) as Header;
    if (header.kind === kind && typeof header.salt === 'string' && typeof header.sealed === 'boolean') return header;
  } catch {
    // Told below.
  }
  throw new CannotStart(`${file} is not ${kind === 'vacation-resales-backup' ? 'a backup that npm run backup made' : 'a file that npm run keys:export made'}.`);
}

/** Hands a file on in the lengths that are asked for. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest = Buffer.alloc(0);

  constructor(private readonly handle: FileHandle) {
    this.chunks = createReadStream('', { fd: handle, highWaterMark: 1 << 20 })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** With its end. */
  async line(): Promise<Buffer> {
    while (!this.rest.includes(10) && this.rest.length < LONGEST_HEADER && (await this.more()));
    return (await this.take(this.rest.indexOf(10) + 1)) ?? Buffer.alloc(0);
  }

  /** @returns undefined where the file ends before */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.rest.length < length) if (!(await this.more())) return undefined;
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
    await this.handle.close().catch(() => undefined);
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.rest = Buffer.concat([this.rest, value]);
    return true;
  }
}
