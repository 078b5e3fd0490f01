import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { FewAtOnce } from '../../../projections/engine/few-at-once.js';
import { Refusal } from '../commands/refusal.js';

/** A file of 15 MB takes some 200 ms; one that takes this long was made to. */
const TIME_LIMIT_MS = 10_000;
const MOST_HEAP_MB = 128;
/** Of two cores one stays with those who wait for pages. */
const AT_ONCE = 1;

const PROGRAM = new URL('pdf-judge.worker.mjs', import.meta.url);
const TOO_LONG = 'parts that take too long to be looked into';

/** Has uploaded PDFs looked at in a thread beside the serving one, within a time and a memory of their own. */
@Injectable()
export class PdfJudge {
  private readonly threads = new FewAtOnce(AT_ONCE);

  /** @throws Refusal for one that does something by itself, or cannot be looked into */
  async judge(path: string, limitMs = TIME_LIMIT_MS): Promise<void> {
    const has = await this.threads.run(() => judgedInThread(path, limitMs));
    if (has !== undefined) throw new Refusal(`This PDF has ${has}. Print it into a new PDF, or scan the paper, and upload that.`, { field: 'file' });
  }
}

function judgedInThread(path: string, limitMs: number): Promise<string | undefined> {
  const thread = new Worker(PROGRAM, { workerData: { judges: path }, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB }, name: 'pdf-judge' });
  return new Promise((resolve) => {
    const limit = setTimeout(() => void thread.terminate(), limitMs);
    thread.once('message', resolve);
    // Out of memory, or ended by the limit: nobody knows what it has.
    thread.once('error', () => resolve(TOO_LONG));
    thread.once('exit', () => {
      clearTimeout(limit);
      resolve(TOO_LONG);
    });
  });
}
