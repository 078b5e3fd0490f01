import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SignedIn } from '../../support/start-app.js';

/** What the thread is given. */
export interface Flooding {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly atOnce: number;
  /** A few bytes now and then, on each line, where there is none. */
  readonly form: Uint8Array | undefined;
}

/** One person's uploads, or those of nobody, begun again as soon as they are answered: in a thread, so that sending them holds up no crowd of ours. */
export class UploadFlood {
  private constructor(private readonly thread: Worker) {}

  static async begun(url: string, who: SignedIn | undefined, atOnce: number, form: Buffer | undefined): Promise<UploadFlood> {
    const workerData: Flooding = { url, cookie: who?.cookie, atOnce, form };
    const thread = new Worker(new URL('upload-flood.worker.ts', import.meta.url), { workerData });
    await once(thread, 'message');
    return new UploadFlood(thread);
  }

  /** @returns how they were answered */
  async end(): Promise<ReadonlySet<number>> {
    const said = once(this.thread, 'message') as Promise<[ReadonlySet<number>]>;
    this.thread.postMessage('end');
    const [statuses] = await said;
    await this.thread.terminate();
    return statuses;
  }
}
