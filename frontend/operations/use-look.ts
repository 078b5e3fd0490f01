import { useQuery } from '@tanstack/react-query';
import { get } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';

/** What is looked at again and again while the page is open. */
export interface Looked<T> {
  readonly data: T | undefined;
  readonly problem: Problem | undefined;
  readonly refresh: () => void;
}

export function useLook<T>(url: string, everyMs: number): Looked<T> {
  const query = useQuery({ queryKey: [url], queryFn: async ({ signal }) => (await get<T>(url, signal)).data, refetchInterval: everyMs });
  return { data: query.data, problem: query.error ? asProblem(query.error) : undefined, refresh: () => void query.refetch() };
}
