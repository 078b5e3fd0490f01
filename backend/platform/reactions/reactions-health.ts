import type { HealthPart } from '../health/health-checks.js';
import type { ReactionStatus } from './reaction-reader.js';

/** Anybody may ask for it, so it holds numbers only. A parked reaction is counted and stops no process from serving. */
export function reactionsHealth(statuses: readonly ReactionStatus[]): HealthPart {
  const all = statuses.map(({ name, position, head, lag, failure, parkedCount, due }) => {
    return [name, { position, head, lag, triesAgain: failure !== null, parked: parkedCount + due.refused.length }] as const;
  });
  const parked = all.reduce((sum, [, facts]) => sum + facts.parked, 0);
  const behind = all.filter(([, { lag }]) => lag.amount > 0).length;
  return { ready: true, parked, behind, ...Object.fromEntries(all) };
}
