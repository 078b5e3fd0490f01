import { useQuery } from '@tanstack/react-query';
import type { LinkUnderWay } from '../../backend/users/passwords/password.controller.js';
import { formatTime } from '../kit/format/dates.js';
import { get } from '../server/http.js';

const LOOK_MS = 1_000;

interface MailUnderWayProps {
  readonly userId: number;
  readonly what: string;
  readonly to: string;
}

/** Nobody waits for the mail server: what became of the mail shows here once that is known. */
export function MailUnderWay({ userId, what, to }: MailUnderWayProps) {
  const { data } = useQuery({
    queryKey: ['password-link', userId],
    queryFn: async ({ signal }) => (await get<LinkUnderWay>(`/api/Users/${userId}/PasswordLink`, signal)).data.link,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : LOOK_MS),
    staleTime: 0,
    gcTime: 0,
  });
  if (data?.state === 'sent') return `${what} was mailed to ${to}.`;
  if (data?.state === 'failed') return <span className="down">{`${what} to ${to} could not be mailed: ${data.reason ?? 'nobody knows why'}.`}</span>;
  if (data?.state === 'tries again' && data.nextTry) return `${what} to ${to} waits: the mail server did not take it (${data.reason}). It is tried again at ${formatTime(new Date(data.nextTry))}.`;
  return `${what} to ${to} is on its way.`;
}

function isOver(link: LinkUnderWay['link'] | undefined): boolean {
  return link?.state === 'sent' || link?.state === 'failed';
}
