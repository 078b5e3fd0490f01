import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { BEATS, DEBUGGED, type Watched } from './loop-watchdog.js';
import { Stillness } from './stillness.js';

const LOOK_EVERY_MS = 500;
const STDERR = 2;

const { heartbeat, afterMs } = workerData as Watched;
const stillness = new Stillness(LOOK_EVERY_MS);

setInterval(() => {
  const stoodStillMs = stillness.look(Atomics.load(heartbeat, BEATS), performance.now());
  if (stoodStillMs < afterMs || Atomics.load(heartbeat, DEBUGGED) === 1) return;
  // Only the loop itself could end in order or write to its own log.
  writeSync(STDERR, `The event loop stood still for ${Math.round(stoodStillMs / 1_000)} s: this process ends so that another takes over.\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
