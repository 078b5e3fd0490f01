import { useState } from 'react';
import type { News } from '../../backend/changes/changes.dto.js';
import { toastWithUndo } from '../kit/toast.js';
import { send } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';

/** Marks what is shown as seen, for this person on every device; for some seconds it can be taken back. */
export function useMarkSeen(readAgain: () => void) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const put = async (until: string | null) => {
    setPending(true);
    setProblem(undefined);
    try {
      await send('/api/Today/Seen', { body: { until } });
      readAgain();
      return true;
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    problem,
    async seen({ until, since, first }: News): Promise<void> {
      if (await put(until)) await toastWithUndo('Marked as seen', () => void put(first ? null : since));
    },
  };
}
