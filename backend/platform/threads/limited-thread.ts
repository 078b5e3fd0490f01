import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly withinMs: number;
  /** Of what its program makes; what it is given and answers stands outside of it. */
  readonly heapMb: number;
  /** Ends it when it aborts. */
  readonly signal?: AbortSignal;
}

/** It was ended before its answer: nobody knows what it would have said. */
export class ThreadEnded extends Error {}

/**
 * Runs a program once in a thread beside the serving one. It ends with its answer, or at its limits.
 * @throws ThreadEnded, or what the program throws
 */
export function inThread<Answer>(program: URL, given: object, { withinMs, heapMb, signal }: ThreadLimits): Promise<Answer> {
  const thread = new Worker(program, { workerData: given, resourceLimits: { maxOldGenerationSizeMb: heapMb }, name: nameOf(program) });
  return new Promise((resolve, reject) => {
    const end = (): void => void thread.terminate();
    const limit = setTimeout(end, withinMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded(error.message, { cause: error }) : error));
    thread.once('exit', () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', end);
      reject(new ThreadEnded(`${nameOf(program)} was ended, after ${withinMs / 1000} s at most`));
    });
  });
}

function nameOf({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1).split('.')[0]!;
}
