import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, send } from '../server/http.js';

/** One sign-in of mine that still holds. */
export interface MySession {
  readonly sessionId: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly address: string;
  /** Its User-Agent header. */
  readonly browser: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

export const MY_SESSIONS = ['my-sessions'] as const;
const ROUTE = '/api/Users/Me/Sessions';

/** Looked up again whenever somebody comes back to the window: another browser may have signed in or out. */
export function useMySessions() {
  return useQuery({
    queryKey: MY_SESSIONS,
    queryFn: async ({ signal }) => (await get<readonly MySession[]>(ROUTE, signal)).data,
    select: ownFirst,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

function ownFirst(sessions: readonly MySession[]): readonly MySession[] {
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one session by its id, or all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: string | 'others') => send(which === 'others' ? ROUTE : `${ROUTE}/${which}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: MY_SESSIONS }),
  });
}
