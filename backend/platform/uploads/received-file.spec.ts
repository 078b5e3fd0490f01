import { pbkdf2 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { Request } from 'express';
import { receiveFile } from './received-file.js';

const hashed = promisify(pbkdf2);
const PACE = { leastBytesPerSecond: 1, graceMs: 60_000 };

function sent(content: string, type = 'multipart/form-data; boundary=b'): Request {
  const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\n\r\n${content}\r\n--b--\r\n`;
  return Object.assign(Readable.from([Buffer.from(form)]), { headers: { 'content-type': type }, is: () => 'multipart/form-data' }) as unknown as Request;
}

it('a refusal is told once its file is open, so that it does not come back after it was removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const place = path.join(folder, 'aside');
  // All threads that open files are busy for a while.
  const busy = Promise.all(Array.from({ length: 8 }, () => hashed('x', 'salt', 200_000, 64, 'sha512')));
  await expect(receiveFile(sent('<svg/>'), place, PACE)).rejects.toThrow('no PDF');
  expect(existsSync(place)).toBe(true);
  await busy;
  await rm(folder, { recursive: true });
});

it('a form that does not say what stands between its parts is refused as one that cannot be read', async () => {
  await expect(receiveFile(sent('%PDF-1.7', 'multipart/form-data'), path.join(tmpdir(), 'never-written'), PACE)).rejects.toThrow('The form cannot be read');
});
