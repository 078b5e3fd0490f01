import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListPage, ListValues } from '../../../../backend/platform/lists/list.dto.js';
import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { get } from '../../../server/http.js';
import { useFollow } from '../../../server/live/use-live.js';
import { AskAgain } from '../ask-again.js';
import { later, readFollowed } from '../followed-page.js';
import { countsWithin, movesCounts, type Within } from './counts-within.js';
import type { CountStripDefinition, ListDefinition, Row } from '../list-definition.js';
import type { ListView } from '../list-view.js';
import { useDeltas } from './use-deltas.js';

export interface Count {
  readonly count: number;
  /** What it moved by just now. */
  readonly delta: number;
}

export interface Counts {
  /** Chip by chip; undefined until they are known. */
  readonly counts: readonly Count[] | undefined;
  /** They are those of the filters before. */
  readonly outdated: boolean;
  readonly failed: boolean;
}

/** How many rows have a value. */
type Counted = readonly (readonly [value: unknown, count: unknown])[];

interface Figures {
  readonly counted: Counted | undefined;
  readonly failed: boolean;
}

/** The counts of a strip within the other filters of its list, moving as they move on the server. */
export function useCounts<R extends object>(strip: CountStripDefinition, { list, fixedFilters = [] }: Pick<ListDefinition<R>, 'list' | 'fixedFilters'>, view: ListView): Counts {
  const within = countsWithin(view, strip.field, fixedFilters);
  const totals = useTotals(strip, within === undefined);
  const values = useValues(list, strip.field, within);
  const { counted, failed } = within ? values : totals;
  const now = counted && strip.chips.map((chip) => summed(counted, chip.values));
  const deltas = useDeltas(now, within?.query ?? '');
  const [last, setLast] = useState(now);
  if (now && now.join() !== last?.join()) setLast(now);
  const counts = (now ?? last)?.map((count, index) => ({ count, delta: deltas[index] ?? 0 }));
  return { counts, outdated: now === undefined && last !== undefined, failed };
}

/** Of all rows: the server keeps them, and pushes them as they move. */
function useTotals({ list, field, count }: CountStripDefinition, enabled: boolean): Figures {
  const client = useQueryClient();
  const queryKey = ['totals', list];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readFollowed(
        async () => (await get<ListPage>(`/api/lists/${list}?limit=500`, signal)).data,
        () => client.getQueryData<ListPage>(queryKey)?.position,
      ),
    enabled,
  });
  useFollow({ list }, query.data?.position, {
    onChanges: (changes, position) => client.setQueryData<ListPage>(queryKey, (page) => page && { ...page, position: later(page.position, position), rows: withChanges(page.rows, changes) }),
    onRefetch: () => void client.invalidateQueries({ queryKey }),
  });
  const rows = query.data?.rows;
  return { counted: rows?.map((row) => [row[field], row[count]]), failed: query.isError };
}

/** Of the rows within filters: the server counts them, again when a change may have moved them. */
function useValues(list: string, field: string, within: Within | undefined): Figures {
  const query = useQuery({
    queryKey: ['counts', list, within?.query],
    queryFn: async ({ signal }) => (await get<ListValues>(`/api/lists/${list}/values?${within!.query}`, signal)).data,
    enabled: within !== undefined,
    // Nobody follows them while they are not shown.
    staleTime: 0,
    gcTime: 0,
  });
  const latest = useRef(query.refetch);
  useEffect(() => {
    latest.current = query.refetch;
  });
  const again = useMemo(() => new AskAgain(() => latest.current()), []);
  useFollow({ list }, query.data?.position, {
    onChanges: (changes) => within && changes.some((change) => movesCounts(change, field, within)) && again.soon(),
    onRefetch: () => within && again.soon(),
  });
  return { counted: query.data?.values.map(({ value, count }) => [value, count]), failed: query.isError };
}

function withChanges(rows: readonly Row[], changes: readonly PushedChange[]): readonly Row[] {
  const changed = new Map(changes.map((change) => [change.key, change.row]));
  const kept = rows.filter((row) => !changed.has(String(row['key'])));
  return [...kept, ...[...changed.values()].filter((row) => row !== null)];
}

/** Of rows whose field is one of these values; of all without values. */
function summed(counted: Counted, values: readonly string[] | undefined): number {
  const among = values ? counted.filter(([value]) => values.includes(String(value))) : counted;
  return among.reduce((sum, [, count]) => sum + Number(count ?? 0), 0);
}
