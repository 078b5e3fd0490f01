import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EngineLogger } from '../logger.js';
import type { Projection } from '../projection.js';
import type { VersionRegistry } from './version-registry.js';
import { removeUnused } from './unused-slots.js';

const SAY_EVERY_MS = 15_000;
/** A version that is only restarted finds its rows again; whoever goes back to it for good may wait for them. */
const LEFT_FOR_MINUTES = 5;

interface House {
  readonly pool: Pool;
  readonly log: EngineLogger;
  readonly versions: VersionRegistry;
  /** As this process keeps them. */
  readonly placed: () => readonly Projection[];
}

/** Says again and again that this version runs, and removes the rows of versions that are gone. */
export async function keepHouse({ pool, log, versions, placed }: House, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(SAY_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await versions.say().catch((error: unknown) => log.warn('Others may believe that this version is gone', { error }));
    const all = await removeUnused(pool, placed(), LEFT_FOR_MINUTES).catch((error: unknown) => log.warn('Rows of other versions could not be removed', { error }));
    if (all && all.removed.length > 0) log.info(`Removed what other versions have left: ${all.removed.join(', ')}`);
  }
}
