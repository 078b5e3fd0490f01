import type { ProjectionStatus } from '../../../projections/engine/parking/projection-status.js';
import type { HealthPart } from '../health/health-checks.js';

/** Anybody may ask for it, so it holds numbers only: errors and streams are for the Operations screen. */
export function projectionsHealth(statuses: readonly ProjectionStatus[]): HealthPart {
  const facts = statuses.map(({ name, ready, position, head, lag, parkedCount, rebuild, besideFailed }) => {
    return [name, { ready, position, head, lag, parked: parkedCount, buildFailed: (rebuild?.error ?? besideFailed) !== null }] as const;
  });
  return { ready: statuses.every(({ ready }) => ready), ...(Object.fromEntries(facts) as Record<string, unknown>) };
}
