import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Wraps the keys of people for the database, whose pages, write-ahead log and backups then open nothing by themselves. */
export class KeyWrap {
  private readonly key: Buffer;

  /** @param secret what the database never sees */
  constructor(secret: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'keys of people', KEY_BYTES));
  }

  /** What is wrapped for one person opens for nobody else. */
  wrap(person: string, key: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(person));
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns undefined for what was wrapped under another secret; a key from before keys were wrapped as it is */
  unwrap(person: string, stored: Buffer): Buffer | undefined {
    if (stored.length === KEY_BYTES) return stored;
    const decipher = createDecipheriv(CIPHER, this.key, stored.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(person));
    decipher.setAuthTag(stored.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}
