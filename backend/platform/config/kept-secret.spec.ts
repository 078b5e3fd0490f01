import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSecret } from './kept-secret.js';

describe('a secret that is kept in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-secret-'));
  const file = path.join(folder, 'below', 'secret');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is that of who had it first, whole, for all who come at once', () => {
    // The other process comes in between: it looks, finds nothing, and is done while this one still makes its own.
    const mine = keptSecret(file, () => (keptSecret(file, () => 'of the first'), 'of the second'));
    expect(mine.toString()).toBe('of the first');
    expect(keptSecret(file, () => 'of the third').toString()).toBe('of the first');
    expect(readdirSync(path.dirname(file))).toEqual(['secret']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
