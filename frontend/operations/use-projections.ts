import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import { get } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';

/** One look a second; the chart shows the last minute. */
const LOOK_MS = 1_000;
const LOOKS_KEPT = 60;

export interface Projections {
  readonly rows: readonly ProjectionStatus[] | undefined;
  /** Last lags by name, oldest first. */
  readonly lags: ReadonlyMap<string, readonly number[]>;
  readonly problem: Problem | undefined;
  readonly refresh: () => void;
}

export function useProjections(): Projections {
  const query = useQuery({
    queryKey: ['projections'],
    queryFn: async ({ signal }) => (await get<ProjectionStatus[]>('/api/Operations/Projections', signal)).data,
    refetchInterval: LOOK_MS,
    // Each look is a point of the chart, also when nothing moved.
    structuralSharing: false,
  });
  const lags = useLags(query.data);
  return { rows: query.data, lags, problem: query.error ? asProblem(query.error) : undefined, refresh: () => void query.refetch() };
}

function useLags(rows: readonly ProjectionStatus[] | undefined): ReadonlyMap<string, readonly number[]> {
  const [seen, setSeen] = useState<{ readonly rows: typeof rows; readonly lags: ReadonlyMap<string, readonly number[]> }>({ rows: undefined, lags: new Map() });
  if (rows !== seen.rows && rows) {
    const lags = new Map(rows.map(({ name, lag }) => [name, [...(seen.lags.get(name) ?? []), lag.amount].slice(-LOOKS_KEPT)]));
    setSeen({ rows, lags });
    return lags;
  }
  return seen.lags;
}
