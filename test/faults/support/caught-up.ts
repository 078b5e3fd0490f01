import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionStatus } from '../../../projections/engine/parking/projection-status.js';
import type { SignedIn } from '../../support/start-app.js';

const PATIENCE_MS = 30_000;

/** Waits until every list shows everything that has happened, and finds nothing parked. */
export async function everythingShown(administrator: SignedIn): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const statuses = await administrator.get<ProjectionStatus[]>('/api/Operations/Projections');
    const behind = statuses.filter(({ lag, parkedCount, ready }) => lag.amount > 0 || parkedCount > 0 || !ready);
    if (behind.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still behind: ${JSON.stringify(behind)}`);
  }
}
