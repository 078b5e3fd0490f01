import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PortalRefused, readMember, type OpenedMember } from './portal-calls.js';

const EVERY_MS = 15_000;
const QUERY = ['portal-member'];

export interface PortalMember {
  readonly opened: OpenedMember | undefined;
  readonly problem: PortalRefused | undefined;
  /** When it ends at rest, by this computer's clock. */
  readonly endsAt: number;
  /** Reads again, as new as what was just saved. */
  readonly refresh: (position?: string) => Promise<unknown>;
  /** Back to the look-up, with nothing of the member left here. */
  readonly close: (words: string) => void;
}

/** The member of the session; another address than theirs is closed. */
export function usePortalMember(memberId: string): PortalMember {
  const client = useQueryClient();
  const navigate = useNavigate();
  const position = useRef<string | undefined>(undefined);
  const again = useRef(false);
  const query = useQuery<OpenedMember, PortalRefused>({
    queryKey: QUERY,
    queryFn: async () => {
      const answer = await readMember({ again: again.current, position: position.current });
      again.current = true;
      return answer;
    },
    refetchInterval: EVERY_MS,
    retry: false,
    gcTime: 0,
  });
  const close = (words: string) => {
    client.removeQueries({ queryKey: QUERY });
    void navigate('/auth/rci', { replace: true, state: { closed: words } });
  };
  const isAnother = query.data !== undefined && String(query.data.member.memberId) !== memberId;
  const isClosed = query.error instanceof PortalRefused && query.error.isClosed;
  useEffect(() => {
    if (isClosed) close('The member was closed. Please look them up again.');
    else if (isAnother) close('That member is not open. Please look them up.');
  });
  const refresh = (newest?: string) => {
    position.current = newest ?? position.current;
    return query.refetch();
  };
  const shown = isAnother || isClosed ? undefined : query.data;
  return { opened: shown, problem: query.error ?? undefined, endsAt: query.dataUpdatedAt + (shown?.member.session.restSeconds ?? 0) * 1_000, refresh, close };
}
