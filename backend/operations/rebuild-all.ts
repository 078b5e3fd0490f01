import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import type { RebuildProgress } from '../../projections/engine/rebuild/rebuild-progress.js';

const LOOK_EVERY_MS = 300;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Rebuilds the engine's projections one after the other and says how far each is. @throws why one failed */
export async function rebuildAll(engine: ProjectionEngine, output: Output): Promise<void> {
  for (const name of engine.names) {
    const request = await engine.requestRebuild(name, 'npm run rebuild');
    for (;;) {
      const error = await engine.outcome(request);
      const progress = await progressOf(engine, name);
      if (error === undefined) {
        if (output.isTTY && progress) output.write(`\r\x1b[K${progressLine(name, progress)}`);
        await pause(LOOK_EVERY_MS);
        continue;
      }
      if (error !== null) throw new Error(`${name} could not be rebuilt: ${error}`);
      output.write(`${output.isTTY ? '\r\x1b[K' : ''}${name}: rebuilt${progress ? `, ${figure(progress.rate)} events/s` : ''}\n`);
      break;
    }
  }
}

async function progressOf(engine: ProjectionEngine, name: string): Promise<RebuildProgress | null | undefined> {
  return (await engine.status()).find((status) => status.name === name)?.rebuild;
}

function progressLine(name: string, { done, rate, secondsLeft }: RebuildProgress): string {
  const left = secondsLeft === null ? '' : `, ${Math.ceil(secondsLeft)} s left`;
  return `${name}: ${String(Math.floor(done * 100)).padStart(3)} %, ${figure(rate)} events/s${left}`;
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
