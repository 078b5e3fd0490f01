import type { EpicDashboardAnswer } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import { useLiveAnswer, type LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';

/** The lists that move the dashboard, as they are said; whoever opens it may follow them. */
export const movedBy: Readonly<Record<string, string>> = { 'sold-membership-days': 'membership sales', 'enrolled-member-months': 'members', 'points-days': 'points' };

/** Memberships, members and points of a year, live or as of a past day. */
export function useEpicDashboard(query: string): LiveAnswer<EpicDashboardAnswer> {
  return useLiveAnswer<EpicDashboardAnswer>({
    key: ['epic-dashboard', query],
    read: async (signal, known) => (await get<EpicDashboardAnswer>(`/api/Reports/epic-dashboard?${query}`, signal, known)).data,
    followedFrom: ({ live, position }) => (live ? position : undefined),
    follows: Object.keys(movedBy),
    figure: ({ sales, points, members, apr }) => [sales, points.closing, members, apr],
  });
}
