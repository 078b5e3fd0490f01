import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListPage } from '../../../backend/platform/lists/list-wire.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import type { CountStripDefinition, Row } from './list-definition.js';

const DELTA_SHOWS_MS = 4_000;

export interface Count {
  readonly count: number;
  /** What it moved by just now. */
  readonly delta: number;
}

/** The counts of a strip, chip by chip, moving as they move on the server; undefined until they are known. */
export function useCounts(definition: CountStripDefinition): readonly Count[] | undefined {
  const { list, field, count, chips } = definition;
  const client = useQueryClient();
  const queryKey = ['totals', list];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/${list}?limit=500`, signal)).data,
  });
  useFollow({ list }, query.data?.position, {
    onChanges: (changes) => client.setQueryData<ListPage>(queryKey, (page) => page && { ...page, rows: withChanges(page.rows, changes) }),
    onRefetch: () => void client.invalidateQueries({ queryKey }),
  });
  const counts = query.data && chips.map(({ values }) => countOf(query.data.rows, field, count, values));
  const deltas = useDeltas(counts);
  return counts?.map((one, index) => ({ count: one, delta: deltas[index] ?? 0 }));
}

function withChanges(rows: readonly Row[], changes: readonly PushedChange[]): readonly Row[] {
  const changed = new Map(changes.map((change) => [change.key, change.row]));
  const kept = rows.filter((row) => !changed.has(String(row['key'])));
  return [...kept, ...[...changed.values()].filter((row) => row !== null)];
}

function countOf(rows: readonly Row[], field: string, count: string, values: readonly string[] | undefined): number {
  const counted = values ? rows.filter((row) => values.includes(String(row[field]))) : rows;
  return counted.reduce((sum, row) => sum + Number(row[count] ?? 0), 0);
}

/** How far each count moved within the last seconds. */
function useDeltas(counts: readonly number[] | undefined): readonly number[] {
  const now = counts?.join();
  const [base, setBase] = useState(now);
  if (base === undefined && now !== undefined) setBase(now);
  useEffect(() => {
    const timer = setTimeout(() => setBase(now), DELTA_SHOWS_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const before = base?.split(',').map(Number);
  return counts?.map((count, index) => count - (before?.[index] ?? count)) ?? [];
}
