import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretsKeyOf } from '../config/secrets-key.js';
import { Settings } from '../config/settings.js';

const KIND = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what the database keeps and must not be able to read: the key stands in DATA_DIR, or in SECRETS_KEY for several machines. */
@Injectable()
export class Sealing {
  private key: Buffer | undefined;

  constructor(private readonly settings: Settings) {}

  /** @param purpose what it is and whose: what was sealed for one is opened for no other */
  seal(text: string, purpose: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(KIND, this.ownKey(), nonce).setAAD(Buffer.from(purpose));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns undefined for what was sealed with another key, or for something else */
  open(sealed: Buffer, purpose: string): string | undefined {
    const decipher = createDecipheriv(KIND, this.ownKey(), sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  private ownKey(): Buffer {
    this.key ??= secretsKeyOf(this.settings);
    return this.key;
  }
}
