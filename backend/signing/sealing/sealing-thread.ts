import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { Settings } from '../../platform/config/settings.js';
import { inThread, type ThreadLimits } from '../../platform/threads/limited-thread.js';
import type { ToSeal } from './sealed-document.js';
import type { Sealing } from './sealing.worker.js';

/** A second of work is usual, ten are the most, and a busy machine takes its time. */
const LIMITS: ThreadLimits = { withinMs: 180_000, heapMb: 256 };

/** Its ending is that of this module: `.ts` where a test runs it, `.js` in the product. */
const PROGRAM = new URL(import.meta.url.replace('sealing-thread.', 'sealing.worker.'));

/** Stamps and seals in a thread beside the serving one, a document at a time. */
@Injectable()
export class SealingThread {
  private readonly mutex = new Mutex();

  constructor(private readonly settings: Settings) {}

  /** @throws ThreadEnded where it took too long or too much, or is to stop: nothing is half sealed */
  async seal(document: ToSeal, at: Date, limits: Partial<ThreadLimits> = {}): Promise<Buffer> {
    const sealing: Sealing = { document, sealFile: this.settings.sealFile, at };
    const { buffer, byteOffset, byteLength } = await this.mutex.runExclusive(() => inThread<Uint8Array>(PROGRAM, sealing, { ...LIMITS, ...limits }));
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
