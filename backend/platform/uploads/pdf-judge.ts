import { Injectable } from '@nestjs/common';
import { Refusal } from '../commands/refusal.js';
import { FairSemaphore } from '../concurrency/fair-semaphore.js';
import { inThread } from '../threads/limited-thread.js';

/** A file of 15 MB takes some 200 ms, the worst a few seconds, and a busy machine its time; one that takes this long was made to. */
const TIME_LIMIT_MS = 30_000;
const MOST_HEAP_MB = 128;
/** Of two cores one stays with those who wait for pages. */
const AT_ONCE = 1;

const PROGRAM = new URL('pdf-judge.worker.mjs', import.meta.url);
const TOO_LONG = 'parts that take too long to be looked into';

/** Has uploaded PDFs looked at in a thread beside the serving one, within a time and a memory of their own. */
@Injectable()
export class PdfJudge {
  private readonly turns = new FairSemaphore(AT_ONCE);

  /**
   * @param userId who brings it: whoever brings many waits for themselves, and others for one of them at most
   * @throws Refusal for one that does something by itself, or cannot be looked into
   */
  async judge(path: string, userId: number, limitMs = TIME_LIMIT_MS): Promise<void> {
    // Out of memory, or ended by the limit: nobody knows what it has.
    const has = await this.turns.run(userId, () => inThread<string | undefined>(PROGRAM, { judges: path }, { withinMs: limitMs, heapMb: MOST_HEAP_MB }).catch(() => TOO_LONG));
    if (has !== undefined) throw new Refusal(`This PDF has ${has}. Print it into a new PDF, or scan the paper, and upload that.`, { field: 'file' });
  }
}
