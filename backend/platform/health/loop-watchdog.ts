import { Logger } from '@nestjs/common';
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

const BEAT_MS = 250;

/** What the watching thread is given. */
export interface Watched {
  /** Of the loop: how often it has beaten, and whether a debugger is attached. */
  readonly heartbeat: Int32Array;
  readonly afterMs: number;
}

export const BEATS = 0;
export const DEBUGGED = 1;

/**
 * Has another thread end this process when its event loop stands still for so long: a process that answers nobody keeps its
 * locks, and no other process takes over.
 */
export function watchLoop(seconds: number): void {
  const heartbeat = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = (): void => {
    Atomics.add(heartbeat, BEATS, 1);
    Atomics.store(heartbeat, DEBUGGED, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, BEAT_MS).unref();
  const workerData: Watched = { heartbeat, afterMs: seconds * 1_000 };
  const worker = new Worker(new URL(import.meta.url.replace('loop-watchdog.', 'loop-watchdog.worker.')), { workerData, name: 'loop-watchdog' });
  // A product that nobody watches serves all the same.
  worker.on('error', (error) => new Logger('LoopWatchdog').warn(`Nobody watches the event loop: ${error.message}`));
  worker.unref();
}
