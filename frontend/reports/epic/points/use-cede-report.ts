import type { CedeAnswer } from '../../../../backend/reports/cede/cede-report.dto.js';
import { useLiveAnswer, type LiveAnswer } from '../../../kit/live-answer/use-live-answer.js';
import { get } from '../../../server/http.js';

/** The points that are to be ceded, live or as of a past day. */
export function useCedeReport(query: string): LiveAnswer<CedeAnswer> {
  return useLiveAnswer<CedeAnswer>({
    key: ['cede-report', query],
    read: async (signal, known) => (await get<CedeAnswer>(`/api/Reports/epic-membership-points?${query}`, signal, known)).data,
    followedFrom: ({ live, position }) => (live ? position : undefined),
    follows: ['ceded-member-months'],
    figure: ({ lines }) => lines,
  });
}
