import { useQuery } from '@tanstack/react-query';
import type { WallAnswer } from '../../../backend/tours/wall/tour-wall.dto.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useConnectionState, useFollow } from '../../server/live/use-live.js';
import { asProblem } from '../../server/problem.js';
import { useNewRelease } from './new-release.js';
import { Wall } from './wall.js';
import { answered, nothingYet, type WallState } from './wall-state.js';

const SOON_MS = 300;
/** For the new day, whatever happens. */
const ANYWAY_MS = 60_000;

/** /admin/tours-wall: the same board for as long as somebody is signed in here. */
export function WallSignedIn() {
  const connection = useConnectionState();
  const { data, error, refetch } = useQuery({
    queryKey: ['tour-wall'],
    queryFn: async ({ signal }) => answered((await get<WallAnswer>('/api/TourWall', signal)).data),
    staleTime: 0,
    refetchInterval: ANYWAY_MS,
  });
  const soon = useSoon(() => void refetch(), SOON_MS);
  useFollow({ list: 'tour-list' }, data?.answer?.position, { onChanges: soon, onRefetch: soon });
  const offlineSince = 'since' in connection ? connection.since : undefined;
  useNewRelease(data !== undefined && !offlineSince);
  if (error && !data) return <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />;
  const state: WallState = { ...(data ?? nothingYet), offlineSince };
  return <Wall state={state} back="/admin/tours-board" />;
}
