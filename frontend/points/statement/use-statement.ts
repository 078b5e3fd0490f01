import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointsStatementAnswer, StatementChoices } from '../../../backend/points/statement/points-statement.dto.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const URL = '/api/PointLedgers/Statement';
const REFETCH_MS = 250;
const nothing: ReadonlyMap<string, PushedChange> = new Map();

export interface LoadedStatement {
  readonly statement: PointsStatementAnswer | undefined;
  /** What came in since the page was opened, by row. */
  readonly changes: ReadonlyMap<string, PushedChange>;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The statement, live unless it is one of a past day. */
export function useStatement(query: string, live: boolean): LoadedStatement {
  const client = useQueryClient();
  const [changes, setChanges] = useState(nothing);
  const read = useQuery({
    queryKey: ['points-statement', query],
    queryFn: async ({ signal }) => (await get<PointsStatementAnswer>(`${URL}?${query}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const again = useSoon(() => void client.invalidateQueries({ queryKey: ['points-statement'] }), REFETCH_MS);
  useFollow({ list: 'points-ledger' }, live ? read.data?.position : undefined, {
    onChanges: (pushed) => {
      setChanges((before) => new Map([...before, ...pushed.map((change) => [change.key, change] as const)]));
      again();
    },
    onRefetch: again,
  });
  return { statement: read.data, changes, problem: read.error ? asProblem(read.error) : undefined, retry: () => void read.refetch() };
}

export function useStatementChoices(): StatementChoices | undefined {
  return useQuery({ queryKey: ['points-statement-choices'], queryFn: async ({ signal }) => (await get<StatementChoices>(`${URL}/Choices`, signal)).data, staleTime: 60_000 }).data;
}
