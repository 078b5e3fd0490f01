import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptSecret } from './kept-secret.js';
import type { Settings } from './settings.js';

const KEY_BYTES = 32;

/** What the database must not be able to read is sealed with it; made in DATA_DIR where none is set. */
export function secretsKeyOf({ secretsKey, dataDir }: Pick<Settings, 'secretsKey' | 'dataDir'>): Buffer {
  return secretsKey ?? keptSecret(path.join(dataDir, 'secrets.key'), () => randomBytes(KEY_BYTES));
}
