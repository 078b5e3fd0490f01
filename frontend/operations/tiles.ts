import type { ClaimsOfKind } from '../../backend/operations/claims.controller.js';
import type { Health } from '../../backend/platform/health/health-checks.js';
import type { InvariantVerdict } from '../../backend/platform/invariants/invariant-registry.js';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import type { Tile } from './operations-tiles.js';
import type { Tone } from './state-word.js';

export function projectionTile(rows: readonly ProjectionStatus[] | undefined): Tile {
  return tile('Projections', rows?.length, 'up to date', [
    [sumOf(rows, ({ parkedCount }) => parkedCount), 'parked', 'red'],
    [sumOf(rows, ({ leader }) => Number(leader === 'nobody')), 'not led', 'red'],
    [sumOf(rows, ({ ready, rebuild }) => Number(!ready || rebuild?.state === 'running')), 'being rebuilt', 'gold'],
  ]);
}

export function reactionTile(rows: readonly ReactionStatus[] | undefined): Tile {
  return tile('Reactions', rows?.length, 'up to date', [
    [sumOf(rows, ({ parkedCount, due }) => parkedCount + due.refused.length), 'parked', 'red'],
    [sumOf(rows, ({ led }) => Number(!led)), 'not led', 'red'],
  ]);
}

export function outgoingTile(overview: OutgoingOverview | undefined): Tile {
  const { waiting = 0, failed = 0, 'tries again': again = 0 } = overview?.counts ?? {};
  return tile('Outgoing', overview && waiting + failed + again, waiting > 0 ? 'on their way' : 'nothing waits', [
    [failed, 'failed', 'red'],
    [again, again === 1 ? 'tries again' : 'try again', 'gold'],
  ]);
}

export function invariantTile(verdicts: readonly InvariantVerdict[] | undefined): Tile {
  return tile('What must hold', verdicts?.length, 'all hold', [[sumOf(verdicts, ({ ok }) => Number(!ok)), 'broken', 'red']]);
}

export function storeTile(health: Health | undefined): Tile {
  const parts = health && Object.values(health.parts);
  return tile('Stores', parts?.length, 'ready', [[sumOf(parts, ({ ready }) => Number(!ready)), 'not ready', 'red']]);
}

export function claimTile(kinds: readonly ClaimsOfKind[] | undefined): Tile {
  return tile('Claims', kinds && sumOf(kinds, ({ count }) => count), 'all match the records', [[sumOf(kinds, ({ unsettled }) => unsettled), 'under way', 'blue']]);
}

function tile(label: string, count: number | undefined, well: string, troubles: readonly (readonly [number, string, Tone])[]): Tile {
  return { label, count, well, troubles: troubles.filter(([number]) => number > 0).map(([number, words, tone]) => [`${number} ${words}`, tone]) };
}

function sumOf<Row>(rows: readonly Row[] | undefined, number: (row: Row) => number): number {
  return (rows ?? []).reduce((sum, row) => sum + number(row), 0);
}
