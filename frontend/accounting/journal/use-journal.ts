import type { JournalAnswer } from '../../../backend/accounting/journal/journal.dto.js';
import { useLiveAnswer, type LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';
import { followedBy, journalLists } from '../followed-lists.js';

/** The journal of some days, live. */
export function useJournal(query: string): LiveAnswer<JournalAnswer> {
  const { may } = useSession();
  return useLiveAnswer<JournalAnswer>({
    key: ['journal', query],
    read: async (signal, known) => (await get<JournalAnswer>(`/api/Accounting/Journal?${query}`, signal, known)).data,
    followedFrom: ({ position }) => position,
    ...followedBy(journalLists, may),
    figure: ({ debit, credit, entryCount }) => [debit, credit, entryCount],
  });
}
