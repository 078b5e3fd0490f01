import { useQueries } from '@tanstack/react-query';
import type { OfferedItem } from '../../../backend/company-settings/company-settings-reader.js';
import { get } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useCompanySettings } from '../../server/use-company-settings.js';

/** What the sales section offers. */
export interface SalesChoices {
  readonly salesReps: readonly string[];
  readonly toReps: readonly string[];
  readonly closingAgents: readonly OfferedItem[];
  readonly contractsProcessors: readonly string[];
  readonly escrowAgents: readonly string[];
}

interface Loading {
  /** Undefined until all of it is there. */
  readonly choices: SalesChoices | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

const people = ['SalesReps', 'ToReps'] as const;

export function useSalesChoices(): Loading {
  const settings = useCompanySettings();
  const [sales, to] = useQueries({
    queries: people.map((part) => ({
      queryKey: ['employees', part],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => (await get<readonly { readonly fullName: string }[]>(`/api/Employees/${part}`, signal)).data.map(({ fullName }) => fullName),
      staleTime: 0,
    })),
  });
  const all = [settings, sales!, to!];
  const failed = all.find(({ error, data }) => error && !data);
  const lists = settings.data?.lists;
  return {
    choices: lists &&
      sales!.data &&
      to!.data && {
        salesReps: sales!.data,
        toReps: to!.data,
        closingAgents: lists.closingAgents ?? [],
        contractsProcessors: namesOf(lists.contractsProcessors),
        escrowAgents: namesOf(lists.escrowAgents),
      },
    problem: failed?.error ? asProblem(failed.error) : undefined,
    retry: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

function namesOf(items: readonly OfferedItem[] = []): readonly string[] {
  return items.map(({ name = '' }) => name);
}
